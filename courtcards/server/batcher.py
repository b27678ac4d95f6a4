"""What comes up in one turn of the event loop, taken together: to do the same thing again and again is faster."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Batcher(Generic[T]):
    def __init__(self, take: Callable[[list[T]], None]) -> None:
        self._take = take
        self._things: list[T] = []

    def add(self, thing: T) -> None:
        if not self._things:
            asyncio.get_running_loop().call_soon(self.end)
        self._things.append(thing)

    def end(self) -> None:
        """Hand on what has come up so far."""
        things, self._things = self._things, []
        if things:
            self._take(things)
