"""How a server is started: settings by flag, environment and file, and one sentence for whoever got them wrong."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from courtcards.cli.main import main
from courtcards.server.store import open_store
from tests.server.process import Postgres, ServerProcess, ask, serving

Serve = Callable[..., tuple[int, str, str]]


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Serve:
    """`courtcards serve` in this process, for where it ends before it serves: exit status and what it said."""

    def call(*arguments: str, **environment: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["courtcards", "serve", "--no-browser", *arguments])
        monkeypatch.setattr("courtcards.server.run.set_up_log", lambda _: None)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        assert isinstance(left.value.code, int)
        return left.value.code, said.out, said.err

    return call


def one_sentence(done: tuple[int, str, str]) -> str:
    """What was said; it must be one line, and all there is."""
    status, out, said = done
    assert status == 1
    assert out == ""
    assert said.count("\n") == 1, said
    assert said.endswith(".\n")
    return said


def test_failed_start_exits_with_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "courtcards", "serve", "--database", f"sqlite:///{tmp_path}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert "Can’t " in one_sentence((done.returncode, done.stdout, done.stderr))


def taken_port() -> socket.socket:
    taken = socket.socket()
    taken.bind(("127.0.0.1", 0))
    taken.listen()
    return taken


def test_port_in_use_is_one_sentence(serve: Serve, tmp_path: Path) -> None:
    with taken_port() as taken:
        port = str(taken.getsockname()[1])
        said = one_sentence(
            serve("--host", "127.0.0.1", "--port", port, "--database", f"sqlite:///{tmp_path}/tables.sqlite")
        )
    assert port in said
    assert "in use" in said


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("nonsense", "not a supported database"),
        ("mysql://localhost/cards", "not a supported database"),
        ("sqlite://", "not a supported database"),
        ("sqlite:////proc/nothing/here.sqlite", "Can’t open"),
        ("postgresql://courtcards@127.0.0.1:1/none", "Can’t open"),
        ("postgresql://ada:hunter2@127.0.0.1:1/none", "Can’t open"),
    ],
)
def test_unusable_database_is_one_sentence(serve: Serve, url: str, words: str) -> None:
    said = one_sentence(serve("--host", "127.0.0.1", "--port", "0", "--database", url))
    assert words in said
    assert "hunter2" not in said


def test_foreign_file_is_left_alone(serve: Serve, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_text("my shopping list, which is long enough to be taken for a file of some kind\n" * 99)
    before = file.read_bytes()
    one_sentence(serve("--host", "127.0.0.1", "--port", "0", "--database", f"sqlite:///{file}"))
    assert file.read_bytes() == before


def test_newer_database_is_one_sentence(serve: Serve, database: str) -> None:
    open_store(database).close()
    ask(database, text("UPDATE alembic_version SET version_num = '9999'"))
    said = one_sentence(serve("--host", "127.0.0.1", "--port", "0", "--database", database))
    assert "9999" in said
    assert "newer than this program" in said


def test_sqlite_in_use_is_one_sentence(serve: Serve, database: str) -> None:
    with serving(database):
        said = one_sentence(serve("--host", "127.0.0.1", "--port", "0", "--database", database))
    assert "Another server is using" in said


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("prot = 8000\n", "prot"),
        ("port = \n", "Can’t read"),
        ("[serve]\nport = 8000\n", "serve"),
    ],
)
def test_wrong_config_file_is_one_sentence(serve: Serve, tmp_path: Path, written: str, words: str) -> None:
    file = tmp_path / "courtcards.toml"
    file.write_text(written)
    assert words in one_sentence(serve("--config", str(file)))
    assert str(file) in one_sentence(serve(COURTCARDS_CONFIG=str(file)))


def test_missing_config_file_is_one_sentence(serve: Serve, tmp_path: Path) -> None:
    assert "Can’t read" in one_sentence(serve("--config", f"{tmp_path}/missing.toml"))
    assert "text or json" in one_sentence(serve("--log", "xml"))


@pytest.mark.parametrize("port", ["-1", "65536", "http", ""])
def test_impossible_port_is_refused(serve: Serve, port: str) -> None:
    status, _, said = serve("--port", port)
    assert status != 0
    assert "Traceback" not in said
    assert "--port" in said


def shown(server: ServerProcess) -> dict[str, object]:
    server.terminate()
    settings: dict[str, object] = json.loads(server.log.splitlines()[0])
    return settings


def test_flags_beat_environment_beats_file(tmp_path: Path, database: str) -> None:
    file = tmp_path / "courtcards.toml"
    file.write_text("messages_per_second = 7\nrequests_per_minute = 7\nworkers = 7\n")
    environment = {
        "COURTCARDS_CONFIG": str(file),
        "COURTCARDS_MESSAGES_PER_SECOND": "8",
        "COURTCARDS_REQUESTS_PER_MINUTE": "8",
    }
    with serving(database, "--requests-per-minute", "9", **environment) as server:
        settings = shown(server)
    assert settings["workers"] == 7
    assert settings["messages_per_second"] == 8
    assert settings["requests_per_minute"] == 9
    assert settings["forwarded_allow_ips"] == "127.0.0.1"
    assert settings["database"] == database


def test_settings_are_logged_without_password(postgres: Postgres) -> None:
    database = postgres.new_database().replace("courtcards@", "courtcards:hunter2@")
    with serving(database) as server:
        settings = shown(server)
        assert "hunter2" not in server.log
    assert str(settings["database"]).startswith("postgresql://courtcards:***@")


def test_help_is_complete(serve: Serve) -> None:
    status, said, _ = serve("--help")
    assert status == 0
    for flag in ("--host", "--port", "--database", "--config", "--log", "--workers", "--client"):
        assert flag in said
    assert "COURTCARDS_PORT" in said
    assert "Example" in said
