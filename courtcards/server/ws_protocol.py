"""uvicorn's WebSocket connections, with a shortcut for live tables.

ASGI passes every message through a queue to a task, and every answer through a coroutine. A table takes thousands of
messages a second and never waits while it does, so its connections take a message where it arrives and write answers
straight to the socket. `docs/decisions/ws-protocol.md` says what that gains.
"""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import Any, cast

from starlette.types import Receive, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

from courtcards.server.gate import Gate
from courtcards.server.rates import ABUSE, Bucket
from courtcards.server.transport import EXTENSION, AsgiTransport, OnMessage

LARGEST_HEAD = 32 * 1024  # bytes of a request line and its headers
HEAD_WITHIN = 10.0  # seconds from the start of a connection or request to the end of its headers
BODY_WITHIN = 30.0  # seconds from then to its end
LARGEST_REST = 1024 * 1024  # bytes after the headers; more than any body that is taken, so that its client is told

FRAMES_PER_SECOND, MOST_FRAMES = 10, 100  # that are not whole messages: pings, fragments; and how many at once
MOST_FRAGMENTS = 64  # of one message
PIECE = 4096  # bytes that are parsed before frames are counted

# Uvicorn warns of each request that is no HTTP: a stranger could fill a disk
FAULTS = logging.getLogger("courtcards.http")
FAULTS.setLevel(logging.ERROR)

INVALID_DATA = 1007  # why a WebSocket is closed
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # how a frame begins that is a whole message (RFC 6455, 5.2)
HEAD = 6  # bytes before the payload of a short frame from a client: kind, length, mask


class Inbox:
    """Events for the task of a connection, in order. An asyncio.Queue takes three kilobytes, even if it is empty."""

    __slots__ = ("_events", "_waiter")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None  # of the task, while there is nothing for it

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    def get_nowait(self) -> Any:
        return self._events.pop(0)

    async def get(self) -> Any:
        while not self._events:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._events.pop(0)


class Flag:
    """An asyncio.Event that takes hardly any memory while it is set, as it is almost always."""

    __slots__ = ("_event",)

    def __init__(self) -> None:
        self._event: asyncio.Event | None = None  # while it is not set

    def is_set(self) -> bool:
        return self._event is None

    def set(self) -> None:
        if self._event:
            self._event.set()
            self._event = None

    def clear(self) -> None:
        self._event = self._event or asyncio.Event()

    async def wait(self) -> None:
        if self._event:
            await self._event.wait()


class WsProtocol(WebSocketsSansIOProtocol):
    on_message: OnMessage | None = None
    at_frame_start = False  # whether the next data begins with a frame
    _address = ""  # of the client, once the request is forgotten
    _small_frames: Bucket | None = None  # frames that are not whole messages, once there are any

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue, self.writable = cast(Any, Inbox()), cast(Any, Flag())

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.at_frame_start = True  # uvicorn passes on the request, but nothing that follows it
        if not self.close_sent:
            protocol, extensions = weakref.proxy(self), cast(Any, self.scope["extensions"])
            extensions[EXTENSION] = lambda receive, send: FastTransport(protocol, receive, send)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        gate_of(self.config).leave(self.client[0] if self.client else "")
        self.on_message = None
        self.conn.parser.close()  # avoids a reference cycle with its connection

    def listen(self, on_message: OnMessage) -> None:
        """From now on text goes straight to `on_message`; what came before goes there first."""
        self._forget_request()
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

    def _forget_request(self) -> None:
        """Free what was needed until the connection was open: a fifth of what it takes."""
        self._address = self._client
        self.request.headers.clear()
        self.response.headers.clear()
        cast(dict[str, Any], self.scope).clear()

    @property
    def _client(self) -> str:
        """The client's address, behind proxies."""
        client = self.scope.get("client")
        return client[0] if client else self._address

    def data_received(self, data: bytes) -> None:
        """Handle a short message that arrives alone, as our clients' do; leave the rest to uvicorn."""
        self.at_frame_start = self.at_frame_start and is_short_frame(data)
        if self.at_frame_start and self.on_message and data[0] == TEXT and not self.close_sent:
            self.on_message(apply_mask(data[HEAD:], data[2:HEAD]))
            return
        for begin in range(0, len(data), PIECE):
            super().data_received(data[begin : begin + PIECE])
            if self.transport.is_closing():
                return

    # Messages are counted by player; here is what never becomes one, or comes after the end

    def handle_ping(self) -> None:
        if self._take_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.pending_ping_payload is not None or self._take_frame():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if (event.fin and not self.close_sent) or self._take_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if (event.fin and not self.close_sent) or self._take_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._take_frame(fragments=len(self.frames) + 1):
            super().handle_cont(event)

    def _take_frame(self, fragments: int = 0) -> bool:
        """Count a frame. If it is one too many, the connection ends."""
        if self.transport.is_closing():
            return False
        self._small_frames = self._small_frames or Bucket(FRAMES_PER_SECOND, MOST_FRAMES)
        if fragments <= MOST_FRAGMENTS and self._small_frames.take():
            return True
        ABUSE.report("frames", self._client)
        self.transport.abort()
        return False

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
        elif self.on_message is not None:
            self.frames = []
            self.on_message(data)
        elif is_text(data):
            super().send_receive_event_to_app()
        else:  # uvicorn would log that with all its calls, every time
            ABUSE.report("frames", self._client)
            self.conn.send_close(INVALID_DATA)
            self.handle_parser_exception()

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
        """Wake the connection's task, so it notices the end."""
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
            on_message(text)  # empty: bytes, which our clients do not send

    def stop_listening(self) -> None:
        self._protocol.wake()

    async def send(self, text: str) -> bool:
        await self._protocol.writable.wait()
        return self._protocol.send_now(text)

    async def close(self, code: int) -> None:
        self._gone = self._protocol.closed
        await super().close(code)
        self._protocol.on_message = None  # or the two would keep each other in memory


class LimitedRequests:
    """What uvicorn's HTTP connections lack: limits on size, time and number."""

    transport: Any
    logger: Any
    cycle: Any  # the request being answered, once its headers have arrived
    config: Any
    loop: asyncio.AbstractEventLoop
    client: tuple[str, int] | None
    _entered = False  # whether the gate has counted it
    _upgraded = False
    _head = 0  # bytes of the request line and the headers so far
    _rest = 0  # bytes of the body and what comes with it
    _timer: asyncio.TimerHandle | None = None  # when what is being read must have arrived

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)  # type: ignore[misc]
        self.logger = FAULTS
        self._entered = gate_of(self.config).enter(self._address)
        if self._entered:
            self._expect(HEAD_WITHIN)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)  # type: ignore[misc]
        self._expect(None)
        if self._entered:
            gate_of(self.config).leave(self._address)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        before, in_body = self.cycle, self.cycle is not None and self.cycle.more_body
        super().data_received(data)  # type: ignore[misc]
        if self._upgraded:
            return
        if self.cycle is not before:  # the headers have arrived
            self._head = self._rest = 0
            self._expect(BODY_WITHIN if self.cycle.more_body else None)
        elif in_body:
            self._rest += len(data)
            if self._rest > LARGEST_REST:
                self._refuse("413 Content Too Large")
            elif not self.cycle.more_body:
                self._expect(None)
        else:
            self._head += len(data)  # of the next request, perhaps while the last one is still being answered
            if self._head > LARGEST_HEAD:
                self._refuse("431 Request Header Fields Too Large")
            elif self._timer is None and not self._answering:
                self._expect(HEAD_WITHIN)

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _expect(self, seconds: float | None) -> None:
        """Wait this long for what comes next; None: forever."""
        if self._timer:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._refuse, "408 Request Timeout")

    def _refuse(self, status: str) -> None:
        if self._head or self._rest:  # browsers open connections in advance
            ABUSE.report(f"answered {status}", self._address)
        self._expect(None)
        if self._answering:  # the answer would become part of another one
            self.transport.abort()
            return
        self.transport.write(f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode())
        self.transport.close()

    def shutdown(self) -> None:
        """The server stops: don't wait for requests that have not arrived, which therefore have done nothing."""
        if self._answering and self.cycle.more_body:
            self.transport.abort()
        else:
            super().shutdown()  # type: ignore[misc]

    def send_400_response(self, msg: str) -> None:
        ABUSE.report("answered 400 Bad Request", self._address)
        super().send_400_response(msg)  # type: ignore[misc]

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self._upgraded = True
        self._expect(None)
        super().handle_websocket_upgrade(*event)  # type: ignore[misc]


try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:  # a platform without httptools
    from uvicorn.protocols.http.h11_impl import H11Protocol

    class HttpProtocol(LimitedRequests, H11Protocol):  # type: ignore[misc]
        """uvicorn's HTTP connections, with limits."""
else:

    class HttpProtocol(LimitedRequests, HttpToolsProtocol):  # type: ignore[no-redef, misc]
        """uvicorn's HTTP connections with limits, which leave nothing behind when a WebSocket takes over."""

        def handle_websocket_upgrade(self, *event: Any) -> None:
            super().handle_websocket_upgrade(*event)
            del self.parser  # or the two would keep each other in memory


OPEN_GATE = Gate()


def gate_of(config: Any) -> Gate:
    """The gate of the server that uvicorn serves."""
    gate: Gate = getattr(config.app, "gate", OPEN_GATE)
    return gate


def is_short_frame(data: bytes) -> bool:
    """Whether this is exactly one short, complete frame from a client."""
    return HEAD <= len(data) < HEAD + 126 and data[1] == 0x80 + len(data) - HEAD and data[0] in (TEXT, PING, PONG)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def text_frame(length: int) -> bytes:
    """The head of a message as servers send it: text, all of it, not masked (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 2**16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
