"""A library stays quiet: nothing is printed and nothing started, unless compiling takes a while."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

NO_PROCESS = """
import subprocess, sys
def refuse(*args, **more): sys.exit("a process was started")
subprocess.Popen = refuse
"""
NO_COMPILING = """
from courtcards import warmup
def stop(*games): sys.exit(7)
warmup.warm_up = stop
"""
GAME = "courtcards.new_game('call-to-glory', players=2, seed=1)"


def run(code: str, cache: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a program on a machine where nothing was compiled before."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("COURTCARDS", "NUMBA"))}
    environment = {**clean, "COURTCARDS_CACHE": str(cache), **settings}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def test_importing_is_quiet_where_nothing_is_compiled(tmp_path: Path) -> None:
    done = run(f"{NO_PROCESS}\nimport courtcards, courtcards.bots, courtcards.arena", tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_game_that_needs_no_compiling_is_quiet(tmp_path: Path) -> None:
    done = run(f"{NO_PROCESS}\nimport courtcards\n{GAME}", tmp_path, NUMBA_DISABLE_JIT="1")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_compiling_is_announced_on_standard_error(tmp_path: Path) -> None:
    done = run(f"import sys, courtcards\n{NO_COMPILING}\n{GAME}", tmp_path)
    assert done.returncode == 7
    assert done.stdout == ""
    assert "Compiling" in done.stderr


def test_command_without_a_terminal_says_that_it_compiles(tmp_path: Path) -> None:
    command = "from courtcards.cli.main import main\nsys.argv = ['courtcards', 'simulate', '--games', '1']\nmain()"
    done = run(f"import sys\n{NO_COMPILING}\n{command}", tmp_path)
    assert done.returncode == 7
    assert done.stdout == ""
    assert "Compiling" in done.stderr
