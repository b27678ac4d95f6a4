"""uvicorn's WebSocket connections, with a shortcut for live tables.

ASGI passes every message through a queue to a task, and every answer through a coroutine. A table takes thousands of
messages a second and never waits while it does, so its connections take a message where it arrives and write answers
straight to the socket. `docs/decisions/ws-protocol.md` says what that gains.
"""

from __future__ import annotations

import weakref
from typing import Any, cast

from starlette.types import Receive, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

from courtcards.server.transport import EXTENSION, AsgiTransport, OnMessage

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # how a frame begins that is a whole message (RFC 6455, 5.2)
HEAD = 6  # bytes before the payload of a short frame from a client: kind, length, mask


class WsProtocol(WebSocketsSansIOProtocol):
    on_message: OnMessage | None = None
    at_frame_start = False  # whether what arrives next begins with a frame

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.at_frame_start = True  # uvicorn hands on the request, and nothing of what follows it
        if not self.close_sent:
            protocol, extensions = weakref.proxy(self), cast(Any, self.scope["extensions"])
            extensions[EXTENSION] = lambda receive, send: FastTransport(protocol, receive, send)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_message = None
        self.conn.parser.close()  # or it and its connection would keep each other in memory

    def listen(self, on_message: OnMessage) -> None:
        """From now on text goes straight to `on_message`; what came before goes there first."""
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.disconnect":
                self.queue.put_nowait(event)
                return
            on_message(event.get("text") or "")
        self.on_message = on_message
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Take a short message that arrives alone, as those of our clients do; leave the rest to uvicorn."""
        self.at_frame_start = self.at_frame_start and is_short_frame(data)
        if self.at_frame_start and self.on_message and data[0] == TEXT and not self.close_sent:
            self.on_message(apply_mask(data[HEAD:], data[2:HEAD]))
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.on_message is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.on_message(data)

    @property
    def closed(self) -> bool:
        """Whether nothing can be sent any more, not even goodbye."""
        return self.disconnected or self.close_sent

    def send_now(self, text: str) -> bool:
        if self.closed or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        data = text.encode()
        self.transport.write(text_frame(len(data)) + data)
        return True

    def wake(self) -> None:
        """Let the task of this connection see that it is over."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})


class FastTransport(AsgiTransport):
    """Plain ASGI for what happens once, the shortcut for every message."""

    def __init__(self, protocol: WsProtocol, receive: Receive, send: Send) -> None:
        super().__init__(receive, send)
        self._protocol = protocol
        self.send_now = protocol.send_now  # type: ignore[method-assign]

    async def listen(self, on_message: OnMessage) -> None:
        self._protocol.listen(on_message)
        while (text := await self._next()) is not None:
            on_message(text)  # empty: bytes, which no client of ours sends

    def stop_listening(self) -> None:
        self._protocol.wake()

    async def send(self, text: str) -> bool:
        await self._protocol.writable.wait()
        return self._protocol.send_now(text)

    async def close(self, code: int) -> None:
        self._gone = self._protocol.closed
        await super().close(code)
        self._protocol.on_message = None  # or the two would keep each other in memory


try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:  # a platform without httptools
    from uvicorn.protocols.http.h11_impl import H11Protocol

    HttpProtocol = H11Protocol
else:

    class HttpProtocol(HttpToolsProtocol):  # type: ignore[no-redef]
        """uvicorn's HTTP connections, which leave nothing behind when a WebSocket takes over."""

        def handle_websocket_upgrade(self) -> None:
            super().handle_websocket_upgrade()
            del self.parser  # or the two would keep each other in memory


def is_short_frame(data: bytes) -> bool:
    """Whether this is one short frame of a client, whole and alone, after which another may begin."""
    return HEAD <= len(data) < HEAD + 126 and data[1] == 0x80 + len(data) - HEAD and data[0] in (TEXT, PING, PONG)


def text_frame(length: int) -> bytes:
    """The head of a message as servers send it: text, all of it, not masked (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 2**16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
