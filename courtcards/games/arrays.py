"""Names for the arrays that rules read and write."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NewType, TypeAlias, TypeVar, cast

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

# Arrays of records. The rows of `Records` may be either: whoever takes one says which.
Records: TypeAlias = NDArray[np.void]

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, Self, overload

    Row = TypeVar("Row", State, Knowledge)
    Place: TypeAlias = int | np.integer[Any]
    Places: TypeAlias = slice | Int64Array | BoolArray

    class Rows(np.ndarray[tuple[int], np.dtype[np.void]], Generic[Row]):
        """An array of which mypy knows what its rows are."""

        @overload  # type: ignore[override]
        def __getitem__(self, key: Place) -> Row: ...
        @overload
        def __getitem__(self, key: Places) -> Self: ...
        @overload
        def __getitem__(self, key: str) -> NDArray[Any]: ...
        def __getitem__(self, key: Any) -> Any: ...
        @overload  # type: ignore[override]
        def __setitem__(self, key: Place, value: Row) -> None: ...
        @overload
        def __setitem__(self, key: Places, value: Row | Self) -> None: ...
        @overload
        def __setitem__(self, key: str, value: object) -> None: ...
        def __setitem__(self, key: Any, value: Any) -> None: ...
        def __iter__(self) -> Iterator[Row]: ...
        def copy(self, order: object = "C") -> Self: ...

    States: TypeAlias = Rows[State]
    KnowledgeRows: TypeAlias = Rows[Knowledge]
else:
    States = KnowledgeRows = np.ndarray


def one_row(knowledge: Knowledge) -> KnowledgeRows:
    """A record as an array of one, which compiled functions take many times faster."""
    rows = np.empty(1, knowledge.dtype)
    rows[0] = knowledge
    return cast("KnowledgeRows", rows)
