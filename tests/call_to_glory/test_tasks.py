"""Imperial Tasks: three secret tasks each, one revealed at the end of every round, for whoever has the character."""

from __future__ import annotations

from typing import Any

import pytest

import courtcards
from courtcards import Game
from courtcards.games.shuffle import Shuffler
from tests.call_to_glory.deals import deck, game_with_tasks, laying_deck, redealt
from tests.call_to_glory.script import drain, lay_all, play, refused, scores, table, verbs

DECKS = {
    "A": ["emperor", "empress", "daimyo", "shogun"],
    "B": ["shogun", "samurai", "ninja", "envoy"],
    "C": ["ninja", "envoy", "monk", "farmer"],
}
POINTS = {"A": 5, "B": 4, "C": 3}

# Tasks that name nothing which these tests lay, unless a test says so.
IDLE = ["shogun samurai ninja", "daimyo ninja envoy", "emperor envoy monk", "empress shogun farmer"]


def with_tasks(tasks: list[str], lays: list[str], first: int = 0, **options: Any) -> Game:
    """The first round has been played up to the revealing of tasks."""
    game = game_with_tasks(tasks, laying_deck(lays, first), first=first, **options)
    lay_all(game, lays)
    assert game.phase == "reveal"
    return game


def reveal(game: Game, *decks: str) -> None:
    """Each in turn reveals a task of this deck."""
    for name in decks:
        game.play(game.to_move[0], f"reveal {name}")


# Set up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_gets_one_task_of_each_deck(players: int) -> None:
    for number in range(30):
        tasks = courtcards.new_game("call-to-glory", players=players, tasks=True, seed=number).record()["tasks"]
        assert len(tasks) == players
        for place, name in enumerate(DECKS):
            dealt = [row[place] for row in tasks]
            assert len(set(dealt)) == players
            assert set(dealt) <= set(DECKS[name])


def test_ruling_the_three_decks_hold_these_characters() -> None:
    tasks = courtcards.new_game("call-to-glory", players=4, tasks=True, seed="amber").record()["tasks"]
    for place, characters in enumerate(DECKS.values()):
        assert sorted(row[place] for row in tasks) == sorted(characters)


@pytest.mark.parametrize("options", [{}, {"first": 1}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seed_deals_the_published_tasks(players: int, options: dict[str, Any]) -> None:
    game = courtcards.new_game("call-to-glory", players=players, tasks=True, seed="amber", **options)
    shuffler = Shuffler("amber", "game")
    if not options:
        shuffler.uniform(players)
    decks = [shuffler.shuffle(characters) for characters in DECKS.values()]
    assert game.record()["tasks"] == [[shuffled[seat] for shuffled in decks] for seat in range(players)]


def test_without_the_option_there_are_no_tasks() -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="amber")
    assert "tasks" not in game.record()
    assert game.view(0)["tasks"] is None
    assert refused(game, f"{game.to_move[0]} reveal A") == "glory-reveal-without-tasks"


def test_tasks_are_dealt_once_for_the_whole_game() -> None:
    game = with_tasks(IDLE[:2], ["farmer", ""])
    reveal(game, "A", "A")
    mine = game.view(0)["tasks"][0]
    assert game.round == 2
    assert [mine[name]["character"] for name in DECKS] == IDLE[0].split()


# Secrecy


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_task_is_known_only_to_its_owner(players: int) -> None:
    game = game_with_tasks(IDLE[:players], deck([""] * players))
    for seat in range(players):
        for owner in range(players):
            seen = [task["character"] for task in game.view(seat)["tasks"][owner].values()]
            assert seen == (IDLE[owner].split() if owner == seat else [None] * 3)
    assert all(task["character"] is None for row in game.view(None)["tasks"] for task in row.values())


def test_revealed_task_is_public_with_its_round() -> None:
    game = with_tasks(IDLE[:2], ["farmer", ""])
    reveal(game, "B")
    for viewer in (0, 1, None):
        task = game.view(viewer)["tasks"][0]["B"]
        assert (task["character"], task["revealed"]) == ("samurai", 1)
    hidden = game.view(1)["tasks"][0]["A"]
    assert (hidden["character"], hidden["revealed"], hidden["points"]) == (None, None, None)


# Revealing


@pytest.mark.parametrize(("players", "first"), [(players, first) for players in (2, 3, 4) for first in range(players)])
def test_tasks_are_revealed_clockwise_from_the_starter(players: int, first: int) -> None:
    game = with_tasks(IDLE[:players], [""] * players, first)
    for offset in range(players):
        seat = (first + offset) % players
        assert game.to_move == (seat,)
        for other in set(range(players)) - {seat}:
            assert refused(game, f"{other} reveal A") == "action-not-to-move"
        reveal(game, "A")
    assert game.round == 2


def test_revealing_begins_with_that_rounds_starter() -> None:
    game = with_tasks(IDLE[:3], ["farmer", "monk", ""])
    reveal(game, "A", "A", "A")
    assert game.to_move == (2,)
    drain(game)
    assert game.phase == "reveal"
    order = []
    while game.phase == "reveal":
        order.append(game.to_move[0])
        reveal(game, "B")
    assert order == [2, 0, 1]


def test_any_remaining_task_must_be_revealed() -> None:
    game = with_tasks(IDLE[:2], ["farmer", ""])
    assert game.legal(0) == ["reveal A", "reveal B", "reveal C"]
    assert refused(game, "0 end") == "glory-not-now"
    assert refused(game, "0 draw L") == "glory-not-now"


@pytest.mark.parametrize("name", DECKS)
def test_a_revealed_task_has_left_the_game(name: str) -> None:
    game = with_tasks(IDLE[:2], ["farmer", ""])
    reveal(game, name, "A")
    drain(game)
    while game.to_move != (0,):
        reveal(game, "B")
    assert game.legal(0) == [f"reveal {other}" for other in DECKS if other != name]
    assert refused(game, f"0 reveal {name}") == "glory-reveal-again"


def test_tasks_are_revealed_only_after_the_round() -> None:
    game = game_with_tasks(IDLE[:2], deck(["", ""]))
    assert refused(game, "0 reveal A") == "glory-not-now"
    play(game, "0 LR")
    assert refused(game, "0 reveal A") == "glory-not-now"
    assert "reveal" not in verbs(game, 0)


@pytest.mark.parametrize("line", ["0 reveal", "0 reveal D", "0 reveal empress", "0 reveal a"])
def test_unknown_task_deck_is_refused(line: str) -> None:
    assert refused(with_tasks(IDLE[:2], ["farmer", ""]), line) == "action-unknown"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_last_task_is_revealed_without_asking(players: int) -> None:
    game = with_tasks(IDLE[:players], [""] * players)
    reveal(game, *["A"] * players)
    drain(game)
    reveal(game, *["C"] * players)
    assert game.round == 3
    drain(game)
    assert game.over
    assert not any("reveal" in action for action in game.record()["rounds"][2]["actions"])
    for row in game.view(None)["tasks"]:
        assert [row[name]["revealed"] for name in DECKS] == [1, 3, 2]
        assert None not in [row[name]["character"] for name in DECKS]


# Score


def test_example_two_empresses_of_another_player_score_ten() -> None:
    tasks = ["empress samurai ninja", "daimyo ninja envoy", "emperor envoy farmer"]
    game = with_tasks(tasks, ["monk", "", "empress*2"])
    reveal(game, "A", "A", "A")
    assert scores(game) == [18, 0, 7 + 2 * 5]


@pytest.mark.parametrize("size", [2, 3, 5])
@pytest.mark.parametrize(("name", "character"), [(name, who) for name, deck in DECKS.items() for who in deck])
def test_task_scores_each_card_by_its_deck(name: str, character: str, size: int) -> None:
    mine = {"A": "emperor", "B": "samurai", "C": "ninja", name: character}
    others = {deck: next(who for who in DECKS[deck] if who not in (mine[deck], character)) for deck in DECKS}
    game = with_tasks([" ".join(mine.values()), " ".join(others.values())], [f"{character}*{size}", ""])
    reveal(game, name, name)
    number = {"emperor": 6, "empress": 7, "daimyo": 8, "shogun": 9, "samurai": 12}
    number |= {"ninja": 14, "envoy": 16, "monk": 18, "farmer": 20}
    assert scores(game) == [number[character] + POINTS[name] * size, 0]


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_task_scores_for_the_owner_of_the_set(owner: int) -> None:
    lays = ["", "", ""]
    lays[owner] = "empress*3"
    game = with_tasks(["empress samurai ninja", "daimyo ninja envoy", "emperor envoy farmer"], lays)
    reveal(game, "A", "A", "A")
    assert scores(game) == [7 + 15 if seat == owner else 0 for seat in range(3)]


def test_a_task_whose_character_nobody_has_scores_nothing() -> None:
    game = with_tasks(IDLE[:2], ["farmer", ""])
    reveal(game, "A", "A")
    assert scores(game) == [20, 0]


def test_two_tasks_for_one_character_both_score() -> None:
    tasks = ["shogun samurai ninja", "daimyo shogun envoy"]
    game = with_tasks(tasks, ["shogun*3", "farmer"])
    reveal(game, "A", "B")
    assert scores(game) == [9 + 3 * 5 + 3 * 4, 20]


def test_set_scores_are_added_to_task_scores() -> None:
    tasks = ["empress samurai monk", "daimyo ninja envoy"]
    game = with_tasks(tasks, ["monk*4 farmer", "daimyo emperor"])
    reveal(game, "C", "A")
    assert scores(game) == [18 + 20 + 4 * 3, 8 + 6 + 2 * 5]


def test_unrevealed_tasks_do_not_score_yet() -> None:
    game = with_tasks(["empress samurai monk", "daimyo ninja envoy"], ["empress monk samurai", ""])
    reveal(game, "B", "A")
    assert scores(game) == [7 + 18 + 12 + 2 * 4, 0]


def test_scores_are_added_only_when_all_have_revealed() -> None:
    game = with_tasks(["empress samurai monk", "daimyo ninja envoy"], ["empress", ""])
    reveal(game, "A")
    assert game.totals == [0, 0]
    assert game.view(None)["scores"] == []
    reveal(game, "A")
    assert game.totals == [17, 0]


def test_a_task_scores_in_its_own_round_only() -> None:
    game = with_tasks(["empress samurai monk", "daimyo ninja envoy"], ["empress", ""])
    reveal(game, "A", "A")
    again = ["empress", ""]
    game = redealt(game, laying_deck(again, starter=1))
    lay_all(game, again)
    reveal(game, "B", "B")
    assert scores(game, 2) == [7, 0]


def test_the_tasks_of_the_last_round_score_too() -> None:
    game = with_tasks(["empress samurai monk", "daimyo ninja farmer"], ["", ""])
    reveal(game, "A", "A")
    drain(game)
    reveal(game, "B", "B")
    lays = ["monk*3", "farmer*2"]
    game = redealt(game, laying_deck(lays, starter=game.to_move[0]))
    lay_all(game, lays)
    assert game.over
    assert scores(game, 3) == [18 + 3 * 3, 20 + 2 * 3]


def test_task_bonus_counts_for_the_next_starter() -> None:
    """7 + 10 against 16: without the bonus seat 0 would start."""
    game = with_tasks(["empress samurai monk", "daimyo ninja farmer"], ["empress", "envoy"])
    reveal(game, "A", "A")
    assert game.totals == [17, 16]
    assert game.to_move == (1,)


def test_struck_set_scores_tasks_for_remaining_cards() -> None:
    tasks = ["empress samurai monk", "daimyo ninja farmer"]
    dealt = deck(["ninja emperor farmer", "samurai*3"], ["ninja emperor", "samurai monk", "monk farmer"])
    game = game_with_tasks(tasks, dealt, ninja=True)
    play(game, "0 LR, lay ninja 2", "1 LR, lay samurai 4", "0 strike 1 samurai, LR, discard monk B")
    drain(game)
    assert table(game)["samurai"] == (1, 3)
    reveal(game, "B", "A")
    assert scores(game) == [14, 12 + 3 * 4]


# What a task is worth


def test_own_task_says_what_it_would_score() -> None:
    game = with_tasks(["empress samurai monk", "daimyo ninja farmer"], ["", "empress*2 monk*3"])
    mine, theirs = game.view(0)["tasks"]
    assert [(task["each"], task["points"]) for task in mine.values()] == [(5, 10), (4, 0), (3, 9)]
    assert [task["points"] for task in theirs.values()] == [None, None, None]


def test_earlier_task_no_longer_scores() -> None:
    game = with_tasks(["empress samurai monk", "daimyo ninja farmer"], ["", "empress*2"])
    reveal(game, "A", "B")
    assert game.round == 2
    assert game.view(0)["tasks"][0]["A"]["points"] is None
