"""Estimates from a sample of deals, with intervals. One deal is one observation."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import NormalDist
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]

ERROR = 0.05  # of an interval, or of a verdict
PRIOR_DEALS = 2  # weight, in deals, of the prior that the games of a deal are independent

FOLDS = 10  # parts of the deals: each uses the coefficient fitted to the others
PRIOR_LUCK = 10  # weight, in deals, of the prior that the measured luck counts in full

FIRST_LOOK = 20  # deals before the first look at who is ahead
NEXT_LOOK = 1.5  # each look has this many times the deals of the one before


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float

    def as_json(self) -> dict[str, float | None]:
        named = {"value": self.value, "low": self.low, "high": self.high}
        return {name: round(number, 5) if math.isfinite(number) else None for name, number in named.items()}


def mean(values: Floats, error: float = ERROR) -> Estimate:
    """The mean of one number per deal, with Student's interval."""
    middle, count = float(values.mean()), len(values)
    if count < 2:
        return Estimate(middle, -math.inf, math.inf)
    reach = student(1 - error / 2, count - 1) * float(values.std(ddof=1)) / math.sqrt(count)
    return Estimate(middle, middle - reach, middle + reach)


def share(values: Floats, games: int, error: float = ERROR) -> Estimate:
    """The mean of one share from 0 to 1 a deal, each over `games` games; its interval never shrinks to a point.

    Wilson's interval for as many independent games as would vary as much as the deals do: fewer than were played where
    the games of a deal go together, more where they balance each other. If all deals went the same way, that many.
    """
    middle, count = float(values.mean()), len(values)
    if count < 2:
        return Estimate(middle, 0.0, 1.0)
    low, high = wilson(middle, independent(values, games), student(1 - error / 2, count - 1))
    return Estimate(middle, low, high)


def difference(values: Floats, games: int, error: float = ERROR) -> Estimate:
    """The same for differences from -1 to 1."""
    scaled = share((values + 1) / 2, games, error)
    return Estimate(float(values.mean()), 2 * scaled.low - 1, 2 * scaled.high - 1)


def independent(values: Floats, games: int) -> float:
    """How many independent games would vary as much as these deals."""
    count, middle = len(values), float(values.mean())
    spread = middle * (1 - middle)  # variance of one game
    believed = ((count - 1) * float(values.var(ddof=1)) + PRIOR_DEALS * spread / games) / (count - 1 + PRIOR_DEALS)
    return count * spread / believed if believed > 1e-12 else float(count)


def without_luck(shares: Floats, luck: Floats) -> Floats:
    """By deal and bot, the win shares less what luck was worth: unbiased, since luck is nothing on average.

    A value function that knows little of these bots exaggerates. So luck is multiplied by the coefficient that leaves
    the least variance, and for each deal that is fitted to other deals, which have no part in the luck of this one.
    """
    adjusted, lucky = shares.copy(), luck**2
    products = (shares - shares.mean(axis=0)) * luck
    for fold in range(min(FOLDS, len(shares))):
        others = np.arange(len(shares)) % FOLDS != fold
        prior = PRIOR_LUCK * float(lucky[others].mean()) * luck.shape[1] if others.any() else 1.0
        coefficient = (products[others].sum() + prior) / max(lucky[others].sum() + prior, 1e-12)
        adjusted[~others] -= coefficient * luck[~others]
    return adjusted


def wilson(share: float, count: float, z: float) -> tuple[float, float]:
    weight = z * z / count
    centre = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * math.sqrt(share * (1 - share) / count + weight / (4 * count))
    return max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach))


def student(probability: float, degrees: int) -> float:
    """The quantile of Student's distribution: exact for 1 and 2 degrees, then by Cornish and Fisher, within 1 %."""
    if degrees == 1:
        return math.tan(math.pi * (probability - 0.5))
    if degrees == 2:
        return (2 * probability - 1) / math.sqrt(2 * probability * (1 - probability))
    z: float = NormalDist().inv_cdf(probability)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / degrees**power for power, term in enumerate(terms, 1))


def looks(most: int) -> Iterator[int]:
    """The numbers of deals after which to look who is ahead, up to `most`."""
    count = FIRST_LOOK
    while count < most:
        yield count
        count = math.ceil(NEXT_LOOK * count)
    yield most


def is_order_sure(shares: Floats, games: int, look: int, luck: Floats | None = None) -> bool:
    """Whether the order of all bots (columns) by win share is certain after these deals (rows), at this look (from 1).

    With their luck, by the win shares without it.

    Look j may err with probability 0.05 / (j (j + 1)), which adds up to at most 0.05 over any number of looks; that is
    divided by the number of pairs of bots, because we choose the neighbours after seeing who is where.
    """
    if len(shares) < 2:
        return False
    bots = shares.shape[1]
    error = ERROR / (look * (look + 1)) / (bots * (bots - 1) / 2)
    compared = shares if luck is None else without_luck(shares, luck)
    order = np.argsort(-compared.mean(axis=0), kind="stable")
    leads = [compared[:, ahead] - compared[:, behind] for ahead, behind in itertools.pairwise(order)]
    if luck is None:
        return all(difference(lead, games, error).low > 0 for lead in leads)
    return all(mean(lead, error).low > 0 for lead in leads)
