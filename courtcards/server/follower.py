"""Learning what other servers have written: any number of them may share a PostgreSQL database."""

from __future__ import annotations

import asyncio

import structlog

from courtcards.errors import CourtCardsError
from courtcards.server.live_table import LiveTable
from courtcards.server.publisher import Publisher
from courtcards.server.refused import StorageFailed
from courtcards.server.store import Store
from courtcards.server.store.queries import heads_of, log_after
from courtcards.server.tables import Tables
from courtcards.server.tasks import Tasks

LOG = structlog.get_logger()
LOOK_EVERY = 0.25  # seconds


class Follower:
    def __init__(self, store: Store, tables: Tables, publisher: Publisher, tasks: Tasks) -> None:
        self._store, self._tables, self._publisher, self._tasks = store, tables, publisher, tasks

    def start(self) -> None:
        if self._store.shared:
            self._tasks.spawn(self._look_again_and_again())

    async def _look_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except StorageFailed as error:
                LOG.error("cannot read what other servers have written", error=str(error))

    async def look(self) -> None:
        """Compare all tables in use with the heads of their logs."""
        watched = [live.table.id for live in self._tables.in_use() if not live.idle]
        if not watched:
            return
        for id, number in (await self._store.read(heads_of(watched))).items():
            live = self._tables.find(id)
            if live and number > live.table.number:
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Tell everybody at a table what others have written to its log."""
        lines = await self._store.read(log_after(live.table.id, live.table.number))
        for line in lines:
            if live.pending or live.failed:
                return  # what this server has on its way cannot get in, and then the log is read anyway
            if line.number == live.table.number + 1:
                try:
                    self._publisher.follow(live, line)
                except (CourtCardsError, ValueError) as error:
                    LOG.error("cannot follow a table", table=live.table.id, error=str(error))
                    return
