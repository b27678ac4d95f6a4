"""Many games at once for learners, from one real decision to the next, in compiled code.

The caller must have asked for the `learned_game` before, so that its features are registered.
"""

from __future__ import annotations

from typing import NamedTuple

import numba

from courtcards.bots.learned import features, hidden, is_guessing, round_value, sparring
from courtcards.compiled import compiled, compiled_parallel
from courtcards.games.arrays import (
    BoolArray,
    Float32Array,
    Float64Array,
    Int8Array,
    Int16Array,
    Int64Array,
    KnowledgeRows,
    State,
    States,
)
from courtcards.games.batch import begin_game
from courtcards.games.decisions import legal_mask
from courtcards.games.verbs import (
    CHANCE,
    GAME_OVER,
    ROUND_OVER,
    apply,
    is_winner,
    know,
    legal,
    next_seat,
    settle,
    stage,
)

NOBODY = -1  # no seat: no rivals play
NOTHING_CHOSEN = -1  # the network decides


class TrainingBatch(NamedTuple):
    """Games side by side: a row for each, but for `knowledge` and `rooms`, which have one for each part of the work."""

    states: States
    options: Int8Array
    firsts: Int8Array  # who is first; −1: random
    rng_states: Int64Array
    learners: Int8Array  # the only seat that is not a rival's; NOBODY where there are no rivals
    knowledge: KnowledgeRows
    rooms: Int16Array
    traits: Float64Array  # by seat: how a rival there differs from others
    # What the seats that act look at
    seats: Int8Array  # who acts
    features: Int16Array
    privileged_obs: Int8Array
    masks: BoolArray
    guessing: BoolArray  # whether all choose at once
    chosen: Int16Array  # what a rival does before the learner's first decision in a round; elsewhere NOTHING_CHOSEN
    # What they do, and what comes of it
    actions: Int16Array
    rewards: Float32Array  # by seat
    dones: BoolArray  # whether the round ended
    trails: Int16Array  # by round: the totals after it
    ended: Int16Array  # the trail of the last game that ended
    rounds: Int16Array  # how many rounds that game had; 0 if none has ended
    winners: BoolArray  # who won it


# One game


@compiled
def is_rival(learner: int, seat: int) -> bool:
    return learner >= 0 and learner != seat


@compiled
def show_game(batch: TrainingBatch, i: int, part: int) -> None:
    """What the seat that acts looks at."""
    state, knowledge, room = batch.states[i], batch.knowledge[part], batch.rooms[part]
    seat = next_seat(state)
    know(state, seat, knowledge)
    features(knowledge, batch.features[i])
    hidden(state, seat, batch.privileged_obs[i])
    count = legal_mask(state, seat, room, batch.masks[i])
    batch.seats[i], batch.guessing[i], batch.chosen[i] = seat, is_guessing(knowledge), NOTHING_CHOSEN
    if is_rival(batch.learners[i], seat):
        batch.chosen[i] = sparring(knowledge, room, count, batch.traits[i, seat], batch.rng_states[i])


@compiled
def step_game(batch: TrainingBatch, i: int, part: int, slopes: Float64Array, by_points: float) -> None:
    """Carry out an action and what follows from it. A game that is over makes room for a new one."""
    state, rng = batch.states[i], batch.rng_states[i]
    batch.rewards[i, :] = 0
    batch.dones[i] = follow(batch, i, part)
    if batch.dones[i]:
        round_value(state, slopes, by_points, batch.rewards[i])
        batch.rounds[i] = max(batch.rounds[i], note_totals(state, batch.trails[i], batch.ended[i], batch.winners[i]))
        if stage(state) == GAME_OVER:
            begin_game(state, batch.options[i], batch.firsts[i], rng)
    settle(state, rng)


@compiled
def follow(batch: TrainingBatch, i: int, part: int) -> bool:
    """Carry out an action, and what follows in the same round without a choice of the networks.

    Returns whether the round ended.
    """
    state, knowledge, room = batch.states[i], batch.knowledge[part], batch.rooms[part]
    apply(state, next_seat(state), batch.actions[i])
    while stage(state) < ROUND_OVER:
        if stage(state) == CHANCE:
            return False
        seat = next_seat(state)
        count, chosen = legal(state, seat, room), int(room[0])
        if count > 1:
            if not is_rival(batch.learners[i], seat):
                return False
            know(state, seat, knowledge)
            chosen = sparring(knowledge, room, count, batch.traits[i, seat], batch.rng_states[i])
        apply(state, seat, chosen)
    return True


@compiled
def note_totals(state: State, trail: Int16Array, ended: Int16Array, winners: BoolArray) -> int:
    """Keep the totals after a round; after the last one keep the whole game, and return how many rounds it had."""
    trail[int(state["round"]) - 1] = state["totals"]
    if stage(state) != GAME_OVER:
        return 0
    ended[:] = trail
    for seat in range(state["players"]):
        winners[seat] = is_winner(state, seat)
    return int(state["round"])


# Many games. All writing is left to functions: see `envs.kernel.step_all`. Games with rivals, which take longer, lie
# side by side, so each part of the work gets some of them.


@compiled_parallel
def begin_all(batch: TrainingBatch) -> None:
    for i in numba.prange(len(batch.states)):
        begin_game(batch.states[i], batch.options[i], batch.firsts[i], batch.rng_states[i])


@compiled_parallel
def show_all(batch: TrainingBatch) -> None:
    """What the seats that act look at."""
    count, parts = len(batch.states), len(batch.knowledge)
    for part in numba.prange(parts):
        for i in range(part, count, parts):
            show_game(batch, i, part)


@compiled_parallel
def step_all(batch: TrainingBatch, slopes: Float64Array, by_points: float) -> None:
    """One legal action in each game, and those of rivals until the learner must decide."""
    count, parts = len(batch.states), len(batch.knowledge)
    for part in numba.prange(parts):
        for i in range(part, count, parts):
            step_game(batch, i, part, slopes, by_points)
