"""Decks made to measure: say what is dealt and drawn, and the rest of the 110 cards follows somehow.

Cards are written in a line, such as `"farmer*3 monk"`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import courtcards
from courtcards import Game

NUMBERS = {
    "emperor": 6,
    "empress": 7,
    "daimyo": 8,
    "shogun": 9,
    "samurai": 12,
    "ninja": 14,
    "envoy": 16,
    "monk": 18,
    "farmer": 20,
}
DOTTED = ("samurai", "ninja", "envoy")
HAND = 3


def cards(line: str) -> list[str]:
    """The cards of a line: `"farmer*3 monk"` is three Farmers and a Monk."""
    parts = [word.partition("*") for word in line.split()]
    return [name for name, _, count in parts for _ in range(int(count or 1))]


def deck(hands: Sequence[str], turns: Sequence[str] = ()) -> list[str]:
    """A deck that deals these hands. Each turn names what lies on top of L and of R in that turn, if both are drawn."""
    wished_hands = [cards(line) for line in hands]
    draws = [cards(line) for line in turns]
    left, right = [draw[0] for draw in draws], [draw[1] for draw in draws]
    rest = leftovers([*left, *right, *(card for hand in wished_hands for card in hand)])
    dealt = [card for hand in wished_hands for card in [*hand, *take(rest, HAND - len(hand))]]
    height = (110 - HAND * len(hands) + 1) // 2
    left += take(rest, height - len(left))
    return [*dealt, *left, *right, *rest]


def leftovers(wished: Sequence[str]) -> list[str]:
    """The cards that were not wished for, characters in turn."""
    left = Counter(NUMBERS)
    left.subtract(wished)
    assert min(left.values()) >= 0, f"more cards wished than there are: {left}"
    columns = [[character] * left[character] for character in NUMBERS]
    return [card for row in zip_longest(*columns) for card in row if card]


def take(pile: list[str], count: int) -> list[str]:
    taken = pile[:count]
    del pile[:count]
    return taken


def game_with(hands: Sequence[str], turns: Sequence[str] = (), *, first: int = 0, **options: Any) -> Game:
    """A game whose first round is dealt as wished; as many players as hands."""
    decks = [deck(hands, turns)]
    return courtcards.new_game("call-to-glory", players=len(hands), decks=decks, first=first, **options)


def game_with_tasks(tasks: Sequence[str], deck: list[str], *, first: int = 0, **options: Any) -> Game:
    """A game with wished tasks, one line of A, B and C for each seat, and a wished deck of the first round."""
    return courtcards.replay(
        {
            "format": "courtcards/1",
            "game": "call-to-glory",
            "options": {"players": len(tasks), "tasks": True, "first": first, **options},
            "first": first,
            "tasks": [line.split() for line in tasks],
            "rounds": [{"deck": deck, "actions": []}],
        }
    )


def redealt(game: Game, deck: list[str]) -> Game:
    """The same game, at the beginning of a round, with a wished deck of that round."""
    record = game.record()
    assert record["rounds"][-1]["actions"] == []
    record["rounds"][-1]["deck"] = deck
    return courtcards.replay(record)


def laying_deck(lays: Sequence[str], starter: int = 0) -> list[str]:
    """A deck with which each seat can lay its line's sets, one in each of its turns (see `script.lay_all`)."""
    players = len(lays)
    wished = [sets(line, players) for line in lays]
    hands = [" ".join(f"{name}*{size - 2}" for name, size in row if size > 2) for row in wished]
    draws = [f"{row[turn][0]}*2" if turn < len(row) else None for turn, row in turn_order(wished, starter)]
    return deck_with_gaps(hands, draws)


def turn_order(wished: Sequence[list[tuple[str, int]]], starter: int) -> list[tuple[int, list[tuple[str, int]]]]:
    """For each turn until all is laid: which turn of its seat it is, and what the seat wishes to lay."""
    players, most = len(wished), max(len(row) for row in wished)
    return [(turn, wished[(starter + offset) % players]) for turn in range(most) for offset in range(players)]


def deck_with_gaps(hands: Sequence[str], draws: Sequence[str | None]) -> list[str]:
    """A deck where some turns draw whatever is plenty."""
    wished = [*cards(" ".join(hands)), *cards(" ".join(draw for draw in draws if draw))]
    spare = leftovers(wished)
    return deck(hands, [draw or " ".join(take(spare, 2)) for draw in draws])


def sets(line: str, players: int) -> list[tuple[str, int]]:
    """The sets of a line: `"monk empress*4"`; the smallest possible where no size is given."""
    parts = [word.partition("*") for word in line.split()]
    return [(name, int(size or smallest(name, players))) for name, _, size in parts]


def smallest(character: str, players: int) -> int:
    return 3 if character in DOTTED and players > 2 else 2
