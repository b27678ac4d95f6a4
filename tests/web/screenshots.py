"""Takes pictures of the pages into docs/images: python -m tests.web.screenshots"""

from __future__ import annotations

import asyncio
import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Browser

from tests.server.people import Connection, Visitors, visitors
from tests.server.process import serving
from tests.web.conftest import launch
from tests.web.player import PHONE, Player, skip_the_show
from tests.web.short_game import choose

BROKEN = "[...document.images].filter((one) => !one.naturalWidth).map((one) => one.src)"
LOADED = "() => [...document.images].every((one) => one.complete || one.loading === 'lazy')"
FOLDER = Path(__file__).parents[2] / "docs" / "images"


class Photographer:
    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url

    async def window(self, person: Any = None, likes: dict[str, Any] | None = None, **more: Any) -> Player:
        return await Player.open(
            self._browser, person, url=self._url, likes={"theme": "light", **(likes or {})}, **more
        )

    async def take(self, player: Player, name: str) -> None:
        await player.page.wait_for_load_state("networkidle")
        await player.page.wait_for_function(LOADED)
        await player.page.wait_for_timeout(400)
        if broken := await player.page.evaluate(BROKEN):
            raise RuntimeError(f"{name}: pictures are missing: {', '.join(broken)}")
        taken = Image.open(io.BytesIO(await player.page.screenshot(type="png"))).convert("RGB")
        taken.save(FOLDER / f"{name}.png", optimize=True)
        print(name)

    async def page(self, path: str, name: str, person: Any = None, shows: str = "h1", **more: Any) -> None:
        player = await self.window(person, **more)
        await player.go(path)
        await player.page.locator(shows).first.wait_for()
        await self.take(player, name)
        await player.close()


async def table_where(
    house: Visitors, is_so: Callable[[Any], bool], game: str, players: int, **options: Any
) -> tuple[str, list[Any], list[Connection]]:
    """A table of people where Ada's view is so."""
    while True:
        table, people, connections = await house.connected(game, players, **options)
        while not connections[0].ended:
            for connection in connections:
                await connection.quiet()
            if is_so(connections[0].view):
                return table, people, connections
            decides = next((one for one in connections if one.legal), None)
            if decides:
                await decides.play(choose(decides.view))


async def glory(photographer: Photographer, house: Visitors) -> None:
    table, (ada, *_), _ = await table_where(
        house,
        lambda view: len(view["sets"]) > 5 and any(action.startswith("lay ") for action in view["legal"]),
        "call-to-glory",
        4,
        tasks=True,
        ninja=True,
    )
    for name, likes in (("table", {}), ("dark", {"theme": "dark"}), ("russian", {"language": "ru"})):
        await photographer.page(f"/t/{table}", name, ada, ".hand [data-card]", likes=likes)
    await photographer.page(f"/t/{table}", "phone", ada, ".hand [data-card]", device_scale_factor=2, **PHONE)
    over, (ada, *_), _ = await table_where(house, lambda view: view["over"], "call-to-glory", 3, quick=True)
    await photographer.page(f"/t/{over}", "results", ada, ".review .results")


def can_choose(view: Any) -> bool:
    return view["phase"] == "call" and len(view["legal"]) > 3


async def call(photographer: Photographer, house: Visitors) -> None:
    table, (ada, *_), _ = await table_where(
        house, lambda view: view["turns"] > 5 and view["phase"] == "discard" and bool(view["legal"]), "come-to-call", 4
    )
    await photographer.page(f"/t/{table}", "table-come-to-call", ada, ".hand [data-card]")
    table, (ada, *_), connections = await table_where(house, can_choose, "come-to-call", 4)
    player = await photographer.window(ada)
    await player.go_to_table(table)
    await player.page.locator(".composer .types").wait_for()
    await photographer.take(player, "call")
    while not player.moments:
        for connection in connections:
            await connection.quiet()
            if connection.legal and not player.moments:
                await connection.play(choose(connection.view))
        await player.page.wait_for_timeout(50)
    await skip_the_show(player.page)
    await player.page.locator("dialog[open] .favor").first.wait_for()
    await photographer.take(player, "show")
    await player.close()


async def take_all(url: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    playwright, browser = await launch()
    photographer = Photographer(browser, url)
    try:
        async with visitors(url) as house:
            await photographer.page("/", "home")
            await photographer.page("/new", "new-table")
            await photographer.page("/gallery", "gallery", viewport={"width": 1280, "height": 1300})
            await glory(photographer, house)
            await call(photographer, house)
    finally:
        await browser.close()
        await playwright.stop()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.sqlite") as server:
        asyncio.run(take_all(server.url))


if __name__ == "__main__":
    main()
