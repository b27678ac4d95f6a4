"""From what a seat may know to a full state it could be: the only way from knowledge to a state.

Every placing of the cards the viewer cannot place is equally likely. After a reshuffle the deck can hold only what was
shuffled then; what cannot be in the deck is in somebody's hand, and nobody holds more of it than they drew. While
players choose, the others have chosen nothing.
"""

from __future__ import annotations

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Int64Array, Knowledge, Record
from courtcards.games.come_to_call.apply import ask_further
from courtcards.games.come_to_call.cards import KINDS
from courtcards.games.come_to_call.legal import next_seat
from courtcards.games.come_to_call.observation import count_unseen, most_in_deck
from courtcards.games.come_to_call.state import CALL, EVERYTHING, MOST_CARDS, NOBODY, SEATS
from courtcards.games.rng import shuffle_cards


@compiled
def determinize(state: Knowledge, rng: Int64Array) -> None:
    """Turn a seat's knowledge into a full state that fits it, all of them equally likely."""
    free, bound = np.empty(MOST_CARDS, np.int8), np.empty(MOST_CARDS, np.int8)
    free_count, bound_count = gather_unseen(state, free, bound)
    place_unseen(state, free, free_count, bound, bound_count, rng)
    while state["phase"] == CALL and not is_somebody_choosing(state):
        place_unseen(state, free, free_count, bound, bound_count, rng)
    state["viewer"] = EVERYTHING


@compiled
def gather_unseen(state: Knowledge, free: Int8Array, bound: Int8Array) -> tuple[int, int]:
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
    state: Record, free: Int8Array, free_count: int, bound: Int8Array, bound_count: int, rng: Int64Array
) -> None:
    """The deck from the free cards; what is left of them to those who drew; the bound ones to the hands."""
    shuffle_cards(free, free_count, rng)
    in_deck = int(state["end"]) - int(state["next"])
    for i in range(in_deck):
        state["deck"][int(state["next"]) + i] = free[i]
    start_hands(state)
    given = in_deck + give_to_drawers(state, free[in_deck:free_count], rng)
    held, count = bound.copy(), bound_count
    for i in range(given, free_count):
        held[count] = free[i]
        count += 1
    shuffle_cards(held, count, rng)
    fill_hands(state, held, count)


@compiled
def start_hands(state: Record) -> None:
    """The other hands hold what is known of them."""
    for seat in range(state["players"]):
        if seat != state["viewer"]:
            state["hand"][seat] = state["known"][seat]


@compiled
def room_in_hand(state: Record, seat: int) -> int:
    """Cards of a hand that are still to be made up."""
    held = 0
    for kind in range(KINDS):
        held += int(state["hand"][seat, kind])
    return int(state["hand_size"][seat]) - held


@compiled
def give_to_drawers(state: Record, cards: Int8Array, rng: Int64Array) -> int:
    """Give cards of a reshuffled deck to those who drew from it, to nobody more than they drew; returns how many."""
    if state["reshuffles"] == 0:
        return 0
    drawers = np.empty(SEATS * MOST_CARDS, np.int8)
    count = 0
    for seat in range(state["players"]):
        if seat != state["viewer"]:
            for _ in range(min(int(state["fresh"][seat]), room_in_hand(state, seat))):
                drawers[count] = seat
                count += 1
    shuffle_cards(drawers, count, rng)
    given = min(count, len(cards))
    for i in range(given):
        state["hand"][drawers[i], cards[i]] += 1
    return given


@compiled
def fill_hands(state: Record, cards: Int8Array, count: int) -> None:
    """Complete the other hands."""
    for seat in range(state["players"]):
        if seat != state["viewer"]:
            for _ in range(room_in_hand(state, seat)):
                count -= 1
                state["hand"][seat, cards[count]] += 1


@compiled
def is_somebody_choosing(state: Record) -> bool:
    """Ask the others for their sets; the viewer, too, saw that not everyone is ready."""
    for seat in range(state["players"]):
        if seat != state["viewer"]:
            ask_further(state, seat, 0)
    return next_seat(state) != NOBODY
