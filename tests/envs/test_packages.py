"""Who lacks a package is told which one, and how to install it."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [("gymnasium", "gymnasium", "envs"), ("pettingzoo", "pettingzoo", "envs"), ("openspiel", "pyspiel", "openspiel")],
)
def test_a_missing_package_is_named(module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"courtcards.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf"pip install 'courtcards\[{extra}\]'"):
        importlib.import_module(f"courtcards.envs.{module}")


def test_batches_need_no_optional_package() -> None:
    check = "import courtcards.envs, sys; assert not {'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", check], check=True)
