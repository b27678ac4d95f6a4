"""Look-ahead on top of the scripted player.

During a round a few candidates are played on to the end of the round in sampled hidden states, every seat by the
scripted policy on its own knowledge; candidates meet the same states and random numbers, and the scripted choice is
left only for a clear gain (`trial`). The call is a guessing game: its mix is only solved better.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from courtcards.bots.bot import Budget
from courtcards.bots.come_to_call.call import draw_step, mix_sets
from courtcards.bots.come_to_call.scripted import judge, play
from courtcards.bots.come_to_call.sets import MOST_COMBINATIONS
from courtcards.bots.come_to_call.win_probability import probability_after_show
from courtcards.bots.come_to_call.worlds import imagine
from courtcards.bots.cores import spread
from courtcards.bots.trial import explore
from courtcards.compiled import compiled
from courtcards.games.arrays import (
    Float64Array,
    Int8Array,
    Int16Array,
    Int64Array,
    Knowledge,
    KnowledgeRows,
    State,
    one_row,
)
from courtcards.games.come_to_call.actions import DISCARD_HEAR_YE, MOST_LEGAL
from courtcards.games.come_to_call.apply import apply, reshuffle_at_random
from courtcards.games.come_to_call.cards import TYPES
from courtcards.games.come_to_call.legal import legal as list_legal
from courtcards.games.come_to_call.legal import next_seat
from courtcards.games.come_to_call.state import CALL, DEAL, OVER, RESHUFFLE, STATE
from courtcards.games.come_to_call.view import know
from courtcards.games.rng import RNG_WORDS, WORD, next_word

CANDIDATES = 5  # actions that are tried, and a Hear Ye! besides
USUAL = Budget(samples=96)  # hidden states where a budget sets no limit
QUICK = np.array([4, 24])  # hands and iterations: thought at the calls of games played on
FULL = np.array([16, 300])  # thought at the call itself, for each of several solutions
SAMPLES_A_SOLUTION = 16
SOLUTIONS_AT_ONCE, MOST_SOLUTIONS = 4, 64  # the mean of this many hardly changes any more


@dataclass
class SearchBot:
    name: str = "search"

    def choose(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        if len(legal) == 1:
            return int(legal[0])
        positions = one_row(knowledge)
        limited = budget if (budget.seconds, budget.samples) != (None, None) else USUAL
        if knowledge["phase"] == CALL:
            return choose_call(positions, rng, limited)
        return choose_turn(positions, legal, rng, limited)


def choose_turn(positions: KnowledgeRows, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
    seeds = draw_seeds(rng)

    def try_some(candidates: Int16Array, before: int, count: int) -> Float64Array:
        results = np.empty((count, len(candidates)))
        spread(lambda first, end: try_out(positions, candidates, seeds, before + first, results[first:end]), count)
        return results

    return explore(find_candidates(positions, legal), try_some, budget).choice()


def find_candidates(positions: KnowledgeRows, legal: Int16Array) -> Int16Array:
    """The actions that the scripted player thinks best, its choice first; a Hear Ye! is always among them."""
    values = np.empty(len(legal))
    judge(positions[0], legal, len(legal), values)
    order = np.argsort(-values, kind="stable")
    chosen = [int(legal[i]) for i in order[:CANDIDATES]]
    if DISCARD_HEAR_YE in legal and DISCARD_HEAR_YE not in chosen:
        chosen.append(DISCARD_HEAR_YE)
    return np.array(chosen, np.int16)


def choose_call(positions: KnowledgeRows, rng: Int64Array, budget: Budget) -> int:
    """Draw from the mean of several solutions."""
    begun, seeds, solved = time.perf_counter(), draw_seeds(rng), 0
    rows, total = np.empty((MOST_COMBINATIONS, TYPES), np.int8), np.zeros(MOST_COMBINATIONS)
    while (count := next_solutions(solved, budget, begun)) > 0:
        mixes = np.zeros((count, MOST_COMBINATIONS))
        solve_some(positions, seeds, solved, rows, mixes)
        total += mixes.sum(axis=0)
        solved += count
    return int(draw_step(positions[0], rows, total, MOST_COMBINATIONS, rng))


def next_solutions(solved: int, budget: Budget, begun: float) -> int:
    """How many times to solve the call next: 0 when the budget is spent."""
    if solved and budget.seconds is not None and time.perf_counter() - begun >= budget.seconds:
        return 0
    most = MOST_SOLUTIONS if budget.samples is None else min(MOST_SOLUTIONS, -(-budget.samples // SAMPLES_A_SOLUTION))
    return min(SOLUTIONS_AT_ONCE, most - solved)


def solve_some(positions: KnowledgeRows, seeds: Int64Array, before: int, rows: Int8Array, mixes: Float64Array) -> None:
    """Solve the call several times over; all list the same combinations, which the first one writes down."""

    def solve(first: int, end: int) -> None:
        listed = rows if first == 0 else np.empty_like(rows)
        solve_calls(positions, seeds, before + first, listed, mixes[first:end])

    spread(solve, len(mixes))


def draw_seeds(rng: Int64Array) -> Int64Array:
    return np.array([next_word(rng) for _ in range(3)], np.int64)


@compiled
def own_stream(seeds: Int64Array, number: int) -> Int64Array:
    """The random generator of one sample, the same whichever thread works on it."""
    rng = np.ones(RNG_WORDS, np.int64)
    for i in range(3):
        rng[i] = seeds[i]
    rng[0] = (rng[0] + 0x9E3779B9 * (number + 1)) & WORD
    for _ in range(12):
        next_word(rng)
    return rng


@compiled
def try_out(
    positions: KnowledgeRows, candidates: Int16Array, seeds: Int64Array, before: int, results: Float64Array
) -> None:
    """Write the chance to win after each candidate, for one hidden state a row."""
    worlds, seat = np.empty(3, STATE), int(positions[0]["viewer"])
    for i in range(len(results)):
        rng = own_stream(seeds, before + i)
        worlds[0] = positions[0]
        imagine(positions[0], worlds[0], rng)
        for j in range(len(candidates)):
            worlds[1] = worlds[0]
            apply(worlds[1], seat, candidates[j])
            play_on(worlds[1], worlds[2], rng.copy())
            results[i, j] = probability_after_show(worlds[1], seat)


@compiled
def play_on(world: State, knowledge: Knowledge, rng: Int64Array) -> None:
    """To the end of the round, every seat by what it knows itself."""
    actions = np.empty(MOST_LEGAL, np.int16)
    while world["phase"] != DEAL and world["phase"] != OVER:
        if world["phase"] == RESHUFFLE:
            reshuffle_at_random(world, rng)
        else:
            seat = next_seat(world)
            know(world, seat, knowledge)
            count = list_legal(world, seat, actions)
            apply(world, seat, play(knowledge, actions, count, QUICK[0], QUICK[1], rng))


@compiled
def solve_calls(positions: KnowledgeRows, seeds: Int64Array, before: int, rows: Int8Array, mixes: Float64Array) -> None:
    for i in range(len(mixes)):
        mix_sets(positions[0], FULL[0], FULL[1], own_stream(seeds, before + i), rows, mixes[i])
