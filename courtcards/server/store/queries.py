"""What is asked of the database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import ARRAY, Connection, Integer, String, and_, extract, func, literal, or_, select

from courtcards.server.store.schema import ACTS, ANSWERS, DAYS, EVENTS, HEADS, PLAYERS, SEATS, SERVER, TABLES, TRIES
from courtcards.server.store.statements import Line, Row, Try


class TableNotFoundError(LookupError):
    """No table has this id."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored."""

    id: str
    secret: str
    log: list[Line]


Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def query(
    ask: Callable[Concatenate[Connection, Arguments], Result],
) -> Callable[Arguments, Callable[[Connection], Result]]:
    """Make a query that takes its connection later: `store.read(tables_due(now, 10))`."""

    def prepare(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Callable[[Connection], Result]:
        return lambda connection: ask(connection, *args, **kwargs)

    return prepare


@query
def stored_table(connection: Connection, id: str) -> StoredTable:
    """A table with its log; TableNotFoundError if there is none."""
    secret = connection.scalar(select(TABLES.c.secret).where(TABLES.c.id == id))
    if secret is None:
        raise TableNotFoundError(id)
    return StoredTable(id, secret, log_after(id, 0)(connection))


@query
def log_after(connection: Connection, id: str, number: int) -> list[Line]:
    """The events of a table after this number."""
    later = select(EVENTS).where(EVENTS.c.table_id == id, EVENTS.c.number > number).order_by(EVENTS.c.number)
    return [Line(*row) for row in connection.execute(later)]


@query
def is_in_log(connection: Connection, id: str, hashes: Collection[bytes]) -> bool:
    """Whether a table's log has an event with one of these hashes."""
    found = select(EVENTS.c.number).where(EVENTS.c.table_id == id, EVENTS.c.hash.in_(hashes)).limit(1)
    return connection.scalar(found) is not None


@query
def grown(connection: Connection, known: dict[str, int]) -> list[str]:
    """Those of the tables whose logs go on after the event we know."""
    if connection.dialect.name == "postgresql":  # two parameters, however many tables there are
        ids, numbers = literal([*known], ARRAY(String)), literal([*known.values()], ARRAY(Integer))
        pairs = func.unnest(ids, numbers).table_valued("id", "number").render_derived()
        later = and_(HEADS.c.table_id == pairs.c.id, HEADS.c.number > pairs.c.number)
        return list(connection.scalars(select(HEADS.c.table_id).join(pairs, later)))
    heads = connection.execute(select(HEADS.c.table_id, HEADS.c.number).where(HEADS.c.table_id.in_(known)))
    return [id for id, number in heads if number > known[id]]


@query
def player_by_token(connection: Connection, digest: str) -> Row | None:
    columns = (PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.banned_at)
    found = connection.execute(select(*columns).where(PLAYERS.c.token == digest)).first()
    return None if found is None else {"id": found.id, "name": found.name, "banned_at": found.banned_at}


@query
def listed_tables(connection: Connection, since: int, limit: int) -> list[str]:
    """Summaries of the open tables in the lobby made since then, the newest first; then games with moves since then.

    Nothing that people do at an open table brings it to the top or keeps it there.
    """
    found = (
        select(TABLES.c.summary)
        .join(HEADS, HEADS.c.table_id == TABLES.c.id)
        .where(TABLES.c.listed, TABLES.c.status.in_(("open", "playing")))
        .where(or_(TABLES.c.created_at > since, and_(TABLES.c.status == "playing", HEADS.c.updated_at > since)))
        .order_by(TABLES.c.status, TABLES.c.created_at.desc(), TABLES.c.id)
        .limit(limit)
    )
    return list(connection.scalars(found))


@query
def open_tables_listed_by(connection: Connection, host: str, since: int) -> int:
    """How many of a player's tables are open in the lobby."""
    found = (
        select(func.count())
        .select_from(TABLES)
        .where(TABLES.c.host == host, TABLES.c.listed, TABLES.c.status == "open", TABLES.c.created_at > since)
    )
    return connection.scalar(found) or 0


@query
def tables_going_on(connection: Connection, player: str) -> list[Row]:
    found = (
        select(TABLES.c.summary, HEADS.c.waiting, HEADS.c.dues, HEADS.c.updated_at, SEATS.c.seat)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .join(HEADS, HEADS.c.table_id == SEATS.c.table_id)
        .where(SEATS.c.player_id == player, SEATS.c.ended_at.is_(None))
    )
    return [dict(row._mapping) for row in connection.execute(found)]


@query
def seats_taken_by(connection: Connection, player: str) -> int:
    """How many seats a player has at tables that go on."""
    mine = (SEATS.c.player_id == player, SEATS.c.ended_at.is_(None))
    return connection.scalar(select(func.count()).select_from(SEATS).where(*mine)) or 0


@query
def tables_ended(connection: Connection, player: str, before: int | None, limit: int) -> list[Row]:
    """The latest first. A page may exceed the limit, so that it never splits games that ended at the same time."""
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


@query
def secrets_of(connection: Connection, days: Sequence[str]) -> dict[str, str]:
    """The secrets of some days' deals, if they have been drawn."""
    found = select(DAYS.c.day, DAYS.c.secret).where(DAYS.c.day.in_(days))
    return {row.day: row.secret for row in connection.execute(found)}


@query
def tries_by(connection: Connection, day: str, device: str | None, player: str | None) -> list[Try]:
    """The tries at the deal of a day, of a device and of a player."""
    by = or_(TRIES.c.device == device, TRIES.c.player_id == player)
    return [Try(*row) for row in connection.execute(select(TRIES).where(TRIES.c.day == day, by))]


@query
def finished_tries(connection: Connection, day: str, before: int) -> list[Row]:
    """The games of a day's deal that were finished before a given time."""
    found = (
        select(TRIES.c.player_id, TRIES.c.table_id, TABLES.c.summary)
        .join(TABLES, TABLES.c.id == TRIES.c.table_id)
        .join(SEATS, SEATS.c.table_id == TRIES.c.table_id)
        .where(TRIES.c.day == day, TABLES.c.status == "over", SEATS.c.ended_at < before)
        .order_by(SEATS.c.ended_at, TRIES.c.table_id)
    )
    return [dict(row._mapping) for row in connection.execute(found)]


@query
def days_played(connection: Connection, player: str, limit: int) -> list[str]:
    """The days whose deal a player has finished, the latest first."""
    found = (
        select(TRIES.c.day)
        .join(TABLES, TABLES.c.id == TRIES.c.table_id)
        .where(TRIES.c.player_id == player, TABLES.c.status == "over")
        .order_by(TRIES.c.day.desc())
        .limit(limit)
    )
    return list(connection.scalars(found))


@query
def answers_by(connection: Connection, player: str, sources: Sequence[str]) -> dict[tuple[str, int], bool]:
    """The positions in some games that a player has tried, and whether they are solved."""
    mine = (ANSWERS.c.player_id == player, ANSWERS.c.source.in_(sources))
    found = select(ANSWERS.c.source, ANSWERS.c.decision, ANSWERS.c.solved).where(*mine).order_by(ANSWERS.c.solved)
    return {(row.source, row.decision): row.solved for row in connection.execute(found)}


@query
def tables_due(connection: Connection, at: int, limit: int) -> list[str]:
    found = select(HEADS.c.table_id).where(HEADS.c.due_at <= at).order_by(HEADS.c.due_at).limit(limit)
    return list(connection.scalars(found))


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
    """The number of the last action; 0 before the first."""
    return int(connection.scalar(select(func.max(ACTS.c.number))) or 0)


@query
def acts_after(connection: Connection, number: int) -> list[Act]:
    later = select(ACTS).where(ACTS.c.number > number).order_by(ACTS.c.number)
    return [Act(*row) for row in connection.execute(later)]


def notice(connection: Connection) -> str | None:
    """The notice that all pages show."""
    return connection.scalar(select(SERVER.c.notice).where(SERVER.c.id == 1))
