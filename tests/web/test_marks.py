"""What one can do with a card is seen before it is picked, and not by color alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import Visitors
from tests.web.conftest import Opens
from tests.web.player import Player
from tests.web.test_board import position

FRAME = "(one) => getComputedStyle(one, '::after').borderTopStyle"
SIGN = "(one) => getComputedStyle(one, '::before').content"


def lays_some(view: Any) -> bool:
    """Whether a set can be laid, and not of every card."""
    lays = {action.split()[1] for action in view["legal"] if action.startswith("lay ")}
    return view["phase"] == "play" and bool(lays) and lays != set(view["hand"])


def discards(view: Any) -> bool:
    return view["phase"] == "discard" and any(id != "hear-ye" for id in view["hand"]) and bool(view["legal"])


async def named(player: Player, selector: str, name: str) -> set[str]:
    return set(await player.page.locator(selector).evaluate_all(f"(all) => all.map((one) => one.dataset.{name})"))


async def test_cards_that_can_be_laid_are_marked(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await position(house, ("Ada", "Ben"), lays_some)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.sees_the_truth()
    lays = {action.split()[1] for action in player.legal if action.startswith("lay ")}
    assert await named(player, ".hand .lays", "card") == lays
    assert await named(player, ".hand .usable", "card") == set(player.view["hand"])
    laid, other = player.page.locator(".hand .lays").first, player.page.locator(".hand .usable:not(.lays)").first
    assert [await one.evaluate(FRAME) for one in (laid, other)] == ["solid", "dashed"]
    assert [await one.evaluate(SIGN) for one in (laid, other)] == ['"↑" / ""', "none"]
    described = "(one) => document.getElementById(one.getAttribute('aria-describedby')).textContent"
    assert await laid.evaluate(described) == "You can lay these as a set."


@pytest.mark.parametrize(("game", "is_so"), [("call-to-glory", lays_some), ("come-to-call", discards)])
async def test_piles_show_where_a_discard_goes(house: Visitors, opens: Opens, game: str, is_so: Any) -> None:
    table, ada, _ = await position(house, ("Ada", "Ben"), is_so, game)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.sees_the_truth()
    legal = [action.split() for action in player.legal if action.startswith("discard ") and action.count(" ") == 2]
    assert await named(player, ".pile.takes", "pile") == {pile for _, _, pile in legal}
    assert await named(player, ".pile.drops", "pile") == set()
    card = legal[0][1]
    await player.page.locator(f".hand [data-card={card}]").click()
    await player.page.locator(".pile.drops").first.wait_for()
    assert await named(player, ".pile.drops", "pile") == {pile for _, id, pile in legal if id == card}
    assert await named(player, ".pile.takes", "pile") == set()
