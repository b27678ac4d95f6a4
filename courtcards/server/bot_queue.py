"""Bots on other machines: servers put decisions into a queue in Redis, `courtcards worker` takes them out.

Decisions of one player's tables wait for each other, those of different players take turns. Nothing depends on Redis or
on a worker: a decision that neither waits nor is being thought about is put into the queue again, and an answer that
comes twice counts once. Servers and workers meet only if they run the same rules and bots.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
import orjson
import structlog

from courtcards.compiled import sources_digest
from courtcards.games import GAMES, rules_of
from courtcards.games.arrays import Knowledge
from courtcards.games.rules import Rules
from courtcards.precompile import KINDS
from courtcards.server.bot_pool import BotPool, kind_of, pool_of
from courtcards.server.bus import connect_redis
from courtcards.server.encode import to_bytes
from courtcards.server.sources import random_id
from courtcards.server.tasks import Tasks

LOG = structlog.get_logger()
RETRY_AFTER = 1.0  # seconds to wait while Redis does not answer
LOOK_EVERY = 2.0  # seconds between checks on pending decisions and ready workers
LEASE = 10  # seconds of silence after which a worker counts as dead
FORGET_AFTER = 600  # seconds after which Redis drops what nobody has fetched

PUT = """
if redis.call('ZSCORE', KEYS[1], ARGV[2]) then return end
local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
if #first == 0 then redis.call('DEL', KEYS[2]) end
local last = redis.call('HGET', KEYS[2], ARGV[1])
local place = math.max(tonumber(first[2] or 0), tonumber(last or 0)) + 1
redis.call('HSET', KEYS[2], ARGV[1], place)
redis.call('EXPIRE', KEYS[2], ARGV[4])
redis.call('SET', KEYS[3], ARGV[3], 'EX', ARGV[4])
redis.call('ZADD', KEYS[1], place, ARGV[2])
"""  # joins the next round of the queue in which this player has no decision yet; earlier ones keep their place


def key(*parts: str) -> str:
    return ":".join(("courtcards:bots", sources_digest("bots"), *parts))


@dataclass
class Asked:
    """A decision that a server waits for."""

    pool: str
    player: str
    body: bytes
    answer: asyncio.Future[int] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    missing: int = 0  # how many checks in a row have not found it


class BotQueue:
    """The bots of a server that leaves them to workers."""

    def __init__(self, redis: str) -> None:
        self._redis, self._failures = connect_redis(redis)
        self._id = random_id(12)
        self._asked: dict[str, Asked] = {}
        self._ready: set[tuple[str, str]] = set()  # game, kind
        self._tasks = Tasks()
        self.on_prepared: Callable[[], None] = lambda: None  # called when more bots are ready

    @property
    def ready(self) -> bool:
        return len(self._ready) == len(GAMES) * len(KINDS)

    def is_ready(self, game_id: str, level: str) -> bool:
        return (game_id, kind_of(level)) in self._ready

    async def prepare(self) -> None:
        """Talk to the workers, until cancelled."""
        await asyncio.gather(self._always(self._hear), self._always(self._look))

    async def choose(self, rules: Rules, level: str, knowledge: Knowledge, legal: list[int], player: str = "") -> int:
        """The action a level chooses from what a seat may know."""
        pool, id = pool_of(rules.id, level), random_id(16)
        known = base64.b64encode(knowledge.tobytes()).decode()
        job = {"server": self._id, "game": rules.id, "level": level, "knowledge": known, "legal": legal}
        asked = self._asked[id] = Asked(pool, player, to_bytes({**job, "player": player}))
        try:
            with contextlib.suppress(*self._failures):  # `_look` will try again
                await self._put(id, asked)
            return await asked.answer
        finally:
            del self._asked[id]
            if not asked.answer.done() or asked.answer.cancelled():
                self._tasks.spawn(self._forget(id, pool))

    def stop(self) -> None:
        """Nothing runs here."""

    async def _put(self, id: str, asked: Asked) -> None:
        keys = (key(asked.pool), key(asked.pool, "players"), key("job", id))
        await self._redis.eval(PUT, len(keys), *keys, asked.player, id, asked.body, FORGET_AFTER)

    async def _forget(self, id: str, pool: str) -> None:
        with contextlib.suppress(*self._failures):
            await self._redis.zrem(key(pool), id)

    async def _always(self, work: Callable[[], Any]) -> None:
        while True:
            try:
                await work()
            except self._failures as error:
                LOG.warning("Redis does not answer", error=str(error))
                await asyncio.sleep(RETRY_AFTER)
            except Exception:  # whatever it is, other answers are still heard
                LOG.exception("the queue of decisions holds nonsense")
                await asyncio.sleep(RETRY_AFTER)

    async def _hear(self) -> None:
        """Wait for an answer."""
        heard = await self._redis.blpop([key("answers", self._id)], LOOK_EVERY)
        if heard is None:
            return
        told = orjson.loads(heard[1])
        asked = self._asked.get(told["id"])
        if asked is not None and not asked.answer.done():
            asked.answer.set_result(told["action"])

    async def _look(self) -> None:
        """See which bots are ready, and ask again for decisions that were lost."""
        await asyncio.sleep(LOOK_EVERY)
        kinds = [(game, kind) for game in GAMES for kind in KINDS]
        found = await self._redis.mget([key("ready", *each) for each in kinds])
        before, self._ready = self._ready, {each for each, alive in zip(kinds, found, strict=True) if alive}
        if self._ready != before:
            self.on_prepared()
        for id, asked in list(self._asked.items()):
            waits = await self._redis.zscore(key(asked.pool), id) is not None
            asked.missing = 0 if waits or await self._redis.exists(key("taken", id)) else asked.missing + 1
            if asked.missing > 1 and not asked.answer.done():  # an answer may be on its way
                LOG.warning("a bot's decision was lost; asking again", pool=asked.pool)
                asked.missing = 0
                await self._put(id, asked)


Bots: TypeAlias = BotPool | BotQueue


class Worker:
    """Takes decisions from the queue and makes them in its own processes."""

    def __init__(self, redis: str, workers: int) -> None:
        self._redis, self._failures = connect_redis(redis)
        self._bots, self._workers = BotPool(workers), workers
        self._bots.on_prepared = self._open
        self._tasks, self._opened = Tasks(), set[str]()

    async def run(self) -> None:
        """Work until cancelled."""
        try:
            self._tasks.spawn(self._announce())
            await self._bots.prepare()
            self._open()
            await asyncio.get_running_loop().create_future()
        finally:
            await self._tasks.stop()
            self._bots.stop()
            await self._redis.aclose()

    def _ready(self) -> list[tuple[str, str]]:
        kinds = [(game, kind, levels[0].id) for game in GAMES for kind, levels in KINDS.items()]
        return [(game, kind) for game, kind, level in kinds if self._bots.is_ready(game, level)]

    def _open(self) -> None:
        """Start taking work for pools whose bots are all ready."""
        ready = self._ready()
        quick = {f"quick {game}": 1 for game, kind in ready if kind == "quick"}
        deep = {"deep": self._workers} if all((game, "deep") in ready for game in GAMES) else {}
        for pool, count in {**quick, **deep}.items():
            if pool not in self._opened:
                self._opened.add(pool)
                LOG.info("taking decisions", pool=pool, at_once=count)
                for _ in range(count):
                    self._tasks.spawn(self._serve(pool))

    async def _announce(self) -> None:
        """Tell servers which bots are ready here."""
        while True:
            with contextlib.suppress(*self._failures):
                for each in self._ready():
                    await self._redis.set(key("ready", *each), 1, ex=LEASE)
            await asyncio.sleep(LOOK_EVERY)

    async def _serve(self, pool: str) -> None:
        while True:
            try:
                if taken := await self._redis.bzpopmin([key(pool)], LOOK_EVERY):
                    await self._decide(taken[1].decode())
            except self._failures as error:
                LOG.warning("Redis does not answer", error=str(error))
                await asyncio.sleep(RETRY_AFTER)
            except Exception:  # one bot's decision; the worker carries on with others
                LOG.exception("a decision failed", pool=pool)

    async def _decide(self, id: str) -> None:
        async with self._holding(id):
            body = await self._redis.get(key("job", id))
            if body is None:
                return
            job = orjson.loads(body)
            rules = rules_of(job["game"])
            knowledge = Knowledge(np.frombuffer(base64.b64decode(job["knowledge"]), rules.record)[0])
            action = await self._bots.choose(rules, job["level"], knowledge, job["legal"], job["player"])
            answers = key("answers", job["server"])
            await self._redis.rpush(answers, to_bytes({"id": id, "action": action}))
            await self._redis.expire(answers, FORGET_AFTER)
            await self._redis.delete(key("job", id))

    @contextlib.asynccontextmanager
    async def _holding(self, id: str) -> AsyncIterator[None]:
        """Mark a decision as being worked on for as long as the block runs."""
        taken, token = key("taken", id), secrets.token_hex(4)

        async def hold() -> None:
            while True:
                await asyncio.sleep(LOOK_EVERY)
                with contextlib.suppress(*self._failures):
                    await self._redis.set(taken, token, ex=LEASE)

        await self._redis.set(taken, token, ex=LEASE)
        holding = self._tasks.spawn(hold())
        try:
            yield
        finally:
            holding.cancel()
