"""Who made a table, beside it, so that nobody fills the lobby."""

from __future__ import annotations

import json

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
        connection.execute(TABLES.update().where(TABLES.c.id == id).values(host=json.loads(summary)["host"]))
    op.create_index("tables_host", "tables", ["host", "listed", "status"])
