from __future__ import annotations

import copy
from typing import Any

import pytest

import courtcards
from courtcards.bots import play_out
from courtcards.review import Analysis, Depth, analyze

SHALLOW = Depth(first=4, close=4, doubtful=8)


def played(game_id: str, bots: list[str], seed: str, until: int | None = None, **options: Any) -> dict[str, Any]:
    """The record of a game between bots, or of its beginning."""
    game = courtcards.new_game(game_id, players=len(bots), seed=seed, **options)
    play_out(game, dict(enumerate(bots)), rng=1)
    record = game.record()
    return record if until is None else courtcards.replay(record, until).record()


@pytest.fixture(scope="session")
def glory() -> dict[str, Any]:
    return played("call-to-glory", ["scripted", "greedy"], "review", quick=True)


@pytest.fixture(scope="session")
def court() -> dict[str, Any]:
    """The first two rounds and a little more, with three players."""
    return played("come-to-call", ["scripted", "greedy", "scripted"], "review", until=70)


@pytest.fixture(scope="session")
def glory_analysis(glory: dict[str, Any]) -> Analysis:
    return analyze(copy.deepcopy(glory), depth=SHALLOW)


@pytest.fixture(scope="session")
def court_analysis(court: dict[str, Any]) -> Analysis:
    return analyze(copy.deepcopy(court), depth=SHALLOW)


@pytest.fixture(params=["glory_analysis", "court_analysis"])
def analysis(request: pytest.FixtureRequest) -> Analysis:
    found: Analysis = request.getfixturevalue(request.param)
    return found
