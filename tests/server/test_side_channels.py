"""Times tell nothing: an answer takes as long whatever somebody else has just chosen in secret.

On a real server 150 pairs, or as many as `COURTCARDS_TIMING_PAIRS` says (`make side-channels`: 2000).
"""

from __future__ import annotations

import asyncio
import math
import os
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest

from courtcards.server.table_config import TableConfig
from tests.server.people import Connection, Person, Visitors, visitors
from tests.server.process import serving
from tests.server.scene import LateStore, RecordingConnection, Scene
from tests.server.twins import Twin, put_twins, table_that_calls

FEW_PAIRS = 150  # on a real server: enough to find a millisecond
PAIRS = int(os.environ.get("COURTCARDS_TIMING_PAIRS", FEW_PAIRS))
RARELY = 0.0001 if PAIRS == FEW_PAIRS else 0.01  # how often chance alone may fail the tests of a real server
ROUNDS = 100  # in this process
TABLES = 20  # of each kind
TRIES = 3  # chance alone fails one sample in a hundred; a difference fails them all
LEAST_P = 0.01
RNG = random.SystemRandom()  # so that nothing can know what will be chosen


async def calling_scene(name: str, store: LateStore | None = None) -> tuple[Scene, int, int]:
    """A table where two seats choose in secret: the one that is watched, and the one that watches."""
    scene = Scene(name, store) if store else Scene(name)
    live = await scene.begin(TableConfig("come-to-call", {"players": 2}, (None, None), listed=True))
    game, rng = live.table.game, random.Random(name)
    assert game is not None
    while not (live.table.is_secret and len(game.to_move) == 2 and min(map(len, map(game.legal, (0, 1)))) > 2):
        seat = rng.choice(game.to_move)
        scene.play(seat, rng.choice(game.legal(seat)))
        assert not live.table.ended
    return scene, 0, 1


def p_value(one: list[float], two: list[float]) -> float:
    """Whether two samples may come from the same distribution: the test of Mann and Whitney."""
    ranked = sorted([(value, 0) for value in one] + [(value, 1) for value in two])
    ranks = sum(rank for rank, (_, which) in enumerate(ranked, 1) if which == 0)
    count, other = len(one), len(two)
    mean = count * (count + other + 1) / 2
    spread = math.sqrt(count * other * (count + other + 1) / 12)
    return math.erfc(abs(ranks - mean) / spread / math.sqrt(2))


def test_test_finds_a_difference() -> None:
    rng = random.Random(1)
    same = [[rng.gauss(10, 1) for _ in range(TABLES)] for _ in range(2)]
    assert p_value(*same) > LEAST_P
    assert p_value(same[0], [value + 1.5 for value in same[1]]) < LEAST_P


def took(ask: Callable[[], object]) -> float:
    begun = time.perf_counter()
    ask()
    return time.perf_counter() - begun


Watched = tuple[Scene, int]  # and the seat that watches


async def sample(tables: list[Watched], pairs: int, rng: random.Random) -> list[float]:
    """By table, how long a ping of the viewer takes, and how long it takes to come back: the median."""
    times: list[list[float]] = [[] for _ in tables]
    ears: list[RecordingConnection] = [scene.connect(viewer) for scene, viewer in tables]
    order = list(range(len(tables)))
    for number in range(pairs):
        rng.shuffle(order)
        for one in order:
            (scene, viewer), ear = tables[one], ears[one]
            ping = f'{{"type": "ping", "id": "{number}"}}'
            again = took(lambda: scene.service.commands.disconnect(scene.live, scene.connect(viewer)))  # noqa: B023
            times[one].append(took(lambda: ear.receive(ping)) + again)  # noqa: B023
            ear.heard.clear()
    return list(map(statistics.median, times))


async def table_where(choice: int | None) -> Watched:
    """A seat has chosen one of its sets, or nothing yet."""
    scene, chooser, viewer = await calling_scene("timing")
    game = scene.live.table.game
    assert game is not None
    if choice is not None:
        scene.play(chooser, [action for action in game.legal(chooser) if action.startswith("send")][choice])
    return scene, viewer


async def test_answer_time_does_not_reveal_a_choice() -> None:
    """Tables are the observations: where one lies in memory changes its times by more than chance does."""
    tables = [await table_where(choice) for _ in range(TABLES) for choice in (None, 0, 1)]
    rng, found = random.Random(1), 0.0
    await sample(tables, 10, rng)  # everything is loaded and warm
    for _ in range(TRIES):
        times = await sample(tables, ROUNDS, rng)
        found = min(p_value(times[0::3], times[choice::3]) for choice in (1, 2))
        assert statistics.median(times) < 0.05
        if found > LEAST_P:
            return
    raise AssertionError(f"the times differ: p = {found}")


@pytest.mark.parametrize("chooses", [False, True])
async def test_nobody_waits_for_a_secret_write(chooses: bool) -> None:
    store = LateStore()
    scene, chooser, viewer = await calling_scene("timing", store)
    game = scene.live.table.game
    assert game is not None
    store.hold()
    if chooses:
        scene.play(chooser, next(action for action in game.legal(chooser) if action.startswith("send")))
    back = scene.connect(viewer)
    assert '"type":"state"' in back.heard[0]
    async with asyncio.timeout(10):
        assert (await scene.web.get(f"/api/tables/{scene.table}")).status_code == 200
    own = scene.connect(chooser)
    assert own.heard == [] if chooses else '"type":"state"' in own.heard[0]
    store.release()
    await asyncio.sleep(0)
    assert '"type":"state"' in own.heard[0]


# On a real server: its file, its sockets


Ask = Callable[["Watcher"], Awaitable[object]]
Both = tuple[float, float]  # seconds until an answer, at one table and at its twin


@dataclass
class Watcher:
    """Somebody who would like to know what the other one at the table has chosen."""

    person: Person
    table: str
    ear: Connection

    async def ping(self) -> None:
        await self.ear.say(type="ping", id="0")
        while "pong" not in await self.ear.socket.receive_str():
            pass

    async def look(self) -> None:
        await self.person.table(self.table)

    async def look_at_mine(self) -> None:
        await self.person.mine()

    async def come_back(self) -> None:
        await self.person.connect(self.table)


ASKS: tuple[Ask, ...] = (Watcher.ping, Watcher.look, Watcher.look_at_mine, Watcher.come_back)
LEAST_REAL_P = RARELY / len(ASKS) / 2  # of each question, about whether and about what somebody has chosen
CHOOSER, WATCHER = 0, 1


async def seconds(ask: Ask, watcher: Watcher) -> float:
    begun = time.perf_counter()
    await ask(watcher)
    return time.perf_counter() - begun


async def compare(house: Visitors, pair: tuple[Twin, Twin], choices: tuple[str | None, str | None]) -> dict[str, Both]:
    """Somebody chooses at one table or at both; how long all answers take for the others, while that is written."""
    watchers, choosers = [], []
    for twin in pair:
        people = [
            Person(house, {"id": f"{twin.table}-{seat}", "name": "", "token": twin.tokens[seat]}) for seat in (0, 1)
        ]
        watchers.append(Watcher(people[WATCHER], twin.table, await people[WATCHER].connect(twin.table)))
        choosers.append(await people[CHOOSER].connect(twin.table))
    for connection in (*choosers, *(watcher.ear for watcher in watchers)):
        await connection.quiet()
    order, found = [0, 1], {}
    RNG.shuffle(order)
    for one in order:
        if choices[one] is not None:
            await choosers[one].say(type="play", id="choice", action=choices[one])
    for ask in RNG.sample(ASKS, len(ASKS)):
        RNG.shuffle(order)
        took = await asyncio.gather(*(seconds(ask, watchers[one]) for one in order))
        found[ask.__name__] = took[order.index(0)], took[order.index(1)]
    for connection, choice in zip(choosers, choices, strict=True):
        if choice is not None:
            await connection.until(lambda message: message.get("answers") == "choice")
    await asyncio.gather(*(connection.close() for connection in house.opened))
    house.opened.clear()
    return found


async def compared(database: str, pairs: int, module: str, what: bool) -> dict[str, float]:
    """By question, the p-value of the times at tables with a choice and without one, or (`what`) with another."""
    table, stored, sends = await table_that_calls(CHOOSER)
    twins = put_twins(database, table, stored, 2 * pairs)
    choices = (sends[0], sends[-1] if what else None)
    found: dict[str, list[Both]] = {}
    with serving(database, module=module) as server:
        async with visitors(server.url) as house:
            for pair in zip(twins[::2], twins[1::2], strict=True):
                turned = RNG.random() < 0.5
                times = await compare(house, pair, choices[::-1] if turned else choices)
                for name, both in times.items():
                    found.setdefault(name, []).append(both[::-1] if turned else both)
    p_values = {name: paired_p_value(both) for name, both in sorted(found.items())}
    print(f"{pairs} pairs:", ", ".join(f"{name} p = {p:.3g}" for name, p in p_values.items()))
    return p_values


def paired_p_value(pairs: list[Both]) -> float:
    """Whether a coin may have decided which one of each pair is first: the signed-rank test of Wilcoxon."""
    differences = sorted((one - two for one, two in pairs), key=abs)
    count = len(differences)
    ranks = sum(rank if difference > 0 else -rank for rank, difference in enumerate(differences, 1))
    spread = math.sqrt(count * (count + 1) * (2 * count + 1) / 6)
    return math.erfc(abs(ranks) / spread / math.sqrt(2))


@pytest.mark.parametrize("what", [False, True], ids=["whether", "what"])
async def test_real_times_do_not_reveal_a_choice(database: str, what: bool) -> None:
    """A coin decides which of two twins gets the choice, so nothing but the choice can make a difference."""
    found = await compared(database, PAIRS, "tests.server.quick_bots", what)
    assert min(found.values()) > LEAST_REAL_P


async def test_real_times_reveal_a_planted_leak(database: str) -> None:
    found = await compared(database, FEW_PAIRS, "tests.server.leaky", what=False)
    assert found["ping"] < LEAST_REAL_P
