"""Cards from near, and one meaning for each mark on the table."""

from __future__ import annotations

from typing import Any

from tests.server.people import Visitors
from tests.web.conftest import Opens
from tests.web.player import PHONE, Player
from tests.web.test_board import has_sets, position

# Everything on the table with a ring: an outline, or a shadow without blur, in the colour of the focus
GOLDEN = """() => { const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--glow)";
  const gold = getComputedStyle(probe).color; probe.remove();
  return [...document.querySelectorAll(".board *")].filter((one) => {
    const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(one);
    return one.offsetParent && ((outlineStyle !== "none" && outlineColor === gold) || boxShadow.includes(gold));
  }).map((one) => one.className); }"""


async def at_table(house: Visitors, opens: Opens, **screen: Any) -> Player:
    """Ada, who decides at a table where sets lie."""
    table, ada, _ = await position(house, ("Ada", "Ben"), has_sets)
    player = await opens(ada, **screen)
    await player.go_to_table(table)
    await player.sees_the_truth()
    return player


async def test_card_comes_near_under_the_mouse(house: Visitors, opens: Opens) -> None:
    player = await at_table(house, opens)
    await player.page.locator(".hand [data-card]").first.hover()
    near = player.page.locator(".near")
    await near.get_by_text("A larger set of them beats it.").wait_for()
    assert await near.get_by_text("Copies in the game").count() == 1
    await player.page.mouse.move(2, 2)
    await near.wait_for(state="detached")


async def test_card_comes_near_under_a_resting_finger(house: Visitors, opens: Opens) -> None:
    player = await at_table(house, opens, **PHONE)
    card = player.page.locator(".hand [data-card]").first
    await card.scroll_into_view_if_needed()
    box: Any = await card.bounding_box()
    touch = await player.context.new_cdp_session(player.page)
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    await touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    near = player.page.locator("dialog[open]")
    await near.get_by_text("Copies in the game").wait_for()
    await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await near.get_by_role("button", name="Close").tap()
    await near.wait_for(state="detached")
    assert await player.page.locator(".hand [aria-pressed=true]").count() == 0, "it was looked at, not picked up"


async def test_gold_ring_is_the_focus_alone(house: Visitors, opens: Opens) -> None:
    player = await at_table(house, opens)
    await player.page.locator(".hand .usable").first.click()
    await player.page.locator(".hand .picked").wait_for()
    await player.page.locator(".pile.active").first.wait_for()
    assert await player.page.evaluate(GOLDEN) == []
    await player.page.keyboard.press("Tab")
    assert len(await player.page.evaluate(GOLDEN)) == 1
