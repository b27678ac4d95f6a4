"""Article “Options”: what depends on the number of players, and who deals first."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import courtcards
from tests.come_to_call.deals import call, deal, deck_of, take_turns
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


def test_options_record_only_changed_defaults() -> None:
    assert new_game(players=4).view(0)["options"] == {"players": 4}
    assert deal(4, dealer=2).view(0)["options"] == {"players": 4, "first": 2}


# Smaller games

TINY = {"king-double": 1, "butler": 5, "hear-ye": 2}


def play_first_choices(game: courtcards.Game) -> courtcards.Game:
    while not game.over:
        seat = game.to_move[0]
        game.play(seat, game.legal(seat)[0])
    return game


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", [2, 5, 7])
def test_named_hand_size_is_dealt(players: int, size: int) -> None:
    game = new_game(players=players, hand=size)
    assert game.view(None)["hand_sizes"] == [size] * players
    assert game.view(None)["deck"] == 50 - players * size - 2


def test_less_favor_wins() -> None:
    deck = deck_of(2, ["butler 2 king", "butler 2 fool"], top="2 hear-ye")
    game = new_game(players=2, first=1, decks=[deck], favor=5)
    take_turns(game, 2)
    assert game.view(None)["favor_needed"] == 5
    game.play(0, "send king 2")
    game.play(1, "send fool 2")
    assert (game.over, game.winners, game.totals) == (True, [1], [0, 5])


def test_game_stops_after_fewer_rounds() -> None:
    game = play_first_choices(new_game(players=2, seed="short", rounds=2, turns=1, cards=TINY, hand=2))
    assert len(game.record()["rounds"]) == 2


@pytest.mark.parametrize("turns", [1, 3])
def test_round_stops_after_fewer_turns(turns: int) -> None:
    game = new_game(players=3, seed="short", turns=turns)
    for _ in range(3 * turns):
        seat = game.to_move[0]
        game.play(seat, "draw deck")
        game.play(seat, next(action for action in game.legal(seat) if action != "discard hear-ye"))
    assert (game.phase == "call" or game.round == 2, game.view(None)["ending"]) == (True, "turns")


def test_usual_numbers_are_not_recorded() -> None:
    usual = {"hand": 7, "favor": 16, "rounds": 60, "turns": 40, "cards": None}
    assert new_game(players=3, seed=1, **usual).record() == new_game(players=3, seed=1).record()


def test_small_game_is_recorded_and_replayed() -> None:
    small = {"players": 2, "cards": TINY, "hand": 2, "favor": 1, "rounds": 3, "turns": 2, "first": 1}
    game = play_first_choices(new_game(seed="small", **small))
    assert game.record()["options"] == small
    assert courtcards.replay(game.record()).record() == game.record()


@pytest.mark.parametrize(
    ("name", "least", "most"), [("hand", 2, 7), ("favor", 1, 18), ("rounds", 1, 60), ("turns", 1, 40)]
)
def test_numbers_must_lie_in_their_range(name: str, least: int, most: int) -> None:
    for value in (least - 1, most + 1, -1, True, "2", 2.0):
        assert option_refusal(players=2, **{name: value}) == "option-number"
    assert new_game(players=2, **{name: least})
    assert new_game(players=2, **{name: most})


def test_smaller_hands_need_fewer_cards() -> None:
    assert new_game(players=2, hand=2, cards=TINY).view(None)["deck"] == 2
    assert option_refusal(players=2, hand=3, cards=TINY) == "option-cards-too-few"
