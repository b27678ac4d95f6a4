"""The analysis of a game: fair to what could be known, and the same every time."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import courtcards
from courtcards.errors import RecordError
from courtcards.game import action_numbers
from courtcards.games.arrays import Float64Array, Int16Array
from courtcards.messages import LANGUAGES, Message, say
from courtcards.review import Analysis, analyze
from courtcards.review.analysis import reasons
from courtcards.review.judge import judge_of
from courtcards.review.moments import Moment, walk
from courtcards.review.scale import Scale
from courtcards.review.verdict import (
    MISTAKE,
    MISTAKE_WORLDS,
    NAMED_STANDARD_ERRORS,
    Alternative,
    Depth,
    compare,
    ranked,
    verdict,
    word_for,
)
from tests.review.conftest import SHALLOW, played


def open_record(record: dict[str, Any]) -> dict[str, Any]:
    """The same without a seed, so that its decks can be changed."""
    return {key: value for key, value in record.items() if key not in ("seed", "totals", "winners", "fairness")}


def judged(record: dict[str, Any], seat: int) -> str:
    """The judgement of one seat's decisions, as text, with why another action would have been better."""
    game, found = courtcards.replay(record), []
    judge = judge_of(game.id)
    for event in walk(game):
        if isinstance(event, Moment) and event.seat == seat:
            made = verdict(game, event, judge, SHALLOW)
            why = reasons(game, event, made, judge, 0) if made.best.action != made.action else []
            found.append([made.as_json(), [reason.as_json() for reason in why]])
    assert any(why for _, why in found)
    return json.dumps(found)


def with_other_hands(record: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same actions, but seat 1 was dealt another card, that lay deep in a pile, and the bottom is another, too."""
    deck = record["rounds"][0]["deck"]
    size = sum(courtcards.replay(record, 0).view(1)["hand"].values())
    for place, other in itertools.product(range(size, 2 * size), range(len(deck) - 20, len(deck))):
        changed: dict[str, Any] = json.loads(json.dumps(record))
        dealt = changed["rounds"][0]["deck"]
        dealt[-20:] = reversed(dealt[-20:])
        if dealt[place] != dealt[other]:
            dealt[place], dealt[other] = dealt[other], dealt[place]
            with contextlib.suppress(RecordError):
                courtcards.replay(changed)
                yield changed


@pytest.mark.parametrize("until", [12, 22])
@pytest.mark.parametrize(("game", "options"), [("call-to-glory", {"quick": True}), ("come-to-call", {})])
def test_another_hand_of_an_opponent_changes_nothing(game: str, options: dict[str, Any], until: int) -> None:
    record = played(game, ["greedy", "scripted"], "hidden hand", **options)
    until = min(until, len(record["rounds"][0]["actions"]) - 1)  # the show reveals the sets
    record = open_record(courtcards.replay(record, until).record())
    others = list(with_other_hands(record))
    assert others, "every card of this hand was played"
    as_played = judged(record, 0)
    for changed in others[:: max(1, len(others) // 4)]:
        assert courtcards.replay(changed).view(1)["hand"] != courtcards.replay(record).view(1)["hand"]
        assert judged(changed, 0) == as_played


def test_unseen_cards_change_nothing_in_come_to_call() -> None:
    record = open_record(played("come-to-call", ["scripted", "greedy"], "hidden", until=12))
    changed = json.loads(json.dumps(record))
    deck = changed["rounds"][0]["deck"]
    deck[-15:] = reversed(deck[-15:])
    assert changed != record
    assert judged(changed, 0) == judged(record, 0)


def test_verdict_at_the_call_ignores_others_sets() -> None:
    """What the others happen to send is not looked at: only what could be known before the show."""
    record = played("come-to-call", ["scripted", "scripted"], "call")
    game = courtcards.replay(record)
    moments = [event for event in walk(game) if isinstance(event, Moment)]
    sends = [moment for moment in moments if moment.text.startswith("send")]
    second = next(b for a, b in itertools.pairwise(sends) if a.seat != b.seat and a.round == b.round)
    before = next(a for a, b in itertools.pairwise(sends) if b is second)
    judge, numbers = judge_of(game.id), action_numbers(game.id, before.seat, game.players)
    as_played = verdict(game, second, judge, SHALLOW)
    other = next(int(action) for action in before.legal(game) if int(action) not in (before.action, numbers["ready"]))
    states = before.states.copy()
    game.rules.apply(states[0], before.seat, other)
    changed = Moment(second.number, second.round, second.turn, second.seat, second.action, second.text, states)
    assert as_played.is_guess
    assert verdict(game, changed, judge, SHALLOW).as_json() == as_played.as_json()


def test_the_same_record_gives_the_same_bytes(glory: dict[str, Any], glory_analysis: Analysis) -> None:
    again = analyze(glory, depth=SHALLOW)
    assert json.dumps(again.as_json()) == json.dumps(glory_analysis.as_json())


def test_every_decision_is_judged_with_its_alternatives(analysis: Analysis) -> None:
    assert len(analysis.verdicts) == analysis.game.decisions
    for judged in analysis.verdicts:
        assert judged.chosen.action == judged.action
        assert judged.best.win == max(alternative.win for alternative in judged.alternatives)
        assert judged.loss >= 0
        assert all(0 <= alternative.win <= 1 and alternative.error >= 0 for alternative in judged.alternatives)


def test_a_forced_decision_costs_nothing(analysis: Analysis) -> None:
    alone = [judged for judged in analysis.verdicts if len(judged.alternatives) == 1]
    assert all(judged.loss == 0 and judged.error == 0 for judged in alone)


def test_hard_words_need_three_standard_errors(analysis: Analysis) -> None:
    named = [judged for judged in analysis.verdicts if judged.word]
    assert all(judged.loss - NAMED_STANDARD_ERRORS * judged.error >= MISTAKE for judged in named)


def test_the_curve_has_a_point_after_each_decision(analysis: Analysis) -> None:
    curve = np.array(analysis.as_json()["curve"])
    assert curve.shape == (analysis.game.decisions + 1, analysis.game.players)
    assert np.abs(curve.sum(axis=1) - 1).max() < 0.001


def test_more_worlds_make_it_surer(glory: dict[str, Any]) -> None:
    game, judge = courtcards.replay(glory), judge_of("call-to-glory")
    moment = next(event for event in walk(game) if isinstance(event, Moment) and len(event.legal(game)) > 6)
    few, many = (verdict(game, moment, judge, Depth(count, 0, 0)) for count in (8, 128))
    assert max(a.error for a in many.alternatives) < max(a.error for a in few.alternatives)


def test_it_works_without_learned_weights(glory: dict[str, Any]) -> None:
    short = courtcards.replay(glory, 12).record()
    scripted = analyze(short, depth=SHALLOW, judge=judge_of("call-to-glory", weights=False))
    assert scripted.judge == "scripted"
    assert len(scripted.verdicts) == 12


def test_it_works_for_the_call_without_learned_weights(court: dict[str, Any]) -> None:
    game, judge = courtcards.replay(court), judge_of("come-to-call", weights=False)
    sent = next(event for event in walk(game) if isinstance(event, Moment) and event.text.startswith("send"))
    assert verdict(game, sent, judge, SHALLOW).is_guess


def test_turning_points_are_the_costliest_mistakes(analysis: Analysis) -> None:
    points = [point.verdict for point in analysis.turning_points]
    assert all(point.word for point in points)
    assert [point.number for point in points] == sorted(point.number for point in points)
    others = [judged.loss for judged in analysis.verdicts if judged.word and judged not in points]
    assert not points or max(others, default=0) <= min(point.loss for point in points)


def test_every_reason_can_be_said_in_every_language(analysis: Analysis) -> None:
    for point in analysis.turning_points:
        assert point.reasons
        for reason in point.reasons:
            assert all(say(reason, language) for language in LANGUAGES)
            check(reason)


def signed(given: object) -> object:
    """A lead as a number; other arguments as they are."""
    if not isinstance(given, Message) or "side" not in given.args:
        return given
    side, points = given.args["side"], given.args.get("count", given.args.get("value"))
    assert isinstance(points, (int, float))
    return -points if side == "behind" else points


def check(reason: Message) -> None:
    """The words agree with the numbers."""
    given = {name: signed(value) for name, value in reason.args.items()}
    if reason.id == "reason-cry":
        assert given["cried"] > given["kept"]  # type: ignore[operator]
    if reason.id == "reason-cry-too-soon":
        assert given["cried"] < given["kept"]  # type: ignore[operator]
    if reason.id == "reason-end-now":
        assert given["now"] > given["later"]  # type: ignore[operator]
    if reason.id == "reason-end-too-soon":
        assert given["now"] < given["later"]  # type: ignore[operator]
    if reason.id == "reason-points":
        assert all(isinstance(given[name], (int, float)) for name in ("best", "played"))
    if reason.id == "reason-set-chosen":
        assert given["beaten"] >= 20  # type: ignore[operator]
    if reason.id == "reason-gave":
        assert given["taken"] >= 20  # type: ignore[operator]


def test_progress_counts_the_decisions(glory: dict[str, Any]) -> None:
    told: list[tuple[int, int]] = []
    analyze(courtcards.replay(glory, 3).record(), depth=SHALLOW, progress=lambda *counts: told.append(counts))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


class Worlds:
    """Three candidates whose results differ from the first one's by known chances, with noise."""

    def __init__(self, gains: tuple[float, float], seed: int = 0) -> None:
        self.means, self.rng, self.met = np.array([0.0, *gains]), np.random.default_rng(seed), 0

    def tries(self, candidates: Int16Array, _: int, count: int) -> Float64Array:
        self.met += count
        return self.means[candidates] + self.rng.normal(0.0, 0.03, (count, len(candidates)))

    def judge(self, depth: Depth) -> tuple[Alternative, ...]:
        """The alternatives; a value is a chance less one half here."""
        line = np.linspace(-1, 1, 201)
        scale, candidates = Scale(line, 100 * line, line + 0.5), np.arange(3, dtype=np.int16)
        return ranked(candidates, compare(candidates, self.tries, depth, scale), scale, ["as played", "b", "c"])

    def word(self) -> str:
        best, *others = self.judge(Depth())
        chosen = next((one for one in others if one.action == 0), best)
        return word_for(best.win - chosen.win, chosen.error)


def test_doubt_about_a_mistake_gets_more_worlds() -> None:
    near, clear, fine = Worlds((0.021, 0.0)), Worlds((0.1, 0.0)), Worlds((-0.1, -0.1))
    for worlds in (near, clear, fine):
        worlds.judge(Depth())
    assert near.met == Depth().doubtful
    assert clear.met == MISTAKE_WORLDS
    assert fine.met == Depth().first + Depth().close


def test_the_word_does_not_depend_on_the_worlds() -> None:
    for gain, word in ((0.0209, "mistake"), (0.0195, "")):
        for seed in range(20):
            assert Worlds((gain, 0.0), seed).word() == word


class RareWorlds(Worlds):
    """The second candidate is a little better, and much better in one world of 40, but not in the first 80."""

    def tries(self, candidates: Int16Array, _: int, count: int) -> Float64Array:
        numbers = np.arange(self.met, self.met + count)
        self.met += count
        much = (numbers >= 80) & (numbers % 40 == 0)
        return np.array([[0.0, 0.016, -0.1]])[:, candidates] + np.outer(much, candidates == 1)


def test_a_rare_gain_is_not_overlooked() -> None:
    assert RareWorlds((0.0, 0.0)).word() == "mistake"
