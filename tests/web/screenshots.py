"""Pictures of all pages and of the gallery, for the README and for looking at: `make screenshots`."""

from __future__ import annotations

import random
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

import courtcards
from tests.server.process import QUICK, ServerProcess
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.people import House, play_by_itself

IMAGES = Path(__file__).parents[2] / "docs" / "images"
PAGES = {name: f"/{name}" for name in ("play", "new", "preferences", "about", "gallery")} | {"home": "/"}


def take(page: Page, name: str, whole: bool = False) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    path = IMAGES / f"{name}.png"
    page.screenshot(path=path, full_page=whole)
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(256).save(path, optimize=True)


def at_a_table(house: House, game: str, players: int, name: str, until: Callable[[Page], bool], **more: Any) -> None:
    """Let people play until something is to be seen, and take a picture from the first seat."""
    options = more.pop("options", {})
    people = house.people(players)
    table = house.table(game, people, **options)
    page = house.page(people[0], **more)
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".board")
    others = [house.page(person) for person in people[1:]]
    for seed, other in enumerate(others):
        other.goto(f"{house.url}/t/{table}")
        play_by_itself(other, seed + 2)
    for _ in range(400):
        if until(page):
            break
        page.evaluate(STEP)
        page.wait_for_timeout(60)
    take(page, name)


STEP = """() => {
  const lay = document.querySelector('.lay .button.main');
  const piles = [...document.querySelectorAll('.pile.active')];
  const groups = [...document.querySelectorAll('.hand .group:not(.picked)')];
  const next = document.querySelector('.score .main') ?? lay ?? (document.querySelector('.group.picked') && piles[0])
    ?? piles[Math.floor(Math.random() * piles.length)]
    ?? groups.sort((a, b) => b.children.length - a.children.length)[0];
  next?.click();
}"""


def has_sets(page: Page) -> bool:
    return page.locator(".mine .set").count() >= 3 and page.locator(".own.deciding .hand .usable").count() > 0


def is_call(page: Page) -> bool:
    return page.locator(".composer .work").count() > 0


def is_show(page: Page) -> bool:
    sends = page.locator(".composer .end .main")
    if sends.count():
        sends.click()
    return page.locator(".acts .now:has-text('Intriguing')").count() > 0 and page.locator(".stage figure").count() > 2


def main() -> None:
    print(f"Court Cards {courtcards.__version__}: pictures go to {IMAGES}")
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{folder}/tables.sqlite", *QUICK)
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            take_all(House(browser, server.url))
        finally:
            browser.close()
            server.terminate()


def take_all(house: House) -> None:
    random.seed(1)
    for name, path in PAGES.items():
        page = house.page(house.people(1)[0])
        page.goto(house.url + path)
        take(page, name, whole=name == "gallery")
    variants = {"ninja": True, "tasks": True}
    at_a_table(house, "call-to-glory", 3, "table-glory", has_sets, options=variants)
    at_a_table(house, "call-to-glory", 2, "table-glory-dark", has_sets, theme="dark")
    at_a_table(house, "call-to-glory", 3, "table-phone", has_sets, width=390, height=844, touch=True)
    at_a_table(house, "come-to-call", 4, "table-call", is_call)
    at_a_table(house, "come-to-call", 4, "show", is_show, theme="dark")


if __name__ == "__main__":
    main()
