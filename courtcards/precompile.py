"""Everything that can be compiled ahead, in parts, in the order in which somebody at a table needs it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np

from courtcards import compiled, warmup
from courtcards.bots import LEVELS, Budget, bot_of, bots_of
from courtcards.bots.levels import Level
from courtcards.game import SEATS_OF
from courtcards.games import GAMES, rules_of
from courtcards.games.rng import rng_states

NICE = 15  # compiling gives way to playing
DEEP = frozenset(level.id for level in LEVELS if level.looks_ahead)  # levels that take their time
KINDS = {kind: [level for level in LEVELS if (level.id in DEEP) == (kind == "deep")] for kind in ("quick", "deep")}
LAYERS = {"table": "games", "quick": "bots", "deep": "bots", "others": "games", "envs": "envs"}  # in this order


@dataclass(frozen=True)
class Part:
    """What is compiled in one go."""

    what: str  # one of LAYERS
    game: str

    @property
    def done(self) -> bool:
        return warmup.is_done(LAYERS[self.what], self.what, self.game)

    def compile(self) -> float:
        """Compile it, unless somebody has; how many seconds that took."""
        began = time.monotonic()
        warmup.once(LAYERS[self.what], self.what, self.game, self._compile)
        return time.monotonic() - began

    def _compile(self) -> None:
        rules = rules_of(self.game)
        match self.what:
            case "table":
                warmup.call_all(warmup.table_calls(rules))
            case "others":
                warmup.call_all(warmup.other_calls(rules))
            case "envs":
                from courtcards.envs import kernel

                kernel.compile_all(rules)
            case kind:
                for level in KINDS[kind]:
                    decide_once(self.game, level)


def decide_once(game_id: str, level: Level) -> None:
    """A first decision of a level and of its bot, with the least effort."""
    rules = rules_of(game_id)
    options, states, scratch = rules.read_options(2, {}), rules.new_states(2), rules.scratch()
    rules.start(states[0], options, 0, None)
    rules.deal(states[0], rules.ordered_deck(options))
    seat = SEATS_OF[rules.must_act_row(states, 0)][0]
    rules.know_row(states, 0, seat, states, 1)
    legal = scratch[: rules.legal_row(states, 0, seat, scratch)].astype(np.int16)
    for name in {level.id, level.bot if level.bot in bots_of(game_id) else level.id}:
        bot_of(name, game_id).choose(states[1], legal, rng_states(0, 1)[0], Budget(samples=1))


PARTS = tuple(Part(what, game) for what in LAYERS for game in GAMES)
FIRST = tuple(part for part in PARTS if part.what in ("table", "quick"))  # enough for a table with most bots


def compile_all(parts: tuple[Part, ...], report: Callable[[Part, float], None] = lambda *_: None) -> None:
    """Compile parts by as many processes as there are cores; `report` gets each that is ready, and its seconds."""
    with compiling(parts) as futures:
        for future in as_completed(futures):
            report(futures[future], future.result())
    if warmup.is_warm(*GAMES):
        compiled.mark_warm()


@contextmanager
def compiling(parts: tuple[Part, ...]) -> Iterator[dict[Future[float], Part]]:
    """Processes that compile parts. They end with the block, or with this process, finished or not."""
    pool = ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn"), initializer=begin)
    try:
        yield {pool.submit(part.compile): part for part in parts}
    finally:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


# In the processes


def begin(nice: int = NICE) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started them says when it is over
    threading.Thread(target=end_with_parent, daemon=True).start()
    if sys.platform != "win32":
        os.nice(nice)
    os.environ.setdefault("NUMBA_NUM_THREADS", "1")


def end_with_parent() -> None:
    """However the server ends, nothing of it stays behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
