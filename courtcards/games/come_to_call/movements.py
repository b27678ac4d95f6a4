"""What a viewer sees move when an action is played, in order, so that a table can show it.

Made from the viewer's knowledge before and after the action, never from the state; while players choose, a viewer gets
no action but its own. Places: `deck`, `left`, `right`, `middle`, `hand 2`, `sent 2 king`.
"""

from __future__ import annotations

from typing import Any

import orjson

from courtcards.compiled import compiled, plain
from courtcards.games.arrays import Knowledge
from courtcards.games.come_to_call.actions import DISCARD_CARD, DRAW_FROM
from courtcards.games.come_to_call.cards import CARD_IDS, KINDS
from courtcards.games.come_to_call.notation import SETS, SOURCES
from courtcards.games.come_to_call.state import CALL, ENDINGS, OVER, PILES
from courtcards.games.come_to_call.view_json import write_show
from courtcards.games.json_writer import json_text
from courtcards.games.movements import Movement, cards, gained_kind


def movements(before: Knowledge, after: Knowledge, seat: int, action: str | None) -> list[Movement]:
    """The movements of one action of a seat, and of what followed from it; None is an action the viewer cannot know."""
    return [*of_action(before, after, seat, action or ""), *of_course(before, after)]


@compiled
def moved(before: Knowledge, after: Knowledge, seat: int, action: int) -> int:
    if after["round"] != before["round"] or after["phase"] >= CALL or after["reshuffles"] != before["reshuffles"]:
        return -1
    return drawn_kind(before, after, seat, action - DRAW_FROM) if 0 <= action < DISCARD_CARD else 0


@compiled
def drawn_kind(before: Knowledge, after: Knowledge, seat: int, source: int) -> int:
    """The kind of a drawn card as the viewer sees it: the top of an open pile, or what came into a hand."""
    if source > 0:
        return int(before["pile"][source - 1, before["height"][source - 1] - 1])
    return gained_kind(before, after, seat)


def of_action(before: Knowledge, after: Knowledge, seat: int, action: str) -> list[Movement]:
    match action.split(" "):
        case ["draw", source]:
            kind = plain(drawn_kind)(before, after, seat, SOURCES.index(source))
            return [cards([CARD_IDS[kind] if kind < KINDS else None], source, f"hand {seat}")]
        case ["discard", id, pile]:
            return [cards([id], f"hand {seat}", pile)]
        case ["discard", id]:
            return [cards([id], f"hand {seat}", "middle")]
        case ["send", type, shape]:
            return [cards(set_cards(type, shape), f"hand {seat}", f"sent {seat} {type}")]
    return []


def set_cards(type: str, shape: str) -> list[str | None]:
    plain, double, half, wild = SETS[shape]
    return ["butler", *[type] * plain, *[f"{type}-double"] * double, *[f"{type}-half"] * half, *["wild"] * wild]


def of_course(before: Knowledge, after: Knowledge) -> list[Movement]:
    """The call, the show, the next deal and reshuffles, where there were any."""
    if after["round"] != before["round"] or (after["phase"] == OVER and before["phase"] != OVER):
        stopped = [] if before["phase"] == CALL else [of_call(after)]
        return [*stopped, of_show(before, after), *([of_deal(after)] if after["phase"] != OVER else [])]
    if after["phase"] == CALL and before["phase"] != CALL:
        return [of_call(after)]
    if after["reshuffles"] != before["reshuffles"]:
        return [{"move": "reshuffle", "cards": int(after["end"]) - int(after["next"])}]
    return []


def of_call(after: Knowledge) -> Movement:
    """The round has stopped, and all choose their sets."""
    return {"move": "call", "ending": ENDINGS[after["ending"]]}


def of_show(before: Knowledge, after: Knowledge) -> Movement:
    show: Movement = orjson.loads(json_text(lambda out: write_show(after, out)))
    totals = after["totals"][: int(after["players"])].tolist()
    return {"move": "show", "round": int(before["round"]), **show, "totals": totals}


def counts(row: Any) -> dict[str, int]:
    return {CARD_IDS[kind]: count for kind, count in enumerate(row.tolist()) if count}


def of_deal(after: Knowledge) -> Movement:
    """A new round: how many cards everybody got, the viewer's own, and what the piles start with."""
    viewer, players = int(after["viewer"]), int(after["players"])
    own = counts(after["hand"][viewer]) if viewer >= 0 else {}
    sizes = after["hand_size"][:players].tolist()
    starts = [CARD_IDS[after["pile"][pile, 0]] for pile in range(len(PILES))]
    return {"move": "deal", "round": int(after["round"]), "hands": sizes, "hand": own, "piles": starts}
