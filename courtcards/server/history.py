"""All that has happened at a table, told to one viewer once more: from the log, as it was told at the time."""

from __future__ import annotations

from typing import Any

import orjson

from courtcards.server import events
from courtcards.server.projection import AppliedEvent, Projection
from courtcards.server.store.store import StoredTable
from courtcards.server.table_log import begin


def history(kept: StoredTable, viewer: int) -> list[Any]:
    """The steps that the viewer was told, or would have been; ready to be sent."""
    table = begin(kept)
    projection = Projection(table, viewer)
    steps = []
    for _, at, body in kept.log[1:]:
        event = events.read(body)
        if table.apply(at, event) or getattr(event, "seat", None) == viewer:
            steps.append(orjson.Fragment(projection.step(AppliedEvent(table, at, event))))
    return steps
