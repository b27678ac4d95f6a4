"""Check a database: replay every table from its log and compare it with the rows derived from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import orjson
from pydantic import ValidationError
from sqlalchemy import Engine, func, select

from courtcards import records
from courtcards.errors import CourtCardsError
from courtcards.server.store.schema import SEATS, TABLES
from courtcards.server.store.store import stored_table
from courtcards.server.table import Table
from courtcards.server.table_log import load, seat_rows, summary


@dataclass(frozen=True)
class Fault:
    table: str
    why: str


def check(engine: Engine, progress: Callable[[int, int], None]) -> Iterator[Fault]:
    """Yield what is wrong with which table. `progress` is called with tables checked and their number."""
    with engine.connect() as connection:
        total = connection.scalar(select(func.count()).select_from(TABLES)) or 0
        ids = list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.id)))
    for done, id in enumerate(ids, 1):
        yield from check_table(engine, id)
        progress(done, total)


def check_table(engine: Engine, id: str) -> Iterator[Fault]:
    try:
        with engine.connect() as connection:
            table = load(stored_table(id)(connection))
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one()
            seats = connection.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)).all()
        check_record(table)
    except (CourtCardsError, ValidationError, ValueError) as error:
        yield Fault(id, str(error).split("\n")[0])
        return
    if row.status != table.status or row.waiting != table.waiting:
        yield Fault(id, "its status in the index is not that of its log")
    elif table.ended and orjson.loads(row.summary) != orjson.loads(summary(table)):
        yield Fault(id, "its summary is not that of its log")
    elif [dict(seat._mapping) for seat in seats] != seat_rows(table):
        yield Fault(id, "its people in the index are not those of its log")


def check_record(table: Table) -> None:
    """Replay the record of the game from nothing but itself, fairness included."""
    if table.game is not None:
        record = table.game.record()
        if table.ended:
            record["fairness"] = table.fairness()
        again = records.replay(record)
        if again.totals != table.game.totals or again.winners != table.game.winners:
            raise ValueError("its record replays to another result")
