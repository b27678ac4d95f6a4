"""A turn, second half: laying one set."""

from __future__ import annotations

import pytest

from courtcards import Game
from tests.call_to_glory.deals import DOTTED, NUMBERS, game_with
from tests.call_to_glory.script import can, hand, pile, play, refused, table, verbs

PLAIN = [character for character in NUMBERS if character not in DOTTED]


def holding(character: str, count: int, players: int) -> Game:
    """Seat 0 has drawn and holds this many of a character, and nothing else twice."""
    line = " ".join([*[character] * count, *[other for other in NUMBERS if other != character]][:5])
    first, second, *hand = line.split()
    game = game_with([" ".join(hand), *[""] * (players - 1)], [f"{first} {second}"])
    play(game, "0 LR")
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("character", NUMBERS)
def test_set_size_follows_the_dots(character: str, count: int, players: int) -> None:
    fewest = 3 if character in DOTTED and players > 2 else 2
    legal = can(holding(character, count, players), 0, "lay")
    assert legal == [f"lay {character} {size}" for size in range(fewest, count + 1)]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("character", DOTTED)
def test_two_dotted_cards_are_refused_from_three_players(character: str, players: int) -> None:
    assert refused(holding(character, 2, players), f"0 lay {character} 2") == "glory-lay-dotted"
    assert refused(holding(character, 5, players), f"0 lay {character} 2") == "glory-lay-dotted"


@pytest.mark.parametrize(("character", "players"), [("farmer", 2), ("monk", 3), ("envoy", 2), ("envoy", 4)])
def test_one_card_is_no_set(character: str, players: int) -> None:
    assert refused(holding(character, 4, players), f"0 lay {character} 1") == "glory-lay-too-few"


@pytest.mark.parametrize("character", NUMBERS)
def test_cards_not_in_the_hand_cannot_be_laid(character: str) -> None:
    assert refused(holding(character, 3, 2), f"0 lay {character} 4") == "glory-lay-not-held"
    other = "monk" if character == "farmer" else "farmer"
    assert refused(holding(other, 5, 2), f"0 lay {character} 2") == "glory-lay-not-held"


@pytest.mark.parametrize("line", ["0 lay farmer", "0 lay farmer two", "0 lay farmer 0", "0 lay 3 farmer", "0 lay"])
def test_malformed_set_is_refused(line: str) -> None:
    assert refused(holding("farmer", 4, 2), line) == "action-unknown"


def test_laid_set_leaves_the_hand() -> None:
    game = holding("farmer", 4, 2)
    before = hand(game, 0)
    play(game, "0 lay farmer 4")
    assert table(game) == {"farmer": (0, 4)}
    assert hand(game, 0) == {name: count for name, count in before.items() if name != "farmer"}
    assert game.view(1)["sets"] == {"farmer": {"seat": 0, "size": 4}}


def test_fewer_cards_than_held_may_be_laid() -> None:
    game = holding("farmer", 5, 2)
    play(game, "0 lay farmer 3")
    assert table(game) == {"farmer": (0, 3)}
    assert hand(game, 0) == {"farmer": 2}


def test_only_one_set_is_laid_each_turn() -> None:
    game = game_with(["farmer*2 monk", ""], ["farmer monk"])
    play(game, "0 LR, lay farmer 3")
    assert game.to_move == (1,)
    assert refused(game, "0 lay monk 2") == "action-not-to-move"
    assert refused(game, "0 discard monk A") == "action-not-to-move"
    assert pile(game, "A") == []


def test_laying_is_never_forced() -> None:
    game = holding("farmer", 5, 2)
    assert can(game, 0, "discard") == ["discard farmer A"]
    play(game, "0 discard farmer A")
    assert table(game) == {}


def test_player_without_a_hand_draws_two_cards_next() -> None:
    game = game_with(["farmer*3", ""], ["farmer farmer", "monk envoy", "monk envoy"])
    play(game, "0 LR, lay farmer 5", "1 LR, discard monk A", "0 LR")
    assert hand(game, 0) == {"monk": 1, "envoy": 1}
    assert verbs(game, 0) == {"discard"}


# Beating a set


def four_farmers(attackers: int, players: int = 2) -> Game:
    """Seat 0 has laid four Farmers; seat 1 has drawn for the second time and holds this many."""
    mine = [*["farmer"] * attackers, *NUMBERS][:7]
    hands = ["farmer*3", " ".join(mine[:3]), *["emperor empress daimyo", "emperor empress daimyo"][: players - 2]]
    idle = ["shogun shogun"] * (players - 2)
    game = game_with(hands, ["farmer monk", " ".join([mine[3], "ninja"]), *idle, "monk monk", " ".join(mine[4:6])])
    play(game, "0 LR, lay farmer 4", "1 LR, discard ninja A")
    play(game, *(f"{seat} LR, discard emperor {'BAB'[seat - 2]}" for seat in range(2, players)))
    play(game, f"0 LR, discard monk {'B' if players < 4 else 'A'}", "1 LR")
    return game


def test_example_six_farmers_beat_four() -> None:
    game = four_farmers(6)
    play(game, "1 lay farmer 6")
    assert game.to_move == (0,)
    assert game.legal(0) == ["pile A", "pile B"]
    play(game, "0 pile B")
    assert table(game) == {"farmer": (1, 6)}
    assert pile(game, "B") == ["monk", *["farmer"] * 4]
    assert pile(game, "A") == ["ninja"]
    assert game.to_move == (0,)
    assert game.phase == "draw"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_set_is_beaten_only_by_more_cards(players: int) -> None:
    game = four_farmers(6, players)
    assert can(game, 1, "lay") == ["lay farmer 5", "lay farmer 6"]
    for count in (2, 3, 4):
        assert refused(game, f"1 lay farmer {count}") == "glory-lay-not-more"


def test_as_many_cards_do_not_beat_a_set() -> None:
    game = four_farmers(4)
    assert can(game, 1, "lay") == []
    assert refused(game, "1 lay farmer 4") == "glory-lay-not-more"


def test_a_set_of_another_character_does_not_matter() -> None:
    game = game_with(["farmer*3", "monk*2"], ["farmer emperor", "monk shogun"])
    play(game, "0 LR, lay farmer 4", "1 LR, lay monk 2")
    assert table(game) == {"farmer": (0, 4), "monk": (1, 2)}


def three_ninja(own: int) -> Game:
    """Seat 0 has laid three Ninja and holds this many more, with an Emperor and an Empress, after drawing."""
    rest = [*["ninja"] * own, "emperor", "empress", "daimyo", "shogun", "samurai"][:6]
    hands = ["ninja*3", "farmer*2 monk"]
    turns = [" ".join(rest[:2]), "farmer monk", " ".join(["shogun", rest[2]]), "farmer envoy", " ".join(rest[3:5])]
    game = game_with(hands, turns)
    play(game, "0 LR, lay ninja 3", "1 LR, discard monk A", "0 LR, discard shogun B", "1 LR, discard envoy A", "0 LR")
    return game


def test_example_five_ninja_replace_three_own() -> None:
    game = three_ninja(5)
    play(game, "0 lay ninja 5")
    assert game.to_move == (0,)
    assert game.legal(0) == ["pile A", "pile B"]
    play(game, "0 pile A")
    assert table(game) == {"ninja": (0, 5)}
    assert pile(game, "A") == ["monk", "envoy", *["ninja"] * 3]
    assert game.to_move == (1,)


def test_a_set_is_never_added_to() -> None:
    game = three_ninja(2)
    assert can(game, 0, "lay") == []
    assert refused(game, "0 lay ninja 2") == "glory-lay-not-more"
    assert refused(game, "0 lay ninja 5") == "glory-lay-not-held"


def test_own_set_is_replaced_from_the_hand_alone() -> None:
    game = three_ninja(4)
    assert refused(game, "0 lay ninja 3") == "glory-lay-not-more"
    assert can(game, 0, "lay") == ["lay ninja 4"]
    play(game, "0 lay ninja 4, pile B")
    assert table(game) == {"ninja": (0, 4)}
    assert pile(game, "B") == ["shogun", *["ninja"] * 3]


def test_newest_set_decides_what_beats_it() -> None:
    game = four_farmers(6)
    play(game, "1 lay farmer 5", "0 pile A")
    assert table(game) == {"farmer": (1, 5)}
    assert game.view(0)["smallest_lay"]["farmer"] == 6


def test_only_one_set_of_a_character_lies_open() -> None:
    game = four_farmers(5, players=4)
    play(game, "1 lay farmer 5", "0 pile B")
    assert list(table(game)) == ["farmer"]


def test_three_dotted_cards_are_beaten_by_four() -> None:
    turns = ["envoy monk", "envoy monk", "monk monk", "monk farmer", "envoy farmer"]
    game = game_with(["envoy*2 monk", "envoy*2 farmer", "farmer*3"], turns)
    play(game, "0 LR, lay envoy 3", "1 LR, discard monk A", "2 LR, discard monk B", "0 LR, discard monk A", "1 LR")
    assert can(game, 1, "lay") == ["lay envoy 4", "lay farmer 2"]
    assert refused(game, "1 lay envoy 2") == "glory-lay-not-more"
    assert refused(game, "1 lay envoy 3") == "glory-lay-not-more"


@pytest.mark.parametrize("character", PLAIN)
def test_whole_character_can_be_laid_at_once(character: str) -> None:
    """With every card of a character in one hand, a set of all of them is legal."""
    number = NUMBERS[character]
    game = game_with([f"{character}*3", ""])
    kind = game.rules.cards.index(character)
    play(game, "0 LR")
    game._state["hand"][0, kind] = number
    assert can(game, 0, "lay")[-1] == f"lay {character} {number}"
