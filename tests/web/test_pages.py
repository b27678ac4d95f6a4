"""Every page, in every language and both themes: accessible, complete, nothing cut off, and without any error.

At five sizes; with `COURTCARDS_ALL_SIZES` set, from 320 to 2560 pixels (`make fit`).
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from courtcards.bots import ahead_of
from tests.server.people import Connection, Person, Visitors, visitors
from tests.server.process import ServerProcess, miss
from tests.web.conftest import Opens
from tests.web.player import Player
from tests.web.short_game import RICH, choose
from tests.web.test_board import GAMES

LANGUAGES = ("en", "de", "fr", "ru")
PAGES = (
    "/",
    "/play",
    "/new?game=come-to-call",
    "/lobby",
    "/games",
    "/daily",
    "/practice",
    "/preferences",
    "/about",
    "/gallery",
    "/nothing",
)
SIZES = ((320, 700), (640, 400), (844, 390), (1280, 800), (2560, 1300))  # the second: 1280 × 800 at 200 %
SCENES = [*((language, "light") for language in LANGUAGES), ("ru", "dark")]  # colors do not change with the language
if os.environ.get("COURTCARDS_ALL_SIZES"):
    SIZES = tuple((width, height) for width in range(320, 2561, 80) for height in (400, 800))
    SCENES += [(language, "dark") for language in LANGUAGES if language != "ru"]
RULES = ("/rules/call-to-glory", "/rules/come-to-call")
TABLES = {  # pages of tables, and what is to see there
    "lobby": ".lobby .seats",
    "glory": ".call-to-glory .hand [data-card]",
    "glory results": ".review .results",
    "call": ".come-to-call .hand [data-card]",
    "six": ".come-to-call .hand [data-card]",
    "choosing": ".composer .types",
    "call results": ".review .results",
}
DIALOGS = {  # what opens over a table: the table, the button, and what is to see then
    "close-up": ("glory", "[data-kind=empress] .name", "dialog[open] .about"),
    "menu": ("glory", ".board > header > button:last-of-type", "dialog[open]"),
    "round end": ("glory", "thead button", "dialog[open] .score"),
    "show": ("six", "thead button", "dialog[open] .show"),
}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.flatMap((found) =>
  found.nodes.map(({ target, failureSummary }) => `${found.id}: ${target.join(" ")}: ${failureSummary}`))"""
GO = """(path) => { history.pushState(null, "", path); dispatchEvent(new PopStateEvent("popstate")); }"""
WIDE = """() => { const most = document.documentElement.clientWidth;
  return [...document.querySelectorAll("body *")].filter((one) => document.documentElement.scrollWidth > most
    && one.getBoundingClientRect().right > most + 1).map((one) => `${one.tagName}.${one.className}`).slice(0, 5); }"""
CUT = """() => { const most = document.documentElement.clientWidth, found = new Set(), range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cuts = (how) => how === "hidden" || how === "clip", scrolls = (how) => how === "auto" || how === "scroll";
  const isCut = (box, element) => {
    const slack = Math.max(2, box.height * 0.2);  // lines are lower than their letters are high
    let sideways = true, down = true;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(at), room = at.getBoundingClientRect();
      if (clipPath !== "none") return false;  // for ears only
      if (sideways && cuts(overflowX) && (box.left < room.left - 1 || box.right > room.right + 1)) return true;
      if (down && cuts(overflowY) && (box.top < room.top - slack || box.bottom > room.bottom + slack)) return true;
      sideways &&= !scrolls(overflowX);
      down &&= !scrolls(overflowY);
      if (position === "fixed") break;
    }
    return sideways && (box.left < -1 || box.right > most + 1);
  };
  while (texts.nextNode()) {
    const { data, parentElement: element } = texts.currentNode;
    if (!data.trim() || element.closest(".visually-hidden, option, script, style")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(texts.currentNode);
    if ([...range.getClientRects()].some((box) => box.width > 1 && isCut(box, element)))
      found.add(`${element.tagName}.${element.className}: ${data.trim()}`);
  }
  return [...found]; }"""
SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll("dialog[open]")]
  .some((one) => one.scrollWidth > one.clientWidth)"""
LEFT_OUT = re.compile(r"\bweb-[a-z]+(-[a-z]+)*\b|\{ ?\$|undefined|\bNaN\b|\[object")


class Tables:
    """Ada's tables: one of each kind of page that a table can be."""

    def __init__(self, ada: Person) -> None:
        self.ada = ada
        self.pages: dict[str, str] = {}  # what is to see → the table's id


async def arrange(house: Visitors) -> Tables:
    ada, *others = [await house.person(name) for name in GAMES["come-to-call"][0]]
    tables = Tables(ada)

    async def sit(players: int, game: str, **options: Any) -> tuple[str, list[Connection]]:
        table = await ada.make(game, players, **options)
        people = [ada, *others[: players - 1]]
        for seat, person in enumerate(people):
            await person.sit(table, seat)
        connections = [await person.connect(table) for person in people]
        for connection in connections:
            await connection.quiet()
        return table, connections

    async def some(connections: list[Connection], until: Callable[[Any], bool]) -> None:
        """The game goes on until Ada's view is so."""
        while True:
            for connection in connections:
                await connection.quiet()
            if until(connections[0].view):
                return
            decides = next(connection for connection in connections if connection.legal)
            await decides.play(choose(decides.view))

    tables.pages["lobby"] = await ada.make("call-to-glory", 3, listed=True, tasks=True)
    await ada.sit(tables.pages["lobby"], 0)
    tables.pages["glory"], connections = await sit(4, "call-to-glory", tasks=True, ninja=True)
    await some(connections, lambda view: view["round"] > 1 and view["phase"] == "play" and view["legal"])
    tables.pages["glory results"], connections = await sit(2, "call-to-glory", quick=True)
    await some(connections, lambda view: view["over"])
    tables.pages["call"], connections = await sit(4, "come-to-call")
    await some(connections, lambda view: view["round"] > 1 and view["legal"])
    tables.pages["six"], connections = await sit(6, "come-to-call")
    await some(connections, lambda view: view["round"] > 1 and view["legal"])
    tables.pages["choosing"], connections = await sit(2, "come-to-call", cards=RICH[2])
    await some(connections, lambda view: view["phase"] == "call" and len(view["legal"]) > 1)
    tables.pages["call results"], connections = await sit(2, "come-to-call", cards=RICH[2])
    await some(connections, lambda view: view["over"])
    return tables


@pytest.fixture(scope="module")
def tables(runner: asyncio.Runner, server: ServerProcess) -> Tables:
    async def prepare() -> Tables:
        async with visitors(server.url) as house:
            return await arrange(house)

    return runner.run(prepare())


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.is_file():
        miss("axe-core is not there: run “make client”")
    return AXE.read_text()


async def look_at(player: Player, path: str, name: str, shows: str = "#main h1") -> list[str]:
    """Go there without reloading; everything that is wrong with it, also texts that are cut off."""
    page = player.page
    await page.evaluate(GO, path)
    await page.locator(shows).first.wait_for()
    if name == "glory":
        await page.locator(".hand [data-card]").first.click(force=True)  # in a lesson it is of no use yet
    return await look(player, name, shows)


async def look(player: Player, name: str, shows: str, *, axe: bool = True) -> list[str]:
    """Everything that is wrong with what is shown, at all sizes."""
    page = player.page
    await page.locator(shows).first.wait_for()
    wrong = await page.evaluate(CHECK) if axe else []
    text = await page.evaluate("document.body.innerText + document.title")
    wrong += [f"a text is missing: {found[0]}" for found in LEFT_OUT.finditer(text)]
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        wrong += [f"too wide for {width} px: {what}" for what in await page.evaluate(WIDE)]
        wrong += [f"cut at {width} × {height}: {what}" for what in await cut(player)]
        if await page.evaluate(SIDEWAYS):
            wrong.append(f"scrolls sideways at {width} px")
    await page.set_viewport_size({"width": 1280, "height": 800})
    return [f"{name}: {what}" for what in wrong]


async def cut(player: Player) -> list[str]:
    """Texts that are cut off, and still are when everything has found its place."""
    found: list[str] = await player.page.evaluate(CUT)
    if found:
        await player.page.wait_for_timeout(500)
        found = await player.page.evaluate(CUT)
    return found


@pytest.mark.parametrize(("language", "theme"), SCENES)
async def test_pages_are_accessible_and_complete(
    language: str, theme: str, tables: Tables, opens: Opens, axe: str
) -> None:
    player = await opens(tables.ada, likes={"language": language, "theme": theme})
    await player.go("/")
    await player.page.evaluate(axe)
    wrong = []
    for path in [*PAGES, *RULES]:
        wrong += await look_at(player, path, path)
    for name, table in tables.pages.items():
        wrong += await look_at(player, f"/t/{table}", name, TABLES[name])
    assert not wrong, "\n".join(wrong)
    assert await player.page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("language", ["ru", "de"])
async def test_dialogs_fit_and_are_accessible(language: str, tables: Tables, opens: Opens, axe: str) -> None:
    """What opens over a table, in a short form: with the longest names, one language in the dark."""
    player = await opens(tables.ada, likes={"language": language, "theme": "dark" if language == "de" else "light"})
    await player.go("/")
    await player.page.evaluate(axe)
    wrong = []
    for name, (table, button, shows) in DIALOGS.items():
        await player.page.evaluate(GO, f"/t/{tables.pages[table]}")
        await player.page.locator(TABLES[table]).first.wait_for()
        await player.page.locator(button).first.click()
        wrong += await look(player, name, shows)
        await player.page.keyboard.press("Escape")
        await player.page.locator(shows).wait_for(state="detached")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", ["large", "small"])
async def test_tables_fit_in_the_preferred_size(size: str, tables: Tables, opens: Opens) -> None:
    player = await opens(tables.ada, likes={"language": "ru", "size": size})
    await player.go("/")
    wrong = []
    for name in ("glory", "six", "choosing"):
        await player.page.evaluate(GO, f"/t/{tables.pages[name]}")
        wrong += await look(player, name, TABLES[name], axe=False)
    assert not wrong, "\n".join(wrong)


async def test_language_changes_without_a_reload(tables: Tables, opens: Opens) -> None:
    player = await opens(tables.ada)
    await player.go("/preferences")
    await player.page.evaluate("window.same = true")
    titles = set()
    for number, language in enumerate(LANGUAGES):
        await player.page.locator("input[name=language]").nth(number).check(force=True)
        await player.page.locator(f"html[lang={language}]").wait_for()
        titles.add(await player.page.locator("h1").inner_text())
        await player.page.evaluate(GO, f"/t/{tables.pages['glory']}")
        titles.add(await player.page.locator(".own .sentence").inner_text())
        await player.page.evaluate(GO, "/preferences")
    assert len(titles) == 2 * len(LANGUAGES)
    assert await player.page.evaluate("window.same")


async def test_new_game_says_how_strong_a_level_is(tables: Tables, opens: Opens) -> None:
    player = await opens(tables.ada)
    await player.go("/play?game=come-to-call")
    note = player.page.locator("fieldset", has=player.page.locator("input[name=level]")).locator("p")
    for players, level, measured in ((2, "herald", "herald"), (6, "knight", "knight"), (6, "page", "squire")):
        await player.page.locator(f"input[name=players][value='{players}']").check(force=True)
        await player.page.locator(f"input[name=level][value={level}]").check(force=True)
        percent = ahead_of("come-to-call")[players][measured]
        said = (await note.inner_text()).replace("\xa0", " ")
        assert f"with {players} players" in said
        assert f" {percent}% of games" in said


async def test_light_and_dark_themes_differ(tables: Tables, opens: Opens) -> None:
    player = await opens(tables.ada)
    await player.go("/preferences")
    colours = []
    for number in (1, 2):
        await player.page.locator("input[name=theme]").nth(number).check(force=True)
        colours.append(await player.page.evaluate("getComputedStyle(document.body).color"))
    assert len(set(colours)) == 2
