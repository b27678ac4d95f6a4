"""Bots think in processes of their own, so that no table waits for them. They get knowledge, never a state."""

from __future__ import annotations

import asyncio
import functools
import multiprocessing
import os
import secrets
import signal
import sys
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import numpy as np
import structlog

from courtcards import bots
from courtcards.bots import LEVELS, Bot, Budget, bot_of
from courtcards.games import GAMES, rules_of
from courtcards.games.rng import rng_states
from courtcards.games.rules import Rules

T = TypeVar("T")

LOG = structlog.get_logger()
PAUSES = (0.1, 1.0, 5.0)  # seconds before work is tried again whose process died
NICE = 5  # thinking gives way to serving
DEEP = frozenset(level.id for level in LEVELS if level.looks_ahead)  # levels that take their time
KINDS = {  # kinds of bots, each with the levels to prepare it by: one for each bot that plays one
    kind: {level.bot: level.id for level in LEVELS if (level.id in DEEP) == (kind == "deep")}.values()
    for kind in ("quick", "deep")
}


class FairQueue:
    """A limited number of turns at a time. Whoever waits takes turns by player, however many turns a player wants."""

    def __init__(self, turns: int) -> None:
        self._free = turns
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by player; who is next comes first

    @asynccontextmanager
    async def turn(self, player: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(player)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, player: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(player, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            player, line = next(iter(self._waiting.items()))
            del self._waiting[player]
            turn = line.popleft()
            if line:
                self._waiting[player] = line  # at the end
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class BotPool:
    """A process for the quick bots of each game, and some for bots that look ahead: none waits for slower ones."""

    def __init__(self, workers: int) -> None:
        self._workers = max(1, workers)
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._queues: dict[str, FairQueue] = {}
        self._prepared = {(game, kind): asyncio.Event() for game in GAMES for kind in KINDS}
        self._stopped = False

    @property
    def ready(self) -> bool:
        """Whether the bots of all games answer at once."""
        return all(prepared.is_set() for prepared in self._prepared.values())

    async def prepare(self) -> None:
        """Load and, the first time on a machine, compile the bots of all games, in a process that ends then."""
        for kind, levels in KINDS.items():
            for game in GAMES:
                for level in levels:
                    await self.run("preparing", functools.partial(prepare, game, level))
                self._prepared[game, kind].set()
        self._discard("preparing", self._pools["preparing"])
        LOG.info("bots are ready")

    async def choose(self, rules: Rules, level: str, knowledge: Any, legal: list[int], player: str = "") -> int:
        """The action that a level chooses, by what a seat may know. Bots of a player's tables wait for each other."""
        kind = "deep" if level in DEEP else "quick"
        await self._prepared[rules.id, kind].wait()
        work = functools.partial(choose, rules.id, level, knowledge.tobytes(), legal, secrets.randbits(32))
        pool = kind if kind == "deep" else f"quick {rules.id}"
        queue = self._queues.setdefault(pool, FairQueue(self._count(pool)))
        async with queue.turn(player):
            return await self.run(pool, work)

    async def run(self, pool: str, work: Callable[[], T]) -> T:
        """Do some work in a process of a pool, and again if the process dies."""
        loop = asyncio.get_running_loop()
        for pause in PAUSES:
            executor = self._pool(pool)
            try:
                return await loop.run_in_executor(executor, work)
            except BrokenProcessPool:
                LOG.error("a bot's process died", pool=pool)
                self._discard(pool, executor)
                await asyncio.sleep(pause)
        return await loop.run_in_executor(self._pool(pool), work)

    def _pool(self, name: str) -> ProcessPoolExecutor:
        if self._stopped:
            raise asyncio.CancelledError
        if name not in self._pools:
            context = multiprocessing.get_context("spawn")
            self._pools[name] = ProcessPoolExecutor(self._count(name), context, initializer=begin)
        return self._pools[name]

    def _count(self, pool: str) -> int:
        """How many processes a pool has."""
        return self._workers if pool == "deep" else 1

    def _discard(self, name: str, executor: ProcessPoolExecutor) -> None:
        """Let a pool be replaced, unless somebody who waited for the same process has done so already."""
        if self._pools.get(name) is executor:
            del self._pools[name]
            executor.shutdown(wait=False)

    def stop(self) -> None:
        self._stopped = True
        for pool in self._pools.values():
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


# In the processes


def begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    threading.Thread(target=end_with_parent, daemon=True).start()
    if sys.platform != "win32":
        os.nice(NICE)
    os.environ.setdefault("NUMBA_NUM_THREADS", "1")


def end_with_parent() -> None:
    """However the server ends, nothing of it stays behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@functools.cache
def loaded_bot(game_id: str, level: str) -> Bot:
    return bot_of(level, game_id)


def choose(game_id: str, level: str, knowledge: bytes, legal: list[int], seed: int) -> int:
    rules = rules_of(game_id)
    row = np.frombuffer(bytearray(knowledge), rules.record)
    return int(loaded_bot(game_id, level).choose(row[0], np.array(legal, np.int16), rng_states(seed, 1)[0], Budget()))


def prepare(game_id: str, level: str) -> None:
    """A first decision of each kind of bot, with the least effort."""
    from courtcards.game import new_game

    game = new_game(game_id, players=2, seed="")
    bots.choose(game, game.to_move[0], loaded_bot(game_id, level), rng=0, budget=Budget(samples=1))
