"""Copies of games, taking back, and actions by number."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from courtcards import Game, IllegalAction, new_game, replay
from courtcards.game import action_numbers
from tests.test_api import TABLES, play_on

any_table = pytest.mark.parametrize(("id", "options"), TABLES)
COPIES: list[Callable[[Game], Game]] = [
    Game.copy,
    copy.copy,
    copy.deepcopy,
    lambda game: pickle.loads(pickle.dumps(game)),
]


@any_table
@pytest.mark.parametrize("copied", COPIES, ids=["copy", "copy.copy", "deepcopy", "pickle"])
def test_copy_goes_on_as_the_original(id: str, options: dict[str, Any], copied: Callable[[Game], Game]) -> None:
    game = play_on(new_game(id, seed=1, **options), 60)
    before, other = game.record(), copied(game)
    assert other.record() == before
    later = play_on(other, 100).record()
    assert game.record() == before
    assert play_on(game, 100).record() == later
    assert [game.view(seat) for seat in range(game.players)] == [other.view(seat) for seat in range(game.players)]


@any_table
def test_undo_takes_back_the_last_action(id: str, options: dict[str, Any]) -> None:
    game = new_game(id, seed=1, **options)
    records = []
    while not game.over and len(records) < 120:
        records.append(game.record())
        play_on(game, 1, seed=len(records))
    for before in reversed(records):
        game.undo()
        assert game.record() == before
    with pytest.raises(IllegalAction, match="no action to take back"):
        game.undo()


def test_undo_takes_back_the_end_of_a_game() -> None:
    game = play_on(new_game("call-to-glory", players=2, quick=True))
    last, totals = game.record(), game.totals
    game.undo()
    assert not game.over
    seat, _, action = last["rounds"][-1]["actions"][-1].partition(" ")
    game.play(int(seat), action)
    assert (game.record(), game.totals) == (last, totals)
    assert replay(game.record()).record() == last


@any_table
def test_actions_have_numbers_too(id: str, options: dict[str, Any]) -> None:
    game = play_on(new_game(id, seed=1, **options), 30)
    seat, other = game.to_move[0], game.copy()
    numbers = game.legal_numbers(seat)
    known = action_numbers(id, seat, game.players)
    assert [known[action] for action in game.legal(seat)] == numbers.tolist()
    other.play(seat, game.legal(seat)[0])
    game.play_number(seat, numbers[0])
    assert game.record() == other.record()
    waiting = next((seat for seat in range(game.players) if seat not in game.to_move), None)
    if waiting is not None:
        assert len(game.legal_numbers(waiting)) == 0


@pytest.mark.parametrize("number", [-1, 156, True, "0", 1.0])
def test_unknown_number_is_refused(number: Any) -> None:
    game = new_game("call-to-glory", players=2, seed=1)
    before = game.record()
    with pytest.raises(IllegalAction, match="no action number"):
        game.play_number(game.to_move[0], number)
    with pytest.raises(IllegalAction):
        game.play_number(game.to_move[0], 155)  # a number, but not now
    assert game.record() == before


def test_numbers_and_flags_of_numpy_are_accepted() -> None:
    given = {"players": np.int8(3), "ninja": np.True_, "first": np.uint8(1), "seed": np.int64(7)}
    game = new_game("call-to-glory", **given)  # type: ignore[arg-type]
    same = new_game("call-to-glory", players=3, ninja=True, first=1, seed=7)
    assert game.record() == same.record()
    for seat in np.arange(3, dtype=np.int8):
        assert game.view(seat) == same.view(int(seat))
        assert game.legal(seat) == same.legal(int(seat))
    seat = np.int64(game.to_move[0])
    game.play(seat, game.legal(seat)[0])  # type: ignore[arg-type]
    assert game.record()["rounds"][0]["actions"][0].startswith("1 ")
    cards = {"king": np.int64(20), "butler": np.int16(8), "hear-ye": 6, "queen": 20}
    assert new_game("come-to-call", players=2, cards=cards).options.as_json()["cards"]["king"] == 20  # type: ignore[index]
