"""Bringing a database to the current schema."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy
from sqlalchemy import Connection, Engine

from courtcards.server.store.engine import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x436F757274  # our own lock in PostgreSQL


def configuration(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def migrate(engine: Engine) -> str:
    """Apply the missing migrations, all or nothing. Returns the revision afterwards."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # servers that start together migrate one after the other
            connection.execute(sqlalchemy.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        found = revision_in(connection)
        if found not in (None, *revisions()):
            raise StoreError("db-newer", found=str(found))
        if found != newest():
            from alembic import command  # slow to import, and rarely needed

            command.upgrade(configuration(connection), "head")
    return newest()


def newest() -> str:
    return revisions()[-1]


def older() -> list[str]:
    """The revisions that can be migrated to the newest."""
    return revisions()[:-1]


def revisions() -> list[str]:
    """All revisions, from the names of their files, the oldest first."""
    return sorted(script.stem.split("_")[0] for script in MIGRATIONS.glob("versions/[0-9]*.py"))


def revision(engine: Engine) -> str | None:
    """The revision of a database; None if it is empty."""
    with engine.connect() as connection:
        return revision_in(connection)


def revision_in(connection: Connection) -> str | None:
    if not sqlalchemy.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sqlalchemy.text("SELECT version_num FROM alembic_version"))
    return found
