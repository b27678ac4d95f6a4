"""How much points count for the chance to win a match: fitted to finished games of the learner with itself.

The chances of the seats are taken to be in proportion to exp(slope × what their totals count). A game's curriculum
says what they count, and which positions between rounds share a slope.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from courtcards.bots.learned import learned_game
from courtcards.games.arrays import BoolArray, Float64Array, Int16Array

MIN_POSITIONS = 200  # between rounds, that a slope is fitted to at least
NEWTON = 30  # steps of Newton's method at most

Ended = tuple[NDArray[Any], Int16Array, Int16Array, BoolArray]  # see Group.take_ended


def fit(game: str, slopes: Float64Array, ended: list[Ended]) -> Float64Array:
    """New slopes where there are enough games; elsewhere the old ones stay."""
    fitted, cases = slopes.copy(), cases_of(game, ended)
    for place, (totals, winners) in cases.items():
        if len(totals) >= MIN_POSITIONS:
            fitted[place] = fit_slope(totals, winners)
    return fitted


def cases_of(game: str, ended: list[Ended]) -> dict[tuple[int, ...], tuple[Float64Array, Float64Array]]:
    """By place in the array of slopes: totals between rounds, and who won in the end, by seat."""
    slope_inputs = learned_game(game).curriculum.slope_inputs
    found: dict[tuple[int, ...], list[tuple[Float64Array, Float64Array]]] = {}
    for options, trails, rounds, winners in ended:
        for row, trail, count, won in zip(options, trails, rounds, winners, strict=True):
            players = int(row[0])
            share = won[:players] / max(1, won[:players].sum())
            for after in range(int(count) - 1):
                totals = trail[after, :players].astype(np.float64)
                place, counted = slope_inputs(row.tolist(), after + 1, totals)
                found.setdefault(place, []).append((counted, share))
    return {place: (np.array([t for t, _ in each]), np.array([w for _, w in each])) for place, each in found.items()}


def fit_slope(totals: Float64Array, winners: Float64Array) -> float:
    """The slope under which what happened was most likely."""
    slope = 0.01
    for _ in range(NEWTON):
        weights = np.exp(slope * (totals - totals.max(axis=1, keepdims=True)))
        probs = weights / weights.sum(axis=1, keepdims=True)
        mean = (probs * totals).sum(axis=1)
        spread = (probs * totals**2).sum(axis=1) - mean**2
        step = ((winners * totals).sum(axis=1) - mean).sum() / max(1e-9, spread.sum())
        slope = float(np.clip(slope + step, 0.0, 2.0))
        if abs(step) < 1e-6:
            break
    return slope
