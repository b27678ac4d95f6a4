"""How a running server learns what operators do: from their log in the database.

`courtcards admin` writes there and nowhere else, so it works the same for one server on SQLite and for several that
share a PostgreSQL database. The other way round, each server writes there how busy it is.
"""

from __future__ import annotations

import asyncio
import os
import socket
from http import HTTPStatus
from typing import Any

import structlog

import courtcards
from courtcards.server.encode import to_json
from courtcards.server.follower import Follower
from courtcards.server.players import Players
from courtcards.server.refused import Refused, StorageFailed
from courtcards.server.sources import Sources
from courtcards.server.store import Store
from courtcards.server.store.queries import Act, acts_after, last_act, notice
from courtcards.server.tables import Tables

LOG = structlog.get_logger()
LOOK_EVERY = 1.0  # seconds
POLICY_VIOLATION = 1008  # why a WebSocket is closed


class Operators:
    def __init__(
        self, id: str, store: Store, tables: Tables, players: Players, follower: Follower, sources: Sources
    ) -> None:
        self.id, self._store, self._tables, self._players = id, store, tables, players
        self._follower, self._sources = follower, sources
        self._seen = 0  # number of the last action that has taken effect here
        self._started_at = sources.now()
        self.notice: str | None = None  # for all pages
        self.draining = False  # no new tables: this server is about to end

    async def start(self) -> None:
        """Start from the current state of the database. A server that starts is not drained."""
        self._started_at = self._sources.now()
        self._seen = await self._store.read(last_act)
        self.notice = await self._store.read(notice)

    async def look_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except StorageFailed as error:
                LOG.error("cannot read what operators did", error=str(error))

    async def look(self) -> None:
        """Apply everything operators have done since the last look."""
        acts = await self._store.read(acts_after(self._seen))
        if not acts:
            return
        before, self.notice = self.shown(), await self._store.read(notice)
        for act in acts:
            LOG.info("operator action", operator=act.operator, act=act.act, subject=act.subject, detail=act.detail)
            self._obey(act)
            self._seen = act.number
        if before != self.shown():
            self._tell_everyone()
        await self._follower.look()

    def _obey(self, act: Act) -> None:
        match act.act:
            case "drain" | "resume" if act.subject in ("", self.id):
                self.draining = act.act == "drain"
            case "rename":
                self._players.forget(act.subject)
            case "ban":
                self._players.bar(act.subject)
                self._disconnect(act.subject, Refused("player-banned"))
            case "unban":
                self._players.admit(act.subject)
            case "delete":
                self._players.forget(act.subject)
                self._players.bar(act.subject)
                self._disconnect(act.subject, Refused("player-deleted"))

    def _disconnect(self, player: str, why: Refused) -> None:
        for live in self._tables.in_use():
            for connection in list(live.connections):
                if connection.player == player:
                    connection.goodbye(why, again=False, code=POLICY_VIOLATION)

    def _tell_everyone(self) -> None:
        text = to_json({"type": "notice", **self.shown()})
        for live in self._tables.in_use():
            for connection in live.connections:
                connection.post(text)

    def shown(self) -> dict[str, Any]:
        """The notice as people see it."""
        return {"text": self.notice, "restarting": self.draining}

    def need_room(self) -> None:
        """Refuse new tables before a restart."""
        if self.draining:
            raise Refused("server-draining", status=HTTPStatus.SERVICE_UNAVAILABLE)

    def load(self) -> dict[str, Any]:
        """How busy this server is, for the database."""
        return {
            "id": self.id,
            "name": f"{socket.gethostname()[:60]} ({os.getpid()})",
            "version": courtcards.__version__[:40],
            "started_at": self._started_at,
            "alive_at": self._sources.now(),
            "draining": self.draining,
            "tables": len(self._tables),
            "connections": sum(len(live.connections) for live in self._tables.in_use()),
            "unwritten": self._store.writer.waiting if self._store.writer else 0,
        }
