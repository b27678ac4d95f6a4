"""The command line: one function per command, each in a module of its own."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterable
from typing import Annotated, NamedTuple

import typer

import courtcards
from courtcards.cli.console import errors
from courtcards.cli.help import PlainCommand, PlainGroup
from courtcards.errors import CourtCardsError, OptionError
from courtcards.messages import LANGUAGES, current_language, quote, system_language, text

COMPLETING = "_COURTCARDS_COMPLETE"  # set by the shell when it asks for completions


class Command(NamedTuple):
    """A command or a group of commands, as listed in the help."""

    place: str  # module and function
    help: str
    example: str


# Help is in English, because the parts that Typer writes are; everything else is in the user's language.
COMMANDS = {
    "serve": Command(
        "serve:serve",
        "Start the table server, to play in the browser with bots and friends. Every option can also be set in the "
        "environment (COURTCARDS_PORT=8080) or in a TOML file (port = 8080).",
        "serve --port 8080 --database sqlite:///tables.sqlite",
    ),
    "worker": Command(
        "worker:worker",
        "Run the bots of servers that were started with --workers 0, on this or other machines.",
        "worker --redis redis://10.0.0.5 --workers 8",
    ),
    "play": Command("play:play", "Play in the terminal against bots.", "play --players 3 --ninja"),
    "replay": Command("replay:replay", "Show a recorded game move by move.", "replay game.json --from 40 --step"),
    "verify": Command(
        "verify:verify", "Check everything in a record: format, deals, moves, scores, fairness.", "verify game.json"
    ),
    "analyze": Command(
        "analyze:analyze",
        "Show what each decision in a recorded game cost, given what the player could know, and how much was luck.",
        "analyze game.json --html game.html",
    ),
    "simulate": Command(
        "simulate:simulate", "Play random games and report what happened.", "simulate --players 4 --ninja --games 50000"
    ),
    "arena": Command(
        "arena:arena",
        "Let bots play against each other to find out which is better.",
        "arena greedy random --players 4 --games 2000 --out results",
    ),
    "dataset": Command(
        "dataset:dataset",
        "Write recorded games as arrays: what each seat saw, could do and did, and how the game ended.",
        "dataset results --out data",
    ),
    "train": Command(
        "train:train",
        "Train a player by self-play and write weights for the bots neural and master.",
        "train --preset tiny --out runs/first",
    ),
    "compile": Command(
        "compile:compile",
        "Compile everything ahead of time, so that the first start is as quick as any other.",
        "compile",
    ),
    "admin": Command("admin:app", "Manage tables and players, whether or not a server is running.", "admin tables"),
    "db": Command("db:app", "Back up, restore, migrate and check the server's database.", "db check"),
}


def make_app(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """The command line with all commands or only some, whose modules alone are imported."""
    app = typer.Typer(
        name="courtcards",
        cls=PlainGroup,
        help="Two card games at court: play them, serve them, study them.",
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
    )
    app.callback(epilog="Example: courtcards play --players 4", no_args_is_help=True)(begin)
    for name in names:
        place, help, example = COMMANDS[name]
        module, _, attribute = place.partition(":")
        found = getattr(importlib.import_module(f"courtcards.cli.{module}"), attribute)
        epilog = f"Example: courtcards {example}"
        if isinstance(found, typer.Typer):
            for command in found.registered_commands:
                command.cls = PlainCommand
            app.add_typer(found, name=name, cls=PlainGroup, help=help, epilog=epilog)
        else:
            app.command(name, cls=PlainCommand, help=help, epilog=epilog)(found)
    return app


def named_in(words: list[str]) -> list[str]:
    """The commands that a command line may use: all of them if it names none, or asks for help first."""
    named = [word for word in words if word in COMMANDS]
    first = words.index(named[0]) if named else 0
    return list(COMMANDS) if not named or "--help" in words[:first] or COMPLETING in os.environ else named


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


def begin(version: Version = False, language: Language = None) -> None:  # noqa: ARG001
    current_language.set(language if language in LANGUAGES else system_language())
    if language and language not in LANGUAGES:
        raise OptionError("option-language", given=quote(language), known=", ".join(LANGUAGES))


def main() -> None:
    """Run a command, or `serve`. An error is one line on standard error and exit status 1 (2 for bad arguments)."""
    try:
        words = sys.argv[1:] or ["serve"]
        status = make_app(named_in(words))(words, standalone_mode=False)
        sys.stdout.flush()
    except CourtCardsError as error:
        status = complain(str(error), 1)
    except typer.TyperException as error:  # empty where the help was shown instead
        message = " ".join(error.format_message().split())
        status = complain(message if message.endswith((".", "?")) or not message else message + ".", 2)
    except typer.Abort:
        status = 1
    except MemoryError:
        status = complain(text("out-of-memory"), 1)
    except OSError as error:
        if error.filename is not None:
            sys.exit(complain(text("file-failed", path=str(error.filename), why=error.strerror or str(error)), 1))
        if not isinstance(error, BrokenPipeError):  # the reader of our output has gone: `courtcards replay … | head`
            complain(text("output-failed", why=error.strerror or str(error)), 1)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status or 0)


def complain(sentence: str, status: int) -> int:
    if sentence:
        errors.print(sentence, markup=False, highlight=False, soft_wrap=True)
    return status
