"""A player who knows the game: counts unseen cards, watches the totals, helps nobody, and times its call.

A turn is judged by the hand it leaves (`position_value`) and by what it offers the next player; the call is solved as a
guessing game (`call`).
"""

from __future__ import annotations

import numpy as np

from courtcards.bots.come_to_call.call import choose_sets
from courtcards.bots.come_to_call.habits import FEEDING, habit
from courtcards.bots.come_to_call.position_value import STAY, after_card, after_deck, after_discard, look_ahead
from courtcards.bots.come_to_call.prospects import SIZES
from courtcards.bots.come_to_call.sets import units
from courtcards.compiled import compiled
from courtcards.games.arrays import Float64Array, Int8Array, Int16Array, Int64Array, Knowledge
from courtcards.games.come_to_call.actions import DISCARD_CARD, DISCARD_HEAR_YE, DRAW_FROM
from courtcards.games.come_to_call.cards import BUTLER, DOUBLE, HEAR_YE, KINDS, TYPES, WILD
from courtcards.games.come_to_call.state import CALL, DRAW

# At the call: imagined hands of each seat, steps of regret matching over all seats. Numbers from an array, because for
# each number that it reads in the source numba compiles the solver once more.
THOUGHT = np.array([14, 420])
LITTLE_THOUGHT = np.array([8, 90])


@compiled
def scripted(knowledge: Knowledge, legal: Int16Array, count: int, rng: Int64Array) -> int:
    return play(knowledge, legal, count, THOUGHT[0], THOUGHT[1] // int(knowledge["players"]), rng)


@compiled
def hurried(
    knowledge: Knowledge,
    legal: Int16Array,
    count: int,
    traits: Float64Array,  # noqa: ARG001
    rng: Int64Array,
) -> int:
    """The same with little thought at the call, which takes most of the time."""
    return play(knowledge, legal, count, LITTLE_THOUGHT[0], LITTLE_THOUGHT[1] // int(knowledge["players"]), rng)


@compiled
def play(knowledge: Knowledge, legal: Int16Array, count: int, hands: int, iterations: int, rng: Int64Array) -> int:
    """The scripted choice, with more or less thought at the call."""
    if count == 1:
        return int(legal[0])
    if knowledge["phase"] == CALL:
        return choose_sets(knowledge, hands, iterations, rng)
    values = np.empty(count)
    judge(knowledge, legal, count, values)
    return int(legal[values.argmax()])


@compiled
def judge(knowledge: Knowledge, legal: Int16Array, count: int, values: Float64Array) -> None:
    """What each legal action of a turn is worth."""
    unseen, hand = np.empty(KINDS, np.int8), knowledge["hand"][knowledge["viewer"]].copy()
    futures = look_ahead(knowledge, unseen)
    for i in range(count):
        if knowledge["phase"] == DRAW:
            values[i] = draw_value(knowledge, hand, unseen, int(legal[i]), futures)
        else:
            values[i] = discard_value(knowledge, hand, int(legal[i]), futures)


@compiled
def draw_value(knowledge: Knowledge, hand: Int8Array, unseen: Int8Array, action: int, futures: Float64Array) -> float:
    if action == DRAW_FROM:
        return after_deck(knowledge, hand, unseen, futures)
    return after_card(knowledge, hand, top_card(knowledge, action - DRAW_FROM - 1), futures)


@compiled
def top_card(knowledge: Knowledge, pile: int) -> int:
    return int(knowledge["pile"][pile, int(knowledge["height"][pile]) - 1])


@compiled
def discard_value(knowledge: Knowledge, hand: Int8Array, action: int, futures: Float64Array) -> float:
    if action == DISCARD_HEAR_YE:
        return after_discard(knowledge, hand, HEAR_YE, futures)
    kind, pile = (action - DISCARD_CARD) >> 1, (action - DISCARD_CARD) & 1
    players = int(knowledge["players"])
    cost = habit(players, FEEDING) * float(futures[STAY, :TYPES, :SIZES].max()) / (players - 1)
    return after_discard(knowledge, hand, kind, futures) - cost * offer(knowledge, kind, pile)


@compiled
def offer(knowledge: Knowledge, kind: int, pile: int) -> float:
    """The most that the next player finds on the piles after this discard."""
    most = appeal(knowledge, kind)
    if knowledge["height"][1 - pile] > 0:
        most = max(most, appeal(knowledge, top_card(knowledge, 1 - pile)))
    return most


@compiled
def appeal(knowledge: Knowledge, kind: int) -> float:
    """How much the next player may want a card."""
    if kind in (BUTLER, WILD):
        return 1.0
    if kind == HEAR_YE:
        return 0.5
    seat = (int(knowledge["viewer"]) + 1) % int(knowledge["players"])
    known = min(3, units(knowledge["known"][seat], kind // 3))
    return 0.3 + 0.25 * known + (0.3 if kind % 3 == DOUBLE else 0.0)
