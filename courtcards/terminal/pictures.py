"""Parts of the table as text with style. Color is never the only sign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from courtcards.games import rules_of
from courtcards.games.presentation import Presentation, View
from courtcards.messages import text
from courtcards.terminal.words import card_name


def chip(shown: Presentation, id: str, count: int = 1) -> Text:
    """A card, such as `Farmer·20` or `3 Monks·18`, or `King` where cards have no number."""
    number = f"·{shown.numbers[id]}" if id in shown.numbers else ""
    times = f"{count} " if count > 1 else ""
    return Text(f"{times}{card_name(id, count)}{number}", style=shown.colours.get(id, "white"))


def chips(shown: Presentation, counts: Mapping[str, int]) -> Text:
    if not counts:
        return Text("–", style="dim")
    return Text("  ").join(chip(shown, id, count) for id, count in counts.items())


def players_table(view: View, names: Sequence[str]) -> Table:
    """Everyone's hand size, points and what lies before them."""
    shown = presentation(view)
    table = Table(box=None, padding=(0, 1), header_style="dim", expand=True)
    table.add_column(" ")
    table.add_column(text("hand"), justify="right")
    table.add_column(text("points"), justify="right")
    table.add_column(text(shown.laid_title), ratio=1)
    for seat, name in enumerate(names):
        mark = "▸ " if seat == view.get("turn") or seat in view["to_move"] else "  "
        style = "bold" if mark.strip() else ""
        size, points = str(view["hand_sizes"][seat]), str(view["totals"][seat])
        table.add_row(Text(mark + name, style), size, points, before(view, seat))
    return table


def presentation(view: View) -> Presentation:
    return rules_of(view["game"]).presentation


def before(view: View, seat: int) -> Text:
    """What lies before a seat."""
    shown = presentation(view)
    cards, mark = shown.laid(view, seat)
    return chips(shown, cards) + Text(f"  {mark}") if mark else chips(shown, cards)


def piles(view: View) -> Text:
    """The deck, if there is one, and the piles: of those that lie open the top card, of the others how many."""
    parts = [Text(text("pile-deck", count=view["deck"]))] if "deck" in view else []
    for name, cards in view.get("piles", {}).items():
        hidden = isinstance(cards, int)
        parts.append(Text(text("pile-hidden", pile=name, count=cards)) if hidden else pile(view, name, cards))
    return Text("   ").join(parts)


def pile(view: View, name: str, cards: Sequence[str]) -> Text:
    top = chip(presentation(view), cards[-1]) if cards else Text(text("empty"), style="dim")
    return Text(text("pile-name", pile=name) + " ") + top + Text(f" ({len(cards)})", style="dim")


def progress(view: View) -> Text:
    """What ends the round."""
    return Text(presentation(view).progress(view), style="dim")


def hand(view: View) -> Text:
    shown = presentation(view)
    line = Text(text("hand-title") + "  ", style="bold") + chips(shown, view["hand"])
    return Text("\n").join([line, *map(Text, shown.own(view))])
