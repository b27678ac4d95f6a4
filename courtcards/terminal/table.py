"""The table: everything that lies on it, what may be done, and what happened."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from courtcards.errors import CourtCardsError
from courtcards.games.view_types import View
from courtcards.messages import text
from courtcards.terminal import pictures, saved
from courtcards.terminal.dialogs import Curtain, Leave, ResultPage, RulesPage
from courtcards.terminal.session import PERSON, Session
from courtcards.terminal.words import card_name, describe, game_name, imperative


class TableScreen(Screen[None]):
    """One game from the first move to the result."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint", text("key-hint")),
        Binding("colon", "type", text("key-type"), key_display=":"),
        Binding("l", "log", text("key-log")),
        Binding("question_mark", "rules", text("key-rules"), key_display="?"),
        Binding("plus", "pace(-1)", text("key-faster"), key_display="+", show=False),
        Binding("minus", "pace(1)", text("key-slower"), key_display="-", show=False),
        Binding("q", "leave", text("key-leave")),
        *(Binding(str(digit), f"pick({digit})", show=False) for digit in range(1, 10)),
    ]

    PACES = (0.0, 0.3, 0.8, 1.5)  # minimum seconds per bot move

    def __init__(self, session: Session, pace: float = 0.8) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        people = session.people
        self.viewer: int | None = people[0] if len(people) == 1 else None
        self.legal: list[str] = []
        self.prepared = False

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        yield Static(id="players")
        yield Static(id="piles")
        yield Static(id="progress")
        yield Static(id="hand")
        with Horizontal(id="below"):
            with Vertical(id="choosing"):
                yield OptionList(id="choices")
                yield Input(id="typed", placeholder=text("typed-placeholder"))
            yield RichLog(id="log", wrap=True, markup=False, min_width=0)
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#typed").display = False
        self.query_one("#log", RichLog).can_focus = False
        self.run()

    # The course of the game

    @work(exclusive=True)
    async def run(self) -> None:
        """Let bots act until a person must decide or the game is over."""
        if not self.prepared:
            self.query_one("#headline", Static).update(text("say-preparing"))
            await asyncio.to_thread(self.session.prepare)
            self.prepared = True
        while (seat := self.session.next_seat(self.viewer)) is not None:
            if self.session.seats[seat] == PERSON:
                await self.seat_person(seat)
                self.show_table()
                return
            self.show_table()
            started = asyncio.get_running_loop().time()
            choice = await asyncio.to_thread(self.session.bot_choice, seat)
            await asyncio.sleep(max(0.0, self.pace - (asyncio.get_running_loop().time() - started)))
            self.play(choice.seat, choice.action)
        self.show_table()
        self.app.push_screen(ResultPage(self.session.game), self.after_result)

    async def seat_person(self, seat: int) -> None:
        """If several people share the screen, hide the table until the right one is in front of it."""
        if self.viewer != seat:
            self.viewer = None
            self.show_table()
            await self.app.push_screen_wait(Curtain(self.names[seat]))
            self.viewer = seat

    def play(self, seat: int, action: str) -> None:
        game = self.session.game
        round, secret = game.round, game.is_secret
        before = self.view["hand"] if seat == self.viewer else {}
        game.play(seat, action)
        self.save()
        if not secret or seat == self.viewer:
            self.write_move(seat, action, before)
        if game.over or game.round != round:
            self.write_round(round)

    def save(self) -> None:
        try:
            saved.write(self.session)
        except CourtCardsError as error:
            self.notify(str(error), severity="error")

    def after_result(self, _: None) -> None:
        self.dismiss()

    # What is shown

    @property
    def names(self) -> list[str]:
        return self.session.game.names or []

    @property
    def view(self) -> View:
        return self.session.game.view(self.viewer)

    def show_table(self) -> None:
        view = self.view
        self.query_one("#headline", Static).update(self.headline(view))
        self.query_one("#players", Static).update(pictures.players_table(view, self.names))
        self.query_one("#piles", Static).update(pictures.piles(view))
        self.query_one("#progress", Static).update(pictures.progress(view))
        self.query_one("#hand", Static).update(pictures.hand(view) if self.viewer is not None else "")
        self.show_choices(view)

    def headline(self, view: View) -> Text:
        game = game_name(view["game"])
        return Text(f"{game} · {text('round', number=view['round'])} · ", style="bold") + Text(self.sentence(view))

    def sentence(self, view: View) -> str:
        """Whose decision it is, and between what."""
        if view["over"]:
            return text("say-over")
        if self.viewer is not None and self.viewer in view["to_move"]:
            return self.session.game.rules.presentation.prompt(view)
        waiting = self.session.next_seat(self.viewer)
        return text("say-wait", name=self.names[waiting or 0])

    def show_choices(self, view: View) -> None:
        self.legal = view["legal"]
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        for number, action in enumerate(self.legal, 1):
            key = f"{number} " if number < 10 else "  "
            choices.add_option(Option(Text(key, "dim") + Text(imperative(self.session.game, action))))
        if self.legal:
            choices.highlighted = 0
            choices.focus()

    def write_move(self, seat: int, action: str, before: dict[str, int]) -> None:
        line = Text(describe(self.session.game, action, seat))
        line.stylize("bold", 0, len(self.names[seat]))
        drawn = next((id for id, n in self.view["hand"].items() if n > before.get(id, 0)), None) if before else None
        if drawn and action.startswith("draw"):
            line += Text(f" ({card_name(drawn)})", "dim")
        self.query_one("#log", RichLog).write(line)

    def write_round(self, round: int) -> None:
        scores = self.session.game.rounds[round - 1]["scores"]
        points = ", ".join(f"{name} {score}" for name, score in zip(self.names, scores, strict=True))
        line = Text(f"{text('round-over', number=round)} {points}", "bold reverse")
        self.query_one("#log", RichLog).write(line)
        self.notify(points, title=text("round-over", number=round))

    # What a person does

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.decide(self.legal[event.option_index])

    def action_pick(self, number: int) -> None:
        if number <= len(self.legal):
            self.decide(self.legal[number - 1])

    def decide(self, action: str) -> None:
        """Play the viewer's action, or explain why it is not possible."""
        if self.viewer is None:
            return
        try:
            self.play(self.viewer, action)
        except CourtCardsError as error:
            self.notify(str(error), severity="warning")
            return
        self.run()

    def action_type(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.display = True
        typed.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        action = event.value.strip()
        event.input.value = ""
        event.input.display = False
        self.query_one("#choices").focus()
        if action:
            self.decide(action)

    def action_log(self) -> None:
        log = self.query_one("#log")
        log.display = not log.display

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self.session.game.id))

    def action_pace(self, step: int) -> None:
        nearest = min(range(len(self.PACES)), key=lambda i: abs(self.PACES[i] - self.pace))
        self.pace = self.PACES[max(0, min(len(self.PACES) - 1, nearest + step))]
        self.notify(text("pace", seconds=self.pace))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Ask the strongest bot, which sees no more than the viewer does, and mark its choice."""
        if self.viewer is None or not self.legal:
            return
        legal = self.legal
        self.notify(text("hint-thinking"), timeout=2)
        action = await asyncio.to_thread(self.session.hint, self.viewer)
        if self.legal is legal and action in legal:
            self.query_one("#choices", OptionList).highlighted = legal.index(action)
            self.notify(imperative(self.session.game, action), title=text("hint"))

    def action_leave(self) -> None:
        self.app.push_screen(Leave(), self.after_leave)

    def after_leave(self, leave: bool | None) -> None:
        if leave:
            self.app.exit()
