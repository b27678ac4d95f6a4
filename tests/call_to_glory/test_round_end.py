"""End of the round: checked once, at the very end of each turn."""

from __future__ import annotations

from typing import Any

import pytest

import courtcards
from courtcards import Game
from tests.call_to_glory.deals import game_with, laying_deck, sets
from tests.call_to_glory.script import (
    ending,
    hand,
    lay_all,
    pile,
    play,
    play_on,
    refused,
    scores,
    table,
    until_last_cards,
)

NEEDED = {2: 6, 3: 5, 4: 4}
CHARACTERS = ("emperor", "empress", "daimyo", "shogun", "monk", "farmer")


def quick(lays: list[str], **options: Any) -> Game:
    return courtcards.new_game(
        "call-to-glory", players=len(lays), decks=[laying_deck(lays)], first=0, quick=True, **options
    )


def lay_rounds(game: Game, lays: list[str], turns: int) -> None:
    """Everybody has this many turns; who still has something to lay lays it."""
    waiting = [sets(line, game.players) for line in lays]
    for _ in range(turns):
        for seat in range(game.players):
            play(game, f"{seat} LR")
            name, size = waiting[seat].pop(0) if waiting[seat] else ("", 0)
            game.play(seat, f"lay {name} {size}" if name else game.legal(seat)[0])


@pytest.mark.parametrize("players", NEEDED)
def test_enough_characters_before_one_player_end_the_round(players: int) -> None:
    lays = [" ".join(CHARACTERS[: NEEDED[players]]), *[""] * (players - 1)]
    game = quick(lays)
    lay_rounds(game, lays, NEEDED[players] - 1)
    assert not game.over
    play(game, f"0 LR, lay {CHARACTERS[NEEDED[players] - 1]} 2")
    assert game.over
    assert ending(game) == "characters"


@pytest.mark.parametrize("players", NEEDED)
def test_any_player_can_end_the_round(players: int) -> None:
    lays = [*[""] * (players - 1), " ".join(CHARACTERS[: NEEDED[players]])]
    game = quick(lays)
    lay_rounds(game, lays, NEEDED[players])
    assert ending(game) == "characters"
    assert game.view(None)["turns"] == players * NEEDED[players]


@pytest.mark.parametrize("players", NEEDED)
def test_one_character_too_few_continues_the_round(players: int) -> None:
    lays = [" ".join(CHARACTERS[: NEEDED[players] - 1]), *[""] * (players - 1)]
    game = quick(lays)
    lay_rounds(game, lays, NEEDED[players])
    assert not game.over
    assert len(table(game)) == NEEDED[players] - 1


def test_replacing_ones_own_set_is_not_another_character() -> None:
    lays = ["empress daimyo shogun shogun*3 monk farmer", ""]
    game = quick(lays)
    lay_all(game, lays)
    assert table(game) == {name: (0, 3 if name == "shogun" else 2) for name in lays[0].replace("*3", "").split()}
    assert ending(game) == "draw-pile"


NINE = {
    2: ["emperor empress daimyo shogun monk", "samurai ninja envoy farmer"],
    3: ["emperor daimyo monk", "empress shogun farmer", "samurai ninja envoy"],
    4: ["emperor farmer samurai", "empress envoy", "daimyo ninja", "shogun monk"],
}


@pytest.mark.parametrize("players", NINE)
def test_nine_characters_on_the_table_end_the_round(players: int) -> None:
    game = quick(NINE[players])
    lay_all(game, NINE[players])
    assert game.over
    assert ending(game) == "all-nine"
    assert len(table(game)) == 9


@pytest.mark.parametrize("players", NINE)
def test_eight_characters_do_not_end_the_round(players: int) -> None:
    lays = [NINE[players][0].rpartition(" ")[0], *NINE[players][1:]]
    game = quick(lays)
    lay_rounds(game, lays, 4)
    assert not game.over
    assert len(table(game)) == 8


@pytest.mark.parametrize(
    ("preferred", "left"),
    [
        (("draw L", "draw A", "draw B", "draw R"), "R"),
        (("draw R", "draw A", "draw B", "draw L"), "L"),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_either_empty_draw_pile_ends_the_round(players: int, preferred: tuple[str, ...], left: str) -> None:
    game = courtcards.new_game("call-to-glory", players=players, seed="amber", quick=True)
    play_on(game, *preferred, "discard")
    assert ending(game) == "draw-pile"
    assert pile(game, left) > 0
    assert pile(game, "L" if left == "R" else "R") == 0


@pytest.mark.parametrize(("players", "left"), [(2, (0, 0)), (3, (1, 0)), (4, (0, 0))])
def test_two_empty_draw_piles_end_the_round(players: int, left: tuple[int, int]) -> None:
    game = courtcards.new_game("call-to-glory", players=players, seed="amber", quick=True)
    play_on(game, "draw L", "draw R", "discard")
    assert ending(game) == "draw-pile"
    assert (pile(game, "L"), pile(game, "R")) == left


def test_turn_that_empties_a_draw_pile_is_finished() -> None:
    game = game_with(["farmer*3", "monk*3"], quick=True)
    seat = until_last_cards(game)
    play(game, f"{seat} L")
    assert pile(game, "L") == 0
    assert not game.over
    play(game, f"{seat} R")
    assert not game.over
    character = max(hand(game, seat), key=hand(game, seat).__getitem__)
    play(game, f"{seat} lay {character} 2")
    assert game.over
    assert table(game) == {character: (seat, 2)}


def test_the_discard_piles_do_not_matter() -> None:
    game = game_with(["farmer*2 monk", "monk*3"], ["shogun daimyo", "emperor empress"], quick=True)
    play(game, "0 LR, discard farmer A", "1 LR, discard monk B", "0 AB, lay monk 2")
    assert pile(game, "A") == pile(game, "B") == []
    assert not game.over
    assert game.to_move == (1,)


def test_draw_pile_of_one_continues_the_round() -> None:
    game = game_with(["farmer*3", "monk*3"], quick=True)
    until_last_cards(game)
    assert (pile(game, "L"), pile(game, "R")) == (1, 1)
    assert not game.over


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ninja", [False, True])
def test_ruling_round_ends_after_100_turns_each(players: int, ninja: bool) -> None:
    game = courtcards.new_game("call-to-glory", players=players, seed="amber", quick=True, ninja=ninja, first=0)
    game._state["turns"] = 100 * players - 2
    for seat in (0, 1):
        assert not game.over
        play(game, f"{seat} LR")
        game.play(seat, game.legal(seat)[0])
    assert game.over
    assert ending(game) == "turns"


def fill_smaller(game: Game, seat: int, start: str) -> None:
    """Of the actions that begin so, the one onto the smaller discard pile."""
    options = [action for action in game.legal(seat) if action.startswith(start)]
    game.play(seat, min(options, key=lambda action: len(pile(game, action[-1]))))


def strike_and_lay(game: Game, seat: int) -> None:
    other = 1 - seat
    play(game, f"{seat} AB")
    for action in (f"strike {other} ninja", "lay ninja 3"):
        game.play(seat, action)
        if game.phase == "pile":
            fill_smaller(game, other, "pile")


def discard_a_ninja(game: Game, seat: int) -> None:
    play(game, f"{seat} AB")
    fill_smaller(game, seat, "discard ninja")
    if game.phase == "after":
        game.play(seat, "end")


def test_ruling_turn_limit_stops_endless_repetition() -> None:
    """Each in turn strikes the other's three Ninja to two and beats them with three; nobody touches L and R."""
    turns = ["ninja ninja", "ninja farmer", "farmer farmer", "ninja farmer"]
    game = game_with(["ninja*3", "ninja*3"], turns, ninja=True, quick=True)
    play(game, "0 LR, lay ninja 2", "1 LR, lay ninja 3", "0 LR, discard ninja B, end", "1 LR, discard ninja A")
    position = (hand(game, 0), hand(game, 1), table(game))
    for _ in range(49):
        assert (hand(game, 0), hand(game, 1), table(game)) == position
        assert not game.over
        strike_and_lay(game, 0)
        strike_and_lay(game, 1)
        discard_a_ninja(game, 0)
        discard_a_ninja(game, 1)
    assert game.over
    assert ending(game) == "turns"
    assert game.view(None)["turns"] == 200
    assert (pile(game, "L"), pile(game, "R")) == (48, 48)
    assert scores(game) == [0, 14]


# When it is checked


def test_round_end_waits_for_the_pile_choice() -> None:
    hands = ["emperor empress daimyo", "shogun*2", "", ""]
    turns = ["emperor farmer", "farmer monk", "farmer monk", "farmer monk", "empress farmer"]
    game = game_with(
        hands, [*turns, *["farmer monk"] * 3, "daimyo shogun", *["farmer monk"] * 3, "shogun shogun"], quick=True
    )
    play(game, "0 LR, lay emperor 2", "1 LR, lay shogun 2", "2 LR, discard farmer A", "3 LR, discard farmer B")
    play(game, "0 LR, lay empress 2", "1 LR, discard monk A", "2 LR, discard monk A", "3 LR, discard monk A")
    play(game, "0 LR, lay daimyo 2", "1 LR, discard monk A", "2 LR, discard monk A", "3 LR, discard monk A")
    play(game, "0 LR, lay shogun 3")
    assert len([owner for owner, _ in table(game).values() if owner == 0]) == 4
    assert game.phase == "pile"
    assert not game.over
    play(game, "1 pile A")
    assert ending(game) == "characters"
    assert scores(game) == [6 + 7 + 8 + 9, 0, 0, 0]


NINE_AND_A_FIGURE = ["ninja emperor empress shogun ninja*3 monk", "daimyo samurai envoy farmer"]


def nine_and_a_figure(strike_early: bool) -> Game:
    """Seat 0 has just laid the ninth character and may still strike; seat 1's Daimyo may have been struck before."""
    game = quick(NINE_AND_A_FIGURE, ninja=True)
    play(game, "0 LR, lay ninja 2", "1 LR, lay daimyo 2")
    play(game, "0 strike 1 daimyo, LR, lay emperor 2" if strike_early else "0 LR, lay emperor 2, end")
    play(game, "1 LR, lay samurai 2")
    for mine, other in (("empress", "envoy"), ("shogun", "farmer")):
        play(game, f"0 LR, lay {mine} 2{'' if strike_early else ', end'}", f"1 LR, lay {other} 2")
    play(game, "0 LR, lay ninja 3" + ("" if strike_early else ", end"), "1 LR")
    game.play(1, game.legal(1)[0])
    play(game, "0 LR, lay monk 2")
    return game


def test_characters_are_counted_when_the_turn_ends() -> None:
    game = nine_and_a_figure(strike_early=True)
    assert len(table(game)) == 9
    assert game.phase == "after"
    play(game, "0 strike 1 daimyo", "1 pile A")
    assert len(table(game)) == 8
    assert not game.over
    assert game.to_move == (1,)


def test_nine_characters_wait_for_the_turns_end() -> None:
    game = nine_and_a_figure(strike_early=False)
    assert len(table(game)) == 9
    assert game.phase == "after"
    assert not game.over
    play(game, "0 end")
    assert ending(game) == "all-nine"


def test_after_the_end_nothing_more_can_be_done() -> None:
    game = quick(NINE[2])
    lay_all(game, NINE[2])
    assert game.to_move == ()
    assert game.legal(0) == game.legal(1) == []
    assert refused(game, "0 draw L") == "action-game-over"
