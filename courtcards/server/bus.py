"""How servers that share a database tell each other right away what has happened: through Redis.

Nothing depends on these messages: what is lost while Redis is away is found in the database a moment later.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any

import orjson
import structlog

from courtcards.errors import OptionError
from courtcards.messages import quote
from courtcards.server.batcher import Batcher
from courtcards.server.encode import to_bytes
from courtcards.server.sources import random_id
from courtcards.server.tasks import Tasks

LOG = structlog.get_logger()
PREFIX = "courtcards:table:"
EVERYBODY = "courtcards:servers"  # a channel we always subscribe to, because there must be at least one
RETRY_AFTER = 1  # seconds
SILENCE = 10  # seconds to wait for a message before asking for it again
SEND_WITHIN = 10  # seconds for Redis to take messages; after that they are given up
PULSE = {  # a Redis that has vanished from the network is noticed within about ten seconds, where the system has this
    "TCP_USER_TIMEOUT": 10_000,  # milliseconds within which sent data must be acknowledged
    "TCP_KEEPIDLE": 5,  # seconds of silence before the first probe
    "TCP_KEEPINTVL": 2,
    "TCP_KEEPCNT": 3,
}

OnMessage = Callable[[str, dict[str, Any]], None]  # table, message


def connect_redis(url: str) -> tuple[Any, tuple[type[Exception], ...]]:
    """A Redis client, which connects on first use, and the exceptions that mean that Redis does not answer."""
    try:
        from redis import asyncio as redis
        from redis.exceptions import RedisError
    except ModuleNotFoundError as error:
        raise OptionError("redis-extra") from error
    over_tcp: dict[str, Any] = {
        "socket_connect_timeout": 5,  # seconds
        "socket_keepalive": True,
        "socket_keepalive_options": {getattr(socket, name): n for name, n in PULSE.items() if hasattr(socket, name)},
    }
    try:
        client = redis.from_url(url, **({} if url.startswith("unix:") else over_tcp))
        return client, (RedisError, OSError)
    except ValueError as error:
        raise OptionError("redis-url", given=quote(url)) from error


class Bus:
    """The bus of a server without Redis: there is nobody to talk to."""

    def __init__(self) -> None:
        self.id = random_id(8)  # of this server
        self.heard = 0  # messages that have arrived, with our own
        self.hears = False  # whether we are told what other servers write, as far as we know
        self.on_servers: Callable[[dict[str, Any]], None] = lambda _: None  # receives what others tell all servers

    def start(self, on_message: OnMessage) -> None:
        pass

    def watch(self, table: str) -> None:
        pass

    def ignore(self, table: str) -> None:
        pass

    def publish(self, table: str, message: dict[str, Any]) -> None:
        pass

    def tell_servers(self, message: dict[str, Any]) -> None:
        pass

    async def close(self) -> None:
        """Close the connections, once all tasks have ended."""


class RedisBus(Bus):
    def __init__(self, url: str, tasks: Tasks) -> None:
        super().__init__()
        self._redis, self._failures = connect_redis(url)
        self._tasks = tasks
        self._watched: set[str] = set()
        self._subscribed: Any = None
        self._outbox: list[tuple[str, bytes]] = []
        self._sending = False
        self._changes: Batcher[tuple[str, bool]] = Batcher(self._change_soon)

    def start(self, on_message: OnMessage) -> None:
        self._tasks.keep(lambda: self._listen(on_message))

    def watch(self, table: str) -> None:
        self._watched.add(table)
        self._changes.add((table, True))

    def ignore(self, table: str) -> None:
        self._watched.discard(table)
        self._changes.add((table, False))

    def publish(self, table: str, message: dict[str, Any]) -> None:
        """Tell all other servers that watch a table."""
        self._send_soon(PREFIX + table, message)

    def tell_servers(self, message: dict[str, Any]) -> None:
        self._send_soon(EVERYBODY, message)

    async def close(self) -> None:
        await self._redis.aclose()

    def _send_soon(self, channel: str, message: dict[str, Any]) -> None:
        self._outbox.append((channel, to_bytes({"from": self.id, **message})))
        if not self._sending:
            self._sending = True
            self._tasks.spawn(self._send_all())

    def _change_soon(self, batch: list[tuple[str, bool]]) -> None:
        self._tasks.spawn(self._change(batch))

    async def _send_all(self) -> None:
        """Send one batch after the other, so that messages arrive in order."""
        try:
            while self._outbox:
                batch, self._outbox = self._outbox, []
                await self._send(batch)
        finally:
            self._sending = False

    async def _send(self, batch: list[tuple[str, bytes]]) -> None:
        try:
            async with asyncio.timeout(SEND_WITHIN), self._redis.pipeline(transaction=False) as pipeline:
                for channel, body in batch:
                    pipeline.publish(channel, body)
                await pipeline.execute()
        except self._failures as error:
            LOG.warning("could not send to Redis", messages=len(batch), error=str(error))

    async def _change(self, batch: list[tuple[str, bool]]) -> None:
        wanted = {PREFIX + table for table, watched in batch if watched and table in self._watched}
        unwanted = {PREFIX + table for table, watched in batch if not watched and table not in self._watched}
        try:
            if wanted and self._subscribed:
                await self._subscribed.subscribe(*wanted)
            if unwanted and self._subscribed:
                await self._subscribed.unsubscribe(*unwanted)
        except self._failures as error:  # `_listen` notices too, and subscribes to everything again
            LOG.warning("could not subscribe in Redis", error=str(error))

    async def _listen(self, on_message: OnMessage) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    known = set(self._watched)
                    await pubsub.subscribe(EVERYBODY, *(PREFIX + table for table in known))
                    self._subscribed, self.hears = pubsub, True
                    if since := self._watched - known:  # meanwhile
                        await pubsub.subscribe(*(PREFIX + table for table in since))
                    async for message in messages(pubsub):
                        if message["type"] == "message":
                            self._hand_on(message, on_message)
            except self._failures as error:
                LOG.warning("Redis does not answer", error=str(error))
            finally:
                self._subscribed, self.hears = None, False
            await asyncio.sleep(RETRY_AFTER)

    def _hand_on(self, message: Any, on_message: OnMessage) -> None:
        self.heard += 1
        body, channel = orjson.loads(message["data"]), message["channel"].decode()
        if body["from"] == self.id:
            return
        if channel == EVERYBODY:
            self.on_servers(body)
        else:
            on_message(channel.removeprefix(PREFIX), body)


async def messages(pubsub: Any) -> AsyncIterator[Any]:
    """What arrives, for as long as the connection lives; OSError when it is dead.

    The client's own `listen` takes a connection that timed out for a silent one: it asks again at once, for
    ever, and lets nobody else have a turn.
    """
    clock = asyncio.get_running_loop().time
    while True:
        asked = clock()
        message = await pubsub.get_message(timeout=SILENCE)
        if message is not None:
            yield message
        elif clock() < asked + SILENCE / 2:
            raise OSError("the connection timed out")
