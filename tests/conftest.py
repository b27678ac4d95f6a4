"""What all tests share: nothing of the person who runs them is read or written."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The unfinished game of each test lies in a folder of its own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("COURTCARDS_DATA", str(folder))
    return folder
