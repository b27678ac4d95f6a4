"""Bringing a database to the present schema."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from courtcards.server.store.engine import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x436F757274  # our own lock in PostgreSQL


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine) -> str:
    """Apply what is missing, all or nothing; returns the revision the database has then."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # servers that start together migrate one after the other
            connection.execute(sqlalchemy.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        found = MigrationContext.configure(connection).get_current_revision()
        if found not in (None, newest(), *older()):
            raise StoreError("db-newer", found=str(found))
        command.upgrade(configuration(connection), "head")
    return newest()


def newest() -> str:
    return scripts().get_current_head() or ""


def older() -> list[str]:
    """The revisions that can be brought to the newest."""
    return [script.revision for script in scripts().walk_revisions() if script.revision != newest()]


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config)


def revision(engine: Engine) -> str | None:
    """The revision of a database; None if it is empty."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()
