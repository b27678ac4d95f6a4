"""Why an action may not be done, in terms of the rules and of what the seat itself may know."""

from __future__ import annotations

import re

import numpy as np

from courtcards.compiled import compiled, plain
from courtcards.games.arrays import Int64Array, Knowledge
from courtcards.games.call_to_glory.actions import (
    CHOOSE_PILE,
    DISCARD,
    DRAW_FROM,
    END,
    LAY,
    LAY_CHARACTER,
    LAY_SIZE,
    REVEAL_TASK,
    SMALLEST,
    STRIKE,
)
from courtcards.games.call_to_glory.cards import CHARACTERS, DOTTED, KINDS, TASK_DECKS
from courtcards.games.call_to_glory.legal import forced_pile, pile_height, usable_figures
from courtcards.games.call_to_glory.state import AFTER, DRAW, NOTHING, PHASES, PILE, PILES, PLAY, REVEAL, A
from courtcards.games.reasons import put_key, read_key, read_reasons
from courtcards.messages import Message, all_of, card, message

COUNT = re.compile(r"[1-9][0-9]{0,8}")
LARGEST_COUNT = 999  # more cards than anybody can have


def refusal(knowledge: Knowledge, action: int) -> Message | None:
    """The rule that forbids the action to the viewer, who has to act; None if it is legal."""
    if action < DISCARD:
        return refuse_draw(knowledge, action - DRAW_FROM)
    if action < LAY:
        return refuse_discard(knowledge, *divmod(action - DISCARD, 2))
    if action < CHOOSE_PILE:
        return refuse_lay(knowledge, int(LAY_CHARACTER[action - LAY]), int(LAY_SIZE[action - LAY]))
    if action < STRIKE:
        return not_now(knowledge, "pile", PILE)
    if action < END:
        ahead, character = divmod(action - STRIKE, KINDS)
        seat = (int(knowledge["viewer"]) + ahead + 1) % int(knowledge["players"])
        return refuse_strike(knowledge, seat, character)
    if action == END:
        return not_now(knowledge, "end", AFTER)
    return refuse_reveal(knowledge, action - REVEAL_TASK)


def refuse_text(knowledge: Knowledge, text: str) -> Message | None:
    """The rule against something that reads like an action but never is one; None if it is no such thing."""
    match text.split(" ", 3):
        case ["lay", name, count] if name in CHARACTERS and COUNT.fullmatch(count):
            cards = min(int(count), LARGEST_COUNT)
            return refuse_lay(knowledge, CHARACTERS.index(name), cards)
        case ["strike", seat, name] if name in CHARACTERS and seat == str(knowledge["viewer"]):
            return message("glory-strike-own-set")
    return None


def reasons(knowledge: Knowledge) -> dict[str, Message]:
    """Why not, for whatever the viewer may try when it has to act.

    A key is an action or its beginning; the longest that fits an action which is not legal says why.
    """
    return read_reasons(reason, knowledge)


VERBS = ("draw", "lay", "discard", "strike", "reveal")
PHASES_OF = {"draw": (DRAW,), "lay": (PLAY,), "discard": (PLAY,), "strike": (DRAW, PLAY, AFTER), "reveal": (REVEAL,)}
IS_VERB_OF = np.array([[phase in PHASES_OF[verb] for phase in range(len(PHASES))] for verb in VERBS])
STRIKING, REVEALING = VERBS.index("strike"), VERBS.index("reveal")

# The kinds of reasons, and what follows in their keys
NOT_NOW, SAME_PILE, EMPTY_PILE, FEW, OTHER_PILE, OWN_SET, NO_FIGURE = range(7)


@compiled
def reason_keys(knowledge: Knowledge, out: Int64Array) -> int:
    phase, count = int(knowledge["phase"]), 0
    for verb in range(len(VERBS)):
        played = (verb != STRIKING or knowledge["ninja"]) and (verb != REVEALING or knowledge["tasks"])
        if played and not IS_VERB_OF[verb, phase]:
            count = put_key(out, count, NOT_NOW, verb, phase)
    if phase == DRAW:
        for pile in range(len(PILES)):
            if pile == knowledge["first_pile"]:
                count = put_key(out, count, SAME_PILE, pile)
            elif pile_height(knowledge, pile) == 0:
                count = put_key(out, count, EMPTY_PILE, pile)
    elif phase == PLAY:
        count = put_keys_of_hand(knowledge, out, count)
    if knowledge["ninja"] and IS_VERB_OF[STRIKING, phase]:
        count = put_key(out, count, OWN_SET, knowledge["viewer"])
        if usable_figures(knowledge) <= 0:
            count = put_key(out, count, NO_FIGURE)
    return count


@compiled
def put_keys_of_hand(knowledge: Knowledge, out: Int64Array, count: int) -> int:
    """By character in hand: why not lay fewer cards than needed, or all if they are too few, and why not on a pile."""
    forced, players = forced_pile(knowledge), int(knowledge["players"])
    for character in range(KINDS):
        held, needed = int(knowledge["hand"][knowledge["viewer"], character]), int(knowledge["needed"][character])
        if held:
            lying = int(knowledge["set_size"][character])
            count = put_key(out, count, FEW, character, min(held, needed - 1), lying, players)
            if forced != NOTHING:
                count = put_key(out, count, OTHER_PILE, character, forced)
    return count


def reason(key: int) -> tuple[str, Message]:
    """The reason with this key, and the action it is for, or its beginning."""
    match read_key(key):
        case kind, verb, phase, *_ if kind == NOT_NOW:
            return VERBS[verb], message("glory-not-now", verb=VERBS[verb], phase=PHASES[phase])
        case kind, pile, *_ if kind in (SAME_PILE, EMPTY_PILE):
            return f"draw {PILES[pile]}", draw_refusal(pile, kind == SAME_PILE)
        case kind, character, few, lying, players if kind == FEW:
            return f"lay {CHARACTERS[character]}", too_few(character, few, lying, players)
        case kind, character, forced, *_ if kind == OTHER_PILE:
            return f"discard {CHARACTERS[character]} {PILES[A + 1 - forced]}", other_pile_first(forced)
        case kind, viewer, *_ if kind == OWN_SET:
            return f"strike {viewer}", message("glory-strike-own-set")
    return "strike", message("glory-strike-no-figure")


def not_now(knowledge: Knowledge, verb: str, *phases: int) -> Message | None:
    """The refusal of something that belongs to other phases than the present one."""
    if knowledge["phase"] in phases:
        return None
    return message("glory-not-now", verb=verb, phase=PHASES[knowledge["phase"]])


def refuse_draw(knowledge: Knowledge, pile: int) -> Message | None:
    if wrong := not_now(knowledge, "draw", DRAW):
        return wrong
    same = bool(pile == knowledge["first_pile"])
    return draw_refusal(pile, same) if same or plain(pile_height)(knowledge, pile) == 0 else None


def draw_refusal(pile: int, same: bool) -> Message:
    """Why not draw there: it is the same pile as before, or it is empty."""
    return message("glory-draw-same-pile" if same else "glory-draw-empty-pile", pile=PILES[pile])


def held(knowledge: Knowledge, character: int) -> int:
    return int(knowledge["hand"][knowledge["viewer"], character])


def refuse_discard(knowledge: Knowledge, character: int, place: int) -> Message | None:
    if wrong := not_now(knowledge, "discard", PLAY):
        return wrong
    if held(knowledge, character) == 0:
        return message("glory-discard-not-held", character=card(CHARACTERS[character]))
    forced = plain(forced_pile)(knowledge)
    return None if forced in (NOTHING, place) else other_pile_first(forced)


def other_pile_first(forced: int) -> Message:
    return message("glory-discard-other-pile-empty", pile=PILES[A + forced])


def refuse_lay(knowledge: Knowledge, character: int, count: int) -> Message | None:
    if wrong := not_now(knowledge, "lay", PLAY):
        return wrong
    holding = held(knowledge, character)
    if count > holding:
        name = card(CHARACTERS[character], holding)
        return message("glory-lay-not-held", character=name, count=count, held=holding)
    if count >= knowledge["needed"][character]:
        return None
    return too_few(character, count, int(knowledge["set_size"][character]), int(knowledge["players"]))


def too_few(character: int, count: int, lying: int, players: int) -> Message:
    """Why so few cards cannot be laid, though they are held."""
    name = CHARACTERS[character]
    if count <= lying:
        return message("glory-lay-not-more", character=card(name, lying), lying=lying)
    if DOTTED[character] and count >= SMALLEST:
        return message("glory-lay-dotted", character=all_of(name), players=players)
    return message("glory-lay-too-few")


def refuse_strike(knowledge: Knowledge, seat: int, character: int) -> Message | None:
    if not knowledge["ninja"]:
        return message("glory-strike-without-ninja")
    if wrong := not_now(knowledge, "strike", DRAW, PLAY, AFTER):
        return wrong
    if plain(usable_figures)(knowledge) <= 0:
        return message("glory-strike-no-figure")
    if knowledge["set_owner"][character] != seat:
        return message("glory-strike-no-set", seat=seat, character=card(CHARACTERS[character]))
    return None


def refuse_reveal(knowledge: Knowledge, deck: int) -> Message | None:
    if not knowledge["tasks"]:
        return message("glory-reveal-without-tasks")
    if wrong := not_now(knowledge, "reveal", REVEAL):
        return wrong
    if knowledge["revealed"][knowledge["viewer"], deck]:
        return message("glory-reveal-again", deck=TASK_DECKS[deck])
    return None
