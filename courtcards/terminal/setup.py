"""The first page: which game, with which options, who sits where."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Footer, Label, Select, Static

from courtcards.bots.levels import LEVELS
from courtcards.errors import CourtCardsError
from courtcards.games import GAMES, rules_of
from courtcards.messages import text
from courtcards.terminal.dialogs import Rules
from courtcards.terminal.session import PERSON, Session, new_session

VARIANTS = ((), ("quick",), ("tasks",), ("ninja",), ("quick", "ninja"), ("tasks", "ninja"))
EMPTY = "empty"
MOST_SEATS = 6


class SetupScreen(Screen[Session]):
    """Choose a game; dismissed with a session that is ready to be played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "start", text("setup-start")),
        Binding("r", "resume", text("setup-resume")),
        Binding("question_mark", "rules", text("key-rules"), key_display="?"),
        Binding("q", "app.quit", text("key-quit")),
    ]

    def __init__(self, unfinished: Session | None, game_id: str, players: int, level: str, chosen: set[str]) -> None:
        super().__init__()
        self.unfinished = unfinished
        self.game_id = game_id
        self.chosen = "+".join(next((names for names in VARIANTS if set(names) == chosen), ()))
        self.kinds = [PERSON, *[level] * (players - 1), *[EMPTY] * (MOST_SEATS - players)]

    def compose(self) -> ComposeResult:
        yield Static(text("setup-title"), id="headline")
        with Horizontal(id="setup"):
            with Vertical(id="choose-game"):
                yield Label(text("setup-game"))
                games = [(text(f"game-{id}"), id) for id in GAMES]
                yield Select(games, value=self.game_id, allow_blank=False, id="game", compact=True)
                yield Label(text("setup-variants"), id="variants-title")
                variants = [(variant_title(names), "+".join(names)) for names in VARIANTS]
                yield Select(variants, value=self.chosen, allow_blank=False, id="variants", compact=True)
            with Vertical(id="choose-seats"):
                yield Label(text("setup-seats"))
                for seat, kind in enumerate(self.kinds):
                    yield Select(self.kinds_for(seat), value=kind, allow_blank=False, id=f"seat-{seat}", compact=True)
        with Horizontal(id="buttons"):
            yield Button(text("setup-start"), id="start", variant="primary")
            if self.unfinished:
                yield Button(text("setup-resume"), id="resume", variant="success")
        yield Footer()

    @staticmethod
    def kinds_for(seat: int) -> list[tuple[str, str]]:
        """Who may sit in a seat; the first two are never empty."""
        levels = [(text("setup-bot", level=text(f"level-{level.id}")), level.id) for level in LEVELS]
        empty = [(text("setup-empty"), EMPTY)] if seat >= 2 else []
        return [(text("setup-person"), PERSON), *levels, *empty]

    def on_mount(self) -> None:
        self.query_one("#resume" if self.unfinished else "#start", Button).focus()
        self.show_game()

    def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.id == "game":
            self.game_id = str(event.value)
            self.show_game()

    def show_game(self) -> None:
        """Show what belongs to the chosen game."""
        glory = self.game_id == "call-to-glory"
        for name in ("variants", "variants-title"):
            self.query_one(f"#{name}").display = glory
        for seat in range(MOST_SEATS):
            self.query_one(f"#seat-{seat}").display = seat < rules_of(self.game_id).seats

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "resume":
            self.action_resume()
        else:
            self.action_start()

    def action_resume(self) -> None:
        if self.unfinished:
            self.dismiss(self.unfinished)

    def action_start(self) -> None:
        shown = [self.query_one(f"#seat-{seat}", Select) for seat in range(rules_of(self.game_id).seats)]
        seats = [str(select.value) for select in shown if select.value != EMPTY]
        names = str(self.query_one("#variants", Select).value) if self.game_id == "call-to-glory" else ""
        options = {name: True for name in names.split("+") if name}
        try:
            self.dismiss(new_session(self.game_id, seats, None, **options))
        except CourtCardsError as error:
            self.notify(str(error), severity="warning")

    def action_rules(self) -> None:
        self.app.push_screen(Rules(self.game_id))


def variant_title(names: tuple[str, ...]) -> str:
    return " + ".join(text(f"variant-{name}") for name in names) if names else text("variant-standard")
