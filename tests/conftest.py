"""What all tests share: nothing of the person who runs them is read or written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from courtcards.messages import ENGLISH, current_language


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The unfinished game of each test lies in a folder of its own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("COURTCARDS_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever language the machine speaks, and whatever a test chose before."""
    monkeypatch.setenv("COURTCARDS_LANGUAGE", ENGLISH)
    before = current_language.set(ENGLISH)
    yield
    current_language.reset(before)
