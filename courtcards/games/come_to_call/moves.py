"""How cards move. Nothing else moves them, so nothing is ever lost or counted twice."""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, State
from courtcards.games.come_to_call.actions import SHAPE
from courtcards.games.come_to_call.cards import BUTLER, DOUBLE, HALF, WILD


@compiled
def draw_hidden(state: State, seat: int) -> None:
    """The top card of the deck goes to a hand, unseen by the others."""
    kind = state["deck"][state["next"]]
    state["next"] += 1
    state["hand"][seat, kind] += 1
    state["hand_size"][seat] += 1
    state["drawn"][seat, kind] += 1
    state["fresh"][seat] += 1


@compiled
def draw_open(state: State, seat: int, pile: int) -> None:
    """The top card of a pile goes to a hand, and everybody sees it."""
    state["height"][pile] -= 1
    kind = state["pile"][pile, state["height"][pile]]
    state["buried"][pile, kind] -= 1
    state["hand"][seat, kind] += 1
    state["hand_size"][seat] += 1
    state["known"][seat, kind] += 1


@compiled
def leave_hand(state: State, seat: int, kind: int) -> None:
    """A card leaves a hand in sight of all. Of equal cards a known one leaves first."""
    state["hand"][seat, kind] -= 1
    state["hand_size"][seat] -= 1
    state["known"][seat, kind] = max(0, int(state["known"][seat, kind]) - 1)


@compiled
def put_on_pile(state: State, pile: int, kind: int) -> None:
    state["pile"][pile, state["height"][pile]] = kind
    state["height"][pile] += 1
    state["buried"][pile, kind] += 1


@compiled
def put_in_middle(state: State, seat: int) -> None:
    """A Hear Ye! goes to the middle of the table and out of play for the round."""
    state["heard"] += 1
    state["crier"] = seat


@compiled
def send_set(state: State, seat: int, type: int, shape: int) -> None:
    """Cards of a hand become a set; they count in the hand's size until the show."""
    hand, cards = state["hand"], SHAPE[shape]
    hand[seat, 3 * type] -= cards[0]
    hand[seat, 3 * type + DOUBLE] -= cards[1]
    hand[seat, 3 * type + HALF] -= cards[2]
    hand[seat, WILD] -= cards[3]
    hand[seat, BUTLER] -= 1
    state["sent"][seat, type] = shape


@compiled
def reshuffle_pool(state: State, cards: Int8Array) -> int:
    """The cards below the tops of the piles, left's from the bottom, then right's; returns how many."""
    count = 0
    for pile in range(2):
        for i in range(int(state["height"][pile]) - 1):
            cards[count] = state["pile"][pile, i]
            count += 1
    return count


@compiled
def make_deck(state: State, cards: Int8Array, count: int) -> None:
    """The cards below the tops, in this order, are the new deck."""
    for i in range(count):
        state["deck"][i] = cards[i]
    state["next"], state["end"] = 0, count
    state["pool"][:] = 0
    state["drawn"][:] = 0
    state["fresh"][:] = 0
    for i in range(count):
        state["pool"][cards[i]] += 1
    for pile in range(2):
        keep_top(state, pile)


@compiled
def keep_top(state: State, pile: int) -> None:
    height = state["height"][pile]
    if height > 1:
        top = state["pile"][pile, height - 1]
        state["buried"][pile, :] = 0
        state["height"][pile] = 0
        put_on_pile(state, pile, top)
