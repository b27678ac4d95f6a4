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
    assert fixed.seat == fixed._game.seat == 2


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


def test_errors_name_the_problem() -> None:
    for given, why in [
        ({"bots": "deep-thought"}, "There is no bot"),
        ({"bots": ["random", "random"]}, "one for each other seat"),
        ({"seat": 2}, "from 0 to 1"),
        ({"illegal": "ignore"}, "penalty or raise"),
        ({"players": 7}, "2 to 4 players"),
    ]:
        with pytest.raises(OptionError, match=why):
            ours.CourtCardsEnv("call-to-glory", **given)  # type: ignore[arg-type]


class Counting:
    """A bot of one's own that remembers."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        assert view["seat"] != 0
        self.asked += 1
        return legal[0]


class Wrong:
    def choose(self, knowledge: Any, legal: Any, rng: Any, budget: Any) -> int:  # noqa: ARG002
        return 155


def test_bots_are_whatever_the_arena_takes(tmp_path: Any) -> None:
    (tmp_path / "mine.py").write_text("def choose(view, legal):\n    return legal[-1]\n")
    for bots in ("search:3", "neural", "squire", f"{tmp_path}/mine.py", Counting, Counting(), [Counting]):
        env = gymnasium.make("CallToGlory-v1", bots=bots, quick=True)
        _, info = env.reset(seed=1)
        for _ in range(3):
            _, _, _, _, info = env.step(int(info["action_mask"].argmax()))


def test_bot_object_of_ones_own_is_asked() -> None:
    bot = Counting()
    play(gymnasium.make("ComeToCall-v1", bots=bot, seat=0), 1)
    assert bot.asked > 5


def test_bot_that_breaks_the_rules_is_named() -> None:
    env = gymnasium.make("CallToGlory-v1", bots=Wrong(), seat=1, first=0).unwrapped
    with pytest.raises(IllegalAction, match="Wrong"):
        env.reset(seed=1)


def test_learner_can_play_all_seats_itself() -> None:
    env = gymnasium.make("CallToGlory-v1", players=3, bots="self", quick=True)
    rng, seats = np.random.default_rng(1), set()
    _, info = env.reset(seed=1)
    over = False
    while not over:
        seats.add(seat := info["seat"])
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert reward == info["rewards"][seat]
    assert seats == {0, 1, 2}
    assert info["rewards"].any()


def test_unknown_render_mode_is_a_warning() -> None:
    with pytest.warns(UserWarning, match="render_mode") as warned:
        env = gymnasium.make("CallToGlory-v1", render_mode="rgb_array")
    assert env.unwrapped.render_mode is None
    assert len(warned) == 1


def test_numbers_and_flags_of_numpy_are_accepted() -> None:
    env = gymnasium.make("CallToGlory-v1", players=np.int8(3), seat=np.int64(2), quick=np.True_, first=np.int16(0))
    env.reset(seed=1)
    assert env.unwrapped.seat == 2
