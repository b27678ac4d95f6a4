"""The first start on a machine: nobody waits for the compiler, and nothing is compiled twice."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import courtcards
from courtcards import compiled
from courtcards.precompile import FIRST, NICE, Part, compile_all, compiling
from tests.server.people import Closed, visitors
from tests.server.process import serving, wait_for_port

PACKAGE = Path(courtcards.__file__).parent


async def test_first_moves_are_played_where_nothing_is_compiled(database: str, tmp_path: Path) -> None:
    with serving(database, bots=True, COURTCARDS_CACHE=str(tmp_path / "empty")) as server:
        async with visitors(server.url) as house:
            ada = await house.person()
            table = await ada.make("come-to-call", 2, [None, "page"], first=0, bot_pace=0)
            await ada.sit(table, 0)
            connection = await ada.connect(table)
            while not any(step["event"].get("seat") == 1 for step in connection.shown["steps"]):
                await (connection.play(connection.legal[0]) if connection.legal else connection.hear())


async def test_bot_that_is_not_ready_says_so(database: str, tmp_path: Path) -> None:
    environment = {"COURTCARDS_CACHE": str(tmp_path / "empty"), "COMPILED": str(tmp_path / "compiled")}
    with serving(database, module="tests.server.short_compilation", **environment) as server:
        async with visitors(server.url) as house:
            ada = await house.person()
            table = await ada.make("call-to-glory", 2, [None, "sovereign"], first=1)
            await ada.sit(table, 0)
            connection = await ada.connect(table)
            said = await connection.until(lambda message: message["type"] == "preparing")
    assert said["levels"] == ["sovereign"]


async def test_compiled_server_takes_over_during_a_game(database: str, tmp_path: Path) -> None:
    finished = tmp_path / "compiled"
    with serving(database, module="tests.server.short_compilation", COMPILED=str(finished)) as server:
        async with visitors(server.url) as house:
            table, people, connections = await house.connected(first=0)
            await connections[0].play(connections[0].legal[0])
            version = connections[0].version
            finished.touch()
            with pytest.raises(Closed) as closed:
                await connections[0].until(lambda _: False)
            assert closed.value.code == 1012
        while server.log.count('"event": "settings"') < 2:
            await asyncio.sleep(0.1)
        wait_for_port(server.port, server._process)
        async with visitors(server.url) as house:
            back = await people[0].at(house).connect(table)
            assert back.version == version
            await back.play(back.legal[0])
            assert back.version == version + 1


ONCE = """
import sys, time
from courtcards import warmup

def compile():
    time.sleep(1)
    with open(sys.argv[1], "a") as file:
        file.write("compiled\\n")

warmup.once("games", "table", "some-game", compile)
assert warmup.is_done("games", "table", "some-game")
"""


class Niceness(Part):
    """Reports how nice the process is that should compile it, in place of seconds."""

    def compile(self) -> float:
        return os.nice(0)


def test_only_compiling_beside_a_server_gives_way() -> None:
    seen: list[float] = []
    compile_all((Niceness("table", "come-to-call"),), lambda _, niceness: seen.append(niceness))
    with compiling((Niceness("table", "come-to-call"),)) as futures:
        seen += [future.result() for future in futures]
    assert seen == [os.nice(0), min(os.nice(0) + NICE, 19)]


def test_cold_starts_share_the_work(tmp_path: Path) -> None:
    environment = {**os.environ, "COURTCARDS_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-c", ONCE, str(tmp_path / "log")]
    both = [subprocess.Popen(command, env=environment) for _ in range(2)]
    assert [process.wait() for process in both] == [0, 0]
    assert (tmp_path / "log").read_text() == "compiled\n"


BAKED = """
import gc, json
from numba.core.dispatcher import Dispatcher
from courtcards import compiled, new_game, precompile
from courtcards.arena.plan import read_plan
from courtcards.arena.runner import runner_of
from courtcards.bots import Budget, play_out
from courtcards.games import GAMES
from courtcards.review import Depth, analyze

compiled._is_writable = lambda folder: False  # even for those whom no permission stops
parts = [part for part in precompile.PARTS if part.what != "envs"]
assert all(part.done for part in parts)
new_game("call-to-glory", players=2, tasks=True)
for game in GAMES:
    table = new_game(game, players=3, seed=8)
    play_out(table, {0: "search", 1: "neural", 2: "scripted"}, rng=1, budget=Budget(samples=1))
    analyze(table.record(), depth=Depth(first=2, close=2, doubtful=2))
    runner_of(json.dumps(read_plan(("search", "neural"), game, 2, 0, False, {}, True).as_json()))
ours = [found for found in gc.get_objects() if isinstance(found, Dispatcher)
        and found.__module__.startswith("courtcards")]
print(sum(sum(found.stats.cache_misses.values()) for found in ours), compiled.cache_folder("games").parent)
"""


def another_user() -> str | None:
    """Somebody who may write nothing here, where we may become that one and they may run this Python."""
    try:
        subprocess.run([sys.executable, "-c", ""], user="nobody", check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return "nobody"


def test_baked_cache_compiles_nothing_elsewhere(tmp_path: Path) -> None:
    """Another path, other dates, another user, and a folder that cannot be written: as in an image."""
    cache, package = tmp_path / "cache", tmp_path / "elsewhere" / "courtcards"
    for layer in ("games", "bots"):
        folder = compiled.cache_folder(layer)
        shutil.copytree(folder, cache / folder.name, ignore=shutil.ignore_patterns("*.lock"))
        (cache / folder.name / compiled.COMPLETE).touch()
    shutil.copytree(PACKAGE, package, copy_function=shutil.copy, ignore=shutil.ignore_patterns("client", "__pycache__"))
    for path in [tmp_path, *tmp_path.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    clean = {name: value for name, value in os.environ.items() if not name.startswith("COURTCARDS")}
    environment = {**clean, "COURTCARDS_CACHE": str(cache), "PYTHONPATH": str(package.parent), "HOME": "/nonexistent"}
    try:
        done = subprocess.run(
            [sys.executable, "-c", BAKED], env=environment, cwd="/", user=another_user(), capture_output=True, text=True
        )
    finally:
        for path in [tmp_path, *tmp_path.rglob("*")]:
            path.chmod(0o755)
    assert done.stdout.split() == ["0", str(cache)], done.stderr
    assert FIRST
