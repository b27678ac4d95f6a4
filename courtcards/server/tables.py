"""The registry of tables in use: each is read from its log when somebody needs it, and dropped when nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, TypeVar

import structlog

from courtcards.games.rules import SPECTATOR
from courtcards.server.live_table import LiveTable
from courtcards.server.refused import OutcomeUnknown, Refused, StorageFailed
from courtcards.server.store import Store
from courtcards.server.store.queries import StoredTable, TableNotFoundError, is_in_log, stored_table
from courtcards.server.store.statements import Line
from courtcards.server.table import Table
from courtcards.server.table_log import BrokenLog, load

LOG = structlog.get_logger()
T = TypeVar("T")
Hook = Callable[[LiveTable], None]
ATTEMPTS = 20  # attempts to change a table while other servers change it too
LOOK_EVERY = 0.01  # seconds between checks whether a failed table was read again


class Tables:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.on_open: Hook = lambda _: None  # called with each table that was read from storage
        self.on_drop: Hook = lambda _: None  # called with each table that leaves memory
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[Any]] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._live

    def __len__(self) -> int:
        return len(self._live)

    def find(self, id: str) -> LiveTable | None:
        return self._live.get(id)

    def in_use(self) -> list[LiveTable]:
        return list(self._live.values())

    async def get(self, id: str) -> LiveTable:
        """The table with this id. Use it before the next await, or hold it with `using`."""
        while (found := self._live.get(id)) is None or found.failed:
            if found:
                await asyncio.sleep(LOOK_EVERY)
            elif id in self._loading:
                await asyncio.wait([self._loading[id]])
            else:
                live = LiveTable(await self._read(id, load_or_log))
                self.add(live)
                self.on_open(live)
        return found

    async def _read(self, id: str, use: Callable[[StoredTable], T]) -> T:
        """Read a table and use it, while others who need it wait; Refused if there is none.

        Both happen in a reader's thread: a long log takes a while to replay, and the event loop goes on.
        """
        stored = stored_table(id)
        self._loading[id] = reading = asyncio.ensure_future(self._store.read_log(lambda log: use(stored(log))))
        try:
            return await reading
        except TableNotFoundError:
            raise Refused("table-unknown", status=HTTPStatus.NOT_FOUND) from None
        finally:
            del self._loading[id]

    async def reload(self, live: LiveTable) -> tuple[LiveTable, list[Line]]:
        """Reload a table from its log. Returns it as its clients know it, and the events they have not seen."""
        id = live.table.id
        if self._live.get(id) is not live:
            raise StorageFailed  # it was dropped, and another may have its place
        known = live.written  # nothing more is written while it is failed
        table, later = await self._read(id, lambda stored: load_up_to(stored, known))
        fresh = LiveTable(table)
        fresh.take_clients(live)
        self.add(fresh)
        return fresh, later

    def add(self, live: LiveTable) -> None:
        self._live[live.table.id] = live

    @asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[LiveTable]:
        """A table that stays in memory during the block. Afterwards everything that happened there is on disk,
        except what somebody has just chosen in secret: the time of an answer must not give that away."""
        live = await self.get(id)
        live.users += 1
        try:
            yield live
            await self.settle(live)
        finally:
            live.users -= 1
            self.drop_if_idle(live)

    async def change(self, id: str, change: Hook) -> LiveTable:
        """Change a table. Returns the table once everything is on disk.

        Tries again if another server was faster, or if it turns out that a commit that was not confirmed has failed.
        """
        unsure: set[bytes] = set()  # the hashes of earlier attempts that may be in the log
        for _ in range(ATTEMPTS):
            live, head = None, b""
            try:
                async with self.using(id) as live:
                    change(live)
                    head = live.table.head
                return live
            except Refused as error:
                if live and live.unsure:
                    unsure.add(head)
                if unsure and (found := await self.read_back(id, unsure)):
                    return found
                if not isinstance(error, StorageFailed) or not (live and (live.lost_race or live.unsure)):
                    raise
        raise StorageFailed

    async def read_back(self, id: str, hashes: set[bytes]) -> LiveTable | None:
        """A table, if its log has an event with one of these hashes; OutcomeUnknown if the log cannot be read."""
        try:
            return await self.get(id) if await self._store.read(is_in_log(id, hashes)) else None
        except StorageFailed:
            raise OutcomeUnknown from None

    async def settle(self, live: LiveTable) -> None:
        """Wait until everything that everyone may know of a table is on disk."""
        if not live.is_settled_for(SPECTATOR):
            await self._store.write(owner=live)
        if live.failed:
            raise StorageFailed

    def drop(self, live: LiveTable) -> None:
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
            self.on_drop(live)

    def drop_if_idle(self, live: LiveTable) -> None:
        """A table that nobody uses takes no memory; storage knows when its next deadline is."""
        if live.idle:
            self.drop(live)


def load_or_log(stored: StoredTable) -> Table:
    """A table from its log. If that is damaged, the server's log says so."""
    try:
        return load(stored)
    except BrokenLog as error:
        LOG.error("a table's log is damaged", table=stored.id, error=str(error.__cause__ or error))
        raise


def load_up_to(stored: StoredTable, number: int) -> tuple[Table, list[Line]]:
    """A table as it was after this number of events, and the events since."""
    return load(StoredTable(stored.id, stored.secret, stored.log[:number])), stored.log[number:]
