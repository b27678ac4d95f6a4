"""Why an action may not be done, in terms of the rules and of what the seat itself may know."""

from __future__ import annotations

import functools
import re

from courtcards.compiled import plain
from courtcards.games.arrays import Knowledge
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
from courtcards.games.call_to_glory.legal import forced_pile, usable_figures
from courtcards.games.call_to_glory.state import AFTER, DRAW, NOTHING, PHASES, PILE, PILES, PLAY, REVEAL, A
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
    phase, viewer, ninja = int(knowledge["phase"]), int(knowledge["viewer"]), bool(knowledge["ninja"])
    why = dict(reasons_in_phase(phase, bool(knowledge["tasks"]), ninja))
    if phase == DRAW:
        why |= reasons_to_draw(int(knowledge["first_pile"]), *empty_piles(knowledge))
    elif phase == PLAY:
        why |= reasons_in_hand(knowledge, knowledge["hand"][viewer].tolist(), plain(forced_pile)(knowledge))
    if ninja and phase in PHASES_OF["strike"]:
        why[f"strike {viewer}"] = message("glory-strike-own-set")
        if plain(usable_figures)(knowledge) <= 0:
            why["strike"] = message("glory-strike-no-figure")
    return why


PHASES_OF = {"draw": (DRAW,), "lay": (PLAY,), "discard": (PLAY,), "strike": (DRAW, PLAY, AFTER), "reveal": (REVEAL,)}


@functools.cache
def reasons_in_phase(phase: int, tasks: bool, ninja: bool) -> dict[str, Message]:
    """What belongs to other phases than this one."""
    played = {verb for verb in PHASES_OF if (tasks or verb != "reveal") and (ninja or verb != "strike")}
    others = [verb for verb, phases in PHASES_OF.items() if verb in played and phase not in phases]
    return {verb: message("glory-not-now", verb=verb, phase=PHASES[phase]) for verb in others}


@functools.cache
def reasons_to_draw(first_pile: int, *empty: bool) -> dict[str, Message]:
    piles = ((PILES[pile], draw_refusal(pile, first_pile, empty[pile])) for pile in range(len(PILES)))
    return {f"draw {pile}": wrong for pile, wrong in piles if wrong}


def reasons_in_hand(knowledge: Knowledge, hand: list[int], forced: int) -> dict[str, Message]:
    """By character in hand: why not lay fewer cards than needed, or all if they are too few, and why not on a pile."""
    why: dict[str, Message] = {}
    needed, lying, players = knowledge["needed"].tolist(), knowledge["set_size"].tolist(), int(knowledge["players"])
    for character, count in enumerate(hand):
        if not count:
            continue
        name, few = CHARACTERS[character], min(count, needed[character] - 1)
        if wrong := lay_refusal(character, few, count, needed[character], lying[character], players):
            why[f"lay {name}"] = wrong
        if forced != NOTHING:
            why[f"discard {name} {PILES[A + 1 - forced]}"] = other_pile_first(forced)
    return why


def empty_piles(knowledge: Knowledge) -> tuple[bool, bool, bool, bool]:
    (left, right), (left_end, right_end) = knowledge["next"].tolist(), knowledge["end"].tolist()
    a, b = knowledge["height"].tolist()
    return left == left_end, right == right_end, a == 0, b == 0


def not_now(knowledge: Knowledge, verb: str, *phases: int) -> Message | None:
    """The refusal of something that belongs to other phases than the present one."""
    if knowledge["phase"] in phases:
        return None
    return message("glory-not-now", verb=verb, phase=PHASES[knowledge["phase"]])


def refuse_draw(knowledge: Knowledge, pile: int) -> Message | None:
    if wrong := not_now(knowledge, "draw", DRAW):
        return wrong
    return draw_refusal(pile, int(knowledge["first_pile"]), empty_piles(knowledge)[pile])


def draw_refusal(pile: int, first_pile: int, empty: bool) -> Message | None:
    if pile == first_pile:
        return message("glory-draw-same-pile", pile=PILES[pile])
    return message("glory-draw-empty-pile", pile=PILES[pile]) if empty else None


def held(knowledge: Knowledge, character: int) -> int:
    return int(knowledge["hand"][knowledge["viewer"], character])


def refuse_discard(knowledge: Knowledge, character: int, place: int) -> Message | None:
    if wrong := not_now(knowledge, "discard", PLAY):
        return wrong
    if held(knowledge, character) == 0:
        return message("glory-discard-not-held", character=card(CHARACTERS[character]))
    forced = plain(forced_pile)(knowledge)
    return None if forced in (NOTHING, place) else other_pile_first(forced)


@functools.cache
def other_pile_first(forced: int) -> Message:
    return message("glory-discard-other-pile-empty", pile=PILES[A + forced])


def refuse_lay(knowledge: Knowledge, character: int, count: int) -> Message | None:
    if wrong := not_now(knowledge, "lay", PLAY):
        return wrong
    needed, lying = int(knowledge["needed"][character]), int(knowledge["set_size"][character])
    return lay_refusal(character, count, held(knowledge, character), needed, lying, int(knowledge["players"]))


@functools.lru_cache(4096)
def lay_refusal(character: int, count: int, held: int, needed: int, lying: int, players: int) -> Message | None:
    name = CHARACTERS[character]
    if count > held:
        return message("glory-lay-not-held", character=card(name, held), count=count, held=held)
    if count >= needed:
        return None
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
