"""The one writer: a thread that takes all that is waiting, writes it in one transaction, and then says so.

All jobs of one turn of the event loop come together, and while one transaction is being made safe on the disk the next
ones gather, so the more there is to write the cheaper each piece becomes. A job is answered only after its transaction
is on the disk.

Moves at busy tables go into the journal first, a batch as one row: that is all a disk needs to keep them. A few times a
second they are filed where they belong, table by table, and the journal is emptied. At a quiet server nothing waits in
the journal. What a server left in it when it was killed, the next one files before it does anything else.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from courtcards.server.batcher import Batcher
from courtcards.server.store.flush import Move, SideWrites, empty_journal, file_away, keep_in_journal, write_side

LOG = structlog.get_logger()
LARGEST_BATCH = 2000  # jobs
FILE_AFTER = 0.25  # seconds that moves may wait in the journal
LOST = OSError("what came before could not be written")


class Owner(Protocol):
    failed: bool


@dataclass(slots=True)
class Job:
    """What is to be written together. `done` is called on the event loop: with None, or with what went wrong."""

    done: Callable[[Exception | None], None]
    owner: Owner | None = None  # whose it is: after one failure nothing more of the same is written
    move: Move | None = None
    side: SideWrites | None = None


class Writer:
    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine, self._loop = engine, loop
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._batcher: Batcher[Job] = Batcher(self._jobs.put)
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._connection: Connection | None = None
        self._filed_at = 0.0
        self._number = 0  # of the last batch in the journal
        self._unfiled: list[Move] = []  # what is in the journal
        self._given = self._taken = 0  # jobs
        self.batches = self.written = 0  # for the metrics
        self.seconds = 0.0  # spent writing

    def start(self) -> None:
        self._thread.start()

    def put(self, job: Job) -> None:
        self._batcher.add(job)
        self._given += 1

    @property
    def waiting(self) -> int:
        return self._given - self._taken

    @property
    def unfiled(self) -> bool:
        """Whether there is something in the journal."""
        return bool(self._unfiled)

    def stop(self) -> None:
        """Write what is still waiting, then end."""
        self._batcher.flush()
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (batch := self._gather()) is not None:
            lost = [job for job in batch if job.owner and job.owner.failed]
            batch = [job for job in batch if not (job.owner and job.owner.failed)]
            error = self._write(batch)
            self._tell(lost, LOST)
            self._tell(batch, error)
        self._write([])
        self._close()

    def _tell(self, jobs: list[Job], error: Exception | None) -> None:
        if error:
            for job in jobs:
                if job.owner:
                    job.owner.failed = True
        if jobs:
            self._loop.call_soon_threadsafe(finish, jobs, error)

    def _gather(self) -> list[Job] | None:
        """All jobs that are waiting; none if it is only time to file; None when it is time to end."""
        try:
            batch = self._jobs.get(timeout=FILE_AFTER if self._unfiled else None)
        except queue.Empty:
            return []
        if batch is None:
            return None
        while len(batch) < LARGEST_BATCH and not self._jobs.empty():
            more = self._jobs.get()
            if more is None:
                self._jobs.put(None)
                break
            batch += more
        self._taken += len(batch)
        return batch

    def _write(self, batch: list[Job]) -> Exception | None:
        begun = time.perf_counter()
        moves = [job.move for job in batch if job.move]
        side = [job.side for job in batch if job.side]
        if batch and not moves and not side:
            return None
        try:
            if side or not batch or begun - self._filed_at > FILE_AFTER:
                self._file(moves, side)
                self._filed_at = begun
            else:
                self._keep(moves)
        except (SQLAlchemyError, OSError) as error:
            LOG.error("storage failed", jobs=len(batch), error=str(error).split("\n")[0])
            return error
        self.batches += 1
        self.written += len(batch)
        self.seconds += time.perf_counter() - begun
        return None

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """On a connection that stays open until something goes wrong with it."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self._close()
            raise

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _file(self, moves: list[Move], side: list[SideWrites]) -> None:
        with self._transaction() as connection:
            write_side(connection, side)
            file_away(connection, [*self._unfiled, *moves])
            if self._unfiled:
                empty_journal(connection)
        self._unfiled = []

    def _keep(self, moves: list[Move]) -> None:
        with self._transaction() as connection:
            keep_in_journal(connection, self._number + 1, moves)
        self._number += 1
        self._unfiled += moves


def finish(batch: list[Job], error: Exception | None) -> None:
    for job in batch:
        job.done(error)
