"""What a viewer (a seat, or all spectators) is told about a table, made from what that viewer may know."""

from __future__ import annotations

import functools
from typing import Any

from courtcards.game import Game, action_numbers
from courtcards.games.arrays import KnowledgeRows
from courtcards.games.rules import SPECTATOR
from courtcards.messages import message
from courtcards.server.encode import Fragment, to_json
from courtcards.server.events import Created, Event, Filled, GivenUp, Played, Promised, Revealed, Sat, Waiting
from courtcards.server.protocol import VERSION, Clock, Happened, SeatInfo, TableInfo
from courtcards.server.table import Seat, Table

KEPT = 16  # missed steps that a client still gets one by one
REDACTED = Fragment('{"kind":"show"}')  # what viewers see of an event they must not know about
NO_MOVEMENTS: list[Any] = []


class AppliedEvent:
    """An event that a table has just applied, with the parts that are the same for all viewers, written once."""

    __slots__ = ("_open", "_shown", "at", "event", "table")

    def __init__(self, table: Table, at: int, event: Event) -> None:
        self.table, self.at, self.event = table, at, event
        self._open: str | None = None
        self._shown: Fragment | None = None

    @property
    def seat(self) -> int | None:
        """Who did it, if anyone."""
        return getattr(self.event, "seat", None)

    def shown(self, redacted: bool) -> Fragment:
        """The event as everyone may see it, or redacted."""
        if redacted:
            return REDACTED
        self._shown = self._shown or Fragment(to_json(happened(self.event)))
        return self._shown

    def open(self, projection: Projection) -> str:
        """What lies open after the event, from what any viewer knows."""
        self._open = self._open or projection.open(self.table)
        return self._open


class Projection:
    """A viewer's current knowledge of the game, kept so that the next event can be shown as movements."""

    __slots__ = ("_now", "_own", "_rows", "recent", "seat", "viewer")

    def __init__(self, table: Table, viewer: int) -> None:
        self.viewer = viewer
        self.seat = None if viewer == SPECTATOR else viewer
        self._own: str | None = None  # what only the viewer may know, in JSON
        self._rows: KnowledgeRows  # before and after the last move, once the game has begun
        self._now = 0
        self.recent: list[tuple[int, str]] = []  # the last steps by version, as they were sent
        if table.game:
            self.start(table.game)

    def start(self, game: Game) -> None:
        self._rows = game.rules.new_knowledge(2)
        game.know(self.seat, self._rows, self._now)

    def step(self, applied: AppliedEvent) -> str:
        """The event the table has just applied, as the viewer sees it: a Step in JSON."""
        table, event = applied.table, applied.event
        movements: Any = NO_MOVEMENTS
        when: dict[str, int] = {}
        game, redacted = table.game, is_redacted(table, event, self.viewer)
        if isinstance(event, Played) and game:
            before, self._now = self._now, 1 - self._now
            self._own = game.know_own(self.seat, self._rows, self._now)
            action = None if redacted else event.action
            number = action_numbers(game.id, event.seat, game.players)[action] if action else -1
            movements = Fragment(game.rules.movements_json(self._rows, before, event.seat, action, number))
            known = self._rows[before]
            when = {"round": int(known["round"]), "turn": int(known["turns"])}
        elif game and isinstance(event, (Revealed, Sat, Filled)):  # the game begins
            self.start(game)
            movements = [game.rules.dealt(self._rows[self._now])]
        version = table.version(self.viewer)
        shown = applied.shown(redacted)
        step = to_json({"version": version, "at": applied.at, "event": shown, "movements": movements, **when})
        self.recent.append((version, step))
        del self.recent[:-KEPT]
        return step

    def missed(self, table: Table, seen: int | None) -> tuple[list[str], bool]:
        """The steps after the version a client has seen, and whether they are complete."""
        if seen is None:
            return [], False
        steps = [step for version, step in self.recent if version > seen]
        return steps, table.version(self.viewer) - len(steps) == seen

    def update(self, applied: AppliedEvent, step: str, answers: str | None) -> str:
        """An Update in JSON."""
        table, now = applied.table, applied.at
        return to_json(
            {
                "type": "update",
                "version": self.recent[-1][0],
                "now": now,
                "view": Fragment(self.view(table, applied.open(self))),
                "why_not": self.why_not(table),
                "clocks": clocks(table, self.viewer, now),
                "steps": [Fragment(step)],
                "answers": answers,
            }
        )

    def view(self, table: Table, open: str | None = None) -> str:
        return table.game.view_json(self.seat, self._rows, self._now, self._own, open) if table.game else "null"

    def open(self, table: Table) -> str:
        """The part of the view that is the same for every viewer."""
        assert table.game is not None
        return table.game.open_json(self._rows, self._now)

    def why_not(self, table: Table) -> Any:
        """Reasons for refusals: messages by action or its beginning, ready for `to_json`."""
        game, viewer = table.game, self.viewer
        if game is None or viewer == SPECTATOR:
            return {}
        if table.status != "playing":
            return nothing_may_be_done(f"table-is-{table.status}")
        if viewer not in game.to_move:
            return nothing_may_be_done("action-not-your-turn")
        return Fragment(game.rules.reasons_json(self._rows, self._now))


@functools.cache
def nothing_may_be_done(why: str) -> Fragment:
    return Fragment(to_json({"": message(why)}))


def is_redacted(table: Table, event: Event, viewer: int) -> bool:
    """Whether the viewer must not know who did this, or what it was."""
    secret = table.game.rules.secret if table.game else ()
    if not secret or not isinstance(event, Played) or event.seat == viewer:
        return False
    return event.action.startswith(secret)


def happened(event: Event) -> Happened:
    """An event without the parts viewers do not need."""
    match event:
        case Played(seat=seat, action=action, by=by):
            return {"kind": "played", "seat": seat, "action": action, "by": by}  # type: ignore[typeddict-item]
        case Created():
            return {"kind": "created"}
        case Sat(seat=seat, name=name):
            return {"kind": "sat", "seat": seat, "name": name}
        case Waiting(seat=seat, seconds=seconds):
            return {"kind": "waiting", "seat": seat, "seconds": seconds}
        case Promised(seat=seat) | Revealed(seat=seat):
            return {"kind": event.kind, "seat": seat}
        case GivenUp():
            return {"kind": "given-up"}
    told: Any = {name: getattr(event, name) for name in event.__slots__}
    return told  # type: ignore[no-any-return]


def clocks(table: Table, viewer: int, now: int) -> list[Clock] | None:
    """The clocks as a viewer may see them: while all choose in secret, only the viewer's own shows anything."""
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
        "owes": table.owes(number),
    }
    if seat.hash is not None and table.status == "open":
        info["hash"] = seat.hash
    if table.shortest_wait(number) < table.config.patience:
        info["patience"] = table.shortest_wait(number)
    told: SeatInfo = info
    return told


def table_info(table: Table) -> TableInfo:
    config, game = table.config, table.game
    info: TableInfo = {
        "id": table.id,
        "game": config.game,
        "options": config.options,
        "status": table.status,
        "seats": [seat_info(table, number, seat) for number, seat in enumerate(table.seats)],
        "pace": config.pace,
        "overtime": config.overtime,
        "patience": config.patience,
        "bot_pace": config.bot_pace,
        "listed": config.listed,
        "spectators": config.spectators,
        "host": table.host,
        "commitment": table.commitment,
        "fairness": table.fairness() if table.ended and not table.daily else None,  # type: ignore[typeddict-item]
        "created_at": table.created_at,
        "updated_at": table.public_at,
        "rematch_of": table.rematch_of,
        "again": table.again,
        "totals": game.totals if game else None,
        "winners": table.winners,
        "texts_due": table.texts_due,
    }
    if table.closed:
        info["closed"] = True
    if table.daily:
        info["daily"] = table.daily
    return info


def state(
    table: Table,
    projection: Projection,
    now: int,
    presence: Any,
    watching: int,
    steps: list[str],
    whole: bool,
    answers: str | None,
) -> Any:
    """A State, ready to be written as JSON."""
    return {
        "type": "state",
        "protocol": VERSION,
        "version": table.version(projection.viewer),
        "now": now,
        "seat": projection.seat,
        "table": table_info(table),
        "view": Fragment(projection.view(table)),
        "why_not": projection.why_not(table),
        "clocks": clocks(table, projection.viewer, now),
        "presence": presence,
        "watching": watching,
        "steps": [Fragment(step) for step in steps],
        "whole": whole,
        "answers": answers,
    }
