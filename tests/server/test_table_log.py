"""A table is what its log makes of it: read back it is the table that was left, whatever happened."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import orjson
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from courtcards import fairness
from courtcards.games.rules import SPECTATOR
from courtcards.server import events
from courtcards.server.events import (
    Again,
    Created,
    Event,
    Filled,
    GivenUp,
    Handed,
    Left,
    Played,
    Promised,
    Redrawn,
    Returned,
    Revealed,
    Sat,
    Slept,
    Waiting,
    Woke,
)
from courtcards.server.projection import Projection, clocks, state
from courtcards.server.refused import Refused
from courtcards.server.store.queries import StoredTable
from courtcards.server.table import Table
from courtcards.server.table_config import DAY, Days, Overtime, Pace, RealTime, TableConfig, Untimed
from courtcards.server.table_log import append, due, head_of, load, seat_rows, table_row
from tests.tables import any_table

SECRET = hashlib.sha256(b"secret").hexdigest()
TEXT = "0123456789abcdef"
REDRAWN = [fairness.commitment(fairness.next_secret(SECRET, number)) for number in (1, 1, 1, 2)]
START = 1_800_000_000_000


class Logged:
    """A table that keeps its log, as storage would."""

    def __init__(self, config: TableConfig, at: int = START) -> None:
        created = Created(config, "host", fairness.commitment(SECRET))
        self.table = Table("t", SECRET, at, created)
        self.log = [append(self.table, at, created)[0]]

    def take(self, at: int, event: Event) -> bool:
        """Let an event happen if it can; says whether it did. If not, nothing has changed."""
        before = kept(self.table)
        try:
            self.table.apply(at, event)
        except Refused:
            assert kept(self.table) == before
            return False
        self.log.append(append(self.table, at, event)[0])
        return True

    def again(self) -> Table:
        return load(StoredTable("t", SECRET, self.log))


def kept(table: Table) -> dict[str, Any]:
    """All that a table keeps."""
    game = table.game
    return {
        **{name: repr(getattr(table, name)) for name in Table.__slots__ if name not in ("game", "clocks")},
        "states": game and game._states[0].tobytes(),
        "decisions": game and game.decisions,
        "clocks": (list(table.clocks.left), dict(table.clocks.since)),
    }


def everything(table: Table) -> dict[str, Any]:
    """The same, and what everybody is shown, and what is written down beside the log."""
    viewers, at = [SPECTATOR, *range(len(table.seats))], table.at + 17
    shown = [state(table, Projection(table, viewer), at, [], 0, [], False, None) for viewer in viewers]
    return {
        **kept(table),
        "record": table.game and table.game.record(),
        "shown": [orjson.dumps(its) for its in shown],
        "stored": (head_of(table), table_row(table), seat_rows(table)),
    }


def terms_for(rng: random.Random) -> TableConfig:
    table = any_table(rng, rng.choice(["call-to-glory", "come-to-call"]))
    pace: Pace = rng.choice([Untimed(), RealTime(rng.randint(10, 200), rng.randint(0, 9)), Days(rng.randint(1, 3))])
    overtime = Overtime(rng.choice(["decide", "take"]), "page")
    seats = tuple(rng.choice([None, None, "page"]) for _ in range(table.players - 1))
    options = {"players": table.players, **table.options}
    return TableConfig(table.game, options, (None, *seats), pace=pace, overtime=overtime)  # type: ignore[arg-type]


def any_event(rng: random.Random, table: Table) -> Event:
    """Something that might happen: more often than not it can."""
    seat = rng.randrange(len(table.seats))
    game = table.game
    if game and table.status == "playing" and rng.random() < 0.8:
        mover = rng.choice(game.to_move)
        by = table.seats[mover].bot or (table.config.overtime.level if rng.random() < 0.1 else None)
        return Played(mover, rng.choice(game.legal(mover)), by=by, id=f"s{rng.randrange(99)}")
    return wish(rng, seat)


def wish(rng: random.Random, seat: int) -> Event:
    """Something that somebody might want, possible or not."""
    player, name = rng.choice([f"player{seat}", f"player{rng.randrange(8)}"]), rng.choice(["Ada", "Ben", ""])
    text = rng.choice([TEXT, TEXT, TEXT * 4, "", "no hex", TEXT.upper()])
    seat = rng.choice([seat] * 9 + [seat + 9])
    wishes: list[Event] = [
        *[Sat(seat, player, name, text)] * 4,
        *[Sat(seat, player, name, hash=fairness.text_hash(text))] * 4,
        *[Revealed(seat, text)] * 4,
        Promised(seat, rng.choice([fairness.text_hash(text), text])),
        Redrawn((seat,), rng.choice(REDRAWN)),
        Left(seat),
        Filled(seat, rng.choice([None, "page", "knight", "nobody"])),
        Handed(seat, "page", rng.choice(["absent", "overtime", "left"])),
        Returned(seat),
        Waiting(seat, rng.randrange(500)),
        Slept(),
        *[Woke()] * 2,
        GivenUp(rng.choice([None, "host"])) if rng.random() < 0.05 else Woke(),
        Again("other"),
        Played(seat, rng.choice(["draw L", "ready", "end", "dance", "draw deck"])),
    ]
    return rng.choice(wishes)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), length=st.integers(1, 160))
def test_log_replays_to_the_same_table(seed: int, length: int) -> None:
    rng = random.Random(seed)
    logged, at = Logged(terms_for(rng)), START
    for number in range(length):
        at += rng.choice([0, 1, 700, 30_000, DAY])
        logged.take(at, any_event(rng, logged.table))
        if number % 40 == 39:
            assert everything(logged.again()) == everything(logged.table)
    assert everything(logged.again()) == everything(logged.table)


def test_events_are_read_as_written() -> None:
    rng = random.Random(1)
    for _ in range(300):
        event = wish(rng, rng.randrange(6))
        assert events.from_body(events.to_body(event)) == event


def test_damaged_log_is_refused() -> None:
    logged = Logged(TableConfig("call-to-glory", {"players": 2}, (None, None)))
    for seat in range(2):
        assert logged.take(START, Sat(seat, f"player{seat}", "Ada", TEXT))
    with pytest.raises(Refused, match="can’t be replayed"):
        load(StoredTable("t", SECRET, [logged.log[0], logged.log[2]]))
    with pytest.raises(Refused, match="can’t be replayed"):
        load(StoredTable("t", "00" * 32, logged.log))
    with pytest.raises(Refused, match="can’t be replayed"):
        load(StoredTable("t", SECRET, logged.log[1:]))


# Clocks of a table


def seated(pace: Pace, game: Any = "call-to-glory", **more: Any) -> Logged:
    logged = Logged(TableConfig(game, {"players": 2, "first": 0}, (None, None), pace=pace, **more))
    for seat in range(2):
        logged.take(START, Sat(seat, f"player{seat}", "Ada", TEXT))
    return logged


def play_any(logged: Logged, at: int, by: str | None = None) -> int:
    game = logged.table.game
    assert game is not None
    seat = game.to_move[0]
    assert logged.take(at, Played(seat, game.legal(seat)[0], by=by))
    return seat


def test_first_clock_runs_from_the_start() -> None:
    table = seated(RealTime(60, 5)).table
    assert table.due == START + 60_000
    assert table.clocks.left_at(0, START + 1000) == 59_000
    assert table.clocks.left_at(1, START + 1000) == 60_000


def test_clocks_stand_still_while_table_sleeps() -> None:
    logged = seated(RealTime(60, 5))
    assert logged.take(START + 10_000, Slept())
    assert logged.table.due is None
    assert logged.again().clocks.left_at(0, START + 9 * DAY) == 50_000
    assert logged.take(START + 9 * DAY, Woke())
    assert logged.again().due == START + 9 * DAY + 50_000


def test_overtime_bot_leaves_time_for_next_decision() -> None:
    logged = seated(RealTime(10, 0))
    late = START + 10_000
    assert logged.table.clocks.overdue(late) == [0]
    play_any(logged, late, by="knight")
    assert 0 not in logged.table.clocks.overdue(late)
    assert logged.table.due is not None
    assert logged.table.due >= late + 1000


def test_stand_in_stops_the_seats_clock() -> None:
    logged = seated(RealTime(10, 0), overtime=Overtime("take", "page"))
    late = START + 10_000
    assert logged.take(late, Handed(0, "page", "overtime"))
    assert logged.table.due is None
    assert logged.table.bots_to_move == [0]
    assert not logged.take(late, Handed(0, "page", "overtime"))
    assert logged.take(late + 500, Returned(0))
    assert logged.table.bots_to_move == []
    assert 0 in logged.table.clocks.since


def test_deadline_of_days_needs_nobody_present() -> None:
    logged = seated(Days(1))
    assert due(logged.again()) == START + DAY
    play_any(logged, START + DAY, by="page")
    assert due(logged.again()) == logged.table.due
    assert due(logged.table) >= START + 2 * DAY  # type: ignore[operator]


def test_finished_table_is_never_due() -> None:
    logged = seated(RealTime(60))
    assert logged.take(START + 5, GivenUp("host"))
    assert due(logged.again()) is None
    assert logged.table.clocks.since == {}


def test_next_player_inherits_nothing() -> None:
    logged = Logged(TableConfig("call-to-glory", {"players": 3}, (None, None, None)))
    logged.take(START, Sat(0, "a", "Ada", TEXT))
    logged.take(START, Waiting(0, 9))
    logged.take(START, Left(0))
    logged.take(START, Sat(0, "b", "Ben", TEXT * 2))
    assert logged.table.takeover_after(0) == logged.table.config.patience
    assert logged.table.seats[0].text == TEXT * 2


def test_others_clocks_stand_during_secret_choices() -> None:
    for seed in range(40):
        logged = seated(RealTime(600, 3), "come-to-call")
        rng, at = random.Random(seed), START
        while logged.table.status == "playing" and not (logged.table.is_secret and len(logged.table.to_move) == 2):
            at += 900
            game = logged.table.game
            assert game is not None
            seat = rng.choice(game.to_move)
            logged.take(at, Played(seat, rng.choice(game.legal(seat))))
        if logged.table.status != "playing":
            continue
        table = logged.table
        game = table.game
        assert game is not None
        before = [clocks(table, viewer, at) for viewer in (SPECTATOR, 0)]
        version = table.version(0), table.version(SPECTATOR), table.public_at
        action = game.legal(1)[-1]
        logged.take(at + 5000, Played(1, action))
        if table.is_secret:
            assert [clocks(table, viewer, at) for viewer in (SPECTATOR, 0)] == before
            assert (table.version(0), table.version(SPECTATOR), table.public_at) == version
            assert table.version(1) == version[0] + 1
            return
    pytest.fail("nobody ever had to choose")
