"""The browser client in a wheel is always the one of its sources."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def build() -> Any:
    spec = importlib.util.spec_from_file_location("client_build", ROOT / "web/build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path, build: Any) -> Path:
    """A folder with sources, and the client that was built from them."""
    sources = ("web/src/main.ts", "web/package.json", "web/public/art/king.svg", "courtcards/texts/en/web.ftl")
    for name in (*sources, build.CLIENT / "index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one")
    (tmp_path / build.CLIENT / build.MARK).write_text(build.digest(tmp_path))
    return tmp_path


def test_client_of_these_sources_is_kept(build: Any, checkout: Path) -> None:
    for name in ("web/node_modules/installed.js", "web/art/draw.py", "web/__pycache__/build.pyc"):
        (checkout / name).parent.mkdir()
        (checkout / name).write_text("no source")
    assert build.is_current(checkout)


@pytest.mark.parametrize(
    "name", ["web/src/main.ts", "courtcards/texts/en/web.ftl", "web/src/new.ts", "web/public/art/king.svg"]
)
def test_changed_source_makes_the_client_old(build: Any, checkout: Path, name: str) -> None:
    (checkout / name).write_text("two")
    assert not build.is_current(checkout)


def test_missing_client_is_built(build: Any, checkout: Path) -> None:
    (checkout / build.CLIENT / "index.html").unlink()
    assert not build.is_current(checkout)


def test_removed_source_and_unmarked_client_are_old(build: Any, checkout: Path) -> None:
    (checkout / "web/src/main.ts").unlink()
    assert not build.is_current(checkout)
    (checkout / build.CLIENT / build.MARK).unlink()
    assert not build.is_current(checkout)
