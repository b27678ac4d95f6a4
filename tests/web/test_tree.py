"""A whole game of each kind by keyboard, with only the accessibility tree as eyes."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from courtcards.messages import text
from tests.server.people import Connection, Visitors
from tests.web.conftest import Opens
from tests.web.short_game import RICH
from tests.web.test_games import play_out
from tests.web.tree import Heard, Listener, Thing

HAND = ("group", text("hand-title"))
FACT = re.compile(r"(?P<name>[^:]+): (?:(?P<mine>you have)|.*?);.* You have \d+, enough for a set")
GAMES: dict[str, dict[str, Any]] = {"call-to-glory": {"quick": True}, "come-to-call": {"cards": RICH[2], "favor": 6}}


def count(card: Thing) -> int:
    return int(card.name.split()[0])


def new_sets(heard: Heard) -> list[str]:
    """Characters of which I could lay a set and have none."""
    found = (FACT.match(one.name) for one in heard.all("button", inside=("list", "The nine characters")))
    return [one["name"] for one in found if one and not one["mine"]]


def next_press(heard: Heard) -> Thing | None:
    """What somebody presses next who knows the rules and hears this; None while there is nothing to do."""
    if goes_on := heard.buttons("Skip to the result|Continue", inside=("dialog", "End of round")):
        return goes_on[0]
    if sure := heard.buttons("Confirm"):
        return sure[0]
    if sends := heard.buttons("Send (this|these) |Done"):
        return sends[0]
    if laying := heard.buttons("Lay |Discard |Put "):
        return laying[0]
    if draws := heard.buttons("[LR]: .*Draw|Deck: .*Draw"):
        return draws[0]
    cards = heard.buttons(inside=HAND)
    ready = [one for one in cards if any(one.name.endswith(name) for name in new_sets(heard))]
    cry = [one for one in cards if "Hear Ye!" in one.name]
    spare = [one for one in cards if "Wild" not in one.name and "Butler" not in one.name]
    return next(iter([*ready, *cry, *sorted(spare, key=count)]), None)


def told_truly(heard: Heard, ada: Connection) -> bool:
    """Whether the tree tells of the hand that the server tells of."""
    told = {f"{number} {text(f'card-{card}', count=number)}" for card, number in ada.view["hand"].items()}
    return {one.name for one in heard.all("button", inside=HAND)} == told


async def play_by_ear(listener: Listener, ada: Connection) -> None:
    while True:
        heard = await listener.until(lambda heard: next_press(heard) or heard.all("dialog", "The game is over"))
        if heard.all("dialog", "The game is over"):
            return
        if heard.buttons(inside=HAND):
            await ada.quiet()
            assert told_truly(heard, ada) or ada.view["phase"] == "call"  # then cards are in the sets
            assert heard.spoken, "nobody says what is to be done"
        await listener.press(next_press(heard) or heard.things[0])


@pytest.mark.parametrize(("game", "shortcuts"), [("call-to-glory", True), ("come-to-call", False)])
async def test_whole_game_through_the_accessibility_tree(
    house: Visitors, opens: Opens, game: str, shortcuts: bool
) -> None:
    ada, ben = await house.people(2)
    table = await ada.make(game, **GAMES[game])
    await ben.sit(table, 1)
    player = await opens(ada, likes={"letters": shortcuts})
    await player.go(f"/t/{table}")
    listener = await Listener.at(player.page, shortcuts)
    lobby = await listener.until(lambda heard: heard.buttons("Sit here"))
    await listener.press(lobby.buttons("Sit here")[0])
    await player.until(lambda: player.shown["table"]["texts_due"])
    await ben.show_text(player.shown["table"])
    connection = await ada.connect(table)
    await asyncio.gather(play_by_ear(listener, connection), play_out(await ben.connect(table)))
    over = await listener.listen()
    await connection.quiet()
    said = over.text("dialog", "The game is over")
    assert text("web-you-won") in said or "Ben" in said
    assert all(str(total) in said for total in connection.view["totals"])
    await listener.press(over.buttons("Play again")[0])
    await player.page.wait_for_url(lambda url: not url.endswith(table))
