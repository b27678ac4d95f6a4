"""Several servers over one PostgreSQL database and one Redis: people at different servers play at one table."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from courtcards.server.bus import RedisBus
from courtcards.server.tasks import Tasks
from tests.server.people import visitors
from tests.server.process import QUICK, Postgres, ServerProcess, free_port, log_of, miss, serving, wait_for_port
from tests.server.test_truth import Player, check_log


class Redis:
    """A Redis of our own that keeps nothing on disk."""

    def __init__(self, address: str = "127.0.0.1") -> None:
        self._address, self.port = address, free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://{self._address}:{self.port}"

    def start(self) -> None:
        flags = ["--port", str(self.port), "--bind", self._address, "--protected-mode", "no"]
        flags += ["--save", "", "--dir", tempfile.gettempdir()]
        self._process = subprocess.Popen(["redis-server", *flags], stdout=subprocess.DEVNULL, text=True)
        wait_for_port(self.port, self._process, self._address)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


@contextlib.contextmanager
def running_redis(address: str = "127.0.0.1") -> Iterator[Redis]:
    if shutil.which("redis-server") is None:
        miss("Redis is not on this machine")
    running = Redis(address)
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture
def redis() -> Iterator[Redis]:
    with running_redis() as running:
        yield running


@contextlib.contextmanager
def two_servers(postgres: Postgres, redis: Redis) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    flags = (*QUICK, "--redis", redis.url)
    database = postgres.new_database()
    with serving(database, *flags) as one, serving(database, *flags) as two:
        yield one, two


async def test_moves_reach_other_servers_at_once(postgres: Postgres, redis: Redis) -> None:
    with two_servers(postgres, redis) as (one, two):
        async with visitors(one.url) as house, visitors(two.url) as other:
            table, people = await house.playing(quick=True, first=0)
            here, there = await people[0].connect(table), await people[1].at(other).connect(table)
            for connection in (here, there):  # then each server hears the other
                while not all(seat["here"] for seat in connection.shown["presence"]):
                    await connection.hear()
            taken = []
            for _ in range(6):
                mover, watcher = (here, there) if here.legal else (there, here)
                begun = time.monotonic()
                answer = await mover.play(mover.legal[0])
                await watcher.until(lambda message, version=answer["version"]: message.get("version") == version)
                taken.append(time.monotonic() - begun)
            assert sorted(taken)[1] < 0.2  # the database alone would be asked four times a second


async def test_presence_is_seen_at_other_servers(postgres: Postgres, redis: Redis) -> None:
    with two_servers(postgres, redis) as (one, two):
        async with visitors(one.url) as house, visitors(two.url) as other:
            table, people = await house.playing()
            here = await people[0].connect(table)
            there = await people[1].at(other).connect(table)
            while not all(seat["here"] for seat in here.shown["presence"]):
                await here.hear()
            await there.close()
            while here.shown["presence"][1]["here"]:
                await here.hear()
            assert here.shown["presence"][1]["lost_at"] is not None


async def test_silent_redis_makes_nobody_absent(postgres: Postgres, redis: Redis) -> None:
    with two_servers(postgres, redis) as (one, two):
        async with visitors(one.url) as house, visitors(two.url) as other:
            table, people = await house.playing(patience=1)
            here, there = await people[0].connect(table), await people[1].at(other).connect(table)
            while not all(seat["here"] for seat in here.shown["presence"]):
                await here.hear()
            redis.stop()
            for _ in range(9):
                await asyncio.sleep(2)
                assert await here.refused("hand-over", seat=1) == "table-is-here"
            redis.start()
            await there.close()
            while here.shown["presence"][1]["here"]:
                await here.hear()


async def test_seat_of_a_present_player_is_given_back(postgres: Postgres) -> None:
    database = postgres.new_database()
    with serving(database, *QUICK) as one, serving(database, *QUICK) as two:  # without Redis neither knows who is where
        async with visitors(one.url) as house, visitors(two.url) as other:
            table, people = await house.playing(patience=0, first=0)
            here, there = await people[0].connect(table), await people[1].at(other).connect(table)
            assert (await here.ask("hand-over", seat=1))["type"] == "done"
            for connection in (here, there):
                await connection.until(
                    lambda message: any(step["event"]["kind"] == "returned" for step in steps(message))
                )
                assert connection.shown["table"]["seats"][1]["stand_in"] is None


def steps(message: Any) -> list[Any]:
    return message.get("steps") or []


async def test_timed_out_connection_to_redis_is_replaced(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a long interruption of the network, reading from the old connection fails at once, every time."""
    readers, connect = list[asyncio.StreamReader](), asyncio.open_connection

    async def connect_and_note(*to: Any, **how: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await connect(*to, **how)
        readers.append(reader)
        return reader, writer

    monkeypatch.setattr(asyncio, "open_connection", connect_and_note)
    tasks, heard = Tasks(), asyncio.Queue[dict[str, Any]]()
    listener, speaker = RedisBus(redis.url, tasks), RedisBus(redis.url, tasks)
    try:
        async with asyncio.timeout(30):
            listener.watch("table")
            listener.start(lambda _, message: heard.put_nowait(message))
            while not readers:
                await asyncio.sleep(0.01)
            listens = readers[0]
            await speak_until_heard(speaker, heard)
            listens.set_exception(TimeoutError(errno.ETIMEDOUT, "Connection timed out"))
            await speak_until_heard(speaker, heard)
    finally:
        await tasks.stop()
        await asyncio.gather(listener.close(), speaker.close())


async def speak_until_heard(speaker: RedisBus, heard: asyncio.Queue[dict[str, Any]]) -> None:
    while not heard.empty():
        heard.get_nowait()
    while heard.empty():
        speaker.publish("table", {})
        await asyncio.sleep(0.05)


async def test_new_name_is_known_at_other_servers(postgres: Postgres, redis: Redis) -> None:
    with two_servers(postgres, redis) as (one, two):
        async with visitors(one.url) as house, visitors(two.url) as other:
            ada = await house.person("Ada")
            there = ada.at(other)
            assert (await there.http("GET", "/players/me"))["name"] == "Ada"
            await ada.http("PATCH", "/players/me", {"name": "Ada L."})
            assert (await there.http("GET", "/players/me"))["name"] == "Ada L."


async def test_limits_count_at_all_servers(postgres: Postgres, redis: Redis) -> None:
    most = 20  # changes in a minute, from one address
    flags = ("--requests-per-minute", str(most), "--redis", redis.url)
    database = postgres.new_database()
    with serving(database, *flags) as one, serving(database, *flags) as two:
        async with ClientSession() as web:
            while await status(web, one) != 429:
                pass
            accepted = 0
            while await status(web, two) != 429:
                accepted += 1
                await asyncio.sleep(0.5)
    assert accepted < most / 2  # alone it would have let them all in


async def status(web: ClientSession, server: ServerProcess) -> int:
    """Of a request that would change something."""
    async with web.patch(f"{server.url}/api/players/me") as answer:
        await answer.read()
        return answer.status


@pytest.mark.parametrize("game", ["call-to-glory", "come-to-call"])
async def test_game_goes_on_while_a_server_is_killed(postgres: Postgres, redis: Redis, game: str) -> None:
    flags = (*QUICK, "--redis", redis.url)
    with two_servers(postgres, redis) as (one, two):
        async with visitors(one.url) as house, visitors(two.url) as other:
            table, people = await house.playing(game)
            players = [Player([person, person.at(other)], table, seat) for seat, person in enumerate(people)]
            players[1].returns = 1
            playing = asyncio.gather(*(player.play() for player in players))
            while not all(player.acknowledged for player in players):
                await asyncio.sleep(0.01)
            await asyncio.to_thread(one.kill)
            redis.stop()
            await asyncio.sleep(1)
            redis.start()
            with serving(one.database, *flags, port=one.port):
                async with asyncio.timeout(120):
                    await playing
    check_log(two.database, table, players)


def db(*words: str | Path) -> str:
    done = subprocess.run([sys.executable, "-m", "courtcards", "db", *map(str, words)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_check_and_backup_work_while_people_play(
    kind: str, request: pytest.FixtureRequest, database: str, tmp_path: Path
) -> None:
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgres" else None
    url = postgres.new_database() if postgres else database
    with contextlib.ExitStack() as servers:
        running = [servers.enter_context(serving(url)) for _ in range(2 if postgres else 1)]
        async with visitors(running[0].url) as house, visitors(running[-1].url) as other:
            games = [await place.playing() for place in (house, other)]
            players = [
                Player([person], table, seat, 0.01) for table, people in games for seat, person in enumerate(people)
            ]
            playing = asyncio.gather(*(player.play() for player in players))
            await asyncio.sleep(1)
            before = [id for player in players for id in player.acknowledged]
            assert "no problems found" in await asyncio.to_thread(db, "check", "--database", url)
            await asyncio.to_thread(db, "backup", tmp_path / "backup.sqlite", "--database", url)
            playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing
    restored = postgres.new_database() if postgres else f"sqlite:///{tmp_path}/restored.sqlite"
    db("restore", tmp_path / "backup.sqlite", "--database", restored)
    assert "no problems found" in db("check", "--database", restored)
    kept = {event.get("id") for table, _ in games for _, _, event in log_of(restored, table)}
    assert before
    assert set(before) <= kept
