"""How servers that share a database tell each other at once what has happened: through Redis.

Nothing depends on a message: what gets lost while Redis is away is found in the database a moment later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import orjson
import structlog

from courtcards.errors import OptionError
from courtcards.messages import quote
from courtcards.server.batcher import Batcher
from courtcards.server.sources import random_id
from courtcards.server.tasks import Tasks

LOG = structlog.get_logger()
PREFIX = "courtcards:table:"
EVERYBODY = "courtcards:servers"  # a channel that is always watched, so that there is always one
RETRY_AFTER = 1  # seconds

OnMessage = Callable[[str, dict[str, Any]], None]  # table, message


def connect_redis(url: str) -> tuple[Any, tuple[type[Exception], ...]]:
    """A client of Redis, which connects when it is used, and the errors that mean that Redis does not answer."""
    try:
        from redis import asyncio as redis
        from redis.exceptions import RedisError
    except ModuleNotFoundError as error:
        raise OptionError("redis-extra") from error
    try:
        return redis.from_url(url), (RedisError, OSError)
    except ValueError as error:
        raise OptionError("redis-url", given=quote(url)) from error


class Bus:
    """Without Redis there is nobody to talk to."""

    def __init__(self) -> None:
        self.id = random_id(8)  # of this server
        self.on_servers: Callable[[dict[str, Any]], None] = lambda _: None  # hears what others tell all servers

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


class RedisBus(Bus):
    def __init__(self, url: str, tasks: Tasks) -> None:
        super().__init__()
        self._redis, self._failures = connect_redis(url)
        self._tasks = tasks
        self._watched: set[str] = set()
        self._subscribed: Any = None
        self._outbox: Batcher[tuple[str, bytes]] = Batcher(self._send_soon)
        self._changes: Batcher[tuple[str, bool]] = Batcher(self._change_soon)

    def start(self, on_message: OnMessage) -> None:
        self._tasks.spawn(self._listen(on_message))

    def watch(self, table: str) -> None:
        self._watched.add(table)
        self._changes.add((table, True))

    def ignore(self, table: str) -> None:
        self._watched.discard(table)
        self._changes.add((table, False))

    def publish(self, table: str, message: dict[str, Any]) -> None:
        """Tell all other servers that watch a table."""
        self._outbox.add((PREFIX + table, orjson.dumps({"from": self.id, **message})))

    def tell_servers(self, message: dict[str, Any]) -> None:
        self._outbox.add((EVERYBODY, orjson.dumps({"from": self.id, **message})))

    def _send_soon(self, batch: list[tuple[str, bytes]]) -> None:
        self._tasks.spawn(self._send(batch))

    def _change_soon(self, batch: list[tuple[str, bool]]) -> None:
        self._tasks.spawn(self._change(batch))

    async def _send(self, batch: list[tuple[str, bytes]]) -> None:
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for channel, body in batch:
                    pipeline.publish(channel, body)
                await pipeline.execute()
        except self._failures as error:
            LOG.warning("Redis took no message", messages=len(batch), error=str(error))

    async def _change(self, batch: list[tuple[str, bool]]) -> None:
        wanted = {PREFIX + table for table, watched in batch if watched and table in self._watched}
        unwanted = {PREFIX + table for table, watched in batch if not watched and table not in self._watched}
        try:
            if wanted and self._subscribed:
                await self._subscribed.subscribe(*wanted)
            if unwanted and self._subscribed:
                await self._subscribed.unsubscribe(*unwanted)
        except self._failures as error:  # `_listen` notices too, and subscribes to everything again
            LOG.warning("Redis took no subscription", error=str(error))

    async def _listen(self, on_message: OnMessage) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(EVERYBODY, *(PREFIX + table for table in self._watched))
                    self._subscribed = pubsub
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            self._hand_on(message, on_message)
            except self._failures as error:
                LOG.warning("Redis does not answer", error=str(error))
            finally:
                self._subscribed = None
            await asyncio.sleep(RETRY_AFTER)

    def _hand_on(self, message: Any, on_message: OnMessage) -> None:
        body, channel = orjson.loads(message["data"]), message["channel"].decode()
        if body["from"] == self.id:
            return
        if channel == EVERYBODY:
            self.on_servers(body)
        else:
            on_message(channel.removeprefix(PREFIX), body)
