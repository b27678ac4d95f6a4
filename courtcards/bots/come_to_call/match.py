"""Whole games between compiled policies, for measuring: the same decks for all rotations of the seats."""

from __future__ import annotations

import numpy as np

from courtcards.bots.come_to_call.greedy import greedy
from courtcards.bots.come_to_call.scripted import scripted
from courtcards.bots.cores import spread
from courtcards.bots.uniform import at_random
from courtcards.compiled import compiled
from courtcards.games.arrays import Float64Array, Int8Array, Int16Array, Int64Array, Knowledge, State
from courtcards.games.come_to_call.actions import MOST_LEGAL
from courtcards.games.come_to_call.apply import apply, deal_at_random, reshuffle_at_random, start
from courtcards.games.come_to_call.legal import legal, next_seat
from courtcards.games.come_to_call.scoring import is_winner
from courtcards.games.come_to_call.state import DEAL, OVER, RESHUFFLE, SEATS, STATE
from courtcards.games.come_to_call.view import know

RANDOM, GREEDY, SCRIPTED = range(3)


@compiled
def act(code: int, knowledge: Knowledge, actions: Int16Array, count: int, rng: Int64Array) -> int:
    if code == GREEDY:
        return greedy(knowledge, actions, count, rng)
    if code == SCRIPTED:
        return scripted(knowledge, actions, count, rng)
    return at_random(knowledge, actions, count, rng)


@compiled
def play_game(state: State, knowledge: Knowledge, codes: Int8Array, deals: Int64Array, rng: Int64Array) -> int:
    """Play a started game to its end; decks come from a generator of their own. Returns the number of decisions."""
    actions, decisions = np.empty(MOST_LEGAL, np.int16), 0
    while state["phase"] != OVER:
        if state["phase"] == DEAL:
            deal_at_random(state, deals)
        elif state["phase"] == RESHUFFLE:
            reshuffle_at_random(state, rng)
        else:
            play_decision(state, knowledge, codes, actions, rng)
            decisions += 1
    return decisions


@compiled
def play_decision(state: State, knowledge: Knowledge, codes: Int8Array, actions: Int16Array, rng: Int64Array) -> None:
    seat = next_seat(state)
    know(state, seat, knowledge)
    count = legal(state, seat, actions)
    apply(state, seat, act(codes[seat], knowledge, actions, count, rng))


def play_match(
    codes: Int8Array,
    composition: Int8Array,
    deals: Int64Array,
    rng_states: Int64Array,
    wins: Float64Array,
    totals: Int16Array,
) -> None:
    """Play each deal once for each rotation of the players' seats.

    codes: a policy for each player. deals, rng_states: a generator for each deal. wins[deal, rotation, player]: 1
    over the number of winners for each of them. totals: their favor, in the same order. In rotation r player p has
    the seat p + r.
    """

    def play_some(first: int, end: int) -> None:
        play_games(first, end, codes, composition, deals, rng_states, wins, totals)

    spread(play_some, len(deals) * len(codes))


@compiled
def play_games(
    first: int,
    end: int,
    codes: Int8Array,
    composition: Int8Array,
    deals: Int64Array,
    rng_states: Int64Array,
    wins: Float64Array,
    totals: Int16Array,
) -> None:
    players = len(codes)
    for game in range(first, end):
        deal, rotation = game // players, game % players
        play_rotation(
            codes, composition, deals[deal], rng_states[deal], rotation, wins[deal, rotation], totals[deal, rotation]
        )


@compiled
def play_rotation(
    codes: Int8Array,
    composition: Int8Array,
    deal: Int64Array,
    rng: Int64Array,
    rotation: int,
    wins: Float64Array,
    totals: Int16Array,
) -> None:
    players, states, seats = len(codes), np.zeros(2, STATE), np.zeros(SEATS, np.int8)
    for player in range(players):
        seats[(player + rotation) % players] = codes[player]
    start(states[0], players, composition, 0)
    play_game(states[0], states[1], seats, deal.copy(), rng.copy())
    winners = 0
    for seat in range(players):
        winners += is_winner(states[0], seat)
    for player in range(players):
        seat = (player + rotation) % players
        wins[player] = is_winner(states[0], seat) / winners
        totals[player] = states[0]["totals"][seat]
