"""Players: each has a name, and a token that only the player's device knows."""

from __future__ import annotations

import hashlib
import secrets
from http import HTTPStatus
from typing import Any

from courtcards.server.refused import Refused
from courtcards.server.sources import Sources
from courtcards.server.store import SideWrites, Store
from courtcards.server.store.queries import player_by_token

CACHED = 500  # players by token, so that not every request asks the database


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Players:
    def __init__(self, store: Store, sources: Sources) -> None:
        self._store, self._sources = store, sources
        self._known: dict[str, dict[str, Any]] = {}  # by digest of their token

    async def new(self, name: str) -> dict[str, Any]:
        token, id = secrets.token_urlsafe(24), self._sources.new_id(10)
        row = {"id": id, "name": name, "token": digest(token), "created_at": self._sources.now()}
        await self._store.write(side=SideWrites(player=row))
        return {"id": id, "name": name, "token": token}

    async def by_token(self, token: str | None) -> dict[str, Any] | None:
        if token is None:
            return None
        key = digest(token)
        if key not in self._known:
            found = await self._store.read(player_by_token(key))
            if found is None:
                return None
            self._known[key] = found
            if len(self._known) > CACHED:
                del self._known[next(iter(self._known))]
        return self._known[key]

    async def rename(self, token: str, name: str) -> dict[str, Any]:
        player = await self.by_token(token)
        if player is None:
            raise Refused("server-who", status=HTTPStatus.UNAUTHORIZED)
        await self._store.write(side=SideWrites(renamed={"key": player["id"], "name": name}))
        self._known.pop(digest(token), None)
        return {**player, "name": name}
