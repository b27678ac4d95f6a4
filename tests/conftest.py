"""What all tests share: nothing of the person who runs them is read or written, and CI skips none."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from courtcards.messages import ENGLISH, current_language

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

# Tests run side by side, each with threads for all cores: who waits must not keep a core busy. Read when threads start.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

# A shell lets its background jobs ignore Ctrl-C, and so do the programs they start. Some tests interrupt theirs.
signal.signal(signal.SIGINT, signal.default_int_handler)


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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real servers and browsers on a busy machine: a scene may miss its time once, and is named. Twice is a fault.

    Long checks get no second try: it would start them again.
    """
    for item in items:
        if item.path.parent.name in ("server", "web") and "COURTCARDS_LONGEST" not in os.environ:
            item.add_marker(pytest.mark.flaky(reruns=1))


def refuse_skip(report: Report) -> Report:
    """With `COURTCARDS_CI` set a test that is skipped has failed: there everything is installed."""
    if os.environ.get("COURTCARDS_CI") and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome, report.longrepr = "failed", f"No test may be skipped here. {why}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return refuse_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return refuse_skip((yield))
