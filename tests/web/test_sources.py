"""What the browser client is made of: the server's types, and texts that exist."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, ast

from courtcards.messages import ENGLISH, TEXTS
from tests.server.process import miss

WEB = Path(__file__).parents[2] / "web"
ID = re.compile(r"""["'`](web-[a-z0-9-]*)((?:\$\{[^}]*\}[a-z0-9-]*)*)["'`]""")
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9-]*)["'`]""")
STUDY_FILES = re.compile(r"STUDY_FILES = \[(.*)\]")  # of texts, in texts-plugin.ts
STUDIED = re.compile(r"""studied\(import\("\./(pages/\w+\.svelte)"\)\)""")  # pages that load them, in App.svelte
EXAMPLE = "review/Example.svelte"  # in the rules, which do not
NAMED_BY_THE_SERVER = {"web-points", "web-favor", "web-starter", "web-dealer"}  # in what it says about its games


def test_types_match_the_server() -> None:
    if not (WEB / "node_modules").is_dir():
        miss("the tools of the client are not there: run “make client”")
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    generator = ["node", "generate.mjs", "--check"]
    ran = subprocess.run(generator, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def files() -> list[Path]:
    return [file for kind in ("*.svelte", "*.ts") for file in (WEB / "src").rglob(kind)]


def sources() -> str:
    return "\n".join(file.read_text("utf-8") for file in files())


def ids(*names: str) -> set[str]:
    """The ids of all texts in English files."""
    texts = [file.read_text("utf-8") for name in names for file in (TEXTS / ENGLISH).glob(name)]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def written() -> set[str]:
    return {id for id in ids("*.ftl") if id.startswith("web-")}


def test_every_text_exists_and_is_used() -> None:
    used = [(id, rest) for id, rest in ID.findall(sources()) if id != "web-"]
    whole = {id for id, rest in used if not rest} | NAMED_BY_THE_SERVER
    patterns = [re.compile(re.escape(id) + re.sub(r"\$\{[^}]*\}", "[a-z-]+", rest)) for id, rest in used if rest]
    assert whole <= written()
    assert {id for id in written() - whole if not any(pattern.fullmatch(id) for pattern in patterns)} == set()
    assert all(any(pattern.fullmatch(id) for id in written()) for pattern in patterns)


def test_texts_for_study_are_used_there_only() -> None:
    found = STUDY_FILES.search((WEB / "texts-plugin.ts").read_text("utf-8"))
    assert found
    study = ids(*re.findall(r"[\w.-]+", found[1]))
    pages = set(STUDIED.findall((WEB / "src/App.svelte").read_text("utf-8")))
    assert {"pages/Review.svelte", "pages/Daily.svelte"} <= pages
    used = {
        str(file.relative_to(WEB / "src")) for file in files() if study & set(QUOTED.findall(file.read_text("utf-8")))
    }
    elsewhere = {name for name in used - pages if not name.startswith("review/") or name == EXAMPLE}
    assert {name for name in elsewhere if not name.endswith(".test.ts")} == set()
