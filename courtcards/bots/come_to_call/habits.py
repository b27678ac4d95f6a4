"""The numbers a scripted player plays by, for each number of players; found by letting variants play each other."""

from __future__ import annotations

import numpy as np

from courtcards.compiled import compiled

TURNS_UNHEARD = 0  # turns it expects while no Hear Ye! has been discarded
TURNS_HEARD = 1  # the same after one
LUCK = 2  # cards that come by in a turn, as a deck would give them
SECOND = 3  # what a second type counts beside the best one, with a single butler
SECOND_BUTLER = 4  # the same with two
KEPT_CRY = 5  # how much a Hear Ye! in hand adds to a hand's worth, as a share of it
CALL_NOW = 6  # how much it prefers the end of the round now, as a share of a hand's worth
FEEDING = 7  # how much it minds what the next player finds
TURNS_AFTER = 8  # turns left after the second Hear Ye!, while some have not had a turn
KEPT_BONUS = 9  # chance that a set which does not steal the show is not discarded
FADING = 10  # how fast the expected turns decrease

# One row for each number of players, from 0
HABITS = np.array(
    [
        [0.0] * 11,
        [0.0] * 11,
        [5.0, 2.5, 1.3, 0.15, 0.35, 0.02, 0.0, 0.03, 0.5, 0.87, 0.05],
        [2.0, 1.0, 1.3, 0.15, 0.56, 0.02, 0.0, 0.03, 0.3, 0.79, 0.05],
        [2.0, 1.0, 1.3, 0.15, 0.56, 0.02, 0.0, 0.03, 0.3, 0.71, 0.05],
        [2.0, 1.0, 1.3, 0.15, 0.56, 0.02, 0.0, 0.03, 0.3, 0.65, 0.05],
        [2.0, 1.0, 1.3, 0.15, 0.56, 0.02, 0.0, 0.03, 0.3, 0.53, 0.05],
    ]
)


@compiled
def habit(players: int, which: int) -> float:
    return float(HABITS[players, which])
