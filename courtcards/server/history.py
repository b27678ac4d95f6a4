"""Everything that has happened at a table as one viewer saw it, rebuilt from the log."""

from __future__ import annotations

from typing import Any

from courtcards.server.encode import Fragment
from courtcards.server.projection import AppliedEvent, Projection
from courtcards.server.store.queries import StoredTable
from courtcards.server.table_log import begin, next_event


def history(stored: StoredTable, viewer: int) -> list[Any]:
    """The steps that the viewer was shown, or would have been; ready for `to_json`."""
    table = begin(stored)
    projection = Projection(table, viewer)
    steps = []
    for line in stored.log[1:]:
        event = next_event(table, line)
        if table.apply(line.at, event) or getattr(event, "seat", None) == viewer:
            steps.append(Fragment(projection.step(AppliedEvent(table, line.at, event))))
    return steps
