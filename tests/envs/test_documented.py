"""Every part of an observation is explained in docs/environments.md, at its right place."""

from __future__ import annotations

from pathlib import Path

import pytest

from courtcards.games import GAMES, rules_of

PAGE = Path(__file__).parents[2] / "docs/environments.md"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_slice_is_documented(game_id: str) -> None:
    page, rules = PAGE.read_text("utf-8"), rules_of(game_id)
    assert f"{rules.observation_length} numbers" in page
    for name, part in rules.observation.items():
        last = "" if part.stop - part.start == 1 else f"–{part.stop - 1}"
        assert f"| `{name}` | {part.start}{last} |" in page, name
