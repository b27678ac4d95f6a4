"""A real server, a real browser, and people who sit in it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from courtcards.server.client import BUILT
from tests.server.process import QUICK, ServerProcess
from tests.web.people import House

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not (BUILT / "index.html").is_file():
        pytest.skip("the browser client is not built: make client")
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if not found:
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def web_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('web')}/tables.sqlite", *QUICK)
    yield server
    server.terminate()


@pytest.fixture
def house(chromium: Browser, web_server: ServerProcess) -> Iterator[House]:
    house = House(chromium, web_server.url)
    yield house
    house.close()
    assert house.wrong == [], "nothing may be wrong in the browser's console"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Any]:
    """A server that a test may stop and start again, at the same port with the same database."""
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    running = [ServerProcess(database, *QUICK)]

    def again() -> ServerProcess:
        port = running[-1].port
        running[-1].terminate()
        running.append(ServerProcess(database, *QUICK, port=port))
        return running[-1]

    yield running[0], again
    running[-1].terminate()
