"""The cache of compiled rules: it never serves stale code, stays where it was told to, and never stands in the way."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from courtcards import compiled

PACKAGE = Path(compiled.__file__).parent

FOLDER = "from courtcards import compiled; print(compiled.cache_folder({layer!r}))"
SMALL = """
from courtcards.compiled import compiled, cache_folder

@compiled
def double(number):
    return 2 * number

print(double(21), cache_folder("outside"))
"""
START = """
import courtcards
game = courtcards.new_game("call-to-glory", players=2, seed="cache")
game.play(game.to_move[0], "draw L")
print("played")
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package, to change."""
    copied = tmp_path / "copy" / "courtcards"
    shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__"))
    return copied


def run(code: str, package: Path = PACKAGE, **settings: str) -> str:
    """What a program prints that finds the package there."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "program.py"
        program.write_text(code)
        return run_file(program, package, **settings)


def environment(package: Path, **settings: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "COURTCARDS_"))}
    return {**kept, "PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1", **settings}


def run_file(program: Path, package: Path, **settings: str) -> str:
    env = environment(package, **settings)
    done = subprocess.run([sys.executable, str(program)], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def folder_of(package: Path, cache: Path, layer: str = "games", **settings: str) -> Path:
    return Path(run(FOLDER.format(layer=layer), package, COURTCARDS_CACHE=str(cache), **settings))


# What decides where the code lies


def test_the_same_sources_find_their_code_again(package: Path, tmp_path: Path) -> None:
    assert folder_of(package, tmp_path / "cache") == folder_of(package, tmp_path / "cache")


@pytest.mark.parametrize(
    "file",
    [
        "games/rules.py",
        "games/rng.py",
        "games/call_to_glory/scoring.py",
        "games/come_to_call/cards.py",
        "compiled.py",
    ],
)
def test_changed_source_gets_another_folder(package: Path, tmp_path: Path, file: str) -> None:
    before = folder_of(package, tmp_path / "cache")
    with (package / file).open("a") as source:
        source.write("# changed\n")
    assert folder_of(package, tmp_path / "cache") != before


def test_new_or_renamed_source_gets_another_folder(package: Path, tmp_path: Path) -> None:
    folders = [folder_of(package, tmp_path / "cache")]
    (package / "games" / "new.py").touch()
    folders.append(folder_of(package, tmp_path / "cache"))
    (package / "games" / "new.py").rename(package / "games" / "renamed.py")
    folders.append(folder_of(package, tmp_path / "cache"))
    assert len(set(folders)) == 3


def test_layer_digest_covers_its_sources_and_the_rules(package: Path, tmp_path: Path) -> None:
    (package / "bots").mkdir(exist_ok=True)
    (package / "bots" / "some.py").write_text("A = 1\n")
    games, bots = (folder_of(package, tmp_path / "cache", layer) for layer in ("games", "bots"))
    (package / "bots" / "some.py").write_text("A = 2\n")
    assert folder_of(package, tmp_path / "cache", "games") == games
    assert folder_of(package, tmp_path / "cache", "bots") != bots
    with (package / "games" / "layout.py").open("a") as layout:
        layout.write("# changed\n")
    assert folder_of(package, tmp_path / "cache", "games") != games


@pytest.mark.parametrize("seen", ["bots", "envs"])
def test_learning_digest_covers_the_layers_it_calls(package: Path, tmp_path: Path, seen: str) -> None:
    before = folder_of(package, tmp_path / "cache", "learn")
    (package / seen / "some.py").write_text("A = 1\n")
    assert folder_of(package, tmp_path / "cache", "learn") != before


def test_other_files_do_not_matter(package: Path, tmp_path: Path) -> None:
    before = folder_of(package, tmp_path / "cache")
    (package / "messages.py").write_text((package / "messages.py").read_text() + "# changed\n")
    (package / "games" / "notes.txt").write_text("no source")
    assert folder_of(package, tmp_path / "cache") == before


def test_code_with_checked_bounds_lies_elsewhere(tmp_path: Path) -> None:
    plain = folder_of(PACKAGE, tmp_path / "cache")
    checked = folder_of(PACKAGE, tmp_path / "cache", NUMBA_BOUNDSCHECK="1")
    assert plain != checked
    assert plain.parent == checked.parent


@pytest.mark.parametrize(
    ("module", "layer"),
    [
        ("courtcards.games.rules", "games"),
        ("courtcards.games.come_to_call.legal", "games"),
        ("courtcards.bots.greedy", "bots"),
        ("mine", "outside"),
        ("__main__", "outside"),
        ("courtcardsish.games", "outside"),
    ],
)
def test_every_module_belongs_to_a_layer(module: str, layer: str) -> None:
    assert compiled.layer_of(module) == layer


# Where it lies


def test_the_chosen_folder_is_used(package: Path, tmp_path: Path) -> None:
    cache = tmp_path / "a" / "b"
    assert folder_of(package, cache).parent == cache
    answer, folder = run(SMALL, package, COURTCARDS_CACHE=str(cache)).split(maxsplit=1)
    assert answer == "42"
    assert Path(folder).parent == cache
    assert list(Path(folder).rglob("*.nbi"))


def test_cache_defaults_to_the_user_folder(tmp_path: Path) -> None:
    folder = Path(run(FOLDER.format(layer="games"), XDG_CACHE_HOME=str(tmp_path), HOME=str(tmp_path)))
    assert tmp_path in folder.parents
    assert folder.parent.name == "courtcards"


def unwritable(tmp_path: Path) -> Path:
    """A folder that nobody can write to, not even who may do everything: it would lie below a file."""
    (tmp_path / "file").touch()
    return tmp_path / "file" / "cache"


def test_unwritable_folder_stops_no_game(tmp_path: Path) -> None:
    cache = str(unwritable(tmp_path))
    assert run(START, COURTCARDS_CACHE=cache, TMPDIR=str(tmp_path), NUMBA_DISABLE_JIT="1") == "played"


def test_folder_that_cannot_be_looked_into_is_replaced(tmp_path: Path) -> None:
    """Such as the home of another user; for who may look everywhere, a name that no file system takes."""
    settings = {"COURTCARDS_CACHE": f"{tmp_path}/{'x' * 300}", "TMPDIR": str(tmp_path)}
    assert Path(run(FOLDER.format(layer="games"), **settings)).parent.parent == tmp_path


def test_unwritable_folder_stops_no_compilation(package: Path, tmp_path: Path) -> None:
    answer, folder = run(SMALL, package, COURTCARDS_CACHE=str(unwritable(tmp_path)), TMPDIR=str(tmp_path)).split(
        maxsplit=1
    )
    assert answer == "42"
    assert Path(folder).parent.name.startswith("courtcards-")
    assert Path(folder).parent.parent == tmp_path


def test_fallback_folder_is_the_same_next_time(package: Path, tmp_path: Path) -> None:
    settings = {"COURTCARDS_CACHE": str(unwritable(tmp_path)), "TMPDIR": str(tmp_path)}
    first, second = (run(FOLDER.format(layer="games"), package, **settings) for _ in range(2))
    assert first == second


def test_fallback_folder_of_somebody_else_is_not_used(package: Path, tmp_path: Path) -> None:
    planted = tmp_path / f"courtcards-{os.getuid()}"
    planted.mkdir()
    planted.chmod(0o777)
    settings = {"COURTCARDS_CACHE": str(unwritable(tmp_path)), "TMPDIR": str(tmp_path)}
    assert planted not in Path(run(FOLDER.format(layer="games"), package, **settings)).parents


# Made in one place, used in another

PRUNE = "from courtcards import compiled; compiled.mark_warm()"
HITS = """
from courtcards.games.rng import next_word, rng_states
rng_states(1, 1)
print(sum(next_word.stats.cache_hits.values()), sum(next_word.stats.cache_misses.values()))
"""


def test_code_is_found_from_another_place_and_date(package: Path, tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    run(HITS, COURTCARDS_CACHE=cache)
    for file in package.rglob("*.py"):
        os.utime(file, (1, 1))
    assert run(HITS, package, COURTCARDS_CACHE=cache) == "1 0"


TARGET = """
from numba.core.registry import cpu_target
print(*map(repr, cpu_target.target_context.codegen().magic_tuple()[1:]))
"""


def image_cpu() -> str:
    """The processor that images are compiled for, and run with."""
    named = set(re.findall(r"NUMBA_CPU_NAME=(\S+)", (PACKAGE.parent / "deploy/Containerfile").read_text()))
    assert len(named) == 1
    return named.pop()


def test_image_code_depends_on_nothing_of_its_processor() -> None:
    """Any other name would keep the features of the machine that built the image, and others could not use the code."""
    assert run(TARGET, NUMBA_CPU_NAME=image_cpu()) == "'generic' ''"
    assert run(TARGET) != "'generic' ''"


def test_image_code_is_found_by_another_user_elsewhere(package: Path, tmp_path: Path) -> None:
    """Another path, other dates, a folder that cannot be written; and as somebody who may only read, where we can."""
    cache, settings = tmp_path / "cache", {"NUMBA_CPU_NAME": image_cpu(), "COURTCARDS_CACHE": str(tmp_path / "cache")}
    run(HITS + PRUNE, **settings)
    program = tmp_path / "program.py"
    program.write_text(HITS)
    for file in (*package.rglob("*.py"), *cache.rglob("*")):
        os.utime(file, (1, 1))
        file.chmod(0o555 if file.is_dir() else 0o444)
    command = (*only_reading(), sys.executable, str(program))
    done = subprocess.run(command, env=environment(package, HOME="/nonexistent", **settings), capture_output=True)
    for folder in (cache, *cache.rglob("*")):
        folder.chmod(0o755)
    assert done.stdout == b"1 0\n", done.stderr


def only_reading() -> tuple[str, ...]:
    """How to run a program as a user who may read everything and write nothing; empty if we cannot."""
    reading = ("--inh-caps=+dac_read_search", "--ambient-caps=+dac_read_search")
    command = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", *reading)
    if not shutil.which("setpriv") or subprocess.run((*command, "true"), capture_output=True).returncode:
        return ()
    return command


def test_complete_folder_may_be_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "_is_writable", lambda _: False)
    monkeypatch.setenv("COURTCARDS_CACHE", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    marker = tmp_path / compiled._folder_name("games") / compiled.COMPLETE
    marker.parent.mkdir()
    marker.write_text(compiled._processor())
    assert compiled._cache_root.__wrapped__() == tmp_path
    marker.unlink()
    assert compiled._cache_root.__wrapped__() != tmp_path


@pytest.mark.parametrize("baked", ["nothing", "other sources", "another processor"])
def test_folder_that_does_not_fit_is_explained(
    baked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setattr(compiled, "_is_writable", lambda folder: folder != cache and folder.mkdir(0o700) is None)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("COURTCARDS_CACHE", str(cache))
    if baked != "nothing":
        marker = (
            cache / (f"{7:016x}" if baked == "other sources" else compiled._folder_name("games")) / compiled.COMPLETE
        )
        marker.parent.mkdir(parents=True)
        marker.write_text("('riscv64-unknown-linux-gnu', 'other', '')")
    used = compiled._cache_root.__wrapped__()
    said = capsys.readouterr().err
    fits_not = "can’t be used" if baked == "nothing" else "another version of Court Cards or another processor"
    assert said.count("\n") == 1
    assert fits_not in said
    assert f"“{cache}”" in said
    assert "change COURTCARDS_CACHE, or run “courtcards compile”" in said
    assert os.environ["COURTCARDS_CACHE"] == str(used) != str(cache), "processes started from here would say it again"


# Keeping it small


def test_oldest_caches_are_dropped(package: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    for number in range(30):
        folder = cache / f"{number:016x}"
        folder.mkdir(parents=True)
        os.utime(folder, (number, number))
    run(PRUNE, package, COURTCARDS_CACHE=str(cache))
    left = {folder.name for folder in cache.iterdir()}
    assert len(left) == compiled.KEPT_CACHES
    assert folder_of(package, cache).name in left
    assert f"{29:016x}" in left


def test_folders_of_others_are_never_dropped(package: Path, tmp_path: Path) -> None:
    """Whoever names a folder they use for other things as well must not lose them."""
    cache = tmp_path / "home"
    precious = [cache / f"photos-{year}" for year in range(2000, 2020)]
    for folder in precious:
        folder.mkdir(parents=True)
        (folder / "photo.jpg").touch()
    run(PRUNE, package, COURTCARDS_CACHE=str(cache))
    assert [folder for folder in precious if not (folder / "photo.jpg").exists()] == []


# Games from outside

GAME = """
import numpy as np
from courtcards.compiled import compiled
from courtcards.games import verbs
from courtcards.games.dispatch import implement

STATE = np.dtype([("seat", "i1")])

@compiled
def next_seat(state):
    return state["seat"] + ADDED

ADDED = 1
implement(STATE, {verbs.next_seat: next_seat})
"""
ASK = """
import tiny_game
from courtcards.compiled import compiled
from courtcards.games.verbs import next_seat

@compiled
def ask(states):
    return next_seat(states[0])

import numpy as np
print(ask(np.zeros(1, tiny_game.STATE)))
"""


def test_changed_game_from_outside_is_compiled_again(tmp_path: Path) -> None:
    """Also where it is another file that calls it, and its record stays the same."""
    game, program = tmp_path / "tiny_game.py", tmp_path / "program.py"
    game.write_text(GAME)
    program.write_text(ASK)
    settings = {"COURTCARDS_CACHE": str(tmp_path / "cache"), "COURTCARDS_GAMES": "tiny_game"}
    assert run_file(program, PACKAGE, **settings) == "1"
    game.write_text(GAME.replace("ADDED = 1", "ADDED = 2"))
    assert run_file(program, PACKAGE, **settings) == "2"


def test_unannounced_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tiny_game.py").write_text(GAME)
    (tmp_path / "program.py").write_text(ASK)
    with pytest.raises(AssertionError, match="COURTCARDS_GAMES"):
        run_file(tmp_path / "program.py", PACKAGE, COURTCARDS_CACHE=str(tmp_path / "cache"))


SIDE_BY_SIDE = """
import sys
import numpy as np
from courtcards.compiled import compiled

@compiled
def size(states):
    return len(states) * states[0]["number"]

for width in range(1, 7):
    record = np.dtype([("number", "i8"), (f"of-{sys.argv[1]}", "i1", (width,))])
    states = np.zeros(3, record)
    states[0]["number"] = width
    assert size(states) == 3 * width, (sys.argv, width)
print(sum(size.stats.cache_misses.values()))
"""


def test_processes_that_compile_side_by_side_lose_nothing(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(SIDE_BY_SIDE)
    env = environment(PACKAGE, COURTCARDS_CACHE=str(tmp_path / "cache"))
    commands = [[sys.executable, str(program), name] for name in ("a", "b")]
    both = [subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL) for command in commands]
    assert [process.wait() for process in both] == [0, 0]
    again = [subprocess.run(command, env=env, capture_output=True, text=True, check=True) for command in commands]
    assert [done.stdout.strip() for done in again] == ["0", "0"]
