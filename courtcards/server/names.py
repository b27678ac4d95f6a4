"""Names of people: visible, and not to be mistaken for something else."""

from __future__ import annotations

import unicodedata
from typing import Annotated, TypeAlias

from pydantic import AfterValidator, StringConstraints

from courtcards.messages import ENGLISH, text

LONGEST = 24  # letters

FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, format and direction, surrogates, private, unassigned
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
MOST_MARKS = 2  # accents on one letter


def clean_name(name: str) -> str:
    """A name in normalized Unicode with plain spaces; ValueError if it contains invisible characters."""
    if not name.strip() or any(unicodedata.category(letter) in FORBIDDEN or letter in INVISIBLE for letter in name):
        raise ValueError(text("server-name", ENGLISH))
    name = " ".join(unicodedata.normalize("NFC", name).split())
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS:
            raise ValueError(text("server-name", ENGLISH))
    return name


Name: TypeAlias = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST), AfterValidator(clean_name)
]
