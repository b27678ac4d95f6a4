"""Somebody who cannot see: the browser's accessibility tree for eyes, and nothing but keys for hands."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from playwright.async_api import CDPSession, Page
from playwright.async_api import Error as PlaywrightError

from tests.web.player import PATIENCE

IS_THERE = "function () { return this.isConnected }"
MOST_TABS = 200  # to anything on a page
Test = Callable[["Heard"], Any]


@dataclass(frozen=True)
class Thing:
    """A node of the tree, as assistive technology gets it."""

    id: int
    role: str
    name: str
    states: dict[str, Any]
    within: tuple[tuple[str, str], ...]  # roles and names of all that it is in, the outermost first

    @property
    def enabled(self) -> bool:
        return not self.states.get("disabled")

    def inside(self, role: str, name: str = "") -> bool:
        return any(one == role and called.startswith(name) for one, called in self.within)


class Heard:
    """The whole tree at one moment."""

    def __init__(self, nodes: list[dict[str, Any]]) -> None:
        self.things = list(walk(nodes))

    def all(self, role: str, name: str = "", inside: tuple[str, str] | None = None) -> list[Thing]:
        return [
            one
            for one in self.things
            if one.role == role and re.match(name, one.name) and (inside is None or one.inside(*inside))
        ]

    def buttons(self, name: str = "", inside: tuple[str, str] | None = None) -> list[Thing]:
        """Those that do something now."""
        return [one for one in self.all("button", name, inside) if one.enabled]

    def text(self, role: str, name: str = "") -> str:
        """All that is written within something."""
        return " ".join(one.name for one in self.things if one.role == "StaticText" and one.inside(role, name))

    @property
    def spoken(self) -> list[str]:
        """What live regions say."""
        return [one.name for one in self.things if one.role == "StaticText" and one.states.get("live")]


def walk(nodes: list[dict[str, Any]]) -> Iterable[Thing]:
    by_id = {node["nodeId"]: node for node in nodes}

    def of(node: dict[str, Any], within: tuple[tuple[str, str], ...], live: str) -> Iterable[Thing]:
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        live = states.get("live", live)
        role, name = (node.get(key, {}).get("value", "") for key in ("role", "name"))
        if not node.get("ignored") and role != "InlineTextBox":
            spoken = {"live": live} if live not in ("", "off") else {}
            yield Thing(node.get("backendDOMNodeId", 0), role, name, states | spoken, within)
            within = (*within, (role, name))
        for child in node.get("childIds", []):
            if child in by_id:
                yield from of(by_id[child], within, live)

    return of(nodes[0], (), "")


class Listener:
    """Hears a page and presses keys: those that buttons announce, or only Tab and Enter."""

    def __init__(self, page: Page, cdp: CDPSession, shortcuts: bool) -> None:
        self._page, self._cdp, self._shortcuts = page, cdp, shortcuts
        self.heard = Heard([{"nodeId": "0", "ignored": True}])

    @classmethod
    async def at(cls, page: Page, shortcuts: bool) -> Listener:
        cdp = await page.context.new_cdp_session(page)
        await cdp.send("Accessibility.enable")
        return cls(page, cdp, shortcuts)

    async def listen(self) -> Heard:
        self.heard = Heard((await self._cdp.send("Accessibility.getFullAXTree"))["nodes"])
        return self.heard

    async def until(self, is_so: Test) -> Heard:
        try:
            async with asyncio.timeout(PATIENCE):
                while not is_so(await self.listen()):
                    await asyncio.sleep(0.1)
        except TimeoutError as error:
            raise AssertionError(f"all that is heard: {[(one.role, one.name) for one in self.heard.things]}") from error
        return self.heard

    async def press(self, thing: Thing) -> None:
        """By its own key; or with the focus on it, and Enter. Nothing, if it has gone meanwhile."""
        key = thing.states.get("keyshortcuts") if self._shortcuts else None
        if key or await self.reach(thing):
            await self._page.keyboard.press(key or "Enter")

    async def reach(self, thing: Thing) -> bool:
        """Move the focus there; False if it has gone meanwhile."""
        order = [one.id for one in self.heard.things]
        for _ in range(MOST_TABS):
            focus = await self.focus()
            if focus == thing.id:
                return True
            if not await self.is_there(thing):
                return False
            back = focus in order and order.index(focus) > order.index(thing.id)
            await self._page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"Tab does not lead to {thing}")

    async def is_there(self, thing: Thing) -> bool:
        """Whether it is still on the page."""
        try:
            node = await self._cdp.send("DOM.resolveNode", {"backendNodeId": thing.id})
        except PlaywrightError:  # it is not even in memory
            return False
        asked = {"objectId": node["object"]["objectId"], "functionDeclaration": IS_THERE}
        return bool((await self._cdp.send("Runtime.callFunctionOn", asked))["result"]["value"])

    async def focus(self) -> int:
        """The node that has the focus; the whole tree would take too long after each Tab."""
        active = await self._cdp.send("Runtime.evaluate", {"expression": "document.activeElement"})
        asked = {"objectId": active["result"]["objectId"], "fetchRelatives": False}
        (node,) = (await self._cdp.send("Accessibility.getPartialAXTree", asked))["nodes"]
        return int(node.get("backendDOMNodeId", 0))
