"""Reasons as numbers: compiled code finds out which there are, and each is put into words once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias, cast

import numpy as np
import orjson

from courtcards.compiled import compiled_inline
from courtcards.games import rows
from courtcards.games.arrays import Int64Array, Knowledge, KnowledgeRows
from courtcards.messages import Message

MOST_REASONS = 64  # that there can be at once
PART, PARTS = 5, 5  # a key has five parts, the kind of the reason first, of five bits each
MOST_KEPT = 4096  # reasons whose JSON is kept

ReasonOf: TypeAlias = Callable[[int], tuple[str, Message]]  # by key: an action, or its beginning, and why not


@compiled_inline
def put_key(out: Int64Array, count: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """Add the key of a reason; returns how many there are then. No part may be larger than 31."""
    first = int(kind) + (int(a) << PART) + (int(b) << 2 * PART)
    out[count] = first + (int(c) << 3 * PART) + (int(d) << 4 * PART)
    return count + 1


def read_key(key: int) -> list[int]:
    """The parts of a key."""
    return [key >> PART * part & 2**PART - 1 for part in range(PARTS)]


def keys_of(known: KnowledgeRows, row: int) -> list[int]:
    """The keys of all reasons that a viewer who has to act must know."""
    out = np.empty(MOST_REASONS, np.int64)
    keys: list[int] = out[: rows.reason_keys_row(known, row, out)].tolist()
    return keys


def read_reasons(reason: ReasonOf, knowledge: Knowledge) -> dict[str, Message]:
    """The reasons by action, or its beginning."""
    return dict(map(reason, keys_of(cast(KnowledgeRows, np.array([knowledge])), 0)))


class ReasonTexts:
    """The JSON of reasons: each is made when it is first needed."""

    def __init__(self, reason: ReasonOf, most: int = MOST_KEPT) -> None:
        self._reason, self._most = reason, most
        self._members: dict[int, str] = {}  # by key, with a comma before it

    def join(self, keys: Iterable[int]) -> str:
        """Reasons as one JSON object."""
        members = self._members
        return "{" + "".join([members.get(key) or self._make(key) for key in keys])[1:] + "}"

    def _make(self, key: int) -> str:
        action, why = self._reason(key)
        member = f",{orjson.dumps(action).decode()}:{why.json}"
        if len(self._members) < self._most:
            self._members[key] = member
        return member
