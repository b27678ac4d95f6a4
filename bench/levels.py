"""How far apart the levels are at every table: how often each finishes ahead of the one below, with 95 % intervals.

The levels that decide at once play in one pool: every group of them that fills the table, each deal in all rotations.
The Sovereign, which takes its time, is measured with `--top`, against the levels below that fill the table. What is
measured again takes its place in the results; the rest stays. Prints the tables of docs/bots.md.

Example: python -m bench.levels --games 2000 --seed levels-1
"""

from __future__ import annotations

import argparse
import itertools
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bench.strength import CALL, GLORY, keep
from courtcards import arena
from courtcards.arena.arena import deals_for
from courtcards.arena.plan import read_plan
from courtcards.bots import LEVELS

RESULTS = Path(__file__).parent / "results" / "levels.json"
TABLES = [*((GLORY, players) for players in (2, 3, 4)), *((CALL, players) for players in (2, 3, 4, 5, 6))]
IDS = [level.id for level in LEVELS]
QUICK = [level.id for level in LEVELS if not level.looks_ahead]
SOVEREIGN = "sovereign:0.25s"  # a quarter of what it has at a table, or it would take hours


def measure(
    game: str, players: int, games: int, seed: str, top: bool = False, workers: int | None = None
) -> dict[str, Any]:
    """The steps of the ladder at one table: by level, how often it finishes ahead of the one below."""
    bots = [*QUICK, SOVEREIGN][-players:] if top else QUICK
    deals = deals_for(games, read_plan(bots, game, players, seed, False, {}))
    result = arena.run(bots, game=game, players=players, deals=deals, seed=seed, workers=workers)
    ahead = result.as_json()["ahead"]
    steps = [(bots[-2], bots[-1])] if top else itertools.pairwise(bots)
    return {
        "game": game,
        "variant": "standard",
        "players": players,
        "bots": bots,
        "seed": seed,
        "deals": result.deals,
        "games": result.games,
        "ahead": {high.partition(":")[0]: ahead[high][low] for low, high in steps},
    }


def steps(measured: Iterable[dict[str, Any]], game: str) -> dict[int, dict[str, int]]:
    """By number of players and level: in what percentage of the games it finishes ahead of the one below."""
    found: dict[int, dict[str, int]] = {}
    for each in measured:
        if each["game"] == game:
            shares = {level: round(100 * share["value"]) for level, share in each["ahead"].items()}
            found[each["players"]] = found.get(each["players"], {}) | shares
    return {players: {id: found[players][id] for id in IDS if id in found[players]} for players in sorted(found)}


def markdown(measured: Iterable[dict[str, Any]]) -> str:
    """A row for each pool: how often each level finishes ahead of the one below, with its interval."""
    ladder = list(itertools.pairwise(IDS))
    lines = [
        " | ".join(["| game", "players", "games", *(f"{high} – {low}".title() for low, high in ladder)]) + " |",
        "|---|---:|---:|" + "---|" * len(ladder),
    ]
    for each in sorted(measured, key=lambda each: (SOVEREIGN in each["bots"], TABLES.index(table(each)))):
        cells = [interval(each["ahead"].get(high)) for _, high in ladder]
        lines.append(" | ".join([f"| {each['game']}", str(each["players"]), f"{each['games']:,}", *cells]) + " |")
    return "\n".join(lines)


def table(measured: dict[str, Any]) -> tuple[str, int]:
    return measured["game"], measured["players"]


def interval(share: dict[str, float] | None) -> str:
    if share is None:
        return ""
    return f"{100 * share['value']:.1f} % ({100 * share['low']:.1f}–{100 * share['high']:.1f} %)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[GLORY, CALL], help="one game alone")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=2000, help="at each table, rounded up to whole deals")
    parser.add_argument("--seed", default="levels-1", help="not one that the levels were tuned on")
    parser.add_argument("--top", action="store_true", help="the Sovereign over the level below, instead of the pool")
    parser.add_argument("--workers", type=int, help="games at a time; as many as there are cores if not said")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file that gets the results")
    given = parser.parse_args()
    for game, players in TABLES:
        if given.game in (None, game) and players in given.players:
            keep([measure(game, players, given.games, given.seed, given.top, given.workers)], given.results)
    print(markdown(json.loads(given.results.read_text())["measured"]))


if __name__ == "__main__":
    main()
