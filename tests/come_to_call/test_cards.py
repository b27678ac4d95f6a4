"""Article “Cards”: what is in the box, and games with another box."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import courtcards
from tests.come_to_call.deals import BOX, CARD_IDS, COURT, hand_size, smallest_box
from tests.come_to_call.refusals import option_refusal

PLAYERS = range(2, 7)
MOST_CARDS = 127


def dealt_cards(players: int = 4, **options: Any) -> Counter[str]:
    game = courtcards.new_game("come-to-call", players=players, seed="cards", **options)
    return Counter(game.record()["rounds"][0]["deck"])


@pytest.mark.parametrize("players", PLAYERS)
def test_box_has_fifty_cards(players: int) -> None:
    assert sum(dealt_cards(players).values()) == 50


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_box_holds_the_published_cards(players: int) -> None:
    assert dealt_cards(players) == BOX


@pytest.mark.parametrize("name", COURT)
def test_each_type_has_seven_cards(name: str) -> None:
    dealt = dealt_cards()
    assert [dealt[name], dealt[f"{name}-double"], dealt[f"{name}-half"]] == [5, 1, 1]


def test_attendants_number_fifteen() -> None:
    dealt = dealt_cards()
    assert [dealt["butler"], dealt["wild"], dealt["hear-ye"]] == [8, 3, 4]


def test_cards_in_the_game_are_public() -> None:
    game = courtcards.new_game("come-to-call", players=3, cards=smallest_box(3))
    assert game.view(None)["cards"] == smallest_box(3)


# Another composition


def test_ruling_option_cards_changes_the_box() -> None:
    box = {"heir": 12, "heir-half": 1, "butler": 4, "wild": 1, "hear-ye": 3}
    assert dealt_cards(2, cards=box) == box


def test_ruling_unlisted_cards_are_absent() -> None:
    box = smallest_box(2)
    assert dealt_cards(2, cards=box) == dealt_cards(2, cards={card: box.get(card, 0) for card in CARD_IDS})


def test_ruling_order_of_the_cards_is_ignored() -> None:
    box = smallest_box(2)
    backwards = dict(reversed(box.items()))
    games = [courtcards.new_game("come-to-call", players=2, seed="order", cards=cards) for cards in (box, backwards)]
    assert games[0].record()["rounds"] == games[1].record()["rounds"]


def test_changed_box_is_recorded() -> None:
    game = courtcards.new_game("come-to-call", players=2, seed=1, cards=smallest_box(2))
    record = game.record()
    assert record["options"]["cards"] == smallest_box(2)
    assert courtcards.replay(record).record() == record


def test_usual_box_spelled_out_is_no_option() -> None:
    plain = courtcards.new_game("come-to-call", players=2, seed=1)
    spelled = courtcards.new_game("come-to-call", players=2, seed=1, cards=BOX)
    assert spelled.record() == plain.record()


@pytest.mark.parametrize("card", [f"{name}-{form}" for name in COURT for form in ("double", "half")])
def test_ruling_types_have_one_double_and_one_half(card: str) -> None:
    assert option_refusal(players=3, cards=BOX | {card: 2}) == "option-cards-once"
    assert dealt_cards(3, cards=BOX | {card: 0})[card] == 0


@pytest.mark.parametrize("count", [0, 1])
def test_ruling_box_needs_two_hear_yes(count: int) -> None:
    assert option_refusal(players=3, cards=BOX | {"hear-ye": count}) == "option-cards-hear-ye"
    assert dealt_cards(3, cards=BOX | {"hear-ye": 2})["hear-ye"] == 2


def test_ruling_box_needs_a_butler() -> None:
    assert option_refusal(players=3, cards=BOX | {"butler": 0}) == "option-cards-butler"
    assert dealt_cards(3, cards=BOX | {"butler": 1})["butler"] == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_box_fills_all_hands_and_piles(players: int) -> None:
    enough = smallest_box(players)
    assert sum(enough.values()) - enough["hear-ye"] == players * hand_size(players) + 2
    assert dealt_cards(players, cards=enough) == enough
    too_few = enough | {"king": enough["king"] - 1, "hear-ye": 20}
    assert option_refusal(players=players, cards=too_few) == "option-cards-too-few"


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_smallest_box_can_be_played(players: int) -> None:
    chance = random.Random(players)
    game = courtcards.new_game("come-to-call", players=players, seed=players, cards=smallest_box(players))
    while not game.over and game.round < 4:
        seat = chance.choice(game.to_move)
        game.play(seat, chance.choice(game.legal(seat)))
    assert game.over or game.round == 4


@pytest.mark.parametrize("card", ["knight", "King", "king-triple", "", 5, None])
def test_unknown_card_is_refused(card: Any) -> None:
    assert option_refusal(players=3, cards=BOX | {card: 1}) == "option-cards-unknown"


@pytest.mark.parametrize("count", [-1, 1.0, "5", None, True, [5]])
def test_card_count_must_be_a_whole_number(count: Any) -> None:
    assert option_refusal(players=3, cards=BOX | {"king": count}) == "option-cards-count"


@pytest.mark.parametrize("given", ["king", 50, [("king", 5)], ["king"], True])
def test_cards_must_be_a_mapping(given: Any) -> None:
    assert option_refusal(players=3, cards=given) == "option-cards-form"


def test_empty_box_is_refused() -> None:
    assert option_refusal(players=3, cards={}) == "option-cards-hear-ye"


def test_box_too_large_for_the_record_is_refused() -> None:
    most = {"king": MOST_CARDS - 10, "butler": 5, "hear-ye": 5}
    assert dealt_cards(6, cards=most) == most
    assert option_refusal(players=6, cards=most | {"butler": 6}) == "option-cards-too-many"
    assert option_refusal(players=6, cards=most | {"king": 10**30}) == "option-cards-count"


def test_largest_box_can_be_played_to_its_end() -> None:
    most = {"king": MOST_CARDS - 10, "butler": 5, "hear-ye": 5}
    game = courtcards.new_game("come-to-call", players=4, seed="large", cards=most)
    while game.round == 1 and "reshuffles" not in game.record()["rounds"][0] and game.phase != "call":
        (seat,) = game.to_move
        game.play(seat, "draw deck")
        game.play(seat, "discard king left")
    assert game.view(None)["deck"] > 80
