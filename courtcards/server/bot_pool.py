"""Runs bots in processes of their own, so that no table waits for them. They get knowledge, never a state."""

from __future__ import annotations

import asyncio
import functools
import multiprocessing
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import numpy as np
import structlog

from courtcards.bots import LEVELS, Bot, Budget, bot_of
from courtcards.games import GAMES, rules_of
from courtcards.games.arrays import Knowledge
from courtcards.games.rng import rng_states
from courtcards.games.rules import Rules
from courtcards.precompile import DEEP, KINDS, Part, begin
from courtcards.server.turns import FairQueue

T = TypeVar("T")

LOG = structlog.get_logger()
PAUSES = (0.1, 1.0, 5.0)  # seconds to wait before trying again after a process died
NICE = 5  # lower priority than the server


def kind_of(level: str) -> str:
    return "deep" if level in DEEP else "quick"


def pool_of(game_id: str, level: str) -> str:
    """The name of the pool whose processes a level uses."""
    return "deep" if level in DEEP else f"quick {game_id}"


class BotPool:
    """A process for each game's quick bots, and several for bots that look ahead: nobody waits for a slower one."""

    def __init__(self, workers: int, kinds: Iterable[str] = KINDS) -> None:
        """`kinds` are the kinds of bots to prepare; a bot of any other kind waits forever."""
        self._workers, self._kinds = max(1, workers), tuple(kinds)
        self.on_prepared: Callable[[], None] = lambda: None  # called when more bots are ready
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._queues: dict[str, FairQueue] = {}
        self._prepared = {(game, kind): asyncio.Event() for game in GAMES for kind in KINDS}
        self._stopped = False

    @property
    def ready(self) -> bool:
        """Whether the bots of all games answer at once."""
        return all(prepared.is_set() for prepared in self._prepared.values())

    def is_ready(self, game_id: str, level: str) -> bool:
        return self._prepared[game_id, kind_of(level)].is_set()

    async def prepare(self) -> None:
        """Compile the bots of all games if necessary, the lightest first, in processes that then end."""
        for kind in self._kinds:
            await asyncio.gather(*(self._prepare(game, kind) for game in GAMES))
        if "preparing" in self._pools:
            self._discard("preparing", self._pools["preparing"])
        LOG.info("bots are ready", kinds=self._kinds)

    async def _prepare(self, game: str, kind: str) -> None:
        part = Part(kind, game)
        if not part.done:
            await self.run("preparing", part.compile)
        if kind == "quick":
            await self.run(f"quick {game}", functools.partial(load, game))
        self._prepared[game, kind].set()
        self.on_prepared()

    async def choose(self, rules: Rules, level: str, knowledge: Knowledge, legal: list[int], player: str = "") -> int:
        """The action a level chooses from what a seat may know. Bots at one player's tables wait for each other."""
        await self._prepared[rules.id, kind_of(level)].wait()
        work = functools.partial(choose, rules.id, level, knowledge.tobytes(), legal, secrets.randbits(32))
        pool = pool_of(rules.id, level)
        queue = self._queues.setdefault(pool, FairQueue(self._count(pool)))
        async with queue.turn(player):
            return await self.run(pool, work)

    async def run(self, pool: str, work: Callable[[], T]) -> T:
        """Run a function in a process of a pool, and again if the process dies."""
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
            self._pools[name] = ProcessPoolExecutor(self._count(name), context, initializer=begin, initargs=(NICE,))
        return self._pools[name]

    def _count(self, pool: str) -> int:
        """How many processes a pool has."""
        return {"deep": self._workers, "preparing": len(GAMES)}.get(pool, 1)

    def _discard(self, name: str, executor: ProcessPoolExecutor) -> None:
        """Replace a broken pool, unless another waiter has already done so."""
        if self._pools.get(name) is executor:
            del self._pools[name]
            executor.shutdown(wait=False)

    def stop(self) -> None:
        self._stopped = True
        for pool in self._pools.values():
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(cancel_futures=True)  # returns at once, because no process is left
        self._pools.clear()


# In the processes


@functools.cache
def loaded_bot(game_id: str, level: str) -> Bot:
    return bot_of(level, game_id)


def load(game_id: str) -> None:
    """Load the first level, so its first decision takes no longer than later ones."""
    loaded_bot(game_id, LEVELS[0].id)


def choose(game_id: str, level: str, knowledge: bytes, legal: list[int], seed: int) -> int:
    rules = rules_of(game_id)
    known = Knowledge(np.frombuffer(bytearray(knowledge), rules.record)[0])
    return int(loaded_bot(game_id, level).choose(known, np.array(legal, np.int16), rng_states(seed, 1)[0], Budget()))
