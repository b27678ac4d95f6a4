"""Article “A round”, its beginning: hands, the two piles and the deck."""

from __future__ import annotations

from collections import Counter

import pytest

import courtcards
from tests.come_to_call.deals import BOX, deal, deck_of, hand, hand_size, shows, start, take_turn, take_turns

PLAYERS = range(2, 7)


@pytest.mark.parametrize("players", PLAYERS)
def test_hands_are_dealt_by_seat_from_the_front_of_the_deck_or_given_decks_deal_something_else(players: int) -> None:
    deck = deck_of(players, ["butler 2 king wild"])
    game, size = start([deck], players, 0, None), hand_size(players)
    for seat in range(players):
        assert hand(game, seat) == Counter(deck[seat * size : (seat + 1) * size])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_next_two_cards_start_left_and_right_face_up_or_the_table_starts_without_piles(players: int) -> None:
    game = deal(players, left="queen-half", right="wild")
    for seat in (None, *range(players)):
        assert game.view(seat)["piles"] == {"left": ["queen-half"], "right": ["wild"]}


@pytest.mark.parametrize("players", PLAYERS)
def test_all_other_cards_are_the_deck_or_cards_go_missing(players: int) -> None:
    game = deal(players)
    assert game.view(None)["deck"] == 50 - 2 - players * hand_size(players)


def test_the_deck_is_drawn_from_its_top_in_order_or_the_shuffle_means_nothing() -> None:
    game = deal(2, top="king-double wild butler queen heir")
    assert [take_turn(game) for _ in range(5)] == ["king-double", "wild", "butler", "queen", "heir"]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_round_shuffles_all_cards_or_later_rounds_are_played_with_fewer(players: int) -> None:
    game = shows(["king 2", *[""] * (players - 1)], dealer=0)
    record = game.record()
    assert game.round == 2
    assert [Counter(round["deck"]) for round in record["rounds"]] == [BOX, BOX]
    assert game.view(None)["hand_sizes"] == [hand_size(players)] * players
    assert game.view(None)["deck"] == 50 - 2 - players * hand_size(players)
    assert game.view(None)["heard"] == 0


def test_rounds_are_shuffled_each_anew_or_players_know_the_next_deal() -> None:
    game = courtcards.new_game("come-to-call", players=2, seed="anew")
    while game.round < 4 and not game.over:
        seat = game.to_move[0]
        actions = game.legal(seat)
        game.play(seat, "discard hear-ye" if "discard hear-ye" in actions else actions[0])
    decks = {tuple(round["deck"]) for round in game.record()["rounds"]}
    assert len(decks) == 4


@pytest.mark.parametrize("side", ["left", "right"])
def test_ruling_a_hear_ye_turned_up_lies_in_its_pile_or_a_round_would_be_half_over_at_once(side: str) -> None:
    game = deal(3, left="hear-ye" if side == "left" else "", right="hear-ye" if side == "right" else "")
    view = game.view(None)
    assert view["piles"][side] == ["hear-ye"]
    assert (view["heard"], view["crier"]) == (0, None)


def test_ruling_two_hear_yes_turned_up_do_not_count_as_discarded_or_the_round_ends_before_it_began() -> None:
    game = deal(3, left="hear-ye", right="hear-ye", top="king queen fool hear-ye")
    take_turns(game, 4)
    assert game.view(None)["heard"] == 1
    assert game.phase == "draw"


def test_ruling_a_hear_ye_turned_up_is_covered_like_any_card_or_it_would_block_its_pile() -> None:
    game = deal(3, left="hear-ye", top="king")
    take_turn(game, to="left")
    assert game.view(None)["piles"]["left"] == ["hear-ye", "king"]


def test_ruling_a_hear_ye_turned_up_can_be_drawn_and_then_counts_when_discarded_or_it_would_be_dead() -> None:
    game = deal(3, left="hear-ye")
    assert take_turn(game, "left") == "hear-ye"
    view = game.view(None)
    assert (view["heard"], view["crier"], view["piles"]["left"]) == (1, 0, [])
