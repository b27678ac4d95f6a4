"""Thousands of games as one environment: one compiled call steps them all, over all cores."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from courtcards.envs import kernel
from courtcards.envs.arguments import read_goal, read_options, read_seed
from courtcards.envs.sampling import sample_all
from courtcards.errors import IllegalAction, OptionError
from courtcards.games import rules_of
from courtcards.games.arrays import BoolArray, Float32Array, Int8Array, Int16Array
from courtcards.games.options import is_whole
from courtcards.games.rng import rng_states
from courtcards.games.rules import Options, Rules
from courtcards.messages import quote
from courtcards.values import as_python

PARTS = 8  # parts of the work for each thread, so that no thread waits long for another
STAY = -1  # instead of an action: the game is left as it is
CHANGING = (  # the arrays of a batch that a step changes
    "states",
    "rng_states",
    "seats",
    "observations",
    "masks",
    "actions",
    "rewards",
    "dones",
    "final_observations",
)


class BatchEnv:
    """Games that are played side by side. Each step overwrites all arrays: copy what you keep.

    `options` are one mapping for all games (then say how many by `count`) or a list of one for each. `reward` is "win"
    or "points", `episode` "match" or "round". `check=False` skips the test whether actions are legal.

    `seats`: who acts next in each game. `acted`: who acted last. `players`: how many play. `final_observations`: by
    seat, what it observed when the last episode of the game ended.
    """

    def __init__(
        self,
        game_id: str,
        options: Mapping[str, object] | Sequence[Mapping[str, object]] | None = None,
        count: int | None = None,
        seed: int | None = None,
        *,
        reward: str = "win",
        episode: str = "match",
        check: bool = True,
    ) -> None:
        self.rules = rules_of(game_id)
        self.options = read_batch(self.rules, options, count)
        self.count = len(self.options)
        self.check = check
        self._goal, self._by_round = read_goal(reward, episode), episode == "round"
        kernel.prepare(game_id)
        self._make_arrays()
        self.reset(seed)

    def _make_arrays(self) -> None:
        parts = min(self.count, PARTS * numba.get_num_threads())
        self._batch = batch = kernel.make_batch(self.rules, self.options, parts)
        self.states, self.observations, self.rewards, self.dones, self.final_observations = (
            batch.states,
            batch.observations,
            batch.rewards,
            batch.dones,
            batch.final_observations,
        )
        self.masks, self.seats = read_only(batch.masks), read_only(batch.seats)
        self.players: Int8Array = np.array([each.players for each in self.options], np.int8)
        self.acted: Int8Array = np.full(self.count, -1, np.int8)
        self._choices = np.zeros_like(batch.rng_states)
        self._every = np.arange(self.count)

    # Playing

    def reset(self, seed: int | None = None) -> tuple[Int16Array, BoolArray]:
        """Begin all games again: the same seed, the same games. Returns observations and masks."""
        both = rng_states(secrets.randbits(64) if seed is None else read_seed(seed), 2 * self.count)
        self._batch.rng_states[:], self._choices[:] = both[: self.count], both[self.count :]
        self.rewards[:], self.dones[:], self.acted[:] = 0, False, -1
        kernel.begin_all(self._batch)
        return self.observations, self.masks

    def step(
        self, actions: NDArray[Any], where: BoolArray | None = None
    ) -> tuple[Int16Array, BoolArray, Float32Array, BoolArray]:
        """One action in each game, or in each that `where` is true for. Returns observations, masks, rewards, dones.

        Where a game is done, its rewards are those of its last action, its observation is already the new game's, and
        `final_observations` has the last ones of the old game. An illegal action raises IllegalAction, and then nothing
        has changed; with `check=False` nobody looks.
        """
        self._take(actions, self._read_where(where))
        self.acted[:] = np.where(self._batch.actions < 0, -1, self.seats)
        kernel.step_all(self._batch, self._goal, self._by_round)
        return self.observations, self.masks, self.rewards, self.dones

    def sample(self) -> Int16Array:
        """A random legal action for each game, as an array that the next call overwrites."""
        sample_all(self._batch.masks, self._choices, self._batch.actions)
        return self._batch.actions

    def _read_where(self, where: object) -> BoolArray | None:
        if where is None:
            return None
        given = np.asarray(where)
        if given.shape != (self.count,) or given.dtype != np.bool_:
            raise OptionError("env-where", count=self.count, shape=quote(given.shape), dtype=quote(str(given.dtype)))
        return given

    def _take(self, actions: NDArray[Any], where: BoolArray | None) -> None:
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise OptionError("env-actions", count=self.count, shape=quote(given.shape), dtype=quote(str(given.dtype)))
        if self.check:
            self._refuse_illegal(given, where)
        if given is not self._batch.actions:
            self._batch.actions[:] = given
        if where is not None:
            self._batch.actions[~where] = STAY

    def _refuse_illegal(self, actions: NDArray[Any], where: BoolArray | None) -> None:
        known = (actions >= 0) & (actions < self.rules.actions)
        legal = known & self.masks[self._every, np.where(known, actions, 0)]
        if where is not None:
            legal |= ~where
        if not legal.all():
            i = int(legal.argmin())
            raise IllegalAction("env-action-in-batch", index=str(i), seat=int(self.seats[i]), action=str(actions[i]))

    # Copies

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """Everything that a step changes, to come back to with `restore`, any number of times."""
        kept = {name: getattr(self._batch, name).copy() for name in CHANGING}
        return {**kept, "acted": self.acted.copy(), "choices": self._choices.copy()}

    def restore(self, snapshot: Mapping[str, NDArray[Any]]) -> None:
        """Go back to a snapshot of this batch, or of one with as many games of the same options."""
        if snapshot["states"].dtype != self.states.dtype or len(snapshot["states"]) != self.count:
            raise OptionError("env-snapshot")
        for name in CHANGING:
            getattr(self._batch, name)[:] = snapshot[name]
        self.acted[:], self._choices[:] = snapshot["acted"], snapshot["choices"]

    def __getstate__(self) -> dict[str, Any]:
        names = ("rules", "options", "count", "check", "_goal", "_by_round")
        return {**{name: getattr(self, name) for name in names}, "snapshot": self.snapshot()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        snapshot = kept.pop("snapshot")
        self.__dict__.update(kept)
        kernel.prepare(self.rules.id)
        self._make_arrays()
        self.restore(snapshot)


def read_batch(rules: Rules, options: object, count: object) -> list[Options]:
    """The options of each game, from one mapping for all or from one for each."""
    if isinstance(options, Sequence) and not isinstance(options, str):
        if not options or as_python(count) not in (None, len(options)):
            raise OptionError("env-options-count", options=len(options), count=quote(count))
        return [read_options(rules, each) for each in options]
    number = as_python(count)
    if not is_whole(number) or number < 1:
        raise OptionError("env-count", given=quote(count))
    return [read_options(rules, {} if options is None else options)] * number


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view
