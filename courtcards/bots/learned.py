"""What learned bots need of a game: its features, what a round was worth, and a few facts."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from courtcards.games import rules_of
from courtcards.games.arrays import Float32Array, Float64Array, Int8Array, Int16Array, Knowledge, State
from courtcards.games.dispatch import implement, verb


@verb
def features(knowledge: Knowledge, out: Int16Array) -> None:
    """Write what the policy looks at, from nothing but a seat's knowledge."""
    raise NotImplementedError


@verb
def hidden(state: State, viewer: int, out: Int16Array) -> None:
    """Write what the viewer does not see of a full state: for the critic."""
    raise NotImplementedError


@verb
def round_value(state: State, slopes: Float64Array, by_points: float, out: Float32Array) -> None:
    """By seat, after a round is scored: the change of its probability to win, mixed with points.

    `slopes` say how much a point counts for winning, `by_points` how much the points count beside it, from 0 to 1.
    """
    raise NotImplementedError


@verb
def begins_turn(state: State) -> bool:
    """Whether a turn begins: then the critic can say what comes of it."""
    raise NotImplementedError


@verb
def gather(state: State, pool: Int8Array) -> int:
    """The unseen cards of a sampled world that players draw from; returns how many, 0 if their order stays."""
    raise NotImplementedError


@verb
def act(state: State, seat: int, action: int, pool: Int8Array, count: int) -> None:
    """Carry out an action; a card that is drawn comes from the pool, if there is one."""
    raise NotImplementedError


@dataclass(frozen=True)
class LearnedGame:
    record: np.dtype[np.void]
    features: int  # numbers that the policy looks at
    hidden: int  # numbers that the critic looks at besides, the others' hands first
    levels: int  # numbers of cards that a belief about a hand tells apart
    units: Float32Array  # what counts as about 1, by feature
    slopes: Float64Array  # how much a point counts for the probability to win, before it is fitted
    sharpness: float  # 1 plays the policy as it was learnt; more, and the better actions are played more often
    is_twin: Callable[[Knowledge, int, list[int]], bool]  # whether an action is as good as one that is already chosen
    is_guessing: Callable[[Knowledge], bool]  # whether all choose at once, so that nobody should be foreseen
    functions: Mapping[Callable[..., Any], Callable[..., Any]]  # by verb

    def __post_init__(self) -> None:
        implement(self.record, self.functions)


@functools.cache
def learned_game(game_id: str) -> LearnedGame:
    return cast(LearnedGame, importlib.import_module(f"{rules_of(game_id).bots}.learned").LEARNED)
