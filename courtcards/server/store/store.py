"""Reading and writing tables. Writing goes through the one writer; reading runs on threads of its own."""

from __future__ import annotations

import asyncio
import fcntl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy
from sqlalchemy import Connection, Engine, event, select
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from courtcards.errors import CourtCardsError
from courtcards.server.refused import Refused, StorageFailed
from courtcards.server.store.flush import Move, Row, SideWrites, file_what_was_left, in_journal
from courtcards.server.store.migrate import migrate
from courtcards.server.store.schema import EVENTS, JOURNAL, PLAYERS, SEATS, SERVER, TABLES
from courtcards.server.store.writer import Job, Owner, Writer

T = TypeVar("T")

READERS = 4  # threads
BUSY = 2.0  # seconds to wait for a lock that another program holds
ADVISORY_LOCK = 0x436F757274  # the server's own lock in PostgreSQL


class StoreError(CourtCardsError):
    """The database cannot be used as it is."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is kept."""

    id: str
    secret: str
    log: list[tuple[int, int, str]]  # number, time, body


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer: Writer | None = None
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._claim: Any = None  # closing it lets others use the database

    def claim(self) -> None:
        self._claim = claim(self.engine)

    async def keep_claim(self) -> None:
        """Claim the database again if the connection that did broke; StoreError if another server has it by now."""
        if self.engine.dialect.name == "postgresql":
            await asyncio.get_running_loop().run_in_executor(self._readers, self._keep_claim)

    def _keep_claim(self) -> None:
        try:
            self._claim.scalar(select(1))
            self._claim.commit()
        except SQLAlchemyError:
            self._claim.close()
            try:
                self.claim()
            except SQLAlchemyError as error:
                raise StorageFailed from error

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self.writer = Writer(self.engine, loop)
        self.writer.start()

    def stop(self) -> None:
        if self.writer:
            self.writer.stop()
        self.close()

    def close(self) -> None:
        self._readers.shutdown()
        if self._claim is not None:
            self._claim.close()
        self.engine.dispose()

    def put(self, job: Job) -> None:
        assert self.writer is not None
        self.writer.put(job)

    async def write(self, owner: Owner | None = None, move: Move | None = None, side: SideWrites | None = None) -> None:
        """Write and wait until it is on the disk, after all that was to be written before."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()

        def done(error: Exception | None) -> None:
            if not written.done():
                written.set_exception(StorageFailed()) if error else written.set_result(None)

        self.put(Job(done, owner, move, side))
        await written

    async def file_moves(self) -> None:
        """Let moves be filed that wait in the journal, so that lists are as new as the tables."""
        if self.writer and self.writer.unfiled:
            await self.write(side=SideWrites())

    async def read(self, ask: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, ask)

    def _read(self, ask: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return ask(connection)
        except SQLAlchemyError as error:
            raise StorageFailed from error


# Questions


def stored_table(id: str) -> Callable[[Connection], StoredTable]:
    def ask(connection: Connection) -> StoredTable:
        secret = connection.scalar(select(TABLES.c.secret).where(TABLES.c.id == id))
        if secret is None:
            raise Refused("table-unknown", status=HTTPStatus.NOT_FOUND)
        pages = select(JOURNAL.c.body).where(JOURNAL.c.body.contains(id, autoescape=True))
        unfiled = [line[1:] for line, _ in in_journal(connection.scalars(pages)) if line[0] == id]
        lines = select(EVENTS.c.number, EVENTS.c.at, EVENTS.c.body).where(EVENTS.c.table_id == id)
        filed = [tuple(row) for row in connection.execute(lines)]
        return StoredTable(id, secret, sorted({*unfiled, *filed}))  # what is filed between the two questions is in both

    return ask


def player_by_token(digest: str) -> Callable[[Connection], Row | None]:
    def ask(connection: Connection) -> Row | None:
        found = connection.execute(select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.token == digest)).first()
        return None if found is None else {"id": found.id, "name": found.name}

    return ask


def listed_tables(limit: int) -> Callable[[Connection], list[str]]:
    """Summaries of the tables in the lobby: open ones first, then those being played."""

    def ask(connection: Connection) -> list[str]:
        found = (
            select(TABLES.c.summary)
            .where(TABLES.c.listed, TABLES.c.status.in_(("open", "playing")))
            .order_by(TABLES.c.status, TABLES.c.updated_at.desc())
            .limit(limit)
        )
        return list(connection.scalars(found))

    return ask


def tables_going_on(player: str) -> Callable[[Connection], list[Row]]:
    def ask(connection: Connection) -> list[Row]:
        found = (
            select(TABLES.c.summary, TABLES.c.waiting, TABLES.c.dues, TABLES.c.updated_at, SEATS.c.seat)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(SEATS.c.player_id == player, SEATS.c.ended_at.is_(None))
        )
        return [dict(row._mapping) for row in connection.execute(found)]

    return ask


def tables_ended(player: str, before: int | None, limit: int) -> Callable[[Connection], list[Row]]:
    """The latest first; a page is longer than the limit rather than to end between two that ended at the same time."""

    def ask(connection: Connection) -> list[Row]:
        mine = (SEATS.c.player_id == player, SEATS.c.ended_at.is_not(None))
        earlier = mine if before is None else (*mine, SEATS.c.ended_at < before)
        latest = select(SEATS.c.ended_at).where(*earlier).order_by(SEATS.c.ended_at.desc())
        last = connection.scalar(latest.offset(limit - 1).limit(1))
        found = (
            select(TABLES.c.summary, SEATS.c.seat, SEATS.c.ended_at)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(*earlier, *(() if last is None else (SEATS.c.ended_at >= last,)))
            .order_by(SEATS.c.ended_at.desc(), SEATS.c.table_id)
        )
        return [dict(row._mapping) for row in connection.execute(found)]

    return ask


def tables_due(at: int, limit: int) -> Callable[[Connection], list[str]]:
    def ask(connection: Connection) -> list[str]:
        found = select(TABLES.c.id).where(TABLES.c.due_at <= at).order_by(TABLES.c.due_at).limit(limit)
        return list(connection.scalars(found))

    return ask


def alive_at(connection: Connection) -> int:
    return int(connection.scalar(select(SERVER.c.alive_at).where(SERVER.c.id == 1)) or 0)


# Opening


def open_store(url: str, migrating: bool = True) -> Store:
    """The store at a database URL, ours alone and brought to the present schema; StoreError if it cannot be used."""
    store = Store(connect(url))
    with ExitStack() as undo:
        undo.callback(store.close)
        try:
            store.claim()
            if migrating:
                migrate(store.engine)
                file_what_was_left(store.engine)
        except OperationalError as error:
            raise StoreError("store-cannot-open", why=first_line(error)) from error
        except SQLAlchemyError as error:
            raise StoreError("store-broken", why=first_line(error)) from error
        undo.pop_all()
    return store


def connect(url: str) -> Engine:
    try:
        parsed = sqlalchemy.make_url(url)
    except ArgumentError as error:
        raise StoreError("store-url", url=hidden(url)) from error
    if parsed.get_backend_name() == "sqlite":
        return connect_sqlite(parsed, settle_sqlite)
    if parsed.get_backend_name() != "postgresql":
        raise StoreError("store-url", url=hidden(url))
    try:
        return sqlalchemy.create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise StoreError("store-extra") from error


def connect_sqlite(url: sqlalchemy.URL, settle: Callable[[Any, Any], None] | None = None) -> Engine:
    if not url.database or url.database == ":memory:":
        raise StoreError("store-url", url=str(url))
    try:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("store-cannot-open", why=str(error)) from error
    engine = sqlalchemy.create_engine(url.set(drivername="sqlite+pysqlite"), connect_args={"timeout": BUSY})
    if settle:
        event.listen(engine, "connect", settle)
    return engine


def settle_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA wal_autocheckpoint=4000")
    cursor.close()


def claim(engine: Engine) -> Any:
    """Only one server works on a database at a time; the claim ends with the process, however it ends."""
    if engine.dialect.name == "sqlite":
        try:
            file = Path(f"{engine.url.database}.lock").open("w")  # noqa: SIM115
        except OSError as error:
            raise StoreError("store-cannot-open", why=str(error)) from error
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise StoreError("store-in-use", url=hidden(str(engine.url))) from error
        return file
    connection = engine.connect()
    if not connection.scalar(sqlalchemy.text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY_LOCK}):
        connection.close()
        raise StoreError("store-in-use", url=hidden(str(engine.url)))
    connection.commit()
    return connection


def hidden(url: str) -> str:
    """A database URL without its password."""
    try:
        return sqlalchemy.make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.split("@")[-1]


def first_line(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).strip().split("\n")[0]
