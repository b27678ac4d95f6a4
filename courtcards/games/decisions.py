"""What follows for every game from its legal actions."""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import BoolArray, Int16Array, Record, State
from courtcards.games.verbs import apply, is_to_act, legal


@compiled
def legal_mask(state: Record, seat: int, scratch: Int16Array, mask: BoolArray) -> int:
    """The legal actions of a seat as a mask over all actions; returns how many."""
    n = legal(state, seat, scratch)
    for action in range(len(mask)):
        mask[action] = False
    for i in range(n):
        mask[scratch[i]] = True
    return n


@compiled
def is_legal(state: Record, seat: int, action: int, scratch: Int16Array) -> bool:
    n = legal(state, seat, scratch)
    for i in range(n):
        if scratch[i] == action:
            return True
    return False


@compiled
def attempt(state: State, seat: int, action: int, scratch: Int16Array) -> bool:
    """Carry out an action if it is legal, and say whether it was."""
    if not is_legal(state, seat, action, scratch):
        return False
    apply(state, seat, action)
    return True


@compiled
def must_act(state: Record) -> int:
    """The seats that must decide, as a set of bits."""
    seats = 0
    for seat in range(state["players"]):
        if is_to_act(state, seat):
            seats |= 1 << seat
    return seats
