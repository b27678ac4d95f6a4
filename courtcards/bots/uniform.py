"""The bot that plays at random."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from courtcards.bots.bot import Policy, PolicyBot
from courtcards.compiled import compiled
from courtcards.games.arrays import Float64Array, Int16Array, Int64Array, Knowledge
from courtcards.games.rng import below


@compiled
def at_random(knowledge: Knowledge, legal: Int16Array, count: int, rng: Int64Array) -> int:  # noqa: ARG001
    """Every legal action equally likely."""
    return int(legal[below(rng, count)])


@dataclass(frozen=True)
class RandomBot(PolicyBot):
    name: str = "random"
    policy: Policy = at_random

    def probs(self, knowledge: Knowledge, legal: Int16Array) -> Float64Array:  # noqa: ARG002
        return np.full(len(legal), 1 / len(legal))
