"""How strong the bots are: win shares over duplicate deals, for each game, player count and variant.

Example: python -m bench.strength --deals 200
"""

from __future__ import annotations

import argparse
import itertools
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.machine import describe
from courtcards import arena

RESULTS = Path(__file__).parent / "results" / "strength.json"


@dataclass(frozen=True)
class Pairing:
    """The first bot against the second; at larger tables they sit in turn."""

    game: str
    first: str
    second: str
    players: int = 2
    options: dict[str, bool] = field(default_factory=dict)
    share: float = 1.0  # of the deals asked for: slow bots play fewer

    @property
    def title(self) -> str:
        return " + ".join(self.options) or "standard"


GLORY, CALL = "call-to-glory", "come-to-call"
VARIANTS: list[dict[str, bool]] = [{"quick": True}, {"tasks": True}, {"ninja": True}, {"tasks": True, "ninja": True}]
LADDER = ("page", "squire", "herald", "knight")

PAIRINGS = [
    *(Pairing(game, "greedy", "random") for game in (GLORY, CALL)),
    *(Pairing(GLORY, "scripted", "greedy", players) for players in (2, 3, 4)),
    *(Pairing(GLORY, "scripted", "greedy", 2, options) for options in VARIANTS),
    *(Pairing(CALL, "scripted", "greedy", players) for players in (2, 3, 4, 6)),
    *(Pairing(game, high, low) for game in (GLORY, CALL) for low, high in itertools.pairwise(LADDER)),
]


def measure(pairing: Pairing, deals: int) -> dict[str, Any]:
    count = max(2, round(deals * pairing.share))
    bots = [pairing.first, pairing.second]
    result = arena.run(bots, game=pairing.game, players=pairing.players, deals=count, **pairing.options)
    first = next(standing for standing in result.standings if standing.bot == pairing.first)
    return {
        "game": pairing.game,
        "variant": pairing.title,
        "players": pairing.players,
        "bot": pairing.first,
        "against": pairing.second,
        "deals": count,
        "games": first.games,
        "win_share": [first.win_share.low, first.win_share.value, first.win_share.high],
        "points": first.points.value,
    }


def row(measured: dict[str, Any]) -> list[str]:
    low, value, high = (100 * share for share in measured["win_share"])
    bots = f"{measured['bot']} – {measured['against']}"
    table = f"{measured['players']} players, {measured['variant']}"
    return [measured["game"], bots, table, str(measured["games"]), f"{value:.1f} %", f"{low:.1f}–{high:.1f} %"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200, help="deals of each pairing, each in all seat rotations")
    deals: int = parser.parse_args().deals
    console, measured = Console(), []
    table = Table("game", "bots", "table", "games", "win share of the first", "95 % interval")
    try:
        for number, pairing in enumerate(PAIRINGS, 1):
            with console.status(f"{number} of {len(PAIRINGS)}: {pairing.first} – {pairing.second}, {pairing.game}"):
                measured.append(measure(pairing, deals))
            table.add_row(*row(measured[-1]))
    except KeyboardInterrupt:
        console.print("Stopped; what is measured so far:")
    console.print(table)
    RESULTS.write_text(json.dumps({"machine": describe(["numba", "numpy"]), "measured": measured}, indent=1) + "\n")


if __name__ == "__main__":
    main()
