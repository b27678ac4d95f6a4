"""The page of results to beat shows what the files of results say, of the weights that are in the package."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import full_tables, to_beat


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[str, int]]:
    """The tables that were measured since, in no time and with the same result for all."""
    played: list[tuple[str, int]] = []

    def report(game: str, players: int, games: int, seed: int) -> dict[str, object]:
        played.append((game, players))
        about = {
            "game": game,
            "players": players,
            "seed": seed,
            "sharpness": 4.0,
            "sha256": full_tables.digest(to_beat.shipped(game, players)),
        }
        return {**about, "win share": [50.0, 49.04, 100.0], "games": games // players * players}

    monkeypatch.setattr(to_beat, "CONTESTS", [])
    monkeypatch.setattr(to_beat, "ALONE", tmp_path / "full_tables.json")
    monkeypatch.setattr(full_tables, "report", report)
    return played


def test_page_shows_what_was_measured() -> None:
    page = to_beat.PAGE.read_text("utf-8")
    assert page.count("<!-- alone -->") == page.count("<!-- lookahead -->") == 1
    assert to_beat.lookahead_table() is not None
    assert to_beat.with_tables(page) == page, "python -m bench.to_beat --write"


def test_only_missing_tables_are_measured(asked: list[tuple[str, int]]) -> None:
    to_beat.measure(again=False)
    assert asked == [table[:2] for table in to_beat.TABLES]
    kept = json.loads(to_beat.ALONE.read_text())
    to_beat.ALONE.write_text(json.dumps(kept[1:]))
    to_beat.measure(again=False)
    assert asked[len(kept) :] == asked[:1]


@pytest.mark.usefixtures("asked")
def test_tables_are_made_when_complete() -> None:
    page = "<!-- alone -->\nas it was\n<!-- end -->\n"
    assert to_beat.with_tables(page) == page
    to_beat.measure(again=False)
    assert "| Come to Call | 2 | 50 % | 50.0 % | 49.0–100 % | 4,000 |\n| | 3 | 33.3 % |" in to_beat.with_tables(page)


@pytest.mark.usefixtures("asked")
def test_results_of_other_weights_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    to_beat.measure(again=False)
    monkeypatch.setattr(full_tables, "digest", lambda _: "others")
    assert to_beat.alone_table() is None
