"""Docs: what stands there works, and what can be done stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer.main
from typer.testing import CliRunner

from courtcards.cli.main import app

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMANDS = typer.main.get_command(app).commands  # type: ignore[attr-defined]


def examples(page: Path) -> str:
    return "\n".join(re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)], ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    exec(compile(examples(page), str(page), "exec"), {})


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
    shown = CliRunner().invoke(app, [name, "--help"]).output
    assert f"Example: courtcards {name}" in shown.strip().splitlines()[-1]
