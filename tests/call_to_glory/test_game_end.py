"""End of the game: the highest total wins, then the best single round; who is still tied shares the win (ruling)."""

from __future__ import annotations

from typing import Any

import pytest

import courtcards
from courtcards import Game
from tests.call_to_glory.deals import game_with_tasks, laying_deck, redealt
from tests.call_to_glory.script import lay_all, play, refused, scores

NOTHING = ["", ""]


def play_game(rounds: list[list[str]], starters: list[int], **options: Any) -> Game:
    """A whole game: what each seat lays in each round, and who starts it."""
    decks = [laying_deck(lays, starter) for lays, starter in zip(rounds, starters, strict=True)]
    game = courtcards.new_game("call-to-glory", players=len(rounds[0]), decks=decks, first=starters[0], **options)
    for lays, starter in zip(rounds, starters, strict=True):
        assert game.to_move == (starter,)
        assert game.winners == []
        lay_all(game, lays)
    return game


def test_highest_total_after_four_rounds_wins() -> None:
    game = play_game([["farmer", "monk"], ["", "envoy"], ["monk", ""], ["", "emperor"]], [0, 1, 0, 1])
    assert game.over
    assert game.totals == [38, 40]
    assert game.winners == [1]
    assert [scores(game, round) for round in (1, 2, 3, 4)] == [[20, 18], [0, 16], [18, 0], [0, 6]]


def test_higher_total_beats_a_better_single_round() -> None:
    game = play_game([["farmer monk envoy", ""], ["", "farmer"], ["", "farmer"], ["", "farmer"]], [0, 1, 1, 1])
    assert game.totals == [54, 60]
    assert game.winners == [1]


def test_among_those_tied_the_best_single_round_wins() -> None:
    game = play_game([["ninja daimyo", ""], ["", "ninja"], ["", "daimyo"], NOTHING], [0, 1, 1, 0])
    assert game.totals == [22, 22]
    assert game.winners == [0]


def test_best_round_breaks_ties_for_the_highest_total() -> None:
    rounds = [["farmer", "envoy", "monk emperor"], ["envoy", "farmer", ""], ["", "", ""], ["", "", ""]]
    game = play_game(rounds, [0, 1, 2, 2])
    assert game.totals == [36, 36, 24]
    assert game.winners == [0, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_those_still_tied_share_the_win(players: int) -> None:
    starters = [0, 1, 2, 3]
    game = play_game([[""] * players] * 4, [starter % players for starter in starters])
    assert game.winners == list(range(players))


def test_ruling_equal_best_rounds_share_the_win() -> None:
    game = play_game([["farmer", "monk"], ["monk", "farmer"], NOTHING, NOTHING], [0, 1, 0, 1])
    assert game.totals == [38, 38]
    assert game.winners == [0, 1]


def test_a_quick_game_is_won_after_one_round() -> None:
    game = play_game([["farmer", "monk", "envoy"]], [0], quick=True)
    assert game.over
    assert game.winners == [0]


def test_a_quick_game_can_be_shared() -> None:
    assert play_game([["monk", "samurai emperor"]], [0], quick=True).winners == [0, 1]


TASKS = ["empress samurai ninja", "emperor ninja envoy"]


def play_with_tasks(rounds: list[list[str]], starters: list[int], reveals: list[str]) -> Game:
    game = game_with_tasks(TASKS, laying_deck(rounds[0], starters[0]), first=starters[0])
    for lays, starter, deck in zip(rounds, starters, reveals, strict=True):
        assert game.to_move == (starter,)
        game = redealt(game, laying_deck(lays, starter))
        lay_all(game, lays)
        if game.phase == "reveal":
            play(game, f"{starter} reveal {deck}", f"{1 - starter} reveal {deck}")
    return game


def test_with_tasks_three_rounds_are_played() -> None:
    game = play_with_tasks([["monk", "farmer"], NOTHING, NOTHING], [0, 0, 0], ["A", "B", "C"])
    assert game.over
    assert game.round == 3
    assert game.winners == [1]


def test_ruling_the_best_single_round_includes_task_bonuses() -> None:
    """Empress 7 + 2 × 5 = 17 in one round, against 8 + 9 in two: the bonus makes the better single round."""
    game = play_with_tasks([["empress", "daimyo"], ["", "shogun"], NOTHING], [0, 1, 0], ["A", "C", "B"])
    assert scores(game, 1) == [17, 8]
    assert scores(game, 2) == [0, 9]
    assert game.totals == [17, 17]
    assert game.winners == [0]


def test_nobody_must_act_after_the_game() -> None:
    game = play_game([["farmer", "monk"]], [0], quick=True)
    assert game.to_move == ()
    assert game.view(0)["over"]
    assert game.view(0)["winners"] == [0]
    for line in ("0 draw L", "1 end", "0 nonsense"):
        assert refused(game, line) == "action-game-over"
