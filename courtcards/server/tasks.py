"""Tasks in the background: nobody awaits them, but their failures are logged, and they end with the server."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

LOG = structlog.get_logger()
T = TypeVar("T")
AGAIN = 0.5  # seconds after which tasks that go on are cancelled once more


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("a background task failed", error=repr(error), exc_info=error)

    async def stop(self) -> None:
        while self._running:  # the client of Redis takes some cancellations for lost connections, and its user goes on
            for task in self._running:
                task.cancel()
            await asyncio.wait(self._running, timeout=AGAIN)
