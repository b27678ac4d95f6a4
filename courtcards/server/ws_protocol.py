"""uvicorn's WebSocket connections, with a short cut for live tables.

ASGI passes every message through a queue to a task, and every answer through a coroutine. A table hears thousands a
second and never waits while it does, so its connections hear a message where it arrives and write where they speak.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

Hear = Callable[[str | bytes], None]

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # how a frame begins that is a whole message (RFC 6455, 5.2)
HEAD = 6  # bytes before what a short frame of a client says: kind, length, and the mask


class WsProtocol(WebSocketsSansIOProtocol):
    hear: Hear | None = None
    in_step = False  # whether what arrives next begins with a frame

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.in_step = True  # uvicorn hands on the request, and nothing of what follows it
        if not self.close_sent:
            self.scope["extensions"]["wire"] = weakref.proxy(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.hear = None
        self.conn.parser.close()  # or it and its connection would keep each other in memory

    def listen(self, hear: Hear) -> None:
        """From now on text goes straight to `hear`; what came before goes there first."""
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.disconnect":
                self.queue.put_nowait(event)
                return
            hear(event.get("text") or "")
        self.hear = hear
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """A short message that arrives alone, as those of our clients do, is heard at once; all else goes its way."""
        self.in_step = self.in_step and is_short_frame(data)
        if self.in_step and self.hear and data[0] == TEXT and not self.close_sent:
            self.hear(apply_mask(data[HEAD:], data[2:HEAD]))
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(data)

    @property
    def closed(self) -> bool:
        """Whether nothing can be said any more, not even goodbye."""
        return self.disconnected or self.close_sent

    def say(self, text: str) -> bool:
        """Write a message now; False if the client does not take any, or is gone."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        data = text.encode()
        self.transport.write(text_frame(len(data)) + data)
        return True

    def wake(self) -> None:
        """Let the task of this connection see that it is over."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})


class Http(HttpToolsProtocol):
    """uvicorn's HTTP connections, which leave nothing behind where a live one takes over."""

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
