"""`courtcards analyze`: what each decision of a recorded game cost, and how much was luck."""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from courtcards import records, review
from courtcards.cli.analysis_page import how_far, page, titles
from courtcards.cli.console import compile_first, errors, out
from courtcards.cli.figures import decimal, points, signed
from courtcards.cli.verify import Files
from courtcards.errors import CourtCardsError
from courtcards.messages import Message, say, text
from courtcards.review import Analysis, Depth
from courtcards.review.analysis import TurningPoint
from courtcards.review.facts import facts_of
from courtcards.review.tally import PlayerResult, PlayerTally
from courtcards.terminal.words import describe, game_name, imperative, player

Json = Annotated[bool, typer.Option("--json", help="Write a line of JSON for each file.")]
Html = Annotated[
    Path | None,
    typer.Option(help="Also write a self-contained page for the browser.", show_default=False),
]
Seed = Annotated[int, typer.Option(help="Another seed imagines other worlds.")]
Times = Annotated[int, typer.Option("--times", min=1, max=100, help="Look at this many times as many worlds.")]


def analyze(files: Files, as_json: Json = False, html: Html = None, seed: Seed = 0, times: Times = 1) -> None:
    found = [analysis for file in files if (analysis := analysis_of(file, seed, times, as_json, len(files) > 1))]
    if len(found) > 1 and not as_json:
        out.print(tallies(found))
    if html is not None and found:
        html.write_text(page(found), "utf-8")
        errors.print(text("review-wrote", file=str(html)), markup=False)
    if len(found) < len(files) or any(analysis.wrong for analysis in found):
        raise typer.Exit(1)


def analysis_of(file: Path, seed: int, times: int, as_json: bool, several: bool) -> Analysis | None:
    """Analyze a file and print the result, as far as that is possible; print why if it is not."""
    try:
        record = records.parse(sys.stdin.buffer.read()) if str(file) == "-" else records.load(file)
        records.read_record(record)
        compile_first(record["game"])
        analysis = with_progress(record, seed, times)
    except CourtCardsError as error:
        complain(file, error.message, several)
        return None
    if as_json:
        if analysis.wrong:
            complain(file, analysis.wrong, several)
        print(json.dumps({"file": str(file), **analysis.as_json()}, ensure_ascii=False))
    else:
        show(analysis)
    return analysis


def complain(file: Path, why: Message, several: bool) -> None:
    errors.print(f"{file}: {say(why)}" if several else say(why), markup=False, soft_wrap=True)


def with_progress(record: dict[str, Any], seed: int, times: int) -> Analysis:
    with errors.status("") as status:
        return review.analyze(
            record,
            seed=seed,
            depth=Depth().times(times),
            partly=True,
            progress=lambda done, of: status.update(text("review-progress", done=done, of=of)),
        )


def show(analysis: Analysis) -> None:
    game = analysis.game
    out.print(f"[bold]{escape(text('review-title', game=game_name(game.id)))}[/]")
    out.print(text("review-judged", judge=analysis.judge), markup=False)
    for line in how_far(analysis):
        out.print(line, markup=False)
    out.print()
    show_turning_points(analysis)
    out.print(account_table(analysis))
    out.print(text("review-account-note"), style="dim", markup=False)


def show_turning_points(analysis: Analysis) -> None:
    out.print(f"[bold]{text('review-turning-points')}[/]")
    if not analysis.turning_points:
        out.print(text("review-no-turning-points"), markup=False)
    for point in analysis.turning_points:
        for line in point_lines(analysis, point):
            out.print(Text(line))
    out.print()


def point_lines(analysis: Analysis, point: TurningPoint) -> list[str]:
    """A turning point in words: what was done, what it cost, what was better, and why."""
    verdict, game = point.verdict, analysis.game
    where = f"{text('round', number=verdict.round)} · {verdict.number + 1}"
    cost = text("review-cost", loss=100 * verdict.loss, error=100 * verdict.error)
    return [
        f"{where}  {describe(game, verdict.text, verdict.seat)}",
        f"    {text('review-word', word=verdict.word)}: {cost}",
        f"    {text('review-better', action=imperative(game, verdict.best.text))}",
        *([f"    {text('review-guess')}"] if verdict.is_guess else []),
        *(f"    {say(reason)}" for reason in point.reasons),
    ]


def account_table(analysis: Analysis) -> Table:
    """A column for each player, so that whole words fit a narrow terminal in every language."""
    rows = [analysis.seat_as_json(seat) for seat in range(analysis.game.players)]
    table = Table(title=text("review-account"), title_justify="left", title_style="bold")
    table.add_column()
    for seat in range(len(rows)):
        table.add_column(escape(player(analysis.game.names, seat)), justify="right", overflow="fold")
    parts = ("result", "start", "luck", "own", "others", "adjusted", "loss")
    for part, title in zip(parts, titles(analysis), strict=True):
        write = signed if part in ("luck", "own", "others") else points
        table.add_row(title, *(write(row[part]) for row in rows))
    return table


def tallies(found: list[Analysis]) -> Table:
    """For each player: games won, and games won without luck."""
    results: dict[str, list[PlayerResult]] = defaultdict(list)
    for analysis in found:
        account, spread = analysis.account, facts_of(analysis.game.id).spread(analysis.game.options)
        for seat in range(analysis.game.players if analysis.game.over else 0):
            result = PlayerResult(float(account.end[seat]), float(account.adjusted[seat]), spread)
            results[player(analysis.game.names, seat)].append(result)
    table = Table(title=text("review-tally"), title_justify="left", title_style="bold")
    for title in ("player", "games", "won", "adjusted"):
        table.add_column(text(f"review-{title}"), justify="left" if title == "player" else "right")
    for name, kept in results.items():
        tally = PlayerTally.of(kept)
        adjusted = f"{decimal(tally.adjusted)} ± {decimal(tally.reach)}"
        table.add_row(escape(name), str(tally.games), decimal(tally.won), adjusted)
    return table
