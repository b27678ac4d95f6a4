"""Article “Score”: favor for stealing the show, and the bonus by size."""

from __future__ import annotations

import pytest

from tests.come_to_call.deals import PLENTY, scores, show, shows, thief

SHOW_FAVOR = {"king": 1, "queen": 2, "heir": 3, "diplomat": 4, "fool": 5}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(("name", "favor"), SHOW_FAVOR.items())
def test_stolen_show_scores_by_type(players: int, name: str, favor: int) -> None:
    game = show(f"{name} 2", *[""] * (players - 1))
    assert scores(game) == game.totals == [favor, *[0] * (players - 1)]


@pytest.mark.parametrize(
    ("shape", "bonus"),
    [
        ("2", 0),  # 3
        ("3", 0),  # 4
        ("4", 1),  # 5
        ("2+double", 1),  # 5
        ("2+wild2", 1),  # 5
        ("5", 2),  # 6
        ("6", 3),  # 7
        ("4+double", 3),  # 7
        ("5+double", 3),  # 8
    ],
)
def test_every_set_left_scores_by_size(shape: str, bonus: int) -> None:
    assert scores(show(f"king {shape}", "", "", box=PLENTY)) == [1 + bonus, 0, 0]
    assert scores(show(f"diplomat {shape}", "king 2", "", box=PLENTY)) == [bonus, 1, 0]


@pytest.mark.parametrize(("shape", "bonus"), [("2+half", 0), ("3+half", 1), ("4+half", 2), ("5+half", 3)])
def test_half_does_not_count_for_the_bonus(shape: str, bonus: int) -> None:
    assert scores(show(f"heir {shape}", "queen 2", "", box=PLENTY)) == [bonus, 2, 0]


def test_bonus_is_at_most_three() -> None:
    game = show("king 4+double+half", "", "")
    assert scores(game) == [1 + 3, 0, 0]  # size 8½


def test_example_of_the_article_scores_as_printed() -> None:
    game = show("queen 4", "fool 3+wild1", "heir 2")
    assert thief(game) == (0, "queen")
    assert scores(game) == [3, 1, 0]


def test_identical_sets_score_no_bonus() -> None:
    assert scores(show("king 5", "king 5", "queen 2", box=PLENTY)) == [0, 0, 2]


def test_smaller_sets_score_no_bonus() -> None:
    assert scores(show("king 4", "king 5", "", box=PLENTY)) == [0, 1 + 2, 0]


def test_every_set_of_a_player_scores() -> None:
    assert scores(show("king 0+double, queen 2+double+wild1", "heir 4", "")) == [1 + 2, 1, 0]
    assert scores(show("queen 2+wild1, fool 0+double", "heir 5", "")) == [2, 2, 0]


def test_fool_scores_five_and_king_its_bonus() -> None:
    assert scores(show("king 4", "fool 4+wild1", "", box=PLENTY)) == [1, 5 + 2, 0]


def test_fool_that_does_not_steal_scores_its_bonus() -> None:
    assert scores(show("king 5", "fool 4", "", box=PLENTY)) == [1 + 2, 1, 0]


def test_player_who_sends_nothing_scores_nothing() -> None:
    assert scores(show("", "king 2", "")) == [0, 1, 0]


@pytest.mark.parametrize("players", range(2, 7))
def test_favor_adds_up_over_the_rounds(players: int) -> None:
    rest = [""] * (players - 2)
    game = shows(["king 2", "heir 2", *rest], ["", "heir 2+wild2", *rest], ["", "", *rest], ["king 2", "", *rest])
    assert [scores(game, round)[:2] for round in range(1, 5)] == [[1, 0], [0, 4], [0, 0], [1, 0]]
    assert game.totals[:2] == [2, 4]


def test_totals_change_only_after_the_show() -> None:
    game = shows(["king 2", "heir 2", ""])
    before = game.totals
    game.play(game.to_move[0], "draw deck")
    assert game.totals == before == [1, 0, 0]
