"""A round begins: three cards each, two draw piles, two empty places; then clockwise from the start player."""

from __future__ import annotations

from collections import Counter

import pytest

import courtcards
from tests.call_to_glory.deals import NUMBERS, cards, deck, game_with
from tests.call_to_glory.script import drain, hand, pile, play, table

HEIGHTS = {2: (52, 52), 3: (51, 50), 4: (49, 49)}


@pytest.mark.parametrize("players", HEIGHTS)
def test_everybody_starts_with_three_cards(players: int) -> None:
    game = courtcards.new_game("call-to-glory", players=players, seed="amber")
    assert game.view(None)["hand_sizes"] == [3] * players
    assert all(sum(hand(game, seat).values()) == 3 for seat in range(players))


@pytest.mark.parametrize("players", HEIGHTS)
def test_ruling_left_draw_pile_gets_the_odd_card(players: int) -> None:
    game = courtcards.new_game("call-to-glory", players=players, seed="amber")
    assert (pile(game, "L"), pile(game, "R")) == HEIGHTS[players]


@pytest.mark.parametrize("players", HEIGHTS)
def test_the_discard_places_and_the_table_start_empty(players: int) -> None:
    game = courtcards.new_game("call-to-glory", players=players, seed="amber")
    assert pile(game, "A") == pile(game, "B") == []
    assert table(game) == {}


@pytest.mark.parametrize("players", HEIGHTS)
def test_record_lists_the_deck_in_deal_order(players: int) -> None:
    game = courtcards.new_game("call-to-glory", players=players, seed="amber", first=0)
    dealt = game.record()["rounds"][0]["deck"]
    for seat in range(players):
        assert hand(game, seat) == Counter(dealt[3 * seat : 3 * seat + 3])
    top_of_l, top_of_r = dealt[3 * players], dealt[3 * players + HEIGHTS[players][0]]
    play(game, "0 LR")
    assert hand(game, 0) == Counter([*dealt[:3], top_of_l, top_of_r])


@pytest.mark.parametrize("players", HEIGHTS)
def test_draw_piles_are_drawn_from_the_top(players: int) -> None:
    dealt = deck(["farmer*3"] * players)
    game = courtcards.new_game("call-to-glory", players=players, decks=[dealt], first=0, quick=True)
    left = dealt[3 * players : 3 * players + HEIGHTS[players][0]]
    right = dealt[3 * players + HEIGHTS[players][0] :]
    for first, second in zip(left, right, strict=False):
        seat = game.to_move[0]
        before = Counter(hand(game, seat))
        play(game, f"{seat} L")
        assert Counter(hand(game, seat)) - before == Counter([first])
        play(game, f"{seat} R")
        assert Counter(hand(game, seat)) - before == Counter([first, second])
        game.play(seat, game.legal(seat)[0])
    assert game.over


@pytest.mark.parametrize(("players", "first"), [(players, first) for players in HEIGHTS for first in range(players)])
def test_turns_go_clockwise_from_the_start_player(players: int, first: int) -> None:
    game = courtcards.new_game("call-to-glory", players=players, seed="amber", first=first)
    for turn in range(2 * players + 1):
        assert game.to_move == ((first + turn) % players,)
        seat = game.to_move[0]
        play(game, f"{seat} LR")
        game.play(seat, game.legal(seat)[0])


def test_every_round_deals_all_cards_again() -> None:
    second = deck(["emperor*3", "empress*3"])
    hands, turns = ["monk*2 farmer", "ninja*3"], ["monk farmer", "farmer farmer"]
    game = courtcards.new_game("call-to-glory", players=2, decks=[deck(hands, turns), second], first=0)
    play(game, "0 LR, lay monk 3", "1 LR, discard farmer A", "0 AL, discard farmer A", "1 AL, discard ninja A")
    assert game.view(None)["known"][1] == {"farmer": 1}
    drain(game)
    assert game.round == 2
    assert [hand(game, 0), hand(game, 1)] == [Counter(cards("emperor*3")), Counter(cards("empress*3"))]
    assert (pile(game, "L"), pile(game, "R"), pile(game, "A"), pile(game, "B")) == (52, 52, [], [])
    assert table(game) == {}
    assert game.view(None)["known"] == [{}, {}]
    assert game.view(None)["turns"] == 0


def test_later_rounds_use_all_110_cards() -> None:
    game = courtcards.new_game("call-to-glory", players=3, seed="amber")
    while not game.over:
        drain(game)
    decks = [round["deck"] for round in game.record()["rounds"]]
    assert all(Counter(dealt) == NUMBERS for dealt in decks)
    assert len({tuple(dealt) for dealt in decks}) == 4


def test_deck_with_other_cards_is_refused() -> None:
    with pytest.raises(courtcards.OptionError) as caught:
        courtcards.new_game("call-to-glory", players=2, decks=[["farmer"] * 110])
    assert caught.value.message.id == "option-deck-cards"


def test_first_turn_offers_only_the_draw_piles() -> None:
    game = game_with(["", ""])
    assert game.legal(0) == ["draw L", "draw R"]
    play(game, "0 R")
    assert game.legal(0) == ["draw L"]
