"""What is public: everybody sees the table; hands, draw piles and unrevealed tasks are secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

import courtcards
from courtcards import Game
from tests.call_to_glory.deals import deck, game_with, game_with_tasks
from tests.call_to_glory.script import drain, play, table

SHARED = ["piles", "sets", "hand_sizes", "known", "figures", "totals", "scores", "turn", "starter", "leaving", "phase"]


def mid_game() -> Game:
    """Three players; sets, both discard piles, a figure, and a card seen to enter a hand."""
    turns = ["farmer emperor", "monk shogun", "envoy daimyo", "farmer shogun", "monk empress"]
    game = game_with(["ninja*3", "monk*3", "farmer*3"], turns, ninja=True)
    play(game, "0 LR, lay ninja 3", "1 LR, lay monk 3", "2 LR, discard envoy A")
    play(game, "0 LR, discard shogun B, end", "1 AL, discard shogun A")
    return game


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_sees_the_same_table(viewer: int | None) -> None:
    seen = mid_game().view(viewer)
    assert seen["sets"] == {"ninja": {"seat": 0, "size": 3}, "monk": {"seat": 1, "size": 3}}
    assert seen["piles"] == {"L": 51 - 5, "R": 50 - 4, "A": ["shogun"], "B": ["shogun"]}
    assert seen["hand_sizes"] == [3, 3, 4]
    assert seen["known"] == [{}, {"envoy": 1}, {}]
    assert (seen["figures"]["held"], seen["figures"]["stock"]) == ([1, 0, 0], 3)
    assert seen["totals"] == [0, 0, 0]
    assert seen["to_move"] == [2]
    assert seen["turn"] == 2


def test_a_hand_is_seen_by_its_player_alone() -> None:
    game = mid_game()
    assert game.view(0)["hand"] == {"emperor": 1, "farmer": 2}
    assert game.view(1)["hand"] == {"monk": 2, "envoy": 1}
    assert game.view(2)["hand"] == {"daimyo": 1, "farmer": 3}
    assert game.view(None)["hand"] == {}


def test_legal_actions_are_told_only_to_the_player() -> None:
    game = mid_game()
    assert game.view(2)["legal"] == game.legal(2) != []
    assert game.view(0)["legal"] == game.view(1)["legal"] == game.view(None)["legal"] == []


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_view_can_be_written_as_json(viewer: int | None) -> None:
    seen = mid_game().view(viewer)
    assert json.loads(json.dumps(seen)) == seen


def test_discard_piles_are_known_down_to_the_bottom() -> None:
    game = game_with(["farmer*3", "monk*3"], ["emperor empress", "daimyo shogun"] * 2)
    play(game, "0 LR, discard emperor A", "1 LR, discard daimyo B", "0 LR, discard farmer A", "1 LR, discard monk A")
    assert game.view(None)["piles"]["A"] == ["emperor", "farmer", "monk"]
    assert game.view(None)["piles"]["B"] == ["daimyo"]


# Cards seen to enter a hand


def seen_monk() -> Game:
    """Seat 1 has taken a Monk from A, and has two Monks besides that nobody saw."""
    game = game_with(["monk*2", "monk*2 farmer"], ["farmer emperor", "shogun daimyo", "empress empress"])
    play(game, "0 LR, discard monk A", "1 AL")
    return game


def test_card_seen_entering_a_hand_is_known() -> None:
    assert seen_monk().view(0)["known"] == [{}, {"monk": 1}]


def test_it_stays_known_while_other_cards_leave() -> None:
    game = seen_monk()
    play(game, "1 discard farmer A")
    assert game.view(0)["known"] == [{}, {"monk": 1}]


def test_known_card_of_equals_may_have_left() -> None:
    game = seen_monk()
    play(game, "1 discard monk A")
    assert game.view(0)["known"] == [{}, {}]
    game = seen_monk()
    play(game, "1 lay monk 2")
    assert game.view(0)["known"] == [{}, {}]


def test_remaining_known_cards_stay_known() -> None:
    game = game_with(["monk*3", "farmer*3"], ["monk monk"])
    play(game, "0 LR, discard monk A", "1 LR, discard farmer B", "0 LR, discard monk A", "1 AL, discard farmer B")
    play(game, "0 LR, discard monk B", "1 AL")
    assert game.view(None)["known"] == [{}, {"monk": 2}]
    play(game, "1 discard monk A")
    assert game.view(None)["known"] == [{}, {"monk": 1}]


# Secrets: who cannot know the difference sees none


def twins(swaps: list[tuple[int, int]], lines: list[str], **options: Any) -> tuple[Game, Game]:
    """Two games of three players that differ only in the places of a few cards of the deck."""
    dealt = deck(["farmer*3", "monk envoy shogun", "emperor empress daimyo"], ["monk farmer"] * 4)
    other = list(dealt)
    for here, there in swaps:
        assert dealt[here] != dealt[there]
        other[here], other[there] = other[there], other[here]
    games = [
        courtcards.new_game("call-to-glory", players=3, decks=[cards], first=0, **options) for cards in (dealt, other)
    ]
    for game in games:
        play(game, *lines)
    return games[0], games[1]


def assert_same_for(viewer: int | None, games: tuple[Game, Game]) -> None:
    one, other = games
    assert one.view(viewer) == other.view(viewer)
    assert one.knowledge(viewer).tobytes() == other.knowledge(viewer).tobytes()
    if viewer is not None:
        assert (one.observation(viewer) == other.observation(viewer)).all()


LINES = ["0 LR, lay farmer 4", "1 LR, discard farmer A"]
HAND_1, HAND_2, L_DEEP, R_DEEP = 4, 8, 50, 101


@pytest.mark.parametrize("until", [0, 1, 2])
@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("swap", [(HAND_1, L_DEEP), (HAND_1, R_DEEP), (L_DEEP, R_DEEP), (L_DEEP, L_DEEP + 1)])
def test_hands_and_draw_piles_are_secret(viewer: int | None, swap: tuple[int, int], until: int) -> None:
    assert_same_for(viewer, twins([swap], LINES[:until]))


@pytest.mark.parametrize("viewer", [0, None])
def test_holder_among_two_others_is_secret(viewer: int | None) -> None:
    assert_same_for(viewer, twins([(HAND_1, HAND_2)], LINES))


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_others_draws_from_draw_piles_are_secret(viewer: int | None) -> None:
    top_of_l_in_turn_of_1 = 9 + 1
    games = twins([(top_of_l_in_turn_of_1, L_DEEP + 1)], ["0 LR, lay farmer 4", "1 LR"])
    assert games[0].view(1)["hand"] != games[1].view(1)["hand"]
    assert_same_for(viewer, games)


def test_a_reason_for_a_refusal_tells_no_secret() -> None:
    for game in twins([(HAND_1, L_DEEP)], LINES):
        reason = game.why_not(2, "strike 1 monk")
        assert reason is not None
        assert reason.id == "glory-strike-without-ninja"


@pytest.mark.parametrize("viewer", [0, None])
def test_others_tasks_and_unused_tasks_are_secret(viewer: int | None) -> None:
    dealt = deck(["", ""])
    one = game_with_tasks(["empress samurai monk", "daimyo ninja farmer"], dealt)
    other = game_with_tasks(["empress samurai monk", "shogun envoy ninja"], dealt)
    assert_same_for(viewer, (one, other))
    for game in (one, other):
        drain(game)
        play(game, "0 reveal A")
    assert_same_for(viewer, (one, other))


def test_hands_stay_secret_when_the_game_is_over() -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="amber", quick=True)
    drain(game)
    assert game.over
    assert game.view(None)["hand"] == {}
    assert "hands" not in game.view(0)


def test_scores_are_public() -> None:
    game = game_with(["farmer*3", "monk*3"])
    play(game, "0 LR, lay farmer 3", "1 LR, lay monk 3")
    drain(game)
    for viewer in (0, 1, None):
        assert game.view(viewer)["scores"] == [[20, 18]]
        assert game.view(viewer)["totals"] == [20, 18]
    assert table(game) == {}


def test_views_name_what_a_client_relies_on() -> None:
    seen = mid_game().view(0)
    for name in ("game", "options", "seat", "round", "to_move", "phase", "hand", "hand_sizes", "totals", "legal"):
        assert name in seen
    assert set(SHARED) <= set(seen)
    assert seen["game"] == "call-to-glory"
    assert seen["round"] == 1


# What follows from it, counted for those who look


def test_unseen_cards_are_in_draw_piles_or_hands() -> None:
    game = seen_monk()  # one Monk is known to be in a hand
    assert game.view(0)["unseen"]["monk"] == 18 - 1
    play(game, "1 lay monk 3")
    assert game.view(0)["unseen"]["monk"] == 18 - 3
    assert game.view(0)["unseen"] == game.view(1)["unseen"] == game.view(None)["unseen"]


def test_unseen_cards_count_during_pile_choice() -> None:
    game = game_with(["monk*2 farmer", "monk*3"], ["farmer farmer", "shogun daimyo", "empress emperor", "envoy envoy"])
    play(game, "0 LR, discard farmer A", "1 LR, discard shogun B", "0 LR, lay monk 2", "1 LR, lay monk 3")
    assert game.phase == "pile"
    assert game.view(None)["unseen"]["monk"] == 18 - 5


def test_missing_cards_are_those_a_set_needs_more() -> None:
    game = game_with(["farmer*3", "monk*2 farmer"], ["emperor empress"])
    play(game, "0 LR, lay farmer 3")
    assert "monk" not in game.view(1)["missing"]
    assert game.view(1)["missing"]["farmer"] == 3
    assert game.view(None)["missing"] == {}


def test_points_are_what_laid_sets_score() -> None:
    game = game_with(["farmer*3", "monk*3"])
    play(game, "0 LR, lay farmer 3", "1 LR, lay monk 3")
    assert game.view(None)["points"] == [20, 18]
    assert game.view(None)["totals"] == [0, 0]


def test_set_of_most_cards_is_unbeatable() -> None:
    game = game_with(["emperor*2", "emperor*3"], ["emperor farmer", "farmer farmer"])
    play(game, "0 LR, lay emperor 3")
    assert game.view(None)["unbeatable"] == ["emperor"]
