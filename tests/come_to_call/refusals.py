"""Attempts against the rules: which rule refuses them, and that they change nothing."""

from __future__ import annotations

from typing import Any

import pytest

import courtcards


def picture(game: courtcards.Game) -> list[Any]:
    """Everything anybody can ask about a game."""
    views = [game.view(seat) for seat in (None, *range(game.players))]
    return [game.record(), game.to_move, views]


def refusal(game: courtcards.Game, seat: int, action: str) -> str:
    """The id of the reason for which the attempt is refused."""
    before = picture(game)
    with pytest.raises(courtcards.IllegalAction) as caught:
        game.play(seat, action)
    assert picture(game) == before, "a refused attempt has changed the game"
    assert str(caught.value).endswith(".")
    return caught.value.message.id


def option_refusal(**options: Any) -> str:
    """The id of the reason for which a game of Come to Call cannot be made."""
    with pytest.raises(courtcards.OptionError) as caught:
        courtcards.new_game("come-to-call", **options)
    assert str(caught.value).endswith(".")
    return caught.value.message.id
