"""Reads and writes. Writing goes through this server's one writer; reading has threads of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import TypeVar

from filelock import FileLock
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from courtcards.server.refused import OutcomeUnknown, StorageFailed
from courtcards.server.store.engine import connect, lock, unusable
from courtcards.server.store.migrate import migrate
from courtcards.server.store.statements import Head, Line, SideWrites
from courtcards.server.store.writer import Job, Owner, Writer, is_unknown
from courtcards.server.turns import ASKING, FairQueue

T = TypeVar("T")

READERS = 4  # threads
LONG = 2  # long jobs at a time, so that short reads always find a thread


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer: Writer | None = None
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._long = FairQueue(LONG)
        self._lock: FileLock | None = None  # releasing it lets another server use the file

    @property
    def shared(self) -> bool:
        """Whether other servers may write to the same database."""
        return self.engine.dialect.name == "postgresql"

    def lock(self) -> None:
        self._lock = lock(self.engine)

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self.writer = Writer(self.engine, loop)
        self.writer.start()

    def stop(self) -> None:
        if self.writer:
            self.writer.stop()
        self.close()

    def close(self) -> None:
        self._readers.shutdown()
        if self._lock is not None:
            self._lock.release()
        self.engine.dispose()

    def put(self, job: Job) -> None:
        assert self.writer is not None
        self.writer.put(job)

    async def write(
        self,
        owner: Owner | None = None,
        line: Line | None = None,
        head: Head | None = None,
        side: SideWrites | None = None,
    ) -> None:
        """Write, and wait until this and everything queued before it is on disk.

        StorageFailed: it has not been written. OutcomeUnknown: it may have been.
        """
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if not written.done():
                written.set_exception(failure(error)) if error else written.set_result(None)

        self.put(Job(done, owner, line, head, side))
        await written

    async def ensure(self, side: SideWrites) -> None:
        """Write rows that can safely be written twice: again, if nobody knows whether they were committed."""
        try:
            await self.write(side=side)
        except OutcomeUnknown:
            try:
                await self.write(side=side)
            except StorageFailed:
                raise OutcomeUnknown from None  # the first time, they may have been written

    async def read(self, ask: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, ask)

    async def read_log(self, ask: Callable[[Connection], T]) -> T:
        """The same for a whole log, which may be long: whoever asks for many waits, and nobody else does."""
        async with self._long.turn(ASKING.get()):
            return await self.read(ask)

    async def work(self, do: Callable[[], T]) -> T:
        """Do something long with what was read: in a thread, and in turns as above."""
        async with self._long.turn(ASKING.get()):
            return await asyncio.to_thread(do)

    def _read(self, ask: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return ask(connection)
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed from error


def failure(error: Exception) -> StorageFailed:
    return OutcomeUnknown() if is_unknown(error) else StorageFailed()


def open_store(url: str) -> Store:
    """The store at a database URL, migrated to the current schema; StoreError if it cannot be used."""
    store = Store(connect(url))
    with ExitStack() as undo:
        undo.callback(store.close)
        try:
            store.lock()
            migrate(store.engine)
        except OperationalError as error:
            raise unusable(error, store.engine.url, "store-cannot-open") from error
        except SQLAlchemyError as error:
            raise unusable(error, store.engine.url, "store-broken") from error
        undo.pop_all()
    return store
