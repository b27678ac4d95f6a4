"""What every game needs to observe: a seat's knowledge as numbers."""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Int16Array, Knowledge, Records, State
from courtcards.games.verbs import know, observe_knowledge


@compiled
def observe(state: State, seat: int, scratch: Records, out: Int16Array) -> None:
    """Write the observation of a seat; `scratch` has room for its knowledge."""
    know(state, seat, scratch[0])
    observe_knowledge(scratch[0], out)


@compiled
def ahead(knowledge: Knowledge, seat: int) -> int:
    """How far a seat sits clockwise from the viewer."""
    return (int(seat) - int(knowledge["viewer"])) % int(knowledge["players"])
