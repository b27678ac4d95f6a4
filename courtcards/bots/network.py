"""A trained network without PyTorch: two layers and their heads, for one position at a time.

Most inputs are zero, and so is about half of what a layer passes on; zeros are skipped. Only the legal actions are
weighed. That makes one position cheaper than a matrix product would be, and gives the same numbers on every machine.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import Float32Array, Float64Array, Int16Array, Int64Array
from courtcards.games.rng import next_word

WORDS = float(2**32)


class Net(NamedTuple):
    """The weights from each input to each output; the last row of each array is added whatever the input is."""

    first: Float32Array  # from features
    second: Float32Array
    policy: Float32Array  # to actions
    value: Float32Array  # to what each seat can expect of the round, the viewer first
    belief: Float32Array  # to how many cards of each kind each opponent holds


class Critic(NamedTuple):
    """The same for what a seat can expect if all hands are seen: for imagined worlds, where they are."""

    first: Float32Array  # from features and hidden cards
    second: Float32Array
    value: Float32Array


@compiled
def keep_places(inputs: Any, kept: Int64Array) -> int:
    """Note the places of inputs that are not zero; returns how many there are."""
    count = 0
    for i in range(len(inputs)):
        kept[count] = i
        count += int(inputs[i] != 0)
    return count


@compiled
def pass_on(inputs: Any, weights: Float32Array, kept: Int64Array, out: Float32Array) -> None:
    """One layer: `out` gets the weighted sums; `kept` is room for the places of inputs that are not zero."""
    count = keep_places(inputs, kept)
    out[:] = weights[len(inputs)]
    whole = count - count % 4
    for k in range(0, whole, 4):
        add_four(inputs, weights, kept, k, out)
    for k in range(whole, count):
        x, row = np.float32(inputs[kept[k]]), weights[kept[k]]
        for j in range(len(out)):
            out[j] += x * row[j]


@compiled
def add_four(inputs: Any, weights: Float32Array, kept: Int64Array, k: int, out: Float32Array) -> None:
    """Four inputs at once: the sums are read and written a quarter as often."""
    a, b, c, d = kept[k], kept[k + 1], kept[k + 2], kept[k + 3]
    x, y, z, w = np.float32(inputs[a]), np.float32(inputs[b]), np.float32(inputs[c]), np.float32(inputs[d])
    row_a, row_b, row_c, row_d = weights[a], weights[b], weights[c], weights[d]
    for j in range(len(out)):
        out[j] += (x * row_a[j] + y * row_b[j]) + (z * row_c[j] + w * row_d[j])


@compiled
def cut(values: Float32Array) -> None:
    """Nothing below zero is passed on."""
    for i in range(len(values)):
        values[i] = max(values[i], np.float32(0))


@compiled
def think(features: Int16Array, net: Any, kept: Int64Array, hidden: Float32Array, out: Float32Array) -> None:
    """Both layers, of a Net or a Critic; the heads start from `out`. `kept` and `hidden` are room to work in."""
    pass_on(features, net.first, kept, hidden)
    cut(hidden)
    pass_on(hidden, net.second, kept, out)
    cut(out)


@compiled
def weigh_actions(
    thought: Float32Array,
    weights: Float32Array,
    actions: Int16Array,
    count: int,
    sharpness: float,
    kept: Int64Array,
    out: Float64Array,
) -> None:
    """The policy's probabilities of the first `count` actions; sharpness 1 leaves them as learned."""
    most, passed = -np.inf, keep_places(thought, kept)
    for i in range(count):
        action = int(actions[i])
        logit = weights[len(thought), action]
        for k in range(passed):
            logit += thought[kept[k]] * weights[kept[k], action]
        out[i] = sharpness * float(logit)
        most = max(most, out[i])
    total = 0.0
    for i in range(count):
        out[i] = math.exp(out[i] - most)
        total += out[i]
    for i in range(count):
        out[i] /= total


@compiled
def draw_from(probs: Float64Array, count: int, rng: Int64Array) -> int:
    """A place, each as likely as its probability says."""
    left = next_word(rng) / WORDS
    for i in range(count - 1):
        left -= probs[i]
        if left < 0:
            return i
    return count - 1
