"""Positions to practice: worth a try, shown from a seat's knowledge only, and compared as the review does."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

import pytest

import courtcards
from courtcards.errors import IllegalAction
from courtcards.messages import LANGUAGES, Message, say
from courtcards.review import Analysis
from courtcards.review.practice import Position, compare, game_of_the_day, is_clear, positions
from courtcards.review.verdict import MISTAKE, NAMED_STANDARD_ERRORS
from tests.review.conftest import played
from tests.review.test_analysis import open_record, with_other_hands


def numbers_of(analysis: Analysis, seat: int) -> list[int]:
    return positions(analysis.as_json(), [seat])


def test_positions_mix_mistakes_and_right_decisions(analysis: Analysis) -> None:
    written = analysis.as_json()
    mattered = {point["number"] for point in written["turning_points"]}
    for seat in range(analysis.game.players):
        found = positions(written, [seat])
        assert found == sorted(set(found))
        assert all(written["decisions"][number]["seat"] == seat for number in found)
        right = [number for number in found if number not in mattered]
        assert all(is_clear(written["decisions"][number]) for number in right)
        assert len(right) <= max(1, (len(found) - len(right)) // 2)


def test_clear_decisions_leave_no_second_choice(glory_analysis: Analysis, court_analysis: Analysis) -> None:
    found = [*glory_analysis.as_json()["decisions"], *court_analysis.as_json()["decisions"]]
    clear = [one for one in found if is_clear(one)]
    assert clear
    for decision in clear:
        best, *others = decision["alternatives"]
        losses = [best["win"] - other["win"] for other in others]
        assert min(losses) >= MISTAKE - 1e-9
        assert losses[0] > NAMED_STANDARD_ERRORS * others[0]["error"]


def test_position_is_the_view_of_its_seat(analysis: Analysis) -> None:
    record = analysis.game.record()
    for number in (number for seat in range(analysis.game.players) for number in numbers_of(analysis, seat)):
        position = Position.of(record, number)
        shown = position.as_json()
        assert shown["seat"] == analysis.verdicts[number].seat
        assert shown["view"] == courtcards.replay(record, number).view(shown["seat"])
        assert analysis.verdicts[number].text in shown["view"]["legal"]


def test_unseen_cards_change_nothing_in_a_position() -> None:
    record = open_record(played("call-to-glory", ["scripted", "scripted"], "hidden hand", quick=True, until=12))
    twin = next(with_other_hands(record))
    own = [number for number in range(12) if Position.of(record, number).seat == 0]
    assert own
    for number in own:
        shown, other = (json.dumps(Position.of(one, number).as_json()) for one in (record, twin))
        assert shown == other


def test_unseen_cards_do_not_change_a_call_position() -> None:
    record = open_record(played("come-to-call", ["scripted", "greedy"], "hidden", until=12))
    twin: dict[str, Any] = json.loads(json.dumps(record))
    twin["rounds"][0]["deck"][-15:] = reversed(twin["rounds"][0]["deck"][-15:])
    assert twin != record
    for number in range(12):
        if Position.of(record, number).seat == 0:
            assert json.dumps(Position.of(record, number).as_json()) == json.dumps(Position.of(twin, number).as_json())


def test_best_move_solves_and_the_mistake_does_not(analysis: Analysis) -> None:
    written, record = analysis.as_json(), analysis.game.record()
    for seat in range(analysis.game.players):
        for number in positions(written, [seat]):
            position, decision = Position.of(record, number), written["decisions"][number]
            best = compare(position, written, decision["alternatives"][0]["action"])
            assert best["solved"]
            assert best["loss"] == 0
            then = compare(position, written, decision["action"])
            assert then["solved"] == (decision["word"] == "")
            assert then["loss"] == pytest.approx(decision["loss"], abs=2e-4)
            assert best["alternatives"] == decision["alternatives"]


def test_every_comparison_has_reasons_in_words(glory_analysis: Analysis) -> None:
    written, record = glory_analysis.as_json(), glory_analysis.game.record()
    for number in positions(written, range(2)):
        decision = written["decisions"][number]
        made = compare(Position.of(record, number), written, decision["action"])
        assert made["reasons"] or not decision["word"]
        for reason in made["reasons"]:
            assert all(say(read(reason), language) for language in LANGUAGES)


def read(said: dict[str, Any]) -> Message:
    args = {name: read(value) if isinstance(value, dict) else value for name, value in said["args"].items()}
    return Message(said["id"], args)


def test_a_twin_counts_as_what_was_compared(glory_analysis: Analysis) -> None:
    """Of two draw piles of which nothing is known one was compared: the other is as good."""
    record, written = glory_analysis.game.record(), glory_analysis.as_json()
    decision = next(one for one in written["decisions"] if one["action"] in ("draw L", "draw R"))
    compared = {one["action"] for one in decision["alternatives"]}
    assert len(compared & {"draw L", "draw R"}) == 1
    other = "draw R" if decision["action"] == "draw L" else "draw L"
    made = compare(Position.of(record, decision["number"]), written, other)
    assert made["same"] == decision["action"]


def test_what_was_not_compared_is_not_solved(glory_analysis: Analysis) -> None:
    record, written = glory_analysis.game.record(), glory_analysis.as_json()
    number = positions(written, range(2))[0]
    position, decision = Position.of(record, number), written["decisions"][number]
    *_, last = decision["alternatives"]
    decision["alternatives"].remove(last)
    made = compare(position, written, last["action"])
    assert (made["same"], made["loss"], made["solved"]) == (None, None, False)


def test_an_illegal_action_is_refused_with_its_reason(glory_analysis: Analysis) -> None:
    record, written = glory_analysis.game.record(), glory_analysis.as_json()
    number = positions(written, range(2))[0]
    for action in ("dance", "lay emperor 7"):
        with pytest.raises(IllegalAction):
            compare(Position.of(record, number), written, action)


def test_game_of_the_day_follows_from_the_day() -> None:
    monday, tuesday = date(2026, 11, 16), date(2026, 11, 17)
    assert game_of_the_day(monday).record() == game_of_the_day(monday).record()
    assert game_of_the_day(monday).id != game_of_the_day(tuesday).id
    assert game_of_the_day(monday).over
