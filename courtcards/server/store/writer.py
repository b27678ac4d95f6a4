"""The one writer: a thread that takes all that is waiting, writes it in one transaction, and then says so.

While one transaction is being made safe on the disk the next jobs gather, so the more there is to write the cheaper
each piece becomes. A job is answered only after its transaction is on the disk.
"""

from __future__ import annotations

import asyncio
import functools
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import structlog
from sqlalchemy import Connection, Dialect, Engine, bindparam, delete, insert, update
from sqlalchemy.exc import SQLAlchemyError

from courtcards.server.store.schema import EVENTS, PLAYERS, SEATS, SERVER, TABLES

Row = dict[str, Any]

LOG = structlog.get_logger()
LARGEST_BATCH = 2000  # jobs
GATHER = 0.002  # seconds to wait for more after the first job: a transaction costs more than that
BUSY = 8  # jobs in a batch, from which on it pays to wait twice as long for the next
LOST = OSError("what came before could not be written")

NEW_PLAYER = insert(PLAYERS)
NAME_PLAYER = update(PLAYERS).where(PLAYERS.c.id == bindparam("key")).values(name=bindparam("name"))
NEW_TABLE = insert(TABLES)
NEW_EVENT = insert(EVENTS)
EMPTY_SEATS = delete(SEATS).where(SEATS.c.table_id == bindparam("key"))
NEW_SEAT = insert(SEATS)
STAND = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in ("updated_at", "due_at", "dues", "waiting")})
)
SUMMARY = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"))
    .values(status=bindparam("status"), summary=bindparam("summary"))
)
ALIVE = update(SERVER).where(SERVER.c.id == bindparam("key")).values(alive_at=bindparam("alive_at"))


class Owner(Protocol):
    failed: bool


@dataclass(slots=True)
class Job:
    """What is to be written together. `done` is called on the event loop: with None, or with what went wrong."""

    done: Callable[[Exception | None], None]
    owner: Owner | None = None  # whose it is: after one failure nothing more of the same is written
    events: list[Row] = field(default_factory=list)
    stand: Row | None = None  # where a table stands now
    summary: Row | None = None  # what others see of it, where that has changed
    table: Row | None = None  # a new table
    seats: tuple[str, list[Row]] | None = None  # a table's people, where they have changed
    player: Row | None = None  # a new player
    renamed: Row | None = None
    alive_at: int | None = None


class Writer:
    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine, self._loop = engine, loop
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._last = 0  # jobs in the last batch
        self.batches = self.written = 0  # for the metrics
        self.seconds = 0.0  # spent writing

    def start(self) -> None:
        self._thread.start()

    def put(self, job: Job) -> None:
        self._jobs.put(job)

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def stop(self) -> None:
        """Write what is still waiting, then end."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (batch := self._gather()) is not None:
            lost = [job for job in batch if job.owner and job.owner.failed]
            batch = [job for job in batch if not (job.owner and job.owner.failed)]
            error = self._write(batch)
            self._tell(lost, LOST)
            self._tell(batch, error)

    def _tell(self, jobs: list[Job], error: Exception | None) -> None:
        if error:
            for job in jobs:
                if job.owner:
                    job.owner.failed = True
        if jobs:
            self._loop.call_soon_threadsafe(finish, jobs, error)

    def _gather(self) -> list[Job] | None:
        """All jobs that are waiting, at least one; None when it is time to end."""
        first = self._jobs.get()
        if first is None:
            return None
        batch = [first]
        time.sleep(GATHER if self._last < BUSY else 2 * GATHER)
        while len(batch) < LARGEST_BATCH and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                break
            batch.append(job)
        self._last = len(batch)
        return batch

    def _write(self, batch: list[Job]) -> Exception | None:
        if not batch:
            return None
        begun = time.perf_counter()
        try:
            with self._engine.begin() as connection:
                write(connection, batch)
        except (SQLAlchemyError, OSError) as error:
            LOG.error("storage failed", jobs=len(batch), error=str(error).split("\n")[0])
            return error
        self.batches += 1
        self.written += len(batch)
        self.seconds += time.perf_counter() - begun
        return None


def finish(batch: list[Job], error: Exception | None) -> None:
    for job in batch:
        job.done(error)


def write(connection: Connection, batch: list[Job]) -> None:
    """All jobs of a batch; of several stands of a table only the last is written."""
    stands = {job.stand["key"]: job.stand for job in batch if job.stand}
    summaries = {job.summary["key"]: job.summary for job in batch if job.summary}
    seats = dict(job.seats for job in batch if job.seats)
    many(connection, NEW_PLAYER, [job.player for job in batch if job.player])
    many(connection, NAME_PLAYER, [job.renamed for job in batch if job.renamed])
    many(connection, NEW_TABLE, [job.table for job in batch if job.table])
    many(connection, NEW_EVENT, [row for job in batch for row in job.events])
    many(connection, EMPTY_SEATS, [{"key": table} for table in seats])
    many(connection, NEW_SEAT, [row for rows in seats.values() for row in rows])
    many(connection, STAND, list(stands.values()))
    many(connection, SUMMARY, list(summaries.values()))
    many(connection, ALIVE, [{"key": 1, "alive_at": job.alive_at} for job in batch if job.alive_at][-1:])


def many(connection: Connection, statement: Any, rows: list[Row]) -> None:
    """One statement for many rows, straight to the driver: what comes between costs more than the writing."""
    if not rows:
        return
    text, places = compiled(statement, connection.dialect)
    if places is None:
        connection.exec_driver_sql(text, rows)
    else:
        connection.exec_driver_sql(text, [tuple(map(row.__getitem__, places)) for row in rows])


@functools.cache
def compiled(statement: Any, dialect: Dialect) -> tuple[str, tuple[str, ...] | None]:
    """A statement as the driver takes it, and the order of its values where they go by place."""
    columns = list(statement.compile(dialect=dialect).params)
    done = statement.compile(dialect=dialect, column_keys=columns)
    return str(done), tuple(done.positiontup) if done.positional else None
