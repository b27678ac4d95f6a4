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
from courtcards.server.store.statements import Player

CACHED = 500  # players kept by token, so that not every request needs the database


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def banned() -> Refused:
    return Refused("player-banned", status=HTTPStatus.FORBIDDEN)


class Players:
    def __init__(self, store: Store, sources: Sources) -> None:
        self._store, self._sources = store, sources
        self._known: dict[str, dict[str, Any]] = {}  # by digest of their token
        self._barred: set[str] = set()  # ids of players banned while this server runs
        self._changes = 0  # how often a player was changed elsewhere

    async def new(self, name: str) -> dict[str, Any]:
        token, id = secrets.token_urlsafe(24), self._sources.new_id(10)
        await self._store.ensure(SideWrites(player=Player(id, name, digest(token), self._sources.now())))
        return {"id": id, "name": name, "token": token}

    async def by_token(self, token: str | None) -> dict[str, Any] | None:
        """Id and name; None if nobody has this token. Refused if the player is banned."""
        if token is None:
            return None
        key = digest(token)
        found = self._known.get(key)
        if found is None:
            changes = self._changes
            found = await self._store.read(player_by_token(key))
            if found is None:
                return None
            if found.pop("banned_at") is not None:
                raise banned()
            if changes == self._changes and not self._store.shared:  # other servers may rename the player
                self._remember(key, found)
        self.need_welcome(found["id"])
        return found

    def _remember(self, key: str, player: dict[str, Any]) -> None:
        self._known[key] = player
        if len(self._known) > CACHED:
            del self._known[next(iter(self._known))]

    def need_welcome(self, id: str | None) -> None:
        """Refuse a player who is banned."""
        if id in self._barred:
            raise banned()

    # What operators did

    def forget(self, id: str) -> None:
        """Drop what is known about a player, so the database is asked again."""
        self._changes += 1
        self._known = {key: player for key, player in self._known.items() if player["id"] != id}

    def bar(self, id: str) -> None:
        self._barred.add(id)

    def admit(self, id: str) -> None:
        self.forget(id)
        self._barred.discard(id)

    async def rename(self, token: str, name: str) -> dict[str, Any]:
        player = await self.by_token(token)
        if player is None:
            raise Refused("server-who", status=HTTPStatus.UNAUTHORIZED)
        try:
            await self._store.ensure(SideWrites(renamed={"key": player["id"], "name": name}))
        finally:
            self._known.pop(digest(token), None)
        return {**player, "name": name}
