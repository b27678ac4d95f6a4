"""From what a seat may know to a full state it could be: the only way from knowledge to a state.

Every placing of the cards the viewer cannot place is equally likely, and every placing of the tasks it has not seen.
"""

from __future__ import annotations

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Int64Array, Knowledge, Record
from courtcards.games.call_to_glory.cards import CARDS, KINDS, TASKS
from courtcards.games.call_to_glory.observation import count_unseen
from courtcards.games.call_to_glory.state import EVERYTHING, NOTHING
from courtcards.games.rng import shuffle_cards


@compiled
def determinize(state: Knowledge, rng: Int64Array) -> None:
    """Turn a seat's knowledge into a full state that fits it, all of them equally likely."""
    cards = np.empty(CARDS, np.int8)
    count = gather_unseen(state, cards)
    shuffle_cards(cards, count, rng)
    count = fill_hands(state, cards, count)
    fill_draw_piles(state, cards, count)
    if state["tasks"]:
        fill_tasks(state, rng)
    state["viewer"] = EVERYTHING


@compiled
def gather_unseen(state: Knowledge, cards: Int8Array) -> int:
    unseen = np.empty(KINDS, np.int8)
    count_unseen(state, unseen)
    count = 0
    for character in range(KINDS):
        for _ in range(unseen[character]):
            cards[count] = character
            count += 1
    return count


@compiled
def fill_hands(state: Record, cards: Int8Array, count: int) -> int:
    """Complete the other hands beyond what is known of them; returns how many cards are left."""
    for seat in range(state["players"]):
        if seat == state["viewer"]:
            continue
        held = 0
        for character in range(KINDS):
            state["hand"][seat, character] = state["known"][seat, character]
            held += int(state["known"][seat, character])
        for _ in range(int(state["hand_size"][seat]) - held):
            count -= 1
            state["hand"][seat, cards[count]] += 1
    return count


@compiled
def fill_draw_piles(state: Record, cards: Int8Array, count: int) -> None:
    for pile in range(2):
        for place in range(state["next"][pile], state["end"][pile]):
            count -= 1
            state["deck"][place] = cards[count]


@compiled
def fill_tasks(state: Record, rng: Int64Array) -> None:
    for deck in range(3):
        unseen = TASKS[deck].copy()
        count = 0
        for task in TASKS[deck]:
            if not is_seen(state, deck, task):
                unseen[count] = task
                count += 1
        shuffle_cards(unseen, count, rng)
        for seat in range(state["players"]):
            if state["task"][seat, deck] == NOTHING:
                count -= 1
                state["task"][seat, deck] = unseen[count]


@compiled
def is_seen(state: Record, deck: int, task: int) -> bool:
    for seat in range(state["players"]):
        if state["task"][seat, deck] == task:
            return True
    return False
