"""How quick and how steady the pages are: in the system's Chromium, before a real server on the same machine.

Chromium slows the processor down to a quarter. First paint, layout shift, frames during a deal,
the time from a key to what is seen of it, the size of the first page's script, and memory during bots' play.
"""

from __future__ import annotations

import asyncio
import gzip
import itertools
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from playwright.async_api import Browser, CDPSession, Page, Response
from rich.console import Console
from rich.table import Table

from bench import machine
from tests.server.people import Connection, Person, Visitors, visitors
from tests.server.process import ServerProcess, serving
from tests.web.conftest import launch
from tests.web.player import PHONE, Player
from tests.web.short_game import choose
from tests.web.steady import GOES_ON, OBSERVE, play_before

RESULTS = Path(__file__).parent / "results"
SLOWDOWN = 4
VARIANTS: dict[str, dict[str, Any]] = {"call-to-glory": {"tasks": True, "ninja": True}, "come-to-call": {}}
MOVING = {"reduced_motion": "no-preference"}
WINDOWS = {"1280 × 800": MOVING, "390 × 844": {**PHONE, **MOVING}}
SAMPLES = 24  # of memory
GAMES: dict[str, dict[str, Any]] = {"call-to-glory": {"quick": True}, "come-to-call": {}}  # with options
FLYING = """() => new Promise((resolve) => {
  const frames = []; let begun = null; const start = performance.now();
  const note = (now) => {
    const flying = document.querySelector(".flying") !== null;
    if (flying && begun === null) begun = now;
    if (begun !== null) frames.push(now);
    if ((begun !== null && !flying) || now - start > 30000) resolve(frames);
    else requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
})"""
REACTION = """() => new Promise((resolve) => {
  const hand = document.querySelector("[data-drop=hand]");
  let pressed = 0;
  addEventListener("keydown", (event) => { pressed = event.timeStamp; }, { once: true, capture: true });
  const seen = new MutationObserver(() => {
    if (!pressed) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
  });
  seen.observe(hand, { attributes: true, subtree: true });
})"""

out = Console(highlight=False)

Rounds = Annotated[int, typer.Option(min=1, help="How often each figure is measured; the median counts.")]
Minutes = Annotated[float, typer.Option(min=0.1, help="Minutes of bots' play while memory is watched.")]
Folder = Annotated[Path, typer.Option("--out", help="Where web.json is written.")]


async def slow(page: Page, rate: int) -> None:
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


async def first_paint(browser: Browser, url: str) -> dict[str, float]:
    """A first visit, with nothing in the cache."""
    player = await Player.open(browser, url=url)
    await player.context.add_init_script(OBSERVE)
    await slow(player.page, SLOWDOWN)
    await player.go("/")
    await player.page.locator("h1").wait_for()
    await player.page.wait_for_load_state("networkidle")
    await player.page.wait_for_timeout(1000)
    seen = await player.page.evaluate("seen")
    await player.close()
    return {"first contentful paint, ms": seen["paint"], "layout shift of the first page": seen["shift"]}


async def script_size(browser: Browser, url: str) -> int:
    """Bytes of all scripts of the first page, gzipped."""
    player = await Player.open(browser, url=url)
    scripts: list[Response] = []
    player.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    await player.go("/")
    await player.page.wait_for_load_state("networkidle")
    size = sum([len(gzip.compress(await script.body(), 9)) for script in scripts])
    await player.close()
    return size


async def deal(browser: Browser, house: Visitors, url: str) -> dict[str, float]:
    """The cards of a second round are dealt to four people before somebody's eyes; then a key is pressed."""
    table, people, connections = await house.connected(players=4, first=0)
    player = await Player.open(browser, people[0], url=url, likes={"speed": "normal"}, reduced_motion="no-preference")
    await player.context.add_init_script(OBSERVE)
    await player.go_to_table(table)
    await play_until(connections, lambda view: view["round"] == 2)
    await player.page.locator("dialog[open] .main").wait_for()
    await player.page.wait_for_timeout(1000)
    await slow(player.page, SLOWDOWN)
    flying = asyncio.ensure_future(player.page.evaluate(FLYING))
    await player.go_on()
    frames = await flying
    gaps = [later - earlier for earlier, later in itertools.pairwise(frames)]
    await play_until(connections, lambda view: view["legal"] and view["phase"] == "play")
    slowed = await react(player)
    await slow(player.page, 1)
    reaction = await react(player)
    await player.close()
    return {
        "frames of a deal": len(gaps),
        "longest frame of a deal, ms": max(gaps),
        "frames over 50 ms": sum(gap > 50 for gap in gaps),
        "median frame of a deal, ms": statistics.median(gaps),
        "key to what is seen, ms": slowed,
        "key to what is seen at full speed, ms": reaction,
    }


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


async def play_until(connections: list[Connection], is_so: Callable[[Any], Any]) -> None:
    """The game goes on until the first one's view is so."""
    while True:
        for connection in connections:
            await connection.quiet()
        if is_so(connections[0].view):
            return
        decides = next(connection for connection in connections if connection.legal)
        await decides.play(choose(decides.view))


async def react(player: Player) -> float:
    """From the key that picks a card up to the frame that shows it, at the slowdown that is set."""
    await player.sees_the_truth()
    await player.page.wait_for_timeout(1500)
    waiting = asyncio.ensure_future(player.page.evaluate(REACTION))
    await player.page.wait_for_timeout(300)
    await player.page.keyboard.press("1")
    return float(await waiting)


async def memory(browser: Browser, house: Visitors, url: str, minutes: float) -> dict[str, Any]:
    """The page of a table shows game after game against bots, cards flying; what it holds after collecting garbage."""
    person = await house.person("Ada")
    player = await Player.open(browser, person, url=url, likes={"speed": "fast"}, reduced_motion="no-preference")
    await player.context.add_init_script(GOES_ON)
    await player.go("/")
    session = await player.context.new_cdp_session(player.page)
    games = itertools.cycle(GAMES)
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
    """As a link of the page does: nothing is loaded anew."""
    player.shown = {}
    player.heard.clear()
    go = "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
    await player.page.evaluate(go, f"/t/{table}")
    await player.until(lambda: player.shown)


async def new_game(person: Person, game: str) -> str:
    """A short game against bots that soon answer."""
    table = await person.make(game, 3, seats=[None, "page", "page"], bot_pace=0.2, **GAMES[game])
    await person.sit(table, 0)
    return table


async def measure(server: ServerProcess, rounds: int, minutes: float) -> dict[str, Any]:
    playwright, browser = await launch()
    try:
        async with visitors(server.url) as house:
            size = await script_size(browser, server.url)
            measured = [
                {
                    **await first_paint(browser, server.url),
                    **await deal(browser, house, server.url),
                    **await shift(browser, house, server.url),
                }
                for _ in range(rounds)
            ]
            grown = await memory(browser, house, server.url, minutes)
        version = browser.version
    finally:
        await browser.close()
        await playwright.stop()
    medians = {name: round(statistics.median(one[name] for one in measured), 3) for name in measured[0]}
    return {"chromium": version, "script, bytes gzipped": size, "medians": medians, "rounds": measured, "memory": grown}


def main(rounds: Rounds = 5, minutes: Minutes = 5, out_folder: Folder = RESULTS) -> None:
    """Measure the browser client and write web.json."""
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.sqlite", bots=True) as server:
        measured = asyncio.run(measure(server, rounds, minutes))
    result = {
        "measured_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine.describe(["playwright"]),
        "load": machine.load_average(),
        "slowdown": SLOWDOWN,
        **measured,
    }
    (out_folder / "web.json").write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n")
    show(result)


def show(result: dict[str, Any]) -> None:
    table = Table(
        "figure", "median", title=f"The pages in Chromium {result['chromium']}, processor {SLOWDOWN} × slower"
    )
    for name, value in result["medians"].items():
        table.add_row(name, f"{value:g}")
    table.add_row("script of the first page, bytes gzipped", f"{result['script, bytes gzipped']:,}")
    grown = result["memory"]
    table.add_row(
        f"growth over {grown['minutes']:g} minutes of play",
        str(grown["growth from the second to the last quarter"]),
    )
    out.print(table)


if __name__ == "__main__":
    typer.run(main)
