"""What the environments need of a game beyond its rules: a few compiled functions."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import numpy as np

from courtcards import compiled
from courtcards.envs.arrays import FloatArray
from courtcards.games import rules_of
from courtcards.games.arrays import BoolArray, Int8Array, Int16Array, Int64Array, States
from courtcards.games.rng import rng_states
from courtcards.games.rules import Rules
from courtcards.messages import text


@dataclass(frozen=True)
class Kernel:
    """A game's module of this name explains each. A `game` is an array of two records: itself, and room."""

    unit: float  # points that count as a reward of 1
    begin: Callable[[States, Int8Array, int, Int64Array], None]
    seat_to_act: Callable[[States], int]
    legal_actions: Callable[[States, int, Int16Array], int]
    play: Callable[[States, int, Int16Array, Int64Array, int, FloatArray], int]
    take: Callable[[States, int, int], None]
    show: Callable[[States, int, Int16Array, Int16Array, BoolArray], None]
    learn: Callable[[States, int], None]
    imagine: Callable[[States, int, Int64Array], None]
    finish: Callable[[States, Int64Array, Int16Array, FloatArray], None]
    begin_all: Callable[..., None]
    step_all: Callable[..., None]


@functools.cache
def kernel_of(game_id: str) -> Kernel:
    """The compiled functions of a game, or OptionError if there is no such game; tells if compiling is due."""
    rules = rules_of(game_id)
    name = rules.id.replace("-", "_")
    kernel = cast(Kernel, importlib.import_module(f"courtcards.envs.{name}").KERNEL)
    marker = compiled.cache_folder("envs") / f"{name}-complete"
    if not compiled.config.DISABLE_JIT and not marker.exists():
        compiled.say(text("compiling"))
        compile_kernel(rules, kernel)
        marker.touch()
        compiled.say(text("compiled"))
    return kernel


def compile_kernel(rules: Rules, kernel: Kernel) -> None:
    """A first call of each function."""
    rows, firsts = np.array([rules.read_options(2, {}).row()], np.int8), np.zeros(1, np.int8)
    game, rng, seats = rules.new_states(2), rng_states(0, 1), np.zeros(1, np.int8)
    rooms, observations = np.zeros((1, rules.actions), np.int16), np.zeros((1, rules.observation_length), np.int16)
    masks, rewards = np.zeros((1, rules.actions), np.bool_), np.zeros((1, rules.seats), np.float32)
    arrays = game[:1], rows, firsts, rng, game[1:], rooms, seats, observations, masks
    kernel.begin_all(*arrays)
    kernel.step_all(*arrays, masks.argmax(axis=1).astype(np.int16), 0, False, rewards, np.zeros(1, np.bool_))
    kernel.begin(game, rows[0], 0, rng[0])
    seat = kernel.seat_to_act(game)
    kernel.legal_actions(game, seat, rooms[0])
    kernel.show(game, seat, rooms[0], observations[0], masks[0])
    kernel.play(game, int(masks[0].argmax()), rooms[0], rng[0], 0, rewards[0])
    kernel.learn(game, 0)
    kernel.imagine(game, kernel.seat_to_act(game), rng[0])
    kernel.legal_actions(game, kernel.seat_to_act(game), rooms[0])
    kernel.take(game, kernel.seat_to_act(game), int(rooms[0][0]))
    kernel.finish(game, rng[0], rooms[0], rewards[0])
