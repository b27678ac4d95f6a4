"""Lessons follow the rules, say something in every language, and teach what they promise."""

from __future__ import annotations

import json

import pytest

from courtcards.messages import LANGUAGES, text
from courtcards.review.frames import film
from courtcards.review.lesson import LESSONS, lesson_of, lessons_of


@pytest.mark.parametrize("id", LESSONS)
def test_every_lesson_follows_the_rules(id: str) -> None:
    lesson = lesson_of(id)
    game = lesson.play()
    assert game.rounds[0]["actions"] == [f"{step.seat} {step.action}" for step in lesson.steps]
    assert "scores" in game.rounds[0], "the lesson ends with its round"


@pytest.mark.parametrize("id", LESSONS)
def test_every_text_of_a_lesson_is_there(id: str) -> None:
    lesson = lesson_of(id)
    said = [step.say for step in lesson.steps if step.say] + [lesson.last]
    assert len(said) == len(set(said))
    assert all(text(name, language) for name in said for language in LANGUAGES)
    assert lesson.steps[0].say, "a lesson begins with a word"


@pytest.mark.parametrize("id", LESSONS)
def test_only_the_learner_is_told_what_to_do(id: str) -> None:
    assert all(step.seat == 0 for step in lesson_of(id).steps if step.say)


def test_glory_lesson_shows_a_beaten_set() -> None:
    steps = [f"{step.seat} {step.action}" for step in lesson_of("glory").steps]
    assert steps.index("0 lay emperor 2") < steps.index("1 lay emperor 3") < steps.index("0 draw B")


def test_glory_ends_the_round_with_six_characters() -> None:
    shown = json.loads(film(lesson_of("glory").record(), 0))
    assert shown["over"]
    assert [len(part["sets"]) for part in shown["ends"][-1]["parts"]] == [6, 3], "as the last text says"


def test_court_ends_with_fool_catching_king() -> None:
    shown = json.loads(film(lesson_of("court").record(), 0))
    end = shown["ends"][-1]
    assert [(one["type"], one["size"], one["half"]) for sets in end["sets"] for one in sets] == [
        ("fool", 6, True),
        ("king", 5, False),
    ]
    assert (end["thief"], end["steal"], end["scores"]) == (0, 5, [7, 1]), "five for the Fool and two for its size"


def test_court_takes_an_open_card() -> None:
    steps = [f"{step.seat} {step.action}" for step in lesson_of("court").steps]
    assert steps.index("1 discard butler right") + 1 == steps.index("0 draw right")
    assert sum(step.startswith("0") for step in steps) == 9


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_is_the_same_every_time(id: str) -> None:
    first, again = (json.loads(film(lesson_of(id).record(), 0)) for _ in range(2))
    assert first == again
    assert first["ends"][-1], "it ends with the score of the round"
    assert {view["round"] for view in first["views"]} == {1}, "the next deal is not part of it"


def test_tasks_pay_whoever_has_the_set() -> None:
    game = lesson_of("tasks").play()
    assert game.rounds[0]["scores"] == [20 + 18 + 7 + 16 + 8 + 3 * 5 + 2 * 3, 12 + 14 + 9 + 6]


def test_ninja_shows_strikes_from_both_sides() -> None:
    steps = [f"{step.seat} {step.action}" for step in lesson_of("ninja").steps]
    assert steps.index("1 lay monk 3") < steps.index("0 strike 1 monk") < steps.index("0 lay monk 3")
    struck = steps.index("1 strike 0 farmer")
    assert steps[struck + 1] == "0 pile A", "the owner of a struck card chooses its pile"
    assert lesson_of("ninja").play().rounds[0]["scores"] == [75, 35]


def test_first_round_comes_before_the_variants() -> None:
    assert lessons_of("call-to-glory") == ["glory", "ninja", "tasks"]
