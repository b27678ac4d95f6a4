"""Article “What is public”: what everyone sees, what nobody else may know, and the secrecy of the call."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import courtcards
from tests.come_to_call.deals import (
    PLENTY,
    call,
    cards,
    deal,
    deck_of,
    hand,
    hand_size,
    set_hand,
    shows,
    start,
    take_turn,
    take_turns,
)

PLAYERS = range(2, 7)


def bystanders(game: courtcards.Game, *actors: int) -> list[int | None]:
    """A spectator, and all seats but the actors."""
    return [None, *(seat for seat in range(game.players) if seat not in actors)]


def views(game: courtcards.Game, seats: Sequence[int | None]) -> list[tuple[dict[str, Any], bytes]]:
    """All that these seats may know, as people and as bots get it."""
    return [(game.view(seat), game.knowledge(seat).tobytes()) for seat in seats]


# Public


def test_piles_are_public_from_bottom_to_top() -> None:
    game = deal(3, left="king", right="fool", top="queen wild butler")
    take_turn(game, to="left")
    take_turn(game, to="right")
    take_turn(game, to="left")
    for seat in bystanders(game):
        assert game.view(seat)["piles"] == {"left": ["king", "queen", "butler"], "right": ["fool", "wild"]}


def test_card_taken_from_a_pile_is_known() -> None:
    game = deal(3, ["heir"], left="king")
    take_turn(game, "left", discard="heir", to="left")
    for seat in bystanders(game):
        assert game.view(seat)["known"] == [{"king": 1}, {}, {}]


def test_known_card_is_forgotten_when_it_leaves() -> None:
    game = deal(3, ["heir"], left="king")
    take_turn(game, "left", discard="heir", to="left")
    take_turns(game, 2)
    take_turn(game, discard="king")
    assert game.view(1)["known"] == [{}, {}, {}]


def test_middle_is_public() -> None:
    game = deal(3, top="hear-ye")
    take_turn(game)
    for seat in bystanders(game):
        assert (game.view(seat)["heard"], game.view(seat)["crier"]) == (1, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_hand_and_deck_sizes_are_public(players: int) -> None:
    game, size = deal(players), hand_size(players)
    game.play(0, "draw deck")
    for seat in bystanders(game):
        assert game.view(seat)["hand_sizes"] == [size + 1, *[size] * (players - 1)]
        assert game.view(seat)["deck"] == 50 - 2 - players * size - 1


def test_scores_are_public() -> None:
    game = shows(["king 2", "heir 4", ""])
    for seat in bystanders(game):
        assert game.view(seat)["totals"] == game.view(seat)["last_show"]["scores"] == [1, 1, 0]


def test_dealer_turn_and_round_are_public() -> None:
    game = deal(3, dealer=0)
    for seat in bystanders(game):
        view = game.view(seat)
        assert (view["dealer"], view["turn"], view["to_move"], view["round"], view["phase"]) == (0, 1, [1], 1, "draw")


# Secret: hands and deck


@pytest.mark.parametrize("players", PLAYERS)
def test_hand_is_shown_only_to_its_owner(players: int) -> None:
    game = deal(players, ["butler 2 king", "wild 2 queen"])
    for seat in range(players):
        assert sum(game.view(seat)["hand"].values()) == hand_size(players)
    assert hand(game, 0) >= Counter(cards("butler 2 king"))
    assert game.view(None)["hand"] == {}
    assert game.view(None)["legal"] == []


def test_card_from_the_deck_is_secret() -> None:
    first, second = deal(3, top="wild butler"), deal(3, top="butler wild")
    for game in (first, second):
        game.play(0, "draw deck")
    assert hand(first, 0) != hand(second, 0)
    assert views(first, [None, 1, 2]) == views(second, [None, 1, 2])


def test_legal_actions_of_others_are_hidden() -> None:
    game = deal(3)
    game.play(0, "draw deck")
    assert game.view(0)["legal"] == game.legal(0) != []
    assert [game.view(seat)["legal"] for seat in (None, 1, 2)] == [[], [], []]


@pytest.mark.parametrize("players", PLAYERS)
def test_hidden_cards_do_not_change_a_view(players: int) -> None:
    deck, size = deck_of(players, ["2 king queen"]), hand_size(players)
    piles = players * size
    hidden = random.Random(players).sample([*deck[size:piles], *deck[piles + 2 :]], 50 - size - 2)
    others = [*hidden[: piles - size], *deck[piles : piles + 2], *hidden[piles - size :]]
    first, second = start([deck], players, -1, None), start([[*deck[:size], *others]], players, -1, None)
    assert views(first, [None, 0]) == views(second, [None, 0])
    assert first.view(1) != second.view(1)


@pytest.mark.parametrize("players", PLAYERS)
def test_turns_that_look_alike_give_equal_views(players: int) -> None:
    """Hidden cards change places; where a viewer holds the same cards all along, all of the view must be the same."""
    chance = random.Random(players)
    same = 0
    for _ in range(40):
        deck = chance.sample(deck_of(players), 50)
        actions = some_turns(start([deck], players, 0, None), chance)
        other = with_two_hidden_cards_swapped(deck, players, chance)
        for viewer in (None, *range(players)):
            same += looks_the_same(deck, other, actions, viewer, players)
    assert same > 20


def some_turns(game: courtcards.Game, chance: random.Random) -> list[str]:
    """The actions of some turns; all discard what they drew, so that most hidden cards stay hidden."""
    for _ in range(chance.randrange(2, 12)):
        if game.phase == "draw" and game.round == 1:
            source = chance.choice(game.legal(game.to_move[0])).split()[1]
            take_turn(game, source, to=chance.choice(["left", "right"]))
    actions: list[str] = game.record()["rounds"][0]["actions"]
    return actions


def with_two_hidden_cards_swapped(deck: list[str], players: int, chance: random.Random) -> list[str]:
    piles = players * hand_size(players)
    a, b = chance.sample([place for place in range(50) if place not in (piles, piles + 1)], 2)
    other = list(deck)
    other[a], other[b] = deck[b], deck[a]
    return other


def looks_the_same(deck: list[str], other: list[str], actions: list[str], viewer: int | None, players: int) -> bool:
    """Whether the actions are possible with both decks and the viewer holds the same; then the views must be equal."""
    games = [start([one], players, 0, None) for one in (deck, other)]
    for action in ["", *actions]:
        seat, _, text = action.partition(" ")
        if seat and text not in games[1].legal(int(seat)):
            return False
        for game in games if seat else ():
            game.play(int(seat), text)
        mine, theirs = (game.view(viewer) for game in games)
        if mine["hand"] != theirs["hand"] or games[0].phase == "call" or games[0].round > 1:
            return False
        assert mine == theirs
    return deck != other


# Secret: the choosing

LAST_TURNS = "2 hear-ye diplomat"
CALLERS = ["2 butler 2 king 2 queen", "2 butler 2 king 2 queen", "butler 2 heir"]


def test_view_hides_who_is_still_choosing() -> None:
    game = call(CALLERS)
    assert game.to_move == (0, 1, 2)
    assert [game.view(seat)["to_move"] for seat in (0, 1, 2, None)] == [[0], [1], [2], []]
    game.play(2, "send heir 2")
    game.play(0, "send king 2")
    game.play(0, "ready")
    assert [game.view(seat)["to_move"] for seat in (0, 1, 2, None)] == [[], [1], [], []]


def test_ruling_player_without_a_set_looks_ordinary() -> None:
    able = deal(3, ["butler 2 king", "butler 2 queen", "butler 2 heir"], left="fool", right="fool", top=LAST_TURNS)
    unable = deal(3, ["butler 2 king", "2 queen", "2 heir"], left="fool", right="fool", top=LAST_TURNS)
    for game in (able, unable):
        take_turns(game, 3)
    assert (able.to_move, unable.to_move) == ((0, 1, 2), (0,))
    assert views(able, [None, 0]) == views(unable, [None, 0])


def test_ruling_choices_do_not_change_others_views() -> None:
    game = call(CALLERS)
    before = views(game, [None, 2])
    for seat, action in [(0, "send king 2"), (1, "send king 2"), (0, "send queen 2"), (1, "ready")]:
        unmoved = views(game, bystanders(game, seat))
        game.play(seat, action)
        assert views(game, bystanders(game, seat)) == unmoved
    assert views(game, [None, 2]) == before
    assert (game.phase, game.to_move) == ("call", (2,))


def test_ruling_sets_stay_secret_while_choosing() -> None:
    looks = []
    for first, second in itertools.product(["send king 2", "send queen 2"], [None, "ready", "send queen 2"]):
        game = call(CALLERS)
        game.play(0, first)
        if second in game.legal(0):
            game.play(0, str(second))
        looks.append(views(game, [None, 1, 2]))
    assert all(look == looks[0] for look in looks)


def test_ruling_ready_player_learns_nothing_by_waiting() -> None:
    game = call(CALLERS)
    game.play(2, "send heir 2")
    waiting = game.view(2)
    for seat, action in [(1, "send queen 2"), (0, "send king 2")]:
        game.play(seat, action)
        assert game.view(2) == waiting
    assert (waiting["phase"], waiting["to_move"], waiting["legal"]) == ("call", [], [])


def test_ruling_hand_sizes_include_chosen_sets() -> None:
    game = call(CALLERS)
    game.play(0, "send king 2")
    for seat in (None, 0, 1, 2):
        assert game.view(seat)["hand_sizes"] == [7, 7, 7]


def test_ruling_player_sees_own_sets_and_hand() -> None:
    game = call(CALLERS)
    before = hand(game, 0)
    game.play(0, "send king 2")
    assert before - hand(game, 0) == Counter(cards("butler 2 king"))
    assert [one["type"] for one in game.view(0)["sent"]] == ["king"]
    assert [game.view(seat)["sent"] for seat in (None, 1, 2)] == [[], [], []]


def test_ruling_refusals_reveal_nothing_hidden() -> None:
    reasons = []
    for others_act in (False, True):
        game = call(CALLERS)
        if others_act:
            game.play(1, "send king 2")
            game.play(2, "send heir 2")
        attempts = ["ready", "send king 3", "send king 1", "send heir 2", "draw deck", "nonsense"]
        reasons.append([str(game.why_not(0, attempt)) for attempt in attempts])
    assert reasons[0] == reasons[1]


def test_ruling_last_show_stays_visible_while_choosing() -> None:
    hands = ["butler 2 king", "butler 2 queen", ""]
    decks = [deck_of(3, [set_hand("heir 2")], top="2 hear-ye"), deck_of(3, hands, top="2 hear-ye")]
    game = start(decks, 3, -1, None)
    take_turns(game, 3)
    game.play(0, "send heir 2")
    seen = game.view(None)["last_show"]
    take_turns(game, 3)
    game.play(0, "send king 2")
    assert [game.view(seat)["last_show"] for seat in (None, 0, 1, 2)] == [seen] * 4


# After the show


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_show_hides_cards_not_sent(seat: int | None) -> None:
    rests = ["king 2 diplomat wild", "wild diplomat king-half queen"]
    last = deck_of(3, box=PLENTY)
    games = []
    for rest in rests:
        decks = [deck_of(3, ["4 fool", f"butler 2 heir {rest}", "4 fool"], top="2 hear-ye", box=PLENTY), last]
        game = start(decks, 3, -1, PLENTY)
        take_turns(game, 3)
        game.play(1, "send heir 2")
        assert game.round == 2
        games.append(game)
    assert games[0].view(seat) == games[1].view(seat)


def test_final_show_hides_cards_not_sent() -> None:
    rests = ["king diplomat", "diplomat-half queen"]
    games = []
    for rest in rests:
        hands = [["butler 4 fool fool-double"], ["butler 4 fool fool-double"], ["butler 2 queen", f"king {rest}"]]
        game = start([deck_of(2, hand, top="2 hear-ye") for hand in hands], 2, -1, None)
        for action in ("send fool 4+double", "send fool 4+double", "send queen 2"):
            take_turns(game, 2)
            game.play(0, action)
        assert game.over
        games.append(game)
    assert hand(games[0], 1) != hand(games[1], 1)
    assert views(games[0], [None, 0]) == views(games[1], [None, 0])


def test_show_does_not_reveal_the_next_deal() -> None:
    game = shows(["king 2", "", ""])
    view = game.view(None)
    assert (view["deck"], view["piles"].keys()) == (27, {"left", "right"})
    assert [len(pile) for pile in view["piles"].values()] == [1, 1]
    assert view["known"] == [{}, {}, {}]


@pytest.mark.parametrize("players", PLAYERS)
def test_views_are_always_json(players: int) -> None:
    chance = random.Random(players)
    game = courtcards.new_game("come-to-call", players=players, seed=f"json {players}")
    for _ in range(200):
        for seat in (None, *range(players)):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view
        if game.over:
            break
        seat = chance.choice(game.to_move)
        game.play(seat, chance.choice(game.legal(seat)))


# What follows from it, counted for those who look


def test_unseen_cards_are_in_deck_or_hands() -> None:
    game = deal(3, ["heir"], left="king", right="fool")
    assert {card: game.view(0)["unseen"][card] for card in ("king", "fool", "heir")} == {
        "king": 4,
        "fool": 4,
        "heir": 5,
    }
    take_turn(game, "left", discard="heir", to="left")  # the King is in a hand, and everybody saw it
    for seat in bystanders(game):
        unseen = game.view(seat)["unseen"]
        assert (unseen["king"], unseen["heir"]) == (4, 4)


def test_discarded_hear_ye_is_seen() -> None:
    game = deal(3, ["hear-ye"])
    take_turn(game, discard="hear-ye")
    assert game.view(None)["unseen"]["hear-ye"] == 3


def test_missing_cards_are_those_a_set_needs_more() -> None:
    game = deal(3, ["butler king queen-double", "2 fool"])
    assert game.view(0)["missing"]["king"] == 1
    assert "queen" not in game.view(0)["missing"]
    assert "butler" not in game.view(0)["missing"]
    assert game.view(1)["missing"]["butler"] == 1
    assert game.view(None)["missing"] == {}
