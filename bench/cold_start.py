"""How long people wait from `courtcards serve` to their first move against a bot: `python -m bench.cold_start`.

Measured with an empty cache and with one that `courtcards compile` has filled. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.server.people import visitors
from tests.server.process import serving

STEPS = (
    "the server listens",
    "its page is there",
    "a table with a bot stands",
    "my first move",
    "the bot's first move",
)


async def first_moves(url: str, game: str) -> list[float]:
    """When each step after the first was done, by the clock."""
    moments = []
    async with visitors(url) as house:
        async with house.web.get(url) as page:
            await page.read()
        moments.append(time.monotonic())
        ada = await house.person()
        table = await ada.make(game, 2, [None, "page"], first=0, bot_pace=0)
        await ada.sit(table, 0)
        connection = await ada.connect(table)
        moments.append(time.monotonic())
        while not connection.legal:
            await connection.hear()
        await connection.play(connection.legal[0])
        moments.append(time.monotonic())
        while not any(step["event"].get("seat") == 1 for step in connection.shown["steps"]):
            await (connection.play(connection.legal[0]) if connection.legal else connection.hear(300))
        moments.append(time.monotonic())
    return moments


def measure(cache: Path, game: str) -> list[float]:
    """Seconds from the start of the program to each step."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        with serving(f"sqlite:///{folder}/tables.sqlite", bots=True, COURTCARDS_CACHE=str(cache)) as server:
            moments = [time.monotonic(), *asyncio.run(first_moves(server.url, game))]
    return [moment - began for moment in moments]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="call-to-glory")
    parser.add_argument("--cold-only", action="store_true", help="leave out the full cache: compiling it takes minutes")
    given = parser.parse_args()
    columns = {}
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty", Path(folder) / "full"
        columns["empty cache"] = measure(empty, given.game)
        if not given.cold_only:
            environment = {**os.environ, "COURTCARDS_CACHE": str(full)}
            began = time.monotonic()
            subprocess.run([sys.executable, "-m", "courtcards", "compile"], env=environment, check=True)
            print(f"`courtcards compile`: {time.monotonic() - began:.0f} s")
            columns["full cache"] = measure(full, given.game)
        shutil.rmtree(empty, ignore_errors=True)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {given.game}; seconds since the start")
    print("| | " + " | ".join(columns) + " |")
    print("|---|" + "---|" * len(columns))
    for step, figures in zip(STEPS, zip(*columns.values(), strict=True), strict=True):
        print(f"| {step} | " + " | ".join(f"{figure:.1f}" for figure in figures) + " |")


if __name__ == "__main__":
    main()
