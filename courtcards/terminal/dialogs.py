"""Dialogs over the table: the curtain, the rules, the result, leaving."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Markdown, Static

from courtcards.game import Game
from courtcards.messages import rules_page, text
from courtcards.terminal import printed


class Curtain(ModalScreen[None]):
    """Hides the table until the named person sits before it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", text("curtain-open"))]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(text("curtain", name=self.person), classes="title")
            yield Button(text("curtain-open"), id="open", variant="primary")

    def on_button_pressed(self) -> None:
        self.dismiss()


class RulesPage(ModalScreen[None]):
    """The rules of the game, with all rulings."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,question_mark", "dismiss", text("key-close"))]

    def __init__(self, game_id: str) -> None:
        super().__init__()
        self.page = rules_page(game_id)

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page"):
            yield Markdown(self.page)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class ResultPage(ModalScreen[None]):
    """The score sheet at the end."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,q", "dismiss", text("key-close"))]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        names = self.game.names or []
        with VerticalScroll(classes="page"):
            winners = ", ".join(names[seat] for seat in self.game.winners)
            yield Static(text("winners", names=winners, count=len(self.game.winners)), classes="title")
            yield Static(printed.result(self.game))
            yield Button(text("key-close"), variant="primary")

    def on_mount(self) -> None:
        self.query_one(Button).focus()

    def on_button_pressed(self) -> None:
        self.dismiss()


class Leave(ModalScreen[bool]):
    """Leaving loses nothing: the game is offered again at the next start."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "dismiss(True)", text("leave-yes")),
        Binding("n,escape", "dismiss(False)", text("leave-no")),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(text("leave"), classes="title")
            yield Button(text("leave-yes"), id="yes", variant="primary")
            yield Button(text("leave-no"), id="no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")
