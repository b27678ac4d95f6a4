"""How long people wait from `courtcards serve` to their first move against a bot: `python -m bench.cold_start`.

Measured with an empty cache and with one that `courtcards compile` has filled. With `--restarts 5` a server with games
under way is stopped and started again, with the cache of whoever runs this, which must be full; half the times it is
killed. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from courtcards.precompile import FIRST
from tests.server.people import Person, visitors
from tests.server.process import ServerProcess, serving

STEPS = (
    "the server listens",
    "its page is there",
    "a table with a bot stands",
    "my first move",
    "the bot's first move",
)
RESTART = (
    "the server listens",
    "`/ready` says 200",
    "a player is back at the table and has moved",
)
TABLES = 1000  # with a game under way
AT_ONCE = 20  # of them that are made at the same time


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


async def games(url: str) -> list[tuple[str, list[Person]]]:
    """Tables with games under way, and who plays there."""
    async with visitors(url) as house:
        made: list[tuple[str, list[Person]]] = []
        while len(made) < TABLES:
            made += await asyncio.gather(*(house.playing() for _ in range(AT_ONCE)))
        return made


async def move(url: str, table: str, people: list[Person]) -> None:
    """Whoever's turn it is comes back and moves."""
    async with visitors(url) as house:
        for person in people:
            connection = await person.at(house).connect(table)
            if connection.legal:
                await connection.play(connection.legal[0])
                return


def wait_until_ready(server: ServerProcess) -> None:
    while True:
        try:
            with urllib.request.urlopen(f"{server.url}/ready"):
                return
        except urllib.error.HTTPError:
            time.sleep(0.01)


def measure_restarts(rounds: int) -> list[list[float]]:
    """Seconds from each start to each step."""
    if not all(part.done for part in FIRST):
        sys.exit("Run `courtcards compile` first.")
    measured = []
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        with serving(database) as server:
            made = asyncio.run(games(server.url))
            server.terminate()
        for number in range(rounds):
            began = time.monotonic()
            with serving(database, bots=True) as server:
                moments = [time.monotonic()]
                wait_until_ready(server)
                moments.append(time.monotonic())
                asyncio.run(move(server.url, *made[number]))
                moments.append(time.monotonic())
                if number % 2:  # otherwise it is killed
                    server.terminate()
            measured.append([moment - began for moment in moments])
    return measured


def show_restarts(rounds: int) -> None:
    measured = measure_restarts(rounds)
    size = f"{TABLES:,} games under way, {rounds} restarts"
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {size}; seconds since the start")
    print("| | median | least – most |")
    print("|---|---:|---:|")
    for step, figures in zip(RESTART, zip(*measured, strict=True), strict=True):
        print(f"| {step} | {statistics.median(figures):.2f} | {min(figures):.2f} – {max(figures):.2f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="call-to-glory")
    parser.add_argument("--cold-only", action="store_true", help="leave out the full cache: compiling it takes minutes")
    parser.add_argument("--restarts", type=int, default=0, metavar="ROUNDS", help="measure restarts instead")
    given = parser.parse_args()
    if given.restarts:
        show_restarts(given.restarts)
        return
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
