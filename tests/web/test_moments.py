"""Moments: something to see when a set is beaten or a round ends, and an end screen that shows what decided."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import Route

from tests.server.people import Connection, Person, Visitors
from tests.web.conftest import Opens
from tests.web.player import CHARACTERS, END, PHONE
from tests.web.short_game import RICH, choose
from tests.web.test_board import position
from tests.web.test_log import beating, can_beat
from tests.web.test_pages import GO
from tests.web.test_slips import decide_until

MOVES: dict[str, Any] = {"likes": {"speed": "fast"}, "reduced_motion": "no-preference"}
SEEN = """([what, before]) => new MutationObserver(() => {
    window.seen ||= !!document.querySelector(what);
    window.late ||= !window.seen && !!document.querySelector(before);
  }).observe(document.body, { childList: true, subtree: true })"""
FLYING = """() => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() =>
  tell(document.querySelectorAll(".sky .flying").length))))"""
OPTIONS: dict[str, dict[str, Any]] = {"call-to-glory": {"quick": True}, "come-to-call": {"cards": RICH[2]}}


@pytest.mark.parametrize("moves", [True, False])
async def test_beaten_set_has_its_moment(house: Visitors, opens: Opens, moves: bool) -> None:
    table, ada, connections = await position(house, ("Ada", "Ben"), can_beat)
    player = await opens(ada, **(MOVES if moves else {}))
    await player.go_to_table(table)
    await player.sees_the_truth()
    await player.page.evaluate(SEEN, [".moment .card-face", END])
    await connections[0].play(beating(player.legal, player.view, 0)[0])
    await player.page.locator(".log button", has_text="and beat Ben’s").wait_for()
    if moves:
        await player.page.wait_for_function("() => window.seen")
        await player.page.keyboard.press("Shift")
        await player.page.locator(".moment").wait_for(state="detached")
    else:
        assert not await player.page.evaluate("window.seen ?? false")


TOLD_TWICE = """() => new MutationObserver(() => {
    const moment = document.querySelector(".moment");
    const [words, fan] = [moment?.querySelector("p"), moment?.querySelector(".card-face")];
    if (words) window.above ??= words.getBoundingClientRect().bottom <= fan.getBoundingClientRect().top;
    if (words && document.querySelector(".notice.alarm")) window.twice = true;
  }).observe(document.body, { childList: true, subtree: true })"""


async def test_beaten_player_is_told_once_at_a_time(house: Visitors, opens: Opens) -> None:
    table, people, connections = await beats_ben(house)
    player = await opens(people[1], **MOVES)
    await player.go_to_table(table)
    await player.sees_the_truth()
    await player.page.evaluate(TOLD_TWICE)
    await connections[0].play(beating(connections[0].legal, connections[0].view, 0)[0])
    await player.page.locator(".notice.alarm").wait_for()
    assert await player.page.locator(".moment").count() == 0
    assert await player.page.evaluate("[window.twice ?? false, window.above]") == [False, True]


async def beats_ben(house: Visitors) -> tuple[str, list[Person], list[Connection]]:
    """A table where Ada can beat a set of Ben's."""
    while True:
        table, people, connections = await house.connected("call-to-glory", 2)
        if await decide_until(connections, can_beat):
            return table, people, connections


def last_character(view: Any) -> str | None:
    """A set that ends the round: the last character that a player needs, or the last of all nine."""
    own = sum(one["seat"] == 0 for one in view["sets"].values())
    ends = own + 1 == view["characters_needed"] or len(view["sets"]) == len(CHARACTERS) - 1
    lays = [one for one in view["legal"] if one.startswith("lay ") and one.split()[1] not in view["sets"]]
    return lays[0] if ends and lays else None


async def where_a_character_is_the_last(house: Visitors) -> tuple[str, Any, list[Connection]]:
    """A game in which Ada can end the round so; many end because a pile is empty."""
    while True:
        table, ada, connections = await position(
            house, ("Ada", "Ben"), lambda view: view["over"] or bool(last_character(view)), quick=True
        )
        if not connections[0].view["over"]:
            return table, ada, connections


@pytest.mark.parametrize("moves", [True, False])
async def test_last_character_has_its_moment(house: Visitors, opens: Opens, moves: bool) -> None:
    table, ada, connections = await where_a_character_is_the_last(house)
    player = await opens(ada, **(MOVES if moves else {}))
    await player.go_to_table(table)
    await player.sees_the_truth()
    await player.page.evaluate(SEEN, [".moment.last .card-face", END])
    await connections[0].play(last_character(player.view) or "")
    if moves:
        await player.page.wait_for_function("() => window.seen")
        await player.page.keyboard.press("Shift")
    await player.page.locator(END).wait_for()
    assert bool(await player.page.evaluate("window.seen")) == moves
    assert await player.page.evaluate("window.late") != moves, "the points come after the moment"
    assert await player.page.locator(".moment").count() == 0


def said_again(frame: str) -> bool:
    """Whether this is the game from the start: whoever has sat down asks for it as the player of that seat."""
    message = json.loads(frame)
    return message["type"] == "state" and not message["whole"] and bool(message["view"])


@pytest.mark.parametrize("press", ["key", "click", None])
async def test_deal_is_skippable_and_respects_reduced_motion(house: Visitors, opens: Opens, press: str | None) -> None:
    ada = await house.person()
    table = await ada.make(seats=[None, "page"], first=0)
    player = await opens(ada, likes={"speed": "slow"}, reduced_motion="no-preference" if press else "reduce")
    await player.go_to_table(table)
    await player.page.evaluate(SEEN, [".sky .flying", ".hand [data-card]"])
    tools = await player.context.new_cdp_session(player.page)
    await tools.send("Animation.enable")
    await tools.send("Animation.setPlaybackRate", {"playbackRate": 0.01})  # the deal does not end by itself meanwhile
    await player.page.get_by_role("button", name="Sit here").first.click()
    await player.until(lambda: player.view)
    if press:
        await player.page.locator(".sky .flying").nth(3).wait_for(state="attached")
        if press == "key":
            await player.page.keyboard.press("Shift")
        else:
            await player.page.mouse.click(2, 2)
        assert await player.page.evaluate(FLYING) == 0, "all cards have arrived at once"
        await player.until(lambda: any(said_again(frame) for frame in player.heard))
        assert await player.page.evaluate(FLYING) == 0, "nothing is dealt twice"
    await player.sees_the_truth()
    assert bool(await player.page.evaluate("window.seen")) == bool(press)


FRAMES = """() => {
  window.gaps = 0;
  const look = () => {
    if (!document.querySelector(".results")) window.gaps += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


async def late(route: Route) -> None:
    await asyncio.sleep(1)
    await route.continue_()


async def test_closing_the_results_leads_to_the_review(house: Visitors, opens: Opens) -> None:
    table, (ada, ben) = await house.playing(quick=True, turns=2)
    player = await opens(ada)
    await player.go_to_table(table)
    other = await ben.connect(table)
    while not player.ended:
        if player.legal:
            await player.play(choose(player.view))
        elif other.legal:
            await other.play(choose(other.view))
        await other.quiet()
    await player.go_on()
    await player.sees_the_results()
    await player.page.route("**/film", late)
    await player.page.evaluate(FRAMES)
    await player.page.keyboard.press("Escape")
    await player.page.wait_for_url(f"**/review/{table}")
    await player.page.get_by_role("slider").wait_for()
    assert await player.page.locator("dialog[open]").count() == 0
    assert await player.page.evaluate("window.gaps") <= 3, "frames without the results: the page changes, nothing loads"
    await player.page.get_by_role("button", name="Play again").wait_for()


@pytest.mark.parametrize("screen", [{}, PHONE])
@pytest.mark.parametrize("game", OPTIONS)
async def test_finished_table_opens_the_review_at_its_end(
    house: Visitors, opens: Opens, game: str, screen: dict[str, Any]
) -> None:
    table, ada, _ = await position(house, ("Ada", "Ben"), lambda view: view["over"], game, **OPTIONS[game])
    player = await opens(ada, **screen)
    page = player.page
    await player.go("/about")
    await page.evaluate(GO, f"/t/{table}")
    await page.wait_for_url(f"**/review/{table}")
    await player.sees_the_results()
    assert await page.locator(".results .main").all_inner_texts() == ["Review this game"]
    await page.get_by_role("button", name="Play again").wait_for()
    slider, results = page.get_by_role("slider"), page.locator(".results")
    assert await slider.get_attribute("aria-label") == "The game is over."
    await page.locator(".results .main").click()
    await results.wait_for(state="detached")
    assert await slider.input_value() == "0"
    await page.locator("[data-pile]").first.wait_for()
    await page.get_by_role("button", name="Back").click()
    await results.wait_for()
    await page.go_back()
    await page.wait_for_url("**/about")


@pytest.mark.parametrize("screen", [{}, PHONE])
@pytest.mark.parametrize("game", OPTIONS)
async def test_end_shows_the_winners_decisive_set(
    house: Visitors, opens: Opens, game: str, screen: dict[str, Any]
) -> None:
    table, ada, _ = await position(house, ("Ada", "Ben"), lambda view: view["over"], game, **OPTIONS[game])
    player = await opens(ada, **screen)
    await player.go_to_table(table)
    await player.sees_the_results()
    assert await player.page.locator(".results img[src*=favicon]").count() == 0
    fans = player.page.locator(".results .finale li")
    winner = player.view["winners"][0]
    if game == "call-to-glory":
        own = {id: one["size"] for id, one in player.view["sets"].items() if one["seat"] == winner}
        counted = [f"{own[max(own, key=CHARACTERS.index)]} "]
    else:
        own = player.view["last_show"]["sets"][winner]
        show = player.view["last_show"]  # who wins need not have stolen it
        counted = [str(one["size"]) for one in own if show["thief"] == winner and show["type"] == one["type"]]
    assert await fans.count() == len(own)
    said = await player.page.locator(".results .says").all_inner_texts()
    assert len(said) == len(counted)
    assert all(size in text for size, text in zip(counted, said, strict=True))
    assert await player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    results = player.page.locator(".results")
    assert await results.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "many rounds scroll by themselves"
