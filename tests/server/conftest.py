"""Servers for the tests: real processes, on both databases."""

from __future__ import annotations

import asyncio
import inspect
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from courtcards.precompile import FIRST
from tests.server.process import QUICK, Postgres, ServerProcess, free_port, miss, postgres_programs, serving

LONGEST = float(os.environ.get("COURTCARDS_LONGEST", "600"))  # seconds of a scene


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests that are coroutines run in an event loop of their own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(within(pyfuncitem.obj(**arguments)))
    return True


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    """Rules and quick bots are compiled before the first test, not by one that waits for an answer."""
    for part in FIRST:
        part.compile()


async def within(scene: Any) -> None:
    async with asyncio.timeout(LONGEST):
        await scene


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = postgres_programs()
    if programs is None:
        miss("PostgreSQL is not on this machine: no initdb on the PATH or in /usr/lib/postgresql")
    assert programs is not None
    running = Postgres(programs)
    yield running
    running.remove()


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that leave it as it was; its bots do not think."""
    database = f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite"
    with serving(database, *QUICK, "--metrics-port", str(free_port())) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres) -> Iterator[ServerProcess]:
    with serving(postgres.new_database()) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> ServerProcess:
    """The same on both databases in turn."""
    chosen: ServerProcess = request.getfixturevalue(f"{request.param}_server")
    return chosen


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A fresh SQLite file."""
    return f"sqlite:///{tmp_path}/tables.sqlite"
