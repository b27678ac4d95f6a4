"""What holds in every position of a game, counted in the plainest way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from courtcards import Game
from courtcards.games.call_to_glory.cards import FIGURES, MINIMUM
from courtcards.games.call_to_glory.state import NOBODY, NOTHING, PILE
from courtcards.games.come_to_call.actions import SHAPES
from courtcards.games.come_to_call.cards import BUTLER, DOUBLE, HALF, HEAR_YE, WILD
from courtcards.games.rules import Rules

State = Any


def state_of(game: Game) -> State:
    """The state of a game as it is, not a copy."""
    return game._state


def copy_of(state: State) -> State:
    """A state of its own with the same bytes."""
    copies = np.zeros(1, state.dtype)
    copies[0] = state
    return copies[0]


def know(rules: Rules, state: State, seat: int) -> State:
    knowledge = rules.new_states(1)[0]
    rules.know(state, seat, knowledge)
    return knowledge


def count(cards: Any, kinds: int) -> Any:
    """How many of each kind a list of cards holds."""
    return np.bincount(np.asarray(cards, np.int64), minlength=kinds)


def expect(is_so: object, what: str) -> None:
    if not bool(is_so):
        raise AssertionError(what)


# Call to Glory


def glory_places(state: State) -> dict[str, Any]:
    """The cards of each character, by where they are."""
    places = {
        "L": count(state["deck"][state["next"][0] : state["end"][0]], 9),
        "R": count(state["deck"][state["next"][1] : state["end"][1]], 9),
        "A": count(state["discard"][0, : state["height"][0]], 9),
        "B": count(state["discard"][1, : state["height"][1]], 9),
        "hands": state["hand"].sum(axis=0, dtype=np.int64),
        "sets": state["set_size"].astype(np.int64),
        "leaving": np.zeros(9, np.int64),
    }
    if state["leaving"] != NOTHING:
        places["leaving"][state["leaving"]] = state["leaving_count"]
    return places


def check_glory(state: State) -> None:
    places = glory_places(state)
    expect((sum(places.values()) == state["composition"]).all(), "cards got lost or doubled")
    expect(state["cards"] == state["composition"].sum(), "cards")
    expect((state["hand_size"] == state["hand"].sum(axis=1)).all(), "hand_size")
    expect((state["hand"] >= 0).all() and (state["known"] >= 0).all(), "negative cards in a hand")
    expect((state["known"] <= state["hand"]).all(), "a known card is not in the hand")
    expect((state["buried"][0] == places["A"]).all() and (state["buried"][1] == places["B"]).all(), "buried")
    check_glory_table(state)
    expect((state["totals"] == state["scores"].sum(axis=0)).all(), "totals")


def check_glory_table(state: State) -> None:
    players = int(state["players"])
    owners, sizes = state["set_owner"], state["set_size"]
    expect(((owners == NOBODY) == (sizes == 0)).all() and (sizes >= 0).all(), "a set without an owner")
    laid = [int((owners == seat).sum()) for seat in range(len(state["laid"]))]
    expect(state["laid"].tolist() == laid and sum(laid[players:]) == 0, "laid")
    expect(state["on_table"] == sum(laid), "on_table")
    minimum = MINIMUM[int(players > 2)]
    expect((state["needed"] == np.maximum(state["set_size"] + 1, minimum)).all(), "needed")
    expect((state["figures"] >= 0).all() and state["figures"].sum() <= FIGURES, "figures")
    expect(state["ninja"] or not state["figures"].any(), "figures without the variant")
    expect((state["leaving"] != NOTHING) == (state["phase"] == PILE) == (state["leaving_count"] > 0), "leaving")
    expect(not state["hand"][players:].any() and not state["totals"][players:].any(), "an empty seat has something")
    if state["turn"] != NOBODY:
        expect(state["new_figure"] <= state["figures"][state["turn"]], "a new figure that is not held")


# Come to Call


def cards_of_set(type: int, shape: int) -> Any:
    """The cards of a set, by kind, with its butler."""
    plain, double, half, wild = SHAPES[shape]
    cards = np.zeros(18, np.int64)
    cards[3 * type], cards[3 * type + DOUBLE], cards[3 * type + HALF] = plain, double, half
    cards[WILD], cards[BUTLER] = wild, 1
    return cards


def sent_by(state: State, seat: int) -> Any:
    sets = [cards_of_set(type, int(shape)) for type, shape in enumerate(state["sent"][seat]) if shape != NOTHING]
    return sum(sets, np.zeros(18, np.int64))


def call_places(state: State) -> dict[str, Any]:
    """The cards of each kind, by where they are."""
    middle = np.zeros(18, np.int64)
    middle[HEAR_YE] = state["heard"]
    return {
        "deck": count(state["deck"][state["next"] : state["end"]], 18),
        "left": count(state["pile"][0, : state["height"][0]], 18),
        "right": count(state["pile"][1, : state["height"][1]], 18),
        "hands": state["hand"].sum(axis=0, dtype=np.int64),
        "sent": sum(sent_by(state, seat) for seat in range(state["players"])),
        "middle": middle,
    }


def check_call(state: State) -> None:
    places, players = call_places(state), int(state["players"])
    expect((sum(places.values()) == state["composition"]).all(), "cards got lost or doubled")
    sent = [sent_by(state, seat) for seat in range(players)]
    expect((state["hand"] >= 0).all() and (state["known"] >= 0).all(), "negative cards in a hand")
    for seat in range(players):
        expect(state["hand_size"][seat] == state["hand"][seat].sum() + sent[seat].sum(), "hand_size")
        expect((state["known"][seat] <= state["hand"][seat] + sent[seat]).all(), "a known card is not in the hand")
    for pile, name in enumerate(("left", "right")):
        expect((state["buried"][pile] == places[name]).all(), "buried")
    expect(not state["hand"][players:].any() and not state["totals"][players:].any(), "an empty seat has something")
    expect(state["reshuffles"] >= 0, "reshuffles")
    expect((state["fresh"] >= state["drawn"].sum(axis=1)).all(), "fresh")
    if state["reshuffles"]:
        drawn = state["drawn"].sum(axis=0, dtype=np.int64)
        expect((state["pool"] - drawn == places["deck"]).all(), "the deck is not what is left of the reshuffle")
    else:
        expect(not state["pool"].any(), "pool")


CHECKS: dict[str, Callable[[State], None]] = {"call-to-glory": check_glory, "come-to-call": check_call}


def check_state(rules: Rules, state: State) -> None:
    """Conservation of cards, and every running total of the state."""
    CHECKS[rules.id](state)


def check_game(game: Game) -> None:
    """The same for a game, and that its record says the same."""
    state = state_of(game)
    check_state(game.rules, state)
    scores = [round["scores"] for round in game.rounds if "scores" in round]
    expect(game.totals == [sum(column) for column in zip(*scores, [0] * game.players, strict=True)], "totals")
    expect(game.round == len(game.rounds), "round")
    expect(len(game.rounds) - len(scores) == (0 if game.over else 1), "finished rounds")
    expect(bool(game.winners) == game.over and bool(game.to_move) != game.over, "the end")
    if game.id == "come-to-call":
        expect(state["reshuffles"] == len(game.rounds[-1].get("reshuffles", [])), "reshuffles counted")
