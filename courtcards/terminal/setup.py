"""The first page: which game, with which options, who sits where."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Footer, Label, Select, Static

from courtcards.bots import levels_of
from courtcards.errors import CourtCardsError
from courtcards.games import GAMES, rules_of
from courtcards.games.options import Option
from courtcards.games.rules import MOST_SEATS, Rules
from courtcards.messages import text
from courtcards.terminal.dialogs import RulesPage
from courtcards.terminal.session import PERSON, Session, new_session
from courtcards.terminal.words import flag_name, game_name

EMPTY = "empty"


class SetupScreen(Screen[Session]):
    """Choose a game; returns a session that is ready to play."""

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
        self.chosen = chosen
        self.kinds = [PERSON, *[level] * (players - 1), *[EMPTY] * (MOST_SEATS - players)]

    def compose(self) -> ComposeResult:
        yield Static(text("setup-title"), id="headline")
        with Horizontal(id="setup"):
            with Vertical(id="choose-game"):
                yield Label(text("setup-game"))
                games = [(game_name(id), id) for id in GAMES]
                yield Select(games, value=self.game_id, allow_blank=False, id="game", compact=True)
                yield Label(text("setup-variants"), id="variants-title")
                yield Select([(text("variant-standard"), "")], allow_blank=False, id="variants", compact=True)
            with Vertical(id="choose-seats"):
                yield Label(text("setup-seats"))
                for seat, kind in enumerate(self.kinds):
                    kinds = self.kinds_for(seat)
                    yield Select(kinds, value=kind, allow_blank=False, id=f"seat-{seat}", compact=True)
        with Horizontal(id="buttons"):
            yield Button(text("setup-start"), id="start", variant="primary")
            if self.unfinished:
                yield Button(text("setup-resume"), id="resume", variant="success")
        yield Footer()

    def kinds_for(self, seat: int) -> list[tuple[str, str]]:
        """Who may sit in a seat of the chosen game; as many seats as the game needs can't be empty."""
        levels = [(text("setup-bot", level=text(f"level-{level.id}")), level.id) for level in levels_of(self.game_id)]
        empty = [(text("setup-empty"), EMPTY)] if seat >= rules_of(self.game_id).fewest else []
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
        rules = rules_of(self.game_id)
        for name in ("variants", "variants-title"):
            self.query_one(f"#{name}").display = bool(rules.flags)
        offered = variants(rules)
        self.choose_from("#variants", [(variant_title(names), "+".join(names)) for names in offered])
        if wanted := next((names for names in offered if set(names) == self.chosen), None):
            self.query_one("#variants", Select).value = "+".join(wanted)
        for seat in range(MOST_SEATS):
            self.query_one(f"#seat-{seat}").display = seat < rules.seats
            self.choose_from(f"#seat-{seat}", self.kinds_for(seat))

    def choose_from(self, id: str, choices: list[tuple[str, str]]) -> None:
        """Offer these choices; keep the chosen one if it is among them, otherwise choose the last."""
        select: Select[str] = self.query_one(id, Select)
        before = select.value
        select.set_options(choices)
        select.value = before if before in [value for _, value in choices] else choices[-1][1]

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
        names = str(self.query_one("#variants", Select).value).split("+")
        options = {name: True for name in names if name}
        try:
            self.dismiss(new_session(self.game_id, seats, None, **options))
        except CourtCardsError as error:
            self.notify(str(error), severity="warning")

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self.game_id))


def variants(rules: Rules) -> list[tuple[str, ...]]:
    """The flags that can be on together, the fewest first."""
    flags = [option for option in rules.options if option.kind == "flag"]
    sets = [chosen for size in range(len(flags) + 1) for chosen in itertools.combinations(flags, size)]
    return [tuple(each.name for each in chosen) for chosen in sets if fit_together(chosen)]


def fit_together(chosen: Sequence[Option]) -> bool:
    return not any(other.name in option.excludes for option in chosen for other in chosen)


def variant_title(names: tuple[str, ...]) -> str:
    return " + ".join(map(flag_name, names)) if names else text("variant-standard")
