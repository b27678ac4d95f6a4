"""A database belongs to one server, also when the connection that claims it breaks."""

from __future__ import annotations

import asyncio
import contextlib
import time

import pytest
import sqlalchemy

from courtcards.server.store import Store, open_store
from courtcards.server.store.store import StoreError
from tests.server.process import Postgres, ask, serving

CLAIMED = sqlalchemy.text(
    "SELECT pid FROM pg_locks JOIN pg_database ON database = pg_database.oid"
    " WHERE locktype = 'advisory' AND datname = current_database()"
)
BREAK = sqlalchemy.text("SELECT pg_terminate_backend(:pid, 5000)")


def claimed_by(url: str) -> int | None:
    """The process of PostgreSQL whose connection claims a database."""
    found = ask(url, CLAIMED)
    return found[0][0] if found else None


def break_claim(url: str) -> None:
    ask(url, BREAK, pid=claimed_by(url))


def take_over(url: str) -> Store:
    """Claim a database as another server would that comes in just when the claim is broken."""
    while True:
        break_claim(url)
        with contextlib.suppress(StoreError):  # the server was quicker
            return open_store(url)


def keep_claim(store: Store) -> None:
    asyncio.run(store.keep_claim())


def test_broken_claim_is_made_again(postgres: Postgres) -> None:
    url = postgres.new_database()
    store = open_store(url)
    break_claim(url)
    assert claimed_by(url) is None
    keep_claim(store)
    with pytest.raises(StoreError, match="Another server is using the database"):
        open_store(url)
    store.close()
    open_store(url).close()


def test_losing_the_claim_is_reported(postgres: Postgres) -> None:
    url = postgres.new_database()
    store = open_store(url)
    break_claim(url)
    other = open_store(url)
    with pytest.raises(StoreError, match="Another server is using the database"):
        keep_claim(store)
    other.close()
    keep_claim(store)  # the other is gone: it is ours again
    store.close()


def test_server_renews_its_claim_by_itself(postgres: Postgres) -> None:
    url = postgres.new_database()
    with serving(url):
        before = claimed_by(url)
        break_claim(url)
        until = time.monotonic() + 60
        while claimed_by(url) is None and time.monotonic() < until:
            time.sleep(0.2)
        assert claimed_by(url) not in (None, before)


def test_server_without_its_claim_stops(postgres: Postgres) -> None:
    url = postgres.new_database()
    with serving(url) as server:
        other = take_over(url)
        server.wait()
        assert "Another server is using the database" in server.log
        other.close()
