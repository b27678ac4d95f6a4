"""One step of one game, and of many at once, in compiled code.

What is called for one game takes an array of two records, the game and room for a viewer's knowledge: calling with
an array is forty times faster than calling with a record.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple

import numba
import numpy as np

from courtcards import compiled as machine_code
from courtcards.compiled import compiled, compiled_inline, compiled_parallel
from courtcards.envs.arguments import LOTS
from courtcards.envs.rewards import REFUSED, WIN_GAME, reward_round, share_wins
from courtcards.games import rules_of
from courtcards.games.arrays import (
    BoolArray,
    Float32Array,
    Int8Array,
    Int16Array,
    Int64Array,
    Knowledge,
    KnowledgeRows,
    Records,
    State,
    States,
)
from courtcards.games.batch import begin_game, play_out
from courtcards.games.decisions import is_legal, legal_mask
from courtcards.games.rng import RNG_WORDS, rng_states
from courtcards.games.rules import Options, Rules
from courtcards.games.verbs import (
    GAME_OVER,
    ROUND_OVER,
    apply,
    determinize,
    is_winner,
    know,
    legal,
    next_seat,
    observe_knowledge,
    reward_unit,
    round_points,
    settle,
    stage,
)
from courtcards.messages import text
from courtcards.warmup import is_done, once

# Parts of a step


@compiled
def advance(state: State, seat: int, action: int, rng: Int64Array, goal: int, rewards: Float32Array) -> int:
    """Carry out a legal action and let chance do its part; write the rewards, and return the stage reached."""
    apply(state, seat, action)
    rewards[:] = 0
    reached = stage(state)
    if reached >= ROUND_OVER:
        write_rewards(state, reached, goal, rewards)
    settle(state, rng)
    return reached


@compiled
def write_rewards(state: State, reached: int, goal: int, rewards: Float32Array) -> None:
    players = int(state["players"])
    if goal != WIN_GAME:
        for seat in range(players):
            rewards[seat] = round_points(state, seat)
        reward_round(rewards, players, goal, reward_unit(state))
    elif reached == GAME_OVER:
        for seat in range(players):
            rewards[seat] = 1.0 if is_winner(state, seat) else 0.0
        share_wins(rewards, players)


@compiled
def show_seat(
    state: State, seat: int, knowledge: Knowledge, room: Int16Array, observation: Int16Array, mask: BoolArray
) -> None:
    """Write what a seat observes, and its legal actions; `knowledge` and `room` are for use in between."""
    know(state, seat, knowledge)
    observe_knowledge(knowledge, observation)
    legal_mask(state, seat, room, mask)


# One game


@compiled
def begin(game: Records, options: Int8Array, first: int, rng: Int64Array) -> None:
    begin_game(game[0], options, first, rng)


@compiled
def seat_to_act(game: Records) -> int:
    return next_seat(game[0])


@compiled
def legal_actions(game: Records, seat: int, room: Int16Array) -> int:
    return legal(game[0], seat, room)


@compiled
def play(game: Records, action: int, room: Int16Array, rng: Int64Array, goal: int, rewards: Float32Array) -> int:
    """Carry out an action of the seat that acts, if it is legal, and return the stage reached; REFUSED if it is not."""
    seat = next_seat(game[0])
    if not is_legal(game[0], seat, action, room):
        return REFUSED
    return advance(game[0], seat, action, rng, goal, rewards)


@compiled
def take(game: Records, seat: int, action: int) -> None:
    """Carry out a legal action, and leave chance to whoever called."""
    apply(game[0], seat, action)


@compiled
def show(game: Records, seat: int, room: Int16Array, observation: Int16Array, mask: BoolArray) -> None:
    show_seat(game[0], seat, game[1], room, observation, mask)


@compiled
def learn(game: Records, seat: int) -> None:
    """Write what a seat may know into the second record."""
    know(game[0], seat, game[1])


@compiled
def imagine(game: Records, seat: int, rng: Int64Array) -> None:
    """Replace the game by one that the seat cannot tell from it, all equally likely."""
    know(game[0], seat, game[1])
    game[0] = game[1]
    determinize(game[0], rng)


@compiled
def finish(game: Records, rng: Int64Array, room: Int16Array, rewards: Float32Array) -> None:
    """Play to the end at random, and write the rewards of winning."""
    settle(game[0], rng)
    play_out(game[0], rng, room)
    rewards[:] = 0
    write_rewards(game[0], GAME_OVER, WIN_GAME, rewards)


# Many games. What gets a batch is copied into its caller: handing on its arrays would take two fifths of a step.


class Batch(NamedTuple):
    """Games side by side: a row for each, but for `knowledge` and `rooms`, which have one for each part of the work."""

    states: States
    options: Int8Array
    firsts: Int8Array  # who is first; −1: random
    rng_states: Int64Array
    knowledge: KnowledgeRows
    rooms: Int16Array
    seats: Int8Array  # who acts
    observations: Int16Array
    masks: BoolArray
    actions: Int16Array
    rewards: Float32Array  # by seat
    dones: BoolArray
    final_observations: Int16Array  # by seat: what it observed when the last episode ended


def make_batch(rules: Rules, options: Sequence[Options], parts: int) -> Batch:
    """Room for games with these options, and a generator for each, which is still to be seeded."""
    count = len(options)
    return Batch(
        states=rules.new_states(count),
        options=np.array([each.row() for each in options], np.int8),
        firsts=np.array([LOTS if each.first is None else each.first for each in options], np.int8),
        rng_states=np.zeros((count, RNG_WORDS), np.int64),
        knowledge=rules.new_knowledge(parts),
        rooms=np.empty((parts, rules.actions), np.int16),
        seats=np.zeros(count, np.int8),
        observations=np.zeros((count, rules.observation_length), np.int16),
        masks=np.zeros((count, rules.actions), np.bool_),
        actions=np.zeros(count, np.int16),
        rewards=np.zeros((count, rules.seats), np.float32),
        dones=np.zeros(count, np.bool_),
        final_observations=np.zeros((count, rules.seats, rules.observation_length), np.int16),
    )


@compiled_inline
def show_game(batch: Batch, i: int, part: int) -> None:
    """Write who acts in a game, and what that seat observes and may do."""
    batch.seats[i] = next_seat(batch.states[i])
    show_seat(
        batch.states[i],
        batch.seats[i],
        batch.knowledge[part],
        batch.rooms[part],
        batch.observations[i],
        batch.masks[i],
    )


@compiled_parallel
def begin_all(batch: Batch) -> None:
    count, parts = len(batch.states), len(batch.knowledge)
    for part in numba.prange(parts):
        for i in range(count * part // parts, count * (part + 1) // parts):
            begin_game(batch.states[i], batch.options[i], batch.firsts[i], batch.rng_states[i])
            show_game(batch, i, part)


@compiled_inline
def step_game(batch: Batch, i: int, part: int, goal: int, last: int) -> None:
    """A legal action in a game; one below 0 leaves it as it is. A game that is over makes room for a new one."""
    state, rng = batch.states[i], batch.rng_states[i]
    batch.rewards[i, :] = 0
    batch.dones[i] = False
    if batch.actions[i] < 0:
        return
    apply(state, batch.seats[i], batch.actions[i])
    reached = stage(state)
    if reached >= ROUND_OVER:
        write_rewards(state, reached, goal, batch.rewards[i])
    if reached >= last:
        batch.dones[i] = True
        show_end(batch, i, part)
    settle(state, rng)
    if reached == GAME_OVER:
        begin_game(state, batch.options[i], batch.firsts[i], rng)
    show_game(batch, i, part)


@compiled
def show_end(batch: Batch, i: int, part: int) -> None:
    """Write what each seat observes at the end of an episode, before anything new is dealt."""
    for seat in range(int(batch.states[i]["players"])):
        know(batch.states[i], seat, batch.knowledge[part])
        observe_knowledge(batch.knowledge[part], batch.final_observations[i, seat])


@compiled_parallel
def step_all(batch: Batch, goal: int, by_round: bool) -> None:
    """A step of each game. All writing is left to functions: numba drops what a parallel loop itself writes into an
    array of a tuple."""
    count, parts, last = len(batch.states), len(batch.knowledge), ROUND_OVER if by_round else GAME_OVER
    for part in numba.prange(parts):
        for i in range(count * part // parts, count * (part + 1) // parts):
            step_game(batch, i, part, goal, last)


# The first use


@functools.cache
def prepare(game_id: str) -> None:
    """Compile what environments call for a game, unless that was done before, and tell the user."""
    rules = rules_of(game_id)
    if not is_done("envs", "envs", rules.id):
        machine_code.say(text("compiling"))
        once("envs", "envs", rules.id, lambda: compile_all(rules))
        machine_code.say(text("compiled"))


def compile_all(rules: Rules) -> None:
    """A first call of each function."""
    batch = make_batch(rules, [rules.read_options(2, {})], 1)
    batch.rng_states[:] = rng_states(0, 1)
    begin_all(batch)
    batch.actions[:] = batch.masks.argmax(axis=1)
    step_all(batch, WIN_GAME, False)
    game, rng, room, mask = rules.new_states(2), batch.rng_states[0], batch.rooms[0], batch.masks[0]
    begin(game, batch.options[0], 0, rng)
    show(game, seat_to_act(game), room, batch.observations[0], mask)
    play(game, int(mask.argmax()), room, rng, WIN_GAME, batch.rewards[0])
    learn(game, 0)
    imagine(game, seat_to_act(game), rng)
    legal_actions(game, seat_to_act(game), room)
    take(game, seat_to_act(game), int(room[0]))
    finish(game, rng, room, batch.rewards[0])
