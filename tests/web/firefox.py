"""Firefox as the system has it, driven by WebDriver BiDi: what a test needs of it, and nothing more."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from tests.web.player import PATIENCE

READY = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")
FLAGS = ("--headless", "--remote-debugging-port", "0", "--no-remote", "--width", "1280", "--height", "800")


class Firefox:
    """One tab. Clicks are a pointer's, not a script's."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket, self._ids = socket, itertools.count(1)
        self._tab = ""

    async def ask(self, method: str, **params: Any) -> Any:
        id = next(self._ids)
        await self._socket.send_str(json.dumps({"id": id, "method": method, "params": params}))
        while True:
            message = await self._socket.receive_json(timeout=60)
            if message.get("id") == id:
                assert message["type"] == "success", message
                return message["result"]

    async def begin(self, script: str) -> None:
        """A tab in which this runs before every page."""
        await self.ask("session.new", capabilities={})
        self._tab = (await self.ask("browsingContext.getTree"))["contexts"][0]["context"]
        await self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    async def go(self, url: str) -> None:
        await self.ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    async def evaluate(self, expression: str) -> Any:
        result = await self.ask(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert result["type"] == "success", result
        return json.loads(result["result"].get("value", "null"))

    async def wait(self, expression: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await self.evaluate(expression):
                await asyncio.sleep(0.05)

    async def click(self, selector: str) -> None:
        await self.wait(f"!!document.querySelector({json.dumps(selector)})")
        found = await self.ask(
            "browsingContext.locateNodes", context=self._tab, locator={"type": "css", "value": selector}, maxNodeCount=1
        )
        element = {"type": "element", "element": {"sharedId": found["nodes"][0]["sharedId"]}}
        await self.evaluate(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'nearest'}})")
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": element},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        await self.ask("input.performActions", context=self._tab, actions=[mouse])


@asynccontextmanager
async def firefox(program: str, script: str) -> AsyncIterator[Firefox]:
    """A Firefox with a profile of its own, for as long as it is needed."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = await asyncio.create_subprocess_exec(
            program, *FLAGS, "--profile", profile, stderr=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL
        )
        try:
            address = await listening(process)
            async with aiohttp.ClientSession() as web, web.ws_connect(f"{address}/session", max_msg_size=0) as socket:
                browser = Firefox(socket)
                await browser.begin(script)
                yield browser
        finally:
            process.terminate()
            await process.wait()


async def listening(process: asyncio.subprocess.Process) -> str:
    """Where it can be talked to, once it says so."""
    assert process.stderr
    async with asyncio.timeout(PATIENCE * 2):
        async for line in process.stderr:
            if found := READY.search(line):
                return found[1].decode()
    raise AssertionError("Firefox ended before it could be talked to")
