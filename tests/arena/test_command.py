"""`courtcards arena`: what people type, how it is interrupted, and the one sentence they get when it is wrong."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

import courtcards.arena
from courtcards.arena import Estimate, Result, Standing
from courtcards.arena.plan import read_plan
from courtcards.cli import arena as command
from courtcards.cli.main import main
from courtcards.messages import LANGUAGES, current_language

TOYS = ["random", "tests.arena.toys.slow"]
DEALS = 24


def arena(*arguments: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run the command in this process; its exit status."""
    monkeypatch.setattr(sys, "argv", ["courtcards", "arena", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    assert isinstance(left.value.code, int)
    return left.value.code


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["random"], "at least two bots, but only one was named"),
        (["random", "nobody"], "There is no bot “nobody”"),
        (["random", "random:fast"], "a budget per move must follow"),
        (["random", "no.such.module"], "Can’t create the bot"),
        (["random", "random", "--games", "0"], "number of games"),
        (["random", "random", "--games", "-3"], "number of games"),
        (["random", "random", "--workers", "0"], "number of workers"),
        (["random", "random", "--players", "5"], "2 to 4 players"),
        (["random", "random", "--players", "1"], "2 to 4 players"),
        (["random", "random", "--game", "chess"], "There is no game"),
        (["random", "random", "--quick", "--tasks"], "quick or tasks"),
        (["random"] * 40 + ["--players", "4"], "Name fewer bots"),
        (["random", "random", "--records"], "--out"),
        (["random", "random", "--ray", "nonsense"], "address of a Ray cluster"),
        (["random", "random", "--ray", "127.0.0.1:1"], "No Ray cluster responds at 127.0.0.1:1"),
    ],
)
def test_errors_are_one_sentence(
    arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if "--ray" in arguments:
        pytest.importorskip("ray", reason="pip install 'courtcards[ray]' to test the arena on a Ray cluster")
    assert arena(*arguments, monkeypatch=monkeypatch) == 1
    said = capsys.readouterr()
    assert words in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_the_result_is_a_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["random", "tests.arena.toys.late", "--quick", "--games", "9", "--workers", "1", "--until-sure"]
    assert arena(*arguments, monkeypatch=monkeypatch) == 0
    said = capsys.readouterr()
    assert "5 deals, 10 games" in said.out
    assert "The order is not yet certain after 5 deals." in said.err


def test_the_result_is_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["random", "random", "--quick", "--games", "4", "--workers", "1", "--json", "--seed", "maple"]
    assert arena(*arguments, monkeypatch=monkeypatch) == 0
    written = json.loads(capsys.readouterr().out)
    assert written["configuration"]["seed"] == "maple"
    assert [standing["games"] for standing in written["standings"]] == [4, 4]
    assert written["standings"][0]["win_share"]["low"] < 0.5 < written["standings"][0]["win_share"]["high"]


def test_the_table_tells_win_shares_without_luck(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["random", "random", "--quick", "--games", "4", "--workers", "1", "--aivat"]
    assert arena(*arguments, monkeypatch=monkeypatch) == 0
    said = capsys.readouterr().out
    assert "adjusted" in said
    assert "variance" in said


def start(folder: Path) -> subprocess.Popen[str]:
    """Start an arena and wait until a few deals are finished."""
    arguments = [*TOYS, "--quick", "--games", str(2 * DEALS), "--workers", "2", "--out", str(folder)]
    process = subprocess.Popen(
        [sys.executable, "-m", "courtcards", "arena", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    give_up = time.monotonic() + 120
    while finished(folder) < 3 and process.poll() is None and time.monotonic() < give_up:
        time.sleep(0.02)
    return process


def finished(folder: Path) -> int:
    file = folder / "deals.jsonl"
    return file.read_bytes().count(b"\n") - 1 if file.exists() else 0


def workers_of(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_until_gone(pids: list[int]) -> None:
    give_up = time.monotonic() + 20
    while any(map(is_running, pids)):
        assert time.monotonic() < give_up, "workers outlive the arena"
        time.sleep(0.05)


@pytest.fixture(scope="module")
def uninterrupted() -> list[courtcards.arena.Estimate]:
    result = courtcards.arena.run(TOYS, quick=True, deals=DEALS, workers=2)
    return [standing.points for standing in result.standings]


@pytest.mark.skipif(sys.platform != "linux", reason="looks at the processes in /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "kill -9"])
def test_interrupted_command_keeps_what_was_finished(
    how: signal.Signals, tmp_path: Path, uninterrupted: list[courtcards.arena.Estimate]
) -> None:
    process = start(tmp_path)
    workers = workers_of(process.pid)
    if how == signal.SIGINT:
        os.killpg(process.pid, how)  # as a terminal does
    else:
        process.kill()
    output, said = process.communicate(timeout=60)
    kept = finished(tmp_path)
    assert 3 <= kept < DEALS, said
    assert len(workers) == 2
    wait_until_gone(workers)
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert f"Stopped after {kept} deals. Run the same command to continue" in said
        assert "Traceback" not in said
        assert f"{kept} deals, {2 * kept} games" in output
        assert json.loads((tmp_path / "result.json").read_text())["complete"] is False
    played: list[int] = []
    result = courtcards.arena.run(
        TOYS, quick=True, deals=DEALS, workers=1, out=tmp_path, watch=lambda report: played.append(report["deal"])
    )
    assert len(played) == DEALS - kept
    assert finished(tmp_path) == DEALS
    assert [standing.points for standing in result.standings] == uninterrupted


def test_what_a_bot_prints_does_not_disturb() -> None:
    arguments = [sys.executable, "-m", "courtcards", "arena", "tests.arena.toys.noisy", "random", "--quick", "--json"]
    environment = {**os.environ, "COLUMNS": "100"}
    done = subprocess.run(
        [*arguments, "--games", "8", "--workers", "2"], capture_output=True, text=True, env=environment, timeout=120
    )
    assert json.loads(done.stdout)["games"] == 8
    assert "hm, hm" in done.stderr


def test_long_names_do_not_wrap_at_80_columns() -> None:
    name = "tests.arena.toys.late:1000"
    result = courtcards.arena.run([name, "tests.arena.toys.chance"], quick=True, deals=3, workers=1)
    console = Console(width=80, file=io.StringIO())
    console.print(command.table_of(result, 80))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert name in shown
    assert "tests.arena.toys.chance" in shown


@pytest.mark.parametrize("aivat", [False, True])
def test_names_leave_room_for_the_figures(tmp_path: Path, aivat: bool) -> None:
    long = tmp_path / "a_bot_whose_name_is_far_too_long_for_a_table.py"
    long.write_text("def choose(view, legal): return legal[0]")
    result = courtcards.arena.run([str(long), "random"], quick=True, deals=3, workers=1, aivat=aivat)
    console = Console(width=80, file=io.StringIO())
    console.print(command.table_of(result, 80))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert shown.count(" …") == 1, shown
    assert "for_a_table.py" in shown


@pytest.mark.parametrize("aivat", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_bot_has_two_lines_at_80_columns(aivat: bool, language: str) -> None:
    """The worst case: shares from 0 to 100 %, leads and ratings below zero, long names."""
    estimates = [Estimate(0.5, -0.1234, 1.0), Estimate(-10.5, -12.3, -10.1)]
    share, points = estimates
    extra = (share, 0.4567) if aivat else (None, None)
    standings = [
        Standing(f"a/very/long/name{bot}.py", 9, share, *extra, share, points, points, 9, 0.0123) for bot in range(2)
    ]
    plan = read_plan(["random", "random"], "call-to-glory", 2, 1, False, {}, aivat)
    token = current_language.set(language)
    try:
        console = Console(width=80, file=io.StringIO())
        console.print(command.table_of(Result(plan, 1, 1, None, standings, []), 80))
    finally:
        current_language.reset(token)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    rule = next(number for number, line in enumerate(lines) if "──" in line)
    first, second, third, fourth = lines[rule + 1 : rule + 5]
    assert max(map(len, lines)) <= 80
    assert "name0.py" in first
    assert "name1.py" in third
    assert second == fourth
    assert second.split()[0].replace(",", ".") == "-12.3…100.0"
    assert len(second.split()) == 4


def test_progress_is_logged_without_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "TELL", 0.0)
    arguments = ["random", "tests.arena.toys.late", "--quick", "--games", "8", "--workers", "1"]
    assert arena(*arguments, monkeypatch=monkeypatch) == 0
    lines = capsys.readouterr().err.splitlines()
    assert any(line.startswith("4/4 deals, ") for line in lines), lines
