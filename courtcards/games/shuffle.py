"""The shuffle that anyone can check: SHA-256 of seed, label and block number, ten lines in any language."""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

WORDS = 2**32


class Shuffler:
    """The stream of a label: uniform numbers and shuffles, always the same for the same seed."""

    def __init__(self, seed: str, label: str) -> None:
        self._prefix = f"{seed}/{label}/".encode()
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self._prefix + str(self._block).encode()).digest()
            self._words = list(reversed(struct.unpack(">8I", block)))
            self._block += 1
        return self._words.pop()

    def uniform(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly equally likely."""
        limit = WORDS // n * n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """A shuffled copy."""
        shuffled = list(items)
        for i in range(len(shuffled) - 1, 0, -1):
            j = self.uniform(i + 1)
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return shuffled


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)
