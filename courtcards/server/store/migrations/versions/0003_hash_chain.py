"""A hash chain over each log, heads beside the tables, and no journal.

Moves that an old server left in its journal go into the logs first. There is no way back but a backup.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

AT_ONCE = 1000  # rows

OLD_EVENTS = sa.table("old_events", sa.column("table_id"), sa.column("number"), sa.column("at"), sa.column("body"))
TABLES = sa.table("tables", *map(sa.column, ("id", "updated_at", "due_at", "dues", "waiting")))
HEAD = ("updated_at", "due_at", "dues", "waiting")


def upgrade() -> None:
    connection = op.get_bind()
    op.rename_table("events", "old_events")
    empty_journal(connection)
    events = op.create_table(
        "events",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
    )
    heads = op.create_table(
        "heads",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("dues", sa.Text),
        sa.Column("waiting", sa.Integer, nullable=False),
    )
    rows: list[dict[str, Any]] = []
    for id, log in logs(connection):
        chained = list(chain(id, log))
        if not chained:
            continue
        rows += chained
        if len(rows) >= AT_ONCE:
            connection.execute(events.insert(), rows)
            rows = []
        table = connection.execute(sa.select(*(TABLES.c[name] for name in HEAD)).where(TABLES.c.id == id)).first()
        if table is not None:
            last = {"table_id": id, "number": chained[-1]["number"], "hash": chained[-1]["hash"]}
            connection.execute(heads.insert(), {**last, **table._mapping})
    if rows:
        connection.execute(events.insert(), rows)
    op.drop_table("old_events")
    op.drop_table("journal")
    op.drop_index("tables_due", "tables")
    op.drop_index("tables_listed", "tables")
    with op.batch_alter_table("tables") as batch:
        for name in HEAD:
            batch.drop_column(name)
    op.create_index("tables_listed", "tables", ["listed", "status"])
    op.create_index("heads_due", "heads", ["due_at"])


def empty_journal(connection: sa.Connection) -> None:
    """What a server that was killed had not yet put into the logs."""
    pages = connection.scalars(sa.text("SELECT body FROM journal ORDER BY number")).all()
    for line, standing in (move for page in pages for move in json.loads(page)):
        event = dict(zip(("table_id", "number", "at", "body"), line, strict=True))
        key = {name: event[name] for name in ("table_id", "number")}
        there = sa.text("SELECT 1 FROM old_events WHERE table_id = :table_id AND number = :number")
        if connection.execute(there, key).first() is None:
            connection.execute(OLD_EVENTS.insert(), event)
        changed = {name: standing[name] for name in HEAD}
        connection.execute(TABLES.update().where(TABLES.c.id == standing["key"]).values(**changed))


def logs(connection: sa.Connection) -> Iterator[tuple[str, list[Any]]]:
    for id in connection.scalars(sa.select(TABLES.c.id).order_by(TABLES.c.id)).all():
        ordered = sa.select(OLD_EVENTS).where(OLD_EVENTS.c.table_id == id).order_by(OLD_EVENTS.c.number)
        yield id, list(connection.execute(ordered))


def chain(id: str, log: list[Any]) -> Iterator[dict[str, Any]]:
    """The events of a log, each with its hash, as `table_log.link` makes it."""
    last = b""
    for _, number, at, body in log:
        last = hashlib.sha256(last + f"{id} {number} {at} {body}".encode()).digest()
        yield {"table_id": id, "number": number, "at": at, "body": body, "hash": last}
