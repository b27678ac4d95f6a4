"""Three servers behind nginx over one PostgreSQL and one Redis, clocks a minute apart, while everything fails in turn.

Where Linux lets us make network namespaces, each server is a machine of its own, whose cable can be pulled.
`COURTCARDS_FAULTS=203 pytest tests/server/test_cluster.py` (`make faults`) strikes 203 times instead of a few, or until
`COURTCARDS_FAULT_MINUTES` are over, and prints a table.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.server.cutting_proxy import CuttingProxy, cutting
from tests.server.network import Host, NoNetwork, network
from tests.server.people import Closed, Person, Refusal, Visitors, visitors
from tests.server.process import QUICK, Postgres, ServerProcess, free_port, miss, postgres_programs, serving
from tests.server.test_nginx import nginx
from tests.server.test_several_servers import Redis, running_redis
from tests.server.test_truth import Player, doubled, lost, replayed

FAULTS = int(os.environ.get("COURTCARDS_FAULTS", "7"))
MINUTES = float(os.environ.get("COURTCARDS_FAULT_MINUTES", "60"))
PAIRS = 4  # of people who play one game after the other
SKEWS = (-60, 0, 60)  # seconds by which the clocks of the servers are wrong
PAUSE = 0.02  # seconds that people think
PULSE = 4.0  # seconds after which people ask whether a silent connection still lives
PATIENCE = 10.0  # seconds that people wait for an answer
STUCK = 60.0  # seconds after a fault within which everybody must have moved
RECOVERY = 120  # seconds for everybody to finish when all faults are over
LOST = (Closed, Refusal, aiohttp.ClientError, OSError, TimeoutError)


@dataclass
class Fault:
    kind: str
    under_way: int  # moves that were sent and not answered when it struck
    begun: float = field(default_factory=time.monotonic)
    pause: float = 0.0  # seconds until everybody had moved again
    stuck: int = 0  # tables where nobody moved within STUCK seconds
    deaf: int = 0  # servers that were not ready within STUCK seconds
    acknowledged: int = 0  # moves from here to the next fault
    lost: int = 0
    doubled: int = 0


class Cluster:
    def __init__(self, postgres: Postgres, proxy: CuttingProxy, redis: Redis, hosts: list[Host], address: str) -> None:
        self.postgres, self.proxy, self.redis, self.hosts = postgres, proxy, redis, hosts
        self.database = postgres.new_database()
        self._seen = self.database.replace(f"127.0.0.1:{postgres.port}/", f"{address}:{proxy.port}/")  # by the servers
        self._ports = [free_port() for _ in SKEWS]
        self.servers = [self._start(number) for number in range(len(SKEWS))]

    def _start(self, number: int) -> ServerProcess:
        return ServerProcess(
            self._seen,
            *QUICK,
            *("--redis", self.redis.url),
            port=self._ports[number],
            module="tests.server.skewed_clock",
            host=self.hosts[number] if self.hosts else None,
            COURTCARDS_SKEW=str(SKEWS[number]),
        )

    @property
    def addresses(self) -> list[str]:
        return [server.url.removeprefix("http://") for server in self.servers]

    def close(self) -> None:
        for server in self.servers:
            server.kill()

    # Faults

    @property
    def faults(self) -> dict[str, Callable[[random.Random], Awaitable[None]]]:
        cut_off = {"a server is cut off from the network and returns": self._cut_off} if self.hosts else {}
        return {
            "a server is killed and started again": self._kill,
            **cut_off,
            "a server is paused and resumed": self._freeze,
            "Redis is restarted": self._restart_redis,
            "PostgreSQL is restarted": self._restart_postgres,
            "PostgreSQL crashes and is started again": self._crash_postgres,
            "PostgreSQL's answer to COMMIT is cut off": self._cut_answers,
        }

    async def _kill(self, rng: random.Random) -> None:
        number = rng.randrange(len(self.servers))
        await asyncio.to_thread(self.servers[number].kill)
        self.servers[number] = await asyncio.to_thread(self._start, number)

    async def _cut_off(self, rng: random.Random) -> None:
        host = rng.choice(self.hosts)
        host.pull_out()
        await asyncio.sleep(rng.uniform(0.5, 12))
        host.plug_in()

    async def _freeze(self, rng: random.Random) -> None:
        server = rng.choice(self.servers)
        os.kill(server.pid, signal.SIGSTOP)
        await asyncio.sleep(rng.uniform(0.5, 8))
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

    async def _cut_answers(self, _: random.Random) -> None:
        before = self.proxy.cut
        self.proxy.cut_next_commit()
        async with asyncio.timeout(STUCK):
            while self.proxy.cut == before:
                await asyncio.sleep(0.01)


@contextmanager
def running_cluster(address: str, hosts: list[Host]) -> Iterator[Cluster]:
    programs = postgres_programs()
    if programs is None:
        miss("PostgreSQL is not on this machine")
    assert programs is not None
    with ExitStack() as stack:
        redis = stack.enter_context(running_redis(address))
        postgres = Postgres(programs)
        stack.callback(postgres.remove)
        proxy = stack.enter_context(cutting(postgres.port, address))
        cluster = Cluster(postgres, proxy, redis, hosts, address)
        stack.callback(cluster.close)
        yield cluster


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    with ExitStack() as stack:
        try:
            address, hosts = stack.enter_context(network(len(SKEWS)))
        except NoNetwork as error:
            print(f"No server can be cut off from the network here: {error}")
            address, hosts = "127.0.0.1", []
        yield stack.enter_context(running_cluster(address, hosts))


class Pair:
    """Two people, or one and a bot, who play one game after the other, at whichever server answers."""

    def __init__(self, houses: list[Visitors], number: int) -> None:
        self._houses, self._number = houses, number
        self.games: list[tuple[str, list[Player]]] = []

    @property
    def under_way(self) -> int:
        return sum(player.pending is not None for player in self._playing)

    @property
    def moved_at(self) -> float:
        """When somebody's last move was acknowledged."""
        last = [next(reversed(player.acknowledged.values()), 0.0) for player in self._playing]
        return max(last, default=0.0)

    @property
    def _playing(self) -> list[Player]:
        return self.games[-1][1] if self.games else []

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


async def test_no_fault_loses_or_doubles_a_move(cluster: Cluster, tmp_path: Path) -> None:
    over = asyncio.Event()
    async with AsyncExitStack() as stack:
        url = stack.enter_context(nginx(tmp_path, cluster.addresses))
        urls = [url, *(server.url for server in cluster.servers)]
        houses = [await stack.enter_async_context(visitors(url, PATIENCE, PULSE)) for url in urls]
        pairs = [Pair(houses, number) for number in range(PAIRS)]
        playing = asyncio.gather(*(pair.play_until(over) for pair in pairs))
        faults = await strike(cluster, pairs, houses[1:], playing)
        over.set()
        async with asyncio.timeout(RECOVERY):  # nobody is stuck
            await playing
    games = [game for pair in pairs for game in pair.games]
    for table, players in games:
        count(faults, replayed(cluster.database, table), players)
    print(f"\n{len(games)} games, and every log replays.", in_table(faults), sep="\n\n")
    assert not any(fault.lost or fault.doubled or fault.stuck or fault.deaf for fault in faults)
    assert sum(fault.acknowledged for fault in faults) > 10 * len(faults)


async def strike(
    cluster: Cluster, pairs: list[Pair], houses: list[Visitors], playing: asyncio.Future[Any]
) -> list[Fault]:
    """Let one kind of fault happen after the other, each as soon as everybody has moved since the one before.

    The tables go on without a server that no longer answers, so each server is asked as well.
    """
    rng, faults, end = random.Random(FAULTS), list[Fault](), time.monotonic() + 60 * MINUTES
    kinds = list(cluster.faults.items())
    await everybody_moves(pairs, time.monotonic())
    for number in range(FAULTS):
        if playing.done():  # something failed in the test itself, or a server sent what it should not
            break
        if time.monotonic() > end:
            print(f"Stopped after {MINUTES:g} minutes.")
            break
        kind, happen = kinds[number % len(kinds)]
        await asyncio.sleep(rng.uniform(0, 0.5))
        while not (under_way := sum(pair.under_way for pair in pairs)):
            await asyncio.sleep(0.001)
        fault = Fault(kind, under_way)
        faults.append(fault)
        await happen(rng)
        fault.stuck = await everybody_moves(pairs, time.monotonic())
        fault.pause = time.monotonic() - fault.begun
        fault.deaf = await servers_answer(houses)
        print(f"{number + 1:4} {kind}: {fault.pause:.1f} s", flush=True)
        if fault.stuck or fault.deaf:
            print(*(line for server in cluster.servers for line in server.log.splitlines()[-20:]), sep="\n")
    return faults


async def everybody_moves(pairs: list[Pair], since: float) -> int:
    """Wait until somebody has moved at every table; at how many nobody has."""
    while waiting := [pair for pair in pairs if pair.moved_at < since]:
        if time.monotonic() > since + STUCK:
            return len(waiting)
        await asyncio.sleep(0.02)
    return 0


async def servers_answer(houses: list[Visitors]) -> int:
    """Wait until every server is ready; how many are not."""
    end = time.monotonic() + STUCK
    while waiting := [house for house in houses if not await is_ready(house)]:
        if time.monotonic() > end:
            return len(waiting)
        await asyncio.sleep(0.1)
    return 0


async def is_ready(house: Visitors) -> bool:
    try:
        async with house.web.get(f"{house.url}/ready", timeout=aiohttp.ClientTimeout(total=PULSE)) as answer:
            return answer.status == HTTPStatus.OK
    except LOST:
        return False


def count(faults: list[Fault], found: list[str], players: list[Player]) -> None:
    """Put down what became of the moves at a table to the faults that came before."""
    missing, twice = set(lost(found, players)), set(doubled(found))
    for player in players:
        for id, at in player.acknowledged.items():
            before = [fault for fault in faults if fault.begun <= at]
            fault = before[-1] if before else faults[0]
            fault.acknowledged += 1
            fault.lost += id in missing
            fault.doubled += id in twice


COLUMNS = (
    "fault",
    "times",
    "under way",
    "acknowledged",
    "lost",
    "doubled",
    "stuck",
    "deaf",
    "all moved again: median, most",
)


def in_table(faults: list[Fault]) -> str:
    lines = ["| " + " | ".join(COLUMNS) + " |", "|---|" + "---:|" * (len(COLUMNS) - 1)]
    for kind in dict.fromkeys(fault.kind for fault in faults):
        lines.append(row(kind, [fault for fault in faults if fault.kind == kind]))
    return "\n".join([*lines, row("altogether", faults)])


def row(name: str, faults: list[Fault]) -> str:
    columns = ("under_way", "acknowledged", "lost", "doubled", "stuck", "deaf")
    figures = [len(faults), *(sum(getattr(fault, column) for fault in faults) for column in columns)]
    pauses = sorted(fault.pause for fault in faults)
    typical = f"{pauses[len(pauses) // 2]:.1f} s, {pauses[-1]:.1f} s"
    return f"| {name} | " + " | ".join(f"{figure:,}" for figure in figures) + f" | {typical} |"


async def test_server_whose_cable_is_pulled_notices(postgres: Postgres) -> None:
    with ExitStack() as stack:
        try:
            address, (host,) = stack.enter_context(network(1))
        except NoNetwork as error:
            miss(str(error))
        proxy = stack.enter_context(cutting(postgres.port, address))
        database = postgres.new_database().replace(f"127.0.0.1:{postgres.port}/", f"{address}:{proxy.port}/")
        server = stack.enter_context(serving(database, host=host))
        host.pull_out()
        async with asyncio.timeout(30):  # it writes every five seconds that it lives
            while "could not write to the database" not in server.log:
                await asyncio.sleep(0.2)
