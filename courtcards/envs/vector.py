"""Many games for Gymnasium as one vector environment, over the batch environment: a learner against bots, or itself.

`gymnasium.make_vec("CallToGlory-v1", num_envs=512, vectorization_mode="vector_entry_point")` makes one, too.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from courtcards.bots import Budget
from courtcards.envs.arguments import missing
from courtcards.envs.batch import BatchEnv
from courtcards.envs.gymnasium import LARGEST_NUMBER, read_render_mode, read_seat
from courtcards.envs.opponents import Opponents
from courtcards.games.arrays import BoolArray, Float32Array, Int8Array, Int16Array

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium", "envs") from error

Step = tuple[Int16Array, Float32Array, BoolArray, BoolArray, dict[str, Any]]


class CourtCardsVectorEnv(gymnasium.vector.VectorEnv[Int16Array, NDArray[Any], NDArray[Any]]):
    """As many games as you like, one learner in each. Arguments are those of the single environment.

    `infos["action_mask"]` says what is legal; an illegal action raises IllegalAction, and then nothing has changed. An
    episode that ends is followed by the next one in the same step: `infos["final_obs"]` has its last observation.
    """

    metadata = {  # noqa: RUF012 (as Gymnasium declares it)
        "render_modes": ["ansi"],
        "render_fps": 1,
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game_id: str,
        num_envs: int = 1,
        players: int = 2,
        bots: object = "random",
        seat: int | None = None,
        reward: str = "win",
        episode: str = "match",
        budget: Budget | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.batch = BatchEnv(game_id, {"players": players, **options}, num_envs, reward=reward, episode=episode)
        self.num_envs = self.batch.count
        self.bots = Opponents(bots, self.batch.rules, self.batch.options[0], budget)
        self.render_mode = read_render_mode(render_mode)
        self.single_action_space = spaces.Discrete(self.batch.rules.actions)
        length = self.batch.rules.observation_length
        self.single_observation_space = spaces.Box(0, LARGEST_NUMBER, (length,), np.int16)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, self.num_envs)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, self.num_envs)
        self._players = self.batch.options[0].players
        self._fixed_seat = read_seat(seat, self._players)
        self._homes: Int8Array = np.zeros(self.num_envs, np.int8)  # where the learner sits in each game
        self._is_bot = np.array([False, *(self.bots[place] is not None for place in range(self._players - 1))])
        self._carried = np.zeros_like(self.batch.rewards)  # what new episodes paid before the learner's first decision
        self._every = np.arange(self.num_envs)
        self._known = self.batch.rules.new_knowledge()

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Int16Array, dict[str, Any]]:
        """Begin all games again; the same seed and actions give the same games."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)))
        self._take_seats(np.ones(self.num_envs, np.bool_))
        self._carried[:] = 0
        episode = Episode(self.batch, self._carried)
        self._play_bots(episode)
        self._carried[:] = 0
        return self.batch.observations.copy(), self._infos()

    def step(self, actions: NDArray[Any]) -> Step:
        acted = self.batch.seats.copy()
        episode = Episode(self.batch, self._carried)
        self._advance(episode, actions, None)
        self._play_bots(episode)
        rewards = episode.rewards[self._every, acted]
        infos = {**self._infos(), "rewards": episode.rewards}
        if episode.dones.any():
            infos |= self._final_infos(episode, acted)
        return self.batch.observations.copy(), rewards, episode.dones, np.zeros_like(episode.dones), infos

    def action_masks(self) -> BoolArray:
        """The masks of legal actions, under the name that maskable learners look for."""
        return self.batch.masks.copy()

    def render(self) -> tuple[str, ...] | None:
        if self.render_mode != "ansi":
            return None
        from courtcards.envs.describe import describe

        rules = self.batch.rules
        return tuple(describe(rules, np.concatenate([self.batch.states[i : i + 1], self._known])) for i in self._every)

    # The seats

    def _take_seats(self, where: BoolArray) -> None:
        drawn = self.np_random.integers(self._players, size=int(where.sum()))
        self._homes[where] = drawn if self._fixed_seat is None else self._fixed_seat

    def _places(self) -> NDArray[Any]:
        """How far the acting seat is from the learner, clockwise."""
        return (self.batch.seats - self._homes) % self._players

    def _advance(self, episode: Episode, actions: NDArray[Any], where: BoolArray | None) -> None:
        self.batch.step(actions, where)
        ended = episode.notice()
        if ended.any():
            self._take_seats(ended)

    def _play_bots(self, episode: Episode) -> None:
        """The bots play until it is the learner's turn in every game."""
        while (theirs := self._is_bot[places := self._places()]).any():
            actions = self.batch.sample()
            for place in range(1, self._players):
                if not self.bots.is_random(place - 1):
                    for i in np.flatnonzero(theirs & (places == place)):
                        actions[i] = self._choice(int(i), place)
            self._advance(episode, actions, theirs)

    def _choice(self, i: int, place: int) -> int:
        self.batch.rules.know_row(self.batch.states, i, int(self.batch.seats[i]), self._known, 0)
        legal = np.flatnonzero(self.batch.masks[i]).astype(np.int16)
        return self.bots.choose(place - 1, self._known.copy()[0], legal, self.batch._choices[i])

    # What there is to know

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.astype(np.int8), "seat": self.batch.seats.copy()}

    def _final_infos(self, episode: Episode, acted: Int8Array) -> dict[str, Any]:
        """What Gymnasium says about episodes that ended, as far as it differs from the next ones."""
        last = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(episode.dones):
            last[i] = episode.final_observations[i, acted[i]].copy()
        final = {"seat": acted, "_seat": episode.dones, "rewards": episode.rewards, "_rewards": episode.dones}
        return {"final_obs": last, "_final_obs": episode.dones, "final_info": final, "_final_info": episode.dones}


class Episode:
    """What happens in one step of the learner, which may take many of the batch."""

    def __init__(self, batch: BatchEnv, carried: Float32Array) -> None:
        self._batch, self._carried = batch, carried
        self.rewards, self.dones = carried.copy(), np.zeros(batch.count, np.bool_)
        self.final_observations = batch.final_observations
        carried[:] = 0

    def notice(self) -> BoolArray:
        """Add what the last step of the batch paid; returns in which games it ended the episode."""
        paid, ended = self._batch.rewards, self._batch.dones & ~self.dones
        self.rewards[~self.dones] += paid[~self.dones]
        self._carried[self.dones] += paid[self.dones]
        self.dones |= ended
        return ended
