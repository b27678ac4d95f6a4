"""The limit of the benchmark is honest: the C plays the same games, to the last byte of the record."""

from __future__ import annotations

import shutil

import pytest

from bench import limit
from courtcards.compiled import config

pytestmark = [
    pytest.mark.skipif(shutil.which(limit.COMPILER) is None, reason=f"{limit.COMPILER} is not installed"),
    pytest.mark.skipif(config.DISABLE_JIT, reason="uncompiled, these games would take minutes"),
]


@pytest.mark.parametrize("variant", limit.VARIANTS, ids=lambda variant: "-".join(variant) or "standard")
@pytest.mark.parametrize("players", limit.PLAYERS)
def test_the_c_plays_the_same_games(players: int, variant: dict[str, bool]) -> None:
    limit.compare(players, variant, games=200)


def test_a_different_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    started = limit.Limit.start_batch

    def start_elsewhere(self: limit.Limit, states, options, rng_states) -> None:  # type: ignore[no-untyped-def]
        rng_states[-1, 0] ^= 1
        started(self, states, options, rng_states)

    monkeypatch.setattr(limit.Limit, "start_batch", start_elsewhere)
    with pytest.raises(limit.LimitError, match="game 4 of 2 players"):
        limit.compare(2, {}, games=5)
