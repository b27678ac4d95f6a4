"""What may be done: one function per phase, and one that chooses among them.

Each writes the numbers of the legal actions into `out`, in ascending order, and returns how many there are.
"""

from __future__ import annotations

from courtcards.compiled import compiled, compiled_inline
from courtcards.games.arrays import Int16Array, Record
from courtcards.games.come_to_call.actions import (
    ACTIONS,
    DISCARD_CARD,
    DISCARD_HEAR_YE,
    DRAW_FROM,
    LARGEST,
    SAY_READY,
    SEND,
    SHAPE_COUNT,
    SHAPE_NUMBER,
)
from courtcards.games.come_to_call.cards import BUTLER, DOUBLE, HALF, HEAR_YE, TYPES, WILD
from courtcards.games.come_to_call.state import CALL, DEAL, DISCARD, DRAW, NOBODY, NOTHING, OVER, READY, RESHUFFLE
from courtcards.games.verbs import CHANCE, DECISION, GAME_OVER, ROUND_OVER


@compiled_inline
def stage(state: Record) -> int:
    """Where the game stands, in terms that all games share."""
    phase = state["phase"]
    if phase == OVER:
        return GAME_OVER
    return ROUND_OVER if phase == DEAL else CHANCE if phase == RESHUFFLE else DECISION


@compiled_inline
def most_legal(state: Record) -> int:
    return ACTIONS


@compiled
def is_to_act(state: Record, seat: int) -> bool:
    """Whether the seat must decide now. While players choose their sets, several may."""
    if state["phase"] == CALL:
        return bool(state["call_from"][seat] < READY)
    return bool(state["turn"] == seat)


@compiled
def next_seat(state: Record) -> int:
    """The seat that must decide, the first where several must; NOBODY if none must."""
    if state["phase"] != CALL:
        return int(state["turn"])
    for seat in range(state["players"]):
        if is_to_act(state, seat):
            return seat
    return NOBODY


@compiled
def legal_draw(state: Record, out: Int16Array) -> int:
    n = 0
    if state["next"] < state["end"]:
        out[n] = DRAW_FROM
        n += 1
    for pile in range(2):
        if state["height"][pile] > 0:
            out[n] = DRAW_FROM + 1 + pile
            n += 1
    return n


@compiled
def legal_discard(state: Record, out: Int16Array) -> int:
    """Written first and counted only if legal: a branch that cannot be foreseen costs more."""
    n, hand = 0, state["hand"][state["turn"]]
    for kind in range(HEAR_YE):
        out[n] = DISCARD_CARD + 2 * kind
        out[n + 1] = DISCARD_CARD + 2 * kind + 1
        n += 2 * int(hand[kind] > 0)
    if hand[HEAR_YE] > 0:
        out[n] = DISCARD_HEAR_YE
        n += 1
    return n


@compiled
def strength(state: Record, seat: int, type: int) -> int:
    """How many of a type the hand counts: a double is two. Wilds do not count."""
    hand = state["hand"]
    return int(hand[seat, 3 * type]) + 2 * int(hand[seat, 3 * type + DOUBLE]) + int(hand[seat, 3 * type + HALF])


@compiled
def can_send(state: Record, seat: int) -> bool:
    """Whether the seat can form a set of a type that is still to come."""
    if state["hand"][seat, BUTLER] == 0:
        return False
    for type in range(state["call_from"][seat], TYPES):
        if strength(state, seat, type) >= state["minimum"]:
            return True
    return False


@compiled
def has_sent(state: Record, seat: int) -> bool:
    for type in range(TYPES):
        if state["sent"][seat, type] != NOTHING:
            return True
    return False


@compiled
def legal_sets(state: Record, seat: int, type: int, out: Int16Array, n: int) -> int:
    """Every set of a type that can be made of the hand, whose butler is there."""
    hand, minimum = state["hand"], int(state["minimum"])
    for plain in range(min(LARGEST, int(hand[seat, 3 * type])) + 1):
        for double in range(int(hand[seat, 3 * type + DOUBLE]) + 1):
            for half in range(int(hand[seat, 3 * type + HALF]) + 1):
                if plain + 2 * double + half >= minimum:
                    room = LARGEST - plain - double - half
                    for wild in range(min(room, int(hand[seat, WILD])) + 1):
                        out[n] = SEND + SHAPE_COUNT * type + SHAPE_NUMBER[plain, double, half, wild]
                        n += 1
    return n


@compiled
def legal_call(state: Record, seat: int, out: Int16Array) -> int:
    n = 0
    if state["hand"][seat, BUTLER] > 0:
        for type in range(state["call_from"][seat], TYPES):
            if strength(state, seat, type) >= state["minimum"]:
                n = legal_sets(state, seat, type, out, n)
    if has_sent(state, seat):
        out[n] = SAY_READY
        n += 1
    return n


@compiled
def legal(state: Record, seat: int, out: Int16Array) -> int:
    """The legal actions of a seat: written to `out`, which has room for all; returns how many."""
    if not is_to_act(state, seat):
        return 0
    phase = state["phase"]
    if phase == DRAW:
        return legal_draw(state, out)
    if phase == DISCARD:
        return legal_discard(state, out)
    if phase == CALL:
        return legal_call(state, seat, out)
    return 0
