"""`courtcards play`: a game in the terminal, against bots and with people at the same screen."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from courtcards.bots.levels import LEVELS
from courtcards.cli.console import compile_first, errors, out
from courtcards.cli.game_options import GAME, Flags, GameId, Players, with_flags
from courtcards.errors import OptionError
from courtcards.game import Game
from courtcards.games import rules_of
from courtcards.messages import text
from courtcards.terminal import saved
from courtcards.terminal.plain import PlainTable
from courtcards.terminal.session import PERSON, Session, new_session

Seed = Annotated[str | None, typer.Option(help="Deal from this seed instead of at random.", show_default=False)]
LevelName = Annotated[str, typer.Option("--level", "-l", help="; ".join(level.id for level in LEVELS) + ".")]
People = Annotated[int, typer.Option("--people", min=1, max=6, help="Number of people who share this screen.")]
Plain = Annotated[bool, typer.Option("--plain", help="Play line by line, without a full screen.")]
Now = Annotated[bool, typer.Option("--now", help="Start right away instead of asking what to play.")]
Resume = Annotated[bool, typer.Option("--resume", help="Continue the unfinished game.")]
Save = Annotated[
    Path | None, typer.Option("--record", help="Write the record to this file at the end.", show_default=False)
]


@with_flags
def play(
    game: GameId = GAME,
    players: Players = 2,
    level: LevelName = "herald",
    people: People = 1,
    flags: Flags = {},  # noqa: B006 (an option for each takes its place)
    seed: Seed = None,
    now: Now = False,
    resume: Resume = False,
    plain: Plain = False,
    record: Save = None,
) -> None:
    rules_of(game).read_options(players, flags)
    compile_first(game)
    seats = [PERSON] * min(people, players) + [level] * max(0, players - people)
    ready = new_session(game, seats, seed, **flags)
    session = unfinished() if resume else ready
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        play_plainly(session, record)
    else:
        from courtcards.terminal.app import CourtCardsApp  # takes a moment to load, so only if a screen is wanted

        at_once = resume or now or seed is not None
        app = CourtCardsApp(session if at_once else None, game_id=game, players=players, level=level, chosen=set(flags))
        app.run()
        session = app.last_session or session
    save(session.game, record)


def unfinished() -> Session:
    session = saved.read()
    if session is None:
        raise OptionError("option-no-unfinished", path=str(saved.file()))
    return session


def play_plainly(session: Session, record: Path | None) -> None:
    try:
        PlainTable(session, out, errors).play()
    except (KeyboardInterrupt, EOFError):
        errors.print("\n" + text("left-game" if session.game.decisions else "left-early"))
        save(session.game, record)
        raise typer.Exit(130) from None


def save(game: Game, file: Path | None) -> None:
    if file is None:
        return
    try:
        file.write_text(json.dumps(game.record(), indent=1) + "\n")
    except OSError as error:
        raise OptionError("option-record-file", path=str(file), why=error.strerror or str(error)) from error
    out.print(text("saved", path=str(file)))
