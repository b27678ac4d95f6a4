"""Numbers and flags that programs pass in: NumPy's are welcome, and anything else that works as a whole number."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np

DEEPEST = 3  # levels of nesting; no option has more


def as_python(value: Any, deepest: int = DEEPEST) -> Any:
    """The same value as Python's own int or bool, also inside mappings and lists; anything else stays as it is."""
    if isinstance(value, np.bool_):
        return bool(value)
    if isinstance(value, Mapping) and deepest:
        return {name: as_python(each, deepest - 1) for name, each in value.items()}
    if isinstance(value, list) and deepest:
        return [as_python(each, deepest - 1) for each in value]
    try:
        return value if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return value
