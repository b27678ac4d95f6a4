"""A viewer's knowledge written as a view, in JSON: what lies open, and what only this viewer may know."""

from __future__ import annotations

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import Bytes, Int8Array, Knowledge
from courtcards.games.call_to_glory.cards import CHARACTERS, KINDS, TASK_DECKS, TASK_POINTS
from courtcards.games.call_to_glory.legal import figures_in_stock, usable_figures
from courtcards.games.call_to_glory.scoring import characters_needed, is_unbeatable, points_laid, task_points
from courtcards.games.call_to_glory.state import DEAL, ENDINGS, NOBODY, NOTHING, OVER, PHASES, PILES, A, B
from courtcards.games.json_writer import (
    CLOSE_LIST,
    CLOSE_OBJECT,
    NULL,
    OPEN_LIST,
    OPEN_OBJECT,
    keys,
    phrase,
    phrases,
    put,
    put_comma,
    put_counts,
    put_names,
    put_number,
    put_number_or_null,
    put_numbers,
    put_one_of,
    put_one_or_null,
    put_sign,
    quoted,
)
from courtcards.games.view_json import put_known, put_round, seen_by_all

NAMES, NAME_KEYS = quoted(CHARACTERS), keys(CHARACTERS)
PHASE_NAMES, PILE_NAMES, ENDING_NAMES = quoted(PHASES), quoted(PILES), quoted(ENDINGS)
DECK_KEYS = keys(TASK_DECKS)

STARTER, ROUNDS, TURNS = (phrase(key) for key in (',"starter":', ',"rounds":', ',"turns":'))
CHARACTERS_NEEDED = phrase(',"characters_needed":')
PILE_KEYS = phrases([',"piles":{"L":', ',"R":', ',"A":', ',"B":'])
FIRST_PILE, LEAVING, COUNT = (phrase(key) for key in ('},"first_pile":', ',"leaving":', ',"count":'))
SETS, SEAT, SIZE = (phrase(key) for key in (',"sets":', '{"seat":', ',"size":'))
SMALLEST_LAY, UNBEATABLE = phrase(',"smallest_lay":'), phrase(',"unbeatable":')
UNSEEN, POINTS, FIGURES = (phrase(key) for key in (',"unseen":', ',"points":', ',"figures":'))
HELD, STOCK, USABLE = (phrase(key) for key in ('{"held":', ',"stock":', ',"usable":'))
SCORES, ENDING = phrase(',"scores":'), phrase(',"ending":')
CHARACTER, REVEALED = phrase('{"character":'), phrase(',"revealed":')
EACH, WORTH = phrase(',"each":'), phrase(',"points":')
HAND, MISSING, TASKS = phrase('"hand":'), phrase(',"missing":'), phrase(',"tasks":')


@compiled
def write_open(known: Knowledge, out: Bytes) -> int:
    """What is the same for every viewer, as members of an object; returns how many bytes they are."""
    at = put_course(known, out)
    at = put_piles(known, out, at)
    at = put_leaving(known, out, at)
    at = put_known(known, NAME_KEYS, out, at)
    at = put_sets(known, out, at)
    at = put_unseen(known, out, at)
    at = put_points(known, out, at)
    at = put_figures(known, out, at)
    return put_scores(known, out, at)


@compiled
def write_own(known: Knowledge, out: Bytes) -> int:
    """What only this viewer may know: its hand, what that lacks, and its own tasks among those revealed."""
    at = put(out, 0, HAND)
    if known["viewer"] >= 0:
        hand = known["hand"][known["viewer"]]
        at = put_counts(out, at, NAME_KEYS, hand)
        at = put_missing(known, hand, out, put(out, at, MISSING))
    else:
        at = put_sign(out, put_sign(out, at, OPEN_OBJECT), CLOSE_OBJECT)
        at = put_sign(out, put_sign(out, put(out, at, MISSING), OPEN_OBJECT), CLOSE_OBJECT)
    return put_tasks(known, out, put(out, at, TASKS))


@compiled
def put_course(known: Knowledge, out: Bytes) -> int:
    at = put_round(known, PHASE_NAMES, out)
    at = put_number(out, put(out, at, STARTER), known["starter"])
    at = put_number(out, put(out, at, ROUNDS), known["rounds"])
    at = put_number(out, put(out, at, TURNS), known["turns"])
    return put_number(out, put(out, at, CHARACTERS_NEEDED), characters_needed(known["players"]))


@compiled
def put_piles(known: Knowledge, out: Bytes, at: int) -> int:
    """L and R as numbers of cards; A and B as cards, the top one last."""
    for pile in range(A):
        at = put_one_of(out, at, PILE_KEYS, pile)
        at = put_number(out, at, int(known["end"][pile]) - int(known["next"][pile]))
    for pile in range(A, B + 1):
        at = put_one_of(out, at, PILE_KEYS, pile)
        at = put_names(out, at, NAMES, known["discard"][pile - A], known["height"][pile - A])
    return put_one_or_null(out, put(out, at, FIRST_PILE), PILE_NAMES, known["first_pile"], NOTHING)


@compiled
def put_leaving(known: Knowledge, out: Bytes, at: int) -> int:
    """Cards whose owner chooses a pile."""
    at = put(out, at, LEAVING)
    if known["leaving"] == NOTHING:
        return put(out, at, NULL)
    at = put_one_of(out, put(out, at, CHARACTER), NAMES, known["leaving"])
    at = put_number(out, put(out, at, COUNT), known["leaving_count"])
    return put_sign(out, at, CLOSE_OBJECT)


@compiled
def put_sets(known: Knowledge, out: Bytes, at: int) -> int:
    at = put_sign(out, put(out, at, SETS), OPEN_OBJECT)
    written = 0
    for character in range(KINDS):
        if known["set_size"][character]:
            at = put_one_of(out, put_comma(out, at, written), NAME_KEYS, character)
            at = put_number(out, put(out, at, SEAT), known["set_owner"][character])
            at = put_number(out, put(out, at, SIZE), known["set_size"][character])
            at = put_sign(out, at, CLOSE_OBJECT)
            written += 1
    at = put_sign(out, at, CLOSE_OBJECT)
    at = put_counts(out, put(out, at, SMALLEST_LAY), NAME_KEYS, known["needed"])
    at = put_sign(out, put(out, at, UNBEATABLE), OPEN_LIST)
    written = 0
    for character in range(KINDS):
        if is_unbeatable(known, character):
            at = put_one_of(out, put_comma(out, at, written), NAMES, character)
            written += 1
    return put_sign(out, at, CLOSE_LIST)


@compiled
def put_missing(known: Knowledge, hand: Int8Array, out: Bytes, at: int) -> int:
    """By character: cards that the hand still lacks to lay a set of it."""
    missing = np.zeros(KINDS, np.int8)
    for character in range(KINDS):
        missing[character] = max(0, int(known["needed"][character]) - int(hand[character]))
    return put_counts(out, at, NAME_KEYS, missing)


@compiled
def put_unseen(known: Knowledge, out: Bytes, at: int) -> int:
    """By character: cards of which nobody who only watches knows where they are."""
    unseen = np.zeros(KINDS, np.int8)
    for character in range(KINDS):
        seen = seen_by_all(known, character) + int(known["set_size"][character])
        if character == known["leaving"]:
            seen += int(known["leaving_count"])
        unseen[character] = int(known["composition"][character]) - seen
    return put_counts(out, put(out, at, UNSEEN), NAME_KEYS, unseen)


@compiled
def put_points(known: Knowledge, out: Bytes, at: int) -> int:
    """What the sets before each seat would score if the round ended now."""
    at = put_sign(out, put(out, at, POINTS), OPEN_LIST)
    for seat in range(known["players"]):
        at = put_number(out, put_comma(out, at, seat), points_laid(known, seat))
    return put_sign(out, at, CLOSE_LIST)


@compiled
def put_figures(known: Knowledge, out: Bytes, at: int) -> int:
    at = put(out, at, FIGURES)
    if not known["ninja"]:
        return put(out, at, NULL)
    at = put_numbers(out, put(out, at, HELD), known["figures"], known["players"])
    at = put_number(out, put(out, at, STOCK), figures_in_stock(known))
    at = put_number(out, put(out, at, USABLE), usable_figures(known) if known["turn"] != NOBODY else 0)
    return put_sign(out, at, CLOSE_OBJECT)


@compiled
def put_scores(known: Knowledge, out: Bytes, at: int) -> int:
    """The rounds that have been scored: all before this one, and this one once it is over."""
    at = put_sign(out, put(out, at, SCORES), OPEN_LIST)
    going_on = known["phase"] != DEAL and known["phase"] != OVER
    for round in range(int(known["round"]) - going_on):
        at = put_numbers(out, put_comma(out, at, round), known["scores"][round], known["players"])
    at = put(out, put_sign(out, at, CLOSE_LIST), ENDING)
    return put_one_of(out, at, ENDING_NAMES, known["ending"])


@compiled
def put_tasks(known: Knowledge, out: Bytes, at: int) -> int:
    if not known["tasks"]:
        return put(out, at, NULL)
    at = put_sign(out, at, OPEN_LIST)
    for seat in range(known["players"]):
        at = put_sign(out, put_comma(out, at, seat), OPEN_OBJECT)
        for deck in range(len(TASK_DECKS)):
            at = put_one_of(out, put_comma(out, at, deck), DECK_KEYS, deck)
            at = put_one_or_null(out, put(out, at, CHARACTER), NAMES, known["task"][seat, deck], NOTHING)
            at = put_number_or_null(out, put(out, at, REVEALED), known["revealed"][seat, deck], 0)
            at = put_number(out, put(out, at, EACH), TASK_POINTS[deck])
            at = put_number_or_null(out, put(out, at, WORTH), task_points(known, seat, deck), NOTHING)
            at = put_sign(out, at, CLOSE_OBJECT)
        at = put_sign(out, at, CLOSE_OBJECT)
    return put_sign(out, at, CLOSE_LIST)
