"""How the table server grows: by tables, by database, by processes. All share the machine with those who play.

`python -m bench.scale` measures what is missing in `bench/results/load.json` and writes the tables of
`docs/benchmarks.md`. It can be stopped at any time, and goes on from there; `--again` starts over.
"""

from __future__ import annotations

import json
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
import uvloop
from rich.console import Console

from bench import machine
from bench.serving import crowd
from bench.serving.contenders import ROOT, CannotMeasure
from bench.serving.http import RequestFailed
from bench.serving.websocket import ConnectionFailed
from courtcards.cli.console import compile_first
from tests.server.process import Postgres, ServerProcess, postgres_programs, serving
from tests.server.test_several_servers import running_redis

RESULTS = Path(__file__).parent / "results" / "load.json"
PAGE = ROOT / "docs" / "benchmarks.md"
BLOCK = re.compile(r"(<!-- (load|million) -->\n).*?(<!-- end -->)", re.DOTALL)
TABLES = (100, 500, 1000, 5000)
IDLE = 10_000  # connections
PATIENCE = 240  # seconds for a measurement, beyond those that are measured
FILES = 65_536  # that this process and the server may have open, if the system lets them
NO_LIMITS = (
    *("--requests-per-minute", "0"),
    *("--messages-per-second", "100000"),
    *("--connections-per-address", "0"),
)
PACKAGES = ["orjson", "sqlalchemy", "psycopg", "redis", "uvicorn", "uvloop"]

out = Console(stderr=True, highlight=False)


@dataclass(frozen=True)
class Setup:
    name: str
    postgres: bool = True
    redis: bool = True
    processes: int = 1
    anywhere: bool = False  # each player at any server, as nginx would choose; otherwise always at different ones

    @property
    def apart(self) -> float:
        """The share of tables whose two players are at different servers."""
        return 1 - 1 / self.processes if self.anywhere else float(self.processes > 1)


APART = Setup("the same, players apart", processes=2)
SETUPS = (
    Setup("SQLite", postgres=False, redis=False),
    Setup("PostgreSQL", redis=False),
    Setup("PostgreSQL, Redis"),
    Setup("PostgreSQL, Redis, 2 processes", processes=2, anywhere=True),
    APART,
    Setup("PostgreSQL, Redis, 4 processes", processes=4, anywhere=True),
)

Seconds = Annotated[float, typer.Option(min=0.1, help="Seconds of each measurement.")]
Only = Annotated[str, typer.Option(help="Measure only what has this in its name, as in “Redis, 2” or “idle”.")]
Most = Annotated[int, typer.Option(help="Measure only up to so many tables.")]
Again = Annotated[bool, typer.Option("--again", help="Measure what was measured before, too.")]


def main(seconds: Seconds = 10.0, only: Only = "", most: Most = TABLES[-1], again: Again = False) -> None:
    """Measure moves a second and memory by tables, database and processes, and write both into the docs."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    compile_first()
    report = read()
    try:
        for setup in SETUPS:
            wanted = [tables for tables in TABLES if tables <= most and only.lower() in setup.name.lower()]
            wanted = [tables for tables in wanted if again or find(report, setup, tables) is None]
            measure(setup, wanted, seconds, report)
        if only.lower() in "idle" and (again or not report["idle"]):
            out.print(f"{IDLE:,} idle connections")
            with tempfile.TemporaryDirectory(dir=ROOT, prefix=".bench-") as folder, sqlite(folder) as server:
                report["idle"] = uvloop.run(crowd.idle(server.port, server.pid, IDLE))
            write(report)
    except KeyboardInterrupt:
        out.print("Stopped. What was measured is written; run it again to go on.")
        raise typer.Exit(130) from None
    except (CannotMeasure, ConnectionFailed, RequestFailed, OSError) as error:
        out.print(str(error), markup=False)
        raise typer.Exit(1) from None


def read() -> Any:
    return json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {"cells": [], "idle": {}}


def write(report: Any) -> None:
    report |= {"when": datetime.now(UTC).isoformat(timespec="seconds"), "machine": machine.describe(PACKAGES)}
    RESULTS.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", "utf-8")
    PAGE.write_text(with_tables(PAGE.read_text("utf-8"), report), "utf-8")


def find(report: Any, setup: Setup, tables: int) -> Any:
    return next((cell for cell in report["cells"] if (cell["name"], cell["tables"]) == (setup.name, tables)), None)


# Measuring


def measure(setup: Setup, wanted: list[int], seconds: float, report: Any) -> None:
    for tables in wanted:
        out.print(f"{setup.name}: {tables:,} tables, {seconds:g} s")
        with running(setup) as (servers, database):
            found = play(servers, database, tables, seconds, setup.anywhere)
        known = find(report, setup, tables)
        if known:
            report["cells"].remove(known)
        report["cells"].append(
            {"name": setup.name, "processes": setup.processes, "load_average": machine.load_average(), **found}
        )
        write(report)


@contextmanager
def running(setup: Setup) -> Iterator[tuple[list[ServerProcess], int | None]]:
    """Fresh servers, and PostgreSQL's first process."""
    with ExitStack() as stack:
        if not setup.postgres:
            folder = stack.enter_context(tempfile.TemporaryDirectory(dir=ROOT, prefix=".bench-"))
            yield [stack.enter_context(sqlite(folder))], None
            return
        programs = postgres_programs()
        if programs is None:
            raise CannotMeasure("PostgreSQL is not on this machine")
        postgres = Postgres(programs)
        stack.callback(postgres.remove)
        url = postgres.new_database()
        flags = ("--redis", stack.enter_context(running_redis()).url) if setup.redis else ()
        servers = [stack.enter_context(serving(url, *NO_LIMITS, *flags)) for _ in range(setup.processes)]
        first = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
        yield servers, first


@contextmanager
def sqlite(folder: str) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{folder}/tables.sqlite", *NO_LIMITS) as server:
        yield server


def play(servers: list[ServerProcess], database: int | None, tables: int, seconds: float, anywhere: bool) -> Any:
    command = [sys.executable, "-m", "bench.serving.load", "courtcards", *(str(server.port) for server in servers)]
    command += ["--tables", str(tables), "--seconds", str(seconds), "--warm-up", "2"]
    command += [part for server in servers for part in ("--pid", str(server.pid))]
    command += ["--database", str(database)] if database else []
    command += ["--anywhere"] if anywhere else []
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=seconds + PATIENCE)
    except subprocess.TimeoutExpired as error:
        raise CannotMeasure(f"{tables} tables could not be set up in time") from error
    if done.returncode:
        raise CannotMeasure((done.stderr.strip().splitlines() or ["no answer"])[-1])
    return json.loads(done.stdout)


# The page


def with_tables(page: str, report: Any) -> str:
    made = {"load": load_table(report), "million": million_table(report)}
    return BLOCK.sub(lambda found: found[1] + made[found[2]] + found[3], page)


def load_table(report: Any) -> str:
    columns = ("tables", "moves per second", "p50", "p99", "p99.9", "servers, per move", "PostgreSQL, per move")
    lines = ["| | " + " | ".join((*columns, "memory per table")) + " |", "|---|" + "---:|" * 8]
    order = [setup.name for setup in SETUPS]
    for cell in sorted(report["cells"], key=lambda cell: (order.index(cell["name"]), cell["tables"])):
        times = [f"{cell[name]:,.0f} ms" for name in ("p50", "p99", "p999")]
        spent = [micro(cell["server_microseconds"]), micro(cell["database_microseconds"])]
        size = f"{grown / 1000:.0f} KB" if (grown := bytes_a_table(report, cell)) else ""
        rate = f"{cell['moves'] / cell['seconds']:,.0f}"
        lines.append("| " + " | ".join([cell["name"], f"{cell['tables']:,}", rate, *times, *spent, size]) + " |")
    text = "\n".join(lines) + "\n"
    if idle := report["idle"]:
        text += (
            f"\n{idle['connections']:,} idle connections on one process (SQLite): {idle['megabytes']} MB in all, "
            f"{idle['bytes_a_connection'] / 1000:.1f} KB each; a request takes {idle['answer_ms']:.1f} ms meanwhile.\n"
        )
    return text


def bytes_a_table(report: Any, cell: Any) -> float | None:
    """What each table took beyond the fewest: what a server takes once does not count."""
    same = [other for other in report["cells"] if other["name"] == cell["name"]]
    least = min(same, key=lambda other: int(other["tables"]))
    more = cell["tables"] - least["tables"]
    whole = cell["bytes_a_table"] * cell["tables"] - least["bytes_a_table"] * least["tables"]
    return whole / more if more else None


def micro(spent: float | None) -> str:
    return "" if spent is None else f"{spent:,.0f} µs"


PEOPLE = 1_000_000
SECONDS_A_MOVE = 5  # at a table
BUSY = 0.5  # part of a core that a server may use in the mean, so that it has room for peaks


def million_table(report: Any) -> str:
    """What a million people who play at the same time would need, by a model fitted to everything measured."""
    if not all(find(report, setup, TABLES[-1]) for setup in SETUPS):
        return "Not measured yet.\n"
    server, off = fitted(report, "server_microseconds")
    cell = find(report, APART, TABLES[-1])
    spent, size = server.sum(), bytes_a_table(report, cell) or 0
    tables = PEOPLE // 2
    moves = tables / SECONDS_A_MOVE
    servers = moves * spent / 1e6 / BUSY
    database = moves * cell["database_microseconds"] / 1e6 / BUSY
    bits = f"{moves * cell['bytes_a_move'] * 8e-9:.1f} Gbit/s"
    rows = [
        ("moves a second", f"{tables:,} tables, one in {SECONDS_A_MOVE} s at each", f"{moves:,.0f}"),
        ("server processes", f"{micro(spent)} a move, cores half used", f"{servers:,.0f}"),
        ("people at each", "", f"{PEOPLE / servers:,.0f}"),
        ("memory of all servers", f"{size / 1000:.0f} KB a table", f"{tables * size / 1e9:,.0f} GB"),
        ("cores for PostgreSQL", f"{micro(cell['database_microseconds'])} a move, half used", f"{database:,.0f}"),
        ("network to players", f"{cell['bytes_a_move']:,} bytes a move", bits),
    ]
    lines = ["| | by | |", "|---|---|---:|", *("| " + " | ".join(row) + " |" for row in rows)]
    terms = " + ".join(f"{value:.0f} {name}" for value, name in zip(server, TERMS, strict=True))
    model = (
        f"The model, least squares over {len(report['cells'])} measurements: processor time of the servers for a move"
        f" = {terms}, in µs. It is off by {off:.0%} in the mean."
    )
    return "\n".join(lines) + f"\n\n{model}\n"


TERMS = (
    "for everybody",
    "with PostgreSQL",
    "with Redis",
    "× the share of tables whose players are at different servers",
)


def fitted(report: Any, name: str) -> tuple[Any, float]:
    """What each part of a setup adds to a figure, and how far the fit is from what was measured, in the mean."""
    by_name = {setup.name: setup for setup in SETUPS}
    setups = [by_name[cell["name"]] for cell in report["cells"]]
    parts = np.array([[1, setup.postgres, setup.redis, setup.apart] for setup in setups], float)
    measured = np.array([cell[name] for cell in report["cells"]])
    found = np.linalg.lstsq(parts, measured, rcond=None)[0]
    return found, float(np.mean(np.abs(parts @ found / measured - 1)))


if __name__ == "__main__":
    typer.run(main)
