"""A server runs on every platform that Python and numba run on, not only on Linux."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import courtcards
from tests.server.people import play_to_the_end, visitors
from tests.server.process import serving

PACKAGE = Path(courtcards.__file__).parent
NOT_EVERYWHERE = {
    "curses",
    "fcntl",
    "grp",
    "httptools",
    "posix",
    "pty",
    "pwd",
    "resource",
    "syslog",
    "termios",
    "uvloop",
}


def imported(source: str) -> Iterator[str]:
    """The modules that a source imports, wherever in it, except where it can do without."""
    tree = ast.parse(source)
    spared = {id(node) for tried in ast.walk(tree) if can_fail(tried) for node in ast.walk(tried)}
    for node in ast.walk(tree):
        if id(node) in spared:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def can_fail(node: ast.AST) -> bool:
    """Whether an import in here may fail."""
    caught = [ast.unparse(handler.type or node) for handler in node.handlers] if isinstance(node, ast.Try) else []
    return any(name in ("ImportError", "ModuleNotFoundError") for name in caught)


def test_nothing_imports_what_some_platforms_lack() -> None:
    found = {
        (path.relative_to(PACKAGE).as_posix(), name)
        for path in PACKAGE.rglob("*.py")
        for name in imported(path.read_text("utf-8"))
        if name.split(".")[0] in NOT_EVERYWHERE
    }
    assert found == set()


def test_processes_are_never_forked() -> None:
    """Windows cannot, macOS should not, and a fork after compiled code has run may hang."""
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text("utf-8")
        assert "os.fork" not in source, path
        if "ProcessPoolExecutor(" in source or "multiprocessing" in set(imported(source)):
            assert 'get_context("spawn")' in source, path


async def test_game_is_played_without_httptools_and_uvloop(database: str) -> None:
    with serving(database, module="tests.server.plain_platform") as server:
        async with visitors(server.url) as house:
            _, _, connections = await house.connected(quick=True)
            await play_to_the_end(connections)
            assert all(connection.ended for connection in connections)
