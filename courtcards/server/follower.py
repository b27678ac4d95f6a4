"""Learning what other servers do: any number of them may share a PostgreSQL database.

It polls the database for what was written to the tables in use. With Redis, servers also tell each other right away,
and say who is connected to them.
"""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from courtcards.errors import CourtCardsError
from courtcards.server.bus import Bus
from courtcards.server.live_table import LiveTable, RemotePresence
from courtcards.server.publisher import Publisher
from courtcards.server.refused import StorageFailed
from courtcards.server.sources import Sources
from courtcards.server.store import Store
from courtcards.server.store.queries import grown, log_after
from courtcards.server.store.statements import Line
from courtcards.server.tables import Tables
from courtcards.server.tasks import Tasks

LOG = structlog.get_logger()
LOOK_EVERY = 0.25  # seconds, while nobody tells us what other servers write
LOOK_ANYWAY = 1.0  # seconds, while Redis does
SAY_EVERY = 4.0  # seconds between a server's reports of who is connected to it
SAY_AT_ONCE = 200  # tables whose report is sent together, so that thousands do not hold everybody up
GONE_AFTER = 10_000  # milliseconds without a report after which a server counts as gone


class Follower:
    def __init__(
        self, store: Store, tables: Tables, publisher: Publisher, bus: Bus, tasks: Tasks, sources: Sources
    ) -> None:
        self._store, self._tables, self._publisher = store, tables, publisher
        self._bus, self._tasks, self._sources = bus, tasks, sources
        self._deaf_at = 0  # when we last noticed that nothing arrives through Redis
        publisher.on_written, publisher.on_presence = self._tell_written, self._tell_presence

    def start(self) -> None:
        if self._store.shared:
            self._bus.start(self.on_message)
            self._tasks.keep(self._look_again_and_again)
            self._tasks.keep(self._speak_again_and_again)

    # Telling

    def opened(self, live: LiveTable) -> None:
        self._bus.watch(live.table.id)
        self._bus.publish(live.table.id, {"who": True})

    def dropped(self, live: LiveTable) -> None:
        self._bus.ignore(live.table.id)
        self._bus.publish(live.table.id, {"here": [], "watching": 0, "open": False})

    def _tell_written(self, line: Line) -> None:
        self._bus.publish(line.table_id, {"line": [line.number, line.at, line.body, line.hash.hex()]})

    def _tell_presence(self, live: LiveTable) -> None:
        here = {"here": sorted(live.here_locally), "watching": live.watching_locally, "open": True}
        self._bus.publish(live.table.id, here)

    async def _speak_again_and_again(self) -> None:
        while True:
            heard, tables = self._bus.heard, self._tables.in_use()
            parts = [tables[begin : begin + SAY_AT_ONCE] for begin in range(0, len(tables), SAY_AT_ONCE)] or [[]]
            for part in parts:
                for live in part:
                    if live is self._tables.find(live.table.id):
                        self._tell_presence(live)
                        self.forget_silent_servers(live)
                await asyncio.sleep(SAY_EVERY / len(parts))
            if self._bus.heard == heard:  # not even our own words came back: the others may well be there
                self._deaf_at = self._sources.now()

    def forget_silent_servers(self, live: LiveTable) -> None:
        late = self._sources.now() - GONE_AFTER
        if self._deaf_at >= late:
            return
        for server in [server for server, remote in live.remote.items() if remote.said_at < late]:
            self._set_presence(live, server, None)

    # Hearing

    def on_message(self, table: str, message: dict[str, Any]) -> None:
        live = self._tables.find(table)
        if live is None:
            return
        if "line" in message:
            number, at, body, digest = message["line"]
            self._on_line(live, Line(table, number, at, body, bytes.fromhex(digest)))
        elif "who" in message:
            self._tell_presence(live)
        elif message["open"]:
            seats = frozenset(message["here"])
            self._set_presence(live, message["from"], RemotePresence(seats, message["watching"], self._sources.now()))
        else:
            self._set_presence(live, message["from"], None)

    def _on_line(self, live: LiveTable, line: Line) -> None:
        if line.number == live.table.number + 1 and not live.pending and not live.failed:
            self._follow(live, [line])
        elif line.number > live.table.number:
            self._tasks.spawn(self.catch_up(live))

    def _set_presence(self, live: LiveTable, server: str, remote: RemotePresence | None) -> None:
        before, watching = live.here, live.watching
        if remote is None:
            live.remote.pop(server, None)
        else:
            live.remote[server] = remote
        after = live.here
        for seat in before - after:
            live.lost_at[seat] = self._sources.now()
        for seat in after:
            live.lost_at[seat] = None
        if before != after or watching != live.watching:
            self._publisher.tell_presence_here(live)
        self._publisher.on_change(live)

    # Looking

    async def _look_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_ANYWAY if self._bus.hears else LOOK_EVERY)
            try:
                await self.look()
            except StorageFailed as error:
                LOG.error("cannot read what other servers have written", error=str(error))

    async def look(self) -> None:
        """Compare all tables in use with the heads of their logs."""
        known = {live.table.id: live.table.number for live in self._tables.in_use() if not live.idle}
        for id in await self._store.read(grown(known)) if known else ():
            if (live := self._tables.find(id)) and live.table.number == known[id]:
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Tell everyone at a table what other servers have written to its log."""
        self._follow(live, await self._store.read(log_after(live.table.id, live.table.number)))

    def _follow(self, live: LiveTable, lines: list[Line]) -> None:
        for line in lines:
            if self._tables.find(live.table.id) is not live:
                return  # it was dropped meanwhile
            if live.pending or live.failed:
                return  # our own pending writes will be refused, and then the log is read anyway
            if line.number == live.table.number + 1:
                try:
                    self._publisher.follow(live, line)
                except (CourtCardsError, ValueError) as error:
                    LOG.error("cannot follow a table", table=live.table.id, error=str(error))
                    self._publisher.distrust(live)
