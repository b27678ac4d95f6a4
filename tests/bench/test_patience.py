"""Decisions are replayed from worlds that were tried before."""

from __future__ import annotations

import numpy as np
import pytest

from bench.patience import choose, summary
from courtcards.bots.trial import HURRIED, PATIENT, Patience


def results(gain: float, worlds: int = 2048) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Of two candidates, of which the second is better by so much on average."""
    return np.random.default_rng(1).normal([0.0, gain], 0.1, (worlds, 2))


CANDIDATES = np.array([4, 9], np.int16)


@pytest.mark.parametrize("patience", [HURRIED, PATIENT])
def test_clear_gain_is_found_at_once(patience: Patience) -> None:
    place, tried = choose(CANDIDATES, results(0.3), patience, 1.0)
    assert place == 1
    assert tried < 200


def test_patience_finds_a_small_gain() -> None:
    hurried, patient = (choose(CANDIDATES, results(0.006, 8192), each, 2.0) for each in (HURRIED, PATIENT))
    assert patient[1] >= hurried[1]
    assert patient[0] == 1


def test_gains_are_compared_position_by_position() -> None:
    first, second = np.array([0.1, 0.2, 0.3]), np.array([0.11, 0.21, 0.31])
    found = summary(second, first, 64.0)
    assert found["more than the first"] == pytest.approx(0.01)
    assert found["± of that"] == pytest.approx(0.0, abs=1e-9)
    assert found["±"] > 0.05
