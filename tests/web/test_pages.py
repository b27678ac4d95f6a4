"""Every page in every language and both themes: nothing inaccessible, nothing too wide, nothing in the console."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from courtcards.messages import ENGLISH, LANGUAGES, TEXTS
from tests.web.people import House

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/play", "/new", "/lobby", "/games", "/preferences", "/about", "/gallery", "/rules/call-to-glory")
THEMES = ("light", "dark")
SETTLED = "document.getAnimations().every((motion) => motion.playState !== 'running')"


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((all) => all.violations)")
    return [
        f"{one['id']}: {node['html'][:150]}: {node['failureSummary'][:300]}" for one in found for node in one["nodes"]
    ]


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_accessible_and_fits_a_small_phone(house: House, language: str, theme: str) -> None:
    person = house.people(1)[0]
    page = house.page(person, width=320, height=640, language=language, theme=theme, bypass_csp=True)
    wrong: list[str] = []
    for path in PAGES:
        page.goto(house.url + path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        wrong += [f"{path}: {one}" for one in violations(page)]
        wrong += [f"{path} is wider than the screen"] if too_wide(page) else []
    assert page.evaluate("document.documentElement.lang") == language
    assert wrong == []


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("de", "dark"), ("fr", "light"), ("ru", "dark")])
@pytest.mark.parametrize("game", ["call-to-glory", "come-to-call"])
def test_the_table_is_accessible_and_fits_a_small_phone(house: House, game: str, language: str, theme: str) -> None:
    people = house.people(3)
    variants = {"ninja": True, "tasks": True} if game == "call-to-glory" else {}
    table = house.table(game, people, first=0, **variants)
    for width, height in ((320, 640), (1280, 800)):
        page = house.page(people[0], width=width, height=height, language=language, theme=theme, bypass_csp=True)
        page.goto(f"{house.url}/t/{table}")
        page.wait_for_selector(".hand .group")
        page.wait_for_function(SETTLED)
        assert violations(page) == []
        assert not too_wide(page)


def test_the_language_changes_without_a_reload(house: House) -> None:
    page = house.page(language="en")
    page.goto(f"{house.url}/preferences")
    page.evaluate("window.same = true")
    page.click("text=Русский")
    page.wait_for_selector("h1:has-text('Настройки')")
    assert page.evaluate("window.same")


def test_the_first_page_needs_little_script(house: House) -> None:
    page = house.page()
    sizes: list[int] = []
    page.on("response", lambda answer: sizes.append(len(answer.body())) if answer.url.endswith(".js") else None)
    page.goto(house.url)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < 330_000  # 120 KB when compressed


# Words

ID = re.compile(r"""["'`](web-[a-z0-9-]*)((?:\$\{[^}]*\}[a-z0-9-]*)*)["'`]""")


def sources() -> str:
    files = [file for kind in ("*.svelte", "*.ts") for file in (WEB / "src").rglob(kind)]
    return "\n".join(file.read_text("utf-8") for file in files)


def written() -> set[str]:
    body = FluentParser().parse((TEXTS / ENGLISH / "web.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_the_client_uses_every_text_of_its_own_and_misses_none() -> None:
    used = ID.findall(sources())
    whole = {id for id, rest in used if not rest}
    patterns = [re.compile(re.escape(id) + re.sub(r"\$\{[^}]*\}", "[a-z-]+", rest)) for id, rest in used if rest]
    assert whole <= written()
    unused = {id for id in written() - whole if not any(pattern.fullmatch(id) for pattern in patterns)}
    assert unused == set()
    assert all(any(pattern.fullmatch(id) for id in written()) for pattern in patterns)
