"""Does a server's memory grow? Tables of two people play one game after the other, and each minute is written down.

    python -m bench.steady --minutes 30

Finished games stay in the database, not in the server. What a minute adds is a line fitted to the last two thirds, with
a 95 % interval: before, caches fill. It can be stopped at any time; what was measured until then is shown.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
import uvloop
from rich.console import Console
from scipy import stats

from bench import machine
from bench.scale import PACKAGES, sqlite
from bench.serving.contenders import ROOT
from bench.serving.dialects import DIALECTS
from bench.serving.load import Load, memory
from courtcards.cli.console import compile_first

RESULTS = Path(__file__).parent / "results" / "steady.json"
MEGABYTE = 1e6
MINUTE = 60.0  # seconds
FEWEST = 6  # minutes that a line can be fitted to

out = Console(stderr=True, highlight=False)


def main(
    minutes: Annotated[int, typer.Option(min=FEWEST)] = 30, tables: Annotated[int, typer.Option(min=1)] = 100
) -> None:
    """Play, and write the server's memory to bench/results/steady.json."""
    compile_first("call-to-glory")
    seen: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".bench-") as folder, sqlite(folder) as server:
        try:
            uvloop.run(watch(server.port, server.pid, tables, minutes, seen))
        except KeyboardInterrupt:
            out.print("Stopped.")
    if len(seen) < FEWEST:
        raise typer.Exit(130)
    growth = fit(seen)
    report = {"machine": machine.describe(PACKAGES), "tables": tables, "minutes": seen, **growth}
    RESULTS.write_text(json.dumps(report, indent=1) + "\n")
    print(f"{len(seen)} minutes, {seen[-1]['moves']:,} moves, {seen[-1]['games']:,} games at {tables} tables.")
    print(f"Memory: {seen[0]['megabytes']:.1f} MB after a minute, {seen[-1]['megabytes']:.1f} MB at the end;")
    print(f"{growth['slope']:+.3f} MB a minute ({growth['low']:+.3f} to {growth['high']:+.3f}) in the last two thirds.")


async def watch(port: int, pid: int, tables: int, minutes: int, seen: list[dict[str, Any]]) -> None:
    load = Load(DIALECTS["courtcards"](), "127.0.0.1", [port], tables, [pid])
    asyncio.get_running_loop().set_exception_handler(lambda _, context: load.fail(context))
    try:
        await load.open()
        load.begin()
        for minute in range(1, minutes + 1):
            await load.watch(MINUTE)
            seen.append({"megabytes": memory([pid]) / MEGABYTE, "moves": load.all_moves, "games": load.games})
            out.print(
                f"{minute:4} min {seen[-1]['megabytes']:8.1f} MB {load.all_moves:12,} moves {load.games:8,} games"
            )
    finally:
        load.close()


def fit(seen: list[dict[str, Any]]) -> dict[str, float]:
    """Megabytes that a minute adds, with a 95 % interval, in the last two thirds."""
    late = [minute["megabytes"] for minute in seen[len(seen) // 3 :]]
    line = stats.linregress(np.arange(len(late)), late)
    width = stats.t.ppf(0.975, len(late) - 2) * line.stderr
    return {"slope": line.slope, "low": line.slope - width, "high": line.slope + width}


if __name__ == "__main__":
    typer.run(main)
