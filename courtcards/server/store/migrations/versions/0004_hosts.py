"""Who made a table, beside it, so that nobody fills the lobby; and what seats owe the deal in its summary."""

from __future__ import annotations

import json

import orjson
import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

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
