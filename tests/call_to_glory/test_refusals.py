"""Every attempt against the rules is refused with its own reason, and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import orjson
import pytest

from courtcards import Game, IllegalAction, new_game
from courtcards.games.call_to_glory.cards import CHARACTERS, NUMBER
from courtcards.games.call_to_glory.state import PLAY
from tests.call_to_glory.deals import deck, game_with, game_with_tasks
from tests.call_to_glory.script import drain, play, refusal, refused

ATTEMPTS = {
    "draw": "0 draw L",
    "lay": "0 lay farmer 2",
    "discard": "0 discard farmer A",
    "pile": "0 pile A",
    "strike": "0 strike 1 monk",
    "end": "0 end",
    "reveal": "0 reveal A",
}


def drawing() -> Game:
    """A game with everything, in which seat 0 has a figure and seat 1 a set."""
    turns = ["farmer farmer", "monk emperor", "ninja farmer", "emperor farmer", "ninja ninja"]
    dealt = deck(["ninja*2 farmer", "monk*3"], turns)
    game = game_with_tasks(["empress samurai monk", "daimyo ninja farmer"], dealt, ninja=True)
    play(game, "0 LR, lay ninja 2", "1 LR, lay monk 4")
    return game


def playing() -> Game:
    game = drawing()
    play(game, "0 LR")
    return game


def having_played() -> Game:
    game = playing()
    play(game, "0 discard farmer A")
    return game


def choosing() -> Game:
    """Seat 0 has replaced their own Ninja and chooses the pile."""
    game = having_played()
    play(game, "0 end", "1 LR, discard farmer B", "0 LR, lay ninja 3")
    return game


def revealing() -> Game:
    game = drawing()
    drain(game)
    return game


POSITIONS: dict[str, tuple[Callable[[], Game], set[str]]] = {
    "draw": (drawing, {"draw", "strike"}),
    "play": (playing, {"lay", "discard", "strike"}),
    "after": (having_played, {"strike", "end"}),
    "pile": (choosing, {"pile"}),
    "reveal": (revealing, {"reveal"}),
}


@pytest.mark.parametrize("phase", POSITIONS)
def test_each_phase_offers_only_its_own_actions(phase: str) -> None:
    position, belongs = POSITIONS[phase]
    game = position()
    assert game.phase == phase
    assert game.to_move == (0,)
    assert {action.split()[0] for action in game.legal(0)} == belongs


@pytest.mark.parametrize(
    ("phase", "verb"), [(phase, verb) for phase in POSITIONS for verb in ATTEMPTS if verb not in POSITIONS[phase][1]]
)
def test_refusal_names_the_action_that_is_due(phase: str, verb: str) -> None:
    reason = refusal(POSITIONS[phase][0](), ATTEMPTS[verb])
    assert reason.id == "glory-not-now"
    assert reason.args == {"phase": phase, "verb": verb}


@pytest.mark.parametrize("phase", POSITIONS)
@pytest.mark.parametrize("verb", ATTEMPTS)
def test_seat_out_of_turn_can_do_nothing(phase: str, verb: str) -> None:
    game = POSITIONS[phase][0]()
    assert game.legal(1) == []
    assert refused(game, ATTEMPTS[verb].replace("0", "1", 1)) == "action-not-to-move"


@pytest.mark.parametrize("phase", POSITIONS)
@pytest.mark.parametrize(
    "action", ["", "draw", "draw l", "DRAW L", "draw L ", " draw L", "draw  L", "0 draw L", "pass", "draw L\n"]
)
def test_action_must_match_letter_for_letter(phase: str, action: str) -> None:
    assert refused(POSITIONS[phase][0](), f"0 {action}") == "action-unknown"


@pytest.mark.parametrize("action", [None, 3, b"draw L", ["draw L"]])
def test_actions_other_than_text_are_refused(action: object) -> None:
    with pytest.raises(IllegalAction) as caught:
        drawing().play(0, action)  # type: ignore[arg-type]
    assert caught.value.message.id == "action-unknown"


@pytest.mark.parametrize("seat", [-1, 2, 4, True, "0", None, 0.0])
def test_unknown_seat_is_refused(seat: object) -> None:
    game = drawing()
    for attempt in (game.legal, lambda seat: game.play(seat, "draw L")):
        with pytest.raises(IllegalAction) as caught:
            attempt(seat)  # type: ignore[arg-type]
        assert caught.value.message.id == "action-no-such-seat"


REASONS = {
    "glory-draw-same-pile": (drawing, "0 L", "0 draw L"),
    "glory-draw-empty-pile": (drawing, "", "0 draw A"),
    "glory-discard-not-held": (playing, "", "0 discard shogun A"),
    "glory-discard-other-pile-empty": (playing, "", "0 discard farmer B"),
    "glory-lay-not-held": (playing, "", "0 lay farmer 9"),
    "glory-strike-no-set": (drawing, "", "0 strike 1 farmer"),
    "glory-strike-no-figure": (drawing, "0 strike 1 monk", "0 strike 1 monk"),
}


@pytest.mark.parametrize("id", REASONS)
def test_each_rule_has_its_own_reason(id: str) -> None:
    position, before, attempt = REASONS[id]
    game = position()
    play(game, *filter(None, [before]))
    assert refused(game, attempt) == id


def test_a_reason_can_be_asked_without_trying() -> None:
    game = drawing()
    assert game.why_not(0, "draw L") is None
    reason = game.why_not(0, "draw A")
    assert reason is not None
    assert reason.id == "glory-draw-empty-pile"


def test_every_action_is_legal_or_has_a_reason() -> None:
    game = game_with(["ninja*3", "monk*3", "envoy*3"], ninja=True)
    while game.round == 1:
        seat = game.to_move[0]
        legal = game.legal(seat)
        for action in filter(None, game.rules.action_texts(seat, game.players)):
            assert (game.why_not(seat, action) is None) == (action in legal)
        game.play(seat, legal[len(legal) // 2])


def told_reasons(game: Game, seat: int) -> dict[str, Any]:
    """As a client gets them."""
    known = game.rules.new_knowledge()
    game.know(seat, known, 0)
    reasons: dict[str, Any] = orjson.loads(game.rules.reasons_json(known, 0))
    return reasons


def told_in_play(players: int) -> Iterator[tuple[Game, int, dict[str, Any]]]:
    """Each time somebody may lay: the game, the seat and its reasons. Whoever can lay something does."""
    rng, game = random.Random(players), new_game("call-to-glory", players=players, seed=players, ninja=True)
    while not game.over:
        seat = game.to_move[0]
        if game.phase == "play":
            yield game, seat, told_reasons(game, seat)
        game.play(seat, max(game.legal(seat), key=lambda action: (action.startswith("lay"), rng.random())))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reason_not_to_lay_fits_the_hand(players: int) -> None:
    asked = 0
    for game, seat, reasons in told_in_play(players):
        view = game.view(seat)
        for name, held in view["hand"].items():
            most = min(held, view["smallest_lay"][name] - 1)
            forbids = game.why_not(seat, f"lay {name} {most}")
            assert forbids is not None
            assert reasons[f"lay {name}"] == forbids.as_json()
            asked += 1
    assert asked > 100


def test_only_the_own_sets_cannot_be_struck() -> None:
    for _, seat, reasons in told_in_play(3):
        assert [action for action in reasons if action.startswith("strike ")] == [f"strike {seat}"]


def test_reason_not_to_lay_names_a_large_set() -> None:
    game = new_game("call-to-glory", players=4, seed=1)
    known = game.rules.new_knowledge()
    game.know(0, known, 0)
    farmer, most = CHARACTERS.index("farmer"), int(NUMBER.max())
    known["phase"], known["set_size"][0, farmer], known["needed"][0, farmer] = PLAY, most - 1, most
    known["hand"][0, 0] = 0
    known["hand"][0, 0, farmer] = 1
    told = orjson.loads(game.rules.reasons_json(known, 0))["lay farmer"]
    assert (told["id"], told["args"]["lying"]) == ("glory-lay-not-more", most - 1)
