"""What is written, and how: many rows at once, straight to the driver. What comes between costs more than writing."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypedDict

import orjson
from sqlalchemy import Connection, Dialect, Engine, bindparam, delete, insert, select, update

from courtcards.server.store.schema import EVENTS, JOURNAL, PLAYERS, SEATS, SERVER, TABLES

Row: TypeAlias = dict[str, Any]
Line: TypeAlias = tuple[str, int, int, str]  # of a log: table, number, time, body
Move: TypeAlias = "tuple[Line, TableRow]"  # a line, and where its table stands after it

AT_ONCE = (128, 16, 4, 1)  # rows in one statement

NEW_PLAYER, NEW_TABLE, NEW_SEAT, NEW_PAGE = insert(PLAYERS), insert(TABLES), insert(SEATS), insert(JOURNAL)
NAME_PLAYER = update(PLAYERS).where(PLAYERS.c.id == bindparam("key")).values(name=bindparam("name"))
EMPTY_SEATS = delete(SEATS).where(SEATS.c.table_id == bindparam("key"))
UPDATE_TABLE = (
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


class TableRow(TypedDict):
    """Where a table stands, for whom it waits and until when."""

    key: str  # the table
    updated_at: int
    due_at: int | None
    dues: str | None
    waiting: int


@dataclass(slots=True)
class SideWrites:
    """What is written now and then, beside the moves. With it, or with an empty one, all moves are filed."""

    summary: Row | None = None  # what others see of a table, where that has changed
    table: Row | None = None  # a new table
    seats: tuple[str, list[Row]] | None = None  # a table's people, where they have changed
    player: Row | None = None  # a new player
    renamed: Row | None = None
    alive_at: int | None = None


def write_side(connection: Connection, jobs: Sequence[SideWrites]) -> None:
    summaries = {job.summary["key"]: job.summary for job in jobs if job.summary}
    seats = dict(job.seats for job in jobs if job.seats)
    many(connection, NEW_PLAYER, [job.player for job in jobs if job.player])
    many(connection, NAME_PLAYER, [job.renamed for job in jobs if job.renamed])
    many(connection, NEW_TABLE, [job.table for job in jobs if job.table])
    many(connection, EMPTY_SEATS, [{"key": table} for table in seats])
    many(connection, NEW_SEAT, [row for rows in seats.values() for row in rows])
    many(connection, SUMMARY, list(summaries.values()))
    many(connection, ALIVE, [{"key": 1, "alive_at": job.alive_at} for job in jobs if job.alive_at][-1:])


def file_away(connection: Connection, moves: Sequence[Move]) -> None:
    """Moves where they belong: lines into the logs, and of several stands of a table only the last."""
    insert_lines(connection, sorted(line for line, _ in moves))
    many(connection, UPDATE_TABLE, list({stand["key"]: stand for _, stand in moves}.values()))


def insert_lines(connection: Connection, lines: list[Line]) -> None:
    """Few statements with many rows each: at every statement this thread would have to wait for its turn again."""
    begun = 0
    for size in AT_ONCE:
        text, names = insert_of(size, connection.dialect)
        while len(lines) - begun >= size:
            values = [value for line in lines[begun : begun + size] for value in line]
            connection.exec_driver_sql(text, dict(zip(names, values, strict=True)) if names else tuple(values))
            begun += size


@functools.cache
def insert_of(size: int, dialect: Dialect) -> tuple[str, list[str] | None]:
    """An insertion of so many lines as the driver takes it, and the names of its values unless they go by place."""
    columns = ("table_id", "number", "at", "body")
    rows: list[Row] = [{name: bindparam(f"{name}_{row}") for name in columns} for row in range(size)]
    done = insert(EVENTS).values(rows).compile(dialect=dialect)
    names = [f"{name}_{row}" for row in range(size) for name in columns]
    if done.positional:
        assert list(done.positiontup or ()) == names
        return str(done), None
    return str(done), names


def many(connection: Connection, statement: Any, rows: Sequence[Mapping[str, Any]]) -> None:
    """One statement for many rows."""
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


# The journal


def keep_in_journal(connection: Connection, number: int, moves: Sequence[Move]) -> None:
    many(connection, NEW_PAGE, [{"number": number, "body": orjson.dumps(moves).decode()}])


def in_journal(pages: Iterable[str]) -> list[Move]:
    return [(tuple(line), stand) for page in pages for line, stand in orjson.loads(page)]


def empty_journal(connection: Connection) -> None:
    connection.exec_driver_sql("DELETE FROM journal")


def file_what_was_left(engine: Engine) -> None:
    """What a server that was killed had kept in the journal."""
    with engine.begin() as connection:
        pages = list(connection.scalars(select(JOURNAL.c.body).order_by(JOURNAL.c.number)))
        if pages:
            file_away(connection, in_journal(pages))
            empty_journal(connection)
