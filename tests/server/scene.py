"""A whole server inside this process: storage in memory, a clock that stands until moved, no sockets.

Two scenes that are made alike are alike to the byte, ids and secrets included.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Callable
from typing import Any

import httpx
import orjson
import sqlalchemy
from sqlalchemy.pool import StaticPool

from courtcards import fairness
from courtcards.games.rules import SPECTATOR
from courtcards.server.app import Server
from courtcards.server.connection import Connection
from courtcards.server.events import Played
from courtcards.server.live_table import LiveTable
from courtcards.server.refused import Refused
from courtcards.server.settings import Settings
from courtcards.server.sources import Sources
from courtcards.server.store import Job, Store
from courtcards.server.store.schema import METADATA
from courtcards.server.store.statements import append, write_side
from courtcards.server.table_config import TableConfig

START = 1_800_000_000_000  # milliseconds since 1970


class MemoryStore(Store):
    """Keeps everything in memory, written by the time it is asked for."""

    def __init__(self) -> None:
        super().__init__(
            sqlalchemy.create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
        )
        METADATA.create_all(self.engine)
        self._jobs: list[Job] = []

    def put(self, job: Job) -> None:
        self._jobs.append(job)
        job.done(None)

    async def read(self, ask: Callable[[Any], Any]) -> Any:
        with self.engine.begin() as connection:
            lines = [job.line for job in self._jobs if job.line]
            append(connection, lines, [job.head for job in self._jobs if job.head])
            write_side(connection, [job.side for job in self._jobs if job.side])
        self._jobs.clear()
        return self._read(ask)


class LateStore(MemoryStore):
    """A disk so slow that the test says when something is on it."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[Job] | None = None

    def put(self, job: Job) -> None:
        if self.held is None:
            super().put(job)
        else:
            self.held.append(job)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for job in held:
            super().put(job)


class RecordingConnection(Connection):
    """A connection that keeps what it is sent."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.server.service, None)  # type: ignore[arg-type]
        self.heard: list[str] = []

    def post(self, text: str) -> None:
        self.heard.append(text)

    def close(self, code: int) -> None:
        self.heard.append(f"closed: {code}")


class Scene:
    """One table of people, from the first wish on."""

    def __init__(self, name: str = "", store: Store | None = None) -> None:
        self.name, self.at = name, START
        ids = itertools.count(1)
        sources = Sources(lambda: self.at, lambda length: f"id{next(ids):06d}"[:length], self.secret)
        self.server = Server(Settings(requests_per_minute=0), store or MemoryStore(), sources)
        self.service = self.server.service
        transport = httpx.ASGITransport(self.server.http)  # type: ignore[arg-type]
        self.web = httpx.AsyncClient(transport=transport, base_url="http://scene")
        self.tokens: list[str] = []
        self.table = ""

    def secret(self) -> str:
        return hashlib.sha256(self.name.encode()).hexdigest()

    def text(self, seat: int) -> str:
        """What a seat's client adds to the deal."""
        return hashlib.sha256(f"{self.name} {seat}".encode()).hexdigest()[:32]

    async def begin(self, config: TableConfig) -> LiveTable:
        """People for all seats without a bot, a table on these config, and everybody sits down."""
        players_of, commands = self.service.players, self.service.commands
        free = [seat for seat, level in enumerate(config.seats) if level is None]
        for seat in free:
            player = await players_of.new(f"Player {seat}")
            self.tokens.append(player["token"])
        players = [await players_of.by_token(token) for token in self.tokens]
        assert players[0] is not None
        live = await commands.create(players[0]["id"], config)
        self.table = live.table.id
        live.users += 1  # so that it stays
        for seat, player in zip(free, players, strict=True):
            assert player is not None
            commands.sit(live, seat, player, fairness.text_hash(self.text(seat)))
        for seat, player in zip(free, players, strict=True):
            assert player is not None
            commands.show_text(live, seat, player["id"], self.text(seat))
        self.live = live
        return live

    def connect(self, viewer: int | None, seen: int | None = None, back: bool | None = None) -> RecordingConnection:
        ear = RecordingConnection(self)
        player = None if viewer is None else self.live.table.seats[viewer].player
        self.service.commands.connect(self.live, ear, player, seen, back)
        return ear

    def play(self, seat: int, action: str) -> None:
        self.service.publisher.record(self.live, Played(seat, action, id=f"m{self.live.table.number}"))

    def refusal(self, seat: int, action: str) -> bytes:
        """What a seat is told when it tries something; empty if it would be done."""
        game = self.live.table.game
        assert game is not None
        if action in game.legal(seat):
            return b""
        try:
            self.service.publisher.record(self.live, Played(seat, action))
        except Refused as error:
            return orjson.dumps(error.message.as_json())
        raise AssertionError(f"{action} was done")

    async def pages(self, viewer: int | None) -> list[str]:
        """All that a viewer gets over HTTP about the table."""
        paths = [f"/api/tables/{self.table}", "/api/tables", f"/api/tables/{self.table}/record"]
        headers = {}
        if viewer is not None:
            headers = {"Authorization": f"Bearer {self.tokens[viewer]}"}
            paths += ["/api/my/tables", "/api/players/me"]
        answers = [await self.web.get(path, headers=headers) for path in paths]
        return [f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}" for answer in answers]

    async def everything(self, viewer: int | None) -> list[str]:
        """All that a viewer can get now: over HTTP, and by connecting again, however much was seen before."""
        version = self.live.table.version(SPECTATOR if viewer is None else viewer)
        got = await self.pages(viewer)
        for seen in (None, 0, version - 2, version, version + 1):
            ear = self.connect(viewer, seen)
            got += ear.heard
            self.service.commands.disconnect(self.live, ear)
        return got


def messages(texts: list[str]) -> list[Any]:
    return [json.loads(text) for text in texts]
