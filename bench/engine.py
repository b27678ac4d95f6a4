"""Decisions per second of random play on one core: ours, the same games in plain C, and other engines.

All are measured in one run, in turns, so that what happens to the machine happens to all of them.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from bench import limit, machine, plot
from bench.contenders import Contender, Play, limits, ours
from bench.peers import peers
from bench.results import REFERENCE, Result, ratio, shares_of_limit, short
from courtcards.cli.console import compile_first

RESULTS = Path(__file__).parent / "results"
WIDE = 110  # columns of a window with room for how it was measured
COMPARED = 200  # games of every variant that engine and C are compared in
DIFFERENT = (
    "The games differ: gin rummy, mahjong, hold’em and chess ask for other work than ours, so the last column compares "
    "what one gets, not whose code is better. Only plain C plays the same games."
)

out = Console(highlight=False)
errors = Console(stderr=True, highlight=False)

Rounds = Annotated[int, typer.Option(min=1, help="How often each contender is measured, in turns.")]
Seconds = Annotated[float, typer.Option(min=0.01, help="Processor seconds of each measurement.")]
Only = Annotated[str, typer.Option(help="Measure only those with this in their name; nothing is written then.")]
Folder = Annotated[Path, typer.Option("--out", help="Where engine.json and engine.png are written.")]

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")


@app.command(epilog="Example: python -m bench.engine --rounds 3 --seconds 0.5")
def engine(rounds: Rounds = 5, seconds: Seconds = 1.0, only: Only = "", folder: Folder = RESULTS) -> None:
    """Measure the engine against plain C and other engines."""
    chosen = [who for who in [*ours(), *limits(), *peers()] if only.lower() in who.name.lower()]
    compile_first()
    core = machine.keep_to_one_core()
    results: list[Result] = []
    skipped: dict[str, str] = {}
    stopped = True
    try:
        with progress_bar() as progress:
            compare_with_c(progress)
            plays, skipped = prepare(chosen, progress)
            results = [Result(who) for who in plays]
            measure(list(zip(results, plays.values(), strict=True)), rounds, seconds, progress)
        stopped = False
    except KeyboardInterrupt:
        errors.print("Stopped. What was measured so far:")
    except limit.LimitError as error:
        errors.print(f"bench/limit.c {error}", markup=False, soft_wrap=True)
        raise typer.Exit(1) from error
    measured = [result for result in results if result.rates]
    show(measured, skipped, core)
    if stopped:
        raise typer.Exit(130)
    if not only:
        write(measured, skipped, core, folder)


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=errors, transient=True)


def compare_with_c(progress: Progress) -> None:
    """Stop everything if the C plays other games than the engine; without a compiler there is nothing to compare."""
    if machine.compiler() is None:
        return
    tables = [(players, variant) for players in limit.PLAYERS for variant in limit.VARIANTS]
    for players, variant in progress.track(tables, description="Comparing engine and C, game by game"):
        limit.compare(players, variant, COMPARED)


def prepare(chosen: list[Contender], progress: Progress) -> tuple[dict[Contender, Play], dict[str, str]]:
    """Import, compile and play a first portion; who cannot is skipped, with the reason."""
    plays: dict[Contender, Play] = {}
    skipped: dict[str, str] = {}
    bar = progress.add_task("Preparing", total=len(chosen))
    for who in chosen:
        progress.update(bar, description=f"Preparing {who.name}")
        try:
            plays[who] = who.prepare()
            plays[who]()
        except Exception as error:  # other people's packages fail in many ways
            if who.group == "ours":
                raise
            plays.pop(who, None)
            skipped[who.name] = f"{type(error).__name__}: {error}"
        progress.advance(bar)
    return plays, skipped


def measure(contenders: list[tuple[Result, Play]], rounds: int, seconds: float, progress: Progress) -> None:
    bar = progress.add_task("Measuring", total=rounds * len(contenders))
    for round in range(rounds):
        for result, play in contenders:
            progress.update(bar, description=f"Round {round + 1}: {result.name}")
            result.measure(play, seconds)
            progress.advance(bar)


def show(results: list[Result], skipped: dict[str, str], core: int | None) -> None:
    if results:
        out.print(table_of(results))
        out.print(f"Ours is {REFERENCE}. Median, slowest and fastest of {len(results[0].rates)} rounds.")
    for name, share in shares_of_limit(results).items():
        out.print(f"{name}: {100 * share:.0f} % of the speed of plain C.")
    for name, why in skipped.items():
        out.print(f"Skipped {name}: {why}", markup=False, soft_wrap=True)
    if core is None:
        out.print("This system cannot keep a process to one core; the figures may use several.")
    out.print(DIFFERENT, style="dim")


def table_of(results: list[Result]) -> Table:
    """What was measured how is left out where the window is too narrow for it."""
    title = "Decisions per second of random play (processor time, one core)"
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", no_wrap=True)
    for heading in ("per second", "slowest – fastest", "ours ÷ it"):
        table.add_column(heading, justify="right", no_wrap=True)
    if wide := out.width >= WIDE:
        table.add_column("measured")
    reference = next((result for result in results if result.name == REFERENCE), None)
    for result in results:
        slowest, fastest = short(min(result.rates)), short(max(result.rates))
        faster = f"{ratio(reference, result):,.2f}" if reference else ""
        how = [result.contender.how] if wide else []
        table.add_row(result.name, short(result.median), f"{slowest} – {fastest}", faster, *how)
    return table


def write(results: list[Result], skipped: dict[str, str], core: int | None, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    report = report_of(results, skipped, core)
    (folder / "engine.json").write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", "utf-8")
    try:
        plot.draw(results, report["machine"]["processor"], report["rounds"], folder / "engine.png")
    except ImportError as error:
        errors.print(f"No picture: {error}", markup=False)
    errors.print(f"Written to {folder}.", markup=False, soft_wrap=True)


def report_of(results: list[Result], skipped: dict[str, str], core: int | None) -> dict[str, Any]:
    packages = sorted({"jax", *(result.contender.package for result in results if result.contender.group == "peer")})
    reference = next(result for result in results if result.name == REFERENCE)
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine.describe(packages),
        "core": core,
        "rounds": len(reference.rates),
        "games_compared_with_c": COMPARED * len(limit.PLAYERS) * len(limit.VARIANTS),
        "results": [
            {**result.as_json(), "reference_divided_by_it": round(ratio(reference, result), 3)} for result in results
        ],
        "share_of_plain_c": {name: round(share, 3) for name, share in shares_of_limit(results).items()},
        "skipped": skipped,
        "note": DIFFERENT,
    }


if __name__ == "__main__":
    app()
