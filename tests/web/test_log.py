"""The log: what was done and what it led to, by round and turn; and nothing before it has been shown."""

from __future__ import annotations

from typing import Any

from tests.server.people import Connection, Visitors
from tests.web.conftest import Opens
from tests.web.player import Player
from tests.web.short_game import RICH
from tests.web.test_board import finish_round, position

SHAPE = """() => [...document.querySelectorAll(".log ol")].map((turn) => [...turn.querySelectorAll("button")].length)"""


def beating(legal: list[str], view: Any, seat: int) -> list[str]:
    """Sets that beat another player's."""
    lays = [action for action in legal if action.startswith("lay ")]
    return [action for action in lays if view["sets"].get(action.split()[1], {}).get("seat", seat) != seat]


def can_beat(view: Any) -> bool:
    return bool(beating(view["legal"], view, 0))


async def lines(player: Player) -> list[str]:
    return [text.strip() for text in await player.page.locator(".log button").all_inner_texts()]


async def test_log_tells_what_a_set_beats(house: Visitors, opens: Opens) -> None:
    table, ada, connections = await position(house, ("Ada", "Ben"), can_beat)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.sees_the_truth()
    action = beating(player.legal, player.view, 0)[0]
    character, beaten = action.split()[1], player.view["sets"][action.split()[1]]["size"]
    await connections[0].play(action)
    line = player.page.locator(".log button", has_text=f"and beat Ben’s {beaten}")
    await line.wait_for()
    assert action.split()[2] in await line.inner_text()
    await line.click()
    await player.page.locator(f".pointed[data-kind={character}]").wait_for()
    await player.page.locator(".log button").first.focus()
    await player.page.locator(".pointed").first.wait_for(state="detached")


async def test_log_is_grouped_by_turn_and_round(house: Visitors, opens: Opens) -> None:
    table, ada, connections = await position(
        house, ("Ada", "Ben"), lambda view: view["round"] == 2 and view["turns"] > 1
    )
    player = await opens(ada)
    await player.go_to_table(table)
    await player.page.locator(".log h2").nth(1).wait_for()
    assert await player.page.locator(".log h2").all_inner_texts() == ["Round 1", "Round 2"]
    turns = {(step["round"], step["turn"]) for step in decisions(connections)}
    sizes = await player.page.evaluate(SHAPE)
    assert len(sizes) >= len(turns)
    assert max(sizes[:-1]) > 1


def decisions(connections: list[Connection]) -> list[Any]:
    heard = [step for message in connections[0].heard for step in message.get("steps", [])]
    return [step for step in heard if step["event"]["kind"] == "played"]


async def test_log_is_read_with_arrow_keys(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await position(house, ("Ada", "Ben"), lambda view: view["turns"] > 2)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.page.locator(".log [tabindex='0']").focus()
    await player.page.keyboard.press("Home")
    assert await player.page.evaluate("document.activeElement === document.querySelector('.log button')")
    assert await player.page.locator(".log [tabindex='0']").count() == 1


async def test_log_opens_the_end_of_a_round(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await position(house, ("Ada", "Ben"), lambda view: view["round"] == 2)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.page.locator(".log button", has_text="End of round 1").click()
    await player.page.locator("dialog[open] .score").wait_for()


async def test_show_is_not_given_away(house: Visitors, opens: Opens) -> None:
    pace = {"kind": "live", "seconds": 3600, "increment": 10}  # the table goes on below
    table, ada, connections = await position(
        house, ("Ada", "Ben"), lambda view: view["phase"] == "call", "come-to-call", cards=RICH[2], pace=pace
    )
    player = await opens(ada)
    await player.go_to_table(table)
    await player.page.locator(".log button").first.wait_for()
    before, end = await sheet(player), f"End of round {player.view['round']}"
    await finish_round(player, connections)
    await player.page.locator("dialog[open] .show").wait_for()
    assert not [line for line in await lines(player) if end in line]
    assert await sheet(player) == before
    await player.go_on()
    await player.page.locator(".log button", has_text=end).wait_for()


async def sheet(player: Player) -> list[str]:
    return await player.page.locator("aside table tbody td").all_inner_texts()


async def test_log_tells_what_stops_the_round(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await position(
        house, ("Ada", "Ben"), lambda view: view["phase"] == "call", "come-to-call", cards=RICH[2]
    )
    player = await opens(ada)
    await player.go_to_table(table)
    line = player.page.locator(".log button", has_text="and the round stops").last
    await line.wait_for()
    assert (await line.inner_text()).strip().startswith(("You discard", "Ben discards"))
