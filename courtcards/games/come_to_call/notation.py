"""Actions as text: one line of plain ASCII per decision."""

from __future__ import annotations

from courtcards.games.come_to_call.actions import (
    ACTIONS,
    DISCARD_CARD,
    DISCARD_HEAR_YE,
    DRAW_FROM,
    SAY_READY,
    SEND,
    SHAPE_COUNT,
    SHAPES,
)
from courtcards.games.come_to_call.cards import CARD_IDS, COURT
from courtcards.games.come_to_call.state import PILES

SOURCES = ("deck", *PILES)


def shape_text(shape: int) -> str:
    """A set without its type and butler, such as `2+double+wild1`."""
    plain, double, half, wild = SHAPES[shape]
    return f"{plain}{'+double' * double}{'+half' * half}{f'+wild{wild}' if wild else ''}"


SETS = {shape_text(number): shape for number, shape in enumerate(SHAPES)}  # text → plain, double, half, wild


def action_text(action: int) -> str:
    if action < DISCARD_CARD:
        return f"draw {SOURCES[action - DRAW_FROM]}"
    if action < DISCARD_HEAR_YE:
        kind, pile = divmod(action - DISCARD_CARD, 2)
        return f"discard {CARD_IDS[kind]} {PILES[pile]}"
    if action == DISCARD_HEAR_YE:
        return "discard hear-ye"
    if action < SAY_READY:
        type, shape = divmod(action - SEND, SHAPE_COUNT)
        return f"send {COURT[type]} {shape_text(shape)}"
    return "ready"


def all_texts(seat: int, players: int) -> list[str]:
    """The text of every action, by its number; the same for every seat."""
    return [action_text(action) for action in range(ACTIONS)]
