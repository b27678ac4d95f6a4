"""Clients that are slow, old, broken or hostile: each gets the right answer, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import socket
import statistics
import time

import aiohttp
import pytest

from courtcards.server.protocol import VERSION
from courtcards.server.settings import Settings
from tests.server.people import Closed, Connection, Visitors, play_out, visitors
from tests.server.process import ServerProcess, log_of, serving


async def closing_code(connection: Connection) -> int | None:
    """Read to the end of a connection; the code it was closed with."""
    while True:
        try:
            await connection.hear()
        except Closed as closed:
            return closed.code


MOST_UNANSWERED = 30  # messages of a flood on their way: after its end, a server takes some and then resets
GARBAGE = [
    "",
    "null",
    "[]",
    "{",
    "{}",
    '{"type": "play"}',
    '{"type": "play", "id": "", "action": "end"}',
    '{"type": "play", "id": 7, "action": "end"}',
    '{"type": "state", "version": 3}',
    '{"type": "play", "id": "a", "action": "\\ud800"}',
    '{"type": "wait", "id": "a", "seat": 0, "seconds": -1}',
    '{"type": "wait", "id": "a", "seat": 99999999999999999999999, "seconds": 1}',
    '{"type": "hand-over", "id": "a", "seat": -1}',
    '{"type": "hello", "protocol": 99999999999999999999999}',
    "[" * 10_000,
    "\x00",
]


async def test_garbage_is_refused_and_play_continues(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        table, _, connections = await house.connected()
        mover = next(connection for connection in connections if connection.legal)
        for text in GARBAGE:
            await mover.socket.send_str(text)
            assert (await mover.hear())["reason"]["id"] == "server-message"
        await mover.socket.send_bytes(b"\xff\x00")
        assert (await mover.hear())["reason"]["id"] == "server-message"
        assert (await mover.play(mover.legal[0]))["type"] == "update"
        assert await mover.refused("hand-over", seat=2) == "table-is-here"
        assert await mover.refused("wait", seat=2, seconds=1) == "table-no-seat"
    kinds = [event["kind"] for _, _, event in log_of(sqlite_server.database, table)]
    assert kinds.count("played") == 1


@pytest.mark.parametrize(
    "first", [*GARBAGE, '{"type": "ping", "id": "a"}', '{"type": "play", "id": "a", "action": "end"}']
)
async def test_connection_must_begin_with_hello(sqlite_server: ServerProcess, first: str) -> None:
    async with visitors(sqlite_server.url) as house:
        connection = await house.connect("nosuchtable")
        await connection.socket.send_str(first)
        said = await connection.hear()
        assert (said["type"], said["reason"]["id"], said["again"]) == ("goodbye", "server-hello", False)
        assert await closing_code(connection) == 1008


async def test_old_client_is_told_to_reload(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        table, _ = await house.playing()
        for protocol in (0, VERSION + 1):
            connection = await house.connect(table)
            await connection.say(type="hello", protocol=protocol, token=None)
            said = await connection.hear()
            assert (said["type"], said["reason"]["id"], said["again"]) == ("goodbye", "server-protocol", False)
            assert await closing_code(connection) == 4001


async def test_unknown_table_is_reported(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        connection = await house.spectate("nosuchtable")
        assert connection.heard[-1]["reason"]["id"] == "table-unknown"
        assert not connection.heard[-1]["again"]
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await house.connect("NO/SUCH/address")


async def test_second_hello_is_refused(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        table, _ = await house.playing()
        watching = await house.spectate(table)
        await watching.say(type="hello", protocol=VERSION)
        assert (await watching.hear())["reason"]["id"] == "server-hello-again"


async def test_huge_message_closes_only_its_connection(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        _, _, (one, two) = await house.connected()
        with contextlib.suppress(OSError):  # it may be closed before all of it is sent
            await one.socket.send_str("x" * 10_000_000)
            assert await closing_code(one) in (1009, 1006, None)
        mover = two if two.legal else None
        assert (await two.ask("ping"))["type"] == "pong"
        if mover:
            assert (await mover.play(mover.legal[0]))["type"] == "update"


async def test_nobody_can_play_for_others(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        table, people, connections = await house.connected("call-to-glory", 3)
        turn = connections[0].view["to_move"][0]
        action = connections[turn].legal[0]
        for seat, connection in enumerate(connections):
            if seat != turn:
                await connection.say(type="play", id=f"x{seat}", action=action, seat=turn)
                answer = await connection.until(lambda message: message["type"] == "refused")
                assert answer["reason"]["id"] in ("action-not-to-move", "server-message")
                assert await connection.refused("play", action=f"{turn} {action}") == "action-not-to-move"
        assert [event for _, _, event in log_of(sqlite_server.database, table) if event["kind"] == "played"] == []
        assert people


# Too much


async def test_flood_is_stopped_and_others_play_on(database: str) -> None:
    with serving(database, "--requests-per-minute", "0") as server:  # as it is by default
        async with visitors(server.url) as house:
            table, _, connections = await house.connected()
            _, _, (flooding, _) = await house.connected()
            begun = time.monotonic()
            assert await flood(flooding) == 1008
            seconds = time.monotonic() - begun
            kinds = [message["type"] for message in flooding.heard]
            rate = Settings.messages_per_second
            assert kinds.count("pong") <= 2 * rate + rate * seconds + 1  # at once, and while it lasted
            assert kinds.count("refused") <= 100
            said = flooding.heard[-1]
            assert (said["type"], said["reason"]["id"], said["again"]) == ("goodbye", "server-too-fast", True)
            mover = next(connection for connection in connections if connection.legal)
            assert (await mover.play(mover.legal[0]))["type"] == "update"
            assert table


async def flood(connection: Connection) -> int | None:
    """Ask as fast as one is answered, until the server closes; the code. Whoever sends on would not hear it."""
    closing = asyncio.create_task(closing_code(connection))
    before = len(connection.heard)
    with contextlib.suppress(ConnectionError):  # closed just now
        for sent in itertools.count(1):
            await connection.say(type="ping", id=f"{sent}")
            while len(connection.heard) - before < sent - MOST_UNANSWERED and not closing.done():
                await asyncio.sleep(0.001)
            if closing.done():
                break
    return await closing


async def test_clients_that_read_nothing_are_disconnected(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        _, _, quick = await house.connected()
        alone = await delays(quick, 150)
        slow_table, _, slow_players = await house.connected(quick=True)
        silent = [await deaf(sqlite_server.port, slow_table) for _ in range(5)]
        playing = asyncio.gather(*(play_out(each, random.Random(seat)) for seat, each in enumerate(slow_players)))
        beside = await delays(quick, 150)
        await playing
        assert statistics.median(beside) < 10 * statistics.median(alone) + 0.05
        again, _, connections = await house.connected(quick=True)
        assert again
        assert connections
        for one in silent:
            one.close()


async def delays(connections: list[Connection], moves: int) -> list[float]:
    """How long each move takes until everybody at the table has heard of it."""
    rng, took = random.Random(1), []
    for _ in range(moves):
        mover = next((connection for connection in connections if connection.legal), None)
        if mover is None:
            break
        begun = time.perf_counter()
        await mover.play(rng.choice(mover.legal))
        await asyncio.gather(*(other.hear() for other in connections if other is not mover))
        took.append(time.perf_counter() - begun)
    return took


async def deaf(port: int, table: str) -> socket.socket:
    """A client that says hello over a narrow socket and never reads."""
    loop = asyncio.get_running_loop()
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    narrow.setblocking(False)
    await loop.sock_connect(narrow, ("127.0.0.1", port))
    request = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(narrow, request.encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += await loop.sock_recv(narrow, 1)
    assert b" 101 " in answer
    hello = json.dumps({"type": "hello", "protocol": VERSION}).encode()
    mask = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0])  # a text frame, masked with zeros
    await loop.sock_sendall(narrow, mask + hello)
    return narrow


async def test_many_windows_of_one_player_agree(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        table, people, connections = await house.connected()
        windows = await many(house, people[0].token, table, 30)
        mover = next(connection for connection in connections if connection.legal)
        await mover.play(mover.legal[0])
        for window in windows:
            await window.quiet()
            assert window.version == windows[0].version
            assert window.view == windows[0].view


async def many(house: Visitors, token: str, table: str, count: int) -> list[Connection]:
    windows = [await house.connect(table) for _ in range(count)]
    for window in windows:
        await window.hello(token)
    return windows
