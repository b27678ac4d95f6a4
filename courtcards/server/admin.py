"""What operators can see and do with nothing but the database. Running servers notice it there (`operators.py`).

Every action is written in one transaction with its log entry: neither happens without the other.
"""

from __future__ import annotations

import getpass
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, Engine, and_, delete, func, insert, select, update

from courtcards.errors import CourtCardsError
from courtcards.server.commands import departure
from courtcards.server.events import Closed, Event
from courtcards.server.names import LONGEST, clean_name
from courtcards.server.sources import wall_clock
from courtcards.server.store.queries import Act, alive_at, database_time, stored_table
from courtcards.server.store.schema import ACTS, ANSWERS, HEADS, PLAYERS, SEATS, SERVER, SERVERS, TABLES
from courtcards.server.store.statements import Head, Line, LostRace, SideWrites, append, write_side
from courtcards.server.table import Table
from courtcards.server.table_log import append as log
from courtcards.server.table_log import load, seat_rows, summary
from courtcards.server.tables import ATTEMPTS

LONGEST_NOTICE = 300  # letters
SILENT_AFTER = 30_000  # milliseconds without a report after which a server no longer counts as running
ACTING = 0x436F757275  # our own lock in PostgreSQL: actions are written one by one, so none is overlooked


class AdminError(CourtCardsError):
    """An operator asked for something impossible. Nothing has changed."""


@dataclass(frozen=True, slots=True)
class TableLine:
    id: str
    game: str
    status: str
    people: list[str]
    created_at: int
    updated_at: int


@dataclass(frozen=True, slots=True)
class PlayerLine:
    id: str
    name: str
    created_at: int
    banned_at: int | None
    going_on: int  # tables


@dataclass(frozen=True, slots=True)
class ServerLine:
    id: str
    name: str
    version: str
    started_at: int
    alive_at: int
    draining: bool
    tables: int
    connections: int
    unwritten: int


@dataclass(frozen=True, slots=True)
class Load:
    servers: list[ServerLine]
    tables: dict[str, int]  # by status
    players: int
    banned: int
    now: int


def operator() -> str:
    """Who runs this command, for the log."""
    try:
        return getpass.getuser()[:80]
    except (KeyError, OSError, ImportError):  # in a container, the user id may have no name
        return f"user {os.getuid()}" if hasattr(os, "getuid") else "?"


def now(connection: Connection) -> int:
    """The servers' time, in milliseconds since 1970."""
    theirs = database_time(connection)
    return max(wall_clock(), alive_at(connection)) if theirs is None else theirs


# Looking


def tables(engine: Engine, statuses: Iterable[str], limit: int) -> list[TableLine]:
    """The tables with the latest events, whether or not the lobby lists them."""
    found = (
        select(TABLES.c.id, TABLES.c.status, TABLES.c.summary, TABLES.c.created_at, HEADS.c.updated_at)
        .join(HEADS, HEADS.c.table_id == TABLES.c.id)
        .where(TABLES.c.status.in_(list(statuses)))
        .order_by(HEADS.c.updated_at.desc(), TABLES.c.id)
        .limit(limit)
    )
    with engine.connect() as connection:
        return [table_line(row) for row in connection.execute(found)]


def table_line(row: Any) -> TableLine:
    shown = orjson.loads(row.summary)
    people = [f"{seat['name']} ({seat['player']})" for seat in shown["seats"] if seat["player"]]
    return TableLine(row.id, shown["game"], row.status, people, row.created_at, row.updated_at)


def players(engine: Engine, name: str, banned: bool, limit: int) -> list[PlayerLine]:
    """Players whose name contains this text, or whose id it is, the newest first."""
    wanted = PLAYERS.c.name.contains(name, autoescape=True) | (PLAYERS.c.id == name)
    seats = and_(SEATS.c.player_id == PLAYERS.c.id, SEATS.c.ended_at.is_(None))
    going_on = select(func.count()).select_from(SEATS).where(seats).scalar_subquery()
    found = select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.created_at, PLAYERS.c.banned_at, going_on).where(wanted)
    if banned:
        found = found.where(PLAYERS.c.banned_at.is_not(None))
    with engine.connect() as connection:
        rows = connection.execute(found.order_by(PLAYERS.c.created_at.desc(), PLAYERS.c.id).limit(limit))
        return [PlayerLine(*row) for row in rows]


def load_now(engine: Engine) -> Load:
    with engine.connect() as connection:
        moment = now(connection)
        running = select(SERVERS).where(SERVERS.c.alive_at > moment - SILENT_AFTER).order_by(SERVERS.c.started_at)
        by_status = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
        counts = select(func.count(), func.count(PLAYERS.c.banned_at)).select_from(PLAYERS)
        everyone, banned = connection.execute(counts).one()
        return Load(
            servers=[ServerLine(*row) for row in connection.execute(running)],
            tables={row.status: row[1] for row in connection.execute(by_status)},
            players=everyone,
            banned=banned,
            now=moment,
        )


def acts(engine: Engine, limit: int) -> list[Act]:
    """The last actions of operators, the newest first."""
    with engine.connect() as connection:
        found = connection.execute(select(ACTS).order_by(ACTS.c.number.desc()).limit(limit))
        return [Act(*row) for row in found]


# Acting


@dataclass(frozen=True, slots=True)
class Acting:
    """A transaction that does something and logs who did it."""

    connection: Connection
    at: int

    def sign(self, act: str, subject: str = "", detail: str = "") -> None:
        """Log the action, where running servers find it."""
        if self.connection.dialect.name == "postgresql":
            self.connection.execute(select(func.pg_advisory_xact_lock(ACTING)))
        row = {"at": self.at, "operator": operator(), "act": act, "subject": subject, "detail": detail}
        self.connection.execute(insert(ACTS), row)


@contextmanager
def acting(engine: Engine) -> Iterator[Acting]:
    """A transaction. Write first: in SQLite, a transaction that has read can't write while a server does."""
    with engine.connect() as connection:
        at = now(connection)
    with engine.begin() as connection:
        yield Acting(connection, at)


def close_table(engine: Engine, id: str) -> None:
    """End a game, or a table before its game. Its log stays, and nobody has won."""

    def close(table: Table) -> Iterator[Event]:
        if table.ended:
            raise AdminError("admin-table-ended", table=id)
        yield Closed()

    with engine.connect() as connection:
        if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == id)) is None:
            raise AdminError("admin-no-table", given=id)
    change(engine, id, close, "close")


def change(engine: Engine, id: str, decide: Callable[[Table], Iterator[Event]], act: str, detail: str = "") -> None:
    """Add events to a table's log, as a server would; try again if a server was faster."""
    for _ in range(ATTEMPTS):
        with engine.connect() as connection:
            table, moment = load(stored_table(id)(connection)), now(connection)
        written = list(happen(table, moment, decide))
        if not written:
            return
        shown = {"key": id, "status": table.status, "summary": summary(table)}
        try:
            with acting(engine) as doing:
                append(doing.connection, [line for line, _ in written], [head for _, head in written[-1:]])
                write_side(doing.connection, [SideWrites(summary=shown, seats=(id, seat_rows(table)))])
                doing.sign(act, id, detail)
        except LostRace:
            continue
        return
    raise AdminError("admin-busy", table=id)


def happen(table: Table, moment: int, decide: Callable[[Table], Iterator[Event]]) -> Iterator[tuple[Line, Head]]:
    for event in decide(table):
        at = max(moment, table.at)
        table.apply(at, event)
        yield log(table, at, event)


def named(engine: Engine, id: str) -> str:
    """The name of a player; AdminError if there is none."""
    with engine.connect() as connection:
        name: str | None = connection.scalar(select(PLAYERS.c.name).where(PLAYERS.c.id == id))
    if name is None:
        raise AdminError("admin-no-player", given=id)
    return name


def rename_player(engine: Engine, id: str, given: str) -> str:
    """Give a player another name, for tables from now on. Returns the name as stored."""
    before, name = named(engine, id), read_words(given, LONGEST, "admin-name")
    with acting(engine) as doing:
        doing.connection.execute(update(PLAYERS).where(PLAYERS.c.id == id).values(name=name))
        doing.sign("rename", id, f"{before} → {name}")
    return name


def read_words(given: str, longest: int, complaint: str) -> str:
    """A text that people will read, with the same checks as for names."""
    try:
        words = clean_name(given.strip())
    except ValueError:
        words = ""
    if not 0 < len(words) <= longest:
        raise AdminError(complaint, most=longest)
    return words


def ban_player(engine: Engine, id: str) -> str:
    """Ban a player. Returns the name."""
    name = named(engine, id)
    with acting(engine) as doing:
        free = (PLAYERS.c.id == id, PLAYERS.c.banned_at.is_(None))
        if not doing.connection.execute(update(PLAYERS).where(*free).values(banned_at=doing.at)).rowcount:
            raise AdminError("admin-banned-already", player=id)
        doing.sign("ban", id, name)
    return name


def unban_player(engine: Engine, id: str) -> str:
    name = named(engine, id)
    with acting(engine) as doing:
        kept_away = (PLAYERS.c.id == id, PLAYERS.c.banned_at.is_not(None))
        if not doing.connection.execute(update(PLAYERS).where(*kept_away).values(banned_at=None)).rowcount:
            raise AdminError("admin-not-banned", player=id)
        doing.sign("unban", id, name)
    return name


def delete_player(engine: Engine, id: str) -> tuple[str, int]:
    """Delete a player, who leaves all unfinished tables. Returns the name and the number of those tables.

    Logs stay as they are, so the name remains in games that were played.
    """
    name = named(engine, id)
    with engine.connect() as connection:
        going_on = select(SEATS.c.table_id).where(SEATS.c.player_id == id, SEATS.c.ended_at.is_(None))
        ids = list(connection.scalars(going_on))
    with acting(engine) as doing:  # first, so the player can't sit down meanwhile
        doing.connection.execute(delete(PLAYERS).where(PLAYERS.c.id == id))
        doing.connection.execute(delete(ANSWERS).where(ANSWERS.c.player_id == id))
        doing.sign("delete", id, name)
    for table in ids:
        change(engine, table, lambda table: leave(table, id), "leave", f"{name} ({id})")
    return name, len(ids)


def leave(table: Table, player: str) -> Iterator[Event]:
    seat = table.seat_of(player)
    if seat is not None:
        yield from departure(table, seat)


def set_notice(engine: Engine, given: str | None) -> str | None:
    """Show a sentence on all pages; None removes it."""
    words = None if given is None else read_words(given, LONGEST_NOTICE, "admin-notice-words")
    with acting(engine) as doing:
        doing.connection.execute(update(SERVER).values(notice=words))
        doing.sign("notice", detail=words or "")
    return words


def drain(engine: Engine, server: str, draining: bool) -> int:
    """Stop running servers, one or all, from taking new tables, or let them again. Returns how many."""
    running = load_now(engine).servers
    meant = [one for one in running if server in ("", one.id)]
    if not meant:
        known = ", ".join(one.id for one in running)
        raise AdminError("admin-no-server", given=server, known=known) if running else AdminError("admin-no-servers")
    with acting(engine) as doing:
        doing.sign("drain" if draining else "resume", server)
    return len(meant)
