"""Why an action may not be done, in terms of the rules and of what the seat itself may know."""

from __future__ import annotations

import functools
import re

from courtcards.compiled import plain
from courtcards.games.arrays import Knowledge
from courtcards.games.come_to_call.actions import (
    DISCARD_CARD,
    DISCARD_HEAR_YE,
    DRAW_FROM,
    SAY_READY,
    SEND,
    SHAPE_COUNT,
    SHAPES,
)
from courtcards.games.come_to_call.cards import CARD_IDS, COURT, DOUBLE, HALF, HEAR_YE, WILD
from courtcards.games.come_to_call.legal import has_sent
from courtcards.games.come_to_call.notation import SOURCES
from courtcards.games.come_to_call.state import CALL, DISCARD, DRAW, PHASES, PILES
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
    why = dict(reasons_in_phase(int(knowledge["phase"])))
    if knowledge["phase"] == DRAW:
        why |= reasons_to_draw(*empty_sources(knowledge))
    elif knowledge["phase"] == DISCARD:
        why |= {
            f"discard hear-ye {pile}": message("call-discard-hear-ye") for pile in PILES if held(knowledge, HEAR_YE)
        }
    elif knowledge["phase"] == CALL:
        viewer = int(knowledge["viewer"])
        earlier, minimum = int(knowledge["call_from"][viewer]), int(knowledge["minimum"])
        why |= reasons_at_call(earlier, minimum, plain(has_sent)(knowledge, viewer))
    return why


PHASE_OF = {"draw": DRAW, "discard": DISCARD, "send": CALL, "ready": CALL}


@functools.cache
def reasons_in_phase(phase: int) -> dict[str, Message]:
    """What belongs to other phases than this one."""
    others = [verb for verb, its in PHASE_OF.items() if its != phase]
    return {verb: message("call-not-now", verb=verb, phase=PHASES[phase]) for verb in others}


@functools.cache
def reasons_to_draw(*empty: bool) -> dict[str, Message]:
    return {f"draw {source}": draw_refusal(number) for number, source in enumerate(SOURCES) if empty[number]}


@functools.cache
def reasons_at_call(earlier: int, minimum: int, sent: bool) -> dict[str, Message]:
    """By type: too late for it, or too few cards; and why not be ready yet."""
    why: dict[str, Message] = {}
    for type, name in enumerate(COURT):
        if type < earlier:
            why[f"send {name}"] = message("call-send-order", type=card(name, 2), after=card(COURT[earlier - 1], 2))
        else:
            why[f"send {name}"] = message("call-send-too-few", type=card(name, 2), minimum=minimum)
    if not sent:
        why["ready"] = message("call-ready-without-set")
    return why


def empty_sources(knowledge: Knowledge) -> tuple[bool, bool, bool]:
    left, right = knowledge["height"].tolist()
    return bool(knowledge["next"] == knowledge["end"]), left == 0, right == 0


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
    return draw_refusal(source) if empty_sources(knowledge)[source] else None


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
