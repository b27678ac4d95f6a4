"""Checks a database: replays every table from its log, and compares it with the rows derived from it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pydantic import ValidationError
from sqlalchemy import Connection, Engine, func, select

from courtcards import records
from courtcards.errors import CourtCardsError
from courtcards.server.events import Played
from courtcards.server.store.copy import one_moment
from courtcards.server.store.queries import StoredTable, TableNotFoundError, stored_table
from courtcards.server.store.schema import ACTS, ANSWERS, DAYS, EVENTS, HEADS, PLAYERS, SEATS, SERVER, TABLES, TRIES
from courtcards.server.store.statements import Head
from courtcards.server.table import Table
from courtcards.server.table_log import begin, head_of, next_event, seat_rows, table_row

SECRET = re.compile("[0-9a-f]{64}")
ORPHANS = {
    EVENTS.c.table_id: "a log",
    HEADS.c.table_id: "a head",
    SEATS.c.table_id: "a seat",
    TRIES.c.table_id: "a try",
}


@dataclass(frozen=True)
class Fault:
    table: str  # empty: it is about the whole database
    why: str


def check(engine: Engine, progress: Callable[[int, int], None]) -> Iterator[Fault]:
    """Yield each table's problems. `progress` is called with the number of tables checked so far and their total.

    Each table is read as of one moment, so servers can keep writing.
    """
    with one_moment(engine) as connection:
        total = connection.scalar(select(func.count()).select_from(TABLES)) or 0
        ids = list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.id)))
        yield from check_file(connection)
        yield from check_orphans(connection)
    for done, id in enumerate(ids, 1):
        with one_moment(engine) as connection:
            yield from check_table(connection, id)
        progress(done, total)


def check_file(connection: Connection) -> Iterator[Fault]:
    """What SQLite itself finds wrong with its file."""
    if connection.dialect.name == "sqlite":
        for said in connection.exec_driver_sql("PRAGMA integrity_check(10)").scalars():
            if said != "ok":
                yield Fault("", said)
    if connection.scalar(select(SERVER.c.id)) != 1:
        yield Fault("", "the row about the server is missing")
    if not all(SECRET.fullmatch(secret) for secret in connection.scalars(select(DAYS.c.secret))):
        yield Fault("", "the secret of a day is not one")


def check_orphans(connection: Connection) -> Iterator[Fault]:
    """Rows that belong to something that is not there."""
    tables = select(TABLES.c.id)
    for column, what in ORPHANS.items():
        for id in connection.scalars(select(column).where(column.not_in(tables)).distinct()):
            yield Fault(id, f"there is {what}, but no table")
    days = select(TRIES.c.table_id, TRIES.c.day).where(TRIES.c.day.not_in(select(DAYS.c.day)))
    for id, day in connection.execute(days):
        yield Fault(id, f"the deal of {day} is missing")
    deleted = select(ACTS.c.subject).where(ACTS.c.act == "delete")
    for players, where in ((SEATS.c.player_id, SEATS.c.table_id), (ANSWERS.c.player_id, ANSWERS.c.source)):
        gone = players.not_in(select(PLAYERS.c.id)), players.not_in(deleted)
        for id, player in connection.execute(select(where, players).where(*gone).distinct()):
            yield Fault(id, f"player {player} is missing")


def check_table(connection: Connection, id: str) -> Iterator[Fault]:
    try:
        table, row = replay(stored_table(id)(connection))
        check_record(table)
    except (CourtCardsError, ValidationError, ValueError, TableNotFoundError) as error:
        yield Fault(id, str(error).split("\n")[0])
        return
    stored = connection.execute(select(TABLES).where(TABLES.c.id == id)).one()
    seats = connection.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)).all()
    head = connection.execute(select(HEADS).where(HEADS.c.table_id == id)).first()
    if head is None or Head(*head) != head_of(table):
        yield Fault(id, "its log does not end where the index says")
    elif dict(stored._mapping) != row:
        yield Fault(id, "its summary in the index is not that of its log")
    elif [dict(seat._mapping) for seat in seats] != seat_rows(table):
        yield Fault(id, "its people in the index are not those of its log")


def replay(stored: StoredTable) -> tuple[Table, dict[str, object]]:
    """A table from its log, and its row as last written: moves alone do not change that."""
    table = begin(stored)
    row = table_row(table)
    last = max((line.number for line in stored.log if '"kind":"played"' not in line.body), default=1)
    for line in stored.log[1:]:
        event = next_event(table, line)
        table.apply(line.at, event)
        if line.number == last or (table.ended and isinstance(event, Played)):
            row = table_row(table)
    return table, row


def check_record(table: Table) -> None:
    """Replay the game's record on its own, and check its fairness."""
    if table.game is not None:
        record = table.game.record()
        if table.ended:
            record["fairness"] = table.fairness()
        again = records.replay(record)
        if again.totals != table.game.totals or again.winners != table.game.winners:
            raise ValueError("its record replays to another result")
