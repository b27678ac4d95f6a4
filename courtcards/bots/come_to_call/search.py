"""Look-ahead on top of the scripted player.

During a round a few candidates are played on to the end of the round in sampled hidden states, every seat by the
scripted policy on its own knowledge; candidates meet the same states and random numbers. The scripted choice is left
only for one that is better by more than chance explains. The call is a guessing game: its mix is only solved better.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import numba
import numpy as np

from courtcards.bots.bot import Budget
from courtcards.bots.come_to_call.call import draw_step, mix_sets
from courtcards.bots.come_to_call.scripted import judge, play
from courtcards.bots.come_to_call.sets import MOST_COMBINATIONS
from courtcards.bots.come_to_call.standing import chance_after_show
from courtcards.bots.come_to_call.worlds import imagine
from courtcards.compiled import compiled, compiled_parallel
from courtcards.games.arrays import BoolArray, FloatArray, Int8Array, Int16Array, Int64Array, State, States
from courtcards.games.chance import STREAM, WORD, next_word
from courtcards.games.come_to_call.actions import DISCARD_HEAR_YE, MOST_LEGAL
from courtcards.games.come_to_call.apply import apply, reshuffle_at_random
from courtcards.games.come_to_call.cards import TYPES
from courtcards.games.come_to_call.legal import legal as list_legal
from courtcards.games.come_to_call.legal import next_seat
from courtcards.games.come_to_call.state import CALL, DEAL, OVER, RESHUFFLE, STATE
from courtcards.games.come_to_call.view import know

CANDIDATES = 5  # actions that are tried, and a Hear Ye! besides
BATCH = 16  # hidden states between two looks at the clock
SAMPLES = 96  # hidden states where a budget sets no limit
SURE = 1.5  # standard errors by which a candidate must be better, and by which a worse one is dropped
QUICK_HANDS, QUICK_ITERATIONS = 4, 24  # thought at the calls of games played on
CALL_HANDS, CALL_ITERATIONS = 16, 300  # thought at the call itself, for each of several solutions
SAMPLES_A_SOLUTION = 16


@dataclass
class SearchBot:
    name: str = "search"

    def choose(self, knowledge: State, legal: Int16Array, stream: Int64Array, budget: Budget) -> int:
        if len(legal) == 1:
            return int(legal[0])
        states = np.empty(1, STATE)
        states[0] = knowledge
        if knowledge["phase"] == CALL:
            return choose_call(states, stream, budget)
        return choose_turn(states, legal, stream, budget)


@dataclass
class Clock:
    """Counts what a budget allows."""

    budget: Budget
    started: float
    used: int = 0

    def next_batch(self, most: int) -> int:
        """How many more samples to take now; 0: the budget is spent."""
        limit = self.budget.samples
        if limit is None and self.budget.seconds is None:
            limit = SAMPLES
        if self.budget.seconds is not None and self.used and time.monotonic() - self.started >= self.budget.seconds:
            return 0
        size = most if limit is None else min(most, limit - self.used)
        self.used += size
        return size


def choose_turn(states: States, legal: Int16Array, stream: Int64Array, budget: Budget) -> int:
    clock = Clock(budget, time.monotonic())
    candidates = find_candidates(states, legal)
    seeds = draw_seeds(stream)
    values = np.empty((0, len(candidates)))
    tried = np.ones(len(candidates), np.bool_)
    while tried[1:].any() and (size := clock.next_batch(BATCH)):
        batch = np.zeros((size, len(candidates)))
        try_candidates(states, candidates, tried, seeds, len(values), batch)
        values = np.concatenate([values, batch])
        drop_losers(values, tried)
    return int(candidates[best_candidate(values, tried)])


def find_candidates(states: States, legal: Int16Array) -> Int16Array:
    """The actions that the scripted player thinks best, its choice first; a Hear Ye! is always among them."""
    values = np.empty(len(legal))
    judge(states[0], legal, len(legal), values)
    order = np.argsort(-values, kind="stable")
    chosen = [int(legal[i]) for i in order[:CANDIDATES]]
    if DISCARD_HEAR_YE in legal and DISCARD_HEAR_YE not in chosen:
        chosen.append(DISCARD_HEAR_YE)
    return np.array(chosen, np.int16)


def gains(values: FloatArray) -> tuple[FloatArray, FloatArray]:
    """How much better than the first each candidate is on average, and the standard error of that."""
    over = values - values[:, :1]
    return over.mean(axis=0), over.std(axis=0, ddof=1) / np.sqrt(len(over)) + 1e-9


def drop_losers(values: FloatArray, tried: BoolArray) -> None:
    """Try no longer what is clearly worse than the first or than the best."""
    if len(values) < 2 * BATCH:
        return
    mean, error = gains(values)
    best = np.where(tried, mean, 0.0).max()
    tried[1:] &= (mean > best - 2 * SURE * error)[1:]


def best_candidate(values: FloatArray, tried: BoolArray) -> int:
    """The best candidate that is better than the first by more than chance; otherwise the first."""
    if len(values) < 2:
        return 0
    mean, error = gains(values)
    sure = tried & (mean > SURE * error)
    sure[0] = True
    return int(np.where(sure, mean, -1.0).argmax())


def choose_call(states: States, stream: Int64Array, budget: Budget) -> int:
    """Draw from the mean of several solutions."""
    clock, seeds, solved = Clock(budget, time.monotonic()), draw_seeds(stream), 0
    rows, total = np.empty((MOST_COMBINATIONS, TYPES), np.int8), np.zeros(MOST_COMBINATIONS)
    while size := clock.next_batch(4 * SAMPLES_A_SOLUTION):
        mixes = np.zeros((-(-size // SAMPLES_A_SOLUTION), MOST_COMBINATIONS))
        solve_calls(states, seeds, solved, rows, mixes)
        total += mixes.sum(axis=0)
        solved += len(mixes)
    return int(draw_step(states[0], rows, total, MOST_COMBINATIONS, stream))


def draw_seeds(stream: Int64Array) -> Int64Array:
    return np.array([next_word(stream) for _ in range(3)], np.int64)


@compiled
def own_stream(seeds: Int64Array, number: int) -> Int64Array:
    """The random stream of one sample, the same whichever thread works on it."""
    stream = np.ones(STREAM, np.int64)
    for i in range(3):
        stream[i] = seeds[i]
    stream[0] = (stream[0] + 0x9E3779B9 * (number + 1)) & WORD
    for _ in range(12):
        next_word(stream)
    return stream


@compiled_parallel
def try_candidates(
    states: States, candidates: Int16Array, tried: BoolArray, seeds: Int64Array, first: int, values: FloatArray
) -> None:
    """Write the chance to win after each candidate, for one hidden state a row."""
    for i in numba.prange(len(values)):
        try_in_world(states[0], candidates, tried, own_stream(seeds, first + i), values[i])


@compiled
def try_in_world(
    knowledge: State, candidates: Int16Array, tried: BoolArray, stream: Int64Array, values: FloatArray
) -> None:
    worlds, seat = np.empty(3, STATE), int(knowledge["viewer"])
    worlds[0] = knowledge
    imagine(knowledge, worlds[0], stream)
    for i in range(len(candidates)):
        if tried[i]:
            worlds[1] = worlds[0]
            apply(worlds[1], seat, candidates[i])
            play_on(worlds[1], worlds[2], stream.copy())
            values[i] = chance_after_show(worlds[1], seat)


@compiled
def play_on(world: State, knowledge: State, stream: Int64Array) -> None:
    """To the end of the round, every seat by what it knows itself."""
    actions = np.empty(MOST_LEGAL, np.int16)
    while world["phase"] != DEAL and world["phase"] != OVER:
        if world["phase"] == RESHUFFLE:
            reshuffle_at_random(world, stream)
        else:
            seat = next_seat(world)
            know(world, seat, knowledge)
            count = list_legal(world, seat, actions)
            apply(world, seat, play(knowledge, actions, count, QUICK_HANDS, QUICK_ITERATIONS, stream))


@compiled_parallel
def solve_calls(states: States, seeds: Int64Array, first: int, rows: Int8Array, mixes: FloatArray) -> None:
    """Solve the call several times over; all list the same combinations."""
    mix_sets(states[0], 1, 0, own_stream(seeds, first), rows, mixes[0])
    for i in numba.prange(len(mixes)):
        listed = np.empty((MOST_COMBINATIONS, TYPES), np.int8)
        mix_sets(states[0], CALL_HANDS, CALL_ITERATIONS, own_stream(seeds, first + i), listed, mixes[i])
