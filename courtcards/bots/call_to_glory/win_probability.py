"""The chance to win a match after a round of it."""

from __future__ import annotations

import math

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import State
from courtcards.games.call_to_glory.scoring import is_winner
from courtcards.games.call_to_glory.state import OVER

# How much a point counts, by players (2, 3, 4) and rounds still to play (1, 2, 3): fitted to matches of the scripted
# bot, where the chances of the seats are in proportion to exp(SLOPE × total).
SLOPE = np.array([[0.037, 0.024, 0.018], [0.053, 0.038, 0.027], [0.063, 0.045, 0.039]])


# The end of a match counts a little by its points too: among few worlds that tells more than winning alone.
POINTS_AT_END = 0.2
SLOPE_AT_END = 0.06


@compiled
def win_probability(state: State, seat: int) -> float:
    """After a round is scored; those who share a win share the chance."""
    if state["phase"] == OVER:
        won, near = share_of_win(state, seat), share_of_hope(state, seat, SLOPE_AT_END)
        return won + POINTS_AT_END * (near - won)
    slope = SLOPE[int(state["players"]) - 2, int(state["rounds"]) - int(state["round"]) - 1]
    return share_of_hope(state, seat, slope)


@compiled
def share_of_win(state: State, seat: int) -> float:
    winners = 0
    for other in range(state["players"]):
        winners += is_winner(state, other)
    return 1.0 / winners if is_winner(state, seat) else 0.0


@compiled
def share_of_hope(state: State, seat: int, slope: float) -> float:
    total = 0.0
    for other in range(state["players"]):
        total += math.exp(slope * (int(state["totals"][other]) - int(state["totals"][seat])))
    return 1.0 / total
