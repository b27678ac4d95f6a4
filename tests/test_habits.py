"""What everyone who works here relies on: the same tools, the same versions, targets that exist."""

from __future__ import annotations

import importlib.metadata
import json
import re
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
