"""The focus stays where the action was, and a screen reader is told one thing at a time."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.people import Visitors
from tests.web.conftest import Opens
from tests.web.player import END, Player
from tests.web.short_game import RICH
from tests.web.test_board import finish_round, has_sets, position
from tests.web.test_slips import decide_until

FOCUSED = """() => { const at = document.activeElement;
  return at === document.body ? "body" : at.dataset.card ?? (at.closest(".prompt") ? "prompt" : at.className); }"""
LIVE = """() => [...document.querySelectorAll("[aria-live], [role=status], [role=alert], [role=log]")].filter((one) =>
  one.closest(".board") && one.getAttribute("aria-live") !== "off").length"""
NEXT_ACT = """() => new Promise((resolve) => { let from = null;
  const look = () => {
    const skip = document.querySelector(".show .stays .quiet"), now = document.querySelector(".acts .now")?.textContent;
    if (skip && from === null) [from] = [now, skip.focus()];
    if (now === from || from === null) requestAnimationFrame(look);
    else resolve(document.activeElement === skip);
  };
  look(); })"""
HEARD = """() => { window.heard = [];
  const region = document.querySelector(".prompt [aria-live]");
  new MutationObserver(() => window.heard.push(region.textContent))
    .observe(region, { childList: true, subtree: true, characterData: true }); }"""


async def discarding(house: Visitors, opens: Opens) -> tuple[Player, str, Any]:
    """Ada, who can discard a card, and that card."""
    table, ada, connections = await position(
        house, ("Ada", "Ben"), lambda view: has_sets(view) and view["phase"] == "play" and bool(view["legal"])
    )
    player = await opens(ada)
    await player.go_to_table(table)
    await player.sees_the_truth()
    discards = [one for one in player.legal if one.startswith("discard ")]
    return player, discards[0].split()[1], connections


async def pick(player: Player, card: str) -> None:
    await player.page.locator(f".hand [data-card={card}]").focus()
    await player.page.keyboard.press("Enter")
    await player.page.locator(".choices .cancel").wait_for()


async def test_cancel_leaves_the_focus_on_the_card(house: Visitors, opens: Opens) -> None:
    player, card, _ = await discarding(house, opens)
    await pick(player, card)
    await player.page.locator(".choices .cancel").focus()
    await player.page.keyboard.press("Enter")
    await player.page.locator(".choices .cancel").wait_for(state="detached")
    assert await player.page.evaluate(FOCUSED) == card


async def test_discard_leaves_the_focus_on_my_side(house: Visitors, opens: Opens) -> None:
    player, card, _ = await discarding(house, opens)
    await pick(player, card)
    allowed = player.page.locator(".choices .button:not([aria-disabled=true])", has_text="Discard")
    await allowed.last.focus()  # an empty pile comes first
    await player.page.keyboard.press("Enter")
    await player.until(lambda: player.answered)
    await player.sees_the_truth()
    await player.page.wait_for_timeout(200)
    assert await player.page.evaluate(FOCUSED) in (card, "prompt")


async def test_end_has_the_focus_on_what_comes_next(house: Visitors, opens: Opens) -> None:
    table, ada, connections = await position(house, ("Ada", "Ben"), has_sets, quick=True)
    player = await opens(ada)
    await player.go_to_table(table)
    await decide_until(connections, lambda view: view["over"])
    await player.until(lambda: player.moments)
    await player.go_on()
    await player.sees_the_results()
    assert await player.page.evaluate("document.activeElement.matches('dialog .button.main')")


async def test_screen_reader_hears_one_thing_at_once(house: Visitors, opens: Opens) -> None:
    player, card, connections = await discarding(house, opens)
    await player.page.wait_for_timeout(1600)  # what was there before is not said
    assert await player.page.evaluate(LIVE) == 1
    await player.page.evaluate(HEARD)
    await player.play(next(one for one in player.legal if one.startswith(f"discard {card}")))
    await connections[1].quiet()
    await player.page.wait_for_function("() => window.heard.length > 1")
    await player.page.locator("[data-pile=L]").click(force=True)
    refused = await player.page.locator(".notice.no span").inner_text()
    await player.page.wait_for_function("(refused) => window.heard.includes(refused)", arg=refused)
    for begins in ("You discard", "Ben "):  # what happened, and whose turn it is
        await player.page.wait_for_function(
            "(begins) => window.heard.some((one) => one.startsWith(begins))", arg=begins
        )


async def test_show_goes_on_below_the_focus(house: Visitors, opens: Opens) -> None:
    table, ada, connections = await position(
        house, ("Ada", "Ben"), lambda view: view["phase"] == "call", "come-to-call", cards=RICH[2]
    )
    player = await opens(ada)
    await player.go_to_table(table)
    acts = asyncio.create_task(player.page.evaluate(NEXT_ACT))
    await finish_round(player, connections)
    assert await acts, "it is not taken back to the first button"
    await player.page.wait_for_function(f"() => document.activeElement.matches('{END} .main')")  # in the last act
