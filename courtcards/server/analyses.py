"""Analyses of finished games: one at a time, in a low-priority process, and kept in files.

The files lie in the cache folder and are named after the record and the version of the analysis, so nothing stale is
found and all may be deleted. What players asked for and is not done yet is noted beside them (`.wanted`), with how far
it is (`.working`, written again every few seconds). So a server that starts again goes on with it, and servers that
share the folder know what the others do: any of them can tell how far it is, and cancel it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

import orjson
import platformdirs
import structlog

from courtcards.review.analysis import EDITION
from courtcards.server.encode import to_bytes

LOG = structlog.get_logger()
MOST_WAITING = 20  # analyses that wait for their turn
MOST_OF_ONE = 3  # of these, for one player
MOST_STARTS = 3  # of the server, until it gives up an analysis: perhaps that is what ends it
LONGEST_LINE = 64 * 2**20  # bytes
FAILED_FOR = 60.0  # seconds that a failure is remembered; then it may be tried again
BEAT = 2.0  # seconds between two notes of how far an analysis is
STALE = 15.0  # seconds after which a note is too old: nobody works on that analysis any more
MOST_KEPT = 10_000  # results; the oldest tenth of more is deleted, and made again when somebody asks for it
MOST_KEYS = 10_000  # tables whose keys are remembered

Status: TypeAlias = Literal["none", "waiting", "running", "done", "failed"]
Task: TypeAlias = Literal["analysis", "adjusted", "par", "day"]  # see `review/worker.py`


class WorkerError(Exception):
    """A worker ended without a result."""


@dataclass
class Work:
    does: Task
    given: bytes  # JSON
    task: asyncio.Task[None]
    by: str | None = None  # the player who asked for it
    status: Status = "waiting"
    done: int = 0
    of: int = 0
    failed_at: float = 0.0
    noted: bool = False  # whether it is noted for other servers


class Analyses:
    def __init__(
        self,
        folder: Path | None = None,
        clock: Callable[[], float] = time.monotonic,  # seconds
        turn: asyncio.Semaphore | None = None,  # to take turns with other work
    ) -> None:
        self.folder = folder or default_folder()
        self._clock = clock
        self._keys: dict[str, str] = {}  # by table, of games that are over
        self._works: dict[str, Work] = {}
        self._tasks: set[asyncio.Task[None]] = set()  # including cancelled ones that have not ended yet
        self._turn = turn or asyncio.Semaphore(1)
        self._loops: list[asyncio.Task[None]] = []

    def key(self, record: dict[str, Any]) -> str:
        """The key of a game, from its record without `fairness`: how the deal was agreed on does not matter."""
        played = {name: part for name, part in record.items() if name != "fairness"}
        written = to_bytes(played, sort_keys=True)
        return hashlib.sha256(EDITION.encode() + written).hexdigest()

    def key_of(self, table: str) -> str | None:
        """The key of a table's game, if it is remembered."""
        return self._keys.get(table)

    def remember(self, table: str, key: str) -> None:
        """Keep the key of a game that is over; the oldest goes when there are too many."""
        self._keys[table] = key
        if len(self._keys) > MOST_KEYS:
            del self._keys[next(iter(self._keys))]

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
        """Its status, and how many decisions of how many are judged."""
        self._forget_failures()
        work = self._works.get(key)
        return self._elsewhere(key) if work is None else (work.status, work.done, work.of)

    def _elsewhere(self, key: str) -> tuple[Status, int, int]:
        """The status of what another server works on, or what waits for one to take it up."""
        try:
            if not (self.folder / f"{key}.wanted").exists():
                return "none", 0, 0
            if self._is_worked_on(key):
                told = orjson.loads((self.folder / f"{key}.working").read_bytes())
                return told["status"], told["done"], told["of"]
        except (OSError, ValueError, KeyError, TypeError):
            pass  # it is just being written, or removed
        return "waiting", 0, 0

    def _is_worked_on(self, key: str) -> bool:
        with contextlib.suppress(OSError):
            return time.time() - (self.folder / f"{key}.working").stat().st_mtime < STALE
        return False

    def begin(
        self, key: str, given: dict[str, Any], does: Task = "analysis", by: str | None = None, most: int | None = None
    ) -> bool:
        """Start an analysis, unless it has started. False if the queue is full, has `most`, or many of one player."""
        self._forget_failures()
        known = self._works.get(key)
        if (known and known.status != "failed") or self._is_worked_on(key):
            return True
        waiting = sum(work.by == by and work.status != "failed" for work in self._works.values())
        if by is not None and waiting >= MOST_OF_ONE:
            return False
        if not self.has_room or (most is not None and self._under_way >= most):
            return False
        noted = does == "analysis" and self._want(key, given, starts=1)
        self._add(key, does, to_bytes(given), noted, by)
        return True

    @property
    def has_room(self) -> bool:
        """Whether another analysis can wait."""
        return self._under_way < MOST_WAITING

    @property
    def _under_way(self) -> int:
        return sum(work.status != "failed" for work in self._works.values())

    def watch(self) -> None:
        """Go on with what was asked for before the server stopped, or with what another server leaves undone."""
        self.resume()
        self._loops = [asyncio.create_task(loop) for loop in (self._keep_watching(), self._keep_telling())]

    async def _keep_watching(self) -> None:
        while True:
            await asyncio.sleep(STALE)
            self.resume()

    def resume(self) -> None:
        """Take up everything that is wanted and that nobody works on."""
        for path in sorted(self.folder.glob("*.wanted")):
            if path.stem in self._works or self._is_worked_on(path.stem):
                continue
            try:
                wanted = orjson.loads(path.read_bytes())
                given, starts = wanted["given"], wanted["starts"] + 1
            except FileNotFoundError:
                continue  # another server has just finished it
            except (OSError, ValueError, KeyError, TypeError) as error:
                LOG.warning("a wanted analysis is unreadable", file=path.name, why=str(error))
                given, starts = None, MOST_STARTS
            if starts > MOST_STARTS or given is None or self.kept(path.stem) is not None:
                self._unwant(path.stem)
            elif self.has_room and path.stem not in self._works:
                noted = self._want(path.stem, given, starts)
                self._add(path.stem, "analysis", to_bytes(given), noted)

    def cancel(self, key: str) -> None:
        """Stop an analysis; another server that works on it notices soon that it is not wanted any more."""
        if work := self._works.pop(key, None):
            work.task.cancel()
        self._unwant(key)

    async def stop(self) -> None:
        """What is still wanted stays noted, for the next start."""
        for key, work in self._works.items():
            work.task.cancel()
            self._remove(f"{key}.working")
        self._works.clear()
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._tasks, *self._loops, return_exceptions=True)

    def _add(self, key: str, does: Task, given: bytes, noted: bool, by: str | None = None) -> None:
        task = asyncio.get_running_loop().create_task(self._work(key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._works[key] = Work(does, given, task, by, noted=noted)
        if noted:
            self._note(key, self._works[key])

    async def _keep_telling(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._tell()

    def _tell(self) -> None:
        """Tell other servers how far everything is, and hear what they have cancelled."""
        noted = [(key, work) for key, work in self._works.items() if work.noted and work.status != "failed"]
        for key, work in noted:
            if (self.folder / f"{key}.wanted").exists():
                self._note(key, work)
            else:
                self.cancel(key)

    async def _work(self, key: str) -> None:
        async with self._turn:
            work = self._works[key]
            work.status = "running"
            try:
                if self.kept(key) is None:  # another server may have made it
                    await asyncio.to_thread(self._keep, key, await self._result(work))
            except Exception as error:  # whatever it is, nobody waits for it any more
                LOG.error("an analysis failed", why=str(error), exc_info=not isinstance(error, WorkerError))
                work.status, work.failed_at, work.given = "failed", self._clock(), b""
            else:
                self._works.pop(key, None)
            self._unwant(key)

    def _forget_failures(self) -> None:
        now = self._clock()
        for key, work in list(self._works.items()):
            if work.status == "failed" and now - work.failed_at > FAILED_FOR:
                del self._works[key]

    async def _result(self, work: Work) -> bytes:
        starting = asyncio.ensure_future(start_worker(work.does))
        try:
            return await self._follow(work, await asyncio.shield(starting))
        finally:  # also where it was cancelled while the process was just starting
            process = await starting
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()

    async def _follow(self, work: Work, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(work.given)
        process.stdin.close()
        async for line in process.stdout:
            told = orjson.loads(line)
            if "result" in told:
                return to_bytes(told["result"])
            if "problem" in told:
                raise WorkerError(told["problem"])
            work.done, work.of = told["done"], told["of"]
        raise WorkerError(f"it ended with status {await process.wait()}")

    # Files

    def _keep(self, key: str, written: bytes) -> None:
        self._write(f"{key}.json", written)
        kept = list(self.folder.glob("*.json"))
        if len(kept) > MOST_KEPT:
            for file in sorted(kept, key=written_at)[: len(kept) - MOST_KEPT + MOST_KEPT // 10]:
                self._remove(file.name)

    def _want(self, key: str, given: dict[str, Any], starts: int) -> bool:
        """Note that an analysis is wanted; False if that is not possible."""
        try:
            self._write(f"{key}.wanted", to_bytes({"starts": starts, "given": given}))
        except OSError as error:
            LOG.warning("an analysis would not survive a restart", why=str(error))
            return False
        return True

    def _note(self, key: str, work: Work) -> None:
        with contextlib.suppress(OSError):
            told = {"status": work.status, "done": work.done, "of": work.of}
            self._write(f"{key}.working", to_bytes(told))

    def _unwant(self, key: str) -> None:
        self._remove(f"{key}.wanted")
        self._remove(f"{key}.working")

    def _remove(self, name: str) -> None:
        with contextlib.suppress(OSError):
            (self.folder / name).unlink()

    def _write(self, name: str, content: bytes) -> None:
        """All of it or nothing."""
        self.folder.mkdir(parents=True, exist_ok=True)
        unfinished = self.folder / f"{name}.{os.getpid()}"
        unfinished.write_bytes(content)
        unfinished.replace(self.folder / name)


def written_at(file: Path) -> float:
    with contextlib.suppress(OSError):
        return file.stat().st_mtime
    return 0.0  # another server has deleted it


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
