"""`courtcards db`: back up, restore, migrate and check the server's database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from courtcards.cli.console import compile_first, errors, out
from courtcards.messages import text

if TYPE_CHECKING:
    from sqlalchemy import Engine

app = typer.Typer(no_args_is_help=True)

SQLITE = "sqlite:///"

Database = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default the server's own.",
        envvar="COURTCARDS_DATABASE",
        show_default=False,
    ),
]
NewFile = Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.", show_default=False)]
OldFile = Annotated[Path, typer.Argument(help="A file written by “courtcards db backup”.", show_default=False)]


@contextmanager
def opened(url: str | None, new: bool = True) -> Iterator[Engine]:
    """A connection to a database, which is created if `new`. Whatever goes wrong with it is one sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from courtcards.server.settings import default_database
    from courtcards.server.store.engine import StoreError, connect, unusable

    url = url or default_database()
    if not new and url.startswith(SQLITE) and not (path := Path(url.removeprefix(SQLITE))).exists():
        raise StoreError("db-missing", path=str(path))
    engine = connect(url)
    try:
        yield engine
    except SQLAlchemyError as error:
        raise unusable(error, engine.url, "store-broken") from error
    finally:
        engine.dispose()


@contextmanager
def showing(what: str) -> Iterator[Callable[[int, int], None]]:
    columns = (TextColumn("{task.description}"), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@app.command(
    help="Copy the whole database into one file. The server can keep running.",
    epilog="Example: courtcards db backup tables-2026-11-15.sqlite",
)
def backup(file: NewFile, database: Database = None) -> None:
    from courtcards.server.store import copy

    with opened(database, new=False) as engine, showing(text("db-copying")) as progress:
        rows = copy.backup(engine, file, progress)
    out.print(text("db-backed-up", path=str(file), rows=rows, kib=-(-file.stat().st_size // 1024)), soft_wrap=True)


@app.command(
    help="Fill an empty database from a backup.",
    epilog="Example: courtcards db restore backup.sqlite --database sqlite:///new.sqlite",
)
def restore(file: OldFile, database: Database = None) -> None:
    from courtcards.server.store import copy
    from courtcards.server.store.engine import lock

    with opened(database) as engine:
        locked = lock(engine)
        try:
            with showing(text("db-copying")) as progress:
                rows = copy.restore(file, engine, progress)
        finally:
            if locked:
                locked.release()
    out.print(text("db-restored", path=str(file), rows=rows), soft_wrap=True)


@app.command(help="Migrate the database to the version this program needs.", epilog="Example: courtcards db migrate")
def migrate(database: Database = None) -> None:
    from courtcards.server.store.migrate import migrate, revision

    with opened(database) as engine:
        before = revision(engine)
        after = migrate(engine)
    out.print(text("db-migrated", before=before or "0", after=after), soft_wrap=True)


@app.command(
    help="Replay every game in the database and compare.",
    epilog="Example: courtcards db check --database sqlite:///tables.sqlite",
)
def check(database: Database = None) -> None:
    from courtcards.server.check import check
    from courtcards.server.store.copy import need_current_schema

    with opened(database, new=False) as engine:
        need_current_schema(engine)
    compile_first()
    with opened(database, new=False) as engine, showing(text("db-checking")) as progress:
        tables = 0

        def count(done: int, total: int) -> None:
            nonlocal tables
            tables = done
            progress(done, total)

        faults = list(check(engine, count))
    for fault in faults:
        said = text("db-fault", table=fault.table, why=fault.why) if fault.table else fault.why
        errors.print(said, soft_wrap=True, markup=False)
    out.print(text("db-checked", tables=tables, faults=len(faults)), soft_wrap=True)
    if faults:
        raise typer.Exit(1)
