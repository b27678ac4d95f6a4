"""Where the server gets time and chance from. Tests bring their own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from courtcards import fairness

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def random_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


@dataclass(frozen=True, slots=True)
class Sources:
    now: Callable[[], int] = wall_clock  # milliseconds since 1970
    new_id: Callable[[int], str] = random_id  # of a player or a table, by length
    new_secret: Callable[[], str] = fairness.new_secret  # of a deal
