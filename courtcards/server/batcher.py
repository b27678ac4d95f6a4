"""Collects what arrives in one iteration of the event loop and handles it together, which is faster."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Batcher(Generic[T]):
    def __init__(self, handle: Callable[[list[T]], None]) -> None:
        self._handle = handle
        self._items: list[T] = []

    def add(self, item: T) -> None:
        if not self._items:
            asyncio.get_running_loop().call_soon(self.flush)
        self._items.append(item)

    def flush(self) -> None:
        """Handle what has arrived so far."""
        items, self._items = self._items, []
        if items:
            self._handle(items)
