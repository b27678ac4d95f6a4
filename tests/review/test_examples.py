"""Examples in the rules: the engine plays them, and what their texts claim is so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import orjson
import pytest

from courtcards.errors import IllegalAction
from courtcards.games import GAMES
from courtcards.messages import LANGUAGES, rules_page, text
from courtcards.review import example
from courtcards.review.example import EXAMPLES, Example, ExampleStep, example_of, examples_json


def shown(id: str) -> dict[str, Any]:
    """The example as a browser gets it."""
    told: dict[str, Any] = orjson.loads(orjson.dumps(example_of(id).as_json()))
    return told


def moment(id: str, say: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in shown(id)["moments"] if one["say"] == say)
    return found


def texts_of(example: Example) -> Iterator[str]:
    yield example.title
    yield from (moment.say for moment in example.moments)


@pytest.mark.parametrize("id", EXAMPLES)
def test_every_example_follows_the_rules(id: str) -> None:
    told = shown(id)
    assert len(told["moments"]) >= 3, "before, the decision, after"
    assert not told["moments"][0]["moves"]
    assert all(one["view"]["seat"] == 0 for one in told["moments"])
    assert all((one["end"] is None) == (one["act"] is None) for one in told["moments"])


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_three_examples(game: str) -> None:
    told = orjson.loads(examples_json(game))
    assert len(told) >= 3
    assert [one["article"] for one in told] == sorted(one["article"] for one in told)
    articles = re.findall("^## ", rules_page(game), re.MULTILINE)
    assert all(1 <= one["article"] < len(articles) for one in told)


@pytest.mark.parametrize("game", GAMES)
def test_examples_are_the_same_at_every_start(game: str) -> None:
    assert examples_json.__wrapped__(game) == examples_json.__wrapped__(game)


@pytest.mark.parametrize("id", EXAMPLES)
def test_texts_say_the_same_numbers_in_every_language(id: str) -> None:
    for name in texts_of(example_of(id)):
        numbers = {tuple(re.findall(r"\d+½?", text(name, language))) for language in LANGUAGES}
        assert len(numbers) == 1, (name, numbers)


def test_an_example_against_the_rules_is_found() -> None:
    game = example_of("glory-2-beat").begin()
    with pytest.raises(IllegalAction):
        list(example.shown(game, (ExampleStep("example-beat-same", ("0 lay monk 2",)),)))
    with pytest.raises(AssertionError):
        list(example.shown(game, (ExampleStep("example-beat-larger", refused="0 lay monk 3"),)))


# What each of them claims


def test_second_card_comes_from_another_pile() -> None:
    before, first, refused, after = shown("glory-1-draw")["moments"]
    assert before["view"]["hand"] == {"monk": 2, "farmer": 1}
    assert before["view"]["piles"]["A"] == ["monk"]
    assert before["view"]["piles"]["B"] == []
    assert first["view"]["hand"] == {"monk": 2, "farmer": 1, "ninja": 1}
    assert refused["refused"]["why"]["id"] == "glory-draw-same-pile"
    assert refused["view"]["legal"] == ["draw R", "draw A"]
    assert after["view"]["hand"]["monk"] == 3
    game = example_of("glory-1-draw").begin()
    for action in ("draw L", "draw A"):
        game.play(0, action)
    assert game.view(1)["known"][0] == {"monk": 1}, "everyone knows one of the Monks"


def test_beaten_owner_chooses_the_pile_in_example() -> None:
    before, same, larger, after = shown("glory-2-beat")["moments"]
    assert before["view"]["sets"] == {"monk": {"seat": 1, "size": 2}}
    assert before["view"]["points"] == [0, 18]
    assert before["view"]["hand"]["monk"] == 3
    assert same["refused"]["why"]["id"] == "glory-lay-not-more"
    assert larger["view"]["points"] == [18, 0]
    assert larger["view"]["leaving"] == {"character": "monk", "count": 2}
    assert larger["view"]["to_move"] == [1]
    assert all(larger["view"]["piles"][pile] for pile in "AB")
    assert after["view"]["piles"]["B"][-2:] == ["monk", "monk"]


def test_sixth_character_ends_the_round_and_scores() -> None:
    before, six, score = shown("glory-3-end")["moments"]
    own = [name for name, one in before["view"]["sets"].items() if one["seat"] == 0]
    assert len(own) == 5
    assert before["view"]["characters_needed"] == 6
    assert before["view"]["hand"]["empress"] == 2
    assert six["view"]["over"]
    assert sum(six["view"]["hand"].values()) == 3
    assert score["end"]["ending"] == "characters"
    mine, theirs = score["end"]["parts"]
    assert list(mine["sets"].values()) == [7, 8, 9, 16, 18, 20]
    assert sum(mine["sets"].values()) == mine["total"] == 78
    assert list(theirs["sets"].values()) == [12, 14]
    assert theirs["total"] == 26
    assert example_of("glory-3-end").begin().view(1)["hand"]["emperor"] == 3


def test_wild_makes_no_set_but_a_larger_one() -> None:
    before, wild, size, steal = shown("call-1-set")["moments"]
    assert before["view"]["hand"] == {"butler": 1, "queen": 2, "heir": 2, "wild": 1}
    assert (before["view"]["heard"], before["view"]["minimum"]) == (2, 2)
    assert wild["refused"]["why"]["id"] == "call-send-too-few"
    mine, theirs = size["end"]["sets"]
    assert [(one["type"], one["size"]) for one in mine] == [("queen", 4)]
    assert [(one["type"], one["cards"], one["size"]) for one in theirs] == [("diplomat", "3", 4)]
    assert (steal["end"]["thief"], steal["end"]["scores"]) == (0, [2, 0])
    game = example_of("call-1-set").begin()
    game.play(0, "send queen 2+wild1")
    assert 0 not in game.to_move, "without a second Butler there is nothing left to choose"


def test_show_drops_identical_sets_then_smaller_ones() -> None:
    end = moment("call-2-show", "example-show-intriguing")["end"]
    sets = [[(one["type"], one["size"], one["half"]) for one in player] for player in end["sets"]]
    assert sets[0] == [("heir", 3, True)]
    assert sorted(sets[1]) == [("heir", 3, False), ("queen", 3, False)]
    assert sets[2] == [("queen", 3, False)]
    assert end["kept"] == {"heir": 0}
    assert (end["thief"], end["scores"]) == (0, [3, 0, 0])


def test_fool_as_large_as_the_king_beats_everyone() -> None:
    end = moment("call-3-fool", "example-fool-catch")["end"]
    assert [(player[0]["type"], player[0]["size"]) for player in end["sets"]] == [
        ("fool", 4),
        ("king", 4),
        ("queen", 5),
    ]
    assert end["kept"] == {"king": 1, "queen": 2, "fool": 0}
    assert (end["thief"], end["steal"], end["scores"]) == (0, 5, [5, 0, 1])
    assert end["bonus"]["queen"] == 1
