"""People in browsers: each has a context of their own, as on devices of their own."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

QUIET = {"speed": "off", "confirm": "never", "sounds": False}
PLAYER = Path(__file__).with_name("player.js").read_text("utf-8")
TYPES = ("king", "queen", "heir", "diplomat", "fool")
COURT = {card: count for type in TYPES for card, count in ((type, 4), (f"{type}-double", 1), (f"{type}-half", 1))}
SHORT = {"cards": {**COURT, "butler": 12, "wild": 4, "hear-ye": 20}}  # criers everywhere: rounds are short
DEAL = "00112233445566778899aabbccddeeff"


class House:
    """A house full of people with browsers, all at one server."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.wrong: list[str] = []  # what consoles complained about
        self._contexts: list[BrowserContext] = []

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def api(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api{path}", method=method, data=data)
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def people(self, count: int) -> list[Any]:
        return [self.api("POST", "/players", {"name": name}) for name in ("Ada", "Ben", "Cem", "Dot")[:count]]

    def table(self, game: str, people: list[Any], **more: Any) -> str:
        """A table where everybody sits already."""
        options = {"players": len(people), **more}
        wish = {"game": game, "options": options, "seats": [None] * len(people)}
        table: str = self.api("POST", "/tables", wish, people[0]["token"])["id"]
        for seat, person in enumerate(people):
            self.api("PUT", f"/tables/{table}/seats/{seat}/player", {"text": DEAL}, person["token"])
        return table

    def page(
        self, person: Any = None, *, width: int = 1280, height: int = 800, touch: bool = False, **preferences: Any
    ) -> Page:
        scheme = preferences.pop("scheme", "light")
        axe = preferences.pop("bypass_csp", False)
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            color_scheme=scheme,
            bypass_csp=axe,
        )
        self._contexts.append(context)
        kept = {"courtcards.preferences": {**QUIET, **preferences}, **({"courtcards.player": person} if person else {})}
        for key, value in kept.items():
            text = json.dumps(json.dumps(value))
            context.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {text})")
        page = context.new_page()
        page.on("console", lambda message: self._complain(message.type, message.text))
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        return page

    def _complain(self, kind: str, text: str) -> None:
        expected = "WebSocket" in text or "ERR_" in text  # the network is cut on purpose in some tests
        if kind in ("error", "warning") and not expected:
            self.wrong.append(text)


def play_by_itself(page: Page, seed: int = 1) -> None:
    """From now on the page is clicked by a person who chooses by chance, until the game is over."""
    page.evaluate(PLAYER, seed)


def finish(pages: list[Page], within: float = 240) -> None:
    for seed, page in enumerate(pages):
        play_by_itself(page, seed + 1)
    for page in pages:
        page.wait_for_selector(".results", timeout=within * 1000)
