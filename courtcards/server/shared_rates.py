"""Shares limits between servers on one database: every second, each tells the others what was taken from its buckets.

Nobody waits for that, so each server allows its own burst. Without Redis, each server limits on its own.
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
            self.tell()

    def tell(self) -> None:
        if taken := {kind: counts for kind, buckets in self._kinds.items() if (counts := buckets.taken())}:
            self._bus.tell_servers({"taken": taken})

    def hear(self, message: dict[str, Any]) -> None:
        for kind, counts in message["taken"].items():
            for key, count in counts.items() if kind in self._kinds else ():
                self._kinds[kind].of(key).lose(count)
