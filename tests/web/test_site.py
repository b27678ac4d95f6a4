"""The pages around the table: where one gets lost, what the window's title says."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.server.people import Visitors
from tests.web.conftest import Opens
from tests.web.short_game import RICH, choose

NOTHING = {"en": "Nothing here", "de": "Hier ist nichts", "fr": "Il n’y a rien ici", "ru": "Здесь ничего нет"}


@pytest.mark.parametrize("language", NOTHING)
async def test_unknown_address_says_so_and_leads_home(language: str, opens: Opens) -> None:
    player = await opens(likes={"language": language})
    player.forgiven.append("status of 404")  # Chromium notes it
    answer = await player.page.goto(f"{player.url}/no/such/page")
    assert answer is not None
    assert answer.status == 404
    await expect(player.page.locator("#main h1")).to_have_text(NOTHING[language])
    await player.page.locator("#main a.main").click()
    await expect(player.page.locator("#main .games")).to_be_visible()


async def test_title_says_whose_turn_it_is(house: Visitors, opens: Opens) -> None:
    table, (ada, ben), connections = await house.connected("come-to-call", 2, cards=RICH[2])
    hers, his = await opens(ada), await opens(ben)
    await hers.go_to_table(table)
    await his.go_to_table(table)
    pages = [hers.page, his.page]
    for _ in range(2):  # until the other one is to move
        first = next(seat for seat, one in enumerate(connections) if one.legal)
        await expect(pages[first]).to_have_title(re.compile("^● Your turn · Come to Call"))
        await expect(pages[1 - first]).to_have_title(re.compile(f"^{(ada, ben)[first].name} is playing · Come"))
        while connections[first].legal:
            await connections[first].play(choose(connections[first].view))
        await connections[1 - first].quiet()
    await ada.http("POST", f"/tables/{table}/leave")
    await ben.http("POST", f"/tables/{table}/leave")
    await expect(hers.page).to_have_title(re.compile("^Game over · "))


async def test_preferences_and_rules_open_over_the_game(house: Visitors, opens: Opens) -> None:
    table, (ada, _) = await house.playing("come-to-call", 2)
    player = await opens(ada)
    page = player.page
    await player.go_to_table(table)
    await page.evaluate("window.same = true")
    await page.get_by_role("button", name="Table", exact=True).click()
    for name, shows in (("Preferences", "Theme"), ("Rules", "Winning")):
        await page.locator("dialog[open]").get_by_role("link", name=name).click()
        over = page.get_by_role("dialog", name=name)
        await expect(over.get_by_text(shows, exact=True).first).to_be_visible()
        await expect(page.locator(".hand [data-card]").first).to_be_attached()
        if name == "Preferences":
            await over.get_by_text("Dark", exact=True).click()
            await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
            await over.get_by_role("button", name="Close").click()
        else:
            await page.go_back()  # as on a phone
        await expect(over).to_have_count(0)
    assert page.url.endswith(f"/t/{table}")
    assert await page.evaluate("window.same")
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog[open]")).to_have_count(0)
    await expect(page.locator(".hand [data-card]").first).to_be_visible()
