"""The parts of a table server, put together, from its start to its end."""

from __future__ import annotations

import asyncio

import structlog

from courtcards.server.batcher import Batcher
from courtcards.server.bot_queue import Bots
from courtcards.server.bus import Bus, RedisBus
from courtcards.server.commands import Commands
from courtcards.server.follower import Follower
from courtcards.server.live_table import Subscriber
from courtcards.server.operators import Operators
from courtcards.server.players import Players
from courtcards.server.publisher import Publisher
from courtcards.server.rates import Buckets
from courtcards.server.refused import StorageFailed
from courtcards.server.scheduler import Scheduler
from courtcards.server.settings import Settings
from courtcards.server.shared_rates import SharedRates
from courtcards.server.sources import Sources, SteadyClock
from courtcards.server.store import Job, SideWrites, Store
from courtcards.server.store.queries import alive_at, database_time
from courtcards.server.table_config import SECOND
from courtcards.server.tables import Tables
from courtcards.server.tasks import Tasks

LOG = structlog.get_logger()
HEARTBEAT = 5  # seconds
READY_WITHIN = 3  # seconds to wait for a test write


class Service:
    def __init__(
        self,
        store: Store,
        bots: Bots,
        sources: Sources,
        redis: str | None = None,
        messages_per_second: int = Settings.messages_per_second,
    ) -> None:
        self.store, self.sources = store, sources
        self.messages_per_second = messages_per_second
        self.messages = Buckets(messages_per_second, 2 * messages_per_second)
        self.tasks = Tasks()
        self.tables = Tables(store)
        self.publisher = Publisher(store, self.tables, self.tasks, sources.now)
        self._bus = bus = RedisBus(redis, self.tasks) if redis else Bus()
        self.rates = SharedRates(bus)
        self.rates.share("messages", self.messages)
        self.follower = Follower(store, self.tables, self.publisher, bus, self.tasks, sources)
        self.scheduler = Scheduler(
            store, self.tables, self.publisher, bots, self.tasks, self.follower, bus.id, sources.now
        )
        self.players = Players(store, sources)
        self.operators = Operators(bus.id, store, self.tables, self.players, self.follower, sources)
        self.commands = Commands(
            store,
            self.tables,
            self.publisher,
            self.scheduler,
            self.tasks,
            sources,
            self.players,
            self.operators,
        )
        self._trial: asyncio.Task[bool] | None = None
        self.received: Batcher[tuple[Subscriber, str | bytes]] = Batcher(receive_all)

    async def start(self) -> None:
        self.store.start(asyncio.get_running_loop())
        await self._check_clock()
        await self.operators.start()
        await self.scheduler.start()
        self.follower.start()
        for loop in (self._heartbeat, self.rates.tell_again_and_again, self.operators.look_again_and_again):
            self.tasks.keep(loop)

    async def _check_clock(self) -> None:
        """Follow the clock of the database, if it has one, but never go back before what was already written."""
        if not isinstance(self.sources.now, SteadyClock):
            return
        ours = self.sources.now()
        theirs = await self.store.read(database_time)
        right = max(ours if theirs is None else theirs, await self.store.read(alive_at))
        if abs(right - ours) > SECOND:
            LOG.warning("this machine's clock is wrong", seconds_off=(ours - right) // SECOND)
            self.sources.now.set(right)

    async def stop(self) -> None:
        self.scheduler.stop()
        await self.tasks.stop()
        await self._bus.close()
        try:
            await self.store.write(side=SideWrites(alive_at=self.scheduler.alive_at, gone=self.operators.id))
        except StorageFailed as error:
            LOG.error("could not write when the server stopped", error=str(error))
        self.scheduler.bots.stop()
        self.store.stop()

    async def _heartbeat(self) -> None:
        while True:
            side = SideWrites(alive_at=self.scheduler.alive_at, server=self.operators.load())
            self.store.put(Job(lambda _: None, side=side))
            await asyncio.sleep(HEARTBEAT)

    async def can_write(self) -> bool:
        """Whether the database accepts a write now. Concurrent requests share one test."""
        if self._trial is None:
            self._trial = self.tasks.spawn(self._try_to_write())
        return await asyncio.shield(self._trial)

    async def _try_to_write(self) -> bool:
        try:
            async with asyncio.timeout(READY_WITHIN):
                await self.store.write(side=SideWrites(server=self.operators.load()))
        except (StorageFailed, TimeoutError):
            return False
        finally:
            self._trial = None
        return True


def receive_all(received: list[tuple[Subscriber, str | bytes]]) -> None:
    for connection, text in received:
        connection.receive(text)
