"""The table as text: what a seat sees, the scores of a round, the result."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from courtcards.game import Game
from courtcards.games.call_to_glory.cards import CHARACTERS, NUMBER
from courtcards.messages import card, text
from courtcards.terminal.words import player


def cards(counts: dict[str, int]) -> str:
    """Cards with their numbers, such as `3 Farmers, 1 Monk`."""
    return ", ".join(f"{count} {card_name(id, count)}" for id, count in counts.items()) or "–"


def card_name(id: str, count: int = 1) -> str:
    return str(card(id, count))


def show(game: Game, seat: int | None) -> RenderableType:
    """The table as a seat sees it; None shows what everyone sees."""
    view = game.view(seat)
    parts = glory_table(view, game) if game.id == "call-to-glory" else call_table(view, game)
    if seat is not None:
        parts.append(text("your-hand", cards=cards(view["hand"])))
    return Panel(Group(*parts), title=text("round", number=view["round"]), title_align="left", border_style="dim")


def seat_rows(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("", text("hand"), text("points"), *columns):
        table.add_column(column)
    return table


def name_of(view: dict[str, Any], game: Game, seat: int) -> str:
    name = player(game.names, seat)
    return f"[bold]{escape(name)}[/] ◂" if seat in view["to_move"] else escape(name)


def glory_table(view: dict[str, Any], game: Game) -> list[RenderableType]:
    table = seat_rows(text("sets"))
    for seat in range(game.players):
        sets = {id: laid["size"] for id, laid in view["sets"].items() if laid["seat"] == seat}
        table.add_row(
            name_of(view, game, seat), str(view["hand_sizes"][seat]), str(view["totals"][seat]), sets_with_values(sets)
        )
    tops = {pile: card_name(view["piles"][pile][-1]) if view["piles"][pile] else "–" for pile in "AB"}
    sizes = {pile: len(view["piles"][pile]) for pile in "AB"}
    piles = text(
        "glory-piles",
        left=view["piles"]["L"],
        right=view["piles"]["R"],
        a=tops["A"],
        b=tops["B"],
        a_count=sizes["A"],
        b_count=sizes["B"],
    )
    parts: list[RenderableType] = [table, piles]
    if view["figures"]:
        held = ", ".join(
            f"{escape(player(game.names, seat))} {n}" for seat, n in enumerate(view["figures"]["held"]) if n
        )
        parts.append(text("glory-figures", stock=view["figures"]["stock"], held=held or "–"))
    if view["tasks"] and view["seat"] is not None:
        own = view["tasks"][view["seat"]]
        named = ", ".join(
            f"{deck}: {card_name(task['character'])}" for deck, task in own.items() if not task["revealed"]
        )
        parts.append(text("glory-tasks", tasks=named or "–"))
    return parts


def sets_with_values(sets: dict[str, int]) -> str:
    numbers = dict(zip(CHARACTERS, NUMBER.tolist(), strict=True))
    return ", ".join(f"{size} × {card_name(id)} ({numbers[id]})" for id, size in sets.items()) or "–"


def call_table(view: dict[str, Any], game: Game) -> list[RenderableType]:
    table = seat_rows()
    for seat in range(game.players):
        table.add_row(name_of(view, game, seat), str(view["hand_sizes"][seat]), str(view["totals"][seat]))
    tops = {name: card_name(pile[-1]) if pile else "–" for name, pile in view["piles"].items()}
    piles = text(
        "call-piles",
        deck=view["deck"],
        left=tops["left"],
        right=tops["right"],
        heard=view["heard"],
        left_count=len(view["piles"]["left"]),
        right_count=len(view["piles"]["right"]),
    )
    return [table, piles]


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
