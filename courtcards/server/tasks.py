"""Background tasks: nobody awaits them, but their failures are logged, and they end with the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import structlog

LOG = structlog.get_logger()
T = TypeVar("T")
AGAIN = 0.5  # seconds until tasks that are still running are cancelled again, and until one that failed begins again


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def keep(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run a task until the server ends, restarting it after a failure."""
        self.spawn(self._again_and_again(work))

    async def _again_and_again(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.wait([self.spawn(work())])
            await asyncio.sleep(AGAIN)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("a background task failed", error=repr(error), exc_info=error)

    async def stop(self) -> None:
        while self._running:  # the Redis client takes some cancellations for lost connections and carries on
            for task in self._running:
                task.cancel()
            await asyncio.wait(self._running, timeout=AGAIN)
