"""What may be done: one function per phase, and one that chooses among them.

Each writes the numbers of the legal actions into `out`, in ascending order, and returns how many there are.
"""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import BoolArray, Int16Array, State
from courtcards.games.call_to_glory.actions import (
    ACTIONS,
    CHOOSE_PILE,
    DISCARD,
    DRAW_FROM,
    END,
    LAY,
    LAY_OFFSET,
    REVEAL_TASK,
    SMALLEST,
    STRIKE,
)
from courtcards.games.call_to_glory.cards import DOTTED, FIGURES, KINDS
from courtcards.games.call_to_glory.state import AFTER, DRAW, NOTHING, PILE, PLAY, REVEAL, A, R


@compiled
def owes(state: State, seat: int) -> bool:
    """Whether the seat owes a decision now."""
    return bool(state["actor"] == seat)


@compiled
def next_seat(state: State) -> int:
    """The seat that owes a decision, the first where several do; NOBODY if none does."""
    return int(state["actor"])


@compiled
def smallest_lay(state: State, character: int) -> int:
    """How many cards a set of the character needs now."""
    minimum = 3 if DOTTED[character] and state["players"] > 2 else SMALLEST
    return max(minimum, int(state["set_size"][character]) + 1)


@compiled
def pile_height(state: State, pile: int) -> int:
    if pile <= R:
        return int(state["end"][pile]) - int(state["next"][pile])
    return int(state["height"][pile - A])


@compiled
def forced_pile(state: State) -> int:
    """The place (0 for A, 1 for B) that the next discard must go to; NOTHING if it may be chosen."""
    if state["height"][0] == 0:
        return 0
    if state["height"][1] == 0:
        return 1
    return NOTHING


@compiled
def usable_figures(state: State) -> int:
    """Figures that the player whose turn it is may return now: not the one taken this turn."""
    return int(state["figures"][state["turn"]]) - int(state["new_figure"])


@compiled
def can_strike(state: State) -> bool:
    if state["ninja"] == 0 or usable_figures(state) <= 0:
        return False
    for seat in range(state["players"]):
        if seat != state["turn"] and state["laid"][seat] > 0:
            return True
    return False


@compiled
def figures_in_stock(state: State) -> int:
    held = 0
    for seat in range(state["players"]):
        held += int(state["figures"][seat])
    return FIGURES - held


@compiled
def legal_strikes(state: State, out: Int16Array, n: int) -> int:
    if not can_strike(state):
        return n
    turn, players = int(state["turn"]), int(state["players"])
    for offset in range(1, players):
        seat = (turn + offset) % players
        for character in range(KINDS):
            if state["set_owner"][character] == seat:
                out[n] = STRIKE + KINDS * (offset - 1) + character
                n += 1
    return n


@compiled
def legal_draw(state: State, out: Int16Array) -> int:
    n = 0
    for pile in range(4):
        if pile != state["first_pile"] and pile_height(state, pile) > 0:
            out[n] = DRAW_FROM + pile
            n += 1
    return legal_strikes(state, out, n)


@compiled
def legal_discards(state: State, out: Int16Array) -> int:
    n = 0
    seat, forced = state["turn"], forced_pile(state)
    for character in range(KINDS):
        if state["hand"][seat, character] > 0:
            if forced != 1:
                out[n] = DISCARD + 2 * character
                n += 1
            if forced != 0:
                out[n] = DISCARD + 2 * character + 1
                n += 1
    return n


@compiled
def legal_play(state: State, out: Int16Array) -> int:
    n = legal_discards(state, out)
    seat = state["turn"]
    for character in range(KINDS):
        held = int(state["hand"][seat, character])
        if held >= SMALLEST:
            for count in range(smallest_lay(state, character), held + 1):
                out[n] = LAY + LAY_OFFSET[character] + count - SMALLEST
                n += 1
    return legal_strikes(state, out, n)


@compiled
def legal_after(state: State, out: Int16Array) -> int:
    n = legal_strikes(state, out, 0)
    out[n] = END
    return n + 1


@compiled
def legal_pile(out: Int16Array) -> int:
    out[0] = CHOOSE_PILE
    out[1] = CHOOSE_PILE + 1
    return 2


@compiled
def legal_reveal(state: State, out: Int16Array) -> int:
    n = 0
    for deck in range(3):
        if state["revealed"][state["actor"], deck] == 0:
            out[n] = REVEAL_TASK + deck
            n += 1
    return n


@compiled
def legal(state: State, seat: int, out: Int16Array) -> int:
    """The legal actions of a seat: written to `out`, which has room for all; returns how many."""
    if seat != state["actor"]:
        return 0
    phase = state["phase"]
    if phase == DRAW:
        return legal_draw(state, out)
    if phase == PLAY:
        return legal_play(state, out)
    if phase == PILE:
        return legal_pile(out)
    if phase == AFTER:
        return legal_after(state, out)
    if phase == REVEAL:
        return legal_reveal(state, out)
    return 0


@compiled
def legal_mask(state: State, seat: int, scratch: Int16Array, mask: BoolArray) -> int:
    """The same as a mask over all actions."""
    n = legal(state, seat, scratch)
    for action in range(ACTIONS):
        mask[action] = False
    for i in range(n):
        mask[scratch[i]] = True
    return n


@compiled
def is_legal(state: State, seat: int, action: int, scratch: Int16Array) -> bool:
    n = legal(state, seat, scratch)
    for i in range(n):
        if scratch[i] == action:
            return True
    return False


@compiled
def owing(state: State) -> int:
    """The seats that owe a decision, as a set of bits."""
    seats = 0
    for seat in range(state["players"]):
        if owes(state, seat):
            seats |= 1 << seat
    return seats
