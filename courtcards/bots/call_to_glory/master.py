"""Call to Glory tried out in imagined worlds, with the learned policy for everybody and the critic at the end.

As in `search`, unseen cards are as good in one order as in another: each seat draws cards of its own, so that
candidates differ less by mere chance.
"""

from __future__ import annotations

import numpy as np

from courtcards.bots.beliefs import SAMPLES, TRIES, count_hands, credibility
from courtcards.bots.call_to_glory.neural import SHARPNESS, Room, consider, expect, make_room
from courtcards.bots.call_to_glory.outcome import value_round
from courtcards.bots.call_to_glory.search import act, gather, same_draw_piles
from courtcards.bots.network import WORDS, Critic, Net, draw_from
from courtcards.compiled import compiled
from courtcards.games.arrays import FloatArray, Int8Array, Int16Array, Int64Array, State, States
from courtcards.games.call_to_glory.actions import DRAW_FROM, MOST_LEGAL
from courtcards.games.call_to_glory.cards import CARDS
from courtcards.games.call_to_glory.determinize import determinize
from courtcards.games.call_to_glory.legal import legal, next_seat
from courtcards.games.call_to_glory.state import DEAL, DRAW, NOTHING, OVER, STATE, L, R
from courtcards.games.call_to_glory.view import know
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
def begins_turn(state: State) -> bool:
    return bool(state["phase"] == DRAW and state["first_pile"] == NOTHING)


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
    pool: Int8Array,
    cards: int,
    room: Room,
) -> float:
    """Everybody plays by the policy, to the end of the round or so many turns; returns what it is worth to a seat."""
    while state["phase"] != DEAL and state["phase"] != OVER:
        actor = next_seat(state)
        know(state, actor, knowledge)
        if state["turns"] >= until and begins_turn(state):
            expect(state, knowledge, critic, room)
            return float(room.values[(seat - actor) % int(state["players"])])
        count = legal(state, actor, actions)
        consider(knowledge, actions, count, net, SHARPNESS, room)
        act(state, int(actions[draw_from(room.chances, count, rng)]), pool, cards)
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
    states, actions, pools = np.empty(5, STATE), np.empty(MOST_LEGAL, np.int16), np.empty((2, CARDS), np.int8)
    room, seat, players = make_room(net, critic), int(positions[0]["viewer"]), int(positions[0]["players"])
    until = int(positions[0]["turns"]) + rounds * players
    states[0] = positions[0]
    for world in range(len(rng_states)):
        imagine(states, credible, TRIES if weighted else 1, rng_states[world])
        cards = gather(states[1], pools[0])
        for i in range(len(candidates)):
            states[3] = states[1]
            pools[1] = pools[0]
            luck = rng_states[world].copy()
            act(states[3], int(candidates[i]), pools[1], cards)
            results[world, i] = play_on(
                states[3], states[4], seat, until, net, critic, slopes, by_points, luck, actions, pools[1], cards, room
            )


def is_twin(knowledge: State, action: int, chosen: list[int]) -> bool:
    """Whether the other of two draw piles that are as good as one is a candidate already."""
    twins = {DRAW_FROM + L: DRAW_FROM + R, DRAW_FROM + R: DRAW_FROM + L}
    return twins.get(action) in chosen and bool(same_draw_piles(knowledge))


def is_guessing(knowledge: State) -> bool:  # noqa: ARG001
    return False
