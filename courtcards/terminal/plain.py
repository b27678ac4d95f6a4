"""A game line by line, without a screen: for pipes, slow connections and screen readers."""

from __future__ import annotations

from rich.console import Console

from courtcards.messages import text
from courtcards.terminal import printed, saved
from courtcards.terminal.session import PERSON, Session
from courtcards.terminal.words import describe, imperative, person, player


class PlainTable:
    """Asks people in turn and prints what happens."""

    def __init__(self, session: Session, out: Console, errors: Console) -> None:
        self.session, self.game = session, session.game
        self.out, self.errors = out, errors
        people = session.people
        self.viewer = people[0] if len(people) == 1 else None

    def play(self) -> None:
        with self.errors.status(text("say-preparing")):
            self.session.prepare()
        while (seat := self.session.next_seat(self.viewer)) is not None:
            round, secret = self.game.round, self.game.is_secret
            person = self.session.seats[seat] == PERSON
            action = self.ask(seat) if person else self.session.bot_choice(seat).action
            self.game.play(seat, action)
            saved.write(self.session)
            if not person and not secret:
                self.out.print(describe(self.game, action, seat), style="dim", markup=False)
            if self.game.over or self.game.round != round:
                self.out.print(printed.round_scores(self.game, round))
        self.out.print(printed.result(self.game))

    def ask(self, seat: int) -> str:
        """A person's action: by its number in the list, or in notation."""
        legal = self.game.legal(seat)
        self.out.print(printed.show(self.game, seat))
        for number, action in enumerate(legal, 1):
            self.out.print(f"[bold]{number:3}[/]  {imperative(self.game, action)}  [dim]{action}[/]")
        name = player(self.game.names, seat)
        while True:
            answer = self.out.input(text("prompt", name=name, who=person(name)) + " ").strip()
            if answer.isdecimal() and 1 <= int(answer) <= len(legal):
                return legal[int(answer) - 1]
            reason = self.game.why_not(seat, answer)
            if reason is None:
                return answer
            self.errors.print(str(reason), markup=False)
