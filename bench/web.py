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
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from playwright.async_api import Browser, Page, Response
from rich.console import Console
from rich.table import Table

from bench import machine
from bench.staying import memory, shift
from tests.server.people import Connection, Visitors, visitors
from tests.server.process import ServerProcess, serving
from tests.web.conftest import launch
from tests.web.player import Player
from tests.web.short_game import choose
from tests.web.steady import OBSERVE

RESULTS = Path(__file__).parent / "results"
SLOWDOWN = 4
PARTS = ["pages", "steady", "memory"]
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

Parts = Annotated[list[str], typer.Option("--part", help="What is measured: pages, steady, memory.")]
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


async def pages(browser: Browser, house: Visitors, url: str, rounds: int) -> dict[str, Any]:
    measured = [{**await first_paint(browser, url), **await deal(browser, house, url)} for _ in range(rounds)]
    return {"script, bytes gzipped": await script_size(browser, url), "medians": medians(measured), "rounds": measured}


async def steady(browser: Browser, house: Visitors, url: str, rounds: int) -> dict[str, Any]:
    measured = [await shift(browser, house, url) for _ in range(rounds)]
    return {"medians": medians(measured), "rounds": measured}


def medians(measured: list[dict[str, float]]) -> dict[str, float]:
    return {name: round(statistics.median(one[name] for one in measured), 3) for name in measured[0]}


async def measure(server: ServerProcess, parts: list[str], rounds: int, minutes: float) -> dict[str, Any]:
    playwright, browser = await launch()
    try:
        async with visitors(server.url) as house:
            measures: dict[str, Callable[[], Awaitable[dict[str, Any]]]] = {
                "pages": lambda: pages(browser, house, server.url, rounds),
                "steady": lambda: steady(browser, house, server.url, rounds),
                "memory": lambda: memory(browser, house, server.url, minutes),
            }
            return {part: {**about(browser), **await measures[part]()} for part in parts}
    finally:
        await browser.close()
        await playwright.stop()


def about(browser: Browser) -> dict[str, Any]:
    """When and before what a part was measured."""
    at = datetime.now(UTC).isoformat(timespec="seconds")
    return {"measured_at": at, "load": machine.load_average(), "chromium": browser.version}


def main(parts: Parts = PARTS, rounds: Rounds = 5, minutes: Minutes = 5, out_folder: Folder = RESULTS) -> None:
    """Measure the browser client and write web.json; parts that are not measured stay as they are."""
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.sqlite", bots=True) as server:
        measured = asyncio.run(measure(server, parts, rounds, minutes))
    file = out_folder / "web.json"
    before = json.loads(file.read_text()) if file.is_file() else {}
    result = {**before, "machine": machine.describe(["playwright"]), "slowdown": SLOWDOWN, **measured}
    file.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n")
    show(measured)


def show(measured: dict[str, Any]) -> None:
    table = Table("figure", "median", title=f"The pages in Chromium, processor {SLOWDOWN} × slower")
    for part in measured.values():
        for name, value in part.get("medians", {}).items():
            table.add_row(name, f"{value:g}")
    if pages := measured.get("pages"):
        table.add_row("script of the first page, bytes gzipped", f"{pages['script, bytes gzipped']:,}")
    if grown := measured.get("memory"):
        growth = grown["growth from the second to the last quarter"]
        table.add_row(f"growth over {grown['minutes']:g} minutes of play", str(growth))
    out.print(table)


if __name__ == "__main__":
    typer.run(main)
