"""The call of Come to Call: cards go from the hand into five slots and back, by click and by drag."""

from __future__ import annotations

import pytest

from courtcards.messages import LANGUAGES, text
from tests.server.people import Visitors
from tests.web.conftest import Opens
from tests.web.player import Player
from tests.web.test_board import SCREENS
from tests.web.test_past import where_two_sets_can_be_sent

HIDDEN = """() => { const hint = document.querySelector(".composer .hint").getBoundingClientRect();
  const room = document.querySelector(".composer").getBoundingClientRect();
  return hint.height < 10 || hint.bottom > room.bottom + 1; }"""
CUT = """() => [...document.querySelectorAll(".types .word")].filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""

BROKEN = """() => [...document.querySelectorAll(".types .word")].filter((one) => {
  const text = document.createRange();
  text.selectNodeContents(one);
  return new Set([...text.getClientRects()].map((line) => Math.round(line.top))).size > 1;
}).map((one) => one.textContent)"""
ROOM = "() => { const one = document.querySelector('.composer'); return one.clientHeight - one.scrollHeight; }"


async def slots(player: Player) -> dict[str, int]:
    """How many cards lie in the slots of sets that will be sent."""
    laid = await player.page.locator(".type.goes").evaluate_all(
        "(slots) => slots.map((slot) => [slot.dataset.drop.slice(5), slot.querySelectorAll('[data-laid]').length])"
    )
    return dict(laid)


async def test_cards_leave_the_hand_for_five_slots(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await where_two_sets_can_be_sent(house)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.page.locator(".type.goes").nth(1).wait_for()
    assert await player.page.locator(".types .type").count() == 5
    await player.sees_the_truth()  # what lies in a slot is no longer in the hand
    before = await slots(player)
    hand = player.page.locator("[data-drop=hand]")
    await player.page.locator("[data-drop='slot queen'] [data-laid=butler]").drag_to(hand)
    await player.page.locator(".type.out[data-drop='slot queen']").wait_for()
    await player.sees_the_truth()
    await player.page.locator(".hand [data-card=queen]").click()
    await player.page.locator(".type.goes[data-drop='slot queen']").wait_for()
    assert await slots(player) == before
    await player.page.locator("[data-drop='slot king'] [data-laid=butler]").drag_to(hand)
    await player.page.locator(".type.out[data-drop='slot king']").wait_for()
    slot = player.page.locator("[data-drop='slot king'] .name")
    await player.page.locator(".hand [data-card=king]").drag_to(slot)
    await player.page.locator(".type.goes[data-drop='slot king']").wait_for()
    assert await slots(player) == before
    assert player.answered == []


async def test_card_goes_only_where_it_belongs(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await where_two_sets_can_be_sent(house)
    player = await opens(ada)
    await player.go_to_table(table)
    hand = player.page.locator("[data-drop=hand]")
    await player.page.locator("[data-drop='slot queen'] [data-laid=butler]").drag_to(hand)
    await player.page.locator(".hand [data-card=queen]").drag_to(player.page.locator("[data-drop='slot king'] .name"))
    await player.page.get_by_text("This card can’t go into that set.").wait_for()
    await player.sees_the_truth()


@pytest.mark.parametrize("screen", ["desk", "phone", "small phone", "phone on its side"])
async def test_call_says_on_every_screen_what_one_must(house: Visitors, opens: Opens, screen: str) -> None:
    table, ada, _ = await where_two_sets_can_be_sent(house)
    id = "web-call-must" if screen == "desk" else "web-call-must-short"
    theme = "dark" if screen == "small phone" else "light"
    for language in LANGUAGES:
        player = await opens(ada, likes={"language": language, "theme": theme}, **SCREENS[screen])
        await player.go_to_table(table)
        asked = ".own .sentence" if screen == "phone on its side" else ".composer .hint"
        await player.page.locator(asked).filter(has_text=text(id, language)).wait_for()
        if screen != "phone on its side":
            assert not await player.page.evaluate(HIDDEN), language
        assert await player.page.evaluate(CUT) == [], language
        assert await player.page.evaluate(BROKEN) == [], language
        assert await player.page.evaluate(ROOM) >= 0, language
