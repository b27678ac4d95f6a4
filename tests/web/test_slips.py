"""A slip never costs a game, and the page never says what is not so."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from playwright.async_api import Locator
from typer.testing import CliRunner

from courtcards.cli.main import make_app
from tests.server.people import Connection, Person, Visitors
from tests.server.process import ServerProcess
from tests.web.conftest import Opens
from tests.web.player import Player
from tests.web.short_game import RICH, choose

SENTENCES = """() => { window.sentences = [];
  const look = () => { const said = document.querySelector(".own .sentence")?.textContent ?? "";
    if (said && window.sentences.at(-1) !== said) window.sentences.push(said); };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  look(); }"""
PLAIN = {"king": 20, "queen": 20, "butler": 24, "hear-ye": 16}


def button(player: Player, name: str) -> Locator:
    return player.page.get_by_role("button", name=name, exact=True)


async def decide_until(connections: list[Connection], is_so: Any) -> bool:
    """All play until the first one's view is so; False if the game ends before."""
    while not connections[0].ended:
        for connection in connections:
            await connection.quiet()
        if is_so(connections[0].view):
            return True
        decides = next((one for one in connections if one.legal), None)
        if decides:
            await decides.play(choose(decides.view))
    return False


async def table_where(house: Visitors, is_so: Any, *game: Any, **options: Any) -> tuple[str, Person]:
    while True:
        table, people, connections = await house.connected(*game, **options)
        if await decide_until(connections, is_so):
            return table, people[0]


async def test_leaving_asks_first(house: Visitors, opens: Opens) -> None:
    table, (ada, _) = await house.playing(first=0)
    player = await opens(ada)
    await player.go_to_table(table)
    await button(player, "Table").click()
    await button(player, "Leave (a bot takes over)").click()
    await player.page.get_by_text("Leave the game?").wait_for()
    await button(player, "Stay").click()
    assert player.shown["table"]["seats"][0]["stand_in"] is None
    await button(player, "Leave (a bot takes over)").click()
    await button(player, "Leave").click()
    await player.page.get_by_role("heading", name="You left the game").wait_for()


async def test_others_need_not_wait_for_whoever_says_so(house: Visitors, opens: Opens) -> None:
    table, (ada, ben) = await house.playing(first=0)
    other = await ben.connect(table)
    player = await opens(ada)
    await player.go_to_table(table)
    await button(player, "Table").click()
    await button(player, "Don’t wait for me").click()
    await button(player, "Wait for me").click()
    await button(player, "Don’t wait for me").click()
    await button(player, "Wait for me").wait_for()
    await other.quiet()
    await player.page.close()
    while other.shown["presence"][0]["here"]:
        await other.hear()
    answer = await other.ask("hand-over", seat=0)
    assert answer["type"] == "done", "at once, although two minutes were agreed"


async def test_leaver_is_not_asked_to_move(house: Visitors, opens: Opens) -> None:
    table, (ada, _) = await house.playing(first=0)
    player = await opens(ada)
    await player.go_to_table(table)
    await leave(player)
    await player.page.reload()
    await player.page.get_by_role("heading", name="You left the game").wait_for()
    assert player.shown["table"]["seats"][0]["why"] == "left", "a reload does not take the seat back"
    assert "Your turn" not in await player.page.title()
    assert await player.page.locator(".own .sentence").inner_text() == "You left the game"
    assert await player.page.locator(".prompt.mine").count() == 0
    await button(player, "Take my seat back").click()
    await player.page.get_by_role("heading", name="You left the game").wait_for(state="detached")
    await player.until(lambda: player.shown["table"]["seats"][0]["stand_in"] is None)


async def test_another_device_does_not_take_the_seat_back(house: Visitors, opens: Opens) -> None:
    table, (ada, _) = await house.playing(first=0)
    player = await opens(ada)
    await player.go_to_table(table)
    await leave(player)
    other = await opens(ada)
    await other.go_to_table(table)
    await other.page.get_by_role("heading", name="You left the game").wait_for()
    await other.page.get_by_text("A Page plays for you.").wait_for()
    assert player.shown["table"]["seats"][0]["why"] == "left"
    await button(other, "Take my seat back").click()
    await player.page.get_by_role("heading", name="You left the game").wait_for(state="detached")


async def leave(player: Player) -> None:
    await button(player, "Table").click()
    await button(player, "Leave (a bot takes over)").click()
    await button(player, "Leave").click()
    await player.page.get_by_role("heading", name="You left the game").wait_for()


async def test_given_up_game_shows_its_end(house: Visitors, opens: Opens) -> None:
    ada = await house.person()
    table = await ada.make(seats=[None, "page"], quick=True, first=0, bot_pace=0)
    await ada.sit(table, 0)
    player = await opens(ada)
    await player.go_to_table(table)
    await button(player, "Table").click()
    await button(player, "Give up").click()
    assert not player.ended
    await button(player, "Give up").click()
    heading = player.page.get_by_role("heading", name="The game was given up")
    await heading.wait_for()
    await player.page.reload()
    await heading.wait_for()
    assert "Your turn" not in await player.page.title()
    await button(player, "Look at the table").click()
    assert await player.page.locator(".own .sentence").inner_text() == "The game is over."
    assert await player.page.locator(".choices button").count() == 0


def holds_both(view: Any) -> bool:
    hand, legal = view["hand"], view["legal"]
    return view["phase"] == "discard" and bool(legal) and {"queen", "hear-ye"} <= set(hand)


async def test_middle_never_takes_another_card(house: Visitors, opens: Opens) -> None:
    table, ada = await table_where(house, holds_both, "come-to-call", cards=PLAIN)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.page.locator(".hand [data-card=queen]").click()
    await player.page.locator("[data-pile=middle]").click(force=True)  # it says why it does nothing
    await player.page.get_by_text("Only a Hear Ye! goes to the middle.").wait_for()
    assert player.answered == []


async def test_hear_ye_is_confirmed(house: Visitors, opens: Opens) -> None:
    table, ada = await table_where(house, holds_both, "come-to-call", cards=PLAIN)
    player = await opens(ada, likes={"confirm": "never"})
    await player.go_to_table(table)
    await player.page.locator(".hand [data-card=hear-ye]").click()
    await player.page.locator("[data-pile=middle]").click()
    await button(player, "Cancel").click()
    assert player.answered == []
    await player.page.locator("[data-pile=middle]").click()
    await button(player, "Confirm").click()
    await player.until(lambda: player.answered == ["discard hear-ye"])
    assert await player.page.get_by_text("discard hear-ye").count() == 0, "notation is for the terminal"


def chooses_a_pile(view: Any) -> bool:
    return view["phase"] == "pile" and bool(view["legal"])


async def test_prompt_never_counts_zero_cards(house: Visitors, opens: Opens) -> None:
    table, ada = await table_where(house, chooses_a_pile, "call-to-glory", 2)
    player = await opens(ada, likes={"speed": "slow"}, reduced_motion="no-preference")
    await player.go_to_table(table)
    await player.sees_the_truth()
    await player.page.evaluate(SENTENCES)
    await player.page.locator(".choices .button").first.click()
    await player.until(lambda: player.answered)
    await player.sees_the_truth()
    await player.page.wait_for_timeout(500)
    said = await player.page.evaluate("window.sentences")
    assert len(said) > 1
    assert [sentence for sentence in said if re.search(r"\b0\b", sentence)] == []


def can_only_discard(view: Any) -> bool:
    return view["phase"] == "play" and {action.split()[0] for action in view["legal"]} == {"discard"}


async def test_prompt_offers_no_set_that_nobody_could_lay(house: Visitors, opens: Opens) -> None:
    table, ada = await table_where(house, can_only_discard, "call-to-glory", 2)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.page.get_by_text("Discard one card.", exact=True).first.wait_for()


async def test_useless_cards_stay_in_the_hand(house: Visitors, opens: Opens) -> None:
    table, (ada, _) = await house.playing(first=0)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.sees_the_truth()
    await player.page.locator(".hand [data-card]").first.click(force=True)
    await player.page.locator(".notice.no").wait_for()
    assert await player.page.locator(".hand [aria-pressed=true]").count() == 0


def has_wild_set(view: Any) -> bool:
    return view["phase"] == "call" and any("wild" in action for action in view["legal"])


async def test_last_wild_gives_the_right_reason(house: Visitors, opens: Opens) -> None:
    table, ada = await table_where(house, has_wild_set, "come-to-call", cards=RICH[2])
    player = await opens(ada)
    await player.go_to_table(table)
    types = [action.split()[1] for action in player.legal if "wild" in action]
    await player.page.locator(f".types .type:has(img[src*='{types[0]}.svg'])").first.click()
    more = player.page.locator("[data-part=wild] .step").nth(1)
    for _ in range(player.view["hand"]["wild"] + 1):
        await more.click(force=True)
    await player.page.get_by_text("Your set already has every Wild you hold.").wait_for()


async def against_a_bot(house: Visitors, opens: Opens) -> tuple[Person, str, Player]:
    """Somebody at a table with a bot."""
    ada = await house.person()
    table = await ada.make(seats=[None, "page"], quick=True, first=0, bot_pace=0)
    await ada.sit(table, 0)
    player = await opens(ada)
    await player.go_to_table(table)
    return ada, table, player


async def test_notice_stands_on_pages_and_over_tables(house: Visitors, opens: Opens, server: ServerProcess) -> None:
    ada, _, player = await against_a_bot(house, opens)
    words = player.page.get_by_text("We restart at <noon>.")
    await operate(server, "notice", "We restart at <noon>.")
    await words.wait_for()
    await operate(server, "drain")
    await player.page.get_by_text("This server is about to restart").wait_for()
    await player.page.goto(f"{house.url}/lobby")
    await words.wait_for()
    await button(player, "Close").click()
    await words.wait_for(state="detached")
    await operate(server, "resume")
    await operate(server, "notice", "--clear")
    while (await ada.http("GET", "/notice")) != {"text": None, "restarting": False}:
        await asyncio.sleep(0.1)


async def test_closed_table_says_who_closed_it(house: Visitors, opens: Opens, server: ServerProcess) -> None:
    _, table, player = await against_a_bot(house, opens)
    await operate(server, "close", table)
    await player.page.get_by_role("heading", name="This table was closed by the people who run").wait_for()


async def operate(server: ServerProcess, *words: str) -> None:
    command = ["admin", "--database", server.database, *words]
    result = await asyncio.to_thread(CliRunner().invoke, make_app(), command)
    assert result.exit_code == 0, result.output
