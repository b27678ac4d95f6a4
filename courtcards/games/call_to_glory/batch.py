"""Many games at once: arrays of records, one compiled call each, spread over the cores.

`rng_states` holds the state of one random generator a game; chance (deals) is settled inside.
"""

from __future__ import annotations

import numba
import numpy as np

from courtcards.compiled import compiled, compiled_parallel
from courtcards.games.arrays import BoolArray, Int8Array, Int16Array, Int64Array, State, States
from courtcards.games.call_to_glory.actions import MOST_LEGAL
from courtcards.games.call_to_glory.apply import apply, deal_at_random, start_at_random
from courtcards.games.call_to_glory.legal import legal, legal_mask, next_seat
from courtcards.games.call_to_glory.observation import observe
from courtcards.games.call_to_glory.state import DEAL, OVER, STATE
from courtcards.games.rng import below


@compiled
def settle(state: State, rng: Int64Array) -> None:
    """Let chance do what the game waits for, until somebody must decide or it is over."""
    if state["phase"] == DEAL:
        deal_at_random(state, rng)


@compiled
def play_round(state: State, rng: Int64Array, scratch: Int16Array) -> int:
    """Play to the end of the round, every legal action equally likely; returns the number of decisions."""
    settle(state, rng)
    decisions = 0
    while state["phase"] != DEAL and state["phase"] != OVER:
        seat = next_seat(state)
        count = legal(state, seat, scratch)
        apply(state, seat, scratch[below(rng, count)])
        decisions += 1
    return decisions


@compiled
def play_out(state: State, rng: Int64Array, scratch: Int16Array) -> int:
    """Play to the end of the game in the same way."""
    decisions = 0
    while state["phase"] != OVER:
        decisions += play_round(state, rng, scratch)
    return decisions


@compiled_parallel
def start_batch(states: States, options: Int8Array, rng_states: Int64Array) -> None:
    """New games; a row of options is players, rounds, tasks, ninja."""
    for i in numba.prange(len(states)):
        row = options[i]
        start_at_random(states[i], row[0], row[1], row[2], row[3], rng_states[i])


@compiled_parallel
def play_out_batch(states: States, rng_states: Int64Array, decisions: Int64Array) -> None:
    for i in numba.prange(len(states)):
        scratch = np.empty(MOST_LEGAL, np.int16)
        decisions[i] = play_out(states[i], rng_states[i], scratch)


@compiled_parallel
def play_round_batch(states: States, rng_states: Int64Array, decisions: Int64Array) -> None:
    """Play one round of each game; a game that is over stays as it is."""
    for i in numba.prange(len(states)):
        decisions[i] = 0
        if states[i]["phase"] != OVER:
            scratch = np.empty(MOST_LEGAL, np.int16)
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
        scratch = np.empty(MOST_LEGAL, np.int16)
        legal_mask(states[i], seats[i], scratch, masks[i])


@compiled_parallel
def observe_batch(states: States, seats: Int8Array, observations: Int16Array) -> None:
    for i in numba.prange(len(states)):
        scratch = np.empty(1, STATE)
        observe(states[i], seats[i], scratch, observations[i])
