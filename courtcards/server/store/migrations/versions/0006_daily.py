"""The deals of days, and who plays them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("player_id", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
    )
    op.create_index("tries_of_player", "tries", ["player_id", "day"], unique=True)
