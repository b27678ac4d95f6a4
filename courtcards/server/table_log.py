"""A table as its log: how its events are stored, and how a table is built from stored events."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from courtcards.server import events
from courtcards.server.encode import to_json
from courtcards.server.events import Created, Event
from courtcards.server.projection import table_info
from courtcards.server.refused import Refused
from courtcards.server.store.flush import Move, TableRow
from courtcards.server.store.store import StoredTable
from courtcards.server.table import Table


def begin(stored: StoredTable) -> Table:
    """A table as it was when it was made."""
    _, at, body = stored.log[0]
    created = events.from_body(body)
    if not isinstance(created, Created):
        raise Refused("server-log", table=stored.id, status=HTTPStatus.INTERNAL_SERVER_ERROR)
    return Table(stored.id, stored.secret, at, created)


def load(stored: StoredTable) -> Table:
    """A table from its log."""
    table = begin(stored)
    for number, at, body in stored.log[1:]:
        if number != table.number + 1:
            raise Refused("server-log", table=stored.id, status=HTTPStatus.INTERNAL_SERVER_ERROR)
        table.apply(at, events.from_body(body))
    return table


def move(table: Table, at: int, event: Event) -> Move:
    """A line of the log for the event that the table has just taken, and where the table stands now."""
    return (table.id, table.number, at, events.to_body(event)), table_row(table)


def table_row(table: Table) -> TableRow:
    """The columns of a table's row that change with every event."""
    dues = [table.clocks.due_of(seat) for seat in range(len(table.seats))] if table.clocks.tick else None
    return {
        "key": table.id,
        "updated_at": table.public_at,
        "due_at": due(table),
        "dues": to_json(dues) if dues else None,
        "waiting": table.waiting,
    }


def due(table: Table) -> int | None:
    """When something is to be done although nobody comes."""
    if table.asleep or table.ended:
        return None
    return table.at if table.bots_to_move else table.due


def summary(table: Table) -> str:
    return to_json(table_info(table))


def seat_rows(table: Table) -> list[dict[str, Any]]:
    ended_at = table.at if table.ended else None
    return [
        {"table_id": table.id, "seat": number, "player_id": seat.player, "ended_at": ended_at}
        for number, seat in enumerate(table.seats)
        if seat.player
    ]
