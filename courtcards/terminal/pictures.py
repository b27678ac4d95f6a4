"""Parts of the table as text with style. Colour is never the only sign."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from courtcards.games.call_to_glory.cards import CHARACTERS, NUMBER
from courtcards.messages import all_of, card, text

NUMBERS = dict(zip(CHARACTERS, NUMBER.tolist(), strict=True))
STYLES = {
    "emperor": "yellow",
    "empress": "magenta",
    "daimyo": "red",
    "shogun": "bright_red",
    "samurai": "cyan",
    "ninja": "bright_white",
    "envoy": "blue",
    "monk": "bright_yellow",
    "farmer": "green",
    "king": "yellow",
    "queen": "magenta",
    "heir": "cyan",
    "diplomat": "blue",
    "fool": "green",
    "hear-ye": "bright_red",
}


def style_of(id: str) -> str:
    return STYLES.get(id.split("-")[0] if id != "hear-ye" else id, "white")


def chip(id: str, count: int = 1) -> Text:
    """A card, such as `Farmer·20` or `3 Monks·18`; Come to Call's cards have no number."""
    number = f"·{NUMBERS[id]}" if id in NUMBERS else ""
    times = f"{count} " if count > 1 else ""
    return Text(f"{times}{card(id, count)}{number}", style=style_of(id))


def chips(counts: dict[str, int]) -> Text:
    return Text("  ").join(chip(id, count) for id, count in counts.items()) if counts else Text("–", style="dim")


def players_table(view: dict[str, Any], names: list[str]) -> Table:
    """Everyone's hand size, points and what lies before them."""
    table = Table(box=None, padding=(0, 1), header_style="dim", expand=True)
    table.add_column(" ")
    table.add_column(text("hand"), justify="right")
    table.add_column(text("points"), justify="right")
    table.add_column(text("sets") if "sets" in view else text("known-cards"), ratio=1)
    for seat, name in enumerate(names):
        mark = "▸ " if seat == view["turn"] or seat in view["to_move"] else "  "
        style = "bold" if mark.strip() else ""
        size, points = str(view["hand_sizes"][seat]), str(view["totals"][seat])
        table.add_row(Text(mark + name, style), size, points, before(view, seat))
    return table


def before(view: dict[str, Any], seat: int) -> Text:
    """What lies before a seat: sets and figures; in Come to Call the cards it was seen to take."""
    if "sets" not in view:
        return chips(view["known"][seat])
    laid = chips({id: laid["size"] for id, laid in view["sets"].items() if laid["seat"] == seat})
    figures = view["figures"]["held"][seat] if view["figures"] else 0
    return laid + Text(f"  ♟{figures}") if figures else laid


def piles(view: dict[str, Any]) -> Text:
    if "deck" in view:
        parts = [Text(text("pile-deck", count=view["deck"]))]
        parts += [pile(name, cards) for name, cards in view["piles"].items()]
    else:
        parts = [Text(text("pile-hidden", pile=name, count=view["piles"][name])) for name in "LR"]
        parts += [pile(name, view["piles"][name]) for name in "AB"]
    return Text("   ").join(parts)


def pile(name: str, cards: list[str]) -> Text:
    top = chip(cards[-1]) if cards else Text(text("empty"), style="dim")
    return Text(text("pile-name", pile=name) + " ") + top + Text(f" ({len(cards)})", style="dim")


def course(view: dict[str, Any], names: list[str]) -> Text:
    """What ends the round."""
    if "deck" in view:
        needed = text("course-call", heard=view["heard"], favor=view["favor_needed"])
        return Text(needed, style="dim")
    laid = [sum(1 for laid in view["sets"].values() if laid["seat"] == seat) for seat in range(len(names))]
    ends = text(
        "course-glory",
        most=max(laid),
        needed=view["characters_needed"],
        laid=sum(laid),
        cards=min(view["piles"]["L"], view["piles"]["R"]),
    )
    return Text(ends, style="dim")


def hand(view: dict[str, Any]) -> Text:
    line = Text(text("hand-title") + "  ", style="bold") + chips(view["hand"])
    if view.get("tasks") and view["seat"] is not None:
        secret = {deck: task for deck, task in view["tasks"][view["seat"]].items() if not task["revealed"]}
        tasks = "  ".join(f"{deck} {card(task['character'])}" for deck, task in secret.items())
        line += Text(f"\n{text('tasks-title')}  {tasks}")
    if view.get("sent"):
        sets = "  ".join(f"{all_of(sent['type'])} {sent['size']}{'½' if sent['half'] else ''}" for sent in view["sent"])
        line += Text(f"\n{text('sent-title')}  {sets}")
    return line
