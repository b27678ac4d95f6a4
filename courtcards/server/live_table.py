"""A table in use: who watches it, and what is under way."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
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
    def handle(self, message: Any) -> None: ...
    def post(self, text: str) -> None: ...
    def send(self, message: Any) -> None: ...
    def goodbye(self, error: CourtCardsError, again: bool, code: int = ...) -> None: ...


@dataclass(frozen=True, slots=True)
class RemotePresence:
    """Who is connected to the same table through another server."""

    seats: frozenset[int]
    watching: int
    said_at: int  # by this server's clock


class LiveTable:
    """A table in memory, and everything that belongs to it while it is in use."""

    __slots__ = (
        "advising",
        "connections",
        "failed",
        "failures",
        "greeting",
        "hidden",
        "lost_at",
        "lost_race",
        "pending",
        "projections",
        "rematch",
        "remote",
        "table",
        "telling",
        "thinking",
        "timer",
        "timer_at",
        "told",
        "told_at",
        "unanswered",
        "unsure",
        "users",
        "written",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.projections: dict[int, Projection] = {}
        self.connections: list[Subscriber] = []
        self.greeting: set[Subscriber] = set()  # those whose first message waits for the log
        self.rematch: asyncio.Task[LiveTable] | None = None  # while it is being created
        self.users = 0  # requests that are using it now
        self.written = table.number  # the last event that is known to be in the log
        self.pending = 0  # jobs on their way to the log
        self.hidden = [0] * len(table.seats)  # those of them that only this seat may know of
        self.failed = False  # set by the writer when a job fails: nothing of this table is written after that
        self.lost_race = False  # it failed because another server was first
        self.unsure = False  # it failed, but what was on its way may be in the log
        self.failures = 0  # how often in a row it failed for other reasons
        self.unanswered: list[tuple[Subscriber, Any]] = []  # messages to handle again once the log was read
        self.remote: dict[str, RemotePresence] = {}  # by server, where others have the table open too
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots by seat
        self.advising = False  # a bot thinks about a hint
        self.timer: asyncio.TimerHandle | None = None
        self.timer_at: int | None = None
        self.lost_at: list[int | None] = [None] * len(table.seats)
        self.told: list[Presence] | None = None  # who was here when everyone was last told
        self.told_at = 0.0  # when everyone was last told how many are watching, by the event loop's clock
        self.telling: asyncio.TimerHandle | None = None  # when they will be told next

    def begin_job(self, only: int | None) -> None:
        """Something is on its way to the log, or waits for it; `only` this seat may know, if it is secret."""
        self.pending += 1
        if only is not None:
            self.hidden[only] += 1

    def end_job(self, only: int | None) -> None:
        self.pending -= 1
        if only is not None:
            self.hidden[only] -= 1

    def is_settled_for(self, viewer: int) -> bool:
        """Whether everything that a viewer may know is in the log. Others' secrets must not make anybody wait."""
        own = self.hidden[viewer] if viewer >= 0 else 0
        return self.pending == sum(self.hidden) - own

    @property
    def here_locally(self) -> set[int]:
        """The seats whose people are connected to this server."""
        return {connection.viewer for connection in self.connections if connection.viewer != SPECTATOR}

    @property
    def here(self) -> set[int]:
        """The seats whose people are connected, to whichever server."""
        here = self.here_locally
        return here.union(*(remote.seats for remote in self.remote.values())) if self.remote else here

    @property
    def watching_locally(self) -> int:
        return sum(connection.viewer == SPECTATOR for connection in self.connections)

    @property
    def watching(self) -> int:
        return self.watching_locally + sum(remote.watching for remote in self.remote.values())

    def is_led_by(self, server: str) -> bool:
        """Whether this server runs the table's bots and deadlines; exactly one of those that have it open does."""
        return all(server < other for other in self.remote)

    @property
    def idle(self) -> bool:
        return not (self.connections or self.thinking or self.pending or self.users or self.failed)

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

    def take_clients(self, other: LiveTable) -> None:
        """Take over the connections from an earlier copy of this table, which failed."""
        self.lost_at, self.remote = other.lost_at, other.remote
        self.failures = other.failures + (not other.lost_race)
        for connection in other.connections:
            seat = self.table.seat_of(connection.player)
            connection.live, connection.viewer = self, SPECTATOR if seat is None else seat
            self.connections.append(connection)
            self.projection(connection.viewer)
        other.connections = []
        if other.timer:
            other.timer.cancel()
