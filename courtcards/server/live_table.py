"""A table in use: who watches it, and what is under way."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from courtcards.errors import CourtCardsError
from courtcards.games.rules import SPECTATOR
from courtcards.server.projection import Projection
from courtcards.server.protocol import Presence
from courtcards.server.table import Table
from courtcards.server.table_config import SECOND


class Subscriber(Protocol):
    """A connection as its table sees it."""

    live: LiveTable | None
    player: str | None
    viewer: int  # a seat, or SPECTATOR

    def receive(self, text: str | bytes) -> None: ...
    def post(self, text: str) -> None: ...
    def send(self, message: Any) -> None: ...
    def goodbye(self, error: CourtCardsError, again: bool, code: int = ...) -> None: ...


class LiveTable:
    """A table in memory, and all that belongs to it while it is in use."""

    __slots__ = (
        "advising",
        "connections",
        "failed",
        "lost_at",
        "pending",
        "projections",
        "rematch",
        "table",
        "thinking",
        "timer",
        "timer_at",
        "users",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.projections: dict[int, Projection] = {}
        self.connections: list[Subscriber] = []
        self.rematch: asyncio.Task[LiveTable] | None = None  # being made
        self.users = 0  # requests that look at it now
        self.pending = 0  # events on their way to the disk
        self.failed = False  # set where writing fails: nothing of this table may be written after that
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots by seat
        self.advising = False  # a bot thinks about a hint
        self.timer: asyncio.TimerHandle | None = None
        self.timer_at: int | None = None
        self.lost_at: list[int | None] = [None] * len(table.seats)

    @property
    def here(self) -> set[int]:
        """The seats whose people are connected."""
        return {connection.viewer for connection in self.connections if connection.viewer != SPECTATOR}

    @property
    def watching(self) -> int:
        return sum(connection.viewer == SPECTATOR for connection in self.connections)

    @property
    def idle(self) -> bool:
        return not (self.connections or self.thinking or self.pending or self.users)

    def presence(self) -> list[Presence]:
        here = self.here
        return [self._presence(seat, seat in here) for seat in range(len(self.table.seats))]

    def _presence(self, seat: int, here: bool) -> Presence:
        lost_at = None if here else self.lost_at[seat]
        until = None if lost_at is None else lost_at + self.table.takeover_after(seat) * SECOND
        return {"here": here, "lost_at": lost_at, "hand_over_at": until}

    def projection(self, viewer: int) -> Projection:
        if viewer not in self.projections:
            self.projections[viewer] = Projection(self.table, viewer)
        return self.projections[viewer]
