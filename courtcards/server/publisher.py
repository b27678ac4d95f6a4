"""Takes events to the table, to the log, and then to everyone who may know of them.

One thread, one event loop: nothing here waits for a lock. A table takes an event at once; viewers are told when it is
in the log. If it did not get there, or nobody knows whether it did, the log is read: everybody is told what it holds,
and messages that were not answered are taken again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import structlog

from courtcards.errors import CourtCardsError
from courtcards.games.rules import SPECTATOR
from courtcards.server.encode import to_json
from courtcards.server.events import Event, Handed, Left, Played, Redrawn, Returned, Revealed, Sat
from courtcards.server.live_table import LiveTable, Subscriber
from courtcards.server.projection import AppliedEvent, Projection, state
from courtcards.server.refused import OutcomeUnknown, Refused, StorageFailed
from courtcards.server.store import Conflict, Job, SideWrites, Store, is_unknown
from courtcards.server.store.statements import Line
from courtcards.server.table_log import append, next_event, seat_rows, summary
from courtcards.server.tables import Hook, Tables
from courtcards.server.tasks import Tasks

LOG = structlog.get_logger()
POLICY_VIOLATION = 1008  # why a WebSocket is closed
WATCHERS_EVERY = 1.0  # seconds between messages about how many are watching
MOST_FAILURES = 1  # failures in a row after which clients are told that the database does not accept writes

Messages = list[tuple[Subscriber, str]]
Submission = tuple[Subscriber, Any]  # a connection and its message that needs an answer; None: it has just connected


class Publisher:
    def __init__(self, store: Store, tables: Tables, tasks: Tasks, now: Callable[[], int]) -> None:
        self._store, self._tables, self._tasks, self._now = store, tables, tasks, now
        self.on_change: Hook = lambda _: None  # called when a table has taken an event
        self.on_recovery: Hook = lambda _: None  # called with each table that was read again after a failure
        self.on_written: Callable[[Line], None] = lambda _: None  # called with each event of this server in a log
        self.on_presence: Hook = lambda _: None  # called when somebody has connected or left
        self.moves = 0  # for the metrics: without secret choices

    def record(
        self, live: LiveTable, event: Event, *, at: int | None = None, submission: Submission | None = None
    ) -> None:
        """Apply an event and write it, or raise Refused. If the write fails, the submission is handled again."""
        table = live.table
        moment = max(self._now() if at is None else at, table.at)
        whole, public, messages = self._apply(live, moment, event)
        only = None if public else event.seat  # type: ignore[union-attr]
        line, head = append(table, moment, event)
        job = Job(lambda error: self._on_written(live, line, only, messages, submission, error), live, line, head)
        if whole:
            shown = {"key": table.id, "status": table.status, "summary": summary(table)}
            job.side = SideWrites(summary=shown, seats=(table.id, seat_rows(table)))
        live.begin_job(only)
        self._store.put(job)
        self.on_change(live)

    def follow(self, live: LiveTable, line: Line) -> None:
        """Apply and announce an event from the log that another server wrote, or that this one was not sure of."""
        self._follow(live, line)
        self.on_change(live)

    def _follow(self, live: LiveTable, line: Line) -> None:
        event = next_event(live.table, line)
        _, _, messages = self._apply(live, line.at, event)
        self._confirm(live, line.number, messages)
        if isinstance(event, Handed) and event.why == "absent" and event.seat in live.here_locally:
            self._tasks.spawn(self._give_back(live, event.seat))

    async def _give_back(self, live: LiveTable, seat: int) -> None:
        """Another server took somebody for absent who is connected here."""
        table = live.table
        if not live.failed and seat in live.here_locally and table.seats[seat].why == "absent":
            if table.status == "playing" and table.may_return(seat):
                self.record(live, Returned(seat))

    def distrust(self, live: LiveTable) -> None:
        """A table differs from its log: read it again."""
        live.failed = live.lost_race = True
        self._tasks.spawn(self._recover(live))

    def _apply(self, live: LiveTable, at: int, event: Event) -> tuple[bool, bool, Messages]:
        """Apply an event. Returns whether more than the game has changed, whether all may know, and what to send."""
        table = live.table
        status = table.status
        public = table.apply(at, event)
        if isinstance(event, (Sat, Left)):
            self._reseat(live, [event.seat])
        elif isinstance(event, Redrawn):
            self._reseat(live, event.seats)
        elif isinstance(event, Revealed) and table.status != status:
            self._reseat(live, [])
        if table.status == "playing" != status:
            self._note_absent(live)
        whole = not isinstance(event, Played) or table.status != status
        self.moves += public and isinstance(event, Played)
        return whole, public, self._messages(live, AppliedEvent(table, at, event), whole, public)

    def _reseat(self, live: LiveTable, changed: Iterable[int]) -> None:
        """Somebody sat down or left: from now on, every connection sees what its player may see."""
        table = live.table
        for number in changed:
            live.lost_at[number] = None
        for connection in live.connections:
            seat = table.seat_of(connection.player)
            connection.viewer = SPECTATOR if seat is None else seat
            live.projection(connection.viewer)
            if seat is None and table.closed_to_spectators:
                connection.goodbye(Refused("table-no-spectators"), again=False, code=POLICY_VIOLATION)

    def _note_absent(self, live: LiveTable) -> None:
        """A game begins: whoever has not even connected is away from now on."""
        for seat in set(live.table.people) - live.here:
            live.lost_at[seat] = self._now()

    def _messages(self, live: LiveTable, applied: AppliedEvent, whole: bool, public: bool) -> Messages:
        """What to send to whom, once the event is in the log. `whole`: a State instead of an Update."""
        messages: Messages = []
        seat, submission = applied.seat, getattr(applied.event, "id", None)
        for viewer, projection in live.projections.items():
            if not public and viewer != seat:
                continue
            step = projection.step(applied)
            viewing = [connection for connection in live.connections if connection.viewer == viewer]
            if not viewing:
                continue
            answers = submission if viewer == seat else None
            if whole:
                text = self.state(live, projection, [step], True, answers)
            else:
                text = projection.update(applied, step, answers)
            messages += [(connection, text) for connection in viewing]
        return messages

    def state(
        self, live: LiveTable, projection: Projection, steps: list[str], whole: bool, answers: str | None = None
    ) -> str:
        presence, watching = live.presence(), live.watching
        return to_json(state(live.table, projection, self._now(), presence, watching, steps, whole, answers))

    # Once it is written, or not

    def _on_written(
        self,
        live: LiveTable,
        line: Line,
        only: int | None,
        messages: Messages,
        submission: Submission | None,
        error: Exception | None,
    ) -> None:
        live.end_job(only)
        if error is None:
            self._confirm(live, line.number, messages)
            self.on_written(line)
            self._tables.drop_if_idle(live)
        else:
            self._lose(live, submission, error)

    def _confirm(self, live: LiveTable, number: int, messages: Messages) -> None:
        live.written, live.failures = number, 0
        for connection, text in messages:
            connection.post(text)

    def _lose(self, live: LiveTable, submission: Submission | None, error: Exception) -> None:
        """A write failed, as far as we know. Once all pending writes have failed, read the log."""
        live.lost_race = live.lost_race or isinstance(error, Conflict)
        live.unsure = live.unsure or is_unknown(error)
        if submission:
            live.unanswered.append(submission)
        if not live.pending:
            self._tasks.spawn(self._recover(live))

    async def _recover(self, live: LiveTable) -> None:
        """Read the log, tell everyone what it holds, and handle unanswered messages again.

        If that has failed before, the database does not accept writes: clients are told, and reconnect by themselves.
        """
        fresh = live
        try:
            if live.failures >= MOST_FAILURES and not live.lost_race:
                raise StorageFailed
            fresh, lines = await self._tables.reload(live)
            here = [(connection, message) for connection, message in live.unanswered if connection.live is fresh]
            for connection, message in here:
                if message is None:  # it has not been told anything yet
                    connection.post(self.state(fresh, fresh.projection(connection.viewer), [], False))
            for line in lines:
                self._follow(fresh, line)  # nothing happens by itself before the last one
            self.on_recovery(fresh)
        except Exception as error:  # whatever it was, nobody must wait for an answer that never comes
            known = isinstance(error, (CourtCardsError, ValueError))
            LOG.error("gave up on a table for now", table=live.table.id, error=str(error), exc_info=not known)
            fresh.failed = True  # nothing more happens at it
            self._tables.drop(fresh)
            for connection in list(fresh.connections):
                connection.goodbye(OutcomeUnknown() if live.unsure else StorageFailed(), again=True)
            return
        for connection, message in here:
            if message is not None:
                connection.handle(message)
        self._tables.drop_if_idle(fresh)

    def greet(self, live: LiveTable, connection: Subscriber, text: str) -> None:
        """Send the state to a new connection, before anything else."""
        if not live.is_settled_for(connection.viewer):
            live.greeting.add(connection)
        self.post_when_written(live, connection, text, (connection, None))

    def post_when_written(
        self, live: LiveTable, connection: Subscriber, text: str, submission: Submission | None = None
    ) -> None:
        """Send a message once everything its viewer may know is in the log, and before anything later."""
        if live.is_settled_for(connection.viewer):
            connection.post(text)
            return
        only = connection.viewer if connection.viewer >= 0 else None

        def done(error: Exception | None) -> None:
            live.end_job(only)
            if error is None:
                live.greeting.discard(connection)
                connection.post(text)
                self._tables.drop_if_idle(live)
            else:
                self._lose(live, submission, error)

        live.begin_job(only)
        self._store.put(Job(done, live))

    def tell_presence(self, live: LiveTable, besides: Subscriber | None = None) -> None:
        """Somebody has connected or left: tell everyone, except a connection that learns of it otherwise."""
        self.on_presence(live)
        self.tell_presence_here(live, besides)

    def tell_presence_here(self, live: LiveTable, besides: Subscriber | None = None) -> None:
        """The same, for this server. If only spectators come and go, at most once a second: there may be thousands."""
        presence, loop = live.presence(), asyncio.get_running_loop()
        if presence == live.told:
            if live.telling:
                return
            wait = live.told_at + WATCHERS_EVERY - loop.time()
            if wait > 0:
                live.telling = loop.call_later(wait, self._tell_watching, live)
                return
            live.told_at = loop.time()
        live.told = presence
        self._tell_around(live, besides)

    def _tell_watching(self, live: LiveTable) -> None:
        live.telling, live.told_at = None, asyncio.get_running_loop().time()
        self._tell_around(live)

    def _tell_around(self, live: LiveTable, besides: Subscriber | None = None) -> None:
        if not live.connections:
            return
        around = {"type": "around", "now": self._now(), "presence": live.presence(), "watching": live.watching}
        text = to_json(around)
        for connection in live.connections:
            if connection in live.greeting:
                if live.pending:  # otherwise the log is being read, and everything is sent afterwards
                    self.post_when_written(live, connection, text)
            elif connection is not besides:
                connection.post(text)
