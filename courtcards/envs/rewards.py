"""What players are rewarded with, over one game's row of rewards.

`win`: the winners share 1, and everybody pays an equal part of it. `points`: one's own points less the mean of the
others', in units of the game. Both sum to zero over the players.
"""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Float32Array

REFUSED = -1  # instead of the stage that a step has reached: its action was not legal

# What is rewarded, and when: winning the game at its end; having the most points of a round, or points, at the
# end of each round.
WIN_GAME, WIN_ROUND, POINTS = range(3)
GOALS = {
    ("win", "match"): WIN_GAME,
    ("win", "round"): WIN_ROUND,
    ("points", "match"): POINTS,
    ("points", "round"): POINTS,
}
REWARDS = ("win", "points")
EPISODES = ("match", "round")


@compiled
def total(row: Float32Array, players: int) -> float:
    added = 0.0
    for seat in range(players):
        added += float(row[seat])
    return added


@compiled
def share_wins(row: Float32Array, players: int) -> None:
    """From 1 for winners and 0 for the others to their rewards."""
    winners = total(row, players)
    for seat in range(players):
        row[seat] = float(row[seat]) / winners - 1.0 / players


@compiled
def mark_best(row: Float32Array, players: int) -> None:
    """From points to 1 for those who have the most, 0 for the others."""
    best = float(row[0])
    for seat in range(1, players):
        best = max(best, float(row[seat]))
    for seat in range(players):
        row[seat] = 1.0 if row[seat] == best else 0.0


@compiled
def compare_points(row: Float32Array, players: int, unit: float) -> None:
    """From points to rewards."""
    together = total(row, players)
    for seat in range(players):
        own = float(row[seat])
        row[seat] = (own - (together - own) / (players - 1)) / unit


@compiled
def reward_round(row: Float32Array, players: int, goal: int, unit: float) -> None:
    """From the points of a round to rewards."""
    if goal == POINTS:
        compare_points(row, players, unit)
    else:
        mark_best(row, players)
        share_wins(row, players)
