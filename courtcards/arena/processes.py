"""Plays on all cores of this machine, with a pool of processes that get deal after deal."""

from __future__ import annotations

import contextlib
import functools
import itertools
import json
import math
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection

import numba

from courtcards.arena.plan import Plan
from courtcards.arena.runner import DealRunner, Report, checked, ready, report_of, reported
from courtcards.errors import CourtCardsError

AHEAD = 2  # deals that a worker has at a time: one to play, and the next
ALONE = 1.0  # seconds of processor time: about as long as a worker takes to start
Task = Callable[[int], Report]  # plays a deal; can be sent to a process
MOST_DEATHS = 3  # how often a worker may die on the same deal


def play_here(plan: Plan, deals: Iterable[int]) -> Generator[Report]:
    """Play in this process."""

    @functools.cache
    def runner() -> DealRunner:
        return ready(plan)

    for deal in deals:
        with contextlib.redirect_stdout(sys.stderr):  # what bots print is not part of a result
            report = reported(runner, deal)
        yield checked(report)


def play_growing(plan: Plan, deals: Iterable[int], workers: int) -> Generator[Report]:
    """Play in this process at first, then with `workers` workers if there is more to do: they are slow to start."""
    waiting, began = iter(deals), math.inf
    for report in play_here(plan, waiting):
        yield report
        began = min(began, time.process_time())  # from the second deal on: the first one loads the code
        if time.process_time() - began > ALONE:
            yield from play_by_processes(plan, waiting, workers)
            return


def play_by_processes(plan: Plan, deals: Iterable[int], workers: int) -> Generator[Report]:
    """Play with `workers` workers; the reports come in the order in which the deals are finished.

    When a worker dies, the standard pool gives up all its deals. They are then played one by one, to see which it was.
    """
    given = pickle.dumps(plan.given) if plan.unnamed else b""
    task, waiting = functools.partial(report_of, json.dumps(plan.as_json()), given=given), iter(deals)
    while lost := (yield from play_until_death(task, waiting, workers)):
        yield from play_one_by_one(task, lost)


def play_until_death(task: Task, deals: Iterator[int], workers: int) -> Generator[Report, None, list[int]]:
    """Play until everything is played or a worker dies; returns the deals that were handed out but not finished."""
    handed: list[int] = []
    flying: set[Future[Report]] = set()
    with contextlib.closing(Pool(workers)) as pool, contextlib.suppress(BrokenProcessPool):
        while True:
            while len(handed) < AHEAD * workers and (deal := next(deals, None)) is not None:
                handed.append(deal)
                flying.add(pool.play(task, deal))
            done, flying = wait(flying, return_when=FIRST_COMPLETED)
            if not done:
                break
            for report in [checked(future.result()) for future in done]:
                handed.remove(report["deal"])
                yield report
    return handed


def play_one_by_one(task: Task, deals: Iterable[int]) -> Generator[Report]:
    """Play with one worker at a time. If it dies, the first of its deals was the cause."""
    deaths: Counter[int] = Counter()
    waiting = iter(deals)
    while lost := (yield from play_until_death(task, waiting, 1)):
        deaths[lost[0]] += 1
        if deaths[lost[0]] >= MOST_DEATHS:
            raise CourtCardsError("arena-worker-died", deal=lost[0], times=MOST_DEATHS)
        waiting = itertools.chain(lost, waiting)


class Pool:
    """Processes that play deals, and end when the pool is closed or this process is gone, even in the middle of one."""

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._leash, self._hand = context.Pipe(duplex=False)
        self._executor = ProcessPoolExecutor(workers, context, begin, (self._leash,))

    def play(self, task: Task, deal: int) -> Future[Report]:
        with holding_back_ctrl_c():
            return self._executor.submit(task, deal)

    def close(self) -> None:
        self._hand.close()
        self._executor.shutdown(cancel_futures=True)
        self._leash.close()


@contextlib.contextmanager
def holding_back_ctrl_c() -> Iterator[None]:
    """Hold back Ctrl-C for a moment: processes started now inherit that, so it reaches us alone."""
    if sys.platform == "win32":  # no signal masks there
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the processes


def begin(leash: Connection) -> None:
    os.dup2(2, 1)  # what bots print goes to standard error
    numba.set_num_threads(1)  # the other cores have workers of their own
    threading.Thread(target=end_with, args=(leash,), daemon=True).start()


def end_with(leash: Connection) -> None:
    leash.poll(None)  # until the other end is closed
    os._exit(0)
