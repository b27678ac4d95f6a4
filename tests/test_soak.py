"""The soak test itself: it plays, it finds what is odd, and it can be stopped."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import courtcards
from courtcards.games import GAMES
from tests import soak

COMMAND = [sys.executable, "-m", "tests.soak"]


def test_short_soak_finds_nothing_odd() -> None:
    done = subprocess.run([*COMMAND, "--games", "20", "--seed", "1"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "40 games," in done.stdout
    assert "decisions per second" in done.stdout
    assert "2 games replayed" in done.stdout


def test_the_same_seed_plays_the_same_games() -> None:
    one, two = (soak.play_chunk(("come-to-call", 5, 0, 3)) for _ in range(2))
    assert one == two
    assert one != soak.play_chunk(("come-to-call", 6, 0, 3))


def test_oddity_is_saved_with_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(game: object) -> None:
        raise AssertionError(f"something is wrong with {game}")

    monkeypatch.setattr(soak, "check_game", fail)
    assert soak.main(["--games", "1", "--seed", "3", "--workers", "1", "--folder", str(tmp_path)]) == 1
    assert "something is wrong" in capsys.readouterr().out
    findings = [json.loads(file.read_text("utf-8")) for file in sorted(tmp_path.glob("odd-*.json"))]
    assert {finding["game"] for finding in findings} == set(GAMES)
    assert all(finding["record"]["rounds"][0]["actions"] for finding in findings)


def test_a_record_that_gives_another_game_is_odd(monkeypatch: pytest.MonkeyPatch) -> None:
    another = courtcards.new_game("call-to-glory", players=2, seed="another")
    monkeypatch.setattr(courtcards, "replay", lambda _: another)
    tally = soak.play_game("call-to-glory", "4", is_replayed=True)
    assert [finding["error"] for finding in tally.odd] == ["AssertionError: the record gives another game"]


def test_ctrl_c_tells_what_was_done() -> None:
    running = subprocess.Popen(
        [*COMMAND, "--games", "1000000", "--workers", "1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert running.stdout is not None
    assert "games each of" in running.stdout.readline()
    threading.Timer(2, running.send_signal, [signal.SIGINT]).start()
    output, problems = running.communicate(timeout=60)
    assert running.returncode == 130, problems
    assert "Stopped." in output
    assert "decisions per second" in output
