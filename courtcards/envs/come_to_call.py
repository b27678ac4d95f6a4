"""Come to Call for environments: one step of one game, and of many at once.

Both games have such a module of the same form, because compiled functions that call those of a game must name them.
What is called for one game takes an array of two records, the game and room for a viewer's knowledge: calling with
an array is forty times faster than calling with a record.
"""

from __future__ import annotations

import numba

from courtcards.compiled import compiled, compiled_parallel
from courtcards.envs.arrays import FloatArray
from courtcards.envs.kernel import Kernel
from courtcards.envs.rewards import (
    GAME_ENDED,
    NOTHING_ENDED,
    REFUSED,
    ROUND_ENDED,
    WIN_GAME,
    reward_round,
    share_wins,
)
from courtcards.games.arrays import BoolArray, Int8Array, Int16Array, Int64Array, State, States
from courtcards.games.come_to_call.apply import apply, deal_at_random, start
from courtcards.games.come_to_call.batch import play_out, settle
from courtcards.games.come_to_call.determinize import determinize
from courtcards.games.come_to_call.legal import is_legal, legal, legal_mask, next_seat
from courtcards.games.come_to_call.observation import observe_knowledge
from courtcards.games.come_to_call.scoring import is_winner
from courtcards.games.come_to_call.state import DEAL, NOBODY, OVER
from courtcards.games.come_to_call.view import know
from courtcards.games.rng import below

UNIT = 10.0  # points that count as a reward of 1


# Parts of a step


@compiled
def begin_game(state: State, options: Int8Array, first: int, rng: Int64Array) -> None:
    """A new game with its first round dealt; lots are drawn for who is first if `first` is NOBODY."""
    seat = below(rng, int(options[0])) if first == NOBODY else first
    start(state, options[0], options[1:], seat)
    deal_at_random(state, rng)


@compiled
def advance(state: State, seat: int, action: int, rng: Int64Array, goal: int, rewards: FloatArray) -> int:
    """Carry out a legal action and let chance do its part; write the rewards, and return what has ended."""
    apply(state, seat, action)
    rewards[:] = 0
    ended = NOTHING_ENDED
    if state["phase"] == OVER:
        ended = GAME_ENDED
    elif state["phase"] == DEAL:
        ended = ROUND_ENDED
    if ended != NOTHING_ENDED:
        write_rewards(state, ended, goal, rewards)
    settle(state, rng)
    return ended


@compiled
def write_rewards(state: State, ended: int, goal: int, rewards: FloatArray) -> None:
    players = int(state["players"])
    if goal != WIN_GAME:
        for seat in range(players):
            rewards[seat] = state["scores"][seat]
        reward_round(rewards, players, goal, UNIT)
    elif ended == GAME_ENDED:
        for seat in range(players):
            rewards[seat] = 1.0 if is_winner(state, seat) else 0.0
        share_wins(rewards, players)


@compiled
def show_seat(
    state: State, seat: int, knowledge: State, room: Int16Array, observation: Int16Array, mask: BoolArray
) -> None:
    """Write what a seat observes, and its legal actions; `knowledge` and `room` are for use in between."""
    know(state, seat, knowledge)
    observe_knowledge(knowledge, observation)
    legal_mask(state, seat, room, mask)


# One game


@compiled
def begin(game: States, options: Int8Array, first: int, rng: Int64Array) -> None:
    begin_game(game[0], options, first, rng)


@compiled
def seat_to_act(game: States) -> int:
    return next_seat(game[0])


@compiled
def legal_actions(game: States, seat: int, room: Int16Array) -> int:
    return legal(game[0], seat, room)


@compiled
def play(game: States, action: int, room: Int16Array, rng: Int64Array, goal: int, rewards: FloatArray) -> int:
    """Carry out an action of the seat that acts, if it is legal, and return what has ended; REFUSED if it is not."""
    seat = next_seat(game[0])
    if not is_legal(game[0], seat, action, room):
        return REFUSED
    return advance(game[0], seat, action, rng, goal, rewards)


@compiled
def take(game: States, seat: int, action: int) -> None:
    """Carry out a legal action, and leave chance to whoever called."""
    apply(game[0], seat, action)


@compiled
def show(game: States, seat: int, room: Int16Array, observation: Int16Array, mask: BoolArray) -> None:
    show_seat(game[0], seat, game[1], room, observation, mask)


@compiled
def learn(game: States, seat: int) -> None:
    """Write what a seat may know into the second record."""
    know(game[0], seat, game[1])


@compiled
def imagine(game: States, seat: int, rng: Int64Array) -> None:
    """Put in the game's place one that the seat cannot tell from it, all equally likely."""
    know(game[0], seat, game[1])
    game[0] = game[1]
    determinize(game[0], rng)


@compiled
def finish(game: States, rng: Int64Array, room: Int16Array, rewards: FloatArray) -> None:
    """Play to the end at random, and write the rewards of winning."""
    settle(game[0], rng)
    play_out(game[0], rng, room)
    rewards[:] = 0
    write_rewards(game[0], GAME_ENDED, WIN_GAME, rewards)


# Many games


@compiled_parallel
def begin_all(
    states: States,
    options: Int8Array,
    firsts: Int8Array,
    rng_states: Int64Array,
    knowledge: States,
    rooms: Int16Array,
    seats: Int8Array,
    observations: Int16Array,
    masks: BoolArray,
) -> None:
    """New games; `knowledge` and `rooms` have a row for each part of the work."""
    parts = len(knowledge)
    for part in numba.prange(parts):
        for i in range(len(states) * part // parts, len(states) * (part + 1) // parts):
            begin_game(states[i], options[i], firsts[i], rng_states[i])
            seats[i] = next_seat(states[i])
            show_seat(states[i], seats[i], knowledge[part], rooms[part], observations[i], masks[i])


@compiled_parallel
def step_all(
    states: States,
    options: Int8Array,
    firsts: Int8Array,
    rng_states: Int64Array,
    knowledge: States,
    rooms: Int16Array,
    seats: Int8Array,
    observations: Int16Array,
    masks: BoolArray,
    actions: Int16Array,
    goal: int,
    by_round: bool,
    rewards: FloatArray,
    dones: BoolArray,
) -> None:
    """One legal action in each game; a game that is over makes room for a new one."""
    parts = len(knowledge)
    for part in numba.prange(parts):
        for i in range(len(states) * part // parts, len(states) * (part + 1) // parts):
            ended = advance(states[i], seats[i], actions[i], rng_states[i], goal, rewards[i])
            dones[i] = ended == GAME_ENDED or (by_round and ended == ROUND_ENDED)
            if ended == GAME_ENDED:
                begin_game(states[i], options[i], firsts[i], rng_states[i])
            seats[i] = next_seat(states[i])
            show_seat(states[i], seats[i], knowledge[part], rooms[part], observations[i], masks[i])


KERNEL = Kernel(
    unit=UNIT,
    begin=begin,
    seat_to_act=seat_to_act,
    legal_actions=legal_actions,
    play=play,
    take=take,
    show=show,
    learn=learn,
    imagine=imagine,
    finish=finish,
    begin_all=begin_all,
    step_all=step_all,
)
