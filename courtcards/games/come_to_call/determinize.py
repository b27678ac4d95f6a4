"""From what a seat may know to a full state it could be: the only way from knowledge to a state.

Every placing of the cards the viewer cannot place is equally likely. After a reshuffle the deck can hold only what was
shuffled then; what cannot be in the deck is in somebody's hand, and nobody holds more of it than they drew. While
players choose, the others have chosen nothing.
"""

from __future__ import annotations

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Int64Array, State
from courtcards.games.chance import shuffle_cards
from courtcards.games.come_to_call.apply import ask_further
from courtcards.games.come_to_call.cards import KINDS
from courtcards.games.come_to_call.legal import next_seat
from courtcards.games.come_to_call.observation import count_unseen, most_in_deck
from courtcards.games.come_to_call.state import CALL, EVERYTHING, MOST_CARDS, NOBODY

BOUND = 32  # added to a card that is bound to be in a hand
TRIES = 200  # placings that are tried before one is taken although somebody would have drawn too little


@compiled
def determinize(state: State, stream: Int64Array) -> None:
    """Fill in what a seat's knowledge leaves open, all that fits equally likely: a full state then."""
    free, bound = np.empty(MOST_CARDS, np.int8), np.empty(MOST_CARDS, np.int8)
    free_count, bound_count = gather_unseen(state, free, bound)
    tries = 0
    while not place_unseen(state, free, free_count, bound, bound_count, stream) and tries < TRIES:
        tries += 1
    while state["phase"] == CALL and not is_somebody_choosing(state):
        place_unseen(state, free, free_count, bound, bound_count, stream)
    state["viewer"] = EVERYTHING


@compiled
def gather_unseen(state: State, free: Int8Array, bound: Int8Array) -> tuple[int, int]:
    """The unseen cards that may lie anywhere, and those bound to be in a hand; returns how many of each."""
    unseen = np.empty(KINDS, np.int8)
    count_unseen(state, unseen)
    free_count = bound_count = 0
    for kind in range(KINDS):
        loose = most_in_deck(state, kind, int(unseen[kind]))
        for i in range(unseen[kind]):
            if i < loose:
                free[free_count] = kind
                free_count += 1
            else:
                bound[bound_count] = kind
                bound_count += 1
    return free_count, bound_count


@compiled
def place_unseen(
    state: State, free: Int8Array, free_count: int, bound: Int8Array, bound_count: int, stream: Int64Array
) -> bool:
    """The deck from the free cards; what is left of them, with the bound ones, to the hands.

    Returns whether it can be so: nobody holds more of a reshuffled deck than they drew from it.
    """
    shuffle_cards(free, free_count, stream)
    in_deck = int(state["end"]) - int(state["next"])
    for i in range(in_deck):
        state["deck"][int(state["next"]) + i] = free[i]
    held = np.empty(MOST_CARDS, np.int8)
    for i in range(free_count - in_deck):
        held[i] = free[in_deck + i]
    for i in range(bound_count):
        held[free_count - in_deck + i] = bound[i] + BOUND
    count = free_count - in_deck + bound_count
    shuffle_cards(held, count, stream)
    return fill_hands(state, held, count)


@compiled
def fill_hands(state: State, cards: Int8Array, count: int) -> bool:
    """Complete the other hands beyond what is known of them; returns whether each could have drawn its free cards."""
    possible = True
    for seat in range(state["players"]):
        if seat == state["viewer"]:
            continue
        held, fresh = 0, 0
        for kind in range(KINDS):
            state["hand"][seat, kind] = state["known"][seat, kind]
            held += int(state["known"][seat, kind])
        for _ in range(int(state["hand_size"][seat]) - held):
            count -= 1
            fresh += cards[count] < BOUND
            state["hand"][seat, cards[count] % BOUND] += 1
        possible &= state["reshuffles"] == 0 or fresh <= state["fresh"][seat]
    return possible


@compiled
def is_somebody_choosing(state: State) -> bool:
    """Ask the others for their sets; the viewer, too, saw that not everyone is ready."""
    for seat in range(state["players"]):
        if seat != state["viewer"]:
            ask_further(state, seat, 0)
    return next_seat(state) != NOBODY
