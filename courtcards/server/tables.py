"""The tables that are in use now. It gives events to tables, has them written down, and then tells everyone.

One thread, one event loop: nothing here waits for a lock. A table takes an event at once; those who watch it learn of
it when it is on the disk. If it cannot be written, the table is forgotten and read again from its log.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import orjson
import structlog

from courtcards import fairness
from courtcards.errors import CourtCardsError
from courtcards.server.batcher import Batcher
from courtcards.server.bot_pool import BotPool
from courtcards.server.events import (
    Again,
    Created,
    Event,
    Filled,
    GivenUp,
    Handed,
    Left,
    Played,
    Returned,
    Sat,
    Slept,
    Waiting,
    Woke,
)
from courtcards.server.live_table import LiveTable, now
from courtcards.server.players import Players, new_id
from courtcards.server.projection import AppliedEvent, Projection, state
from courtcards.server.refused import Refused, StorageFailed
from courtcards.server.scheduler import Scheduler
from courtcards.server.store import Job, SideWrites, Store
from courtcards.server.store.store import StoredTable, StoreError, alive_at, stored_table, tables_due
from courtcards.server.table import LEVEL_IDS, SPECTATOR, Table, check_config
from courtcards.server.table_config import SECOND, RealTime, TableConfig
from courtcards.server.table_log import load, move, seat_rows, stand, summary

if TYPE_CHECKING:
    from courtcards.server.socket import Connection

LOG = structlog.get_logger()
HEARTBEAT = 5  # seconds
TOO_MUCH = 1008  # why a connection is closed
LOOK = 1  # seconds between looks for tables whose clocks have run out


class Tables:
    def __init__(self, store: Store, bots: BotPool) -> None:
        self.store, self.bots = store, bots
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[StoredTable]] = {}
        self.players = Players(store)
        self.scheduler = Scheduler(self)
        self.said: Batcher[tuple[Connection, str | bytes]] = Batcher(hear)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._alive_at = 0  # when the server was last alive before this start
        self.stopping = False
        self.moves = 0  # for the metrics, which anybody may read: without secret choices

    # From the start of the server to its end

    async def start(self) -> None:
        self._alive_at = await self.store.read(alive_at)
        self.keep(self._heartbeat())
        self.keep(self._look_for_due())
        self.keep(self.bots.prepare())

    async def stop(self) -> None:
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        for live in self.tables.values():
            self.scheduler.stop_timer(live)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.store.write(side=SideWrites(alive_at=now()))
        except StorageFailed as error:
            LOG.error("the end of the server was not written", error=str(error))

    def keep(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("a task failed", error=repr(error), exc_info=error)

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.store.put(Job(lambda _: None, side=SideWrites(alive_at=now())))
            await self._keep_claim()

    async def _keep_claim(self) -> None:
        try:
            await self.store.keep_claim()
        except StorageFailed as error:
            LOG.error("the database does not answer", error=str(error))
        except StoreError as error:
            LOG.error("the server stops", why=str(error))
            signal.raise_signal(signal.SIGTERM)

    async def _look_for_due(self) -> None:
        """Wake tables that nobody watches and whose clock has run out, or whose bots are to move."""
        while True:
            try:
                ids = await self.store.read(tables_due(now(), limit=100))
            except Refused as error:
                LOG.error("no table can be read", error=str(error))
                ids = []
            for id in ids:
                if id not in self.tables:
                    await self._wake(id)
            await asyncio.sleep(LOOK)

    async def _wake(self, id: str) -> None:
        try:
            live = await self.live(id)
            self.scheduler.time_is_up(live)
            self.let_go_if_idle(live)
        except (CourtCardsError, ValueError) as error:
            LOG.error("a table cannot be read", table=id, error=str(error))

    # Tables

    async def live(self, id: str) -> LiveTable:
        """The table with this id, read from storage if nobody uses it now. Use it at once, or by `using`."""
        while id not in self.tables:
            if id in self._loading:
                await asyncio.wait([self._loading[id]])
            else:
                self._loading[id] = asyncio.ensure_future(self.store.read(stored_table(id)))
                try:
                    self._open(await self._loading[id])
                finally:
                    del self._loading[id]
        return self.tables[id]

    @asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[LiveTable]:
        """A table that stays in memory meanwhile; what happens at it is on the disk afterwards."""
        live = await self.live(id)
        live.users += 1
        try:
            yield live
            await self.settle(live)
        finally:
            live.users -= 1
            self.let_go_if_idle(live)

    def _open(self, kept: StoredTable) -> LiveTable:
        live = LiveTable(load(kept))
        table = live.table
        self.tables[kept.id] = live
        live.lost_at = [now() if seat.player else None for seat in table.seats]
        if isinstance(table.config.pace, RealTime) and table.status == "playing" and not table.asleep:
            self.record(live, Slept(), at=max(table.at, self._alive_at))
        self.scheduler.go_on(live)
        return live

    async def create(self, player: str, config: TableConfig, rematch_of: str | None = None) -> LiveTable:
        check_config(config)
        secret, id, at = fairness.new_secret(), new_id(), now()
        created = Created(config, player, fairness.commitment(secret), rematch_of)
        live = LiveTable(Table(id, secret, at, created))
        self.tables[id] = live
        row = {
            "id": id,
            "secret": secret,
            "status": "open",
            "listed": config.listed,
            "created_at": at,
            "summary": summary(live.table),
            **stand(live.table),
        }
        try:
            await self.store.write(move=move(live.table, at, created), side=SideWrites(table=row))
        except StorageFailed:
            del self.tables[id]
            raise
        return live

    def sit(self, live: LiveTable, seat: int, player: dict[str, Any], text: str) -> None:
        self.record(live, Sat(seat, player["id"], player["name"], text))

    def leave(self, live: LiveTable, player: str) -> None:
        """Get up: before the start the seat is free again, after it a bot plays on."""
        table = live.table
        seat = table.seat_of(player)
        if seat is None:
            raise Refused("table-sits-not")
        if table.status == "open":
            self.record(live, Left(seat))
            return
        if table.status == "playing" and table.seats[seat].stand_in is None:
            self.record(live, Handed(seat, table.config.overtime.level, "left"))
        if all(table.seats[other].why == "left" for other in table.people) and not table.ended:
            self.record(live, GivenUp())

    def fill(self, live: LiveTable, player: str, seat: int, level: str | None) -> None:
        self._host_only(live, player)
        self.record(live, Filled(seat, level))

    def give_up(self, live: LiveTable, player: str) -> None:
        self._host_only(live, player)
        others = [seat for seat in live.table.people if live.table.seats[seat].player != player]
        if live.table.status == "playing" and any(not live.table.seats[seat].bot for seat in others):
            raise Refused("table-others-play")
        self.record(live, GivenUp(player))

    def _host_only(self, live: LiveTable, player: str) -> None:
        if live.table.host != player:
            raise Refused("table-host-only", status=HTTPStatus.FORBIDDEN)

    async def rematch(self, live: LiveTable, player: str) -> LiveTable:
        """A table on the same terms; who asks second gets the one that was made already."""
        table = live.table
        if table.seat_of(player) is None:
            raise Refused("table-sits-not", status=HTTPStatus.FORBIDDEN)
        if not table.ended:
            raise Refused(f"table-is-{table.status}")
        if table.again:
            return await self.live(table.again)
        if live.rematch is None:
            live.rematch = self.keep(self._make_rematch(live, player))
        return await asyncio.shield(live.rematch)

    async def _make_rematch(self, live: LiveTable, player: str) -> LiveTable:
        try:
            again = await self.create(player, live.table.config, rematch_of=live.table.id)
            self.record(live, Again(again.table.id))
            return again
        finally:
            live.rematch = None

    # Events

    def record(
        self,
        live: LiveTable,
        event: Event,
        *,
        at: int | None = None,
        asking: Connection | None = None,
        answers: str | None = None,
    ) -> None:
        """Let an event happen, or raise Refused. Those who may know learn of it when it is on the disk."""
        table = live.table
        moment = max(now() if at is None else at, table.at)
        status = table.status
        public = table.apply(moment, event)
        if isinstance(event, (Sat, Left)):
            self._seat_anew(live, event.seat)
        whole = not isinstance(event, Played) or table.status != status
        applied = AppliedEvent(table, moment, event)
        told = self._tell(live, applied, whole, public, asking, answers)
        job = Job(lambda error: self._written(live, told, error), live, move(table, moment, event))
        if whole:
            shown = {"key": table.id, "status": table.status, "summary": summary(table)}
            job.side = SideWrites(summary=shown, seats=(table.id, seat_rows(table)))
        self.moves += public and isinstance(event, Played)
        live.pending += 1
        self.store.put(job)
        self.scheduler.go_on(live)

    def _seat_anew(self, live: LiveTable, changed: int) -> None:
        """Somebody sat down or got up: from now on every connection sees what its player may see."""
        table = live.table
        live.lost_at[changed] = None
        for connection in live.connections:
            seat = table.seat_of(connection.player)
            connection.viewer = SPECTATOR if seat is None else seat
            live.projection(connection.viewer)
            if seat is None and table.shut:
                connection.goodbye(Refused("table-no-spectators"), again=False, code=TOO_MUCH)

    def _tell(
        self,
        live: LiveTable,
        applied: AppliedEvent,
        whole: bool,
        public: bool,
        asking: Connection | None,
        answers: str | None,
    ) -> list[tuple[Connection, str]]:
        """What is to be sent, and to whom, once the event is safe."""
        told: list[tuple[Connection, str]] = []
        for viewer, projection in live.projections.items():
            if not public and viewer != applied.seat:
                continue
            step = projection.step(applied)
            listening = [connection for connection in live.connections if connection.viewer == viewer]
            if not listening:
                continue
            answered = answers if asking and asking.viewer == viewer else None
            text = (
                self.state(live, projection, [step], True, answered)
                if whole
                else projection.update(applied, step, answered)
            )
            told += [(connection, text) for connection in listening]
        return told

    def state(
        self, live: LiveTable, projection: Projection, steps: list[str], whole: bool, answers: str | None = None
    ) -> str:
        presence, watching = live.presence(), live.watching
        return orjson.dumps(state(live.table, projection, now(), presence, watching, steps, whole, answers)).decode()

    def _written(self, live: LiveTable, told: list[tuple[Connection, str]], error: Exception | None) -> None:
        live.pending -= 1
        if error is not None:
            self._forget(live)
            return
        for connection, text in told:
            connection.post(text)
        self.let_go_if_idle(live)

    def _forget(self, live: LiveTable) -> None:
        """The table could not be written: what is in memory is more than there is. Read it again when it is needed."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        self.scheduler.stop_timer(live)
        for connection in list(live.connections):
            connection.goodbye(StorageFailed(), again=True)

    async def settle(self, live: LiveTable) -> None:
        """Wait until all that has happened at a table is on the disk."""
        if live.pending:
            await self.store.write(owner=live)
        if live.failed:
            raise StorageFailed

    # Who is here

    def enter(self, live: LiveTable, connection: Connection, player: str | None, seen: int | None) -> None:
        """A connection joins a table and is told everything, or what it missed."""
        table = live.table
        seat = table.seat_of(player)
        if seat is None and table.shut:
            raise Refused("table-no-spectators", status=HTTPStatus.FORBIDDEN)
        connection.live, connection.player = live, player
        connection.viewer = SPECTATOR if seat is None else seat
        if seat is not None:
            live.lost_at[seat] = None
            if table.asleep:
                self.record(live, Woke())
            if table.seats[seat].stand_in:
                self.record(live, Returned(seat))
        projection = live.projection(connection.viewer)
        live.connections.append(connection)
        self._tell_around(live, besides=connection)
        steps, whole = projection.missed(table, seen)
        self.post_when_safe(live, connection, self.state(live, projection, steps, whole))

    def post_when_safe(self, live: LiveTable, connection: Connection, text: str) -> None:
        """Tell somebody something when all that has happened at the table is on the disk, and before later news."""
        if live.pending:
            self.store.put(Job(lambda error: None if error else connection.post(text), live))
        else:
            connection.post(text)

    def exit(self, live: LiveTable, connection: Connection) -> None:
        if connection not in live.connections:
            return
        live.connections.remove(connection)
        viewer = connection.viewer
        if viewer != SPECTATOR and viewer not in live.here:
            live.lost_at[viewer] = now()
        if live.failed:
            return
        self._tell_around(live)
        table = live.table
        if isinstance(table.config.pace, RealTime) and table.status == "playing" and not live.here and not table.asleep:
            self.record(live, Slept())
        self.let_go_if_idle(live)

    def _tell_around(self, live: LiveTable, besides: Connection | None = None) -> None:
        others = [connection for connection in live.connections if connection is not besides]
        if not others:
            return
        around = {"type": "around", "now": now(), "presence": live.presence(), "watching": live.watching}
        text = orjson.dumps(around).decode()
        for connection in others:
            connection.post(text)

    def hand_over(self, live: LiveTable, seat: int) -> None:
        """Let a bot play for somebody who has been gone for as long as was agreed."""
        table = live.table
        lost_at = live.lost_at[seat] if 0 <= seat < len(live.lost_at) else None
        if seat in live.here or lost_at is None:
            raise Refused("table-is-here", seat=seat)
        left = lost_at + table.takeover_after(seat) * SECOND - now()
        if left > 0:
            raise Refused("table-wait", seconds=-(-left // SECOND))
        self.record(live, Handed(seat, table.config.overtime.level, "absent"))

    def wait(self, live: LiveTable, seat: int, seconds: int) -> None:
        self.record(live, Waiting(seat, seconds))

    def hint(self, live: LiveTable, asking: Connection, id: str) -> None:
        """Let the strongest bot say what it would do; not where it would be help against other people."""
        table = live.table
        if table.people != [asking.viewer]:
            raise Refused("table-hint-people")
        if asking.viewer not in table.to_move:
            raise Refused("action-not-your-turn")
        if live.advising:
            raise Refused("table-hint-thinking")
        live.advising = True
        self.keep(self._advise(live, asking, id))

    async def _advise(self, live: LiveTable, asking: Connection, id: str) -> None:
        version = live.table.version(asking.viewer)
        try:
            action = await self.scheduler.choice(live.table, asking.viewer, LEVEL_IDS[-1])
            asking.say({"type": "advice", "answers": id, "version": version, "action": action})
        finally:
            live.advising = False

    def let_go_if_idle(self, live: LiveTable) -> None:
        """A table that nobody watches and nothing happens at takes no memory; its clock is looked after in storage."""
        if live.idle and self.tables.get(live.table.id) is live:
            self.scheduler.stop_timer(live)
            del self.tables[live.table.id]


def hear(said: list[tuple[Connection, str | bytes]]) -> None:
    for connection, text in said:
        connection.hear(text)
