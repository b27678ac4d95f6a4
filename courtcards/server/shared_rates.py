"""Servers that share a database share their limits: each tells the others every second who has taken how many.

Nobody waits for that, so a burst can be had at each server. While Redis is away each server limits by itself.
"""

from __future__ import annotations

import asyncio
from typing import Any

from courtcards.server.bus import Bus
from courtcards.server.rates import Buckets

SHARE_EVERY = 1.0  # seconds


class SharedRates:
    def __init__(self, bus: Bus) -> None:
        self._bus, self._kinds = bus, dict[str, Buckets]()
        bus.on_servers = self.hear

    def share(self, kind: str, buckets: Buckets) -> None:
        self._kinds[kind] = buckets

    async def tell_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(SHARE_EVERY)
            if taken := {kind: counts for kind, buckets in self._kinds.items() if (counts := buckets.taken())}:
                self._bus.tell_servers({"taken": taken})

    def hear(self, message: dict[str, Any]) -> None:
        for kind, counts in message["taken"].items():
            for key, count in counts.items() if kind in self._kinds else ():
                self._kinds[kind].of(key).lose(count)
