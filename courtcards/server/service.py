"""The parts of a table server, put together, from its start to its end."""

from __future__ import annotations

import asyncio
import signal

import structlog

from courtcards.server.batcher import Batcher
from courtcards.server.bot_pool import BotPool
from courtcards.server.commands import Commands
from courtcards.server.live_table import Subscriber
from courtcards.server.players import Players
from courtcards.server.publisher import Publisher
from courtcards.server.refused import StorageFailed
from courtcards.server.scheduler import Scheduler
from courtcards.server.sources import Sources
from courtcards.server.store import Job, SideWrites, Store
from courtcards.server.store.store import StoreError
from courtcards.server.tables import Tables
from courtcards.server.tasks import Tasks

LOG = structlog.get_logger()
HEARTBEAT = 5  # seconds


class Service:
    def __init__(self, store: Store, bots: BotPool, sources: Sources) -> None:
        self.store, self.sources = store, sources
        self.tasks = Tasks()
        self.tables = Tables(store)
        self.publisher = Publisher(store, self.tables, sources.now)
        self.scheduler = Scheduler(store, self.tables, self.publisher, bots, self.tasks, sources.now)
        self.commands = Commands(store, self.tables, self.publisher, self.scheduler, self.tasks, sources)
        self.players = Players(store, sources)
        self.received: Batcher[tuple[Subscriber, str | bytes]] = Batcher(receive_all)

    async def start(self) -> None:
        self.store.start(asyncio.get_running_loop())
        await self.scheduler.start()
        self.tasks.spawn(self._heartbeat())

    async def stop(self) -> None:
        self.scheduler.stop()
        await self.tasks.stop()
        try:
            await self.store.write(side=SideWrites(alive_at=self.sources.now()))
        except StorageFailed as error:
            LOG.error("could not write when the server stopped", error=str(error))
        self.scheduler.bots.stop()
        self.store.stop()

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.store.put(Job(lambda _: None, side=SideWrites(alive_at=self.sources.now())))
            await self._keep_claim()

    async def _keep_claim(self) -> None:
        try:
            await self.store.keep_claim()
        except StorageFailed as error:
            LOG.error("the database does not answer", error=str(error))
        except StoreError as error:
            LOG.error("stopping the server", why=str(error))
            signal.raise_signal(signal.SIGTERM)


def receive_all(received: list[tuple[Subscriber, str | bytes]]) -> None:
    for connection, text in received:
        connection.receive(text)
