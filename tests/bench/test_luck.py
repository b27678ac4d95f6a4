"""What docs/arena.md says of luck is what was measured."""

from __future__ import annotations

import json

import pytest

from bench.luck import RESULTS
from bench.serving.contenders import ROOT

MEASURED = json.loads(RESULTS.read_text("utf-8"))["measured"]


@pytest.mark.parametrize("found", MEASURED, ids=[found["game"] for found in MEASURED])
def test_means_agree_over_many_games(found: dict[str, float]) -> None:
    assert found["games"] >= 20_000
    assert abs(found["difference"]) < 2 * found["error"]


@pytest.mark.parametrize("found", MEASURED, ids=[found["game"] for found in MEASURED])
def test_page_says_what_was_left(found: dict[str, float]) -> None:
    page = (ROOT / "docs/arena.md").read_text("utf-8")
    shares = [f"{found[name]:.1%}".replace("%", " %") for name in ("plain", "adjusted")]
    left = [f"{found[name]:.0%}".replace("%", " %") for name in ("ratio", "game_ratio")]
    row = next(line for line in page.splitlines() if line.count("|") == 7 and shares[0] in line)
    assert row.split(" | ")[1:3] == shares
    assert row.removesuffix(" |").split(" | ")[4:] == left
