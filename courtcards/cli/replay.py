"""`courtcards replay`: a recorded game, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from courtcards import records
from courtcards.cli.console import compile_first, out
from courtcards.cli.verify import File
from courtcards.game import Game
from courtcards.messages import text
from courtcards.terminal import printed
from courtcards.terminal.words import card_name, describe

From = Annotated[int, typer.Option("--from", min=0, help="Start after this many moves.")]
Until = Annotated[int | None, typer.Option(min=0, help="Stop after this many moves.", show_default=False)]
Step = Annotated[bool, typer.Option("--step", help="Show the table after each move and wait for Enter.")]


def replay(file: File, start: From = 0, until: Until = None, step: Step = False) -> None:
    record = records.load(file)
    records.read_record(record)
    compile_first(record["game"])
    whole = records.replay(record, until)
    game = records.replay(record, min(start, whole.decisions))
    show_moves(game, whole, step)
    if whole.over:
        out.print(printed.result(whole))


def show_moves(game: Game, whole: Game, step: bool) -> None:
    if not game.decisions:
        out.print(Rule(text("round", number=1)))
    else:
        out.print(printed.show(game, None))
    for number, seat, action in moves(whole, game.decisions):
        round, before = game.round, open_cards(game, seat)
        game.play(seat, action)
        drawn = drawn_card(before, open_cards(game, seat)) if action.startswith("draw") else ""
        out.print(move_line(number, describe(game, action, seat) + drawn))
        if game.over or game.round != round:
            out.print(printed.round_scores(game, round))
        if not game.over and game.round != round:
            out.print(Rule(text("round", number=game.round)))
        if step and not game.over:
            out.print(printed.show(game, None))
            out.input("")


def moves(game: Game, skipped: int) -> Iterator[tuple[int, int, str]]:
    """The recorded moves after the first ones: number, seat, action."""
    played = [action for round in game.rounds for action in round["actions"]]
    for number, entry in enumerate(played[skipped:], skipped + 1):
        seat, _, action = entry.partition(" ")
        yield number, int(seat), action


def move_line(number: int, words: str) -> Table:
    line = Table.grid(padding=(0, 1))
    line.add_column(width=6, justify="right", style="dim")
    line.add_column()
    line.add_row(str(number), Text(words))
    return line


def open_cards(game: Game, seat: int) -> dict[str, Any]:
    hand: dict[str, Any] = game.view(seat)["hand"]
    return hand


def drawn_card(before: dict[str, int], after: dict[str, int]) -> str:
    """What a hand gained by a draw: a replay is open."""
    gained = next((id for id, count in after.items() if count > before.get(id, 0)), None)
    return f" ({card_name(gained)})" if gained else ""
