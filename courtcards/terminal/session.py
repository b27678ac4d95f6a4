"""A game at the terminal: who sits where, and who decides next. Nothing here draws."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from courtcards import records
from courtcards.bots import LEVELS, Bot, Budget, bot_of, choose
from courtcards.errors import RecordError
from courtcards.game import Game, new_game
from courtcards.games.rng import rng_states
from courtcards.messages import text

PERSON = "person"


@dataclass(frozen=True)
class Choice:
    """What a bot chose, still to be played."""

    seat: int
    action: str


class Session:
    """One game with people and bots in its seats; a seat is `person`, or the level or name of a bot."""

    def __init__(self, game: Game, seats: Sequence[str]) -> None:
        self.game = game
        self.seats = list(seats)
        self._bots: list[Bot | None] = [None if kind == PERSON else bot_of(kind, game.id) for kind in seats]
        self._rng = rng_states(secrets.randbits(32), 1)[0]

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.seats) if kind == PERSON]

    def next_seat(self, viewer: int | None) -> int | None:
        """Who decides next: first the person at the screen, then bots, then other people."""
        waiting = self.game.to_move
        if not waiting:
            return None
        if viewer in waiting:
            return viewer
        return min(waiting, key=lambda seat: (self.seats[seat] == PERSON, seat))

    def prepare(self) -> None:
        """Let each bot choose once with the smallest budget, which compiles what is not compiled yet."""
        if self.game.over:
            return
        for bot in {bot.name: bot for bot in self._bots if bot}.values():
            self._choose(bot, self.game.to_move[0], Budget(samples=1))

    def bot_choice(self, seat: int) -> Choice:
        bot = self._bots[seat]
        assert bot is not None
        return self._choose(bot, seat, Budget())

    def hint(self, seat: int, seconds: float = 1.0) -> str:
        """What the strongest bot would do in this seat."""
        return self._choose(LEVELS[-1].id, seat, Budget(seconds=seconds)).action

    def _choose(self, bot: str | Bot, seat: int, budget: Budget) -> Choice:
        return Choice(seat, choose(self.game, seat, bot, rng=self._rng, budget=budget))

    def as_json(self) -> dict[str, Any]:
        return {"seats": self.seats, "record": self.game.record()}

    @classmethod
    def from_json(cls, saved: Any) -> Session:
        """A saved session; RecordError if it is not one."""
        if not isinstance(saved, dict) or set(saved) != {"seats", "record"}:
            raise RecordError("record-form", given=type(saved).__name__)
        game = records.replay(saved["record"])
        seats = saved["seats"]
        if not isinstance(seats, list) or len(seats) != game.players:
            raise RecordError("record-form", given="seats")
        session = cls(game, seats)
        game.names = seat_names(seats)  # the language may have changed since
        return session


def new_session(game_id: str, seats: Sequence[str], seed: str | None = None, **options: Any) -> Session:
    return Session(new_game(game_id, players=len(seats), seed=seed, names=seat_names(seats), **options), seats)


def seat_names(seats: Sequence[str]) -> list[str]:
    """`You` or `Person 2` for people, the level's name for bots, numbered if there are several."""
    people = [seat for seat, kind in enumerate(seats) if kind == PERSON]
    names = []
    for seat, kind in enumerate(seats):
        if kind == PERSON:
            names.append(text("you") if len(people) == 1 else text("person", number=people.index(seat) + 1))
        else:
            count = seats[:seat].count(kind) + 1
            names.append(text("bot", name=bot_title(kind), number=count if seats.count(kind) > 1 else 0))
    return names


def bot_title(kind: str) -> str:
    return text(f"level-{kind}") if kind in {level.id for level in LEVELS} else kind.capitalize()
