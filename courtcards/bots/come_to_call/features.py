"""What the networks of Come to Call look at: a seat's observation, and what players see in it at a glance.

`hidden` is what the critic sees besides: the others' cards. It is for training and for imagined worlds only.
"""

from __future__ import annotations

from courtcards.bots.come_to_call.sets import units
from courtcards.compiled import compiled
from courtcards.games.arrays import Int16Array, Knowledge, State
from courtcards.games.come_to_call.actions import SHAPE_RANK
from courtcards.games.come_to_call.cards import BUTLER, DOUBLE, KINDS, SHOW_FAVOR, TYPES, WILD
from courtcards.games.come_to_call.observation import LAYOUT as OBSERVATION
from courtcards.games.come_to_call.observation import LENGTH, observe_knowledge
from courtcards.games.come_to_call.state import NOTHING, SEATS
from courtcards.games.layout import end, filled, layout, starts
from courtcards.games.observation import ahead

STRENGTHS = 7  # cards of a type in hand are told apart up to this number
MOST_ATTENDANTS = 3  # and so are butlers, wilds and Hear Ye!s
LEVELS = 4  # numbers of cards that a belief about a hand tells apart: 0, 1, 2, more

GLANCE = layout(
    ("strengths", TYPES * STRENGTHS),  # by type, 1 for how many the hand counts
    ("attendants", 3 * MOST_ATTENDANTS),  # 1 for the number of butlers, of wilds, of Hear Ye!s in hand
    ("sendable", TYPES),  # 1 for a type of which a set can be sent
    ("largest", TYPES),  # by type: size of the largest set that can be sent
    ("top_strength", 2 * STRENGTHS),  # by pile, if its top card is of a type: 1 for how many the hand counts with it
    (
        "top_attendant",
        2 * 3 * (MOST_ATTENDANTS + 1),
    ),  # by pile, if it is one of those: 1 for how many are in hand
    ("missing", SEATS),  # by seat: favor still needed
    ("winning", SEATS * TYPES),  # by seat and type: 1 if stealing the show with it would win the game
    start=LENGTH,
)
FEATURES = end(GLANCE)
UNSEEN = layout(
    ("hands", (SEATS - 1) * KINDS),  # by opponent: its cards
    ("sent", (SEATS - 1) * TYPES),  # by opponent and type: the rank of the set it has sent
)
HIDDEN = end(UNSEEN)

AT_STRENGTHS, AT_ATTENDANTS, AT_SENDABLE = starts(GLANCE, "strengths", "attendants", "sendable")
AT_LARGEST, AT_TOP_STRENGTH, AT_TOP_ATTENDANT = starts(GLANCE, "largest", "top_strength", "top_attendant")
AT_MISSING, AT_WINNING = starts(GLANCE, "missing", "winning")
AT_HIDDEN_HANDS, AT_HIDDEN_SENT = starts(UNSEEN, "hands", "sent")

# What counts as about 1, by feature
OBSERVED_UNITS = {
    **{"composition": 5, "unseen": 3, "in_deck": 3, "buried": 2, "heights": 10, "hand_sizes": 6, "turns": 10},
    **{"round": 5, "favor_needed": 10, "minimum": 2, "totals": 8, "sent": 6, "shown": 6},
}
GLANCE_UNITS = {"largest": 3, "missing": 8}
UNITS = filled(FEATURES, (OBSERVATION, OBSERVED_UNITS), (GLANCE, GLANCE_UNITS))


@compiled
def features(knowledge: Knowledge, out: Int16Array) -> None:
    observe_knowledge(knowledge, out[:LENGTH])
    out[LENGTH:] = 0
    glance_at_hand(knowledge, out)
    for pile in range(2):
        if knowledge["height"][pile] > 0:
            glance_at_top(knowledge, pile, out)
    for seat in range(knowledge["players"]):
        glance_at_favor(knowledge, seat, out)


@compiled
def glance_at_hand(knowledge: Knowledge, out: Int16Array) -> None:
    hand = knowledge["hand"][knowledge["viewer"]]
    for type in range(TYPES):
        strength = int(units(hand, type))
        if strength > 0:
            out[AT_STRENGTHS + STRENGTHS * type + min(strength, STRENGTHS) - 1] = 1
        if hand[BUTLER] > 0 and strength >= knowledge["minimum"]:
            out[AT_SENDABLE + type] = 1
            out[AT_LARGEST + type] = 1 + strength + int(hand[WILD])
    for i in range(3):
        count = int(hand[BUTLER + i])
        if count > 0:
            out[AT_ATTENDANTS + MOST_ATTENDANTS * i + min(count, MOST_ATTENDANTS) - 1] = 1


@compiled
def glance_at_top(knowledge: Knowledge, pile: int, out: Int16Array) -> None:
    """What the top card of a pile would be good for."""
    kind, hand = (
        int(knowledge["pile"][pile, int(knowledge["height"][pile]) - 1]),
        knowledge["hand"][knowledge["viewer"]],
    )
    if kind < BUTLER:
        strength = int(units(hand, kind // 3)) + (2 if kind % 3 == DOUBLE else 1)
        out[AT_TOP_STRENGTH + pile * STRENGTHS + min(strength, STRENGTHS) - 1] = 1
    else:
        place = AT_TOP_ATTENDANT + (3 * pile + kind - BUTLER) * (MOST_ATTENDANTS + 1)
        out[place + min(int(hand[kind]), MOST_ATTENDANTS)] = 1


@compiled
def glance_at_favor(knowledge: Knowledge, seat: int, out: Int16Array) -> None:
    place, missing = ahead(knowledge, seat), int(knowledge["favor_needed"]) - int(knowledge["totals"][seat])
    out[AT_MISSING + place] = missing
    for type in range(TYPES):
        out[AT_WINNING + place * TYPES + type] = int(SHOW_FAVOR[type]) >= missing


@compiled
def hidden(state: State, viewer: int, out: Int16Array) -> None:
    """Write what the viewer does not see of a full state: the others' hands, then the sets they have sent."""
    out[:] = 0
    players = int(state["players"])
    for offset in range(1, players):
        seat, opponent = (viewer + offset) % players, offset - 1
        for kind in range(KINDS):
            out[AT_HIDDEN_HANDS + opponent * KINDS + kind] = state["hand"][seat, kind]
        for type in range(TYPES):
            shape = int(state["sent"][seat, type])
            if shape != NOTHING:
                out[AT_HIDDEN_SENT + opponent * TYPES + type] = SHAPE_RANK[shape]
