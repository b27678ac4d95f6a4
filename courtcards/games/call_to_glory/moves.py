"""How cards, sets and figures move. Nothing else moves them, so nothing is ever lost or counted twice."""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import State
from courtcards.games.call_to_glory.cards import MINIMUM
from courtcards.games.call_to_glory.state import NOBODY, A, R


@compiled
def draw_hidden(state: State, seat: int, pile: int) -> None:
    """The top card of L or R goes to a hand, unseen by the others."""
    character = state["deck"][state["next"][pile]]
    state["next"][pile] += 1
    state["hand"][seat, character] += 1
    state["hand_size"][seat] += 1


@compiled
def draw_open(state: State, seat: int, pile: int) -> None:
    """The top card of A or B goes to a hand, and everybody sees it."""
    place = pile - A
    state["height"][place] -= 1
    character = state["discard"][place, state["height"][place]]
    state["buried"][place, character] -= 1
    state["hand"][seat, character] += 1
    state["hand_size"][seat] += 1
    state["known"][seat, character] += 1


@compiled
def draw(state: State, seat: int, pile: int) -> None:
    if pile <= R:
        draw_hidden(state, seat, pile)
    else:
        draw_open(state, seat, pile)


@compiled
def leave_hand(state: State, seat: int, character: int, count: int) -> None:
    """Cards leave a hand in sight of all. Of equal cards the known ones leave first."""
    state["hand"][seat, character] -= count
    state["hand_size"][seat] -= count
    state["known"][seat, character] = max(0, int(state["known"][seat, character]) - count)


@compiled
def put_on_pile(state: State, place: int, character: int, count: int) -> None:
    """Cards of one character go onto A (place 0) or B (place 1)."""
    height = int(state["height"][place])
    state["discard"][place, height] = character
    for i in range(height + 1, height + count):
        state["discard"][place, i] = character
    state["height"][place] = height + count
    state["buried"][place, character] += count


@compiled
def size_set(state: State, character: int, size: int) -> None:
    """A set now has this many cards; a new one needs more, and never fewer than the minimum."""
    state["set_size"][character] = size
    state["needed"][character] = max(size + 1, int(MINIMUM[int(state["players"] > 2), character]))


@compiled
def lay_set(state: State, seat: int, character: int, count: int) -> None:
    """Cards from a hand become the character's only set; an older one must have been removed."""
    leave_hand(state, seat, character, count)
    state["set_owner"][character] = seat
    state["laid"][seat] += 1
    state["on_table"] += 1
    size_set(state, character, count)


@compiled
def remove_set(state: State, character: int) -> None:
    state["laid"][state["set_owner"][character]] -= 1
    state["on_table"] -= 1
    state["set_owner"][character] = NOBODY
    size_set(state, character, 0)


@compiled
def strike_card(state: State, character: int) -> None:
    """One card of a set goes; with the last one the set is gone."""
    if state["set_size"][character] == 1:
        remove_set(state, character)
    else:
        size_set(state, character, int(state["set_size"][character]) - 1)


@compiled
def take_figure(state: State, seat: int) -> None:
    state["figures"][seat] += 1
    state["new_figure"] = 1


@compiled
def return_figure(state: State, seat: int) -> None:
    state["figures"][seat] -= 1
