"""What a round was worth: how far it changed each seat's chance to win the match.

The chances of the seats are in proportion to exp(slope × total); the slopes are fitted to games of the learner with
itself (`courtcards.learn.win_probability`) and lie in an array by tasks (0, 1), players and rounds still to play.
"""

from __future__ import annotations

import math

import numpy as np

from courtcards.bots.call_to_glory.win_probability import share_of_win
from courtcards.compiled import compiled
from courtcards.games.arrays import Float32Array, Float64Array, State
from courtcards.games.call_to_glory.state import OVER, ROUNDS, SEATS

UNIT = 100.0  # points of a round that count as much as a whole match, where points count

# Before anything was fitted: what holds for matches of the scripted bot.
SLOPES = np.zeros((2, SEATS + 1, ROUNDS + 1))
for players, row in {2: (0.037, 0.024, 0.018), 3: (0.053, 0.038, 0.027), 4: (0.063, 0.045, 0.039)}.items():
    SLOPES[:, players, 1:] = *row, row[-1]


@compiled
def round_value(state: State, slopes: Float64Array, by_points: float, out: Float32Array) -> None:
    """By seat, after a round is scored: the change of its chance to win, mixed with points; zero in all over a table.

    `by_points`: how much the points of the round count, from 0 (only the chance to win) to 1 (nothing else).
    """
    players, row = int(state["players"]), int(state["round"]) - 1
    left = int(state["rounds"]) - int(state["round"])
    together = 0
    for seat in range(players):
        together += int(state["scores"][row, seat])
    for seat in range(players):
        own = int(state["scores"][row, seat])
        points = (own - (together - own) / (players - 1)) / UNIT
        change = probability_after(state, seat, slopes, left) - probability_before(state, seat, slopes, left + 1)
        out[seat] = by_points * points + (1 - by_points) * change


@compiled
def probability_after(state: State, seat: int, slopes: Float64Array, left: int) -> float:
    if state["phase"] == OVER:
        return share_of_win(state, seat)
    slope, total = slopes[int(state["tasks"]), int(state["players"]), left], 0.0
    for other in range(state["players"]):
        total += math.exp(slope * (int(state["totals"][other]) - int(state["totals"][seat])))
    return 1.0 / total


@compiled
def probability_before(state: State, seat: int, slopes: Float64Array, left: int) -> float:
    """The chance when the round began, with the totals of then."""
    slope, row, total = slopes[int(state["tasks"]), int(state["players"]), left], int(state["round"]) - 1, 0.0
    own = int(state["totals"][seat]) - int(state["scores"][row, seat])
    for other in range(state["players"]):
        total += math.exp(slope * (int(state["totals"][other]) - int(state["scores"][row, other]) - own))
    return 1.0 / total
