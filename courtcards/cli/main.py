"""The command line: one function per command, each in a module of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer

import courtcards
from courtcards.cli import admin, analyze, arena, dataset, db, play, replay, serve, simulate, train, verify, worker
from courtcards.cli.compile import compile as compile_ahead
from courtcards.cli.console import errors
from courtcards.errors import CourtCardsError, OptionError
from courtcards.messages import LANGUAGES, current_language, quote, system_language, text

app = typer.Typer(
    name="courtcards",
    help="Card games at court: play, replay, verify, simulate.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def command(function: Callable[..., None], help: str, example: str) -> None:
    """Help is in English, because the parts that Typer writes are; everything else is in the user's language."""
    app.command(help=help, epilog=f"Example: courtcards {example}")(function)


command(
    serve.serve,
    "Start the table server, to play in the browser with bots and friends. Every option can also be set in the "
    "environment (COURTCARDS_PORT=8080) or in a TOML file (port = 8080).",
    "serve --port 8080 --database sqlite:///tables.sqlite",
)
command(
    worker.worker,
    "Think for the bots of servers on other machines, which were started with --workers 0.",
    "worker --redis redis://10.0.0.5 --workers 8",
)
command(play.play, "Play in the terminal against bots.", "play --players 3 --ninja")
command(replay.replay, "Show a recorded game move by move.", "replay game.json --from 40 --step")
command(verify.verify, "Check everything in a record: format, deals, moves, scores, fairness.", "verify game.json")
command(
    analyze.analyze,
    "Say what each decision of a recorded game cost, by what the player could know, and how much was luck.",
    "analyze game.json --html game.html",
)
command(simulate.simulate, "Play random games and report what happened.", "simulate --players 4 --ninja --games 50000")
command(
    arena.arena,
    "Let bots play against each other to find out which is better.",
    "arena greedy random --players 4 --games 2000 --out results",
)
command(
    dataset.dataset,
    "Write recorded games as arrays: what each seat saw, could do and did, and how the game ended.",
    "dataset results --out data",
)
command(
    train.train,
    "Train a player by self-play and write weights for the bots neural and master.",
    "train --preset tiny --out runs/first",
)
command(
    compile_ahead,
    "Compile everything ahead, so that the first start of a server or a program takes no longer than any other.",
    "compile",
)
app.add_typer(
    admin.app,
    name="admin",
    help="Look after tables and players while servers run.",
    epilog="Example: courtcards admin tables",
)
app.add_typer(
    db.app,
    name="db",
    help="Back up, restore, migrate and check the server's database.",
    epilog="Example: courtcards db check",
)


def show_version(wanted: bool) -> None:
    if wanted:
        print(courtcards.__version__)
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")]
Language = Annotated[
    str | None,
    typer.Option(
        envvar="COURTCARDS_LANGUAGE",
        help=", ".join(LANGUAGES) + "; by default the language of your system.",
        show_default=False,
    ),
]


@app.callback(epilog="Example: courtcards play --players 4")
def begin(version: Version = False, language: Language = None) -> None:  # noqa: ARG001
    current_language.set(language if language in LANGUAGES else system_language())
    if language and language not in LANGUAGES:
        raise OptionError("option-language", given=quote(language), known=", ".join(LANGUAGES))


def main() -> None:
    """Run a command, or `serve`. An error is one line on standard error, and exit status 1, or 2 if it is not clear."""
    try:
        status = app(sys.argv[1:] or ["serve"], standalone_mode=False)
        sys.stdout.flush()
    except CourtCardsError as error:
        status = complain(str(error), 1)
    except typer.TyperException as error:  # empty where the help was shown instead
        status = complain(" ".join(error.format_message().split()).removesuffix(".") + ".", 2)
    except typer.Abort:
        status = 1
    except OSError as error:
        if error.filename is not None:
            sys.exit(complain(text("file-failed", path=str(error.filename), why=error.strerror or str(error)), 1))
        if not isinstance(error, BrokenPipeError):  # the reader of our output has gone: `courtcards replay … | head`
            complain(text("output-failed", why=error.strerror or str(error)), 1)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status or 0)


def complain(sentence: str, status: int) -> int:
    if sentence != ".":
        errors.print(sentence, markup=False, highlight=False, soft_wrap=True)
    return status
