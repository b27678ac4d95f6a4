"""Article “Win”: favor and a stolen show, another round otherwise, sixty rounds at most."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import courtcards
from tests.come_to_call.deals import deck_of, play_round, set_hand, shows, start, thief
from tests.come_to_call.refusals import refusal

NEEDED = {2: 18, 3: 16, 4: 14, 5: 12, 6: 11}
MOST_ROUNDS = 60

# A single set that scores so much when nobody else sends one.
WORTH = {
    1: "king 2",
    2: "queen 2",
    3: "heir 2",
    4: "diplomat 2",
    5: "fool 2",
    6: "fool 4",
    7: "fool 5",
    8: "fool 4+double",
}


def rounds_worth(favor: int, seat: int, players: int) -> list[list[str]]:
    """Rounds in which a seat steals every show and scores so much in all."""
    rounds = []
    while favor > 0:
        part = min(favor, 8)
        rounds.append([WORTH[part] if other == seat else "" for other in range(players)])
        favor -= part
    return rounds


def long_game(players: int, special: dict[int, Sequence[str]]) -> courtcards.Game:
    """A game of sixty rounds, quiet but for those that are given."""
    rounds = [special.get(number, [""] * players) for number in range(1, MOST_ROUNDS + 1)]
    return shows(*rounds)


def is_over(game: courtcards.Game, winners: list[int]) -> bool:
    assert game.winners == winners == game.record()["winners"] == game.view(None)["winners"]
    return game.over and game.to_move == ()


@pytest.mark.parametrize("players", range(2, 7))
def test_thief_with_the_favor_needed_wins(players: int) -> None:
    for seat in {0, players - 1}:
        game = shows(*rounds_worth(NEEDED[players], seat, players))
        assert game.totals[seat] == NEEDED[players]
        assert is_over(game, [seat])


@pytest.mark.parametrize("players", range(2, 7))
def test_thief_with_more_than_enough_favor_wins(players: int) -> None:
    game = shows(*rounds_worth(NEEDED[players] - 1, 0, players), *rounds_worth(8, 0, players))
    assert game.totals[0] == NEEDED[players] + 7
    assert is_over(game, [0])


@pytest.mark.parametrize("players", range(2, 7))
def test_one_favor_too_few_does_not_win(players: int) -> None:
    rounds = rounds_worth(NEEDED[players] - 1, 0, players)
    game = shows(*rounds)
    assert game.totals[0] == NEEDED[players] - 1
    assert (game.over, game.winners, game.round) == (False, [], len(rounds) + 1)


# Seat 0 comes to 17 favor of 18 with every show stolen, then to 18 by a bonus while seat 1 steals the show.
BY_BONUS = [*rounds_worth(17, 0, 2), ["heir 4", "king 2"]]


def test_favor_without_a_stolen_show_does_not_win() -> None:
    game = shows(*BY_BONUS)
    assert (thief(game), game.totals) == ((1, "king"), [18, 1])
    assert (game.over, game.winners) == (False, [])


def test_show_without_a_thief_wins_nothing() -> None:
    game = shows(*BY_BONUS, ["", ""], ["king 2", "king 2"])
    assert thief(game) == (None, None)
    assert (game.over, game.winners) == (False, [])


def test_enough_favor_wins_with_the_next_theft() -> None:
    game = shows(*BY_BONUS, ["king 2", ""])
    assert is_over(game, [0])


def test_only_the_thief_can_win() -> None:
    bonus = ["heir 5", "king 2"]  # 2 favor for seat 0, 1 for seat 1, who steals the show
    game = shows(*rounds_worth(16, 0, 2), *[bonus] * 17)
    assert (game.over, game.totals) == (False, [50, 17])
    game = shows(*rounds_worth(16, 0, 2), *[bonus] * 18)
    assert game.totals == [52, 18]
    assert is_over(game, [1])


def test_won_game_takes_no_further_action() -> None:
    game = shows(*rounds_worth(18, 0, 2))
    assert [game.legal(seat) for seat in (0, 1)] == [[], []]
    assert game.view(0)["phase"] == "over"
    assert game.round == len(game.record()["rounds"]) == 3
    for seat in (0, 1):
        for action in ("draw deck", "ready", "send king 2", "nonsense"):
            assert refusal(game, seat, action) == "action-game-over"


def test_last_crier_deals_the_next_round() -> None:
    game = shows(["king 2", "", ""], ["", "", ""], dealer=0)
    assert (game.round, game.phase) == (3, "draw")
    assert game.view(None)["dealer"] == (0 + 2 + 2) % 3
    assert game.to_move == ((game.view(None)["dealer"] + 1) % 3,)


# Sixty rounds


@pytest.mark.parametrize("players", [2, 3])
def test_ruling_game_ends_after_sixty_rounds(players: int) -> None:
    quiet = [""] * players
    decks = [deck_of(players, top="2 hear-ye") for _ in range(MOST_ROUNDS)]
    game = start(decks, players, 0, None)
    for number in range(1, MOST_ROUNDS + 1):
        assert (game.round, game.over) == (number, False)
        play_round(game, quiet)
    assert game.round == MOST_ROUNDS
    assert is_over(game, list(range(players)))


def test_ruling_highest_favor_wins_after_sixty_rounds() -> None:
    game = long_game(3, {7: ["", "queen 2", ""], 60: ["king 2", "", ""]})
    assert game.totals == [1, 2, 0]
    assert is_over(game, [1])


def test_ruling_ties_after_sixty_rounds_share() -> None:
    game = long_game(3, {7: ["", "queen 2", ""], 8: ["", "", "queen 2"], 60: ["king 2", "", ""]})
    assert game.totals == [1, 2, 2]
    assert is_over(game, [1, 2])


def test_ruling_thief_in_round_sixty_wins_alone() -> None:
    bonus = ["heir 5", "king 2"]
    early: dict[int, Sequence[str]] = dict.fromkeys(range(1, 18), bonus)
    game = long_game(2, {**early, 60: bonus})
    assert game.totals == [36, 18]
    assert is_over(game, [1])


def test_ruling_round_sixty_needs_no_stolen_show() -> None:
    bonus = ["heir 5", "king 2"]
    game = long_game(2, dict.fromkeys(range(1, 11), bonus))
    assert (game.totals, thief(game)) == ([20, 10], (None, None))
    assert is_over(game, [0])


def test_decks_for_more_than_sixty_rounds_are_refused() -> None:
    deck = deck_of(2, [set_hand("king 2")])
    with pytest.raises(courtcards.OptionError) as caught:
        start([deck] * (MOST_ROUNDS + 1), 2, 0, None)
    assert caught.value.message.id == "option-decks-too-many"
