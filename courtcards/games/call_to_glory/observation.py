"""A seat's knowledge as a fixed-length array of small whole numbers, for learners.

Seats are counted clockwise from the viewer, who is 0. `LAYOUT` names the slices.
"""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Int16Array, Knowledge
from courtcards.games.call_to_glory.cards import KINDS, TASK_POINTS, TASKS
from courtcards.games.call_to_glory.legal import pile_height
from courtcards.games.call_to_glory.scoring import best_round, characters_needed
from courtcards.games.call_to_glory.state import DEAL, NOBODY, NOTHING, OVER, SEATS
from courtcards.games.layout import end, layout, starts
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
LENGTH = end(LAYOUT)

# Where each slice begins
AT_HAND, AT_SETS, AT_SMALLEST_LAY, AT_UNSEEN = starts(LAYOUT, "hand", "sets", "smallest_lay", "unseen")
AT_KNOWN, AT_BURIED, AT_TOPS, AT_RUNS, AT_LEAVING = starts(LAYOUT, "known", "buried", "tops", "runs", "leaving")
AT_HEIGHTS, AT_FIRST_PILE, AT_HAND_SIZES = starts(LAYOUT, "heights", "first_pile", "hand_sizes")
AT_TO_GO, AT_FIGURES, AT_NEW_FIGURE = starts(LAYOUT, "to_go", "figures", "new_figure")
AT_PHASE, AT_PLAYERS, AT_VARIANTS, AT_ROUNDS, AT_TURNS = starts(
    LAYOUT, "phase", "players", "variants", "rounds", "turns"
)
AT_TURN, AT_ACTOR, AT_STARTER = starts(LAYOUT, "turn", "actor", "starter")
AT_TOTALS, AT_BEST_ROUND = starts(LAYOUT, "totals", "best_round")
AT_OWN_TASKS, AT_SECRET_TASKS = starts(LAYOUT, "own_tasks", "secret_tasks")
AT_BONUS, AT_UNSEEN_TASKS = starts(LAYOUT, "bonus", "unseen_tasks")


@compiled
def observe_knowledge(knowledge: Knowledge, out: Int16Array) -> None:
    out[:] = 0
    observe_cards(knowledge, out)
    observe_discards(knowledge, out)
    observe_numbers(knowledge, out)
    observe_course(knowledge, out)
    observe_seats(knowledge, out)
    if knowledge["tasks"]:
        observe_tasks(knowledge, out)


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
        out[character] = int(knowledge["composition"][character]) - seen
    if knowledge["leaving"] != NOTHING:
        out[knowledge["leaving"]] -= knowledge["leaving_count"]


@compiled
def observe_cards(knowledge: Knowledge, out: Int16Array) -> None:
    viewer = knowledge["viewer"]
    count_unseen(knowledge, out[AT_UNSEEN : AT_UNSEEN + KINDS])
    for character in range(KINDS):
        out[AT_HAND + character] = knowledge["hand"][viewer, character]
        owner = knowledge["set_owner"][character]
        if owner != NOBODY:
            out[AT_SETS + ahead(knowledge, owner) * KINDS + character] = knowledge["set_size"][character]
        out[AT_SMALLEST_LAY + character] = knowledge["needed"][character]
        for seat in range(knowledge["players"]):
            out[AT_KNOWN + ahead(knowledge, seat) * KINDS + character] = knowledge["known"][seat, character]


@compiled
def observe_discards(knowledge: Knowledge, out: Int16Array) -> None:
    for place in range(2):
        height = int(knowledge["height"][place])
        for character in range(KINDS):
            out[AT_BURIED + place * KINDS + character] = knowledge["buried"][place, character]
        for depth in range(min(TOPS, height)):
            card = int(knowledge["discard"][place, height - 1 - depth])
            out[AT_TOPS + (place * TOPS + depth) * KINDS + card] = 1
        out[AT_RUNS + place] = run_on_top(knowledge, place)
    if knowledge["leaving"] != NOTHING:
        out[AT_LEAVING + int(knowledge["leaving"])] = knowledge["leaving_count"]


@compiled
def run_on_top(knowledge: Knowledge, place: int) -> int:
    height, run = int(knowledge["height"][place]), 0
    while run < height and knowledge["discard"][place, height - 1 - run] == knowledge["discard"][place, height - 1]:
        run += 1
    return run


@compiled
def observe_numbers(knowledge: Knowledge, out: Int16Array) -> None:
    for pile in range(4):
        out[AT_HEIGHTS + pile] = pile_height(knowledge, pile)
    if knowledge["first_pile"] != NOTHING:
        out[AT_FIRST_PILE + int(knowledge["first_pile"])] = 1
    out[AT_NEW_FIGURE] = knowledge["new_figure"]


@compiled
def observe_course(knowledge: Knowledge, out: Int16Array) -> None:
    phase, players = int(knowledge["phase"]), int(knowledge["players"])
    if DEAL < phase < OVER:
        out[AT_PHASE + phase - 1] = 1
    out[AT_PLAYERS + players - 2] = 1
    out[AT_VARIANTS], out[AT_VARIANTS + 1] = knowledge["tasks"], knowledge["ninja"]
    out[AT_ROUNDS], out[AT_ROUNDS + 1] = knowledge["round"], knowledge["rounds"]
    out[AT_TURNS] = knowledge["turns"]


@compiled
def observe_seats(knowledge: Knowledge, out: Int16Array) -> None:
    players = int(knowledge["players"])
    for seat in range(players):
        place = ahead(knowledge, seat)
        out[AT_HAND_SIZES + place] = knowledge["hand_size"][seat]
        out[AT_TO_GO + place] = characters_needed(players) - int(knowledge["laid"][seat])
        out[AT_FIGURES + place] = knowledge["figures"][seat]
        out[AT_TURN + place] = knowledge["turn"] == seat
        out[AT_ACTOR + place] = knowledge["actor"] == seat
        out[AT_STARTER + place] = knowledge["starter"] == seat
        out[AT_TOTALS + place] = knowledge["totals"][seat]
        out[AT_BEST_ROUND + place] = best_round(knowledge, seat)


@compiled
def observe_tasks(knowledge: Knowledge, out: Int16Array) -> None:
    for deck in range(3):
        for i in range(4):
            out[AT_UNSEEN_TASKS + 4 * deck + i] = 1
        for seat in range(knowledge["players"]):
            task, round = int(knowledge["task"][seat, deck]), knowledge["revealed"][seat, deck]
            out[AT_SECRET_TASKS + ahead(knowledge, seat) * 3 + deck] = round == 0
            if task != NOTHING:
                out[AT_UNSEEN_TASKS + 4 * deck + task - int(TASKS[deck, 0])] = 0
                if round == 0:
                    out[AT_OWN_TASKS + deck * KINDS + task] = 1
                elif round == knowledge["round"]:
                    out[AT_BONUS + task] += TASK_POINTS[deck]
