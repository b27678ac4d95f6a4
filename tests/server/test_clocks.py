"""Clocks by themselves: given times in, time left out."""

from __future__ import annotations

import pytest

from courtcards.server.clocks import Clocks
from courtcards.server.table_config import DAY, SECOND, Days, RealTime, Untimed


def test_without_a_pace_no_clock_ever_runs() -> None:
    clocks = Clocks(Untimed(), 2)
    clocks.turn_to([0], 5)
    assert not clocks.tick
    assert clocks.due() is None
    assert clocks.due_of(0) is None
    assert clocks.overdue(10**15) == []


def test_only_who_thinks_loses_time_and_gets_the_increment_after_the_turn() -> None:
    clocks = Clocks(RealTime(60, 5), 3)
    clocks.turn_to([1], 1000)
    assert clocks.left_at(1, 11_000) == 50 * SECOND
    assert clocks.left_at(0, 11_000) == 60 * SECOND
    clocks.turn_to([2], 11_000)
    assert clocks.left_at(1, 99_000) == 55 * SECOND
    assert clocks.left_at(2, 12_000) == 59 * SECOND


def test_several_decisions_of_one_turn_are_one_turn() -> None:
    clocks = Clocks(RealTime(60, 5), 2)
    clocks.turn_to([0], 0)
    clocks.turn_to([0], 10_000)
    clocks.turn_to([0], 20_000)
    assert clocks.left_at(0, 20_000) == 40 * SECOND
    clocks.turn_to([1], 20_000)
    assert clocks.left_at(0, 20_000) == 45 * SECOND


def test_a_clock_runs_out_exactly_when_it_is_due() -> None:
    clocks = Clocks(RealTime(10), 2)
    clocks.turn_to([0, 1], 500)
    assert clocks.due() == clocks.due_of(1) == 10_500
    assert clocks.overdue(10_499) == []
    assert sorted(clocks.overdue(10_500)) == [0, 1]
    assert clocks.left_at(0, 99_999) == 0


def test_a_table_that_sleeps_takes_no_time_from_anyone_and_gives_none() -> None:
    clocks = Clocks(RealTime(60, 5), 2)
    clocks.turn_to([0], 0)
    clocks.stop(10_000)
    assert clocks.due() is None
    assert clocks.left_at(0, 10**12) == 50 * SECOND
    clocks.turn_to([0], 10**12)
    assert clocks.due() == 10**12 + 50 * SECOND


def test_after_a_missed_deadline_there_is_time_for_the_next_decision() -> None:
    clocks = Clocks(RealTime(10, 0), 2)
    clocks.turn_to([0], 0)
    clocks.renew(0, 10_000)
    assert clocks.overdue(10_000) == []
    assert clocks.left_at(0, 10_000) == SECOND
    generous = Clocks(RealTime(10, 30), 2)
    generous.turn_to([0], 0)
    generous.renew(0, 10_000)
    assert generous.left_at(0, 10_000) == 30 * SECOND


def test_days_begin_anew_with_every_turn() -> None:
    clocks = Clocks(Days(2), 2)
    clocks.turn_to([0], 0)
    clocks.turn_to([1], DAY)
    assert clocks.left_at(0, DAY) == 2 * DAY
    assert clocks.due() == 3 * DAY
    clocks.renew(1, 3 * DAY)
    assert clocks.due() == 5 * DAY


@pytest.mark.parametrize("pace", [RealTime(10), Days(1)])
def test_a_clock_never_shows_less_than_nothing(pace: RealTime | Days) -> None:
    clocks = Clocks(pace, 2)
    clocks.turn_to([0], 0)
    clocks.turn_to([1], 10**12)
    assert clocks.left_at(0, 10**12) >= 0
    assert clocks.left[0] >= 0
