"""How a live connection reaches its client: by plain ASGI, with any server, or faster with our own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from starlette.types import Receive, Scope, Send

OnMessage = Callable[[str | bytes], None]
EXTENSION = "courtcards.websocket"  # what our own WebSocket protocol adds to the scope: a way to make its transport


class Transport(Protocol):
    async def accept(self) -> None: ...

    async def first_message(self) -> str | None:
        """The client's first message; None if it is gone."""

    async def listen(self, on_message: OnMessage) -> None:
        """Pass on every message, until the connection is over or `stop_listening` is called."""

    def stop_listening(self) -> None: ...

    def send_now(self, text: str) -> bool:
        """Send without waiting; False if that cannot be done now."""

    async def send(self, text: str) -> bool:
        """Send as soon as the client takes it; False if it is gone."""

    async def close(self, code: int) -> None: ...


class AsgiTransport:
    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._listening: asyncio.Timeout | None = None
        self._stopped = False
        self._gone = False

    async def accept(self) -> None:
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})

    async def first_message(self) -> str | None:
        return await self._next()

    async def _next(self) -> str | None:
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            self._gone = True
            return None
        return event.get("text") or ""  # our clients send no bytes

    async def listen(self, on_message: OnMessage) -> None:
        if self._stopped:
            return
        try:
            async with asyncio.timeout(None) as self._listening:
                while (text := await self._next()) is not None:
                    on_message(text)
        except TimeoutError:
            pass  # this is how stop_listening ends it
        finally:
            self._listening = None

    def stop_listening(self) -> None:
        self._stopped = True
        if self._listening and not self._listening.expired():
            self._listening.reschedule(0)  # now

    def send_now(self, text: str) -> bool:  # noqa: ARG002
        return False

    async def send(self, text: str) -> bool:
        try:
            await self._send({"type": "websocket.send", "text": text})
        except (OSError, RuntimeError):  # servers raise different errors when the client is gone
            self._gone = True
        return not self._gone

    async def close(self, code: int) -> None:
        if not self._gone:
            with suppress(OSError, RuntimeError, TimeoutError):
                async with asyncio.timeout(1):
                    await self._send({"type": "websocket.close", "code": code})


def transport_of(scope: Scope, receive: Receive, send: Send) -> Transport:
    """The fastest way to a client that the server in front of us offers."""
    make: Callable[[Receive, Send], Transport] = scope.get("extensions", {}).get(EXTENSION, AsgiTransport)
    return make(receive, send)
