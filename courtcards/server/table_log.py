"""A table and its log: how events are stored, chained by hashes, and how a table is built from them."""

from __future__ import annotations

import hashlib
from http import HTTPStatus
from typing import Any

from courtcards.errors import CourtCardsError
from courtcards.server import events
from courtcards.server.encode import to_json
from courtcards.server.events import Created, Event
from courtcards.server.projection import table_info
from courtcards.server.refused import Refused
from courtcards.server.store.queries import StoredTable
from courtcards.server.store.statements import Head, Line
from courtcards.server.table import Table


class BrokenLog(Refused):
    """A log is damaged: an event is missing or was changed."""

    def __init__(self, table: str) -> None:
        super().__init__("server-log", table=table, status=HTTPStatus.INTERNAL_SERVER_ERROR)


def link(before: bytes, table: str, number: int, at: int, body: str) -> bytes:
    """The hash of an event. It covers the event and, through the previous hash, all earlier ones."""
    return hashlib.sha256(before + f"{table} {number} {at} {body}".encode()).digest()


def begin(stored: StoredTable) -> Table:
    """A table as it was when it was created."""
    if not stored.log:
        raise BrokenLog(stored.id)
    first = stored.log[0]
    created = events.from_body(first.body)
    head = link(b"", stored.id, 1, first.at, first.body)
    if not isinstance(created, Created) or first.number != 1 or first.hash != head:
        raise BrokenLog(stored.id)
    table = Table(stored.id, stored.secret, first.at, created)
    table.head = head
    return table


def load(stored: StoredTable) -> Table:
    """A table from its log; BrokenLog if it cannot be read."""
    try:
        table = begin(stored)
        for line in stored.log[1:]:
            table.apply(line.at, next_event(table, line))
    except (CourtCardsError, ValueError, KeyError) as error:
        raise BrokenLog(stored.id) from error
    return table


def next_event(table: Table, line: Line) -> Event:
    """The event in the next line of the log, for the table to apply."""
    head = link(table.head, table.id, table.number + 1, line.at, line.body)
    if line.number != table.number + 1 or line.hash != head:
        raise BrokenLog(table.id)
    table.head = head
    return events.from_body(line.body)


def append(table: Table, at: int, event: Event) -> tuple[Line, Head]:
    """The event the table has just applied, as a line of its log, and the new head of the log."""
    body = events.to_body(event)
    table.head = link(table.head, table.id, table.number, at, body)
    return Line(table.id, table.number, at, body, table.head), head_of(table)


def head_of(table: Table) -> Head:
    dues = [table.clocks.due_of(seat) for seat in range(len(table.seats))] if table.clocks.tick else None
    written = to_json(dues) if dues else None
    return Head(table.id, table.number, table.head, table.public_at, due(table), written, table.waiting)


def due(table: Table) -> int | None:
    """When something must happen even if nobody is there."""
    if table.asleep or table.ended:
        return None
    if table.status == "open":
        return table.texts_due
    return table.at if table.bots_to_move else table.due


def summary(table: Table) -> str:
    return to_json(table_info(table))


def table_row(table: Table) -> dict[str, Any]:
    """The row of a table that the lobby needs."""
    return {
        "id": table.id,
        "secret": table.first_secret,
        "status": table.status,
        "listed": table.config.listed,
        "created_at": table.created_at,
        "summary": summary(table),
        "host": table.host,
    }


def seat_rows(table: Table) -> list[dict[str, Any]]:
    ended_at = table.at if table.ended else None
    return [
        {"table_id": table.id, "seat": number, "player_id": seat.player, "ended_at": ended_at}
        for number, seat in enumerate(table.seats)
        if seat.player
    ]
