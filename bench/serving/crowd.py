"""Connections that only watch: what each takes of a server's memory, and how fast it answers meanwhile."""

from __future__ import annotations

import asyncio
import statistics
import time
from typing import Any

import orjson

from bench.serving.dialects import CourtCards
from bench.serving.http import Http
from bench.serving.load import memory
from bench.serving.websocket import BenchSocket, connect, frame

HOST = "127.0.0.1"
TABLES = 100  # that they watch
AT_ONCE = 64  # that connect at the same time
ASKED = 100  # times, for the time of an answer
PAUSE = 2.0  # seconds before a look
HELLO = frame(orjson.dumps({"type": "hello", "protocol": 1, "token": None, "seen": None}))


async def idle(port: int, pid: int, connections: int) -> dict[str, Any]:
    """Open so many connections, and look at the server."""
    http, links, places = Http(HOST, port), list[BenchSocket](), asyncio.Semaphore(AT_ONCE)
    heard: set[BenchSocket] = set()

    async def one(path: str) -> None:
        async with places:
            links.append(await connect(HOST, port, path, lambda link, _: heard.add(link)))
            links[-1].write(HELLO)

    try:
        paths = [(await CourtCards().seat_two(http))[0].path for _ in range(TABLES)]
        await asyncio.gather(*(one(path) for path in paths))  # so that all tables are in memory
        await asyncio.sleep(PAUSE)
        before = memory([pid])
        await asyncio.gather(*(one(paths[number % TABLES]) for number in range(connections - TABLES)))
        await asyncio.sleep(PAUSE)
        after, times = memory([pid]), []
        for _ in range(ASKED):
            begun = time.perf_counter()
            await http.ask("GET", "/api/notice")
            times.append((time.perf_counter() - begun) * 1000)
    finally:
        for link in links:
            link.close()
        http.close()
    return {
        "connections": len(heard),
        "megabytes": round(after / 1e6),
        "bytes_a_connection": round((after - before) / (connections - TABLES)),
        "answer_ms": round(statistics.median(times), 2),
    }
