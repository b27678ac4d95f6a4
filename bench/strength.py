"""How strong the bots are: win shares over duplicate deals, each with its 95 % interval. Levels: see `bench.levels`.

Groups: `quick` (the bots that decide at once), `search` (two players, a second a move on one core), `tables` (search at
larger tables and in the variants), `ismcts` (search over OpenSpiel's own). What is measured again takes its place in
the results; the rest stays. One core plays one game at a time.

Example: python -m bench.strength --only quick --scale 0.5
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.machine import describe
from courtcards import arena
from courtcards.arena.intervals import Estimate
from courtcards.arena.result import Standing

RESULTS = Path(__file__).parent / "results" / "strength.json"
GLORY, CALL = "call-to-glory", "come-to-call"
VARIANTS: list[dict[str, bool]] = [{"quick": True}, {"tasks": True}, {"ninja": True}, {"tasks": True, "ninja": True}]


@dataclass(frozen=True)
class Contest:
    """The first bot against the others; more bots than seats are a pool, in which every group of them meets."""

    game: str
    bots: tuple[str, ...]
    deals: int
    players: int = 2
    options: dict[str, bool] = field(default_factory=dict)
    seed: str = "1"
    aivat: bool = False  # whether win shares are also told without luck

    @property
    def variant(self) -> str:
        return " + ".join(self.options) or "standard"

    @property
    def name(self) -> str:
        return "-".join([self.game, *self.bots, str(self.players), *self.options]).replace(":", "_").replace("/", "_")


def alone(game: str, bot: str, other: str, players: int, deals: int) -> Contest:
    """One against as many of another as the table has room for."""
    return Contest(game, (bot, *[other] * (players - 1)), deals, players)


GROUPS: dict[str, list[Contest]] = {
    "quick": [
        *(Contest(game, ("greedy", "random"), 500) for game in (GLORY, CALL)),
        *(alone(GLORY, "scripted", "greedy", players, 400) for players in (2, 3, 4)),
        *(Contest(GLORY, ("scripted", "greedy"), 400, 2, options) for options in VARIANTS),
        *(alone(CALL, "scripted", "greedy", players, 400) for players in (2, 3, 4, 6)),
    ],
    "search": [Contest(GLORY, ("search:1s", "scripted"), 96), Contest(CALL, ("search:1s", "scripted"), 48)],
    "tables": [
        *(alone(GLORY, "search:100", "scripted", players, 48) for players in (3, 4)),
        *(Contest(GLORY, ("search:100", "scripted"), 64, 2, options) for options in VARIANTS),
        *(alone(CALL, "search:48", "scripted", players, 32) for players in (3, 4)),
        alone(CALL, "search:48", "scripted", 6, 16),
    ],
    "ismcts": [Contest(GLORY, ("search:300", "bench.ismcts.make_bot"), 24)],
}


def measure(contest: Contest, scale: float, workers: int | None, folder: Path | None) -> dict[str, Any]:
    deals = max(2, round(contest.deals * scale))
    result = arena.run(
        contest.bots,
        game=contest.game,
        players=contest.players,
        deals=deals,
        seed=contest.seed,
        workers=workers,
        out=folder and folder / contest.name,
        aivat=contest.aivat,
        **contest.options,
    )
    return {
        "game": contest.game,
        "variant": contest.variant,
        "players": contest.players,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "deals": result.deals,
        "games": result.games,
        "standings": [as_json(standing) for standing in result.standings],
        **({"ahead": result.as_json()["ahead"]} if len(set(contest.bots)) > 2 else {}),
    }


def as_json(standing: Standing) -> dict[str, Any]:
    return {
        "bot": standing.bot,
        "games": standing.games,
        "win_share": interval(standing.win_share),
        **({"adjusted": interval(standing.adjusted), "variance": standing.variance} if standing.adjusted else {}),
        "rating": standing.rating and interval(standing.rating),
        "points": standing.points.value,
        "decisions": standing.decisions,
        "seconds": standing.seconds,
    }


def interval(estimate: Estimate) -> list[float]:
    return [estimate.low, estimate.value, estimate.high]


def rows(measured: dict[str, Any]) -> Iterable[list[str]]:
    """The first bot's win share; in a pool everybody's, with ratings."""
    bots: list[str] = measured["bots"]
    pool = "ahead" in measured
    table = f"{measured['players']} players, {measured['variant']}"
    for standing in measured["standings"]:
        if pool or standing["bot"] == bots[0]:
            low, value, high = (100 * share for share in standing["win_share"])
            against = "all" if pool else bots[1]
            rating = f"{standing['rating'][1]:.1f} ({standing['rating'][0]:.1f}–{standing['rating'][2]:.1f})"
            share = f"{value:.1f} % ({low:.1f}–{high:.1f} %)"
            each = f"{1000 * standing['seconds']:.3g} ms"
            yield [
                measured["game"],
                f"{standing['bot']} – {against}",
                table,
                str(standing["games"]),
                share,
                rating,
                each,
            ]


def keep(measured: list[dict[str, Any]], path: Path) -> None:
    """Put them in the place of earlier measurements of the same."""
    machine = describe(["numba", "numpy"])
    kept = {key(each): each for each in json.loads(path.read_text())["measured"]} if path.exists() else {}
    kept.update({key(each): {**each, "machine": machine} for each in measured})
    path.write_text(json.dumps({"measured": list(kept.values())}, indent=1) + "\n")


def key(measured: dict[str, Any]) -> str:
    return json.dumps([measured[name] for name in ("game", "variant", "players", "bots")])


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=[*GROUPS], action="append", help="a group; all but ismcts if none is named")
    parser.add_argument("--game", choices=[GLORY, CALL], help="one game alone")
    parser.add_argument("--scale", type=float, default=1.0, help="times the usual number of deals")
    parser.add_argument("--workers", type=int, help="games at a time; as many as there are cores if not said")
    parser.add_argument("--folder", type=Path, help="keep every deal here, and go on after an interruption")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file that gets the results")
    return parser.parse_args()


def main() -> None:
    given, console, measured = read_arguments(), Console(), []
    groups = given.only or [name for name in GROUPS if name != "ismcts"]
    contests = [contest for name in groups for contest in GROUPS[name] if given.game in (None, contest.game)]
    table = Table("game", "bots", "table", "games", "win share", "rating", "a decision")
    try:
        for number, contest in enumerate(contests, 1):
            with console.status(f"{number} of {len(contests)}: {contest.name}"):
                measured.append(measure(contest, given.scale, given.workers, given.folder))
            keep(measured[-1:], given.results)
            for row in rows(measured[-1]):
                table.add_row(*row)
    except KeyboardInterrupt:
        console.print("Stopped; what is measured so far:")
    console.print(table)


if __name__ == "__main__":
    main()
