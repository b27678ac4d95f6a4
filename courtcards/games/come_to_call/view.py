"""What a seat may know. This is the only place where the game is hidden, and it is built from what may be shown.

A seat's *knowledge* is a record of the same form as the state, with what the seat cannot know left empty. Views,
observations, bots and determinizations are all made from knowledge, never from the state. While players choose, the
others look as if they were ready and had sent nothing, whatever they have done.
"""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Knowledge, State
from courtcards.games.come_to_call.state import CALL, NOTHING, READY


@compiled
def know(state: State, seat: int, knowledge: Knowledge) -> None:
    know_course(state, knowledge)
    know_piles(state, knowledge)
    know_hands(state, seat, knowledge)
    know_call(state, seat, knowledge)
    know_show(state, knowledge)


@compiled
def know_course(state: State, knowledge: Knowledge) -> None:
    knowledge["players"], knowledge["hand_limit"] = state["players"], state["hand_limit"]
    knowledge["minimum"], knowledge["favor_needed"] = state["minimum"], state["favor_needed"]
    knowledge["rounds"], knowledge["most_turns"] = state["rounds"], state["most_turns"]
    knowledge["composition"][:] = state["composition"]
    knowledge["phase"], knowledge["round"], knowledge["turns"] = state["phase"], state["round"], state["turns"]
    knowledge["dealer"], knowledge["turn"] = state["dealer"], state["turn"]
    knowledge["heard"], knowledge["crier"], knowledge["ending"] = state["heard"], state["crier"], state["ending"]


@compiled
def know_piles(state: State, knowledge: Knowledge) -> None:
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
def know_hands(state: State, seat: int, knowledge: Knowledge) -> None:
    knowledge["viewer"] = seat
    knowledge["hand"][:] = 0
    knowledge["drawn"][:] = 0
    if seat >= 0:
        knowledge["hand"][seat] = state["hand"][seat]
        knowledge["drawn"][seat] = state["drawn"][seat]
    knowledge["hand_size"][:] = state["hand_size"]
    knowledge["known"][:] = state["known"]
    knowledge["fresh"][:] = state["fresh"]


@compiled
def know_call(state: State, seat: int, knowledge: Knowledge) -> None:
    knowledge["call_from"][:] = READY if state["phase"] == CALL else 0
    knowledge["sent"][:] = NOTHING
    if seat >= 0:
        knowledge["call_from"][seat] = state["call_from"][seat]
        knowledge["sent"][seat] = state["sent"][seat]


@compiled
def know_show(state: State, knowledge: Knowledge) -> None:
    knowledge["shown"][:] = state["shown"]
    knowledge["kept"][:] = state["kept"]
    knowledge["thief"], knowledge["stolen_with"] = state["thief"], state["stolen_with"]
    knowledge["scores"][:] = state["scores"]
    knowledge["totals"][:] = state["totals"]
