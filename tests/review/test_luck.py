"""Luck and skill: the parts add up exactly, and luck is nothing on average."""

from __future__ import annotations

from typing import Any

import numpy as np

import courtcards
from courtcards.review import Analysis
from courtcards.review.judge import judge_of
from courtcards.review.luck import account
from tests.review.conftest import played
from tests.review.unbiased import luck_of_many


def test_the_parts_add_up_to_the_result(analysis: Analysis) -> None:
    kept = analysis.account
    for seat in range(analysis.game.players):
        parts = kept.start[seat] + kept.luck[seat] + kept.own(seat) + kept.others(seat)
        assert abs(parts - kept.end[seat]) < 1e-12


def test_the_parts_add_up_as_they_are_shown(analysis: Analysis) -> None:
    for seat in analysis.as_json()["seats"]:
        assert round(seat["start"] + seat["luck"] + seat["own"] + seat["others"], 4) == seat["result"]


def test_luck_of_all_seats_makes_nothing(analysis: Analysis) -> None:
    assert abs(analysis.account.luck.sum()) < 1e-9


def test_the_end_is_the_share_of_the_win(glory_analysis: Analysis) -> None:
    winners = glory_analysis.game.winners
    assert [float(share) for share in glory_analysis.account.end] == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(2)
    ]


def test_what_was_open_is_no_luck() -> None:
    """Taking a card that everybody saw is a decision and nothing else."""
    record: dict[str, Any] = played("call-to-glory", ["greedy", "greedy"], "open", quick=True, until=20)
    game = courtcards.replay(record)
    kept, actions = account(game, judge_of(game.id, weights=False)), record["rounds"][0]["actions"]
    for number, action in enumerate(actions):
        if action.split(" ")[1:] in (["draw", "A"], ["draw", "B"]):
            moved = kept.curve[number + 1] - kept.curve[number]
            assert np.allclose(moved, kept.moves[number][1])


def test_luck_is_nothing_on_average() -> None:
    plain, adjusted = luck_of_many("call-to-glory", 24, seed=3, weights=False)
    luck = plain - adjusted
    assert abs(luck.mean()) < 3 * luck.std(ddof=1) / len(luck) ** 0.5
