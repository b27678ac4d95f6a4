"""A seat's knowledge as a fixed-length array of small whole numbers, for learners.

Seats are counted clockwise from the viewer, who is 0. `LAYOUT` names the slices.
"""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Int16Array, Knowledge
from courtcards.games.come_to_call.actions import SHAPE, SHAPE_RANK
from courtcards.games.come_to_call.cards import BUTLER, DOUBLE, HALF, HEAR_YE, KINDS, TYPES, WILD
from courtcards.games.come_to_call.scoring import rank
from courtcards.games.come_to_call.state import CALL, DRAW, NOTHING, READY, SEATS
from courtcards.games.layout import end, layout, starts
from courtcards.games.observation import ahead, write_row

TOPS = 2  # cards of each pile shown from the top down

LAYOUT = layout(
    # Cards, by kind
    ("composition", KINDS),  # cards in the game
    ("hand", KINDS),  # own cards
    ("unseen", KINDS),  # cards the viewer cannot place: in other hands, unknown, or in the deck
    ("in_deck", KINDS),  # cards that can be in the deck, at most
    ("known", SEATS * KINDS),  # cards in hands that everybody saw taken
    ("buried", 2 * KINDS),  # cards in left, in right
    ("tops", 2 * TOPS * KINDS),  # 1 for the kind of left's top card, of the next; then right's
    # Numbers
    ("heights", 3),  # cards in the deck, left, right
    ("hand_sizes", SEATS),
    ("heard", 1),  # Hear Ye!s in the middle
    ("turns", 1),  # completed this round
    ("round", 1),
    ("favor_needed", 1),
    ("minimum", 1),  # cards of the type that a set needs
    # Course of the game
    ("phase", 3),  # 1 for draw, discard, call
    ("players", 5),  # 1 for 2, 3, 4, 5, 6
    ("turn", SEATS),  # 1 for the seat whose turn it is
    ("dealer", SEATS),  # 1 for the seat that dealt
    ("crier", SEATS),  # 1 for the seat that discarded the last Hear Ye!
    ("totals", SEATS),
    # Sets, by type: twice the size, plus one for a half
    ("call_from", READY + 1),  # while choosing, 1 for the first type that may still be sent; the last when ready
    ("sent", TYPES),  # own sets of this round
    ("shown", SEATS * TYPES),  # sets of the last show
)
LENGTH = end(LAYOUT)

# Where each slice begins
AT_COMPOSITION, AT_HAND, AT_UNSEEN, AT_IN_DECK = starts(LAYOUT, "composition", "hand", "unseen", "in_deck")
AT_KNOWN, AT_BURIED, AT_TOPS = starts(LAYOUT, "known", "buried", "tops")
AT_HEIGHTS, AT_HAND_SIZES, AT_HEARD = starts(LAYOUT, "heights", "hand_sizes", "heard")
AT_TURNS, AT_ROUND, AT_FAVOR_NEEDED, AT_MINIMUM = starts(LAYOUT, "turns", "round", "favor_needed", "minimum")
AT_PHASE, AT_PLAYERS, AT_TURN = starts(LAYOUT, "phase", "players", "turn")
AT_DEALER, AT_CRIER, AT_TOTALS = starts(LAYOUT, "dealer", "crier", "totals")
AT_CALL_FROM, AT_SENT, AT_SHOWN = starts(LAYOUT, "call_from", "sent", "shown")


@compiled
def observe_knowledge(knowledge: Knowledge, out: Int16Array) -> None:
    out[:] = 0
    observe_cards(knowledge, out)
    observe_piles(knowledge, out)
    observe_course(knowledge, out)
    observe_seats(knowledge, out)
    observe_sets(knowledge, out)


@compiled
def count_unseen(knowledge: Knowledge, out: Int8Array | Int16Array) -> None:
    """Cards of each kind that the viewer cannot place."""
    viewer, buried = knowledge["viewer"], knowledge["buried"]
    for kind in range(KINDS):
        out[kind] = int(knowledge["composition"][kind]) - int(buried[0, kind]) - int(buried[1, kind])
    for seat in range(knowledge["players"]):
        held = knowledge["hand"][seat] if seat == viewer else knowledge["known"][seat]
        for kind in range(KINDS):
            out[kind] -= held[kind]
    out[HEAR_YE] -= knowledge["heard"]
    if viewer >= 0:
        for type in range(TYPES):
            if knowledge["sent"][viewer, type] != NOTHING:
                discount_set(out, type, knowledge["sent"][viewer, type])


@compiled
def discount_set(counts: Int8Array | Int16Array, type: int, shape: int) -> None:
    counts[3 * type] -= SHAPE[shape, 0]
    counts[3 * type + DOUBLE] -= SHAPE[shape, 1]
    counts[3 * type + HALF] -= SHAPE[shape, 2]
    counts[WILD] -= SHAPE[shape, 3]
    counts[BUTLER] -= 1


@compiled
def most_in_deck(knowledge: Knowledge, kind: int, unseen: int) -> int:
    """How many of the unseen cards of a kind can lie in the deck.

    After a reshuffle the deck holds only what was shuffled then, less what the viewer drew of it.
    """
    if knowledge["reshuffles"] == 0:
        return unseen
    left = int(knowledge["pool"][kind])
    if knowledge["viewer"] >= 0:
        left -= int(knowledge["drawn"][knowledge["viewer"], kind])
    return min(unseen, left)


@compiled
def observe_cards(knowledge: Knowledge, out: Int16Array) -> None:
    unseen = out[AT_UNSEEN : AT_UNSEEN + KINDS]
    count_unseen(knowledge, unseen)
    write_row(out, AT_COMPOSITION, knowledge["composition"])
    write_row(out, AT_HAND, knowledge["hand"][knowledge["viewer"]])
    for kind in range(KINDS):
        out[AT_IN_DECK + kind] = most_in_deck(knowledge, kind, int(unseen[kind]))
    for seat in range(knowledge["players"]):
        write_row(out, AT_KNOWN + ahead(knowledge, seat) * KINDS, knowledge["known"][seat])


@compiled
def observe_piles(knowledge: Knowledge, out: Int16Array) -> None:
    out[AT_HEIGHTS] = int(knowledge["end"]) - int(knowledge["next"])
    for pile in range(2):
        height = int(knowledge["height"][pile])
        write_row(out, AT_BURIED + pile * KINDS, knowledge["buried"][pile])
        for depth in range(min(TOPS, height)):
            kind = int(knowledge["pile"][pile, height - 1 - depth])
            out[AT_TOPS + (pile * TOPS + depth) * KINDS + kind] = 1
        out[AT_HEIGHTS + 1 + pile] = height


@compiled
def observe_course(knowledge: Knowledge, out: Int16Array) -> None:
    phase, players = int(knowledge["phase"]), int(knowledge["players"])
    out[AT_HEARD], out[AT_TURNS], out[AT_ROUND] = knowledge["heard"], knowledge["turns"], knowledge["round"]
    out[AT_FAVOR_NEEDED], out[AT_MINIMUM] = knowledge["favor_needed"], knowledge["minimum"]
    if DRAW <= phase <= CALL:
        out[AT_PHASE + phase - DRAW] = 1
    out[AT_PLAYERS + players - 2] = 1


@compiled
def observe_seats(knowledge: Knowledge, out: Int16Array) -> None:
    for seat in range(knowledge["players"]):
        place = ahead(knowledge, seat)
        out[AT_HAND_SIZES + place] = knowledge["hand_size"][seat]
        out[AT_TURN + place] = knowledge["turn"] == seat
        out[AT_DEALER + place] = knowledge["dealer"] == seat
        out[AT_CRIER + place] = knowledge["crier"] == seat
        out[AT_TOTALS + place] = knowledge["totals"][seat]


@compiled
def observe_sets(knowledge: Knowledge, out: Int16Array) -> None:
    viewer = knowledge["viewer"]
    if knowledge["phase"] == CALL:
        out[AT_CALL_FROM + int(knowledge["call_from"][viewer])] = 1
    for type in range(TYPES):
        if knowledge["phase"] == CALL and knowledge["sent"][viewer, type] != NOTHING:
            out[AT_SENT + type] = SHAPE_RANK[knowledge["sent"][viewer, type]]
    for seat in range(knowledge["players"]):
        at = AT_SHOWN + ahead(knowledge, seat) * TYPES
        for type in range(TYPES):
            out[at + type] = rank(knowledge, seat, type)
