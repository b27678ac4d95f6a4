"""The random source of simulations: uniform, repeatable, and different for every game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import numpy as np
import pytest

from courtcards.games.chance import below, next_word, shuffle_cards, streams
from tests.contract.frequencies import assert_fits

WORD = 2**32


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 50, 110])
def test_whole_numbers_are_equally_likely(n: int) -> None:
    stream = streams(n, 1)[0]
    counted = Counter(int(below(stream, n)) for _ in range(200 * n + 2000))
    if n == 1:
        assert counted.keys() == {0}
    else:
        assert_fits(counted.elements(), dict.fromkeys(range(n), 1))


def test_large_ranges_are_not_skewed() -> None:
    """2³² is 8/3 of this range: without trying again two numbers of every three would come half as often again."""
    stream, n = streams(2, 1)[0], 3 * 2**29
    assert_fits((int(below(stream, n)) % 3 for _ in range(9000)), dict.fromkeys(range(3), 1))
    assert_fits((3 * int(below(stream, n)) // n for _ in range(9000)), dict.fromkeys(range(3), 1))


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    stream, orders = streams(3, 1)[0], []
    for _ in range(6000):
        cards = np.arange(5, dtype=np.int8)
        shuffle_cards(cards, 4, stream)
        orders.append(tuple(cards.tolist()))
    assert_fits(orders, dict.fromkeys([(*order, 4) for order in permutations(range(4))], 1))


def test_every_bit_of_a_word_is_as_often_set_as_not() -> None:
    stream = streams(4, 1)[0]
    words = [int(next_word(stream)) for _ in range(8000)]
    assert all(0 <= word < WORD for word in words)
    for bit in range(32):
        assert_fits((word >> bit & 1 for word in words), {0: 1, 1: 1})


def test_the_words_are_those_of_sfc32() -> None:
    stream = streams(5, 1)[0]
    a, b, c, counter = stream.tolist()
    for _ in range(200):
        word = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a, b, c = b ^ b >> 9, (c + (c << 3)) % WORD, ((c << 21 | c >> 11) % WORD + word) % WORD
        assert next_word(stream) == word
        assert stream.tolist() == [a, b, c, counter]


def test_streams_are_repeatable_and_all_different() -> None:
    many = streams(6, 5000)
    assert (many == streams(6, 5000)).all()
    assert len({row.tobytes() for row in many}) == 5000
    assert not {row.tobytes() for row in many} & {row.tobytes() for row in streams(7, 5000)}
    first = [int(next_word(row)) for row in many]
    assert len(set(first)) > 4990
    assert_fits((word >> 29 for word in first), dict.fromkeys(range(8), 1))


def test_neighbouring_streams_have_nothing_in_common() -> None:
    one, two = streams(8, 2)
    pairs = [(int(below(one, 4)), int(below(two, 4))) for _ in range(8000)]
    assert_fits(pairs, dict.fromkeys([(i, j) for i in range(4) for j in range(4)], 1))


def test_draws_in_a_row_have_nothing_in_common() -> None:
    stream = streams(9, 1)[0]
    numbers = [int(below(stream, 5)) for _ in range(20001)]
    assert_fits(pairwise(numbers), dict.fromkeys([(i, j) for i in range(5) for j in range(5)], 1))
