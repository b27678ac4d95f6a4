"""The command line: one function per command, each in a module of its own."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

import courtcards
from courtcards.cli import arena, db, play, replay, serve, simulate, verify
from courtcards.cli.console import errors
from courtcards.errors import CourtCardsError
from courtcards.messages import text

app = typer.Typer(
    name="courtcards",
    help=text("help-courtcards"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
app.command(help=text("help-serve"), epilog=text("help-serve-example"))(serve.serve)
app.command(help=text("help-play"), epilog=text("help-play-example"))(play.play)
app.command(help=text("help-replay"), epilog=text("help-replay-example"))(replay.replay)
app.command(help=text("help-verify"), epilog=text("help-verify-example"))(verify.verify)
app.command(help=text("help-simulate"), epilog=text("help-simulate-example"))(simulate.simulate)
app.command(help=text("help-arena"), epilog=text("help-arena-example"))(arena.arena)
app.add_typer(db.app, name="db", help=text("help-db"), epilog=text("help-db-example"))


def show_version(wanted: bool) -> None:
    if wanted:
        print(courtcards.__version__)
        raise typer.Exit


@app.callback(epilog=text("help-courtcards-example"))
def begin(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show it.")] = False,
) -> None:
    pass


def main() -> None:
    """Run a command; what is wrong is said in one sentence on standard error, with exit status 1."""
    try:
        app()
    except CourtCardsError as error:
        errors.print(str(error), markup=False, highlight=False, soft_wrap=True)
        sys.exit(1)
    except BrokenPipeError:  # the reader of our output has gone: `courtcards replay … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
