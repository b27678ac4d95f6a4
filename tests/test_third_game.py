"""Games are not named outside their own folders, and one that comes from outside plays everywhere."""

from __future__ import annotations

import ast
import dataclasses
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from courtcards.compiled import PACKAGE
from courtcards.games import GAMES, rules_of
from courtcards.games.rules import Rules

ROOT = PACKAGE.parent


def test_game_from_outside_plays_everywhere() -> None:
    announced = {**os.environ, "COURTCARDS_GAMES": "tests.highest_card"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/highest_card/plays.py"]
    done = subprocess.run(command, cwd=ROOT, env=announced, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_page_shows_the_code_of_the_game() -> None:
    page, code = (ROOT / name for name in ("docs/adding-a-game.md", "tests/highest_card/__init__.py"))
    shown = re.findall(r"^```py\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(shown) > 5
    for excerpt in shown:
        assert excerpt in code.read_text("utf-8")


def test_page_names_all_that_rules_ask_for() -> None:
    page = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    needed = [field.name for field in dataclasses.fields(Rules)]
    assert [name for name in needed if f"`{name}`" not in page and f"{name}=" not in page] == []


# Who names a game

NAMED = re.compile(r"call.to.glory|come.to.call|glory|CallToGlory|ComeToCall", re.IGNORECASE)
NAMES = [name for rules in map(rules_of, GAMES) for name in (rules.bots, rules.review) if name]
OWN = [PACKAGE / "games" / id.replace("-", "_") for id in GAMES] + [ROOT / name.replace(".", "/") for name in NAMES]


def names_in(file: Path) -> list[str]:
    """What the code of a module names: imports, constants and names, but not what its docstrings say."""
    tree = ast.parse(file.read_text("utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                found.append(text)
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.ImportFrom(module=str(text)):
                found.append(text)
            case ast.FunctionDef(name=text) | ast.ClassDef(name=text) | ast.alias(name=text):
                found.append(text)
    return [text for text in found if NAMED.search(text)]


def test_only_game_folders_name_a_game() -> None:
    files = [
        file for file in PACKAGE.rglob("*.py") if not any(own in (file.with_suffix(""), *file.parents) for own in OWN)
    ]
    assert [file.relative_to(PACKAGE).as_posix() for file in files if names_in(file)] == []


def test_import_contract_covers_all_other_modules() -> None:
    written = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    contract = next(one for one in written if one["name"] == "A game is reached through its Rules")
    for file in PACKAGE.rglob("*.py"):
        name = ".".join(file.relative_to(ROOT).with_suffix("").parts)
        inner = PACKAGE / "games" in file.parents or file.name in ("__init__.py", "__main__.py")
        if not inner and not any(own in (file.with_suffix(""), *file.parents) for own in OWN):
            assert any(f"{name}.".startswith(f"{source}.") for source in contract["source_modules"]), name


def test_no_page_of_the_client_names_a_game() -> None:
    """Except in the games' own folders; the generated types of the protocol and unit tests may."""
    source, made = ROOT / "web/src", ROOT / "web/src/lib/protocol.ts"
    files = [file for file in source.rglob("*") if file.suffix in (".ts", ".svelte", ".css", ".html")]
    others = [file for file in files if source / "games" not in file.parents and ".test." not in file.name]
    naming = [file.name for file in others if file != made and NAMED.search(file.read_text("utf-8"))]
    assert len(others) > 50
    assert naming == []
