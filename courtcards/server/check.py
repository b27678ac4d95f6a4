"""Checks a database: replays every table from its log, and compares it with the rows derived from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pydantic import ValidationError
from sqlalchemy import Connection, Engine, func, select

from courtcards import records
from courtcards.errors import CourtCardsError
from courtcards.server.events import Played
from courtcards.server.store.copy import one_moment
from courtcards.server.store.queries import StoredTable, TableNotFoundError, stored_table
from courtcards.server.store.schema import EVENTS, HEADS, SEATS, TABLES
from courtcards.server.store.statements import Head
from courtcards.server.table import Table
from courtcards.server.table_log import begin, head_of, next_event, seat_rows, table_row


@dataclass(frozen=True)
class Fault:
    table: str
    why: str


def check(engine: Engine, progress: Callable[[int, int], None]) -> Iterator[Fault]:
    """Yield each table's problems. `progress` is called with the number of tables checked so far and their total.

    Each table is read as of one moment, so servers can keep writing.
    """
    with one_moment(engine) as connection:
        total = connection.scalar(select(func.count()).select_from(TABLES)) or 0
        ids = list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.id)))
        lost = select(EVENTS.c.table_id).where(EVENTS.c.table_id.not_in(select(TABLES.c.id))).distinct()
        for id in connection.scalars(lost):
            yield Fault(id, "there is a log, but no table")
    for done, id in enumerate(ids, 1):
        with one_moment(engine) as connection:
            yield from check_table(connection, id)
        progress(done, total)


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
