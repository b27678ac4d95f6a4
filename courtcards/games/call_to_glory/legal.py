"""What may be done: one function per phase, and one that chooses among them.

Each writes the numbers of the legal actions into `out`, in ascending order, and returns how many there are. Where a
branch could not be foreseen, an action is written first and counted only if it is legal.
"""

from __future__ import annotations

from courtcards.compiled import compiled, compiled_inline
from courtcards.games.arrays import Int16Array, Record
from courtcards.games.call_to_glory.actions import (
    ACTIONS,
    CHOOSE_PILE,
    DISCARD,
    DRAW_FROM,
    END,
    LAY_NOTHING,
    REVEAL_TASK,
    STRIKE,
)
from courtcards.games.call_to_glory.cards import FIGURES, KINDS
from courtcards.games.call_to_glory.state import AFTER, DEAL, DRAW, NOTHING, OVER, PILE, PLAY, REVEAL, A, R
from courtcards.games.verbs import DECISION, GAME_OVER, ROUND_OVER


@compiled_inline
def stage(state: Record) -> int:
    """Where the game stands, in terms that all games share."""
    phase = state["phase"]
    return GAME_OVER if phase == OVER else ROUND_OVER if phase == DEAL else DECISION


@compiled_inline
def most_legal(state: Record) -> int:
    return ACTIONS


@compiled
def is_to_act(state: Record, seat: int) -> bool:
    """Whether the seat must decide now."""
    return bool(state["actor"] == seat)


@compiled
def next_seat(state: Record) -> int:
    """The seat that must decide, the first where several must; NOBODY if none must."""
    return int(state["actor"])


@compiled_inline
def pile_height(state: Record, pile: int) -> int:
    if pile <= R:
        return int(state["end"][pile]) - int(state["next"][pile])
    return int(state["height"][pile - A])


@compiled_inline
def forced_pile(state: Record) -> int:
    """The place (0 for A, 1 for B) that the next discard must go to; NOTHING if it may be chosen."""
    if state["height"][0] == 0:
        return 0
    if state["height"][1] == 0:
        return 1
    return NOTHING


@compiled_inline
def usable_figures(state: Record) -> int:
    """Figures that the player whose turn it is may return now: not the one taken this turn."""
    return int(state["figures"][state["turn"]]) - int(state["new_figure"])


@compiled_inline
def can_strike(state: Record) -> bool:
    if state["ninja"] == 0 or usable_figures(state) <= 0:
        return False
    return bool(state["on_table"] > state["laid"][state["turn"]])


@compiled_inline
def figures_in_stock(state: Record) -> int:
    held = 0
    for seat in range(state["players"]):
        held += int(state["figures"][seat])
    return FIGURES - held


@compiled_inline
def legal_strikes(state: Record, out: Int16Array, n: int) -> int:
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


@compiled_inline
def legal_draw(state: Record, out: Int16Array) -> int:
    n, first = 0, int(state["first_pile"])
    for pile in range(4):
        if pile != first and pile_height(state, pile) > 0:
            out[n] = DRAW_FROM + pile
            n += 1
    return legal_strikes(state, out, n)


@compiled_inline
def legal_discards(state: Record, out: Int16Array) -> int:
    n, forced, hand = 0, forced_pile(state), state["hand"][state["turn"]]
    if forced == NOTHING:
        for character in range(KINDS):
            out[n] = DISCARD + 2 * character
            out[n + 1] = DISCARD + 2 * character + 1
            n += 2 * int(hand[character] > 0)
    else:
        for character in range(KINDS):
            out[n] = DISCARD + 2 * character + forced
            n += int(hand[character] > 0)
    return n


@compiled_inline
def legal_lays(state: Record, out: Int16Array, n: int) -> int:
    hand, needed = state["hand"][state["turn"]], state["needed"]
    for character in range(KINDS):
        held, least = int(hand[character]), int(needed[character])
        first = LAY_NOTHING[character] + least
        out[n] = first
        n += int(held >= least)
        for more in range(1, held - least + 1):
            out[n] = first + more
            n += 1
    return n


@compiled_inline
def legal_play(state: Record, out: Int16Array) -> int:
    return legal_strikes(state, out, legal_lays(state, out, legal_discards(state, out)))


@compiled_inline
def legal_after(state: Record, out: Int16Array) -> int:
    n = legal_strikes(state, out, 0)
    out[n] = END
    return n + 1


@compiled_inline
def legal_pile(out: Int16Array) -> int:
    out[0] = CHOOSE_PILE
    out[1] = CHOOSE_PILE + 1
    return 2


@compiled_inline
def legal_reveal(state: Record, out: Int16Array) -> int:
    n = 0
    for deck in range(3):
        if state["revealed"][state["actor"], deck] == 0:
            out[n] = REVEAL_TASK + deck
            n += 1
    return n


@compiled_inline
def legal(state: Record, seat: int, out: Int16Array) -> int:
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
