"""Call to Glory in words and colors."""

from __future__ import annotations

from collections.abc import Sequence

from courtcards.games.call_to_glory.cards import CHARACTERS, NUMBER
from courtcards.games.presentation import Cards, Presentation, View
from courtcards.messages import Argument, card, text

COLOURS = ("yellow", "magenta", "red", "bright_red", "cyan", "bright_white", "blue", "bright_yellow", "green")


def sets_of(view: View, seat: int) -> dict[str, int]:
    return {id: laid["size"] for id, laid in view["sets"].items() if laid["seat"] == seat}


def laid(view: View, seat: int) -> tuple[Cards, str]:
    figures = view["figures"]["held"][seat] if view["figures"] else 0
    return sets_of(view, seat), f"♟{figures}" if figures else ""


def progress(view: View) -> str:
    sizes = [len(sets_of(view, seat)) for seat in range(len(view["totals"]))]
    cards = min(view["piles"]["L"], view["piles"]["R"])
    return text("course-glory", most=max(sizes), needed=view["characters_needed"], laid=sum(sizes), cards=cards)


def secret_tasks(view: View) -> dict[str, str]:
    """The viewer's own tasks that are not revealed yet, by deck."""
    if not view["tasks"] or view["seat"] is None:
        return {}
    own = view["tasks"][view["seat"]]
    return {deck: str(card(task["character"])) for deck, task in own.items() if not task["revealed"]}


def own(view: View) -> list[str]:
    if not view["tasks"]:
        return []
    return [f"{text('tasks-title')}  " + "  ".join(f"{deck} {name}" for deck, name in secret_tasks(view).items())]


def summary(view: View, names: Sequence[str]) -> list[str]:
    piles = view["piles"]
    tops = {pile.lower(): str(card(piles[pile][-1])) if piles[pile] else "–" for pile in "AB"}
    sizes = {f"{pile.lower()}_count": len(piles[pile]) for pile in "AB"}
    lines = [text("glory-piles", left=piles["L"], right=piles["R"], **tops, **sizes)]
    if view["figures"]:
        held = ", ".join(f"{name} {n}" for name, n in zip(names, view["figures"]["held"], strict=True) if n)
        lines.append(text("glory-figures", stock=view["figures"]["stock"], held=held or "–"))
    if view["tasks"] and view["seat"] is not None:
        tasks = ", ".join(f"{deck}: {name}" for deck, name in secret_tasks(view).items())
        lines.append(text("glory-tasks", tasks=tasks or "–"))
    return lines


def prompt(view: View) -> str:
    leaving = view["leaving"] or {"character": "ninja", "count": 0}
    cards, turn = card(leaving["character"], leaving["count"]), "second" if view["first_pile"] else "first"
    return text(f"say-{view['phase']}", turn=turn, cards=cards, count=leaving["count"])


def arguments(words: Sequence[str], names: Sequence[str]) -> dict[str, Argument]:
    match words:
        case ["draw" | "pile", pile]:
            return {"pile": pile}
        case ["discard", id, pile]:
            return {"card": card(id), "pile": pile}
        case ["lay", id, count]:
            return {"card": card(id, int(count)), "count": int(count)}
        case ["strike", seat, id]:
            owner = names[int(seat)]
            return {"card": card(id), "owner": owner, "whose": "you" if owner == text("you") else "other"}
        case ["reveal", deck]:
            return {"deck": deck}
    return {}


PRESENTATION = Presentation(
    emblems=("empress", "samurai", "emperor", "ninja", "farmer"),
    art="/art/call-to-glory",
    first="starter",
    colours=dict(zip(CHARACTERS, COLOURS, strict=True)),
    numbers=dict(zip(CHARACTERS, NUMBER.tolist(), strict=True)),
    laid_title="sets",
    laid=laid,
    progress=progress,
    own=own,
    summary=summary,
    prompt=prompt,
    arguments=arguments,
)
