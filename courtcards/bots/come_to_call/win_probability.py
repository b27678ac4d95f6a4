"""The chance to win the game, from everybody's favor."""

from __future__ import annotations

import math

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import State
from courtcards.games.come_to_call.scoring import has_won, is_winner
from courtcards.games.come_to_call.state import OVER

# By players: how much a point of favor that is still missing takes from a seat's weight.
RATE = np.array([0.0, 0.0, 0.23, 0.27, 0.30, 0.28, 0.34])
LEAST_MISSING = 1  # a player with enough favor must still steal a show


@compiled
def weight(missing: int, players: int) -> float:
    return math.exp(-RATE[players] * max(LEAST_MISSING, missing))


@compiled
def probability_between_rounds(state: State, seat: int) -> float:
    """A seat's chance to win before the next round is dealt."""
    players, needed = int(state["players"]), int(state["favor_needed"])
    total = 0.0
    for other in range(players):
        total += weight(needed - int(state["totals"][other]), players)
    return float(weight(needed - int(state["totals"][seat]), players) / total)


@compiled
def probability_after_show(state: State, seat: int) -> float:
    """The same after a show, which may have decided the game."""
    if has_won(state):
        return 1.0 if state["thief"] == seat else 0.0
    if state["phase"] == OVER:
        return 1.0 if is_winner(state, seat) else 0.0
    return probability_between_rounds(state, seat)
