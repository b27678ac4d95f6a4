"""The measurements of the learned bots: what is asked for can be played, and curves are read as runs write them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import learning
from bench.strength import Contest
from courtcards.arena.plan import read_plan

CONTESTS = [contest for group in learning.GROUPS.values() for contest in group]


@pytest.mark.parametrize("contest", CONTESTS, ids=lambda contest: contest.name)
def test_every_contest_can_be_played(contest: Contest) -> None:
    read_plan(contest.bots, contest.game, contest.players, 1, False, contest.options)


def test_curves_of_runs_become_a_picture(tmp_path: Path) -> None:
    run = tmp_path / "run"
    run.mkdir()
    (run / "settings.json").write_text(json.dumps({"game": "call-to-glory", "seed": 1}))
    line = {"step": 10, "seconds": 1.0, "shares": {"neural@some/where.npz": [0.4, 0.5, 0.6], "random": [0.9, 1, 1]}}
    (run / "evaluations.jsonl").write_text(f"{json.dumps(line)}\n{json.dumps({**line, 'step': 20})}\n")
    learning.keep_curve("exploiter", run, tmp_path)
    learning.draw_curves(tmp_path)
    kept = json.loads((tmp_path / learning.CURVES).read_text())["exploiter, call-to-glory"]
    assert kept["shares"]["neural"] == [[10, 1.0, [0.4, 0.5, 0.6]], [20, 1.0, [0.4, 0.5, 0.6]]]
    assert (tmp_path / "learning-curves.png").exists()
