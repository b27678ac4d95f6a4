"""Who knows more at the call plays the same game as everybody else."""

from __future__ import annotations

import numpy as np
import pytest

from bench import ceiling, full_tables
from courtcards.bots.come_to_call.sets import MOST_COMBINATIONS, list_combinations
from courtcards.bots.learned import SHARPNESS, is_guessing
from courtcards.bots.weights import load, shipped
from courtcards.games import rules_of
from courtcards.games.rng import rng_states
from tests.learn.conftest import positions

GAMES = 12


def test_policy_alone_is_what_the_tables_measure() -> None:
    policy = load(ceiling.GAME, shipped(ceiling.GAME))
    table = full_tables.measure(ceiling.GAME, policy, None, 3, GAMES, ceiling.SEED, SHARPNESS)
    assert table.items() <= ceiling.measure("policy", 3, GAMES).items()


@pytest.mark.parametrize("kind", ["habits", "hands"])
def test_games_with_more_knowledge_come_to_an_end(kind: str) -> None:
    found = ceiling.measure(kind, 3, GAMES)
    assert found["games"] == GAMES
    assert found["weights"] == kind


def test_reply_is_one_of_the_sets_in_hand() -> None:
    rules, rows = rules_of(ceiling.GAME), np.empty((MOST_COMBINATIONS, 5), np.int8)
    states, row, replies = rules.new_states(5), np.empty(5, np.int8), 0
    for state, knowledge, _ in positions(ceiling.GAME, {"players": 3}, 1):
        if is_guessing(knowledge) and knowledge["call_from"][knowledge["viewer"]] == 0:
            states[0], states[1] = state, knowledge
            seat = int(knowledge["viewer"])
            count = list_combinations(knowledge["hand"][seat], knowledge["minimum"], rows)
            assert ceiling.best_reply(states, seat, 2, True, rng_states(3, 1)[0], row) == (count > 0)
            assert row.tolist() in rows[:count].tolist()
            replies += 1
    assert replies > 0
