"""The arena on a Ray cluster: a machine may go away in the middle."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import courtcards.arena
from courtcards.arena.extras import has

pytestmark = pytest.mark.skipif(
    not has("ray"), reason="pip install 'courtcards[ray]' to test the arena on a Ray cluster"
)


def test_dying_machine_loses_and_repeats_no_deal(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.arena.cluster", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-3000:]
    told = json.loads(done.stdout.splitlines()[-1])
    lines = (tmp_path / "deals.jsonl").read_text().splitlines()
    written = [json.loads(line)["deal"] for line in lines[1:]]
    assert told["playing"] == ["doomed", "first"], "the machine that was killed should have been playing"
    assert sorted(written) == sorted(told["seen"]) == list(range(told["deals"]))
    here = courtcards.arena.run(["random", "tests.arena.toys.late"], deals=told["deals"], quick=True, workers=2)
    assert told["points"] == [standing.points.value for standing in here.standings]
