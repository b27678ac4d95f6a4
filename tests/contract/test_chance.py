"""The random source of simulations: uniform, repeatable, and different for every game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import numpy as np
import pytest

from courtcards.games.rng import below, next_word, rng_states, shuffle_cards
from tests.contract.frequencies import assert_fits

WORD = 2**32


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 50, 110])
def test_whole_numbers_are_equally_likely(n: int) -> None:
    rng = rng_states(n, 1)[0]
    counted = Counter(int(below(rng, n)) for _ in range(200 * n + 2000))
    if n == 1:
        assert counted.keys() == {0}
    else:
        assert_fits(counted.elements(), dict.fromkeys(range(n), 1))


def test_large_ranges_are_not_skewed() -> None:
    """2³² is 8/3 of this range: without trying again two numbers of every three would come half as often again."""
    rng, n = rng_states(2, 1)[0], 3 * 2**29
    assert_fits((int(below(rng, n)) % 3 for _ in range(9000)), dict.fromkeys(range(3), 1))
    assert_fits((3 * int(below(rng, n)) // n for _ in range(9000)), dict.fromkeys(range(3), 1))


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng, orders = rng_states(3, 1)[0], []
    for _ in range(6000):
        cards = np.arange(5, dtype=np.int8)
        shuffle_cards(cards, 4, rng)
        orders.append(tuple(cards.tolist()))
    assert_fits(orders, dict.fromkeys([(*order, 4) for order in permutations(range(4))], 1))


def test_every_bit_is_set_half_the_time() -> None:
    rng = rng_states(4, 1)[0]
    words = [int(next_word(rng)) for _ in range(8000)]
    assert all(0 <= word < WORD for word in words)
    for bit in range(32):
        assert_fits((word >> bit & 1 for word in words), {0: 1, 1: 1})


def test_the_words_are_those_of_sfc32() -> None:
    rng = rng_states(5, 1)[0]
    a, b, c, counter = rng.tolist()
    for _ in range(200):
        word = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a, b, c = b ^ b >> 9, (c + (c << 3)) % WORD, ((c << 21 | c >> 11) % WORD + word) % WORD
        assert next_word(rng) == word
        assert rng.tolist() == [a, b, c, counter]


def test_streams_are_repeatable_and_all_different() -> None:
    many = rng_states(6, 5000)
    assert (many == rng_states(6, 5000)).all()
    assert len({row.tobytes() for row in many}) == 5000
    assert not {row.tobytes() for row in many} & {row.tobytes() for row in rng_states(7, 5000)}
    first = [int(next_word(row)) for row in many]
    assert len(set(first)) > 4990
    assert_fits((word >> 29 for word in first), dict.fromkeys(range(8), 1))


def test_neighbouring_streams_have_nothing_in_common() -> None:
    one, two = rng_states(8, 2)
    pairs = [(int(below(one, 4)), int(below(two, 4))) for _ in range(8000)]
    assert_fits(pairs, dict.fromkeys([(i, j) for i in range(4) for j in range(4)], 1))


def test_draws_in_a_row_have_nothing_in_common() -> None:
    rng = rng_states(9, 1)[0]
    numbers = [int(below(rng, 5)) for _ in range(20001)]
    assert_fits(pairwise(numbers), dict.fromkeys([(i, j) for i in range(5) for j in range(5)], 1))
