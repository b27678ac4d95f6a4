"""Analyses of finished games: one at a time, in a process that gives way to everything else, and kept in files.

The files lie in the cache folder and are named after the record and the version of the analysis, so nothing stale is
found and all may be deleted.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

import orjson
import platformdirs
import structlog

from courtcards.review.analysis import FORMAT

LOG = structlog.get_logger()
MOST_WAITING = 20  # analyses that wait for their turn
LONGEST_LINE = 64 * 2**20  # bytes

Status: TypeAlias = Literal["none", "waiting", "running", "done", "failed"]
Task: TypeAlias = Literal["analysis", "adjusted", "par"]  # see `review/worker.py`


@dataclass
class Work:
    does: Task
    given: bytes  # JSON
    task: asyncio.Task[None]
    status: Status = "waiting"
    done: int = 0
    of: int = 0


class Analyses:
    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_folder()
        self.keys: dict[str, str] = {}  # by table, of games that are over
        self._works: dict[str, Work] = {}
        self._tasks: set[asyncio.Task[None]] = set()  # with those that were cancelled and have not ended yet
        self._turn = asyncio.Semaphore(1)

    def key(self, record: dict[str, Any]) -> str:
        """By what was played: how the deal was agreed on does not matter."""
        played = {name: part for name, part in record.items() if name != "fairness"}
        written = orjson.dumps(played, option=orjson.OPT_SORT_KEYS)
        return hashlib.sha256(FORMAT.encode() + written).hexdigest()

    @property
    def any_kept(self) -> bool:
        with contextlib.suppress(OSError):
            return next(self.folder.iterdir(), None) is not None
        return False

    def kept(self, key: str) -> bytes | None:
        """The analysis, if there is one already."""
        with contextlib.suppress(OSError):
            return (self.folder / f"{key}.json").read_bytes()
        return None

    def status(self, key: str) -> tuple[Status, int, int]:
        """How far it is: decisions judged, of how many."""
        work = self._works.get(key)
        return ("none", 0, 0) if work is None else (work.status, work.done, work.of)

    def begin(self, key: str, given: dict[str, Any], does: Task = "analysis") -> bool:
        """Begin, unless it has begun; False if too many wait."""
        known = self._works.get(key)
        if known and known.status != "failed":
            return True
        if len(self._works) >= MOST_WAITING:
            return False
        task = asyncio.get_running_loop().create_task(self._work(key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._works[key] = Work(does, orjson.dumps(given), task)
        return True

    def cancel(self, key: str) -> None:
        if work := self._works.pop(key, None):
            work.task.cancel()

    async def stop(self) -> None:
        for key in list(self._works):
            self.cancel(key)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, key: str) -> None:
        async with self._turn:
            work = self._works[key]
            work.status = "running"
            starting = asyncio.ensure_future(start_worker(work.does))
            try:
                await self._follow(key, work, await asyncio.shield(starting))
            finally:  # also where it was cancelled while the process was just starting
                process = await starting
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.communicate()

    async def _follow(self, key: str, work: Work, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(work.given)
        process.stdin.close()
        async for line in process.stdout:
            told = orjson.loads(line)
            if "result" in told:
                await asyncio.to_thread(self._keep, key, orjson.dumps(told["result"]))
                self._works.pop(key, None)
                return
            if "problem" in told:
                break
            work.done, work.of = told["done"], told["of"]
        LOG.error("an analysis failed", status=process.returncode)
        work.status = "failed"

    def _keep(self, key: str, written: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        unfinished = self.folder / f"{key}.{os.getpid()}"
        unfinished.write_bytes(written)
        unfinished.replace(self.folder / f"{key}.json")


async def start_worker(does: Task) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "courtcards.review.worker", does),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=LONGEST_LINE,
        env={**os.environ, "NUMBA_NUM_THREADS": "1"},
    )


def default_folder(name: str = "analyses") -> Path:
    chosen = os.environ.get("COURTCARDS_CACHE")
    return (Path(chosen) if chosen else platformdirs.user_cache_path("courtcards")) / name
