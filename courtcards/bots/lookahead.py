"""Candidates tried in imagined worlds, with the learned policy for everybody and the critic at the end.

Where a game says so (`gather`), unseen cards are as good in one order as in another: each seat draws cards of its own,
so that candidates differ less by mere chance.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from courtcards.bots.beliefs import SAMPLES, count_hands, credibility
from courtcards.bots.learned import SHARPNESS, act, begins_turn, gather, round_value
from courtcards.bots.network import WORDS, draw_from
from courtcards.bots.neural import Room, consider, expect, make_room
from courtcards.bots.weights import Weights
from courtcards.compiled import compiled
from courtcards.games.arrays import Float64Array, Int8Array, Int16Array, Int64Array, KnowledgeRows, Records
from courtcards.games.rng import next_word
from courtcards.games.verbs import (
    CHANCE,
    ROUND_OVER,
    determinize,
    know,
    legal,
    most_legal,
    next_seat,
    settle,
    stage,
)

MOST_UNSEEN = 256  # cards that `gather` can find


@compiled
def sample_hands(positions: KnowledgeRows, rng: Int64Array, counts: Float64Array) -> None:
    """Count the others' cards in worlds that are all equally likely."""
    worlds: Records = np.empty_like(positions)
    for _ in range(SAMPLES):
        worlds[0] = positions[0]
        determinize(worlds[0], rng)
        count_hands(worlds[0], int(positions[0]["viewer"]), counts)


@compiled
def imagine(states: Records, credible: Float64Array, tries: int, rng: Int64Array) -> None:
    """Put a world that fits the knowledge in the first record into the second; the third is room to work in."""
    total = 0.0
    for _ in range(tries):
        states[2] = states[0]
        determinize(states[2], rng)
        weight = credibility(states[2], int(states[0]["viewer"]), credible)
        total += weight
        if next_word(rng) / WORDS * total <= weight:
            states[1] = states[2]


class Lookahead(NamedTuple):
    """How worlds are tried: by which weights, how credible hands are, and for how many rounds of turns."""

    weights: Weights
    credible: Float64Array
    tries: int  # worlds of which one is chosen by its credibility
    rounds: int  # of turns, before the critic estimates the result


@compiled
def play_on(
    states: Records, seat: int, until: int, weights: Weights, rng: Int64Array, pool: Int8Array, cards: int, room: Room
) -> float:
    """Everybody plays by the policy, until the round has `until` turns or ends; returns what that is worth to a seat.

    The second record is room for a seat's knowledge.
    """
    state, knowledge, actions = states[0], states[1], np.empty(most_legal(states[0]), np.int16)
    while stage(state) < ROUND_OVER:
        if stage(state) == CHANCE:
            settle(state, rng)
        actor = next_seat(state)
        know(state, actor, knowledge)
        if state["turns"] >= until and begins_turn(state):
            expect(state, knowledge, weights.net, weights.critic, room)
            return float(room.values[(seat - actor) % int(state["players"])])
        count = legal(state, actor, actions)
        consider(knowledge, actions, count, weights.net, SHARPNESS, room)
        act(state, actor, int(actions[draw_from(room.probs, count, rng)]), pool, cards)
    round_value(state, weights.slopes, weights.by_points, room.values)
    return float(room.values[seat])


@compiled
def try_out(
    worlds: Records, candidates: Int16Array, rng_states: Int64Array, lookahead: Lookahead, results: Float64Array
) -> None:
    """What each candidate is worth to the viewer, by world and candidate; one generator makes one world.

    The first record holds the viewer's knowledge; four more are room to work in.
    """
    weights, seat = lookahead.weights, int(worlds[0]["viewer"])
    until = int(worlds[0]["turns"]) + lookahead.rounds * int(worlds[0]["players"])
    room, pools = make_room(weights.net, weights.critic), np.empty((2, MOST_UNSEEN), np.int8)
    for world in range(len(rng_states)):
        imagine(worlds, lookahead.credible, lookahead.tries, rng_states[world])
        cards = gather(worlds[1], pools[0])
        for i in range(len(candidates)):
            worlds[3] = worlds[1]
            pools[1] = pools[0]
            luck = rng_states[world].copy()
            act(worlds[3], seat, int(candidates[i]), pools[1], cards)
            results[world, i] = play_on(worlds[3:], seat, until, weights, luck, pools[1], cards, room)
