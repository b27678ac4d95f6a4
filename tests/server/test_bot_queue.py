"""Bots that think elsewhere: a queue in Redis that is fair between players, and loses no decision."""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator

import pytest

import courtcards
from courtcards.server import bot_queue
from courtcards.server.bot_queue import BotQueue, Worker, key
from tests.server.people import play_out, visitors
from tests.server.process import QUICK, serving
from tests.server.quick_bots import FirstBots
from tests.server.test_several_servers import Redis, redis  # noqa: F401


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_queue, "LOOK_EVERY", 0.1)
    monkeypatch.setattr(bot_queue, "LEASE", 1)


@contextlib.asynccontextmanager
async def queue_at(url: str, talking: bool = True) -> AsyncIterator[BotQueue]:
    """A server's queue; one that does not talk to workers only puts decisions there."""
    queue = BotQueue(url)
    if talking:
        queue._tasks.spawn(queue.prepare())
    while not await answers(queue):
        await asyncio.sleep(0.05)
    try:
        yield queue
    finally:
        await queue._tasks.stop()
        await queue._redis.aclose()


async def answers(queue: BotQueue) -> bool:
    with contextlib.suppress(*queue._failures):
        return bool(await queue._redis.ping())
    return False


def ask(queue: BotQueue, player: str) -> asyncio.Task[int]:
    game = courtcards.new_game("call-to-glory", players=2, seed="queue", first=0)
    return asyncio.create_task(queue.choose(game.rules, "page", game.knowledge(0), [1, 2, 3], player))


async def waiting(queue: BotQueue, count: int) -> None:
    async with asyncio.timeout(20):
        while await queue._redis.zcard(key("quick call-to-glory")) != count:
            await asyncio.sleep(0.01)


async def take(queue: BotQueue) -> str:
    """The next decision, as a worker would take it that dies then; whose it was."""
    _, id, _ = await queue._redis.bzpopmin([key("quick call-to-glory")], 20)
    return queue._asked[id.decode()].player


async def test_players_take_turns(redis: Redis) -> None:  # noqa: F811
    async with queue_at(redis.url, talking=False) as queue:
        asked = [ask(queue, "greedy one") for _ in range(6)]
        await waiting(queue, 6)
        asked += [ask(queue, "other")]
        await waiting(queue, 7)
        for id, one in queue._asked.items():
            await queue._put(id, one)  # whoever asks again keeps the place
        order = [await take(queue) for _ in range(3)]
        assert "other" in order
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


@contextlib.asynccontextmanager
async def working(url: str) -> AsyncIterator[None]:
    worker = Worker(url, 1)
    worker._bots = FirstBots(1)
    task = asyncio.create_task(worker.run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_decision_of_a_dead_worker_is_repeated(redis: Redis) -> None:  # noqa: F811
    async with queue_at(redis.url) as queue:
        asked = ask(queue, "Ada")
        assert await take(queue) == "Ada"
        await waiting(queue, 1)
        async with working(redis.url), asyncio.timeout(20):
            assert await asked == 1
            while not queue.ready:
                await asyncio.sleep(0.05)


async def test_restart_of_redis_loses_no_decision(redis: Redis) -> None:  # noqa: F811
    async with queue_at(redis.url) as queue:
        asked = ask(queue, "Ada")
        await waiting(queue, 1)
        redis.stop()
        redis.start()
        async with working(redis.url), asyncio.timeout(30):
            assert await asked == 1


async def test_nonsense_in_the_queue_stops_no_answers(redis: Redis) -> None:  # noqa: F811
    async with queue_at(redis.url) as queue:
        await queue._redis.rpush(key("answers", queue._id), b"nonsense", b"[]")
        asked = ask(queue, "Ada")
        async with working(redis.url), asyncio.timeout(30):
            assert await asked == 1


async def test_unwanted_decision_leaves_the_queue(redis: Redis) -> None:  # noqa: F811
    async with queue_at(redis.url) as queue:
        asked = ask(queue, "Ada")
        await waiting(queue, 1)
        asked.cancel()
        await waiting(queue, 0)


@contextlib.contextmanager
def worker_process(url: str) -> Iterator[None]:
    command = [sys.executable, "-m", "tests.server.quick_bots", "worker", "--redis", url, "--workers", "1"]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        assert process.wait(30) == 0


async def test_game_is_played_with_a_worker(database: str, redis: Redis) -> None:  # noqa: F811
    with serving(database, *QUICK, "--redis", redis.url, "--workers", "0") as server, worker_process(redis.url):
        async with visitors(server.url) as house:
            ada = await house.person("Ada")
            table = await ada.make("call-to-glory", 2, quick=True, seats=[None, "page"], bot_pace=0)
            await ada.sit(table, 0)
            connection = await ada.connect(table)
            assert await play_out(connection, random.Random(1)) > 5
            assert connection.ended
