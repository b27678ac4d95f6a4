"""The client as an installed app: it can be installed, says when its server is away, and is never an old one."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from courtcards.server.client import BUILT
from tests.server.process import QUICK, ServerProcess
from tests.web.conftest import Opens
from tests.web.player import PATIENCE, Player

KEPT = """async () => {
  const files = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
  const kept = await Promise.all(["/", ...files.map(({ name }) => name)].map((url) => caches.match(url)));
  return navigator.serviceWorker.controller !== null && kept.every(Boolean);
}"""
ENTRY = """document.querySelector("script[type=module]").src.split("/").at(-1)"""


class House:
    """A server that can go away and come back at the same address, with the same client or another."""

    def __init__(self, folder: Path) -> None:
        self.client = folder / "client"
        shutil.copytree(BUILT, self.client)
        self._flags = (f"sqlite:///{folder}/tables.sqlite", *QUICK, "--client", str(self.client))
        self._server = ServerProcess(*self._flags)
        self.url = self._server.url

    def close(self) -> None:
        self._server.kill()

    def open(self) -> None:
        self._server = ServerProcess(*self._flags, port=int(self.url.rpartition(":")[2]))

    def upgrade(self, entry: str) -> None:
        """Another client: its files have other names, and the old ones are gone."""
        (self.client / "assets" / entry).rename(self.client / "assets" / f"newer-{entry}")
        for file in [self.client / "index.html", *self.client.glob("assets/*.js")]:
            file.write_text(file.read_text("utf-8").replace(entry, f"newer-{entry}"), "utf-8")


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.close()


async def installed(opens: Opens, place: House, **likes: str) -> Player:
    """A window whose page is kept for times without a server."""
    player = await opens(url=place.url, service_workers="allow", likes=likes)
    player.forgiven.append("Failed to load resource")  # the server goes away
    await player.go("/")
    await kept(player)
    return player


async def kept(player: Player) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await player.page.evaluate(KEPT):
            await asyncio.sleep(0.05)


async def test_client_can_be_installed(opens: Opens, place: House) -> None:
    player = await installed(opens, place)
    chromium = await player.context.new_cdp_session(player.page)
    assert (await chromium.send("Page.getAppManifest"))["errors"] == []
    missing = (await chromium.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    assert [error["errorId"] for error in missing if error["errorId"] != "in-incognito"] == []


async def test_page_notices_server_going_and_returning(opens: Opens, place: House) -> None:
    player = await installed(opens, place, language="de")
    place.close()
    await player.go("/lobby")
    await expect(player.page.locator("h1")).to_have_text("Du bist offline")
    place.open()
    await expect(player.page.locator("h1")).to_have_text("Offene Tische")


async def test_upgraded_server_never_shows_an_old_client(opens: Opens, place: House) -> None:
    player = await installed(opens, place)
    page = player.page
    old = await page.evaluate(ENTRY)
    place.upgrade(old)
    await page.reload()
    await expect(page.locator("#main .games")).to_be_visible()
    assert await page.evaluate(ENTRY) == f"newer-{old}"
    await kept(player)
    assert await page.evaluate(f"caches.match('/assets/{old}')") is None

    place.close()  # upgraded again while the page shows that there is no server
    await page.reload()
    await expect(page.locator("h1")).to_have_text("You’re offline")
    place.upgrade(f"newer-{old}")
    place.open()
    await expect(page.locator("#main .games")).to_be_visible()
    assert await page.evaluate(ENTRY) == f"newer-newer-{old}"
