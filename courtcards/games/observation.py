"""What every game needs to observe: a seat's knowledge as numbers."""

from __future__ import annotations

from courtcards.compiled import compiled, compiled_inline
from courtcards.games.arrays import Int8Array, Int16Array, Knowledge, Records, State
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


@compiled_inline
def write_row(out: Int16Array, at: int, row: Int8Array) -> None:
    """Write a row of counts into an observation, from a place on. The slice is checked once, so the loop is fast."""
    room = out[at : at + len(row)]
    for i in range(len(row)):
        room[i] = row[i]
