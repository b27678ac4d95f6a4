"""Everything that is written: many rows per statement, straight to the driver, because every layer costs time."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, Dialect, Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from courtcards.server.store.schema import ANSWERS, DAYS, EVENTS, HEADS, PLAYERS, SEATS, SERVER, SERVERS, TABLES, TRIES

Row: TypeAlias = dict[str, Any]

DEAD_AFTER = 24 * 3600 * 1000  # milliseconds of silence after which a server's row is deleted
ROWS_AT_ONCE = (128, 16, 4, 1)  # in one statement

NEW_TABLE, NEW_SEAT = insert(TABLES), insert(SEATS)
NAME_PLAYER = update(PLAYERS).where(PLAYERS.c.id == bindparam("key")).values(name=bindparam("name"))
EMPTY_SEATS = delete(SEATS).where(SEATS.c.table_id == bindparam("key"))
SUMMARY = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"))
    .values(status=bindparam("status"), summary=bindparam("summary"))
)
NEW_SERVER, FORGET_SERVER = insert(SERVERS), delete(SERVERS).where(SERVERS.c.id == bindparam("key"))
FORGET_DEAD_SERVERS = delete(SERVERS).where(SERVERS.c.alive_at < bindparam("before"))
ALIVE = (
    update(SERVER)
    .where(SERVER.c.id == bindparam("key"), SERVER.c.alive_at < bindparam("alive_at"))
    .values(alive_at=bindparam("alive_at"))
)


class Line(NamedTuple):
    """An event in a log."""

    table_id: str
    number: int
    at: int
    body: str
    hash: bytes


class Head(NamedTuple):
    """Where a log ends, for whom its table waits and until when."""

    table_id: str
    number: int
    hash: bytes
    updated_at: int
    due_at: int | None
    dues: str | None
    waiting: int


class Player(NamedTuple):
    """Somebody new."""

    id: str
    name: str
    token: str  # SHA-256 of it
    created_at: int
    banned_at: int | None = None


class Day(NamedTuple):
    """The deal of a day."""

    day: str
    secret: str


class Try(NamedTuple):
    """Somebody plays the deal of a day."""

    day: str
    device: str
    player_id: str
    table_id: str


class Answer(NamedTuple):
    """Somebody has tried a position."""

    player_id: str
    source: str
    decision: int
    solved: bool
    action: str
    at: int


@dataclass(slots=True)
class SideWrites:
    """What is written now and then, besides the logs."""

    summary: Row | None = None  # what others see of a table, if that has changed
    table: Row | None = None  # a new table
    seats: tuple[str, list[Row]] | None = None  # a table's people, if they have changed
    player: Player | None = None  # a new one; with the same token, the first stays
    renamed: Row | None = None
    alive_at: int | None = None
    server: Row | None = None  # a server's report about itself
    gone: str | None = None  # a server that ends
    days: tuple[Day, ...] = ()  # the first deal of a day stays
    attempt: Try | None = None  # the first one of a device, and of a player, stays
    answer: Answer | None = None  # the first wrong and the first right one stay


class LostRace(Exception):  # noqa: N818
    """Some numbers were taken already: somebody else has written to these logs."""


def append(connection: Connection, lines: Sequence[Line], heads: Sequence[Head]) -> None:
    """Add events to the logs, or raise LostRace. All servers write rows in the same order, so they cannot deadlock."""
    inserted = put_rows(connection, EVENTS, sorted(lines))
    if inserted != len(lines):
        raise LostRace
    latest = {head.table_id: head for head in heads}
    put_rows(connection, HEADS, [latest[table] for table in sorted(latest)])


def taken(connection: Connection, lines: Sequence[Line]) -> set[str]:
    """The tables whose logs already have one of these numbers."""
    found = set()
    for line in lines:
        there = select(EVENTS.c.number).where(EVENTS.c.table_id == line.table_id, EVENTS.c.number == line.number)
        if connection.scalar(there) is not None:
            found.add(line.table_id)
    return found


def write_side(connection: Connection, jobs: Sequence[SideWrites]) -> None:
    """Write what is besides the logs: rows that several servers may write, in the same order, as in `append`."""
    summaries = {job.summary["key"]: job.summary for job in jobs if job.summary}
    seats = dict(job.seats for job in jobs if job.seats)
    renamed = {job.renamed["key"]: job.renamed for job in jobs if job.renamed}
    put_rows(connection, PLAYERS, [job.player for job in jobs if job.player])
    many(connection, NAME_PLAYER, [renamed[player] for player in sorted(renamed)])
    many(connection, NEW_TABLE, [job.table for job in jobs if job.table])
    many(connection, EMPTY_SEATS, [{"key": table} for table in sorted(seats)])
    many(connection, NEW_SEAT, [row for table in sorted(seats) for row in seats[table]])
    many(connection, SUMMARY, [summaries[table] for table in sorted(summaries)])
    many(connection, ALIVE, [{"key": 1, "alive_at": job.alive_at} for job in jobs if job.alive_at][-1:])
    put_rows(connection, DAYS, sorted(day for job in jobs for day in job.days))
    put_rows(connection, TRIES, sorted(job.attempt for job in jobs if job.attempt))
    put_rows(connection, ANSWERS, sorted(job.answer for job in jobs if job.answer))
    servers = {job.server["id"]: job.server for job in jobs if job.server}
    gone = [job.gone for job in jobs if job.gone]
    many(connection, FORGET_DEAD_SERVERS, [{"before": row["alive_at"] - DEAD_AFTER} for row in servers.values()])
    many(connection, FORGET_SERVER, [{"key": id} for id in sorted({*servers, *gone})])
    many(connection, NEW_SERVER, [servers[id] for id in sorted(servers) if id not in gone])


def put_rows(connection: Connection, table: Table, rows: Sequence[tuple[Any, ...]]) -> int:
    """Insert rows; returns how many were inserted. For heads the newest row stays, for everything else the first."""
    begun = written = 0
    for size in ROWS_AT_ONCE:
        text, names = insertion(table, size, connection.dialect)
        while len(rows) - begun >= size:
            values = [value for row in rows[begun : begun + size] for value in row]
            done = connection.exec_driver_sql(text, dict(zip(names, values, strict=True)) if names else tuple(values))
            written += done.rowcount
            begun += size
    return written


@functools.cache
def insertion(table: Table, size: int, dialect: Dialect) -> tuple[str, list[str] | None]:
    """An INSERT of `size` rows for the driver, and the names of its values unless they are positional."""
    columns = [column.name for column in table.columns]
    rows: list[Row] = [{name: bindparam(f"{name}_{row}") for name in columns} for row in range(size)]
    make: Any = postgresql.insert if dialect.name == "postgresql" else sqlite.insert
    statement = make(table).values(rows)
    if table is HEADS:
        newer = {name: statement.excluded[name] for name in columns[1:]}
        statement = statement.on_conflict_do_update(
            index_elements=["table_id"], set_=newer, where=HEADS.c.number < statement.excluded.number
        )
    else:
        same = ["token"] if table is PLAYERS else None  # another player with the same id would be an error
        statement = statement.on_conflict_do_nothing(index_elements=same)
    done = statement.compile(dialect=dialect)
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
    """A statement for the driver, and the order of its values if they are positional."""
    columns = list(statement.compile(dialect=dialect).params)
    done = statement.compile(dialect=dialect, column_keys=columns)
    return str(done), tuple(done.positiontup) if done.positional else None
