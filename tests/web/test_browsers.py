"""Both games in Firefox and WebKit: played with a pointer, and shown as the server tells them.

A short round of each; with `COURTCARDS_WHOLE_GAMES` set, until somebody has won (`make browsers`).
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.people import Connection, Person, Visitors
from tests.server.process import miss
from tests.web.firefox import Firefox, firefox
from tests.web.player import COURT, END, KEEP, READ, truth
from tests.web.short_game import RICH, choose
from tests.web.webkit import WebKit, installed, webkit

WHOLE = "COURTCARDS_WHOLE_GAMES" in os.environ
GAMES: dict[str, dict[str, Any]] = {
    "call-to-glory": {"quick": True} if WHOLE else {"quick": True, "turns": 4},
    "come-to-call": {"cards": RICH[2]},
}


def steps(action: str, legal: list[str]) -> list[str]:
    """Where a pointer clicks to make a decision."""
    verb, *rest = action.split()
    match verb:
        case "draw" | "pile":
            return [f"[data-pile={rest[0]}]"]
        case "discard":
            sure = [".choices .main"] if rest[0] == "hear-ye" else []
            return [f".hand [data-card={rest[0]}]", f"[data-pile={[*rest, 'middle'][1]}]", *sure]
        case "lay":
            counts = [one for one in legal if one.startswith(f"lay {rest[0]} ")]
            fewer = len(counts) - 1 - counts.index(action)
            return [f".hand [data-card={rest[0]}]", *[".lay .step"] * fewer, ".lay .button:not(.step)"]
        case "send":
            wild = ["[data-part=wild] span + .step, [data-part=wild] output + .step"]
            wilds = int(rest[1].partition("wild")[2] or 0)
            return [f".types .type:nth-child({COURT.index(rest[0]) + 1}) .name", *wild * wilds, SEND]
        case "ready":
            return [".choices .ready"]
        case _:
            raise AssertionError(f"no clicks for {action}")


SEND = ".choices .one, .choices:not(:has(.one)) .main"
STILL = "!document.getAnimations().some((one) => one instanceof CSSTransition)"


async def play_round(page: Firefox | WebKit, ada: Connection, ben: Connection) -> None:
    """Ada plays on the page, Ben without one, until the end of the round is shown and left."""
    first = ada.view["round"]
    while not ada.ended and ada.view["round"] == first:
        if ada.legal:
            await page.wait(same(ada))
            action = choose(ada.view)
            version = ada.version
            for selector in steps(action, ada.legal):
                await page.wait(STILL)  # a pointer would miss a card that makes room for another
                await page.click(selector)
            while ada.version == version:
                await ada.hear()
        elif ben.legal:
            await ben.play(choose(ben.view))
        await ada.quiet()
        await ben.quiet()
    await page.wait(f"!!document.querySelector('{END} .main')")
    await page.wait(f"(document.querySelector('{END} .main')?.click(), !document.querySelector('{END}'))")  # all acts


def same(ada: Connection) -> str:
    """Whether the page shows the hand and the piles that the server last told of, and asks for a decision."""
    told = json.dumps(truth(ada.view))
    return (
        f"(() => {{ const told = {told}, seen = ({READ})();"
        "const text = (one) => JSON.stringify(Object.entries(one).sort());"
        "return text(told.hand) === text(seen.hand) && text(told.piles) === text(seen.piles)"
        " && !!document.querySelector('.prompt.mine') && !document.querySelector('dialog[open]'); })()"
    )


def kept(person: Person) -> str:
    me = {"id": person.id, "name": person.name, "token": person.token}
    preferences = {"speed": "off", "sounds": False, "confirm": "never"}
    return KEEP.replace("{}", json.dumps({"courtcards.player": me, "courtcards.preferences": preferences}))


@asynccontextmanager
async def in_firefox(_: str, script: str) -> AsyncIterator[Firefox]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if not program:
        miss("there is no Firefox on this machine")
    async with firefox(str(program), script) as page:
        yield page


@asynccontextmanager
async def in_webkit(url: str, script: str) -> AsyncIterator[WebKit]:
    program = installed()
    if not program:
        miss("there is no WebKit on this machine: Debian has it as webkit2gtk-driver and xvfb")
    async with webkit(program, url, script) as page:
        yield page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("browser", [in_firefox, in_webkit])
async def test_other_browsers_play(house: Visitors, game: str, browser: Any) -> None:
    table, people, (ada, ben) = await house.connected(game, 2, **GAMES[game])
    async with browser(f"{house.url}/about", kept(people[0])) as page:
        await page.go(f"{house.url}/t/{table}")
        await page.wait("!!document.querySelector('.hand [data-card]')")
        await play_round(page, ada, ben)
        while WHOLE and not ada.ended:
            await play_round(page, ada, ben)
        if ada.ended:
            await page.wait("!!document.querySelector('dialog[open] .results .finale li')")
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
