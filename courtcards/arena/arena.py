"""Bots against each other over many deals: playing what is missing, keeping what is finished, and the result."""

from __future__ import annotations

import contextlib
import json
import math
import os
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

from courtcards import warmup
from courtcards.arena.cluster import play_on_cluster
from courtcards.arena.extras import has
from courtcards.arena.intervals import is_order_sure, looks
from courtcards.arena.ledger import Ledger, saying_why, write_whole
from courtcards.arena.plan import Plan, read_plan
from courtcards.arena.processes import play_by_processes, play_growing, play_here
from courtcards.arena.result import Result, Tally, result_of
from courtcards.arena.runner import Report
from courtcards.arena.sources import pickled
from courtcards.errors import OptionError
from courtcards.games import GAMES
from courtcards.games.options import is_whole
from courtcards.messages import quote
from courtcards.values import as_python

RESULT, PICTURE = "result.json", "result.png"


class Arena:
    """A plan, its finished deals, and how many are wanted."""

    def __init__(self, plan: Plan, deals: int, until_sure: bool = False, out: str | Path | None = None) -> None:
        if plan.records and out is None:
            raise OptionError("arena-records-where")
        if out is not None and (unknown := set(plan.unnamed) - set(plan.files)):
            raise OptionError("arena-not-kept", bot=quote(min(unknown)))
        self.plan = plan
        self.planned = deals
        self.until_sure = until_sure
        self.ledger = Ledger(plan, None if out is None else Path(out))
        self.resumed = sum(deal < deals for deal in self.ledger.deals)
        self._looks = enumerate(looks(deals), 1)
        self._look, self._next_look = next(self._looks)
        self._sure_after: int | None = None

    @property
    def reports(self) -> list[Report]:
        """The finished deals that count: up to the one that made the order certain, or as many as planned."""
        most = self.planned if self._sure_after is None else self._sure_after
        return [report for deal, report in self.ledger.deals.items() if deal < most]

    def play(
        self,
        workers: int | None = None,
        ray: str | None = None,
        watch: Callable[[Report], None] | None = None,
    ) -> None:
        """Play the missing deals. Finished ones are kept, whatever happens; `watch` is called with each."""
        missing = [deal for deal in range(self.planned) if deal not in self.ledger.deals]
        if self._is_sure() or not missing:
            return
        with contextlib.closing(self._reports(missing, workers, ray)) as reports:
            for report in reports:
                self.ledger.add(report)
                if watch is not None:
                    watch(report)
                if self._is_sure():
                    return

    def _reports(self, missing: list[int], workers: int | None, ray: str | None) -> Generator[Report]:
        if self.plan.unnamed:
            workers = workers or 1  # unless told otherwise, an object plays where its owner can look at it
            if ray is not None or (workers > 1 and pickled(self.plan.given) is None):
                raise OptionError("arena-only-here", bot=quote(self.plan.unnamed[0]))
        if ray is not None:
            return play_on_cluster(self.plan, missing, ray, workers)
        warmup.tell_if_cold(self.plan.game)
        count = min(workers or cores(), len(missing))
        if count == 1:
            return play_here(self.plan, missing)
        if workers is None and AT_ONCE.issuperset(self.plan.bots):
            return play_growing(self.plan, missing, count)
        return play_by_processes(self.plan, missing, count)

    def _is_sure(self) -> bool:
        """Whether the order is certain, from the deals before the first gap: which worker was faster doesn't matter."""
        while self.until_sure and self._sure_after is None and self.ledger.prefix >= self._next_look:
            reports = [self.ledger.deals[deal] for deal in range(self._next_look)]
            tally = Tally(self.plan, reports)
            if is_order_sure(tally.shares, tally.games, self._look, tally.luck):
                self._sure_after = self._next_look
            elif (following := next(self._looks, None)) is not None:
                self._look, self._next_look = following
            else:
                return False
        return self._sure_after is not None

    def result(self, rated: bool = True) -> Result:
        sure = self._sure_after is not None if self.until_sure else None
        return result_of(self.plan, self.reports, self.planned, sure, rated)

    def write(self, result: Result) -> list[Path]:
        """Write the result and its picture, if there is a folder and at least one deal."""
        folder = self.ledger.folder
        if folder is None or not result.standings:
            return []
        with saying_why(folder):
            write_whole(folder / RESULT, json.dumps(result.as_json(), indent=1, ensure_ascii=False) + "\n")
            if not has("matplotlib"):
                return [folder / RESULT]
            result.draw(folder / PICTURE)
        return [folder / RESULT, folder / PICTURE]

    def close(self) -> None:
        self.ledger.close()

    def __enter__(self) -> Arena:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


AT_ONCE = {"random", "greedy", "scripted", "neural"}  # bots that neither think ahead nor run other people's code


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def deals_for(games: int, plan: Plan) -> int:
    """How many whole deals make at least that many games."""
    return math.ceil(games / plan.games_in_deal)


def check_numbers(**numbers: int | None) -> None:
    for name, number in numbers.items():
        if number is not None and (not is_whole(number) or not 1 <= number <= 10**9):
            raise OptionError("arena-number", name=name, given=quote(number))


def run(
    bots: Sequence[object],
    *,
    game: str = GAMES[0],
    players: int = 2,
    deals: int = 500,
    seed: str | int = 1,
    until_sure: bool = False,
    out: str | Path | None = None,
    records: bool = False,
    aivat: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    watch: Callable[[Report], None] | None = None,
    **options: Any,
) -> Result:
    """Let bots play against each other and return the result; with `out`, continue where it was interrupted.

    `bots` are names as on the command line (`"greedy"`, `"search:100"`, `"mybot.py"`), or your own functions, classes
    and objects. What cannot be imported by name, such as an object, plays in this process, unless `workers` says more.
    With `aivat` the luck of each game is measured, and win shares are also told without it.
    """
    players, deals, workers = as_python([players, deals, workers])
    until_sure, records, aivat = as_python([until_sure, records, aivat])
    check_numbers(deals=deals, workers=workers)
    plan = read_plan(bots, game, players, seed, records, as_python(options), aivat)
    with Arena(plan, deals, until_sure, out) as arena:
        arena.play(workers, ray, watch)
        result = arena.result()
        arena.write(result)
    return result
