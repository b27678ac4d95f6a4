"""`courtcards analyze`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import courtcards
from courtcards.cli.analysis_page import page
from courtcards.cli.main import make_app
from courtcards.review import Analysis
from courtcards.review.tally import PlayerResult, PlayerTally


@pytest.fixture
def file(tmp_path: Path, glory: dict[str, Any]) -> Path:
    written = tmp_path / "game.json"
    written.write_text(json.dumps(courtcards.replay(glory, 6).record()))
    return written


def run(*arguments: object) -> Any:
    return CliRunner().invoke(
        make_app(), ["analyze", *map(str, arguments)], env={"LANG": "en", "COURTCARDS_LANGUAGE": "en"}
    )


def test_report_tells_luck_from_skill(file: Path) -> None:
    done = run(file)
    assert done.exit_code == 0, done.output
    assert "Review: Call to Glory" in done.output
    assert "This game is not over yet." in done.output
    assert "Luck and skill" in done.output


def test_json_has_every_decision(file: Path) -> None:
    done = run(file, "--json")
    written = json.loads(done.stdout)
    assert written["format"] == "courtcards-analysis/1"
    assert len(written["decisions"]) == 6


def test_several_files_end_with_a_tally(file: Path) -> None:
    done = run(file, file)
    assert "All games" in done.output


def test_broken_record_gets_one_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": "courtcards/9"}')
    done = run(broken)
    assert done.exit_code == 1
    assert "courtcards/9" in done.output


def test_page_needs_nothing_else(analysis: Analysis) -> None:
    html = page([analysis])
    assert "<svg" in html
    assert html.count("<polyline") == analysis.game.players
    assert not re.search(r"<script|<link|src=|url\(|https?://", html)


def test_page_shows_the_numbers_of_the_analysis(glory_analysis: Analysis) -> None:
    html = page([glory_analysis])
    for point in glory_analysis.turning_points:
        assert f"{100 * point.verdict.loss:.1f} ± {100 * point.verdict.error:.1f}" in html
    assert html.count("<details>") == sum(len(judged.alternatives) > 1 for judged in glory_analysis.verdicts)


def test_page_lets_no_name_be_markup(glory_analysis: Analysis) -> None:
    names = glory_analysis.game.names
    glory_analysis.game.names = ["<b>x</b>", "y"]
    try:
        assert "<b>x" not in page([glory_analysis])
    finally:
        glory_analysis.game.names = names


def test_more_games_make_a_tally_surer() -> None:
    one, many = (PlayerTally.of([PlayerResult(1.0, 0.6, 0.3)] * count) for count in (1, 100))
    assert (one.won, one.adjusted) == (1.0, 0.6)
    assert many.reach / many.games < one.reach
