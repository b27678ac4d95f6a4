"""Events on their way: a table takes one, it is written, and then everybody who may know of it is told.

One thread, one event loop: nothing here waits for a lock. A table takes an event at once; viewers are told when it is
on disk. If it cannot be written, the table is dropped and read again from its log.
"""

from __future__ import annotations

from collections.abc import Callable

from courtcards.games.rules import SPECTATOR
from courtcards.server.encode import to_json
from courtcards.server.events import Event, Left, Played, Sat
from courtcards.server.live_table import LiveTable, Subscriber
from courtcards.server.projection import AppliedEvent, Projection, state
from courtcards.server.refused import Refused, StorageFailed
from courtcards.server.store import Job, SideWrites, Store
from courtcards.server.table_log import move, seat_rows, summary
from courtcards.server.tables import Hook, Tables

POLICY_VIOLATION = 1008  # why a WebSocket is closed


class Publisher:
    def __init__(self, store: Store, tables: Tables, now: Callable[[], int]) -> None:
        self._store, self._tables, self._now = store, tables, now
        self.on_change: Hook = lambda _: None  # called when a table has taken an event
        self.moves = 0  # for the metrics, which anybody may read: without secret choices

    def record(
        self,
        live: LiveTable,
        event: Event,
        *,
        at: int | None = None,
        asking: Subscriber | None = None,
        answers: str | None = None,
    ) -> None:
        """Let an event happen, or raise Refused.

        `asking` is the connection that wants it, and `answers` the id of its submission.
        """
        table = live.table
        moment = max(self._now() if at is None else at, table.at)
        status = table.status
        public = table.apply(moment, event)
        if isinstance(event, (Sat, Left)):
            self._reseat(live, event.seat)
        whole = not isinstance(event, Played) or table.status != status
        applied = AppliedEvent(table, moment, event)
        messages = self._messages(live, applied, whole, public, asking, answers)
        job = Job(lambda error: self._on_written(live, messages, error), live, move(table, moment, event))
        if whole:
            shown = {"key": table.id, "status": table.status, "summary": summary(table)}
            job.side = SideWrites(summary=shown, seats=(table.id, seat_rows(table)))
        self.moves += public and isinstance(event, Played)
        live.pending += 1
        self._store.put(job)
        self.on_change(live)

    def _reseat(self, live: LiveTable, changed: int) -> None:
        """Somebody sat down or got up: from now on every connection sees what its player may see."""
        table = live.table
        live.lost_at[changed] = None
        for connection in live.connections:
            seat = table.seat_of(connection.player)
            connection.viewer = SPECTATOR if seat is None else seat
            live.projection(connection.viewer)
            if seat is None and table.closed_to_spectators:
                connection.goodbye(Refused("table-no-spectators"), again=False, code=POLICY_VIOLATION)

    def _messages(
        self,
        live: LiveTable,
        applied: AppliedEvent,
        whole: bool,
        public: bool,
        asking: Subscriber | None,
        answers: str | None,
    ) -> list[tuple[Subscriber, str]]:
        """What to send to whom, once the event is on disk. `whole`: a State, not only an Update."""
        messages: list[tuple[Subscriber, str]] = []
        for viewer, projection in live.projections.items():
            if not public and viewer != applied.seat:
                continue
            step = projection.step(applied)
            viewing = [connection for connection in live.connections if connection.viewer == viewer]
            if not viewing:
                continue
            answered = answers if asking and asking.viewer == viewer else None
            if whole:
                text = self.state(live, projection, [step], True, answered)
            else:
                text = projection.update(applied, step, answered)
            messages += [(connection, text) for connection in viewing]
        return messages

    def state(
        self, live: LiveTable, projection: Projection, steps: list[str], whole: bool, answers: str | None = None
    ) -> str:
        presence, watching = live.presence(), live.watching
        return to_json(state(live.table, projection, self._now(), presence, watching, steps, whole, answers))

    def _on_written(self, live: LiveTable, messages: list[tuple[Subscriber, str]], error: Exception | None) -> None:
        live.pending -= 1
        if error is None:
            for connection, text in messages:
                connection.post(text)
            self._tables.drop_if_idle(live)
            return
        self._tables.drop(live)  # memory holds more than storage: clients come back and get what storage has
        for connection in list(live.connections):
            connection.goodbye(StorageFailed(), again=True)

    def post_when_written(self, live: LiveTable, connection: Subscriber, text: str) -> None:
        """Send a message when all that has happened at the table is on disk, and before anything that happens later."""
        if live.pending:
            self._store.put(Job(lambda error: None if error else connection.post(text), live))
        else:
            connection.post(text)

    def tell_presence(self, live: LiveTable, besides: Subscriber | None = None) -> None:
        """Tell everybody who is here, except a connection that is told otherwise."""
        others = [connection for connection in live.connections if connection is not besides]
        if not others:
            return
        around = {"type": "around", "now": self._now(), "presence": live.presence(), "watching": live.watching}
        text = to_json(around)
        for connection in others:
            connection.post(text)
