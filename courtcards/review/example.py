"""Examples of the rules: small tables to step through. They are data in `examples/`, and the engine plays them."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from courtcards.game import Game
from courtcards.review.frames import end_among, move, view_of
from courtcards.review.lesson import deal

FOLDER = Path(__file__).parent / "examples"
EXAMPLES = tuple(sorted(file.stem for file in FOLDER.glob("*.json")))
READER = 0  # the reader's seat


@dataclass(frozen=True)
class ExampleStep:
    """What is done or refused, and what is said of the table after it."""

    say: str  # the id of a text
    play: tuple[str, ...] = ()  # decisions, as in a record: `0 draw L`
    refused: str | None = None  # a decision that the rules do not allow
    act: str | None = None  # how much is shown of the end of the round, which takes the table's place


@dataclass(frozen=True)
class Example:
    id: str
    game: str
    article: int  # of the rules: it stands at its end
    title: str  # the id of a text
    dealt: dict[str, Any]  # game, options, hands and piles, as in a lesson
    before: tuple[str, ...]  # decisions that lead to the first moment
    moments: tuple[ExampleStep, ...]

    def begin(self) -> Game:
        """The game at the first moment."""
        game = deal(self.dealt)
        for entry in self.before:
            play(game, entry)
        return game

    def as_json(self) -> dict[str, Any]:
        """All that is shown; IllegalAction if the rules do not allow what is played."""
        game = self.begin()
        return {
            "id": self.id,
            "game": self.game,
            "article": self.article,
            "title": self.title,
            "options": game.options.as_json(),
            "players": game.players,
            "moments": list(shown(game, self.moments)),
        }


def shown(game: Game, moments: tuple[ExampleStep, ...]) -> Iterator[dict[str, Any]]:
    """Each moment as the reader sees it. Where the end of a round is shown, the table is the one before it."""
    known, view, end = game.rules.new_knowledge(2), b"", None
    for moment in moments:
        movements: list[dict[str, Any]] = []
        for entry in moment.play:
            game.know(READER, known, 0)
            seat, action = play(game, entry)
            game.know(READER, known, 1)
            movements += game.rules.movements(known[0], known[1], seat, action)
        view = view if moment.act else view_of(game, READER, known)
        end = end_among(movements) or end
        yield {
            "say": moment.say,
            "moves": [move(1, entry) for entry in moment.play],
            "refused": refusal(game, moment.refused) if moment.refused else None,
            "movements": [] if moment.act else movements,  # the next round is dealt by chance
            "act": moment.act,
            "end": end if moment.act else None,
            "view": orjson.Fragment(view),
        }


def play(game: Game, entry: str) -> tuple[int, str]:
    seat, _, action = entry.partition(" ")
    game.play(int(seat), action)
    return int(seat), action


def refusal(game: Game, entry: str) -> dict[str, Any]:
    """A decision that is not allowed, and why."""
    made = move(1, entry)
    reason = game.why_not(made["seat"], made["action"])
    assert reason is not None, f"{entry} is allowed"
    return {**made, "why": reason.as_json()}


@functools.cache
def example_of(id: str) -> Example:
    written = json.loads((FOLDER / f"{id}.json").read_text("utf-8"))
    moments = tuple(ExampleStep(**moment) for moment in written["moments"])
    return Example(id, written["game"], written["article"], written["title"], written, written["before"], moments)


@functools.cache
def examples_json(game_id: str) -> bytes:
    """All examples of a game, in the order of their names; the same at every call."""
    found = [example.as_json() for example in map(example_of, EXAMPLES) if example.game == game_id]
    return orjson.dumps(found)
