"""Actions as text: one line of plain ASCII per decision."""

from __future__ import annotations

from courtcards.games.call_to_glory.actions import (
    ACTIONS,
    CHOOSE_PILE,
    DISCARD,
    DRAW_FROM,
    END,
    LAY,
    LAY_CHARACTER,
    LAY_SIZE,
    REVEAL_TASK,
    STRIKE,
)
from courtcards.games.call_to_glory.cards import CHARACTERS, KINDS, TASK_DECKS
from courtcards.games.call_to_glory.state import PILES, A


def action_text(action: int, seat: int, players: int) -> str:
    """An action of a seat in notation."""
    if action < DISCARD:
        return f"draw {PILES[action - DRAW_FROM]}"
    if action < LAY:
        character, place = divmod(action - DISCARD, 2)
        return f"discard {CHARACTERS[character]} {PILES[A + place]}"
    if action < CHOOSE_PILE:
        return f"lay {CHARACTERS[LAY_CHARACTER[action - LAY]]} {LAY_SIZE[action - LAY]}"
    if action < STRIKE:
        return f"pile {PILES[A + action - CHOOSE_PILE]}"
    if action < END:
        ahead, character = divmod(action - STRIKE, KINDS)
        return f"strike {(seat + ahead + 1) % players} {CHARACTERS[character]}"
    if action == END:
        return "end"
    return f"reveal {TASK_DECKS[action - REVEAL_TASK]}"


def all_texts(seat: int, players: int) -> list[str]:
    """The text of every action of a seat, by its number; empty where it would name a seat that is not there."""
    there = range(STRIKE, STRIKE + KINDS * (players - 1))
    return [
        action_text(action, seat, players) if action < STRIKE or action >= END or action in there else ""
        for action in range(ACTIONS)
    ]
