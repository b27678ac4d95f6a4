"""A turn, second half: discarding one card, and which of the two places it goes to."""

from __future__ import annotations

import pytest

from courtcards import Game
from tests.call_to_glory.deals import NUMBERS, game_with
from tests.call_to_glory.script import can, hand, pile, play, refused


def test_any_card_of_the_hand_may_be_discarded() -> None:
    game = game_with(["emperor monk*2", ""], ["farmer shogun"])
    play(game, "0 LR")
    assert can(game, 0, "discard") == [f"discard {name} A" for name in ("emperor", "shogun", "monk", "farmer")]


def test_discard_leaves_the_hand_and_ends_the_turn() -> None:
    game = game_with(["emperor monk*2", ""], ["farmer shogun"])
    play(game, "0 LR, discard monk A")
    assert hand(game, 0) == {"emperor": 1, "shogun": 1, "monk": 1, "farmer": 1}
    assert pile(game, "A") == ["monk"]
    assert game.to_move == (1,)
    assert refused(game, "0 discard monk B") == "action-not-to-move"


def test_also_the_card_just_drawn_may_be_discarded() -> None:
    game = game_with(["emperor monk*2", ""], ["farmer shogun"])
    play(game, "0 LR, discard shogun A")
    assert pile(game, "A") == ["shogun"]


@pytest.mark.parametrize("character", ["empress", "envoy"])
def test_card_outside_the_hand_cannot_be_discarded(character: str) -> None:
    game = game_with(["emperor monk*2", ""], ["farmer shogun"])
    play(game, "0 LR")
    assert refused(game, f"0 discard {character} A") == "glory-discard-not-held"


@pytest.mark.parametrize("line", ["0 discard monk", "0 discard monk L", "0 discard monk C", "0 discard monks A"])
def test_malformed_discard_is_refused(line: str) -> None:
    game = game_with(["emperor monk*2", ""], ["farmer shogun"])
    play(game, "0 LR")
    assert refused(game, line) == "action-unknown"


def test_a_discard_is_owed_if_nothing_is_laid() -> None:
    game = game_with(["emperor monk daimyo", ""], ["farmer shogun"])
    play(game, "0 LR")
    assert game.to_move == (0,)
    assert refused(game, "0 end") == "glory-not-now"


# Which discard pile


def after_discards(count: int) -> Game:
    """This many discards have been made, the first to A and the second to B; then the player to move has drawn."""
    game = game_with(["monk*3", "farmer*3"], ["monk farmer", "monk farmer", "monk farmer", "monk farmer"])
    for turn in range(count):
        seat = turn % 2
        play(game, f"{seat} LR, discard {'monk' if seat == 0 else 'farmer'} {'AB'[turn % 2]}")
    return game


def test_first_discard_goes_to_a() -> None:
    game = after_discards(0)
    play(game, "0 LR")
    assert all(action.endswith(" A") for action in can(game, 0, "discard"))
    assert refused(game, "0 discard monk B") == "glory-discard-other-pile-empty"


def test_second_pile_is_formed_before_the_first_grows() -> None:
    game = after_discards(1)
    play(game, "1 LR")
    assert all(action.endswith(" B") for action in can(game, 1, "discard"))
    assert refused(game, "1 discard farmer A") == "glory-discard-other-pile-empty"


@pytest.mark.parametrize("name", "AB")
def test_discard_choice_is_free_between_two_piles(name: str) -> None:
    game = after_discards(2)
    play(game, "0 LR")
    assert {action[-1] for action in can(game, 0, "discard")} == {"A", "B"}
    before = pile(game, name)
    play(game, f"0 discard monk {name}")
    assert pile(game, name) == [*before, "monk"]


def test_a_place_drawn_empty_must_be_filled_first() -> None:
    game = after_discards(2)
    play(game, "0 AL")
    assert refused(game, "0 discard monk B") == "glory-discard-other-pile-empty"
    play(game, "0 discard farmer A")
    play(game, "1 BL")
    assert refused(game, "1 discard monk A") == "glory-discard-other-pile-empty"


def test_discard_goes_to_a_after_both_are_emptied() -> None:
    game = after_discards(2)
    play(game, "0 AB")
    assert refused(game, "0 discard monk B") == "glory-discard-other-pile-empty"
    play(game, "0 discard farmer A")
    assert (pile(game, "A"), pile(game, "B")) == (["farmer"], [])


@pytest.mark.parametrize("character", NUMBERS)
def test_every_character_can_be_discarded(character: str) -> None:
    game = game_with([f"{character}*3", ""])
    play(game, f"0 LR, discard {character} A")
    assert pile(game, "A") == [character]
