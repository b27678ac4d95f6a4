"""What operators do: a log of their acts, banned players, a notice for all pages, and the load of each server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("players", sa.Column("banned_at", sa.BigInteger))
    op.add_column("server", sa.Column("notice", sa.Text))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("alive_at", sa.BigInteger, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("connections", sa.Integer, nullable=False),
        sa.Column("unwritten", sa.Integer, nullable=False),
    )
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("operator", sa.String(80), nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(16), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
