"""What everyone who works here relies on: the same tools, the same versions, targets that exist."""

from __future__ import annotations

import ast
import importlib.metadata
import json
import re
from collections import defaultdict
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent
HOOKS = {
    hook["id"]: hook
    for repo in yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"]
    for hook in repo["hooks"]
}
MAKEFILE = (ROOT / "Makefile").read_text()


def locked(name: str) -> str:
    found = re.search(rf"^{name}==(\S+)", (ROOT / "requirements-test.lock").read_text(), re.MULTILINE)
    assert found, f"{name} is not in requirements-test.lock"
    return found[1]


HASHED = [path for path in sorted(ROOT.glob("requirements*.lock")) if path.name != "requirements-torch.lock"]


def pins(lock: Path) -> dict[str, list[str]]:
    """The lines of each package in a lock file: its version, and hashes of what may be installed."""
    entries = re.split(r"(?<!\\)\n", lock.read_text().strip())
    return {entry.split(" ", 1)[0]: entry.split() for entry in entries}


@pytest.mark.parametrize("lock", HASHED, ids=lambda path: path.name)
def test_every_pin_has_hashes_and_no_address(lock: Path) -> None:
    for pin, words in pins(lock).items():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+", pin)
        assert any(re.fullmatch("--hash=sha256:[0-9a-f]{64}", word) for word in words), pin
    assert "://" not in lock.read_text()


def test_one_lock_installs_on_top_of_another() -> None:
    players, server, developers = (pins(ROOT / f"requirements{name}.lock") for name in ("", "-server", "-test"))
    assert players.keys() <= server.keys() <= developers.keys()


def test_hooks_run_only_locked_tools() -> None:
    for hook in HOOKS.values():
        assert hook["language"] == "system", "a hook with packages of its own has versions of its own"
        assert hook["entry"].startswith((".venv/bin/", "npm --silent --prefix web run "))


@pytest.mark.parametrize("tool", ["ruff", "mypy", "import-linter"])
def test_installed_linters_are_the_locked_ones(tool: str) -> None:
    assert importlib.metadata.version(tool) == locked(tool)


def test_every_hook_is_part_of_make_check() -> None:
    lint = MAKEFILE.partition("\nlint:")[2].partition("\n\n")[0]
    for hook in HOOKS.values():
        command = hook["entry"].replace(" --force-exclude", "").replace(".venv/bin/", "$(BIN)/")
        assert command.replace("npm --silent --prefix web", "$(NPM)") in lint, hook["id"]


def test_web_linters_have_one_locked_version() -> None:
    asked = json.loads((ROOT / "web/package.json").read_text())["devDependencies"]
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    for tool in ("prettier", "eslint"):
        assert asked[tool] == packages[f"node_modules/{tool}"]["version"]


def test_every_make_target_is_listed_and_phony() -> None:
    described = set(re.findall(r"^([a-z-]+):.*## ", MAKEFILE, re.MULTILINE))
    phony = set(re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[0].split())
    assert described == phony


def test_extras_for_tests_are_locked() -> None:
    extras = (ROOT / "pyproject.toml").read_text().partition("\ntest = [")[2].partition("]")[0]
    for name in re.findall(r'"([\w-]+)', extras):
        locked(name)


def lines_of(file: Path) -> list[tuple[int, str]]:
    """The lines of a module by their numbers, without imports, comments and lone brackets."""
    text = file.read_text("utf-8")
    imports = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]
    imported = {number for node in imports for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if number not in imported]
    return [(number, line) for number, line in lines if re.search(r"\w", line) and not line.startswith("#")]


def test_no_six_lines_stand_twice() -> None:
    places = defaultdict(list)
    for file in sorted((ROOT / "courtcards").rglob("*.py")):
        lines = lines_of(file)
        for start in range(len(lines) - 5):
            passage = tuple(line for _, line in lines[start : start + 6])
            places[passage].append(f"{file.relative_to(ROOT)}:{lines[start][0]}")
    assert [found for found in places.values() if len(found) > 1] == []


def test_server_writes_json_in_one_place() -> None:
    """Except for the schema, which a command prints, and migrations, which never change."""
    files = [file for file in (ROOT / "courtcards/server").rglob("*.py") if "migrations" not in file.parts]
    writing = [file.name for file in files if re.search(r"\b(orjson|json)\.dumps", file.read_text("utf-8"))]
    assert sorted(writing) == ["encode.py", "schema.py"]


def test_names_of_tests_have_three_to_eight_words() -> None:
    files = sorted((ROOT / "tests").rglob("*.py"))
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    functions = [node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    tests = [name for name in functions if name.startswith("test_")]
    assert [name for name in tests if not 3 <= name.count("_") <= 8] == []


def test_one_term_for_a_set_in_each_language() -> None:
    """As `docs/languages.md` has it: Satz, série; and French says vous."""
    other = {"de": r"\bSets?\b", "fr": r"\b([Gg]roupes?|[Tt]u|[Tt]oi|[Tt]on|[Tt]es)\b"}
    for language, words in other.items():
        for file in (ROOT / "courtcards/texts" / language).iterdir():
            said = re.sub(r"\{[^}]*\}|^[\w-]+ =|^#.*$", "", file.read_text("utf-8"), flags=re.MULTILINE)
            assert re.findall(words, said) == [], file
