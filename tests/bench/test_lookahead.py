"""What a look ahead gains: how its figures are drawn together."""

from __future__ import annotations

import numpy as np
import pytest

from bench.lookahead import Asked, positions_of, seated, summarise


def test_games_not_positions_are_the_observations() -> None:
    alike = [np.array([[gain, 1.0, 64.0, 0.5]] * 10) for gain in (0.01, 0.03)]
    summary = summarise(alike)
    assert summary["positions"] == 20
    assert summary["gain"] == pytest.approx(0.02)
    assert summary["high"] - summary["gain"] == pytest.approx(1.96 * 0.01)  # two observations, 0.01 off the mean each
    assert (summary["changed"], summary["worlds"], summary["seconds"]) == (1.0, 64.0, 0.5)


def test_games_without_a_choice_count_nothing() -> None:
    rows = np.array([[0.02, 0.0, 32.0, 0.1]])
    assert summarise([rows, np.empty((0, 4))])["gain"] == pytest.approx(0.02)


def asked(others: str) -> Asked:
    return Asked(game="call-to-glory", players=3, others=others, every=40, plays=2, rounds=[1], worlds=16)


def test_lone_policy_changes_seats_between_games() -> None:
    assert [bot.name for bot in seated(4, asked("scripted"))] == ["scripted", "neural", "scripted"]
    assert [bot.name for bot in seated(5, asked("scripted"))] == ["scripted", "scripted", "neural"]
    assert [bot.name for bot in seated(4, asked("neural"))] == ["neural"] * 3


def test_positions_are_the_policys_own() -> None:
    positions = list(positions_of(4, asked("scripted")))
    assert {int(position.knowledge[0]["viewer"]) for position in positions} == {1}
    assert all(len(position.worths) == len(position.candidates) > 1 for position in positions)
