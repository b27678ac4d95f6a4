"""`courtcards arena`: bots against each other."""

from __future__ import annotations

import json
import math
import time
from pathlib import Path
from types import TracebackType
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from courtcards.arena.arena import Arena, check_numbers, deals_for
from courtcards.arena.extras import has
from courtcards.arena.intervals import Estimate
from courtcards.arena.picture import title_parts
from courtcards.arena.plan import read_plan
from courtcards.arena.result import Result, Standing
from courtcards.arena.runner import Report
from courtcards.cli.console import bots_aside, compile_first, errors, out
from courtcards.cli.game_options import GAME, Flags, GameId, Players, with_flags
from courtcards.messages import text

Bots = Annotated[
    list[str],
    typer.Argument(
        metavar="BOT BOT …", help="A bot by name or file (mybot.py), or with a budget per move: search:0.2s."
    ),
]
Games = Annotated[int, typer.Option("--games", "-n", help="Maximum number of games, rounded up to whole deals.")]
Seed = Annotated[str, typer.Option(help="The same seed deals the same cards.")]
UntilSure = Annotated[bool, typer.Option("--until-sure", help="Stop as soon as the order of the bots is certain.")]
Out = Annotated[
    Path | None, typer.Option("--out", help="Save results in this folder, or continue there.", show_default=False)
]
Records = Annotated[bool, typer.Option("--records", help="Save the record of every game in the --out folder.")]
Aivat = Annotated[bool, typer.Option("--aivat", help="Measure the luck of each game; report win shares without it.")]
Json = Annotated[bool, typer.Option("--json", help="Write the result as JSON instead of a table.")]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster.", show_default=False)
]
Workers = Annotated[
    int | None,
    typer.Option("--workers", help="Deals to play at the same time; by default one per core.", show_default=False),
]

REDRAW = 0.5  # seconds between two looks at the standings; more where looking takes long
SHORTEST = 12  # characters of a name
TELL = 5.0  # seconds between two lines about how it goes, where there is no terminal


@with_flags
def arena(
    bots: Bots,
    game: GameId = GAME,
    players: Players = 2,
    games: Games = 1000,
    flags: Flags = {},  # noqa: B006 (an option for each takes its place)
    seed: Seed = "1",
    until_sure: UntilSure = False,
    folder: Out = None,
    records: Records = False,
    aivat: Aivat = False,
    as_json: Json = False,
    ray: Ray = None,
    workers: Workers = None,
) -> None:
    check_numbers(games=games, workers=workers)
    with bots_aside():
        plan = read_plan(bots, game, players, seed, records, flags, aivat)
        match = Arena(plan, deals_for(games, plan), until_sure, folder)
    with match:
        tell_what_is_missing(folder)
        compile_first(plan.game)
        with bots_aside():
            stopped = play(match, ray, workers)
        report(match, as_json)
    if stopped:
        errors.print(text("arena-stopped-kept" if folder else "arena-stopped", deals=len(match.reports)))
        raise typer.Exit(130)


def tell_what_is_missing(folder: Path | None) -> None:
    if not has("openskill"):
        errors.print(text("arena-without-rating"), markup=False)
    if folder and not has("matplotlib"):
        errors.print(text("arena-without-picture"), markup=False)


def play(match: Arena, ray: str | None, workers: int | None) -> bool:
    """Play and show how it goes; returns whether the user stopped it."""
    try:
        with Watch(match) as watch:
            match.play(workers, ray, watch.see)
    except KeyboardInterrupt:
        return True
    return False


def report(match: Arena, as_json: bool) -> None:
    with errors.status(text("arena-rating")):
        result = match.result()
        files = match.write(result)
    if as_json:
        out.print_json(json.dumps(result.as_json()))
    elif result.standings:
        out.print(table_of(result, out.width))
        for file in files:
            out.print(str(file), markup=False, soft_wrap=True)
    if result.sure is not None:
        errors.print(text("arena-sure" if result.sure else "arena-unsure", deals=result.deals))


class Watch:
    """What is on the screen while deals are played: a bar, the speed, and the standings so far."""

    def __init__(self, match: Arena) -> None:
        self.match = match
        self.played = 0
        self.started = time.monotonic()
        self.next_look = self.started + (0 if errors.is_terminal else TELL)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[speed]}"),
        )
        self.bar = Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=errors)
        self.task = self.bar.add_task(
            text("arena-deals"), total=match.planned, completed=match.resumed, speed=text("arena-starting")
        )
        self.live = Live(self.bar, console=errors, transient=True, refresh_per_second=4)

    def see(self, report: Report) -> None:  # noqa: ARG002
        self.played += 1
        self.started = time.monotonic() if self.played == 1 else self.started  # what comes before is setting up
        self.bar.update(self.task, completed=self.match.resumed + self.played)
        if time.monotonic() > self.next_look:
            if errors.is_terminal:
                self.redraw()
            else:
                self.tell()

    @property
    def rate(self) -> float:
        return self.played / max(0.1, time.monotonic() - self.started)

    def tell(self) -> None:
        """Without a terminal: a line now and then, for logs."""
        speed, deals = text("arena-speed", rate=self.rate), text("arena-deals")
        errors.print(f"{self.match.resumed + self.played}/{self.match.planned} {deals}, {speed}", markup=False)
        self.next_look = time.monotonic() + TELL

    def redraw(self) -> None:
        rate = self.rate
        self.bar.update(self.task, speed=text("arena-speed", rate=rate))
        looked = time.monotonic()
        self.live.update(Group(table_of(self.match.result(rated=False), errors.width), self.bar))
        self.next_look = time.monotonic() + REDRAW + 10 * (time.monotonic() - looked)

    def __enter__(self) -> Watch:
        if self.match.resumed:
            errors.print(text("arena-resumed", deals=self.match.resumed))
        if errors.is_terminal:
            self.live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.live.stop()


def table_of(result: Result, width: int) -> Table:
    """The standings, in a table that may be this wide."""
    rated = any(standing.rating for standing in result.standings)
    title, even = text("arena-title", **title_parts(result)), 100 * result.plan.even_share
    table = Table(title=title, title_style="bold", caption=text("arena-caption", even=even), box=SIMPLE_HEAD, padding=0)
    table.title_justify = table.caption_justify = "left"
    compared = (
        ["arena-adjusted", "arena-variance"] if result.plan.aivat else ["arena-lead"]
    )  # for both there is no room
    named = ("arena-share", *compared, "arena-points", *(["arena-rating-column"] if rated else []), "arena-seconds")
    headings = [text(name).replace(" %", "\n%") for name in named]
    rows = [row_of(standing, rated) for standing in result.standings]
    figures = sum(max(map(width_of, column)) for column in zip(headings, *rows, strict=True))
    room = max(SHORTEST, width - figures - len(headings) - 2)
    table.add_column(text("arena-bot"), style="bold", no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for standing, row in zip(result.standings, rows, strict=True):
        table.add_row(shortened(standing.bot, room), *row)
    return table


def width_of(cell: str) -> int:
    """Characters of the longest line."""
    return max(map(len, Text.from_markup(cell).plain.split("\n")))


def shortened(name: str, room: int) -> str:
    """The end of a name that is too long, which tells files in one folder apart. Figures need their room."""
    return name if len(name) <= room else f"…{name[1 - room :]}"


def row_of(standing: Standing, rated: bool) -> list[str]:
    luckless = [shown(standing.adjusted, 100), percent(standing.variance)]
    compared = [shown(standing.lead, 100)] if standing.adjusted is None else luckless
    estimates = [shown(standing.win_share, 100), *compared, shown(standing.points)]
    return [*estimates, *([shown(standing.rating)] if rated else []), duration(standing.seconds)]


def shown(estimate: Estimate | None, factor: float = 1) -> str:
    """The value, and below it the interval."""
    if estimate is None:
        return ""
    value = text("decimal", value=factor * estimate.value)
    if math.isinf(estimate.low):
        return value
    return f"{value}\n[dim]{text('arena-interval', low=factor * estimate.low, high=factor * estimate.high)}[/]"


def percent(part: float | None) -> str:
    return "" if part is None else text("decimal", value=100 * part)


def duration(seconds: float) -> str:
    if seconds >= 0.1:
        return text("arena-duration", value=round(seconds, 2), unit="s")
    if seconds >= 1e-4:
        return text("arena-duration", value=round(1e3 * seconds, 1), unit="ms")
    return text("arena-duration", value=round(1e6 * seconds), unit="us")
