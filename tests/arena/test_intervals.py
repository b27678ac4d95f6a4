"""Statistics: what the arena calls certain, is."""

from __future__ import annotations

import numpy as np
import pytest

from courtcards.arena.intervals import difference, is_order_sure, looks, mean, share, student, without_luck

SAMPLES = 1500


def deal_shares(random: np.random.Generator, win: float, deals: int, together: float) -> np.ndarray:
    """Win shares of deals of two games; with a chance both games go the same way."""
    games = random.random((deals, 2)) < win
    same = random.random(deals) < together
    games[same, 1] = games[same, 0]
    return games.mean(axis=1)


@pytest.mark.parametrize(("degrees", "quantile"), [(1, 12.706), (2, 4.303), (4, 2.776), (30, 2.042), (1000, 1.962)])
def test_students_quantiles_are_those_of_the_tables(degrees: int, quantile: float) -> None:
    assert student(0.975, degrees) == pytest.approx(quantile, rel=0.001)


@pytest.mark.parametrize("probability", [0.9, 0.975, 1 - 0.05 / 12])
def test_students_quantiles_are_those_of_scipy(probability: float) -> None:
    special = pytest.importorskip("scipy.special", reason="pip install scipy to compare the quantiles")
    for degrees in (1, 2, 3, 4, 5, 9, 19, 100):
        assert student(probability, degrees) == pytest.approx(special.stdtrit(degrees, probability), rel=0.01)


@pytest.mark.parametrize("win", [0.5, 0.8, 0.97])
@pytest.mark.parametrize("together", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("deals", [20, 200])
def test_win_share_intervals_cover_the_truth(win: float, together: float, deals: int) -> None:
    random = np.random.default_rng(1)
    found = [share(deal_shares(random, win, deals, together), 2) for _ in range(SAMPLES)]
    covered = np.mean([estimate.low <= win <= estimate.high for estimate in found])
    assert covered >= 0.925
    if deals == 200 and win < 0.97:
        assert covered <= 0.975


def test_point_intervals_cover_the_truth() -> None:
    random = np.random.default_rng(2)
    found = [mean(random.exponential(100, 60) + random.normal(0, 10, 60)) for _ in range(SAMPLES)]
    assert 0.92 <= np.mean([estimate.low <= 100 <= estimate.high for estimate in found]) <= 0.97


def test_correlated_games_of_a_deal_count_as_one() -> None:
    random = np.random.default_rng(3)
    apart, together = (share(deal_shares(random, 0.5, 2000, with_other), 2) for with_other in (0.0, 1.0))
    assert (together.high - together.low) / (apart.high - apart.low) == pytest.approx(2**0.5, rel=0.05)


def test_opposed_games_of_a_deal_narrow_the_interval() -> None:
    random = np.random.default_rng(4)
    first = random.random(2000) < 0.5
    second = np.where(random.random(2000) < 0.6, ~first, random.random(2000) < 0.5)
    paired = share((first + second.astype(float)) / 2, 2)
    alone = share(deal_shares(random, 0.5, 2000, 0.0), 2)
    assert paired.high - paired.low < 0.75 * (alone.high - alone.low)


@pytest.mark.parametrize("value", [0.0, 0.5, 1.0])
def test_no_interval_of_shares_shrinks_to_a_point(value: float) -> None:
    for deals in (1, 2, 10, 100):
        estimate = share(np.full(deals, value), 2)
        assert estimate.high - estimate.low > 1 / (4 * deals)
        assert 0 <= estimate.low <= value <= estimate.high <= 1
    never_lost = share(np.ones(100), 2)
    assert never_lost.low == pytest.approx(0.96, abs=0.01)  # the rule of three says 0.97


def test_a_difference_lies_within_what_is_possible() -> None:
    estimate = difference(np.ones(30), 2)
    assert 0.5 < estimate.low < 1
    assert estimate.high == 1


def sure_after(shares: np.ndarray) -> int | None:
    for look, deals in enumerate(looks(len(shares)), 1):
        if is_order_sure(shares[:deals], 2, look):
            return deals
    return None


def test_equal_bots_are_rarely_called_unequal() -> None:
    random = np.random.default_rng(5)
    called = 0
    for _ in range(400):
        first = deal_shares(random, 0.5, 1000, 0.3)
        called += sure_after(np.stack([first, 1 - first], axis=1)) is not None
    assert called / 400 <= 0.05


def test_larger_differences_are_certain_sooner() -> None:
    random = np.random.default_rng(6)
    found = []
    for win in (0.95, 0.7, 0.58):
        first = deal_shares(random, win, 5000, 0.0)
        found.append(sure_after(np.stack([1 - first, first], axis=1)) or 10**9)
    assert found[0] <= 20 < found[1] < found[2] < 2000


def test_equal_pair_keeps_the_whole_order_unsure() -> None:
    random = np.random.default_rng(7)
    rows = np.stack([deal_shares(random, win, 300, 0.0) for win in (0.9, 0.3, 0.3)], axis=1)
    assert sure_after(rows) is None


def lucky_deals(random: np.random.Generator, deals: int, worth: float) -> tuple[np.ndarray, np.ndarray]:
    """Shares of two bots, of which the first wins 60 %, and luck that is really worth `worth` times what is said."""
    luck = random.normal(0, 0.3, deals)
    shares = 0.6 + worth * luck + random.normal(0, 0.2, deals)
    return np.stack([shares, 1 - shares], axis=1), np.stack([luck, -luck], axis=1)


@pytest.mark.parametrize("worth", [0.0, 0.5, 1.0])
def test_shares_without_luck_cover_the_truth(worth: float) -> None:
    random = np.random.default_rng(4)
    found = [mean(without_luck(*lucky_deals(random, 40, worth))[:, 0]) for _ in range(SAMPLES)]
    assert 0.93 <= np.mean([estimate.low <= 0.6 <= estimate.high for estimate in found]) <= 0.97
    assert np.mean([estimate.value for estimate in found]) == pytest.approx(0.6, abs=0.004)


@pytest.mark.parametrize(("worth", "left"), [(0.0, 1.0), (0.5, 0.64), (1.0, 0.31)])
def test_luck_counts_as_much_as_it_is_worth(worth: float, left: float) -> None:
    shares, luck = lucky_deals(np.random.default_rng(5), 4000, worth)
    adjusted = without_luck(shares, luck)
    assert adjusted[:, 0].var() / shares[:, 0].var() == pytest.approx(left, abs=0.03)
    assert adjusted.sum(axis=1) == pytest.approx(np.ones(4000))


def test_a_single_deal_is_adjusted_as_it_is() -> None:
    assert without_luck(np.array([[0.5, 0.5]]), np.array([[0.1, -0.1]])) == pytest.approx(np.array([[0.4, 0.6]]))


def test_order_is_sure_sooner_without_luck() -> None:
    shares, luck = lucky_deals(np.random.default_rng(6), 30, 1.0)
    assert is_order_sure(shares, 2, 3, luck)
    assert not is_order_sure(shares, 2, 3)
