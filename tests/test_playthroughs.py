"""The golden playthroughs: the same game for everybody, today and after every change."""

from __future__ import annotations

import pytest

from tests.playthroughs import FOLDER, PLAYTHROUGHS, Playthrough

MOST_BYTES = 150_000


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_golden_games_are_played_as_written(
    playthrough: Playthrough,
) -> None:
    written = playthrough.path.read_text("utf-8").splitlines()
    assert playthrough.text().splitlines() == written, "if the rules were meant to change: make golden"


def test_every_written_game_is_compared() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {playthrough.path.name for playthrough in PLAYTHROUGHS}


def test_written_games_stay_short_enough_to_read() -> None:
    assert all(playthrough.path.stat().st_size < MOST_BYTES for playthrough in PLAYTHROUGHS)


@pytest.mark.parametrize(
    ("game", "verbs"),
    [
        ("call-to-glory", ["draw", "lay", "discard", "pile", "strike", "end", "reveal"]),
        ("come-to-call", ["draw", "discard", "send", "ready"]),
    ],
)
def test_golden_games_contain_every_verb(game: str, verbs: list[str]) -> None:
    texts = [playthrough.path.read_text("utf-8") for playthrough in PLAYTHROUGHS if playthrough.game == game]
    for verb in verbs:
        assert any(f"   does: {verb}" in text for text in texts)
