"""What learned bots need from a game: its features, the value of a round, and a few facts."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np

from courtcards.games import rules_of
from courtcards.games.arrays import Float32Array, Float64Array, Int8Array, Int16Array, Int64Array, Knowledge, State
from courtcards.games.dispatch import implement, verb

# Learning needs some noise, playing does not: the power to which the policy's probabilities are raised in turns.
SHARPNESS = 4.0


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
def is_guessing(knowledge: Knowledge) -> bool:
    """Whether all choose at once, so that nobody should be predictable."""
    raise NotImplementedError


@verb
def begins_turn(state: State) -> bool:
    """Whether a turn begins: the critic estimates positions only then."""
    raise NotImplementedError


@verb
def gather(state: State, pool: Int8Array) -> int:
    """The unseen cards of a sampled world that players draw from; returns how many, 0 if their order stays."""
    raise NotImplementedError


@verb
def act(state: State, seat: int, action: int, pool: Int8Array, count: int) -> None:
    """Carry out an action; a card that is drawn comes from the pool, if there is one."""
    raise NotImplementedError


@verb
def rival(knowledge: Knowledge, legal: Int16Array, count: int, rng: Int64Array) -> int:
    """The choice of the strongest bot that has not learned: an opponent to measure against."""
    raise NotImplementedError


@verb
def sparring(knowledge: Knowledge, legal: Int16Array, count: int, traits: Float64Array, rng: Int64Array) -> int:
    """The choice of a relative of that bot: an opponent to learn from. Its traits tell it from other relatives."""
    raise NotImplementedError


Mix = list[tuple[dict[str, Any], float]]  # options, and their share of all games
NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


def one_size(most: int) -> dict[str, Mix]:
    """Mixes of standard games of one number of players, by the number's name."""
    return {name: [({"players": players}, 1.0)] for players, name in NUMBERS.items() if players <= most}


@dataclass(frozen=True)
class Curriculum:
    """What a learner plays, and what its trainings are set to."""

    mixes: Mapping[str, Mix]  # `all` and `full` (more large ones) for all tables, `large` for three or more
    shipped: Mapping[str, Any]  # settings of the weights in the package
    slope_inputs: Callable[[list[int], int, Float64Array], tuple[tuple[int, ...], Float64Array]]
    """From options, rounds played and totals: the place of the slope that counts, and what it is multiplied by."""
    against: Mapping[str, Any] = field(default_factory=dict)  # settings for beating another policy
    vary: Callable[[dict[str, Any], np.random.Generator], dict[str, Any]] | None = None  # options, somewhat changed


@dataclass(frozen=True)
class LearnedGame:
    record: np.dtype[np.void]
    features: int  # numbers that the policy looks at
    hidden: int  # numbers that the critic looks at besides, the others' hands first
    levels: int  # numbers of cards that a belief about a hand tells apart
    units: Float32Array  # what counts as about 1, by feature
    slopes: Float64Array  # how much a point counts for the probability to win, before it is fitted
    is_twin: Callable[[Knowledge, int, list[int]], bool]  # whether an action is as good as one that is already chosen
    curriculum: Curriculum
    draw_traits: Callable[[np.random.Generator, tuple[int, int]], Float64Array]  # by game and seat, for `sparring`
    functions: Mapping[Callable[..., Any], Callable[..., Any]]  # by verb

    def __post_init__(self) -> None:
        implement(self.record, self.functions)


@functools.cache
def learned_game(game_id: str) -> LearnedGame:
    return cast(LearnedGame, importlib.import_module(f"{rules_of(game_id).bots}.learned").LEARNED)
