"""Gymnasium: its own check passes, and a learner against bots gets what it expects."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import courtcards.envs.gymnasium as ours
from courtcards.errors import IllegalAction, OptionError

IDS = list(ours.IDS)


def play(env: Any, seed: int) -> tuple[float, int]:
    """A random game to its end: the sum of rewards, and how many steps it took."""
    rng, total, steps = np.random.default_rng(seed), 0.0, 0
    _, info = env.reset(seed=seed)
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = env.step(action)
        total, steps = total + reward, steps + 1
        if terminated or truncated:
            return total, steps


@pytest.mark.parametrize("id", IDS)
def test_gymnasium_check_passes(id: str) -> None:
    check_env(gymnasium.make(id).unwrapped)
    check_env(gymnasium.make(id, players=4, reward="points").unwrapped)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("players", [2, 4])
def test_games_end_and_are_rewarded(id: str, players: int) -> None:
    env = gymnasium.make(id, players=players)
    won = {round(play(env, seed)[0], 4) for seed in range(12)}
    assert won <= {round(1 / winners - 1 / players, 4) for winners in range(1, players + 1)} | {round(-1 / players, 4)}
    assert len(won) > 1


@pytest.mark.parametrize("id", IDS)
def test_the_same_seed_gives_the_same_game(id: str) -> None:
    env = gymnasium.make(id, players=3)
    assert play(env, 1) == play(env, 1)


@pytest.mark.parametrize("id", IDS)
def test_an_illegal_action_costs_one_and_changes_nothing(id: str) -> None:
    env = gymnasium.make(id)
    before, info = env.reset(seed=1)
    after, reward, terminated, truncated, again = env.step(int(np.argmin(info["action_mask"])))
    assert (before == after).all()
    assert (reward, terminated, truncated) == (-1.0, False, False)
    assert "is illegal" in again["illegal_action"]
    assert (info["action_mask"] == again["action_mask"]).all()


def test_illegal_action_raises_on_request() -> None:
    env = gymnasium.make("CallToGlory-v1", illegal="raise").unwrapped
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="is illegal"):
        env.step(155)


def test_maskable_learners_find_the_mask() -> None:
    env = gymnasium.make("ComeToCall-v1").unwrapped
    _, info = env.reset(seed=1)
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()


def test_the_learner_may_sit_anywhere() -> None:
    env = gymnasium.make("CallToGlory-v1", players=3, first=0).unwrapped
    seats = set()
    for seed in range(30):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}
    fixed = gymnasium.make("CallToGlory-v1", players=3, seat=2).unwrapped
    fixed.reset(seed=1)
    assert fixed.seat == fixed.match.seat == 2


def test_step_outside_an_episode_is_refused() -> None:
    env = gymnasium.make("CallToGlory-v1", quick=True).unwrapped
    with pytest.raises(OptionError, match="Reset the environment"):
        env.step(0)
    play(env, 1)
    with pytest.raises(OptionError, match="Reset the environment"):
        env.step(0)


def test_it_can_be_looked_at() -> None:
    env = gymnasium.make("ComeToCall-v1", render_mode="ansi")
    env.reset(seed=1)
    assert "come-to-call: round 1" in env.render()


def test_what_is_wrong_is_said() -> None:
    for given, why in [
        ({"bots": "deep-thought"}, "There is no bot"),
        ({"bots": ["random", "random"]}, "one for each other seat"),
        ({"seat": 2}, "from 0 to 1"),
        ({"illegal": "ignore"}, "penalty or raise"),
        ({"players": 7}, "2 to 4 players"),
        ({"render_mode": "human"}, "no render mode"),
    ]:
        with pytest.raises(OptionError, match=why):
            ours.CourtCardsEnv("call-to-glory", **given)  # type: ignore[arg-type]
