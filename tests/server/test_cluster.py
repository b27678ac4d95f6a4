"""Three servers over one PostgreSQL and one Redis, with clocks a minute apart, while everything fails in turn.

`COURTCARDS_FAULTS=200 pytest tests/server/test_cluster.py` (`make faults`) strikes 200 times instead of a few.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager

import aiohttp
import pytest

from tests.server.cutting_proxy import CuttingProxy, cutting
from tests.server.people import Closed, Person, Refusal, Visitors, visitors
from tests.server.process import QUICK, Postgres, ServerProcess, free_port, miss, postgres_programs
from tests.server.test_several_servers import Redis, redis  # noqa: F401
from tests.server.test_truth import Player, check_log

FAULTS = int(os.environ.get("COURTCARDS_FAULTS", "6"))
PAIRS = 4  # of people who play one game after the other
SKEWS = (-60, 0, 60)  # seconds by which the clocks of the servers are wrong
PAUSE = 0.02  # seconds that people think
RECOVERY = 120  # seconds for everybody to finish when all faults are over
LOST = (Closed, Refusal, aiohttp.ClientError, OSError, TimeoutError)


class Cluster:
    def __init__(self, postgres: Postgres, proxy: CuttingProxy, redis: Redis) -> None:  # noqa: F811
        self.postgres, self.proxy, self.redis = postgres, proxy, redis
        self.database = postgres.new_database()
        self._seen = self.database.replace(f":{postgres.port}/", f":{proxy.port}/")  # by the servers
        self.ports = [free_port() for _ in SKEWS]
        self.servers = [self._start(number) for number in range(len(SKEWS))]
        self.struck: Counter[str] = Counter()

    def _start(self, number: int) -> ServerProcess:
        return ServerProcess(
            self._seen,
            *QUICK,
            *("--redis", self.redis.url),
            port=self.ports[number],
            module="tests.server.skewed_clock",
            COURTCARDS_SKEW=str(SKEWS[number]),
        )

    def close(self) -> None:
        for server in self.servers:
            server.kill()

    # Faults

    async def strike(self, number: int, rng: random.Random) -> None:
        """Let the next kind of fault happen."""
        faults: dict[str, Callable[[random.Random], Awaitable[None]]] = {
            "a server is killed": self._kill,
            "a server is cut off": self._cut_off,
            "Redis restarts": self._restart_redis,
            "PostgreSQL restarts": self._restart_postgres,
            "PostgreSQL crashes": self._crash_postgres,
            "answers are cut": self._cut_answers,
        }
        kind = list(faults)[number % len(faults)]
        await faults[kind](rng)
        self.struck[kind] += 1

    async def _kill(self, rng: random.Random) -> None:
        number = rng.randrange(len(self.servers))
        await asyncio.to_thread(self.servers[number].kill)
        self.servers[number] = await asyncio.to_thread(self._start, number)

    async def _cut_off(self, rng: random.Random) -> None:
        server = rng.choice(self.servers)
        os.kill(server.pid, signal.SIGSTOP)
        await asyncio.sleep(rng.uniform(0.5, 3))
        os.kill(server.pid, signal.SIGCONT)

    async def _restart_redis(self, rng: random.Random) -> None:
        await asyncio.to_thread(self.redis.stop)
        await asyncio.sleep(rng.uniform(0, 1))
        self.redis.start()

    async def _restart_postgres(self, _: random.Random) -> None:
        await asyncio.to_thread(self.postgres.restart)

    async def _crash_postgres(self, rng: random.Random) -> None:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(rng.uniform(0, 1))
        await asyncio.to_thread(self.postgres.start)

    async def _cut_answers(self, rng: random.Random) -> None:
        for _ in range(3):
            self.proxy.cut_next_commit()
            await asyncio.sleep(rng.uniform(0, 0.3))


@pytest.fixture
def cluster(redis: Redis) -> Iterator[Cluster]:  # noqa: F811
    programs = postgres_programs()
    if programs is None:
        miss("PostgreSQL is not on this machine")
    assert programs is not None
    with own_postgres(Postgres(programs)) as postgres, cutting(postgres.port) as proxy:
        running = Cluster(postgres, proxy, redis)
        try:
            yield running
        finally:
            running.close()


@contextmanager
def own_postgres(postgres: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL that no other test needs."""
    try:
        yield postgres
    finally:
        postgres.remove()


class Pair:
    """Two people, or one and a bot, who play one game after the other, at whichever server answers."""

    def __init__(self, houses: list[Visitors], number: int) -> None:
        self._houses, self._number = houses, number
        self.games: list[tuple[str, list[Player]]] = []

    async def play_until(self, over: asyncio.Event) -> None:
        while not over.is_set():
            try:
                table, people = await self._new_game(random.choice(self._houses))
            except LOST:
                await asyncio.sleep(0.2)
                continue
            players = [Player(self._everywhere(person), table, seat, PAUSE) for seat, person in enumerate(people)]
            self.games.append((table, players))
            await asyncio.gather(*(player.play() for player in players))

    def _everywhere(self, person: Person) -> list[Person]:
        return [person.at(house) for house in self._houses]

    async def _new_game(self, house: Visitors) -> tuple[str, list[Person]]:
        game = ("call-to-glory", "come-to-call")[self._number % 2]
        if self._number % 4 < 2:
            return await house.playing(game)
        ada = await house.person()
        table = await ada.make(game, seats=[None, "page"], bot_pace=0.01)
        await ada.sit(table, 0)
        return table, [ada]


async def test_no_fault_loses_or_doubles_a_move(cluster: Cluster) -> None:
    rng, over = random.Random(FAULTS), asyncio.Event()
    async with AsyncExitStack() as stack:
        urls = [f"http://127.0.0.1:{port}" for port in cluster.ports]
        houses = [await stack.enter_async_context(visitors(url)) for url in urls]
        pairs = [Pair(houses, number) for number in range(PAIRS)]
        playing = asyncio.gather(*(pair.play_until(over) for pair in pairs))
        for number in range(FAULTS):
            await asyncio.sleep(rng.uniform(0.5, 1.5))
            await cluster.strike(number, rng)
        over.set()
        async with asyncio.timeout(RECOVERY):  # nobody is stuck
            await playing
    games = [game for pair in pairs for game in pair.games]
    for table, players in games:
        check_log(cluster.database, table, players)
    moves = sum(len(player.acknowledged) for _, players in games for player in players)
    print(f"{dict(cluster.struck)}: {len(games)} games, {moves} acknowledged moves, none lost or doubled")
    assert moves > 10 * FAULTS
