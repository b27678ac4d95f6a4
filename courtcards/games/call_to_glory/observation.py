"""A seat's knowledge as a fixed-length array of small whole numbers, for learners.

Seats are counted clockwise from the viewer, who is 0. `LAYOUT` names the slices; the functions below write them in
the same order.
"""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Int16Array, Knowledge
from courtcards.games.call_to_glory.cards import KINDS, NUMBER, TASK_POINTS, TASKS
from courtcards.games.call_to_glory.legal import pile_height
from courtcards.games.call_to_glory.scoring import best_round, characters_needed
from courtcards.games.call_to_glory.state import DEAL, NOBODY, NOTHING, OVER, SEATS
from courtcards.games.layout import layout
from courtcards.games.observation import ahead

TOPS = 3  # cards of each discard pile shown from the top down

LAYOUT = layout(
    # Cards, by character
    ("hand", KINDS),  # own cards
    ("sets", SEATS * KINDS),  # cards of the set, by owner
    ("smallest_lay", KINDS),  # cards a set needs now
    ("unseen", KINDS),  # cards the viewer cannot place: in other hands, unknown, or in L and R
    ("known", SEATS * KINDS),  # cards in hands that everybody saw taken
    ("buried", 2 * KINDS),  # cards in A, in B
    ("tops", 2 * TOPS * KINDS),  # 1 for the character of the top card of A, the next, the one after; then B
    ("runs", 2),  # equal cards on top of A, of B
    ("leaving", KINDS),  # cards whose owner chooses a pile
    # Numbers
    ("heights", 4),  # cards in L, R, A, B
    ("first_pile", 4),  # 1 for the pile of this turn's first draw
    ("hand_sizes", SEATS),
    ("to_go", SEATS),  # characters each seat needs to end the round
    ("figures", SEATS),
    ("new_figure", 1),
    # Course of the game
    ("phase", 5),  # 1 for draw, play, after, pile, reveal
    ("players", 3),  # 1 for 2, 3, 4
    ("variants", 2),  # tasks, ninja
    ("rounds", 2),  # this round, rounds in all
    ("turns", 1),  # completed this round
    ("turn", SEATS),  # 1 for the seat whose turn it is
    ("actor", SEATS),  # 1 for the seat that decides
    ("starter", SEATS),  # 1 for the seat that started the round
    ("totals", SEATS),
    ("best_round", SEATS),  # highest score in one round so far
    # Tasks
    ("own_tasks", 3 * KINDS),  # by deck, 1 for the character of an own task that is still secret
    ("secret_tasks", SEATS * 3),  # by seat and deck, 1 while it is secret
    ("bonus", KINDS),  # points by card from the tasks revealed this round
    ("unseen_tasks", 3 * 4),  # by deck, 1 for tasks the viewer has not seen, in the order of the task decks
)
LENGTH = max(part.stop for part in LAYOUT.values())


@compiled
def observe_knowledge(knowledge: Knowledge, out: Int16Array) -> None:
    out[:] = 0
    at = observe_cards(knowledge, out)
    at = observe_discards(knowledge, out, at)
    at = observe_numbers(knowledge, out, at)
    at = observe_course(knowledge, out, at)
    observe_tasks(knowledge, out, at)


@compiled
def count_unseen(knowledge: Knowledge, out: Int8Array | Int16Array) -> None:
    """Cards of each character that the viewer cannot place."""
    viewer = knowledge["viewer"]
    for character in range(KINDS):
        seen = int(knowledge["set_size"][character])
        seen += int(knowledge["buried"][0, character]) + int(knowledge["buried"][1, character])
        for seat in range(knowledge["players"]):
            held = knowledge["hand"] if seat == viewer else knowledge["known"]
            seen += int(held[seat, character])
        out[character] = int(NUMBER[character]) - seen
    if knowledge["leaving"] != NOTHING:
        out[knowledge["leaving"]] -= knowledge["leaving_count"]


@compiled
def observe_cards(knowledge: Knowledge, out: Int16Array) -> int:
    viewer, players = knowledge["viewer"], int(knowledge["players"])
    unseen, known = (1 + SEATS + 1) * KINDS, (1 + SEATS + 2) * KINDS
    count_unseen(knowledge, out[unseen : unseen + KINDS])
    for character in range(KINDS):
        out[character] = knowledge["hand"][viewer, character]
        owner = knowledge["set_owner"][character]
        if owner != NOBODY:
            out[(1 + ahead(knowledge, owner)) * KINDS + character] = knowledge["set_size"][character]
        out[(1 + SEATS) * KINDS + character] = knowledge["needed"][character]
        for seat in range(players):
            out[known + ahead(knowledge, seat) * KINDS + character] = knowledge["known"][seat, character]
    return known + SEATS * KINDS


@compiled
def observe_discards(knowledge: Knowledge, out: Int16Array, at: int) -> int:
    tops = at + 2 * KINDS
    runs = tops + 2 * TOPS * KINDS
    for place in range(2):
        height = int(knowledge["height"][place])
        for character in range(KINDS):
            out[at + place * KINDS + character] = knowledge["buried"][place, character]
        for depth in range(min(TOPS, height)):
            card = int(knowledge["discard"][place, height - 1 - depth])
            out[tops + (place * TOPS + depth) * KINDS + card] = 1
        out[runs + place] = run_on_top(knowledge, place)
    if knowledge["leaving"] != NOTHING:
        out[runs + 2 + int(knowledge["leaving"])] = knowledge["leaving_count"]
    return runs + 2 + KINDS


@compiled
def run_on_top(knowledge: Knowledge, place: int) -> int:
    height, run = int(knowledge["height"][place]), 0
    while run < height and knowledge["discard"][place, height - 1 - run] == knowledge["discard"][place, height - 1]:
        run += 1
    return run


@compiled
def observe_numbers(knowledge: Knowledge, out: Int16Array, at: int) -> int:
    players = int(knowledge["players"])
    for pile in range(4):
        out[at + pile] = pile_height(knowledge, pile)
    if knowledge["first_pile"] != NOTHING:
        out[at + 4 + int(knowledge["first_pile"])] = 1
    at += 8
    for seat in range(players):
        place = at + ahead(knowledge, seat)
        out[place] = knowledge["hand_size"][seat]
        out[place + SEATS] = characters_needed(players) - int(knowledge["laid"][seat])
        out[place + 2 * SEATS] = knowledge["figures"][seat]
    out[at + 3 * SEATS] = knowledge["new_figure"]
    return at + 3 * SEATS + 1


@compiled
def observe_course(knowledge: Knowledge, out: Int16Array, at: int) -> int:
    phase, players = int(knowledge["phase"]), int(knowledge["players"])
    if DEAL < phase < OVER:
        out[at + phase - 1] = 1
    out[at + 5 + players - 2] = 1
    out[at + 8], out[at + 9] = knowledge["tasks"], knowledge["ninja"]
    out[at + 10], out[at + 11] = knowledge["round"], knowledge["rounds"]
    out[at + 12] = knowledge["turns"]
    at += 13
    for seat in range(players):
        place = at + ahead(knowledge, seat)
        out[place] = knowledge["turn"] == seat
        out[place + SEATS] = knowledge["actor"] == seat
        out[place + 2 * SEATS] = knowledge["starter"] == seat
        out[place + 3 * SEATS] = knowledge["totals"][seat]
        out[place + 4 * SEATS] = best_round(knowledge, seat)
    return at + 5 * SEATS


@compiled
def observe_tasks(knowledge: Knowledge, out: Int16Array, at: int) -> None:
    if knowledge["tasks"] == 0:
        return
    secret = at + 3 * KINDS
    bonus = secret + SEATS * 3
    unseen = bonus + KINDS
    for deck in range(3):
        for i in range(4):
            out[unseen + 4 * deck + i] = 1
        for seat in range(knowledge["players"]):
            task, round = int(knowledge["task"][seat, deck]), knowledge["revealed"][seat, deck]
            out[secret + ahead(knowledge, seat) * 3 + deck] = round == 0
            if task != NOTHING:
                out[unseen + 4 * deck + task - int(TASKS[deck, 0])] = 0
                if round == 0:
                    out[at + deck * KINDS + task] = 1
                elif round == knowledge["round"]:
                    out[bonus + task] += TASK_POINTS[deck]
