"""What options are, and reading those that all games have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeGuard

from courtcards.errors import OptionError
from courtcards.messages import quote


@dataclass(frozen=True)
class Option:
    """An option of a game.

    A flag is on or off; a number is a whole number; `cards` is how many cards of each kind there are, by their ids.
    """

    name: str
    about: str  # in English, for the command line
    kind: Literal["flag", "number", "cards"] = "flag"
    excludes: tuple[str, ...] = ()  # flags that cannot be on at the same time
    least: int = 1  # of a number
    most: int = 1
    offered: bool = True  # where people set up a game; otherwise it is only for programs


def is_whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number; True and False are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_list_of_text(value: object) -> TypeGuard[Sequence[str]]:
    """Whether it is a list, or the like, of texts; a text is not."""
    return isinstance(value, Sequence) and not isinstance(value, str) and all(isinstance(item, str) for item in value)


def is_writable(text: str) -> bool:
    """Whether it can be written in UTF-8: a lone half of a surrogate pair cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def refuse_unknown(given: Mapping[str, object], known: Iterable[str]) -> None:
    for name in given:
        if name not in known:
            raise OptionError("option-unknown", name=quote(name), known=", ".join(known))


def read_players(players: object, fewest: int, most: int) -> int:
    if not is_whole(players) or not fewest <= players <= most:
        raise OptionError("option-players", given=quote(players), fewest=fewest, most=most)
    return players


def read_flag(given: Mapping[str, object], name: str) -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise OptionError("option-flag", name=name, given=quote(value))
    return value


def read_number(given: Mapping[str, object], option: Option, usual: int) -> int:
    value = given.get(option.name)
    if value is None:
        return usual
    if not is_whole(value) or not option.least <= value <= option.most:
        raise OptionError("option-number", name=option.name, given=quote(value), fewest=option.least, most=option.most)
    return value


def read_cards(given: object, most: Mapping[str, int]) -> tuple[int, ...]:
    """How many cards there are of each kind, at most as many as `most` says; none of a kind that is not named."""
    if not isinstance(given, Mapping):
        raise OptionError("option-cards-form", given=quote(given))
    for id, count in given.items():
        if id not in most:
            raise OptionError("option-cards-unknown", card=quote(id))
        if not is_whole(count) or not 0 <= count <= most[id]:
            raise OptionError("option-cards-count", card=str(id), given=quote(count), most=most[id])
    return tuple(int(given.get(id, 0)) for id in most)


def read_first(given: Mapping[str, object], players: int) -> int | None:
    """The named seat, or None for a random one (which may also be written "random")."""
    value = given.get("first")
    if value is None or value == "random":
        return None
    if not is_whole(value) or not 0 <= value < players:
        raise OptionError("option-first", given=quote(value), last=players - 1)
    return value
