"""The shuffle that anyone can check, written once more from its description and compared with what is dealt."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

import courtcards
from courtcards.games.shuffle import Shuffler

# Ten lines of any language.


def words(seed: str, label: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(seed.encode("utf-8") + b"/" + label.encode() + b"/" + str(block).encode()).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place : place + 4], "big")
        block += 1


def uniform(stream: Iterator[int], n: int) -> int:
    return next(word for word in stream if word < 2**32 // n * n) % n


def shuffled(stream: Iterator[int], items: list[str]) -> list[str]:
    items = list(items)
    for i in range(len(items) - 1, 0, -1):
        j = uniform(stream, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


# The unshuffled decks of the rules pages.

CHARACTERS = {
    "emperor": 6,
    "empress": 7,
    "daimyo": 8,
    "shogun": 9,
    "samurai": 12,
    "ninja": 14,
    "envoy": 16,
    "monk": 18,
    "farmer": 20,
}
COURT = ["king", "queen", "heir", "diplomat", "fool"]
BOX = {card: count for name in COURT for card, count in ((name, 5), (f"{name}-double", 1), (f"{name}-half", 1))}
BOX |= {"butler": 8, "wild": 3, "hear-ye": 4}
ORDERED = {
    "call-to-glory": [card for card, count in CHARACTERS.items() for _ in range(count)],
    "come-to-call": [card for card, count in BOX.items() for _ in range(count)],
}
TASK_DECKS = [
    ["emperor", "empress", "daimyo", "shogun"],
    ["shogun", "samurai", "ninja", "envoy"],
    ["ninja", "envoy", "monk", "farmer"],
]

GAMES = [("call-to-glory", players) for players in (2, 3, 4)] + [("come-to-call", players) for players in range(2, 7)]
SEEDS: list[str | int] = [
    "",
    0,
    1,
    -7,
    "anything",
    "0",
    "a/b",
    " ",
    "Зов Славы",
    "名誉",
    "🂡🂢",
    "é",
    "x" * 1000,
    10**40,
]


def played(game: courtcards.Game, rounds: int, choose: random.Random) -> courtcards.Game:
    """The game in its given round, or over, played at random."""
    while not game.over and game.round < rounds:
        seat = choose.choice(game.to_move)
        game.play(seat, choose.choice(game.legal(seat)))
    return game


def piled_up(game: courtcards.Game) -> courtcards.Game:
    """A game of Come to Call after a first round in which everyone draws from the deck and holds Hear Ye!s back."""
    while game.round == 1 and game.phase != "call":
        (seat,) = game.to_move
        game.play(seat, "draw deck")
        game.play(seat, game.legal(seat)[turns_taken(game) % 2])
    return game


def turns_taken(game: courtcards.Game) -> int:
    return int(game.view(None)["turns"])


# Label “round r”


@pytest.mark.parametrize(("id", "players"), GAMES)
@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: ascii(seed)[:24])
def test_first_deck_can_be_computed_by_anyone(id: str, players: int, seed: str | int) -> None:
    deck = courtcards.new_game(id, players=players, seed=seed).record()["rounds"][0]["deck"]
    assert deck == shuffled(words(str(seed), "round 1"), ORDERED[id])


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_every_round_has_its_own_label(id: str, players: int) -> None:
    game = played(courtcards.new_game(id, players=players, seed="rounds"), 4, random.Random(players))
    rounds = game.record()["rounds"]
    assert len(rounds) == 4
    for number, round in enumerate(rounds, 1):
        assert round["deck"] == shuffled(words("rounds", f"round {number}"), ORDERED[id])


def test_rounds_above_nine_are_written_in_decimal() -> None:
    game = played(courtcards.new_game("come-to-call", players=2, seed="long"), 13, random.Random(3))
    decks = [round["deck"] for round in game.record()["rounds"]]
    assert len(decks) >= 10
    assert decks == [shuffled(words("long", f"round {r}"), ORDERED["come-to-call"]) for r in range(1, len(decks) + 1)]


def test_changed_box_is_shuffled_from_ordered_ids() -> None:
    box = {"hear-ye": 3, "fool": 20, "king-half": 1, "butler": 4}
    game = courtcards.new_game("come-to-call", players=3, seed="box", cards=box)
    ordered = ["king-half"] + ["fool"] * 20 + ["butler"] * 4 + ["hear-ye"] * 3
    assert game.record()["rounds"][0]["deck"] == shuffled(words("box", "round 1"), ordered)


# Label “game”


@pytest.mark.parametrize(("id", "players"), GAMES)
@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: ascii(seed)[:24])
def test_first_player_can_be_computed_by_anyone(id: str, players: int, seed: str | int) -> None:
    record = courtcards.new_game(id, players=players, seed=seed).record()
    assert record["first"] == uniform(words(str(seed), "game"), players)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_tasks_follow_the_lot_in_the_same_stream(players: int, seed: int) -> None:
    record = courtcards.new_game("call-to-glory", players=players, tasks=True, seed=seed).record()
    stream = words(str(seed), "game")
    assert record["first"] == uniform(stream, players)
    assert record["tasks"] == dealt_tasks(stream, players)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_named_first_player_uses_up_no_randomness(players: int, seed: int) -> None:
    for first in range(players):
        game = courtcards.new_game("call-to-glory", players=players, tasks=True, seed=seed, first=first)
        assert game.record()["first"] == first
        assert game.record()["tasks"] == dealt_tasks(words(str(seed), "game"), players)


def dealt_tasks(stream: Iterator[int], players: int) -> list[list[str]]:
    decks = [shuffled(stream, deck) for deck in TASK_DECKS]
    return [[deck[seat] for deck in decks] for seat in range(players)]


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_naming_the_first_keeps_the_decks(id: str, players: int) -> None:
    games = [courtcards.new_game(id, players=players, seed="deal", first=first) for first in (None, 0, 1)]
    assert len({tuple(game.record()["rounds"][0]["deck"]) for game in games}) == 1


# Label “round r reshuffle k”


@pytest.mark.parametrize("players", range(2, 7))
def test_reshuffles_can_be_computed_by_anyone(players: int) -> None:
    game = piled_up(courtcards.new_game("come-to-call", players=players, seed="again"))
    record = game.record()["rounds"][0]
    expected = list(expected_reshuffles("again", 1, record, players))
    assert len(expected) > 1
    assert record["reshuffles"] == expected


def test_reshuffles_are_numbered_within_each_round() -> None:
    choose = random.Random(5)
    game = courtcards.new_game("come-to-call", players=4, seed="later", cards=small_box())
    record = played(game, 5, choose).record()
    checked = 0
    for number, round in enumerate(record["rounds"], 1):
        expected = list(expected_reshuffles("later", number, round, 4))
        assert round.get("reshuffles", []) == expected
        checked += number > 1 and len(expected) > 1
    assert checked > 0


def small_box() -> dict[str, int]:
    return {"king": 10, "queen": 10, "fool": 6, "butler": 4, "wild": 2, "hear-ye": 2}


def expected_reshuffles(seed: str, number: int, round: dict[str, Any], players: int) -> Iterator[list[str]]:
    """Follow the piles of a round through its actions; before a draw from an empty deck comes a reshuffle."""
    dealt = players * (6 if players in (2, 6) else 7)
    piles = {"left": [round["deck"][dealt]], "right": [round["deck"][dealt + 1]]}
    left, count = len(round["deck"]) - dealt - 2, 0
    for action in round["actions"]:
        _, verb, *rest = action.split()
        below = piles["left"][:-1] + piles["right"][:-1]
        if verb == "draw" and left == 0 and below:
            count += 1
            yield shuffled(words(seed, f"round {number} reshuffle {count}"), below)
            left, piles = len(below), {name: pile[-1:] for name, pile in piles.items()}
        if verb == "draw" and rest[0] == "deck":
            left -= 1
        elif verb == "draw":
            piles[rest[0]].pop()
        elif verb == "discard" and rest[0] != "hear-ye":
            piles[rest[1]].append(rest[0])


# Seeds


@pytest.mark.parametrize(("id", "players"), GAMES)
@pytest.mark.parametrize("number", [0, 1, 7, -3, 2**64, 10**60])
def test_number_is_taken_as_its_decimal_text(id: str, players: int, number: int) -> None:
    as_number = courtcards.new_game(id, players=players, seed=number)
    as_text = courtcards.new_game(id, players=players, seed=str(number))
    assert as_number.record() == as_text.record()
    assert as_number.record()["seed"] == str(number)


def test_similar_seeds_deal_different_cards() -> None:
    seeds = ["", " ", "0", "00", "a", "A", "é", "e\u0301", "a/", "/a", "1", "1 ", "١"]
    decks = {tuple(courtcards.new_game("come-to-call", players=2, seed=s).record()["rounds"][0]["deck"]) for s in seeds}
    assert len(decks) == len(seeds)


# Known deals: whoever changes these changes every game that was ever dealt.

FIRST_TEN = {
    ("call-to-glory", ""): "farmer monk envoy monk samurai samurai daimyo daimyo daimyo empress",
    ("call-to-glory", "0"): "ninja ninja envoy farmer empress empress samurai ninja farmer samurai",
    ("call-to-glory", "anything"): "ninja samurai envoy envoy farmer ninja shogun samurai farmer daimyo",
    ("call-to-glory", "名誉"): "daimyo ninja monk ninja shogun monk empress empress ninja ninja",
    ("come-to-call", ""): "king queen king king butler queen queen-double heir hear-ye wild",
    ("come-to-call", "0"): "heir-half butler fool butler butler queen-half king-double diplomat heir diplomat",
    ("come-to-call", "anything"): "heir-double diplomat butler fool fool wild hear-ye butler heir-half queen",
    ("come-to-call", "名誉"): "fool-double butler hear-ye king king-double diplomat heir queen wild butler",
}


@pytest.mark.parametrize(("id", "seed"), FIRST_TEN)
def test_known_seeds_deal_known_cards(id: str, seed: str) -> None:
    game = courtcards.new_game(id, players=2, seed=seed)
    assert game.record()["rounds"][0]["deck"][:10] == FIRST_TEN[id, seed].split()


# By number of players, from two to six.
LOTS = {"": [0, 0, 2, 1, 0], "0": [1, 2, 1, 0, 5], "anything": [1, 1, 1, 4, 1], "名誉": [1, 1, 1, 1, 1]}


@pytest.mark.parametrize("seed", LOTS)
def test_known_seeds_draw_known_lots(seed: str) -> None:
    lots = [
        courtcards.new_game("come-to-call", players=players, seed=seed).record()["first"] for players in range(2, 7)
    ]
    assert lots == LOTS[seed]


KNOWN_TASKS = [
    ["emperor", "shogun", "farmer"],
    ["daimyo", "samurai", "ninja"],
    ["empress", "ninja", "envoy"],
    ["shogun", "envoy", "monk"],
]


def test_known_seed_deals_known_tasks() -> None:
    game = courtcards.new_game("call-to-glory", players=4, tasks=True, seed="anything")
    assert game.record()["tasks"] == KNOWN_TASKS


def test_words_above_the_limit_are_skipped() -> None:
    """With n close to a third of 2³² many words are not below ⌊2³²/n⌋·n."""
    n = 2**32 // 3 + 1
    for label in ("game", "round 1"):
        shuffler, stream = Shuffler("reject", label), words("reject", label)
        assert [shuffler.uniform(n) for _ in range(200)] == [uniform(stream, n) for _ in range(200)]
