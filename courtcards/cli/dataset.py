"""`courtcards dataset`: recorded games, or games that bots play now, as arrays to learn from."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import Progress

from courtcards import records
from courtcards.arena.arena import Arena, check_numbers, deals_for
from courtcards.arena.ledger import RECORDS
from courtcards.arena.plan import read_plan
from courtcards.cli.console import compile_first, errors, out
from courtcards.cli.game_options import GAME, GameId, Players
from courtcards.envs import dataset as arrays
from courtcards.errors import OptionError
from courtcards.messages import text

Sources = Annotated[
    list[Path] | None,
    typer.Argument(metavar="RECORD …", help="Records as JSON, or folders of them, as `arena --records` writes."),
]
Bots = Annotated[
    str | None,
    typer.Option("--bots", metavar="BOT,BOT,…", help="Let these bots play, as in the arena.", show_default=False),
]
Games = Annotated[int, typer.Option("--games", "-n", help="Games for them to play, rounded up to whole deals.")]
Seed = Annotated[str, typer.Option(help="The same seed deals the same cards.")]
Out = Annotated[Path, typer.Option("--out", help="The folder to write to.", show_default=False)]
Format = Annotated[str, typer.Option("--format", help=escape("npz, or parquet (pip install 'courtcards[dataset]')."))]
PerFile = Annotated[int, typer.Option("--games-per-file", min=1, max=100_000, help="Games in each file.")]


def dataset(
    folder: Out,
    sources: Sources = None,
    bots: Bots = None,
    game: GameId = GAME,
    players: Players = 2,
    games: Games = 1000,
    seed: Seed = "1",
    format: Format = "npz",
    per_file: PerFile = 1000,
) -> None:
    arrays.check_format(format)
    if not sources and not bots:
        raise OptionError("dataset-nothing")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError("dataset-cannot-write", path=str(folder), why=str(error.strerror)) from error
    with tempfile.TemporaryDirectory() as played:
        if bots:
            play(bots.split(","), game, players, games, seed, Path(played))
        folders = [*(sources or []), *([Path(played)] if bots else [])]
        files = [file for source in folders for file in records_in(source)]
        write(files, folder, format, per_file)


def play(bots: list[str], game: str, players: int, games: int, seed: str, folder: Path) -> None:
    check_numbers(games=games)
    plan = read_plan(bots, game, players, seed, True, {})
    compile_first(game)
    with Arena(plan, deals_for(games, plan), out=folder) as match, Progress(console=errors, transient=True) as progress:
        task = progress.add_task(text("arena-deals"), total=match.planned)
        match.play(watch=lambda _: progress.advance(task))


def write(files: list[Path], folder: Path, format: str, per_file: int) -> None:
    parts = [files[first : first + per_file] for first in range(0, len(files), per_file)]
    compile_first()
    written = decisions = 0
    try:
        with Progress(console=errors, transient=True) as progress:
            for number, part in enumerate(progress.track(parts, description=text("games")), 1):
                made = arrays.arrays_of([records.load(file) for file in part])
                arrays.write_part(folder / f"part-{number:04}.{format}", made)
                written, decisions = written + len(part), decisions + len(made["action"])
    except KeyboardInterrupt:
        errors.print(text("stopped", games=written))
        raise typer.Exit(130) from None
    out.print(text("dataset-written", decisions=decisions, games=written, folder=str(folder)), markup=False)


def records_in(source: Path) -> list[Path]:
    """The source itself, or all records in that folder; in a folder of the arena those of its games."""
    if not source.is_dir():
        return [source]
    found = sorted((source / RECORDS if (source / RECORDS).is_dir() else source).glob("*.json"))
    if not found:
        raise OptionError("dataset-empty", folder=str(source))
    return found
