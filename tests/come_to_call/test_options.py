"""Article “Options”: what depends on the number of players, and who deals first."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import courtcards
from tests.come_to_call.deals import call, deal
from tests.come_to_call.refusals import option_refusal

PLAYERS = range(2, 7)


def new_game(**options: Any) -> courtcards.Game:
    return courtcards.new_game("come-to-call", **options)


@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_six_can_play(players: int) -> None:
    game = new_game(players=players)
    assert game.players == players == len(game.totals) == len(game.view(None)["hand_sizes"])


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100, True, 3.0, "3", None])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    assert option_refusal(players=players) == "option-players"


@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 7), (4, 7), (5, 7), (6, 6)])
def test_hand_size_follows_the_number_of_players(players: int, size: int) -> None:
    game = new_game(players=players)
    assert game.view(None)["hand_sizes"] == [size] * players
    assert [sum(game.view(seat)["hand"].values()) for seat in range(players)] == [size] * players


@pytest.mark.parametrize("players", range(2, 6))
def test_smallest_set_is_a_butler_and_two(players: int) -> None:
    seventh = "" if players == 2 else "hear-ye"
    one_each = f"butler king queen heir diplomat fool {seventh}"
    two_kings = f"butler 2 king queen heir diplomat {seventh}"
    game = call([one_each, two_kings, *[""] * (players - 2)])
    assert game.to_move == (1,)
    assert game.legal(1) == ["send king 2"]


def test_six_players_need_a_butler_and_one() -> None:
    game = call(["butler king queen heir diplomat fool", *[""] * 5])
    assert game.to_move == (0,)
    assert game.legal(0) == ["send king 1", "send queen 1", "send heir 1", "send diplomat 1", "send fool 1"]


@pytest.mark.parametrize(("players", "needed"), [(2, 18), (3, 16), (4, 14), (5, 12), (6, 11)])
def test_favor_needed_is_told(players: int, needed: int) -> None:
    assert new_game(players=players).view(None)["favor_needed"] == needed


# The first dealer


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_named_seat_deals_first(players: int) -> None:
    for dealer in range(players):
        game = new_game(players=players, first=dealer)
        assert game.view(None)["dealer"] == game.record()["first"] == dealer
        assert game.record()["options"]["first"] == dealer


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_seed_draws_the_first_dealer(players: int) -> None:
    for seed in range(10):
        dealers = {new_game(players=players, seed=seed).view(None)["dealer"] for _ in range(3)}
        assert len(dealers) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_every_seat_may_be_drawn(players: int) -> None:
    drawn = Counter(new_game(players=players, seed=f"lot {i}").record()["first"] for i in range(60 * players))
    assert set(drawn) == set(range(players))
    assert min(drawn.values()) > 30


@pytest.mark.parametrize("lot", [None, "random"])
def test_ruling_drawn_dealer_may_be_asked_for(lot: Any) -> None:
    asked, left_out = new_game(players=5, seed="lot", first=lot), new_game(players=5, seed="lot")
    assert asked.record() == left_out.record()
    assert "first" not in asked.record()["options"]


@pytest.mark.parametrize("first", [-1, 3, True, "0", 1.0, "Random", [0]])
def test_first_dealer_must_be_a_seat(first: Any) -> None:
    assert option_refusal(players=3, first=first) == "option-first"


@pytest.mark.parametrize("name", ["quick", "tasks", "ninja", "hand_size", "Cards", "dealer"])
def test_unknown_options_are_refused(name: str) -> None:
    assert option_refusal(players=3, **{name: True}) == "option-unknown"


def test_options_hold_only_what_is_unusual() -> None:
    assert new_game(players=4).view(0)["options"] == {"players": 4}
    assert deal(4, dealer=2).view(0)["options"] == {"players": 4, "first": 2}
