"""Live connections: what each WebSocket message does, and answers that never wait for a slow client."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import orjson
import structlog
from pydantic import ValidationError

from courtcards.errors import CourtCardsError
from courtcards.server.events import Played, Returned
from courtcards.server.live_table import LiveTable, now
from courtcards.server.protocol import FROM_CLIENT, VERSION, HandOver, Hello, Hint, Ping, Play, Wait
from courtcards.server.refused import Refused
from courtcards.server.table import SPECTATOR
from courtcards.server.tables import Tables
from courtcards.server.ws_protocol import WsProtocol

LOG = structlog.get_logger()
READ = FROM_CLIENT.validator.validate_json  # at every message, so without what the adapter asks first

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Coroutine[Any, Any, None]]

HELLO_TIMEOUT = 10  # seconds for the first message
LONGEST_BACKLOG = 64  # messages that wait for a slow client before it is let go
MOST_WRONG = 100  # messages that make no sense, or come too fast, before a client is let go

NORMAL, TOO_MUCH, FAILED, LATER, OLD = 1000, 1008, 1011, 1013, 4001  # why a connection is closed


class Connection:
    __slots__ = (
        "_backlog",
        "_closing",
        "_fill_at",
        "_rate",
        "_sender",
        "_tokens",
        "_wire",
        "_wrong",
        "live",
        "player",
        "tables",
        "viewer",
    )

    def __init__(self, tables: Tables, wire: WsProtocol, rate: int) -> None:
        self.tables = tables
        self.live: LiveTable | None = None
        self.player: str | None = None
        self.viewer = SPECTATOR
        self._wire = wire
        self._backlog: list[str] = []
        self._sender: asyncio.Task[None] | None = None  # sends what could not go at once
        self._closing: int | None = None  # the code to close with, once the backlog is sent
        self._rate = rate  # messages a second
        self._tokens = 2.0 * rate
        self._fill_at = time.monotonic()
        self._wrong = 0

    # Out

    def post(self, text: str) -> None:
        """Send a message as soon as the client takes it. Who does not take them is let go, and may come back."""
        if self._closing is not None or (not self._sender and self._wire.say(text)):
            return
        if len(self._backlog) >= LONGEST_BACKLOG:
            self._backlog.clear()
            self.close(LATER)
            return
        self._backlog.append(text)
        if self._sender is None:
            self._sender = asyncio.create_task(self._deliver())

    async def _deliver(self) -> None:
        """Send what could not go at once, one after the other."""
        while self._backlog:
            await self._wire.writable.wait()
            if not self._wire.say(self._backlog.pop(0)):
                self._backlog.clear()  # the client is gone; who listens to it will notice
        self._sender = None

    def say(self, message: Any) -> None:
        self.post(orjson.dumps(message).decode())

    def refuse(self, answers: str | None, error: CourtCardsError) -> None:
        self.say({"type": "refused", "answers": answers, "reason": error.message.as_json()})

    def goodbye(self, error: CourtCardsError, again: bool, code: int = LATER) -> None:
        self.say({"type": "goodbye", "reason": error.message.as_json(), "again": again})
        self.close(code)

    def close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._wire.wake()

    async def end(self, send: Send) -> None:
        """Give the client a moment to take what it has not been sent yet, and close."""
        if self._closing is None:
            self._closing = NORMAL
        if self._sender:
            await asyncio.wait([self._sender], timeout=1)
        if self._sender:
            self._sender.cancel()
        if not self._wire.closed:
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(1):
                    await send({"type": "websocket.close", "code": self._closing})

    # In

    def _too_fast(self) -> bool:
        moment = time.monotonic()
        self._tokens = min(2.0 * self._rate, self._tokens + (moment - self._fill_at) * self._rate)
        self._fill_at = moment
        if self._tokens < 1:
            return True
        self._tokens -= 1
        return False

    async def listen(self, receive: Receive) -> None:
        """Hear until the connection is over."""
        self._wire.listen(lambda text: self.tables.said.add((self, text)))
        while (await receive())["type"] != "websocket.disconnect":
            self.hear("")  # bytes, which no client of ours sends

    def hear(self, text: str | bytes) -> None:
        if self._closing is not None:
            return
        if self._too_fast():
            self._complain(None, Refused("server-too-fast", most=self._rate))
            return
        try:
            message: Any = READ(text)
        except ValidationError as error:
            self._complain(None, Refused("server-message", why=error.errors()[0]["msg"]))
            return
        try:
            self._do(message)
        except Refused as error:
            self.refuse(getattr(message, "id", None), error)
        except Exception as error:
            LOG.error("a message failed", error=repr(error), exc_info=error)
            self.close(FAILED)

    def _complain(self, answers: str | None, error: Refused) -> None:
        self._wrong += 1
        if self._wrong > MOST_WRONG:
            self.goodbye(error, again=True, code=TOO_MUCH)
        else:
            self.refuse(answers, error)

    def _do(self, message: Any) -> None:
        if isinstance(message, Ping):
            self.say({"type": "pong", "answers": message.id, "now": now()})
            return
        if isinstance(message, Hello):
            raise Refused("server-hello-again")
        live = self.live
        assert live is not None
        if live.failed:
            return
        if self.viewer == SPECTATOR:
            raise Refused("table-spectator")
        match message:
            case Play():
                self._play(live, message)
                return
            case Hint():
                self.tables.hint(live, self, message.id)
                return
            case HandOver(seat=seat):
                self.tables.hand_over(live, seat)
            case Wait(seat=seat, seconds=seconds):
                self.tables.wait(live, seat, seconds)
        self._say_done(live, message.id)

    def _play(self, live: LiveTable, message: Play) -> None:
        if message.id in live.table.submitted[self.viewer]:
            self._say_done(live, message.id)
            return
        if live.table.seats[self.viewer].stand_in:
            self.tables.record(live, Returned(self.viewer))
        played = Played(self.viewer, message.action, id=message.id)
        self.tables.record(live, played, asking=self, answers=message.id)

    def _say_done(self, live: LiveTable, id: str) -> None:
        """Say that something is done once all that has happened at the table is on the disk."""
        text = orjson.dumps({"type": "done", "answers": id}).decode()
        self.tables.post_when_safe(live, self, text)


async def serve_table(tables: Tables, table_id: str, wire: WsProtocol, receive: Receive, send: Send, rate: int) -> None:
    """One WebSocket connection, from its first message to its end."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    connection = Connection(tables, wire, rate)
    try:
        if await greet(tables, connection, table_id, receive):
            await connection.listen(receive)
    except OSError:
        pass  # the client is gone
    finally:
        if connection.live:
            tables.exit(connection.live, connection)
        await connection.end(send)
        wire.hear = None  # or the two would keep each other in memory


async def greet(tables: Tables, connection: Connection, table_id: str, receive: Receive) -> bool:
    """The first message: who it is. Says whether the connection goes on."""
    try:
        event = await asyncio.wait_for(receive(), HELLO_TIMEOUT)
        if event["type"] == "websocket.disconnect":
            return False
        hello = FROM_CLIENT.validate_json(event.get("text") or "")
        if not isinstance(hello, Hello):
            raise Refused("server-hello")
        if hello.protocol != VERSION:
            connection.goodbye(Refused("server-protocol", given=hello.protocol, known=VERSION), False, OLD)
            return False
        player = await tables.players.by_token(hello.token)
        if hello.token is not None and player is None:
            raise Refused("server-who")
        live = await tables.live(table_id)
        tables.enter(live, connection, player["id"] if player else None, hello.seen)
    except (ValidationError, TimeoutError):
        connection.goodbye(Refused("server-hello"), again=False, code=TOO_MUCH)
        return False
    except Refused as error:
        connection.goodbye(error, again=error.status >= 500, code=TOO_MUCH if error.status < 500 else LATER)
        return False
    return True
