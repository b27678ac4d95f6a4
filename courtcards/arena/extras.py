"""Packages that only some uses need."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from courtcards.errors import OptionError

EXTRAS = {
    "openskill": "arena",
    "matplotlib": "arena",
    "ray": "ray",
    "torch": "train",
}  # package → the extra that brings it


def has(package: str) -> bool:
    return importlib.util.find_spec(package) is not None


def need(module: str) -> Any:
    """The module of an optional package, or OptionError with how to install it."""
    package = module.split(".")[0]
    if not has(package):
        raise OptionError("arena-extra", package=package, extra=EXTRAS[package])
    return importlib.import_module(module)
