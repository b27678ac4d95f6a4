"""Options of a game: players, quick, tasks, ninja, first; and those that make it smaller."""

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


# Smaller games

FEW = {"emperor": 4, "daimyo": 3, "farmer": 2}


def play_first_choices(game: courtcards.Game) -> courtcards.Game:
    while not game.over:
        seat = game.to_move[0]
        game.play(seat, game.legal(seat)[0])
    return game


def test_game_is_played_with_the_given_cards() -> None:
    game = new(cards={**FEW, "monk": 0})
    assert game.record()["options"] == {"players": 2, "cards": FEW}
    assert sorted(game.record()["rounds"][0]["deck"]) == ["daimyo"] * 3 + ["emperor"] * 4 + ["farmer"] * 2
    assert [game.view(None)["piles"][pile] for pile in "LR"] == [2, 1]
    assert game.view(None)["unseen"] == FEW


def test_set_that_takes_all_cards_is_unbeatable() -> None:
    deck = ["farmer", "emperor", *["emperor"] * 3, "daimyo", "farmer", *["daimyo"] * 2]
    game = courtcards.new_game("call-to-glory", players=2, first=0, cards=FEW, decks=[deck], hand=1)
    for action in ("draw L", "draw R", "lay farmer 2"):
        game.play(0, action)
    assert game.view(0)["unbeatable"] == ["farmer"]


@pytest.mark.parametrize("hand", [1, 2])
def test_fewer_cards_are_dealt(hand: int) -> None:
    game = new(players=4, hand=hand)
    assert game.view(None)["hand_sizes"] == [hand] * 4
    assert sum(game.view(None)["piles"][pile] for pile in "LR") == 110 - 4 * hand


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_fewer_rounds_are_played(rounds: int) -> None:
    game = play_first_choices(new(rounds=rounds))
    assert len(game.record()["rounds"]) == rounds == game.view(None)["rounds"]


@pytest.mark.parametrize("turns", [1, 3])
def test_round_stops_after_fewer_turns(turns: int) -> None:
    game = play_first_choices(new(players=3, turns=turns, quick=True))
    assert (game.view(None)["turns"], game.view(None)["ending"]) == (3 * turns, "turns")


def test_usual_numbers_are_not_recorded() -> None:
    usual = {"hand": 3, "rounds": 4, "turns": 100, "cards": None}
    assert new(**usual).record() == new().record()
    assert new(tasks=True, rounds=3).record() == new(tasks=True).record()


def test_small_game_is_recorded_and_replayed() -> None:
    small = {"players": 2, "cards": FEW, "hand": 1, "rounds": 2, "turns": 2, "first": 1}
    game = play_first_choices(new(**small))
    assert game.record()["options"] == small
    assert courtcards.replay(game.record()).record() == game.record()


@pytest.mark.parametrize(("name", "most"), [("hand", 3), ("rounds", 4), ("turns", 100)])
def test_numbers_must_lie_in_their_range(name: str, most: int) -> None:
    for value in (0, most + 1, -1, True, "1", 1.0):
        assert refused(**{name: value}) == "option-number"
    assert new(**{name: most})
    assert new(**{name: 1})


@pytest.mark.parametrize("flag", ["quick", "tasks"])
def test_rounds_are_set_by_quick_and_tasks(flag: str) -> None:
    assert refused(rounds=2, **{flag: True}) == "option-rounds-set"


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ({"emperor": 7, "farmer": 9}, "option-cards-count"),
        ({"emperor": 1.0}, "option-cards-count"),
        ({"king": 5}, "option-cards-unknown"),
        (["emperor"], "option-cards-form"),
        ({"emperor": 3, "farmer": 4}, "option-cards-few"),
    ],
)
def test_bad_cards_are_refused(cards: object, why: str) -> None:
    assert refused(cards=cards) == why


def test_fewest_cards_fill_hands_and_piles() -> None:
    game = new(cards={"emperor": 4, "farmer": 4})
    assert [game.view(None)["piles"][pile] for pile in "LR"] == [1, 1]
    assert play_first_choices(game).over
