"""What the networks of Call to Glory look at: a seat's observation, and what players see in it at a glance.

`hidden` is what the critic sees besides: the others' cards. It is for training and for imagined worlds only.
"""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Int16Array, Knowledge, State
from courtcards.games.call_to_glory.cards import KINDS, NUMBER, TASK_DECKS
from courtcards.games.call_to_glory.legal import pile_height
from courtcards.games.call_to_glory.observation import LAYOUT as OBSERVATION
from courtcards.games.call_to_glory.observation import LENGTH, observe_knowledge
from courtcards.games.call_to_glory.state import NOBODY, NOTHING, SEATS, L, R
from courtcards.games.layout import end, filled, layout, starts
from courtcards.games.observation import ahead

HELD = 6  # cards of a character in hand are told apart up to this number
MISSING = 5  # and so are the cards missing for a set, below this number
DECKS = len(TASK_DECKS)
LEVELS = 5  # numbers of cards that a belief about a hand tells apart: 0, 1, 2, 3, more

GLANCE = layout(
    ("held", KINDS * HELD),  # by character, 1 for the number of own cards
    ("missing", KINDS * MISSING),  # by character, 1 for the number of cards missing for a set
    ("spare", KINDS),  # copies that are neither in the set nor in the own hand
    ("safe", KINDS),  # 1 for an own set that nobody can beat
    ("dead", KINDS),  # 1 for another's set that nobody can beat
    ("top_held", 2 * (HELD + 1)),  # by pile (A, B): 1 for the number of own cards like its top card
    ("top_missing", 2 * MISSING),  # by pile: 1 for the number that would still be missing after taking it
    ("top_owner", 2 * SEATS),  # by pile: 1 for the seat that has a set of its top card
    ("top_wanted", 2 * (SEATS - 1)),  # by pile and opponent: cards like its top card that it is known to have
    ("top_number", 2),  # by pile: what a set of its top card scores
    ("points", SEATS),  # by seat: what its sets would score now
    ("leads", SEATS - 1),  # own total and points less those of each other seat
    ("left", 1),  # rounds after this one
    ("shorter", 1),  # cards in the shorter draw pile
    start=LENGTH,
)
FEATURES = end(GLANCE)
UNSEEN = layout(
    ("hands", (SEATS - 1) * KINDS),  # by opponent: its cards
    ("tasks", (SEATS - 1) * DECKS * KINDS),  # by opponent and deck: 1 for its secret task
)
HIDDEN = end(UNSEEN)

AT_HELD, AT_MISSING, AT_SPARE, AT_SAFE, AT_DEAD = starts(GLANCE, "held", "missing", "spare", "safe", "dead")
AT_TOP_HELD, AT_TOP_MISSING, AT_TOP_OWNER = starts(GLANCE, "top_held", "top_missing", "top_owner")
AT_TOP_WANTED, AT_TOP_NUMBER = starts(GLANCE, "top_wanted", "top_number")
AT_POINTS, AT_LEADS, AT_LEFT, AT_SHORTER = starts(GLANCE, "points", "leads", "left", "shorter")
AT_HIDDEN_HANDS, AT_HIDDEN_TASKS = starts(UNSEEN, "hands", "tasks")

# What counts as about 1, by feature
OBSERVED_UNITS = {
    **{"sets": 4, "smallest_lay": 4, "unseen": 8, "known": 2, "buried": 4, "runs": 2, "leaving": 3, "heights": 20},
    **{"hand_sizes": 8, "to_go": 3, "rounds": 3, "turns": 20, "totals": 80, "best_round": 50, "bonus": 4, "hand": 2},
}
GLANCE_UNITS = {"spare": 8, "points": 40, "leads": 40, "left": 2, "shorter": 20, "top_number": 10}
UNITS = filled(FEATURES, (OBSERVATION, OBSERVED_UNITS), (GLANCE, GLANCE_UNITS))


@compiled
def features(knowledge: Knowledge, out: Int16Array) -> None:
    observe_knowledge(knowledge, out[:LENGTH])
    out[LENGTH:] = 0
    for character in range(KINDS):
        glance_at_character(knowledge, character, out)
    for place in range(2):
        if knowledge["height"][place] > 0:
            glance_at_top(knowledge, place, out)
    glance_at_points(knowledge, out)
    out[AT_LEFT] = int(knowledge["rounds"]) - int(knowledge["round"])
    out[AT_SHORTER] = min(pile_height(knowledge, L), pile_height(knowledge, R))


@compiled
def glance_at_character(knowledge: Knowledge, character: int, out: Int16Array) -> None:
    viewer, owner = int(knowledge["viewer"]), int(knowledge["set_owner"][character])
    held, needed = int(knowledge["hand"][viewer, character]), int(knowledge["needed"][character])
    if held > 0:
        out[AT_HELD + HELD * character + min(held, HELD) - 1] = 1
    if needed - held < MISSING:
        out[AT_MISSING + MISSING * character + max(0, needed - held)] = 1
    spare = int(knowledge["composition"][character]) - int(knowledge["set_size"][character]) - held
    out[AT_SPARE + character] = spare
    if owner == viewer:
        out[AT_SAFE + character] = spare < needed
    elif owner != NOBODY:
        out[AT_DEAD + character] = spare + held < needed


@compiled
def glance_at_top(knowledge: Knowledge, place: int, out: Int16Array) -> None:
    """What the top card of a discard pile would be good for, to the viewer and to others."""
    character = int(knowledge["discard"][place, int(knowledge["height"][place]) - 1])
    held = int(knowledge["hand"][knowledge["viewer"], character])
    missing = max(0, int(knowledge["needed"][character]) - held - 1)
    out[AT_TOP_HELD + place * (HELD + 1) + min(held, HELD)] = 1
    if missing < MISSING:
        out[AT_TOP_MISSING + place * MISSING + missing] = 1
    out[AT_TOP_NUMBER + place] = NUMBER[character]
    if knowledge["set_owner"][character] != NOBODY:
        out[AT_TOP_OWNER + place * SEATS + ahead(knowledge, knowledge["set_owner"][character])] = 1
    for seat in range(knowledge["players"]):
        offset = ahead(knowledge, seat)
        if offset > 0:
            out[AT_TOP_WANTED + place * (SEATS - 1) + offset - 1] = knowledge["known"][seat, character]


@compiled
def glance_at_points(knowledge: Knowledge, out: Int16Array) -> None:
    for character in range(KINDS):
        owner = int(knowledge["set_owner"][character])
        if owner != NOBODY:
            out[AT_POINTS + ahead(knowledge, owner)] += NUMBER[character]
    mine = int(knowledge["totals"][knowledge["viewer"]]) + int(out[AT_POINTS])
    for seat in range(knowledge["players"]):
        place = ahead(knowledge, seat)
        if place > 0:
            out[AT_LEADS + place - 1] = mine - int(knowledge["totals"][seat]) - int(out[AT_POINTS + place])


@compiled
def hidden(state: State, viewer: int, out: Int16Array) -> None:
    """Write what the viewer does not see of a full state: the others' hands, then their secret tasks."""
    out[:] = 0
    players = int(state["players"])
    for offset in range(1, players):
        seat, opponent = (viewer + offset) % players, offset - 1
        for character in range(KINDS):
            out[AT_HIDDEN_HANDS + opponent * KINDS + character] = state["hand"][seat, character]
        for deck in range(DECKS):
            task = int(state["task"][seat, deck])
            if task != NOTHING and state["revealed"][seat, deck] == 0:
                out[AT_HIDDEN_TASKS + (opponent * DECKS + deck) * KINDS + task] = 1
