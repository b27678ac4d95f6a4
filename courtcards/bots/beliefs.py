"""Weights of sampled worlds, from the network's beliefs about hidden hands.

The network has learned to guess the others' hands from what they took, discarded, laid and left lying. The better the
hands in a world fit these guesses, compared with hands dealt at random, the more that world counts.
"""

from __future__ import annotations

import math

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import Float32Array, Float64Array, State

SAMPLES = 256  # worlds from which the frequencies of hands dealt out at random are counted
TRIES = 4  # worlds of which one is chosen by its credibility
TRUST = 0.5  # the numbers of cards in a hand depend on each other: taken together, guesses about them count less
MAX_LOG_RATIO = 3.0  # no single guess counts more than this, as a logarithm


def credibilities(beliefs: Float32Array, counts: Float64Array) -> Float64Array:
    """By opponent, kind and number of cards: how much more credible than by chance, as a logarithm."""
    logits = beliefs.reshape(counts.shape).astype(np.float64)
    guessed = np.exp(logits - logits.max(axis=-1, keepdims=True)) * (counts > 0)
    guessed /= np.maximum(guessed.sum(axis=-1, keepdims=True), 1e-12)
    by_chance = counts / np.maximum(counts.sum(axis=-1, keepdims=True), 1)
    ratio = np.log(guessed + 1e-3) - np.log(by_chance + 1e-3)
    counted = counts.sum(axis=-1, keepdims=True) > 0
    credible: Float64Array = TRUST * np.clip(ratio, -MAX_LOG_RATIO, MAX_LOG_RATIO) * counted
    return credible


@compiled
def count_hands(state: State, viewer: int, counts: Float64Array) -> None:
    """Add the hands of one world to the counts, which are by opponent, kind and number of cards."""
    players = int(state["players"])
    for offset in range(1, players):
        hand = state["hand"][(viewer + offset) % players]
        for kind in range(counts.shape[1]):
            counts[offset - 1, kind, min(int(hand[kind]), counts.shape[2] - 1)] += 1


@compiled
def credibility(state: State, viewer: int, credible: Float64Array) -> float:
    """The weight of a world."""
    players, total = int(state["players"]), 0.0
    for offset in range(1, players):
        hand = state["hand"][(viewer + offset) % players]
        for kind in range(credible.shape[1]):
            total += credible[offset - 1, kind, min(int(hand[kind]), credible.shape[2] - 1)]
    return math.exp(min(20.0, max(-20.0, total)))
