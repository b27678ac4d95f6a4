"""The attack by search goes down the tree it grows, and knows no more than its seat."""

from __future__ import annotations

import numpy as np
import pytest

from bench.best_response import Node, Search, make_bot
from courtcards.bots import Budget
from courtcards.games import GAMES
from courtcards.games.arrays import one_row
from courtcards.games.rng import rng_states
from tests.learn.conftest import positions

SIMULATIONS = 40


def test_node_turns_to_what_pays() -> None:
    node = Node(np.array([0.9, 0.1]))
    assert node.select() == 0
    for _ in range(100):
        action = node.select()
        node.add(action, float(action))
    assert node.visits[1] > 90


@pytest.mark.parametrize("game_id", GAMES)
def test_each_simulation_tries_one_action(game_id: str) -> None:
    bot, rng = make_bot(game_id), rng_states(3, 1)[0]
    for _, knowledge, legal in positions(game_id, {"players": 2}, 3):
        search = Search(bot.policy, one_row(knowledge), legal, rng)
        for _ in range(SIMULATIONS):
            search.simulate()
        assert search.root.visits.sum() == SIMULATIONS
        assert len(search.nodes) <= SIMULATIONS
        assert all(node.visits.sum() < SIMULATIONS for node in search.nodes.values())
        assert (np.abs(search.root.sums) <= search.root.visits).all()


@pytest.mark.parametrize("game_id", GAMES)
def test_same_lots_give_the_same_choice(game_id: str) -> None:
    bot, thought = make_bot(game_id), Budget(samples=SIMULATIONS)
    for _, knowledge, legal in positions(game_id, {"players": 2}, 5):
        first, second = (bot.choose(knowledge, legal, rng_states(4, 1)[0], thought) for _ in range(2))
        assert first == second
        assert first in legal
