"""Copies of a whole database: into one SQLite file, whatever the database is, and from it into any."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, func, insert, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from courtcards.server.store.engine import StoreError, connect, connect_sqlite, is_full
from courtcards.server.store.migrate import migrate, newest, older, revision
from courtcards.server.store.schema import EVENTS, METADATA, SERVER

AT_ONCE = 1000  # rows

Progress = Callable[[int, int], None]  # rows copied, of how many


def backup(source: Engine, file: Path, progress: Progress) -> int:
    """Copy everything, as of one moment, into a new SQLite file. Servers can keep writing."""
    if file.exists():
        raise StoreError("db-file-exists", path=str(file))
    need_current_schema(source)
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    target = connect(f"sqlite:///{unfinished}")
    try:
        migrate(target)
        count = copy_rows(source, target, progress)
        target.dispose()
        with closing(sqlite3.connect(unfinished)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")  # all of it in one file
        make_safe(unfinished)
        unfinished.rename(file)
    except (SQLAlchemyError, OSError) as error:
        if is_full(file):
            raise StoreError("store-full", path=str(file)) from error
        raise
    finally:
        target.dispose()
        for left in (unfinished, *unfinished.parent.glob(f"{unfinished.name}-*")):
            left.unlink(missing_ok=True)
    return count


def restore(file: Path, target: Engine, progress: Progress) -> int:
    """Copy a backup into an empty database, all or nothing."""
    if not file.is_file():
        raise StoreError("db-no-file", path=str(file))
    with in_current_schema(file) as source:
        migrate(target)
        with target.connect() as connection:
            if connection.scalar(select(func.count()).select_from(EVENTS)):
                raise StoreError("db-not-empty")
        return copy_rows(source, target, progress)


@contextmanager
def in_current_schema(file: Path) -> Iterator[Engine]:
    """A backup in the current schema. Of an older one, a copy is migrated: the file itself never changes."""
    with tempfile.TemporaryDirectory(prefix="courtcards-restore-") as folder:
        source = connect_sqlite(make_url(f"sqlite:///{file}"))
        try:
            if revision(source) in older():
                copied = Path(folder) / "backup.sqlite"
                shutil.copyfile(file, copied)
                source.dispose()
                source = connect_sqlite(make_url(f"sqlite:///{copied}"))
                migrate(source)
            need_current_schema(source)
            yield source
        finally:
            source.dispose()


def need_current_schema(engine: Engine) -> None:
    found = revision(engine)
    if found not in (None, newest(), *older()):
        raise StoreError("db-newer", found=str(found))
    if found != newest():
        raise StoreError("db-revision", found=found or "none", needed=newest())


def copy_rows(source: Engine, target: Engine, progress: Progress) -> int:
    """Copy all rows of all tables, in one transaction on each side."""
    with one_moment(source) as reading, target.begin() as writing:
        total = sum(reading.scalar(select(func.count()).select_from(table)) or 0 for table in METADATA.sorted_tables)
        writing.execute(SERVER.delete())
        copied = 0
        for table in METADATA.sorted_tables:
            copied = copy_table(reading, writing, table, lambda done: progress(done, total), copied)
    return copied


@contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as of one moment, whatever is written meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":  # in SQLite every transaction does
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            yield connection


def copy_table(
    reading: Connection, writing: Connection, table: Table, progress: Callable[[int], None], copied: int
) -> int:
    for rows in reading.execution_options(yield_per=AT_ONCE).execute(select(table)).partitions():
        writing.execute(insert(table), [dict(row._mapping) for row in rows])
        copied += len(rows)
        progress(copied)
    return copied


def make_safe(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())
