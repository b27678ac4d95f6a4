"""Reasons follow from the numbers: each from worlds that are made so that the answer is known."""

from __future__ import annotations

import re

import pytest

import courtcards
from courtcards.cli.figures import decimal, signed
from courtcards.game import action_numbers
from courtcards.games.arrays import States
from courtcards.games.call_to_glory import state as glory_state
from courtcards.games.call_to_glory.cards import CHARACTERS
from courtcards.games.come_to_call.cards import CARD_IDS
from courtcards.messages import LANGUAGES, Message, current_language, say
from courtcards.review import call_to_glory, come_to_call
from courtcards.review.finding import Finding, lead, mean_lead

WORLDS = 10


class Worlds:
    """What comes of each action of seat 0, in parts of ten worlds."""

    def __init__(self, game_id: str) -> None:
        self.game = courtcards.new_game(game_id, players=2, seed="reasons")
        self.numbers = action_numbers(game_id, 0, 2)
        self.made: dict[int, States] = {}

    def of(self, action: str) -> States:
        """Ten worlds after an action, to be changed."""
        states = self.game.rules.new_states(WORLDS)
        self.made[self.numbers[action]] = states
        return states

    def finding(self, chosen: str, better: str) -> Finding:
        numbers = self.numbers[chosen], self.numbers[better]
        return Finding(self.game.knowledge(0), *numbers, lambda action, _: self.made[action])


def lose(states: States, character: str, lost: int) -> None:
    """Seat 0 has this set when the round ends, but for so many worlds."""
    states["set_owner"][:, CHARACTERS.index(character)] = [1] * lost + [0] * (WORLDS - lost)


def told(found: list[Message]) -> list[tuple[str, object]]:
    return [(one.id, one.args.get("beaten", one.args.get("taken", one.args.get("stolen")))) for one in found]


@pytest.mark.parametrize(
    ("chosen", "better", "expected"),
    [
        (8, 1, [("reason-set-chosen", 80), ("reason-set-better", 10)]),
        (3, 6, []),  # the better one is lost more often: that is not why it is better
        (9, 7, [("reason-set-chosen", 90)]),  # what is lost in most cases is no recommendation
        (1, 0, [("reason-set-better", 0)]),
    ],
)
def test_better_of_two_sets_is_lost_less(chosen: int, better: int, expected: list[tuple[str, int]]) -> None:
    worlds = Worlds("call-to-glory")
    lose(worlds.of("lay farmer 3"), "farmer", chosen)
    lose(worlds.of("lay monk 3"), "monk", better)
    assert told(call_to_glory.about_laying(worlds.finding("lay farmer 3", "lay monk 3"))) == expected


@pytest.mark.parametrize(
    ("chosen", "better", "expected"), [(6, 1, [("reason-gave", 60)]), (6, 6, []), (6, 9, []), (1, 0, [])]
)
def test_gift_counts_if_better_discard_gives_less(chosen: int, better: int, expected: list[tuple[str, int]]) -> None:
    glory, court = Worlds("call-to-glory"), Worlds("come-to-call")
    glory.of("discard farmer A")["known"][:chosen, 1, CHARACTERS.index("farmer")] = 1
    glory.of("discard monk A")["known"][:better, 1, CHARACTERS.index("monk")] = 1
    assert told(call_to_glory.about_discarding(glory.finding("discard farmer A", "discard monk A"))) == expected
    court.of("discard king left")["known"][:chosen, 1, CARD_IDS.index("king")] = 1
    court.of("discard fool left")["known"][:better, 1, CARD_IDS.index("fool")] = 1
    assert told(come_to_call.about_discarding(court.finding("discard king left", "discard fool left"))) == expected


@pytest.mark.parametrize(
    ("chosen", "better", "expected"),
    [(2, 5, [("reason-show-chosen", 20), ("reason-show-better", 50)]), (6, 3, []), (4, 4, [])],
)
def test_stealing_is_a_reason_only_if_likelier(chosen: int, better: int, expected: list[tuple[str, int]]) -> None:
    worlds = Worlds("come-to-call")
    for action, stolen in (("send king 3", chosen), ("send queen 3", better)):
        worlds.of(action)["thief"] = [0] * stolen + [1] * (WORLDS - stolen)
    assert told(come_to_call.about_sending(worlds.finding("send king 3", "send queen 3"))) == expected


def end(states: States, over: bool, lead: int) -> None:
    """Two players in the first round, over or not, with so many points more for seat 0."""
    states["players"], states["round"] = 2, 1
    states["phase"] = glory_state.DEAL if over else glory_state.DRAW
    states["scores"][:, 0, :2] = [20 + lead, 20]


@pytest.mark.parametrize(
    ("ended", "ending", "going_on", "expected"),
    [
        ("better", 12, -3, ("reason-end-now", "12 points ahead. If play goes on: 3 points behind on average.")),
        ("better", -1, -4, ("reason-end-now", "1 point behind. If play goes on: 4 points behind on average.")),
        ("better", -3, 12, None),  # ending it gained no points: that is not why it is better
        ("chosen", -5, 0, ("reason-end-too-soon", "5 points behind. If play goes on: level on average.")),
        ("chosen", 5, 1, None),
    ],
)
def test_ending_is_a_reason_if_points_say_so(
    ended: str, ending: int, going_on: int, expected: tuple[str, str] | None
) -> None:
    worlds, actions = Worlds("call-to-glory"), {"chosen": "lay farmer 3", "better": "lay monk 3"}
    for which, action in actions.items():
        end(worlds.of(action), which == ended, ending if which == ended else going_on)
    found = call_to_glory.about_the_end(worlds.finding(**actions))
    assert [one.id for one in found] == ([expected[0]] if expected else [])
    assert all(say(one).endswith(expected[1]) for one in found if expected)


def test_no_reason_if_both_end_the_round() -> None:
    worlds = Worlds("call-to-glory")
    for action, points in (("lay farmer 3", 1), ("lay monk 3", 9)):
        end(worlds.of(action), True, points)
    assert call_to_glory.about_the_end(worlds.finding("lay farmer 3", "lay monk 3")) == []


@pytest.mark.parametrize(
    ("chosen", "better", "steals", "expected"),
    [
        ("discard hear-ye", "discard king left", (3, 6), ("reason-cry-too-soon", 30, 60)),
        ("discard king left", "discard hear-ye", (3, 6), ("reason-cry", 60, 30)),
        ("discard king left", "discard hear-ye", (6, 3), None),  # it steals less: that is not why it is better
        ("discard king left", "discard fool left", (3, 6), None),  # neither cries
    ],
)
def test_crying_is_a_reason_if_it_steals_more(
    chosen: str, better: str, steals: tuple[int, int], expected: tuple[str, int, int] | None
) -> None:
    worlds = Worlds("come-to-call")
    for action, stolen in zip((chosen, better), steals, strict=True):
        worlds.of(action)["thief"] = [0] * stolen + [1] * (WORLDS - stolen)
    found = come_to_call.about_hear_ye(worlds.finding(chosen, better))
    assert [(one.id, one.args["cried"], one.args["kept"]) for one in found] == ([expected] if expected else [])


@pytest.mark.parametrize("which", ["chosen", "better"])
@pytest.mark.parametrize("held", [0, 2])
@pytest.mark.parametrize(("game", "draw"), [("call-to-glory", "draw A"), ("come-to-call", "draw left")])
def test_open_card_counts_by_what_is_held(game: str, draw: str, held: int, which: str) -> None:
    """Taking a card of which one has none is worth a word against it, one of which one has some a word for it."""
    review = {"call-to-glory": call_to_glory, "come-to-call": come_to_call}[game]
    worlds = Worlds(game)
    other = "draw L" if game == "call-to-glory" else "draw deck"
    finding = worlds.finding(draw, other) if which == "chosen" else worlds.finding(other, draw)
    hand = finding.knowledge["hand"][0]
    place = worlds.numbers[draw] - worlds.numbers["draw L" if game == "call-to-glory" else "draw deck"]
    kind = review.top_of(finding.knowledge, place - (2 if game == "call-to-glory" else 1))
    hand[come_to_call.alike(kind) if game == "come-to-call" else kind] = 0
    hand[kind] = held
    found = review.about_drawing(finding)
    assert len(found) == ((held == 0) == (which == "chosen"))
    for one in found:
        assert one.id.endswith(which)
        assert one.args["held"] == held
        for language in LANGUAGES:
            written = {int(number) for number in re.findall(r"\d+", say(one, language))}
            assert written == {one.args[name] for name in ("held", "needed", "unseen") if name in one.args}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_tells_of_a_negative_lead(language: str) -> None:
    for points in (-12, -2, -1, 0, 1, 2, 12):
        assert not re.search(r"[-−]\d|\{", say(lead(points), language) + say(mean_lead(points / 10), language))
        assert (str(abs(points)) in say(lead(points), language)) == (points != 0)


def test_a_half_is_part_of_the_size() -> None:
    worlds = Worlds("come-to-call")
    worlds.of("send king 2+half")["thief"] = 1
    worlds.of("send queen 3")["thief"] = 0
    chosen, better = come_to_call.about_sending(worlds.finding("send king 2+half", "send queen 3"))
    assert say(chosen).startswith("Kings, size 4½:")
    assert say(better).startswith("Better: Queens, size 4.")


def test_copies_of_a_type_count_doubles_and_halves() -> None:
    game = courtcards.new_game("come-to-call", players=2, seed="reasons")
    knowledge, hand = game.knowledge(0), game.view(0)["hand"]
    for name in ("king", "queen", "heir", "diplomat", "fool"):
        mine = sum(count for card, count in hand.items() if card.partition("-")[0] == name)
        tops = [pile[-1] for pile in game.view(0)["piles"].values() if pile]
        on_top = sum(card.partition("-")[0] == name for card in tops)
        for form in ("", "-double", "-half"):
            kind = CARD_IDS.index(f"{name}{form}")
            assert come_to_call.held(knowledge, kind) == mine
            assert come_to_call.unseen(knowledge, kind) == 7 - mine - on_top


@pytest.mark.parametrize(
    ("language", "written"), [("en", "−1.5 0.0 +2.0"), ("de", "−1,5 0,0 +2,0"), ("ru", "−1,5 0,0 +2,0")]
)
def test_numbers_are_written_as_in_the_language(language: str, written: str) -> None:
    token = current_language.set(language)
    try:
        assert f"{decimal(-1.5)} {signed(-0.0001)} {signed(0.02)}" == written
    finally:
        current_language.reset(token)
