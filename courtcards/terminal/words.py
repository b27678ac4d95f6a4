"""Actions and results in words, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from courtcards.game import Game
from courtcards.messages import Argument, card, has_text, quote, text


def player(names: Sequence[str] | None, seat: int) -> str:
    """The name of a seat, made safe for a terminal."""
    return quote(names[seat]) if names else text("player", number=seat + 1)


def describe(game: Game, action: str, seat: int) -> str:
    """A seat's move in words, for the log."""
    name = player(game.names, seat)
    return f"{name} {in_words('move', game, action, who=person(name))}"


def person(name: str) -> str:
    """How a sentence refers to somebody: `you` for the person at the screen, `other` for everyone else."""
    return "you" if name == text("you") else "other"


def imperative(game: Game, action: str) -> str:
    """An action as something to choose. Cards that leave the table are counted: “put it on A”, “put them on A”."""
    view: Mapping[str, Any] = game.view(None)
    leaving = view.get("leaving") or {"count": 0}
    return in_words("do", game, action, count=leaving["count"])


def in_words(mood: str, game: Game, action: str, **args: Argument) -> str:
    """An action in the game's words, or in notation if it has none."""
    words, names = action.split(" "), [player(game.names, seat) for seat in range(game.players)]
    its = game.rules.presentation.arguments(words, names)
    return action if its is None else text(f"{mood}-{words[0]}", **{**args, **its})


# Names by id; an id without a text stands for itself.


def card_name(id: str, count: int = 1) -> str:
    return str(card(id, count)) if has_text(f"card-{id}") else id


def game_name(id: str) -> str:
    return named(f"game-{id}", id.replace("-", " ").capitalize())


def flag_name(id: str) -> str:
    """The name of an option that is on or off."""
    return named(f"variant-{id}", id)


def ending_name(id: str) -> str:
    return named(f"ending-{id}", id)


def named(text_id: str, otherwise: str) -> str:
    return text(text_id) if has_text(text_id) else otherwise
