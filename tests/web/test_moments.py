"""Moments: something to see when a set is beaten or a round ends, and an end screen that shows what decided."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import Visitors
from tests.web.conftest import Opens
from tests.web.player import CHARACTERS, PHONE
from tests.web.short_game import RICH
from tests.web.test_board import position
from tests.web.test_log import beating, can_beat

MOVES: dict[str, Any] = {"likes": {"speed": "fast"}, "reduced_motion": "no-preference"}
OPTIONS: dict[str, dict[str, Any]] = {"call-to-glory": {"quick": True}, "come-to-call": {"cards": RICH[2]}}


@pytest.mark.parametrize("moves", [True, False])
async def test_beaten_set_has_its_moment(house: Visitors, opens: Opens, moves: bool) -> None:
    table, ada, connections = await position(house, ("Ada", "Ben"), can_beat)
    player = await opens(ada, **(MOVES if moves else {}))
    await player.go_to_table(table)
    await player.sees_the_truth()
    await player.page.evaluate(
        "new MutationObserver(() => { window.seen ||= !!document.querySelector('.moment .card-face'); })"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    await connections[0].play(beating(player.legal, player.view, 0)[0])
    await player.page.locator(".log button", has_text="and beat Ben’s").wait_for()
    if moves:
        await player.page.wait_for_function("window.seen")
        await player.page.keyboard.press("Shift")
        await player.page.locator(".moment").wait_for(state="detached")
    else:
        assert not await player.page.evaluate("window.seen ?? false")


@pytest.mark.parametrize("screen", [{}, PHONE])
@pytest.mark.parametrize("game", OPTIONS)
async def test_end_shows_the_winners_sets_and_what_counted_most(
    house: Visitors, opens: Opens, game: str, screen: dict[str, Any]
) -> None:
    table, ada, _ = await position(house, ("Ada", "Ben"), lambda view: view["over"], game, **OPTIONS[game])
    player = await opens(ada, **screen)
    await player.go_to_table(table)
    await player.sees_the_results()
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
    dialog = player.page.locator("dialog[open]")
    assert await dialog.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "many rounds scroll by themselves"
