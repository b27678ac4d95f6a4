"""Who opens a table late finds its past: the log from the first move, and the points of every round."""

from __future__ import annotations

from tests.server.people import Connection, Person, Visitors
from tests.web.conftest import Opens
from tests.web.short_game import RICH, choose

TWO_TYPES = {"king": 20, "queen": 20, "butler": 24, "hear-ye": 16}


async def test_log_and_scores_go_back_to_the_start(house: Visitors, opens: Opens) -> None:
    table, people, connections = await house.connected("come-to-call", cards=RICH[2])
    decisions = 0
    while connections[0].view["round"] < 3 and not connections[0].ended:
        for connection in connections:
            await connection.quiet()
        decides = next(one for one in connections if one.legal)
        await decides.play(choose(decides.view))
        decisions += 1
    player = await opens(people[0])
    await player.go_to_table(table)
    log = player.page.get_by_role("log").locator("li")
    await log.filter(has_text="End of round 1").wait_for()
    assert await log.filter(has_text="Everyone chooses sets in secret").count() >= 2
    points = player.page.locator("table.small tbody tr").first.locator("td")
    shown = [await points.nth(round).inner_text() for round in range(2)]
    assert all(text.isdigit() for text in shown), shown
    assert await log.count() > decisions / 2


async def test_one_press_sends_all_sets(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await where_two_sets_can_be_sent(house)
    player = await opens(ada)
    await player.go_to_table(table)
    goes = player.page.locator(".type.goes")
    await goes.nth(1).wait_for()
    count = await goes.count()
    await player.page.keyboard.press("Enter")
    await player.until(lambda: len(player.answered) >= count and not (player.legal and player.view["phase"] == "call"))
    assert [action.split()[0] for action in player.answered[:count]] == ["send"] * count


async def where_two_sets_can_be_sent(house: Visitors) -> tuple[str, Person, Connection]:
    """A table where Ada has two sets and a butler for each; the other players wait for her."""
    while True:
        table, people, connections = await house.connected("come-to-call", cards=TWO_TYPES)
        while not connections[0].ended:
            for connection in connections:
                await connection.quiet()
            if can_send_two(connections[0]):
                return table, people[0], connections[0]
            decides = next((one for one in connections if one.legal), None)
            if decides:
                await decides.play(choose(decides.view))


def can_send_two(connection: Connection) -> bool:
    types = {action.split()[1] for action in connection.legal if action.startswith("send ")}
    return len(types) > 1 and connection.view["hand"]["butler"] > 1
