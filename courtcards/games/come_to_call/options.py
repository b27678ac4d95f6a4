"""The options of a game of Come to Call."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

import numpy as np

from courtcards.compiled import plain
from courtcards.errors import OptionError
from courtcards.games.arrays import Int8Array, State, States
from courtcards.games.come_to_call.actions import LARGEST
from courtcards.games.come_to_call.apply import favor_needed, hand_limit, start
from courtcards.games.come_to_call.cards import BUTLER, CARD_IDS, COMPOSITION, HEAR_YE, KINDS, TYPES
from courtcards.games.come_to_call.state import CALLS, MOST_CARDS, ROUNDS, SEATS, TURNS
from courtcards.games.options import Option, read_cards, read_first, read_number, read_players, refuse_unknown

CARDS = Option("cards", "how many cards of each kind", kind="cards")
HAND_SIZE = Option("hand", "cards dealt to each player", kind="number", least=2, most=LARGEST + 1, offered=False)
FAVOR = Option("favor", "favor needed to win", kind="number", most=plain(favor_needed)(2), offered=False)
ROUND_LIMIT = Option("rounds", "rounds after which the game ends", kind="number", most=ROUNDS, offered=False)
TURN_LIMIT = Option("turns", "turns each player has in a round", kind="number", most=TURNS, offered=False)
OPTIONS = (CARDS, HAND_SIZE, FAVOR, ROUND_LIMIT, TURN_LIMIT)
STANDARD = tuple(COMPOSITION.tolist())


@dataclass(frozen=True)
class Options:
    players: int
    cards: tuple[int, ...]  # how many of each kind
    hand: int  # cards dealt to each player
    favor: int  # needed to win
    rounds: int  # after which an undecided game ends
    turns: int  # that each player has at most in a round
    first: int | None  # the dealer of round 1; None: random

    @property
    def most_rounds(self) -> int:
        return self.rounds

    def as_json(self) -> dict[str, object]:
        """What differs from the defaults, and the players."""
        usual = read_options(self.players, {})
        counts = {id: count for id, count in zip(CARD_IDS, self.cards, strict=True) if count}
        written = {field.name: getattr(self, field.name) for field in fields(self)} | {"cards": counts}
        return {
            name: value
            for name, value in written.items()
            if name == "players" or getattr(self, name) != getattr(usual, name)
        }

    def row(self) -> tuple[int, ...]:
        """As the batch functions take it."""
        return self.players, *self.cards, self.hand, self.favor, self.rounds, self.turns


def read_options(players: object, given: Mapping[str, object]) -> Options:
    refuse_unknown(given, [*(option.name for option in OPTIONS), "first"])
    seats = read_players(players, 2, SEATS)
    hand = read_number(given, HAND_SIZE, plain(hand_limit)(seats))
    return Options(
        seats,
        cards=read_deck(given.get("cards"), seats, hand),
        hand=hand,
        favor=read_number(given, FAVOR, plain(favor_needed)(seats)),
        rounds=read_number(given, ROUND_LIMIT, ROUNDS),
        turns=read_number(given, TURN_LIMIT, TURNS),
        first=read_first(given, seats),
    )


def read_deck(given: object, players: int, hand: int) -> tuple[int, ...]:
    cards = STANDARD if given is None else read_cards(given, dict.fromkeys(CARD_IDS, MOST_CARDS))
    check_cards(cards, players, hand)
    return cards


def check_cards(cards: tuple[int, ...], players: int, hand: int) -> None:
    for kind in range(3 * TYPES):
        if kind % 3 and cards[kind] > 1:
            raise OptionError("option-cards-once", card=CARD_IDS[kind])
    if cards[HEAR_YE] < CALLS:
        raise OptionError("option-cards-hear-ye", fewest=CALLS)
    if cards[BUTLER] < 1:
        raise OptionError("option-cards-butler")
    fewest = players * hand + 2
    others = sum(cards) - cards[HEAR_YE]
    if others < fewest:
        raise OptionError("option-cards-too-few", count=others, fewest=fewest)
    if sum(cards) > MOST_CARDS:
        raise OptionError("option-cards-too-many", count=sum(cards), most=MOST_CARDS)


def ordered_deck(options: Options) -> Int8Array:
    """All cards before shuffling, in the order of the ids, equal cards together."""
    return np.repeat(np.arange(KINDS, dtype=np.int8), options.cards)


def start_game(state: State, options: Options, first: int, tasks: object) -> None:
    start(state, np.array(options.row(), np.int8), first)


def longest_round(players: int) -> int:
    """A draw and a discard each turn; then a set of each type, and ready."""
    return players * (TURNS * 2 + TYPES + 1)


def round_facts(states: States) -> dict[str, list[str]]:
    """What the shows of finished rounds were stolen with; empty where nobody stole."""
    return {"shows_stolen_with": [CARD_IDS[3 * type] if type >= 0 else "" for type in states["stolen_with"]]}
