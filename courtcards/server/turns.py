"""Turns: people who ask for a lot wait for themselves, and nobody else waits for them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

ASKING: ContextVar[str] = ContextVar("asking", default="")  # the network that a request comes from; empty: nobody's


class FairQueue:
    """Runs a limited number of jobs at a time. People take turns, however many jobs each of them has."""

    def __init__(self, turns: int) -> None:
        self._free = turns
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by person, the next one first

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(person)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, person: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            person, line = next(iter(self._waiting.items()))
            del self._waiting[person]
            turn = line.popleft()
            if line:
                self._waiting[person] = line  # at the end
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
