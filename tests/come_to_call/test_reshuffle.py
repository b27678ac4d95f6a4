"""Article “A round”, the ruling on an empty deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import courtcards
from tests.come_to_call.deals import deal, hand, smallest_box, take_turn, take_turns
from tests.come_to_call.refusals import refusal

PLAYERS = range(2, 7)

# Two players, a deck of two cards: king and queen.
SMALL = smallest_box(2)
TWO_LEFT = "king queen"


def small_game(**wishes: Any) -> courtcards.Game:
    """Two players with a Hear Ye! each, and a deck of two cards."""
    return deal(2, ["hear-ye"] * 2, top=TWO_LEFT, box=SMALL, **wishes)


def reshuffles(game: courtcards.Game) -> list[list[str]]:
    written: list[list[str]] = game.record()["rounds"][-1].get("reshuffles", [])
    return written


def test_ruling_new_deck_is_made_when_needed() -> None:
    game = small_game(left="fool", right="fool")
    take_turns(game, 2)
    assert game.view(0)["piles"] == {"left": ["queen"], "right": ["fool"]}
    assert game.view(0)["deck"] == 2
    assert [Counter(deck) for deck in reshuffles(game)] == [Counter(["fool", "king"])]


def test_ruling_new_deck_comes_before_the_choice() -> None:
    game = small_game()
    take_turns(game, 2)
    assert (game.to_move, game.phase) == ((0,), "draw")
    assert game.legal(0) == ["draw deck", "draw left", "draw right"]


def test_ruling_new_deck_waits_until_a_draw() -> None:
    game = small_game()
    take_turn(game)
    game.play(1, "draw deck")
    assert (game.view(1)["deck"], reshuffles(game)) == (0, [])
    game.play(1, "discard queen right")
    assert game.view(0)["deck"] == len(reshuffles(game)[0]) == 2


def test_ruling_cards_below_both_tops_are_shuffled() -> None:
    game = small_game(left="fool", right="butler")
    take_turn(game, to="left")
    take_turn(game, to="right")
    assert game.view(0)["piles"] == {"left": ["king"], "right": ["queen"]}
    assert [Counter(deck) for deck in reshuffles(game)] == [Counter(["fool", "butler"])]


def test_ruling_tops_stay_in_place() -> None:
    game = small_game(left="fool", right="butler")
    take_turns(game, 2)
    take_turn(game, "left")
    assert game.view(None)["piles"]["left"] == ["queen"]
    assert game.view(None)["piles"]["right"] == ["butler"]


def test_ruling_new_deck_is_drawn_in_recorded_order() -> None:
    game = small_game()
    take_turns(game, 2)
    (deck,) = reshuffles(game)
    assert [take_turn(game), take_turn(game)] == deck
    assert courtcards.replay(game.record()).record() == game.record()


def test_ruling_empty_pile_stays_empty() -> None:
    game = small_game(left="fool", right="butler")
    take_turn(game, "left", discard="fool", to="right")
    take_turn(game, to="right")
    take_turn(game, to="right")
    assert game.view(1)["piles"] == {"left": [], "right": ["queen"]}
    assert Counter(reshuffles(game)[0]) == Counter(["butler", "fool", "king"])
    assert game.legal(1) == ["draw deck", "draw right"]


def test_ruling_buried_hear_ye_is_shuffled_in() -> None:
    game = deal(2, ["hear-ye"], left="hear-ye", top=TWO_LEFT, box=SMALL)
    take_turn(game)
    take_turn(game)
    assert "hear-ye" in reshuffles(game)[0]


def test_ruling_hear_yes_in_the_middle_stay_there() -> None:
    game = small_game(left="fool")
    take_turn(game, discard="hear-ye")
    take_turn(game, to="left")
    assert [Counter(deck) for deck in reshuffles(game)] == [Counter(["fool"])]


def test_ruling_last_turn_shuffles_nothing() -> None:
    game = small_game()
    take_turn(game, discard="hear-ye")
    take_turn(game, discard="hear-ye")
    assert game.round == 2
    assert "reshuffles" not in game.record()["rounds"][0]


@pytest.mark.parametrize("players", range(3, 7))
def test_ruling_piles_remain_when_nothing_can_be_shuffled(players: int) -> None:
    game = deal(players, top="2 hear-ye", box=smallest_box(players))
    take_turns(game, 2)
    assert (game.view(None)["deck"], reshuffles(game)) == (0, [])
    assert game.legal(2) == ["draw left", "draw right"]
    assert refusal(game, 2, "draw deck") == "call-draw-no-deck"
    take_turn(game, "left")


def test_ruling_shuffling_resumes_once_cards_are_buried() -> None:
    game = deal(4, top="2 hear-ye", box=smallest_box(4))
    take_turns(game, 2)
    take_turn(game, "left", to="right")
    assert game.view(None)["piles"]["left"] == []
    assert game.legal(3) == ["draw deck", "draw right"]
    assert len(reshuffles(game)[0]) == 1


def test_ruling_round_may_have_many_reshuffles() -> None:
    """With one Hear Ye! fallen and the other held back, every further draw of the smallest box needs a new deck."""
    game = deal(4, ["hear-ye", "hear-ye"], top="2 king", box=smallest_box(4))
    take_turn(game, discard="hear-ye")
    take_turn(game)
    for turn in range(3, 161):
        assert len(reshuffles(game)) == turn - 2
        assert game.view(None)["deck"] == 1
        assert sum(game.view(None)["reshuffled"].values()) == 1
        take_turn(game)
    assert len(game.record()["rounds"][0]["reshuffles"]) == 158
    assert game.round == 2


def test_ruling_more_than_127_reshuffles_are_counted() -> None:
    game = deal(4, ["hear-ye", "hear-ye"], top="2 king", box=smallest_box(4))
    take_turn(game, discard="hear-ye")
    take_turns(game, 140)
    assert game._state["reshuffles"] == len(reshuffles(game)) == 140


@pytest.mark.parametrize("players", PLAYERS)
def test_reshuffles_keep_every_card(players: int) -> None:
    box = smallest_box(players)
    game = deal(players, ["hear-ye", "hear-ye"], box=box)
    for _ in range(4 * players):
        take_turn(game)
        view = game.view(None)
        held = sum((hand(game, seat) for seat in range(players)), Counter())
        piled = Counter(view["piles"]["left"]) + Counter(view["piles"]["right"])
        assert sum(held.values()) + sum(piled.values()) + view["deck"] == sum(box.values())
        assert held + piled <= Counter(box)


def test_cards_of_a_reshuffle_are_public() -> None:
    game = small_game(left="fool")
    assert game.view(None)["reshuffled"] is None
    take_turns(game, 2)
    for seat in (None, 0, 1):
        assert game.view(seat)["reshuffled"] == {"king": 1, "fool": 1}
