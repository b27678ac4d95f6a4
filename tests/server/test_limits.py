"""Limits that hold: nobody can take the server, the lobby, the bots or the database away from the others."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import socket
import subprocess
import sys
import time
from typing import Any

import aiohttp
import pytest

from courtcards.server import middleware
from courtcards.server.commands import MOST_SEATS
from courtcards.server.middleware import READ, Rates
from courtcards.server.protocol import VERSION
from courtcards.server.rates import MOST_REMEMBERED, AbuseLog, Buckets, Crowd, network_of
from courtcards.server.refused import Refused
from courtcards.server.table import MOST_OTHERS, MOST_RETURNS, MOST_WAITS
from courtcards.server.table_config import DAY, TableConfig
from courtcards.server.turns import FairQueue
from tests.server.people import Connection, Person, Refusal, play_to_the_end, status_of, visitors
from tests.server.process import ServerProcess, serving
from tests.server.scene import Scene, messages

TWO = TableConfig("call-to-glory", {"players": 2}, (None, None), patience=0)

# Connections


def talk(server: ServerProcess, pieces: list[bytes], pause: float = 0.0) -> bytes:
    """Send something piece by piece over a plain socket; all that comes back until the server closes it."""
    with socket.create_connection(("127.0.0.1", server.port), 30) as plain:
        with contextlib.suppress(ConnectionError):
            for piece in pieces:
                plain.sendall(piece)
                time.sleep(pause)
        answer = b""
        with contextlib.suppress(ConnectionError):
            while got := plain.recv(65536):
                answer += got
        return answer


async def test_growing_headers_are_cut_off(sqlite_server: ServerProcess) -> None:
    begin = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
    headers = [b"x-%d: %s\r\n" % (number, b"x" * 1000) for number in range(3000)]
    answer = await asyncio.to_thread(talk, sqlite_server, [begin, *headers])
    assert answer == b"" or answer.startswith(b"HTTP/1.1 431 ")
    answer = await asyncio.to_thread(talk, sqlite_server, [b"GET /", *[b"x" * 1000] * 3000])
    assert answer == b"" or answer.startswith(b"HTTP/1.1 431 ")
    most = [b"x-%d: %s\r\n" % (number, b"x" * 1000) for number in range(30)]
    answer = await asyncio.to_thread(talk, sqlite_server, [begin, *most, b"connection: close\r\n\r\n"])
    assert answer.startswith(b"HTTP/1.1 200 ")


def cut_off_after(port: int, begin: bytes, most: int) -> int:
    """How much a client that reads nothing can send before it is cut off, up to a limit."""
    with socket.socket() as plain:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        plain.settimeout(5)
        plain.connect(("127.0.0.1", port))
        plain.sendall(begin)
        sent = 0
        with contextlib.suppress(OSError):
            while sent < most:
                sent += plain.send(b"a" * 60_000)
                time.sleep(0.002)
        return sent


async def test_endless_body_is_cut_off(sqlite_server: ServerProcess) -> None:
    most = 40_000_000
    begin = b"POST /api/players HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nx: "
    assert await asyncio.to_thread(cut_off_after, sqlite_server.port, begin, most) < most


async def test_slow_requests_are_cut_off(sqlite_server: ServerProcess) -> None:
    slow = [b"GET /health HTTP/1.1\r\n", *[b"x: y\r\n"] * 12]
    after_another = [b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n", *slow]
    begun = time.monotonic()
    answers = await asyncio.gather(
        asyncio.to_thread(talk, sqlite_server, [], 0),
        asyncio.to_thread(talk, sqlite_server, slow, 1.0),
        asyncio.to_thread(talk, sqlite_server, after_another, 1.0),
    )
    assert 9 < time.monotonic() - begun < 25
    assert answers[0].startswith(b"HTTP/1.1 408 ")
    assert all(b"HTTP/1.1 408 " in answer or answer == b"" for answer in answers)


async def test_unfinished_requests_delay_no_stop(database: str) -> None:
    """A stranger who keeps sending a request makes no restart take longer, and leaves no errors in the log."""
    with serving(database) as server, contextlib.ExitStack() as held:
        for _ in range(20):
            plain = held.enter_context(socket.create_connection(("127.0.0.1", server.port), 30))
            plain.sendall(b"POST /api/players HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
        async with aiohttp.ClientSession() as web:
            await until_healthy(web, server)  # all of them have arrived
        await asyncio.to_thread(server.terminate)
        assert [line for line in server.log.splitlines() if json.loads(line)["level"] == "error"] == []


async def test_connections_per_address_are_limited(database: str) -> None:
    flags = ("--connections-per-address", "5", "--forwarded-allow-ips", "192.0.2.1", "--requests-per-minute", "0")
    with serving(database, *flags) as server:
        held = [socket.create_connection(("127.0.0.1", server.port), 30) for _ in range(8)]
        answered = [one for one in held if await asyncio.to_thread(asks_for_health, one)]
        assert len(answered) == 5
        for one in held:
            one.close()
        async with aiohttp.ClientSession() as web:
            await until_healthy(web, server)
        server.terminate()
        abuse = [json.loads(line) for line in server.log.splitlines() if '"abuse"' in line]
    assert [(line["what"], line["address"]) for line in abuse] == [("connections", "127.0.0.1")]


async def until_healthy(web: aiohttp.ClientSession, server: ServerProcess) -> None:
    """Wait until the server has room for a connection again."""
    while True:
        with contextlib.suppress(aiohttp.ClientError):
            if await status_of(web, f"{server.url}/health") == 200:
                return
        await asyncio.sleep(0.05)


def asks_for_health(plain: socket.socket) -> bool:
    try:
        plain.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
        return plain.recv(1000).startswith(b"HTTP/1.1 200 ")
    except ConnectionError:
        return False


async def test_live_connections_count_by_forwarded_address(database: str) -> None:
    with serving(database, "--connections-per-address", "3", "--requests-per-minute", "0") as server:
        async with visitors(server.url) as house:
            table, _ = await house.playing()
            opened = [await watch_from(house.web, server, table, "2001:db8::1") for _ in range(3)]
            assert all(opened)
            assert not await watch_from(house.web, server, table, "2001:db8::2")  # the same network
            assert await watch_from(house.web, server, table, "192.0.2.7")


async def watch_from(web: aiohttp.ClientSession, server: ServerProcess, table: str, address: str) -> Any:
    headers = {"X-Forwarded-For": address}
    try:
        live = await web.ws_connect(f"{server.url}/ws/tables/{table}", headers=headers)
    except aiohttp.WSServerHandshakeError as error:
        if error.status != 429:
            raise
        return None
    await live.send_json({"type": "hello", "protocol": VERSION})
    return live


def test_limit_of_open_files_is_raised() -> None:
    program = """
import resource
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))
from courtcards.server.gate import RESERVED, most_connections
assert most_connections() == max(RESERVED, hard - RESERVED)
assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_crowd_forgets_who_has_left() -> None:
    crowd = Crowd(1)
    assert crowd.enter("a")
    assert not crowd.enter("a")
    assert crowd.enter("b")
    crowd.leave("a")
    assert crowd.enter("a")


# Rates


def test_flood_from_many_addresses_is_not_forgotten() -> None:
    buckets = Buckets(1, 1, lambda: 0.0)
    assert buckets.of("flood").take()
    for number in range(3 * MOST_REMEMBERED):
        buckets.of(f"other {number}").take()
        assert not buckets.of("flood").take()
    assert len(buckets) == MOST_REMEMBERED


def test_networks_count_as_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") == "2001:db8::/64"
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("unix") == "unix"


async def test_messages_count_by_player(database: str) -> None:
    with serving(database, "--messages-per-second", "5", "--requests-per-minute", "0") as server:
        async with visitors(server.url) as house:
            table, (ada, _) = await house.playing()
            windows = [await ada.connect(table) for _ in range(6)]
            begun = time.monotonic()
            for window in windows:
                for number in range(20):
                    await window.say(type="ping", id=f"{number}")
            answers = [message["type"] for window in windows for message in await answers_to(window, 20)]
            seconds = time.monotonic() - begun
        server.terminate()
        abuse = [json.loads(line) for line in server.log.splitlines() if '"abuse"' in line]
    assert 10 <= answers.count("pong") <= 10 + 5 * seconds + 1
    assert answers.count("refused") == len(answers) - answers.count("pong") > 0
    assert [(line["what"], line["address"], line["player"]) for line in abuse] == [("messages", "127.0.0.1", ada.id)]


async def answers_to(window: Connection, count: int) -> list[Any]:
    """The next answers, also to messages that nobody has read."""
    answers = []
    while len(answers) < count:
        message = await window.hear()
        if message["type"] in ("pong", "refused"):
            answers.append(message)
    return answers


def test_abuse_is_logged_once_a_minute(capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    log = AbuseLog(lambda: now)
    for second in range(121):
        now = float(second)
        log.report("messages", "192.0.2.1")
    said = [line for line in capsys.readouterr().out.splitlines() if "192.0.2.1" in line]
    assert len(said) == 3
    assert "times=60" in said[-1]


def test_log_shows_no_signs_that_strangers_chose(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Signs in a path could clear the operator's terminal, or look like another line of the log."""
    monkeypatch.setattr(middleware, "ABUSE", AbuseLog())
    rates = Rates(1)
    scope = {"method": "GET", "path": "/\x1b[2J\n\u202e" + "x" * 10_000, "client": ("192.0.2.99", 1)}
    while not rates.too_many(scope, READ):
        pass
    (line,) = capsys.readouterr().out.splitlines()
    assert "/%1B%5B2J%0A%E2%80%AExx" in line
    assert len(line) < 500


async def test_nonsense_fills_no_log(database: str) -> None:
    """What is neither HTTP nor text is logged like any abuse, with its address, however often it comes."""
    with serving(database, "--forwarded-allow-ips", "192.0.2.1") as server:
        nonsense = [b"nonsense\r\n\r\n"]
        unknown = [b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: h2c\r\nconnection: upgrade, close\r\n\r\n"]
        await asyncio.gather(*(asyncio.to_thread(talk, server, each) for each in [nonsense, unknown] * 20))
        async with visitors(server.url) as house:
            table = await (await house.person()).make()
        not_text = b"\x81\x82\0\0\0\0\xff\xff"
        fragments = b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 200
        for frames in [not_text, fragments] * 5:
            await asyncio.to_thread(begin_with, server, table, frames)
        server.terminate()
        lines = [json.loads(line) for line in server.log.splitlines() if '"level": "info"' not in line]
    assert [(line["event"], line.get("what"), line.get("address")) for line in lines] == [
        ("abuse", "answered 400 Bad Request", "127.0.0.1"),
        ("abuse", "frames", "127.0.0.1"),
    ]


def begin_with(server: ServerProcess, table: str, frames: bytes) -> None:
    """Open a live connection, send this instead of a hello, and wait until it is closed."""
    request = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), 30) as plain, contextlib.suppress(ConnectionError):
        plain.sendall(request.encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += plain.recv(1)
        plain.sendall(frames)
        while plain.recv(1000):
            pass


def test_abuse_from_one_network_is_logged_once(capsys: pytest.CaptureFixture[str]) -> None:
    log = AbuseLog(lambda: 0.0)
    for number in range(100):
        log.report("messages", f"2001:db8::{number}")
    said = [line for line in capsys.readouterr().out.splitlines() if "2001:db8::" in line]
    assert len(said) == 1


# The database, the lobby


async def test_nobody_fills_a_log() -> None:
    scene = Scene("long")
    live = await scene.begin(TWO)
    scene.connect(0)
    before = live.table.number
    for _ in range(MOST_WAITS):
        scene.service.commands.wait(live, 0, 1, 5)
    with pytest.raises(Refused, match="can still play"):
        scene.service.commands.wait(live, 0, 1, 5)
    assert live.table.number == before + MOST_WAITS
    assert live.table.game is not None
    seat = live.table.to_move[0]
    scene.play(seat, live.table.game.legal(seat)[0])
    assert live.table.game.decisions == 1


async def test_crowded_table_takes_only_moves() -> None:
    scene = Scene("long")
    player = await scene.service.players.new("Ada")
    live = await scene.service.commands.create(player["id"], TWO)
    for number in itertools.count():
        if live.table.is_crowded:
            break
        scene.service.commands.fill(live, player["id"], 0, None if number % 2 else "page")
    with pytest.raises(Refused, match="can still play"):
        scene.service.commands.fill(live, player["id"], 0, "page")
    assert live.table.others == MOST_OTHERS


async def test_stranger_cannot_crowd_an_open_table(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben, eve = await house.people(3)
        table = await ada.make(listed=True)
        await ada.sit(table, 0)
        with pytest.raises(Refusal) as refused:
            await sit_and_leave(eve, table, MOST_OTHERS)
        assert (refused.value.status, refused.value.reason) == (429, "table-sits-often")
        await ben.sit(table, 1)


async def sit_and_leave(person: Person, table: str, times: int) -> None:
    for _ in range(times):
        await person.http("PUT", f"/tables/{table}/seats/1/player", {"hash": "0" * 64})
        await person.http("POST", f"/tables/{table}/leave")


@pytest.mark.parametrize("full", [False, True])
async def test_host_frees_a_seat_for_good(server: ServerProcess, full: bool) -> None:
    async with visitors(server.url) as house:
        ada, ben, eve = await house.people(3)
        table = await ada.make("call-to-glory", 2 if full else 3)
        await ada.http("PUT", f"/tables/{table}/seats/0/player", {"hash": "0" * 64})
        await eve.http("PUT", f"/tables/{table}/seats/1/player", {"hash": "1" * 64})
        assert await refusal_of(eve, "DELETE", f"/tables/{table}/seats/0/player") == "table-host-only"
        assert await refusal_of(ada, "DELETE", f"/tables/{table}/seats/0/player") == "table-removes-self"
        freed = await ada.http("DELETE", f"/tables/{table}/seats/1/player")
        assert freed["seats"][1]["kind"] == "open"
        again = {"hash": "2" * 64}
        assert await refusal_of(eve, "PUT", f"/tables/{table}/seats/1/player", again) == "table-removed"
        await ben.http("PUT", f"/tables/{table}/seats/1/player", again)


async def test_host_removes_nobody_from_a_game(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, people = await house.playing()
        assert await refusal_of(people[0], "DELETE", f"/tables/{table}/seats/1/player") == "table-is-playing"


async def refusal_of(person: Person, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refusal) as refused:
        await person.http(method, path, body)
    return refused.value.reason


async def test_nobody_keeps_a_seat_by_filling_the_log() -> None:
    """Whoever leaves has sent all that can be sent, and last that the others are to wait for a week."""
    scene = Scene("long")
    live = await scene.begin(TWO)
    filling, commands = scene.connect(0), scene.service.commands
    with contextlib.suppress(Refused):
        while True:
            commands.wait(live, 0, 0, 7 * 24 * 3600)
    commands.disconnect(live, filling)
    scene.connect(1)
    with pytest.raises(Refused):
        commands.hand_over(live, 0)
    commands.wait(live, 1, 0, TWO.patience)
    commands.hand_over(live, 0)
    assert live.table.seats[0].why == "absent"


async def test_nobody_leaves_and_returns_forever() -> None:
    scene = Scene("long")
    live = await scene.begin(TWO)
    commands, leaver = scene.service.commands, live.table.seats[0].player
    assert leaver is not None
    for number in range(MOST_RETURNS + 1):
        assert live.table.seats[0].stand_in is None, number
        commands.leave(live, leaver)
        commands.disconnect(live, scene.connect(0, back=True))
    assert live.table.seats[0].why == "left", "the bot plays on"
    number, ear = live.table.number, scene.connect(0)
    ear.receive('{"type": "play", "id": "a", "action": "draw L"}')
    assert messages(ear.heard)[-1]["reason"]["id"] == "table-returns"
    assert live.table.number == number
    assert not live.table.is_crowded


async def test_lobby_holds_few_tables_of_one_player(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben = await house.people(2)
        made = [await ada.make(listed=True) for _ in range(5)]
        with pytest.raises(Refusal) as refused:
            await ada.make(listed=True)
        assert (refused.value.status, refused.value.reason) == (429, "table-listed-many")
        await ada.make()
        await ben.make(listed=True)
        await ada.http("POST", f"/tables/{made[0]}/give-up")
        await ada.make(listed=True)


async def test_nobody_sits_at_countless_tables(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        ada, ben = await house.people(2)
        tables = [await ada.make() for _ in range(MOST_SEATS + 1)]
        for table in tables[1:]:
            await ada.promise(table, 0)
        with pytest.raises(Refusal) as refused:
            await ada.promise(tables[0], 0)
        assert (refused.value.status, refused.value.reason) == (429, "table-plays-many")
        assert len((await ada.mine())["going_on"]) == MOST_SEATS
        await ben.promise(tables[0], 0)
        await ada.http("POST", f"/tables/{tables[1]}/leave")
        await ada.promise(tables[0], 1)


async def test_sitting_moves_no_table_up_the_lobby() -> None:
    scene = Scene("lobby")
    ada, eve = await scene.service.players.new("Ada"), await scene.service.players.new("Eve")
    config = TableConfig("call-to-glory", {"players": 2}, (None, None), listed=True)
    old = await scene.service.commands.create(eve["id"], config)
    scene.at += DAY // 2
    new = await scene.service.commands.create(ada["id"], config)
    scene.at += DAY // 4
    scene.service.commands.sit(old, 0, eve, "0" * 64)
    scene.service.commands.leave(old, eve["id"])
    lobby = (await scene.web.get("/api/tables")).json()
    assert [table["id"] for table in lobby] == [new.table.id, old.table.id]
    scene.at += DAY // 4
    lobby = (await scene.web.get("/api/tables")).json()
    assert [table["id"] for table in lobby] == [new.table.id]


async def test_listed_tables_leave_the_lobby_after_a_day() -> None:
    scene = Scene("lobby")
    live = await scene.begin(TableConfig("call-to-glory", {"players": 2}, (None, None), listed=True))
    assert [table["id"] for table in (await scene.web.get("/api/tables")).json()] == [live.table.id]
    scene.at += DAY
    assert (await scene.web.get("/api/tables")).json() == []
    assert (await scene.web.get(f"/api/tables/{live.table.id}")).status_code == 200


async def test_listed_tables_per_address_are_limited(database: str) -> None:
    with serving(database, "--requests-per-minute", "100000") as server:
        async with visitors(server.url) as house:
            listed = 0
            for _ in range(8):
                guest = await house.person()
                listed += await lists(guest, 5)
    assert listed == 30


async def lists(guest: Person, most: int) -> int:
    listed = 0
    with contextlib.suppress(Refusal):
        for _ in range(most):
            await guest.make(listed=True)
            listed += 1
    return listed


# Bots, spectators


async def test_one_players_bots_do_not_delay_others() -> None:
    queue, served = FairQueue(1), []

    async def decide(player: str) -> None:
        async with queue.turn(player):
            served.append(player)
            await asyncio.sleep(0)

    many = [asyncio.create_task(decide("many")) for _ in range(30)]
    await asyncio.sleep(0)
    one = asyncio.create_task(decide("one"))
    many[5].cancel()
    await asyncio.gather(one, *many, return_exceptions=True)
    assert served.index("one") <= 3
    assert served.count("many") == 29
    await decide("again")
    assert served[-1] == "again"


@pytest.mark.parametrize("what", ["steps", "film"])
async def test_one_address_reading_long_games_delays_nobody(sqlite_server: ServerProcess, what: str) -> None:
    """Whoever asks for long games again and again waits; another address is served before most of them."""
    async with visitors(sqlite_server.url) as house:
        table, _, connections = await house.connected(quick=True)
        await play_to_the_end(connections)
        url = f"{sqlite_server.url}/api/tables/{table}/{what}"
        answered = 0

        async def read_from(address: str) -> None:
            nonlocal answered
            async with house.web.get(url, headers={"X-Forwarded-For": address}) as answer:
                assert answer.status == 200
                await answer.read()
            answered += 1

        many = [asyncio.create_task(read_from("192.0.2.1")) for _ in range(60)]
        while answered < 3:  # all of them have arrived
            await asyncio.sleep(0.001)
        before = answered
        await read_from("192.0.2.2")
        assert answered - before < 20
        await asyncio.gather(*many)


async def test_spectators_are_told_in_linear_time() -> None:
    scene, count = Scene("crowd"), 1500
    await scene.begin(TWO)
    player = scene.connect(0)
    begun = time.process_time()
    ears = [scene.connect(None) for _ in range(count)]
    for ear in ears[:500]:
        scene.service.commands.disconnect(scene.live, ear)
    assert time.process_time() - begun < 5
    assert sum(len(ear.heard) for ear in ears) < 5 * count
    while messages(player.heard)[-1]["watching"] != count - 500:  # they are told once a second
        await asyncio.sleep(0.05)


# Names


SEEN = ["Ada", "Бруно", "José", "Zoë", "李雷", "O’Neill", "Ada 2", "🎲", "नमस्ते", "བསྒྲུབས", "เพื่อน"]
UNSEEN = [
    "",
    " ",
    "\u200b",  # zero width space
    "Ada\u200d",  # zero width joiner
    "Ada\u202egnik",  # right to left from here
    "\u2066Ada",
    "A\x00da",
    "A\nda",
    "A\u2028da",
    "\u3164",  # a Hangul filler
    "\u2800",  # a Braille pattern without dots
    "A" + "\u0301" * 9,
    "\ue000",
    "Ada\ufe0f",  # variation selectors
    "Ada\ufe00",
    "Ada\U000e0100",
    "A\u180bda",
    "\U0001d159",  # a note without a head
    "a" + "\u0488" * 20,  # marks around a letter
    "\ufb2c" * 24,  # each becomes three
    "\u0345",  # a mark without a letter
    "\u20ddAda",  # a circle around what comes before the name
    "Ada \u0301e",
]


@pytest.mark.parametrize("name", SEEN)
async def test_names_of_all_scripts_are_kept(sqlite_server: ServerProcess, name: str) -> None:
    async with visitors(sqlite_server.url) as house:
        assert (await house.person(name)).name == name


@pytest.mark.parametrize("name", UNSEEN)
async def test_names_hold_nothing_invisible(sqlite_server: ServerProcess, name: str) -> None:
    async with visitors(sqlite_server.url) as house:
        with pytest.raises(Refusal) as refused:
            await house.person(name)
    assert refused.value.status == 422
