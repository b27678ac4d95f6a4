"""Whether what was counted fits what was expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import sqrt


def excess(counted: Mapping[Hashable, int], weights: Mapping[Hashable, float]) -> float:
    """Chi-square of the counts against the weights, in standard deviations above what chance gives on average."""
    trials, whole = sum(counted.values()), sum(weights.values())
    square = 0.0
    for outcome, weight in weights.items():
        expected = trials * weight / whole
        square += (counted.get(outcome, 0) - expected) ** 2 / expected
    freedom = len(weights) - 1
    return (square - freedom) / sqrt(2 * freedom)


def assert_fits(outcomes: Iterable[Hashable], weights: Mapping[Hashable, float]) -> None:
    """The outcomes are those expected, none besides, and about as often; seeds are fixed, so this never flickers."""
    counted = Counter(outcomes)
    assert counted.keys() == weights.keys(), f"impossible or missing: {list(counted.keys() ^ weights.keys())[:5]}"
    assert abs(excess(counted, weights)) < 4
