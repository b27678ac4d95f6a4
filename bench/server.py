"""Tables of two people at our server, at boardgame.io's, and at servers that know no game: moves a second, and memory.

All are measured in one run, in turns, each with one core for the server and another for those who play.
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import Annotated, Any

import typer
import uvloop
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from bench import machine
from bench.serving import contenders, disk, memory, my_games, plot, reconnect
from bench.serving.contenders import ASGI, BOARDGAME_IO, CONTENDERS, OURS, ROOT, CannotMeasure, Contender, Running
from bench.serving.figures import Point, p99, processor_time, rate, ratios, sentences
from bench.serving.http import RequestFailed
from bench.serving.load import Report
from bench.serving.websocket import ConnectionFailed
from courtcards.cli.console import compile_first
from courtcards.errors import CourtCardsError

RESULTS = Path(__file__).parent / "results"
TABLES = (100, 500)
WARM_UP = 3.0  # seconds that each server is played at before the first round
PATIENCE = 180  # seconds for setting tables up, beyond those that are measured
IDLE = 400  # tables, to see what one of them takes
FINISHED, BATCHES = 120, 30  # games at a time, and how often
PACKAGES = ["orjson", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"]
QUIET = 3.0  # load average up to which a machine with a server and its players counts as theirs alone
NOTE = (
    "Ours writes every move to the disk before it tells anyone; boardgame.io keeps all in memory. A move counts when "
    "both players have received it. Only one core serves."
)

out = Console(highlight=False)
errors = Console(stderr=True, highlight=False)

Rounds = Annotated[int, typer.Option(min=1, help="How often each server is measured, in turns.")]
Seconds = Annotated[float, typer.Option(min=0.1, help="Seconds of each measurement.")]
Quick = Annotated[bool, typer.Option("--quick", help="One short round, to see that all works; nothing is written.")]
Only = Annotated[str, typer.Option(help="Measure only servers with this in their name; nothing is written then.")]
Folder = Annotated[Path, typer.Option("--out", help="Where server.json and server.png are written.")]
Disk = Annotated[Path, typer.Option("--disk", help="Folder on the disk that our server shall write to.")]

Ask = Callable[[Running], Coroutine[Any, Any, dict[str, Any]]]

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")


@app.command(epilog="Example: python -m bench.server --rounds 3 --seconds 5")
def server(
    rounds: Rounds = 5,
    seconds: Seconds = 5.0,
    quick: Quick = False,
    only: Only = "",
    folder: Folder = RESULTS,
    disk_folder: Disk = ROOT,
) -> None:
    """Measure the table server against boardgame.io's and against bare relays."""
    signal.signal(signal.SIGTERM, end)
    rounds, seconds = (1, 1.0) if quick else (rounds, seconds)
    chosen = [who for who in CONTENDERS if only.lower() in who.name.lower()]
    compile_first()
    points: list[Point] = []
    more: dict[str, Any] = {}
    skipped: dict[str, str] = {}
    status = 0
    with tempfile.TemporaryDirectory(prefix=".bench-server-", dir=disk_folder) as place:
        written = disk.describe(Path(place))
        try:
            with progress_bar() as progress:
                measure_load(chosen, Path(place), points, skipped, rounds, seconds, progress)
                measure_more([who for who in chosen if who.name not in skipped], Path(place), more, quick, progress)
        except KeyboardInterrupt:
            errors.print("Stopped. What was measured so far:")
            status = 130
        except (CannotMeasure, ConnectionFailed, RequestFailed, CourtCardsError, OSError) as error:
            errors.print(str(error), markup=False, soft_wrap=True)
            status = 1
    points = [point for point in points if point.reports]
    show(points, more, skipped, written)
    if status:
        raise typer.Exit(status)
    if not only and not quick:
        write(points, more, skipped, written, folder)


def end(_: int, __: FrameType | None) -> None:
    raise KeyboardInterrupt


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=errors, transient=True)


# Moves a second


def measure_load(
    chosen: list[Contender],
    place: Path,
    points: list[Point],
    skipped: dict[str, str],
    rounds: int,
    seconds: float,
    progress: Progress,
) -> None:
    with ExitStack() as stack:
        servers = start(chosen, place, skipped, progress, stack)
        points += [Point(server.contender, tables) for tables in TABLES for server in servers]
        for server in progress.track(servers, description="Warming up"):
            play(server, TABLES[0], min(WARM_UP, seconds))
        bar = progress.add_task("Measuring", total=rounds * len(points))
        for round in range(rounds):
            for point, server in zip(points, servers * len(TABLES), strict=True):
                what = f"Round {round + 1}: {server.contender.name}, {point.tables} tables"
                progress.update(bar, description=what)
                point.reports.append(play(server, point.tables, seconds))
                progress.advance(bar)


def start(
    chosen: list[Contender], place: Path, skipped: dict[str, str], progress: Progress, stack: ExitStack
) -> list[Running]:
    """Start the servers; who cannot be started is skipped, with the reason."""
    core, _ = contenders.cores()
    servers: list[Running] = []
    bar = progress.add_task("Starting", total=len(chosen))
    for who in chosen:
        progress.update(bar, description=f"Starting {who.name}")
        try:
            servers.append(stack.enter_context(contenders.running(who, place, core)))
        except CannotMeasure as error:
            if who is contenders.OURS:
                raise
            skipped[who.name] = str(error)
        progress.advance(bar)
    return servers


def play(server: Running, tables: int, seconds: float) -> Report:
    """Let a process of its own play at a server."""
    _, core = contenders.cores()
    command = [sys.executable, "-m", "bench.serving.load", server.contender.dialect, str(server.port)]
    settings = {"--tables": tables, "--pid": server.pid, "--seconds": seconds, "--warm-up": min(1.0, seconds)}
    command += [str(part) for setting in settings.items() for part in setting]
    with generator(command, core) as process:
        try:
            said, wrong = process.communicate(timeout=seconds + PATIENCE)
        except subprocess.TimeoutExpired as error:
            raise CannotMeasure(f"{server.contender.name}: {tables} tables could not be set up in time") from error
    if process.returncode:
        raise CannotMeasure(f"{server.contender.name}: {(wrong.strip().splitlines() or ['no answer'])[-1]}")
    return Report(**json.loads(said))


@contextmanager
def generator(command: list[str], core: int | None) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: contenders.keep_to(core),
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


# Memory, a long list of games, and coming back


def measure_more(chosen: list[Contender], place: Path, more: dict[str, Any], quick: bool, progress: Progress) -> None:
    """Each with a fresh server."""
    resting = [who for who in (OURS, BOARDGAME_IO, ASGI) if who in chosen]
    bar = progress.add_task("", total=len(resting) + (3 if OURS in chosen else 0))

    def look(what: str, who: Contender, name: str, ask: Ask) -> None:
        progress.update(bar, description=f"{what}: {who.name}")
        folder = place / name
        folder.mkdir(exist_ok=True)
        with contenders.running(who, folder, contenders.cores()[0]) as server:
            more.setdefault(name, {})[who.name] = uvloop.run(ask(server))
        progress.advance(bar)

    for who in resting:
        look("Idle tables", who, "idle", lambda server: memory.idle(server, IDLE))
    if OURS in chosen:
        batches = 2 if quick else BATCHES
        look("Finished games", OURS, "finished", lambda server: memory.finished(server, FINISHED, batches))
        look("Coming back", OURS, "reconnect", reconnect.measure)
        progress.update(bar, description="Writing ten thousand games")
        folder = place / "my_games"
        folder.mkdir()
        my_games.fill(folder)
        look("My games", OURS, "my_games", lambda server: my_games.measure(server, folder))


# What came of it


def show(points: list[Point], more: dict[str, Any], skipped: dict[str, str], written: dict[str, Any]) -> None:
    if points:
        out.print(table_of(points))
        out.print(f"Median of {len(points[0].reports)} rounds; in brackets the slowest and the fastest.")
    for sentence in comparisons(points):
        out.print(sentence)
    for sentence in sentences(more):
        out.print(sentence, soft_wrap=True)
    for name, why in skipped.items():
        out.print(f"Skipped {name}: {why}", markup=False, soft_wrap=True)
    if None in contenders.cores():
        out.print("This system has no second core to give away: those who play take from the server's time.")
    if (busy := machine.load_average()) and max(busy) > QUIET:
        out.print(f"The machine was busy with other things (load average {busy[1]:.1f}): compare, but do not quote.")
    out.print(f"{disk.sentence(written)} {NOTE}", style="dim")


def comparisons(points: list[Point]) -> list[str]:
    faster, later = ratios(points, rate), ratios(points, p99)
    found = [
        f"{tables} tables: ours makes {ratio:.2f} × the moves of {name}, with {later[name][tables]:.2f} × its p99."
        for name, by_tables in faster.items()
        for tables, ratio in by_tables.items()
    ]
    busiest = max((point.generator_busy for point in points), default=0)
    return [*found, f"Those who play took at most {100 * busiest:.0f} % of their core."] if points else []


def table_of(points: list[Point]) -> Table:
    title = "Moves a second, one core for the server"
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", no_wrap=True)
    for heading in ("tables", "moves a second", "p50 ms", "p99 ms", "µs a move"):
        table.add_column(heading, justify="right", no_wrap=True)
    for point in points:
        figures = point.as_json()
        moves, spent = figures["moves_a_second"], figures["processor_us_a_move"]
        table.add_row(
            point.contender.name,
            str(point.tables),
            f"{moves['median']:,.0f} ({moves['least']:,.0f} – {moves['most']:,.0f})",
            f"{figures['p50_ms']['median']:.1f}",
            f"{figures['p99_ms']['median']:.1f}",
            "" if spent is None else f"{spent:.0f}",
        )
    return table


def write(
    points: list[Point], more: dict[str, Any], skipped: dict[str, str], written: dict[str, Any], folder: Path
) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    report = report_of(points, more, skipped, written)
    (folder / "server.json").write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", "utf-8")
    try:
        plot.draw(points, report["machine"]["processor"], folder / "server.png")
    except ImportError as error:
        errors.print(f"No picture: {error}", markup=False)
    errors.print(f"Written to {folder}.", markup=False, soft_wrap=True)


def report_of(
    points: list[Point], more: dict[str, Any], skipped: dict[str, str], written: dict[str, Any]
) -> dict[str, Any]:
    core, others = contenders.cores()
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {**machine.describe(PACKAGES), "node": contenders.node_version()},
        "disk": written,
        "cores": {"server": core, "players": others},
        "load_average": machine.load_average(),  # of the last minute and the last 15: over 2 somebody else was busy too
        "rounds": len(points[0].reports),
        "load": [point.as_json() for point in points],
        "ours_divided_by_it": {
            "moves_a_second": ratios(points, rate),
            "p99": ratios(points, p99),
            "processor_time_a_move": ratios(points, processor_time),
        },
        "more": more,
        "skipped": skipped,
        "note": NOTE,
    }


if __name__ == "__main__":
    app()
