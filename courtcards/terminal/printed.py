"""The table as text: what a seat sees, the scores of a round, the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from courtcards.game import Game
from courtcards.games.presentation import Presentation, View
from courtcards.messages import text
from courtcards.terminal import pictures
from courtcards.terminal.words import card_name, player


def cards(counts: Mapping[str, int]) -> str:
    """Cards with how many they are, such as `3 Farmers, 1 Monk`."""
    return ", ".join(f"{count} {card_name(id, count)}" for id, count in counts.items()) or "–"


def show(game: Game, seat: int | None) -> RenderableType:
    """The table as a seat sees it; None shows what everyone sees."""
    view = game.view(seat)
    names = [player(game.names, seat) for seat in range(game.players)]
    parts: list[RenderableType] = [players_table(view, game.rules.presentation, names)]
    parts += [Text(line) for line in game.rules.presentation.summary(view, names) or [str(pictures.piles(view))]]
    if seat is not None:
        parts.append(text("your-hand", cards=cards(view["hand"])))
    return Panel(Group(*parts), title=text("round", number=view["round"]), title_align="left", border_style="dim")


def players_table(view: View, shown: Presentation, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("", text("hand"), text("points"), *([text(shown.laid_title)] if shown.numbers else [])):
        table.add_column(column)
    for seat, name in enumerate(names):
        who = f"[bold]{escape(name)}[/] ◂" if seat in view["to_move"] else escape(name)
        laid = [cards_with_numbers(shown, shown.laid(view, seat)[0])] if shown.numbers else []
        table.add_row(who, str(view["hand_sizes"][seat]), str(view["totals"][seat]), *laid)
    return table


def cards_with_numbers(shown: Presentation, counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count} × {card_name(id)} ({shown.numbers[id]})" for id, count in counts.items()) or "–"


def round_scores(game: Game, round: int) -> RenderableType:
    scores = game.rounds[round - 1]["scores"]
    points = ", ".join(f"{escape(player(game.names, seat))} {score}" for seat, score in enumerate(scores))
    return f"[bold]{text('round-over', number=round)}[/] {points}"


def result(game: Game) -> RenderableType:
    table = Table(title=text("result"), title_justify="left", title_style="bold")
    table.add_column("")
    for number in range(1, len(game.rounds) + 1):
        table.add_column(str(number), justify="right")
    table.add_column(text("points"), justify="right", style="bold")
    for seat in range(game.players):
        won = " ★" if seat in game.winners else ""
        scores = [str(round["scores"][seat]) for round in game.rounds]
        table.add_row(escape(player(game.names, seat)) + won, *scores, str(game.totals[seat]))
    return table
