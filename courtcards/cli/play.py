"""`courtcards play`: a game in the terminal, you against bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from courtcards.bots import Bot, Budget, bot_of
from courtcards.cli import table
from courtcards.cli.console import compile_first, errors, out
from courtcards.cli.game_options import GameId, Ninja, Players, Quick, Tasks, game_options
from courtcards.cli.words import describe, player
from courtcards.errors import IllegalAction, OptionError
from courtcards.game import Game, action_numbers, action_texts, new_game
from courtcards.games.chance import streams
from courtcards.messages import text

Seed = Annotated[str | None, typer.Option(help="Deal by this seed instead of by chance.", show_default=False)]
BotName = Annotated[str, typer.Option("--bot", help="Whom to play against.")]
Save = Annotated[Path | None, typer.Option("--record", help="Write the record here at the end.", show_default=False)]

YOU = 0


def play(
    game: GameId = "call-to-glory",
    players: Players = 2,
    bot: BotName = "random",
    seed: Seed = None,
    quick: Quick = False,
    tasks: Tasks = False,
    ninja: Ninja = False,
    record: Save = None,
) -> None:
    compile_first()
    rival = bot_of(bot, game)
    names = [text("you"), *(text("bot", name=rival.name, number=seat) for seat in range(1, players))]
    table_game = new_game(game, players=players, seed=seed, names=names, **game_options(quick, tasks, ninja))
    try:
        play_on(table_game, rival)
    except (KeyboardInterrupt, EOFError):
        errors.print("\n" + text("left-game"))
    save(table_game, record)
    if not table_game.over:
        raise typer.Exit(130)
    out.print(table.result(table_game))


def save(game: Game, file: Path | None) -> None:
    if file is None:
        return
    try:
        file.write_text(json.dumps(game.record(), indent=1) + "\n")
    except OSError as error:
        raise OptionError("option-record-file", path=str(file), why=error.strerror or str(error)) from error
    out.print(text("saved", path=str(file)))


def play_on(game: Game, rival: Bot) -> None:
    stream = streams(int.from_bytes(np.random.bytes(4)), 1)[0]
    while not game.over:
        round, seat = game.round, game.to_move[0]
        action = ask(game) if seat == YOU else bot_action(game, seat, rival, stream)
        game.play(seat, action)
        if seat != YOU and game.phase != "call":
            out.print(f"[dim]{player(game.names, seat)}[/] {describe(action, game.names)}")
        if game.over or game.round != round:
            out.print(table.round_scores(game, round))


def bot_action(game: Game, seat: int, rival: Bot, stream: np.ndarray[tuple[int], np.dtype[np.int64]]) -> str:
    numbers = action_numbers(game.id, seat, game.players)
    legal = np.array([numbers[action] for action in game.legal(seat)], np.int16)
    choice = rival.choose(game.knowledge(seat), legal, stream, Budget())
    return action_texts(game.id, seat, game.players)[choice]


def ask(game: Game) -> str:
    """The person's action: by its number in the list, or in notation."""
    legal = game.legal(YOU)
    if len(legal) == 1:
        out.print(f"[dim]{player(game.names, YOU)}[/] {describe(legal[0], game.names)}")
        return legal[0]
    out.print(table.show(game, YOU))
    for number, action in enumerate(legal, 1):
        out.print(f"[bold]{number:3}[/]  {describe(action, game.names)}  [dim]{action}[/]")
    while True:
        answer = out.input(text("prompt") + " ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        if answer in legal:
            return answer
        explain(game, answer)


def explain(game: Game, answer: str) -> None:
    try:
        reason = game.why_not(YOU, answer)
        errors.print(str(reason) if reason else text("prompt-help"), markup=False)
    except IllegalAction as error:
        errors.print(str(error), markup=False)
