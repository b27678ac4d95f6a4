"""Why an action may not be done, in terms of the rules and of what the seat itself may know."""

from __future__ import annotations

import re

import numpy as np

from courtcards.compiled import compiled, plain
from courtcards.games.arrays import Int64Array, Knowledge
from courtcards.games.come_to_call.actions import (
    DISCARD_CARD,
    DISCARD_HEAR_YE,
    DRAW_FROM,
    SAY_READY,
    SEND,
    SHAPE_COUNT,
    SHAPES,
)
from courtcards.games.come_to_call.cards import CARD_IDS, COURT, DOUBLE, HALF, HEAR_YE, TYPES, WILD
from courtcards.games.come_to_call.legal import has_sent
from courtcards.games.come_to_call.notation import SOURCES
from courtcards.games.come_to_call.state import CALL, DISCARD, DRAW, PHASES, PILES
from courtcards.games.reasons import put_key, read_key, read_reasons
from courtcards.messages import Message, all_of, card, message

SHAPE_TEXT = re.compile(r"(0|[1-9][0-9]{0,8})(\+double)?(\+half)?(\+wild[1-9][0-9]{0,8})?")


def refusal(knowledge: Knowledge, action: int) -> Message | None:
    """The rule that forbids the action to the viewer, who has to act; None if it is legal."""
    if action < DISCARD_CARD:
        return refuse_draw(knowledge, action - DRAW_FROM)
    if action < DISCARD_HEAR_YE:
        return refuse_discard(knowledge, (action - DISCARD_CARD) // 2)
    if action == DISCARD_HEAR_YE:
        return refuse_discard(knowledge, HEAR_YE)
    if action < SAY_READY:
        return refuse_send(knowledge, *divmod(action - SEND, SHAPE_COUNT))
    return refuse_ready(knowledge)


def refuse_text(knowledge: Knowledge, text: str) -> Message | None:
    """The rule against something that reads like an action but never is one; None if it is no such thing."""
    match text.split(" ", 3):
        case ["discard", "hear-ye", pile] if pile in PILES:
            return not_now(knowledge, "discard", DISCARD) or message("call-discard-hear-ye")
        case ["send", name, shape] if name in COURT and SHAPE_TEXT.fullmatch(shape):
            return not_now(knowledge, "send", CALL) or refuse_cards(knowledge, COURT.index(name), shape)
    return None


def reasons(knowledge: Knowledge) -> dict[str, Message]:
    """Why not, for whatever the viewer may try when it has to act.

    A key is an action or its beginning; the longest that fits an action which is not legal says why.
    """
    return read_reasons(reason, knowledge)


VERBS = ("draw", "discard", "send", "ready")
PHASE_OF = np.array([DRAW, DISCARD, CALL, CALL])

# The kinds of reasons, and what follows in their keys
NOT_NOW, EMPTY, HEAR_YE_ON_PILE, TOO_LATE, TOO_FEW, NO_SET = range(6)


@compiled
def reason_keys(knowledge: Knowledge, out: Int64Array) -> int:
    phase, viewer, count = int(knowledge["phase"]), int(knowledge["viewer"]), 0
    for verb in range(len(VERBS)):
        if PHASE_OF[verb] != phase:
            count = put_key(out, count, NOT_NOW, verb, phase)
    if phase == DRAW:
        for source in range(len(SOURCES)):
            if is_empty(knowledge, source):
                count = put_key(out, count, EMPTY, source)
    elif phase == DISCARD and knowledge["hand"][viewer, HEAR_YE]:
        for pile in range(len(PILES)):
            count = put_key(out, count, HEAR_YE_ON_PILE, pile)
    elif phase == CALL:
        earlier = int(knowledge["call_from"][viewer])
        for type in range(TYPES):
            if type < earlier:
                count = put_key(out, count, TOO_LATE, type, earlier)
            else:
                count = put_key(out, count, TOO_FEW, type, knowledge["minimum"])
        if not has_sent(knowledge, viewer):
            count = put_key(out, count, NO_SET)
    return count


def reason(key: int) -> tuple[str, Message]:
    """The reason with this key, and the action it is for, or its beginning."""
    match read_key(key):
        case kind, verb, phase, *_ if kind == NOT_NOW:
            return VERBS[verb], message("call-not-now", verb=VERBS[verb], phase=PHASES[phase])
        case kind, source, *_ if kind == EMPTY:
            return f"draw {SOURCES[source]}", draw_refusal(source)
        case kind, pile, *_ if kind == HEAR_YE_ON_PILE:
            return f"discard hear-ye {PILES[pile]}", message("call-discard-hear-ye")
        case kind, type, earlier, *_ if kind == TOO_LATE:
            before = card(COURT[earlier - 1], 2)
            return f"send {COURT[type]}", message("call-send-order", type=card(COURT[type], 2), after=before)
        case kind, type, minimum, *_ if kind == TOO_FEW:
            return f"send {COURT[type]}", message("call-send-too-few", type=card(COURT[type], 2), minimum=minimum)
    return "ready", message("call-ready-without-set")


@compiled
def is_empty(knowledge: Knowledge, source: int) -> bool:
    """Whether there is nothing to draw: no deck, or no card on a pile."""
    if source == 0:
        return bool(knowledge["next"] == knowledge["end"])
    return bool(knowledge["height"][source - 1] == 0)


def refuse_cards(knowledge: Knowledge, type: int, shape: str) -> Message:
    """A set that no hand can form: too many cards, or none of the type."""
    plain, *others = shape.split("+")
    wild = next((int(other.removeprefix("wild")) for other in others if other.startswith("wild")), 0)
    missing = refuse_missing(knowledge, type, int(plain), int("double" in others), int("half" in others), wild)
    return missing or message("call-send-too-few", type=all_of(COURT[type]), minimum=int(knowledge["minimum"]))


def not_now(knowledge: Knowledge, verb: str, phase: int) -> Message | None:
    """The refusal of something that belongs to another phase than the present one."""
    if knowledge["phase"] == phase:
        return None
    return message("call-not-now", verb=verb, phase=PHASES[knowledge["phase"]])


def refuse_draw(knowledge: Knowledge, source: int) -> Message | None:
    if wrong := not_now(knowledge, "draw", DRAW):
        return wrong
    return draw_refusal(source) if plain(is_empty)(knowledge, source) else None


def draw_refusal(source: int) -> Message:
    """Why not draw where there is nothing."""
    return message("call-draw-empty-pile", pile=PILES[source - 1]) if source else message("call-draw-no-deck")


def held(knowledge: Knowledge, kind: int) -> int:
    return int(knowledge["hand"][knowledge["viewer"], kind])


def refuse_discard(knowledge: Knowledge, kind: int) -> Message | None:
    if wrong := not_now(knowledge, "discard", DISCARD):
        return wrong
    if held(knowledge, kind) == 0:
        return message("call-discard-not-held", card=card(CARD_IDS[kind]))
    return None


def refuse_send(knowledge: Knowledge, type: int, shape: int) -> Message | None:
    if wrong := not_now(knowledge, "send", CALL):
        return wrong
    earlier = int(knowledge["call_from"][knowledge["viewer"]])
    if type < earlier:
        return message("call-send-order", type=all_of(COURT[type]), after=all_of(COURT[earlier - 1]))
    plain, double, half, wild = SHAPES[shape]
    if missing := refuse_missing(knowledge, type, plain, double, half, wild):
        return missing
    if plain + 2 * double + half < knowledge["minimum"]:
        return message("call-send-too-few", type=all_of(COURT[type]), minimum=int(knowledge["minimum"]))
    return None


def refuse_missing(knowledge: Knowledge, type: int, plain: int, double: int, half: int, wild: int) -> Message | None:
    """The first kind of card of which a set would need more than the hand has."""
    needed = {3 * type: plain, 3 * type + DOUBLE: double, 3 * type + HALF: half, WILD: wild}
    for kind, count in needed.items():
        if count > held(knowledge, kind):
            return message("call-send-not-held", card=card(CARD_IDS[kind]), count=count, held=held(knowledge, kind))
    return None


def refuse_ready(knowledge: Knowledge) -> Message | None:
    if wrong := not_now(knowledge, "ready", CALL):
        return wrong
    if not plain(has_sent)(knowledge, knowledge["viewer"]):
        return message("call-ready-without-set")
    return None
