"""PettingZoo: its own checks pass, and its users get what they expect."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from courtcards.envs import pettingzoo as ours
from courtcards.errors import IllegalAction, OptionError

MODULES = [ours.call_to_glory_v1, ours.come_to_call_v1]
OPTIONS: list[dict[str, Any]] = [
    {"game_id": "call-to-glory", "players": 4, "tasks": True, "ninja": True},
    {"game_id": "come-to-call", "players": 5},
]

pytestmark = [
    # PettingZoo's own games with masks give these warnings, too.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end; returns the sum of each agent's rewards."""
    rng, total = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        done = terminated or truncated
        env.step(None if done else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_pettingzoo_checks_pass(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(module.env(), num_cycles=300)
    seed_test(module.env, num_cycles=50)
    render_test(module.env)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options["game_id"])
def test_pettingzoo_checks_pass_with_options(options: dict[str, Any]) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(ours.env(**options), num_cycles=300)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options["game_id"])
def test_every_agent_is_paid_once_at_the_end(options: dict[str, Any]) -> None:
    env, total = ours.env(**options), {}
    total = play(env, 3)
    assert sum(total.values()) == pytest.approx(0, abs=1e-6)
    assert max(total.values()) > 0
    assert env.agents == []
    assert total == play(env, 3)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options["game_id"])
def test_only_the_agent_that_acts_has_legal_actions(options: dict[str, Any]) -> None:
    env = ours.env(**options)
    env.reset(seed=1)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    env = ours.env("call-to-glory")
    env.reset(seed=1)
    before = env.last()[0]
    for action in (100, -1, 10_000, None):
        with pytest.raises(IllegalAction, match="is illegal"):
            env.step(action)
    after = env.last()[0]
    assert (before["observation"] == after["observation"]).all()


def test_errors_name_the_problem() -> None:
    for given, why in [
        ({"game_id": "chess"}, "There is no game"),
        ({"players": 7}, "2 to 4 players"),
        ({"render_mode": "hologram"}, "no render mode"),
        ({"reward": "money"}, "no reward"),
        ({"speed": 3}, "no option"),
    ]:
        with pytest.raises(OptionError, match=why):
            ours.env(**given)  # type: ignore[arg-type]


def test_ids_are_versioned() -> None:
    assert [str(module.raw_env()) for module in MODULES] == ["call_to_glory_v1", "come_to_call_v1"]


@pytest.mark.parametrize("id", list(ours.IDS))
def test_registry_makes_every_game(id: str) -> None:
    env = pettingzoo.make("aec", id, players=3)
    env.reset(seed=1)
    same = ours.env(ours.IDS[id], players=3)
    same.reset(seed=1)
    agent = env.agent_selection
    assert (env.observe(agent)["observation"] == same.observe(agent)["observation"]).all()
