"""How each server is talked to: how two people get a table, what its messages say, and how a move is written.

Messages are searched for the few bytes that are needed, not parsed: the load generator must not be what is measured.
"""

from __future__ import annotations

import hashlib
import itertools
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import orjson

from bench.serving.http import Http
from bench.serving.websocket import ConnectionFailed

News = tuple[int, bytes]  # how far the table is, and what the player may do now (empty: nothing)

NAMES = ("Ada", "Bob")


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at a table as its player's connection needs it."""

    path: str  # of the WebSocket
    table: str
    seat: int
    token: str


class Dialect(Protocol):
    def greeting(self, chair: Chair) -> bytes | None:
        """What the client says first, if it does."""

    def answer(self, chair: Chair, message: bytes) -> bytes | None:
        """What the client says to a message that is no news, if anything."""

    def news(self, chair: Chair, message: bytes) -> News | None:
        """What a message says of the game; None if it says nothing of it."""

    def move(self, chair: Chair, news: News) -> bytes:
        """A random legal move."""

    async def seat_two(self, http: Http) -> list[Chair]:
        """A new table with two people."""


class CourtCards:
    def __init__(self, **options: bool) -> None:
        self._table = {"game": "call-to-glory", "options": {"players": 2, **options}, "seats": [None, None]}

    async def seat_two(self, http: Http) -> list[Chair]:
        players = [await http.ask("POST", "/api/players", {"name": name}) for name in NAMES]
        table = await http.ask("POST", "/api/tables", self._table, players[0]["token"])
        address, texts = f"/api/tables/{table['id']}/seats", [secrets.token_hex(16) for _ in players]
        for seat, player in enumerate(players):
            body = {"hash": hashlib.sha256(texts[seat].encode()).hexdigest()}
            await http.ask("PUT", f"{address}/{seat}/player", body, player["token"])
        for seat, player in enumerate(players):
            await http.ask("PUT", f"{address}/{seat}/text", {"text": texts[seat]}, player["token"])
        path = f"/ws/tables/{table['id']}"
        return [Chair(path, table["id"], seat, player["token"]) for seat, player in enumerate(players)]

    def greeting(self, chair: Chair, seen: int | None = None) -> bytes:
        return orjson.dumps({"type": "hello", "protocol": 1, "token": chair.token, "seen": seen})

    def answer(self, chair: Chair, message: bytes) -> None:
        if message.startswith((b'{"type":"refused"', b'{"type":"goodbye"')):
            raise ConnectionFailed(f"table {chair.table}: {message.decode()}")

    def news(self, chair: Chair, message: bytes) -> News | None:  # noqa: ARG002
        if not message.startswith((b'{"type":"update"', b'{"type":"state"')):
            return None
        return number(message, b'"version":'), listed(message, b'"legal":[')

    def move(self, chair: Chair, news: News) -> bytes:  # noqa: ARG002
        return b'{"type":"play","id":"%d","action":%b}' % (news[0], random.choice(news[1].split(b",")))


class BoardgameIo:
    """socket.io over WebSocket alone: engine.io packets, of which those that begin with 4 hold a socket.io packet."""

    def __init__(self, game: str, moves: Callable[[bytes], tuple[bytes, ...]]) -> None:
        self._game, self._moves = game, moves
        self._connect = f"40/{game},".encode()
        self._event = f"42/{game},".encode()
        self._news = (self._event + b'["update"', self._event + b'["sync"')

    async def seat_two(self, http: Http) -> list[Chair]:
        made = await http.ask("POST", f"/games/{self._game}/create", {"numPlayers": 2})
        match, path = made["matchID"], "/socket.io/?EIO=4&transport=websocket"
        chairs = []
        for seat, name in enumerate(NAMES):
            wish = {"playerID": str(seat), "playerName": name}
            joined = await http.ask("POST", f"/games/{self._game}/{match}/join", wish)
            chairs.append(Chair(path, match, seat, joined["playerCredentials"]))
        return chairs

    def greeting(self, chair: Chair) -> None:  # noqa: ARG002
        return None

    def answer(self, chair: Chair, message: bytes) -> bytes | None:
        if message == b"2":
            return b"3"
        if message.startswith(b"0"):
            return self._connect
        if message.startswith(self._connect):
            return self._event + orjson.dumps(["sync", chair.table, str(chair.seat), chair.token, 2])
        if message.startswith((b"41", b"44")):
            raise ConnectionFailed(f"match {chair.table}: {message.decode()}")
        return None

    def news(self, chair: Chair, message: bytes) -> News | None:
        if not message.startswith(self._news):
            return None
        mine = b'"currentPlayer":"%d"' % chair.seat in message and b'"gameover"' not in message
        return number(message, b'"_stateID":'), random.choice(self._moves(message)) if mine else b""

    def move(self, chair: Chair, news: News) -> bytes:
        return (b'%b["update",{"type":"MAKE_MOVE","payload":{%b,"playerID":"%d","credentials":"%b"}},%d,"%b","%d"]') % (
            self._event,
            news[1],
            chair.seat,
            chair.token.encode(),
            news[0],
            chair.table.encode(),
            chair.seat,
        )


TAKES = tuple(b'"type":"take","args":[%d]' % count for count in (1, 2, 3))
DRAWS = tuple(b'"type":"draw","args":["%b"]' % pile for pile in (b"L", b"R"))
DISCARDS = tuple(b'"type":"discard","args":[%d,"%b"]' % (card, place) for card in range(4) for place in (b"A", b"B"))


def pile_moves(message: bytes) -> tuple[bytes, ...]:  # noqa: ARG001
    return TAKES


def hands_moves(message: bytes) -> tuple[bytes, ...]:
    return DRAWS if number(message, b'"numMoves":') < 2 else DISCARDS


class Relay:
    opening = ((0, b"draw L"), 0)  # nobody is told anything before the first move

    """No game: what one says both hear, and they take turns."""

    def __init__(self) -> None:
        self._tables = itertools.count(1)

    async def seat_two(self, http: Http) -> list[Chair]:  # noqa: ARG002
        table = f"{next(self._tables)}-{secrets.token_hex(4)}"
        return [Chair(f"/relay/{table}", table, seat, "") for seat in range(2)]

    def greeting(self, chair: Chair) -> None:  # noqa: ARG002
        return None

    def answer(self, chair: Chair, message: bytes) -> None:  # noqa: ARG002
        return None

    def news(self, chair: Chair, message: bytes) -> News:
        said = number(message, b'"id":"')
        return said, b"draw L" if said % 2 == chair.seat else b""

    def move(self, chair: Chair, news: News) -> bytes:  # noqa: ARG002
        return b'{"type":"play","id":"%d","action":"%b"}' % (news[0] + 1, news[1])


DIALECTS: dict[str, Callable[[], Dialect]] = {
    "courtcards": CourtCards,
    "boardgame.io-pile": lambda: BoardgameIo("pile", pile_moves),
    "boardgame.io-hands": lambda: BoardgameIo("hands", hands_moves),
    "relay": Relay,
}


def number(message: bytes, key: bytes) -> int:
    """The number after the first such key."""
    start = message.index(key) + len(key)
    end = start
    while 48 <= message[end] <= 57:
        end += 1
    return int(message[start:end])


def listed(message: bytes, key: bytes) -> bytes:
    """What stands in the list after the first such key; nothing in it holds a bracket."""
    start = message.index(key) + len(key)
    return message[start : message.index(b"]", start)]
