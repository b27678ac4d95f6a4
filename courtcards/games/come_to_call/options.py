"""The options of a game of Come to Call."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from courtcards.errors import OptionError
from courtcards.games.arrays import Int8Array, State, States
from courtcards.games.come_to_call.apply import hand_limit, start
from courtcards.games.come_to_call.cards import BUTLER, CARD_IDS, COMPOSITION, HEAR_YE, KINDS, TYPES
from courtcards.games.come_to_call.state import CALLS, MOST_CARDS, ROUNDS, SEATS, TURNS
from courtcards.games.options import Option, is_whole, read_first, read_players, refuse_unknown
from courtcards.messages import quote

OPTIONS = (Option("cards", "how many cards of each kind", kind="cards"),)
STANDARD = tuple(int(count) for count in COMPOSITION)


@dataclass(frozen=True)
class Options:
    players: int
    cards: tuple[int, ...] = STANDARD  # how many of each kind
    first: int | None = None  # the dealer of round 1; None: by lot

    @property
    def most_rounds(self) -> int:
        return ROUNDS

    def as_json(self) -> dict[str, object]:
        """What differs from the defaults, and the players."""
        named = {} if self.first is None else {"first": self.first}
        if self.cards == STANDARD:
            return {"players": self.players, **named}
        counts = {id: count for id, count in zip(CARD_IDS, self.cards, strict=True) if count}
        return {"players": self.players, "cards": counts, **named}

    def row(self) -> tuple[int, ...]:
        """As the batch functions take it."""
        return self.players, *self.cards


def read_options(players: object, given: Mapping[str, object]) -> Options:
    refuse_unknown(given, ("cards", "first"))
    seats = read_players(players, 2, SEATS)
    cards = STANDARD if given.get("cards") is None else read_cards(given["cards"], seats)
    return Options(seats, cards, read_first(given, seats))


def read_cards(given: object, players: int) -> tuple[int, ...]:
    if not isinstance(given, Mapping):
        raise OptionError("option-cards-form", given=quote(given))
    for id, count in given.items():
        if id not in CARD_IDS:
            raise OptionError("option-cards-unknown", card=quote(id))
        if not is_whole(count) or not 0 <= count <= MOST_CARDS:
            raise OptionError("option-cards-count", card=str(id), given=quote(count), most=MOST_CARDS)
    cards = tuple(int(given.get(id, 0)) for id in CARD_IDS)
    check_cards(cards, players)
    return cards


def check_cards(cards: tuple[int, ...], players: int) -> None:
    for kind in range(3 * TYPES):
        if kind % 3 and cards[kind] > 1:
            raise OptionError("option-cards-once", card=CARD_IDS[kind])
    if cards[HEAR_YE] < CALLS:
        raise OptionError("option-cards-hear-ye", fewest=CALLS)
    if cards[BUTLER] < 1:
        raise OptionError("option-cards-butler")
    fewest = players * hand_limit(players) + 2
    others = sum(cards) - cards[HEAR_YE]
    if others < fewest:
        raise OptionError("option-cards-too-few", count=others, fewest=fewest)
    if sum(cards) > MOST_CARDS:
        raise OptionError("option-cards-too-many", count=sum(cards), most=MOST_CARDS)


def ordered_deck(options: Options) -> Int8Array:
    """All cards before shuffling, in the order of the ids, equal cards together."""
    return np.repeat(np.arange(KINDS, dtype=np.int8), options.cards)


def start_game(state: State, options: Options, first: int, tasks: object) -> None:
    start(state, options.players, np.array(options.cards, np.int8), first)


def longest_round(players: int) -> int:
    """A draw and a discard each turn; then a set of each type, and ready."""
    return players * (TURNS * 2 + TYPES + 1)


def round_facts(states: States) -> dict[str, list[str]]:
    """What the shows of finished rounds were stolen with; empty where nobody stole."""
    return {"shows_stolen_with": [CARD_IDS[3 * type] if type >= 0 else "" for type in states["stolen_with"]]}
