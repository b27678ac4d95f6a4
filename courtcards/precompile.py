"""Everything that can be compiled ahead of time, in parts, in the order in which tables need them."""

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
from courtcards.bots import LEVELS, Budget, OpenBot, bot_of, bots_of, choose, play_out
from courtcards.bots.levels import Level
from courtcards.game import SEATS_OF, new_game
from courtcards.games import GAMES, rules_of
from courtcards.games.rng import rng_states

NICE = 15  # compiling beside a server gives way to playing
DEEP = frozenset(level.id for level in LEVELS if level.looks_ahead)  # levels that take their time
KINDS = {kind: [level for level in LEVELS if (level.id in DEEP) == (kind == "deep")] for kind in ("quick", "deep")}
LAYERS = {  # in this order
    "table": "games",
    "quick": "bots",
    "deep": "bots",
    "others": "games",
    "envs": "envs",
    "bots": "bots",  # what they call later in a game, and those that no level plays by
    "review": "bots",
}
REVIEWED = 60  # decisions of a game that is reviewed to compile what reviews call


@dataclass(frozen=True)
class Part:
    """One unit of compilation."""

    what: str  # one of LAYERS
    game: str

    @property
    def done(self) -> bool:
        return warmup.is_done(LAYERS[self.what], self.what, self.game)

    def compile(self) -> float:
        """Compile it, unless that was done before. Returns the seconds it took."""
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
            case "bots":
                for name in bots_of(self.game):
                    play_once(self.game, name)
            case "review":
                review_once(self.game)
            case kind:
                for level in KINDS[kind]:
                    decide_once(self.game, level)


def decide_once(game_id: str, level: Level) -> None:
    """Let a level and its bot make one decision, with the smallest budget."""
    rules = rules_of(game_id)
    options, scratch = rules.read_options(2, {}), rules.scratch()
    states, known = rules.new_states(), rules.new_knowledge()
    rules.start(states[0], options, 0, None)
    rules.deal(states[0], rules.ordered_deck(options))
    seat = SEATS_OF[rules.must_act_row(states, 0)][0]
    rules.know_row(states, 0, seat, known, 0)
    legal = scratch[: rules.legal_row(states, 0, seat, scratch)].astype(np.int16)
    for name in {level.id, level.bot if level.bot in bots_of(game_id) else level.id}:
        bot = bot_of(name, game_id)
        bot.choose(known[0], legal, rng_states(0, 1)[0], Budget(samples=1))
        if isinstance(bot, OpenBot):
            bot.probs(known[0], legal)


def play_once(game_id: str, bot: str) -> None:
    """A first game of a bot against itself, with the least effort: some phases come late."""
    play_out(new_game(game_id, players=2, seed=0), {0: bot, 1: bot}, rng=0, budget=Budget(samples=1))


def review_once(game_id: str) -> None:
    """A first review, with the least effort, where somebody has learned the game: it also tells luck from skill."""
    from courtcards.review import Depth, analyze

    if "neural" in bots_of(game_id):
        game = new_game(game_id, players=2, seed=0)
        while game.decisions < REVIEWED and not game.over:
            game.play(game.to_move[0], choose(game, game.to_move[0], "random", rng=game.decisions))
        analyze(game.record(), depth=Depth(first=2, close=2, doubtful=2))


PARTS = tuple(Part(what, game) for what in LAYERS for game in GAMES)
FIRST = tuple(part for part in PARTS if part.what in ("table", "quick"))  # enough for a table with most bots


def compile_all(parts: tuple[Part, ...], report: Callable[[Part, float], None] = lambda *_: None) -> None:
    """Compile parts by as many processes as there are cores; `report` gets each that is ready, and its seconds."""
    with compiling(parts, nice=0) as futures:
        for future in as_completed(futures):
            report(futures[future], future.result())
    if warmup.is_warm(*GAMES):
        compiled.mark_warm()


@contextmanager
def compiling(parts: tuple[Part, ...], nice: int = NICE) -> Iterator[dict[Future[float], Part]]:
    """Processes that compile parts. They end with the block, or with this process, finished or not."""
    pool = ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn"), begin, (nice,))
    try:
        yield {pool.submit(part.compile): part for part in parts}
    finally:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


# In the processes


def begin(nice: int = NICE) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process decides when to stop
    threading.Thread(target=end_with_parent, daemon=True).start()
    if sys.platform != "win32":
        os.nice(nice)
    os.environ.setdefault("NUMBA_NUM_THREADS", "1")


def end_with_parent() -> None:
    """End with the parent process, however that ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
