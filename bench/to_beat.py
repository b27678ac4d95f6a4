"""The results to beat: `python -m bench.to_beat` measures what is missing, and writes the tables of `docs/results.md`.

One `neural` among scripted bots, and `master` with a second a move against others. It takes hours, can be stopped at
any time and goes on from there: what was played with the weights in the package is kept; `--again` starts over.
`--write` only writes the tables from what is there.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
from pathlib import Path
from typing import Any

from bench import full_tables, learning
from bench.strength import CALL, GLORY, Contest, key
from bench.strength import keep as keep_contest
from bench.strength import measure as measure_contest
from courtcards.bots.learned import SHARPNESS
from courtcards.bots.weights import shipped

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "results.md"
ALONE = ROOT / "bench" / "results" / "full_tables.json"
LOOKAHEAD = learning.RESULTS / learning.MEASURED
DEALS = ROOT / ".bench-deals"  # of contests that are not finished
BLOCK = re.compile(r"(<!-- (alone|lookahead) -->\n).*?(<!-- end -->)", re.DOTALL)

NAMES = {GLORY: "Call to Glory", CALL: "Come to Call"}
SEED = 9101  # used for nothing else
TABLES = [
    *((GLORY, players, games) for players, games in ((2, 6000), (3, 24_000), (4, 24_000))),
    *((CALL, players, 4000) for players in (2, 3, 4, 6)),
]
CONTESTS = [
    Contest(GLORY, ("master:1s", "neural"), 40, seed="results-2", aivat=True),
    Contest(GLORY, ("master:1s", "search:1s"), 60),
    Contest(GLORY, ("master:1s", f"{learning.ISMCTS}:1000"), 40),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--again", action="store_true", help="measure what was measured before, too")
    parser.add_argument("--write", action="store_true", help="measure nothing")
    given = parser.parse_args()
    try:
        if not given.write:
            measure(given.again)
    except KeyboardInterrupt:
        print("Stopped. What was measured is kept; run it again to go on.")
    PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")


def measure(again: bool) -> None:
    for game, players, games in TABLES:
        if again or find_table(game, players, games) is None:
            print(f"neural alone: {game}, {players} players, {games:,} games", flush=True)
            full_tables.keep(full_tables.report(game, players, games, SEED), ALONE)
    if again:
        shutil.rmtree(DEALS, ignore_errors=True)
    for contest in CONTESTS:
        if again or find_contest(contest) is None:
            print(f"{contest.name}: {contest.deals} deals", flush=True)
            keep_contest([measure_contest(contest, 1.0, None, DEALS)], LOOKAHEAD)


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8")) if path.exists() else []


def find_table(game: str, players: int, games: int) -> Any:
    """What the weights in the package won at a table, if that was measured."""
    wanted = {"game": game, "players": players, "seed": SEED, "sharpness": SHARPNESS}
    wanted |= {"sha256": full_tables.digest(shipped(game, players))}
    lines = [line for line in read(ALONE) if wanted.items() <= line.items() and "against" not in line]
    return next((line for line in lines if line["games"] == games // players * players), None)


def find_contest(contest: Contest) -> Any:
    wanted = {"game": contest.game, "variant": "standard", "players": contest.players, "bots": list(contest.bots)}
    measured = [each for each in read(LOOKAHEAD)["measured"] if each["deals"] >= contest.deals]
    return next((each for each in measured if key(each) == key(wanted)), None)


# The page


def with_tables(page: str) -> str:
    """The page with these tables; one of which something is not measured yet stays as it is."""
    made = {"alone": alone_table(), "lookahead": lookahead_table()}
    return BLOCK.sub(lambda found: found[1] + made[found[2]] + found[3] if made[found[2]] else found[0], page)


def alone_table() -> str | None:
    lines = ["| | players | fair share | win share | interval | games |", "|---|---:|---:|---:|---|---:|"]
    above = None
    for game, players, games in TABLES:
        found = find_table(game, players, games)
        if found is None:
            return None
        value, low, high = found["win share"]
        shares = [f"{100 / players:.3g} %", *share_and_interval(low, value, high), f"{found['games']:,}"]
        lines.append(row("" if game == above else NAMES[game], str(players), *shares))
        above = game
    return "\n".join(lines) + "\n"


def lookahead_table() -> str | None:
    lines = ["| | two players | win share | interval | without luck | interval | games |"]
    lines, above = [*lines, "|---|---|---:|---|---:|---|---:|"], None
    for contest in CONTESTS:
        found = find_contest(contest)
        if found is None:
            return None
        standing = next(each for each in found["standings"] if each["bot"] == contest.bots[0])
        shares = [standing["win_share"], *([standing["adjusted"]] if contest.aivat else [])]
        cells = [cell for each in shares for cell in share_and_interval(*(100 * share for share in each))]
        bots = " – ".join(name_of(bot) for bot in contest.bots)
        game = "" if contest.game == above else NAMES[contest.game]
        lines.append(row(game, bots, *cells, *[""] * (4 - len(cells)), f"{found['games']:,}"))
        above = contest.game
    return "\n".join(lines) + "\n"


def row(*cells: str) -> str:
    return "|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|"


def share_and_interval(low: float, value: float, high: float) -> list[str]:
    return [f"{percent(value)} %", f"{percent(low)}–{percent(high)} %"]


def name_of(bot: str) -> str:
    place, _, simulations = bot.partition(":")
    return f"OpenSpiel's ISMCTS, {int(simulations):,} simulations" if place == learning.ISMCTS else f"`{bot}`"


def percent(share: float) -> str:
    return f"{share:.1f}".replace("100.0", "100")


if __name__ == "__main__":
    main()
