"""The games that this server offers, as `/api/about` describes them: everything a client needs to set one up."""

from __future__ import annotations

import functools
from typing import Literal

from typing_extensions import TypedDict

from courtcards.bots import ahead_of, levels_of
from courtcards.games import GAMES, rules_of
from courtcards.games.options import Option
from courtcards.games.rules import Rules
from courtcards.review.lesson import lessons_of


class OptionInfo(TypedDict):
    """An option of a game besides `players` and `first`."""

    name: str
    kind: Literal["flag", "cards"]  # on or off; or how many cards of each kind there are
    default: bool | dict[str, int]
    excludes: list[str]  # flags that cannot be on at the same time


class LevelInfo(TypedDict):
    id: str
    rating: int  # measured with two players, relative to the first level; 5 points more win 70 % of the games
    ahead: dict[str, int]  # by number of players: in what percentage of games it finishes ahead of the level below


class CardInfo(TypedDict):
    id: str
    count: int  # in a game with the usual options
    number: int | None  # printed on the card


class GameInfo(TypedDict):
    id: str  # its name is the text `game-ID`
    fewest: int  # players
    most: int
    flags: list[str]
    options: list[OptionInfo]
    levels: list[LevelInfo]  # of the bots that play it, from the weakest to the strongest
    phases: list[str]
    secret_phases: list[str]  # phases in which nobody learns who has acted
    cards: list[CardInfo]  # in the order of a hand
    piles: list[str]  # piles to draw from
    emblems: list[str]  # cards that stand for the game, the best known in the middle
    art: str | None  # where the pictures are: `CARD.svg` and `back.svg`; null if it has none
    points: str  # what a score is called: the text `web-POINTS`
    first: str | None  # the member of a view that says which seat began the round; the text `web-FIRST`
    lessons: list[str]  # ids of its lessons, the first one for beginners: see `/api/lessons/ID`
    texts: list[str]  # languages of the game's own texts: see `/api/games/ID/texts/LANGUAGE`


@functools.cache
def games() -> list[GameInfo]:
    return [describe(rules_of(id)) for id in GAMES]


def describe(rules: Rules) -> GameInfo:
    shown = rules.presentation
    counts = rules.kind_counts(rules.read_options(rules.fewest, {}))
    return {
        "id": rules.id,
        "fewest": rules.fewest,
        "most": rules.seats,
        "flags": list(rules.flags),
        "options": [describe_option(option, counts) for option in rules.options if option.offered],
        "levels": describe_levels(rules.id),
        "phases": list(rules.phases),
        "secret_phases": list(rules.secret_phases),
        "cards": [{"id": id, "count": count, "number": shown.numbers.get(id)} for id, count in counts.items()],
        "piles": list(rules.piles),
        "emblems": list(shown.emblems),
        "art": shown.art,
        "points": shown.points,
        "first": shown.first,
        "lessons": lessons_of(rules.id),
        "texts": sorted(folder.name for folder in rules.texts.iterdir()) if rules.texts else [],
    }


def describe_levels(game_id: str) -> list[LevelInfo]:
    ahead = {str(players): levels for players, levels in ahead_of(game_id).items()}
    return [
        {
            "id": level.id,
            "rating": rating,
            "ahead": {players: levels[level.id] for players, levels in ahead.items() if level.id in levels},
        }
        for level, rating in levels_of(game_id).items()
    ]


def describe_option(option: Option, counts: dict[str, int]) -> OptionInfo:
    is_flag = option.kind == "flag"
    return {
        "name": option.name,
        "kind": "flag" if is_flag else "cards",
        "default": False if is_flag else counts,
        "excludes": list(option.excludes),
    }
