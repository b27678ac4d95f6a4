"""Live connections: what each WebSocket message does, and answers that never wait for a slow client."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from pydantic import ValidationError

from courtcards.errors import CourtCardsError
from courtcards.games.rules import SPECTATOR
from courtcards.server.encode import to_json
from courtcards.server.live_table import LiveTable
from courtcards.server.protocol import FROM_CLIENT, VERSION, HandOver, Hello, Hint, Ping, Play, Wait
from courtcards.server.rates import ABUSE, Bucket, network_of
from courtcards.server.refused import Refused, StorageFailed
from courtcards.server.service import Service
from courtcards.server.transport import Transport

LOG = structlog.get_logger()
READ = FROM_CLIENT.validator.validate_json  # used for every message, so without the adapter's own checks

HELLO_TIMEOUT = 10  # seconds for the first message
LONGEST_BACKLOG = 64  # unread messages before a slow client is disconnected
MOST_WRONG = 100  # wrong or too frequent messages before a client is disconnected

NORMAL, POLICY_VIOLATION, FAILED, TRY_AGAIN_LATER, OLD_CLIENT = 1000, 1008, 1011, 1013, 4001  # close codes


class Connection:
    __slots__ = (
        "_address",
        "_backlog",
        "_bucket",
        "_closing",
        "_sender",
        "_service",
        "_transport",
        "_wrong",
        "live",
        "player",
        "viewer",
    )

    def __init__(self, service: Service, transport: Transport, address: str = "") -> None:
        self._service, self._transport, self._address = service, transport, address
        self._bucket: Bucket | None = None  # shared by all connections of a player
        self.live: LiveTable | None = None
        self.player: str | None = None
        self.viewer = SPECTATOR
        self._backlog: list[str] = []
        self._sender: asyncio.Task[None] | None = None  # sends what could not be sent at once
        self._closing: int | None = None  # the code to close with, once the backlog is sent
        self._wrong = 0

    # Outgoing

    def post(self, text: str) -> None:
        """Send a message as soon as the client takes it. A client that reads nothing is disconnected."""
        if self._closing is not None or (not self._sender and self._transport.send_now(text)):
            return
        if len(self._backlog) >= LONGEST_BACKLOG:
            self._backlog.clear()
            self.close(TRY_AGAIN_LATER)
            return
        self._backlog.append(text)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_backlog())

    async def _send_backlog(self) -> None:
        while self._backlog:
            if not await self._transport.send(self._backlog.pop(0)):
                self._backlog.clear()  # the client is gone; the listening task will notice
        self._sender = None

    def send(self, message: Any) -> None:
        self.post(to_json(message))

    def refuse(self, answers: str | None, error: CourtCardsError) -> None:
        self.send({"type": "refused", "answers": answers, "reason": error.message.as_json()})

    def goodbye(self, error: CourtCardsError, again: bool, code: int = TRY_AGAIN_LATER) -> None:
        self.send({"type": "goodbye", "reason": error.message.as_json(), "again": again})
        self.close(code)

    def close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._transport.stop_listening()

    async def end(self) -> None:
        """Give the client a moment to read what is still waiting, then close."""
        if self._closing is None:
            self._closing = NORMAL
        if self._sender:
            await asyncio.wait([self._sender], timeout=1)
        if self._sender:
            self._sender.cancel()
        await self._transport.close(self._closing)

    # Incoming

    def welcome(self, player: str | None) -> None:
        """From now on, count messages by player over all connections; spectators are counted by address."""
        self._bucket = self._service.messages.of(player or f"address {network_of(self._address)}")

    async def listen(self) -> None:
        """Handle messages until the connection is over."""
        await self._transport.listen(lambda text: self._service.received.add((self, text)))

    def receive(self, text: str | bytes) -> None:
        if self._closing is not None:
            return
        if self._bucket and not self._bucket.take():
            ABUSE.report("messages", self._address, player=self.player)
            self._complain(None, Refused("server-too-fast", most=self._service.messages_per_second))
            return
        try:
            message: Any = READ(text)
        except ValidationError as error:
            self._complain(None, Refused("server-message", why=error.errors()[0]["msg"]))
            return
        self.handle(message)

    def handle(self, message: Any) -> None:
        """Do what a message asks for."""
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
            self.goodbye(error, again=True, code=POLICY_VIOLATION)
        else:
            self.refuse(answers, error)

    def _do(self, message: Any) -> None:
        if isinstance(message, Ping):
            self.send({"type": "pong", "answers": message.id, "now": self._service.sources.now()})
            return
        if isinstance(message, Hello):
            raise Refused("server-hello-again")
        live, commands = self.live, self._service.commands
        assert live is not None
        if live.failed:
            live.unanswered.append((self, message))
            return
        if self.viewer == SPECTATOR:
            raise Refused("table-spectator")
        match message:
            case Play():
                if commands.play(live, self, message):
                    return
            case Hint():
                commands.hint(live, self, message.id)
                return
            case HandOver(seat=seat):
                commands.hand_over(live, seat)
            case Wait(seat=seat, seconds=seconds):
                commands.wait(live, self.viewer, seat, seconds)
        done = to_json({"type": "done", "answers": message.id})
        self._service.publisher.post_when_written(live, self, done, (self, message))


async def serve_table(service: Service, table_id: str, transport: Transport, address: str) -> None:
    """One WebSocket connection, from its first message to its end."""
    await transport.accept()
    connection = Connection(service, transport, address)
    try:
        if await greet(service, connection, table_id, transport):
            await connection.listen()
    except OSError:
        pass  # the client is gone
    finally:
        if connection.live:
            service.commands.disconnect(connection.live, connection)
        await connection.end()


async def greet(service: Service, connection: Connection, table_id: str, transport: Transport) -> bool:
    """Handle the first message, which says who the client is. Returns whether to keep the connection."""
    try:
        text = await asyncio.wait_for(transport.first_message(), HELLO_TIMEOUT)
        if text is None:
            return False
        hello = FROM_CLIENT.validate_json(text)
        if not isinstance(hello, Hello):
            raise Refused("server-hello")
        if hello.protocol != VERSION:
            connection.goodbye(Refused("server-protocol", given=hello.protocol, known=VERSION), False, OLD_CLIENT)
            return False
        player = await service.players.by_token(hello.token)
        if hello.token is not None and player is None:
            raise Refused("server-who")
        connection.welcome(player["id"] if player else None)
        live = await service.tables.get(table_id)
        service.commands.connect(live, connection, player["id"] if player else None, hello.seen, hello.back)
    except (ValidationError, TimeoutError):
        connection.goodbye(Refused("server-hello"), again=False, code=POLICY_VIOLATION)
        return False
    except Refused as error:
        again = isinstance(error, StorageFailed)
        connection.goodbye(error, again=again, code=TRY_AGAIN_LATER if again else POLICY_VIOLATION)
        return False
    return True
