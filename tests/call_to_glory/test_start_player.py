"""Start player of the next round: lowest total, then lowest score of this round, then clockwise (ruling)."""

from __future__ import annotations

import pytest

import courtcards
from courtcards import Game
from tests.call_to_glory.deals import laying_deck
from tests.call_to_glory.script import lay_all

Story = list[tuple[int, list[str]]]


def play_rounds(story: Story) -> Game:
    """Rounds one after the other: who is expected to start it, and what each seat lays."""
    first, players = story[0][0], len(story[0][1])
    decks = [laying_deck(lays, starter) for starter, lays in story]
    game = courtcards.new_game("call-to-glory", players=players, decks=decks, first=first)
    for starter, lays in story:
        assert game.to_move == (starter,)
        lay_all(game, lays)
    return game


@pytest.mark.parametrize(
    ("lays", "next"),
    [
        (["farmer", "monk"], 1),
        (["monk", "farmer"], 0),
        (["farmer", "monk", "envoy"], 2),
        (["farmer", "envoy", "monk"], 1),
        (["emperor", "envoy", "monk"], 0),
        (["farmer", "monk", "envoy", "samurai"], 3),
        (["farmer", "monk", "emperor", "samurai"], 2),
    ],
)
def test_lowest_total_starts_the_round(lays: list[str], next: int) -> None:
    game = play_rounds([(0, lays)])
    assert game.to_move == (next,)
    assert game.view(None)["starter"] == next


def test_the_total_decides_and_not_the_last_round() -> None:
    """After 36 : 18 and 9 : 16 seat 1 has less in total, although seat 0 scored less in the round."""
    game = play_rounds([(0, ["farmer envoy", "monk"]), (1, ["shogun", "envoy"])])
    assert game.totals == [45, 34]
    assert game.to_move == (1,)


def test_tied_player_with_the_lower_round_score_starts() -> None:
    """15 : 15 for seats 1 and 2, who scored 9 and 6 in the second round."""
    game = play_rounds([(0, ["", "emperor", "shogun"]), (0, ["farmer monk", "shogun", "emperor"])])
    assert game.totals == [38, 15, 15]
    assert game.to_move == (2,)


def test_low_round_score_counts_only_among_tied() -> None:
    """Seat 0 scored nothing in the second round, but has more in total than seats 1 and 2."""
    game = play_rounds([(0, ["farmer", "emperor", "shogun"]), (1, ["", "shogun", "emperor"])])
    assert game.totals == [20, 15, 15]
    assert game.to_move == (2,)


@pytest.mark.parametrize(("players", "first"), [(players, first) for players in (2, 3, 4) for first in range(players)])
def test_ruling_if_all_tie_the_next_seat_starts(players: int, first: int) -> None:
    game = play_rounds([(first, [""] * players)])
    assert game.to_move == ((first + 1) % players,)


@pytest.mark.parametrize(
    ("first", "lays", "next"),
    [
        (0, ["", "monk", ""], 2),
        (1, ["", "monk", ""], 2),
        (2, ["", "monk", ""], 0),
        (0, ["monk", "farmer", "", ""], 2),
        (3, ["", "farmer", "", "monk"], 0),
        (2, ["", "farmer", "", "monk"], 0),
        (1, ["", "farmer", "", "monk"], 2),
        (0, ["", "farmer", "", "monk"], 2),
        (3, ["monk", "farmer", "envoy", ""], 3),
        (3, ["monk", "farmer", "", ""], 2),
    ],
)
def test_ruling_remaining_ties_go_clockwise(first: int, lays: list[str], next: int) -> None:
    assert play_rounds([(first, lays)]).to_move == (next,)


def test_ruling_counts_from_the_last_start_player() -> None:
    """Seats 0 and 1 are tied after the second round, which seat 1 started: seat 0 comes first."""
    game = play_rounds([(0, ["", "", ""]), (1, ["", "", "monk"])])
    assert game.totals == [0, 0, 18]
    assert game.to_move == (0,)
