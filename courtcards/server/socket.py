"""Live connections: WebSocket messages in, calls of the hall; messages out, without ever waiting for a slow client."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import orjson
import structlog
from pydantic import ValidationError

from courtcards.errors import CourtCardsError
from courtcards.server.eager import Rest, begin
from courtcards.server.events import Played, Returned
from courtcards.server.hall import Hall
from courtcards.server.live import LiveTable, now
from courtcards.server.protocol import FROM_CLIENT, VERSION, HandOver, Hello, Ping, Play, Wait
from courtcards.server.refused import Refused
from courtcards.server.table import SPECTATOR

LOG = structlog.get_logger()

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Coroutine[Any, Any, None]]

PATIENCE = 10  # seconds for the first message
LONGEST_BACKLOG = 64  # messages that wait for a slow client before it is let go
TAKEN_WELL = 8  # waiting messages of a client that reads
MOST_WRONG = 100  # messages that make no sense, or come too fast, before a client is let go

NORMAL, TOO_MUCH, LATER, OLD = 1000, 1008, 1013, 4001  # why a connection is closed


class Connection:
    __slots__ = (
        "_backlog",
        "_closing",
        "_fill_at",
        "_free",
        "_rate",
        "_rest",
        "_send",
        "_tokens",
        "_waker",
        "_wrong",
        "hall",
        "live",
        "player",
        "viewer",
    )

    def __init__(self, hall: Hall, send: Send, rate: int) -> None:
        self.hall = hall
        self.live: LiveTable | None = None
        self.player: str | None = None
        self.viewer = SPECTATOR
        self._send = send
        self._backlog: deque[str] = deque()
        self._free = True  # whether nothing is being sent, so that a message can go at once
        self._rest: Rest | None = None  # what is left of a message that could not go at once
        self._waker: asyncio.Future[None] | None = None
        self._closing: int | None = None  # the code to close with, once the backlog is sent
        self._rate = rate  # messages a second
        self._tokens = 2.0 * rate
        self._fill_at = time.monotonic()
        self._wrong = 0

    # Out

    def post(self, text: str) -> None:
        """Send a message as soon as the client takes it. Who does not take them is let go, and may come back."""
        if self._closing is not None:
            return
        if self._free:
            self._send_now(text)
            return
        if len(self._backlog) >= LONGEST_BACKLOG:
            self._backlog.clear()
            self.close(LATER)
            return
        self._backlog.append(text)
        self._wake()

    def _send_now(self, text: str) -> None:
        try:
            self._rest = begin(self._send({"type": "websocket.send", "text": text}))
        except OSError:  # the client is gone; who listens to it will notice
            self.close(NORMAL)
            return
        if self._rest:
            self._free = False
            self._wake()

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
            self._wake()

    def _wake(self) -> None:
        if self._waker and not self._waker.done():
            self._waker.set_result(None)

    async def deliver(self) -> None:
        """Send what is posted, one after the other, until the connection is closed."""
        loop = asyncio.get_running_loop()
        while True:
            if self._rest:
                await self._rest
                self._rest = None
            while self._backlog:
                await self._send({"type": "websocket.send", "text": self._backlog.popleft()})
            self._free = True
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
                return
            self._waker = loop.create_future()
            await self._waker

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
        while self._closing is None:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                await self._hear(event.get("text"))
                if len(self._backlog) > TAKEN_WELL:
                    await asyncio.sleep(0)  # let answers go out before more is heard

    async def _hear(self, text: str | None) -> None:
        if self._too_fast():
            self._complain(None, Refused("server-too-fast", most=self._rate))
            return
        try:
            message: Any = FROM_CLIENT.validate_json(text or "")
        except ValidationError as error:
            self._complain(None, Refused("server-message", why=error.errors()[0]["msg"]))
            return
        try:
            await self._do(message)
        except Refused as error:
            self.refuse(getattr(message, "id", None), error)

    def _complain(self, answers: str | None, error: Refused) -> None:
        self._wrong += 1
        if self._wrong > MOST_WRONG:
            self.goodbye(error, again=True, code=TOO_MUCH)
        else:
            self.refuse(answers, error)

    async def _do(self, message: Any) -> None:
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
                await self._play(live, message)
                return
            case HandOver(seat=seat):
                self.hall.hand_over(live, seat)
            case Wait(seat=seat, seconds=seconds):
                self.hall.wait(live, seat, seconds)
        await self.hall.settle(live)
        self.say({"type": "done", "answers": message.id})

    async def _play(self, live: LiveTable, message: Play) -> None:
        if message.id in live.table.submitted[self.viewer]:
            await self.hall.settle(live)
            self.say({"type": "done", "answers": message.id})
            return
        if live.table.seats[self.viewer].stand_in:
            self.hall.record(live, Returned(self.viewer))
        played = Played(self.viewer, message.action, id=message.id)
        self.hall.record(live, played, asking=self, answers=message.id)


async def serve_table(hall: Hall, table_id: str, receive: Receive, send: Send, rate: int) -> None:
    """One WebSocket connection, from its first message to its end."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    connection = Connection(hall, send, rate)
    sender = asyncio.create_task(connection.deliver())
    try:
        if await greet(hall, connection, table_id, receive):
            await connection.listen(receive)
    except OSError:
        pass  # the client is gone
    finally:
        if connection.live:
            hall.exit(connection.live, connection)
        connection.close(NORMAL)
        await asyncio.wait([sender], timeout=1)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def greet(hall: Hall, connection: Connection, table_id: str, receive: Receive) -> bool:
    """The first message: who it is. Says whether the connection goes on."""
    try:
        event = await asyncio.wait_for(receive(), PATIENCE)
        if event["type"] == "websocket.disconnect":
            return False
        hello = FROM_CLIENT.validate_json(event.get("text") or "")
        if not isinstance(hello, Hello):
            raise Refused("server-hello")
        if hello.protocol != VERSION:
            connection.goodbye(Refused("server-protocol", given=hello.protocol, known=VERSION), False, OLD)
            return False
        player = await hall.players.by_token(hello.token)
        if hello.token is not None and player is None:
            raise Refused("server-who")
        live = await hall.live(table_id)
        hall.enter(live, connection, player["id"] if player else None, hello.seen)
    except (ValidationError, TimeoutError):
        connection.goodbye(Refused("server-hello"), again=False, code=TOO_MUCH)
        return False
    except Refused as error:
        connection.goodbye(error, again=error.status >= 500, code=TOO_MUCH if error.status < 500 else LATER)
        return False
    return True
