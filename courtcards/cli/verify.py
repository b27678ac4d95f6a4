"""`courtcards verify`: is this record a game that happened by the rules, dealt as its seed says?"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from courtcards import records
from courtcards.cli.console import compile_first, errors, out
from courtcards.errors import CourtCardsError, RecordError
from courtcards.game import Game
from courtcards.messages import text
from courtcards.terminal.words import game_name

File = Annotated[Path, typer.Argument(help="A record of a game, as JSON.", show_default=False)]
Files = Annotated[
    list[Path], typer.Argument(metavar="FILE …", help="Records as JSON; - is standard input.", show_default=False)
]
Commitment = Annotated[
    str | None,
    typer.Option(
        "--commitment", help="The commitment that was shown to you before the game.", show_default=False, metavar="HEX"
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Write a line of JSON for each file.")]


def verify(files: Files, commitment: Commitment = None, as_json: Json = False) -> None:
    wrong = [file for file in files if not is_right(file, as_json, commitment, alone=len(files) == 1)]
    if wrong:
        raise typer.Exit(1)


def is_right(file: Path, as_json: bool, commitment: str | None, alone: bool) -> bool:
    """Check a record and print the result."""
    try:
        record = records.parse(sys.stdin.buffer.read()) if str(file) == "-" else records.load(file)
        records.read_record(record)
        compile_first(record["game"])
        said, right = summary(records.replay(record), commitment), True
    except CourtCardsError as error:
        said, right = str(error), False
    if as_json:
        print(json.dumps({"file": str(file), "ok": right, "message": said}, ensure_ascii=False))
    else:
        (out if right else errors).print(said if alone else f"{file}: {said}", markup=False, soft_wrap=True)
    return right


def summary(game: Game, commitment: str | None) -> str:
    """One line that says what was checked."""
    deals = len(game.rounds)
    if commitment is not None and game.fairness is None:
        raise RecordError("record-fairness-none")
    if commitment is not None and game.fairness and game.fairness["commitment"] != commitment.lower():
        raise RecordError("record-fairness-noted")
    fair = "fair" if commitment is None else "noted"
    return text(
        "verified",
        game=game_name(game.id),
        players=game.players,
        actions=game.decisions,
        deals=deals,
        source=fair if game.fairness else "seed" if "seed" in game.record() else "decks",
        state="over" if game.over else "open",
        scored=sum("scores" in round for round in game.rounds),
    )
