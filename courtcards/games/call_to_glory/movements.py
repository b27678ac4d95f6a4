"""What a viewer sees move when an action is played, in order, so that a table can show it.

Made from the viewer's knowledge before and after the action, never from the state. Places: `L`, `R`, `A`, `B`, `deck`,
`hand 2`, `set 2 samurai`, `aside` (cards whose owner chooses a pile), and for figures `stock` and `seat 2`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from courtcards.compiled import compiled, plain
from courtcards.games.arrays import Knowledge
from courtcards.games.call_to_glory.actions import (
    CHOOSE_PILE,
    DISCARD,
    DRAW_FROM,
    END,
    LAY,
    LAY_CHARACTER,
    REVEAL_TASK,
    STRIKE,
)
from courtcards.games.call_to_glory.cards import CHARACTERS, KINDS, NINJA, NUMBER, TASK_DECKS, TASK_POINTS
from courtcards.games.call_to_glory.legal import figures_in_stock, forced_pile
from courtcards.games.call_to_glory.state import ENDINGS, NOBODY, NOTHING, OVER, PILES, A
from courtcards.games.movements import Movement, cards, gained_kind


def movements(before: Knowledge, after: Knowledge, seat: int, action: str | None) -> list[Movement]:
    """The movements of one action of a seat, and of what followed from it."""
    return [*of_action(before, after, seat, action or ""), *of_round(before, after, seat, action or "")]


@compiled
def moved(before: Knowledge, after: Knowledge, seat: int, action: int) -> int:
    if after["round"] != before["round"] or (after["phase"] == OVER and before["phase"] != OVER):
        return -1
    if action < DISCARD:
        return -1 if action < 0 else drawn_kind(before, after, seat, action - DRAW_FROM)
    if LAY <= action < CHOOSE_PILE:
        character = LAY_CHARACTER[action - LAY]
        beaten = 32 * int(before["set_size"][character]) + int(before["set_owner"][character]) + 1
        takes = before["ninja"] and character == NINJA and figures_in_stock(before) > 0
        return 8 * beaten + 4 * int(takes) + forced_pile(before) + 1
    if CHOOSE_PILE <= action < STRIKE:
        return 32 * int(before["leaving_count"]) + int(before["leaving"])
    if STRIKE <= action < END:
        return forced_pile(before) + 1
    if action >= REVEAL_TASK:
        return int(after["task"][seat, action - REVEAL_TASK])
    return 0


@compiled
def drawn_kind(before: Knowledge, after: Knowledge, seat: int, pile: int) -> int:
    """The kind of a drawn card as the viewer sees it: the top of an open pile, or what came into a hand."""
    if pile >= A:
        return int(before["discard"][pile - A, before["height"][pile - A] - 1])
    return gained_kind(before, after, seat)


def figure(source: str, target: str) -> Movement:
    return {"move": "figure", "from": source, "to": target}


def of_action(before: Knowledge, after: Knowledge, seat: int, action: str) -> list[Movement]:
    match action.split(" "):
        case ["draw", pile]:
            kind = plain(drawn_kind)(before, after, seat, PILES.index(pile))
            return [cards([CHARACTERS[kind] if kind < KINDS else None], pile, f"hand {seat}")]
        case ["discard", name, pile]:
            return [cards([name], f"hand {seat}", pile)]
        case ["lay", name, count]:
            return of_lay(before, seat, name, int(count))
        case ["strike", owner, name]:
            return [
                figure(f"seat {seat}", "stock"),
                *of_leaving(before, name, 1, f"set {owner} {name}"),
            ]
        case ["pile", pile]:
            name = CHARACTERS[before["leaving"]]
            return [cards([name] * int(before["leaving_count"]), "aside", pile)]
        case ["reveal", deck]:
            return [task(after, seat, TASK_DECKS.index(deck))]
    return []


def of_lay(before: Knowledge, seat: int, name: str, count: int) -> list[Movement]:
    character = CHARACTERS.index(name)
    beaten, owner = int(before["set_size"][character]), int(before["set_owner"][character])
    laid = cards([name] * count, f"hand {seat}", f"set {seat} {name}")
    taken = [figure("stock", f"seat {seat}")] if takes_figure(before, character) else []
    if not beaten:
        return [laid, *taken]
    away, *onto_pile = of_leaving(before, name, beaten, f"set {owner} {name}")
    return [away, laid, *taken, *onto_pile]


def takes_figure(before: Knowledge, character: int) -> bool:
    return bool(before["ninja"]) and character == NINJA and plain(figures_in_stock)(before) > 0


def of_leaving(before: Knowledge, name: str, count: int, source: str) -> list[Movement]:
    """Cards leave the table: aside, and onto a pile at once where there is no choice."""
    away, place = cards([name] * count, source, "aside"), plain(forced_pile)(before)
    return [away] if place == NOTHING else [away, cards([name] * count, "aside", PILES[A + place])]


def task(after: Knowledge, seat: int, deck: int) -> Movement:
    character = CHARACTERS[after["task"][seat, deck]]
    return {"move": "task", "seat": seat, "deck": TASK_DECKS[deck], "character": character}


def of_round(before: Knowledge, after: Knowledge, seat: int, action: str) -> list[Movement]:
    """The end of a round and the next deal, where there was one."""
    ended = after["round"] != before["round"] or (after["phase"] == OVER and before["phase"] != OVER)
    if not ended:
        return []
    dealt = [of_deal(after)] if after["phase"] != OVER else []
    return [*of_last_tasks(before, after), of_score(before, after, seat, action), *dealt]


def of_last_tasks(before: Knowledge, after: Knowledge) -> list[Movement]:
    """The tasks that nobody was asked for."""
    if not before["tasks"] or before["round"] != before["rounds"]:
        return []
    left = [(seat, deck) for seat in range(before["players"]) for deck in range(len(TASK_DECKS))]
    return [task(after, seat, deck) for seat, deck in left if not before["revealed"][seat, deck]]


def of_score(before: Knowledge, after: Knowledge, seat: int, action: str) -> Movement:
    number, players = int(before["round"]), int(before["players"])
    scores = after["scores"][number - 1, :players].tolist()
    laid = sets_at_the_end(before, seat, action)
    parts = [of_parts(after, number, laid, owner) for owner in range(players)]
    return {"move": "score", "round": number, "ending": ENDINGS[after["ending"]], "scores": scores, "parts": parts}


def sets_at_the_end(before: Knowledge, seat: int, action: str) -> dict[int, tuple[int, int]]:
    """The sets on the table when the last action of a round was done, by character: owner and size."""
    sizes = before["set_size"].tolist()
    laid = {character: (int(before["set_owner"][character]), size) for character, size in enumerate(sizes) if size}
    match action.split(" "):
        case ["lay", name, count]:
            laid[CHARACTERS.index(name)] = seat, int(count)
        case ["strike", owner, name]:
            laid[CHARACTERS.index(name)] = int(owner), sizes[CHARACTERS.index(name)] - 1
    return {character: (owner, size) for character, (owner, size) in laid.items() if size}


def of_parts(after: Knowledge, round: int, laid: dict[int, tuple[int, int]], seat: int) -> dict[str, Any]:
    """What a round's score of a seat is the sum of, and the total it led to."""
    sets = {CHARACTERS[kind]: int(NUMBER[kind]) for kind, (owner, _) in sorted(laid.items()) if owner == seat}
    revealed = [(other, deck) for other, deck in np.argwhere(after["revealed"] == round).tolist()]
    scored = [
        task_score(after, other, deck, laid) for other, deck in revealed if is_owner(after, other, deck, laid, seat)
    ]
    for_sets, for_tasks = sum(sets.values()), sum(task["points"] for task in scored)
    total = int(after["totals"][seat])
    return {"sets": sets, "for_sets": for_sets, "tasks": scored, "for_tasks": for_tasks, "total": total}


def is_owner(after: Knowledge, other: int, deck: int, laid: dict[int, tuple[int, int]], seat: int) -> bool:
    """Whether the set that a revealed task names lies before a seat."""
    return laid.get(int(after["task"][other, deck]), (NOBODY, 0))[0] == seat


def task_score(after: Knowledge, seat: int, deck: int, laid: dict[int, tuple[int, int]]) -> dict[str, Any]:
    """What the task that a seat revealed brought to the owner of the set."""
    character, each = int(after["task"][seat, deck]), int(TASK_POINTS[deck])
    size = laid[character][1]
    task = {"seat": seat, "deck": TASK_DECKS[deck], "character": CHARACTERS[character]}
    return {**task, "cards": size, "each": each, "points": size * each}


def counts(row: Any) -> dict[str, int]:
    return {CHARACTERS[i]: count for i, count in enumerate(row.tolist()) if count}


def of_deal(after: Knowledge) -> Movement:
    """A new round: how many cards everybody got, and the viewer's own."""
    viewer, players = int(after["viewer"]), int(after["players"])
    own = counts(after["hand"][viewer]) if viewer >= 0 else {}
    sizes = after["hand_size"][:players].tolist()
    return {"move": "deal", "round": int(after["round"]), "hands": sizes, "hand": own}
