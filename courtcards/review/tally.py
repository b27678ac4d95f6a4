"""Results over many games, with and without luck."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import NormalDist, stdev

INTERVAL_STANDARD_ERRORS = NormalDist().inv_cdf(0.975)  # standard errors on each side of a 95 % interval


@dataclass(frozen=True)
class PlayerResult:
    """Of one player in one game, in shares of a win."""

    plain: float
    adjusted: float
    spread: float  # standard deviation of an adjusted result, as far as it is known beforehand


@dataclass(frozen=True)
class PlayerTally:
    games: int
    won: float
    adjusted: float
    reach: float  # of the 95 % interval, on each side

    @classmethod
    def of(cls, results: Iterable[PlayerResult]) -> PlayerTally:
        """A few games say little about how much results vary, so what is known beforehand counts as ten more."""
        kept = list(results)
        known, count = sum(result.spread**2 for result in kept) / len(kept), len(kept)
        seen = stdev(result.adjusted for result in kept) ** 2 if count > 1 else 0.0
        variance = (10 * known + (count - 1) * seen) / (10 + count - 1)
        adjusted = sum(result.adjusted for result in kept)
        reach = INTERVAL_STANDARD_ERRORS * math.sqrt(variance * count)
        return cls(count, sum(result.plain for result in kept), adjusted, reach)
