"""How far reviews can be trusted: the figures, and pieces that survive being stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bench.review import PieceFiles, Played, figures, part, pieces

GAMES = [Played("call-to-glory", 1), Played("come-to-call", 1)]


def piece(*losses: float, words: str = "") -> dict[str, Any]:
    rows = [{"loss": loss, "word": "mistake" if str(i) in words else ""} for i, loss in enumerate(losses)]
    return {"seconds": 2.0, "cpu": 1.0, "load": [0.5, 0.5], "decisions": rows}


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    kept = PieceFiles(tmp_path)
    assert len(list(pieces(GAMES, kept, longer=True))) == 6
    kept.put(GAMES[0], "usual", piece(0.0))
    left = list(pieces(GAMES, kept, longer=False))
    assert left == [(GAMES[0], "other"), (GAMES[1], "usual"), (GAMES[1], "other")]


def test_a_piece_of_another_judge_is_done_again(tmp_path: Path) -> None:
    kept = PieceFiles(tmp_path)
    kept.put(GAMES[0], "usual", {**piece(0.0), "edition": "an older one"})
    assert (GAMES[0], "usual") in pieces(GAMES, kept, longer=False)


def test_only_games_with_both_seeds_count(tmp_path: Path) -> None:
    kept = PieceFiles(tmp_path)
    kept.put(GAMES[0], "usual", piece(0.0))
    assert kept.games("call-to-glory") == []
    kept.put(GAMES[0], "other", piece(0.0))
    assert len(kept.games("call-to-glory")) == 1
    assert kept.games("come-to-call") == []


def test_figures_compare_both_seeds() -> None:
    usual, other = piece(0.0, 0.03, 0.05, 0.1, words="123"), piece(0.021, 0.025, 0.015, 0.1, words="3")
    longer = {"decisions": [{"same": True, "behind": 0.0}, {"same": False, "behind": 0.01}]}
    found = figures([(usual, other, longer)])
    assert (found["games"], found["decisions"]) == (1, 4)
    assert (found["changed"]["count"], found["changed"]["of"]) == (2, 4)
    assert (found["unnamed"]["count"], found["unnamed"]["of"]) == (2, 4), "mistakes of either seed"
    assert found["refuted"]["count"] == 1
    assert (found["agreed"]["count"], found["as_good"]["count"], found["agreed"]["of"]) == (1, 1, 2)


def test_parts_come_with_an_interval() -> None:
    found = part(5, 100)
    assert found["low"] < found["percent"] == 5 < found["high"]
    assert part(0, 0) == {"count": 0, "of": 0}
