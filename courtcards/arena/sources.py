"""Digests of everything outside the package that decides how bots play: results of changed bots must not be mixed."""

from __future__ import annotations

import ast
import functools
import hashlib
import importlib.util
import pickle
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

from courtcards.bots.entrants import is_own, read_spec
from courtcards.bots.own_bots import find
from courtcards.compiled import PACKAGE
from courtcards.errors import OptionError
from courtcards.messages import quote

INSTALLED = [Path(path) for path in {*sysconfig.get_paths().values(), sys.prefix}] + [PACKAGE]
FILES = "FILES"  # the list in a bot's module of the other files that it reads


def files_of(bots: Sequence[object]) -> dict[str, str]:
    """Digests of the weights, modules and named files of bots that have a name."""
    digests: dict[str, str] = {}
    for spec in bots:
        name, _ = read_spec(spec) if isinstance(spec, str) else ("", None)
        weights = name.partition("@")[2]
        if is_own(name):
            digests |= sources(find(name)[0])
        elif weights:
            digests[weights] = digest(Path(weights))
    return digests


def object_files(label: str, bot: object) -> dict[str, str]:
    """Digests of a bot that is an object: what it holds, and its modules.

    Empty for one that cannot be told from a changed one: it cannot be pickled, or its source is in no file.
    """
    maker = bot
    while isinstance(maker, functools.partial):
        maker = maker.func
    module = sys.modules.get(getattr(maker, "__module__", None) or type(maker).__module__)
    held = pickled(bot)
    if held is None or module is None or getattr(module, "__file__", None) is None:
        return {}
    return {label: hashlib.sha256(held).hexdigest()[:16]} | sources(module)


def pickled(bot: object) -> bytes | None:
    try:
        return pickle.dumps(bot)
    except Exception:  # of many kinds: this calls other people's code
        return None


def sources(module: ModuleType) -> dict[str, str]:
    """Digests of a bot's module, of those of its project that it imports anywhere, and of the files that it names."""
    digests: dict[str, str] = {}
    waiting = [(module.__name__, getattr(module, "__package__", None), Path(module.__file__ or PACKAGE))]
    while waiting:
        name, package, file = waiting.pop()
        if name not in digests and is_own_file(file):
            content = file.read_bytes()
            digests[name] = digest(file)
            waiting += imported(package or "", content)
    return dict(sorted(digests.items())) | named_files(module)


def named_files(module: ModuleType) -> dict[str, str]:
    named, folder = getattr(module, FILES, None), Path(module.__file__ or PACKAGE).parent
    if not isinstance(named, list | tuple):
        return {}
    for name in named:
        if not (folder / name).is_file():
            raise OptionError("arena-no-file", path=quote(str(name)))
    return {str(name): digest(folder / name) for name in named}


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def is_own_file(file: Path) -> bool:
    return not any(file.is_relative_to(folder) for folder in INSTALLED)


def imported(package: str, content: bytes) -> Iterator[tuple[str, str, Path]]:
    """The modules that a source imports, at its top or later: name, package and file."""
    names: set[str] = set()
    with suppress(ImportError, SyntaxError, ValueError):  # of a module that could not be imported either
        for node in ast.walk(ast.parse(content)):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                base = "." * node.level + (node.module or "")
                absolute = importlib.util.resolve_name(base, package) if node.level else base
                names |= {absolute, *(f"{absolute}.{alias.name}" for alias in node.names)}
    for name in sorted(names):
        for spec in lookup(name):
            if spec.origin and spec.origin.endswith(".py"):
                yield spec.name, spec.parent or "", Path(spec.origin)


def lookup(name: str) -> Iterator[ModuleSpec]:
    """Where a module and the packages around it lie. Nothing is imported: that could take seconds."""
    whole, *inside = name.split(".")
    spec = None
    with suppress(ImportError, ValueError):
        spec = importlib.util.find_spec(whole)
    while spec is not None:
        yield spec
        if not inside or spec.submodule_search_locations is None:
            return
        whole = f"{whole}.{inside.pop(0)}"
        spec = PathFinder.find_spec(whole, spec.submodule_search_locations)
