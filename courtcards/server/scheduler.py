"""What goes on at a table by itself: bots decide, and clocks run out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from courtcards.game import action_numbers, action_texts
from courtcards.server.events import Handed, Played
from courtcards.server.live_table import LiveTable, now
from courtcards.server.refused import Refused
from courtcards.server.table import Table
from courtcards.server.table_config import SECOND

if TYPE_CHECKING:
    from courtcards.server.tables import Tables

LOG = structlog.get_logger()


class Scheduler:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def go_on(self, live: LiveTable) -> None:
        table = live.table
        if table.asleep or self._tables.stopping:
            self.stop_timer(live)
            return
        for seat in table.bots_to_move:
            if seat not in live.thinking:
                level = table.seats[seat].bot or ""
                live.thinking[seat] = self._tables.keep(self._think(live, seat, level, table.config.bot_pace))
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
            known = table.game.knowledge(seat).tobytes()
            action = await self.choice(table, seat, level)
            if live.failed or (table.seats[seat].bot is None) != person:
                return
            if table.status != "playing" or table.game.knowledge(seat).tobytes() != known:
                return  # the seat has decided meanwhile
            self._tables.record(live, Played(seat, action, by=level))
        except Refused as error:
            LOG.error("a bot's decision was refused", table=table.id, error=str(error))
        finally:
            live.thinking.pop(seat, None)
            if not live.failed and not table.ended:
                self.go_on(live)
            self._tables.let_go_if_idle(live)

    async def choice(self, table: Table, seat: int, level: str) -> str:
        """What a bot would do in a seat, by what the seat may know."""
        assert table.game is not None
        game = table.game
        numbers = action_numbers(game.id, seat, game.players)
        legal = [numbers[action] for action in game.legal(seat)]
        if len(legal) == 1:
            chosen = legal[0]
        else:
            chosen = await self._tables.bots.choose(game.rules, level, game.knowledge(seat), legal)
        return action_texts(game.id, seat, game.players)[chosen]

    def _set_timer(self, live: LiveTable) -> None:
        at = live.table.due
        if at == live.timer_at:
            return
        self.stop_timer(live)
        if at is not None:
            live.timer_at = at
            delay = max(0, at - now()) / SECOND
            live.timer = asyncio.get_running_loop().call_later(min(delay, 24 * 3600), self.time_is_up, live)

    def stop_timer(self, live: LiveTable) -> None:
        if live.timer:
            live.timer.cancel()
        live.timer = live.timer_at = None

    def time_is_up(self, live: LiveTable) -> None:
        self.stop_timer(live)
        table, overtime = live.table, live.table.config.overtime
        for seat in table.clocks.overdue(now()):
            if overtime.does == "take" and not table.is_secret:
                self._tables.record(live, Handed(seat, overtime.level, "overtime"))
            elif seat not in live.thinking:
                live.thinking[seat] = self._tables.keep(self._think(live, seat, overtime.level, 0))
        if not live.thinking:
            self.go_on(live)
