"""Every game for Gymnasium: one learner, bots in the other seats. Importing this registers the ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from courtcards.bots import Budget
from courtcards.envs.arguments import missing, read_goal, read_seed
from courtcards.envs.opponents import Opponents
from courtcards.envs.single_game import SingleGame
from courtcards.errors import IllegalAction, OptionError
from courtcards.games import GAMES
from courtcards.games.arrays import BoolArray, Float32Array, Int16Array
from courtcards.games.options import is_whole
from courtcards.messages import message, quote
from courtcards.values import as_python

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
    """A game against bots. `info["action_mask"]` says what is legal, `info["seat"]` for whom the learner decides.

    `bots` is a bot for all other seats, or a list of one for each, clockwise from the learner: a name as in the arena,
    a bot of your own as a function, class or object, or "self" for a seat that the learner plays, too. A reward is then
    that of the seat that acted, and `info["rewards"]` has those of all seats.

    An illegal action earns −1 and changes nothing: the same decision is asked for again. With `illegal="raise"` it
    raises IllegalAction instead.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game_id: str,
        players: int = 2,
        bots: object = "random",
        seat: int | None = None,
        reward: str = "win",
        illegal: str = "penalty",
        budget: Budget | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if illegal not in ("penalty", "raise"):
            raise OptionError("env-illegal", given=quote(illegal))
        self._game = SingleGame(game_id, {"players": players, **options}, read_goal(reward))
        self.bots = Opponents(bots, self._game.rules, self._game.options, budget)
        self.seat = 0  # whom the learner decides for
        self.action_space = spaces.Discrete(self._game.rules.actions)
        self.observation_space = spaces.Box(0, LARGEST_NUMBER, (self._game.rules.observation_length,), np.int16)
        self.render_mode = read_render_mode(render_mode)
        self._fixed_seat = read_seat(seat, self._game.players)
        self._home = 0  # where the learner sits in this episode
        self._raises = illegal == "raise"
        self._done = True

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Int16Array, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._game.seed(read_seed(int(seed)))
        drawn = int(self.np_random.integers(self._game.players))
        self.seat = self._home = drawn if self._fixed_seat is None else self._fixed_seat
        self._game.begin()
        self._play_bots()
        self.seat = self._game.seat
        self._done = False
        return self._show()

    def step(self, action: np.int64 | int) -> Step:
        if self._done:
            raise OptionError("env-over")
        if not self._game.play(int(action)):
            return self._refuse(int(action))
        rewards = self._game.rewards.copy()
        rewards += self._play_bots()
        reward, self._done = float(rewards[self.seat]), self._game.over
        self.seat = self.seat if self._done else self._game.seat
        observation, info = self._show()
        return observation, reward, self._done, False, {**info, "rewards": rewards}

    def action_masks(self) -> BoolArray:
        """The mask of legal actions, under the name that maskable learners look for."""
        return self._game.show(self.seat)[1]

    def render(self) -> str | None:
        return self._game.text() if self.render_mode == "ansi" else None

    def snapshot(self) -> dict[str, Any]:
        """Where the episode stands, to come back to with `restore`, any number of times."""
        names = ("seat", "_home", "_done")
        kept = {name: getattr(self, name) for name in names}
        return {**kept, "match": self._game.snapshot(), "chance": self.np_random.bit_generator.state}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Go back to a snapshot of this environment, or of one of the same game. Bots keep what they remember."""
        self._game.restore(snapshot["match"])
        self.np_random.bit_generator.state = snapshot["chance"]
        self.seat, self._home, self._done = (snapshot[name] for name in ("seat", "_home", "_done"))

    def _refuse(self, action: int) -> Step:
        why = message("env-action", action=str(action))
        if self._raises:
            raise IllegalAction(why)
        observation, info = self._show()
        return observation, ILLEGAL, False, False, {**info, "illegal_action": str(why)}

    def _play_bots(self) -> Float32Array:
        """The others play until the learner must decide or the game is over; returns the rewards by seat."""
        rewards = np.zeros_like(self._game.rewards)
        while (seat := self._game.seat) not in (self._home, -1):
            place = (seat - self._home) % self._game.players - 1
            if self.bots[place] is None:
                break
            legal = self._game.legal().copy()
            self._game.play(self.bots.choose(place, self._game.knowledge(seat), legal, self._game.choices))
            rewards += self._game.rewards
        return rewards

    def _show(self) -> tuple[Int16Array, dict[str, Any]]:
        observation, mask = self._game.show(self.seat)
        return observation, {"action_mask": mask.view(np.int8), "seat": self.seat}


def read_render_mode(mode: str | None) -> str | None:
    """A mode that we do not have counts as none: `gymnasium.make` warns of it, which is all that learners expect."""
    return mode if mode == "ansi" else None


def read_seat(seat: object, players: int) -> int | None:
    number = as_python(seat)
    if number is not None and (not is_whole(number) or not 0 <= number < players):
        raise OptionError("env-seat", given=quote(seat), last=players - 1)
    return number


def register() -> None:
    for id, game_id in IDS.items():
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point=f"{__name__}:CourtCardsEnv",
                vector_entry_point="courtcards.envs.vector:CourtCardsVectorEnv",
                kwargs={"game_id": game_id},
            )


register()
