"""Names for the arrays that rules read and write."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Int8Array: TypeAlias = NDArray[np.int8]
Int16Array: TypeAlias = NDArray[np.int16]
Int64Array: TypeAlias = NDArray[np.int64]
FloatArray: TypeAlias = NDArray[np.float64]
BoolArray: TypeAlias = NDArray[np.bool_]
Bytes: TypeAlias = NDArray[np.uint8]

# One game: a row of an array of records. Its fields are listed in the `state` module of each game.
State: TypeAlias = Any
States: TypeAlias = NDArray[np.void]
