"""Answers to positions that are practiced."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "answers",
        sa.Column("player_id", sa.String(16), primary_key=True),
        sa.Column("source", sa.String(16), primary_key=True),
        sa.Column("decision", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("solved", sa.Boolean, primary_key=True),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
