"""The tables of the database. The log is what counts; the rest is there to find things."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, SmallInteger, String, Table, Text

METADATA = MetaData()

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of the device's token
    Column("created_at", BigInteger, nullable=False),  # milliseconds since 1970, as all times here
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),  # of the deal; shown when the game is over
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),  # the last event that everyone may learn of
    Column("due_at", BigInteger),  # when the first clock runs out: a secret while players choose
    Column("dues", Text),  # when the clock of each seat runs out, JSON; null where there are no clocks
    Column("waiting", Integer, nullable=False),  # bit set of the seats that owe a decision
    Column("summary", Text, nullable=False),  # what the lobby shows, JSON
    Index("tables_listed", "listed", "status", "updated_at"),
    Index("tables_due", "due_at"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("player_id", String(16), nullable=False),
    Column("ended_at", BigInteger),  # when the table's game was over; null while it goes on
    Index("seats_of_player", "player_id", "ended_at"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

JOURNAL = Table(
    "journal",  # moves that are safe but not yet filed, for less than a second
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the batch, from 1
    Column("body", Text, nullable=False),  # JSON: lines of logs, each with where its table stands after it
)

SERVER = Table(
    "server",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("alive_at", BigInteger, nullable=False),  # when the server last said that it runs
)
