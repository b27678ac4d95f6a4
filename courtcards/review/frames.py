"""A recorded game as a film: what a seat could see before the first decision and after each, or all cards open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson

from courtcards import records
from courtcards.game import Game
from courtcards.games.arrays import Int8Array, KnowledgeRows
from courtcards.games.rules import Rules


def film(record: Mapping[str, Any], seat: int | None) -> bytes:
    """JSON: the moves, and a view for each moment as a seat saw it; None shows everybody's cards."""
    game = records.replay(record)
    moves = [move(number, entry) for number, round in enumerate(game.rounds, 1) for entry in round["actions"]]
    now, known = records.replay(record, 0), game.rules.new_knowledge()
    views = []
    for move_made in moves:
        views.append(view_of(now, seat, known))
        now.play(move_made["seat"], move_made["action"])
    views.append(view_of(now, seat, known))
    return orjson.dumps(
        {
            "game": game.id,
            "options": game.options.as_json(),
            "names": game.names,
            "players": game.players,
            "over": game.over,
            "moves": moves,
            "views": [orjson.Fragment(view) for view in views],
        }
    )


def move(round: int, entry: str) -> dict[str, Any]:
    seat, _, action = entry.partition(" ")
    return {"round": round, "seat": int(seat), "action": action}


def view_of(game: Game, seat: int | None, known: KnowledgeRows) -> bytes:
    game.know(seat, known, 0)
    written = game.view_json(seat, known, 0).encode()
    return open_view(game, written) if seat is None else written


def open_view(game: Game, written: bytes) -> bytes:
    """A spectator's view in which everything that is held counts as seen."""
    view = orjson.loads(written)
    if "known" in view:
        view["known"] = [hand_of(game, seat) for seat in range(game.players)]
    return orjson.dumps(view)


def hand_of(game: Game, seat: int) -> dict[str, int]:
    known, rules = game.knowledge(seat), game.rules
    return hand_in(rules, known["hand"][seat])


def hand_in(rules: Rules, counts: Int8Array) -> dict[str, int]:
    return {card: int(count) for card, count in zip(rules.cards, counts, strict=True) if count}
