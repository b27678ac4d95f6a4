"""The browser's types are those of the server."""

from __future__ import annotations

import runpy
from pathlib import Path

GENERATOR = Path(__file__).parents[2] / "web" / "generate.py"


def test_the_browser_s_types_are_current() -> None:
    generator = runpy.run_path(str(GENERATOR))
    assert generator["TARGET"].read_text("utf-8") == generator["typescript"](), "run: python web/generate.py"
