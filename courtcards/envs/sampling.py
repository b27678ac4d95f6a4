"""Random legal actions for many games at once."""

from __future__ import annotations

import numba

from courtcards.compiled import compiled, compiled_parallel
from courtcards.games.arrays import BoolArray, Int16Array, Int64Array
from courtcards.games.rng import below


@compiled
def sample_row(mask: BoolArray, rng: Int64Array) -> int:
    """One of the actions that a mask allows, each equally likely."""
    count = 0
    for allowed in mask:
        count += allowed
    left = below(rng, count)
    for action in range(len(mask)):
        if mask[action]:
            if left == 0:
                return action
            left -= 1
    return -1


@compiled_parallel
def sample_all(masks: BoolArray, rng_states: Int64Array, actions: Int16Array) -> None:
    for i in numba.prange(len(masks)):
        actions[i] = sample_row(masks[i], rng_states[i])
