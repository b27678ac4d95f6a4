"""The page of the daily deal: begun with one press, one try on a device, results, and the promise that was kept."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from playwright.async_api import Route, expect
from pydantic import TypeAdapter

from courtcards.messages import LANGUAGES, text
from courtcards.server.analyses import default_folder
from courtcards.server.daily import DailyDeal, digest_of
from courtcards.server.daily_api import Daily
from tests.server.people import Visitors
from tests.server.process import ServerProcess, serving
from tests.web.conftest import Opens
from tests.web.player import Player
from tests.web.short_game import choose
from tests.web.test_pages import axe, look_at  # noqa: F401

STRICT: TypeAdapter[Any] = TypeAdapter(Daily)
SECRET = "ab" * 32
RESULTS = [
    {"name": "Wolfgang Amadeus Mozart", "mine": False, "won": True, "points": 61, "others": 48, "score": 12.5},
    {"name": "Ada", "mine": True, "won": False, "points": 40, "others": 52, "score": -3.1},
    {"name": "Ben", "mine": False, "won": False, "points": 12, "others": 52, "score": None},
]
DAY: dict[str, Any] = {
    "day": "2026-11-16",
    "today": True,
    "game": "call-to-glory",
    "options": {"players": 2, "quick": True},
    "level": "chancellor",
    "ends_at": 1794873600000,
    "commitment": hashlib.sha256(bytes.fromhex(SECRET)).hexdigest(),
    "text": "00112233445566778899aabbccddeeff",
    "secret": None,
    "seed": None,
    "next_commitment": "cd" * 32,
    "par": {"par": 0.47, "error": 0.031, "games": 40},
    "mine": "k3v9c2m7xq4t",
    "taken": False,
    "streak": 3,
    "results": RESULTS,
    "count": 3,
}
OVER = {**DAY, "today": False, "secret": SECRET, "seed": "ef" * 32}


PAR = {"par": [0.4, 0.6], "error": [0.03, 0.03], "games": 40}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose clock shows today, or tomorrow if the deal of today is not of Call to Glory."""
    ahead = 0 if game_of(datetime.now(UTC).date()) == "call-to-glory" else timedelta(days=1).total_seconds()
    database = f"sqlite:///{tmp_path_factory.mktemp('web')}/tables.sqlite"
    with serving(database, module="tests.server.skewed_clock", COURTCARDS_SKEW=str(int(ahead))) as running:
        yield running


def game_of(day: date) -> str:
    return DailyDeal(day, SECRET).game


async def told(player: Player, day: dict[str, Any]) -> None:
    """Let the page be told this of every day, whatever the server knows."""
    STRICT.validate_python(day, strict=True, extra="forbid")

    async def answer(route: Route) -> None:
        await route.fulfill(json=day)

    await player.page.unroute_all()
    await player.page.route("**/api/daily*", answer)
    await player.page.route("**/api/daily/*", answer)


async def test_one_press_begins_the_only_try(house: Visitors, opens: Opens) -> None:
    player = await opens()
    page = player.page
    await player.go("/")
    await page.get_by_role("link", name="Today’s deal").click()
    await page.get_by_role("button", name="Play today’s deal").click()
    await player.until(lambda: player.shown)
    table = player.shown["table"]
    assert table["daily"]
    await expect(page.locator(".hand [data-card]").first).to_be_visible()
    await expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    await player.go("/daily")
    await expect(page.get_by_role("button", name="Continue your game")).to_be_visible()
    await page.evaluate("localStorage.removeItem('courtcards.player')")  # a second guest
    await page.reload()
    await expect(page.get_by_text(text("daily-device"))).to_be_visible()
    await expect(page.get_by_role("button", name="Play today’s deal")).to_have_count(0)
    another = await opens(await house.person())
    await another.go("/daily")
    await another.page.get_by_role("button", name="Play today’s deal").click()
    await another.until(lambda: another.shown)
    assert another.shown["table"]["commitment"] == table["commitment"]
    assert another.shown["table"]["id"] != table["id"]


async def test_deal_is_played_to_score_and_shared(opens: Opens) -> None:
    player = await opens()
    page = player.page
    await page.add_init_script("navigator.share = async (what) => void (window.shared = what)")
    await player.go("/daily")
    await page.get_by_role("button", name="Play today’s deal").click()
    await player.until(lambda: player.legal)
    day, commitment = (player.shown["table"][name] for name in ("daily", "commitment"))
    par = default_folder("daily") / f"par-{day}-{commitment[:16]}-{digest_of('call-to-glory')}.json"
    par.parent.mkdir(parents=True, exist_ok=True)
    par.write_text(json.dumps(PAR))  # it takes minutes to play
    try:
        await player.finish(choose)
        await player.sees_the_results()
        await page.locator(".results").get_by_role("link", name=text("web-daily-results")).click()
        await expect(page.locator("tr.own")).to_contain_text(":".join(map(str, player.view["totals"])))
        score = await page.locator(".mine b").inner_text()
        await expect(page.locator("#main")).not_to_contain_text("Finish before")
    finally:
        par.unlink()
    assert abs(float(score)) <= 100
    await page.get_by_role("button", name="Share my result").click()
    await page.wait_for_function("() => window.shared")
    shared = (await page.evaluate("window.shared"))["text"]
    assert score in shared
    assert shared.endswith(f"/daily/{day}")


async def test_secret_is_checked_against_what_was_noted(opens: Opens) -> None:
    player = await opens()
    page = player.page
    await told(player, OVER)
    await player.go("/daily/2026-11-16")
    await page.locator("summary").click()
    await expect(page.get_by_text(text("web-daily-fits"))).to_be_visible()
    await told(player, DAY)
    await player.go("/daily")
    await expect(page.get_by_role("table")).to_be_visible()
    for day, says in ((OVER, "web-daily-kept"), ({**OVER, "secret": "00" * 32}, "web-daily-broken")):
        await told(player, day)
        await player.go("/daily/2026-11-16")
        await page.locator("summary").click()
        await expect(page.get_by_text(text(says))).to_be_visible()


async def test_result_can_be_shared(opens: Opens) -> None:
    player = await opens()
    await told(player, DAY)
    await player.page.add_init_script("navigator.share = async (what) => void (window.shared = what)")
    await player.go("/daily")
    await player.page.get_by_role("button", name="Share my result").click()
    await player.page.wait_for_function("() => window.shared")
    shared = (await player.page.evaluate("window.shared"))["text"]
    assert "-3.1" in shared
    assert shared.endswith("/daily/2026-11-16")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_daily_pages_are_accessible_and_complete(language: str, opens: Opens, axe: str) -> None:  # noqa: F811
    player = await opens(likes={"language": language})
    await player.go("/")
    await player.page.evaluate(axe)
    wrong = []
    fresh = {**DAY, "mine": None, "results": [], "count": 0, "par": None, "streak": 0}
    for path, day in {"fresh": fresh, "results": DAY, "computing": {**DAY, "par": None}, "over": OVER}.items():
        await told(player, day)
        wrong += await look_at(player, f"/daily?{path}" if day["today"] else "/daily/2026-11-16", path, "details")
        await player.page.evaluate(
            "history.pushState(null, '', '/about'); dispatchEvent(new PopStateEvent('popstate'))"
        )
        await player.page.locator("details").wait_for(state="detached")
    assert not wrong, "\n".join(wrong)
