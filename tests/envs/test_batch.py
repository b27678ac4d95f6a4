"""The batch environment: what a learner sees in it is what the rules say of single games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from courtcards.envs import BatchEnv, kernel
from courtcards.errors import IllegalAction, OptionError
from courtcards.games import GAMES, rules_of

MIXED: dict[str, list[dict[str, Any]]] = {
    "call-to-glory": [
        {"players": 2, "quick": True},
        {"players": 3, "ninja": True},
        {"players": 4, "tasks": True, "ninja": True},
        {"players": 2, "first": 1},
    ],
    "come-to-call": [
        {"players": 2},
        {"players": 6, "first": 5},
        {"players": 3, "cards": {"king": 20, "butler": 8, "hear-ye": 6, "wild": 2, "fool-half": 1, "heir": 20}},
        {"players": 4},
    ],
}


def play(env: BatchEnv, steps: int) -> list[tuple[Any, ...]]:
    """What there was to see after each of some random steps."""
    seen = []
    for _ in range(steps):
        env.step(env.sample())
        arrays = env.observations, env.masks, env.rewards, env.dones, env.seats, env.acted
        seen.append(tuple(array.copy() for array in arrays))
    return seen


@pytest.mark.parametrize("game_id", GAMES)
def test_a_batch_steps_as_single_games_do(game_id: str) -> None:
    env, rules = BatchEnv(game_id, MIXED[game_id], seed=5), rules_of(game_id)
    room, scratch = rules.scratch(), rules.new_states(1)
    observation, mask = np.empty(rules.observation_length, np.int16), np.empty(rules.actions, np.bool_)
    for _ in range(300):
        before, chance, actions = env.states.copy(), env._batch.rng_states.copy(), env.sample().copy()
        env.step(actions)
        for i in range(env.count):
            game = np.concatenate([before[i : i + 1], scratch])
            rewards = np.zeros(rules.seats, np.float32)
            kernel.play(game, int(actions[i]), room, chance[i], 0, rewards)
            if not env.dones[i]:
                assert game[0] == env.states[i]
            state, seat = env.states[i], int(env.seats[i])
            assert seat == rules.next_seat(state)
            rules.observe(state, seat, scratch, observation)
            rules.legal_mask(state, seat, room, mask)
            assert (observation == env.observations[i]).all()
            assert (mask == env.masks[i]).all()
            assert (rewards == env.rewards[i]).all()


@pytest.mark.parametrize("game_id", GAMES)
def test_options_and_player_counts_mix_in_one_batch(game_id: str) -> None:
    env = BatchEnv(game_id, MIXED[game_id] * 3, seed=1)
    assert env.players.tolist() == [each["players"] for each in MIXED[game_id]] * 3
    play(env, 200)
    assert env.states["players"].tolist() == env.players.tolist()
    assert (env.seats < env.players).all()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_seed_gives_the_same_games(game_id: str) -> None:
    env = BatchEnv(game_id, MIXED[game_id], seed=3)
    first = play(env, 60)
    env.reset(3)
    for one, other in zip(first, play(env, 60), strict=True):
        assert all((a == b).all() for a, b in zip(one, other, strict=True))
    env.reset(4)
    assert any((a != b).any() for a, b in zip(first[-1], play(env, 60)[-1], strict=True))


@pytest.mark.parametrize("game_id", GAMES)
def test_finished_game_is_replaced_by_a_new_one(game_id: str) -> None:
    env = BatchEnv(game_id, {"players": 2}, 256, seed=2)
    finished = 0
    for _ in range(3000):
        env.step(env.sample())
        new = env.states[env.dones]
        finished += len(new)
        assert (new["round"] == 1).all()
        assert (new["totals"] == 0).all()
        if finished > 50:
            break
    assert finished > 50


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("episode", ["match", "round"])
@pytest.mark.parametrize("reward", ["win", "points"])
def test_rewards_sum_to_zero_at_the_right_step(game_id: str, episode: str, reward: str) -> None:
    env = BatchEnv(game_id, MIXED[game_id] * 4, seed=7, reward=reward, episode=episode)
    paid = 0
    for *_, rewards, dones, _, _ in play(env, 800):
        assert np.abs(rewards.sum(axis=1)).max() < 1e-5
        assert not rewards[np.arange(env.rules.seats) >= env.players[:, None]].any()
        if (reward, episode) != ("points", "match"):
            assert not rewards[~dones].any()
        paid += int(rewards.any(axis=1).sum())
    assert paid > 0


def test_winners_share_one_and_all_pay_for_it() -> None:
    env = BatchEnv("call-to-glory", {"players": 4, "quick": True}, 96, seed=1)
    rows = np.concatenate([rewards[dones] for _, _, rewards, dones, _, _ in play(env, 500)])
    assert len(rows) > 20
    alone = rows[(rows > 0.5).any(axis=1)]
    assert (np.sort(alone, axis=1) == [-0.25, -0.25, -0.25, 0.75]).all()


def test_round_episodes_continue_the_same_match() -> None:
    env = BatchEnv("call-to-glory", {"players": 2}, 32, seed=1, episode="round")
    rounds = set()
    for _ in range(800):
        env.step(env.sample())
        rounds |= set(env.states[env.dones]["round"].tolist())
    assert rounds == {1, 2, 3, 4}


@pytest.mark.parametrize("game_id", GAMES)
def test_an_illegal_action_is_named_and_nothing_changes(game_id: str) -> None:
    env = BatchEnv(game_id, {"players": 3}, 5, seed=1)
    before, actions = env.states.copy(), env.sample().copy()
    for wrong in (int((~env.masks[3]).argmax()), -1, env.rules.actions, 2**15 - 1):
        actions[3] = wrong
        with pytest.raises(IllegalAction, match=rf"In game 3, action {wrong} is illegal"):
            env.step(actions)
    assert (env.states == before).all()


def test_integer_actions_are_accepted_and_others_refused() -> None:
    env = BatchEnv("come-to-call", count=4, seed=1)
    env.step(env.sample().astype(np.int64))
    for wrong in (np.zeros(4), np.zeros(3, np.int16), np.zeros((4, 1), np.int16), [True] * 4):
        with pytest.raises(OptionError, match="array of 4 whole numbers"):
            env.step(wrong)  # type: ignore[arg-type]


def test_masks_and_seats_cannot_be_overwritten() -> None:
    env = BatchEnv("come-to-call", count=2, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        env.masks[:] = True
    with pytest.raises(ValueError, match="read-only"):
        env.seats[:] = 0


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"game_id": "chess"}, "There is no game"),
        ({"count": 0}, "at least 1"),
        ({"count": None}, "at least 1"),
        ({"options": {"players": 9}}, "2 to 4 players"),
        ({"options": {"nonsense": True}}, "no option"),
        ({"options": [{"players": 2}]}, "1 was given and the count is 4"),
        ({"options": [], "count": None}, "0 were given"),
        ({"options": 3}, "Options must be a mapping"),
        ({"options": [3], "count": 1}, "Options must be a mapping"),
        ({"reward": "money"}, "There is no reward"),
        ({"episode": "day"}, "There is no episode"),
        ({"seed": -1}, "The seed"),
        ({"seed": "maple"}, "The seed"),
    ],
)
def test_errors_name_the_problem(given: dict[str, Any], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        BatchEnv(**{"game_id": "call-to-glory", "count": 4, **given})


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("episode", ["match", "round"])
def test_last_observation_of_an_episode_is_kept(game_id: str, episode: str) -> None:
    env, rules, ended = BatchEnv(game_id, MIXED[game_id], seed=5, episode=episode), rules_of(game_id), 0
    scratch, observation = rules.new_states(1), np.empty(rules.observation_length, np.int16)
    while ended < 8:
        before, actions, seats = env.states.copy(), env.sample().copy(), env.seats.copy()
        env.step(actions)
        for i in np.flatnonzero(env.dones):
            ended += 1
            rules.apply(before[i], int(seats[i]), int(actions[i]))
            for seat in range(int(env.players[i])):
                rules.observe(before[i], seat, scratch, observation)
                assert (observation == env.final_observations[i, seat]).all()
            assert not env.final_observations[i, int(env.players[i]) :].any()


def test_only_the_chosen_games_are_stepped() -> None:
    env = BatchEnv("call-to-glory", {"players": 2}, 4, seed=1)
    before, where = env.states.copy(), np.array([True, False, True, False])
    env.step(np.where(where, env.masks.argmax(axis=1), 155), where)
    assert ((env.states != before) == where).all()
    assert ((env.acted >= 0) == where).all()
    for wrong in (np.ones(3, np.bool_), np.ones(4)):
        with pytest.raises(OptionError, match="array of 4 booleans"):
            env.step(env.sample(), wrong)  # type: ignore[arg-type]


def test_numbers_and_flags_of_numpy_are_accepted() -> None:
    options = {"players": np.int64(3), "quick": np.bool_(True), "first": np.int8(2)}
    env = BatchEnv("call-to-glory", options, np.int32(2), np.uint64(7))  # type: ignore[arg-type]
    assert (env.seats == 2).all()
    assert (env.states == BatchEnv("call-to-glory", {"players": 3, "quick": True, "first": 2}, 2, 7).states).all()
