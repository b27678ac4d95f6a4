"""The games that the general tests play: both games, all numbers of players, all variants, several decks."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import courtcards
from courtcards.games import rules_of
from courtcards.games.call_to_glory.cards import CHARACTERS, NUMBER
from courtcards.games.rules import Rules

# Decks of Come to Call, besides the standard one.
FEWEST = {"king": 6, "queen": 4, "fool": 2, "butler": 2, "hear-ye": 2}  # as few cards as two players can have
FEWEST_OF_SIX = {"king": 9, "queen": 9, "heir": 3, "diplomat": 2, "butler": 12, "wild": 3, "hear-ye": 2}
MANY = {"king": 20, "queen-double": 1, "heir": 20, "fool": 20, "fool-half": 1, "butler": 30, "wild": 20, "hear-ye": 15}
SMALL = {"king": 3, "king-double": 1, "fool": 3, "fool-half": 1, "butler": 5, "wild": 1, "hear-ye": 2}
ONE_BUTLER = {"king": 3, "queen-double": 1, "queen-half": 1, "diplomat": 10, "butler": 1, "wild": 12, "hear-ye": 3}

# And one of Call to Glory.
FEW = {"emperor": 4, "daimyo": 5, "ninja": 7, "farmer": 4}


@dataclass(frozen=True)
class Table:
    """A game with its options."""

    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    name: str = ""

    @property
    def rules(self) -> Rules:
        return rules_of(self.game)

    def new_game(self, seed: str | int) -> courtcards.Game:
        return courtcards.new_game(self.game, players=self.players, seed=seed, **self.options)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *([self.name] if self.name else [])])


def glory(players: int, *variants: str, **options: Any) -> Table:
    named = {**dict.fromkeys(variants, True), **options}
    return Table("call-to-glory", players, named, "-".join([*variants, *options]))


def call(players: int, name: str = "", cards: Mapping[str, int] | None = None, **options: Any) -> Table:
    return Table("come-to-call", players, {**({"cards": cards} if cards else {}), **options}, name)


GLORY = (
    glory(2),
    glory(3, "quick"),
    glory(4, first=3),
    glory(2, "ninja"),
    glory(3, "ninja"),
    glory(4, "quick", "ninja"),
    glory(2, "tasks"),
    glory(3, "tasks", first=0),
    glory(4, "tasks", "ninja"),
    glory(3, "tasks", "ninja"),
    Table("call-to-glory", 3, {"cards": FEW, "hand": 1, "rounds": 2, "turns": 3, "ninja": True}, "small"),
)
CALL = (
    call(2),
    call(3),
    call(4, "first", first=1),
    call(5),
    call(6),
    call(2, "fewest", FEWEST),
    call(3, "one-butler", ONE_BUTLER),
    call(4, "many", MANY),
    call(6, "fewest", FEWEST_OF_SIX),
    call(2, "small", SMALL, hand=4, favor=12, rounds=9, turns=5),
)
TABLES = GLORY + CALL


def any_table(rng: random.Random, game: str) -> Table:
    """A table with random options; every one that the game allows can come."""
    return any_glory(rng) if game == "call-to-glory" else any_call(rng)


def any_glory(rng: random.Random) -> Table:
    players = rng.randint(2, 4)
    length = rng.choice(["", "quick", "tasks"])
    variants = [name for name in (length, rng.choice(["", "ninja"])) if name]
    small = any_small(rng, {"hand": (1, 3), "turns": (1, 100), **({} if length else {"rounds": (1, 4)})})
    if rng.random() < 0.3:
        small["cards"] = any_characters(rng, players * small.get("hand", 3) + 2)
    return glory(players, *variants, **small, **any_first(rng, players))


def any_characters(rng: random.Random, fewest: int) -> dict[str, int]:
    """Fewer cards of some characters, and none of others."""
    number = dict(zip(CHARACTERS, NUMBER.tolist(), strict=True))
    cards: dict[str, int] = {}
    while sum(cards.values()) < fewest:
        cards = {id: rng.choice([0, rng.randint(0, most)]) for id, most in number.items()}
    return cards


def any_small(rng: random.Random, numbers: Mapping[str, tuple[int, int]]) -> dict[str, Any]:
    """Some of the numbers that make a game smaller."""
    return {name: rng.randint(*ends) for name, ends in numbers.items() if rng.random() < 0.3}


def any_call(rng: random.Random) -> Table:
    players = rng.randint(2, 6)
    small = any_small(rng, {"hand": (2, 7), "favor": (1, 18), "rounds": (1, 60), "turns": (1, 40)})
    usual = 6 if players in (2, 6) else 7
    cards = None if rng.random() < 0.3 else any_cards(rng, players, small.get("hand", usual))
    return call(players, "", cards, **small, **any_first(rng, players))


def any_first(rng: random.Random, players: int) -> dict[str, int]:
    return {} if rng.random() < 0.6 else {"first": rng.randrange(players)}


def any_cards(rng: random.Random, players: int, hand: int) -> dict[str, int]:
    """A deck that is allowed: sometimes as small as can be, sometimes as large."""
    kinds = [id for id in rules_of("come-to-call").cards if id != "hear-ye"]
    once = {id for id in kinds if "-" in id}
    fewest = players * hand + 2
    cards = {"hear-ye": rng.choice([2, 2, 3, 4, 9]), "butler": 1}
    most = 127 - cards["hear-ye"]
    others = rng.choice([fewest, rng.randint(fewest, min(most, fewest + 30)), rng.randint(fewest, most)])
    favored = rng.sample(kinds, rng.randint(2, len(kinds)))
    plain = [id for id in favored if id not in once] or ["king"]
    while sum(cards.values()) - cards["hear-ye"] < others:
        id = rng.choice(favored)
        if id in once and cards.get(id):
            id = rng.choice(plain)
        cards[id] = cards.get(id, 0) + 1
    return cards


# Ways to play. Random play alone sees few strikes, few reshuffles and few large sets.

STYLES: dict[str, tuple[str, ...]] = {
    "random": (),
    "eager": ("strike", "lay", "send"),
    "ninja": ("strike", "lay ninja", "draw A", "draw B", "lay"),
    "patient": ("draw deck", "draw left", "discard king", "discard queen", "discard butler", "discard wild"),
    "open": ("draw A", "draw B", "draw left", "draw right", "ready"),
}


def choose(rng: random.Random, legal: list[str], style: str) -> str:
    """A legal action, more often than not one that the style likes."""
    liked = [action for action in legal if action.startswith(STYLES[style])] if STYLES[style] else []
    return rng.choice(liked if liked and rng.random() < 0.8 else legal)


def play_one(game: courtcards.Game, rng: random.Random, style: str = "random") -> tuple[int, str]:
    """Play an action of a seat that owes one; returns what was played."""
    seat = rng.choice(game.to_move)
    action = choose(rng, game.legal(seat), style)
    game.play(seat, action)
    return seat, action


def play_some(game: courtcards.Game, rng: random.Random, decisions: int, style: str = "random") -> None:
    for _ in range(decisions):
        if game.over:
            return
        play_one(game, rng, style)


def positions(table: Table, seed: int, step: int = 1, most: int = 10**9) -> Iterator[courtcards.Game]:
    """A game, every `step` decisions until its end, at most `most` times; always the same for the same seed."""
    rng = random.Random(f"{table} {seed}")
    style = list(STYLES)[seed % len(STYLES)]
    game = table.new_game(f"{table} {seed}")
    for _ in range(most):
        yield game
        if game.over:
            return
        play_some(game, rng, step, style)


COMMON = ("draw", "play", "discard")  # phases of every turn


def telling_positions(table: Table, seed: int, each: int) -> Iterator[courtcards.Game]:
    """Some positions of a game, spread over it, with at most `each` of every phase."""
    seen: dict[str, int] = {}
    for game in positions(table, seed):
        phase = game.phase
        if seen.get(phase, 0) < each and (phase not in COMMON or game.decisions % 7 == 3):
            seen[phase] = seen.get(phase, 0) + 1
            yield game
