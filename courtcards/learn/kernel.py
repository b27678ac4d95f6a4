"""What learning needs of a game: sizes, and a few compiled functions."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from courtcards.games import rules_of
from courtcards.games.arrays import Float32Array, Float64Array


@dataclass(frozen=True)
class Kernel:
    """A game's module of this name explains each."""

    features: int  # numbers that the policy looks at
    hidden: int  # numbers that the critic looks at besides, the others' hands first
    kinds: int  # kinds of cards
    levels: int  # numbers of cards that a belief about a hand tells apart
    units: Float32Array  # what counts as about 1, by feature
    most_rounds: int
    slopes: Float64Array  # how much a point counts for the chance to win, before it is fitted
    begin_all: Callable[..., None]
    show_all: Callable[..., None]
    step_all: Callable[..., None]


@functools.cache
def kernel_of(game_id: str) -> Kernel:
    name = rules_of(game_id).id.replace("-", "_")
    return cast(Kernel, importlib.import_module(f"courtcards.learn.{name}").KERNEL)
