"""Where the cards of a game come from: a seed that anyone can check, or decks that were given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from courtcards.errors import RecordError
from courtcards.games.rules import Options, Rules
from courtcards.games.shuffle import Shuffler, fresh_seed

Tasks = list[list[str]] | None


def deal_tasks(decks: Sequence[Sequence[str]], players: int, shuffler: Shuffler) -> Tasks:
    """One card of each task deck for each seat, in deck order; None in a game without tasks."""
    shuffled = [shuffler.shuffle(deck) for deck in decks]
    return [[deck[seat] for deck in shuffled] for seat in range(players)] if decks else None


def are_tasks(tasks: object, decks: Sequence[Sequence[str]], players: int) -> bool:
    """Whether tasks could have been dealt like this: a card of each deck to each seat, none twice."""
    if not decks or not isinstance(tasks, list) or len(tasks) != players:
        return False
    if not all(isinstance(row, list) and len(row) == len(decks) for row in tasks):
        return False
    dealt = [[row[place] for row in tasks] for place in range(len(decks))]
    return all(
        all(isinstance(name, str) and name in deck for name in names) and len(set(names)) == len(names)
        for names, deck in zip(dealt, decks, strict=True)
    )


class Deals(Protocol):
    """Everything in a game that is left to chance. Rounds and reshuffles count from 1; cards are ids."""

    @property
    def seed(self) -> str | None: ...
    def setup(self, rules: Rules, options: Options) -> tuple[int, Tasks]: ...
    def deck(self, round: int, ordered: Sequence[str]) -> list[str]: ...
    def reshuffle(self, round: int, number: int, cards: Sequence[str]) -> list[str]: ...


class SeededDeals:
    """Everything from a seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def setup(self, rules: Rules, options: Options) -> tuple[int, Tasks]:
        """Who is first, and the tasks."""
        shuffler = Shuffler(self.seed, "game")
        first = shuffler.uniform(options.players) if options.first is None else options.first
        return first, deal_tasks(rules.task_decks(options), options.players, shuffler)

    def deck(self, round: int, ordered: Sequence[str]) -> list[str]:
        return Shuffler(self.seed, f"round {round}").shuffle(ordered)

    def reshuffle(self, round: int, number: int, cards: Sequence[str]) -> list[str]:
        return Shuffler(self.seed, f"round {round} reshuffle {number}").shuffle(cards)


class GivenDeals:
    """Given decks for the first rounds; everything else is random, from the operating system."""

    seed = None

    def __init__(self, decks: Sequence[list[str]]) -> None:
        self._decks = decks
        self._rest = SeededDeals(fresh_seed())

    def setup(self, rules: Rules, options: Options) -> tuple[int, Tasks]:
        return self._rest.setup(rules, options)

    def deck(self, round: int, ordered: Sequence[str]) -> list[str]:
        return self._decks[round - 1] if round <= len(self._decks) else self._rest.deck(round, ordered)

    def reshuffle(self, round: int, number: int, cards: Sequence[str]) -> list[str]:
        return self._rest.reshuffle(round, number, cards)


class RecordedDeals(GivenDeals):
    """Everything as in a record without a seed.

    While the record is followed, a reshuffle that does not fit is an error; after that, new ones are drawn.
    """

    def __init__(
        self, first: int, tasks: Tasks, decks: Sequence[list[str]], reshuffles: Sequence[list[list[str]]]
    ) -> None:
        super().__init__(decks)
        self._first, self._tasks, self._reshuffles = first, tasks, reshuffles
        self.followed = True

    def setup(self, rules: Rules, options: Options) -> tuple[int, Tasks]:  # noqa: ARG002
        return self._first, self._tasks

    def reshuffle(self, round: int, number: int, cards: Sequence[str]) -> list[str]:
        written = self._reshuffles[round - 1] if round <= len(self._reshuffles) else []
        if number <= len(written) and sorted(written[number - 1]) == sorted(cards):
            return written[number - 1]
        if self.followed:
            wrong = "record-reshuffle-missing" if number > len(written) else "record-reshuffle-cards"
            raise RecordError(wrong, round=round, number=number)
        return super().reshuffle(round, number, cards)
