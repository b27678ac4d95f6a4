"""`docs/protocol.md`: the messages with the types that the code uses and examples of a real table.

`python -m tests.protocol_page` writes the page again; a test says whether it is current.
"""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import Any

import orjson

from courtcards import fairness
from courtcards.games import rules_of, view_types
from courtcards.games.call_to_glory import view_types as glory_types
from courtcards.games.come_to_call import view_types as call_types
from courtcards.server import catalogue, protocol
from courtcards.server.events import Created, Event, Played, Sat
from courtcards.server.projection import AppliedEvent, Projection, state
from courtcards.server.table import Table
from courtcards.server.table_config import RealTime, TableConfig

PAGE = Path(__file__).parent.parent / "docs/protocol.md"
TYPES = view_types, glory_types, call_types, protocol, catalogue
BLOCK = re.compile(r"<!-- (type|example) (\w+) -->\n.*?<!-- end -->", re.DOTALL)

AT = 1_790_000_000_000
SECRET = "0f" * 32


def example_table() -> Table:
    """A table of two, after its first draw."""
    config = TableConfig("call-to-glory", {"players": 2, "quick": True}, (None, None), pace=RealTime(600, 10))
    table = Table("k3v9c2m7xq4t", SECRET, AT, Created(config, "2fsm6yg4yg", fairness.commitment(SECRET)))
    table.apply(AT + 1000, Sat(0, "2fsm6yg4yg", "Ada", "00" * 16))
    table.apply(AT + 2000, Sat(1, "uga9e6qmv6", "Бруно", "ff" * 16))
    return table


def presence() -> list[Any]:
    here = {"here": True, "lost_at": None, "hand_over_at": None}
    return [here, {"here": False, "lost_at": AT + 3000, "hand_over_at": AT + 123_000}]


def examples() -> dict[str, Any]:
    table = example_table()
    seat = table.to_move[0]
    projection = Projection(table, seat)
    whole = state(table, projection, AT + 4000, presence(), 0, [], False, None)
    played: Event = Played(seat, "draw L", id="a1")
    table.apply(AT + 5000, played)
    applied = AppliedEvent(table, AT + 5000, played)
    update = orjson.Fragment(projection.update(applied, projection.step(applied), "a1"))
    why = {"id": "glory-draw-same-pile", "args": {"pile": "L"}}
    old = {"id": "server-protocol", "args": {"given": 2, "known": 1}}
    return {
        "Hello": {"type": "hello", "protocol": 1, "token": "pX3v…", "seen": 17},
        "Play": {"type": "play", "id": "a1", "action": "draw L"},
        "HandOver": {"type": "hand-over", "id": "a2", "seat": 1},
        "Wait": {"type": "wait", "id": "a3", "seat": 1, "seconds": 600},
        "Hint": {"type": "hint", "id": "a4"},
        "Ping": {"type": "ping", "id": "a5"},
        "State": whole,
        "Update": update,
        "Around": {"type": "around", "now": AT + 6000, "presence": presence(), "watching": 2},
        "Notice": {"type": "notice", "text": "We restart at noon.", "restarting": False},
        "Preparing": {"type": "preparing", "levels": ["sovereign"]},
        "Advice": {
            "type": "advice",
            "answers": "a4",
            "version": 3,
            "action": "draw R",
            "why": {
                "id": "why-unseen",
                "args": {"card": {"id": "card-monk", "args": {"count": "all"}}, "missing": 1, "unseen": 9},
            },
        },
        "Done": {"type": "done", "answers": "a3"},
        "Refusal": {"type": "refused", "answers": "a1", "reason": why},
        "Goodbye": {"type": "goodbye", "reason": old, "again": False},
        "Pong": {"type": "pong", "answers": "a5", "now": AT + 7000},
    }


def as_text(example: Any) -> str:
    return json.dumps(json.loads(orjson.dumps(example)), indent=1, ensure_ascii=False)


def block(kind: str, name: str, known: dict[str, Any]) -> str:
    if kind == "type":
        type = next(vars(module)[name] for module in TYPES if name in vars(module))
        body = f"```py\n{inspect.getsource(type)}```"
    else:
        body = f"```json\n{as_text(known[name])}\n```"
    return f"<!-- {kind} {name} -->\n{body}\n<!-- end -->"


def page(text: str) -> str:
    """The page with its types and examples generated again."""
    known = {**examples(), "GameInfo": catalogue.describe(rules_of("call-to-glory"))}
    return BLOCK.sub(lambda found: block(found[1], found[2], known), text)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
