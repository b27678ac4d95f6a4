"""Bots think in processes of their own: one that dies is replaced once, and all of them end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from courtcards.server.bot_pool import BotPool

PARENT = """
import asyncio, os, time
from courtcards.server.bot_pool import BotPool

async def main():
    print(await BotPool(1).run("deep", os.getpid), flush=True)
    time.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture
def pool() -> Iterator[BotPool]:
    pool = BotPool(1)
    yield pool
    pool.stop()


async def test_dead_process_is_replaced_once(pool: BotPool) -> None:
    first = await pool.run("deep", os.getpid)
    os.kill(first, signal.SIGKILL)
    pids = await asyncio.gather(*(pool.run("deep", os.getpid) for _ in range(30)))
    assert len(set(pids) - {first}) == 1  # not one for each who waited


async def test_stopped_pool_starts_no_process(pool: BotPool) -> None:
    process = await pool.run("deep", os.getpid)
    pool.stop()
    with pytest.raises(asyncio.CancelledError):
        await pool.run("deep", os.getpid)
    await ended(process)


async def test_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    (tmp_path / "parent.py").write_text(PARENT)
    parent = subprocess.Popen([sys.executable, tmp_path / "parent.py"], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    process = int(await asyncio.to_thread(parent.stdout.readline))
    parent.kill()
    parent.wait()
    parent.stdout.close()
    await ended(process)


async def ended(process: int) -> None:
    async with asyncio.timeout(30):
        while Path(f"/proc/{process}/cmdline").exists() and Path(f"/proc/{process}/cmdline").read_bytes():
            await asyncio.sleep(0.05)
