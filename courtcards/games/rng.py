"""The fast random source of simulations, determinizations and bots.

Deals of real games never come from here: they come from `shuffle`, which anyone can check. This is sfc32 by
Chris Doty-Humphrey, over signed 64-bit integers that hold 32-bit words, so that it gives the same numbers compiled and
not.
"""

from __future__ import annotations

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Int64Array

WORD = 0xFFFFFFFF
RNG_WORDS = 4  # words of a generator's state: a, b, c, counter


def rng_states(seed: int, count: int) -> Int64Array:
    """The states of `count` independent generators made from one seed, a row each."""
    words = np.random.SeedSequence(seed).generate_state(3 * count).reshape(count, 3)
    rows = np.ones((count, RNG_WORDS), np.int64)
    rows[:, :3] = words
    for row in rows:
        for _ in range(12):
            next_word(row)
    return rows


@compiled
def next_word(rng: Int64Array) -> int:
    """The next 32 random bits."""
    a, b, c, counter = rng[0], rng[1], rng[2], rng[3]
    word: int = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = (((c << 21) & WORD | (c >> 11)) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


@compiled
def below(rng: Int64Array, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely (Lemire's method)."""
    product = next_word(rng) * n
    if product & WORD < n:
        threshold = (WORD + 1) % n
        while product & WORD < threshold:
            product = next_word(rng) * n
    return product >> 32


@compiled
def list_cards(composition: Int8Array, cards: Int8Array) -> int:
    """Write as many cards of each kind as there are, in order; returns how many in all."""
    count = 0
    for kind in range(len(composition)):
        for _ in range(composition[kind]):
            cards[count] = kind
            count += 1
    return count


@compiled
def shuffle_cards(cards: Int8Array, count: int, rng: Int64Array) -> None:
    """Shuffle the first `count` cards in place."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
