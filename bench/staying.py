"""What a table's page does while a game goes on before it: whether it holds still, and what it holds in memory."""

from __future__ import annotations

import itertools
import statistics
import time
from typing import Any, NamedTuple

from playwright.async_api import Browser, CDPSession

from tests.server.people import Person, Visitors
from tests.web.player import PHONE, Player
from tests.web.short_game import choose
from tests.web.steady import GOES_ON, OBSERVE, play_before

VARIANTS: dict[str, dict[str, Any]] = {"call-to-glory": {"tasks": True, "ninja": True}, "come-to-call": {}}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
WINDOWS = {"1280 × 800": MOVING, "390 × 844": {**PHONE, **MOVING}}
SAMPLES = 24  # of memory
SHORT_GAMES: dict[str, dict[str, Any]] = {"call-to-glory": {"quick": True}, "come-to-call": {}}  # games, with options


async def shift(browser: Browser, house: Visitors, url: str) -> dict[str, float]:
    """A round and the deal of the next before a page that touches nothing, both games, on a desk and on a phone."""
    found = {}
    for (game, options), (size, window) in itertools.product(VARIANTS.items(), WINDOWS.items()):
        table, people, connections = await house.connected(game, 4, **options)
        player = await Player.open(browser, people[0], url=url, likes={"speed": "fast"}, **window)
        await player.context.add_init_script(OBSERVE)
        await player.context.add_init_script(GOES_ON)
        await player.go_to_table(table)
        await play_before(player, connections)
        found[f"layout shift of {game}, {size}"] = await player.page.evaluate("seen.shift")
        await player.close()
    return found


async def memory(browser: Browser, house: Visitors, url: str, minutes: float) -> dict[str, Any]:
    """The page of a table shows game after game against bots, cards flying; what it holds after collecting garbage."""
    person = await house.person("Ada")
    player = await Player.open(browser, person, url=url, likes={"speed": "fast"}, reduced_motion="no-preference")
    await player.context.add_init_script(GOES_ON)
    await player.go("/")
    session = await player.context.new_cdp_session(player.page)
    games = itertools.cycle(SHORT_GAMES)
    samples: list[Held] = []
    decisions, played, start = 0, 0, time.monotonic()
    while (passed := time.monotonic() - start) < 60 * minutes:
        decisions += await watch(player, person, await new_game(person, next(games)), start + 60 * minutes)
        played += 1
        if passed >= len(samples) * 60 * minutes / SAMPLES:
            samples.append(await held(session))
    await player.close()
    return {
        "minutes": minutes,
        "games": played,
        "own decisions": decisions,
        "after garbage collection": [one._asdict() for one in samples],
        "growth from the second to the last quarter": growth(samples),
    }


async def watch(player: Player, person: Person, table: str, until: float) -> int:
    """A game before the page's eyes; its person decides elsewhere, once the page shows what there is to decide."""
    await go_to_next(player, table)
    connection = await person.connect(table)
    decisions = 0
    while not connection.ended and time.monotonic() < until:
        if connection.legal:
            await player.until(lambda: player.shown["version"] == connection.version)
            await player.sees_the_truth()
            await connection.play(choose(connection.view))
            decisions += 1
        else:
            await connection.hear()
    await connection.close()
    return decisions


class Held(NamedTuple):
    """What a page holds."""

    megabytes: float  # of the heap
    nodes: int
    listeners: int


async def held(session: CDPSession) -> Held:
    for _ in range(2):  # what is freed by finalizers goes the second time
        await session.send("HeapProfiler.collectGarbage")
    heap = (await session.send("Runtime.getHeapUsage"))["usedSize"]
    counts = await session.send("Memory.getDOMCounters")
    return Held(round(heap / 1e6, 2), counts["nodes"], counts["jsEventListeners"])


def growth(samples: list[Held]) -> dict[str, float]:
    quarter = max(1, len(samples) // 4)
    early, late = samples[quarter : 2 * quarter] or samples[:1], samples[-quarter:]
    middle = [[statistics.median(column) for column in zip(*part, strict=True)] for part in (early, late)]
    return {name: round(after - before, 2) for name, before, after in zip(Held._fields, *middle, strict=True)}


async def go_to_next(player: Player, table: str) -> None:
    """As a link of the page does: nothing is reloaded."""
    player.shown = {}
    player.heard.clear()
    go = "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
    await player.page.evaluate(go, f"/t/{table}")
    await player.until(lambda: player.shown)


async def new_game(person: Person, game: str) -> str:
    """A short game against bots that soon answer."""
    table = await person.make(game, 3, seats=[None, "page", "page"], bot_pace=0.2, **SHORT_GAMES[game])
    await person.sit(table, 0)
    return table
