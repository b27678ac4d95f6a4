"""Playing by script, and looking at what came of it.

A line is a seat and what it does: `"0 LR, lay farmer 2"`. `LR` stands for `draw L, draw R`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from courtcards import Game, IllegalAction
from courtcards.messages import Message
from tests.call_to_glory.deals import sets


def play(game: Game, *lines: str) -> None:
    for line in lines:
        for seat, action in actions(line):
            game.play(seat, action)


def actions(line: str) -> Iterator[tuple[int, str]]:
    seat, _, steps = line.partition(" ")
    for step in steps.split(", "):
        if re.fullmatch("[LRAB]+", step):
            yield from ((int(seat), f"draw {pile}") for pile in step)
        else:
            yield int(seat), step


def refused(game: Game, line: str) -> str:
    """The id of the message with which an action is refused; nothing may have changed."""
    return refusal(game, line).id


def refusal(game: Game, line: str) -> Message:
    seat, _, action = line.partition(" ")
    before = everything(game)
    assert action not in game.legal(int(seat))
    with pytest.raises(IllegalAction) as caught:
        game.play(int(seat), action)
    assert everything(game) == before
    assert str(caught.value)
    return caught.value.message


def everything(game: Game) -> tuple[bytes, dict[str, Any]]:
    return game._state.tobytes(), game.record()


def play_on(game: Game, *preferred: str) -> None:
    """Until the round is over or a task is owed, do what begins as the first preference that is possible."""
    round = game.round
    while game.round == round and game.phase not in ("over", "reveal"):
        seat = game.to_move[0]
        legal = game.legal(seat)
        game.play(seat, next(action for start in preferred for action in legal if action.startswith(start)))


def drain(game: Game) -> None:
    """Draw and discard until the draw piles end the round."""
    play_on(game, "draw L", "draw R", "end", "pile A", "discard")


def idle_turn(game: Game) -> None:
    """Whose turn it is draws from L and R, discards something and does not strike."""
    seat = game.to_move[0]
    play(game, f"{seat} LR")
    game.play(seat, can(game, seat, "discard")[0])
    if game.phase == "after":
        game.play(seat, "end")


def until_last_cards(game: Game) -> int:
    """Idle until L and R have one card each, and return whose turn it is then."""
    while pile(game, "L") > 1:
        idle_turn(game)
    assert pile(game, "R") == 1
    return game.to_move[0]


def lay_all(game: Game, lays: Sequence[str]) -> None:
    """With a `laying_deck`: each seat lays its sets, one a turn; then the round is played out."""
    round, waiting = game.round, [sets(line, game.players) for line in lays]
    while any(waiting) and game.round == round and game.phase == "draw":
        seat = game.to_move[0]
        play(game, f"{seat} LR")
        if waiting[seat]:
            name, size = waiting[seat].pop(0)
            game.play(seat, f"lay {name} {size}")
        else:
            game.play(seat, game.legal(seat)[0])
        if game.phase in ("pile", "after"):
            play(game, f"{game.to_move[0]} {'end' if game.phase == 'after' else 'pile A'}")
    if game.round == round:
        drain(game)


def hand(game: Game, seat: int) -> dict[str, int]:
    cards: dict[str, int] = game.view(seat)["hand"]
    return cards


def table(game: Game) -> dict[str, tuple[int, int]]:
    """The sets on the table: character → seat and size."""
    return {name: (lying["seat"], lying["size"]) for name, lying in game.view(None)["sets"].items()}


def pile(game: Game, name: str) -> Any:
    """How many cards L or R has; the cards of A or B, the top one last."""
    return game.view(None)["piles"][name]


def figures(game: Game) -> list[int]:
    """The ninja figures of each seat."""
    held: list[int] = game.view(None)["figures"]["held"]
    return held


def stock(game: Game) -> int:
    count: int = game.view(None)["figures"]["stock"]
    return count


def ending(game: Game) -> str | None:
    """How the round ended, while that can be seen: when the game is over or tasks are owed."""
    how: str | None = game.view(None)["ending"]
    return how


def scores(game: Game, round: int = 1) -> list[int]:
    points: list[int] = game.record()["rounds"][round - 1]["scores"]
    return points


def verbs(game: Game, seat: int) -> set[str]:
    return {action.split()[0] for action in game.legal(seat)}


def can(game: Game, seat: int, verb: str) -> list[str]:
    """The legal actions of a seat that begin with a verb."""
    return [action for action in game.legal(seat) if action.split()[0] == verb]
