"""What a seat may know. This is the only place where the game is hidden, and it is built from what may be shown.

A seat's *knowledge* is a record of the same form as the state, with what the seat cannot know left empty. Views,
observations, bots and determinizations are all made from knowledge, never from the state.
"""

from __future__ import annotations

from typing import Any

from courtcards.compiled import compiled
from courtcards.games.arrays import State
from courtcards.games.call_to_glory.cards import CHARACTERS, KINDS, TASK_DECKS
from courtcards.games.call_to_glory.legal import (
    figures_in_stock,
    pile_height,
    usable_figures,
)
from courtcards.games.call_to_glory.scoring import characters_needed
from courtcards.games.call_to_glory.state import (
    ENDINGS,
    NOBODY,
    NOTHING,
    PHASES,
    PILES,
    SEATS,
    A,
    B,
    L,
    R,
)


@compiled
def know(state: State, seat: int, knowledge: State) -> None:
    """Write what a seat (or SPECTATOR) may know."""
    knowledge["viewer"] = seat
    know_course(state, knowledge)
    know_piles(state, knowledge)
    know_hands(state, seat, knowledge)
    know_table(state, knowledge)
    know_scores(state, seat, knowledge)


@compiled
def know_course(state: State, knowledge: State) -> None:
    knowledge["players"], knowledge["rounds"] = state["players"], state["rounds"]
    knowledge["tasks"], knowledge["ninja"] = state["tasks"], state["ninja"]
    knowledge["phase"], knowledge["round"] = state["phase"], state["round"]
    knowledge["starter"], knowledge["turn"], knowledge["actor"] = state["starter"], state["turn"], state["actor"]
    knowledge["first_pile"], knowledge["new_figure"] = state["first_pile"], state["new_figure"]
    knowledge["resume"], knowledge["ending"] = state["resume"], state["ending"]
    knowledge["turns"] = state["turns"]


@compiled
def know_piles(state: State, knowledge: State) -> None:
    """The heights of all piles; A and B card by card, since everybody saw what went onto them."""
    knowledge["deck"][:] = NOTHING
    knowledge["next"][:] = state["next"]
    knowledge["end"][:] = state["end"]
    knowledge["height"][:] = state["height"]
    knowledge["buried"][:] = state["buried"]
    knowledge["discard"][:] = NOTHING
    for place in range(2):
        for i in range(state["height"][place]):
            knowledge["discard"][place, i] = state["discard"][place, i]


@compiled
def know_hands(state: State, seat: int, knowledge: State) -> None:
    knowledge["hand"][:] = 0
    if seat >= 0:
        knowledge["hand"][seat] = state["hand"][seat]
    knowledge["hand_size"][:] = state["hand_size"]
    knowledge["known"][:] = state["known"]


@compiled
def know_table(state: State, knowledge: State) -> None:
    knowledge["set_owner"][:] = state["set_owner"]
    knowledge["set_size"][:] = state["set_size"]
    knowledge["needed"][:] = state["needed"]
    knowledge["laid"][:] = state["laid"]
    knowledge["on_table"] = state["on_table"]
    knowledge["figures"][:] = state["figures"]
    knowledge["leaving"], knowledge["leaving_count"] = state["leaving"], state["leaving_count"]


@compiled
def know_scores(state: State, seat: int, knowledge: State) -> None:
    knowledge["scores"][:] = state["scores"]
    knowledge["totals"][:] = state["totals"]
    knowledge["revealed"][:] = state["revealed"]
    knowledge["task"][:] = NOTHING
    for owner in range(SEATS):
        for deck in range(3):
            if owner == seat or state["revealed"][owner, deck] > 0:
                knowledge["task"][owner, deck] = state["task"][owner, deck]


def view(knowledge: State) -> dict[str, Any]:
    """The game's own part of a view, JSON-ready; `Game.view` adds what all games have."""
    players = int(knowledge["players"])
    return {
        "turn": seat_or_none(knowledge["turn"]),
        "starter": int(knowledge["starter"]),
        "rounds": int(knowledge["rounds"]),
        "turns": int(knowledge["turns"]),
        "characters_needed": characters_needed(players),
        "piles": view_piles(knowledge),
        "first_pile": None if knowledge["first_pile"] == NOTHING else PILES[knowledge["first_pile"]],
        "leaving": view_leaving(knowledge),
        "known": [counts(knowledge["known"][seat]) for seat in range(players)],
        "sets": view_sets(knowledge),
        "smallest_lay": {name: int(knowledge["needed"][i]) for i, name in enumerate(CHARACTERS)},
        "figures": view_figures(knowledge) if knowledge["ninja"] else None,
        "tasks": [view_tasks(knowledge, seat) for seat in range(players)] if knowledge["tasks"] else None,
        "scores": knowledge["scores"][: scored_rounds(knowledge), :players].tolist(),
        "ending": ENDINGS[knowledge["ending"]] or None,
    }


def view_hand(knowledge: State) -> dict[str, int] | None:
    viewer = int(knowledge["viewer"])
    return counts(knowledge["hand"][viewer]) if viewer >= 0 else None


def counts(row: Any) -> dict[str, int]:
    return {CHARACTERS[i]: int(count) for i, count in enumerate(row) if count}


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def view_piles(knowledge: State) -> dict[str, Any]:
    """L and R as numbers of cards; A and B as cards, the top one last."""
    piles: dict[str, Any] = {PILES[pile]: pile_height(knowledge, pile) for pile in (L, R)}
    for pile in (A, B):
        cards = knowledge["discard"][pile - A, : knowledge["height"][pile - A]]
        piles[PILES[pile]] = [CHARACTERS[card] for card in cards]
    return piles


def view_leaving(knowledge: State) -> dict[str, Any] | None:
    if knowledge["leaving"] == NOTHING:
        return None
    return {"character": CHARACTERS[knowledge["leaving"]], "count": int(knowledge["leaving_count"])}


def view_sets(knowledge: State) -> dict[str, dict[str, int]]:
    return {
        CHARACTERS[i]: {"seat": int(knowledge["set_owner"][i]), "size": int(knowledge["set_size"][i])}
        for i in range(KINDS)
        if knowledge["set_size"][i]
    }


def view_figures(knowledge: State) -> dict[str, Any]:
    return {
        "held": knowledge["figures"][: knowledge["players"]].tolist(),
        "stock": figures_in_stock(knowledge),
        "usable": usable_figures(knowledge) if knowledge["turn"] != NOBODY else 0,
    }


def view_tasks(knowledge: State, seat: int) -> dict[str, dict[str, Any]]:
    """By deck: the character, if known to the viewer, and the round in which it was revealed, if it was."""
    return {
        name: {
            "character": None if (task := knowledge["task"][seat, deck]) == NOTHING else CHARACTERS[task],
            "revealed": int(knowledge["revealed"][seat, deck]) or None,
        }
        for deck, name in enumerate(TASK_DECKS)
    }


def scored_rounds(knowledge: State) -> int:
    """Rounds that have been scored: all before this one, and this one once it is over."""
    over = PHASES[knowledge["phase"]] in ("deal", "over")
    return int(knowledge["round"]) - (0 if over else 1)
