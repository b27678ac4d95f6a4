"""Positions built by hand, with so few cards unseen that all they could be can be listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from courtcards.games import rules_of
from courtcards.games.call_to_glory.cards import CHARACTERS, NUMBER
from courtcards.games.come_to_call.cards import CARD_IDS
from courtcards.games.come_to_call.state import BY_TURNS, NOBODY, READY
from courtcards.games.come_to_call.state import CALL as CALLING
from tests.invariants import State, check_state

Cards = Mapping[str, int]

GLORY = rules_of("call-to-glory")
CALL = rules_of("come-to-call")


def glory_position(hands: Sequence[Cards], known: Sequence[Cards], left: Sequence[str], right: Sequence[str]) -> State:
    """A turn of seat 0 in which all cards that are not named lie in A and B."""
    state = GLORY.new_states(1)[0]
    options = GLORY.read_options(len(hands), {})
    GLORY.start(state, options, 0, None)
    GLORY.deal(state, GLORY.ordered_deck(options))
    fill_hands(state, hands, known, CHARACTERS)
    at = int(state["next"][0])
    for pile, cards in enumerate((left, right)):
        state["next"][pile] = at
        for card in cards:
            state["deck"][at] = CHARACTERS.index(card)
            at += 1
        state["end"][pile] = at
    whole = dict(zip(CHARACTERS, NUMBER.tolist(), strict=True))
    fill_piles(state, "discard", rest_of(whole, *hands, Counter(left), Counter(right)), CHARACTERS)
    check_state(GLORY, state)
    return state


def call_position(cards: Cards, hands: Sequence[Cards], known: Sequence[Cards], deck: Sequence[str]) -> State:
    """A turn of seat 0 in which all cards that are not named lie in left and right."""
    state = CALL.new_states(1)[0]
    options = CALL.read_options(len(hands), {"cards": cards, "first": len(hands) - 1})
    CALL.start(state, options, len(hands) - 1, None)
    CALL.deal(state, CALL.ordered_deck(options))
    fill_hands(state, hands, known, CARD_IDS)
    state["next"], state["end"] = 0, len(deck)
    for place, card in enumerate(deck):
        state["deck"][place] = CARD_IDS.index(card)
    fill_piles(state, "pile", rest_of(cards, *hands, Counter(deck)), CARD_IDS)
    check_state(CALL, state)
    return state


def after_reshuffle(state: State, drawn: Sequence[Sequence[str]]) -> State:
    """Say that the deck comes from a reshuffle, and what each seat has drawn of it since."""
    state["reshuffles"] = 1
    for kind in state["deck"][state["next"] : state["end"]]:
        state["pool"][kind] += 1
    for seat, cards in enumerate(drawn):
        for card in cards:
            state["pool"][CARD_IDS.index(card)] += 1
            state["drawn"][seat, CARD_IDS.index(card)] += 1
            state["fresh"][seat] += 1
    check_state(CALL, state)
    return state


def calling(state: State, ready: Sequence[int]) -> State:
    """Say that players choose their sets, and who has nothing more to choose."""
    state["phase"], state["turn"], state["ending"] = CALLING, NOBODY, BY_TURNS
    for seat in ready:
        state["call_from"][seat] = READY
    return state


def rest_of(whole: Cards, *taken: Cards) -> list[str]:
    """The cards that are left, one after the other."""
    left = Counter(whole)
    for cards in taken:
        left.subtract(cards)
    assert min(left.values()) >= 0, f"more cards than there are: {left}"
    return list(left.elements())


def fill_hands(state: State, hands: Sequence[Cards], known: Sequence[Cards], ids: Sequence[str]) -> None:
    for seat, (hand, seen) in enumerate(zip(hands, known, strict=True)):
        state["hand"][seat] = [hand.get(id, 0) for id in ids]
        state["known"][seat] = [seen.get(id, 0) for id in ids]
        state["hand_size"][seat] = sum(hand.values())


def fill_piles(state: State, field: str, cards: list[str], ids: Sequence[str]) -> None:
    """All cards but one on the first pile."""
    state["buried"][:] = 0
    for pile, part in enumerate((cards[:-1], cards[-1:])):
        state["height"][pile] = len(part)
        for place, card in enumerate(part):
            state[field][pile, place] = ids.index(card)
            state["buried"][pile, ids.index(card)] += 1


def hidden(state: State, viewer: int) -> Any:
    """What the viewer cannot see, to compare and count: the other hands, and the face-down cards in order."""
    hands = [tuple(state["hand"][seat].tolist()) for seat in range(state["players"]) if seat != viewer]
    if state["next"].ndim:
        piles = [tuple(state["deck"][state["next"][i] : state["end"][i]].tolist()) for i in range(2)]
        return (*hands, *piles)
    return (*hands, tuple(state["deck"][state["next"] : state["end"]].tolist()))
