"""Bots at work: processes of their own, so that thinking never delays a table. They get knowledge, never a state."""

from __future__ import annotations

import asyncio
import functools
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import numpy as np
import structlog

from courtcards import bots
from courtcards.bots import LEVELS, Bot, Budget, bot_of
from courtcards.games import GAMES, rules_of
from courtcards.games.rng import rng_states
from courtcards.games.rules import Rules

LOG = structlog.get_logger()
NICE = 5  # thinking gives way to serving
DEEP = frozenset(level.id for level in LEVELS if level.looks_ahead)  # levels that take their time
KINDS = {  # kinds of bots, each with the levels to prepare it by: one for each bot that plays one
    kind: {level.bot: level.id for level in LEVELS if (level.id in DEEP) == (kind == "deep")}.values()
    for kind in ("quick", "deep")
}


class BotPool:
    """A pool for quick bots of each game and one for bots that look ahead: none queues behind slower ones."""

    def __init__(self, workers: int) -> None:
        self._workers = max(1, workers)
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._prepared = {(game, kind): asyncio.Event() for game in GAMES for kind in KINDS}

    @property
    def ready(self) -> bool:
        """Whether the bots of both games answer at once."""
        return all(prepared.is_set() for prepared in self._prepared.values())

    def _pool(self, name: str) -> ProcessPoolExecutor:
        if name not in self._pools:
            context = multiprocessing.get_context("spawn")
            count = self._workers if name == "deep" else 1
            self._pools[name] = ProcessPoolExecutor(count, context, initializer=begin)
        return self._pools[name]

    async def prepare(self) -> None:
        """Load and, the first time on a machine, compile the bots of both games, in a process that ends then."""
        for kind, levels in KINDS.items():
            for game in GAMES:
                for level in levels:
                    await self._ask("preparing", functools.partial(prepare, game, level))
                self._prepared[game, kind].set()
        self._pools.pop("preparing").shutdown(wait=False)
        LOG.info("bots ready")

    async def choose(self, rules: Rules, level: str, knowledge: Any, legal: list[int]) -> int:
        """The action that a level chooses, by what a seat may know."""
        kind = "deep" if level in DEEP else "quick"
        await self._prepared[rules.id, kind].wait()
        ask = functools.partial(choose, rules.id, level, knowledge.tobytes(), legal, secrets.randbits(32))
        action: int = await self._ask(kind if kind == "deep" else f"quick {rules.id}", ask)
        return action

    async def _ask(self, pool: str, ask: Callable[[], Any]) -> Any:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            try:
                return await loop.run_in_executor(self._pool(pool), ask)
            except BrokenProcessPool:
                LOG.error("a bot's process died", pool=pool)
                self._pools.pop(pool).shutdown(wait=False)
        return await loop.run_in_executor(self._pool(pool), ask)

    def stop(self) -> None:
        for pool in self._pools.values():
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


# In the processes


def begin() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    os.nice(NICE)
    os.environ.setdefault("NUMBA_NUM_THREADS", "1")


@functools.cache
def thinker(game_id: str, level: str) -> Bot:
    return bot_of(level, game_id)


def choose(game_id: str, level: str, knowledge: bytes, legal: list[int], seed: int) -> int:
    rules = rules_of(game_id)
    row = np.frombuffer(bytearray(knowledge), rules.record)
    return int(thinker(game_id, level).choose(row[0], np.array(legal, np.int16), rng_states(seed, 1)[0], Budget()))


def prepare(game_id: str, level: str) -> None:
    """A first decision of each kind of bot, with the least effort."""
    from courtcards.game import new_game

    game = new_game(game_id, players=2, seed="")
    bots.choose(game, game.to_move[0], thinker(game_id, level), rng=0, budget=Budget(samples=1))
