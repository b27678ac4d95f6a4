"""Lessons: prepared deals and what is to be done in them, one idea per step. They are data in `lessons/`."""

from __future__ import annotations

import functools
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from courtcards.deals import RecordedDeals, Tasks
from courtcards.game import Game
from courtcards.games import rules_of
from courtcards.games.rules import Options

FOLDER = Path(__file__).parent / "lessons"
LESSONS = tuple(sorted(file.stem for file in FOLDER.glob("*.json")))


@dataclass(frozen=True)
class LessonStep:
    seat: int
    action: str
    say: str | None  # the id of a text, where the learner needs one


@dataclass(frozen=True)
class Lesson:
    """The learner has seat 0; what the others do is told beforehand."""

    id: str
    game: str
    options: dict[str, Any]  # with `players`
    tasks: Tasks  # by seat, in games that have them
    deck: list[str]
    steps: tuple[LessonStep, ...]
    last: str  # the text at the end

    def play(self) -> Game:
        """The whole lesson as a game; IllegalAction if the rules do not allow it."""
        game = begin(self.game, self.options, self.tasks, self.deck)
        for step in self.steps:
            game.play(step.seat, step.action)
        return game

    def record(self) -> dict[str, Any]:
        """Of the round that was prepared: what is dealt after it does not belong to the lesson."""
        record = self.play().record()
        return {**record, "rounds": record["rounds"][:1]}


@functools.cache
def lesson_of(id: str) -> Lesson:
    written = json.loads((FOLDER / f"{id}.json").read_text("utf-8"))
    steps = tuple(read_step(*step) for step in written["steps"])
    game, options, tasks = written["game"], written["options"], written.get("tasks")
    return Lesson(id, game, options, tasks, deck_of(written), steps, written["last"])


def begin(game_id: str, options: dict[str, Any], tasks: Tasks, deck: list[str]) -> Game:
    """A game whose first round is dealt from this deck."""
    deals = RecordedDeals(options["first"], tasks, [deck], [])
    return Game(rules_of(game_id), read_options(game_id, options), deals)


def deal(written: dict[str, Any]) -> Game:
    """A game as a file describes it: game, options, tasks, hands and piles."""
    return begin(written["game"], written["options"], written.get("tasks"), deck_of(written))


def lessons_of(game_id: str) -> list[str]:
    """In the order of their names, so that the first round comes before the variants."""
    return [id for id in LESSONS if lesson_of(id).game == game_id]


def read_options(game_id: str, options: dict[str, Any]) -> Options:
    others = {name: value for name, value in options.items() if name != "players"}
    read: Options = rules_of(game_id).read_options(options["players"], others)
    return read


def read_step(entry: str, say: str | None = None) -> LessonStep:
    seat, _, action = entry.partition(" ")
    return LessonStep(int(seat), action, say)


def deck_of(written: dict[str, Any]) -> list[str]:
    """The hands, then the piles from the top down; what is not named fills the piles, in the order of the rules.

    In Call to Glory the piles are L and R, of equal height; in Come to Call left, right and the deck.
    """
    rules = rules_of(written["game"])
    left = Counter(rules.cards[kind] for kind in rules.ordered_deck(read_options(written["game"], written["options"])))
    hands = [card for hand in written["hands"] for card in hand]
    left.subtract(hands)
    for pile in written["piles"]:
        left.subtract(pile)
    rest = list((+left).elements())
    if len(written["piles"]) == 2:
        *_, right = written["piles"]
        height = (len(rest) + sum(map(len, written["piles"]))) // 2
        under = height - len(right)
        return [*hands, *written["piles"][0], *rest[under:], *right, *rest[:under]]
    return [*hands, *(card for pile in written["piles"] for card in pile), *rest]
