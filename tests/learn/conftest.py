"""What the tests of learning share: networks that know nothing yet, and positions to look at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from courtcards.bots.learned import learned_game
from courtcards.games import GAMES, rules_of
from courtcards.games.rng import below, rng_states
from courtcards.learn.export import write_weights
from courtcards.learn.networks import Critic, Policy

SETUPS = [
    ("call-to-glory", {"players": 2}),
    ("call-to-glory", {"players": 3, "tasks": True}),
    ("call-to-glory", {"players": 4, "tasks": True, "ninja": True}),
    ("come-to-call", {"players": 2}),
    ("come-to-call", {"players": 6}),
]


@pytest.fixture(params=GAMES)
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def networks(game_id: str) -> tuple[Policy, Critic]:
    """Networks with weights by chance, large enough that every part of them matters."""
    torch.manual_seed(3)
    rules, learned = rules_of(game_id), learned_game(game_id)
    policy, critic = Policy(rules, learned, (48, 32)), Critic(rules, learned, (40, 24))
    for network in (policy, critic):
        for parameter in network.parameters():
            torch.nn.init.normal_(parameter, std=0.15)
    return policy, critic


@pytest.fixture
def weights(game_id: str, networks: tuple[Policy, Critic], tmp_path: Path) -> Path:
    path = tmp_path / "weights.npz"
    write_weights(path, game_id, *networks, learned_game(game_id).slopes, 0.1)
    return path


def positions(game_id: str, options: dict[str, Any], every: int, most: int = 400) -> Iterator[tuple[Any, Any, Any]]:
    """Now and then in a random game: the state, a seat's knowledge, and its legal actions, where it has a choice."""
    rules = rules_of(game_id)
    given = {name: value for name, value in options.items() if name != "players"}
    states, knowledge, (rng, *_) = rules.new_states(1), rules.new_states(1), rng_states(11, 2)
    row = np.array([rules.read_options(options["players"], given).row()], np.int8)
    rules.start_batch(states, row, rng[None])
    seats, room = np.array([rules.next_seat(states[0])], np.int8), rules.scratch()
    for number in range(most):
        if seats[0] < 0:
            return
        legal = room[: rules.legal(states[0], int(seats[0]), room)].copy()
        if number % every == 0 and len(legal) > 1:
            rules.know(states[0], int(seats[0]), knowledge[0])
            yield states[0], knowledge[0], legal
        action = legal[below(rng, len(legal))]
        rules.step_batch(states, np.array([action], np.int16), rng[None], seats)
