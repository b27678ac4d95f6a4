"""The server's sources of time and randomness. Tests bring their own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from courtcards import fairness

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # without letters and digits that look alike


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def since_boot() -> int:
    """Milliseconds on a clock that nobody can set. If the system has one, it keeps running while the machine sleeps."""
    if boot := getattr(time, "CLOCK_BOOTTIME", None):
        return time.clock_gettime_ns(boot) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970: the wall clock at the start, plus the time that has really passed since.

    If somebody changes the machine's clock by days during a game, nobody's time runs out because of it.
    """

    def __init__(self, wall: Callable[[], int] = wall_clock, steady: Callable[[], int] = since_boot) -> None:
        self._steady = steady
        self._ahead = wall() - steady()

    def __call__(self) -> int:
        return self._steady() + self._ahead

    def set(self, now: int) -> None:
        self._ahead = now - self._steady()


def random_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


@dataclass(frozen=True, slots=True)
class Sources:
    now: Callable[[], int] = field(default_factory=SteadyClock)  # milliseconds since 1970
    new_id: Callable[[int], str] = random_id  # of a player or a table, by length
    new_secret: Callable[[], str] = fairness.new_secret  # of a deal
