"""Both games in Firefox: sat down, played with a pointer, and shown as the server tells them."""

from __future__ import annotations

import json
import shutil
from typing import Any

import pytest

from tests.server.people import Connection, Person, Visitors
from tests.server.process import miss
from tests.web.firefox import Firefox, firefox
from tests.web.player import COURT, END, KEEP, READ, truth
from tests.web.short_game import RICH, choose

GAMES: dict[str, dict[str, Any]] = {"call-to-glory": {"quick": True}, "come-to-call": {"cards": RICH[2]}}


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


async def play_round(page: Firefox, ada: Connection, ben: Connection) -> None:
    """Ada plays on the page, Ben without one, until the end of the round is shown and left."""
    first = ada.view["round"]
    while not ada.ended and ada.view["round"] == first:
        if ada.legal:
            await page.wait(same(ada))
            action = choose(ada.view)
            version = ada.version
            for selector in steps(action, ada.legal):
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


@pytest.mark.parametrize("game", GAMES)
async def test_a_round_in_firefox(house: Visitors, game: str) -> None:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if not program:
        miss("there is no Firefox on this machine")
        return
    table, people, (ada, ben) = await house.connected(game, 2, **GAMES[game])
    async with firefox(program, kept(people[0])) as page:
        await page.go(f"{house.url}/t/{table}")
        await page.wait("!!document.querySelector('.hand [data-card]')")
        await play_round(page, ada, ben)
        if ada.ended:
            await page.wait("!!document.querySelector('dialog[open] .results .finale li')")
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
