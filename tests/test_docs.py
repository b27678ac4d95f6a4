"""Docs: what stands there works, and what can be done stands there."""

from __future__ import annotations

import inspect
import re
from dataclasses import MISSING
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml
from typer.testing import CliRunner

from courtcards.cli.main import make_app
from courtcards.games import GAMES, rules_of, verbs
from courtcards.messages import LANGUAGES, text
from courtcards.server.settings import SETTINGS, environment_variable
from deploy import site
from tests import settings_page

ROOT = Path(__file__).parent.parent
VARIABLE = re.compile(r"\bCOURTCARDS_[A-Z_]*[A-Z]\b|\bNUMBA_CPU_NAME\b")
DOCS = ROOT / "docs"
SITE = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def commands(group: Any, before: str = "") -> dict[str, Any]:
    """All commands by name, those of groups as `db backup`."""
    found: dict[str, Any] = {}
    for name, command in group.commands.items():
        found |= {before + name: command, **(commands(command, f"{name} ") if hasattr(command, "commands") else {})}
    return found


COMMANDS = commands(typer.main.get_command(make_app()))


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


def site_pages(nav: Any) -> list[str]:
    """All pages of the site's menu, in order."""
    if isinstance(nav, str):
        return [nav]
    return [page for part in (nav.values() if isinstance(nav, dict) else nav) for page in site_pages(part)]


def test_every_page_is_on_the_site() -> None:
    """`make docs` builds it and checks links and anchors; this needs no MkDocs."""
    pages = site_pages(SITE["nav"])
    there = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}
    there |= {site.place(target) for page in DOCS.rglob("*.md") for target in site.linked(page) if "/texts/" in target}
    assert sorted(pages) == sorted(there)


def test_players_read_the_same_in_every_language() -> None:
    for language in LANGUAGES:
        rules = site.linked(DOCS / f"play/{language}.md")
        assert rules == [f"courtcards/texts/{language}/{game}.md" for game in GAMES]
        heads = re.findall(r"^\*\*[^*]+\.\*\*", (DOCS / f"play/{language}.md").read_text("utf-8"), re.MULTILINE)
        assert len(heads) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_guide_names_buttons_as_the_page_does(language: str) -> None:
    guide = (DOCS / f"play/{language}.md").read_text("utf-8")
    for button in (
        "web-play-bots",
        "web-play-friends",
        "web-make-table",
        "web-leave",
        "web-take-back",
        "web-nav-games",
    ):
        assert f"**{text(button, language)}" in guide, button


def test_site_asks_nobody_else_for_anything() -> None:
    assert SITE["theme"]["font"] is False
    assert not {"repo_url", "extra_javascript", "extra_css"} & set(SITE)
    assert all("```mermaid" not in page.read_text("utf-8") for page in PAGES)  # its script would come from elsewhere


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_documented(name: str) -> None:
    page = (ROOT / "docs/commands.md").read_text("utf-8")
    assert f"## courtcards {name}" in page
    for parameter in COMMANDS[name].params:
        for option in parameter.opts:
            if option.startswith("-"):
                assert f"`{option}`" in page, option


@pytest.mark.parametrize("name", settings_page.PAGES)
def test_settings_are_documented_from_one_source(name: str) -> None:
    text = (settings_page.DOCS / name).read_text("utf-8")
    assert settings_page.page(name) == text, "run: python -m tests.settings_page"


def test_flags_variables_and_file_have_the_same_names() -> None:
    flags = {parameter.name: parameter for parameter in COMMANDS["serve"].params}
    assert [*flags] == ["config", *SETTINGS, "browser"]
    for name, parameter in flags.items():
        assert parameter.opts == [f"--{name.replace('_', '-')}"]
        assert parameter.envvar == environment_variable(name)
    for name, known in SETTINGS.items():
        default = None if known.default is MISSING else known.default
        assert flags[name].default == default, name


def test_every_environment_variable_is_documented() -> None:
    page = (ROOT / "docs/operating.md").read_text("utf-8")
    sources = [*(ROOT / "courtcards").rglob("*.py"), *(ROOT / "deploy").iterdir()]
    used = {name for file in sources if file.is_file() for name in VARIABLE.findall(file.read_text("utf-8"))}
    assert {name for name in used if f"`{name}`" not in page} == set()


def help_of(name: str) -> str:
    return CliRunner().invoke(make_app(), [*name.split(), "--help"], env={"COLUMNS": "300"}).output


@pytest.mark.parametrize("name", COMMANDS)
def test_every_help_ends_with_an_example(name: str) -> None:
    assert f"Example: courtcards {name}" in help_of(name).strip().splitlines()[-1]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_swallows_no_brackets(name: str) -> None:
    shown, command = help_of(name), COMMANDS[name]
    for written in (command.help, *(parameter.help for parameter in command.params)):
        assert all(part in shown for part in re.findall(r"\[.*?\]", written or ""))


@pytest.mark.parametrize("name", COMMANDS)
def test_help_shows_no_types_of_python(name: str) -> None:
    assert not re.search(r"<[A-Za-z]|\{", help_of(name))


def test_engine_functions_are_documented_with_their_arguments() -> None:
    section = (DOCS / "engine.md").read_text("utf-8").partition("## Rules, actions, observations")[2]
    rows = re.findall(r"^\| `(\w+)\(([^`]*)\)` \|", section, re.MULTILINE)
    documented = {name: words.split(", ") for name, words in rows}
    for game in GAMES:
        functions = {name: getattr(rules_of(game), name) for name in documented}
        known = {name: [*inspect.signature(function).parameters] for name, function in functions.items() if function}
        assert known == {name: documented[name] for name in known}
    shared = {name for name in vars(verbs) if getattr(rules_of(GAMES[0]), name, None) is getattr(verbs, name)}
    assert shared <= documented.keys()
    assert {"legal", "apply", "know", "determinize"} <= shared
