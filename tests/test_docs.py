"""Docs: what stands there works, and what can be done stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner

from courtcards.cli.main import app

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def commands(group: Any, before: str = "") -> dict[str, Any]:
    """All commands by name, those of groups as `db backup`."""
    found: dict[str, Any] = {}
    for name, command in group.commands.items():
        found |= {before + name: command, **(commands(command, f"{name} ") if hasattr(command, "commands") else {})}
    return found


COMMANDS = commands(typer.main.get_command(app))


def examples(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)], ids=lambda page: page.name)
def test_every_example_runs_by_itself(page: Path) -> None:
    for number, example in enumerate(examples(page), 1):
        exec(compile(example, f"{page.name}, example {number}", "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / link).exists(), link


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_documented(name: str) -> None:
    page = (ROOT / "docs/commands.md").read_text("utf-8")
    assert f"## courtcards {name}" in page
    for parameter in COMMANDS[name].params:
        for option in parameter.opts:
            if option.startswith("-"):
                assert f"`{option}`" in page, option


@pytest.mark.parametrize("name", COMMANDS)
def test_every_help_ends_with_an_example(name: str) -> None:
    shown = CliRunner().invoke(app, [*name.split(), "--help"]).output
    assert f"Example: courtcards {name}" in shown.strip().splitlines()[-1]
