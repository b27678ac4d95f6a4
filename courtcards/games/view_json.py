"""What the views of all games have in common, in JSON."""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Bytes, Knowledge
from courtcards.games.json_writer import (
    CLOSE_LIST,
    OPEN_LIST,
    phrase,
    put,
    put_comma,
    put_counts,
    put_number,
    put_number_or_null,
    put_numbers,
    put_one_of,
    put_sign,
)

ROUND, PHASE, HAND_SIZES, TOTALS = (phrase(key) for key in ('"round":', ',"phase":', ',"hand_sizes":', ',"totals":'))
TURN, KNOWN = phrase(',"turn":'), phrase(',"known":')
NOBODY = -1  # has the turn


@compiled
def put_round(known: Knowledge, phases: Bytes, out: Bytes) -> int:
    """What every view begins with; `phases` are the names of the phases."""
    at = put_number(out, put(out, 0, ROUND), known["round"])
    at = put_one_of(out, put(out, at, PHASE), phases, known["phase"])
    at = put_numbers(out, put(out, at, HAND_SIZES), known["hand_size"], known["players"])
    at = put_numbers(out, put(out, at, TOTALS), known["totals"], known["players"])
    return put_number_or_null(out, put(out, at, TURN), known["turn"], NOBODY)


@compiled
def put_known(known: Knowledge, names: Bytes, out: Bytes, at: int) -> int:
    """By seat: cards that everybody saw taken."""
    at = put_sign(out, put(out, at, KNOWN), OPEN_LIST)
    for seat in range(known["players"]):
        at = put_counts(out, put_comma(out, at, seat), names, known["known"][seat])
    return put_sign(out, at, CLOSE_LIST)


@compiled
def seen_by_all(known: Knowledge, kind: int) -> int:
    """Cards of a kind in open piles, and in hands that everybody saw them taken into."""
    seen = int(known["buried"][0, kind]) + int(known["buried"][1, kind])
    for seat in range(known["players"]):
        seen += int(known["known"][seat, kind])
    return seen
