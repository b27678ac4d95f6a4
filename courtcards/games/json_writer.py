"""JSON written by compiled code straight into bytes.

A view is needed at every move, once for each viewer, and is mostly small numbers: making Python objects of them
only to write them down takes ten times as long. Every function writes at a place and returns the place after it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import Bytes

ROOM = 16 * 1024  # bytes: more than the longest view of any game

COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT = (ord(sign) for sign in ",[]{}")
ZERO, MINUS = ord("0"), ord("-")


def phrase(text: str) -> Bytes:
    """A constant piece of JSON."""
    return np.frombuffer(text.encode(), np.uint8)


def phrases(texts: Sequence[str]) -> Bytes:
    """Pieces of JSON to choose from, one a row: its length, then its bytes."""
    rows = np.zeros((len(texts), 1 + max(map(len, texts))), np.uint8)
    for row, text in zip(rows, texts, strict=True):
        row[0] = len(text)
        row[1 : 1 + len(text)] = phrase(text)
    return rows


def quoted(names: Sequence[str]) -> Bytes:
    """Names as values, the empty one as null."""
    return phrases([json.dumps(name or None) for name in names])


def keys(names: Sequence[str]) -> Bytes:
    """Names as keys of an object."""
    return phrases([f"{json.dumps(name)}:" for name in names])


def json_text(write: Callable[[Bytes], int]) -> str:
    """What a function writes into bytes; it returns how many there are."""
    room = np.empty(ROOM, np.uint8)
    return room[: write(room)].tobytes().decode()


NULL = phrase("null")


@compiled
def put(out: Bytes, at: int, text: Bytes) -> int:
    for i in range(len(text)):
        out[at + i] = text[i]
    return at + len(text)


@compiled
def put_one_of(out: Bytes, at: int, texts: Bytes, which: int) -> int:
    length = int(texts[which, 0])
    for i in range(length):
        out[at + i] = texts[which, 1 + i]
    return at + length


@compiled
def put_sign(out: Bytes, at: int, sign: int) -> int:
    out[at] = sign
    return at + 1


@compiled
def put_number(out: Bytes, at: int, number: int) -> int:
    left = int(number)
    if left < 0:
        at = put_sign(out, at, MINUS)
        left = -left
    unit = 1
    while left // unit >= 10:
        unit *= 10
    while unit:
        at = put_sign(out, at, ZERO + left // unit % 10)
        unit //= 10
    return at


@compiled
def put_number_or_null(out: Bytes, at: int, number: int, nothing: int) -> int:
    return put(out, at, NULL) if number == nothing else put_number(out, at, number)


@compiled
def put_one_or_null(out: Bytes, at: int, texts: Bytes, which: int, nothing: int) -> int:
    return put(out, at, NULL) if which == nothing else put_one_of(out, at, texts, which)


@compiled
def put_numbers(out: Bytes, at: int, numbers: Any, count: int) -> int:
    """The first `count` numbers of a row, as a list."""
    at = put_sign(out, at, OPEN_LIST)
    for i in range(count):
        at = put_number(out, put_comma(out, at, i), numbers[i])
    return put_sign(out, at, CLOSE_LIST)


@compiled
def put_names(out: Bytes, at: int, names: Bytes, which: Any, count: int) -> int:
    """The names of the first `count` numbers of a row, as a list."""
    at = put_sign(out, at, OPEN_LIST)
    for i in range(count):
        at = put_one_of(out, put_comma(out, at, i), names, which[i])
    return put_sign(out, at, CLOSE_LIST)


@compiled
def put_counts(out: Bytes, at: int, names: Bytes, counts: Any) -> int:
    """An object of the counts that are not zero, by their keys."""
    at = put_sign(out, at, OPEN_OBJECT)
    written = 0
    for i in range(len(counts)):
        if counts[i]:
            at = put_one_of(out, put_comma(out, at, written), names, i)
            at = put_number(out, at, counts[i])
            written += 1
    return put_sign(out, at, CLOSE_OBJECT)


@compiled
def put_comma(out: Bytes, at: int, before: int) -> int:
    """A comma, where something stands before."""
    return put_sign(out, at, COMMA) if before else at
