"""What tables take of a server's memory: idle ones with two connected players, and finished ones."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from bench.serving.contenders import Running
from bench.serving.dialects import DIALECTS, CourtCards
from bench.serving.load import Load, Play

WARM_UP_BATCHES = 20  # batches that are not counted: until then caches fill
FIRST = 100  # idle tables before the first look, so that what a server takes once is not counted
MOVES = 10  # that every idle table has played
PAUSE = 2.0  # seconds before a look
HOST = "127.0.0.1"


class Resting(Load):
    """Tables that play a few moves and rest then, with both players connected."""

    def __init__(self, *args: Any, moves: int = MOVES) -> None:
        super().__init__(*args)
        self._moves = moves
        self._played: Counter[Play] = Counter()

    def goes_on(self, play: Play) -> bool:
        self._played[play] += 1
        return self._played[play] < self._moves


class Finishing(Load):
    """Tables that play one game to its end; then both leave."""

    def over(self, play: Play) -> None:
        self.games += 1
        play.close()
        self.rest()


async def idle(server: Running, tables: int) -> dict[str, Any]:
    """Bytes for one more idle table."""
    sizes, loads = [], []
    try:
        for count in (FIRST, tables):
            loads.append(await settled(Resting(DIALECTS[server.contender.dialect](), HOST, [server.port], count)))
            await asyncio.sleep(PAUSE)
            sizes.append(server.memory())
    finally:
        for load in loads:
            load.close()
        await asyncio.sleep(0.1)
    return {"tables": tables, "bytes_a_table": round((sizes[1] - sizes[0]) / tables)}


async def finished(server: Running, tables: int, batches: int) -> dict[str, Any]:
    """Bytes that a table leaves behind once its game is over and everybody gone, at our server."""
    sizes = []
    for _ in range(batches):
        load = await settled(Finishing(CourtCards(quick=True), HOST, [server.port], tables))
        load.close()
        await asyncio.sleep(PAUSE)
        sizes.append(server.memory())
    settled_at = min(WARM_UP_BATCHES, batches - 2)
    left = (sizes[-1] - sizes[settled_at]) / (tables * (batches - 1 - settled_at))
    return {
        "games": tables * batches,
        "bytes_a_table": round(left),
        "megabytes": [round(size / 1e6, 1) for size in sizes],
    }


async def settled(load: Load) -> Load:
    await load.open()
    load.begin()
    await load.all_rest()
    return load
