"""A real browser before a real server: the built client in the system's Chromium."""

from __future__ import annotations

import asyncio
import inspect
import os
import shutil
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Playwright, async_playwright, expect

from courtcards.server.client import BUILT
from tests.server.conftest import compiled_rules  # noqa: F401
from tests.server.people import Person, Visitors, visitors
from tests.server.process import ServerProcess, miss, serving
from tests.web.player import PATIENCE, Player

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
LONGEST = float(os.environ.get("COURTCARDS_LONGEST", "300"))  # seconds of a scene, on a busy machine

expect.set_options(timeout=PATIENCE * 1000)

Opens = Callable[..., Awaitable[Player]]


@pytest.fixture(scope="session")
def runner() -> Iterator[asyncio.Runner]:
    """The one event loop that the browser and all scenes share."""
    with asyncio.Runner() as running:
        yield running


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests that are coroutines run in the browser's event loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    shared: asyncio.Runner = pyfuncitem._request.getfixturevalue("runner")
    shared.run(within(pyfuncitem.obj(**arguments)))
    return True


async def within(scene: Coroutine[Any, Any, None]) -> None:
    async with asyncio.timeout(LONGEST):
        await scene


def chromium() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


async def launch() -> tuple[Playwright, Browser]:
    playwright = await async_playwright().start()
    return playwright, await playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])


@pytest.fixture(scope="session")
def browser(runner: asyncio.Runner) -> Iterator[Browser]:
    if not (BUILT / "index.html").is_file():
        miss("the client is not built: run “make client”")
    if not chromium():
        miss(f"there is no Chromium on this machine: none of {', '.join(NAMES)} on the PATH")
    playwright, launched = runner.run(launch())
    yield launched
    runner.run(launched.close())
    runner.run(playwright.stop())


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that leave it running; it has no bots."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('web')}/tables.sqlite") as running:
        yield running


@pytest.fixture
def house(runner: asyncio.Runner, server: ServerProcess) -> Iterator[Visitors]:
    """People at the server, who need no browser."""
    coming = visitors(server.url)
    yield runner.run(coming.__aenter__())
    runner.run(coming.__aexit__(None, None, None))


@pytest.fixture
def opens(runner: asyncio.Runner, browser: Browser, server: ServerProcess) -> Iterator[Opens]:
    """Gives a person a browser window of their own; in none of them may anything go wrong."""
    opened: list[Player] = []

    async def open_window(person: Person | None = None, **wishes: Any) -> Player:
        wishes.setdefault("url", server.url)
        opened.append(await Player.open(browser, person, **wishes))
        return opened[-1]

    yield open_window
    for player in opened:
        runner.run(player.close())
    assert [mistake for player in opened for mistake in player.mistakes] == []


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A fresh SQLite file."""
    return f"sqlite:///{tmp_path}/tables.sqlite"
