"""Where people put things that cannot be put there, and what runs us that cannot: one sentence that says what to do."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from courtcards.server.store import open_store
from tests.server.process import miss

OLD = "import sys; sys.version_info = (3, 10, 13, 'final', 0); sys.argv = [{argv!r}]; import courtcards"
UNSHARE = ("unshare", "--map-root-user", "--mount", "sh", "-c")
ON_A_FULL_DISK = 'mount -t tmpfs -o size=40k tmpfs "$0" && head -c 30000 /dev/zero > "$0/rest" && exec "$@"'


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def courtcards(*words: object) -> tuple[str, ...]:
    return (sys.executable, "-m", "courtcards", *map(str, words))


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """What was said on standard error: one line, and no traceback."""
    assert done.returncode == 1, done
    assert done.stderr.strip().count("\n") == 0, done.stderr
    return done.stderr.strip()


def test_old_python_is_told_what_to_do() -> None:
    said = sentence(run(sys.executable, "-c", OLD.format(argv="-m")))
    assert said.startswith("Court Cards needs Python 3.11 or newer")
    assert "ImportError: Court Cards needs Python 3.11" in run(sys.executable, "-c", OLD.format(argv="x.py")).stderr


def test_old_python_can_read_the_check() -> None:
    import courtcards as package

    assert package.__file__
    assert "__future__" not in Path(package.__file__).read_text("utf-8")  # a syntax error before 3.7


@pytest.mark.parametrize("words", [("train", "--preset", "tiny", "--out"), ("db", "backup")])
def test_file_that_cannot_be_written_is_one_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    if words[0] == "db":
        words = (*words, "--database", f"sqlite:///{tmp_path}/tables.sqlite")
        open_store(words[-1]).close()
    (tmp_path / "file").touch()
    said = sentence(run(*courtcards(*words, tmp_path / "file" / "inside")))
    assert said.startswith("Can’t ")
    assert str(tmp_path) in said


@pytest.mark.parametrize("what", ["serve", "backup"])
def test_full_disk_is_one_sentence(tmp_path: Path, what: str) -> None:
    full, url = tmp_path / "full", f"sqlite:///{tmp_path}/tables.sqlite"
    full.mkdir()
    if not shutil.which("unshare") or run(*UNSHARE, ON_A_FULL_DISK, str(full), "true").returncode:
        miss("this machine lets us mount no small disk")
    if what == "serve":
        words = ("serve", "--no-browser", "--port", "0", "--database", f"sqlite:///{full}/tables.sqlite")
    else:
        open_store(url).close()
        words = ("db", "backup", f"{full}/backup.sqlite", "--database", url)
    said = sentence(run(*UNSHARE, ON_A_FULL_DISK, str(full), *courtcards(*words)))
    assert said.startswith(f"The disk with {full}")
    assert "Make room" in said


@pytest.mark.parametrize("words", ["serve --no-browser --port 0 --database", "db check --database", "admin --database"])
def test_file_that_is_no_database_is_explained(tmp_path: Path, words: str) -> None:
    (tmp_path / "tables.sqlite").write_text("not a database, but longer than the header of one" * 40)
    more = ("tables",) if words.startswith("admin") else ()
    said = sentence(run(*courtcards(*words.split(), f"sqlite:///{tmp_path}/tables.sqlite", *more)))
    assert "file is not a database" in said
    assert "--database" in said
    assert "courtcards db restore" in said


def test_database_is_looked_at_before_anything_is_compiled(tmp_path: Path) -> None:
    words = courtcards("db", "check", "--database", f"sqlite:///{tmp_path}/none.sqlite")
    done = run("env", f"COURTCARDS_CACHE={tmp_path}/cache", *words)
    assert "There is no database" in sentence(done)
