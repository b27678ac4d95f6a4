"""What goes over a real connection, byte by byte, to a server inside this process; and that nothing of it stays."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from courtcards.game import Game
from courtcards.server import ws_protocol
from courtcards.server.app import Server
from courtcards.server.connection import Connection
from courtcards.server.live_table import LiveTable
from courtcards.server.rates import AbuseLog
from courtcards.server.run import configuration
from courtcards.server.settings import Settings
from courtcards.server.table import Table
from courtcards.server.ws_protocol import Flag, HttpProtocol, Inbox, WsProtocol
from tests.server.people import visitors
from tests.server.scene import MemoryStore

PAUSE = 0.02  # seconds between two pieces, so that they arrive as two
KINDS = (Connection, Game, HttpProtocol, LiveTable, Table, WsProtocol)
REQUEST = (
    "GET /ws/tables/{table} HTTP/1.1\r\nHost: test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Y291cnRjYXJkcy1iZW5jaA==\r\n\r\n"
)


@asynccontextmanager
async def listening() -> AsyncIterator[tuple[Server, int]]:
    """A server that keeps all in memory, and its port."""
    settings = Settings(requests_per_minute=0, messages_per_second=1000)
    server = Server(settings, MemoryStore())
    config = configuration(server, settings)
    config.lifespan = "off"
    async with running(config) as port:
        yield server, port


@asynccontextmanager
async def running(config: uvicorn.Config) -> AsyncIterator[int]:
    """Run a server; its port."""
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listens:
        serving = asyncio.create_task(server.serve(sockets=[listens]))
        try:
            yield listens.getsockname()[1]
        finally:
            server.should_exit = True
            await serving


# Frames


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def ping(id: str, spaces: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode() + b" " * spaces


def halves(data: bytes, at: int) -> list[bytes]:
    return [data[:at], data[at:]]


WHOLE = [frame(ping("a")), frame(ping("b")), frame(ping("c"))]
FRAGMENTS = [frame(ping("b")[:9], fin=False), frame(ping("b")[9:], Opcode.CONT)]
CUT = {
    "each alone": WHOLE,
    "all at once": [b"".join(WHOLE)],
    "two at once": [WHOLE[0] + WHOLE[1], WHOLE[2]],
    "within a head": [WHOLE[0], *halves(WHOLE[1], 1), WHOLE[2]],
    "after a head": [WHOLE[0], *halves(WHOLE[1], 2), WHOLE[2]],
    "within a mask": [WHOLE[0], *halves(WHOLE[1], 4), WHOLE[2]],
    "within a message": [WHOLE[0], *halves(WHOLE[1], 11), WHOLE[2]],
    "with the next": [WHOLE[0] + WHOLE[1][:3], WHOLE[1][3:] + WHOLE[2]],
    "in fragments": [WHOLE[0], *FRAGMENTS, WHOLE[2]],
    "with pings between": [WHOLE[0], frame(b"you?", Opcode.PING), WHOLE[1], frame(b"", Opcode.PONG), WHOLE[2]],
    "a ping between fragments": [WHOLE[0], FRAGMENTS[0], frame(b"", Opcode.PING), FRAGMENTS[1], WHOLE[2]],
    "a long one": [WHOLE[0], frame(ping("b", 200)), WHOLE[2]],
    "the longest short one": [WHOLE[0], frame(ping("b", 125 - len(ping("b")))), WHOLE[2]],
    "the shortest long one": [WHOLE[0], frame(ping("b", 126 - len(ping("b")))), WHOLE[2]],
}


async def heard_after(pieces: list[bytes], last: str) -> bytes:
    """What a client hears that sends these pieces, up to a word or the end."""
    async with listening() as (_, port), visitors(f"http://127.0.0.1:{port}") as house:
        table, _ = await house.playing()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(REQUEST.format(table=table).encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(json.dumps({"type": "hello", "protocol": 1}).encode()))
        await reader.readuntil(b'"type":"state"')
        for piece in pieces:
            writer.write(piece)
            await asyncio.sleep(PAUSE)
        heard = b""
        while last.encode() not in heard and (more := await asyncio.wait_for(reader.read(65536), 10)):
            heard += more
        writer.close()
        return heard


@pytest.mark.parametrize("cut", CUT)
async def test_messages_stay_in_order_however_framed(cut: str) -> None:
    heard = await heard_after(CUT[cut], last='"answers":"c"')
    found = [heard.index(b'"answers":"%b"' % id) for id in (b"a", b"b", b"c")]
    assert found == sorted(found)


async def test_nothing_is_taken_after_close_frame() -> None:
    heard = await heard_after([WHOLE[0], frame((1000).to_bytes(2), Opcode.CLOSE), WHOLE[1]], last='"answers":"b"')
    assert b'"answers":"a"' in heard
    assert b'"answers":"b"' not in heard


async def test_interleaved_messages_are_the_clients_error(caplog: pytest.LogCaptureFixture) -> None:
    heard = await heard_after([FRAGMENTS[0], WHOLE[1], WHOLE[2]], last='"answers":"c"')
    assert b"expected a continuation frame" in heard
    assert b"pong" not in heard
    assert not caplog.records


# Memory


async def ended_after(pieces: list[bytes]) -> bool:
    """Whether the server ends a connection that sends this."""
    try:
        return b"pong" not in await heard_after([*pieces, frame(ping("still here"))], '"pong"')
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "flood",
    [
        frame(b"", Opcode.PING) * 2000,
        frame(b"", Opcode.PONG) * 2000,
        frame(b"", fin=False) + frame(b"", Opcode.CONT, fin=False) * 2000,
    ],
    ids=["pings", "pongs", "fragments"],
)
async def test_flood_of_small_frames_ends_the_connection(
    flood: bytes, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ws_protocol, "ABUSE", AbuseLog())
    assert await ended_after([flood])
    assert "frames" in capsys.readouterr().out


async def test_some_pings_and_fragments_are_fine() -> None:
    fragments = [frame(b"{", fin=False), frame(b"", Opcode.CONT, fin=False) * 20, frame(b"}", Opcode.CONT)]
    assert not await ended_after([frame(b"", Opcode.PING) * 20, *fragments])


async def test_message_in_endless_fragments_ends_the_connection() -> None:
    begin, more, end = frame(b"", fin=False), frame(b"", Opcode.CONT, fin=False), frame(b"", Opcode.CONT)
    assert await ended_after([begin, more * 65, end])


async def test_headers_count_while_an_answer_is_due() -> None:
    async def think(_scope: Any, _receive: Any, _send: Any) -> None:
        await asyncio.sleep(60)

    config = uvicorn.Config(think, http=HttpProtocol, lifespan="off", interface="asgi3", timeout_graceful_shutdown=1)
    async with running(config) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        await asyncio.sleep(PAUSE)
        writer.write(b"GET / HTTP/1.1\r\nx: ")
        with pytest.raises(ConnectionError):
            await send_headers(writer, 10_000_000)


async def send_headers(writer: asyncio.StreamWriter, size: int) -> None:
    for _ in range(size // 10_000):
        writer.write(b"a" * 10_000)
        await writer.drain()
        await asyncio.sleep(0)


async def test_open_connection_keeps_nothing_of_its_request() -> None:
    async with listening() as (_, port), visitors(f"http://127.0.0.1:{port}") as house:
        _, _, connections = await house.connected()
        found = [thing for thing in gc.get_objects() if type(thing) is WsProtocol and not thing.disconnected]
        assert len(found) == len(connections)
        for protocol in found:
            assert not protocol.scope
            assert not protocol.request.headers
            assert not protocol.response.headers


async def test_inbox_hands_events_on_in_order() -> None:
    inbox, got = Inbox(), list[int]()

    async def take(count: int) -> None:
        for _ in range(count):
            got.append(await inbox.get())

    taking = asyncio.create_task(take(3))
    for number in range(2):
        await asyncio.sleep(0)
        inbox.put_nowait(number)
    inbox.put_nowait(2)
    inbox.put_nowait(3)
    await taking
    assert (got, inbox.get_nowait(), inbox.empty()) == ([0, 1, 2], 3, True)


async def test_inbox_loses_nothing_when_nobody_waits_any_more() -> None:
    inbox = Inbox()
    waiting = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(1)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await inbox.get() == 1


async def test_flag_lets_everyone_go_on() -> None:
    flag = Flag()
    await flag.wait()
    flag.clear()
    flag.clear()
    waiting = [asyncio.create_task(flag.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    assert not flag.is_set()
    assert not any(task.done() for task in waiting)
    flag.set()
    assert flag.is_set()
    await asyncio.gather(*waiting)


@contextmanager
def no_collector() -> Iterator[None]:
    """What is not referred to is gone at once; what refers to itself in a circle would stay."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def of_ours() -> dict[int, Any]:
    return {id(thing): type(thing).__name__ for thing in gc.get_objects() if type(thing) in KINDS}


@pytest.mark.parametrize("way", ["closing", "breaking off"])
async def test_abandoned_table_leaves_nothing_in_memory(way: str) -> None:
    with no_collector():
        before = of_ours()
        async with listening() as (server, port):
            async with visitors(f"http://127.0.0.1:{port}") as house:
                table, _, connections = await house.connected()
                mover = next(connection for connection in connections if connection.legal)
                await mover.play(mover.legal[0])
                assert table in server.service.tables
                for connection in connections:
                    if way == "closing":
                        await connection.close()
                    else:
                        connection.socket._response.connection.transport.abort()  # type: ignore[union-attr]
                while len(server.service.tables):
                    await asyncio.sleep(PAUSE)
            await server.service.store.read(lambda _: None)  # it keeps what was written until somebody reads
            async with asyncio.timeout(20):
                while of_ours().keys() - before.keys():  # what is left in a circle stays
                    await asyncio.sleep(PAUSE)
