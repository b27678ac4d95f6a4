"""Two games that differ only in what a seat cannot know look the same to that seat."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import numpy as np
import pytest

import courtcards
from courtcards import Game
from courtcards.games.call_to_glory.cards import TASKS
from courtcards.games.rng import rng_states
from courtcards.games.rules import SPECTATOR, Rules
from tests.invariants import State, check_state, copy_of, know, state_of
from tests.tables import CALL, GLORY, Table, play_one, positions, telling_positions


def appearance(game: Game, seat: int | None) -> tuple[str, bytes, list[int]]:
    """All that a seat gets: view, knowledge and observation; a spectator has no observation."""
    observation = [] if seat is None else game.observation(seat).tolist()
    return json.dumps(game.view(seat)), game.knowledge(seat).tobytes(), observation


def with_state(game: Game, state: State) -> Game:
    """The same game, but in another state."""
    twin = courtcards.replay(game.record())
    twin._states[0] = state
    return twin


def viewers(table: Table) -> list[int | None]:
    return [None, *range(table.players)]


def as_number(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


# What could be as well


def test_determinized_state_looks_the_same_to_its_seat(table: Table, rules: Rules) -> None:
    stream = rng_states(1, 1)[0]
    for game in telling_positions(table, 1, 4):
        for seat in viewers(table):
            guess = know(rules, state_of(game), as_number(seat))
            rules.determinize(guess, stream)
            assert appearance(with_state(game, guess), seat) == appearance(game, seat)


# What was swapped by hand


def test_swapping_hidden_cards_changes_nothing_visible(table: Table, rules: Rules) -> None:
    rng = random.Random(3)
    swapped = 0
    for game in telling_positions(table, 2, 4):
        for seat in viewers(table):
            other = copy_of(state_of(game))
            for _ in range(12):
                swapped += swap_hidden(rules, other, as_number(seat), rng)
            check_cards(rules, other)
            assert appearance(with_state(game, other), seat) == appearance(game, seat)
    assert swapped


def check_cards(rules: Rules, state: State) -> None:
    """The swaps keep every card; who drew which card of a reshuffled deck they do not follow."""
    plain = copy_of(state)
    if "reshuffles" in plain.dtype.names:
        plain["reshuffles"], plain["pool"][:] = 0, 0
    check_state(rules, plain)


def swap_hidden(rules: Rules, state: State, viewer: int, rng: random.Random) -> bool:
    """Swap two cards that the viewer cannot place; says whether they were different."""
    places = hidden_places(rules, state, viewer)
    if len(places) < 2:
        return False
    one, two = rng.sample(places, 2)
    card, other = card_at(state, one), card_at(state, two)
    put_at(state, one, card, other)
    put_at(state, two, other, card)
    return card != other


def hidden_places(rules: Rules, state: State, viewer: int) -> list[tuple[str, int, int]]:
    """Places in the deck, and cards of the other hands that nobody saw taken."""
    places = [("deck", place, 0) for start, end in undrawn(state) for place in range(start, end)]
    for seat in range(state["players"]):
        if seat != viewer:
            hidden = np.minimum(state["hand"][seat] - state["known"][seat], state["hand"][seat])
            places += [("hand", seat, kind) for kind in range(len(rules.cards)) for _ in range(hidden[kind])]
    return places


def undrawn(state: State) -> list[tuple[int, int]]:
    return list(zip(np.atleast_1d(state["next"]).tolist(), np.atleast_1d(state["end"]).tolist(), strict=True))


def card_at(state: State, place: tuple[str, int, int]) -> int:
    where, at, kind = place
    return int(state["deck"][at]) if where == "deck" else kind


def put_at(state: State, place: tuple[str, int, int], old: int, new: int) -> None:
    where, at, _ = place
    if where == "deck":
        state["deck"][at] = new
    else:
        state["hand"][at, old] -= 1
        state["hand"][at, new] += 1


@pytest.mark.parametrize("table", [table for table in GLORY if "tasks" in table.options], ids=str)
def test_tasks_that_nobody_has_seen_can_be_any(table: Table) -> None:
    rng = random.Random(4)
    for game in telling_positions(table, 3, 5):
        for seat in viewers(table):
            other = copy_of(state_of(game))
            deal_tasks_again(other, as_number(seat), rng)
            assert appearance(with_state(game, other), seat) == appearance(game, seat)


def deal_tasks_again(state: State, viewer: int, rng: random.Random) -> None:
    """Deal the tasks that the viewer has not seen again, from those and the box."""
    for deck in range(3):
        secret = [s for s in range(state["players"]) if s != viewer and not state["revealed"][s, deck]]
        seen = [state["task"][s, deck] for s in range(state["players"]) if s not in secret]
        box = [task for task in TASKS[deck].tolist() if task not in seen]
        for seat, task in zip(secret, rng.sample(box, len(secret)), strict=True):
            state["task"][seat, deck] = task


def test_leftovers_of_the_past_are_hidden(table: Table, rules: Rules) -> None:
    """Places of the record that hold history, and other seats' draws, must not show through."""
    for game in telling_positions(table, 4, 3):
        for seat in viewers(table):
            other = copy_of(state_of(game))
            forget_history(other, as_number(seat))
            assert (
                know(rules, other, as_number(seat)).tobytes() == know(rules, state_of(game), as_number(seat)).tobytes()
            )


def forget_history(state: State, viewer: int) -> None:
    inside = {place for start, end in undrawn(state) for place in range(start, end)}
    for place in range(len(state["deck"])):
        if place not in inside:
            state["deck"][place] = 1
    pile = "discard" if "discard" in state.dtype.names else "pile"
    for side in range(2):
        state[pile][side, state["height"][side] :] = 2
    if "drawn" in state.dtype.names:
        for seat in range(len(state["drawn"])):
            if seat != viewer:
                state["drawn"][seat] += 3


# The same from the beginning: two decks that differ where the seat never looked


def test_unseen_deck_differences_never_show(table: Table) -> None:
    differed = False
    for seed in range(4):
        rng = random.Random(f"{table} {seed}")
        record, viewer = beginning(table, rng), rng.randrange(table.players)
        one, two = seedless(record), with_other_deck(record, viewer, rng)
        for until in range(len(record["rounds"][0]["actions"]) + 1):
            assert appearance(courtcards.replay(one, until), viewer) == appearance(
                courtcards.replay(two, until), viewer
            )
        differed |= one["rounds"][0]["deck"] != two["rounds"][0]["deck"]
    assert differed


def beginning(table: Table, rng: random.Random) -> dict[str, Any]:
    """The record of some turns of a first round, without reshuffles."""
    game = table.new_game(rng.random().hex())
    record = game.record()
    for _ in range(10 * table.players + rng.randrange(9)):
        play_one(game, rng)
        if game.round > 1 or game.rounds[0].get("reshuffles") or game.phase in ("call", "reveal", "over"):
            break
        record = game.record()
    return record


def seedless(record: dict[str, Any]) -> dict[str, Any]:
    """The same record, told by its deck."""
    kept = copy.deepcopy(record)
    del kept["seed"]
    return kept


def with_other_deck(record: dict[str, Any], viewer: int, rng: random.Random) -> dict[str, Any]:
    """The record of a game in which the cards that the viewer never saw are dealt in another order."""
    other = seedless(record)
    deck = other["rounds"][0]["deck"]
    places = unseen_places(courtcards.replay(record), viewer)
    cards = [deck[place] for place in places]
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card
    return other


def unseen_places(game: Game, viewer: int) -> list[int]:
    """Places in the deck of round 1 whose cards are still in it, or in a hand since they were drawn unseen."""
    state, deck = state_of(game), game.rounds[0]["deck"]
    places = [dealt(game) + place for start, end in undrawn(state) for place in range(start, end)]
    for seat in set(range(game.players)) - {viewer}:
        drawn = places_drawn(game, seat)
        for kind, card in enumerate(game.rules.cards):
            hidden = int(state["hand"][seat, kind]) - int(state["known"][seat, kind])
            places += [place for place in drawn if deck[place] == card][-hidden:] if hidden > 0 else []
    return places


def dealt(game: Game) -> int:
    """Cards of the round's deck before those that the state's deck begins with."""
    return 0 if game.id == "call-to-glory" else len(game.rounds[0]["deck"]) - int(state_of(game)["end"])


def places_drawn(game: Game, seat: int) -> list[int]:
    """Places of the cards a seat was dealt, then of those it drew from a face-down pile, in that order."""
    start = courtcards.replay(game.record(), 0)
    size = start.view(None)["hand_sizes"][seat]
    places = list(range(seat * size, (seat + 1) * size))
    names = ("L", "R") if game.id == "call-to-glory" else ("deck",)
    tops = dict(zip(names, [dealt(game) + first for first, _ in undrawn(state_of(start))], strict=True))
    for action in game.rounds[0]["actions"]:
        who, verb, *rest = action.split()
        if verb == "draw" and rest[0] in tops:
            if int(who) == seat:
                places.append(tops[rest[0]])
            tops[rest[0]] += 1
    return places


# While players choose their sets


@pytest.mark.parametrize("table", [table for table in CALL if table.name != "one-butler"], ids=str)
def test_secret_choices_of_others_show_nowhere(table: Table) -> None:
    rng = random.Random(f"secret {table}")
    compared = 0
    for game in positions(table, 6):
        if game.phase != "call" or compared > 60:
            continue
        for viewer in viewers(table):
            before = appearance(game, viewer)
            trial = courtcards.replay(game.record())
            while others := [seat for seat in trial.to_move if seat != viewer]:
                seat = rng.choice(others)
                trial.play(seat, rng.choice(trial.legal(seat)))
                if trial.phase != "call" or trial.round != game.round:
                    break
                assert appearance(trial, viewer) == before
                compared += 1
    assert compared


@pytest.mark.parametrize("table", CALL, ids=str)
def test_view_while_choosing_names_only_the_viewer(table: Table) -> None:
    for game in positions(table, 7):
        if game.phase == "call":
            for viewer in viewers(table):
                view = game.view(viewer)
                assert set(view["to_move"]) <= {viewer}
                usual = 6 if table.players in (2, 6) else 7
                assert view["hand_sizes"] == [table.options.get("hand", usual)] * table.players


# What a seat keeps for itself


def test_view_shows_only_the_own_hand(table: Table) -> None:
    for game in telling_positions(table, 5, 3):
        state = state_of(game)
        assert game.view(None)["hand"] == {}
        for seat in range(table.players):
            hand = {card: int(n) for card, n in zip(game.rules.cards, state["hand"][seat], strict=True) if n}
            assert game.view(seat)["hand"] == hand


@pytest.mark.parametrize("table", [GLORY[0], CALL[0]], ids=str)
def test_copied_game_shows_the_same_views(table: Table) -> None:
    *_, game = positions(table, 8, step=10, most=4)
    game.view(table.players - 1)
    twin = copy.deepcopy(game)
    for seat in viewers(table):
        assert appearance(twin, seat) == appearance(game, seat)


def test_views_are_json(table: Table) -> None:
    for game in telling_positions(table, 9, 3):
        for seat in viewers(table):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view
