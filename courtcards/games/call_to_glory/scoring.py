"""When a round ends, what it scores, who starts the next one and who has won."""

from __future__ import annotations

from courtcards.compiled import compiled, compiled_inline
from courtcards.games.arrays import Record, State
from courtcards.games.call_to_glory.cards import KINDS, NUMBER, TASK_POINTS
from courtcards.games.call_to_glory.state import (
    BY_ALL_NINE,
    BY_CHARACTERS,
    BY_DRAW_PILE,
    BY_TURNS,
    NOBODY,
    NOT_ENDED,
    NOTHING,
)


@compiled
def characters_needed(players: int) -> int:
    """Characters before one player that end the round: 6, 5, 4 for 2, 3, 4 players."""
    return 8 - int(players)


@compiled
def round_ending(state: State) -> int:
    """How the round ends at the end of this turn, or NOT_ENDED. Only whose turn it is can have gained characters."""
    players = int(state["players"])
    if state["laid"][state["turn"]] >= characters_needed(players):
        return BY_CHARACTERS
    if state["on_table"] == KINDS:
        return BY_ALL_NINE
    if state["next"][0] == state["end"][0] or state["next"][1] == state["end"][1]:
        return BY_DRAW_PILE
    if state["turns"] >= int(state["most_turns"]) * players:
        return BY_TURNS
    return NOT_ENDED


@compiled
def score_sets(state: State) -> None:
    row = state["round"] - 1
    for character in range(KINDS):
        owner = state["set_owner"][character]
        if owner != NOBODY:
            state["scores"][row, owner] += NUMBER[character]


@compiled
def points_laid(state: Record, seat: int) -> int:
    """What the sets before a seat score."""
    points = 0
    for character in range(KINDS):
        if state["set_owner"][character] == seat:
            points += int(NUMBER[character])
    return points


@compiled
def is_unbeatable(state: Record, character: int) -> bool:
    """Whether a set lies there, and fewer cards are left of the character than a larger one needs."""
    size = int(state["set_size"][character])
    return size > 0 and int(state["composition"][character]) - size < int(state["needed"][character])


@compiled
def task_points(state: Record, seat: int, deck: int) -> int:
    """What a task scores in this round as the sets lie; NOTHING if it is unknown or left the game before."""
    character, revealed = state["task"][seat, deck], state["revealed"][seat, deck]
    if character == NOTHING or (revealed and revealed != state["round"]):
        return NOTHING
    return int(state["set_size"][character]) * int(TASK_POINTS[deck])


@compiled
def score_tasks(state: State) -> None:
    """The tasks revealed in this round score for whoever has the character, by the card."""
    row = state["round"] - 1
    for seat in range(state["players"]):
        for deck in range(3):
            if state["revealed"][seat, deck] == state["round"]:
                character = state["task"][seat, deck]
                owner = state["set_owner"][character]
                if owner != NOBODY:
                    state["scores"][row, owner] += task_points(state, seat, deck)


@compiled
def score_round(state: State) -> None:
    score_sets(state)
    if state["tasks"]:
        score_tasks(state)
    for seat in range(state["players"]):
        state["totals"][seat] += state["scores"][state["round"] - 1, seat]


@compiled
def next_starter(state: State) -> int:
    """Lowest total, then lowest score of this round, then first clockwise after this round's starter."""
    players, row = int(state["players"]), state["round"] - 1
    best = (int(state["starter"]) + 1) % players
    for offset in range(2, players + 1):
        seat = (int(state["starter"]) + offset) % players
        total, lowest = state["totals"][seat], state["totals"][best]
        if total < lowest or (total == lowest and state["scores"][row, seat] < state["scores"][row, best]):
            best = seat
    return best


@compiled
def best_round(state: Record, seat: int) -> int:
    best = 0
    for row in range(state["rounds"]):
        best = max(best, int(state["scores"][row, seat]))
    return best


@compiled
def is_ahead(state: State, seat: int, other: int) -> bool:
    """Whether a seat stands before another at the end: by total, then by its best single round."""
    if state["totals"][seat] != state["totals"][other]:
        return bool(state["totals"][seat] > state["totals"][other])
    return best_round(state, seat) > best_round(state, other)


@compiled
def is_winner(state: State, seat: int) -> bool:
    """Whether nobody stands before this seat; asked when the game is over."""
    for other in range(state["players"]):
        if is_ahead(state, other, seat):
            return False
    return True


@compiled
def round_points(state: State, seat: int) -> int:
    """What the last round brought a seat."""
    return int(state["scores"][state["round"] - 1, seat])


@compiled_inline
def reward_unit(state: State) -> float:
    """Points that count as a reward of 1."""
    return 50.0
