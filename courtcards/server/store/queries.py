"""What is asked of the database. Each question is a function that takes a connection."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from http import HTTPStatus

from sqlalchemy import Connection, extract, func, or_, select

from courtcards.server.refused import Refused
from courtcards.server.store.schema import ACTS, DAYS, EVENTS, HEADS, PLAYERS, SEATS, SERVER, TABLES, TRIES
from courtcards.server.store.statements import Line, Row, Try


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored."""

    id: str
    secret: str
    log: list[Line]


def stored_table(id: str) -> Callable[[Connection], StoredTable]:
    def ask(connection: Connection) -> StoredTable:
        secret = connection.scalar(select(TABLES.c.secret).where(TABLES.c.id == id))
        if secret is None:
            raise Refused("table-unknown", status=HTTPStatus.NOT_FOUND)
        return StoredTable(id, secret, log_after(id, 0)(connection))

    return ask


def log_after(id: str, number: int) -> Callable[[Connection], list[Line]]:
    """The events of a table after a number."""

    def ask(connection: Connection) -> list[Line]:
        later = select(EVENTS).where(EVENTS.c.table_id == id, EVENTS.c.number > number).order_by(EVENTS.c.number)
        return [Line(*row) for row in connection.execute(later)]

    return ask


def heads_of(ids: list[str]) -> Callable[[Connection], dict[str, int]]:
    """The number of the last event in each of some logs."""

    def ask(connection: Connection) -> dict[str, int]:
        found = select(HEADS.c.table_id, HEADS.c.number).where(HEADS.c.table_id.in_(ids))
        return {row.table_id: row.number for row in connection.execute(found)}

    return ask


def player_by_token(digest: str) -> Callable[[Connection], Row | None]:
    def ask(connection: Connection) -> Row | None:
        columns = (PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.banned_at)
        found = connection.execute(select(*columns).where(PLAYERS.c.token == digest)).first()
        return None if found is None else {"id": found.id, "name": found.name, "banned_at": found.banned_at}

    return ask


def listed_tables(since: int, limit: int) -> Callable[[Connection], list[str]]:
    """Summaries of the tables in the lobby where something has happened since: open ones first, then the others."""

    def ask(connection: Connection) -> list[str]:
        found = (
            select(TABLES.c.summary)
            .join(HEADS, HEADS.c.table_id == TABLES.c.id)
            .where(TABLES.c.listed, TABLES.c.status.in_(("open", "playing")), HEADS.c.updated_at > since)
            .order_by(TABLES.c.status, HEADS.c.updated_at.desc())
            .limit(limit)
        )
        return list(connection.scalars(found))

    return ask


def open_tables_listed_by(host: str, since: int) -> Callable[[Connection], int]:
    """How many tables of a player wait in the lobby for others."""

    def ask(connection: Connection) -> int:
        found = (
            select(func.count())
            .select_from(TABLES)
            .join(HEADS, HEADS.c.table_id == TABLES.c.id)
            .where(TABLES.c.host == host, TABLES.c.listed, TABLES.c.status == "open", HEADS.c.updated_at > since)
        )
        return connection.scalar(found) or 0

    return ask


def tables_going_on(player: str) -> Callable[[Connection], list[Row]]:
    def ask(connection: Connection) -> list[Row]:
        found = (
            select(TABLES.c.summary, HEADS.c.waiting, HEADS.c.dues, HEADS.c.updated_at, SEATS.c.seat)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .join(HEADS, HEADS.c.table_id == SEATS.c.table_id)
            .where(SEATS.c.player_id == player, SEATS.c.ended_at.is_(None))
        )
        return [dict(row._mapping) for row in connection.execute(found)]

    return ask


def tables_ended(player: str, before: int | None, limit: int) -> Callable[[Connection], list[Row]]:
    """The latest first. A page is longer than the limit rather than to end between two that ended at the same time."""

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


def secrets_of(days: Sequence[str]) -> Callable[[Connection], dict[str, str]]:
    """The secrets of the deals of some days, as far as they are drawn."""

    def ask(connection: Connection) -> dict[str, str]:
        found = select(DAYS.c.day, DAYS.c.secret).where(DAYS.c.day.in_(days))
        return {row.day: row.secret for row in connection.execute(found)}

    return ask


def tries_by(day: str, device: str | None, player: str | None) -> Callable[[Connection], list[Try]]:
    """The tries at the deal of a day, of a device and of a player."""

    def ask(connection: Connection) -> list[Try]:
        by = or_(TRIES.c.device == device, TRIES.c.player_id == player)
        return [Try(*row) for row in connection.execute(select(TRIES).where(TRIES.c.day == day, by))]

    return ask


def finished_tries(day: str, before: int) -> Callable[[Connection], list[Row]]:
    """The games of a day's deal that were played to their end before a time."""

    def ask(connection: Connection) -> list[Row]:
        found = (
            select(TRIES.c.player_id, TRIES.c.table_id, TABLES.c.summary)
            .join(TABLES, TABLES.c.id == TRIES.c.table_id)
            .join(SEATS, SEATS.c.table_id == TRIES.c.table_id)
            .where(TRIES.c.day == day, TABLES.c.status == "over", SEATS.c.ended_at < before)
            .order_by(SEATS.c.ended_at, TRIES.c.table_id)
        )
        return [dict(row._mapping) for row in connection.execute(found)]

    return ask


def days_played(player: str, limit: int) -> Callable[[Connection], list[str]]:
    """The days whose deal a player has played to its end, the latest first."""

    def ask(connection: Connection) -> list[str]:
        found = (
            select(TRIES.c.day)
            .join(TABLES, TABLES.c.id == TRIES.c.table_id)
            .where(TRIES.c.player_id == player, TABLES.c.status == "over")
            .order_by(TRIES.c.day.desc())
            .limit(limit)
        )
        return list(connection.scalars(found))

    return ask


def tables_due(at: int, limit: int) -> Callable[[Connection], list[str]]:
    def ask(connection: Connection) -> list[str]:
        found = select(HEADS.c.table_id).where(HEADS.c.due_at <= at).order_by(HEADS.c.due_at).limit(limit)
        return list(connection.scalars(found))

    return ask


def database_time(connection: Connection) -> int | None:
    """The time on the database's machine, in milliseconds since 1970; None where it has no clock of its own."""
    if connection.dialect.name != "postgresql":
        return None
    return int(connection.scalar(select(extract("epoch", func.clock_timestamp()) * 1000)) or 0)


def alive_at(connection: Connection) -> int:
    return int(connection.scalar(select(SERVER.c.alive_at).where(SERVER.c.id == 1)) or 0)


@dataclass(frozen=True, slots=True)
class Act:
    """What an operator did."""

    number: int
    at: int
    operator: str
    act: str
    subject: str
    detail: str


def last_act(connection: Connection) -> int:
    """The number of the last act; 0 before the first."""
    return int(connection.scalar(select(func.max(ACTS.c.number))) or 0)


def acts_after(number: int) -> Callable[[Connection], list[Act]]:
    def ask(connection: Connection) -> list[Act]:
        later = select(ACTS).where(ACTS.c.number > number).order_by(ACTS.c.number)
        return [Act(*row) for row in connection.execute(later)]

    return ask


def notice(connection: Connection) -> str | None:
    """What all pages show."""
    return connection.scalar(select(SERVER.c.notice).where(SERVER.c.id == 1))
