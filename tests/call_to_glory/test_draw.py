"""A turn, first half: two cards from two different piles, one after the other."""

from __future__ import annotations

import pytest

from courtcards import Game
from tests.call_to_glory.deals import game_with
from tests.call_to_glory.script import hand, pile, play, refused, verbs


def four_piles() -> Game:
    """Seat 0 to draw; a Monk lies on A, an Envoy on B."""
    game = game_with(["monk farmer*2", "envoy farmer*2"], ["farmer shogun", "farmer daimyo", "emperor empress"])
    play(game, "0 LR, discard monk A", "1 LR, discard envoy B")
    return game


PAIRS = [(first, second) for first in "LRAB" for second in "LRAB" if first != second]


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_any_two_different_piles_may_be_drawn_from(first: str, second: str) -> None:
    top = {"L": "emperor", "R": "empress", "A": "monk", "B": "envoy"}
    game = four_piles()
    before = hand(game, 0)
    play(game, f"0 {first}{second}")
    assert hand(game, 0) == {**before, top[first]: 1, top[second]: 1}
    assert game.phase == "play"


@pytest.mark.parametrize("name", "LRAB")
def test_two_cards_from_the_same_pile_are_refused(name: str) -> None:
    game = four_piles()
    play(game, f"0 {name}")
    assert game.legal(0) == [f"draw {other}" for other in "LRAB" if other != name and pile(game, other)]
    assert refused(game, f"0 draw {name}") == "glory-draw-same-pile"


@pytest.mark.parametrize("name", "AB")
def test_an_empty_pile_cannot_be_drawn_from(name: str) -> None:
    assert refused(game_with(["", ""]), f"0 draw {name}") == "glory-draw-empty-pile"


@pytest.mark.parametrize(("name", "turn"), [("A", "0 AL, lay farmer 3"), ("B", "0 AB, discard farmer A")])
def test_emptied_discard_pile_cannot_be_drawn_from(name: str, turn: str) -> None:
    game = four_piles()
    play(game, turn)
    assert pile(game, name) == []
    assert refused(game, f"1 draw {name}") == "glory-draw-empty-pile"


def test_two_draws_come_before_anything_else() -> None:
    game = four_piles()
    assert verbs(game, 0) == {"draw"}
    play(game, "0 L")
    assert verbs(game, 0) == {"draw"}
    play(game, "0 A")
    assert verbs(game, 0) == {"lay", "discard"}


def test_a_third_card_cannot_be_drawn() -> None:
    game = four_piles()
    play(game, "0 LR")
    assert refused(game, "0 draw A") == "glory-not-now"


def test_ruling_first_card_is_seen_before_the_second() -> None:
    game = four_piles()
    play(game, "0 L")
    assert hand(game, 0)["emperor"] == 1
    assert game.to_move == (0,)
    assert len(game.legal(0)) == 3


def test_card_from_a_draw_pile_is_secret() -> None:
    game = four_piles()
    play(game, "0 LR")
    assert game.view(1)["known"] == game.view(None)["known"] == [{}, {}]
    assert game.view(1)["hand"] == {"daimyo": 1, "farmer": 3}


def test_card_from_a_discard_pile_is_public() -> None:
    game = four_piles()
    play(game, "0 AB")
    assert game.view(1)["known"] == game.view(None)["known"] == [{"monk": 1, "envoy": 1}, {}]


def test_a_discard_pile_gives_its_top_card_first() -> None:
    game = four_piles()
    play(game, "0 LR, discard shogun A", "1 AL, discard farmer B")
    assert hand(game, 1)["shogun"] == 1
    assert pile(game, "A") == ["monk"]


@pytest.mark.parametrize("name", "AB")
def test_ruling_refilled_place_is_still_the_same_pile(name: str) -> None:
    turns = ["ninja farmer", "farmer monk", "emperor empress", "shogun daimyo"]
    game = game_with(["ninja farmer*2", "envoy*2 farmer"], turns, ninja=True)
    play(game, "0 LR, lay ninja 2", "1 LR, lay envoy 2")
    play(game, "0 LR, discard empress A, end", "1 LR, discard shogun B")
    play(game, f"0 {name}, strike 1 envoy")
    assert pile(game, name) == ["envoy"]
    assert refused(game, f"0 draw {name}") == "glory-draw-same-pile"
    assert f"draw {name}" not in game.legal(0)
