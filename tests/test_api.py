"""The stable surface, promise by promise: new games, asking and playing, views, replays, errors and notation."""

from __future__ import annotations

import ast
import copy
import inspect
import itertools
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, NumberLiteral, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import courtcards
from courtcards import CourtCardsError, Game, IllegalAction, OptionError, RecordError, new_game, replay
from courtcards.messages import TEXTS, quote, text
from courtcards.messages import card as card_name

IDS = ("call-to-glory", "come-to-call")
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("call-to-glory", {"players": 2}),
    ("call-to-glory", {"players": 3, "ninja": True}),
    ("call-to-glory", {"players": 4, "tasks": True, "ninja": True}),
    ("come-to-call", {"players": 2}),
    ("come-to-call", {"players": 4, "first": 2}),
    ("come-to-call", {"players": 6}),
]


def short(value: object) -> str:
    """A name for a parameter, whatever it is."""
    return ascii(quote(value))[1:-1][:32]


any_game = pytest.mark.parametrize("id", IDS)
any_table = pytest.mark.parametrize(("id", "options"), TABLES)


def play_on(game: Game, decisions: int = 10**9, seed: int = 1) -> Game:
    """The game after so many decisions, or at its end, played at random."""
    chance = random.Random(seed)
    while decisions > 0 and not game.over:
        seat = chance.choice(game.to_move)
        game.play(seat, chance.choice(game.legal(seat)))
        decisions -= 1
    return game


def played_out(id: str, **options: Any) -> Game:
    return play_on(new_game(id, **{"players": 2, "seed": "out", **options}))


def deck_of(id: str, seed: int = 1) -> list[str]:
    deck: list[str] = new_game(id, players=2, seed=seed).record()["rounds"][0]["deck"]
    return deck


def picture(game: Game) -> list[Any]:
    views = [game.view(seat) for seat in (None, *range(game.players))]
    facts = [game.to_move, game.over, game.totals, game.winners, game.round]
    return copy.deepcopy([game.record(), views, facts])


def is_sentence(said: str) -> bool:
    """One clear sentence: it ends with a full stop, has no second one inside, and nothing is left to fill in."""
    return said.endswith(".") and ". " not in said and not re.search(r"\{ ?\$|\{\w+\}|\$\w| object at 0x", said)


def reason(error: pytest.ExceptionInfo[CourtCardsError]) -> str:
    assert isinstance(error.value, ValueError)
    assert is_sentence(str(error.value)), str(error.value)
    return error.value.message.id


def option_refusal(id: Any, **options: Any) -> str:
    with pytest.raises(OptionError) as caught:
        new_game(id, **options)
    return reason(caught)


def action_refusal(game: Game, seat: Any, action: Any) -> str:
    before = picture(game)
    with pytest.raises(IllegalAction) as caught:
        game.play(seat, action)
    assert picture(game) == before
    return reason(caught)


def record_refusal(record: Any, until: int | None = None) -> str:
    before = copy.deepcopy(record)
    with pytest.raises(RecordError) as caught:
        replay(record, until)
    assert record == before
    return reason(caught)


# New games


def test_interface_example_runs() -> None:
    game = courtcards.new_game("call-to-glory", players=3, ninja=True, seed="anything")
    (seat,) = game.to_move
    assert "draw L" in game.legal(seat)
    game.play(seat, "draw L")
    assert (game.over, game.totals, game.winners, game.round) == (False, [0, 0, 0], [], 1)
    assert courtcards.replay(game.record(), until=None).record() == game.record()


def test_new_game_takes_the_promised_arguments() -> None:
    parameters = inspect.signature(new_game).parameters
    assert list(parameters) == ["game_id", "players", "seed", "decks", "names", "options"]
    assert all(parameters[name].kind is inspect.Parameter.KEYWORD_ONLY for name in list(parameters)[1:-1])
    assert [parameters[name].default for name in ("seed", "decks", "names")] == [None, None, None]
    assert parameters["players"].default is inspect.Parameter.empty


@any_game
def test_fresh_seed_is_drawn_and_recorded(id: str) -> None:
    seeds = {new_game(id, players=2).record()["seed"] for _ in range(20)}
    assert len(seeds) == 20
    assert all(isinstance(seed, str) and len(seed) >= 32 for seed in seeds)


@any_game
@pytest.mark.parametrize(("seed", "written"), [("", ""), (0, "0"), ("x", "x"), (5, "5"), ("日本", "日本")])
def test_every_text_and_number_is_a_seed(id: str, seed: str | int, written: str) -> None:
    game, again = new_game(id, players=2, seed=seed), new_game(id, players=2, seed=seed)
    assert game.record() == again.record()
    assert game.record()["seed"] == written


@any_game
@pytest.mark.parametrize("seed", [1.5, True, b"x", ["x"], "\ud800", 10**5000], ids=short)
def test_other_types_of_seed_are_refused(id: str, seed: Any) -> None:
    assert option_refusal(id, players=2, seed=seed) == "option-seed"


@any_game
def test_given_decks_come_first_in_order(id: str) -> None:
    decks = [deck_of(id, seed) for seed in (1, 2)]
    games = [new_game(id, players=2, decks=decks) for _ in range(2)]
    for game in games:
        while game.round < 3:
            play_on(game, 1, game.decisions)
    rounds = [[round["deck"] for round in game.record()["rounds"]] for game in games]
    assert [dealt[:2] for dealt in rounds] == [decks, decks]
    assert rounds[0][2] != rounds[1][2]


@any_game
def test_given_decks_are_recorded_without_a_seed(id: str) -> None:
    record = play_on(new_game(id, players=2, decks=[deck_of(id)]), 400).record()
    assert "seed" not in record
    assert all("deck" in round for round in record["rounds"])
    assert replay(record).record() == record


@any_game
def test_empty_list_of_decks_means_random_decks(id: str) -> None:
    record = new_game(id, players=2, decks=[]).record()
    assert "seed" not in record
    assert len(record["rounds"][0]["deck"]) == len(deck_of(id))


@any_game
@pytest.mark.parametrize("seed", ["x", "", 0])
def test_decks_with_a_seed_are_refused(id: str, seed: Any) -> None:
    assert option_refusal(id, players=2, seed=seed, decks=[deck_of(id)]) == "option-seed-and-decks"


BAD_DECKS: list[tuple[Any, str]] = [
    ("monk", "option-decks-form"),
    (5, "option-decks-form"),
    ({1: []}, "option-decks-form"),
    (["monk"], "option-deck-form"),
    ([None], "option-deck-form"),
    ([[1, 2]], "option-deck-form"),
    ([[]], "option-deck-size"),
]


@any_game
@pytest.mark.parametrize(("decks", "why"), BAD_DECKS, ids=short)
def test_malformed_decks_are_refused(id: str, decks: Any, why: str) -> None:
    assert option_refusal(id, players=2, decks=decks) == why


@any_game
def test_decks_with_other_cards_are_refused(id: str) -> None:
    deck = deck_of(id)
    doubled = [deck[1] if deck[1] != deck[0] else next(card for card in deck if card != deck[0]), *deck[1:]]
    assert option_refusal(id, players=2, decks=[deck[1:]]) == "option-deck-size"
    assert option_refusal(id, players=2, decks=[deck, [*deck, deck[0]]]) == "option-deck-size"
    assert option_refusal(id, players=2, decks=[doubled]) == "option-deck-cards"
    assert option_refusal(id, players=2, decks=[["joker", *deck[1:]]]) == "option-deck-unknown"


@any_game
def test_more_decks_than_rounds_are_refused(id: str) -> None:
    assert option_refusal(id, players=2, decks=[deck_of(id)] * 61) == "option-decks-too-many"


@any_game
def test_given_decks_are_copied(id: str) -> None:
    decks = [deck_of(id)]
    game = new_game(id, players=2, decks=decks)
    before = picture(game)
    decks[0].reverse()
    decks.append([])
    assert picture(game) == before


@any_game
def test_names_appear_in_record_and_view(id: str) -> None:
    game = new_game(id, players=2, names=["Ada", "陽菜"])
    assert game.record()["names"] == game.view(None)["names"] == ["Ada", "陽菜"]
    assert "names" not in new_game(id, players=2).record()


@any_game
@pytest.mark.parametrize("names", [["Ada"], ["a", "b", "c"], "ab", [1, 2], [None, "b"], 5, {"a": 0, "b": 1}], ids=short)
def test_names_must_be_one_text_per_seat(id: str, names: Any) -> None:
    assert option_refusal(id, players=2, names=names) == "option-names"


@pytest.mark.parametrize("id", ["", "Call-to-Glory", "call_to_glory", "chess", None, 5, ["come-to-call"]], ids=short)
def test_unknown_game_is_refused(id: Any) -> None:
    assert option_refusal(id, players=2) == "option-game"


@any_game
@pytest.mark.parametrize("players", [1, 7, 0, -2, True, "2", 2.0, None, 10**5000], ids=short)
def test_impossible_numbers_of_players_are_refused(id: str, players: Any) -> None:
    assert option_refusal(id, players=players) == "option-players"


BAD_OPTIONS: list[tuple[str, dict[str, Any], str]] = [
    ("call-to-glory", {"players": 5}, "option-players"),
    ("call-to-glory", {"players": 3, "quick": True, "tasks": True}, "option-quick-with-tasks"),
    ("call-to-glory", {"players": 3, "quick": True, "tasks": True, "ninja": True}, "option-quick-with-tasks"),
    ("call-to-glory", {"players": 3, "quick": 1}, "option-flag"),
    ("call-to-glory", {"players": 3, "tasks": "yes"}, "option-flag"),
    ("call-to-glory", {"players": 3, "ninja": None}, "option-flag"),
    ("call-to-glory", {"players": 3, "first": 3}, "option-first"),
    ("call-to-glory", {"players": 3, "first": True}, "option-first"),
    ("call-to-glory", {"players": 3, "cards": {}}, "option-cards-few"),
    ("call-to-glory", {"players": 3, "Quick": True}, "option-unknown"),
    ("come-to-call", {"players": 3, "first": -1}, "option-first"),
    ("come-to-call", {"players": 3, "quick": False}, "option-unknown"),
    ("come-to-call", {"players": 3, "round": 2}, "option-unknown"),
    ("come-to-call", {"players": 3, "cards": {}}, "option-cards-hear-ye"),
    ("come-to-call", {"players": 3, "cards": {"king": 40, "hear-ye": 1, "butler": 2}}, "option-cards-hear-ye"),
    ("come-to-call", {"players": 3, "cards": {"king": 40, "hear-ye": 2}}, "option-cards-butler"),
    ("come-to-call", {"players": 3, "cards": {"king": 21, "hear-ye": 20, "butler": 1}}, "option-cards-too-few"),
    ("come-to-call", {"players": 3, "cards": {"king": 40, "king-half": 2, "hear-ye": 2}}, "option-cards-once"),
    ("come-to-call", {"players": 3, "cards": {"joker": 1}}, "option-cards-unknown"),
    ("come-to-call", {"players": 3, "cards": {"king": -1}}, "option-cards-count"),
    ("come-to-call", {"players": 3, "cards": 50}, "option-cards-form"),
]


@pytest.mark.parametrize(("id", "options", "why"), BAD_OPTIONS, ids=short)
def test_bad_options_are_refused_with_a_reason(id: str, options: dict[str, Any], why: str) -> None:
    assert option_refusal(id, **options) == why


# Asking and playing


@any_table
def test_to_move_and_legal_agree(id: str, options: dict[str, Any]) -> None:
    game = new_game(id, seed="ask", **options)
    while not game.over:
        assert isinstance(game.to_move, tuple)
        for seat in range(game.players):
            actions = game.legal(seat)
            assert bool(actions) == (seat in game.to_move)
            assert len(set(actions)) == len(actions)
            assert all(action.isascii() and action.isprintable() and action == action.strip() for action in actions)
        play_on(game, 1, game.decisions)
    assert game.to_move == ()
    assert [game.legal(seat) for seat in range(game.players)] == [[]] * game.players


@any_table
def test_legal_actions_keep_a_fixed_order(id: str, options: dict[str, Any]) -> None:
    before: set[tuple[str, str]] = set()
    game = new_game(id, seed="order", **options)
    while not game.over:
        for seat in game.to_move:
            pairs = set(itertools.combinations(game.legal(seat), 2)) if "strike" not in str(game.legal(seat)) else set()
            assert not any((b, a) in before for a, b in pairs)
            before |= pairs
        play_on(game, 1, game.decisions)


@any_table
def test_totals_winners_and_round_follow_play(id: str, options: dict[str, Any]) -> None:
    game = new_game(id, seed="course", **options)
    while not game.over:
        assert (game.winners, game.round) == ([], len(game.record()["rounds"]))
        assert game.totals == sum_of_scores(game)
        play_on(game, 5, game.decisions)
    assert game.totals == sum_of_scores(game) == game.record()["totals"]
    assert game.winners == sorted(set(game.winners)) == game.record()["winners"] != []
    assert all("scores" in round for round in game.record()["rounds"])


def sum_of_scores(game: Game) -> list[int]:
    rounds = [round["scores"] for round in game.record()["rounds"] if "scores" in round]
    return [sum(scores[seat] for scores in rounds) for seat in range(game.players)]


@any_table
def test_exactly_the_listed_actions_are_accepted(id: str, options: dict[str, Any]) -> None:
    game = new_game(id, seed="listed", **options)
    vocabulary = notation(id, game.players)
    for _ in range(8):
        record, legal = game.record(), set(game.legal(game.to_move[0]))
        for action in vocabulary:
            if action not in legal:
                with pytest.raises(IllegalAction):
                    game.play(game.to_move[0], action)
        assert game.record() == record
        for seat in game.to_move:
            assert set(game.legal(seat)) <= set(vocabulary)
            for action in game.legal(seat)[:4]:
                replay(record).play(seat, action)
        play_on(game, 9, game.decisions)


CHARACTERS = ("emperor", "empress", "daimyo", "shogun", "samurai", "ninja", "envoy", "monk", "farmer")
COURT = ("king", "queen", "heir", "diplomat", "fool")
COURT_CARDS = [f"{name}{form}" for name in COURT for form in ("", "-double", "-half")]


def notation(id: str, players: int) -> list[str]:
    """Every well-formed action of the notation, sensible or not."""
    return list(glory_notation(players) if id == "call-to-glory" else call_notation())


def glory_notation(players: int) -> Iterator[str]:
    yield from (f"draw {pile}" for pile in "LRAB")
    for name in CHARACTERS:
        yield from (f"lay {name} {count}" for count in range(21))
        yield from (f"discard {name} {pile}" for pile in "AB")
        yield from (f"strike {seat} {name}" for seat in range(players))
    yield from ("pile A", "pile B", "end", "reveal A", "reveal B", "reveal C")


def call_notation() -> Iterator[str]:
    yield from ("draw deck", "draw left", "draw right", "discard hear-ye", "ready")
    yield from (f"discard {card} {to}" for card in [*COURT_CARDS, "butler", "wild"] for to in ("left", "right"))
    parts = itertools.product(
        COURT, range(7), ("", "+double"), ("", "+half"), ("", *(f"+wild{n}" for n in range(1, 7)))
    )
    yield from (f"send {name} {plain}{double}{half}{wild}" for name, plain, double, half, wild in parts)


NO_ACTIONS: list[Any] = [
    None,
    5,
    1.5,
    True,
    b"draw L",
    ["draw L"],
    {},
    "",
    " ",
    "draw",
    "draw  L",
    "draw  deck",
    "DRAW L",
    "Draw deck",
    "draw L ",
    "draw deck ",
    " draw L",
    "draw L\n",
    "draw\tdeck",
    "draw\u00a0L",
    "ｄraw deck",
    "draw Ｌ",
    "дraw L",
    "0 draw L",
    "draw L; draw R",
    "draw \ud800",
    "{ $action }",
    "draw L\x00",
]


@any_game
@pytest.mark.parametrize("action", NO_ACTIONS, ids=short)
def test_misspelled_actions_are_refused(id: str, action: Any) -> None:
    game = new_game(id, players=3, first=0, seed="letters")
    (seat,) = game.to_move
    before = picture(game)
    with pytest.raises(IllegalAction) as caught:
        game.play(seat, action)
    assert caught.value.message.id == "action-unknown"
    assert str(caught.value).endswith(".")
    assert picture(game) == before


@any_game
def test_ten_megabytes_are_refused_quickly(id: str) -> None:
    game = new_game(id, players=3, seed="long")
    (seat,) = game.to_move
    for action in ("draw L" + " " * 10_000_000, "é" * 5_000_000):
        with pytest.raises(IllegalAction) as caught:
            game.play(seat, action)
        assert reason(caught) == "action-unknown"
        assert len(str(caught.value)) < 300


NO_SEATS: list[Any] = [True, False, "0", "", -1, 3, 99, 10**5000, 1.0, None, [0], (0,), b"0"]


@any_game
@pytest.mark.parametrize("seat", NO_SEATS, ids=short)
def test_unknown_seat_is_refused(id: str, seat: Any) -> None:
    game = new_game(id, players=3, first=0, seed="seats")
    assert action_refusal(game, seat, "draw L") == "action-no-such-seat"
    with pytest.raises(IllegalAction) as caught:
        game.legal(seat)
    assert reason(caught) == "action-no-such-seat"
    if seat is not None:
        with pytest.raises(IllegalAction) as caught:
            game.view(seat)
        assert reason(caught) == "action-no-such-seat"


@any_table
def test_only_a_seat_to_move_may_act(id: str, options: dict[str, Any]) -> None:
    game = play_on(new_game(id, seed="owes", **options), 7)
    for seat in set(range(game.players)) - set(game.to_move):
        for action in ("nonsense", *game.legal(game.to_move[0])[:2]):
            assert action_refusal(game, seat, action) == "action-not-to-move"


@any_game
def test_finished_game_takes_no_actions(id: str) -> None:
    game = played_out(id)
    for seat, action in itertools.product((0, 1), ("draw L", "draw deck", "ready", "end", "nonsense", None)):
        assert action_refusal(game, seat, action) == "action-game-over"
    assert action_refusal(game, 2, "draw L") == "action-no-such-seat"


# Against the rules: the message says which rule. The rulebook tests of each game go through them all; these are the
# attempts that look like actions and never can be.


def test_one_card_is_refused_by_its_rule() -> None:
    game = play_on(new_game("call-to-glory", players=2, first=0, seed=3), 2)
    (card, *_) = game.view(0)["hand"]
    assert action_refusal(game, 0, f"lay {card} 1") == "glory-lay-too-few"


def test_strike_against_oneself_is_refused_by_a_rule() -> None:
    game = new_game("call-to-glory", players=2, first=0, seed=3, ninja=True)
    assert action_refusal(game, 0, "strike 0 samurai").startswith("glory-strike")


# Views

MINIMUM = {"game", "options", "seat", "round", "to_move", "phase", "hand", "hand_sizes", "totals", "legal"}


@any_table
def test_view_has_the_promised_keys(id: str, options: dict[str, Any]) -> None:
    game = play_on(new_game(id, seed="keys", **options), 5)
    for seat in range(game.players):
        view = game.view(seat)
        assert view.keys() >= MINIMUM
        assert (view["game"], view["options"], view["seat"], view["round"]) == (id, options, seat, 1)
        assert (view["phase"], view["totals"], view["legal"]) == (game.phase, game.totals, game.legal(seat))
        assert view["to_move"] == list(game.to_move)
        assert sum(view["hand"].values()) == view["hand_sizes"][seat]
        assert all(isinstance(card, str) and count > 0 for card, count in view["hand"].items())


@any_table
def test_spectator_sees_no_hand_and_no_actions(id: str, options: dict[str, Any]) -> None:
    game = play_on(new_game(id, seed="keys", **options), 5)
    view, seated = game.view(None), game.view(0)
    assert view.keys() == seated.keys()
    assert (view["seat"], view["hand"], view["legal"]) == (None, {}, [])
    assert view["hand_sizes"] == seated["hand_sizes"]


@any_table
def test_views_and_records_are_always_json(id: str, options: dict[str, Any]) -> None:
    game = new_game(id, seed="json", names=[f"Name {seat}" for seat in range(options["players"])], **options)
    for _ in range(60):
        for ready in (game.record(), *(game.view(seat) for seat in (None, *range(game.players)))):
            assert json.loads(json.dumps(ready)) == ready
        play_on(game, 7, game.decisions)
    play_on(game)
    assert json.loads(json.dumps(game.view(0))) == game.view(0)


@any_game
def test_views_and_records_are_copies(id: str) -> None:
    game = play_on(new_game(id, players=2, seed="copies"), 300)
    before = picture(game)
    for given in (game.record(), game.view(0), game.view(None)):
        scramble(given)
    game.legal(game.to_move[0]).clear()
    game.totals.append(5)
    assert picture(game) == before


def scramble(value: Any) -> None:
    """Change everything in a nest of lists and dicts that can be changed."""
    inner = list(value.values()) if isinstance(value, dict) else list(value) if isinstance(value, list) else []
    for item in inner:
        scramble(item)
    if isinstance(value, dict | list):
        value.clear()


@any_game
def test_seat_sees_only_its_own_hand(id: str) -> None:
    """Seat 1's hand and the end of the deck change places; nobody else can tell."""
    deck = deck_of(id)
    size = 3 if id == "call-to-glory" else 6
    other = [*deck[:size], *deck[-size:], *deck[2 * size : -size], *deck[size : 2 * size]]
    games = [new_game(id, players=2, first=0, decks=[cards]) for cards in (deck, other)]
    assert [games[0].view(seat) for seat in (None, 0)] == [games[1].view(seat) for seat in (None, 0)]
    assert games[0].view(1) != games[1].view(1)


# Replays


@any_table
def test_replay_stops_after_the_given_actions(id: str, options: dict[str, Any]) -> None:
    game = new_game(id, seed="replay", **options)
    pictures = [picture(game)]
    while len(pictures) < 150 and not game.over:
        pictures.append(picture(play_on(game, 1, game.decisions)))
    record = game.record()
    for until in (0, 1, 2, 77, len(pictures) - 1):
        assert picture(replay(record, until)) == pictures[until]
        assert picture(replay(record, until=until)) == pictures[until]
        assert picture(replay(record, until=np.int16(until))) == pictures[until]  # type: ignore[arg-type]
    assert picture(replay(record)) == picture(replay(record, None)) == pictures[-1]


@any_game
@pytest.mark.parametrize("until", [-1, 11, True, 1.0, "1"])
def test_replay_beyond_the_end_is_refused(id: str, until: Any) -> None:
    record = play_on(new_game(id, players=2, seed="until"), 10).record()
    with pytest.raises(OptionError) as caught:
        replay(record, until)
    assert reason(caught) == "option-until"


@any_game
def test_replayed_game_is_independent_of_its_record(id: str) -> None:
    options: dict[str, Any] = {"cards": {"king": 12, "butler": 2, "hear-ye": 2}} if id == "come-to-call" else {}
    record = play_on(new_game(id, players=2, seed="hangs", names=["Ada", "Cem"], **options), 60).record()
    del record["seed"]
    assert any("reshuffles" in round for round in record["rounds"]) == (id == "come-to-call")
    game = replay(record)
    before = picture(game)
    scramble(record)
    assert picture(game) == before


# Errors: the tree, and what a record may not be


def test_errors_are_value_errors_of_one_family() -> None:
    assert issubclass(CourtCardsError, ValueError)
    for kind in (OptionError, IllegalAction, RecordError):
        assert issubclass(kind, CourtCardsError)
        assert getattr(courtcards, kind.__name__) is kind
    assert not issubclass(RecordError, OptionError | IllegalAction)


@pytest.mark.parametrize("record", [None, 5, "{}", [], [1], b"{}"], ids=short)
def test_other_values_are_no_records(record: Any) -> None:
    assert record_refusal(record) == "record-form"


def last_round(record: dict[str, Any]) -> dict[str, Any]:
    round: dict[str, Any] = record["rounds"][-1]
    return round


BAD_RECORDS: dict[str, tuple[str, Any]] = {
    "no format": ("record-format", lambda record: record.pop("format")),
    "another format": ("record-format", lambda record: record.update(format="chess/1")),
    "a later format": ("record-format-other", lambda record: record.update(format="courtcards/2")),
    "no game": ("record-key-missing", lambda record: record.pop("game")),
    "another game": ("record-part", lambda record: record.update(game="chess")),
    "no options": ("record-key-missing", lambda record: record.pop("options")),
    "options without players": ("record-options-form", lambda record: record.update(options={})),
    "bad options": ("record-part", lambda record: record["options"].update(players=9)),
    "unknown option": ("record-part", lambda record: record["options"].update(speed=9)),
    "no rounds": ("record-key-missing", lambda record: record.pop("rounds")),
    "rounds of another form": ("record-rounds-form", lambda record: record.update(rounds={})),
    "too many rounds": ("record-rounds-too-many", lambda record: record["rounds"].extend([{"actions": []}] * 61)),
    "a round of another form": ("record-round-form", lambda record: record["rounds"].__setitem__(0, [])),
    "no actions": ("record-round-form", lambda record: last_round(record).pop("actions")),
    "actions of another form": ("record-round-form", lambda record: last_round(record).update(actions=[5])),
    "unknown key": ("record-key-unknown", lambda record: record.update(comment="hello")),
    "unknown key of a round": ("record-round-key-unknown", lambda record: last_round(record).update(comment="hello")),
    "a deck of other cards": ("record-part", lambda record: last_round(record)["deck"].pop()),
    "a deck the seed does not deal": ("record-deck-seed", lambda record: last_round(record)["deck"].sort()),
    "another seed": ("record-deck-seed", lambda record: record.update(seed="other 1")),
    "a bad seed": ("record-part", lambda record: record.update(seed=1.5)),
    "another first": ("record-first-seed", lambda record: record.update(first=1 - record["first"])),
    "a first who is nobody": ("record-first", lambda record: record.update(first=2)),
    "a first against the options": (
        "record-first-option",
        lambda record: record["options"].update(first=1 - record["first"]),
    ),
    "names for others": ("record-part", lambda record: record.update(names=["Ada"])),
    "an illegal action": ("record-action", lambda record: record["rounds"][0]["actions"].insert(0, "0 end")),
    "an action of nobody": ("record-action", lambda record: record["rounds"][0]["actions"].insert(0, "2 draw L")),
    "an action without a seat": ("record-action", lambda record: record["rounds"][0]["actions"].insert(0, "draw L")),
    "an action left out": ("record-action", lambda record: record["rounds"][0]["actions"].pop(0)),
    "an action after the end": ("record-after-round", lambda record: last_round(record)["actions"].append("0 draw L")),
    "no scores": ("record-scores-missing", lambda record: record["rounds"][0].pop("scores")),
    "other scores": ("record-scores", lambda record: record["rounds"][0].update(scores=[999, 0])),
    "scores of another form": ("record-numbers", lambda record: record["rounds"][0].update(scores=[0])),
    "scores too early": ("record-round-unfinished", lambda record: record["rounds"][0]["actions"].pop()),
    "other totals": ("record-totals", lambda record: record.update(totals=[999, 0])),
    "totals of another form": ("record-numbers", lambda record: record.update(totals="0")),
    "no winners": ("record-winners", lambda record: record.update(winners=[])),
    "winners who are nobody": ("record-winners-form", lambda record: record.update(winners=[7])),
    "tasks in a game without": ("record-tasks", lambda record: record.update(tasks=[["emperor"] * 3] * 2)),
    "reshuffles that were not": (
        "record-reshuffles",
        lambda record: record["rounds"][0].update(reshuffles=[["monk"], *record["rounds"][0].get("reshuffles", [])]),
    ),
    "reshuffles of another form": ("record-reshuffles-form", lambda record: last_round(record).update(reshuffles=5)),
}


@any_game
@pytest.mark.parametrize("name", BAD_RECORDS)
def test_flawed_record_is_refused_with_a_reason(id: str, name: str) -> None:
    why, spoil = BAD_RECORDS[name]
    record = copy.deepcopy(finished(id))
    spoil(record)
    assert record_refusal(record) == why


@pytest.mark.parametrize(("id", "why"), [(IDS[0], "record-rounds-too-many"), (IDS[1], "record-after-end")])
def test_round_after_the_end_is_refused(id: str, why: str) -> None:
    record = copy.deepcopy(finished(id))
    record["rounds"].append({"actions": []})
    assert record_refusal(record) == why


FINISHED: dict[str, dict[str, Any]] = {}


def finished(id: str) -> dict[str, Any]:
    """The record of a finished game that began with seat 0 or 1 as the seed says."""
    if id not in FINISHED:
        FINISHED[id] = played_out(id).record()
    return FINISHED[id]


@any_game
@pytest.mark.parametrize(("key", "why"), [("first", "record-needs"), ("deck", "record-needs-deck")])
def test_record_without_a_seed_must_state_its_deal(id: str, key: str, why: str) -> None:
    record = copy.deepcopy(finished(id))
    del record["seed"]
    del (record if key == "first" else record["rounds"][0])[key]
    assert record_refusal(record) == why


@any_game
@pytest.mark.parametrize("key", ["totals", "winners", "names", "first"])
def test_optional_parts_may_be_absent(id: str, key: str) -> None:
    record = copy.deepcopy(finished(id))
    record.pop(key, None)
    assert replay(record).record() == finished(id)


def test_recorded_forced_end_is_refused() -> None:
    game = play_on(new_game("call-to-glory", players=2, seed="forced"), 2)
    (seat,) = game.to_move
    game.play(seat, next(action for action in game.legal(seat) if action.startswith("discard")))
    record = game.record()
    assert record["rounds"][0]["actions"][-1].startswith(f"{seat} discard")
    record["rounds"][0]["actions"].append(f"{seat} end")
    assert record_refusal(record) == "record-action"


def test_recorded_forced_pile_is_refused() -> None:
    """Seat 1 beats seat 0's two Farmers while both places are empty, so they go to A without asking."""
    deck = deck_of("call-to-glory")
    for card in ["farmer"] * 5:
        deck.remove(card)
    deck = ["farmer", "farmer", deck[0], "farmer", "farmer", "farmer", *deck[1:]]
    game = new_game("call-to-glory", players=2, first=0, decks=[deck])
    for seat, action in [(0, "draw L"), (0, "draw R"), (0, "lay farmer 2"), (1, "draw L"), (1, "draw R")]:
        game.play(seat, action)
    game.play(1, "lay farmer 3")
    assert game.to_move == (0,)
    assert game.view(None)["piles"]["A"] == ["farmer", "farmer"]
    record = game.record()
    record["rounds"][0]["actions"].append("0 pile A")
    assert record_refusal(record) == "record-action"


def test_recorded_forced_reveal_is_refused() -> None:
    record = played_out("call-to-glory", tasks=True).record()
    reveals = [[action for action in round["actions"] if "reveal" in action] for round in record["rounds"]]
    assert [len(found) for found in reveals] == [2, 2, 0]
    left = set("ABC") - {action.split()[2] for found in reveals for action in found if action.startswith("0 ")}
    record["rounds"][2]["actions"].append(f"0 reveal {left.pop()}")
    assert record_refusal(record) == "record-after-round"


def test_recorded_forced_ready_is_refused() -> None:
    record = copy.deepcopy(finished("come-to-call"))
    for round in record["rounds"]:
        sends = [place for place, action in enumerate(round["actions"]) if " send " in action]
        silent = [place for place in sends if not was_ready_later(round["actions"], place)]
        if silent:
            seat = round["actions"][silent[-1]][0]
            round["actions"].insert(silent[-1] + 1, f"{seat} ready")
            break
    assert record_refusal(record) in ("record-action", "record-after-round")


def was_ready_later(actions: list[str], place: int) -> bool:
    """Whether the seat that acted there acted again."""
    return any(action[0] == actions[place][0] for action in actions[place + 1 :])


@pytest.mark.parametrize("id", ["call-to-glory"])
def test_tasks_must_be_those_of_the_seed(id: str) -> None:
    record = played_out(id, tasks=True).record()
    record["tasks"].reverse()
    assert record_refusal(record) == "record-tasks-seed"


# Words: every reason can be said, in one clear sentence

PACKAGE = Path(courtcards.__file__).parent
SPEAKERS = {
    "message",
    "Message",
    "text",
    "OptionError",
    "IllegalAction",
    "RecordError",
    "CourtCardsError",
    "Refused",
    "StoreError",
}
WEB = (".ts", ".svelte")
REASONS = ("errors.ftl", "call-to-glory.ftl", "come-to-call.ftl")  # what is wrong, and why not


def texts_of(*files: str) -> dict[str, Message]:
    """The texts of English files, by id."""
    resources = [FluentParser().parse((TEXTS / "en" / file).read_text("utf-8")) for file in files]
    return {entry.id.name: entry for one in resources for entry in one.body if isinstance(entry, Message)}


def all_nodes() -> Iterator[ast.AST]:
    for file in sorted(PACKAGE.rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text("utf-8")))


def spoken(call: ast.Call) -> list[str]:
    """The ids that a call may say: texts of its first argument, but not of what decides between them."""
    branches = [call.args[0]] if call.args else []
    if branches and isinstance(branches[0], ast.IfExp):
        branches = [branches[0].body, branches[0].orelse]
    return [node.value for node in branches if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def speeches() -> Iterator[tuple[str, set[str] | None]]:
    """Every id said in the code, with the names of its arguments; None where they cannot be told."""
    for node in all_nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKERS:
            names = {keyword.arg for keyword in node.keywords} - {"status"}  # of an HTTP answer
            told = None if None in names or node.func.id == "Message" else {name for name in names if name}
            yield from ((id, told) for id in spoken(node))


class Needs(Visitor):
    """What a text needs: its variables, and for those that decide something the values it knows.

    `$card-one` is a form of the variable `card`; a text that refers to another needs what that needs.
    """

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name.partition("-")[0], set())

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.visit(TEXTS_BY_ID[node.id.name])

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = {v.key.value if isinstance(v.key, NumberLiteral) else v.key.name for v in node.variants}
            self.variables.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def needs(entry: Message) -> dict[str, set[str]]:
    visitor = Needs()
    visitor.visit(entry)
    return visitor.variables


def samples(entry: Message) -> Iterator[dict[str, Any]]:
    """Arguments for a text, so that each of its variants is said once."""
    wanted = needs(entry)
    values = [[sample(name, key) for key in sorted(keys or {""})] for name, keys in wanted.items()]
    for row in itertools.product(*values):
        yield dict(zip(wanted, row, strict=True))


def sample(name: str, key: str) -> Any:
    numbers = {"one": 1, "other": 2}
    if name == "why":
        return text("action-game-over")
    if name in ("card", "character", "type", "after") and not key:
        return card_name("empress")
    return numbers.get(key) or (int(key) if key.isdigit() else key or "Something")


TEXTS_BY_ID = texts_of(*(file.name for file in sorted((TEXTS / "en").glob("*.ftl"))))


def test_every_message_has_a_text() -> None:
    missing = {id for id, _ in speeches()} - TEXTS_BY_ID.keys()
    assert not missing


def test_every_text_gets_its_arguments() -> None:
    for id, told in speeches():
        assert told is None or needs(TEXTS_BY_ID[id]).keys() <= told, id


def test_every_text_is_used() -> None:
    nodes = list(all_nodes())
    words = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    words |= {id for text in TEXTS_BY_ID.values() for id in references(text)}
    data = [file.read_text("utf-8") for file in (PACKAGE / "review").glob("*/*.json")]  # lessons and examples
    words |= {id for file in data for id in re.findall(r"\"([a-z-]+)\"", file)}
    patterns = [pattern_of(node, words) for node in nodes if isinstance(node, ast.JoinedStr)]
    web = "\n".join(file.read_text("utf-8") for file in (PACKAGE.parent / "web/src").rglob("*.*") if file.suffix in WEB)
    words |= set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", web))
    patterns += [beginning + r"[a-z-]+" for beginning in re.findall(r"`([a-z-]+-)\$\{", web)]
    unsaid = {id for id in TEXTS_BY_ID if id not in words and not any(re.fullmatch(one, id) for one in patterns)}
    assert not unsaid


def references(text: Message) -> set[str]:
    """The texts that a text refers to."""
    named: set[str] = set()
    visitor = Visitor()
    visitor.visit_MessageReference = lambda node: named.add(node.id.name)  # type: ignore[attr-defined]
    visitor.visit(text)
    return named


def pattern_of(composed: ast.JoinedStr, words: set[str]) -> str:
    """What an id composed in the code may be: after a fixed beginning anything, otherwise words of the code alone."""
    fixed = [part.value for part in composed.values if isinstance(part, ast.Constant)]
    if not re.fullmatch(r"[a-z-]*-[a-z-]*", "".join(map(str, fixed))):
        return r"(?!)"
    begins = isinstance(composed.values[0], ast.Constant)
    hole = r"[a-z-]+" if begins else "(?:" + "|".join(word for word in words if re.fullmatch(r"[a-z]+", word)) + ")"
    return "".join(str(part.value) if isinstance(part, ast.Constant) else hole for part in composed.values)


@pytest.mark.parametrize("id", texts_of(*REASONS))
def test_every_reason_is_one_sentence(id: str) -> None:
    for arguments in samples(TEXTS_BY_ID[id]):
        said = text(id, **arguments)
        assert is_sentence(said), said
        assert not re.search(r"[{}$]|  ", said)


@pytest.mark.parametrize("id", IDS)
def test_every_card_and_game_has_a_name(id: str) -> None:
    ids = CHARACTERS if id == "call-to-glory" else (*COURT_CARDS, "butler", "wild", "hear-ye")
    for card, count in itertools.product(ids, (1, 2)):
        assert text(f"card-{card}", count=count).strip()
    assert text(f"game-{id}") == id.replace("-", " ").title().replace(" To ", " to ")
