"""The bots in every seat but the learner's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from courtcards.bots import Budget, PolicyBot
from courtcards.bots.entrants import Entrant, read_entrant
from courtcards.bots.uniform import at_random
from courtcards.errors import IllegalAction, OptionError
from courtcards.games.arrays import Int16Array, Int64Array, Knowledge
from courtcards.games.rules import Options, Rules
from courtcards.messages import quote

SELF = "self"  # instead of a bot: the learner decides for this seat, too
SAMPLES = Budget(samples=100)  # unless told otherwise


class Opponents:
    """The bots of the other seats, by their place clockwise from the learner; None where the learner itself plays.

    `bots` is one for all seats, or a list of one for each: a name as in the arena, "self", or a bot of your own as a
    function, a class or an object. In a copy, bots that were named are made again, and objects are copied.
    """

    def __init__(self, bots: object, rules: Rules, options: Options, budget: Budget | None) -> None:
        self._rules, self._options, self._budget = rules, options, budget or SAMPLES
        others = options.players - 1
        given = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * others
        if len(given) != others:
            raise OptionError("env-bots", given=quote(bots), others=others)
        self._given: list[Any] = given
        self._entrants = [self._read(bot) for bot in given]

    def _read(self, bot: Any) -> Entrant | None:
        return None if bot == SELF else read_entrant(bot, self._rules, self._options, self._budget)

    def __getitem__(self, place: int) -> Entrant | None:
        return self._entrants[place]

    def is_random(self, place: int) -> bool:
        """Whether a bot needs nothing but the legal actions."""
        entrant = self._entrants[place]
        return entrant is not None and isinstance(entrant.bot, PolicyBot) and entrant.bot.policy is at_random

    def choose(self, place: int, knowledge: Knowledge, legal: Int16Array, rng: Int64Array) -> int:
        """What a bot plays: one of the legal actions, or IllegalAction."""
        entrant = self._entrants[place]
        assert entrant is not None
        action = int(entrant.bot.choose(knowledge, legal, rng, entrant.budget))
        if action not in legal:
            name = getattr(entrant.bot, "name", type(entrant.bot).__qualname__)
            raise IllegalAction("arena-illegal", bot=name, action=action)
        return action

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_entrants"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._entrants = [self._read(bot) for bot in self._given]
