"""Copies, pickles and snapshots of environments go on exactly as the originals do, and leave them alone."""

from __future__ import annotations

import copy
import functools
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from courtcards.envs import BatchEnv, pettingzoo
from courtcards.envs import gymnasium as ours
from courtcards.envs.vector import CourtCardsVectorEnv
from courtcards.errors import OptionError
from courtcards.games import GAMES, rules_of

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
ways = pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])
games = pytest.mark.parametrize("game_id", GAMES)


def bold(view: dict[str, Any], legal: list[str]) -> str:
    """A bot of one's own."""
    assert view["legal"] == legal
    return legal[-1]


def play_batch(env: BatchEnv, steps: int = 40) -> list[Any]:
    seen = []
    for _ in range(steps):
        env.step(env.sample())
        seen += [env.observations.copy(), env.masks.copy(), env.seats.copy(), env.rewards.copy(), env.states.copy()]
    return seen


def play_single(env: Any, steps: int = 40) -> list[Any]:
    seen: list[Any] = []
    for _ in range(steps):
        observation, reward, terminated, _, _ = env.step(int(np.flatnonzero(env.unwrapped.action_masks())[-1]))
        seen += [observation, np.array(reward)]
        if terminated:
            seen.append(env.reset()[0])
    return seen


def play_turns(env: Any, steps: int = 40) -> list[Any]:
    seen = []
    for _ in range(steps):
        observation, reward, terminated, _, _ = env.last()
        seen += [observation["observation"], np.array(reward), np.array(env.agent_selection)]
        env.step(None if terminated else int(np.flatnonzero(observation["action_mask"])[-1]))
    return seen


def same(one: list[Any], other: list[Any]) -> bool:
    return all((a == b).all() for a, b in zip(one, other, strict=True))


@games
@ways
def test_copied_batch_goes_on_as_the_original(game_id: str, copied: Callable[[Any], Any]) -> None:
    env = BatchEnv(game_id, [{"players": 2}, {"players": 4}], seed=1, reward="points", episode="round")
    play_batch(env)
    other = copied(env)
    assert other.rules is env.rules
    before = env.states.copy()
    later = play_batch(other)
    assert (env.states == before).all()
    assert same(play_batch(env), later)
    with pytest.raises(ValueError, match="read-only"):
        other.masks[:] = True


@games
def test_snapshot_can_be_restored_again_and_again(game_id: str) -> None:
    env = BatchEnv(game_id, {"players": 3}, 3, seed=1)
    play_batch(env)
    masks, kept = env.masks, env.snapshot()
    later = play_batch(env)
    for _ in range(2):
        env.restore(kept)
        assert same(play_batch(env), later)
    assert env.masks is masks


def test_snapshot_of_another_batch_is_refused() -> None:
    kept = BatchEnv("call-to-glory", {"players": 3}, 3, seed=1).snapshot()
    for other in (BatchEnv("come-to-call", {"players": 3}, 3), BatchEnv("call-to-glory", {"players": 3}, 4)):
        with pytest.raises(OptionError, match="different games"):
            other.restore(kept)


@pytest.mark.parametrize("bots", ["random", "greedy", "self", bold], ids=lambda bot: getattr(bot, "__name__", str(bot)))
@ways
def test_copied_gymnasium_goes_on_as_the_original(bots: object, copied: Callable[[Any], Any]) -> None:
    env = gymnasium.make("CallToGlory-v1", players=3, bots=bots)
    env.reset(seed=1)
    play_single(env, 5)
    other = copied(env)
    later = play_single(other)
    assert same(play_single(env), later)


def test_gymnasium_snapshot_can_be_restored() -> None:
    env = ours.CourtCardsEnv("come-to-call", players=4, bots="greedy")
    env.reset(seed=1)
    play_single(env, 5)
    kept = env.snapshot()
    later = play_single(env)
    env.restore(kept)
    assert same(play_single(env), later)
    with pytest.raises(OptionError, match="different games"):
        ours.CourtCardsEnv("call-to-glory").restore(kept)


@games
@ways
def test_copied_pettingzoo_goes_on_as_the_original(game_id: str, copied: Callable[[Any], Any]) -> None:
    env = pettingzoo.env(game_id, players=3)
    env.reset(seed=1)
    play_turns(env, 5)
    other = copied(env)
    later = play_turns(other)
    assert same(play_turns(env), later)


def test_pettingzoo_snapshot_can_be_restored() -> None:
    env = pettingzoo.env("call-to-glory", quick=True)
    env.reset(seed=1)
    play_turns(env, 5)
    kept = env.unwrapped.snapshot()
    later = play_turns(env)
    env.unwrapped.restore(kept)
    assert same(play_turns(env), later)


@ways
def test_copied_vector_goes_on_as_the_original(copied: Callable[[Any], Any]) -> None:
    env = CourtCardsVectorEnv("call-to-glory", 4, bots="greedy", quick=True)
    env.reset(seed=1)
    other = copied(env)
    seen = [[each.step(each.batch.masks.argmax(axis=1))[0] for _ in range(40)] for each in (env, other)]
    assert same(*seen)


def test_rules_are_pickled_by_their_id() -> None:
    for game_id in GAMES:
        assert pickle.loads(pickle.dumps(rules_of(game_id))) is rules_of(game_id)
        assert copy.deepcopy(rules_of(game_id)) is rules_of(game_id)


def make(seed: int, bots: object) -> gymnasium.Env[Any, Any]:
    env = gymnasium.make("CallToGlory-v1", quick=True, bots=bots)
    env.reset(seed=seed)
    return env


@pytest.mark.parametrize("context", ["fork", "spawn"])
def test_gymnasium_steps_in_processes(context: str) -> None:
    makers = [functools.partial(make, seed, "greedy") for seed in range(2)]
    together = gymnasium.vector.AsyncVectorEnv(makers, context=context)
    try:
        _, infos = together.reset(seed=3)
        for _ in range(10):
            _, _, _, _, infos = together.step(infos["action_mask"].argmax(axis=1))
    finally:
        together.close()
    apart = gymnasium.vector.SyncVectorEnv(makers)
    _, expected = apart.reset(seed=3)
    for _ in range(10):
        _, _, _, _, expected = apart.step(expected["action_mask"].argmax(axis=1))
    assert (infos["action_mask"] == expected["action_mask"]).all()
