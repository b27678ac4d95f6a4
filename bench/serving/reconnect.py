"""A client that slept comes back: how many messages it takes until it knows everything, and how long."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import orjson

from bench.serving.contenders import Running
from bench.serving.dialects import Chair, CourtCards, News
from bench.serving.http import Http
from bench.serving.websocket import BenchSocket, ConnectionFailed, connect, frame

HOST = "127.0.0.1"
QUIET = 0.3  # seconds after which nothing more is expected
PATIENCE = 10.0
LONG = 40  # events, more than a server remembers one by one


@dataclass
class Client:
    chair: Chair
    dialect: CourtCards
    port: int
    link: BenchSocket | None = None
    heard: list[bytes] = field(default_factory=list)
    something: asyncio.Event = field(default_factory=asyncio.Event)

    async def come(self, seen: int | None = None) -> None:
        self.heard.clear()
        self.link = await connect(HOST, self.port, self.chair.path, self._hear)
        self.link.write(frame(self.dialect.greeting(self.chair, seen)))

    def _hear(self, _: BenchSocket, message: bytes) -> None:
        self.heard.append(message)
        self.something.set()

    def play(self, news: News) -> None:
        assert self.link
        self.link.write(frame(self.dialect.move(self.chair, news)))

    async def news(self, least: int) -> News:
        """The first news that is at least so far."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.heard:
                    if (found := self.dialect.news(self.chair, message)) and found[0] >= least:
                        return found
                self.something.clear()
                await self.something.wait()

    def sleep(self) -> None:
        assert self.link
        self.link.close()


async def measure(server: Running) -> dict[str, Any]:
    dialect, http = CourtCards(), Http(HOST, server.port)
    try:
        short = await slept(dialect, http, server.port, events=2)
        long = await slept(dialect, http, server.port, events=LONG)
    finally:
        http.close()
    return {"missed_a_turn": short, "missed_much": long}


async def slept(dialect: CourtCards, http: Http, port: int, events: int) -> dict[str, Any]:
    """One plays, the other has seen only what was before the last so many events."""
    clients = [Client(chair, dialect, port) for chair in await dialect.seat_two(http)]
    for client in clients:
        await client.come()
    number = (await clients[0].news(0))[0]
    awake, sleeper = await until_somebody_begins_a_turn(clients, number, events)
    number = max(dialect.news(awake.chair, message)[0] for message in awake.heard if b'"version"' in message)  # type: ignore[index]
    sleeper.sleep()
    for _ in range(2):  # draws two cards
        news = await awake.news(number)
        awake.play(news)
        number += 1
    await awake.news(number)
    report = await came_back(sleeper, number, number - events)
    awake.sleep()
    return report


async def until_somebody_begins_a_turn(clients: list[Client], number: int, events: int) -> tuple[Client, Client]:
    played = 0
    while True:
        said = [await client.news(number) for client in clients]
        mover = next(seat for seat, news in enumerate(said) if news[1])
        if (
            said[mover][1].count(b"draw") == len(said[mover][1].split(b","))
            and b'"first_pile":null' in clients[mover].heard[-1]
        ):
            if played >= events:
                return clients[mover], clients[1 - mover]
        clients[mover].play(said[mover])
        number, played = number + 1, played + 1


async def came_back(client: Client, number: int, seen: int) -> dict[str, Any]:
    begun = time.perf_counter()
    await client.come(seen)
    opened = time.perf_counter()
    await client.news(number)
    told = time.perf_counter()
    await asyncio.sleep(QUIET)
    first = orjson.loads(client.heard[0])
    if first["type"] != "state" or first["version"] != number:
        raise ConnectionFailed(f"the first answer was {first['type']} {first.get('version')} instead of {number}")
    client.sleep()
    return {
        "events_missed": number - seen,
        "messages_sent": 1,
        "messages_received": len(client.heard),
        "steps_told": len(first["steps"]),
        "whole": first["whole"],
        "milliseconds": round((told - opened) * 1000, 2),
        "milliseconds_with_connecting": round((told - begun) * 1000, 2),
    }
