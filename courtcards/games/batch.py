"""Many games at once: arrays of records, one compiled call each, spread over the cores.

`rng_states` holds the state of one random generator a game; chance (deals, reshuffles) is settled inside.
"""

from __future__ import annotations

import numba
import numpy as np

from courtcards.compiled import compiled, compiled_parallel
from courtcards.games.arrays import BoolArray, Int8Array, Int16Array, Int64Array, State, States
from courtcards.games.decisions import legal_mask
from courtcards.games.observation import observe
from courtcards.games.rng import below
from courtcards.games.verbs import (
    CHANCE,
    GAME_OVER,
    ROUND_OVER,
    apply,
    legal,
    most_legal,
    next_seat,
    settle,
    stage,
    start,
)


@compiled
def begin_game(state: State, options: Int8Array, first: int, rng: Int64Array) -> None:
    """A new game with its first round dealt; the first seat is random if `first` is −1."""
    start(state, options, below(rng, int(options[0])) if first < 0 else int(first))
    settle(state, rng)


@compiled
def play_round(state: State, rng: Int64Array, scratch: Int16Array) -> int:
    """Play to the end of the round, every legal action equally likely; returns the number of decisions."""
    settle(state, rng)
    decisions = 0
    while stage(state) < ROUND_OVER:
        seat = next_seat(state)
        count = legal(state, seat, scratch)
        apply(state, seat, scratch[below(rng, count)])
        if stage(state) == CHANCE:
            settle(state, rng)
        decisions += 1
    return decisions


@compiled
def play_out(state: State, rng: Int64Array, scratch: Int16Array) -> int:
    """Play to the end of the game in the same way."""
    decisions = 0
    while stage(state) != GAME_OVER:
        decisions += play_round(state, rng, scratch)
    return decisions


@compiled_parallel
def start_batch(states: States, options: Int8Array, rng_states: Int64Array) -> None:
    """New games, each from its row of options; the first seat is random."""
    for i in numba.prange(len(states)):
        begin_game(states[i], options[i], -1, rng_states[i])


@compiled_parallel
def play_out_batch(states: States, rng_states: Int64Array, decisions: Int64Array) -> None:
    for i in numba.prange(len(states)):
        scratch = np.empty(most_legal(states[i]), np.int16)
        decisions[i] = play_out(states[i], rng_states[i], scratch)


@compiled_parallel
def play_round_batch(states: States, rng_states: Int64Array, decisions: Int64Array) -> None:
    """Play one round of each game; a game that is over stays as it is."""
    for i in numba.prange(len(states)):
        decisions[i] = 0
        if stage(states[i]) != GAME_OVER:
            scratch = np.empty(most_legal(states[i]), np.int16)
            decisions[i] = play_round(states[i], rng_states[i], scratch)


@compiled_parallel
def step_batch(states: States, actions: Int16Array, rng_states: Int64Array, seats: Int8Array) -> None:
    """Carry out one legal action a game, for the seat in `seats`, and write there who decides next; -1: it is over."""
    for i in numba.prange(len(states)):
        if seats[i] >= 0:
            apply(states[i], seats[i], actions[i])
            settle(states[i], rng_states[i])
            seats[i] = next_seat(states[i])


@compiled_parallel
def mask_batch(states: States, seats: Int8Array, masks: BoolArray) -> None:
    for i in numba.prange(len(states)):
        scratch = np.empty(most_legal(states[i]), np.int16)
        legal_mask(states[i], seats[i], scratch, masks[i])


@compiled_parallel
def observe_batch(states: States, seats: Int8Array, observations: Int16Array) -> None:
    for i in numba.prange(len(states)):
        scratch = np.empty_like(states[:1])
        observe(states[i], seats[i], scratch, observations[i])
