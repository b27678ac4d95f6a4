"""The input for reasons: two actions of one seat, and rounds played on from what that seat knew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from courtcards.games.arrays import Knowledge, States
from courtcards.messages import Message, message


@dataclass(frozen=True)
class Finding:
    """An action that cost something, and the better one."""

    knowledge: Knowledge
    chosen: int
    better: int
    # Action, turns to play on (None: to the end of the round) → a state for each world, the same worlds every time
    play_on: Callable[[int, int | None], States]


def lead(points: int) -> Message:
    """A lead in words, so that nobody is ahead by less than nothing."""
    return message("reason-lead", count=abs(points), side=side(points))


def mean_lead(points: float) -> Message:
    """The same with one digit after the point."""
    rounded = round(points, 1)
    return message("reason-mean-lead", value=abs(rounded), side=side(rounded))


def side(points: float) -> str:
    return "ahead" if points > 0 else "behind" if points < 0 else "level"


def percent(share: float) -> int:
    return round(100 * share)
