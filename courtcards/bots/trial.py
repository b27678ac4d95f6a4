"""Candidates tried in the same sampled worlds until the budget is spent or the choice is beyond doubt.

All are compared pair by pair in the same worlds, so chance that meets all alike does not count. The first candidate is
the one that would be chosen without looking ahead; it is left only for a clear gain: the best average of candidates
that each had worlds of their own plays worse than no search at all.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from courtcards.bots.bot import Budget
from courtcards.compiled import compiled
from courtcards.games.arrays import Float64Array, Int16Array, Int64Array
from courtcards.games.rng import RNG_WORDS, next_word

CHUNK, LARGEST_CHUNK = 16, 64  # worlds between two looks at the clock and at who falls behind: few at first, then more
MIN_WORLDS = 32  # before anybody is dropped
SWITCH_STANDARD_ERRORS = 1.5  # standard errors that a gain over the first candidate must have, to be chosen in the end


class Patience(NamedTuple):
    """When candidates are dropped. A patient bot thinks longer and misses less."""

    behind: float  # standard errors by which a candidate must be behind the leader
    first_behind: float  # the same for the first candidate, which is given up only when it is beyond doubt
    small: float  # a gain over the leader too small to matter, in chances to win
    below: float  # standard errors by which a candidate's gain must be below that


HURRIED = Patience(2.5, 3.0, 0.002, 1.5)
PATIENT = Patience(3.0, 3.0, 0.0005, 2.5)

# Candidates, how many worlds were tried before, how many now → a result by world and candidate.
TryOut = Callable[[Int16Array, int, int], Float64Array]


@dataclass
class Trial:
    candidates: Int16Array  # those still in question
    patience: Patience = HURRIED
    worlds: int = 0
    sums: Float64Array = field(init=False)  # of results, by candidate
    products: Float64Array = field(init=False)  # of two candidates' results in a world, summed over worlds
    with_first: bool = True  # whether the first candidate is still in question

    def __post_init__(self) -> None:
        count = len(self.candidates)
        self.sums, self.products = np.zeros(count), np.zeros((count, count))

    def add(self, results: Float64Array) -> None:
        self.worlds += len(results)
        self.sums += results.sum(axis=0)
        self.products += results.T @ results

    def gains_over(self, one: int) -> tuple[Float64Array, Float64Array]:
        """How much better than one of them each candidate is on average, and the standard errors of that."""
        means = self.sums / self.worlds
        squares = (self.products.diagonal() - 2 * self.products[one] + self.products[one, one]) / self.worlds
        gains = means - means[one]
        return gains, np.sqrt(np.maximum(squares - gains**2, 0.0) / max(1, self.worlds - 1))

    def drop_losers(self) -> None:
        """Drop what is behind the leader, and what can hardly be better than it."""
        if self.worlds < MIN_WORLDS:
            return
        leader = int(self.sums.argmax())
        gains, errors = self.gains_over(leader)
        stays = gains + self.patience.behind * errors > 0
        stays &= gains + self.patience.below * errors > self.patience.small
        if self.with_first:
            stays[0] = gains[0] + self.patience.first_behind * errors[0] > 0
        stays[leader] = True
        self.with_first = self.with_first and bool(stays[0])
        self.candidates, self.sums = self.candidates[stays], self.sums[stays]
        self.products = self.products[np.ix_(stays, stays)]

    def choice(self, enough: float = SWITCH_STANDARD_ERRORS) -> int:
        """The best of those that are clearly better than the first; the first if there are none."""
        if self.worlds == 0:
            return int(self.candidates[0])
        gains, errors = self.gains_over(0)
        clear = (gains > enough * errors) | (not self.with_first)
        clear[0] = True
        return int(self.candidates[np.where(clear, gains, -np.inf).argmax()])


def explore(
    candidates: Int16Array, try_out: TryOut, budget: Budget, patience: Patience = HURRIED, drop: bool = True
) -> Trial:
    """Try the candidates in world after world. With a number of samples the clock decides nothing.

    Without `drop` all stay in question until the budget is spent.
    """
    begun, trial = time.perf_counter(), Trial(candidates, patience)
    while len(trial.candidates) > 1 and (chunk := next_chunk(trial.worlds, budget, begun)) > 0:
        trial.add(try_out(trial.candidates, trial.worlds, chunk))
        if drop:
            trial.drop_losers()
    return trial


def next_chunk(worlds: int, budget: Budget, begun: float) -> int:
    """How many worlds to try next: none when the budget is spent."""
    if worlds and budget.seconds is not None and time.perf_counter() - begun >= budget.seconds:
        return 0
    chunk = min(LARGEST_CHUNK, max(CHUNK, worlds // 4))
    return chunk if budget.samples is None else min(chunk, budget.samples - worlds)


@compiled
def split(rng: Int64Array, rng_states: Int64Array) -> None:
    """Streams of their own for the worlds, drawn from one."""
    for world in range(len(rng_states)):
        for word in range(RNG_WORDS - 1):
            rng_states[world, word] = next_word(rng)
        rng_states[world, RNG_WORDS - 1] = 1
        for _ in range(12):
            next_word(rng_states[world])
