"""The combinations of sets that are worth considering at the call, for a given hand: sets are sent whole.

A combination is a row of shapes, one for each type; NOTHING where no set of the type is sent.
"""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Knowledge
from courtcards.games.come_to_call.actions import SHAPE, SHAPE_NUMBER
from courtcards.games.come_to_call.cards import BUTLER, DOUBLE, HALF, TYPES, WILD
from courtcards.games.come_to_call.state import NOTHING

MOST_COMBINATIONS = 32


@compiled
def units(hand: Int8Array, type: int) -> int:
    """How many of a type a hand counts: a double is two."""
    return int(hand[3 * type]) + 2 * int(hand[3 * type + DOUBLE]) + int(hand[3 * type + HALF])


@compiled
def whole_shape(hand: Int8Array, type: int, wilds: int) -> int:
    """The set of all cards of a type, with some wilds."""
    return int(SHAPE_NUMBER[hand[3 * type], hand[3 * type + DOUBLE], hand[3 * type + HALF], wilds])


@compiled
def sendable(hand: Int8Array, minimum: int) -> int:
    """The types of which the hand can form a set, as a set of bits."""
    types = 0
    if hand[BUTLER] > 0:
        for type in range(TYPES):
            if units(hand, type) >= minimum:
                types |= 1 << type
    return types


@compiled
def count_types(types: int) -> int:
    count = 0
    for type in range(TYPES):
        count += types >> type & 1
    return count


@compiled
def write_combination(hand: Int8Array, types: int, wild_type: int, row: Int8Array) -> None:
    """The largest sets of these types; one of them gets all wilds."""
    for type in range(TYPES):
        row[type] = NOTHING
        if types >> type & 1:
            row[type] = whole_shape(hand, type, int(hand[WILD]) if type == wild_type else 0)


@compiled
def list_with_wilds(hand: Int8Array, types: int, out: Int8Array, n: int) -> int:
    """These types, with the wilds given to each of them in turn."""
    for type in range(TYPES):
        if types >> type & 1 and n < MOST_COMBINATIONS:
            write_combination(hand, types, type, out[n])
            n += 1
            if hand[WILD] == 0:
                return n
    return n


@compiled
def list_combinations(hand: Int8Array, minimum: int, out: Int8Array) -> int:
    """Write the combinations worth considering; returns how many, 0 if no set can be formed."""
    types, n = sendable(hand, minimum), 0
    for chosen in range(1, 1 << TYPES):
        if chosen & ~types == 0 and count_types(chosen) <= hand[BUTLER]:
            n = list_with_wilds(hand, chosen, out, n)
    return n


@compiled
def take_back(knowledge: Knowledge, seat: int) -> None:
    """Undo what a seat has sent, so that its whole hand can be thought over."""
    hand = knowledge["hand"][seat]
    for type in range(TYPES):
        shape = knowledge["sent"][seat, type]
        if shape != NOTHING:
            hand[3 * type] += SHAPE[shape, 0]
            hand[3 * type + DOUBLE] += SHAPE[shape, 1]
            hand[3 * type + HALF] += SHAPE[shape, 2]
            hand[WILD] += SHAPE[shape, 3]
            hand[BUTLER] += 1
            knowledge["sent"][seat, type] = NOTHING
    knowledge["call_from"][seat] = 0
