"""What an analysis does to the tables beside it: the time of a move, without one and while one runs.

People play at --tables tables of two, each with a pause before a move, and a move takes as long as its player waits for
the answer. The two kinds of measurement take turns, so that what else the machine does meets both alike. One line of
JSON: moves, median, p99 (milliseconds) of each kind, and how the p99 changes.

Example: python -m bench.beside --tables 20 --rounds 6 --seconds 10
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import tempfile
import time
from typing import Any

import numpy as np

from courtcards.cli.console import compile_first
from tests.server.people import Connection, Person, Visitors, play_to_the_end, visitors
from tests.server.process import QUICK, serving
from tests.tables import choose

PAUSE = 0.2  # seconds before each move: far faster than people, and far from what a server can bear


async def play(connections: list[Connection], until: float, times: list[float], rng: random.Random) -> None:
    """At one table; the times of its moves in milliseconds."""
    while time.perf_counter() < until and not connections[0].ended:
        mover = next(connection for connection in connections if connection.legal)
        await asyncio.sleep(rng.random() * 2 * PAUSE)
        action = choose(rng, mover.legal, "random")
        began = time.perf_counter()
        await mover.play(action)
        times.append(1000 * (time.perf_counter() - began))
        for connection in connections:
            await connection.quiet()


async def finished_table(house: Visitors) -> tuple[Person, str]:
    table, people, connections = await house.connected()
    await play_to_the_end(connections, "beside")
    return people[0], f"/tables/{table}/analysis"


async def measure(url: str, tables: int, rounds: int, seconds: float) -> dict[str, Any]:
    times: dict[bool, list[float]] = {False: [], True: []}
    async with visitors(url) as house:
        person, analysis = await finished_table(house)
        playing = [(await house.connected())[2] for _ in range(tables)]
        for number, beside in itertools.product(range(rounds), (False, True)):
            if beside:
                await person.http("POST", analysis)
                while (await person.http("GET", analysis))["done"] == 0:  # it is still being loaded
                    await asyncio.sleep(0.1)
            until, rng = time.perf_counter() + seconds, random.Random(number)
            await asyncio.gather(*(play(table, until, times[beside], rng) for table in playing))
            if beside:
                assert (await person.http("GET", analysis))["status"] == "running", "the analysis was over too soon"
                await person.http("DELETE", analysis)
    without, beside = (figures(times[kind]) for kind in (False, True))
    return {"tables": tables, "without": without, "beside": beside, "p99": round(beside["p99"] / without["p99"], 3)}


def figures(times: list[float]) -> dict[str, Any]:
    return {
        "moves": len(times),
        "median": round(float(np.median(times)), 2),
        "p99": round(float(np.quantile(times, 0.99)), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    compile_first()
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.sqlite", *QUICK) as server:
        print(json.dumps(asyncio.run(measure(server.url, given.tables, given.rounds, given.seconds))))


if __name__ == "__main__":
    main()
