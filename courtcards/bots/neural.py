"""The learned policy in compiled form, and the bot that plays by it alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import numpy as np

from courtcards.bots.bot import Budget
from courtcards.bots.learned import SHARPNESS, features, hidden, is_guessing
from courtcards.bots.network import Critic, Net, draw_from, pass_on, think, weigh_actions
from courtcards.bots.weights import BySize, Weights, weights_of
from courtcards.compiled import compiled
from courtcards.games.arrays import (
    Float32Array,
    Float64Array,
    Int16Array,
    Int64Array,
    Knowledge,
    KnowledgeRows,
    State,
    one_row,
)


class Room(NamedTuple):
    """Where a network works: made once, used for many decisions."""

    features: Int16Array  # with those that only the critic sees
    kept: Int64Array
    first: Float32Array
    second: Float32Array
    critic_first: Float32Array
    critic_second: Float32Array
    values: Float32Array
    probs: Float64Array


@compiled
def make_room(net: Net, critic: Critic) -> Room:
    widest = max(len(critic.first), len(critic.second), len(net.second))
    return Room(
        np.empty(len(critic.first) - 1, np.int16),
        np.empty(widest, np.int64),
        np.empty(net.first.shape[1], np.float32),
        np.empty(net.second.shape[1], np.float32),
        np.empty(critic.first.shape[1], np.float32),
        np.empty(critic.second.shape[1], np.float32),
        np.empty(net.value.shape[1], np.float32),
        np.empty(net.policy.shape[1], np.float64),
    )


@compiled
def consider(knowledge: Knowledge, actions: Int16Array, count: int, net: Net, sharpness: float, room: Room) -> None:
    """Write the probs of the legal actions into the room, sharpened where players do not guess."""
    seen = room.features[: len(net.first) - 1]
    features(knowledge, seen)
    think(seen, net, room.kept, room.first, room.second)
    exponent = 1.0 if is_guessing(knowledge) else sharpness
    weigh_actions(room.second, net.policy, actions, count, exponent, room.kept, room.probs)


@compiled
def expect(state: State, knowledge: Knowledge, net: Net, critic: Critic, room: Room) -> None:
    """Write what each seat can expect of the round, from the knowing seat on, into the room's values."""
    count = len(net.first) - 1
    features(knowledge, room.features[:count])
    hidden(state, int(knowledge["viewer"]), room.features[count:])
    think(room.features, critic, room.kept, room.critic_first, room.critic_second)
    pass_on(room.critic_second, critic.value, room.kept, room.values)


@compiled
def choose(positions: KnowledgeRows, actions: Int16Array, rng: Int64Array, weights: Weights) -> int:
    """One of the legal actions for the first of the positions, by its probability."""
    room = make_room(weights.net, weights.critic)
    consider(positions[0], actions, len(actions), weights.net, SHARPNESS, room)
    return int(actions[draw_from(room.probs, len(actions), rng)])


@compiled
def weigh(positions: KnowledgeRows, actions: Int16Array, weights: Weights, probs: Float64Array) -> None:
    """The probabilities with which `choose` takes the legal actions."""
    room = make_room(weights.net, weights.critic)
    consider(positions[0], actions, len(actions), weights.net, SHARPNESS, room)
    probs[:] = room.probs[: len(actions)]


@compiled
def look(
    positions: KnowledgeRows,
    actions: Int16Array,
    weights: Weights,
    probs: Float64Array,
    values: Float32Array,
    beliefs: Float32Array,
) -> None:
    """Everything the network says about the first of the positions, unsharpened."""
    net = weights.net
    room = make_room(net, weights.critic)
    consider(positions[0], actions, len(actions), net, 1.0, room)
    probs[:] = room.probs[: len(actions)]
    pass_on(room.second, net.value, room.kept, values)
    pass_on(room.second, net.belief, room.kept, beliefs)


@dataclass(frozen=True)
class NeuralBot:
    """Draws from the policy: sharpened in turns, and as it was learned where all choose at once."""

    game_id: str
    path: Path | None = None  # other weights than those of the package
    name: str = "neural"
    weights: BySize = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "weights", weights_of(self.game_id, self.path))

    def choose(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:  # noqa: ARG002
        if len(legal) == 1:
            return int(legal[0])
        return int(choose(one_row(knowledge), legal, rng, self.weights.at(knowledge["players"])))

    def probs(self, knowledge: Knowledge, legal: Int16Array) -> Float64Array:
        probs = np.empty(len(legal))
        weigh(one_row(knowledge), legal, self.weights.at(knowledge["players"]), probs)
        return probs
