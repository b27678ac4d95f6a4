"""A group of games that are played side by side: the CPU plays one group while the GPU decides for the other."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from courtcards.bots.learned import learned_game
from courtcards.envs.arguments import LOTS
from courtcards.games import rules_of
from courtcards.games.arrays import BoolArray, Float64Array, Int16Array
from courtcards.games.rng import rng_states
from courtcards.learn.kernel import NOBODY, TrainingBatch, begin_all, show_all, step_all
from courtcards.learn.settings import TrainingSettings

TRAITS = 1  # a stream of its own for what rivals are like
PARTS = 8  # parts of the work for each thread, so that no thread waits long for another
SHARED = ("features", "privileged_obs", "masks", "guessing", "seats", "chosen", "rewards", "dones", "actions")
STORED = ("states", "rng_states", "_trails", "_ended", "_rounds", "_winners")  # names in checkpoints


class Group:
    """Arrays that the compiled kernel writes and the device reads; with a GPU they lie in pinned memory."""

    def __init__(self, settings: TrainingSettings, number: int, count: int, pin: bool) -> None:
        self.rules, self.count, self.pin = rules_of(settings.game), count, pin
        rules, learned = self.rules, learned_game(settings.game)
        options = [rules.read_options(each["players"], rest(each)) for each in draw_options(settings, number, count)]
        self.players = np.array([each.players for each in options], np.int64)
        self.features = self._shared((count, learned.features), torch.int16)
        self.privileged_obs = self._shared((count, learned.hidden), torch.int8)
        self.masks = self._shared((count, rules.actions), torch.bool)
        self.guessing = self._shared((count,), torch.bool)
        self.seats = self._shared((count,), torch.int8)
        self.rewards = self._shared((count, rules.seats), torch.float32)
        self.dones = self._shared((count,), torch.bool)
        self.actions = self._shared((count,), torch.int16)
        self.chosen = self._shared((count,), torch.int16)  # what rivals do
        self.learners = np.full(count, NOBODY, np.int8)  # where the learner sits among rivals
        rivaled = np.flatnonzero(self.players[: round(settings.rival_share * count)] > 2)
        self.learners[rivaled] = rivaled % self.players[rivaled]
        parts = min(count, PARTS * numba.get_num_threads())
        trails = np.zeros((count, max(each.most_rounds for each in options), rules.seats), np.int16)
        lots = np.random.default_rng([settings.seed, number, TRAITS])
        self._batch = TrainingBatch(
            states=rules.new_states(count),
            options=np.array([each.row() for each in options], np.int8),
            firsts=np.full(count, LOTS, np.int8),
            rng_states=rng_states(1000 * settings.seed + number, count),
            learners=self.learners,
            knowledge=rules.new_knowledge(parts),
            rooms=np.empty((parts, rules.actions), np.int16),
            traits=learned.draw_traits(lots, (count, rules.seats)),
            trails=trails,
            ended=trails.copy(),
            rounds=np.zeros(count, np.int16),
            winners=np.zeros((count, rules.seats), np.bool_),
            **{name: getattr(self, name).numpy() for name in SHARED},
        )
        begin_all(self._batch)
        self.show()

    def _shared(self, shape: tuple[int, ...], dtype: torch.dtype) -> Tensor:
        return torch.zeros(shape, dtype=dtype, pin_memory=self.pin)

    def show(self) -> None:
        """Write what the seats that act look at."""
        show_all(self._batch)

    def step(self, slopes: Float64Array, by_points: float) -> None:
        """Carry out `actions`, and show the new positions."""
        step_all(self._batch, slopes, by_points)
        self.show()

    def take_ended(self) -> tuple[NDArray[Any], Int16Array, Int16Array, BoolArray]:
        """Of each game that ended since it was asked last: options, totals by round, rounds, winners."""
        batch = self._batch
        over = batch.rounds > 0
        taken = batch.options[over], batch.ended[over], batch.rounds[over].copy(), batch.winners[over]
        batch.rounds[:] = 0
        return taken

    def state(self) -> dict[str, NDArray[Any]]:
        return {name: getattr(self._batch, name.removeprefix("_")) for name in STORED}

    def load(self, state: dict[str, NDArray[Any]]) -> None:
        for name, array in state.items():
            getattr(self._batch, name.removeprefix("_"))[...] = array
        self.show()


def rest(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name != "players"}


def draw_options(settings: TrainingSettings, number: int, count: int) -> list[dict[str, Any]]:
    """The options of each game, in proportion to the mix and in a random order."""
    curriculum = learned_game(settings.game).curriculum
    mix = curriculum.mixes[settings.mix]
    ends = np.cumsum([share for _, share in mix]) / sum(share for _, share in mix)
    places = np.searchsorted(ends, (np.arange(count) + 0.5) / count)
    rng = np.random.default_rng([settings.seed, number])
    order = rng.permutation(places)
    chosen = [mix[min(place, len(mix) - 1)][0] for place in order]
    if curriculum.vary is not None and settings.mix in ("all", "full", "large"):
        for i in range(round(settings.varied * count)):
            chosen[i] = curriculum.vary(chosen[i], rng)
    return chosen
