"""Article “A round”, the turn: draw one card, discard one card."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.come_to_call.deals import BOX, COURT_CARDS, deal, deck_of, hand, start, take_turn, take_turns
from tests.come_to_call.refusals import refusal

PLAYERS = range(2, 7)


@pytest.mark.parametrize("players", PLAYERS)
def test_player_left_of_the_dealer_begins(players: int) -> None:
    for dealer in range(players):
        assert deal(players, dealer=dealer).to_move == ((dealer + 1) % players,)


@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_round_the_table(players: int) -> None:
    game = deal(players, dealer=1)
    seats: list[int] = []
    for _ in range(2 * players):
        seats += game.to_move
        take_turn(game)
    assert seats == [(2 + turn) % players for turn in range(2 * players)]


def test_draw_comes_from_deck_or_either_pile() -> None:
    game = deal(3)
    assert game.legal(0) == ["draw deck", "draw left", "draw right"]


@pytest.mark.parametrize(("source", "card"), [("deck", "wild"), ("left", "king"), ("right", "queen")])
def test_top_card_goes_to_the_hand(source: str, card: str) -> None:
    game = deal(3, left="king", right="queen", top="wild")
    before = hand(game, 0)
    game.play(0, f"draw {source}")
    assert hand(game, 0) - before == Counter([card])
    assert game.view(None)["hand_sizes"] == [8, 7, 7]


def test_pile_is_drawn_from_its_top() -> None:
    game = deal(3, left="king", top="queen heir")
    take_turns(game, 2)
    game.play(2, "draw left")
    assert hand(game, 2)["heir"] == 1
    assert game.view(None)["piles"]["left"] == ["king", "queen"]


def test_turn_is_one_draw_and_one_discard() -> None:
    game = deal(3, ["king"])
    game.play(0, "draw deck")
    assert (game.to_move, game.phase) == ((0,), "discard")
    game.play(0, "discard king right")
    assert (game.to_move, game.phase) == ((1,), "draw")
    assert game.view(None)["hand_sizes"] == [7, 7, 7]


@pytest.mark.parametrize("source", ["deck", "left", "right"])
@pytest.mark.parametrize("to", ["left", "right"])
def test_ruling_drawn_card_may_be_discarded(source: str, to: str) -> None:
    game = deal(3, left="king-half", right="wild", top="queen-double")
    before = hand(game, 0)
    drawn = take_turn(game, source, to=to)
    assert hand(game, 0) == before
    assert game.view(None)["piles"][to][-1] == drawn


def test_hear_ye_goes_to_the_middle() -> None:
    game = deal(3, ["hear-ye"], left="king", right="queen")
    take_turn(game, discard="hear-ye")
    view = game.view(None)
    assert (view["heard"], view["crier"]) == (1, 0)
    assert view["piles"] == {"left": ["king"], "right": ["queen"]}
    assert game.legal(1) == ["draw deck", "draw left", "draw right"]


def test_hear_ye_returns_in_the_next_round() -> None:
    game = start([deck_of(2, top="2 hear-ye"), deck_of(2, top="2 hear-ye")], 2, 0, None)
    take_turns(game, 2)
    assert (game.round, game.view(None)["heard"]) == (2, 0)
    assert Counter(game.record()["rounds"][1]["deck"]) == BOX
    take_turns(game, 2)
    assert game.round == 3


def test_hear_ye_cannot_be_laid_on_a_pile() -> None:
    game = deal(3, ["hear-ye"])
    assert refusal(game, 0, "discard hear-ye left") == "call-not-now"
    game.play(0, "draw deck")
    assert [action for action in game.legal(0) if "hear-ye" in action] == ["discard hear-ye"]
    for pile in ("left", "right"):
        assert refusal(game, 0, f"discard hear-ye {pile}") == "call-discard-hear-ye"


@pytest.mark.parametrize("card", [*COURT_CARDS, "butler", "wild"])
@pytest.mark.parametrize("to", ["left", "right"])
def test_other_cards_go_onto_either_pile(card: str, to: str) -> None:
    game = deal(3, [card])
    take_turn(game, discard=card, to=to)
    assert game.view(None)["piles"][to][-1] == card
    assert [len(pile) for pile in game.view(None)["piles"].values()] == ([2, 1] if to == "left" else [1, 2])


@pytest.mark.parametrize("to", ["left", "right"])
def test_empty_pile_may_be_started_again(to: str) -> None:
    game = deal(3, ["king"])
    take_turn(game, to, discard="king", to=to)
    assert game.view(None)["piles"][to] == ["king"]


def test_empty_pile_may_stay_empty() -> None:
    game = deal(3, ["king"], right="fool")
    take_turn(game, "left", discard="king", to="right")
    assert game.view(None)["piles"] == {"left": [], "right": ["fool", "king"]}
    assert game.legal(1) == ["draw deck", "draw right"]


def test_every_card_can_go_onto_both_piles() -> None:
    game = deal(3, ["king queen-half 2 heir butler wild hear-ye"], top="fool-half")
    game.play(0, "draw deck")
    held = ["king", "queen-half", "heir", "fool-half", "butler", "wild"]
    expected = [f"discard {card} {pile}" for card in held for pile in ("left", "right")]
    assert game.legal(0) == [*expected, "discard hear-ye"]


# Attempts against the rules


@pytest.mark.parametrize("seat", [1, 2])
def test_only_the_player_to_move_may_act(seat: int) -> None:
    game = deal(3, ["king"] * 3)
    assert game.legal(seat) == []
    assert refusal(game, seat, "draw deck") == "action-not-to-move"
    game.play(0, "draw deck")
    assert refusal(game, seat, "discard king left") == "action-not-to-move"


@pytest.mark.parametrize("action", ["discard king left", "discard hear-ye", "send king 2", "ready"])
def test_draw_comes_before_the_discard(action: str) -> None:
    game = deal(3, ["2 king butler hear-ye"])
    assert refusal(game, 0, action) == "call-not-now"


@pytest.mark.parametrize("action", ["draw deck", "draw left", "draw right", "send king 2", "ready"])
def test_only_a_discard_follows_the_draw(action: str) -> None:
    game = deal(3, ["2 king butler"])
    game.play(0, "draw deck")
    assert refusal(game, 0, action) == "call-not-now"


@pytest.mark.parametrize("pile", ["left", "right"])
def test_empty_pile_cannot_be_drawn_from(pile: str) -> None:
    game = deal(3, ["king"])
    take_turn(game, pile, discard="king", to="right" if pile == "left" else "left")
    assert refusal(game, 1, f"draw {pile}") == "call-draw-empty-pile"


@pytest.mark.parametrize("card", ["queen left", "queen-double right", "butler left", "wild right", "hear-ye"])
def test_only_cards_of_the_hand_can_be_discarded(card: str) -> None:
    game = deal(3, ["5 king 2 fool"], left="queen", top="fool")
    game.play(0, "draw deck")
    assert refusal(game, 0, f"discard {card}") == "call-discard-not-held"


@pytest.mark.parametrize("action", ["draw middle", "draw", "draw hear-ye", "discard king", "discard king deck", "pass"])
def test_malformed_action_is_refused(action: str) -> None:
    game = deal(3, ["king"])
    assert refusal(game, 0, action) == "action-unknown"
    game.play(0, "draw deck")
    assert refusal(game, 0, action) == "action-unknown"
