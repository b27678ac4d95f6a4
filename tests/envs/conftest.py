"""Where a package is not installed, the tests of its environment are left out."""

from __future__ import annotations

import importlib.util

NEEDED = {"test_gymnasium.py": "gymnasium", "test_openspiel.py": "pyspiel", "test_pettingzoo.py": "pettingzoo"}

collect_ignore = [file for file, package in NEEDED.items() if importlib.util.find_spec(package) is None]
