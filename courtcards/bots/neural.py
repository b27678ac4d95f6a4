"""The bot that plays by the learned policy alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from courtcards.bots.bot import Budget
from courtcards.bots.weights import Weights, learned, load, shipped
from courtcards.games.arrays import Int16Array, Int64Array, State, States


@dataclass(frozen=True)
class NeuralBot:
    """Draws from the policy: in Come to Call as it was learnt, in Call to Glory sharpened."""

    game_id: str
    path: Path | None = None  # other weights than those of the package
    name: str = "neural"
    weights: Weights = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "weights", load(self.game_id, self.path or shipped(self.game_id)))

    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:  # noqa: ARG002
        if len(legal) == 1:
            return int(legal[0])
        compiled, weights = learned(self.game_id, "neural"), self.weights
        return int(compiled.choose(alone(knowledge), legal, rng, weights.net, weights.critic, compiled.SHARPNESS))


def alone(record: State) -> States:
    """A record as an array of one: compiled functions take that many times faster."""
    records = np.empty(1, record.dtype)
    records[0] = record
    return records
