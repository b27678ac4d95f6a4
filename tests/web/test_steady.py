"""A table holds still: nothing moves by itself but cards, and those fly."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import Visitors
from tests.web.conftest import Opens
from tests.web.player import PHONE
from tests.web.short_game import starting
from tests.web.steady import GOES_ON, OBSERVE, play_before, shifts
from tests.web.test_past import where_two_sets_can_be_sent

MOVES: dict[str, Any] = {"likes": {"speed": "fast"}, "reduced_motion": "no-preference"}
FLEW = """new MutationObserver(() => { window.flew ||= !!document.querySelector(".flying"); })
  .observe(document, { childList: true, subtree: true });"""  # they fly only briefly
WINDOWS = {"desk": {}, "phone": PHONE, "small phone": {**PHONE, "viewport": {"width": 320, "height": 640}}}
TABLES = {
    "call-to-glory": {"players": 4, "tasks": True, "ninja": True},
    "come-to-call": {"players": 6},
}


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", TABLES)
async def test_nothing_moves_aside_during_a_round(house: Visitors, opens: Opens, game: str, window: str) -> None:
    table, people, connections = await house.connected(game, **TABLES[game])
    player = await opens(people[0], **{**MOVES, **WINDOWS[window]})
    await player.context.add_init_script(OBSERVE)
    await player.context.add_init_script(GOES_ON)
    await player.go_to_table(table)
    await play_before(player, connections)
    assert await shifts(player) == []


@pytest.mark.parametrize("window", WINDOWS)
async def test_sets_stay_when_one_of_them_is_sent(house: Visitors, opens: Opens, window: str) -> None:
    """The sentence under them goes: nothing more has to be sent."""
    table, ada, connection = await where_two_sets_can_be_sent(house)
    player = await opens(ada, **{**MOVES, **WINDOWS[window]})
    await player.context.add_init_script(OBSERVE)
    await player.go_to_table(table)
    await player.page.locator(".type").first.wait_for()
    await connection.play(starting(connection.legal, "send king ")[0])
    await player.page.locator(".type.sent").wait_for()
    await player.page.wait_for_timeout(500)
    assert [shift for shift in await shifts(player) if "composer" in shift] == []


async def test_waiting_player_sees_the_first_deal(house: Visitors, opens: Opens) -> None:
    ada, ben = await house.people(2)
    table = await ada.make()
    await ada.sit(table, 0)
    player = await opens(ada, **MOVES)
    await player.context.add_init_script(FLEW)
    await player.go_to_table(table)
    await ben.sit(table, 1)
    await player.page.wait_for_function("() => window.flew")
    await player.sees_the_truth()


async def test_late_player_sees_the_first_deal(house: Visitors, opens: Opens) -> None:
    table, (ada, _) = await house.playing()
    player = await opens(ada, **MOVES)
    await player.context.add_init_script(FLEW)
    await player.go_to_table(table)
    await player.page.wait_for_function("() => window.flew")
    await player.sees_the_truth()
