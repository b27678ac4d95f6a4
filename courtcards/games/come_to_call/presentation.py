"""Come to Call in words and colors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from courtcards.games.come_to_call.cards import CARD_IDS, COURT
from courtcards.games.come_to_call.notation import SETS
from courtcards.games.presentation import Presentation, View
from courtcards.messages import Argument, all_of, card, text

COLOURS = dict(zip(COURT, ("yellow", "magenta", "cyan", "blue", "green"), strict=True)) | {"hear-ye": "bright_red"}


def progress(view: View) -> str:
    return text("course-call", heard=view["heard"], favor=view["favor_needed"])


def own(view: View) -> list[str]:
    """The sets that the viewer sends to the show."""
    return [f"{text('sent-title')}  " + "  ".join(map(set_text, view["sent"]))] if view["sent"] else []


def set_text(sent: dict[str, Any]) -> str:
    return f"{all_of(sent['type'])} {sent['size']}{'½' if sent['half'] else ''}"


def summary(view: View, names: Sequence[str]) -> list[str]:
    tops = {name: str(card(pile[-1])) if pile else "–" for name, pile in view["piles"].items()}
    sizes = {f"{name}_count": len(pile) for name, pile in view["piles"].items()}
    return [text("call-piles", deck=view["deck"], heard=view["heard"], **tops, **sizes)]


def prompt(view: View) -> str:
    return text(f"say-{view['phase']}", turn="first")


def arguments(words: Sequence[str], names: Sequence[str]) -> dict[str, Argument]:
    match words:
        case ["draw", pile]:
            return {"pile": pile}
        case ["discard", id, pile]:
            return {"card": card(id), "pile": pile}
        case ["discard", id]:
            return {"card": card(id), "pile": "middle"}
        case ["send", id, shape]:
            plain, double, half, wild = SETS[shape]
            return {"card": all_of(id), "size": 1 + plain + 2 * double + half + wild, "half": half, "wilds": wild}
    return {}


PRESENTATION = Presentation(
    emblems=("queen", "fool", "king", "diplomat", "heir"),
    art="/art/come-to-call",
    points="favor",
    first="dealer",
    colours={id: COLOURS.get(id, COLOURS.get(id.split("-")[0], "white")) for id in CARD_IDS},
    progress=progress,
    own=own,
    summary=summary,
    prompt=prompt,
    arguments=arguments,
)
