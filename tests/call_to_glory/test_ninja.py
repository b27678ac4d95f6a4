"""The Power of the Ninja: figures are taken for Ninja sets and returned to strike cards of opponents."""

from __future__ import annotations

from typing import Any

import pytest

import courtcards
from courtcards import Game
from tests.call_to_glory.deals import NUMBERS, game_with, laying_deck, redealt
from tests.call_to_glory.script import (
    can,
    drain,
    ending,
    figures,
    hand,
    idle_turn,
    lay_all,
    pile,
    play,
    refused,
    scores,
    stock,
    table,
    until_last_cards,
    verbs,
)


def ready_to_strike(**options: Any) -> Game:
    """Seat 0, about to draw, has a figure; seat 1 has four Monks; both discard places are empty."""
    turns = ["ninja farmer", "monk farmer", "farmer shogun", "farmer shogun", "farmer daimyo"]
    game = game_with(["ninja emperor farmer", "monk*3"], turns, ninja=True, **options)
    play(game, "0 LR, lay ninja 2", "1 LR, lay monk 4")
    return game


def ready_with_piles() -> Game:
    """The same, with a Shogun on A and another on B."""
    game = ready_to_strike()
    play(game, "0 LR, discard shogun A, end", "1 LR, discard shogun B")
    return game


def hand_out(game: Game, *held: int) -> None:
    """Give each seat this many figures."""
    for seat, count in enumerate(held):
        game._state["figures"][seat] = count


# Taking figures


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_figures_stand_in_the_stock(players: int) -> None:
    game = courtcards.new_game("call-to-glory", players=players, ninja=True, seed="amber")
    assert stock(game) == 4
    assert figures(game) == [0] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_laying_ninja_earns_a_figure(players: int) -> None:
    game = game_with(["ninja*3", *[""] * (players - 1)], ninja=True)
    play(game, "0 LR, lay ninja 3")
    assert figures(game) == [1] + [0] * (players - 1)
    assert stock(game) == 3


@pytest.mark.parametrize("character", [name for name in NUMBERS if name != "ninja"])
def test_other_sets_take_no_figure(character: str) -> None:
    game = game_with([f"{character}*3", ""], ninja=True)
    play(game, f"0 LR, lay {character} 3")
    assert figures(game) == [0, 0]


def test_beating_ninja_takes_a_figure() -> None:
    game = game_with(["ninja*2", "ninja*3"], ninja=True)
    play(game, "0 LR, lay ninja 2", "1 LR, lay ninja 3")
    assert figures(game) == [1, 1]


def test_discarding_or_holding_ninja_takes_no_figure() -> None:
    game = game_with(["ninja*3", ""], ninja=True)
    play(game, "0 LR, discard ninja A")
    assert figures(game) == [0, 0]


def test_large_ninja_set_takes_only_one_figure() -> None:
    game = game_with(["ninja*3", ""], ["ninja ninja"], ninja=True)
    play(game, "0 LR, lay ninja 5")
    assert figures(game) == [1, 0]


def test_an_empty_stock_gives_none() -> None:
    """Two sets of Ninja in each of two rounds take all four figures; the fifth set takes none."""
    twice, once = ["ninja ninja*3", ""], ["ninja", "farmer"]
    game = courtcards.new_game("call-to-glory", players=2, decks=[laying_deck(twice)], first=0, ninja=True)
    lay_all(game, twice)
    game = redealt(game, laying_deck(twice, starter=game.to_move[0]))
    lay_all(game, twice)
    assert (figures(game), stock(game)) == ([4, 0], 0)
    game = redealt(game, laying_deck(once, starter=game.to_move[0]))
    lay_all(game, once)
    assert (figures(game), stock(game)) == ([4, 0], 0)
    assert scores(game, 3) == [14, 20]


def test_without_the_option_there_are_no_figures() -> None:
    game = game_with(["ninja*3", "monk*3"])
    play(game, "0 LR, lay ninja 3", "1 LR, lay monk 3")
    assert game.view(0)["figures"] is None
    assert verbs(game, 0) == {"draw"}
    assert refused(game, "0 strike 1 monk") == "glory-strike-without-ninja"


# When figures may be used


BOTH_PILES_EMPTY = {
    "before the draws": ["0 strike 1 monk", "0 LR, discard farmer B"],
    "between the draws": ["0 L, strike 1 monk", "0 R, discard farmer B"],
    "after the draws": ["0 LR, strike 1 monk", "0 discard farmer B"],
    "after a discard": ["0 LR, discard farmer A, strike 1 monk"],
    "after a lay": ["0 LR, lay farmer 3, strike 1 monk"],
}


@pytest.mark.parametrize("moment", BOTH_PILES_EMPTY)
def test_figure_may_be_used_throughout_a_later_turn(moment: str) -> None:
    game = ready_to_strike()
    before = verbs(game, 0)
    assert before == {"draw", "strike"}
    play(game, *BOTH_PILES_EMPTY[moment])
    assert table(game)["monk"] == (1, 3)
    assert (figures(game), stock(game)) == ([0, 0], 4)
    assert sorted(pile(game, "A") + pile(game, "B")).count("monk") == 1
    assert game.to_move == (1,)


@pytest.mark.parametrize("steps", ["", "0 L", "0 LR", "0 LR, discard farmer A"])
def test_strike_is_offered_throughout_the_turn(steps: str) -> None:
    game = ready_to_strike()
    play(game, *filter(None, [steps]))
    assert can(game, 0, "strike") == ["strike 1 monk"]


def test_new_figure_cannot_be_used_this_turn() -> None:
    game = game_with(["monk*3", "ninja*3"], ninja=True)
    play(game, "0 LR, lay monk 3", "1 LR, lay ninja 3")
    assert figures(game) == [0, 1]
    assert game.to_move == (0,)
    assert refused(game, "1 strike 0 monk") == "action-not-to-move"


def test_returned_figure_does_not_free_the_new_one() -> None:
    game = game_with(["monk*3", "ninja*3"], ninja=True)
    play(game, "0 LR, lay monk 3")
    hand_out(game, 3, 1)
    play(game, "1 strike 0 monk, LR, lay ninja 3")
    assert (figures(game), stock(game)) == ([3, 1], 0)
    assert table(game)["monk"] == (0, 2)
    assert game.to_move == (0,)


def test_older_figures_can_be_used_this_turn() -> None:
    game = game_with(["monk*3", "ninja*3"], ninja=True)
    play(game, "0 LR, lay monk 3")
    hand_out(game, 0, 2)
    play(game, "1 strike 0 monk, LR, lay ninja 3")
    assert figures(game) == [0, 2]
    assert game.legal(1) == ["strike 0 monk", "end"]
    assert game.view(1)["figures"]["usable"] == 1
    play(game, "1 strike 0 monk")
    assert figures(game) == [0, 1]
    assert game.to_move == (0,)


def test_empty_stock_leaves_all_own_figures_usable() -> None:
    game = game_with(["monk*3", "ninja*3"], ["monk monk"], ninja=True)
    play(game, "0 LR, lay monk 5")
    hand_out(game, 0, 4)
    play(game, "1 LR, lay ninja 3", "1 strike 0 monk, strike 0 monk")
    assert figures(game) == [0, 2]
    assert game.view(1)["figures"]["usable"] == 2
    for _ in range(2):
        play(game, "1 strike 0 monk")
        if game.phase == "pile":
            play(game, "0 pile A")
    assert table(game)["monk"] == (0, 1)
    assert (figures(game), stock(game)) == ([0, 0], 4)
    assert game.to_move == (0,)


def test_new_figure_can_be_used_next_turn() -> None:
    game = game_with(["monk*3", "ninja*3"], ["farmer farmer"] * 3, ninja=True)
    play(game, "0 LR, lay monk 3", "1 LR, lay ninja 3", "0 LR, discard farmer A")
    assert can(game, 1, "strike") == ["strike 0 monk"]


def test_figures_are_used_only_in_ones_own_turn() -> None:
    game = ready_to_strike()
    play(game, "0 LR, discard farmer A, end")
    assert game.to_move == (1,)
    assert refused(game, "0 strike 1 monk") == "action-not-to-move"
    assert refused(game, "1 strike 0 ninja") == "glory-strike-no-figure"


def test_several_figures_may_be_used_in_one_turn() -> None:
    game = ready_to_strike()
    hand_out(game, 3, 0)
    play(game, "0 strike 1 monk, L, strike 1 monk, R, strike 1 monk", "1 pile B")
    assert table(game)["monk"] == (1, 1)
    assert (figures(game), stock(game)) == ([0, 0], 4)
    assert (pile(game, "A"), pile(game, "B")) == (["monk"], ["monk", "monk"])
    play(game, "0 discard farmer A")
    assert game.to_move == (1,)


def test_without_a_figure_nothing_can_be_struck() -> None:
    game = game_with(["monk*3", "ninja*3"], ninja=True)
    play(game, "0 LR, lay monk 3")
    assert refused(game, "1 strike 0 monk") == "glory-strike-no-figure"
    play(game, "1 LR")
    assert refused(game, "1 strike 0 monk") == "glory-strike-no-figure"


def test_a_used_figure_is_gone() -> None:
    game = ready_to_strike()
    play(game, "0 strike 1 monk")
    assert refused(game, "0 strike 1 monk") == "glory-strike-no-figure"


# What may be struck


def three_players() -> Game:
    """Seat 0, about to draw, has a figure and three Ninja; seat 1 has Monks, seat 2 has Farmers and Envoys."""
    turns = ["emperor shogun", "emperor shogun", "farmer envoy", "emperor shogun", "emperor shogun", "envoy envoy"]
    game = game_with(["ninja*3", "monk*3", "farmer*3"], turns, ninja=True)
    play(game, "0 LR, lay ninja 3", "1 LR, lay monk 3", "2 LR, lay farmer 4")
    play(game, "0 LR, discard emperor A, end", "1 LR, discard emperor B", "2 LR, lay envoy 3")
    return game


def test_any_card_of_any_opponent_may_be_struck() -> None:
    assert can(three_players(), 0, "strike") == ["strike 1 monk", "strike 2 envoy", "strike 2 farmer"]


def test_a_set_is_struck_where_it_lies() -> None:
    game = three_players()
    assert refused(game, "0 strike 2 monk") == "glory-strike-no-set"
    assert refused(game, "0 strike 1 farmer") == "glory-strike-no-set"
    assert refused(game, "0 strike 1 emperor") == "glory-strike-no-set"


def test_own_set_cannot_be_struck() -> None:
    game = three_players()
    assert "strike 0 ninja" not in game.legal(0)
    assert refused(game, "0 strike 0 ninja").startswith("glory-strike")


@pytest.mark.parametrize("line", ["0 strike 3 monk", "0 strike monk", "0 strike 1", "0 strike 1 monks"])
def test_strike_must_name_an_opponents_set(line: str) -> None:
    assert refused(three_players(), line) == "action-unknown"


def test_one_card_is_struck() -> None:
    game = ready_to_strike()
    play(game, "0 strike 1 monk")
    assert table(game) == {"ninja": (0, 2), "monk": (1, 3)}
    assert hand(game, 1) == {"farmer": 1}


# Where a struck card goes


def test_struck_card_goes_to_empty_a_first() -> None:
    game = ready_to_strike()
    play(game, "0 strike 1 monk")
    assert (pile(game, "A"), pile(game, "B")) == (["monk"], [])
    assert game.to_move == (0,)


@pytest.mark.parametrize(("name", "other"), [("A", "B"), ("B", "A")])
def test_struck_card_goes_to_the_only_empty_place(name: str, other: str) -> None:
    game = ready_with_piles()
    play(game, f"0 {name}, strike 1 monk")
    assert (pile(game, name), pile(game, other)) == (["monk"], ["shogun"])
    assert game.to_move == (0,)


@pytest.mark.parametrize("name", "AB")
def test_owner_chooses_the_pile_of_a_struck_card(name: str) -> None:
    game = ready_with_piles()
    play(game, "0 strike 1 monk")
    assert game.to_move == (1,)
    assert game.legal(1) == ["pile A", "pile B"]
    play(game, f"1 pile {name}")
    assert pile(game, name) == ["shogun", "monk"]


def test_distant_owner_chooses_the_pile_too() -> None:
    game = three_players()
    play(game, "0 strike 2 farmer")
    assert game.to_move == (2,)
    assert refused(game, "1 pile A") == "action-not-to-move"
    assert refused(game, "0 pile A") == "action-not-to-move"
    play(game, "2 pile A")
    assert pile(game, "A") == ["emperor", "farmer"]
    assert game.to_move == (0,)


WAITING = {
    "before the draws": ("", {"draw"}),
    "between the draws": ("0 L", {"draw"}),
    "after the draws": ("0 LR", {"lay", "discard"}),
}


@pytest.mark.parametrize("moment", WAITING)
def test_ruling_turn_resumes_after_the_pile_choice(moment: str) -> None:
    steps, expected = WAITING[moment]
    game = ready_with_piles()
    play(game, *filter(None, [steps]), "0 strike 1 monk")
    assert refused(game, "0 draw L") == "action-not-to-move"
    assert game.legal(0) == []
    play(game, "1 pile A")
    assert game.to_move == (0,)
    assert verbs(game, 0) == expected


def test_ruling_strike_waits_for_a_beaten_sets_pile() -> None:
    game = game_with(["monk*2 ninja", "monk*3"], ["ninja farmer", *["shogun farmer"] * 4], ninja=True)
    play(game, "0 LR, lay ninja 2", "1 LR, discard shogun A", "0 LR, discard shogun B", "1 LR, discard shogun A")
    play(game, "0 LR, lay monk 2")
    hand_out(game, 1, 1)
    play(game, "1 LR, lay monk 3")
    assert game.to_move == (0,)
    assert refused(game, "1 strike 0 ninja") == "action-not-to-move"
    assert refused(game, "0 strike 1 monk") == "glory-not-now"
    play(game, "0 pile A")
    assert game.legal(1) == ["strike 0 ninja", "end"]


# What is left of a struck set


def struck_to(size: int, character: str = "monk", players: int = 2) -> Game:
    """Seat 1's set of three has been struck down to this many cards, and seat 0 has drawn two more of the character."""
    others = ["emperor empress daimyo"] * (players - 2)
    turns = ["farmer shogun", "farmer shogun", *["farmer shogun"] * (players - 2), f"{character} {character}"]
    game = game_with([f"{character} farmer shogun", f"{character}*3", *others], turns, ninja=True)
    play(game, "0 LR, discard farmer A", f"1 LR, lay {character} 3")
    play(game, *(f"{seat} LR, discard shogun B" for seat in range(2, players)))
    hand_out(game, 3 - size, 0)
    for _ in range(3 - size):
        play(game, f"0 strike 1 {character}")
        if game.phase == "pile":
            play(game, "1 pile A")
    play(game, "0 LR")
    return game


@pytest.mark.parametrize("size", [1, 2])
def test_ruling_struck_set_of_one_card_stays(size: int) -> None:
    assert table(struck_to(size)) == {"monk": (1, size)}


def test_ruling_single_card_scores_and_counts() -> None:
    game = struck_to(1)
    assert game.view(None)["sets"]["monk"]["size"] == 1
    play(game, "0 discard farmer A")
    drain(game)
    assert scores(game) == [0, 18]


def test_a_set_with_no_card_left_is_gone() -> None:
    game = struck_to(0)
    assert table(game) == {}
    assert refused(game, "0 strike 1 monk") == "glory-strike-no-figure"
    play(game, "0 discard farmer A")
    drain(game)
    assert scores(game) == [0, 0]


@pytest.mark.parametrize(("size", "fewest"), [(2, 3), (1, 2), (0, 2)])
def test_struck_set_is_beaten_by_its_new_size(size: int, fewest: int) -> None:
    game = struck_to(size)
    lays = [action for action in can(game, 0, "lay") if "monk" in action]
    assert lays == [f"lay monk {count}" for count in range(fewest, 4)]


def test_a_single_card_that_is_beaten_is_discarded() -> None:
    game = struck_to(1)
    play(game, "0 lay monk 2")
    assert game.to_move == (1,)
    play(game, "1 pile B")
    assert table(game) == {"monk": (0, 2)}
    assert (pile(game, "A") + pile(game, "B")).count("monk") == 3


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("character", ["samurai", "ninja", "envoy"])
@pytest.mark.parametrize("size", [0, 1])
def test_struck_set_still_needs_the_minimum_to_beat(players: int, character: str, size: int) -> None:
    game = struck_to(size, character, players)
    assert [action for action in can(game, 0, "lay") if character in action] == [f"lay {character} 3"]
    assert refused(game, f"0 lay {character} 2") == "glory-lay-dotted"


@pytest.mark.parametrize("players", [3, 4])
def test_struck_undotted_set_is_beaten_by_two(players: int) -> None:
    assert "lay monk 2" in struck_to(1, "monk", players).legal(0)


# Round after round


def test_unused_figures_last_into_the_next_round() -> None:
    lays, later = ["ninja", "monk"], ["farmer", "monk*3"]
    game = courtcards.new_game("call-to-glory", players=2, decks=[laying_deck(lays)], first=0, ninja=True)
    lay_all(game, lays)
    assert game.round == 2
    assert (figures(game), stock(game)) == ([1, 0], 3)
    game = redealt(game, laying_deck(later, starter=0))
    play(game, "0 LR, lay farmer 2", "1 LR, lay monk 3", "0 strike 1 monk")
    assert table(game)["monk"] == (1, 2)
    assert (figures(game), stock(game)) == ([0, 0], 4)


def test_figure_from_the_last_turn_works_next_round() -> None:
    lays = ["emperor empress daimyo shogun monk ninja", ""]
    game = courtcards.new_game("call-to-glory", players=2, decks=[laying_deck(lays)], first=0, ninja=True)
    lay_all(game, lays)
    assert game.to_move == (1,)
    game = redealt(game, laying_deck(["", "farmer"], starter=1))
    play(game, "1 LR, lay farmer 2")
    assert can(game, 0, "strike") == ["strike 1 farmer"]


# The end of the turn


@pytest.mark.parametrize("steps", ["0 LR, discard farmer A", "0 LR, lay farmer 3"])
def test_ruling_player_with_strikes_left_must_end_turn(steps: str) -> None:
    game = ready_to_strike()
    play(game, steps)
    assert game.phase == "after"
    assert game.legal(0) == ["strike 1 monk", "end"]
    play(game, "0 end")
    assert game.to_move == (1,)
    assert figures(game) == [1, 0]


def test_ruling_turn_ends_without_a_usable_figure() -> None:
    game = ready_to_strike()
    play(game, "0 strike 1 monk, LR, discard farmer B")
    assert game.to_move == (1,)
    assert game.record()["rounds"][0]["actions"][-1] == "0 discard farmer B"


def test_ruling_turn_ends_without_a_target() -> None:
    game = game_with(["ninja*3", ""], ["farmer farmer"] * 3, ninja=True)
    play(game, "0 LR, lay ninja 3", "1 LR, discard farmer A", "0 LR, discard farmer B")
    assert game.to_move == (1,)


def test_ruling_turn_ends_after_the_last_target() -> None:
    game = game_with(["farmer*3", "monk*2"], ninja=True)
    play(game, "0 LR, lay farmer 2", "1 LR, lay monk 2")
    hand_out(game, 3, 0)
    play(game, "0 strike 1 monk, LR, discard farmer B, strike 1 monk", "1 pile A")
    assert figures(game) == [1, 0]
    assert game.to_move == (1,)


def test_turn_cannot_end_before_laying_or_discarding() -> None:
    game = ready_to_strike()
    assert refused(game, "0 end") == "glory-not-now"
    play(game, "0 LR")
    assert refused(game, "0 end") == "glory-not-now"


@pytest.mark.parametrize("line", ["0 draw L", "0 discard farmer B", "0 lay farmer 2", "0 pile A"])
def test_only_strikes_follow_laying_or_discarding(line: str) -> None:
    game = ready_to_strike()
    play(game, "0 LR, discard farmer A")
    assert refused(game, line) == "glory-not-now"


def test_ruling_round_end_is_checked_after_strikes() -> None:
    """The last cards of L and R are drawn, and the strike is still possible before the scores are made."""
    game = game_with(["ninja*3", "monk*3"], first=1, ninja=True, quick=True)
    play(game, "1 LR, lay monk 2", "0 LR, lay ninja 2")
    assert until_last_cards(game) == 0
    play(game, "0 LR")
    game.play(0, can(game, 0, "discard")[0])
    assert not game.over
    play(game, "0 strike 1 monk", "1 pile A")
    assert ending(game) == "draw-pile"
    assert table(game)["monk"] == (1, 1)
    assert scores(game) == [14, 18]


# The example of the rulebooks


def test_example_of_two_players() -> None:
    """Two Ninja take a figure, which strikes one of five Samurai; three Ninja beat them and take a figure too."""
    mine = ["monk farmer", "samurai samurai", "samurai farmer", "samurai samurai", "ninja farmer", "ninja ninja"]
    turns = [draw for theirs in mine for draw in ("farmer envoy", theirs)]
    game = game_with(["ninja*2 emperor", "monk*3"], turns, ninja=True)
    play(game, "0 LR, lay ninja 2", "1 LR, lay monk 4")
    assert figures(game) == [1, 0]
    play(game, "0 LR, discard envoy A, end", "1 LR, discard farmer B")
    play(game, "0 LR, discard envoy A, end", "1 LR, discard farmer B")
    play(game, "0 LR, discard envoy A, end", "1 LR, lay samurai 5")
    assert table(game) == {"ninja": (0, 2), "monk": (1, 4), "samurai": (1, 5)}
    play(game, "0 strike 1 samurai", "1 pile B", "0 LR, discard envoy A")
    assert table(game)["samurai"] == (1, 4)
    assert (figures(game), stock(game)) == ([0, 0], 4)
    play(game, "1 LR, discard farmer B", "0 LR, lay farmer 2", "1 LR, lay ninja 3")
    assert figures(game) == [0, 1]
    assert game.to_move == (0,)
    play(game, "0 pile A")
    assert pile(game, "A")[-2:] == ["ninja", "ninja"]
    assert table(game)["ninja"] == (1, 3)
    idle_turn(game)
    assert can(game, 1, "strike") == ["strike 0 farmer"]
