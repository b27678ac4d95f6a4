"""Article “Come to call”: which sets may be sent, must be sent, and in what way."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

import courtcards
from courtcards.messages import card
from tests.come_to_call.deals import (
    BOX,
    COURT,
    PLENTY,
    call,
    deal,
    hand,
    hand_size,
    last_show,
    scores,
    show,
    take_turns,
)
from tests.come_to_call.refusals import refusal

PLAYERS = range(2, 7)


def sets_from(held: Counter[str], minimum: int) -> list[str]:
    """All sets a hand can form, in the order of the types, straight from the article."""
    sets = []
    for name in COURT if held["butler"] else ():
        counts = (held[name], held[f"{name}-double"], held[f"{name}-half"], held["wild"])
        for plain, double, half, wild in itertools.product(*(range(count + 1) for count in counts)):
            if plain + 2 * double + half >= minimum:
                sets.append(f"send {name} {plain}" + "+double" * double + "+half" * half + f"+wild{wild}" * (wild > 0))
    return sets


def lone_call(text: str, players: int = 3) -> courtcards.Game:
    """A game at the call in which only seat 0 can form a set."""
    return call([text, *[""] * (players - 1)])


# What a set is


def test_set_is_butler_two_cards_and_any_wilds() -> None:
    game = lone_call("butler 2 king queen heir wild fool")
    assert game.legal(0) == ["send king 2", "send king 2+wild1"]


def test_set_may_take_every_card_of_its_type() -> None:
    game = lone_call("butler 2 king king-double king-half 2 wild")
    assert "send king 2+double+half+wild2" in game.legal(0)
    game.play(0, "send king 2+double+half+wild2")
    assert last_show(game)["sets"][0] == [{"type": "king", "cards": "2+double+half+wild2", "size": 8, "half": True}]


@pytest.mark.parametrize("players", [3, 6])
def test_every_possible_set_is_offered(players: int) -> None:
    chance = random.Random(players)
    box = [card for card, count in BOX.items() for _ in range(count) if card != "hear-ye"]
    for _ in range(60):
        text = " ".join(["butler", *chance.sample(box, hand_size(players) - 1)])
        game = call([text, "butler 2 king", *[""] * (players - 2)], box=PLENTY)
        expected = sets_from(hand(game, 0), 1 if players == 6 else 2)
        assert sorted(game.legal(0)) == sorted(expected), text


@pytest.mark.parametrize("name", COURT)
def test_double_alone_meets_the_minimum(name: str) -> None:
    game = lone_call(f"butler {name}-double")
    assert f"send {name} 0+double" in game.legal(0)


@pytest.mark.parametrize("name", COURT)
def test_half_counts_one_towards_the_minimum(name: str) -> None:
    game = lone_call(f"butler {name} {name}-half")
    assert f"send {name} 1+half" in game.legal(0)
    assert f"send {name} 0+half" not in game.legal(0)
    assert refusal(game, 0, f"send {name} 0+half") == "call-send-too-few"


def test_half_alone_is_enough_for_six_players() -> None:
    game = lone_call("butler king-half queen heir diplomat fool", players=6)
    assert "send king 0+half" in game.legal(0)


def test_ruling_wilds_do_not_meet_the_minimum() -> None:
    game = lone_call("butler king 2 queen 2 wild heir")
    assert [action for action in game.legal(0) if "king" in action] == []
    assert refusal(game, 0, "send king 1+wild1") == "call-send-too-few"


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("shape", ["0+wild1", "0+wild2", "0"])
def test_ruling_wilds_or_butler_alone_make_no_set(players: int, shape: str) -> None:
    game = lone_call("butler 2 king 2 wild", players)
    assert refusal(game, 0, f"send queen {shape}") == "call-send-too-few"


def test_ruling_wilds_and_butlers_form_no_set() -> None:
    game = call(["2 butler 3 wild king queen", "butler 2 heir", ""])
    assert game.to_move == (1,)


def test_set_needs_a_butler() -> None:
    game = call(["5 king king-double king-half", "butler 2 queen", ""])
    assert game.to_move == (1,)
    assert refusal(game, 0, "send king 5") == "action-not-to-move"


# Several sets


def test_each_set_needs_its_own_butler() -> None:
    game = call(["butler 2 king 2 queen 2 heir", "butler 2 fool", ""])
    game.play(0, "send king 2")
    assert game.legal(0) == []
    assert game.to_move == (1,)
    assert refusal(game, 0, "send queen 2") == "action-not-to-move"


def test_several_butlers_allow_several_sets() -> None:
    game = lone_call("2 butler 2 king 2 queen heir")
    game.play(0, "send king 2")
    assert game.legal(0) == ["send queen 2", "ready"]
    game.play(0, "send queen 2")
    assert [len(sets) for sets in last_show(game)["sets"]] == [2, 0, 0]


def test_six_players_may_send_three_sets() -> None:
    game = lone_call("3 butler king heir fool", players=6)
    for action in ("send king 1", "send heir 1", "send fool 1"):
        game.play(0, action)
    assert [one["type"] for one in last_show(game)["sets"][0]] == ["king", "heir", "fool"]


def test_sets_of_a_player_differ_in_type() -> None:
    game = call(["2 butler 4 king queen", "butler 2 fool", ""])
    game.play(0, "send king 2")
    assert game.legal(0) == []
    game = call(["2 butler 3 king 2 queen", "butler 2 fool", ""])
    game.play(0, "send king 2")
    assert game.legal(0) == ["send queen 2", "ready"]
    assert refusal(game, 0, "send king 1+wild1") == "call-send-order"
    assert refusal(game, 0, "send king 2") == "call-send-order"


def test_wild_goes_to_only_one_set() -> None:
    game = lone_call("2 butler 2 king 2 queen wild")
    assert "send queen 2+wild1" in game.legal(0)
    game.play(0, "send king 2+wild1")
    assert game.legal(0) == ["send queen 2", "ready"]
    assert refusal(game, 0, "send queen 2+wild1") == "call-send-not-held"


def test_wild_kept_back_may_serve_a_later_set() -> None:
    game = lone_call("2 butler 2 king 2 queen wild")
    game.play(0, "send king 2")
    assert game.legal(0) == ["send queen 2", "send queen 2+wild1", "ready"]


def test_cards_of_the_type_may_be_left_out() -> None:
    game = lone_call("butler 3 king king-double king-half wild")
    game.play(0, "send king 2")
    assert last_show(game)["sets"][0] == [{"type": "king", "cards": "2", "size": 3, "half": False}]


# Who must send


def test_player_with_a_set_must_send_one() -> None:
    game = lone_call("butler 2 king")
    assert "ready" not in game.legal(0)
    assert refusal(game, 0, "ready") == "call-ready-without-set"


def test_player_without_a_set_is_not_asked() -> None:
    game = call(["butler king queen heir diplomat fool hear-ye", "butler 2 king", "4 fool"])
    assert game.to_move == (1,)
    assert [game.legal(seat) for seat in (0, 2)] == [[], []]
    game.play(1, "send king 2")
    assert [len(sets) for sets in last_show(game)["sets"]] == [0, 1, 0]


@pytest.mark.parametrize("players", PLAYERS)
def test_show_is_empty_when_nobody_has_a_set(players: int) -> None:
    game = call([""] * players)
    assert (game.round, scores(game)) == (2, [0] * players)
    assert game.record()["rounds"][0]["actions"][-1].split()[1] == "discard"


@pytest.mark.parametrize("sets", [1, 2])
def test_any_number_of_sets_may_be_sent(sets: int) -> None:
    game = lone_call("3 butler 2 king 2 heir")
    game.play(0, "send king 2")
    if sets == 2:
        game.play(0, "send heir 2")
    else:
        game.play(0, "ready")
    assert len(last_show(game)["sets"][0]) == sets


# At once, and independently


@pytest.mark.parametrize("players", PLAYERS)
def test_all_players_choose_at_once(players: int) -> None:
    game = call(["butler 2 king", "butler 2 king", *(f"butler 2 {name}" for name in COURT[1:])][:players])
    assert game.to_move == tuple(range(players))
    assert all(game.legal(seat) for seat in range(players))


def test_choices_may_arrive_in_any_order() -> None:
    choices = {0: ["send king 2", "ready"], 1: ["send queen 2"], 2: ["send king 3"]}
    results = []
    for order in itertools.permutations([0, 0, 1, 2]):
        game = call(["2 butler 2 king 2 fool", "butler 2 queen", "butler 3 king"])
        left = {seat: list(actions) for seat, actions in choices.items()}
        for seat in order:
            game.play(seat, left[seat].pop(0))
        results.append((scores(game), last_show(game)))
        assert game.record()["rounds"][0]["actions"][-4:] == recorded(order, choices)
    assert all(result == results[0] for result in results)


def recorded(order: tuple[int, ...], choices: dict[int, list[str]]) -> list[str]:
    """The actions with their seats in the order of their arrival."""
    left = {seat: list(actions) for seat, actions in choices.items()}
    return [f"{seat} {left[seat].pop(0)}" for seat in order]


def test_choices_are_independent_of_others_sets() -> None:
    game = call(["2 butler 2 king 2 fool", "2 butler 2 king 2 fool", ""])
    before = game.legal(1)
    game.play(0, "send king 2")
    assert game.legal(1) == before
    game.play(0, "send fool 2")
    assert (game.legal(1), game.to_move) == (before, (1,))


def test_show_waits_until_all_are_ready() -> None:
    game = call(["2 butler 2 king 2 fool", "butler 2 queen", ""])
    game.play(1, "send queen 2")
    game.play(0, "send king 2")
    assert (game.phase, game.round, game.view(1)["last_show"]) == ("call", 1, None)
    game.play(0, "ready")
    assert game.round == 2


# Order of the sets, and what need not be said


def test_sets_are_sent_from_king_to_fool() -> None:
    game = lone_call("3 butler 2 queen 2 diplomat")
    game.play(0, "send diplomat 2")
    assert game.round == 2, "with no later type left nothing further can be sent"
    game = call(["2 butler 2 queen 2 heir", "butler 2 fool", ""])
    game.play(0, "send heir 2")
    assert 0 not in game.to_move


@pytest.mark.parametrize(("first", "late"), list(itertools.combinations(reversed(COURT[:4]), 2)))
def test_late_set_is_refused_with_the_order(first: str, late: str) -> None:
    game = lone_call(f"3 butler {late}-double {first}-double fool-double hear-ye")
    game.play(0, f"send {first} 0+double")
    assert game.legal(0) == ["send fool 0+double", "ready"]
    assert refusal(game, 0, f"send {late} 0+double") == "call-send-order"


def test_ready_is_not_asked_without_further_sets() -> None:
    game = call(["3 butler 2 king 2 heir", "butler 2 fool", ""])
    game.play(0, "send king 2")
    assert game.legal(0) == ["send heir 2", "ready"]
    game.play(0, "send heir 2")
    assert game.to_move == (1,)
    assert refusal(game, 0, "ready") == "action-not-to-move"


def test_ready_is_recorded_where_it_was_chosen() -> None:
    game = call(["3 butler 2 king 2 heir", "butler 2 fool", ""])
    for seat, action in [(0, "send king 2"), (0, "ready"), (1, "send fool 2")]:
        game.play(seat, action)
    record = game.record()
    assert record["rounds"][0]["actions"][-3:] == ["0 send king 2", "0 ready", "1 send fool 2"]
    assert courtcards.replay(record).record() == record


# Attempts against the rules


@pytest.mark.parametrize("action", ["draw deck", "draw left", "discard king left", "discard hear-ye"])
def test_no_turns_follow_the_call(action: str) -> None:
    assert refusal(lone_call("butler 2 king hear-ye"), 0, action) == "call-not-now"


def test_sets_are_sent_only_at_the_call() -> None:
    game = deal(3, ["butler 2 king"])
    assert refusal(game, 0, "send king 2") == "call-not-now"
    game.play(0, "draw deck")
    assert refusal(game, 0, "send king 2") == "call-not-now"


@pytest.mark.parametrize(
    "action",
    ["send king 3", "send king 2+double", "send king 2+half", "send king 2+wild2", "send queen 2", "send heir 6"],
)
def test_only_cards_of_the_hand_can_be_sent(action: str) -> None:
    game = lone_call("butler 2 king queen wild heir diplomat")
    assert refusal(game, 0, action) == "call-send-not-held"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("butler 2 king 2 queen", "send king 7"),
        ("butler 2 king 2 queen", "send king 50+wild9"),
        ("butler 2 king 3 wild", "send king 2+wild7"),
        ("butler 5 king king-double", "send king 5+double+half"),
        ("butler 5 king king-half", "send king 5+double+half"),
        ("butler 3 king 3 wild", "send king 3+double+half+wild3"),
    ],
)
def test_oversized_set_is_refused_for_missing_cards(text: str, action: str) -> None:
    assert refusal(lone_call(text), 0, action) == "call-send-not-held"


@pytest.mark.parametrize("action", ["send queen 1", "send queen 1+wild1", "send heir 0+half", "send heir 0+half+wild1"])
def test_set_below_the_minimum_is_refused(action: str) -> None:
    game = lone_call("butler 2 king queen heir-half wild fool")
    assert refusal(game, 0, action) == "call-send-too-few"


@pytest.mark.parametrize(
    "action",
    [
        "send king",
        "send king two",
        "send king 2+butler",
        "send king 02",
        "send king -1",
        "send king +double",
        "send king 2+half+double",
        "send king 2+wild1+half",
        "send king 2+double+double",
        "send king 2+wild0",
        "send king 2+wild",
        "send king 2 + wild1",
        "send butler 2",
        "send wild 2",
        "send king-double 1",
        "send none",
        "ready 0",
    ],
)
def test_malformed_set_is_refused(action: str) -> None:
    game = lone_call("butler 2 king king-double king-half 2 wild")
    assert refusal(game, 0, action) == "action-unknown"


@pytest.mark.parametrize("seat", [1, 2])
def test_player_not_choosing_cannot_send(seat: int) -> None:
    game = call(["butler 2 king", "butler 2 queen", ""])
    game.play(1, "send queen 2")
    for action in ("send queen 2", "ready", "draw deck"):
        assert refusal(game, seat, action) == "action-not-to-move"


# Size


@pytest.mark.parametrize(
    ("shape", "size", "half"),
    [
        ("2", 3, False),
        ("3", 4, False),
        ("5", 6, False),
        ("0+double", 3, False),
        ("1+half", 3, True),
        ("0+double+half", 4, True),
        ("2+wild1", 4, False),
        ("2+wild3", 6, False),
        ("1+double+half+wild2", 7, True),
        ("5+double", 8, False),
        ("4+double+half", 8, True),
    ],
)
def test_set_size_counts_doubles_twice(shape: str, size: int, half: bool) -> None:
    (shown,) = last_show(show(f"king {shape}", "", ""))["sets"][0]
    assert (shown["size"], shown["half"]) == (size, half)


def test_cards_in_sets_leave_the_hand() -> None:
    game = deal(3, ["2 butler 2 king 2 heir wild"], top="2 hear-ye")
    take_turns(game, 3)
    game.play(0, "send king 2+wild1")
    assert hand(game, 0) == Counter({"butler": 1, "heir": 2})


# What a client is told beforehand


@pytest.mark.parametrize("players", [2, 6])
def test_reasons_name_the_least_and_the_order(players: int) -> None:
    cards = {"king": 20, "queen": 20, "fool": 20, "butler": 40, "hear-ye": 9}
    game, rng, late = courtcards.new_game("come-to-call", players=players, seed=1, cards=cards), random.Random(1), 0
    while not game.over:
        seat = rng.choice(game.to_move)
        if game.phase == "call":
            sent, why = game.view(seat)["sent"], game.rules.reasons(game.knowledge(seat))
            earlier = COURT.index(sent[-1]["type"]) + 1 if sent else 0
            for name in COURT[:earlier]:
                assert str(why[f"send {name}"].args["after"]) == str(card(COURT[earlier - 1], 2))
                late += 1
            for name in COURT[earlier:]:
                assert why[f"send {name}"].args["minimum"] == game.view(seat)["minimum"]
            assert ("ready" in why) == (not sent)
        legal = game.legal(seat)
        game.play(seat, legal[0] if game.phase == "call" else rng.choice(legal))  # small sets leave cards for others
    assert late
