"""Whole matches between compiled policies, thousands a second: for measuring and tuning."""

from __future__ import annotations

import numpy as np

from courtcards.bots.call_to_glory.greedy import greedy
from courtcards.bots.call_to_glory.scripted import scripted
from courtcards.bots.cores import spread
from courtcards.bots.uniform import at_random
from courtcards.compiled import compiled
from courtcards.games.arrays import BoolArray, Int8Array, Int16Array, Int64Array, Knowledge, State
from courtcards.games.batch import begin_game
from courtcards.games.call_to_glory.actions import MOST_LEGAL
from courtcards.games.call_to_glory.apply import apply, deal_at_random
from courtcards.games.call_to_glory.legal import legal, next_seat
from courtcards.games.call_to_glory.scoring import is_winner
from courtcards.games.call_to_glory.state import DEAL, OVER, STATE
from courtcards.games.call_to_glory.view import know
from courtcards.games.rng import rng_states

# Policies by code, in this order.
RANDOM, GREEDY, SCRIPTED = range(3)
POLICIES = ("random", "greedy", "scripted")


@compiled
def decide(policy: int, knowledge: Knowledge, actions: Int16Array, count: int, rng: Int64Array) -> int:
    if policy == SCRIPTED:
        return scripted(knowledge, actions, count, rng)
    if policy == GREEDY:
        return greedy(knowledge, actions, count, rng)
    return at_random(knowledge, actions, count, rng)


@compiled
def play_match(state: State, policies: Int8Array, deals: Int64Array, rng: Int64Array) -> None:
    """Play a started game to its end, a policy a seat. `deals` only deals, so that its decks are always the same."""
    knowledge, actions = np.empty(1, STATE), np.empty(MOST_LEGAL, np.int16)
    while state["phase"] != OVER:
        if state["phase"] == DEAL:
            deal_at_random(state, deals)
        seat = next_seat(state)
        know(state, seat, knowledge[0])
        count = legal(state, seat, actions)
        apply(state, seat, decide(policies[seat], knowledge[0], actions, count, rng))


@compiled
def play_matches(
    first: int,
    end: int,
    options: Int8Array,
    policies: Int8Array,
    deals: Int64Array,
    rng_states: Int64Array,
    winners: BoolArray,
    totals: Int16Array,
) -> None:
    """Each deal once for every rotation of the seats, from one game to another; `options` are a row of them.

    In rotation r, policy i sits at seat i + r. Results by deal, rotation and policy.
    """
    players = int(options[0])
    for game in range(first, end):
        deal, rotation = game // players, game % players
        states, seated, dealer = np.empty(1, STATE), np.empty(players, np.int8), deals[deal].copy()
        for i in range(players):
            seated[(i + rotation) % players] = policies[i]
        begin_game(states[0], options, -1, dealer)
        play_match(states[0], seated, dealer, rng_states[game])
        for i in range(players):
            seat = (i + rotation) % players
            winners[deal, rotation, i] = is_winner(states[0], seat)
            totals[deal, rotation, i] = states[0]["totals"][seat]


def compare(options: tuple[int, ...], policies: tuple[int, ...], deals: int, seed: int) -> tuple[BoolArray, Int16Array]:
    """Winners and totals by deal, rotation and policy; `options` are a row of them."""
    players = options[0]
    winners = np.empty((deals, players, players), np.bool_)
    totals = np.empty((deals, players, players), np.int16)
    rows = np.array(options, np.int8), np.array(policies, np.int8)
    chances = rng_states(seed, deals), rng_states(seed + 1, deals * players)
    spread(lambda first, end: play_matches(first, end, *rows, *chances, winners, totals), deals * players)
    return winners, totals
