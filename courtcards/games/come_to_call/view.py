"""What a seat may know. This is the only place where the game is hidden, and it is built from what may be shown.

A seat's *knowledge* is a record of the same form as the state, with what the seat cannot know left empty. Views,
observations, bots and determinizations are all made from knowledge, never from the state. While players choose, the
others look as if they were ready and had sent nothing, whatever they have done.
"""

from __future__ import annotations

from typing import Any

from courtcards.compiled import compiled
from courtcards.games.arrays import State, fields
from courtcards.games.come_to_call.actions import SHAPE_RANK
from courtcards.games.come_to_call.cards import CARD_IDS, COURT, TYPES
from courtcards.games.come_to_call.notation import shape_text
from courtcards.games.come_to_call.state import CALL, ENDINGS, NOBODY, NOTHING, OVER, PILES, READY


@compiled
def know(state: State, seat: int, knowledge: State) -> None:
    """Write what a seat (or SPECTATOR) may know."""
    knowledge["viewer"] = seat
    know_course(state, knowledge)
    know_piles(state, knowledge)
    know_hands(state, seat, knowledge)
    know_call(state, seat, knowledge)
    know_show(state, knowledge)


@compiled
def know_course(state: State, knowledge: State) -> None:
    knowledge["players"], knowledge["hand_limit"] = state["players"], state["hand_limit"]
    knowledge["minimum"], knowledge["favor_needed"] = state["minimum"], state["favor_needed"]
    knowledge["composition"][:] = state["composition"]
    knowledge["phase"], knowledge["round"], knowledge["turns"] = state["phase"], state["round"], state["turns"]
    knowledge["dealer"], knowledge["turn"] = state["dealer"], state["turn"]
    knowledge["heard"], knowledge["crier"], knowledge["ending"] = state["heard"], state["crier"], state["ending"]


@compiled
def know_piles(state: State, knowledge: State) -> None:
    """The heights of all piles; left and right card by card, since everybody saw what went onto them."""
    knowledge["deck"][:] = NOTHING
    knowledge["next"], knowledge["end"] = state["next"], state["end"]
    knowledge["reshuffles"] = state["reshuffles"]
    knowledge["pool"][:] = state["pool"]
    knowledge["height"][:] = state["height"]
    knowledge["buried"][:] = state["buried"]
    knowledge["pile"][:] = NOTHING
    for pile in range(2):
        for i in range(state["height"][pile]):
            knowledge["pile"][pile, i] = state["pile"][pile, i]


@compiled
def know_hands(state: State, seat: int, knowledge: State) -> None:
    knowledge["hand"][:] = 0
    knowledge["drawn"][:] = 0
    if seat >= 0:
        knowledge["hand"][seat] = state["hand"][seat]
        knowledge["drawn"][seat] = state["drawn"][seat]
    knowledge["hand_size"][:] = state["hand_size"]
    knowledge["known"][:] = state["known"]
    knowledge["fresh"][:] = state["fresh"]


@compiled
def know_call(state: State, seat: int, knowledge: State) -> None:
    knowledge["call_from"][:] = READY if state["phase"] == CALL else 0
    knowledge["sent"][:] = NOTHING
    if seat >= 0:
        knowledge["call_from"][seat] = state["call_from"][seat]
        knowledge["sent"][seat] = state["sent"][seat]


@compiled
def know_show(state: State, knowledge: State) -> None:
    knowledge["shown"][:] = state["shown"]
    knowledge["kept"][:] = state["kept"]
    knowledge["thief"], knowledge["stolen_with"] = state["thief"], state["stolen_with"]
    knowledge["scores"][:] = state["scores"]
    knowledge["totals"][:] = state["totals"]


def view(knowledge: State) -> dict[str, Any]:
    """What lies open, JSON-ready: the same for every viewer. `Game.view` adds what all games have."""
    known = fields(knowledge)
    players = known["players"]
    return {
        "turn": seat_or_none(known["turn"]),
        "dealer": known["dealer"],
        "turns": known["turns"],
        "minimum": known["minimum"],
        "favor_needed": known["favor_needed"],
        "cards": counts(known["composition"]),
        "deck": known["end"] - known["next"],
        "reshuffled": counts(known["pool"]) if known["reshuffles"] else None,
        "piles": view_piles(known),
        "heard": known["heard"],
        "crier": seat_or_none(known["crier"]),
        "known": [counts(row) for row in known["known"][:players]],
        "last_show": view_show(knowledge) if known["round"] > 1 or known["phase"] == OVER else None,
        "ending": ENDINGS[known["ending"]] or None,
    }


def view_own(knowledge: State) -> dict[str, Any]:
    """What only this viewer may know, but for the hand: the sets it sends."""
    viewer = int(knowledge["viewer"])
    return {"sent": view_sets(knowledge["sent"][viewer]) if viewer >= 0 else []}


def view_hand(knowledge: State) -> dict[str, int] | None:
    viewer = int(knowledge["viewer"])
    return counts(knowledge["hand"][viewer]) if viewer >= 0 else None


def counts(row: Any) -> dict[str, int]:
    return {CARD_IDS[kind]: count for kind, count in enumerate(row.tolist()) if count}


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def view_piles(known: dict[str, Any]) -> dict[str, list[str]]:
    """The cards of the piles, the top one last."""
    rows = zip(PILES, known["pile"], known["height"].tolist(), strict=True)
    return {name: [CARD_IDS[kind] for kind in row[:height].tolist()] for name, row, height in rows}


def view_sets(row: Any) -> list[dict[str, Any]]:
    return [
        {
            "type": COURT[type],
            "cards": shape_text(shape),
            "size": int(SHAPE_RANK[shape]) // 2,
            "half": bool(SHAPE_RANK[shape] % 2),
        }
        for type, shape in enumerate(row.tolist())
        if shape != NOTHING
    ]


def view_show(knowledge: State) -> dict[str, Any]:
    """The last show: everyone's sets, those that were not discarded, and who stole it with what."""
    players = int(knowledge["players"])
    kept = {COURT[type]: int(seat) for type, seat in enumerate(knowledge["kept"][:TYPES]) if seat != NOBODY}
    return {
        "sets": [view_sets(knowledge["shown"][seat]) for seat in range(players)],
        "kept": kept,
        "thief": seat_or_none(knowledge["thief"]),
        "type": None if knowledge["stolen_with"] == NOTHING else COURT[knowledge["stolen_with"]],
        "scores": knowledge["scores"][:players].tolist(),
    }
