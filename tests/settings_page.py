"""The settings of a server in `docs/operating.md` and `docs/commands.md`, made from the settings themselves.

`python -m tests.settings_page` writes both tables again; a test says whether they are current.
"""

from __future__ import annotations

import re
from dataclasses import MISSING
from pathlib import Path
from typing import Any

import typer.main

from courtcards.cli.main import make_app
from courtcards.server.settings import SETTINGS, environment_variable

DOCS = Path(__file__).parent.parent / "docs"
PAGES = {"operating.md": "settings", "commands.md": "flags"}
SERVE: Any = typer.main.get_command(make_app()).commands["serve"]  # type: ignore[attr-defined]


def sentence(help: str) -> str:
    """Help as it stands in a table, with names that people type in the font for them."""
    help = re.sub(r"(\w+://[A-Z/@]+|\b0\.0\.0\.0\b|\b127\.0\.0\.1\b)", r"`\1`", help.removesuffix("."))
    return help[0].lower() + help[1:] if help[:2].istitle() else help


def default_of(name: str) -> str:
    default = SETTINGS[name].default
    return "" if default is None or default is MISSING else f"`{default}`"


def limits_of(name: str) -> str:
    limits = SETTINGS[name].metadata
    return f"{limits['min']:,} to {limits['max']:,}" if "min" in limits else ""


def settings() -> str:
    """Every setting with its names, default and limits."""
    lines = ["| in the file | in the environment | default | limits | |", "|---|---|---|---|---|"]
    for name, known in SETTINGS.items():
        cells = (f"`{name}`", f"`{environment_variable(name)}`", default_of(name), limits_of(name))
        lines.append(f"| {' | '.join(cells)} | {sentence(known.metadata['help'])} |")
    return "\n".join(lines)


def flags() -> str:
    """Every flag of the command."""
    lines = ["| option | |", "|---|---|"]
    for parameter in SERVE.params:
        names = ", ".join(f"`{name}`" for name in (*parameter.opts, *parameter.secondary_opts))
        lines.append(f"| {names} | {sentence(parameter.help)} |")
    return "\n".join(lines)


def page(name: str) -> str:
    """A page with its table as it should be."""
    kind = PAGES[name]
    table = f"<!-- {kind} -->\n{settings() if kind == 'settings' else flags()}\n<!-- end -->"
    text = (DOCS / name).read_text("utf-8")
    return re.sub(rf"<!-- {kind} -->.*?<!-- end -->", lambda _: table, text, count=1, flags=re.DOTALL)


if __name__ == "__main__":
    for name in PAGES:
        (DOCS / name).write_text(page(name), "utf-8")
