"""Seats: nobody wins by sitting well."""

from __future__ import annotations

from collections import Counter

import pytest

from courtcards.arena.entrants import labels
from courtcards.arena.lineups import games_in_deal, lineups
from courtcards.arena.plan import read_plan
from courtcards.arena.result import count_games, count_seats, places_of
from courtcards.bots import Budget
from courtcards.bots.entrants import read_budget
from courtcards.errors import OptionError

SIZES = [(bots, players) for bots in range(2, 8) for players in range(2, 7)]


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    seatings = lineups(range(bots), players)
    seats = Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating))
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1
    assert len(set(seatings)) == len(seatings) == games_in_deal(bots, players)


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_bot_has_the_same_counts(bots: int, players: int) -> None:
    plan = read_plan(["random"] * bots, "come-to-call", players, 1, False, {})
    seatings = plan.seatings(3)
    for bot in range(bots):
        assert sum(bot in seating for seating in seatings) == count_games(plan)
        assert sum(seating.count(bot) for seating in seatings) == count_seats(plan)


def test_two_bots_share_a_table_of_four() -> None:
    assert lineups([0, 1], 4) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_seating_order_changes_between_deals() -> None:
    plan = read_plan(["random"] * 4, "call-to-glory", 4, 1, False, {})
    assert len({plan.seatings(deal)[0] for deal in range(40)}) > 10


def test_winners_come_first_and_equals_share_a_place() -> None:
    assert places_of([10, 30, 20, 20], [1]) == [2, 0, 1, 1]
    assert places_of([12, 15, 15], [0]) == [0, 1, 1]


def test_budgets_are_seconds_or_samples() -> None:
    assert read_budget("search:0.2s", "0.2s") == Budget(seconds=0.2)
    assert read_budget("search:100", "100") == Budget(samples=100)
    for wrong in ("", "s", "0", "-1", "0s", "nans", "infs", "1.5", "1e", "9" * 5000):
        with pytest.raises(OptionError, match="a budget per move must follow"):
            read_budget(f"search:{wrong}", wrong)


def test_repeated_bot_gets_a_number() -> None:
    assert labels(["random", "late", "random"]) == ["random", "late", "random #2"]
