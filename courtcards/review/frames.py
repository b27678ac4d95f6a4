"""A recorded game as a film: what a seat could see before the first decision and after each, or all cards open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import orjson

from courtcards import records
from courtcards.errors import RecordError
from courtcards.game import Game
from courtcards.games.arrays import Knowledge, KnowledgeRows


def film(record: Mapping[str, Any], seat: int | None) -> bytes:
    """JSON: the moves, and a view for each moment as a seat saw it; None shows everybody's cards.

    A record that goes wrong is shown up to there; RecordError if there is nothing to show.
    """
    written = records.read_record(record)
    entries = [(number, entry) for number, round in enumerate(written.rounds, 1) for entry in round.actions]
    games = records.follow(written)
    game, wrong = next(games), None
    known = game.rules.new_knowledge(2)  # before and after a move, by turns
    views: list[bytes] = [view_of(game, seat, known)]
    moves: list[dict[str, Any]] = []
    ends: list[dict[str, Any] | None] = []  # by move
    try:
        for game, entry in zip(games, entries, strict=False):  # the checks at the end come after the last entry
            before, after = len(moves) % 2, (len(moves) + 1) % 2
            moves.append(move(*entry))
            views.append(view_of(game, seat, known, after))
            ends.append(round_end(game, known[before], known[after], moves[-1]))
    except RecordError as error:
        wrong = error.message.as_json()
    if written.seed is None and len(game.rounds) > len(written.rounds):
        views.pop()  # what is dealt next is not in the record
    return orjson.dumps(
        {
            "game": game.id,
            "options": game.options.as_json(),
            "names": game.names,
            "players": game.players,
            "over": game.over,
            "wrong": wrong,
            "moves": moves,
            "ends": ends,
            "views": [orjson.Fragment(view) for view in views],
        }
    )


def move(round: int, entry: str) -> dict[str, Any]:
    seat, _, action = entry.partition(" ")
    return {"round": round, "seat": int(seat), "action": action}


def round_end(game: Game, before: Knowledge, after: Knowledge, made: dict[str, Any]) -> dict[str, Any] | None:
    """How a round ended, if this move ended one: what all saw of it."""
    if not records.is_finished(game, made["round"]):
        return None
    return end_among(game.rules.movements(before, after, made["seat"], made["action"]))


def end_among(movements: Iterable[dict[str, Any]]) -> dict[str, Any] | None:
    return next((one for one in movements if "scores" in one), None)


def view_of(game: Game, seat: int | None, known: KnowledgeRows, row: int = 0) -> bytes:
    """What a seat sees, with its knowledge left in a row of `known`; None shows everybody's cards."""
    game.know(seat, known, row)
    written = game.view_json(seat, known, row).encode()
    return open_view(game, written) if seat is None else written


def open_view(game: Game, written: bytes) -> bytes:
    """A spectator's view with everything that the players hold: hands, tasks, and sets that they have sent."""
    view, room = orjson.loads(written), game.rules.new_knowledge()
    own = [orjson.loads(f"{{{game.know_own(seat, room, 0)}}}") for seat in range(game.players)]
    view["to_move"] = list(game.to_move)
    if "known" in view:
        view["known"] = [held["hand"] for held in own]
    if view.get("tasks"):
        view["tasks"] = [held["tasks"][seat] for seat, held in enumerate(own)]
    if "sent" in view:
        view["sent"] = [{**one, "seat": seat} for seat, held in enumerate(own) for one in held["sent"]]
    return orjson.dumps(view)
