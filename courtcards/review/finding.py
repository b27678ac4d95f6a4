"""The input for reasons: two actions of one seat, and rounds played on from what that seat knew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from courtcards.games.arrays import Knowledge, States


@dataclass(frozen=True)
class Finding:
    """An action that cost something, and the better one."""

    knowledge: Knowledge
    chosen: int
    better: int
    # Action, turns to play on (None: to the end of the round) → a state for each world, the same worlds every time
    play_on: Callable[[int, int | None], States]


def percent(share: float) -> int:
    return round(100 * share)
