"""Verbs: one generic function for all games, dispatched by the type of the record it is called with.

Each game has a record of its own, and so a type of its own, in NumPy and in numba. Compiled code that calls a verb
calls the game's own function: which one is known when the caller is compiled, so it costs nothing later, and the
caller's machine code is cached with it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.extending import overload

from courtcards.compiled import is_in_digest, plain

F = TypeVar("F", bound=Callable[..., Any])
Function = Callable[..., Any]
Record = np.dtype[np.void]

_functions: dict[Function, dict[Record, Function]] = {}  # by verb and record


def verb(stub: F) -> F:
    """A verb with this name, signature and description; each game says what it does: see `implement`.

    Its first argument is a record.
    """
    return _verb(stub)


def verb_inline(stub: F) -> F:
    """The same, copied into its callers, like `compiled_inline`."""
    return _verb(stub, inline=True)


def _verb(stub: F, inline: bool = False) -> F:
    functions: dict[Record, Function] = {}

    @functools.wraps(stub)
    def call(record: Any, *others: Any) -> Any:
        return functions[record.dtype](record, *others)

    def find(record: Any, *_: Any) -> Function | None:
        """For numba: what to compile for arguments of these types.

        The function as it was written, not a wrapper around it: with one, random play took a fifth longer.
        """
        by_type = {numba.from_dtype(dtype): function for dtype, function in functions.items()}
        return plain(by_type[record]) if record in by_type else None

    overload(call, strict=False, jit_options={"nogil": True, "error_model": "numpy", "forceinline": inline})(find)
    _functions[call] = functions
    return cast(F, call)


def found_in(verbs: ModuleType, *modules: ModuleType) -> dict[Function, Function]:
    """By verb, what modules do for it: the functions in them that have the names of the verbs."""
    generic = {name: verb for name, verb in vars(verbs).items() if callable(verb) and verb in _functions}
    return {
        verb: vars(module)[name]
        for module in modules
        for name, verb in generic.items()
        if getattr(vars(module).get(name), "__module__", None) == module.__name__
    }


def implement(record: Record, functions: Mapping[Any, Function]) -> None:
    """Say what verbs do with records of a game.

    The sources of the functions must count for the cache folder, or old machine code might be used after a change.
    """
    for generic, function in functions.items():
        if not is_in_digest(function.__module__):
            raise ImportError(f"{function.__module__} is no game: name it in COURTCARDS_GAMES")
        _functions[generic][record] = function
