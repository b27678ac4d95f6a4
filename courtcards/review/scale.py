"""From the learned values to chances and points.

A learned value of a position mixes the change of the chance to win with the lead in points that the round will bring.
Both follow from it: the lead is the one whose own mixture is that value, and the chance is what that lead makes of the
totals. So chance and points always agree about which of two actions is better.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from courtcards.games.arrays import Float64Array, Record
from courtcards.review.facts import GameFacts

STEP = 0.02  # of a value, to see how fast something changes with it


@dataclass(frozen=True)
class Scale:
    """For one seat in one round: values, leads in points and chances, all ascending."""

    values: Float64Array
    leads: Float64Array
    win_probs: Float64Array

    def chance(self, value: float) -> float:
        return float(np.interp(value, self.values, self.win_probs))

    def lead(self, value: float) -> float:
        return float(np.interp(value, self.values, self.leads))

    def change_of_chance(self, value: float) -> float:
        """How much the chance changes with the value, about this value."""
        return (self.chance(value + STEP) - self.chance(value - STEP)) / (2 * STEP)

    def change_of_lead(self, value: float) -> float:
        return (self.lead(value + STEP) - self.lead(value - STEP)) / (2 * STEP)


def scale_of(facts: GameFacts, record: Record, seat: int, slopes: Float64Array, by_points: float) -> Scale:
    """`by_points`: how much points count in the values beside the chance to win, from 0 to 1."""
    leads = np.arange(-facts.most_lead, facts.most_lead + 1).astype(np.float64)
    win_probs = np.maximum.accumulate(facts.win_probs(record, seat, leads, slopes))
    gains = win_probs - win_probs[facts.most_lead]
    values = (1 - by_points) * gains + by_points * leads / facts.unit
    return Scale(values + 1e-12 * leads, leads, win_probs)
