"""Article “A round”, its beginning: hands, the two piles and the deck."""

from __future__ import annotations

from collections import Counter

import pytest

import courtcards
from tests.come_to_call.deals import BOX, deal, deck_of, hand, hand_size, shows, start, take_turn, take_turns

PLAYERS = range(2, 7)


@pytest.mark.parametrize("players", PLAYERS)
def test_hands_come_from_the_front_of_the_deck(players: int) -> None:
    deck = deck_of(players, ["butler 2 king wild"])
    game, size = start([deck], players, 0, None), hand_size(players)
    for seat in range(players):
        assert hand(game, seat) == Counter(deck[seat * size : (seat + 1) * size])


@pytest.mark.parametrize("players", PLAYERS)
def test_next_two_cards_start_the_piles(players: int) -> None:
    game = deal(players, left="queen-half", right="wild")
    for seat in (None, *range(players)):
        assert game.view(seat)["piles"] == {"left": ["queen-half"], "right": ["wild"]}


@pytest.mark.parametrize("players", PLAYERS)
def test_remaining_cards_form_the_deck(players: int) -> None:
    game = deal(players)
    assert game.view(None)["deck"] == 50 - 2 - players * hand_size(players)


def test_deck_is_drawn_from_its_top() -> None:
    game = deal(2, top="king-double wild butler queen heir")
    assert [take_turn(game) for _ in range(5)] == ["king-double", "wild", "butler", "queen", "heir"]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_round_shuffles_all_cards(players: int) -> None:
    game = shows(["king 2", *[""] * (players - 1)], dealer=0)
    record = game.record()
    assert game.round == 2
    assert [Counter(round["deck"]) for round in record["rounds"]] == [BOX, BOX]
    assert game.view(None)["hand_sizes"] == [hand_size(players)] * players
    assert game.view(None)["deck"] == 50 - 2 - players * hand_size(players)
    assert game.view(None)["heard"] == 0


def test_every_round_is_shuffled_differently() -> None:
    game = courtcards.new_game("come-to-call", players=2, seed="anew")
    while game.round < 4 and not game.over:
        seat = game.to_move[0]
        actions = game.legal(seat)
        game.play(seat, "discard hear-ye" if "discard hear-ye" in actions else actions[0])
    decks = {tuple(round["deck"]) for round in game.record()["rounds"]}
    assert len(decks) == 4


@pytest.mark.parametrize("side", ["left", "right"])
def test_ruling_turned_up_hear_ye_stays_put(side: str) -> None:
    game = deal(3, left="hear-ye" if side == "left" else "", right="hear-ye" if side == "right" else "")
    view = game.view(None)
    assert view["piles"][side] == ["hear-ye"]
    assert (view["heard"], view["crier"]) == (0, None)


def test_ruling_turned_up_hear_yes_do_not_count() -> None:
    game = deal(3, left="hear-ye", right="hear-ye", top="king queen fool hear-ye")
    take_turns(game, 4)
    assert game.view(None)["heard"] == 1
    assert game.phase == "draw"


def test_ruling_turned_up_hear_ye_can_be_covered() -> None:
    game = deal(3, left="hear-ye", top="king")
    take_turn(game, to="left")
    assert game.view(None)["piles"]["left"] == ["hear-ye", "king"]


def test_ruling_drawn_hear_ye_counts_when_discarded() -> None:
    game = deal(3, left="hear-ye")
    assert take_turn(game, "left") == "hear-ye"
    view = game.view(None)
    assert (view["heard"], view["crier"], view["piles"]["left"]) == (1, 0, [])
