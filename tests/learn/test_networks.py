"""The networks: what bots compute without PyTorch is what PyTorch computes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from courtcards.bots.learned import features, learned_game
from courtcards.bots.neural import expect, look, make_room
from courtcards.bots.weights import load
from courtcards.games import rules_of
from courtcards.games.arrays import one_row
from courtcards.learn.export import unpack
from courtcards.learn.networks import Critic, Policy, Pool
from tests.learn.conftest import SETUPS, positions


def test_the_compiled_network_gives_pytorchs_numbers(game_id: str, weights: Path) -> None:
    rules, learned, trained = rules_of(game_id), learned_game(game_id), load(game_id, weights)
    policy = Policy(rules, learned, (48, 32))
    unpack(trained.net, policy)
    for setup, options in [each for each in SETUPS if each[0] == game_id]:
        for _, knowledge, legal in positions(setup, options, 23):
            seen, mask = np.zeros(learned.features, np.int16), np.zeros(rules.actions, np.bool_)
            features(knowledge, seen)
            mask[legal] = True
            with torch.no_grad():
                both = torch.from_numpy(seen)[None], torch.from_numpy(mask)[None]
                logits, values, beliefs = (each[0] for each in policy(*both))
            probs, valued = np.empty(len(legal)), np.empty(rules.seats, np.float32)
            believed = np.empty(beliefs.numel(), np.float32)
            look(one_row(knowledge), legal, trained, probs, valued, believed)
            assert np.abs(probs - logits.softmax(-1).numpy()[legal]).max() < 1e-4
            assert np.abs(valued - values.numpy()).max() < 1e-4
            assert np.abs(believed - beliefs.flatten().numpy()).max() < 1e-4


def test_the_compiled_critic_gives_pytorchs_numbers(game_id: str, weights: Path) -> None:
    rules, learned, trained = rules_of(game_id), learned_game(game_id), load(game_id, weights)
    critic = Critic(rules, learned, (40, 24))
    unpack(trained.critic, critic)
    for setup, options in [each for each in SETUPS if each[0] == game_id]:
        for state, knowledge, _ in positions(setup, options, 37):
            room = make_room(trained.net, trained.critic)
            expect(state, knowledge, trained.net, trained.critic, room)
            seen = torch.from_numpy(room.features.copy())[None]
            with torch.no_grad():
                values = critic(seen[:, : learned.features], seen[:, learned.features :])[0]
            assert np.abs(room.values - values.numpy()).max() < 1e-4


@pytest.mark.parametrize(("game_id", "options"), SETUPS)
def test_nothing_hidden_is_among_the_features(game_id: str, options: dict[str, object]) -> None:
    rules, learned = rules_of(game_id), learned_game(game_id)
    other, again = rules.new_states(1), rules.new_states(1)
    rng = np.array([5, 6, 7, 1], np.int64)
    for _, knowledge, _ in positions(game_id, options, 41):
        seen = [np.zeros(learned.features, np.int16) for _ in range(2)]
        features(knowledge, seen[0])
        other[0] = knowledge
        rules.determinize(other[0], rng)
        rules.know(other[0], int(knowledge["viewer"]), again[0])
        features(again[0], seen[1])
        assert (seen[0] == seen[1]).all()


def test_a_pool_answers_as_its_members_do(game_id: str, networks: tuple[Policy, Critic]) -> None:
    rules, learned = rules_of(game_id), learned_game(game_id)
    other = Policy(rules, learned, (48, 32))
    pool = Pool(networks[0], 2)
    pool.put(1, other)
    features = torch.randint(0, 4, (6, learned.features), dtype=torch.int16)
    masks = torch.rand(6, rules.actions) < 0.5
    with torch.no_grad():
        expected = torch.cat([networks[0].logits(features[:3], masks[:3]), other.logits(features[3:], masks[3:])])
        assert torch.allclose(pool.logits(features, masks), expected, atol=1e-4)
