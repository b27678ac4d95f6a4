"""The interface of bots: a bot gets its seat's knowledge and legal actions, and chooses one; it sees no state."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

import numpy as np

from courtcards.errors import OptionError
from courtcards.games.arrays import Float64Array, Int16Array, Int64Array, Knowledge
from courtcards.games.options import is_whole
from courtcards.messages import quote
from courtcards.values import as_python

# A compiled way to choose: knowledge, legal actions, how many they are, random generator → the chosen action.
Policy: TypeAlias = Callable[[Knowledge, Int16Array, int, Int64Array], int]


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: for a time, or for a number of sampled hidden states.

    With a number of samples (and no time) a bot's choice depends on nothing but its knowledge and its random generator.
    """

    seconds: float | None = None
    samples: int | None = None

    def __post_init__(self) -> None:
        seconds, samples = as_python([self.seconds, self.samples])
        if seconds is not None and not (isinstance(seconds, int | float | np.floating) and 0 < seconds < math.inf):
            raise OptionError("bot-budget", given=quote(seconds))
        if samples is not None and not (is_whole(samples) and samples > 0):
            raise OptionError("bot-budget", given=quote(samples))


class Bot(Protocol):
    @property
    def name(self) -> str: ...

    def choose(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        """One of the legal actions. The knowledge says whose it is (`viewer`) and must not be changed."""
        ...


@runtime_checkable
class OpenBot(Bot, Protocol):
    """A bot that says how likely each of its actions is, so that its random choices can be told from luck."""

    def probs(self, knowledge: Knowledge, legal: Int16Array) -> Float64Array:
        """The probabilities with which `choose` takes the legal actions."""
        ...


@dataclass(frozen=True)
class PolicyBot:
    """A bot that acts at once by a compiled policy."""

    name: str
    policy: Policy

    def choose(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:  # noqa: ARG002
        return int(self.policy(knowledge, legal, len(legal), rng))
