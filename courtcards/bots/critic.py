"""The critic's estimates of many positions: each seat's chance to win, with all hands visible.

This module also makes the positions to compare with: the same action with another card, or another deal. The network
evaluates four positions at a time, so that its weights are read once for all four: half the time or less.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from courtcards.bots.learned import features, hidden, round_value
from courtcards.bots.network import Critic, pass_on
from courtcards.bots.weights import Weights
from courtcards.compiled import compiled
from courtcards.games.arrays import Float32Array, Float64Array, Int16Array, Int64Array, KnowledgeRows, State, States
from courtcards.games.verbs import CHANCE, GAME_OVER, ROUND_OVER, apply, is_winner, know, next_seat, settle, stage

FOUR = 4
LEAST_CHANCE = 1e-4  # of a seat, before the game is over


class Scales(NamedTuple):
    """From values to chances in one round, by seat; values ascend."""

    values: Float64Array
    win_probs: Float64Array


@compiled
def branch(
    positions: States, seat: int, actions: Int16Array, tops: Int64Array, others: Int64Array, worlds: States
) -> None:
    """By action, what it leads to from the first position.

    Where chance has a part in it, the card that is drawn lies at `tops` in the deck and is exchanged for that at
    `others` before; both are 0 where it has none.
    """
    for i in range(len(actions)):
        worlds[i] = positions[0]
        deck = worlds[i]["deck"]
        card = deck[tops[i]]
        deck[tops[i]] = deck[others[i]]
        deck[others[i]] = card
        apply(worlds[i], seat, int(actions[i]))


@compiled
def deal_again(positions: States, rng_states: Int64Array, worlds: States) -> None:
    """Other deals of the round that the first position waits for."""
    for i in range(len(rng_states)):
        worlds[i] = positions[0]
        settle(worlds[i], rng_states[i])


class Workspace(NamedTuple):
    """Where four positions are looked at."""

    inputs: Int16Array
    kept: Int64Array
    first: Float32Array
    second: Float32Array
    values: Float32Array
    places: Int64Array  # which worlds they are
    actors: Int64Array  # whose turn it is there


@compiled
def make_workspace(critic: Critic) -> Workspace:
    return Workspace(
        np.zeros((FOUR, len(critic.first) - 1), np.int16),
        np.empty(max(len(critic.first), len(critic.second)), np.int64),
        np.empty((FOUR, critic.first.shape[1]), np.float32),
        np.empty((FOUR, critic.second.shape[1]), np.float32),
        np.empty(critic.value.shape[1], np.float32),
        np.empty(FOUR, np.int64),
        np.empty(FOUR, np.int64),
    )


@compiled
def weigh(
    worlds: States, known: KnowledgeRows, scales: Scales, weights: Weights, rng: Int64Array, out: Float64Array
) -> None:
    """By world and seat, the chance to win; all worlds are of one round, or have just ended it.

    What waits for a reshuffle gets one. The first record of `known` is room for what a seat knows.
    """
    workspace, seen, waiting = make_workspace(weights.critic), len(weights.net.first) - 1, 0
    for i in range(len(worlds)):
        state = worlds[i]
        if stage(state) == CHANCE:
            settle(state, rng)
        if stage(state) == GAME_OVER:
            share_win(state, out[i])
        elif stage(state) == ROUND_OVER:
            round_value(state, weights.slopes, weights.by_points, workspace.values)
            to_win_probs(workspace.values, 0, scales, out[i])
        else:
            actor = int(next_seat(state))
            know(state, actor, known[0])
            features(known[0], workspace.inputs[waiting, :seen])
            hidden(state, actor, workspace.inputs[waiting, seen:])
            workspace.places[waiting], workspace.actors[waiting] = i, actor
            waiting += 1
            if waiting == FOUR:
                look_at(workspace, waiting, scales, weights.critic, out)
                waiting = 0
    look_at(workspace, waiting, scales, weights.critic, out)


@compiled
def look_at(workspace: Workspace, count: int, scales: Scales, critic: Critic, out: Float64Array) -> None:
    """Write the chances of the first `count` positions in the workspace."""
    if count > 0:
        pass_four(workspace.inputs, critic.first, workspace.kept, workspace.first)
        pass_four(workspace.first, critic.second, workspace.kept, workspace.second)
    for i in range(count):
        pass_on(workspace.second[i], critic.value, workspace.kept, workspace.values)
        to_win_probs(workspace.values, int(workspace.actors[i]), scales, out[int(workspace.places[i])])


@compiled
def to_win_probs(values: Float32Array, actor: int, scales: Scales, out: Float64Array) -> None:
    """From values by seat, the actor's first, to chances that add up to 1."""
    total = 0.0
    for seat in range(len(out)):
        value = float(values[(seat - actor) % len(out)])
        chance = float(np.interp(value, scales.values[seat], scales.win_probs[seat]))
        out[seat] = min(1.0, max(LEAST_CHANCE, chance))
        total += out[seat]
    for seat in range(len(out)):
        out[seat] /= total


@compiled
def share_win(state: State, out: Float64Array) -> None:
    winners = 0
    for seat in range(len(out)):
        winners += int(is_winner(state, seat))
    for seat in range(len(out)):
        out[seat] = int(is_winner(state, seat)) / winners


@compiled
def pass_four(inputs: Any, weights: Float32Array, kept: Int64Array, out: Float32Array) -> None:
    """One layer for four rows of inputs, and nothing below zero; what is zero in all four is skipped."""
    length, count = inputs.shape[1], 0
    for i in range(length):
        kept[count] = i
        count += int((inputs[0, i] != 0) | (inputs[1, i] != 0) | (inputs[2, i] != 0) | (inputs[3, i] != 0))
    for row in range(FOUR):
        out[row] = weights[length]
    for k in range(0, count - 1, 2):
        add_two(inputs, weights, kept[k], kept[k + 1], out)
    if count % 2 == 1:
        last = kept[count - 1]
        for row in range(FOUR):
            x, added = np.float32(inputs[row, last]), weights[last]
            for j in range(out.shape[1]):
                out[row, j] += x * added[j]
    for row in range(FOUR):
        for j in range(out.shape[1]):
            out[row, j] = max(out[row, j], np.float32(0))


@compiled
def add_two(inputs: Any, weights: Float32Array, a: int, b: int, out: Float32Array) -> None:
    """Two inputs of four rows at once: weights are read once for all rows, sums half as often."""
    row_a, row_b = weights[a], weights[b]
    out_0, out_1, out_2, out_3 = out[0], out[1], out[2], out[3]
    x_0, x_1, x_2, x_3 = (
        np.float32(inputs[0, a]),
        np.float32(inputs[1, a]),
        np.float32(inputs[2, a]),
        np.float32(inputs[3, a]),
    )
    y_0, y_1, y_2, y_3 = (
        np.float32(inputs[0, b]),
        np.float32(inputs[1, b]),
        np.float32(inputs[2, b]),
        np.float32(inputs[3, b]),
    )
    for j in range(out.shape[1]):
        v, w = row_a[j], row_b[j]
        out_0[j] += x_0 * v + y_0 * w
        out_1[j] += x_1 * v + y_1 * w
        out_2[j] += x_2 * v + y_2 * w
        out_3[j] += x_3 * v + y_3 * w
