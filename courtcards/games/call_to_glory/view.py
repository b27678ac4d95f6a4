"""What a seat may know. This is the only place where the game is hidden, and it is built from what may be shown.

A seat's *knowledge* is a record of the same form as the state, with what the seat cannot know left empty. Views,
observations, bots and determinizations are all made from knowledge, never from the state.
"""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Knowledge, State
from courtcards.games.call_to_glory.state import NOTHING, SEATS


@compiled
def know(state: State, seat: int, knowledge: Knowledge) -> None:
    know_course(state, knowledge)
    know_piles(state, knowledge)
    know_hands(state, seat, knowledge)
    know_table(state, knowledge)
    know_scores(state, seat, knowledge)


@compiled
def know_course(state: State, knowledge: Knowledge) -> None:
    knowledge["players"], knowledge["rounds"] = state["players"], state["rounds"]
    knowledge["tasks"], knowledge["ninja"] = state["tasks"], state["ninja"]
    knowledge["hand_limit"], knowledge["most_turns"] = state["hand_limit"], state["most_turns"]
    knowledge["cards"] = state["cards"]
    knowledge["composition"][:] = state["composition"]
    knowledge["phase"], knowledge["round"] = state["phase"], state["round"]
    knowledge["starter"], knowledge["turn"], knowledge["actor"] = state["starter"], state["turn"], state["actor"]
    knowledge["first_pile"], knowledge["new_figure"] = state["first_pile"], state["new_figure"]
    knowledge["resume"], knowledge["ending"] = state["resume"], state["ending"]
    knowledge["turns"] = state["turns"]


@compiled
def know_piles(state: State, knowledge: Knowledge) -> None:
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
def know_hands(state: State, seat: int, knowledge: Knowledge) -> None:
    knowledge["viewer"] = seat
    knowledge["hand"][:] = 0
    if seat >= 0:
        knowledge["hand"][seat] = state["hand"][seat]
    knowledge["hand_size"][:] = state["hand_size"]
    knowledge["known"][:] = state["known"]


@compiled
def know_table(state: State, knowledge: Knowledge) -> None:
    knowledge["set_owner"][:] = state["set_owner"]
    knowledge["set_size"][:] = state["set_size"]
    knowledge["needed"][:] = state["needed"]
    knowledge["laid"][:] = state["laid"]
    knowledge["on_table"] = state["on_table"]
    knowledge["figures"][:] = state["figures"]
    knowledge["leaving"], knowledge["leaving_count"] = state["leaving"], state["leaving_count"]


@compiled
def know_scores(state: State, seat: int, knowledge: Knowledge) -> None:
    knowledge["scores"][:] = state["scores"]
    knowledge["totals"][:] = state["totals"]
    knowledge["revealed"][:] = state["revealed"]
    knowledge["task"][:] = NOTHING
    for owner in range(SEATS):
        for deck in range(3):
            if owner == seat or state["revealed"][owner, deck] > 0:
                knowledge["task"][owner, deck] = state["task"][owner, deck]
