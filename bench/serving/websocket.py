"""A WebSocket connection that can do what a load generator needs and no more, so that it costs next to nothing."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from typing import Any

KEY = b"\x9b\x27\xe4\x51"  # every client masks what it sends; ours do it with the same key
PATIENCE = 20.0  # seconds for a server to take a connection
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
REQUEST = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Y291cnRjYXJkcy1iZW5jaA==\r\n\r\n"
)

Heard = Callable[[Any, bytes], None]  # the link, and what came over it


class ConnectionFailed(Exception):  # noqa: N818
    """A server did not answer as it should."""


class BenchSocket(asyncio.Protocol):
    __slots__ = ("_opened", "_request", "_rest", "_transport", "heard", "received", "write")

    def __init__(self, request: bytes, opened: asyncio.Future[BenchSocket], heard: Heard) -> None:
        self._request, self._opened, self._rest = request, opened, b""
        self.heard = heard
        self.received = 0  # bytes, frames with their headers

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        self.write = transport.write
        self.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(error or ConnectionFailed("the connection was closed"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._opened.done():
            head, found, rest = data.partition(b"\r\n\r\n")
            self._rest = b"" if found else data
            if found:
                self._shake_hands(head)
                self.data_received(rest)
            return
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start = at + (4 if size == 126 else 10)
                size = int.from_bytes(data[at + 2 : start])
            if start + size > end or start > end:
                break
            kind, begun, at = data[at], at, start + size
            if kind == 0x80 | TEXT:
                self.received += at - begun
                self.heard(self, data[start:at])
            else:
                self._control(kind, data[start:at])
        self._rest = data[at:]

    def _shake_hands(self, head: bytes) -> None:
        if head.startswith(b"HTTP/1.1 101"):
            self._opened.set_result(self)
        else:
            self._opened.set_exception(ConnectionFailed(head.split(b"\r\n")[0].decode()))

    def _control(self, kind: int, payload: bytes) -> None:
        if kind == 0x80 | PING:
            self.write(frame(payload, PONG))
        elif kind == 0x80 | CLOSE:
            self._transport.close()
        elif kind != 0x80 | PONG:
            raise ConnectionFailed(f"a frame of an unexpected kind: {kind:#x}")

    def close(self) -> None:
        if not self._transport.is_closing():
            self.write(frame((1000).to_bytes(2), CLOSE))
            self._transport.close()


async def connect(host: str, port: int, path: str, heard: Heard) -> BenchSocket:
    loop = asyncio.get_running_loop()
    opened: asyncio.Future[BenchSocket] = loop.create_future()
    request = REQUEST.format(path=path, host=f"{host}:{port}").encode()
    await loop.create_connection(lambda: BenchSocket(request, opened, heard), host, port)
    return await asyncio.wait_for(opened, PATIENCE)


@functools.cache
def mask(size: int) -> int:
    return int.from_bytes((KEY * (size // 4 + 1))[:size])


@functools.cache
def head(size: int, kind: int) -> bytes:
    if size < 126:
        return bytes((0x80 | kind, 0x80 | size)) + KEY
    return bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2) + KEY


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A whole message from a client."""
    size = len(payload)
    return head(size, kind) + (int.from_bytes(payload) ^ mask(size)).to_bytes(size)
