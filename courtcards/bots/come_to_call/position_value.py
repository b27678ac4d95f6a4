"""How much a hand adds to the chance to win during a round: the sets it may become, and what they would bring."""

from __future__ import annotations

import math

import numpy as np

from courtcards.bots.come_to_call.habits import (
    CALL_NOW,
    FADING,
    KEPT_CRY,
    LUCK,
    SECOND,
    SECOND_BUTLER,
    TURNS_AFTER,
    TURNS_HEARD,
    TURNS_UNHEARD,
    habit,
)
from courtcards.bots.come_to_call.prospects import SIZES, show_gains, write_prospects
from courtcards.bots.come_to_call.sets import units
from courtcards.compiled import compiled
from courtcards.games.arrays import Float64Array, Int8Array, Knowledge
from courtcards.games.come_to_call.cards import BUTLER, HALF, HEAR_YE, KINDS, TYPES, WILD
from courtcards.games.come_to_call.observation import count_unseen
from courtcards.games.come_to_call.state import CALLS

# The futures after a turn: no more Hear Ye! is heard, one more is, and that ends the round.
STAY, HEARD, END = range(3)

# What a future holds, as columns for each type: prospects of a set by size, cards of the type still to come, and the
# chance that at least one does; in the row after the types the same of butlers.
COMING, ANY_COMING = SIZES, SIZES + 1
COLUMNS = SIZES + 2


@compiled
def look_ahead(knowledge: Knowledge, unseen: Int8Array) -> Float64Array:
    """The three futures of a seat; also counts the unseen cards."""
    count_unseen(knowledge, unseen)
    futures = np.empty((3, TYPES + 1, COLUMNS))
    turn, heard = int(knowledge["turns"]) / int(knowledge["players"]), int(knowledge["heard"])
    gains = show_gains(knowledge)
    for future in range(3):
        left = 0.0 if future == END else turns_left(knowledge, heard + future, turn)
        write_prospects(knowledge, unseen, turn + left, gains, futures[future])
        write_coming(unseen, left * habit(int(knowledge["players"]), LUCK), futures[future])
    return futures


@compiled
def turns_left(knowledge: Knowledge, heard: int, turn: float) -> float:
    """How many more turns each player may have."""
    players = int(knowledge["players"])
    if heard >= CALLS:
        return habit(players, TURNS_AFTER)
    return habit(players, TURNS_UNHEARD if heard == 0 else TURNS_HEARD) / (1.0 + habit(players, FADING) * turn)


@compiled
def write_coming(unseen: Int8Array, draws: float, future: Float64Array) -> None:
    cards = 0
    for kind in range(KINDS):
        cards += int(unseen[kind])
    share = draws / max(1, cards)
    for type in range(TYPES):
        future[type, COMING] = share * units(unseen, type)
    future[TYPES, COMING] = share * int(unseen[BUTLER])
    for row in range(TYPES + 1):
        future[row, ANY_COMING] = at_least_one(future[row, COMING])


@compiled
def hand_value(knowledge: Knowledge, hand: Int8Array, future: Float64Array) -> float:
    """What a hand is worth in one future: its best type, and something for the second best."""
    best = second = 0.0
    for type in range(TYPES):
        value = type_value(hand, int(knowledge["minimum"]), type, future)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    players = int(knowledge["players"])
    value = best + habit(players, SECOND_BUTLER if hand[BUTLER] > 1 else SECOND) * second
    return value * (1.0 + habit(players, KEPT_CRY) * int(hand[HEAR_YE]))


@compiled
def type_value(hand: Int8Array, minimum: int, type: int, future: Float64Array) -> float:
    """The set that the hand may become, times the chance to get what it lacks."""
    have = units(hand, type)
    if have == 0:
        return 0.0
    chance = 1.0 if hand[BUTLER] > 0 else future[TYPES, ANY_COMING]
    for _ in range(minimum - have):
        chance *= future[type, ANY_COMING]
    half = 0.5 * int(hand[3 * type + HALF])
    return chance * at_size(future[type], 1.0 + max(have, minimum) + int(hand[WILD]) + half + future[type, COMING])


@compiled
def at_least_one(expected: float) -> float:
    """The chance that at least one comes, from how many are expected."""
    return 1.0 - math.exp(-expected)


@compiled
def at_size(prospects: Float64Array, size: float) -> float:
    """Between the prospects of two whole sizes."""
    below = min(SIZES - 2, int(size))
    share = min(1.0, size - below)
    return float(prospects[below] * (1.0 - share) + prospects[below + 1] * share)


@compiled
def after_discard(knowledge: Knowledge, hand: Int8Array, kind: int, futures: Float64Array) -> float:
    """What the hand is worth after a discard; what the next player makes of it is not counted."""
    hand[kind] -= 1
    future = future_after(knowledge, kind)
    value = hand_value(knowledge, hand, futures[future])
    hand[kind] += 1
    if future == END:
        value *= 1.0 + habit(int(knowledge["players"]), CALL_NOW)
    return value


@compiled
def future_after(knowledge: Knowledge, kind: int) -> int:
    if kind != HEAR_YE:
        return STAY
    everyone = int(knowledge["turns"]) + 1 >= knowledge["players"]
    return END if int(knowledge["heard"]) + 1 >= CALLS and everyone else HEARD


@compiled
def after_card(knowledge: Knowledge, hand: Int8Array, kind: int, futures: Float64Array) -> float:
    """What the hand is worth after drawing a card and the best discard."""
    hand[kind] += 1
    best = 0.0
    for other in range(KINDS):
        if hand[other] > 0:
            best = max(best, after_discard(knowledge, hand, other, futures))
    hand[kind] -= 1
    return best


@compiled
def after_deck(knowledge: Knowledge, hand: Int8Array, unseen: Int8Array, futures: Float64Array) -> float:
    """The same, on average over what the deck may give."""
    total, cards = 0.0, 0
    for kind in range(KINDS):
        if unseen[kind] > 0:
            cards += int(unseen[kind])
            total += int(unseen[kind]) * after_card(knowledge, hand, kind, futures)
    return total / max(1, cards)
