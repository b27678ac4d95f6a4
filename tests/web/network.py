"""The network between a browser and the server, which can be cut."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator


class Network:
    """Passes bytes on between a port of its own and the server's, unless it is cut."""

    def __init__(self, to: int) -> None:
        self._to, self._writers, self.is_cut = to, set[asyncio.StreamWriter](), False
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        self.is_cut = True
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        self.is_cut = False

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            there = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, there[1]}
        self._writers |= both
        await asyncio.gather(pass_on(reader, there[1]), pass_on(there[0], writer))
        self._writers -= both


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()
    writer.close()


@contextlib.asynccontextmanager
async def cuttable_network(to: int) -> AsyncIterator[Network]:
    between = Network(to)
    listening = await asyncio.start_server(between.accept, "127.0.0.1", 0)
    between.port = listening.sockets[0].getsockname()[1]
    try:
        yield between
    finally:
        between.cut()
        listening.close()
        await asyncio.sleep(0.1)  # for what was passed on to end
