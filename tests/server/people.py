"""People at a real server: they make tables, sit down, connect, and play by chance, as a browser would."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from pydantic import ConfigDict, TypeAdapter

from courtcards import fairness
from courtcards.server.protocol import VERSION, FromServer
from tests.tables import choose

Message = dict[str, Any]

STRICT: TypeAdapter[Any] = TypeAdapter(FromServer, config=ConfigDict(extra="forbid", strict=True))
TEXT = "00112233445566778899aabbccddeeff"
NUMBERS = itertools.count(1)


class Closed(Exception):  # noqa: N818
    """The server has closed the connection."""

    def __init__(self, code: int | None) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class Refusal(Exception):  # noqa: N818
    """A wish was refused: the HTTP status and the reason."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status}: {body}")
        self.status, self.reason = status, body["reason"]["id"]
        assert body["error"].strip()


class Connection:
    """A live connection: what it last showed, and everything it has heard."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.shown: Message = {}  # the last state, with later updates laid over it
        self.refusals: list[str] = []

    @property
    def view(self) -> Any:
        return self.shown.get("view")

    @property
    def legal(self) -> list[str]:
        return self.view["legal"] if self.view and not self.ended else []

    @property
    def version(self) -> int:
        version: int = self.shown["version"]
        return version

    @property
    def ended(self) -> bool:
        return self.shown["table"]["status"] in ("over", "given-up")

    async def say(self, **message: Any) -> None:
        await self.socket.send_str(json.dumps(message))

    async def hello(self, token: str | None, seen: int | None = None, back: bool | None = None) -> Message:
        await self.say(type="hello", protocol=VERSION, token=token, seen=seen, back=back)
        return await self.hear()

    async def hear(self, timeout: float = 60) -> Message:
        """The next message; each must be exactly as the protocol says."""
        event = await self.socket.receive(timeout)
        if event.type is not aiohttp.WSMsgType.TEXT:
            raise Closed(self.socket.close_code)
        message: Message = json.loads(event.data)
        STRICT.validate_json(event.data)
        self.heard.append(message)
        if message["type"] in ("state", "update"):
            self.shown |= message
        elif message["type"] == "around":
            self.shown |= {name: message[name] for name in ("presence", "watching")}
        elif message["type"] == "refused":
            self.refusals.append(message["reason"]["id"])
        return message

    async def until(self, is_it: Callable[[Message], Any], timeout: float = 60) -> Message:
        async with asyncio.timeout(timeout):
            while True:
                message = await self.hear(timeout)
                if is_it(message):
                    return message

    async def ask(self, type: str, id: str | None = None, **more: Any) -> Message:
        """Submit something; the message that answers it."""
        id = id or f"s{next(NUMBERS)}"
        await self.say(type=type, id=id, **more)
        return await self.until(lambda message: message.get("answers") == id)

    async def play(self, action: str, id: str | None = None) -> Message:
        return await self.ask("play", id, action=action)

    async def refused(self, type: str, **more: Any) -> str:
        answer = await self.ask(type, **more)
        assert answer["type"] == "refused", answer
        return str(answer["reason"]["id"])

    async def quiet(self) -> list[Message]:
        """What comes before the answer to a ping: all that the server had to say."""
        before = len(self.heard)
        await self.ask("ping")
        return self.heard[before:-1]

    async def close(self) -> None:
        await self.socket.close()


class Person:
    def __init__(self, house: Visitors, made: Message) -> None:
        self._house = house
        self.id, self.name, self.token = made["id"], made["name"], made["token"]
        self.texts: dict[str, str] = {}  # by table
        house.devices[self.id] = self

    def at(self, house: Visitors) -> Person:
        """The same person at another server."""
        there = Person(house, {"id": self.id, "name": self.name, "token": self.token})
        there.texts = self.texts
        return there

    async def http(self, method: str, path: str, body: Any = None) -> Any:
        return await http(self._house.web, method, f"{self._house.url}/api{path}", body, self.token)

    async def make(self, game: str = "call-to-glory", players: int = 2, seats: Any = None, **more: Any) -> str:
        """A new table with open seats; its id."""
        named = ("pace", "overtime", "patience", "bot_pace", "listed", "spectators")
        terms = {name: more.pop(name) for name in named if name in more}
        wish = {"game": game, "options": {"players": players, **more}, "seats": seats or [None] * players, **terms}
        id: str = (await self.http("POST", "/tables", wish))["id"]
        return id

    async def sit(self, table: str, seat: int) -> Any:
        """Sit down. If that was the last seat, everybody's device shows its text, and the game begins."""
        info = await self.promise(table, seat)
        if info["texts_due"] is None:
            return info
        people = [self._house.devices[seat["player"]] for seat in info["seats"] if seat["player"]]
        return [await person.show_text(info) for person in people][-1]

    async def promise(self, table: str, seat: int) -> Any:
        """Sit down, with the hash of a text."""
        text = secrets.token_hex(16)
        info = await self.http("PUT", f"/tables/{table}/seats/{seat}/player", {"hash": fairness.text_hash(text)})
        self.texts[table] = text
        return info

    async def show_text(self, info: Any) -> Any:
        seat = next(number for number, seat in enumerate(info["seats"]) if seat["player"] == self.id)
        return await self.http("PUT", f"/tables/{info['id']}/seats/{seat}/text", {"text": self.texts[info["id"]]})

    async def fill(self, table: str, seat: int, level: str | None) -> Any:
        info = await self.http("PUT", f"/tables/{table}/seats/{seat}/bot", {"level": level})
        if info["texts_due"] is None:
            return info
        people = [self._house.devices[seat["player"]] for seat in info["seats"] if seat["player"]]
        return [await person.show_text(info) for person in people][-1]

    async def table(self, id: str) -> Any:
        return await self.http("GET", f"/tables/{id}")

    async def mine(self) -> Any:
        return await self.http("GET", "/my/tables")

    async def connect(
        self, table: str, seen: int | None = None, token: str | None = "", back: bool | None = None
    ) -> Connection:
        connection = await self._house.connect(table)
        await connection.hello(self.token if token == "" else token, seen, back)
        return connection


async def http(web: aiohttp.ClientSession, method: str, url: str, body: Any = None, token: str | None = None) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with web.request(method, url, json=body, headers=headers) as answer:
        read = await answer.json()
        if answer.status >= 400:
            raise Refusal(answer.status, read)
        return read


async def status_of(web: aiohttp.ClientSession, url: str) -> int:
    async with web.get(url) as answer:
        return answer.status


class Visitors:
    """A house full of people who know one server."""

    def __init__(self, web: aiohttp.ClientSession, url: str, pulse: float | None = None) -> None:
        self.web, self.url = web, url
        self._pulse = pulse  # seconds after which a silent connection is asked whether it still lives
        self.opened: list[Connection] = []
        self.devices: dict[str, Person] = {}  # by player

    async def connect(self, table: str) -> Connection:
        """A connection that has not said hello yet."""
        address = f"{self.url}/ws/tables/{table}"
        socket = await self.web.ws_connect(address, max_msg_size=0, heartbeat=self._pulse)
        self.opened.append(Connection(socket))
        return self.opened[-1]

    async def person(self, name: str = "Ada") -> Person:
        return Person(self, await http(self.web, "POST", f"{self.url}/api/players", {"name": name}))

    async def people(self, count: int) -> list[Person]:
        return [await self.person(name) for name in ("Ada", "Ben", "Cem", "Dot", "Eve", "Fay")[:count]]

    async def spectate(self, table: str) -> Connection:
        connection = await self.connect(table)
        await connection.hello(None)
        return connection

    async def playing(self, game: str = "call-to-glory", players: int = 2, **more: Any) -> tuple[str, list[Person]]:
        """A table where all seats are taken by people, who are not connected yet."""
        people = await self.people(players)
        table = await people[0].make(game, players, **more)
        for seat, person in enumerate(people):
            await person.sit(table, seat)
        return table, people

    async def connected(
        self, game: str = "call-to-glory", players: int = 2, **more: Any
    ) -> tuple[str, list[Person], list[Connection]]:
        table, people = await self.playing(game, players, **more)
        connections = [await person.connect(table) for person in people]
        for connection in connections:
            await connection.quiet()
        return table, people, connections


@asynccontextmanager
async def visitors(url: str, patience: float = 120, pulse: float | None = None) -> AsyncIterator[Visitors]:
    """People who wait that many seconds for an answer, and notice a dead connection by its pulse."""
    timeout = aiohttp.ClientTimeout(total=patience)
    async with aiohttp.ClientSession(timeout=timeout, connector=aiohttp.TCPConnector(limit=0)) as web:
        house = Visitors(web, url, pulse)
        try:
            yield house
        finally:
            await asyncio.gather(*(connection.close() for connection in house.opened), return_exceptions=True)


async def play_out(
    connection: Connection, rng: random.Random, style: str = "eager", most: int = 10**9, patience: float = 60
) -> int:
    """Play whenever it is this seat's decision, until the game is over; how many decisions that were."""
    played = 0
    while not connection.ended and played < most:
        if connection.legal:
            answer = await connection.play(choose(rng, connection.legal, style))
            assert answer["type"] in ("update", "state"), answer
            played += 1
        else:
            await connection.hear(patience)
    return played


async def play_to_the_end(connections: list[Connection], seed: str = "") -> None:
    games = [play_out(connection, random.Random(f"{seed} {seat}")) for seat, connection in enumerate(connections)]
    await asyncio.gather(*games)
