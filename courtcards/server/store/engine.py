"""Connecting to a database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import os
import shutil
import sqlite3
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote
from weakref import WeakKeyDictionary

import sqlalchemy
from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from courtcards.errors import CourtCardsError

SMALLEST_ROOM = 64 * 1024  # bytes that SQLite needs to open a file; with less, a disk counts as full
BUSY = 2.0  # seconds to wait for a lock that another program holds
POSTGRES = {  # a machine that has vanished from the network is noticed within about ten seconds
    "connect_timeout": 5,  # seconds
    "tcp_user_timeout": 10_000,  # milliseconds within which sent data must be acknowledged
    "keepalives_idle": 5,  # seconds of silence before the first probe
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
HEADER = 20  # bytes of an SQLite file that never change: what it is, its page size, that it has a write-ahead log
STALLED = 5  # seconds after which PostgreSQL ends an abandoned transaction


class StoreError(CourtCardsError):
    """The database cannot be used as it is."""


class FileReplaced(OSError):  # noqa: N818
    """The file of an SQLite database is not the one that was opened: it was deleted or replaced."""


class LogReplaced(FileReplaced):
    """The files beside it are not those that were opened, but what they held can still be saved."""


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
        return sqlalchemy.create_engine(
            parsed.set(drivername="postgresql+psycopg"),
            pool_pre_ping=True,
            connect_args=POSTGRES,
        )
    except ModuleNotFoundError as error:
        raise StoreError("store-extra") from error


def connect_sqlite(url: sqlalchemy.URL, settle: Callable[[sqlite3.Connection], None] | None = None) -> Engine:
    if not url.database or url.database == ":memory:":
        raise StoreError("store-url", url=str(url))
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("store-cannot-open", why=str(error)) from error
    file = SqliteFile(path, settle)
    engine = sqlalchemy.create_engine(url.set(drivername="sqlite+pysqlite"), creator=file.open)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))  # each sees one moment
    FILES[engine] = file
    return engine


class Watched(NamedTuple):
    """The files of a database, as they are now."""

    identity: tuple[int, int] | None  # device and inode; None: it is not there
    beside: list[tuple[int, int] | None]  # of the files where SQLite writes first (-wal) and finds its way (-shm)
    header: bytes
    size: int


class SqliteFile:
    """The file of a database. It is created once; later deletion, replacement or truncation is noticed."""

    def __init__(self, path: Path, settle: Callable[[sqlite3.Connection], None] | None) -> None:
        self._path, self._settle = path, settle
        self._created = False
        self._watched: Watched | None = None
        self._handle: int | None = None  # stays open: closing it would drop the locks of SQLite (POSIX)

    def open(self) -> sqlite3.Connection:
        if not self._created and self._settle:
            keep_private(self._path)
        mode = "rw" if self._created else "rwc"
        address = f"file:{quote(str(self._path))}?mode={mode}"
        connection = sqlite3.connect(address, uri=True, timeout=BUSY, isolation_level=None, check_same_thread=False)
        if self._settle:
            self._settle(connection)
        self._created = True
        return connection

    def watch(self) -> None:
        """These are the files that will be written to."""
        found = self._look()
        if hasattr(os, "pread") and found.identity and (not self._watched or self._watched.identity != found.identity):
            self._handle = os.open(self._path, os.O_RDONLY)
            weakref.finalize(self, os.close, self._handle)
        self._watched = self._look()

    def _look(self) -> Watched:
        beside = [identity(self._path.with_name(self._path.name + end)) for end in ("-wal", "-shm")]
        header = b"" if self._handle is None else os.pread(self._handle, HEADER, 0)
        size = 0 if self._handle is None else os.fstat(self._handle).st_size
        return Watched(identity(self._path), beside, header, size)

    def check(self) -> None:
        """Raise FileReplaced unless the files are those that are watched: writes to any other would be lost."""
        before, now = self._watched, self._look()
        if before is None:
            return
        if now.identity is None:
            raise FileReplaced(f"the database file was deleted: {self._path}")
        if now.identity != before.identity:
            raise FileReplaced(f"the database file was replaced: {self._path}")
        if now.header != before.header or now.size < before.size:
            raise FileReplaced(f"the database file was overwritten: {self._path}")
        if now.beside != before.beside:
            raise LogReplaced(f"a file that belongs to the database was deleted or replaced: {self._path}-wal or -shm")
        self._watched = now


def identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def keep_private(path: Path) -> None:
    """Create a file that only its owner can read, or restrict an existing one: it holds secrets of deals.

    SQLite gives the files beside it the same permissions.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        found = path.stat()
        if found.st_mode & 0o077 and hasattr(os, "geteuid") and found.st_uid == os.geteuid():
            path.chmod(0o600)
    except OSError as error:
        raise sqlite3.OperationalError(f"{path}: {error.strerror or error}") from error


FILES: WeakKeyDictionary[Engine, SqliteFile] = WeakKeyDictionary()


def check_file(engine: Engine) -> None:
    """Raise FileReplaced if the engine writes to a file that is no longer there."""
    if file := FILES.get(engine):
        file.check()


def settle_sqlite(connection: sqlite3.Connection) -> None:
    """Set up a connection: readers never wait for the writer, and what is committed is on disk."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA wal_autocheckpoint=4000")


def connect_to_write(engine: Engine) -> Connection:
    """A connection that never holds locks for long, so a server that is cut off can't block the others."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SET idle_in_transaction_session_timeout = '{STALLED}s'")
        connection.exec_driver_sql("SET synchronous_commit = on")  # what is acknowledged is on disk
        connection.commit()
    if file := FILES.get(engine):
        connection.exec_driver_sql("SELECT 1 FROM sqlite_master").all()  # SQLite creates its files now
        connection.rollback()
        file.watch()
    return connection


def save_log(connection: Connection) -> None:
    """Move what SQLite still holds in deleted files into the database file."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def lock(engine: Engine) -> FileLock | None:
    """Keep other servers away from an SQLite file, until the lock is released or the process ends.

    PostgreSQL needs no such lock: any number of servers may share a database.
    """
    if engine.dialect.name != "sqlite":
        return None
    lock = FileLock(f"{engine.url.database}.lock", thread_local=False)
    try:
        lock.acquire(blocking=False)
    except Timeout as error:
        raise StoreError("store-in-use", url=hidden(str(engine.url))) from error
    except OSError as error:
        raise StoreError("store-cannot-open", why=str(error)) from error
    return lock


def hidden(url: str) -> str:
    """A database URL without its password."""
    try:
        return sqlalchemy.make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.split("@")[-1]


def is_full(file: Path) -> bool:
    """Whether there is no room left for a file. SQLite reports that in many ways."""
    try:
        return shutil.disk_usage(file.parent).free < SMALLEST_ROOM
    except OSError:
        return False


def unusable(error: SQLAlchemyError, url: sqlalchemy.URL, id: str) -> StoreError:
    """The message for a database that cannot be used: the driver's own, or that the disk is full."""
    if url.get_backend_name() == "sqlite" and is_full(file := Path(url.database or "")):
        return StoreError("store-full", path=str(file))
    return StoreError(id, why=first_line(error))


def first_line(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).strip().split("\n")[0]
