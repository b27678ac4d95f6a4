"""Come to Call tried out in imagined worlds, with the learned policy for everybody and the critic at the end."""

from __future__ import annotations

import numpy as np

from courtcards.bots.beliefs import SAMPLES, TRIES, count_hands, credibility
from courtcards.bots.come_to_call.neural import SHARPNESS, Room, consider, expect, make_room
from courtcards.bots.come_to_call.outcome import value_round
from courtcards.bots.network import WORDS, Critic, Net, draw_from
from courtcards.compiled import compiled
from courtcards.games.arrays import FloatArray, Int16Array, Int64Array, State, States
from courtcards.games.come_to_call.actions import MOST_LEGAL
from courtcards.games.come_to_call.apply import apply, reshuffle_at_random
from courtcards.games.come_to_call.determinize import determinize
from courtcards.games.come_to_call.legal import legal, next_seat
from courtcards.games.come_to_call.state import CALL, DEAL, DRAW, OVER, RESHUFFLE, STATE
from courtcards.games.come_to_call.view import know
from courtcards.games.rng import next_word


@compiled
def sample_hands(positions: States, rng: Int64Array, counts: FloatArray) -> None:
    """Count the others' cards in worlds that are all equally likely."""
    worlds = np.empty(1, STATE)
    for _ in range(SAMPLES):
        worlds[0] = positions[0]
        determinize(worlds[0], rng)
        count_hands(worlds[0], int(positions[0]["viewer"]), counts)


@compiled
def imagine(states: States, credible: FloatArray, tries: int, rng: Int64Array) -> None:
    """Put a world that fits the knowledge in the first record into the second; the third is room to work in."""
    total = 0.0
    for _ in range(tries):
        states[2] = states[0]
        determinize(states[2], rng)
        weight = credibility(states[2], int(states[0]["viewer"]), credible)
        total += weight
        if next_word(rng) / WORDS * total <= weight:
            states[1] = states[2]


@compiled
def play_on(
    state: State,
    knowledge: State,
    seat: int,
    until: int,
    net: Net,
    critic: Critic,
    slopes: FloatArray,
    by_points: float,
    rng: Int64Array,
    actions: Int16Array,
    room: Room,
) -> float:
    """Everybody plays by the policy, to the end of the round or so many turns; returns what it is worth to a seat."""
    while state["phase"] != DEAL and state["phase"] != OVER:
        if state["phase"] == RESHUFFLE:
            reshuffle_at_random(state, rng)
        actor = next_seat(state)
        know(state, actor, knowledge)
        if state["turns"] >= until and state["phase"] == DRAW:
            expect(state, knowledge, critic, room)
            return float(room.values[(seat - actor) % int(state["players"])])
        count = legal(state, actor, actions)
        consider(knowledge, actions, count, net, SHARPNESS, room)
        apply(state, actor, int(actions[draw_from(room.chances, count, rng)]))
    value_round(state, slopes, by_points, room.values)
    return float(room.values[seat])


@compiled
def try_out(
    positions: States,
    candidates: Int16Array,
    rng_states: Int64Array,
    net: Net,
    critic: Critic,
    slopes: FloatArray,
    by_points: float,
    credible: FloatArray,
    weighted: bool,
    rounds: int,
    results: FloatArray,
) -> None:
    """What each candidate is worth to the viewer, by world and candidate; one generator makes one world.

    After so many rounds of turns the critic says what comes of it.
    """
    states, actions = np.empty(5, STATE), np.empty(MOST_LEGAL, np.int16)
    room, seat, players = make_room(net, critic), int(positions[0]["viewer"]), int(positions[0]["players"])
    until = int(positions[0]["turns"]) + rounds * players
    states[0] = positions[0]
    for world in range(len(rng_states)):
        imagine(states, credible, TRIES if weighted else 1, rng_states[world])
        for i in range(len(candidates)):
            states[3] = states[1]
            luck = rng_states[world].copy()
            apply(states[3], seat, int(candidates[i]))
            results[world, i] = play_on(
                states[3], states[4], seat, until, net, critic, slopes, by_points, luck, actions, room
            )


def is_twin(knowledge: State, action: int, chosen: list[int]) -> bool:  # noqa: ARG001
    return False


def is_guessing(knowledge: State) -> bool:
    """Whether all choose at once: then a choice that can be foreseen is a bad one."""
    return bool(knowledge["phase"] == CALL)
