"""Levels: what was measured is in order, is what the package says, and can be measured again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bench.levels import QUICK, RESULTS, TABLES, markdown, measure, steps
from courtcards.bots import ahead_of
from courtcards.games import GAMES

MEASURED: list[dict[str, Any]] = json.loads(RESULTS.read_text())["measured"]
POOLS = [each for each in MEASURED if each["bots"] == QUICK]


def test_a_small_pool_measures_every_step() -> None:
    found = measure("call-to-glory", 2, games=1, seed="test", workers=1)
    assert list(found["ahead"]) == QUICK[1:]
    assert found["games"] == 20, "a whole deal"
    assert markdown([found]).count("\n") == 2


def test_each_level_is_surely_ahead() -> None:
    assert [(each["game"], each["players"]) for each in POOLS] == TABLES
    for each in POOLS:
        assert each["games"] >= 2000
        assert all(share["low"] > 0.5 for share in each["ahead"].values()), each


@pytest.mark.parametrize("game", GAMES)
def test_package_says_what_was_measured(game: str) -> None:
    assert ahead_of(game) == steps(MEASURED, game)
