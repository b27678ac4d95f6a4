"""One game, stepped by compiled calls: what the environments of PettingZoo and Gymnasium have in common."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from courtcards.envs import kernel
from courtcards.envs.arguments import LOTS, read_options
from courtcards.envs.describe import describe
from courtcards.envs.rewards import REFUSED
from courtcards.errors import OptionError
from courtcards.games import rules_of
from courtcards.games.arrays import BoolArray, Float32Array, Int16Array, Knowledge, Records
from courtcards.games.rng import rng_states
from courtcards.games.verbs import GAME_OVER


class SingleGame:
    def __init__(self, game_id: str, options: Mapping[str, object], goal: int) -> None:
        self.rules = rules_of(game_id)
        self.options = read_options(self.rules, options)
        kernel.prepare(game_id)
        self.goal = goal
        self.over = False
        self.seat = -1  # who acts
        self.rewards: Float32Array = np.zeros(self.rules.seats, np.float32)
        self._game: Records = self.rules.new_states(2)  # the game, and room for a viewer's knowledge
        self._room = self.rules.scratch()
        self._row = np.array(self.options.row(), np.int8)
        self._first = LOTS if self.options.first is None else self.options.first
        self.seed(None)

    @property
    def players(self) -> int:
        return self.options.players

    def seed(self, seed: int | None) -> None:
        """New random generators: one for deals, one for bots."""
        self._chance, self.choices = rng_states(secrets.randbits(64) if seed is None else seed, 2)

    def begin(self) -> None:
        kernel.begin(self._game, self._row, self._first, self._chance)
        self.over, self.seat = False, kernel.seat_to_act(self._game)
        self.rewards[:] = 0

    def play(self, action: int) -> bool:
        """An action of the seat that acts, and whether it is legal; `rewards` are then those of this action."""
        reached = kernel.play(self._game, action, self._room, self._chance, self.goal, self.rewards)
        if reached == REFUSED:
            return False
        self.over, self.seat = reached == GAME_OVER, kernel.seat_to_act(self._game)
        return True

    def show(self, seat: int) -> tuple[Int16Array, BoolArray]:
        """What a seat observes, and a mask of its legal actions: none where it does not act."""
        observation = np.empty(self.rules.observation_length, np.int16)
        mask = np.empty(self.rules.actions, np.bool_)
        kernel.show(self._game, seat, self._room, observation, mask)
        if seat != self.seat:
            mask[:] = False
        return observation, mask

    def knowledge(self, seat: int) -> Knowledge:
        """What a seat may know, until the next call."""
        kernel.learn(self._game, seat)
        return Knowledge(self._game[1])

    def legal(self) -> Int16Array:
        """The legal actions of the seat that acts, until the next call."""
        return self._room[: kernel.legal_actions(self._game, self.seat, self._room)]

    def snapshot(self) -> dict[str, Any]:
        """Everything that changes while it is played."""
        arrays = {"game": self._game, "chance": self._chance, "choices": self.choices, "rewards": self.rewards}
        return {**{name: array.copy() for name, array in arrays.items()}, "over": self.over, "seat": self.seat}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        if snapshot["game"].dtype != self._game.dtype:
            raise OptionError("env-snapshot")
        self._game[:], self.rewards[:] = snapshot["game"], snapshot["rewards"]
        self._chance[:], self.choices[:] = snapshot["chance"], snapshot["choices"]
        self.over, self.seat = snapshot["over"], snapshot["seat"]

    def text(self) -> str:
        return describe(self.rules, self._game)
