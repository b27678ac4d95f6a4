"""The tables of the database. The logs are the truth; the rest is derived from them, to find things."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

METADATA = MetaData()

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of the device's token
    Column("created_at", BigInteger, nullable=False),  # milliseconds since 1970, as all times here
    Column("banned_at", BigInteger),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),  # of the deal; shown when the game is over
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),  # what the lobby shows, JSON
    Column("host", String(16), nullable=False, server_default=""),  # player
    Index("tables_listed", "listed", "status"),
    Index("tables_host", "host", "listed", "status"),
)

HEADS = Table(
    "heads",  # where each log ends, and what changes with every event: narrow rows, because they are written so often
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last event
    Column("hash", LargeBinary(32), nullable=False),  # of the last event
    Column("updated_at", BigInteger, nullable=False),  # the last event that everybody may know of
    Column("due_at", BigInteger),  # when the first clock runs out: a secret while players choose
    Column("dues", Text),  # when the clock of each seat runs out, JSON; null where there are no clocks
    Column("waiting", Integer, nullable=False),  # bit set of the seats that must act
    Index("heads_due", "due_at"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("player_id", String(16), nullable=False),
    Column("ended_at", BigInteger),  # when the game was over; null while it goes on
    Index("seats_of_player", "player_id", "ended_at"),
)

EVENTS = Table(
    "events",  # the logs: whoever inserts a number first has written that event, and nobody else can
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    Column("hash", LargeBinary(32), nullable=False),  # SHA-256 of the hash before it and of this row
)

DAYS = Table(
    "days",  # the deals of days: each is drawn before anyone plays it, and never changes
    METADATA,
    Column("day", String(10), primary_key=True),  # as 2026-11-16
    Column("secret", String(64), nullable=False),  # shown when the day is over
)

TRIES = Table(
    "tries",  # who plays the deal of a day, and where: once for each device and once for each player
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("device", String(64), primary_key=True),  # SHA-256 of the device's cookie
    Column("player_id", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Index("tries_of_player", "player_id", "day", unique=True),
)

ANSWERS = Table(
    "answers",  # to positions that are practiced: of each player and position the first wrong and the first right one
    METADATA,
    Column("player_id", String(16), primary_key=True),
    Column("source", String(16), primary_key=True),  # a table, or the day of a game that bots played
    Column("decision", Integer, primary_key=True, autoincrement=False),  # in that game, from 0
    Column("solved", Boolean, primary_key=True),
    Column("action", String(80), nullable=False),  # in notation
    Column("at", BigInteger, nullable=False),
)

SERVER = Table(
    "server",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("alive_at", BigInteger, nullable=False),  # when a server last reported that it is running
    Column("notice", Text),  # what all pages show, in the operator's words
)

SERVERS = Table(
    "servers",  # running servers, each with its last report
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),  # machine and process
    Column("version", String(40), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("alive_at", BigInteger, nullable=False),
    Column("draining", Boolean, nullable=False),
    Column("tables", Integer, nullable=False),  # in memory
    Column("connections", Integer, nullable=False),  # live ones, at tables
    Column("unwritten", Integer, nullable=False),  # jobs that wait for the database
)

ACTS = Table(
    "acts",  # what operators did; servers that run learn of it here
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("operator", String(80), nullable=False),  # the user of the machine where the command ran
    Column("act", String(16), nullable=False),
    Column("subject", String(16), nullable=False),  # a table, player or server; empty where it is about all
    Column("detail", Text, nullable=False),  # such as the new name
)
