"""Article “Steal the show”: original, powerful, intriguing."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.come_to_call.deals import COURT, PLENTY, last_show, scores, show, shows, thief

NOBODY = (None, None)
NOTHING: dict[str, int] = {}

SHOW_FAVOR = {"king": 1, "queen": 2, "heir": 3, "diplomat": 4, "fool": 5}


def kept(*sent: str, box: Any = PLENTY) -> dict[str, int]:
    """By type, the owner of the set that was not discarded."""
    left: dict[str, int] = last_show(show(*sent, box=box))["kept"]
    return left


def stolen(*sent: str) -> tuple[int | None, str | None]:
    return thief(show(*sent, box=PLENTY))


# All sets are revealed at once


def test_all_sets_are_revealed() -> None:
    game = show("king 2, fool 1+half", "queen 3+wild1", "", "heir 2+double")
    expected = [[("king", "2"), ("fool", "1+half")], [("queen", "3+wild1")], [], [("heir", "2+double")]]
    for seat in (None, *range(4)):
        sets = game.view(seat)["last_show"]["sets"]
        assert [[(one["type"], one["cards"]) for one in row] for row in sets] == expected


# Original


def test_original_discards_all_identical_sets() -> None:
    assert kept("king 3", "king 3", "") == NOTHING
    assert kept("king 3", "king 3", "king 3", "king 3") == NOTHING


def test_original_spares_a_king_of_another_size() -> None:
    assert kept("king 3", "king 3", "king 2") == {"king": 2}


def test_original_spares_a_larger_set() -> None:
    assert kept("king 2", "king 4", "king 2") == {"king": 1}


@pytest.mark.parametrize("name", COURT)
def test_original_half_makes_sets_differ(name: str) -> None:
    assert kept(f"{name} 3", f"{name} 2+half", "") == {name: 1}


def test_original_half_does_not_save_identical_sets() -> None:
    assert kept("queen 3", "queen 3", "queen 2+half") == {"queen": 2}


@pytest.mark.parametrize("copy", ["1+double", "2+wild1", "0+double+wild1"])
def test_original_compares_size_not_composition(copy: str) -> None:
    assert kept("heir 3", f"heir {copy}", "") == NOTHING


def test_original_ignores_equal_sizes_of_other_types() -> None:
    assert kept("king 2", "queen 2", "heir 2", "diplomat 2", "fool 2") == {name: i for i, name in enumerate(COURT)}


def test_original_discards_within_each_type() -> None:
    assert kept("king 2, queen 2", "king 2, queen 3", "heir 2") == {"queen": 1, "heir": 2}


def test_original_discards_two_pairs_of_a_type() -> None:
    assert kept("fool 2", "fool 3", "fool 2", "fool 3") == NOTHING
    assert kept("fool 2", "fool 3", "fool 2", "fool 3", "fool 2+wild2") == {"fool": 4}


def test_original_compares_single_cards_of_six_players() -> None:
    assert kept("king 1", "king 1", "king 0+half", "queen 1", "queen 1", "") == {"king": 2}


# Powerful


def test_powerful_keeps_only_the_largest_of_a_type() -> None:
    assert kept("queen 2", "queen 4", "queen 3") == {"queen": 1}


def test_powerful_half_beats_the_same_size() -> None:
    assert kept("diplomat 3+wild1", "diplomat 3+half", "") == {"diplomat": 1}


def test_powerful_half_does_not_beat_a_larger_set() -> None:
    assert kept("diplomat 4", "diplomat 2+half", "") == {"diplomat": 0}


def test_powerful_double_counts_twice() -> None:
    assert kept("heir 3", "heir 2+double", "") == {"heir": 1}


def test_powerful_wilds_count() -> None:
    assert kept("heir 3", "heir 2+wild2", "") == {"heir": 1}


def test_powerful_ignores_sets_discarded_as_copies() -> None:
    assert kept("king 4", "king 4", "king 3", "king 2") == {"king": 2}


def test_powerful_is_decided_within_each_type() -> None:
    assert kept("queen 2", "fool 5", "") == {"queen": 0, "fool": 1}


# Intriguing


@pytest.mark.parametrize(("stronger", "weaker"), list(itertools.combinations(COURT, 2)))
def test_intriguing_stronger_type_steals_the_show(stronger: str, weaker: str) -> None:
    assert stolen(f"{stronger} 3", f"{weaker} 2", "") == (0, stronger)
    assert stolen(f"{weaker} 2", f"{stronger} 3", "") == (1, stronger)


@pytest.mark.parametrize(
    ("stronger", "weaker"), [pair for pair in itertools.combinations(COURT, 2) if "king" not in pair]
)
def test_intriguing_ignores_size_between_types(stronger: str, weaker: str) -> None:
    assert stolen(f"{stronger} 2", f"{weaker} 5+wild1", "") == (0, stronger)


def test_intriguing_king_steals_from_all_but_fools() -> None:
    assert stolen("king 2", "queen 5", "heir 5", "diplomat 5") == (0, "king")


def test_intriguing_ignores_discarded_sets() -> None:
    assert stolen("king 3", "king 3", "diplomat 2") == (2, "diplomat")


@pytest.mark.parametrize("name", COURT)
def test_intriguing_only_set_left_steals(name: str) -> None:
    assert stolen(f"{name} 2", "", "") == (0, name)
    assert stolen("", "", f"{name} 0+double") == (2, name)


def test_intriguing_only_fool_left_steals() -> None:
    assert stolen("queen 2", "queen 2", "fool 2") == (2, "fool")
    assert stolen("king 2", "king 2", "fool 5") == (2, "fool")


def test_any_of_several_sets_may_steal() -> None:
    assert stolen("queen 2, heir 2", "queen 2", "diplomat 2") == (0, "heir")


# Fool and King


@pytest.mark.parametrize(("fool", "king"), [("2", "2"), ("3", "2"), ("5", "3"), ("0+double", "2"), ("2+wild1", "3")])
def test_fool_as_large_as_anothers_king_steals(fool: str, king: str) -> None:
    assert stolen(f"king {king}", f"fool {fool}", "") == (1, "fool")
    assert stolen(f"fool {fool}", f"king {king}", "") == (0, "fool")


@pytest.mark.parametrize(("fool", "king"), [("2", "3"), ("3", "5"), ("2+wild1", "4"), ("0+double", "1+double")])
def test_fool_smaller_than_the_king_does_not_steal(fool: str, king: str) -> None:
    assert stolen(f"king {king}", f"fool {fool}", "") == (0, "king")


@pytest.mark.parametrize(
    ("fool", "king", "winner"),
    [
        ("4", "3+half", "king"),  # 5 against 5½
        ("3+half", "3+half", "fool"),  # 5½ against 5½
        ("3+half", "4", "fool"),  # 5½ against 5
        ("3+half", "5", "king"),  # 5½ against 6
        ("5", "3+half", "fool"),  # 6 against 5½
    ],
)
def test_ruling_halves_count_between_fool_and_king(fool: str, king: str, winner: str) -> None:
    assert stolen(f"king {king}", f"fool {fool}", "")[1] == winner


def test_fool_that_matches_a_king_beats_everyone() -> None:
    assert stolen("king 2", "queen 5", "heir 4", "diplomat 4", "fool 2") == (4, "fool")


def test_fool_needs_a_king_still_at_the_show() -> None:
    assert stolen("king 2", "king 2", "fool 4", "queen 2") == (3, "queen")


@pytest.mark.parametrize("weaker", ["queen", "heir", "diplomat"])
def test_fool_without_a_king_loses_to_every_type(weaker: str) -> None:
    assert stolen(f"{weaker} 2", "fool 5+wild1", "") == (0, weaker)


def test_discarded_fool_does_not_steal() -> None:
    assert stolen("king 2", "fool 3", "fool 3") == (0, "king")


def test_only_the_remaining_fool_is_compared() -> None:
    assert stolen("king 3", "fool 4", "fool 4", "fool 2") == (0, "king")
    assert stolen("king 3", "fool 4", "fool 4", "fool 3") == (3, "fool")


def test_own_king_does_not_help_the_fool() -> None:
    assert stolen("king 2, fool 2", "", "") == (0, "king")
    assert stolen("king 2, fool 3", "queen 2", "") == (0, "king")


def test_own_king_beating_anothers_does_not_help() -> None:
    assert stolen("king 3, fool 1+half", "king 2", "") == (0, "king")


def test_discarded_own_king_does_not_spoil_the_fool() -> None:
    assert stolen("king 2, fool 3", "king 3", "") == (0, "fool")
    assert stolen("king 2, fool 2", "king 3", "") == (1, "king")


def test_identical_kings_leave_no_king_to_match() -> None:
    assert stolen("king 2, fool 3", "king 2", "diplomat 2") == (2, "diplomat")


def test_ruling_fools_and_kings_of_one_card_compare() -> None:
    assert stolen("king 1", "fool 1", "queen 1", "", "", "") == (1, "fool")
    assert stolen("king 0+half", "fool 1", "queen 1", "", "", "") == (0, "king")


# Nobody


def test_nobody_steals_when_no_set_is_left() -> None:
    game = show("king 2", "king 2", "")
    assert (thief(game), scores(game)) == (NOBODY, [0, 0, 0])


def test_nobody_steals_when_no_set_was_sent() -> None:
    game = show("", "", "", "")
    assert (thief(game), scores(game), game.round) == (NOBODY, [0, 0, 0, 0], 2)


def test_last_show_is_that_of_the_last_round() -> None:
    game = shows(["king 3", "", ""], ["", "", ""])
    assert (thief(game), last_show(game)["kept"], last_show(game)["sets"]) == (NOBODY, NOTHING, [[], [], []])


# Any show at all, against the article read once more


Shown = tuple[int, str, int, bool]  # seat, type, size, half


def shown_sets(sent: Sequence[str]) -> list[Shown]:
    return [(seat, *measured(one)) for seat, sets in enumerate(sent) for one in sets.split(", ") if one]


def measured(one: str) -> tuple[str, int, bool]:
    name, shape = one.split()
    plain, *others = shape.split("+")
    size = 1 + int(plain)
    for other in others:
        size += {"double": 2, "half": 1}.get(other) or int(other.removeprefix("wild"))
    return name, size, "half" in others


def judged(sent: Sequence[str]) -> tuple[dict[str, int], tuple[int | None, str | None], list[int]]:
    """The sets kept, the thief, and the scores."""
    shown = shown_sets(sent)
    original = [a for a in shown if not any(a != b and a[1:] == b[1:] for b in shown)]
    left = {name: max((a for a in original if a[1] == name), key=lambda a: a[2:], default=None) for name in COURT}
    present = {name: a for name, a in left.items() if a is not None}
    winner = next(iter(present.values()), None)
    if "fool" in present and "king" in present:
        fool, king = present["fool"], present["king"]
        if fool[0] != king[0] and fool[2:] >= king[2:]:
            winner = fool
    favor = [0] * len(sent)
    for seat, _, size, _ in present.values():
        favor[seat] += min(3, max(0, size - 4))
    if winner is not None:
        favor[winner[0]] += SHOW_FAVOR[winner[1]]
    return {name: a[0] for name, a in present.items()}, winner[:2] if winner else NOBODY, favor


SHAPES = ["2", "2", "3", "4", "2+wild1", "1+double", "1+half", "2+half"]
SHORT_SHAPES = ["2", "0+double", "1+half", "1+double"]  # two of them fit a hand


def random_sets(chance: random.Random, players: int) -> list[str]:
    """None, one or two sets for each seat; a double or half that is gone is replaced by a plain card."""
    gone: set[str] = set()
    return [random_sets_of_seat(chance, gone) for _ in range(players)]


def random_sets_of_seat(chance: random.Random, gone: set[str]) -> str:
    names = sorted(chance.sample(COURT, chance.choice([0, 1, 1, 2, 2, 2])), key=COURT.index)
    shapes = SHAPES if len(names) == 1 else SHORT_SHAPES
    return ", ".join(random_set(name, chance.choice(shapes), gone) for name in names)


def random_set(name: str, shape: str, gone: set[str]) -> str:
    special = shape.partition("+")[2]
    if special in ("double", "half"):
        shape = "2" if name + special in gone else shape
        gone.add(name + special)
    return f"{name} {shape}"


@pytest.mark.parametrize("players", range(3, 6))
def test_random_shows_are_judged_by_the_article(players: int) -> None:
    chance = random.Random(players)
    for _ in range(80):
        sent = random_sets(chance, players)
        game = show(*sent, box=PLENTY)
        assert (last_show(game)["kept"], thief(game), scores(game)) == judged(sent), sent
