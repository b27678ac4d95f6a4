"""A game from outside the package, which the client has never heard of, is played in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.server.process import ServerProcess, serving
from tests.web.conftest import Opens

ID, NAME = "highest-card", "Highest Card"
CARDS = {"One", "Two", "Three", "Four", "Five"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that knows the third game. Uncompiled it is ready at once, and fast enough for so small a game."""
    announced = {"COURTCARDS_GAMES": "tests.highest_card", "NUMBA_DISABLE_JIT": "1"}
    with serving(f"sqlite:///{tmp_path_factory.mktemp('web')}/tables.sqlite", **announced) as running:
        yield running


async def test_foreign_game_is_played_to_the_end(opens: Opens) -> None:
    player = await opens()
    page = player.page
    await player.go("/")
    game = page.get_by_role("region", name=NAME)
    await expect(game.get_by_role("heading")).to_have_text(NAME)
    await game.get_by_role("link", name="Play against bots").click()
    await expect(page.get_by_role("radio", name=NAME)).to_be_checked()
    await page.get_by_role("button", name="Start").click()
    await expect(page.locator("h1")).to_have_text(NAME)
    await player.until(lambda: player.legal)
    await expect(page.locator(".centre")).to_have_text(re.compile("Shown –, –"))
    hands = []
    while not player.ended:
        hands.append(len(player.legal))
        await expect(page.locator(".hand [data-card]")).to_have_count(len(player.view["hand"]))
        done = len(player.answered)
        card = page.get_by_role("button", name=re.compile("^Play ")).first
        assert (await card.inner_text()).split()[1] in CARDS
        await card.click()
        await player.until(lambda done=done: len(player.answered) > done and (player.legal or player.ended))  # type: ignore[misc]
    assert len(hands) == 6  # two rounds of three cards
    await player.sees_the_results()
    results = page.locator("dialog[open] .results")
    for total in player.view["totals"]:
        await expect(results).to_contain_text(str(total))
    await expect(page).to_have_title(re.compile(f"^Game over · {NAME}"))


async def test_foreign_game_brings_its_rules(opens: Opens) -> None:
    player = await opens(likes={"language": "fr"})
    await player.go(f"/rules/{ID}")
    await expect(player.page.locator("#main h1")).to_have_text(NAME)
    await expect(player.page.locator("#main article")).to_contain_text("whoever shows the highest card alone")
