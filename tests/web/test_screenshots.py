"""Pictures for the documentation show what the page shows, or they are not taken."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.server.process import ServerProcess
from tests.web import screenshots
from tests.web.conftest import Opens


@pytest.mark.parametrize("broken", [True, False])
async def test_broken_image_stops_the_photographer(
    opens: Opens, browser: Browser, server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: bool
) -> None:
    monkeypatch.setattr(screenshots, "FOLDER", tmp_path)
    player = await opens()
    player.forgiven.append("404")
    if broken:
        await player.page.route("**/art/logo.svg", lambda route: route.fulfill(status=404))
    await player.go("/")
    await player.page.locator("h1").wait_for()
    photographer = screenshots.Photographer(browser, server.url)
    if broken:
        with pytest.raises(RuntimeError, match=r"logo\.svg"):
            await photographer.take(player, "home")
    else:
        await photographer.take(player, "home")
    assert (tmp_path / "home.png").is_file() != broken
