"""`courtcards analyze`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import courtcards
from courtcards.cli.analysis_page import page
from courtcards.cli.analyze import show
from courtcards.cli.main import make_app
from courtcards.messages import LANGUAGES, text
from courtcards.review import Analysis, analyze
from courtcards.review.judge import judge_of
from courtcards.review.tally import PlayerResult, PlayerTally
from tests.review.conftest import SHALLOW


@pytest.fixture
def file(tmp_path: Path, glory: dict[str, Any]) -> Path:
    written = tmp_path / "game.json"
    written.write_text(json.dumps(courtcards.replay(glory, 6).record()))
    return written


def run(*arguments: object, language: str = "en") -> Any:
    return CliRunner().invoke(
        make_app(), ["analyze", *map(str, arguments)], env={"LANG": language, "COURTCARDS_LANGUAGE": language}
    )


def test_report_tells_luck_from_skill(file: Path) -> None:
    done = run(file)
    assert done.exit_code == 0, done.output
    assert "Review: Call to Glory" in done.output
    assert "This game is not over yet." in done.output
    assert "Luck and skill" in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_report_cuts_no_word_in_a_narrow_terminal(language: str, file: Path) -> None:
    done = run(file, language=language)
    for part in ("result", "start", "luck", "own", "others", "lost"):
        assert f"│ {text(f'review-{part}', language)} " in done.output
    assert "…" not in done.stdout


def test_json_has_every_decision(file: Path) -> None:
    done = run(file, "--json")
    written = json.loads(done.stdout)
    assert written["format"] == "courtcards-analysis/1"
    assert len(written["decisions"]) == 6


def test_several_files_end_with_a_tally(file: Path) -> None:
    done = run(file, file)
    assert "All games" in done.output


BAD = {
    "cut off": ('{"format": "courtcards/1", "game": "call', "not valid JSON"),
    "empty": ("", "not valid JSON"),
    "a list": ("[]", "list"),
    "foreign": ('{"pgn": "1. e4 e5"}', "courtcards/1"),
    "newer": ('{"format": "courtcards/9"}', "courtcards/9"),
    "another game": ('{"format": "courtcards/1", "game": "chess", "options": {"players": 2}, "rounds": []}', "chess"),
    "incomplete": ('{"format": "courtcards/1", "game": "call-to-glory"}', "options"),
}


@pytest.mark.parametrize("kind", BAD)
def test_bad_record_gets_one_sentence(kind: str, tmp_path: Path) -> None:
    written, names = BAD[kind]
    bad = tmp_path / "bad.json"
    bad.write_text(written)
    done = run(bad, "--json")
    assert done.exit_code == 1
    assert not done.stdout
    assert len(done.stderr.splitlines()) == 1
    assert names in done.stderr


def test_bad_record_does_not_hide_the_others(file: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    done = run(bad, file, "--json", "--html", tmp_path / "page.html")
    assert done.exit_code == 1
    assert done.stderr.startswith(f"{bad}: ")
    assert json.loads(done.stdout)["file"] == str(file)
    assert "Review: Call to Glory" in (tmp_path / "page.html").read_text()


def test_report_says_if_no_weights_were_found(glory: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    short = courtcards.replay(glory, 3).record()
    analysis = analyze(short, depth=SHALLOW, judge=judge_of("call-to-glory", weights=False))
    show(analysis)
    for report in (capsys.readouterr().out, page([analysis])):
        assert "No learned weights were found" in " ".join(report.split())


@pytest.fixture
def wrong(tmp_path: Path, glory: dict[str, Any]) -> Path:
    """A record whose fifth action is not possible."""
    record = courtcards.replay(glory, 6).record()
    record["rounds"][0]["actions"][4] = "0 lay emperor 6"
    written = tmp_path / "wrong.json"
    written.write_text(json.dumps(record))
    return written


def test_wrong_record_is_analyzed_up_to_there(wrong: Path) -> None:
    done = run(wrong)
    assert done.exit_code == 1
    assert "In round 1, action 5, “0 lay emperor 6”, is not possible" in " ".join(done.output.split())
    assert "Only the decisions up to there are judged." in done.output
    assert "Luck and skill" in done.output
    assert not done.stderr


def test_json_and_page_say_what_is_wrong(wrong: Path, tmp_path: Path) -> None:
    done = run(wrong, "--json", "--html", tmp_path / "page.html")
    written = json.loads(done.stdout)
    assert done.exit_code == 1
    assert (len(written["decisions"]), written["wrong"]["id"], written["over"]) == (4, "record-action", False)
    assert "action 5" in done.stderr
    assert "“0 lay emperor 6”, is not possible" in (tmp_path / "page.html").read_text()


def test_record_wrong_from_the_start_has_no_report(wrong: Path) -> None:
    record = json.loads(wrong.read_text())
    record["rounds"][0]["actions"][0] = "0 lay emperor 6"
    wrong.write_text(json.dumps(record))
    done = run(wrong)
    assert done.exit_code == 1
    assert len(done.output.splitlines()) == 1
    assert "action 1" in done.output


def test_command_and_server_give_the_same_numbers(file: Path) -> None:
    worker = [sys.executable, "-m", "courtcards.review.worker", "analysis"]
    told = subprocess.run(worker, input=file.read_bytes(), stdout=subprocess.PIPE, check=True).stdout
    of_server = json.loads(told.splitlines()[-1])["result"]
    assert {"file": str(file), **of_server} == json.loads(run(file, "--json").stdout)


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
