"""The command line: what people type, and the one sentence they get when it is wrong."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import courtcards
from courtcards import fairness
from courtcards.cli.main import main


def run(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "courtcards", *arguments]
    environment = {**os.environ, "COLUMNS": "120", "NO_COLOR": "1"}
    return subprocess.run(command, input=answers, capture_output=True, text=True, env=environment, timeout=300)


@pytest.mark.parametrize(
    ("language", "prompt", "reason"),
    [
        ("de", "Dein Zug", "Stapel A ist leer."),
        ("fr", "À vous de jouer", "La pile A est vide."),
        ("ru", "Ваш ход", "Стопка A пуста."),
    ],
)
def test_people_are_spoken_to_in_their_language(
    language: str, prompt: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ("play", "--players", "3", "--seed", "5")  # here the person begins
    chosen = run("--language", language, *game, answers="draw A\n")
    monkeypatch.delenv("COURTCARDS_LANGUAGE")
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    for done in (chosen, run(*game, answers="draw A\n")):
        assert prompt in done.stdout
        assert reason in done.stderr


def test_unknown_language_is_refused() -> None:
    assert_refused(run("--language", "tlh", "play"), "“tlh”", "en, de, fr, ru")


def test_errors_are_in_the_users_language() -> None:
    assert_refused(run("--language", "fr", "verify", "nowhere.json"), "Impossible de lire le fichier nowhere.json")


def random_record(game_id: str, **options: Any) -> dict[str, Any]:
    game, choice = courtcards.new_game(game_id, seed="terminal", **options), random.Random(4)
    while not game.over:
        seat = choice.choice(game.to_move)
        game.play(seat, choice.choice(game.legal(seat)))
    return game.record()


@pytest.fixture(params=["call-to-glory", "come-to-call"])
def record_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(random_record(request.param, players=2)))
    return file


def assert_refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """Exit status 1 and one sentence on standard error, nothing else."""
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert all(word in done.stderr for word in words), done.stderr


def test_verify_says_in_one_line_what_it_checked(record_file: Path) -> None:
    done = run("verify", str(record_file))
    assert done.returncode == 0
    assert done.stdout.count("\n") == 1
    assert done.stdout.startswith("OK: ")
    assert "match the seed" in done.stdout


def dealt_record(tmp_path: Path) -> tuple[Path, str]:
    """A record as a table leaves it, made up by somebody who never had a table; and its commitment."""
    secret, texts = "5a" * 32, ["00" * 16, "11" * 16]
    game = courtcards.new_game("call-to-glory", players=2, seed=fairness.seed(secret, texts))
    commitment = fairness.commitment(secret)
    dealt = {"commitment": commitment, "secret": secret, "texts": texts}
    file = tmp_path / "dealt.json"
    file.write_text(json.dumps({**game.record(), "fairness": dealt}))
    return file, commitment


def test_verify_claims_nothing_about_the_time_before(tmp_path: Path) -> None:
    file, _ = dealt_record(tmp_path)
    said = run("verify", str(file)).stdout
    assert "the seed follows from the secret" in said
    assert "can’t prove which commitment you were shown before the game" in said


def test_verify_compares_the_noted_commitment(tmp_path: Path, record_file: Path) -> None:
    file, commitment = dealt_record(tmp_path)
    assert "the commitment you noted" in run("verify", str(file), "--commitment", commitment).stdout
    assert_refused(run("verify", str(file), "--commitment", "00" * 32), "not the one you noted")
    assert_refused(run("verify", str(record_file), "--commitment", commitment), "no players’ texts")


def test_verify_says_what_is_wrong(record_file: Path) -> None:
    record = json.loads(record_file.read_text())
    record["rounds"][0]["scores"][0] += 1
    record_file.write_text(json.dumps(record))
    assert_refused(run("verify", str(record_file)), "round 1", "scores")


def test_verify_takes_many_files_and_standard_input(record_file: Path) -> None:
    done = run("verify", str(record_file), "-", str(record_file) + "x", answers=record_file.read_text())
    assert done.returncode == 1
    assert [line.split(": ")[:2] for line in done.stdout.splitlines()] == [[str(record_file), "OK"], ["-", "OK"]]
    assert done.stderr.startswith(f"{record_file}x: ")
    assert done.stderr.count("\n") == 1


def test_verify_writes_json_for_each_file(record_file: Path, tmp_path: Path) -> None:
    (tmp_path / "wrong.json").write_text("{}")
    done = run("verify", "--json", str(record_file), str(tmp_path / "wrong.json"))
    right, wrong = map(json.loads, done.stdout.splitlines())
    assert done.returncode == 1
    assert right == {"file": str(record_file), "ok": True, "message": right["message"]}
    assert right["message"].startswith("OK: ")
    assert (wrong["file"], wrong["ok"]) == (str(tmp_path / "wrong.json"), False)


def test_shell_completion_is_offered() -> None:
    done = run("--help")
    assert "--install-completion" in done.stdout
    assert "--show-completion" in done.stdout


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[1, 2", b"[]", b'{"format": "courtcards/2"}'])
def test_a_file_that_is_no_record_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    for command in ("verify", "replay"):
        assert_refused(run(command, str(file)), "record")


def test_missing_file_is_refused(tmp_path: Path) -> None:
    assert_refused(run("verify", str(tmp_path / "none.json")), "Can’t read")
    assert_refused(run("verify", str(tmp_path)), "Can’t read")


def test_replay_shows_every_move_and_the_result(record_file: Path) -> None:
    record = json.loads(record_file.read_text())
    done = run("replay", str(record_file))
    moves = sum(len(round["actions"]) for round in record["rounds"])
    assert done.returncode == 0
    assert f"{moves} Player" in done.stdout
    assert all(str(total) in done.stdout for total in record["totals"])


def test_replay_shows_a_part(record_file: Path) -> None:
    done = run("replay", str(record_file), "--from", "10", "--until", "12")
    assert "11 Player" in done.stdout
    assert "12 Player" in done.stdout
    assert "13 Player" not in done.stdout


def test_replay_without_a_seed_follows_reshuffles(tmp_path: Path) -> None:
    record = random_record("come-to-call", players=6)
    assert any("reshuffles" in round for round in record["rounds"]), "choose another seed"
    del record["seed"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert run("replay", str(file)).returncode == 0


def test_name_cannot_send_terminal_escapes(tmp_path: Path) -> None:
    record = {**random_record("call-to-glory", players=2, quick=True), "names": ["\x1b[2J", "[red]Bo[/red]"]}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    done = run("replay", str(file))
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "[red]Bo[/red] draws" in done.stdout


def test_simulate_reports_as_json_and_as_a_table() -> None:
    report = json.loads(run("simulate", "--games", "300", "--json").stdout)
    assert report["games"] == 300
    assert report["rounds"]["count"] == 1200
    assert abs(sum(report["win_share"]) - 1) < 1e-3
    assert abs(sum(report["endings"].values()) - 1) < 1e-3
    table = run("simulate", "--games", "300", "--game", "come-to-call", "--players", "6").stdout
    assert "Hear Ye!" in table
    assert "Player 6" in table


def test_simulate_repeats_the_games_of_a_seed() -> None:
    first, second = (json.loads(run("simulate", "-n", "100", "--seed", "3", "--json").stdout) for _ in range(2))
    assert {**first, "seconds": 0} == {**second, "seconds": 0}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--game", "chess"), ("no game", "chess")),
        (("--players", "7"), ("2 to 4",)),
        (("--game", "come-to-call", "--players", "1"), ("2 to 6",)),
        (("--quick", "--tasks"), ("quick or tasks",)),
        (("--game", "come-to-call", "--ninja"), ("no option", "ninja")),
    ],
)
def test_wrong_options_are_refused(arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    for command in ("simulate", "play"):
        assert_refused(run(command, *arguments), *words)


def test_interrupted_simulate_reports_what_it_did() -> None:
    for patience in (4, 8, 16, 32, 64):  # seconds: on a slow machine the first games take a while
        command = [sys.executable, "-m", "courtcards", "simulate", "--games", "100000000", "--json"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(patience)
        process.send_signal(signal.SIGINT)
        output, said = process.communicate(timeout=120)
        if process.returncode == 130 and json.loads(output)["games"] > 0:
            break
    assert process.returncode == 130
    assert json.loads(output)["games"] > 0
    assert "Stopped" in said


def test_play_finishes_a_game_and_writes_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run("play", "--quick", "--seed", "7", "--record", str(file), answers="1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert courtcards.replay(json.loads(file.read_text())).over


def test_play_says_why_not() -> None:
    done = run("play", "--seed", "7", answers="draw A\nfly\n")
    assert "Pile A is empty." in done.stderr or "is not an action" in done.stderr
    assert done.returncode == 130


def test_play_does_not_lose_an_unfinished_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run("play", "--seed", "7", "--record", str(file), answers="1\n1\n").returncode == 130
    assert courtcards.replay(json.loads(file.read_text())).decisions > 1


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["nonsense"], ["nonsense"]),
        (["simulate", "--bogus"], ["--bogus"]),
        (["simulate", "--games", "0"], ["--games", "1"]),
        (["simulate", "--players", "two"], ["--players"]),
        (["arena"], ["BOT"]),
        (["verify"], ["FILE"]),
    ],
    ids=" ".join,
)
def test_what_cannot_be_understood_is_one_sentence(command: list[str], words: list[str]) -> None:
    done = run(*command)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert all(word in done.stderr for word in words), done.stderr
    assert done.stderr.endswith(".\n")


def test_command_without_arguments_shows_its_help() -> None:
    done = run("db")
    assert "Usage" in done.stdout
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device on this system")
def test_output_that_cannot_be_written_is_one_sentence() -> None:
    for more in ([], ["--json"]):
        command = [sys.executable, "-m", "courtcards", "simulate", "--games", "2", *more]
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
        assert done.returncode == 1
        assert done.stderr.strip() == "Can’t write the output: No space left on device."


def test_leaving_at_once_leaves_nothing_to_resume() -> None:
    done = run("play", "--plain", "--seed", "5", "--players", "3")  # here the person begins
    assert "nothing to continue" in done.stderr
    assert "--resume" not in done.stderr
    assert_refused(run("play", "--plain", "--resume"), "unfinished")
    run("play", "--plain", "--seed", "5", "--players", "3", answers="1\n")
    assert "--resume" in run("play", "--plain", "--resume").stderr


def test_no_command_starts_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Any] = []
    monkeypatch.setattr("courtcards.server.cold_start.serve", lambda *given: served.append(given))
    monkeypatch.setattr(sys, "argv", ["courtcards"])
    with pytest.raises(SystemExit):
        main()
    assert served[0][0].port == 8000


LOADED = """
import sys
from courtcards.cli import main
try:
    main()
except SystemExit:
    print(*sorted(sys.modules), sep="\\n")
"""


@pytest.mark.parametrize(
    ("words", "unused"),
    [
        ("arena", ["fastapi", "sqlalchemy", "textual", "courtcards.review"]),
        ("serve", ["courtcards.arena", "textual"]),
        ("db", ["courtcards.bots"]),
    ],
)
def test_command_loads_no_more_than_it_needs(words: str, unused: list[str]) -> None:
    done = subprocess.run([sys.executable, "-c", LOADED, words, "--help"], capture_output=True, text=True, check=True)
    loaded = done.stdout.splitlines()
    assert f"courtcards.cli.{words}" in loaded
    assert [name for name in unused if name in loaded] == []


def test_server_loads_no_compiler_before_it_serves() -> None:
    """What is needed to migrate an old database, or by the first game, would make every start longer."""
    program = "import sys, courtcards.server.run; print(*sorted(sys.modules), sep='\\n')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    unused = ["alembic", "numba.cpython.heapq"]  # the second comes with the first call of a compiled function
    assert [name for name in unused if name in done.stdout.splitlines()] == []


def test_error_can_end_with_a_question() -> None:
    done = subprocess.run([sys.executable, "-m", "courtcards", "srve"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.strip() == "No such command 'srve'. Did you mean 'serve'?"


def test_too_little_memory_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fill(*_: object) -> None:
        raise MemoryError("Unable to allocate 373. GiB")

    monkeypatch.setattr("courtcards.server.cold_start.serve", fill)
    monkeypatch.setattr(sys, "argv", ["courtcards"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 1
    assert capsys.readouterr().err.strip().endswith("choose smaller numbers.")
