"""Names of people: visible, and not to be mistaken for something else."""

from __future__ import annotations

import unicodedata
from typing import Annotated, TypeAlias

from pydantic import AfterValidator, StringConstraints

from courtcards.messages import ENGLISH, text

LONGEST = 24  # letters

FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, format and direction, surrogates, private, unassigned
INVISIBLE = frozenset(  # Default_Ignorable_Code_Point outside those categories, and symbols that show nothing
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0000, 0xE1000),
        ),
    )
)
MARKS = {"Mn", "Me"}  # drawn over, under or around the letter before them
MOST_MARKS, MOST_ACCENTS = 3, 2  # on one letter: in all, and without vowel signs and letters below


def clean_name(name: str) -> str:
    """A name in normalized Unicode with plain spaces; ValueError for what is invisible, or a mark without a letter."""
    if not name.strip() or any(unicodedata.category(letter) in FORBIDDEN or letter in INVISIBLE for letter in name):
        raise ValueError(text("server-name", ENGLISH))
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if any(unicodedata.category(word[0])[0] == "M" for word in name.split()):  # it would be drawn on what comes before
        raise ValueError(text("server-name", ENGLISH))
    marks = accents = 0
    for letter in name:
        if unicodedata.category(letter) in MARKS:
            marks += 1
            accents += unicodedata.combining(letter) > 0 or unicodedata.category(letter) == "Me"
        else:
            marks = accents = 0
        if marks > MOST_MARKS or accents > MOST_ACCENTS:
            raise ValueError(text("server-name", ENGLISH))
    return name


def need_short(name: str) -> str:
    if len(name) > LONGEST:
        raise ValueError(text("admin-name", ENGLISH, most=LONGEST))
    return name


Name: TypeAlias = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST),
    AfterValidator(clean_name),
    AfterValidator(need_short),  # normalizing can make a name three times as long
]
