"""Article “A round”, its end: the second Hear Ye!, a turn for everyone, forty turns at most, and who deals next."""

from __future__ import annotations

import pytest

import courtcards
from tests.come_to_call.deals import call, deal, deck_of, last_show, pass_turns, start, take_turn, take_turns

PLAYERS = range(2, 7)
MOST_TURNS = 40


def dealer(game: courtcards.Game) -> int:
    """Who deals the present round, as everyone can tell from who begins it."""
    (beginner,) = game.to_move
    seat = (beginner - 1) % game.players
    assert game.view(None)["dealer"] == seat
    return seat


def caller_hands(players: int) -> list[str]:
    """A set for seat 0, so that the round waits at the call."""
    return ["butler 2 king", *[""] * (players - 1)]


@pytest.mark.parametrize("players", PLAYERS)
def test_one_hear_ye_continues_the_round(players: int) -> None:
    game = deal(players, ["butler 2 king"], top="hear-ye")
    take_turn(game)
    pass_turns(game, 2 * players)
    assert (game.round, game.phase, game.view(None)["heard"]) == (1, "draw", 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_second_hear_ye_stops_the_round_at_once(players: int) -> None:
    game = deal(players, ["butler 2 king hear-ye", "hear-ye"])
    pass_turns(game, players)
    take_turn(game, "left", discard="hear-ye")
    assert game.phase == "draw"
    take_turn(game, "right", discard="hear-ye")
    assert (game.phase, game.to_move) == ("call", (0,))


def test_one_player_may_discard_both_hear_yes() -> None:
    game = deal(3, ["butler 2 king 2 hear-ye"])
    take_turn(game, discard="hear-ye")
    take_turns(game, 2)
    take_turn(game, discard="hear-ye")
    assert game.phase == "call"


@pytest.mark.parametrize("players", range(3, 7))
def test_round_lasts_until_everyone_had_a_turn(players: int) -> None:
    game = deal(players, caller_hands(players), top="2 hear-ye")
    take_turns(game, 2)
    for seat in range(2, players):
        assert (game.phase, game.to_move) == ("draw", (seat,))
        take_turn(game)
    assert (game.phase, game.to_move) == ("call", (0,))


@pytest.mark.parametrize("players", PLAYERS)
def test_second_hear_ye_stops_in_the_first_lap(players: int) -> None:
    game = deal(players, ["butler 2 king hear-ye", *[""] * (players - 2), "hear-ye"])
    take_turn(game, discard="hear-ye")
    take_turns(game, players - 2)
    take_turn(game, discard="hear-ye")
    assert game.phase == "call"


def test_more_than_two_hear_yes_may_fall() -> None:
    game = deal(5, caller_hands(5), top="4 hear-ye")
    take_turns(game, 4)
    assert (game.phase, game.view(None)["heard"], game.view(None)["crier"]) == ("draw", 4, 3)
    take_turn(game)
    assert game.phase == "call"


@pytest.mark.parametrize("players", PLAYERS)
def test_stopped_round_leads_to_the_call(players: int) -> None:
    game = call(["butler 2 king"] * min(players, 2) + [""] * (players - 2))
    assert (game.phase, game.round, game.to_move) == ("call", 1, (0, 1))


# Who deals next


@pytest.mark.parametrize("players", PLAYERS)
def test_last_hear_ye_makes_the_next_dealer(players: int) -> None:
    for first in range(players):
        game = deal(players, dealer=first, top="2 hear-ye")
        take_turns(game, players)
        assert (game.round, dealer(game)) == (2, (first + 2) % players)


def test_last_of_many_hear_yes_makes_the_dealer() -> None:
    game = deal(5, top="4 hear-ye")
    take_turns(game, 5)
    assert (game.round, dealer(game)) == (2, 3)


def test_dealer_may_deal_again() -> None:
    game = deal(3, ["hear-ye", "", "hear-ye"], dealer=2)
    take_turn(game, discard="hear-ye")
    take_turn(game)
    take_turn(game, discard="hear-ye")
    assert (game.round, dealer(game)) == (2, 2)


# Forty turns


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_forty_turns_each_stop_the_round(players: int) -> None:
    game = deal(players, caller_hands(players))
    for _ in range(MOST_TURNS * players):
        assert game.phase == "draw"
        pass_turns(game, 1)
    assert (game.phase, game.to_move, game.view(None)["ending"]) == ("call", (0,), "turns")
    game.play(0, "send king 2")
    assert (game.round, last_show(game)["thief"]) == (2, 0)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("heard", [0, 1])
def test_ruling_dealer_stays_after_forty_turns(players: int, heard: int) -> None:
    game = deal(players, ["hear-ye"], dealer=-1)
    take_turn(game, "left", discard="hear-ye" if heard else "")
    pass_turns(game, MOST_TURNS * players - 1)
    assert (game.round, dealer(game)) == (2, players - 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_hear_ye_in_the_last_turn_counts(
    players: int,
) -> None:
    game = deal(players, ["hear-ye", *[""] * (players - 2), "hear-ye"], dealer=players - 1)
    take_turn(game, "left", discard="hear-ye")
    pass_turns(game, MOST_TURNS * players - 2)
    assert game.to_move == (players - 1,)
    take_turn(game, "right", discard="hear-ye")
    assert (game.round, dealer(game)) == (2, players - 1)


def test_ruling_earlier_hear_ye_changes_the_dealer() -> None:
    game = deal(3, ["hear-ye", "hear-ye"], dealer=2)
    pass_turns(game, 3 * (MOST_TURNS - 1))
    take_turn(game, "left", discard="hear-ye")
    take_turn(game, "right", discard="hear-ye")
    assert (game.round, dealer(game)) == (2, 1)


def test_ruling_every_round_has_forty_turns() -> None:
    game = start([deck_of(2), deck_of(2)], 2, 0, None)
    pass_turns(game, 2 * MOST_TURNS)
    assert (game.round, game.view(None)["turns"]) == (2, 0)
    pass_turns(game, 2 * MOST_TURNS - 1)
    assert (game.round, game.phase) == (2, "draw")
    pass_turns(game, 1)
    assert game.round == 3
