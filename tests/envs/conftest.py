"""Where a package is not installed, the tests of its environment are skipped, and say so."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable
from pathlib import Path

import pytest

# Files of tests, the package that each needs, and what to install to have it.
NEEDED = {
    "test_gymnasium.py": ("gymnasium", "envs"),
    "test_openspiel.py": ("pyspiel", "openspiel"),
    "test_pettingzoo.py": ("pettingzoo", "envs"),
}


class Missing(pytest.Module):
    """A file of tests that cannot be read."""

    def collect(self) -> Iterable[pytest.Item]:
        package, extra = NEEDED[self.path.name]
        why = f"{package} is not installed: pip install 'courtcards[{extra}]' to test it"
        pytest.skip(why, allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    package, _ = NEEDED.get(module_path.name, ("", ""))
    if not package or importlib.util.find_spec(package) is not None:
        return None
    missing: pytest.Module = Missing.from_parent(parent, path=module_path)
    return missing
