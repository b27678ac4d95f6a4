"""What happens: deals and one function per kind of decision. They trust that the action is legal."""

from __future__ import annotations

import numpy as np

from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Int64Array, State
from courtcards.games.call_to_glory.actions import (
    CHOOSE_PILE,
    DISCARD,
    DRAW_FROM,
    END,
    LAY,
    LAY_CHARACTER,
    LAY_SIZE,
    REVEAL_TASK,
    STRIKE,
)
from courtcards.games.call_to_glory.cards import CARDS, KINDS, NINJA, TASKS
from courtcards.games.call_to_glory.legal import can_strike, figures_in_stock, forced_pile
from courtcards.games.call_to_glory.moves import (
    draw,
    lay_set,
    leave_hand,
    put_on_pile,
    remove_set,
    return_figure,
    size_set,
    strike_card,
    take_figure,
)
from courtcards.games.call_to_glory.scoring import next_starter, round_ending, score_round
from courtcards.games.call_to_glory.state import (
    AFTER,
    DEAL,
    DRAW,
    EVERYTHING,
    NOBODY,
    NOT_ENDED,
    NOTHING,
    OVER,
    PILE,
    PLAY,
    REVEAL,
    SEATS,
)
from courtcards.games.rng import list_cards, shuffle_cards


@compiled
def start(state: State, options: Int8Array, first: int) -> None:
    """A new game, before its tasks and its first deck are dealt.

    A row of options is players, rounds, tasks, ninja, hand, turns, then cards of each character.
    """
    state["players"], state["rounds"], state["tasks"], state["ninja"] = options[0], options[1], options[2], options[3]
    state["hand_limit"], state["most_turns"], state["cards"] = options[4], options[5], options[6:].sum()
    state["composition"][:] = options[6:]
    state["viewer"] = EVERYTHING
    state["phase"], state["round"], state["starter"] = DEAL, 0, first
    state["turn"] = state["actor"] = NOBODY
    state["ending"] = NOT_ENDED
    state["figures"][:] = 0
    state["task"][:] = NOTHING
    state["revealed"][:] = 0
    state["scores"][:] = 0
    state["totals"][:] = 0
    clear_table(state)


@compiled
def clear_table(state: State) -> None:
    state["hand"][:] = 0
    state["hand_size"][:] = 0
    state["known"][:] = 0
    state["height"][:] = 0
    state["buried"][:] = 0
    state["set_owner"][:] = NOBODY
    for character in range(KINDS):
        size_set(state, character, 0)
    state["laid"][:] = 0
    state["on_table"] = 0
    state["leaving"], state["leaving_count"] = NOTHING, 0
    state["turns"] = 0


@compiled
def deal_task(state: State, seat: int, deck: int, character: int) -> None:
    state["task"][seat, deck] = character


@compiled
def deal(state: State, deck: Int8Array) -> None:
    """Start the next round with a deck in deal order: hands by seat, then L, then R."""
    clear_table(state)
    players, limit, cards = int(state["players"]), int(state["hand_limit"]), int(state["cards"])
    dealt = limit * players
    for i in range(cards):
        state["deck"][i] = deck[i]
    for i in range(dealt):
        state["hand"][i // limit, deck[i]] += 1
    for seat in range(players):
        state["hand_size"][seat] = limit
    middle = dealt + (cards - dealt + 1) // 2
    state["next"][0], state["end"][0] = dealt, middle
    state["next"][1], state["end"][1] = middle, cards
    state["round"] += 1
    begin_turn(state, state["starter"])


@compiled
def seat_after(state: State, seat: int) -> int:
    """The next seat clockwise. A comparison is cheaper than a remainder."""
    return 0 if seat + 1 == state["players"] else seat + 1


@compiled
def begin_turn(state: State, seat: int) -> None:
    state["turn"] = state["actor"] = seat
    state["phase"] = DRAW
    state["first_pile"] = NOTHING
    state["new_figure"] = 0


@compiled
def apply_draw(state: State, pile: int) -> None:
    draw(state, state["turn"], pile)
    if state["first_pile"] == NOTHING:
        state["first_pile"] = pile
    else:
        state["phase"] = PLAY


@compiled
def apply_discard(state: State, character: int, place: int) -> None:
    leave_hand(state, state["turn"], character, 1)
    put_on_pile(state, place, character, 1)
    after_play(state)


@compiled
def apply_lay(state: State, character: int, count: int) -> None:
    seat = state["turn"]
    loser, beaten = state["set_owner"][character], int(state["set_size"][character])
    if beaten > 0:
        remove_set(state, character)
    lay_set(state, seat, character, count)
    if state["ninja"] and character == NINJA and figures_in_stock(state) > 0:
        take_figure(state, seat)
    if beaten > 0:
        discard_from_table(state, loser, character, beaten, AFTER)
    else:
        after_play(state)


@compiled
def apply_strike(state: State, character: int) -> None:
    owner = state["set_owner"][character]
    return_figure(state, state["turn"])
    strike_card(state, character)
    discard_from_table(state, owner, character, 1, state["phase"])


@compiled
def discard_from_table(state: State, owner: int, character: int, count: int, resume: int) -> None:
    """Cards leave the table: their owner chooses the pile where there is a choice, and the turn waits for it."""
    place = forced_pile(state)
    if place != NOTHING:
        put_on_pile(state, place, character, count)
        go_on(state, resume)
    else:
        state["leaving"], state["leaving_count"] = character, count
        state["resume"] = resume
        state["phase"], state["actor"] = PILE, owner


@compiled
def apply_pile(state: State, place: int) -> None:
    put_on_pile(state, place, state["leaving"], int(state["leaving_count"]))
    state["leaving"], state["leaving_count"] = NOTHING, 0
    go_on(state, state["resume"])


@compiled
def go_on(state: State, phase: int) -> None:
    state["phase"], state["actor"] = phase, state["turn"]
    if phase == AFTER:
        after_play(state)


@compiled
def after_play(state: State) -> None:
    """The player has laid or discarded: strike, if possible, or the turn ends by itself."""
    if can_strike(state):
        state["phase"], state["actor"] = AFTER, state["turn"]
    else:
        end_turn(state)


@compiled
def end_turn(state: State) -> None:
    state["turns"] += 1
    ending = round_ending(state)
    if ending == NOT_ENDED:
        begin_turn(state, seat_after(state, int(state["turn"])))
        return
    state["ending"] = ending
    if state["tasks"]:
        reveal_tasks(state)
    else:
        end_round(state)


@compiled
def reveal_tasks(state: State) -> None:
    """Ask for tasks from the round's starter on; in the last round each has one left, which needs no asking."""
    if state["round"] == state["rounds"]:
        for seat in range(state["players"]):
            for deck in range(3):
                if state["revealed"][seat, deck] == 0:
                    state["revealed"][seat, deck] = state["round"]
        end_round(state)
    else:
        state["phase"], state["actor"] = REVEAL, state["starter"]


@compiled
def apply_reveal(state: State, deck: int) -> None:
    state["revealed"][state["actor"], deck] = state["round"]
    seat = seat_after(state, int(state["actor"]))
    if seat == state["starter"]:
        end_round(state)
    else:
        state["actor"] = seat


@compiled
def end_round(state: State) -> None:
    score_round(state)
    state["turn"] = state["actor"] = NOBODY
    if state["round"] == state["rounds"]:
        state["phase"] = OVER
    else:
        state["phase"] = DEAL
        state["starter"] = next_starter(state)


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action of the seat that must decide."""
    if action < DISCARD:
        apply_draw(state, action - DRAW_FROM)
    elif action < LAY:
        apply_discard(state, (action - DISCARD) >> 1, (action - DISCARD) & 1)
    elif action < CHOOSE_PILE:
        apply_lay(state, LAY_CHARACTER[action - LAY], LAY_SIZE[action - LAY])
    elif action < STRIKE:
        apply_pile(state, action - CHOOSE_PILE)
    elif action < END:
        apply_strike(state, (action - STRIKE) % KINDS)
    elif action == END:
        end_turn(state)
    else:
        apply_reveal(state, action - REVEAL_TASK)


@compiled
def deal_at_random(state: State, rng: Int64Array) -> None:
    """Start the next round with a shuffled deck; before the first one, deal the tasks as well."""
    if state["round"] == 0 and state["tasks"]:
        deal_tasks_at_random(state, rng)
    deck = np.empty(CARDS, np.int8)
    shuffle_cards(deck, list_cards(state["composition"], deck), rng)
    deal(state, deck)


@compiled
def deal_tasks_at_random(state: State, rng: Int64Array) -> None:
    for deck in range(3):
        tasks = TASKS[deck].copy()
        shuffle_cards(tasks, SEATS, rng)
        for seat in range(state["players"]):
            deal_task(state, seat, deck, tasks[seat])


@compiled
def settle(state: State, rng: Int64Array) -> None:
    if state["phase"] == DEAL:
        deal_at_random(state, rng)
