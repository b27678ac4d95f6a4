"""People finish games on the page: with mouse, keys and fingers, two and four of them, both games."""

from __future__ import annotations

import asyncio
import json

from tests.server.people import Connection, Visitors
from tests.web.conftest import Opens
from tests.web.player import PHONE, Finger, Keys, Player
from tests.web.short_game import RICH, choose


async def play_out(connection: Connection) -> None:
    """Somebody without a browser plays until the game is over."""
    while not connection.ended:
        if connection.legal:
            await connection.play(choose(connection.view))
        else:
            await connection.hear(60)


async def finish(players: list[Player], others: list[Connection]) -> None:
    await asyncio.gather(*(player.finish(choose) for player in players), *(play_out(other) for other in others))
    for player in players:
        await player.sees_the_results()


async def test_two_people_finish_call_to_glory(house: Visitors, opens: Opens) -> None:
    table, people = await house.playing(quick=True)
    players = [await opens(person) for person in people]
    for player in players:
        await player.go_to_table(table)
    await finish(players, [])
    winners = [people[seat].name for seat in players[0].view["winners"]]
    shown = await players[0].page.locator("dialog[open] .podium .winner b").all_inner_texts()
    assert sorted(shown) == sorted(winners)


async def test_two_people_finish_come_to_call(house: Visitors, opens: Opens) -> None:
    table, people = await house.playing("come-to-call", cards=RICH[2], favor=6)
    players = [await opens(person) for person in people]
    for player in players:
        await player.go_to_table(table)
    await finish(players, [])


async def test_four_people_finish_with_ninja_figures(house: Visitors, opens: Opens) -> None:
    table, people = await house.playing(players=4, quick=True, ninja=True, turns=4)
    players = [await opens(person) for person in people[:2]]
    for player in players:
        await player.go_to_table(table)
    await finish(players, [await person.connect(table) for person in people[2:]])


async def test_four_people_finish_come_to_call(house: Visitors, opens: Opens) -> None:
    table, people = await house.playing("come-to-call", 4, cards=RICH[4], favor=6)
    players = [await opens(person) for person in people[:2]]
    for player in players:
        await player.go_to_table(table)
    await finish(players, [await person.connect(table) for person in people[2:]])


async def test_whole_game_by_keyboard(house: Visitors, opens: Opens) -> None:
    ada, ben = await house.people(2)
    table = await ada.make(quick=True)
    await ben.sit(table, 1)
    player = await opens(ada)
    player.hands = Keys(player)
    await player.go_to_table(table)
    await tab_to(player, ".seats .button.main")
    await player.page.keyboard.press("Enter")
    await player.until(lambda: player.shown["table"]["texts_due"])
    await ben.show_text(player.shown["table"])
    await player.until(lambda: player.view)
    await finish([player], [await ben.connect(table)])
    await tab_to(player, ".results .button.main")
    await player.page.keyboard.press("Enter")
    await player.page.wait_for_url(f"**/review/{table}?at=0")


async def tab_to(player: Player, selector: str) -> None:
    """Press Tab until something that looks so has the focus, once it is there."""
    await player.page.locator(selector).first.wait_for()
    for _ in range(60):
        if await player.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        await player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


async def test_whole_game_by_touch_on_a_phone(house: Visitors, opens: Opens) -> None:
    table, (ada, ben) = await house.playing(quick=True, turns=5)
    player = await opens(ada, **PHONE)
    player.hands = Finger(player)
    await player.go_to_table(table)
    await finish([player], [await ben.connect(table)])
    assert await player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_cards_can_be_dragged(house: Visitors, opens: Opens) -> None:
    table, (ada, _) = await house.playing(quick=True, first=0)
    player = await opens(ada)
    await player.go_to_table(table)
    for pile in "LR":
        await player.page.locator(f"[data-pile={pile}]").drag_to(player.page.locator("[data-drop=hand]"))
        await player.until(lambda pile=pile: f"draw {pile}" in player.answered)
        await player.sees_the_truth()
    action = next(action for action in player.legal if action.startswith("discard "))
    _, card, pile = action.split()
    await player.page.locator(f".hand [data-card={card}]").drag_to(player.page.locator(f"[data-pile={pile}]"))
    await player.until(lambda: action in player.answered)


async def test_hint_can_be_followed_or_not(house: Visitors, opens: Opens) -> None:
    ada = await house.person()
    table = await ada.make(seats=[None, "page"], quick=True, first=0, bot_pace=0)
    await ada.sit(table, 0)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.sees_the_truth()
    advised = player.legal[0]  # what bots do in tests
    advice = player.page.get_by_text("The strongest bot suggests:")
    await player.page.locator(".choices .hint").click()
    await advice.wait_for()
    reason = json.loads(next(frame for frame in player.heard if '"advice"' in frame))["why"]
    shown = await player.page.locator(".sentence .why").inner_text()
    assert all(str(count) in shown for count in reason["args"].values() if isinstance(count, int))
    await player.page.keyboard.press("Escape")
    await advice.wait_for(state="detached")
    assert player.answered == []
    await player.page.keyboard.press("h")
    await advice.wait_for()
    await player.page.keyboard.press("Enter")
    await player.until(lambda: player.answered == [advised])


async def test_no_hints_against_people(house: Visitors, opens: Opens) -> None:
    table, (ada, _) = await house.playing(quick=True, first=0)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.sees_the_truth()
    assert await player.page.locator(".choices .hint").count() == 0
    await player.page.keyboard.press("h")
    await player.play(player.legal[0])
    assert not any('"advice"' in frame or '"refused"' in frame for frame in player.heard)


async def test_letters_act_only_at_the_table(house: Visitors, opens: Opens) -> None:
    table, (ada, _) = await house.playing(quick=True, first=0)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.sees_the_truth()
    await player.page.locator("header .keys").focus()
    await player.page.keyboard.press("L")
    await player.page.locator("#main").focus()
    await player.page.keyboard.press("R")
    await player.until(lambda: player.answered)
    assert player.answered == ["draw R"]


async def test_letters_can_be_switched_off(house: Visitors, opens: Opens) -> None:
    table, (ada, _) = await house.playing(quick=True, first=0)
    player = await opens(ada)
    await player.go("/preferences")
    await player.page.locator("input[name=letters]").uncheck()
    await player.go_to_table(table)
    await player.sees_the_truth()
    await player.page.keyboard.press("L")
    await player.page.keyboard.press("?")
    assert await player.page.locator("dialog[open], .board kbd:visible").count() == 0
    await player.page.locator("[data-pile=R]").press("Enter")
    await player.until(lambda: player.answered)
    assert player.answered == ["draw R"]
