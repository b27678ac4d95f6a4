"""Whether results without luck are the same on average, and how much less they vary.

Bots play duplicate deals as in the arena, and `courtcards.review.luck` says what was luck: of the cards, and of the
lots that bots drew whose probabilities are known. For each contest a line of JSON, about the first bot:

plain, adjusted, fitted   the mean win share: as played, without luck, and as `courtcards arena --aivat` tells it
difference, error         how far the adjusted mean is from the plain one, and the standard error of that
ratio, fitted_ratio       variance over deals in parts of that of duplicate deals alone
game_ratio, spread        the same for single games, as in a review; the standard deviation of an adjusted one

With --spreads instead, for every variant and number of players: how much a result without luck varies from game to game
in a review, where what bots decide is no luck. All seats are played by `scripted`.

spread, error   the standard deviation over games and seats, and the standard error of that
ratio           the variance in parts of that with luck

Example: python -m bench.luck --games 20000 --jobs 16 --only 2
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from courtcards.arena.arena import cores, deals_for
from courtcards.arena.intervals import without_luck
from courtcards.arena.plan import Plan, read_plan
from courtcards.arena.result import Tally
from courtcards.arena.runner import Report, checked, report_of
from courtcards.bots import play_out
from courtcards.errors import CourtCardsError
from courtcards.game import new_game
from courtcards.games import GAMES, rules_of
from courtcards.games.arrays import Float64Array as Floats
from courtcards.review.judge import judge_of
from courtcards.review.luck import account

TABLES = {"call-to-glory": (2, 3, 4), "come-to-call": (2, 3, 4, 6)}
VARIANTS = {
    "call-to-glory": ("", "quick", "tasks", "ninja", "ninja quick", "ninja tasks"),  # flags
    "come-to-call": ("",),
}
RESULTS = Path(__file__).parent / "results" / "luck.json"


@dataclass(frozen=True)
class Contest:
    game: str
    bots: tuple[str, ...]
    players: int

    @property
    def about(self) -> dict[str, Any]:
        return {"game": self.game, "players": self.players, "bots": list(self.bots)}


def contests(games: list[str], tables: list[int], bots: list[str]) -> Iterator[Contest]:
    """The first bot against as many of the second as the table has room for."""
    for game in games:
        for players in TABLES[game]:
            if not tables or players in tables:
                yield Contest(game, (bots[0], *bots[1:] * (players - 1)), players)


def measure(contest: Contest, games: int, seed: str, pool: ProcessPoolExecutor) -> dict[str, Any]:
    began = time.perf_counter()
    plan = read_plan(contest.bots, contest.game, contest.players, seed, False, {}, aivat=True)
    written, deals = json.dumps(plan.as_json()), range(deals_for(games, plan))
    reports = [checked(report) for report in pool.map(report_of, [written] * len(deals), deals, chunksize=4)]
    return {**contest.about, "seed": seed, **figures(plan, reports), "seconds": round(time.perf_counter() - began, 1)}


def figures(plan: Plan, reports: list[Report]) -> dict[str, Any]:
    tally = Tally(plan, reports)
    assert tally.luck is not None
    plain, luck = tally.shares[:, 0], tally.luck[:, 0]
    fitted, deals = without_luck(tally.shares, tally.luck)[:, 0], len(reports)
    games = np.array([each for report in reports for each in single_games(report)])
    return {
        "deals": deals,
        "games": len(games),
        "plain": rounded(plain.mean()),
        "adjusted": rounded((plain - luck).mean()),
        "fitted": rounded(fitted.mean()),
        "difference": rounded(-luck.mean()),
        "error": rounded(luck.std(ddof=1) / deals**0.5),
        "fitted_difference": rounded((fitted - plain).mean()),
        "fitted_error": rounded((fitted - plain).std(ddof=1) / deals**0.5),
        "ratio": rounded((plain - luck).var() / plain.var()),
        "fitted_ratio": rounded(fitted.var() / plain.var()),
        "game_ratio": rounded((games[:, 0] - games[:, 1]).var() / games[:, 0].var()),
        "spread": rounded((games[:, 0] - games[:, 1]).std()),
    }


def single_games(report: Report) -> Iterator[tuple[float, float]]:
    """By game: what the first bot won, and how much of it was luck."""
    for (seating, _, winners), luck in zip(report["games"], report["luck"], strict=True):
        seat = seating.index(0)
        yield (1 / len(winners) if seat in winners else 0.0), luck[seat]


def spreads(game_id: str, tables: list[int], games: int, seed: str) -> Iterator[dict[str, Any]]:
    """How much results without luck vary in reviews, by variant and number of players."""
    for variant in VARIANTS[game_id]:
        for players in tables or range(2, rules_of(game_id).seats + 1):
            results = [review(game_id, players, variant, f"{seed} {number}", number) for number in range(games)]
            about = {"game": game_id, "variant": variant, "players": players, "bots": "scripted", "seed": seed}
            yield {**about, "games": games, **spread_of(np.array(results))}


def review(game_id: str, players: int, variant: str, seed: str, number: int) -> list[Floats]:
    """The results of all seats in a game of equal bots, then the same without luck."""
    game = new_game(game_id, players=players, seed=seed, **dict.fromkeys(variant.split(), True))
    play_out(game, dict.fromkeys(range(players), "scripted"), rng=number)
    kept = account(game, judge_of(game_id))
    return [kept.end, kept.adjusted]


def spread_of(results: Floats) -> dict[str, float]:
    """From results by game, with luck and without, and seat. The error is that of the mean square over games."""
    plain, adjusted = results.var(axis=0, ddof=1).mean(axis=1)
    squares = ((results[:, 1] - results[:, 1].mean(axis=0)) ** 2).mean(axis=1)
    error = squares.std(ddof=1) / len(squares) ** 0.5 / (2 * adjusted**0.5)
    return {"spread": rounded(adjusted**0.5), "error": rounded(error), "ratio": rounded(adjusted / plain)}


def rounded(number: Any) -> float:
    return round(float(number), 5)


def begin() -> None:
    os.nice(5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append", help="both if none is named")
    parser.add_argument("--only", type=int, action="append", help="tables of this many players; all if none is named")
    parser.add_argument("--bots", nargs=2, default=["neural", "scripted"], help="one against all others")
    parser.add_argument("--games", type=int, default=2000, help="of each contest, rounded up to whole deals")
    parser.add_argument("--seed", default="luck")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes")
    parser.add_argument("--results", type=Path, help=f"also write everything here, as {RESULTS.name} in bench/results")
    parser.add_argument("--spreads", action="store_true", help="instead, how much results without luck vary in reviews")
    given = parser.parse_args()
    found = []
    if given.spreads:
        for game_id in given.game or GAMES:
            for spread in spreads(game_id, given.only or [], given.games, given.seed):
                print(json.dumps(spread), flush=True)
        return
    with ProcessPoolExecutor(given.jobs, get_context("spawn"), begin) as pool:
        for contest in contests(given.game or list(GAMES), given.only or [], given.bots):
            found.append(measure(contest, given.games, given.seed, pool))
            print(json.dumps(found[-1]), flush=True)
    if given.results:
        given.results.write_text(json.dumps({"measured": found}, indent=1) + "\n")


if __name__ == "__main__":
    try:
        main()
    except CourtCardsError as error:
        sys.exit(str(error))
