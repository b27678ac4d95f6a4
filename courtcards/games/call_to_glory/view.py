"""What a seat may know. This is the only place where the game is hidden, and it is built from what may be shown.

A seat's *knowledge* is a record of the same form as the state, with what the seat cannot know left empty. Views,
observations, bots and determinizations are all made from knowledge, never from the state.
"""

from __future__ import annotations

import functools
from typing import Any

from courtcards.compiled import compiled
from courtcards.games.arrays import State, fields
from courtcards.games.call_to_glory.cards import CHARACTERS, TASK_DECKS
from courtcards.games.call_to_glory.legal import figures_in_stock, usable_figures
from courtcards.games.call_to_glory.scoring import characters_needed
from courtcards.games.call_to_glory.state import ENDINGS, NOBODY, NOTHING, PHASES, PILES, SEATS


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
    """What lies open, JSON-ready: the same for every viewer. `Game.view` adds what all games have."""
    known = fields(knowledge)
    players: int = known["players"]
    return {
        "turn": None if known["turn"] == NOBODY else known["turn"],
        "starter": known["starter"],
        "rounds": known["rounds"],
        "turns": known["turns"],
        "characters_needed": characters_to_end(players),
        "piles": view_piles(known),
        "first_pile": None if known["first_pile"] == NOTHING else PILES[known["first_pile"]],
        "leaving": view_leaving(known),
        "known": [counts(row) for row in known["known"][:players]],
        "sets": view_sets(known),
        "smallest_lay": dict(zip(CHARACTERS, known["needed"].tolist(), strict=True)),
        "figures": view_figures(knowledge) if known["ninja"] else None,
        "scores": known["scores"][: scored_rounds(known), :players].tolist(),
        "ending": ENDINGS[known["ending"]] or None,
    }


def view_own(knowledge: State) -> dict[str, Any]:
    """What only this viewer may know, but for the hand: its own tasks among those revealed."""
    if not knowledge["tasks"]:
        return {"tasks": None}
    known = fields(knowledge)
    return {"tasks": [view_tasks(known, seat) for seat in range(known["players"])]}


@functools.cache
def characters_to_end(players: int) -> int:
    return int(characters_needed(players))


def view_hand(knowledge: State) -> dict[str, int] | None:
    viewer = int(knowledge["viewer"])
    return counts(knowledge["hand"][viewer]) if viewer >= 0 else None


def counts(row: Any) -> dict[str, int]:
    return {CHARACTERS[i]: count for i, count in enumerate(row.tolist()) if count}


def view_piles(known: dict[str, Any]) -> dict[str, Any]:
    """L and R as numbers of cards; A and B as cards, the top one last."""
    left, right = (known["end"] - known["next"]).tolist()
    heights = known["height"].tolist()
    a, b = ([CHARACTERS[card] for card in known["discard"][i, : heights[i]].tolist()] for i in range(2))
    return {"L": left, "R": right, "A": a, "B": b}


def view_leaving(known: dict[str, Any]) -> dict[str, Any] | None:
    if known["leaving"] == NOTHING:
        return None
    return {"character": CHARACTERS[known["leaving"]], "count": known["leaving_count"]}


def view_sets(known: dict[str, Any]) -> dict[str, dict[str, int]]:
    owners, sizes = known["set_owner"].tolist(), known["set_size"].tolist()
    return {
        CHARACTERS[i]: {"seat": owner, "size": size}
        for i, (owner, size) in enumerate(zip(owners, sizes, strict=True))
        if size
    }


def view_figures(knowledge: State) -> dict[str, Any]:
    return {
        "held": knowledge["figures"][: knowledge["players"]].tolist(),
        "stock": figures_in_stock(knowledge),
        "usable": usable_figures(knowledge) if knowledge["turn"] != NOBODY else 0,
    }


def view_tasks(known: dict[str, Any], seat: int) -> dict[str, dict[str, Any]]:
    """By deck: the character, if known to the viewer, and the round in which it was revealed, if it was."""
    return {
        name: {
            "character": None if (task := known["task"][seat, deck]) == NOTHING else CHARACTERS[task],
            "revealed": int(known["revealed"][seat, deck]) or None,
        }
        for deck, name in enumerate(TASK_DECKS)
    }


def scored_rounds(known: dict[str, Any]) -> int:
    """Rounds that have been scored: all before this one, and this one once it is over."""
    over = PHASES[known["phase"]] in ("deal", "over")
    return int(known["round"]) - (0 if over else 1)
