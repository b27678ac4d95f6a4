"""Actions and results in words, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from courtcards.games.come_to_call.notation import SETS
from courtcards.messages import Argument, all_of, card, quote, text


def player(names: Sequence[str] | None, seat: int) -> str:
    """The name of a seat, harmless to a terminal whoever wrote it."""
    return quote(names[seat]) if names else text("player", number=seat + 1)


def describe(action: str, names: Sequence[str] | None, seat: int) -> str:
    """A move of a seat in words, as a log tells it."""
    name = player(names, seat)
    return f"{name} {in_words('move', action, names, who=person(name))}"


def person(name: str) -> str:
    """How a sentence speaks of somebody: `you` to the one before the screen, `other` about everyone else."""
    return "you" if name == text("you") else "other"


def imperative(action: str, names: Sequence[str] | None) -> str:
    """An action as something to choose."""
    return in_words("do", action, names)


def in_words(mood: str, action: str, names: Sequence[str] | None, **args: Argument) -> str:
    verb, *rest = action.split(" ")
    match verb, rest:
        case "draw", [pile]:
            args |= {"pile": pile}
        case "discard", [id, pile]:
            args |= {"card": card(id), "pile": pile}
        case "discard", [id]:
            args |= {"card": card(id), "pile": "middle"}
        case "lay", [id, count]:
            args |= {"card": card(id, int(count)), "count": int(count)}
        case "pile", [pile]:
            args |= {"pile": pile}
        case "strike", [seat, id]:
            owner = player(names, int(seat))
            args |= {"card": card(id), "owner": owner, "whose": person(owner)}
        case "reveal", [deck]:
            args |= {"deck": deck}
        case "send", [id, shape]:
            plain, double, half, wild = SETS[shape]
            args |= {"card": all_of(id), "size": 1 + plain + 2 * double + half + wild, "half": half, "wilds": wild}
    return text(f"{mood}-{verb}", **args)
