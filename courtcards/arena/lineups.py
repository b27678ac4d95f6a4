"""Who sits where in the games of one deal."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

Seating = tuple[int, ...]  # by seat: the number of the bot that sits there


def lineups(order: Sequence[int], players: int) -> list[Seating]:
    """The seatings of the games of one deal, for bots that follow each other in this order.

    As many bots as seats: all rotations. More bots: all rotations of every group that fills the seats. Fewer: the bots
    take the seats in turn (A B A B; A B A and B A B), in all rotations that differ. Every bot sits in every seat
    equally often.
    """
    groups = itertools.combinations(order, min(players, len(order)))
    return [seating for group in groups for seating in rotations(group, players)]


def rotations(group: Sequence[int], players: int) -> list[Seating]:
    turns = [tuple(group[(seat + shift) % len(group)] for seat in range(players)) for shift in range(len(group))]
    return list(dict.fromkeys(turn[shift:] + turn[:shift] for turn in turns for shift in range(players)))


def games_in_deal(bots: int, players: int) -> int:
    size = min(bots, players)
    return math.comb(bots, size) * len(rotations(range(size), players))
