"""What goes wrong around a server: it is killed, its disk is full, its database is locked, it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp
import pytest

import courtcards
from tests.server.people import Closed, Connection, Person, Refusal, Visitors, http, play_to_the_end, visitors
from tests.server.process import QUICK, Postgres, ServerProcess, free_port, log_of, miss, serving
from tests.tables import choose

KILLS = int(os.environ.get("COURTCARDS_KILLS", "4"))
TABLES = int(os.environ.get("COURTCARDS_KILL_TABLES", "20"))
STOPPED = (0, -signal.SIGTERM)
BURST = 60  # moves between kills

GONE = (Closed, aiohttp.ClientError, OSError, asyncio.TimeoutError)


@dataclass
class Stubborn:
    """A player whose client comes back by itself, sends again what was not answered, and notes what was."""

    person: Person
    table: str
    rng: random.Random
    acknowledged: set[str] = field(default_factory=set)
    played: int = 0
    over: bool = False
    back: list[float] = field(default_factory=list)  # when it was connected again
    codes: list[int | None] = field(default_factory=list)  # with which connections were closed

    async def play_on(self) -> None:
        unanswered: tuple[str, str] | None = None
        seen: int | None = None
        while not self.over:
            try:
                connection = await self.person.connect(self.table, seen)
                if connection.heard[-1]["type"] != "state":
                    raise Closed(None)
                self.back.append(time.monotonic())
                while not connection.ended:
                    unanswered = unanswered or self.decision(connection)
                    if unanswered is None:
                        await connection.hear()
                        continue
                    answer = await connection.play(unanswered[1], unanswered[0])
                    assert answer["type"] != "refused" or answer["reason"]["id"].startswith("server"), answer
                    self.acknowledged.add(unanswered[0])
                    unanswered, seen = None, connection.version
                self.over = True
            except GONE as gone:
                self.codes.append(getattr(gone, "code", None))
                await asyncio.sleep(0.02)

    def decision(self, connection: Connection) -> tuple[str, str] | None:
        if not connection.legal:
            return None
        self.played += 1
        return f"{self.person.id} {self.played}", choose(self.rng, connection.legal, "eager")


@contextlib.asynccontextmanager
async def load(house: Visitors, tables: int) -> AsyncIterator[list[Stubborn]]:
    """People at many tables who play as fast as they can, through whatever happens to the server."""
    players = []
    for number in range(tables):
        game, options = (("call-to-glory", {}), ("come-to-call", {}))[number % 2]
        table, people = await house.playing(game, 2, **options)
        players += [Stubborn(person, table, random.Random(f"{number} {person.name}")) for person in people]
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.play_on()) for player in players]
        yield players
        for task in tasks:
            task.cancel()


def acknowledged_but_lost(database: str, players: list[Stubborn]) -> set[str]:
    written = {
        event["id"]
        for table in {player.table for player in players}
        for _, _, event in log_of(database, table)
        if event["kind"] == "played"
    }
    return {id for player in players for id in player.acknowledged} - written


def moves(players: list[Stubborn]) -> Counter[str]:
    """How many moves were acknowledged, by table."""
    counts: Counter[str] = Counter()
    for player in players:
        counts[player.table] += len(player.acknowledged)
    return counts


async def under_load(players: list[Stubborn]) -> None:
    """Some moves are acknowledged, others are on their way."""
    enough = moves(players).total() + BURST
    async with asyncio.timeout(60):
        while moves(players).total() < enough:
            await asyncio.sleep(random.uniform(0, 0.02))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_kill_loses_no_acknowledged_move(kind: str, database: str, request: pytest.FixtureRequest) -> None:
    kills = KILLS if kind == "sqlite" else max(2, KILLS // 6)
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    port = free_port()
    server = ServerProcess(database, *QUICK, port=port)
    try:
        async with visitors(server.url) as house, load(house, TABLES) as players:
            for _ in range(kills):
                await under_load(players)
                await asyncio.to_thread(server.kill)
                assert await asyncio.to_thread(acknowledged_but_lost, database, players) == set()
                server = await asyncio.to_thread(ServerProcess, database, *QUICK, port=port)
            before = moves(players)
            async with asyncio.timeout(60):  # every table goes on, or is over
                while any(
                    not player.over and moves(players)[player.table] == before[player.table] for player in players
                ):
                    await asyncio.sleep(0.05)
        logs = {player.table: log_of(database, player.table) for player in players}
        for log in logs.values():
            assert [number for number, _, _ in log] == list(range(1, len(log) + 1))
            ids = [event["id"] for _, _, event in log if event["kind"] == "played"]
            assert len(ids) == len(set(ids))
        assert acknowledged_but_lost(database, players) == set()
        finished = {player.table for player in players if player.over}
        async with visitors(server.url) as house:
            for table in finished:
                assert courtcards.replay(await http(house.web, "GET", f"{house.url}/api/tables/{table}/record")).over
    finally:
        server.kill()


async def test_clients_survive_a_restart(database: str) -> None:
    port = free_port()
    server = ServerProcess(database, *QUICK, port=port)
    try:
        async with visitors(server.url) as house, load(house, 5) as players:
            while not all(player.acknowledged for player in players):
                await asyncio.sleep(0.001)
            status = await asyncio.to_thread(server.terminate)
            server = await asyncio.to_thread(ServerProcess, database, *QUICK, port=port)
            up = time.monotonic()
            async with asyncio.timeout(60):
                while not all(player.over or player.back[-1] > up - 1 for player in players):
                    await asyncio.sleep(0.01)
            late = max(player.back[-1] for player in players) - up
            usual = await seconds_to_connect(players[0])
            told = [player.codes[0] for player in players if player.codes]
        assert status in STOPPED
        assert told
        assert set(told) == {1012}
        assert late < 1 + 20 * usual
        assert acknowledged_but_lost(database, players) == set()
    finally:
        server.kill()


async def seconds_to_connect(player: Stubborn) -> float:
    begun = time.monotonic()
    await player.person.connect(player.table)
    return time.monotonic() - begun


# The disk and the database


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk that is full soon."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=32m", "courtcards", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode:
        miss("a full disk needs the right to mount a small one")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


async def test_full_disk_is_reported_and_survived(small_disk: Path) -> None:
    database = f"sqlite:///{small_disk}/tables.sqlite"
    with serving(database) as server:
        async with visitors(server.url) as house:
            table, people, connections = await house.connected(quick=True)
            watching = await house.spectate(table)
            filler = small_disk / "filler"
            fill(filler)
            with pytest.raises(Refusal) as refused:
                await asyncio.gather(*(people[0].make() for _ in range(200)))
            assert (refused.value.status, refused.value.reason) == (503, "server-storage")
            said = await play_until_refused(connections)
            assert said["type"] == "goodbye"
            assert said["reason"]["id"] == "server-storage"
            assert said["again"]
            before = log_of(database, table)
            seen = max(message["version"] for message in watching.heard if "version" in message)
            while True:
                with contextlib.suppress(Closed):
                    seen = max(seen, (await watching.hear()).get("version", 0))
                    continue
                break
            assert seen <= len(before)
            filler.unlink()
            back = [await person.connect(table) for person in people]
            for connection in back:
                await connection.quiet()
            assert back[0].version == len(before)
            await play_to_the_end(back, table)
            assert courtcards.replay(await people[0].http("GET", f"/tables/{table}/record")).over
            assert (await people[0].make()) is not None
        assert "could not write to the database" in server.log


def fill(filler: Path) -> None:
    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)


async def play_until_refused(connections: list[Connection]) -> dict[str, object]:
    """Play until the server says that it cannot write; what it said to who played."""
    rng = random.Random(1)
    for _ in range(5000):
        mover = next(connection for connection in connections if connection.legal)
        await mover.say(type="play", id=f"f{rng.random()}", action=rng.choice(mover.legal))
        said = await mover.until(lambda message: message["type"] in ("update", "state", "goodbye"))
        if said["type"] == "goodbye":
            return said
        for connection in connections:
            await connection.quiet()
    raise AssertionError("the disk was never full")


async def test_locked_database_is_reported_and_survived(database: str) -> None:
    with serving(database) as server:
        async with visitors(server.url) as house:
            table, people, connections = await house.connected(quick=True)
            mover = next(connection for connection in connections if connection.legal)
            action, before = mover.legal[0], log_of(database, table)
            locking = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)
            locking.execute("BEGIN IMMEDIATE")
            try:
                await mover.say(type="play", id="locked", action=action)
                said = await mover.until(lambda message: message["type"] != "around")
                assert (said["type"], said["reason"]["id"], said["again"]) == ("goodbye", "server-storage", True)
                with pytest.raises(Closed) as closed:
                    await mover.hear()
                assert closed.value.code == 1013
                with pytest.raises(Refusal) as refused:
                    await people[0].make()
                assert (refused.value.status, refused.value.reason) == (503, "server-storage")
                assert (await people[0].table(table))["status"] == "playing"  # reading goes on
                assert (await http(house.web, "GET", f"{server.url}/api/players/me", token=people[0].token))["name"]
            finally:
                locking.execute("ROLLBACK")
                locking.close()
            assert log_of(database, table) == before
            back = [await person.connect(table) for person in people]
            seat = back[0].view["to_move"][0]
            assert back[seat].version == len(before)
            assert (await back[seat].play(action, "locked"))["type"] == "update"
            for connection in back:
                await connection.quiet()
            await play_to_the_end(back, table)
            assert courtcards.replay(await people[0].http("GET", f"/tables/{table}/record")).over


async def test_short_lock_goes_unnoticed(database: str) -> None:
    with serving(database) as server:
        async with visitors(server.url) as house:
            _, _, connections = await house.connected()
            mover = next(connection for connection in connections if connection.legal)
            locking = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)
            locking.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(mover.play(mover.legal[0]))
            await asyncio.sleep(0.5)
            assert not waiting.done()
            locking.execute("ROLLBACK")
            locking.close()
            assert (await waiting)["type"] == "update"


async def test_postgresql_restart_is_reported_and_survived(postgres: Postgres) -> None:
    with serving(postgres.new_database()) as server:
        async with visitors(server.url) as house:
            table, people, connections = await house.connected(quick=True)
            await asyncio.to_thread(postgres.stop)
            try:
                mover = next(connection for connection in connections if connection.legal)
                await mover.say(type="play", id="stopped", action=mover.legal[0])
                said = await mover.until(lambda message: message["type"] != "around")
                assert (said["type"], said["reason"]["id"]) == ("goodbye", "server-storage")
                async with house.web.get(f"{server.url}/ready") as answer:
                    assert answer.status == 503
                with pytest.raises(Refusal) as refused:
                    await people[0].table(table)
                assert refused.value.status == 503
            finally:
                await asyncio.to_thread(postgres.start)
            back = [await person.connect(table) for person in people]
            for connection in back:
                await connection.quiet()
            await play_to_the_end(back, table)
            assert courtcards.replay(await people[0].http("GET", f"/tables/{table}/record")).over


# Stopping


async def test_stop_leaves_no_bot_process(database: str) -> None:
    with serving(database, bots=True) as server:
        async with visitors(server.url) as house:
            ada = await house.person()
            for _ in range(5):
                table = await ada.make(seats=["sovereign", None], first=0, bot_pace=0)
                await ada.sit(table, 1)
            while len(processes_of(server.pid)) < 2:
                await asyncio.sleep(0.05)
            assert await asyncio.to_thread(server.terminate) in STOPPED
        async with asyncio.timeout(60):
            while processes_of(server.pid):
                await asyncio.sleep(0.05)


def processes_of(session: int) -> list[int]:
    """The processes that still run in a session."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session and fields[0] != "Z":
                found.append(int(stat.parts[2]))
    return found
