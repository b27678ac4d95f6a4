"""What a round was worth: how far it changed each seat's chance to win the game.

The chances of the seats are in proportion to exp(−rate × favor still missing); the rates are fitted to games of the
learner with itself (`courtcards.learn.win_probability`) and lie in an array by players.
"""

from __future__ import annotations

import math

import numpy as np

from courtcards.bots.come_to_call.win_probability import LEAST_MISSING, RATE
from courtcards.compiled import compiled
from courtcards.games.arrays import Float32Array, Float64Array, State
from courtcards.games.come_to_call.scoring import is_winner
from courtcards.games.come_to_call.state import OVER

UNIT = 20.0  # favor of a round that counts as much as a whole game, where favor counts

# Before anything was fitted: what holds for games of the scripted bot.
SLOPES = np.array(RATE)


@compiled
def round_value(state: State, slopes: Float64Array, by_points: float, out: Float32Array) -> None:
    """By seat, after a show: the change of its chance to win, mixed with favor; zero in all over a table.

    `by_points`: how much the favor of the round counts, from 0 (only the chance to win) to 1 (nothing else).
    """
    players, together = int(state["players"]), 0
    for seat in range(players):
        together += int(state["scores"][seat])
    for seat in range(players):
        own = int(state["scores"][seat])
        points = (own - (together - own) / (players - 1)) / UNIT
        change = probability_after(state, seat, slopes) - probability_before(state, seat, slopes)
        out[seat] = by_points * points + (1 - by_points) * change


@compiled
def probability_after(state: State, seat: int, slopes: Float64Array) -> float:
    if state["phase"] == OVER:
        winners = 0
        for other in range(state["players"]):
            winners += is_winner(state, other)
        return 1.0 / winners if is_winner(state, seat) else 0.0
    return share(state, seat, slopes[int(state["players"])], 0)


@compiled
def probability_before(state: State, seat: int, slopes: Float64Array) -> float:
    """The chance when the round began, with the favor of then."""
    return share(state, seat, slopes[int(state["players"])], 1)


@compiled
def share(state: State, seat: int, slope: float, rounds: int) -> float:
    """The seat's part of all hopes, now (0 rounds ago) or before the last show (1)."""
    total, own = 0.0, missing(state, seat, rounds)
    for other in range(state["players"]):
        total += math.exp(slope * (own - missing(state, other, rounds)))
    return 1.0 / total


@compiled
def missing(state: State, seat: int, rounds: int) -> int:
    favor = int(state["totals"][seat]) - rounds * int(state["scores"][seat])
    return max(LEAST_MISSING, int(state["favor_needed"]) - favor)
