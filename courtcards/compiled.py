"""The one decorator that compiles rules, and the cache behind it.

numba's own cache looks at the file of the function alone and goes stale when a function or a constant in *another*
file changes. So every layer keeps its machine code in a folder named after the digest of the sources it can see: its
own, those of the layers it calls, and those of games from outside this package, which are known before they are loaded.
Neither the place of the sources nor their dates count: a cache can be made in one place and used in another.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs
from filelock import FileLock
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.registry import cpu_target

from courtcards.forking import refuse_if_cut_off
from courtcards.messages import text

config: Any = numba.config  # its settings are not typed

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent
GAME_GROUP = "courtcards.games"  # entry points of games from outside: id = "module"
GAME_VARIABLE = "COURTCARDS_GAMES"  # more of them: modules, separated by commas
KEPT_CACHES = 24
SEEN = {"learn": ("bots", "envs")}  # layers whose compiled functions another calls, besides those of the rules
COMPLETE = "complete"  # the file that says for which processor everything was compiled
CACHE_NAME = re.compile(r"(checked-)?[0-9a-f]{16}")


def compiled(function: F) -> F:
    """Compile a plain function of the rules; it runs without Python's lock and from the cache where there is one."""
    return _compile(function)


def compiled_parallel(function: F) -> F:
    """The same, with `numba.prange` loops spread over the cores: for calls from Python, which may have been forked."""
    dispatcher = _compile(function, parallel=True)

    @functools.wraps(function)
    def call(*args: Any, **named: Any) -> Any:
        refuse_if_cut_off()
        return dispatcher(*args, **named)

    return cast(F, call)


def compiled_inline(function: F) -> F:
    """The same, copied into its callers: for functions so short that calling them would cost more than running them."""
    return _compile(function, inline=True)


def compiled_brief(function: F) -> F:
    """The same, but it keeps Python's lock: for calls too short to let another thread run."""
    return _compile(function, nogil=False)


def plain(function: F) -> F:
    """The function as it was written. Called from Python, a short one finishes before a compiled one has begun."""
    return cast(F, getattr(function, "py_func", function))


def _compile(function: F, parallel: bool = False, inline: bool = False, nogil: bool = True) -> F:
    dispatcher: Any = numba.njit(
        nogil=nogil,
        error_model="numpy",
        parallel=parallel,
        forceinline=inline,  # also if it is False: otherwise it would be inherited from the caller
    )(function)
    if not config.DISABLE_JIT:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(cache_folder(layer_of(function.__module__)))
        try:
            dispatcher._cache = SharedCache(function)  # type: ignore[no-untyped-call]
        finally:
            config.CACHE_DIR = before
    return cast(F, dispatcher)


class Locator(UserProvidedCacheLocator):
    """Where the machine code of a module lies: under its name in this package, wherever that is installed."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        folder = Path(py_file).parent
        if folder.is_relative_to(PACKAGE):
            return folder.relative_to(PACKAGE).as_posix().replace("/", ".")
        return cast(str, super().get_suitable_cache_subpath(py_file))  # type: ignore[no-untyped-call]

    def ensure_cache_path(self) -> None:
        Path(self._cache_path).mkdir(parents=True, exist_ok=True)  # it may be complete and read-only


class LocatedCode(CompileResultCacheImpl):
    _locator_classes = [Locator]  # noqa: RUF012


class SharedCache(FunctionCache):
    """numba's cache of one function, in which processes can write side by side.

    numba takes the next free number of an index file as the name for new machine code. Without a lock, two processes
    that compile one function for two games could take the same, and one game would get the code of the other.
    """

    _impl_class = LocatedCode

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError), FileLock(Path(self.cache_path) / "lock"):  # what cannot be kept is compiled next time
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]


def layer_of(module: str) -> str:
    """The layer a module belongs to: `courtcards.bots.greedy` is of `bots`; what is outside counts as its own."""
    parts = module.split(".")
    return parts[1] if parts[0] == PACKAGE.name and len(parts) > 1 else "outside"


@functools.cache
def games_from_outside() -> dict[str, str]:
    """The modules of games that are announced from outside this package, by the games' ids."""
    named = [name.strip() for name in os.environ.get(GAME_VARIABLE, "").split(",") if name.strip()]
    installed = {entry.name: entry.module for entry in entry_points(group=GAME_GROUP)}
    return installed | {name.rpartition(".")[2].replace("_", "-"): name for name in named}


def is_in_digest(module: str) -> bool:
    """Whether a module's source counts for the cache folders, so that cached machine code may call it."""
    known = (PACKAGE.name, *games_from_outside().values())
    return any(module == name or module.startswith(f"{name}.") for name in known)


@functools.cache
def cache_folder(layer: str) -> Path:
    """Where the machine code of a layer lies: it sees its own sources, those it calls, and this file."""
    return _cache_root() / _folder_name(layer)


def _folder_name(layer: str) -> str:
    return ("checked-" if config.BOUNDSCHECK else "") + sources_digest(layer)


@functools.cache
def sources_digest(layer: str) -> str:
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for folder in sorted({"games", layer, *SEEN.get(layer, ())}):
        _add_sources(digest, folder, PACKAGE / folder)
    for module in sorted(games_from_outside().values()):
        spec = importlib.util.find_spec(module)  # imports what the module lies in, but not the module
        for place in (spec and (spec.submodule_search_locations or [spec.origin or ""])) or ():
            _add_sources(digest, module, Path(place))
    return digest.hexdigest()[:16]


def _add_sources(digest: Any, name: str, place: Path) -> None:
    """Add a source, or all that lie in a folder."""
    for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
        inside = file.relative_to(place).as_posix()
        digest.update(f"{name}/{inside}\0".encode() + (file.read_bytes() if file.is_file() else b""))


@functools.cache
def _cache_root() -> Path:
    """The user's cache folder, or `COURTCARDS_CACHE` if set, or one of the user's in the temporary folder.

    A folder that cannot be written will do if everything was compiled into it before, for these sources and for this
    processor.
    """
    chosen = os.environ.get("COURTCARDS_CACHE")
    root = Path(chosen) if chosen else platformdirs.user_cache_path("courtcards")
    if _is_writable(root) or _is_complete(root):
        return root
    user = os.getuid() if hasattr(os, "getuid") else "user"  # elsewhere everybody has a temporary folder of their own
    shared = Path(tempfile.gettempdir()) / f"courtcards-{user}"
    if not (_is_writable(shared) and _is_private(shared)):
        shared = Path(tempfile.mkdtemp(prefix="courtcards-"))
        say(text("compiled-not-kept", folder=str(shared)))
    elif chosen:
        say(text("compiled-elsewhere", chosen=chosen, folder=str(shared), foreign="yes" if _has_code(root) else "no"))
    os.environ["COURTCARDS_CACHE"] = str(shared)  # for processes started by this one: they need not say it again
    return shared


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _is_complete(root: Path) -> bool:
    """Whether everything was compiled into a folder for us; one that we may not even look into will not do."""
    try:
        return (root / _folder_name("games") / COMPLETE).read_text("utf-8") == _processor()
    except OSError:
        return False


def _has_code(root: Path) -> bool:
    """Whether a folder has machine code, of whatever sources and for whatever processor."""
    try:
        return any(CACHE_NAME.fullmatch(folder.name) for folder in root.iterdir())
    except OSError:
        return False


def _processor() -> str:
    """What machine code is compiled for: numba uses none that was compiled for anything else."""
    return repr(cpu_target.target_context.codegen().magic_tuple())


def _is_private(folder: Path) -> bool:
    """Whether nobody else can put machine code there."""
    found = folder.lstat()
    return not hasattr(os, "getuid") or (found.st_uid == os.getuid() and not found.st_mode & 0o077)


def mark_warm() -> None:
    """Note that everything has been compiled, and drop what older sources left."""
    marker = cache_folder("games") / COMPLETE
    marker.parent.mkdir(parents=True, exist_ok=True)
    marker.write_text(_processor(), "utf-8")
    _prune()


def _prune() -> None:
    """Drop the caches of older sources: all but the few that were completed last."""
    folders = [folder for folder in _cache_root().iterdir() if CACHE_NAME.fullmatch(folder.name)]
    folders.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


def say(sentence: str) -> None:
    """Tell the person in front of the screen, without disturbing what the program prints."""
    print(sentence, file=sys.stderr, flush=True)
