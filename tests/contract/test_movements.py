"""What a table shows of an action: every card from where it was to where it is, and nothing a viewer cannot know."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from courtcards import Game
from courtcards.games.rules import Rules
from tests.tables import Table

LONGEST = 600  # decisions of a game that are looked at


def visible(rules: Rules, viewer: int | None, seat: int, action: str) -> str | None:
    """The action, unless only who does it may know it."""
    secret = bool(rules.secret) and action.startswith(rules.secret)
    return None if secret and viewer != seat else action


def steps(table: Table, games: int) -> Any:
    """Random games, each action as each viewer sees it: viewer, view before and after, seat, action, movements."""
    rng = random.Random(7)
    for seed in range(games):
        game = table.new_game(seed)
        viewers = [None, *range(table.players)]
        before = {viewer: game.knowledge(viewer) for viewer in viewers}
        while not game.over and game.decisions < LONGEST:
            seat = rng.choice(game.to_move)
            action = rng.choice(game.legal(seat))
            views = {viewer: game.view(viewer) for viewer in viewers}
            game.play(seat, action)
            for viewer in viewers:
                after = game.knowledge(viewer)
                seen = visible(game.rules, viewer, seat, action)
                moved = game.rules.movements(before[viewer], after, seat, seen)
                yield viewer, views[viewer], game.view(viewer), seat, action, moved
                before[viewer] = after


def flow(moved: list[dict[str, Any]], place: str) -> Counter[Any]:
    """Cards that came to a place, less those that left it."""
    counts: Counter[Any] = Counter()
    for one in moved:
        if one["move"] == "cards":
            for card in one["cards"]:
                counts[card] += (one["to"] == place) - (one["from"] == place)
    return counts


def dealt(moved: list[dict[str, Any]]) -> bool:
    return any(one["move"] in ("deal", "score", "show") for one in moved)


def test_hands_grow_and_shrink_by_what_moves(table: Table) -> None:
    for viewer, before, after, _, _, moved in steps(table, 1):
        if dealt(moved):
            continue
        for seat in range(table.players):
            change = after["hand_sizes"][seat] - before["hand_sizes"][seat]
            sent = sum(len(one["cards"]) for one in moved if one.get("to", "").startswith(f"sent {seat} "))
            assert flow(moved, f"hand {seat}").total() == change - sent
        if viewer is not None:
            own = Counter(after["hand"])
            own.subtract(before["hand"])
            assert +flow(moved, f"hand {viewer}") == +own


def test_new_hand_is_told_only_to_its_owner(table: Table) -> None:
    deals = 0
    for viewer, _, after, _, _, moved in steps(table, 1):
        for one in moved:
            if one["move"] == "deal":
                deals += 1
                assert one["hands"] == after["hand_sizes"]
                assert one["hand"] == (after["hand"] if viewer is not None else {})
    assert deals or "quick" in table.options


def test_drawn_card_is_seen_only_by_its_drawer(table: Table) -> None:
    hidden = {"L", "R", "deck"}
    for viewer, _, _, seat, action, moved in steps(table, 1):
        if action.startswith("draw "):
            pile = action.split()[1]
            assert (moved[0]["cards"] == [None]) == (pile in hidden and viewer != seat)


def test_sets_on_the_table_were_laid_there(table: Table) -> None:
    for _, before, after, _, _, moved in steps(table, 1):
        if "sets" not in after or dealt(moved):
            continue
        for name in set(before["sets"]) | set(after["sets"]):
            for seat in range(table.players):
                change = size(after, seat, name) - size(before, seat, name)
                assert flow(moved, f"set {seat} {name}")[name] == change


def size(view: dict[str, Any], seat: int, name: str) -> int:
    lying = view["sets"].get(name)
    return lying["size"] if lying and lying["seat"] == seat else 0


def test_every_round_that_ends_is_told(table: Table) -> None:
    for _, before, after, _, _, moved in steps(table, 1):
        ended = before["round"] != after["round"] or after["over"]
        assert any(one["move"] in ("score", "show") for one in moved) == ended


def test_parts_add_up_to_the_round_score(table: Table) -> None:
    told = 0
    for _, before, after, _, _, moved in steps(table, 2):
        for one in moved:
            told += one["move"] in ("score", "show")
            if one["move"] == "score":
                assert [parts["for_sets"] + parts["for_tasks"] for parts in one["parts"]] == one["scores"]
                assert [parts["total"] for parts in one["parts"]] == after["totals"]
                for parts in one["parts"]:
                    assert sum(parts["sets"].values()) == parts["for_sets"]
                    assert sum(task["points"] for task in parts["tasks"]) == parts["for_tasks"]
            if one["move"] == "show":
                assert favor_by_seat(one) == one["scores"]
                assert one["totals"] == after["totals"]
                assert one["steal"] == (before["show_favor"][one["type"]] if one["type"] else 0)
    assert told


def favor_by_seat(show: dict[str, Any]) -> list[int]:
    favor = [0] * len(show["scores"])
    for type, seat in show["kept"].items():
        favor[seat] += show["bonus"][type]
    if show["thief"] is not None:
        favor[show["thief"]] += show["steal"]
    return favor


def known(game: Game, viewer: int | None) -> Any:
    known = game.rules.new_knowledge()
    game.know(viewer, known, 0)
    return known


def test_what_lies_open_is_the_same_for_all(table: Table) -> None:
    rng = random.Random(3)
    game = table.new_game(5)
    while not game.over and game.decisions < LONGEST:
        open = [game.open_json(known(game, viewer), 0) for viewer in (None, *range(table.players))]
        assert all(one == open[0] for one in open)
        seat = rng.choice(game.to_move)
        game.play(seat, rng.choice(game.legal(seat)))


# Why not


def reason(why: dict[str, Any], action: str) -> Any:
    """As a client finds it: the longest key that is the action or its beginning."""
    words = action.split(" ")
    keys = (" ".join(words[:count]) for count in range(len(words), 0, -1))
    return next((why[key] for key in keys if key in why), None)


def test_every_reason_is_the_rule_that_forbids_it(table: Table) -> None:
    rng = random.Random(4)
    asked = 0
    for seed in range(2):
        game = table.new_game(seed)
        while not game.over and game.decisions < LONGEST // 4:
            seat = rng.choice(game.to_move)
            legal, why = game.legal(seat), game.rules.reasons(game.knowledge(seat))
            assert not set(legal) & set(why)
            for action in rng.sample(game.rules.action_texts(seat, table.players), 60):
                if action and action not in legal and (told := reason(why, action)):
                    forbids = game.why_not(seat, action)
                    assert forbids is not None
                    asked += told.id == forbids.id
            game.play(seat, rng.choice(legal))
    assert asked


def test_forbidden_draw_or_set_has_a_reason(table: Table) -> None:
    """Everything one can try with what lies there and in one's hand has a reason."""
    rng = random.Random(5)
    game = table.new_game(9)
    while not game.over and game.decisions < LONGEST:
        seat = rng.choice(game.to_move)
        legal, why = game.legal(seat), game.rules.reasons(game.knowledge(seat))
        for action in attempts(game, seat):
            assert action in legal or reason(why, action), (action, game.phase)
        game.play(seat, rng.choice(legal))


def attempts(game: Game, seat: int) -> list[str]:
    piles = ("L", "R", "A", "B") if game.id == "call-to-glory" else ("deck", "left", "right")
    hand = game.view(seat)["hand"]
    if game.id == "come-to-call":
        discards = [f"discard {card} {pile}" for card in hand if card != "hear-ye" for pile in ("left", "right")]
        return [*(f"draw {pile}" for pile in piles), *discards]
    discards = [f"discard {card} {pile}" for card in hand for pile in ("A", "B")]
    lays = [f"lay {card} {count}" for card, held in hand.items() for count in range(2, held + 1)]
    return [*(f"draw {pile}" for pile in piles), *discards, *lays]
