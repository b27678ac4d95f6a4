"""What the browser client is made of: the server's types, texts that exist, and little script for the first page."""

from __future__ import annotations

import gzip
import re
import runpy
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from courtcards.messages import ENGLISH, TEXTS
from courtcards.server.client import BUILT

WEB = Path(__file__).parents[2] / "web"
ID = re.compile(r"""["'`](web-[a-z0-9-]*)((?:\$\{[^}]*\}[a-z0-9-]*)*)["'`]""")
SCRIPT = re.compile(r'(?:src|href)="(/assets/[^"]+\.js)"')
MOST_SCRIPT = 120 * 1024  # bytes, compressed


def test_the_browser_s_types_are_current() -> None:
    generator = runpy.run_path(str(WEB / "generate.py"))
    assert generator["TARGET"].read_text("utf-8") == generator["typescript"](), "run: python web/generate.py"


def sources() -> str:
    files = [file for kind in ("*.svelte", "*.ts") for file in (WEB / "src").rglob(kind)]
    return "\n".join(file.read_text("utf-8") for file in files)


def written() -> set[str]:
    body = FluentParser().parse((TEXTS / ENGLISH / "web.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_the_client_uses_every_text_of_its_own_and_misses_none() -> None:
    used = ID.findall(sources())
    whole = {id for id, rest in used if not rest}
    patterns = [re.compile(re.escape(id) + re.sub(r"\$\{[^}]*\}", "[a-z-]+", rest)) for id, rest in used if rest]
    assert whole <= written()
    assert {id for id in written() - whole if not any(pattern.fullmatch(id) for pattern in patterns)} == set()
    assert all(any(pattern.fullmatch(id) for id in written()) for pattern in patterns)


def test_the_first_page_needs_little_script() -> None:
    page = BUILT / "index.html"
    if not page.is_file():
        pytest.skip("the browser client is not built: make client")
    scripts = SCRIPT.findall(page.read_text("utf-8"))
    assert scripts
    assert sum(len(gzip.compress((BUILT / script[1:]).read_bytes())) for script in scripts) < MOST_SCRIPT
