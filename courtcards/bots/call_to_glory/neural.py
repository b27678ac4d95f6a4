"""The learned policy of Call to Glory, in compiled form."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from courtcards.bots.call_to_glory.features import FEATURES, HIDDEN, features, hidden
from courtcards.bots.network import Critic, Float32Array, Net, draw_from, pass_on, think, weigh_actions
from courtcards.compiled import compiled
from courtcards.games.arrays import FloatArray, Int16Array, Int64Array, State, States
from courtcards.games.call_to_glory.actions import MOST_LEGAL

SHARPNESS = 4.0  # the better action is played more often than learnt: learning needed some noise, playing does not


class Room(NamedTuple):
    """Where a network works: made once, used for many decisions."""

    features: Int16Array  # with those that only the critic sees
    kept: Int64Array
    first: Float32Array
    second: Float32Array
    critic_first: Float32Array
    critic_second: Float32Array
    values: Float32Array
    chances: FloatArray


@compiled
def make_room(net: Net, critic: Critic) -> Room:
    widest = max(len(critic.first), len(critic.second), len(net.second))
    return Room(
        np.empty(FEATURES + HIDDEN, np.int16),
        np.empty(widest, np.int64),
        np.empty(net.first.shape[1], np.float32),
        np.empty(net.second.shape[1], np.float32),
        np.empty(critic.first.shape[1], np.float32),
        np.empty(critic.second.shape[1], np.float32),
        np.empty(net.value.shape[1], np.float32),
        np.empty(MOST_LEGAL, np.float64),
    )


@compiled
def consider(knowledge: State, actions: Int16Array, count: int, net: Net, sharpness: float, room: Room) -> None:
    """Write the chances of the legal actions into the room."""
    features(knowledge, room.features[:FEATURES])
    think(room.features[:FEATURES], net, room.kept, room.first, room.second)
    weigh_actions(room.second, net.policy, actions, count, sharpness, room.kept, room.chances)


@compiled
def expect(state: State, knowledge: State, critic: Critic, room: Room) -> None:
    """Write what each seat can expect of the round, from the knowing seat on, into the room's values."""
    features(knowledge, room.features[:FEATURES])
    hidden(state, int(knowledge["viewer"]), room.features[FEATURES:])
    think(room.features, critic, room.kept, room.critic_first, room.critic_second)
    pass_on(room.critic_second, critic.value, room.kept, room.values)


@compiled
def choose(positions: States, actions: Int16Array, rng: Int64Array, net: Net, critic: Critic, sharpness: float) -> int:
    """One of the legal actions for the first of the positions, by its chance."""
    room = make_room(net, critic)
    consider(positions[0], actions, len(actions), net, sharpness, room)
    return int(actions[draw_from(room.chances, len(actions), rng)])


@compiled
def look(
    positions: States,
    actions: Int16Array,
    net: Net,
    critic: Critic,
    chances: FloatArray,
    values: Float32Array,
    beliefs: Float32Array,
) -> None:
    """All that the network has to say about the first of the positions; nothing is sharpened."""
    room = make_room(net, critic)
    consider(positions[0], actions, len(actions), net, 1.0, room)
    chances[:] = room.chances[: len(actions)]
    pass_on(room.second, net.value, room.kept, values)
    pass_on(room.second, net.belief, room.kept, beliefs)
