"""Options of a game: players, quick, tasks, ninja, first."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import courtcards
from courtcards import OptionError
from courtcards.games.shuffle import Shuffler

FLAGS = ("quick", "tasks", "ninja")


def new(**options: Any) -> courtcards.Game:
    return courtcards.new_game("call-to-glory", **{"players": 2, "seed": "amber", **options})


def refused(**options: Any) -> str:
    with pytest.raises(OptionError) as caught:
        new(**options)
    assert str(caught.value)
    return caught.value.message.id


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert new(players=players).players == players


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "2", 2.0, None])
def test_no_other_number_of_players_is_let_in(players: object) -> None:
    assert refused(players=players) == "option-players"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("options", "rounds"), [({}, 4), ({"quick": True}, 1), ({"tasks": True}, 3)])
@pytest.mark.parametrize("ninja", [False, True])
def test_game_has_the_promised_number_of_rounds(
    players: int, options: dict[str, bool], rounds: int, ninja: bool
) -> None:
    game = new(players=players, ninja=ninja, **options)
    while not game.over:
        seat = game.to_move[0]
        game.play(seat, game.legal(seat)[0])
    assert game.round == rounds
    assert len(game.record()["rounds"]) == rounds
    assert game.view(0)["rounds"] == rounds


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("flags", list(product([False, True], repeat=3)))
def test_only_quick_and_tasks_exclude_each_other(players: int, flags: tuple[bool, bool, bool]) -> None:
    options = dict(zip(FLAGS, flags, strict=True))
    if options["quick"] and options["tasks"]:
        assert refused(players=players, **options) == "option-quick-with-tasks"
    else:
        given = {name: True for name, value in options.items() if value}
        assert new(players=players, **options).view(0)["options"] == {"players": players, **given}


@pytest.mark.parametrize("name", FLAGS)
@pytest.mark.parametrize("value", [1, 0, "yes", None])
def test_flags_must_be_true_or_false(name: str, value: object) -> None:
    assert refused(**{name: value}) == "option-flag"


def test_unknown_option_is_refused() -> None:
    assert refused(ninjas=True) == "option-unknown"


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        courtcards.new_game("call-to-arms", players=2)
    assert caught.value.message.id == "option-game"


@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in (2, 3, 4) for seat in range(players)])
def test_the_host_may_name_who_starts(players: int, seat: int) -> None:
    game = new(players=players, first=seat)
    assert game.to_move == (seat,)
    assert game.record()["first"] == seat
    assert game.view(None)["options"]["first"] == seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_seed_draws_the_first_player(players: int) -> None:
    started = set()
    for number in range(40):
        game = new(players=players, seed=f"amber {number}")
        assert game.to_move == (Shuffler(f"amber {number}", "game").uniform(players),)
        assert "first" not in game.record()["options"]
        started.add(game.to_move[0])
    assert started == set(range(players))


def test_random_may_also_be_said() -> None:
    assert new(first="random").record() == new().record()


@pytest.mark.parametrize("first", [2, -1, True, "0", 1.0])
def test_first_player_must_be_a_seat(first: object) -> None:
    assert refused(first=first) == "option-first"


@pytest.mark.parametrize("options", [{"players": 3, "tasks": True}, {"players": 2, "quick": True, "first": 1}])
def test_record_contains_the_options(options: dict[str, Any]) -> None:
    game = new(**options)
    assert game.record()["options"] == options
    assert courtcards.replay(game.record()).record() == game.record()
