"""The clocks of a table. They never read the time themselves: every change says when it happened."""

from __future__ import annotations

from collections.abc import Iterable

from courtcards.server.table_config import DAY, SECOND, Days, Pace, RealTime, Untimed


class Clocks:
    """Time left by seat in milliseconds, and since when each running clock has been running."""

    __slots__ = ("_increment", "_pace", "_whole", "left", "since", "tick")

    def __init__(self, pace: Pace, players: int) -> None:
        self._pace = pace
        self.tick = not isinstance(pace, Untimed)
        self._whole = whole(pace)
        self._increment = pace.increment * SECOND if isinstance(pace, RealTime) else 0
        self.left = [self._whole] * players
        self.since: dict[int, int] = {}

    def turn_to(self, seats: Iterable[int], at: int) -> None:
        """Start the clocks of these seats and stop the others. A seat whose clock stops has finished its turn."""
        if not self.tick:
            return
        thinking = set(seats)
        for seat in [seat for seat in self.since if seat not in thinking]:
            self._stop(seat, at)
            self.left[seat] = self._whole if isinstance(self._pace, Days) else self.left[seat] + self._increment
        for seat in thinking - self.since.keys():
            self.since[seat] = at

    def stop(self, at: int) -> None:
        """Stop all clocks; this finishes nobody's turn."""
        for seat in list(self.since):
            self._stop(seat, at)

    def _stop(self, seat: int, at: int) -> None:
        self.left[seat] = max(0, self.left[seat] - (at - self.since.pop(seat)))

    def renew(self, seat: int, at: int) -> None:
        """After a missed deadline: the next decision gets time again."""
        if seat in self.since:
            self.since[seat] = at
        self.left[seat] = max(self._increment, SECOND) if isinstance(self._pace, RealTime) else self._whole

    def left_at(self, seat: int, at: int) -> int:
        gone = at - self.since[seat] if seat in self.since else 0
        return max(0, self.left[seat] - gone)

    def due(self) -> int | None:
        """When the first running clock runs out; None if none runs."""
        if not self.since:
            return None
        return min((since + self.left[seat] for seat, since in self.since.items()), default=None)

    def due_of(self, seat: int) -> int | None:
        return self.since[seat] + self.left[seat] if seat in self.since else None

    def overdue(self, at: int) -> list[int]:
        return [seat for seat, since in self.since.items() if since + self.left[seat] <= at]


def whole(pace: Pace) -> int:
    """The time on a fresh clock."""
    match pace:
        case RealTime(seconds=seconds):
            return seconds * SECOND
        case Days(days=days):
            return days * DAY
    return 0
