"""The same questions for a row of an array of games, as Python asks them at every move.

Compiled code takes an array ten times as fast as a record.
"""

from __future__ import annotations

from courtcards.compiled import compiled_brief
from courtcards.games.arrays import Bytes, Int16Array, Int64Array, KnowledgeRows, Records, States
from courtcards.games.decisions import attempt, must_act
from courtcards.games.verbs import know, legal, moved, reason_keys, write_open, write_own


@compiled_brief
def must_act_row(states: Records, row: int) -> int:
    return must_act(states[row])


@compiled_brief
def legal_row(states: Records, row: int, seat: int, out: Int16Array) -> int:
    return legal(states[row], seat, out)


@compiled_brief
def attempt_row(states: States, row: int, seat: int, action: int, scratch: Int16Array) -> bool:
    return attempt(states[row], seat, action, scratch)


@compiled_brief
def know_row(states: States, row: int, seat: int, known: KnowledgeRows, place: int) -> None:
    know(states[row], seat, known[place])


@compiled_brief
def write_open_row(known: KnowledgeRows, row: int, out: Bytes) -> int:
    return write_open(known[row], out)


@compiled_brief
def write_own_row(known: KnowledgeRows, row: int, out: Bytes) -> int:
    return write_own(known[row], out)


@compiled_brief
def know_own_row(states: States, row: int, seat: int, known: KnowledgeRows, place: int, out: Bytes) -> int:
    """What a seat may know; and what only it may know, in JSON."""
    know(states[row], seat, known[place])
    return write_own(known[place], out)


@compiled_brief
def moved_row(known: KnowledgeRows, before: int, after: int, seat: int, action: int) -> int:
    return moved(known[before], known[after], seat, action)


@compiled_brief
def reason_keys_row(known: KnowledgeRows, row: int, out: Int64Array) -> int:
    return reason_keys(known[row], out)
