"""Running a coroutine at once, as far as it goes without waiting: most sends never wait, and need no task for it."""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from typing import Any


class Rest:
    """What is left of a coroutine that has begun and waits for something. Await it in a task."""

    __slots__ = ("_awaited", "_coroutine")

    def __init__(self, coroutine: Coroutine[Any, Any, Any], awaited: Any) -> None:
        self._coroutine, self._awaited = coroutine, awaited

    def __await__(self) -> Generator[Any, Any, None]:
        while True:
            yield self._awaited
            try:
                self._awaited = self._coroutine.send(None)
            except StopIteration:
                return


def begin(coroutine: Coroutine[Any, Any, Any]) -> Rest | None:
    """Run a coroutine until it ends (None) or first waits (the rest)."""
    try:
        return Rest(coroutine, coroutine.send(None))
    except StopIteration:
        return None
