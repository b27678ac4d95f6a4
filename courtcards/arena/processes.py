"""Playing on all cores of this machine, by processes that are fed deal by deal."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path

from courtcards.arena.match import Report, checked, report_of
from courtcards.arena.plan import Plan
from courtcards.errors import CourtCardsError

AHEAD = 2  # deals that a worker has at a time: one to play, one to go on with
MOST_DEATHS = 3  # workers that may die of one deal


def play_here(plan: Plan, deals: Iterable[int]) -> Generator[Report]:
    """Play in this process."""
    written = json.dumps(plan.as_json())
    for deal in deals:
        yield checked(report_of(written, deal))


def play_by_processes(plan: Plan, deals: Iterable[int], workers: int) -> Generator[Report]:
    """Play by so many workers; the reports come in the order in which the deals are finished."""
    crew = Crew(plan, iter(deals))
    try:
        crew.start(workers)
        yield from crew.reports()
    finally:
        crew.dismiss()


class Worker:
    def __init__(self, plan: str, heard: queue.Queue[tuple[Worker, str]]) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path)}
        self.deals: list[int] = []  # that it has
        self.process = subprocess.Popen(
            [sys.executable, "-m", "courtcards.arena.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=environment,
            start_new_session=True,  # Ctrl-C is for us; it ends when we let go of it
        )
        self.tell(plan)
        threading.Thread(target=self._listen, args=(heard,), daemon=True).start()

    def tell(self, line: str) -> None:
        assert self.process.stdin
        with contextlib.suppress(BrokenPipeError):  # it died: we shall hear of it
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()

    def hand(self, deal: int) -> None:
        self.deals.append(deal)
        self.tell(str(deal))

    def _listen(self, heard: queue.Queue[tuple[Worker, str]]) -> None:
        assert self.process.stdout
        with contextlib.suppress(ValueError):  # closed while reading
            for line in self.process.stdout:
                if line.endswith("\n"):
                    heard.put((self, line))
        heard.put((self, ""))

    def dismiss(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                assert pipe
                pipe.close()


class Crew:
    """Workers, and who has which deal."""

    def __init__(self, plan: Plan, deals: Iterator[int]) -> None:
        self.plan = json.dumps(plan.as_json())
        self.deals = deals
        self.again: list[int] = []  # deals whose worker died
        self.deaths: Counter[int] = Counter()
        self.workers: list[Worker] = []
        self.heard: queue.Queue[tuple[Worker, str]] = queue.Queue()

    def start(self, workers: int) -> None:
        while len(self.workers) < workers:
            self.workers.append(Worker(self.plan, self.heard))

    def reports(self) -> Generator[Report]:
        while self._hand_out():
            worker, line = self.heard.get()
            if not line:
                self._replace(worker)
                continue
            report = checked(json.loads(line))
            worker.deals.remove(report["deal"])
            yield report

    def _hand_out(self) -> bool:
        """Give every worker enough to do; whether there is anything to wait for."""
        for _ in range(AHEAD):
            for worker in self.workers:
                if len(worker.deals) < AHEAD and (deal := self._next()) is not None:
                    worker.hand(deal)
        return any(worker.deals for worker in self.workers)

    def _next(self) -> int | None:
        return self.again.pop() if self.again else next(self.deals, None)

    def _replace(self, worker: Worker) -> None:
        self.workers.remove(worker)
        worker.dismiss()
        for deal in worker.deals[:1]:  # the one that it was playing
            self.deaths[deal] += 1
            if self.deaths[deal] >= MOST_DEATHS:
                raise CourtCardsError("arena-worker-died", deal=deal, times=MOST_DEATHS)
        self.again += worker.deals
        self.start(len(self.workers) + 1)

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.dismiss()
