"""`courtcards dataset`: recorded games as arrays, to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import Progress

from courtcards import records
from courtcards.arena.ledger import RECORDS
from courtcards.cli.console import compile_first, errors, out
from courtcards.envs import dataset as arrays
from courtcards.errors import OptionError
from courtcards.messages import text

Sources = Annotated[
    list[Path],
    typer.Argument(metavar="RECORD …", help="Records as JSON, or folders of them, as `arena --records` writes."),
]
Out = Annotated[Path, typer.Option("--out", help="The folder to write to.", show_default=False)]
Format = Annotated[str, typer.Option("--format", help=escape("npz, or parquet (pip install 'courtcards[dataset]')."))]
PerFile = Annotated[int, typer.Option("--games-per-file", min=1, max=100_000, help="Games in each file.")]


def dataset(sources: Sources, folder: Out, format: Format = "npz", per_file: PerFile = 1000) -> None:
    arrays.check_format(format)
    files = [file for source in sources for file in records_in(source)]
    parts = [files[first : first + per_file] for first in range(0, len(files), per_file)]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError("dataset-cannot-write", path=str(folder), why=str(error.strerror)) from error
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
