"""What a viewer of a table is told: a seat, or everybody else who watches. Made from what that viewer may know."""

from __future__ import annotations

from collections import deque
from typing import Any

import orjson

from courtcards.game import Game
from courtcards.messages import message
from courtcards.server.events import Created, Event, Filled, GivenUp, Played, Sat
from courtcards.server.protocol import VERSION, Clock, Happened, SeatInfo, State, Step, TableInfo, Update
from courtcards.server.table import SPECTATOR, Seat, Table

KEPT = 16  # steps that a client may have missed and still gets one by one


class Sight:
    """A viewer's knowledge of the game now, kept so that the next event can be told as a movement."""

    __slots__ = ("_now", "_rows", "recent", "viewer")

    def __init__(self, table: Table, viewer: int) -> None:
        self.viewer = viewer
        self._rows: Any = None
        self._now = 0
        self.recent: deque[tuple[int, str]] = deque(maxlen=KEPT)  # the last steps by version, as they were sent
        if table.game:
            self.start(table.game)

    @property
    def seat(self) -> int | None:
        return None if self.viewer == SPECTATOR else self.viewer

    def start(self, game: Game) -> None:
        self._rows = game.rules.new_states(2)
        game.know(self.seat, self._rows, self._now)

    def step(self, table: Table, at: int, event: Event) -> Any:
        """The event that the table has just taken, as the viewer sees it: a Step, ready to be sent."""
        movements: list[Any] = []
        game = table.game
        if isinstance(event, Played) and game:
            before, after = self._rows[self._now], self._rows[1 - self._now]
            self._now = 1 - self._now
            game.know(self.seat, self._rows, self._now)
            movements = game.rules.movements(before, after, event.seat, visible_action(game, event, self.viewer))
        elif game and isinstance(event, Sat | Filled):  # the last seat is taken: the game begins
            self.start(game)
            movements = [game.rules.dealt(self._rows[self._now])]
        step: Step = {
            "version": table.version(self.viewer),
            "at": at,
            "event": happened(table, event, self.viewer),
            "movements": movements,
        }
        written = orjson.dumps(step).decode()  # as text: the bytes would keep all the room they were written in
        self.recent.append((step["version"], written))
        return orjson.Fragment(written)

    def missed(self, table: Table, seen: int | None) -> tuple[list[Any], bool]:
        """The steps after a version that a client has seen, and whether these are all of them."""
        if seen is None:
            return [], False
        steps = [orjson.Fragment(step) for version, step in self.recent if version > seen]
        return steps, table.version(self.viewer) - len(steps) == seen

    def update(
        self, table: Table, now: int, steps: list[Step], answers: str | None, open: bytes | None = None
    ) -> Update:
        return {
            "type": "update",
            "version": table.version(self.viewer),
            "now": now,
            "view": self.view(table, open),
            "why_not": self.why_not(table),
            "clocks": clocks(table, self.viewer, now),
            "steps": steps,
            "answers": answers,
        }

    def view(self, table: Table, open: bytes | None = None) -> Any:
        """The viewer's view, ready to be sent; `open` is the part that is the same for all, if it is at hand."""
        if table.game is None:
            return None
        own = orjson.dumps(table.game.view_own(self._rows[self._now]))
        return orjson.Fragment(own[:-1] + b"," + (open or self.open(table))[1:])

    def open(self, table: Table) -> bytes:
        """The part of the view that is the same for every viewer."""
        assert table.game is not None
        return orjson.dumps(table.game.view_open(self._rows[self._now]))

    def why_not(self, table: Table) -> Any:
        """Why the viewer may not do what is not legal: by action or its beginning, as messages."""
        game, viewer = table.game, self.viewer
        if game is None or viewer == SPECTATOR:
            return {}
        if table.status != "playing":
            return {"": message(f"table-is-{table.status}")}
        if viewer not in game.to_move:
            return {"": message("action-not-your-turn")}
        return game.rules.reasons(self._rows[self._now])


def visible_action(game: Game, event: Played, viewer: int) -> str | None:
    if event.seat != viewer and game.rules.secret and event.action.startswith(game.rules.secret):
        return None
    return event.action


def happened(table: Table, event: Event, viewer: int) -> Happened:
    """An event without what this viewer must not know, or nobody needs to."""
    match event:
        case Played(seat=seat, by=by):
            action = visible_action(table.game, event, viewer) if table.game else None
            if action is None:
                return {"kind": "show"}
            return {"kind": "played", "seat": seat, "action": action, "by": by}  # type: ignore[typeddict-item]
        case Created():
            return {"kind": "created"}
        case Sat(seat=seat, name=name):
            return {"kind": "sat", "seat": seat, "name": name}
        case GivenUp():
            return {"kind": "given-up"}
    told: Any = {name: getattr(event, name) for name in event.__slots__}
    return told  # type: ignore[no-any-return]


def clocks(table: Table, viewer: int, now: int) -> list[Clock] | None:
    """The clocks as a viewer may see them: while all choose in secret, only the own one tells anything."""
    if not table.clocks.tick or table.game is None:
        return None
    return [clock(table, seat, viewer, now) for seat in range(len(table.seats))]


def clock(table: Table, seat: int, viewer: int, now: int) -> Clock:
    if table.call_clocks is not None and seat != viewer:
        return {"left": table.call_clocks[seat], "running": False}
    return {"left": table.clocks.left_at(seat, now), "running": seat in table.clocks.since}


def seat_info(table: Table, number: int, seat: Seat) -> SeatInfo:
    info: Any = {
        "kind": "bot" if seat.level else "person" if seat.player else "open",
        "name": table.name(number) if seat.taken else "",
        "player": seat.player,
        "level": seat.level,
        "stand_in": seat.stand_in,
        "why": seat.why,
    }
    told: SeatInfo = info
    return told


def table_info(table: Table) -> TableInfo:
    terms, game = table.terms, table.game
    return {
        "id": table.id,
        "game": terms.game,
        "options": terms.options,
        "status": table.status,
        "seats": [seat_info(table, number, seat) for number, seat in enumerate(table.seats)],
        "pace": terms.pace,
        "overtime": terms.overtime,
        "patience": terms.patience,
        "bot_pace": terms.bot_pace,
        "listed": terms.listed,
        "spectators": terms.spectators,
        "host": table.host,
        "commitment": table.commitment,
        "fairness": table.fairness() if table.ended else None,  # type: ignore[typeddict-item]
        "created_at": table.created_at,
        "updated_at": table.public_at,
        "rematch_of": table.rematch_of,
        "again": table.again,
        "totals": game.totals if game else None,
        "winners": game.winners if game else [],
    }


def state(
    table: Table,
    sight: Sight,
    now: int,
    presence: Any,
    watching: int,
    steps: list[Step],
    whole: bool,
    answers: str | None,
) -> State:
    return {
        "type": "state",
        "protocol": VERSION,
        "version": table.version(sight.viewer),
        "now": now,
        "seat": sight.seat,
        "table": table_info(table),
        "view": sight.view(table),
        "why_not": sight.why_not(table),
        "clocks": clocks(table, sight.viewer, now),
        "presence": presence,
        "watching": watching,
        "steps": steps,
        "whole": whole,
        "answers": answers,
    }
