"""Highest Card: a whole game in one file, to show what a game must say.

Two to four players get three cards each. All choose one at the same time, in secret, and then show it: whoever shows
the highest card alone gets as many points as it is worth. When the hands are empty the round is over. After two rounds
the most points win.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np

from courtcards.compiled import compiled
from courtcards.games import verbs
from courtcards.games.arrays import Bytes, Int8Array, Int16Array, Int64Array, Knowledge, Record, State
from courtcards.games.dispatch import found_in
from courtcards.games.json_writer import (
    keys,
    phrase,
    put,
    put_counts,
    put_names,
    put_number,
    put_numbers,
    put_one_of,
    quoted,
)
from courtcards.games.layout import layout, starts
from courtcards.games.options import Option, read_first, read_flag, read_players, refuse_unknown
from courtcards.games.presentation import Presentation
from courtcards.games.rng import shuffle_cards
from courtcards.games.rules import Rules
from courtcards.games.view_types import View
from courtcards.messages import Message, card, message

CARDS = ("one", "two", "three", "four", "five")
KINDS, EACH, HAND, SEATS, ROUNDS = len(CARDS), 4, 3, 4, 2
NOTHING, SECRET = -1, KINDS  # no card; a card that the viewer does not know
DEAL, CHOOSE, OVER = range(3)
PHASES = ("deal", "choose", "over")
ORDERED = np.repeat(np.arange(KINDS, dtype=np.int8), EACH)

STATE = np.dtype(
    [
        ("players", "i1"),
        ("rounds", "i1"),  # rounds to play
        ("viewer", "i1"),  # -1 in a full state; in a seat's knowledge that seat, or SPECTATOR
        ("phase", "i1"),
        ("round", "i1"),  # from 1
        ("ending", "i1"),  # how the last finished round ended
        ("turns", "i2"),  # cards that everybody has shown in this round
        ("hand", "i1", (SEATS, KINDS)),  # cards of each kind; zeros where unknown
        ("hand_size", "i1", (SEATS,)),  # with the chosen card
        ("chosen", "i1", (SEATS,)),  # NOTHING before the choice
        ("shown", "i1", (SEATS,)),  # what was shown last
        ("gone", "i1", (KINDS,)),  # cards of each kind that were shown in this round
        ("scores", "i2", (SEATS,)),  # points of this round
        ("totals", "i2", (SEATS,)),
    ],
    align=True,
)


# The options


@dataclass(frozen=True)
class Options:
    players: int
    short: bool = False
    first: int | None = None  # nobody is first, but every game has this option

    @property
    def most_rounds(self) -> int:
        return 1 if self.short else ROUNDS

    def as_json(self) -> dict[str, object]:
        first = {} if self.first is None else {"first": self.first}
        return {"players": self.players, **({"short": True} if self.short else {}), **first}

    def row(self) -> tuple[int, ...]:
        return self.players, self.most_rounds


def read_options(players: object, given: Mapping[str, object]) -> Options:
    refuse_unknown(given, ("short", "first"))
    seats = read_players(players, 2, SEATS)
    return Options(seats, read_flag(given, "short"), read_first(given, seats))


# Chance


@compiled
def start(state: State, options: Int8Array, first: int) -> None:
    state["players"], state["rounds"], state["viewer"] = options[0], options[1], -1
    state["phase"], state["round"], state["ending"], state["turns"] = DEAL, 0, 0, 0
    state["totals"][:] = 0
    state["scores"][:] = 0
    state["hand"][:] = 0


def start_game(state: State, options: Options, first: int, tasks: object) -> None:
    start(state, np.array(options.row(), np.int8), first)


@compiled
def deal(state: State, deck: Int8Array) -> None:
    state["phase"], state["round"], state["turns"] = CHOOSE, state["round"] + 1, 0
    state["hand"][:], state["gone"][:], state["scores"][:] = 0, 0, 0
    state["chosen"][:], state["shown"][:] = NOTHING, NOTHING
    for seat in range(state["players"]):
        state["hand_size"][seat] = HAND
        for i in range(HAND):
            state["hand"][seat, deck[seat * HAND + i]] += 1


@compiled
def settle(state: State, rng: Int64Array) -> None:
    if state["phase"] == DEAL:
        deck = ORDERED.copy()
        shuffle_cards(deck, len(deck), rng)
        deal(state, deck)


# Decisions


@compiled
def stage(state: Record) -> int:
    return verbs.GAME_OVER if state["phase"] == OVER else verbs.ROUND_OVER if state["phase"] == DEAL else verbs.DECISION


@compiled
def most_legal(state: Record) -> int:
    return KINDS


@compiled
def is_to_act(state: Record, seat: int) -> bool:
    return bool(state["phase"] == CHOOSE and state["chosen"][seat] == NOTHING)


@compiled
def next_seat(state: Record) -> int:
    for seat in range(state["players"]):
        if is_to_act(state, seat):
            return seat
    return -1


@compiled
def legal(state: Record, seat: int, out: Int16Array) -> int:
    count = 0
    if is_to_act(state, seat):
        for kind in range(KINDS):
            if state["hand"][seat, kind]:
                out[count] = kind
                count += 1
    return count


@compiled
def apply(state: State, seat: int, action: int) -> None:
    state["hand"][seat, action] -= 1
    state["chosen"][seat] = action
    if next_seat(state) < 0:
        show(state)


@compiled
def show(state: State) -> None:
    """All have chosen: show the cards, and score."""
    best, winner = NOTHING, NOTHING
    for seat in range(state["players"]):
        kind = int(state["chosen"][seat])
        if kind == best:
            winner = NOTHING
        elif kind > best:
            best, winner = kind, seat
        state["shown"][seat], state["chosen"][seat] = kind, NOTHING
        state["gone"][kind] += 1
        state["hand_size"][seat] -= 1
    if winner != NOTHING:
        state["scores"][winner] += best + 1
        state["totals"][winner] += best + 1
    state["turns"] += 1
    if state["hand_size"][0] == 0:
        state["ending"] = 1
        state["phase"] = OVER if state["round"] == state["rounds"] else DEAL


@compiled
def round_points(state: State, seat: int) -> int:
    return int(state["scores"][seat])


@compiled
def reward_unit(state: State) -> float:
    return 5.0


@compiled
def is_winner(state: State, seat: int) -> bool:
    return bool(state["totals"][seat] == state["totals"][: state["players"]].max())


# Knowledge


@compiled
def know(state: State, seat: int, knowledge: Knowledge) -> None:
    """Everything but the others' hands and choices: they look as if they had chosen, whatever they have done."""
    knowledge["players"], knowledge["rounds"], knowledge["viewer"] = state["players"], state["rounds"], seat
    knowledge["phase"], knowledge["round"], knowledge["turns"] = state["phase"], state["round"], state["turns"]
    knowledge["ending"] = state["ending"]
    knowledge["hand_size"][:], knowledge["gone"][:] = state["hand_size"], state["gone"]
    knowledge["shown"][:] = state["shown"]
    knowledge["scores"][:], knowledge["totals"][:] = state["scores"], state["totals"]
    knowledge["hand"][:], knowledge["chosen"][:] = 0, SECRET
    if seat >= 0:
        knowledge["hand"][seat] = state["hand"][seat]
        knowledge["chosen"][seat] = state["chosen"][seat]


LAYOUT = layout(("hand", KINDS), ("gone", KINDS), ("totals", SEATS), ("round", 1))
AT_HAND, AT_GONE, AT_TOTALS, AT_ROUND = starts(LAYOUT, "hand", "gone", "totals", "round")


@compiled
def observe_knowledge(knowledge: Knowledge, out: Int16Array) -> None:
    viewer, players = int(knowledge["viewer"]), int(knowledge["players"])
    out[:] = 0
    for kind in range(KINDS):
        out[AT_HAND + kind] = knowledge["hand"][viewer, kind]
        out[AT_GONE + kind] = knowledge["gone"][kind]
    for ahead in range(players):
        out[AT_TOTALS + ahead] = knowledge["totals"][(viewer + ahead) % players]
    out[AT_ROUND] = knowledge["round"]


@compiled
def determinize(knowledge: Knowledge, rng: Int64Array) -> None:
    """The others hold any of the cards that the viewer has not seen, and have not chosen yet."""
    unseen, count, viewer = np.empty(KINDS * EACH, np.int8), 0, int(knowledge["viewer"])
    for kind in range(KINDS):
        seen = int(knowledge["gone"][kind])
        if viewer >= 0:
            seen += int(knowledge["hand"][viewer, kind]) + int(knowledge["chosen"][viewer] == kind)
        for _ in range(EACH - seen):
            unseen[count] = kind
            count += 1
    shuffle_cards(unseen, count, rng)
    for seat in range(knowledge["players"]):
        if seat != viewer:
            knowledge["chosen"][seat] = NOTHING
            for _ in range(knowledge["hand_size"][seat]):
                count -= 1
                knowledge["hand"][seat, unseen[count]] += 1
    knowledge["viewer"] = -1


# For people

NAMES, NAME_KEYS = quoted([*CARDS, "", ""]), keys(CARDS)  # SECRET and NOTHING, the last, are null
PHASE_NAMES, ENDING_NAMES = quoted(PHASES), quoted(("", "played"))
ROUND, PHASE, SIZES, TOTALS = (phrase(key) for key in ('"round":', ',"phase":', ',"hand_sizes":', ',"totals":'))
TURNS, SHOWN, ENDING = phrase(',"turn":null,"turns":'), phrase(',"shown":'), phrase(',"ending":')
OWN_HAND, OWN_CHOICE = phrase('"hand":'), phrase(',"chosen":')


@compiled
def write_open(known: Knowledge, out: Bytes) -> int:
    players = int(known["players"])
    at = put_number(out, put(out, 0, ROUND), known["round"])
    at = put_one_of(out, put(out, at, PHASE), PHASE_NAMES, known["phase"])
    at = put_numbers(out, put(out, at, SIZES), known["hand_size"], players)
    at = put_numbers(out, put(out, at, TOTALS), known["totals"], players)
    at = put_number(out, put(out, at, TURNS), known["turns"])
    at = put_names(out, put(out, at, SHOWN), NAMES, known["shown"], players)
    return put_one_of(out, put(out, at, ENDING), ENDING_NAMES, known["ending"])


@compiled
def write_own(known: Knowledge, out: Bytes) -> int:
    seat = max(0, int(known["viewer"]))  # a spectator knows of no hand, not even this
    at = put_counts(out, put(out, 0, OWN_HAND), NAME_KEYS, known["hand"][seat])
    return put_one_of(out, put(out, at, OWN_CHOICE), NAMES, known["chosen"][seat])


class HighestCardView(View):
    game: Literal["highest-card"]
    shown: list[str | None]  # by seat
    chosen: str | None  # by the viewer


def refusal(knowledge: Knowledge, action: int) -> Message | None:
    held = knowledge["hand"][knowledge["viewer"], action] > 0
    return None if held else message("highest-card-not-held", card=card(CARDS[action]))


def reasons(knowledge: Knowledge) -> dict[str, Message]:
    return {f"play {CARDS[kind]}": why for kind in range(KINDS) if (why := refusal(knowledge, kind))}


def dealt(after: Knowledge) -> dict[str, Any]:
    viewer, players = int(after["viewer"]), int(after["players"])
    own = {id: count for id, count in zip(CARDS, after["hand"][viewer].tolist(), strict=True) if viewer >= 0 and count}
    return {"move": "deal", "round": int(after["round"]), "hands": [HAND] * players, "hand": own}


def movements(before: Knowledge, after: Knowledge, seat: int, action: str | None) -> list[dict[str, Any]]:
    """A card that the viewer chose lies before its seat; shown cards are part of the view. Then the next deal."""
    chosen = {"move": "cards", "cards": [(action or "").removeprefix("play ") or None], "from": f"hand {seat}"}
    next_deal = [dealt(after)] if after["round"] != before["round"] else []
    return [*([{**chosen, "to": f"shown {seat}"}] if action else []), *next_deal]


RULES = Rules(
    id="highest-card",
    record=STATE,
    phases=PHASES,
    endings=("", "played"),
    seats=SEATS,
    cards=CARDS,
    actions=KINDS,  # action n plays a card of kind n
    observation=LAYOUT,
    read_options=read_options,
    ordered_deck=lambda options: ORDERED,
    start=start_game,
    functions=found_in(verbs, sys.modules[__name__]),
    deal=deal,
    action_texts=lambda seat, players: [f"play {id}" for id in CARDS],
    refusal=refusal,
    refuse_text=lambda knowledge, text: None,
    reasons=reasons,
    view_type=HighestCardView,
    movements=movements,
    dealt=dealt,
    options=(Option("short", "one round"),),
    secret=("play",),
    secret_phases=("choose",),
    longest_round=lambda players: HAND * players,
    presentation=Presentation(
        emblems=("three", "five", "one"), arguments=lambda words, names: {"card": card(words[1])}
    ),
    texts=Path(__file__).parent / "texts",
)
