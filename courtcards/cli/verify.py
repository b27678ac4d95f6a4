"""`courtcards verify`: is this record a game that happened by the rules, dealt as its seed says?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from courtcards import records
from courtcards.cli.console import compile_first, out
from courtcards.game import Game
from courtcards.messages import text
from courtcards.terminal.words import game_name

File = Annotated[Path, typer.Argument(help="A record of a game, as JSON.", show_default=False)]


def verify(file: File) -> None:
    record = records.load(file)
    records.read_record(record)
    compile_first()
    out.print(summary(records.replay(record)), soft_wrap=True)


def summary(game: Game) -> str:
    """One line that says what was checked."""
    deals = len(game.rounds)
    return text(
        "verified",
        game=game_name(game.id),
        players=game.players,
        actions=game.decisions,
        deals=deals,
        source="fair" if game.fairness else "seed" if "seed" in game.record() else "decks",
        state="over" if game.over else "open",
        scored=sum("scores" in round for round in game.rounds),
    )
