"""A game in words, for people who watch a learner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import orjson

from courtcards.envs import kernel
from courtcards.game import action_texts
from courtcards.games.arrays import KnowledgeRows, Records
from courtcards.games.rules import SPECTATOR, Rules


def describe(rules: Rules, game: Records) -> str:
    """The whole game, everybody's cards included. It writes into the second record."""
    kernel.learn(game, SPECTATOR)
    known = cast(KnowledgeRows, game[1:])
    open = members(rules.open_json(known))
    lines = [f"{rules.id}: round {open.pop('round')}, {open.pop('phase')}"]
    lines += [f"{name}: {plain(value)}" for name, value in open.items()]
    acting = kernel.seat_to_act(game)
    for seat in range(int(game[0]["players"])):
        kernel.learn(game, seat)
        mark, total = "*" if seat == acting else " ", int(game[0]["totals"][seat])
        lines.append(f"{mark} player_{seat}, total {total}: {plain(members(rules.own_json(known)))}")
    if acting >= 0:
        lines.append("legal: " + ", ".join(legal_texts(rules, game, acting)))
    return "\n".join(lines) + "\n"


def legal_texts(rules: Rules, game: Records, seat: int) -> list[str]:
    room = rules.scratch()
    texts = action_texts(rules.id, seat, int(game[0]["players"]))
    return [texts[action] for action in room[: kernel.legal_actions(game, seat, room)].tolist()]


def members(json: str) -> dict[str, Any]:
    found: dict[str, Any] = orjson.loads(f"{{{json}}}")
    return found


def plain(value: Any) -> str:
    """A value of a view on one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {plain(item)}" for key, item in value.items()) or "-"
    if isinstance(value, list):
        return "; ".join(plain(item) for item in value) or "-"
    return "-" if value is None else str(value)
