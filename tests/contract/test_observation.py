"""The observation says, slice by slice, what the view says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import numpy as np

from courtcards import Game
from courtcards.games.call_to_glory.cards import CHARACTERS, NUMBER, TASK_DECKS, TASK_POINTS, TASKS
from courtcards.games.come_to_call.cards import BUTLER, CARD_IDS, COURT
from courtcards.games.rules import Rules
from tests.invariants import know, state_of
from tests.tables import Table, positions, telling_positions

View = dict[str, Any]
Slices = dict[str, list[int]]


def test_the_slices_cover_the_observation_without_gaps(rules: Rules) -> None:
    at = 0
    for part in rules.observation.values():
        assert part.start == at < part.stop
        at = part.stop
    assert at == rules.observation_length


def test_every_slice_says_what_the_view_says(table: Table, rules: Rules) -> None:
    expected = EXPECTED[table.game]
    for game in chain(positions(table, 1, step=5, most=100), telling_positions(table, 2, 6)):
        for seat in range(table.players) if not game.over else ():
            observation = game.observation(seat)
            slices = expected(game, seat)
            assert slices.keys() == rules.observation.keys()
            for name, part in rules.observation.items():
                assert observation[part].tolist() == slices[name], (name, game.phase)


def test_observation_comes_from_the_seats_knowledge(table: Table, rules: Rules) -> None:
    out = np.empty(rules.observation_length, np.int16)
    for game in positions(table, 2, step=5, most=120):
        for seat in range(table.players):
            out[:] = 99
            rules.observe_knowledge(know(rules, state_of(game), seat), out)
            assert (out == game.observation(seat)).all()


# Building blocks


def by_card(counts: dict[str, int], ids: Sequence[str]) -> list[int]:
    return [counts.get(id, 0) for id in ids]


def only(place: int | None, length: int) -> list[int]:
    """One at a place, zero elsewhere."""
    return [int(i == place) for i in range(length)]


def from_viewer(values: Sequence[Any], seat: int, seats: int, empty: Any = 0) -> list[Any]:
    """Values by seat, counted from the viewer, with room for all seats."""
    turned = [*values[seat:], *values[:seat]]
    return turned + [empty] * (seats - len(turned))


def flat(rows: Sequence[Sequence[int]]) -> list[int]:
    return [value for row in rows for value in row]


def seats_of(view: View, who: int | None) -> list[int]:
    return only(who, len(view["totals"]))


def tops(pile: list[str], depth: int, ids: Sequence[str]) -> list[int]:
    """For each of the top cards, which it is."""
    top = [*reversed(pile)][:depth]
    return flat([only(ids.index(top[i]) if i < len(top) else None, len(ids)) for i in range(depth)])


def minus(whole: Sequence[int], *parts: Sequence[int]) -> list[int]:
    return [value - sum(part[i] for part in parts) for i, value in enumerate(whole)]


# Call to Glory


def expect_glory(game: Game, seat: int) -> Slices:
    view = game.view(seat)
    return {**glory_cards(view), **glory_numbers(view), **glory_course(view), **glory_tasks(view)}


def glory_seats(view: View, values: Sequence[Any], empty: Any = 0) -> list[Any]:
    return from_viewer(values, view["seat"], 4, empty)


def glory_cards(view: View) -> Slices:
    sets = [
        [
            view["sets"].get(c, {}).get("size", 0) if view["sets"].get(c, {}).get("seat") == owner else 0
            for c in CHARACTERS
        ]
        for owner in range(len(view["totals"]))
    ]
    known = [by_card(seen, CHARACTERS) for seen in view["known"]]
    a, b = view["piles"]["A"], view["piles"]["B"]
    leaving = view["leaving"] or {"character": None, "count": 0}
    buried = [[pile.count(c) for c in CHARACTERS] for pile in (a, b)]
    hand = by_card(view["hand"], CHARACTERS)
    gone = [leaving["count"] if c == leaving["character"] else 0 for c in CHARACTERS]
    others = [seen for owner, seen in enumerate(known) if owner != view["seat"]]
    cards = view["options"].get("cards")
    whole = by_card(cards, CHARACTERS) if cards else NUMBER.tolist()
    return {
        "hand": hand,
        "sets": flat(glory_seats(view, sets, [0] * 9)),
        "smallest_lay": by_card(view["smallest_lay"], CHARACTERS),
        "unseen": minus(whole, hand, gone, *sets, *buried, *others),
        "known": flat(glory_seats(view, known, [0] * 9)),
        "buried": flat(buried),
        "tops": tops(a, 3, CHARACTERS) + tops(b, 3, CHARACTERS),
        "runs": [run_of(a), run_of(b)],
        "leaving": gone,
    }


def run_of(pile: list[str]) -> int:
    """Equal cards on top."""
    return next((i for i, card in enumerate(reversed(pile)) if card != pile[-1]), len(pile))


def glory_numbers(view: View) -> Slices:
    piles, players = view["piles"], range(len(view["totals"]))
    held = view["figures"]["held"] if view["figures"] else [0 for _ in players]
    laid = [sum(lying["seat"] == seat for lying in view["sets"].values()) for seat in players]
    new = held[view["turn"]] - view["figures"]["usable"] if view["figures"] else 0
    return {
        "heights": [piles["L"], piles["R"], len(piles["A"]), len(piles["B"])],
        "first_pile": [int(name == view["first_pile"]) for name in "LRAB"],
        "hand_sizes": glory_seats(view, view["hand_sizes"]),
        "to_go": glory_seats(view, [view["characters_needed"] - count for count in laid]),
        "figures": glory_seats(view, held),
        "new_figure": [new],
    }


def glory_course(view: View) -> Slices:
    options = view["options"]
    best = [max((scores[seat] for scores in view["scores"]), default=0) for seat in range(len(view["totals"]))]
    return {
        "phase": [int(view["phase"] == name) for name in ("draw", "play", "after", "pile", "reveal")],
        "players": only(options["players"] - 2, 3),
        "variants": [int(options.get("tasks", False)), int(options.get("ninja", False))],
        "rounds": [view["round"], view["rounds"]],
        "turns": [view["turns"]],
        "turn": glory_seats(view, seats_of(view, view["turn"])),
        "actor": glory_seats(view, seats_of(view, view["to_move"][0])),
        "starter": glory_seats(view, seats_of(view, view["starter"])),
        "totals": glory_seats(view, view["totals"]),
        "best_round": glory_seats(view, best),
    }


def glory_tasks(view: View) -> Slices:
    tasks = view["tasks"]
    if tasks is None:
        return {"own_tasks": [0] * 27, "secret_tasks": [0] * 12, "bonus": [0] * 9, "unseen_tasks": [0] * 12}
    own = [tasks[view["seat"]][deck] for deck in TASK_DECKS]
    secret = [[int(row[deck]["revealed"] is None) for deck in TASK_DECKS] for row in tasks]
    seen = [{row[deck]["character"] for row in tasks} for deck in TASK_DECKS]
    return {
        "own_tasks": flat([[int(t["revealed"] is None and t["character"] == c) for c in CHARACTERS] for t in own]),
        "secret_tasks": flat(glory_seats(view, secret, [0] * 3)),
        "bonus": [bonus_of(view, character) for character in CHARACTERS],
        "unseen_tasks": flat([[int(CHARACTERS[t] not in seen[deck]) for t in TASKS[deck]] for deck in range(3)]),
    }


def bonus_of(view: View, character: str) -> int:
    """Points by card from the tasks that were revealed in this round."""
    revealed = [(deck, row[name]) for row in view["tasks"] for deck, name in enumerate(TASK_DECKS)]
    return sum(
        int(TASK_POINTS[deck])
        for deck, task in revealed
        if task["character"] == character and task["revealed"] == view["round"]
    )


# Come to Call


def expect_call(game: Game, seat: int) -> Slices:
    view = game.view(seat)
    drawn = game.knowledge(seat)["drawn"][seat].tolist()  # the seat saw that itself; no view repeats it
    return {**call_cards(view, drawn), **call_numbers(view), **call_course(view), **call_sets(view)}


def call_seats(view: View, values: Sequence[Any], empty: Any = 0) -> list[Any]:
    return from_viewer(values, view["seat"], 6, empty)


def call_cards(view: View, drawn: list[int]) -> Slices:
    hand, whole = by_card(view["hand"], CARD_IDS), by_card(view["cards"], CARD_IDS)
    known = [by_card(seen, CARD_IDS) for seen in view["known"]]
    left, right = view["piles"]["left"], view["piles"]["right"]
    buried = [[pile.count(id) for id in CARD_IDS] for pile in (left, right)]
    middle = by_card({"hear-ye": view["heard"]}, CARD_IDS)
    others = [seen for owner, seen in enumerate(known) if owner != view["seat"]]
    unseen = minus(whole, hand, middle, *buried, *others, *(cards_sent(sent) for sent in view["sent"]))
    pool = None if view["reshuffled"] is None else by_card(view["reshuffled"], CARD_IDS)
    return {
        "composition": whole,
        "hand": hand,
        "unseen": unseen,
        "in_deck": unseen if pool is None else [min(a, b) for a, b in zip(unseen, minus(pool, drawn), strict=True)],
        "known": flat(call_seats(view, known, [0] * 18)),
        "buried": flat(buried),
        "tops": tops(left, 2, CARD_IDS) + tops(right, 2, CARD_IDS),
    }


def cards_sent(sent: dict[str, Any]) -> list[int]:
    """The cards of a set of a view, with its butler, from their text."""
    plain, *rest = sent["cards"].split("+")
    cards = {sent["type"]: int(plain), CARD_IDS[BUTLER]: 1}
    for part in rest:
        wild = part.removeprefix("wild")
        cards |= {"wild": int(wild)} if wild != part else {f"{sent['type']}-{part}": 1}
    return by_card(cards, CARD_IDS)


def call_numbers(view: View) -> Slices:
    return {
        "heights": [view["deck"], len(view["piles"]["left"]), len(view["piles"]["right"])],
        "hand_sizes": call_seats(view, view["hand_sizes"]),
        "heard": [view["heard"]],
        "turns": [view["turns"]],
        "round": [view["round"]],
        "favor_needed": [view["favor_needed"]],
        "minimum": [view["minimum"]],
    }


def call_course(view: View) -> Slices:
    return {
        "phase": [int(view["phase"] == name) for name in ("draw", "discard", "call")],
        "players": only(view["options"]["players"] - 2, 5),
        "turn": call_seats(view, seats_of(view, view["turn"])),
        "dealer": call_seats(view, seats_of(view, view["dealer"])),
        "crier": call_seats(view, seats_of(view, view["crier"])),
        "totals": call_seats(view, view["totals"]),
    }


def call_sets(view: View) -> Slices:
    shown = view["last_show"]["sets"] if view["last_show"] else [[] for _ in view["totals"]]
    return {
        "call_from": only(next_type(view), 6),
        "sent": ranks(view["sent"]),
        "shown": flat(call_seats(view, [ranks(sets) for sets in shown], [0] * 5)),
    }


def next_type(view: View) -> int | None:
    """The first type that the viewer may still send; 5 when it has nothing more to choose."""
    if view["phase"] != "call":
        return None
    if view["seat"] not in view["to_move"]:
        return 5
    return COURT.index(view["sent"][-1]["type"]) + 1 if view["sent"] else 0


def ranks(sets: list[dict[str, Any]]) -> list[int]:
    """By type, twice the size and one for a half."""
    by_type = {sent["type"]: 2 * sent["size"] + sent["half"] for sent in sets}
    return [by_type.get(type, 0) for type in COURT]


EXPECTED: dict[str, Callable[[Game, int], Slices]] = {"call-to-glory": expect_glory, "come-to-call": expect_call}
