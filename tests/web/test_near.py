"""Cards from near, and one meaning for each mark on the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import Visitors
from tests.web.conftest import Opens
from tests.web.player import PHONE, Player, skip_the_show
from tests.web.short_game import RICH
from tests.web.test_board import finish_round, has_sets, position

# Everything on the page in the colour of the focus: rings, edges, shadows and words
GOLDEN = """() => { const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--glow)";
  const gold = getComputedStyle(probe).color; probe.remove();
  return [...document.querySelectorAll("body *")].filter((one) => {
    const looks = getComputedStyle(one);
    const { outlineStyle, outlineColor, boxShadow, filter, color } = looks;
    const edges = ["Top", "Right", "Bottom", "Left"].filter((side) => parseFloat(looks[`border${side}Width`]));
    return one.getClientRects().length && ((outlineStyle !== "none" && outlineColor === gold)
      || `${boxShadow} ${filter}`.includes(gold) || color === gold
      || edges.some((side) => looks[`border${side}Color`] === gold));
  }).map((one) => one.className.baseVal ?? one.className); }"""
CROWNED = """() => [...document.querySelectorAll(":is(.seat, .own) .name:has(.crown)")].map((one) =>
  Number(one.closest("[data-seat]").dataset.seat))"""


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


async def unfocused(player: Player) -> Any:
    """What is golden although nothing has the focus."""
    await player.page.evaluate("document.activeElement?.blur()")
    return await player.page.evaluate(GOLDEN)


async def test_ends_and_lists_are_not_golden(house: Visitors, opens: Opens) -> None:
    table, ada, connections = await position(house, ("Ada", "Ben"), has_sets, quick=True)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.go("/games")
    await player.page.locator(".waits").wait_for()
    assert await unfocused(player) == [], "a game that waits for me"
    await player.go_to_table(table)
    await finish_round(player, connections)
    await player.page.locator("dialog[open] .score").wait_for()
    assert await unfocused(player) == [], "the best of a round"
    await player.go_on()
    await player.sees_the_results()
    assert await unfocused(player) == [], "the winner"
    await player.go("/new")
    await player.page.locator(".tile :checked").first.wait_for(state="attached")
    assert await unfocused(player) == [], "what is chosen"


async def test_stolen_show_is_not_golden(house: Visitors, opens: Opens) -> None:
    table, ada, connections = await position(
        house, ("Ada", "Ben"), lambda view: view["phase"] == "call", "come-to-call", cards=RICH[2]
    )
    player = await opens(ada)
    await player.go_to_table(table)
    await finish_round(player, connections)
    await skip_the_show(player.page)
    await player.page.locator("dialog[open] .favor").first.wait_for()
    assert await unfocused(player) == []


@pytest.mark.parametrize("screen", [{}, PHONE])
async def test_crown_is_on_whoever_leads(house: Visitors, opens: Opens, screen: dict[str, Any]) -> None:
    player = await at_table(house, opens, **screen)
    standing = [total + now for total, now in zip(player.view["totals"], player.view["points"], strict=True)]
    leaders = [seat for seat, points in enumerate(standing) if points == max(standing)]
    assert sorted(await player.page.evaluate(CROWNED)) == leaders
    assert await player.page.locator("aside .crown").count() == len(leaders)


async def test_close_up_hides_neither_board_nor_question(house: Visitors, opens: Opens) -> None:
    player = await at_table(house, opens)
    await player.page.locator(".hand [data-card]").first.hover()
    await player.page.locator(".near").wait_for()
    near: Any = await player.page.locator(".near").bounding_box()
    for part in (".centre", ".prompt", ".hand"):
        box: Any = await player.page.locator(f"main {part}").last.bounding_box()
        assert box["x"] + box["width"] <= near["x"], part
