"""Many games at once for learners, from one real decision to the next, in compiled code.

The caller must have asked for the `learned_game` before, so that its features are registered.
"""

from __future__ import annotations

import numba

from courtcards.bots.learned import features, hidden, round_value, sparring
from courtcards.compiled import compiled, compiled_parallel
from courtcards.games.arrays import (
    BoolArray,
    Float32Array,
    Float64Array,
    Int8Array,
    Int16Array,
    Int64Array,
    Knowledge,
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

# One game


@compiled
def is_rival(learner: int, seat: int) -> bool:
    return learner >= 0 and learner != seat


@compiled
def follow(
    state: State,
    action: int,
    learner: int,
    rng: Int64Array,
    knowledge: Knowledge,
    slopes: Float64Array,
    by_points: float,
    rewards: Float32Array,
    room: Int16Array,
) -> bool:
    """Carry out an action, and what follows without a choice of the networks, in the same round.

    Returns whether the round ended, which is valued then. `knowledge` is for what rivals know.
    """
    rewards[:] = 0
    apply(state, next_seat(state), action)
    while stage(state) < ROUND_OVER:
        if stage(state) == CHANCE:
            return False
        seat = next_seat(state)
        count, chosen = legal(state, seat, room), int(room[0])
        if count > 1:
            if not is_rival(learner, seat):
                return False
            know(state, seat, knowledge)
            chosen = sparring(knowledge, room, count, rng)
        apply(state, seat, chosen)
    round_value(state, slopes, by_points, rewards)
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


# Many games


@compiled_parallel
def begin_all(states: States, options: Int8Array, firsts: Int8Array, rng_states: Int64Array) -> None:
    for i in numba.prange(len(states)):
        begin_game(states[i], options[i], firsts[i], rng_states[i])


@compiled_parallel
def show_all(
    states: States,
    knowledge: States,
    rooms: Int16Array,
    rng_states: Int64Array,
    learners: Int8Array,
    seats: Int8Array,
    looks: Int16Array,
    privileged_obs: Int16Array,
    masks: BoolArray,
    chosen: Int16Array,
) -> None:
    """What the seats that act look at; `knowledge` and `rooms` have a row for each part of the work.

    `learners` says where rivals sit: in all seats of the game but this one, or nowhere if it is NOBODY. What a rival
    does before the learner's first decision in a round is `chosen`, elsewhere NOTHING_CHOSEN.
    """
    parts = len(knowledge)
    for part in numba.prange(parts):
        for i in range(part, len(states), parts):  # games with rivals, which take longer, lie side by side
            seats[i] = next_seat(states[i])
            know(states[i], seats[i], knowledge[part])
            features(knowledge[part], looks[i])
            hidden(states[i], seats[i], privileged_obs[i])
            count = legal_mask(states[i], seats[i], rooms[part], masks[i])
            chosen[i] = NOTHING_CHOSEN
            if is_rival(learners[i], seats[i]):
                chosen[i] = sparring(knowledge[part], rooms[part], count, rng_states[i])


@compiled_parallel
def step_all(
    states: States,
    options: Int8Array,
    firsts: Int8Array,
    rng_states: Int64Array,
    learners: Int8Array,
    knowledge: States,
    rooms: Int16Array,
    actions: Int16Array,
    slopes: Float64Array,
    by_points: float,
    rewards: Float32Array,
    dones: BoolArray,
    trails: Int16Array,
    ended: Int16Array,
    rounds: Int16Array,
    winners: BoolArray,
) -> None:
    """One legal action in each game, and those of rivals until the learner must decide.

    A game that is over makes room for a new one.
    """
    parts = len(rooms)
    for part in numba.prange(parts):
        for i in range(part, len(states), parts):
            dones[i] = follow(
                states[i],
                actions[i],
                learners[i],
                rng_states[i],
                knowledge[part],
                slopes,
                by_points,
                rewards[i],
                rooms[part],
            )
            if dones[i]:
                rounds[i] = max(rounds[i], note_totals(states[i], trails[i], ended[i], winners[i]))
                if stage(states[i]) == GAME_OVER:
                    begin_game(states[i], options[i], firsts[i], rng_states[i])
            settle(states[i], rng_states[i])
