"""This server's writer: a thread that writes everything that is waiting in one transaction, and then reports it.

All jobs of one iteration of the event loop come together, and while one transaction is being made safe on disk the next
ones gather, so the more there is to write the cheaper each piece becomes. A job is answered only after its transaction
is on disk.

The database orders the events of a table: each number can be inserted once. If another server was first, the job fails
with Conflict, and everything of that table that comes after it fails too. If the database refuses the data of a job,
the others are written without it. If a transaction fails, or nobody knows whether it was committed, its jobs fail as
well. In each case the log says what happened: read it, and go on from there.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Protocol

import structlog
from sqlalchemy import Connection, Engine, RootTransaction
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from courtcards.server.batcher import Batcher
from courtcards.server.store.engine import FileReplaced, LogReplaced, check_file, connect_to_write, first_line, save_log
from courtcards.server.store.statements import Head, Line, LostRace, SideWrites, append, taken, write_side

LOG = structlog.get_logger()
LARGEST_BATCH = 2000  # jobs
ATTEMPTS = 10  # attempts to write a batch without the jobs that lost a race
STALE = OSError("what came before was not written")


class Conflict(Exception):  # noqa: N818
    """Another server has written to this log first."""


class Unconfirmed(OSError):  # noqa: N818
    """The connection broke before the database confirmed a commit: it may have been made."""


class Owner(Protocol):
    failed: bool


@dataclass(slots=True, eq=False)
class Job:
    """Something to write together. `done` is called on the event loop, with None or with what went wrong."""

    done: Callable[[Exception | None], None]
    owner: Owner | None = None  # after a failure, nothing more is written for the same owner
    line: Line | None = None
    head: Head | None = None
    side: SideWrites | None = None


class Writer:
    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine, self._loop = engine, loop
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._batcher: Batcher[Job] = Batcher(self._jobs.put)
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._connection: Connection | None = None
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

    def stop(self) -> None:
        """Write what is still waiting, then end."""
        self._batcher.flush()
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (batch := self._gather()) is not None:
            try:
                self._write(batch)
            except Exception as error:  # whatever it is, later jobs still get their turn
                with suppress(Exception):
                    self._fail(batch, error)
        self._close()

    def _gather(self) -> list[Job] | None:
        """All jobs that are waiting; None when it is time to end."""
        batch = self._jobs.get()
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

    def _write(self, batch: list[Job]) -> None:
        """Write jobs, and tell them. Where one of them is at fault, the others are written without it."""
        self._tell([job for job in batch if job.owner and job.owner.failed], STALE)
        batch = [job for job in batch if not (job.owner and job.owner.failed)]
        begun = time.perf_counter()
        for _ in range(ATTEMPTS):
            try:
                self._commit(batch)
            except LostRace:
                batch = self._without_losers(batch)
                continue
            except Exception as error:
                if len(batch) > 1 and blames_a_job(error):
                    self._write(batch[: len(batch) // 2])
                    self._write(batch[len(batch) // 2 :])
                else:
                    self._fail(batch, error)
                return
            self.batches += 1
            self.written += len(batch)
            self.seconds += time.perf_counter() - begun
            self._tell(batch, None)
            return
        self._tell(batch, Conflict())

    def _fail(self, batch: list[Job], error: Exception) -> None:
        self._tell(batch, error)
        ours = not isinstance(error, (SQLAlchemyError, OSError))  # a bug of ours
        why = str(error).split("\n")[0]
        with suppress(Exception):  # the log may be on the same full disk
            LOG.error("could not write to the database", jobs=len(batch), error=why, exc_info=error if ours else None)

    def _commit(self, batch: list[Job]) -> None:
        lines = [job.line for job in batch if job.line]
        side = [job.side for job in batch if job.side]
        if not lines and not side:
            return
        with self._transaction() as connection:
            if lines:
                append(connection, lines, [job.head for job in batch if job.head])
            if side:
                write_side(connection, side)

    def _without_losers(self, batch: list[Job]) -> list[Job]:
        """Tell the jobs that lost a race to another server; returns the others."""
        try:
            with self._transaction() as connection:
                lost = taken(connection, [job.line for job in batch if job.line])
        except (SQLAlchemyError, OSError):
            return batch  # the next attempt will say what is wrong
        owners = [job.owner for job in batch if job.line and job.line.table_id in lost]
        losers = [job for job in batch if job.owner in owners or (job.line and job.line.table_id in lost)]
        self._tell(losers, Conflict())
        return [job for job in batch if job not in losers]

    def _tell(self, jobs: list[Job], error: Exception | None) -> None:
        if error:
            for job in jobs:
                if job.owner and (job.line or job.side):
                    job.owner.failed = True
        if jobs:
            self._loop.call_soon_threadsafe(finish, jobs, error)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction, on a connection that stays open until something goes wrong."""
        if self._connection is None:
            self._connection = connect_to_write(self._engine)
        try:
            with self._connection.begin() as transaction:
                yield self._connection
                commit(transaction)
            check_file(self._engine)
        except LostRace:
            raise
        except FileReplaced as error:
            if isinstance(error, LogReplaced) and self._connection:
                with suppress(sqlite3.Error):
                    save_log(self._connection)
            self._close()
            self._engine.dispose()  # from now on, readers use the current file
            raise
        except BaseException:
            self._close()
            raise

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def commit(transaction: RootTransaction) -> None:
    try:
        transaction.commit()
    except DBAPIError as error:
        if error.connection_invalidated:
            raise Unconfirmed(first_line(error)) from error
        raise


def is_unknown(error: Exception) -> bool:
    """Whether something may have been written although that failed."""
    return isinstance(error, (Unconfirmed, FileReplaced))


def blames_a_job(error: Exception) -> bool:
    """Whether a write failed because of what was to be written, so that others can be written without it."""
    return isinstance(error, (DataError, IntegrityError)) or not isinstance(error, (SQLAlchemyError, OSError))


def finish(batch: list[Job], error: Exception | None) -> None:
    """Report to all jobs. One that only waited for earlier writes fails with those, not with others in the batch."""
    for job in batch:
        spared = job.owner and not job.owner.failed
        try:
            job.done(None if spared else error)
        except Exception:  # the others are still told
            LOG.exception("could not report a write")
