"""What happens at a table by itself: bots decide, and clocks run out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from courtcards.errors import CourtCardsError
from courtcards.game import action_numbers, action_texts
from courtcards.server.bot_queue import Bots
from courtcards.server.encode import to_json
from courtcards.server.events import Handed, Played, Redrawn, Slept, Woke
from courtcards.server.follower import Follower
from courtcards.server.live_table import LiveTable
from courtcards.server.publisher import Publisher
from courtcards.server.refused import Refused
from courtcards.server.store import Store
from courtcards.server.store.queries import alive_at, tables_due
from courtcards.server.table import Table
from courtcards.server.table_config import SECOND, RealTime
from courtcards.server.table_log import BrokenLog
from courtcards.server.tables import Tables
from courtcards.server.tasks import Tasks

LOG = structlog.get_logger()
HEAR_OTHERS = 0.5  # seconds for other servers to say who is connected to them
LOOK_EVERY = 1  # seconds between searches for tables whose clocks have run out
ASK_AGAIN = 5.0  # seconds until a bot that failed is asked again, and until bots are prepared again
LONGEST_TIMER = 24 * 3600  # seconds
HOUR = 3600 * SECOND
LONG_DOWN = 12 * HOUR  # after a break this long, the clock may be off by days, or nobody may be back yet
GRACE = HOUR  # and then nobody's time runs out for this long


class Scheduler:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        publisher: Publisher,
        bots: Bots,
        tasks: Tasks,
        follower: Follower,
        server: str,
        now: Callable[[], int],
    ) -> None:
        self._store, self._tables, self._publisher = store, tables, publisher
        self.bots, self._tasks, self._now = bots, tasks, now
        self._follower, self._server = follower, server
        self._server_alive_at = 0  # when a server last ran on this database before this start
        self._deadlines_from = 0  # after a long time without a server everyone gets some time to come back
        self._broken: set[str] = set()  # tables that are due but cannot be read
        self._stopping = False
        tables.on_open, tables.on_drop = self.open, self.drop
        publisher.on_change, publisher.on_recovery = self.advance, self.resume
        bots.on_prepared = self._tell_prepared

    async def start(self) -> None:
        self._server_alive_at = await self._store.read(alive_at)
        down = self._now() - self._server_alive_at
        if self._server_alive_at and down > LONG_DOWN:
            self._deadlines_from = self._now() + GRACE
            LOG.warning("no server ran for a long time, or the clock is wrong: deadlines wait", hours=down // HOUR)
        self._tasks.keep(self._watch_deadlines)
        self._tasks.spawn(self._prepare_bots())

    @property
    def alive_at(self) -> int | None:
        """What a server reports as the time it was last alive.

        Not yet, while deadlines wait: a server that starts again meanwhile must find the same long break.
        """
        return self._now() if self._now() >= self._deadlines_from else None

    async def _prepare_bots(self) -> None:
        while True:
            try:
                await self.bots.prepare()
            except Exception as error:  # whatever it is: without bots, tables would wait forever
                LOG.error("could not prepare the bots", error=repr(error), exc_info=error)
                await asyncio.sleep(ASK_AGAIN)
            else:
                return

    def stop(self) -> None:
        self._stopping = True
        for live in self._tables.in_use():
            self.stop_timer(live)

    def open(self, live: LiveTable) -> None:
        """A table was read from storage: its people are not here yet, and a server may have stopped meanwhile."""
        table = live.table
        live.lost_at = [self._now() if seat.player else None for seat in table.seats]
        if self._store.shared:
            self._follower.opened(live)
            self._tasks.spawn(self._open_shared(live))
        else:
            self.sleep_if_deserted(live, at=max(table.at, self._server_alive_at))
            self.advance(live)

    async def _open_shared(self, live: LiveTable) -> None:
        """Other servers say in a moment who is connected to them; until then nothing happens by itself."""
        live.users += 1
        try:
            await asyncio.sleep(HEAR_OTHERS)
            if not live.failed:
                self.sleep_if_deserted(live)
                self.advance(live)
        finally:
            live.users -= 1
            self._tables.drop_if_idle(live)

    def drop(self, live: LiveTable) -> None:
        self.stop_timer(live)
        if self._store.shared:
            self._follower.dropped(live)

    def sleep_if_deserted(self, live: LiveTable, at: int | None = None) -> None:
        """Stop a table's clocks while nobody is there."""
        table = live.table
        if table.status != "playing" or table.asleep or table.is_crowded:
            return
        if isinstance(table.config.pace, RealTime) and not live.here:
            self._publisher.record(live, Slept(), at=at)

    def resume(self, live: LiveTable) -> None:
        """A table was read again after a failure: restart its bots and timers."""
        self.sleep_if_deserted(live)
        self.advance(live)

    def advance(self, live: LiveTable) -> None:
        """Ask the bots whose turn it is, and set the timer for the next deadline."""
        table = live.table
        if live.failed:
            return  # it is read again, and then resumed
        if table.asleep and live.here_locally and not live.pending:
            self._publisher.record(live, Woke())  # another server didn't know that somebody is here
            return
        if table.asleep or self._stopping or not live.is_led_by(self._server):
            self.stop_timer(live)
            return
        for seat in table.bots_to_move:
            if seat not in live.thinking:
                level = table.seats[seat].bot or ""
                live.thinking[seat] = self._tasks.spawn(self._think(live, seat, level, table.config.bot_pace))
        self._set_timer(live)

    async def _think(self, live: LiveTable, seat: int, level: str, pause: float) -> None:
        """Let a bot decide for a seat, at its pace, then advance the table."""
        try:
            await self._decide(live, seat, level, pause)
        except Exception as error:  # whatever it is, the table does not wait forever
            known = isinstance(error, Refused)
            LOG.error("a bot could not decide", table=live.table.id, error=repr(error), exc_info=not known)
            await asyncio.sleep(ASK_AGAIN)
        finally:
            live.thinking.pop(seat, None)
        if not live.failed and not live.table.ended:
            self.advance(live)
        self._tables.drop_if_idle(live)

    async def _decide(self, live: LiveTable, seat: int, level: str, pause: float) -> None:
        """Let a bot decide for a seat, unless the player, or another bot, sits there by then."""
        table = live.table
        sitting = table.seats[seat].bot
        if pause:
            await asyncio.sleep(pause)
        if table.game is None or seat not in table.to_move:
            return
        known = table.game.knowledge(seat).tobytes()
        if not self.bots.is_ready(table.game.id, level):
            self._tell_preparing(live)
        action = await self.choose(table, seat, level)
        if live.failed or table.seats[seat].bot != sitting:
            return
        if table.status != "playing" or table.game.knowledge(seat).tobytes() != known:
            return  # the seat has decided meanwhile
        self._publisher.record(live, Played(seat, action, by=level))

    async def choose(self, table: Table, seat: int, level: str) -> str:
        """The action a bot would choose in a seat, from what the seat may know."""
        assert table.game is not None
        game = table.game
        numbers = action_numbers(game.id, seat, game.players)
        legal = [numbers[action] for action in game.legal(seat)]
        if len(legal) == 1:
            chosen = legal[0]
        else:
            chosen = await self.bots.choose(game.rules, level, game.knowledge(seat), legal, table.host)
        return action_texts(game.id, seat, game.players)[chosen]

    # Bots that are not ready yet

    def preparing(self, table: Table) -> list[str]:
        """The levels of the bots at a table that cannot decide yet."""
        levels = {seat.bot for seat in table.seats if seat.bot}
        return sorted(level for level in levels if not self.bots.is_ready(table.config.game, level))

    def _tell_preparing(self, live: LiveTable) -> None:
        text = to_json({"type": "preparing", "levels": self.preparing(live.table)})
        for connection in live.connections:
            connection.post(text)

    def _tell_prepared(self) -> None:
        """More bots are ready: tell every table that has bots."""
        for live in self._tables.in_use():
            if live.table.status == "playing" and any(seat.bot for seat in live.table.seats):
                self._tell_preparing(live)

    # Deadlines

    def _set_timer(self, live: LiveTable) -> None:
        at = live.table.due
        if at is not None:
            at = max(at, self._deadlines_from)
        if at == live.timer_at:
            return
        self.stop_timer(live)
        if at is not None:
            live.timer_at = at
            delay = max(0, at - self._now()) / SECOND
            live.timer = asyncio.get_running_loop().call_later(min(delay, LONGEST_TIMER), self.on_deadline, live)

    def stop_timer(self, live: LiveTable) -> None:
        if live.timer:
            live.timer.cancel()
        live.timer = live.timer_at = None

    def on_deadline(self, live: LiveTable) -> None:
        """Do what the table agreed on for seats whose time is up."""
        self.stop_timer(live)
        if live.failed:
            return
        table, overtime = live.table, live.table.config.overtime
        if self._now() < self._deadlines_from:
            self.advance(live)
            return
        if table.texts_due is not None and table.texts_due <= self._now():
            self._publisher.record(live, Redrawn(tuple(table.without_text), table.next_commitment))
            return
        for seat in table.clocks.overdue(self._now()):
            if overtime.does == "take" and not table.is_secret:
                self._publisher.record(live, Handed(seat, overtime.level, "overtime"))
            elif seat not in live.thinking:
                live.thinking[seat] = self._tasks.spawn(self._think(live, seat, overtime.level, 0))
        if not live.thinking:
            self.advance(live)

    async def _watch_deadlines(self) -> None:
        """Open tables that nobody has open but where a clock has run out or a bot must move."""
        while True:
            try:
                ids = await self._store.read(tables_due(self._now(), limit=100))
            except Refused as error:
                LOG.error("cannot read which tables are due", error=str(error))
                ids = []
            unused = [id for id in ids if id not in self._tables and id not in self._broken]
            await asyncio.gather(*map(self._wake, unused))  # where there are other servers, each takes a second
            await asyncio.sleep(LOOK_EVERY)

    async def _wake(self, id: str) -> None:
        try:
            async with self._tables.using(id) as live:
                if self._store.shared:
                    await asyncio.sleep(2 * HEAR_OTHERS)
                if live.is_led_by(self._server) and not live.failed:
                    self.on_deadline(live)
        except BrokenLog:
            self._broken.add(id)
        except (CourtCardsError, ValueError) as error:
            LOG.error("cannot read a table", table=id, error=str(error))
