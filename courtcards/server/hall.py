"""The hall: the tables that are in use now. It gives events to tables, has them written down, and then tells everyone.

One thread, one event loop: nothing here waits for a lock. A table takes an event at once; those who watch it learn of
it when it is on the disk. If it cannot be written, the table is forgotten and read again from its log.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import orjson
import structlog

from courtcards import fairness
from courtcards.errors import CourtCardsError
from courtcards.game import action_numbers, action_texts
from courtcards.server import events
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
from courtcards.server.protocol import Presence
from courtcards.server.refused import Refused, StorageFailed
from courtcards.server.sight import Sight, state, table_info
from courtcards.server.store import Job, Store
from courtcards.server.store.store import Kept, alive_at, kept_table, player_by_token, tables_due
from courtcards.server.table import SPECTATOR, Table, check_terms
from courtcards.server.terms import SECOND, Live, Terms
from courtcards.server.thinkers import Thinkers

if TYPE_CHECKING:
    from courtcards.server.socket import Connection

LOG = structlog.get_logger()
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
HEARTBEAT = 5  # seconds
TOO_MUCH = 1008  # why a connection is closed
LOOK = 1  # seconds between looks for tables whose clocks have run out
REMEMBERED = 10_000  # players by token


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class LiveTable:
    """A table in use: who watches it, and what is under way."""

    __slots__ = (
        "connections",
        "failed",
        "lost_at",
        "pending",
        "rematch",
        "sights",
        "table",
        "thinking",
        "timer",
        "timer_at",
        "users",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sights: dict[int, Sight] = {}
        self.connections: list[Connection] = []
        self.rematch: asyncio.Task[LiveTable] | None = None  # being made
        self.users = 0  # requests that look at it now
        self.pending = 0  # events on their way to the disk
        self.failed = False  # set where writing fails: nothing of this table may be written after that
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots by seat
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
        until = None if lost_at is None else lost_at + self.table.patience(seat) * SECOND
        return {"here": here, "lost_at": lost_at, "hand_over_at": until}

    def sight(self, viewer: int) -> Sight:
        if viewer not in self.sights:
            self.sights[viewer] = Sight(self.table, viewer)
        return self.sights[viewer]


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store, self.thinkers = store, thinkers
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[Kept]] = {}
        self._players: dict[str, dict[str, Any]] = {}  # by digest of their token
        self._tasks: set[asyncio.Task[Any]] = set()
        self._alive_at = 0  # when the server was last alive before this start
        self._stopping = False
        self.moves = 0  # for the metrics

    # From the start of the server to its end

    async def start(self) -> None:
        self._alive_at = await self.store.read(alive_at)
        self._keep(self._heartbeat())
        self._keep(self._look_for_due())
        self._keep(self.thinkers.prepare())

    async def stop(self) -> None:
        self._stopping = True
        for task in list(self._tasks):
            task.cancel()
        for live in self.tables.values():
            self._stop_timer(live)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.store.write(alive_at=now())
        except StorageFailed as error:
            LOG.error("the end of the server was not written", error=str(error))

    def _keep(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
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
            self.store.put(Job(lambda _: None, alive_at=now()))

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
            self._time_is_up(live)
            self._let_go_if_idle(live)
        except (CourtCardsError, ValueError) as error:
            LOG.error("a table cannot be read", table=id, error=str(error))

    # Players

    async def new_player(self, name: str) -> dict[str, Any]:
        token, id = secrets.token_urlsafe(24), new_id(10)
        row = {"id": id, "name": name, "token": digest(token), "created_at": now()}
        await self.store.write(player=row)
        return {"id": id, "name": name, "token": token}

    async def player(self, token: str | None) -> dict[str, Any] | None:
        if token is None:
            return None
        key = digest(token)
        if key not in self._players:
            found = await self.store.read(player_by_token(key))
            if found is None:
                return None
            if len(self._players) >= REMEMBERED:
                self._players.clear()
            self._players[key] = found
        return self._players[key]

    async def rename(self, token: str, name: str) -> dict[str, Any]:
        player = await self.player(token)
        if player is None:
            raise Refused("server-who", status=HTTPStatus.UNAUTHORIZED)
        await self.store.write(renamed={"key": player["id"], "name": name})
        player["name"] = name
        return player

    # Tables

    async def live(self, id: str) -> LiveTable:
        """The table with this id, read from storage if nobody uses it now. Use it at once, or by `using`."""
        while id not in self.tables:
            if id in self._loading:
                await asyncio.wait([self._loading[id]])
            else:
                self._loading[id] = asyncio.ensure_future(self.store.read(kept_table(id)))
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
            self._let_go_if_idle(live)

    def _open(self, kept: Kept) -> LiveTable:
        live = LiveTable(load(kept))
        table = live.table
        self.tables[kept.id] = live
        live.lost_at = [now() if seat.player else None for seat in table.seats]
        if isinstance(table.terms.pace, Live) and table.status == "playing" and not table.asleep:
            self.record(live, Slept(), at=max(table.at, self._alive_at))
        self._go_on(live)
        return live

    async def create(self, player: str, terms: Terms, rematch_of: str | None = None) -> LiveTable:
        check_terms(terms)
        secret, id, at = fairness.new_secret(), new_id(), now()
        created = Created(terms, player, fairness.commitment(secret), rematch_of)
        live = LiveTable(Table(id, secret, at, created))
        self.tables[id] = live
        row = {
            "id": id,
            "secret": secret,
            "status": "open",
            "listed": terms.listed,
            "created_at": at,
            "summary": summary(live.table),
            **stand(live.table),
        }
        try:
            await self.store.write(table=row, events=[line(live.table, at, created)])
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
            self.record(live, Handed(seat, table.terms.overtime.level, "left"))
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
            live.rematch = self._keep(self._make_rematch(live, player))
        return await asyncio.shield(live.rematch)

    async def _make_rematch(self, live: LiveTable, player: str) -> LiveTable:
        try:
            again = await self.create(player, live.table.terms, rematch_of=live.table.id)
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
        if isinstance(event, Sat | Left):
            self._seat_anew(live, event.seat)
        told = self._tell(live, event, moment, public, asking, answers, status)
        job = Job(
            lambda error: self._written(live, told, error),
            owner=live,
            events=[line(table, moment, event)],
            stand={"key": table.id, **stand(table)},
        )
        if not isinstance(event, Played) or table.status != status:
            job.summary = {"key": table.id, "status": table.status, "summary": summary(table)}
            job.seats = (table.id, seat_rows(table))
        self.moves += isinstance(event, Played)
        live.pending += 1
        self.store.put(job)
        self._go_on(live)

    def _seat_anew(self, live: LiveTable, changed: int) -> None:
        """Somebody sat down or got up: from now on every connection sees what its player may see."""
        table = live.table
        live.lost_at[changed] = None
        for connection in live.connections:
            seat = table.seat_of(connection.player)
            connection.viewer = SPECTATOR if seat is None else seat
            live.sight(connection.viewer)
            if seat is None and table.shut:
                connection.goodbye(Refused("table-no-spectators"), again=False, code=TOO_MUCH)

    def _tell(
        self,
        live: LiveTable,
        event: Event,
        at: int,
        public: bool,
        asking: Connection | None,
        answers: str | None,
        status: str,
    ) -> list[tuple[Connection, str]]:
        """What is to be sent, and to whom, once the event is safe."""
        told: list[tuple[Connection, str]] = []
        open: bytes | None = None
        table = live.table
        whole = not isinstance(event, Played) or table.status != status
        seat = getattr(event, "seat", None)
        for viewer, sight in live.sights.items():
            if not public and viewer != seat:
                continue
            steps = [sight.step(table, at, event)]
            listening = [connection for connection in live.connections if connection.viewer == viewer]
            if not listening:
                continue
            answered = answers if asking and asking.viewer == viewer else None
            if whole:
                message: Any = self.state(live, sight, steps, True, answered)
            else:
                open = open or sight.open(table)
                message = sight.update(table, at, steps, answered, open)
            text = orjson.dumps(message).decode()
            told += [(connection, text) for connection in listening]
        return told

    def state(self, live: LiveTable, sight: Sight, steps: Any, whole: bool, answers: str | None = None) -> Any:
        presence, watching = live.presence(), live.watching
        return state(live.table, sight, now(), presence, watching, steps, whole, answers)

    def _written(self, live: LiveTable, told: list[tuple[Connection, str]], error: Exception | None) -> None:
        live.pending -= 1
        if error is not None:
            self._forget(live)
            return
        for connection, text in told:
            connection.post(text)
        self._let_go_if_idle(live)

    def _forget(self, live: LiveTable) -> None:
        """The table could not be written: what is in memory is more than there is. Read it again when it is needed."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        self._stop_timer(live)
        for connection in list(live.connections):
            connection.goodbye(StorageFailed(), again=True)

    async def settle(self, live: LiveTable) -> None:
        """Wait until all that has happened at a table is on the disk."""
        if live.pending:
            await self.store.write(owner=live)
        if live.failed:
            raise StorageFailed

    # What goes on by itself

    def _go_on(self, live: LiveTable) -> None:
        table = live.table
        if table.asleep or self._stopping:
            self._stop_timer(live)
            return
        for seat in table.bots_to_move:
            if seat not in live.thinking:
                level = table.seats[seat].bot or ""
                live.thinking[seat] = self._keep(self._think(live, seat, level, table.terms.bot_pace))
        self._set_timer(live)

    async def _think(self, live: LiveTable, seat: int, level: str, pause: float) -> None:
        """Let a bot decide for a seat, at its pace; by then the player may be back, and then it decides nothing."""
        table = live.table
        person = table.seats[seat].bot is None
        try:
            if pause:
                await asyncio.sleep(pause)
            if table.game is None or seat not in table.to_move:
                return
            action = await self._choice(table, seat, level)
            if live.failed or action not in table.game.legal(seat) or (table.seats[seat].bot is None) != person:
                return
            self.record(live, Played(seat, action, by=level))
        except Refused as error:
            LOG.error("a bot's decision was refused", table=table.id, error=str(error))
        finally:
            live.thinking.pop(seat, None)
            if not live.failed and not table.ended:
                self._go_on(live)
            self._let_go_if_idle(live)

    async def _choice(self, table: Table, seat: int, level: str) -> str:
        assert table.game is not None
        game = table.game
        numbers = action_numbers(game.id, seat, game.players)
        legal = [numbers[action] for action in game.legal(seat)]
        if len(legal) == 1:
            chosen = legal[0]
        else:
            chosen = await self.thinkers.choose(game.rules, level, game.knowledge(seat), legal)
        return action_texts(game.id, seat, game.players)[chosen]

    def _set_timer(self, live: LiveTable) -> None:
        at = live.table.due
        if at == live.timer_at:
            return
        self._stop_timer(live)
        if at is not None:
            live.timer_at = at
            delay = max(0, at - now()) / SECOND
            live.timer = asyncio.get_running_loop().call_later(min(delay, 24 * 3600), self._time_is_up, live)

    def _stop_timer(self, live: LiveTable) -> None:
        if live.timer:
            live.timer.cancel()
        live.timer = live.timer_at = None

    def _time_is_up(self, live: LiveTable) -> None:
        self._stop_timer(live)
        table, overtime = live.table, live.table.terms.overtime
        for seat in table.clocks.overdue(now()):
            if overtime.does == "take" and not table.is_secret:
                self.record(live, Handed(seat, overtime.level, "overtime"))
            elif seat not in live.thinking:
                live.thinking[seat] = self._keep(self._think(live, seat, overtime.level, 0))
        if not live.thinking:
            self._go_on(live)

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
        sight = live.sight(connection.viewer)
        live.connections.append(connection)
        self._tell_around(live, besides=connection)
        steps, whole = sight.missed(table, seen)
        text = orjson.dumps(self.state(live, sight, steps, whole)).decode()
        if live.pending:  # in its place among what is on its way to the disk, or later news would come first
            self.store.put(Job(lambda error: None if error else connection.post(text), owner=live))
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
        if isinstance(table.terms.pace, Live) and table.status == "playing" and not live.here and not table.asleep:
            self.record(live, Slept())
        self._let_go_if_idle(live)

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
        left = lost_at + table.patience(seat) * SECOND - now()
        if left > 0:
            raise Refused("table-wait", seconds=-(-left // SECOND))
        self.record(live, Handed(seat, table.terms.overtime.level, "absent"))

    def wait(self, live: LiveTable, seat: int, seconds: int) -> None:
        self.record(live, Waiting(seat, seconds))

    def _let_go_if_idle(self, live: LiveTable) -> None:
        """A table that nobody watches and nothing happens at takes no memory; its clock is looked after in storage."""
        if live.idle and self.tables.get(live.table.id) is live:
            self._stop_timer(live)
            del self.tables[live.table.id]


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def load(kept: Kept) -> Table:
    """A table from its log."""
    (_, at, body), *rest = kept.log
    created = events.read(body)
    if not isinstance(created, Created):
        raise Refused("server-log", table=kept.id, status=HTTPStatus.INTERNAL_SERVER_ERROR)
    table = Table(kept.id, kept.secret, at, created)
    for number, at, body in rest:
        if number != table.number + 1:
            raise Refused("server-log", table=kept.id, status=HTTPStatus.INTERNAL_SERVER_ERROR)
        table.apply(at, events.read(body))
    return table


def line(table: Table, at: int, event: Event) -> dict[str, Any]:
    """A row of the log, for the event that the table has just taken."""
    return {"table_id": table.id, "number": table.number, "at": at, "body": events.written(event)}


def stand(table: Table) -> dict[str, Any]:
    """Where a table stands, for whom it waits and until when."""
    dues = [table.clocks.due_of(seat) for seat in range(len(table.seats))] if table.clocks.tick else None
    return {
        "updated_at": table.public_at,
        "due_at": due(table),
        "dues": orjson.dumps(dues).decode() if dues else None,
        "waiting": table.waiting,
    }


def due(table: Table) -> int | None:
    """When something is to be done although nobody comes."""
    if table.asleep or table.ended:
        return None
    return table.at if table.bots_to_move else table.due


def summary(table: Table) -> str:
    return orjson.dumps(table_info(table)).decode()


def seat_rows(table: Table) -> list[dict[str, Any]]:
    ended_at = table.at if table.ended else None
    return [
        {"table_id": table.id, "seat": number, "player_id": seat.player, "ended_at": ended_at}
        for number, seat in enumerate(table.seats)
        if seat.player
    ]
