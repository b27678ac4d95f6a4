"""HTTP for setting tables up: requests with JSON over connections that stay open."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson

CONNECTIONS = 16

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class RequestFailed(Exception):  # noqa: N818
    """A server refused what the benchmark needs of it."""


class Http:
    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._free: list[Connection] = []
        self._places = asyncio.Semaphore(CONNECTIONS)

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """Send a request and return what the answer says; RequestFailed unless it is a good one."""
        request = self._request(method, path, body, token)
        async with self._places:
            status, content = await self._exchange(request)
        if status >= 300:
            raise RequestFailed(f"{method} {path}: {status} {content[:200]!r}")
        return orjson.loads(content) if content else None

    async def _exchange(self, request: bytes) -> tuple[int, bytes]:
        """Over a connection that is open still, or a new one if the server has closed it meanwhile."""
        while True:
            used = bool(self._free)
            reader, writer = self._free.pop() if used else await asyncio.open_connection(self.host, self.port)
            writer.write(request)
            try:
                status, content = await answer(reader)
            except (EOFError, ConnectionError) as error:
                writer.close()
                if not used:
                    raise RequestFailed(f"the server broke off: {error}") from error
            else:
                self._free.append((reader, writer))
                return status, content

    def _request(self, method: str, path: str, body: Any, token: str | None) -> bytes:
        content = b"" if body is None else orjson.dumps(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", f"Content-Length: {len(content)}"]
        if content:
            lines.append("Content-Type: application/json")
        if token:
            lines.append(f"Authorization: Bearer {token}")
        return "\r\n".join([*lines, "", ""]).encode() + content

    def close(self) -> None:
        for _, writer in self._free:
            writer.close()
        self._free.clear()


async def answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    first, *lines = head.split("\r\n")
    fields = dict(line.split(": ", 1) for line in lines if line)
    content = await reader.readexactly(int(fields.get("content-length", 0)))
    return int(first.split()[1]), content
