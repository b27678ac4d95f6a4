"""What happens: deals, reshuffles and one function per kind of decision. They trust that the action is legal."""

from __future__ import annotations

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Int64Array, Record, State
from courtcards.games.come_to_call.actions import (
    DISCARD_CARD,
    DISCARD_HEAR_YE,
    DRAW_FROM,
    SAY_READY,
    SEND,
    SHAPE_COUNT,
)
from courtcards.games.come_to_call.cards import HEAR_YE, KINDS
from courtcards.games.come_to_call.legal import can_send, next_seat
from courtcards.games.come_to_call.moves import (
    draw_hidden,
    draw_open,
    leave_hand,
    make_deck,
    put_in_middle,
    put_on_pile,
    reshuffle_pool,
    send_set,
)
from courtcards.games.come_to_call.scoring import is_last_round, play_show
from courtcards.games.come_to_call.state import (
    BY_HEAR_YE,
    BY_TURNS,
    CALL,
    CALLS,
    DEAL,
    DISCARD,
    DRAW,
    EVERYTHING,
    MOST_CARDS,
    NOBODY,
    NOT_ENDED,
    NOTHING,
    OVER,
    READY,
    RESHUFFLE,
)
from courtcards.games.rng import list_cards, shuffle_cards


@compiled
def hand_limit(players: int) -> int:
    return 6 if players == 2 or players == 6 else 7


@compiled
def favor_needed(players: int) -> int:
    """18, 16, 14, 12, 11 for 2 to 6 players."""
    return 11 if players == 6 else 22 - 2 * players


@compiled
def start(state: State, options: Int8Array, first: int) -> None:
    """A new game, before its first deck is dealt.

    A row of options is players, cards of each kind, then hand, favor, rounds, turns.
    """
    state["players"], state["minimum"] = options[0], 1 if options[0] == 6 else 2
    state["composition"][:] = options[1 : 1 + KINDS]
    state["hand_limit"], state["favor_needed"] = options[1 + KINDS], options[2 + KINDS]
    state["rounds"], state["most_turns"] = options[3 + KINDS], options[4 + KINDS]
    state["viewer"] = EVERYTHING
    state["phase"], state["round"], state["dealer"], state["turn"] = DEAL, 0, first, NOBODY
    state["ending"] = NOT_ENDED
    state["scores"][:] = 0
    state["totals"][:] = 0
    state["shown"][:] = NOTHING
    state["kept"][:] = NOBODY
    state["thief"], state["stolen_with"] = NOBODY, NOTHING
    clear_table(state)


@compiled
def clear_table(state: State) -> None:
    state["hand"][:] = 0
    state["hand_size"][:] = 0
    state["drawn"][:] = 0
    state["fresh"][:] = 0
    state["known"][:] = 0
    state["height"][:] = 0
    state["buried"][:] = 0
    state["pool"][:] = 0
    state["sent"][:] = NOTHING
    state["call_from"][:] = 0
    state["next"] = state["end"] = 0
    state["turns"] = state["heard"] = state["reshuffles"] = 0
    state["crier"] = NOBODY


@compiled
def count_cards(state: State) -> int:
    total = 0
    for kind in range(KINDS):
        total += int(state["composition"][kind])
    return total


@compiled
def deal(state: State, deck: Int8Array) -> None:
    """Start the next round with a deck in deal order: hands by seat, a card to each pile, then the deck."""
    clear_table(state)
    players, limit = int(state["players"]), int(state["hand_limit"])
    dealt = players * limit
    for i in range(dealt):
        state["hand"][i // limit, deck[i]] += 1
    for seat in range(players):
        state["hand_size"][seat] = limit
    for pile in range(2):
        put_on_pile(state, pile, deck[dealt + pile])
    count = count_cards(state) - dealt - 2
    for i in range(count):
        state["deck"][i] = deck[dealt + 2 + i]
    state["end"] = count
    state["round"] += 1
    begin_turn(state, (int(state["dealer"]) + 1) % players)


@compiled
def can_reshuffle(state: State) -> bool:
    """Whether cards lie below the tops of the piles."""
    return bool(state["height"][0] > 1 or state["height"][1] > 1)


@compiled
def begin_turn(state: State, seat: int) -> None:
    state["turn"] = seat
    if state["next"] == state["end"] and can_reshuffle(state):
        state["phase"] = RESHUFFLE
    else:
        state["phase"] = DRAW


@compiled
def reshuffle(state: State, cards: Int8Array, count: int) -> None:
    """The cards below the tops of the piles, now in this order, are the new deck."""
    make_deck(state, cards, count)
    state["reshuffles"] += 1
    state["phase"] = DRAW


@compiled
def apply_draw(state: State, source: int) -> None:
    if source == 0:
        draw_hidden(state, state["turn"])
    else:
        draw_open(state, state["turn"], source - 1)
    state["phase"] = DISCARD


@compiled
def apply_discard(state: State, kind: int, pile: int) -> None:
    leave_hand(state, state["turn"], kind)
    put_on_pile(state, pile, kind)
    end_turn(state)


@compiled
def apply_hear_ye(state: State) -> None:
    leave_hand(state, state["turn"], HEAR_YE)
    put_in_middle(state, state["turn"])
    end_turn(state)


@compiled
def round_ending(state: State) -> int:
    players = int(state["players"])
    if state["heard"] >= CALLS and state["turns"] >= players:
        return BY_HEAR_YE
    if state["turns"] >= int(state["most_turns"]) * players:
        return BY_TURNS
    return NOT_ENDED


@compiled
def end_turn(state: State) -> None:
    state["turns"] += 1
    ending = round_ending(state)
    if ending == NOT_ENDED:
        begin_turn(state, (int(state["turn"]) + 1) % int(state["players"]))
    else:
        state["ending"] = ending
        begin_call(state)


@compiled
def begin_call(state: State) -> None:
    """All choose at once; a seat that cannot form a set is ready without being asked."""
    state["phase"], state["turn"] = CALL, NOBODY
    for seat in range(state["players"]):
        ask_further(state, seat, 0)
    end_call(state)


@compiled
def ask_further(state: Record, seat: int, type: int) -> None:
    """Ask a seat for sets from this type on, if it can form one."""
    state["call_from"][seat] = type
    if not can_send(state, seat):
        state["call_from"][seat] = READY


@compiled
def apply_send(state: State, seat: int, type: int, shape: int) -> None:
    send_set(state, seat, type, shape)
    ask_further(state, seat, type + 1)
    end_call(state)


@compiled
def apply_ready(state: State, seat: int) -> None:
    state["call_from"][seat] = READY
    end_call(state)


@compiled
def end_call(state: State) -> None:
    """Once all are ready: the show, and the next round or the end of the game."""
    if next_seat(state) != NOBODY:
        return
    play_show(state)
    state["call_from"][:] = 0
    state["phase"] = OVER if is_last_round(state) else DEAL
    if state["phase"] == DEAL and state["heard"] >= CALLS:
        state["dealer"] = state["crier"]


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action of a seat that must decide."""
    if action < DISCARD_CARD:
        apply_draw(state, action - DRAW_FROM)
    elif action < DISCARD_HEAR_YE:
        apply_discard(state, (action - DISCARD_CARD) >> 1, (action - DISCARD_CARD) & 1)
    elif action == DISCARD_HEAR_YE:
        apply_hear_ye(state)
    elif action < SAY_READY:
        apply_send(state, seat, (action - SEND) // SHAPE_COUNT, (action - SEND) % SHAPE_COUNT)
    else:
        apply_ready(state, seat)


@compiled
def deal_at_random(state: State, rng: Int64Array) -> None:
    """Start the next round with a shuffled deck."""
    deck = np.empty(MOST_CARDS, np.int8)
    shuffle_cards(deck, list_cards(state["composition"], deck), rng)
    deal(state, deck)


@compiled
def reshuffle_at_random(state: State, rng: Int64Array) -> None:
    cards = np.empty(MOST_CARDS, np.int8)
    count = reshuffle_pool(state, cards)
    shuffle_cards(cards, count, rng)
    reshuffle(state, cards, count)


@compiled
def settle(state: State, rng: Int64Array) -> None:
    if state["phase"] == DEAL:
        deal_at_random(state, rng)
    elif state["phase"] == RESHUFFLE:
        reshuffle_at_random(state, rng)
