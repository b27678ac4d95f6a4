"""Score of the round: the numbers of the characters before a player, whatever the sizes of the sets."""

from __future__ import annotations

import pytest

import courtcards
from courtcards import Game
from tests.call_to_glory.deals import game_with, laying_deck
from tests.call_to_glory.script import drain, hand, lay_all, play, scores, table


def scored(lays: list[str]) -> Game:
    game = courtcards.new_game("call-to-glory", players=len(lays), decks=[laying_deck(lays)], first=0, quick=True)
    lay_all(game, lays)
    return game


def test_example_60_against_36() -> None:
    game = scored(["monk samurai shogun daimyo empress emperor", "farmer envoy"])
    assert scores(game) == [60, 36]
    assert game.totals == [60, 36]
    assert game.winners == [0]


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_the_size_of_a_set_does_not_matter(size: int) -> None:
    assert scores(scored([f"farmer*{size}", "emperor"])) == [20, 6]


@pytest.mark.parametrize(
    ("lays", "expected"),
    [
        (["farmer", "monk"], [20, 18]),
        (["farmer emperor", "monk", "envoy shogun"], [26, 18, 25]),
        (["farmer emperor", "monk", "envoy shogun", "samurai ninja"], [26, 18, 25, 26]),
        (["", "", ""], [0, 0, 0]),
    ],
)
def test_each_player_scores_their_own_characters(lays: list[str], expected: list[int]) -> None:
    assert scores(scored(lays)) == expected


def test_cards_in_hand_score_nothing() -> None:
    game = game_with(["farmer*3", "monk*3"], quick=True)
    drain(game)
    assert sum(hand(game, 0).values()) > 20
    assert scores(game) == [0, 0]


def test_beaten_set_scores_for_its_last_owner() -> None:
    game = game_with(["monk*2", "monk*2 envoy"], ["farmer farmer", "monk farmer"], quick=True)
    play(game, "0 LR, lay monk 2", "1 LR, lay monk 3")
    drain(game)
    assert table(game) == {"monk": (1, 3)}
    assert scores(game) == [0, 18]


def test_totals_sum_the_scored_rounds() -> None:
    rounds = [["farmer", "monk"], ["envoy", "farmer"]]
    decks = [laying_deck(rounds[0], starter=0), laying_deck(rounds[1], starter=1)]
    game = courtcards.new_game("call-to-glory", players=2, decks=decks, first=0)
    play(game, "0 LR, lay farmer 2", "1 LR, lay monk 2")
    assert game.totals == [0, 0]
    drain(game)
    assert game.totals == [20, 18]
    lay_all(game, rounds[1])
    assert [scores(game, 1), scores(game, 2)] == [[20, 18], [16, 20]]
    assert game.totals == game.view(0)["totals"] == [36, 38]
    assert game.view(None)["scores"] == [[20, 18], [16, 20]]
