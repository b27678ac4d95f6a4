"""One JSON schema of everything that server and clients exchange: `python -m courtcards.server.schema` prints it."""

from __future__ import annotations

from typing import Any

import orjson
from pydantic import TypeAdapter

from courtcards.server import api, protocol
from courtcards.server.daily_api import Daily
from courtcards.server.practice import Comparison, PositionInfo, Practice
from courtcards.server.protocol import TableInfo
from courtcards.server.review import Example

ASKED = (api.NewPlayer, api.NewTable, api.SitDown, api.FillSeat)  # bodies of requests
ANSWERED = (
    *(api.OwnPlayer, api.Player, TableInfo, api.MyTables, api.About, api.Announced, api.Told, api.Problem),
    *(Daily, Practice, PositionInfo, Comparison, Example),
)


def schema() -> dict[str, Any]:
    """The definitions by name, and which of them are messages in each direction."""
    asked: list[Any] = [("from-client", "validation", protocol.FROM_CLIENT)]
    asked += [(type.__name__, "validation", TypeAdapter(type)) for type in ASKED]
    answered: list[Any] = [("from-server", "serialization", protocol.FROM_SERVER)]
    answered += [(type.__name__, "serialization", TypeAdapter(type)) for type in ANSWERED]
    used, whole = TypeAdapter.json_schemas([*asked, *answered])
    return {
        "title": "Court Cards protocol",
        "version": protocol.VERSION,
        "FromClient": used["from-client", "validation"],
        "FromServer": used["from-server", "serialization"],
        "$defs": whole["$defs"],
    }


if __name__ == "__main__":
    print(orjson.dumps(schema(), option=orjson.OPT_INDENT_2).decode())
