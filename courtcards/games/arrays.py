"""Names for the arrays that rules read and write."""

from __future__ import annotations

from typing import NewType, TypeAlias

import numpy as np
from numpy.typing import NDArray

Int8Array: TypeAlias = NDArray[np.int8]
Int16Array: TypeAlias = NDArray[np.int16]
Int64Array: TypeAlias = NDArray[np.int64]
Float32Array: TypeAlias = NDArray[np.float32]
Float64Array: TypeAlias = NDArray[np.float64]
BoolArray: TypeAlias = NDArray[np.bool_]
Bytes: TypeAlias = NDArray[np.uint8]

# A record: one row of an array. Its fields are listed in the `state` module of each game. Numba does not see which of
# the two it is; mypy refuses a full state where a seat's knowledge is expected, and the other way round.
Record: TypeAlias = np.void  # either of them
State = NewType("State", np.void)  # everything, everybody's cards included
Knowledge = NewType("Knowledge", np.void)  # what one seat, or a spectator, may know, in a record of the same form

States: TypeAlias = NDArray[np.void]  # many records, or one and room for others: whoever takes a row says what it is
