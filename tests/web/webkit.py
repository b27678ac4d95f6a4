"""WebKitGTK as Debian has it, driven by WebDriver on a display of its own: what a test needs of it."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from tests.server.process import free_port
from tests.web.player import PATIENCE

NEEDED = ("WebKitWebDriver", "Xvfb")
BROWSERS = "*/webkit2gtk-4*/MiniBrowser"  # in /usr/lib: the driver starts it, nobody else does
SCREEN = "1280x900x24"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key of elements in WebDriver
ENVIRONMENT = {
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # containers allow no namespaces; all pages are ours
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "NO_AT_BRIDGE": "1",
}


def installed() -> Path | None:
    """The browser, if all that it needs is there."""
    found = next(iter(sorted(Path("/usr/lib").glob(BROWSERS))), None)
    return found if all(map(shutil.which, NEEDED)) else None


class WebKit:
    """One window. Clicks are a pointer's, not a script's."""

    def __init__(self, web: aiohttp.ClientSession, session: str) -> None:
        self._web, self._session = web, session

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        return await ask(self._web, method, f"{self._session}{path}", body)

    async def go(self, url: str) -> None:
        await self.ask("POST", "/url", {"url": url})

    async def evaluate(self, expression: str) -> Any:
        script = f"return JSON.stringify({expression}) ?? null"
        return json.loads(await self.ask("POST", "/execute/sync", {"script": script, "args": []}) or "null")

    async def wait(self, expression: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await self.evaluate(expression):
                await asyncio.sleep(0.05)

    async def click(self, selector: str) -> None:
        await self.wait(f"!!document.querySelector({json.dumps(selector)})")
        found = await self.ask("POST", "/element", {"using": "css selector", "value": selector})
        await self.ask("POST", f"/element/{found[ELEMENT]}/click", {})


async def ask(web: aiohttp.ClientSession, method: str, url: str, body: Any = None) -> Any:
    async with web.request(method, url, json=body) as answer:
        value = (await answer.json())["value"]
        assert answer.status == 200, f"{url}: {value}"
        return value


@asynccontextmanager
async def webkit(program: Path, url: str, script: str) -> AsyncIterator[WebKit]:
    """A WebKit in which a script has run at that address, so that what it keeps is kept for all its pages."""
    async with AsyncExitStack() as stack:
        display = await stack.enter_async_context(screen())
        port = await stack.enter_async_context(driver(display))
        web = await stack.enter_async_context(aiohttp.ClientSession())
        options = {"binary": str(program), "args": ["--automation", "--geometry=1280x860"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        made = await ask(web, "POST", f"http://127.0.0.1:{port}/session", wanted)
        browser = WebKit(web, f"http://127.0.0.1:{port}/session/{made['sessionId']}")
        await browser.go(url)
        await browser.evaluate(f"(() => {{ {script} }})()")
        try:
            yield browser
        finally:
            await browser.ask("DELETE", "")


@asynccontextmanager
async def screen() -> AsyncIterator[str]:
    """A display that nobody sees; Xvfb chooses its number and writes it once it is ready."""
    read, write = os.pipe()
    process = await asyncio.create_subprocess_exec(
        "Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp",
        pass_fds=[write], stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{(await asyncio.to_thread(told.readline)).strip()}"
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def driver(display: str) -> AsyncIterator[int]:
    """The driver at a free port."""
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        "WebKitWebDriver", f"--port={port}", env={**os.environ, **ENVIRONMENT, "DISPLAY": display}
    )
    try:
        async with asyncio.timeout(PATIENCE):
            while not await answers(port):
                await asyncio.sleep(0.1)
        yield port
    finally:
        process.terminate()
        await process.wait()


async def answers(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except ConnectionRefusedError:
        return False
    writer.close()
    return True
