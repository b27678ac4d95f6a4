"""Store who made each table, so that one player cannot fill the lobby, and what the deal still needs from each seat."""

from __future__ import annotations

import json

import orjson
import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TABLES = sa.table("tables", *map(sa.column, ("id", "summary", "host")))


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(16), nullable=False, server_default=""))
    connection = op.get_bind()
    for id, summary in connection.execute(sa.select(TABLES.c.id, TABLES.c.summary)).all():
        table = json.loads(summary)
        for seat in table["seats"]:
            seat.setdefault("owes", None)
        table.setdefault("texts_due", None)
        changed = {"host": table["host"], "summary": orjson.dumps(table).decode()}
        connection.execute(TABLES.update().where(TABLES.c.id == id).values(**changed))
    op.create_index("tables_host", "tables", ["host", "listed", "status"])
