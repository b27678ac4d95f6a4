"""The vector environment: episodes follow each other as Gymnasium says, and rewards reach the learner."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from courtcards.envs import BatchEnv
from courtcards.envs.vector import CourtCardsVectorEnv
from courtcards.errors import IllegalAction, OptionError
from courtcards.games import GAMES

games = pytest.mark.parametrize("game_id", GAMES)


def play(env: CourtCardsVectorEnv, steps: int, seed: int = 1) -> list[tuple[Any, ...]]:
    rng = np.random.default_rng(seed)
    _, infos = env.reset(seed=seed)
    seen = []
    for _ in range(steps):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen.append(env.step(actions))
        infos = seen[-1][-1]
    return seen


@games
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_learner_always_sits_in_its_seat(game_id: str, bots: str) -> None:
    env = CourtCardsVectorEnv(game_id, 4, players=3, bots=bots, seat=1)
    for *_, infos in play(env, 60):
        assert (infos["seat"] == 1).all()
        assert infos["action_mask"].any(axis=1).all()


def test_learner_sits_anywhere_in_each_episode() -> None:
    env = CourtCardsVectorEnv("call-to-glory", 4, bots="random", quick=True, first=0)
    assert {int(seat) for *_, infos in play(env, 400) for seat in infos["seat"]} == {0, 1}


def test_finished_episode_shows_its_last_observation() -> None:
    env = CourtCardsVectorEnv("call-to-glory", 8, players=3, bots="random", quick=True)
    phase, ended = env.batch.rules.observation["phase"], 0
    for observations, rewards, terminated, truncated, infos in play(env, 400):
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        assert observations[:, phase].any(axis=1).all()
        for i in np.flatnonzero(terminated):
            ended += 1
            assert not infos["final_obs"][i][phase].any()  # no phase: the game is over
            assert env.observation_space.contains(observations)
            assert rewards[i] == infos["final_info"]["rewards"][i, infos["final_info"]["seat"][i]]
            assert infos["final_info"]["rewards"][i].sum() == pytest.approx(0, abs=1e-6)
        assert ("final_obs" in infos) == terminated.any()
    assert ended > 20


def test_rewards_are_those_that_the_games_paid() -> None:
    env = CourtCardsVectorEnv("call-to-glory", 8, bots="random", reward="points", episode="round", seat=0)
    paid = np.zeros(8)
    step = env.batch.step

    def counting(*given: Any) -> Any:
        done = step(*given)
        paid[:] += env.batch.rewards[:, 0]
        return done

    env.batch.step = counting  # type: ignore[method-assign]
    got = np.sum([rewards for _, rewards, *_ in play(env, 300)], axis=0)
    assert got + env._carried[:, 0] == pytest.approx(paid, abs=1e-4)
    assert np.abs(paid).max() > 0


@games
def test_self_play_is_the_batch_environment(game_id: str) -> None:
    env = CourtCardsVectorEnv(game_id, 4, bots="self", reward="points")
    env.reset(seed=1)
    batch = BatchEnv(game_id, count=4, reward="points")
    batch.restore(env.batch.snapshot())
    for _ in range(200):
        acted, actions = batch.seats.copy(), batch.masks.argmax(axis=1)
        observations, rewards, terminated, _, infos = env.step(actions)
        batch.step(actions)
        assert (observations == batch.observations).all()
        assert (rewards == batch.rewards[np.arange(4), acted]).all()
        assert (terminated == batch.dones).all()
        assert (infos["seat"] == batch.seats).all()


def test_gymnasium_makes_it_by_id() -> None:
    env = gymnasium.make_vec("ComeToCall-v1", num_envs=3, vectorization_mode="vector_entry_point", players=3)
    assert isinstance(env, CourtCardsVectorEnv)
    observations, infos = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert env.action_space.contains(infos["action_mask"].argmax(axis=1))
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP


def test_same_seed_gives_the_same_games() -> None:
    env = CourtCardsVectorEnv("come-to-call", 3, players=4, bots=["greedy", "random", "self"])
    for one, other in zip(play(env, 50), play(env, 50), strict=True):
        assert (one[0] == other[0]).all()


def test_an_illegal_action_changes_nothing() -> None:
    env = CourtCardsVectorEnv("call-to-glory", 2)
    env.reset(seed=1)
    before = env.batch.states.copy()
    with pytest.raises(IllegalAction, match="In game 0"):
        env.step(np.full(2, 155))
    assert (env.batch.states == before).all()


def test_errors_name_the_problem() -> None:
    for given, why in [({"seat": 5}, "seat"), ({"bots": ["greedy"] * 3}, "Bots"), ({"num_envs": 0}, "at least 1")]:
        with pytest.raises(OptionError, match=why):
            CourtCardsVectorEnv(**{"game_id": "call-to-glory", **given})  # type: ignore[arg-type]
