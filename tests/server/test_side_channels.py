"""Times tell nothing: an answer takes as long whatever somebody else has just chosen in secret."""

from __future__ import annotations

import asyncio
import math
import os
import random
import statistics
import time
from collections.abc import Callable

import pytest

from courtcards.server.table_config import TableConfig
from tests.server.scene import LateStore, RecordingConnection, Scene

PAIRS = int(os.environ.get("COURTCARDS_TIMING_PAIRS", "2000"))
TABLES = 20  # of each kind
TRIES = 3  # chance alone fails one sample in a hundred; a difference fails them all
LEAST_P = 0.01


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
        times = await sample(tables, PAIRS // TABLES, rng)
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
