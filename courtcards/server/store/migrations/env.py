"""How Alembic reaches the database: by the connection it is given."""

from __future__ import annotations

from alembic import context

from courtcards.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
