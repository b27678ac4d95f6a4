"""Which discard pile a beaten set goes to, and who chooses it. Struck cards: see `test_ninja`."""

from __future__ import annotations

import pytest

from courtcards import Game
from tests.call_to_glory.deals import game_with
from tests.call_to_glory.script import pile, play, refused, table

HANDS = ["monk*2 farmer", "monk*3", "farmer*2 envoy", "farmer*2 envoy"]


def two_piles_and_a_beaten_set(players: int) -> Game:
    """Seat 1 has beaten seat 0's two Monks while a Farmer lay on A and a Shogun on B."""
    discards = ["1 LR, discard farmer A", "2 LR, discard shogun B", "3 LR, discard farmer A"][: players - 1]
    if players == 2:
        discards += ["0 LR, discard shogun B", "1 LR, discard shogun A"]
    game = game_with(HANDS[:players], ["farmer shogun"] * len(discards) + ["emperor empress"] * 2, first=1)
    play(game, *discards, "0 LR, lay monk 2", "1 LR, lay monk 3")
    return game


def test_beaten_set_goes_to_empty_a_first() -> None:
    game = game_with(HANDS[:2])
    play(game, "0 LR, lay monk 2", "1 LR, lay monk 3")
    assert (pile(game, "A"), pile(game, "B")) == (["monk"] * 2, [])
    assert game.to_move == (0,)
    assert game.phase == "draw"


def test_beaten_set_goes_to_empty_b() -> None:
    game = game_with(HANDS[:2], ["farmer emperor"], first=1)
    play(game, "1 LR, discard farmer A", "0 LR, lay monk 2", "1 LR, lay monk 3")
    assert (pile(game, "A"), pile(game, "B")) == (["farmer"], ["monk"] * 2)
    assert game.phase == "draw"


def test_beaten_set_goes_to_empty_a() -> None:
    game = game_with(HANDS[:2], ["farmer emperor", "shogun empress", "daimyo emperor"], first=1)
    play(game, "1 LR, discard farmer A", "0 LR, discard shogun B", "1 LR, discard daimyo B")
    play(game, "0 LR, lay monk 2", "1 AL, lay monk 3")
    assert (pile(game, "A"), pile(game, "B")) == (["monk"] * 2, ["shogun", "daimyo"])
    assert game.phase == "draw"


def test_forced_pile_choice_is_not_recorded() -> None:
    game = game_with(HANDS[:2])
    play(game, "0 LR, lay monk 2", "1 LR, lay monk 3")
    assert game.record()["rounds"][0]["actions"][-1] == "1 lay monk 3"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_owner_of_the_beaten_set_chooses_the_pile(players: int) -> None:
    game = two_piles_and_a_beaten_set(players)
    assert game.phase == "pile"
    assert game.to_move == (0,)
    assert game.legal(0) == ["pile A", "pile B"]
    for seat in range(1, players):
        assert refused(game, f"{seat} pile A") == "action-not-to-move"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", "AB")
def test_beaten_set_moves_as_one_block(players: int, name: str) -> None:
    game = two_piles_and_a_beaten_set(players)
    before = {place: pile(game, place) for place in "AB"}
    play(game, f"0 pile {name}")
    other = "B" if name == "A" else "A"
    assert pile(game, name) == [*before[name], "monk", "monk"]
    assert pile(game, other) == before[other]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_turn_waits_for_the_pile_choice(players: int) -> None:
    game = two_piles_and_a_beaten_set(players)
    assert game.view(None)["turn"] == 1
    assert game.view(None)["leaving"] == {"character": "monk", "count": 2}
    assert table(game)["monk"] == (1, 3)
    assert refused(game, "0 draw L") == "glory-not-now"
    assert refused(game, f"{2 % players} draw L") in ("action-not-to-move", "glory-not-now")
    play(game, "0 pile A")
    assert game.to_move == (2 % players,)
    assert game.phase == "draw"
    assert game.view(None)["leaving"] is None


def own_set_replaced(second_pile: bool) -> Game:
    turns = ["empress daimyo", "farmer shogun", "monk monk", "farmer shogun", "monk emperor"]
    game = game_with(["monk*2 farmer", "farmer*3"], turns)
    play(game, "0 LR, lay monk 2", "1 LR, discard farmer A")
    play(game, "0 LR, discard empress B", "1 LR, lay farmer 4")
    play(game, "0 LR, lay monk 3" if second_pile else "0 BL, lay monk 3")
    return game


def test_owner_chooses_the_pile_of_a_replaced_set() -> None:
    game = own_set_replaced(second_pile=True)
    assert game.to_move == (0,)
    assert game.legal(0) == ["pile A", "pile B"]
    play(game, "0 pile B")
    assert pile(game, "B") == ["empress", "monk", "monk"]
    assert game.to_move == (1,)


def test_replaced_own_set_fills_an_empty_place() -> None:
    game = own_set_replaced(second_pile=False)
    assert pile(game, "B") == ["monk", "monk"]
    assert game.to_move == (1,)


def test_pile_is_chosen_only_for_leaving_cards() -> None:
    game = game_with(HANDS[:2])
    assert refused(game, "0 pile A") == "glory-not-now"
    play(game, "0 LR")
    assert refused(game, "0 pile A") == "glory-not-now"


@pytest.mark.parametrize("line", ["0 pile L", "0 pile", "0 pile C", "0 pile a"])
def test_unknown_pile_cannot_be_chosen(line: str) -> None:
    assert refused(two_piles_and_a_beaten_set(3), line) == "action-unknown"
