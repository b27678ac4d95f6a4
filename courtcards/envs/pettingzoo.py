"""Every game for PettingZoo: agents `player_0`, `player_1`, … take turns.

`call_to_glory_v1`, `come_to_call_v1`, … have `env` and `raw_env`, as PettingZoo's own modules do, and importing this
registers `courtcards/CallToGlory-v1`, … for `pettingzoo.make("aec", id)`. Players who choose at once are asked one
after the other, and see nothing of each other's choices.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from courtcards.envs.arguments import missing, read_goal, read_seed
from courtcards.envs.single_game import SingleGame
from courtcards.errors import IllegalAction, OptionError
from courtcards.games import GAMES
from courtcards.messages import quote

try:
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("pettingzoo", "envs") from error

RENDER_MODES = ["human", "ansi"]
IDS = {f"courtcards/{id.replace('-', ' ').title().replace(' ', '')}-v1": id for id in GAMES}
LARGEST_NUMBER = np.iinfo(np.int16).max

Observation = dict[str, Any]

CHANGING = (  # what PettingZoo keeps about an episode
    "agents",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
)


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 (PettingZoo's name)
    """A game as an AEC environment. An illegal action raises IllegalAction, and then nothing has changed."""

    def __init__(
        self,
        game_id: str = GAMES[0],
        players: int = 2,
        render_mode: str | None = None,
        reward: str = "win",
        **options: object,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError("env-render", given=quote(render_mode), known=", ".join(RENDER_MODES))
        self._game = SingleGame(game_id, {"players": players, **options}, read_goal(reward))
        self.metadata = {
            "name": versioned(game_id),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(self._game))
        self.action_spaces = {agent: spaces.Discrete(self._game.rules.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None:
            self._game.seed(read_seed(int(seed)))
        self._game.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.seat]

    def observe(self, agent: str) -> Observation:
        observation, mask = self._game.show(self._seats[agent])
        return {"observation": observation, "action_mask": mask.view(np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(cast(Any, action))
            return
        if action is None or not self._game.play(int(action)):
            raise IllegalAction("env-action", action=quote(action))
        self._cumulative_rewards[agent] = 0.0
        self._pay()
        if self._game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._game.seat]
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        """Hand out the rewards of the last action."""
        paid = self._game.rewards.tolist()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = paid[seat]
            self._cumulative_rewards[agent] += paid[seat]

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return self._game.text()
        if self.render_mode == "human":
            print(self._game.text())
        return None

    def snapshot(self) -> dict[str, Any]:
        """Where the episode stands, to come back to with `restore`, any number of times."""
        return {**{name: copy.deepcopy(getattr(self, name)) for name in CHANGING}, "match": self._game.snapshot()}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Go back to a snapshot of this environment, or of one of the same game."""
        self._game.restore(snapshot["match"])
        for name in CHANGING:
            setattr(self, name, copy.deepcopy(snapshot[name]))

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])


def versioned(game_id: str) -> str:
    return f"{game_id.replace('-', '_')}_v1"


def observation_space(game: SingleGame) -> Any:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, LARGEST_NUMBER, (game.rules.observation_length,), np.int16),
            "action_mask": spaces.Box(0, 1, (game.rules.actions,), np.int8),
        }
    )


def env(game_id: str = GAMES[0], players: int = 2, render_mode: str | None = None, **options: Any) -> Any:
    """The environment in PettingZoo's usual wrapper, which tells when it is used in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(game_id, players, render_mode, **options))


def __getattr__(name: str) -> SimpleNamespace:
    """What stands for one of PettingZoo's modules: `call_to_glory_v1`."""
    game_id = next((id for id in GAMES if versioned(id) == name), None)
    if game_id is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    ready = {"env": functools.partial(env, game_id), "raw_env": functools.partial(raw_env, game_id)}
    return SimpleNamespace(__name__=name, **ready)


def register() -> None:
    for id, game_id in IDS.items():
        if id not in pettingzoo.aec_registry:
            pettingzoo.register("aec", id, f"{__name__}:env", kwargs={"game_id": game_id})


register()
