"""Clocks by themselves: given times in, time left out."""

from __future__ import annotations

import pytest

from courtcards.server.clocks import Clocks
from courtcards.server.table_config import DAY, SECOND, Days, RealTime, Untimed


def test_untimed_tables_have_no_running_clock() -> None:
    clocks = Clocks(Untimed(), 2)
    clocks.turn_to([0], 5)
    assert not clocks.tick
    assert clocks.due() is None
    assert clocks.due_of(0) is None
    assert clocks.overdue(10**15) == []


def test_increment_comes_after_the_turn() -> None:
    clocks = Clocks(RealTime(60, 5), 3)
    clocks.turn_to([1], 1000)
    assert clocks.left_at(1, 11_000) == 50 * SECOND
    assert clocks.left_at(0, 11_000) == 60 * SECOND
    clocks.turn_to([2], 11_000)
    assert clocks.left_at(1, 99_000) == 55 * SECOND
    assert clocks.left_at(2, 12_000) == 59 * SECOND


def test_decisions_of_one_turn_get_one_increment() -> None:
    clocks = Clocks(RealTime(60, 5), 2)
    clocks.turn_to([0], 0)
    clocks.turn_to([0], 10_000)
    clocks.turn_to([0], 20_000)
    assert clocks.left_at(0, 20_000) == 40 * SECOND
    clocks.turn_to([1], 20_000)
    assert clocks.left_at(0, 20_000) == 45 * SECOND


def test_clock_runs_out_exactly_when_due() -> None:
    clocks = Clocks(RealTime(10), 2)
    clocks.turn_to([0, 1], 500)
    assert clocks.due() == clocks.due_of(1) == 10_500
    assert clocks.overdue(10_499) == []
    assert sorted(clocks.overdue(10_500)) == [0, 1]
    assert clocks.left_at(0, 99_999) == 0


def test_sleeping_table_takes_no_time() -> None:
    clocks = Clocks(RealTime(60, 5), 2)
    clocks.turn_to([0], 0)
    clocks.stop(10_000)
    assert clocks.due() is None
    assert clocks.left_at(0, 10**12) == 50 * SECOND
    clocks.turn_to([0], 10**12)
    assert clocks.due() == 10**12 + 50 * SECOND


def test_missed_deadline_leaves_time_for_next_decision() -> None:
    clocks = Clocks(RealTime(10, 0), 2)
    clocks.turn_to([0], 0)
    clocks.renew(0, 10_000)
    assert clocks.overdue(10_000) == []
    assert clocks.left_at(0, 10_000) == SECOND
    generous = Clocks(RealTime(10, 30), 2)
    generous.turn_to([0], 0)
    generous.renew(0, 10_000)
    assert generous.left_at(0, 10_000) == 30 * SECOND


def test_every_turn_gets_its_full_days() -> None:
    clocks = Clocks(Days(2), 2)
    clocks.turn_to([0], 0)
    clocks.turn_to([1], DAY)
    assert clocks.left_at(0, DAY) == 2 * DAY
    assert clocks.due() == 3 * DAY
    clocks.renew(1, 3 * DAY)
    assert clocks.due() == 5 * DAY


@pytest.mark.parametrize("pace", [RealTime(10), Days(1)])
def test_clock_never_goes_below_zero(pace: RealTime | Days) -> None:
    clocks = Clocks(pace, 2)
    clocks.turn_to([0], 0)
    clocks.turn_to([1], 10**12)
    assert clocks.left_at(0, 10**12) >= 0
    assert clocks.left[0] >= 0
