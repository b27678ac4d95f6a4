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


def test_all_sets_are_revealed_or_players_cannot_check_the_result() -> None:
    game = show("king 2, fool 1+half", "queen 3+wild1", "", "heir 2+double")
    expected = [[("king", "2"), ("fool", "1+half")], [("queen", "3+wild1")], [], [("heir", "2+double")]]
    for seat in (None, *range(4)):
        sets = game.view(seat)["last_show"]["sets"]
        assert [[(one["type"], one["cards"]) for one in row] for row in sets] == expected


# Original


def test_original_identical_sets_are_all_discarded_or_copies_stay_at_the_show() -> None:
    assert kept("king 3", "king 3", "") == NOTHING
    assert kept("king 3", "king 3", "king 3", "king 3") == NOTHING


def test_original_two_kings_of_four_go_and_a_third_of_three_stays_or_the_wrong_king_is_discarded() -> None:
    assert kept("king 3", "king 3", "king 2") == {"king": 2}


def test_original_two_small_identical_sets_go_and_a_larger_one_stays_or_it_suffers_for_others() -> None:
    assert kept("king 2", "king 4", "king 2") == {"king": 1}


@pytest.mark.parametrize("name", COURT)
def test_original_four_and_a_half_and_four_are_not_identical_or_the_half_is_worthless(name: str) -> None:
    assert kept(f"{name} 3", f"{name} 2+half", "") == {name: 1}


def test_original_two_of_four_go_though_a_third_has_four_and_a_half_or_copies_hide_behind_it() -> None:
    assert kept("queen 3", "queen 3", "queen 2+half") == {"queen": 2}


@pytest.mark.parametrize("copy", ["1+double", "2+wild1", "0+double+wild1"])
def test_original_identical_means_the_same_size_however_it_is_made_up_or_wilds_dodge_the_rule(copy: str) -> None:
    assert kept("heir 3", f"heir {copy}", "") == NOTHING


def test_original_same_size_of_different_types_is_not_identical_or_unlike_sets_are_discarded() -> None:
    assert kept("king 2", "queen 2", "heir 2", "diplomat 2", "fool 2") == {name: i for i, name in enumerate(COURT)}


def test_original_discards_within_each_type_or_one_pair_clears_the_table() -> None:
    assert kept("king 2, queen 2", "king 2, queen 3", "heir 2") == {"queen": 1, "heir": 2}


def test_original_two_different_pairs_of_a_type_all_go_or_only_one_pair_is_noticed() -> None:
    assert kept("fool 2", "fool 3", "fool 2", "fool 3") == NOTHING
    assert kept("fool 2", "fool 3", "fool 2", "fool 3", "fool 2+wild2") == {"fool": 4}


def test_original_with_six_players_single_cards_are_compared_too_or_their_small_sets_escape() -> None:
    assert kept("king 1", "king 1", "king 0+half", "queen 1", "queen 1", "") == {"king": 2}


# Powerful


def test_powerful_only_the_largest_of_a_type_stays_or_smaller_sets_score_too() -> None:
    assert kept("queen 2", "queen 4", "queen 3") == {"queen": 1}


def test_powerful_a_half_beats_the_same_size_without_it_or_ties_are_not_broken() -> None:
    assert kept("diplomat 3+wild1", "diplomat 3+half", "") == {"diplomat": 1}


def test_powerful_a_half_does_not_beat_a_larger_set_or_a_half_counts_as_a_card() -> None:
    assert kept("diplomat 4", "diplomat 2+half", "") == {"diplomat": 0}


def test_powerful_a_double_counts_twice_or_fewer_cards_cannot_win() -> None:
    assert kept("heir 3", "heir 2+double", "") == {"heir": 1}


def test_powerful_wilds_count_or_they_are_worthless() -> None:
    assert kept("heir 3", "heir 2+wild2", "") == {"heir": 1}


def test_powerful_comes_after_original_or_a_discarded_set_still_drives_others_out() -> None:
    assert kept("king 4", "king 4", "king 3", "king 2") == {"king": 2}


def test_powerful_is_decided_in_each_type_alone_or_a_large_fool_drives_out_a_small_queen() -> None:
    assert kept("queen 2", "fool 5", "") == {"queen": 0, "fool": 1}


# Intriguing


@pytest.mark.parametrize(("stronger", "weaker"), list(itertools.combinations(COURT, 2)))
def test_intriguing_the_stronger_type_steals_the_show_or_the_order_of_the_court_is_wrong(
    stronger: str, weaker: str
) -> None:
    assert stolen(f"{stronger} 3", f"{weaker} 2", "") == (0, stronger)
    assert stolen(f"{weaker} 2", f"{stronger} 3", "") == (1, stronger)


@pytest.mark.parametrize(
    ("stronger", "weaker"), [pair for pair in itertools.combinations(COURT, 2) if "king" not in pair]
)
def test_intriguing_size_does_not_matter_between_types_or_large_sets_steal_every_show(
    stronger: str, weaker: str
) -> None:
    assert stolen(f"{stronger} 2", f"{weaker} 5+wild1", "") == (0, stronger)


def test_intriguing_a_king_steals_from_all_smaller_or_larger_but_fools_or_kings_lose_to_size() -> None:
    assert stolen("king 2", "queen 5", "heir 5", "diplomat 5") == (0, "king")


def test_intriguing_only_sets_left_count_or_a_discarded_king_steals_the_show() -> None:
    assert stolen("king 3", "king 3", "diplomat 2") == (2, "diplomat")


@pytest.mark.parametrize("name", COURT)
def test_intriguing_a_set_that_is_the_only_one_left_steals_the_show_or_nobody_does(name: str) -> None:
    assert stolen(f"{name} 2", "", "") == (0, name)
    assert stolen("", "", f"{name} 0+double") == (2, name)


def test_intriguing_a_fool_that_is_the_only_set_left_after_discards_steals_the_show_or_it_is_wasted() -> None:
    assert stolen("queen 2", "queen 2", "fool 2") == (2, "fool")
    assert stolen("king 2", "king 2", "fool 5") == (2, "fool")


def test_a_player_may_steal_with_any_of_several_sets_or_the_second_is_ignored() -> None:
    assert stolen("queen 2, heir 2", "queen 2", "diplomat 2") == (0, "heir")


# Fool and King


@pytest.mark.parametrize(("fool", "king"), [("2", "2"), ("3", "2"), ("5", "3"), ("0+double", "2"), ("2+wild1", "3")])
def test_fool_at_least_as_large_as_anothers_king_steals_the_show_or_fools_never_win(fool: str, king: str) -> None:
    assert stolen(f"king {king}", f"fool {fool}", "") == (1, "fool")
    assert stolen(f"fool {fool}", f"king {king}", "") == (0, "fool")


@pytest.mark.parametrize(("fool", "king"), [("2", "3"), ("3", "5"), ("2+wild1", "4"), ("0+double", "1+double")])
def test_fool_smaller_than_the_king_does_not_steal_or_every_fool_wins(fool: str, king: str) -> None:
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
def test_ruling_halves_count_between_fool_and_king_or_a_fool_of_five_matches_a_king_of_five_and_a_half(
    fool: str, king: str, winner: str
) -> None:
    assert stolen(f"king {king}", f"fool {fool}", "")[1] == winner


def test_fool_beats_everyone_then_or_a_queen_steals_between_them() -> None:
    assert stolen("king 2", "queen 5", "heir 4", "diplomat 4", "fool 2") == (4, "fool")


def test_fool_needs_a_king_that_is_still_there_or_a_discarded_king_helps_it() -> None:
    assert stolen("king 2", "king 2", "fool 4", "queen 2") == (3, "queen")


@pytest.mark.parametrize("weaker", ["queen", "heir", "diplomat"])
def test_fool_without_a_king_is_beaten_by_every_type_or_it_wins_too_often(weaker: str) -> None:
    assert stolen(f"{weaker} 2", "fool 5+wild1", "") == (0, weaker)


def test_fool_that_was_discarded_does_not_steal_or_copies_beat_the_king() -> None:
    assert stolen("king 2", "fool 3", "fool 3") == (0, "king")


def test_fool_that_is_left_is_the_one_compared_or_a_discarded_larger_one_counts() -> None:
    assert stolen("king 3", "fool 4", "fool 4", "fool 2") == (0, "king")
    assert stolen("king 3", "fool 4", "fool 4", "fool 3") == (3, "fool")


def test_own_king_does_not_make_the_fool_beat_all_or_one_player_plays_both_parts() -> None:
    assert stolen("king 2, fool 2", "", "") == (0, "king")
    assert stolen("king 2, fool 3", "queen 2", "") == (0, "king")


def test_own_king_left_after_anothers_smaller_king_was_discarded_does_not_help_or_discarded_kings_count() -> None:
    assert stolen("king 3, fool 1+half", "king 2", "") == (0, "king")


def test_own_king_discarded_and_anothers_left_helps_the_fool_or_an_own_king_spoils_it() -> None:
    assert stolen("king 2, fool 3", "king 3", "") == (0, "fool")
    assert stolen("king 2, fool 2", "king 3", "") == (1, "king")


def test_own_king_as_copy_of_anothers_leaves_no_king_or_two_discarded_kings_help_the_fool() -> None:
    assert stolen("king 2, fool 3", "king 2", "diplomat 2") == (2, "diplomat")


def test_ruling_six_players_compare_fools_of_one_card_with_kings_of_one_or_small_sets_do_not_count() -> None:
    assert stolen("king 1", "fool 1", "queen 1", "", "", "") == (1, "fool")
    assert stolen("king 0+half", "fool 1", "queen 1", "", "", "") == (0, "king")


# Nobody


def test_if_no_set_is_left_nobody_steals_the_show_or_somebody_scores_for_nothing() -> None:
    game = show("king 2", "king 2", "")
    assert (thief(game), scores(game)) == (NOBODY, [0, 0, 0])


def test_if_no_set_was_sent_nobody_steals_the_show_or_the_game_stops() -> None:
    game = show("", "", "", "")
    assert (thief(game), scores(game), game.round) == (NOBODY, [0, 0, 0, 0], 2)


def test_the_last_show_is_that_of_the_last_round_or_an_old_thief_stays_on_display() -> None:
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
def test_any_show_is_judged_as_the_article_says_or_some_rare_show_goes_to_the_wrong_player(players: int) -> None:
    chance = random.Random(players)
    for _ in range(80):
        sent = random_sets(chance, players)
        game = show(*sent, box=PLENTY)
        assert (last_show(game)["kept"], thief(game), scores(game)) == judged(sent), sent
