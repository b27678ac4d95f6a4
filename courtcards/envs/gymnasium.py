"""Every game for Gymnasium: one learner, bots in the other seats. Importing this registers the ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from courtcards.bots import Bot, Budget, bot_of
from courtcards.envs.arguments import missing, read_goal, read_seed
from courtcards.envs.single_game import SingleGame
from courtcards.errors import IllegalAction, OptionError
from courtcards.games import GAMES
from courtcards.games.arrays import BoolArray, Int16Array
from courtcards.games.options import is_whole
from courtcards.messages import message, quote

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium", "envs") from error

IDS = {f"{id.replace('-', ' ').title().replace(' ', '')}-v1": id for id in GAMES}  # such as CallToGlory-v1
ILLEGAL = -1.0  # the reward of an illegal action: less than any defeat
LARGEST_NUMBER = np.iinfo(np.int16).max

Step = tuple[Int16Array, float, bool, bool, dict[str, Any]]


class CourtCardsEnv(gymnasium.Env[Int16Array, np.int64]):
    """A game against bots. `info["action_mask"]` says what is legal.

    An illegal action earns −1 and changes nothing: the same decision is asked for again. With `illegal="raise"` it
    raises IllegalAction instead.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game_id: str,
        players: int = 2,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "win",
        illegal: str = "penalty",
        budget: Budget | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise OptionError("env-render", given=quote(render_mode), known="ansi")
        if illegal not in ("penalty", "raise"):
            raise OptionError("env-illegal", given=quote(illegal))
        self.match = SingleGame(game_id, {"players": players, **options}, read_goal(reward))
        self.bots = read_bots(bots, game_id, players)
        self.seat = 0  # where the learner sits in this episode
        self.action_space = spaces.Discrete(self.match.rules.actions)
        self.observation_space = spaces.Box(0, LARGEST_NUMBER, (self.match.rules.observation_length,), np.int16)
        self.render_mode = render_mode
        self._fixed_seat = read_seat(seat, players)
        self._raises = illegal == "raise"
        self._budget = budget or Budget(samples=100)
        self._done = True

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Int16Array, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.match.seed(read_seed(int(seed)))
        drawn = int(self.np_random.integers(self.match.players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self.match.begin()
        self._play_bots()
        self._done = False
        return self._show()

    def step(self, action: np.int64 | int) -> Step:
        if self._done:
            raise OptionError("env-over")
        if not self.match.play(int(action)):
            return self._refuse(int(action))
        reward = float(self.match.rewards[self.seat]) + self._play_bots()
        self._done = self.match.over
        observation, info = self._show()
        return observation, reward, self._done, False, info

    def action_masks(self) -> BoolArray:
        """The mask of legal actions, under the name that maskable learners look for."""
        return self.match.show(self.seat)[1]

    def render(self) -> str | None:
        return self.match.text() if self.render_mode == "ansi" else None

    def _refuse(self, action: int) -> Step:
        why = message("env-action", action=str(action))
        if self._raises:
            raise IllegalAction(why)
        observation, info = self._show()
        return observation, ILLEGAL, False, False, {**info, "illegal_action": str(why)}

    def _play_bots(self) -> float:
        """The others play until the learner must decide or the game is over; returns the learner's reward."""
        reward = 0.0
        while self.match.seat not in (self.seat, -1):
            seat = self.match.seat
            bot = self.bots[(seat - self.seat) % self.match.players - 1]
            legal = self.match.legal().copy()
            self.match.play(bot.choose(self.match.knowledge(seat), legal, self.match.choices, self._budget))
            reward += float(self.match.rewards[self.seat])
        return reward

    def _show(self) -> tuple[Int16Array, dict[str, Any]]:
        observation, mask = self.match.show(self.seat)
        return observation, {"action_mask": mask.view(np.int8)}


def read_bots(bots: object, game_id: str, players: int) -> list[Bot]:
    """The bots of the other seats, clockwise from the learner."""
    names = [bots] * (players - 1) if isinstance(bots, str) else bots
    if not isinstance(names, Sequence) or len(names) != players - 1:
        raise OptionError("env-bots", given=quote(bots), others=players - 1)
    return [bot_of(name, game_id) for name in names]


def read_seat(seat: object, players: int) -> int | None:
    if seat is not None and (not is_whole(seat) or not 0 <= seat < players):
        raise OptionError("env-seat", given=quote(seat), last=players - 1)
    return seat


def register() -> None:
    for id, game_id in IDS.items():
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:CourtCardsEnv", kwargs={"game_id": game_id})


register()
