"""A viewer's knowledge written as a view, in JSON: what lies open, and what only this viewer may know."""

from __future__ import annotations

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import Bytes, Int8Array, Knowledge
from courtcards.games.come_to_call.actions import SHAPE_COUNT, SHAPE_RANK
from courtcards.games.come_to_call.cards import BUTLER, CARD_IDS, COURT, HEAR_YE, KINDS, SHOW_FAVOR, TYPES
from courtcards.games.come_to_call.legal import strength
from courtcards.games.come_to_call.notation import shape_text
from courtcards.games.come_to_call.scoring import size_favor
from courtcards.games.come_to_call.state import ENDINGS, NOBODY, NOTHING, OVER, PHASES
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

NAMES, NAME_KEYS = quoted(CARD_IDS), keys(CARD_IDS)
TYPE_NAMES, TYPE_KEYS = quoted(COURT), keys(COURT)
SHAPE_NAMES = quoted([shape_text(shape) for shape in range(SHAPE_COUNT)])
PHASE_NAMES, ENDING_NAMES = quoted(PHASES), quoted(ENDINGS)

DEALER, TURNS = phrase(',"dealer":'), phrase(',"turns":')
MINIMUM, FAVOR_NEEDED, CARDS = (phrase(key) for key in (',"minimum":', ',"favor_needed":', ',"cards":'))
DECK, RESHUFFLED = phrase(',"deck":'), phrase(',"reshuffled":')
PILE_KEYS = phrases([',"piles":{"left":', ',"right":'])
HEARD, CRIER = phrase('},"heard":'), phrase(',"crier":')
LAST_SHOW, ENDING = phrase(',"last_show":'), phrase(',"ending":')
SETS, KEPT, THIEF = (phrase(key) for key in ('{"sets":[', '],"kept":{', '},"thief":'))
STOLEN_WITH, SCORES = phrase(',"type":'), phrase(',"scores":')
TYPE, SHAPE, SIZE, HALF = (phrase(key) for key in ('{"type":', ',"cards":', ',"size":', ',"half":'))
YES_OR_NO = phrases(["false", "true"])
HAND, MISSING, SENT = phrase('"hand":'), phrase(',"missing":'), phrase(',"sent":')
UNSEEN, SHOW_FAVORS = phrase(',"unseen":'), phrase(',"show_favor":')
STEAL, BONUS = phrase(',"steal":'), phrase(',"bonus":{')


@compiled
def write_open(known: Knowledge, out: Bytes) -> int:
    """What is the same for every viewer, as members of an object; returns how many bytes they are."""
    at = put_course(known, out)
    at = put_piles(known, out, at)
    at = put_known(known, NAME_KEYS, out, at)
    at = put_unseen(known, out, at)
    at = put_counts(out, put(out, at, SHOW_FAVORS), TYPE_KEYS, SHOW_FAVOR)
    at = put(out, at, LAST_SHOW)
    shown = known["round"] > 1 or known["phase"] == OVER
    at = put_show(known, out, at) if shown else put(out, at, NULL)
    return put_one_of(out, put(out, at, ENDING), ENDING_NAMES, known["ending"])


@compiled
def write_own(known: Knowledge, out: Bytes) -> int:
    """What only this viewer may know: its hand, what that lacks, and the sets it sends."""
    at = put(out, 0, HAND)
    if known["viewer"] >= 0:
        at = put_counts(out, at, NAME_KEYS, known["hand"][known["viewer"]])
        at = put_missing(known, known["viewer"], out, put(out, at, MISSING))
        return put_sent(out, put(out, at, SENT), known["sent"][known["viewer"]])
    at = put_sign(out, put_sign(out, at, OPEN_OBJECT), CLOSE_OBJECT)
    at = put_sign(out, put_sign(out, put(out, at, MISSING), OPEN_OBJECT), CLOSE_OBJECT)
    return put_sign(out, put_sign(out, put(out, at, SENT), OPEN_LIST), CLOSE_LIST)


@compiled
def write_show(known: Knowledge, out: Bytes) -> int:
    return put_show(known, out, 0)


@compiled
def put_course(known: Knowledge, out: Bytes) -> int:
    at = put_round(known, PHASE_NAMES, out)
    at = put_number(out, put(out, at, DEALER), known["dealer"])
    at = put_number(out, put(out, at, TURNS), known["turns"])
    at = put_number(out, put(out, at, MINIMUM), known["minimum"])
    at = put_number(out, put(out, at, FAVOR_NEEDED), known["favor_needed"])
    return put_counts(out, put(out, at, CARDS), NAME_KEYS, known["composition"])


@compiled
def put_piles(known: Knowledge, out: Bytes, at: int) -> int:
    """The deck as a number of cards, the piles as cards, the top one last; and the Hear Ye!s."""
    at = put_number(out, put(out, at, DECK), int(known["end"]) - int(known["next"]))
    at = put(out, at, RESHUFFLED)
    at = put_counts(out, at, NAME_KEYS, known["pool"]) if known["reshuffles"] else put(out, at, NULL)
    for pile in range(2):
        at = put_one_of(out, at, PILE_KEYS, pile)
        at = put_names(out, at, NAMES, known["pile"][pile], known["height"][pile])
    at = put_number(out, put(out, at, HEARD), known["heard"])
    return put_number_or_null(out, put(out, at, CRIER), known["crier"], NOBODY)


@compiled
def put_unseen(known: Knowledge, out: Bytes, at: int) -> int:
    """By kind: cards of which nobody who only watches knows where they are."""
    unseen = np.zeros(KINDS, np.int8)
    for kind in range(KINDS):
        seen = seen_by_all(known, kind) + (int(known["heard"]) if kind == HEAR_YE else 0)
        unseen[kind] = int(known["composition"][kind]) - seen
    return put_counts(out, put(out, at, UNSEEN), NAME_KEYS, unseen)


@compiled
def put_missing(known: Knowledge, seat: int, out: Bytes, at: int) -> int:
    """Cards that the hand still lacks for a set of each type, and whether it lacks a butler."""
    missing = np.zeros(KINDS, np.int8)
    for type in range(TYPES):
        missing[3 * type] = max(0, int(known["minimum"]) - strength(known, seat, type))
    missing[BUTLER] = int(known["hand"][seat, BUTLER] == 0)
    return put_counts(out, at, NAME_KEYS, missing)


@compiled
def put_sent(out: Bytes, at: int, shapes: Int8Array) -> int:
    """The sets of a seat, by type."""
    at = put_sign(out, at, OPEN_LIST)
    written = 0
    for type in range(TYPES):
        shape = shapes[type]
        if shape != NOTHING:
            at = put_one_of(out, put(out, put_comma(out, at, written), TYPE), TYPE_NAMES, type)
            at = put_one_of(out, put(out, at, SHAPE), SHAPE_NAMES, shape)
            at = put_number(out, put(out, at, SIZE), int(SHAPE_RANK[shape]) // 2)
            at = put_one_of(out, put(out, at, HALF), YES_OR_NO, int(SHAPE_RANK[shape]) % 2)
            at = put_sign(out, at, CLOSE_OBJECT)
            written += 1
    return put_sign(out, at, CLOSE_LIST)


@compiled
def put_show(known: Knowledge, out: Bytes, at: int) -> int:
    """The last show: everyone's sets, those that were not discarded, and who stole it with what."""
    at = put(out, at, SETS)
    for seat in range(known["players"]):
        at = put_sent(out, put_comma(out, at, seat), known["shown"][seat])
    at = put(out, at, KEPT)
    written = 0
    for type in range(TYPES):
        if known["kept"][type] != NOBODY:
            at = put_one_of(out, put_comma(out, at, written), TYPE_KEYS, type)
            at = put_number(out, at, known["kept"][type])
            written += 1
    at = put_number_or_null(out, put(out, at, THIEF), known["thief"], NOBODY)
    at = put_one_or_null(out, put(out, at, STOLEN_WITH), TYPE_NAMES, known["stolen_with"], NOTHING)
    at = put_numbers(out, put(out, at, SCORES), known["scores"], known["players"])
    stolen_with = known["stolen_with"]
    at = put_number(out, put(out, at, STEAL), 0 if stolen_with == NOTHING else int(SHOW_FAVOR[stolen_with]))
    at = put_bonus(known, out, put(out, at, BONUS))
    return put_sign(out, put_sign(out, at, CLOSE_OBJECT), CLOSE_OBJECT)


@compiled
def put_bonus(known: Knowledge, out: Bytes, at: int) -> int:
    """What each set that was not discarded brought by its size, by type."""
    written = 0
    for type in range(TYPES):
        if known["kept"][type] != NOBODY:
            at = put_one_of(out, put_comma(out, at, written), TYPE_KEYS, type)
            at = put_number(out, at, size_favor(known, known["kept"][type], type))
            written += 1
    return at
