"""Records that were damaged or forged: they are refused as records, quickly, and never believed."""

from __future__ import annotations

import copy
import functools
import json
import random
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import courtcards
from courtcards import Game, RecordError, fairness, records
from tests.tables import FEWEST, MANY, Table, call, glory, play_some

Record = dict[str, Any]
Path = tuple[str | int, ...]

SECRET, TEXTS = "5a" * 32, ["0123456789abcdef", "", "f" * 64]
SECONDS = 120  # longer than any test here takes, even on a busy machine

fuzz = settings(max_examples=120, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.fixture(autouse=True)
def _never_hangs() -> Iterator[None]:
    def stop(signum: int, frame: object) -> None:  # noqa: ARG001
        raise TimeoutError("a record kept the reader busy for too long")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(SECONDS)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


# The records to start from


def played(table: Table, decisions: int, style: str, seed: str = "fuzz") -> Game:
    game = table.new_game(seed)
    play_some(game, random.Random(3), decisions, style)
    return game


def with_fairness(record: Record) -> Record:
    proof = {"commitment": fairness.commitment(SECRET), "secret": SECRET, "texts": TEXTS}
    return {**record, "names": ["Ada", "Bot", "Çem"], "fairness": proof}


def without_seed(record: Record) -> Record:
    return {key: value for key, value in record.items() if key not in ("seed", "fairness")}


@functools.cache
def originals() -> dict[str, Record]:
    table_seed = fairness.seed(SECRET, TEXTS)
    tasks = with_fairness(played(glory(3, "tasks", "ninja"), 330, "eager", table_seed).record())
    reshuffled = played(call(2, "fewest", FEWEST), 150, "patient").record()
    return {
        "quick": played(glory(2, "quick"), 10**6, "eager").record(),
        "tasks": tasks,
        "tasks-without-seed": without_seed(tasks),
        "first": played(glory(4, first=2), 60, "random").record(),
        "reshuffled": reshuffled,
        "reshuffled-without-seed": without_seed(reshuffled),
        "calling": with_fairness(played(call(3), 40, "eager", table_seed).record()),
        "won": played(call(6, "many", MANY), 10**6, "eager", "w47").record(),
    }


# Their names, and the names of those that have something to be forged
SEVERAL_ROUNDS = ("tasks", "tasks-without-seed", "reshuffled", "reshuffled-without-seed", "won")
SCORED = ("quick", *SEVERAL_ROUNDS)
SEEDED = ("quick", "tasks", "first", "reshuffled", "calling", "won")
UNFINISHED = ("tasks", "tasks-without-seed", "first", "reshuffled", "reshuffled-without-seed", "calling")
ALL = (*SEEDED, "tasks-without-seed", "reshuffled-without-seed")


@pytest.fixture(params=ALL)
def original(request: pytest.FixtureRequest) -> Record:
    return copy.deepcopy(originals()[request.param])


def of(names: Sequence[str]) -> pytest.MarkDecorator:
    """Run a test with some of the records only."""
    return pytest.mark.parametrize("original", names, indirect=True)


def test_sample_records_contain_every_feature() -> None:
    for record in originals().values():
        courtcards.replay(record)
    assert set().union(*originals().values()) == records.KEYS
    assert {key for record in originals().values() for round in record["rounds"] for key in round} == records.ROUND_KEYS
    assert any(len(round.get("reshuffles", [])) > 1 for round in originals()["reshuffled"]["rounds"])


def test_sample_records_match_their_names() -> None:
    def names(has: Callable[[Record], bool]) -> set[str]:
        return {name for name, record in originals().items() if has(record)}

    assert names(lambda record: len(record["rounds"]) > 1) == set(SEVERAL_ROUNDS)
    assert names(lambda record: "scores" in record["rounds"][0]) == set(SCORED)
    assert names(lambda record: "seed" in record) == set(SEEDED)
    assert names(lambda record: record["winners"] == []) == set(UNFINISHED)
    assert originals().keys() == set(ALL)


# What may come of a changed record


def try_record(record: Any) -> Game | None:
    """Read a record: a game that says the same as the record, or None if it was refused in words."""
    before = repr_or_none(record)
    try:
        game = courtcards.replay(record)
    except RecordError as error:
        check_words(error)
        return None
    finally:
        assert repr_or_none(record) == before, "reading changed the record"
    check_agrees(record, game.record())
    return game


def check_words(error: RecordError) -> None:
    assert str(error).strip()


def repr_or_none(value: object) -> str | None:
    try:
        return repr(value)
    except (RecursionError, ValueError):
        return None


def check_agrees(written: Record, replayed: Record) -> None:
    """Where both say something they say the same."""
    for key, value in written.items():
        if value is None:
            continue
        if key == "options":
            check_options(value, replayed["options"])
        elif key == "rounds":
            check_rounds(value, replayed["rounds"])
        elif key == "winners":
            check_same(sorted(value), replayed[key])
        else:
            check_same(str(value) if key == "seed" else value, replayed[key])


def check_same(one: Any, two: Any) -> None:
    """As JSON, where true is not 1 and 1.0 is not 1."""
    assert json.dumps(one, sort_keys=True) == json.dumps(two, sort_keys=True)


def check_options(written: Record, replayed: Record) -> None:
    """Options that are left out have their defaults; so have those written down as such."""
    for key, value in written.items():
        if key == "cards" and value is not None:
            check_same({id: n for id, n in value.items() if n}, replayed.get("cards", {}))
        else:
            check_same(replayed.get(key, value if value in (None, False, "random") else "absent"), value)


def check_rounds(written: list[Record], replayed: list[Record]) -> None:
    """The game may have dealt one round more, in which nothing has happened yet."""
    assert len(replayed) - len(written) in (0, 1)
    for one, two in zip(written, replayed, strict=False):
        for key, value in one.items():
            if value is not None:
                check_same(two.get(key, [] if key == "reshuffles" else "absent"), value)
        assert ("scores" in two) == (one.get("scores") is not None)
    assert not any(round["actions"] for round in replayed[len(written) :])


# Where a record can be changed


def paths(value: Any, at: Path = ()) -> Iterator[Path]:
    """Every place of a record; of long lists the ends and some places between."""
    yield at
    if isinstance(value, dict):
        for key in value:
            yield from paths(value[key], (*at, key))
    elif isinstance(value, list):
        for place in places(value):
            yield from paths(value[place], (*at, place))


def places(items: Sequence[Any]) -> list[int]:
    last = len(items) - 1
    return sorted({0, last // 2, last}) if items else []


def at(record: Any, path: Path) -> Any:
    for key in path:
        record = record[key]
    return record


def changed(record: Any, path: Path, change: Callable[[Any], Any]) -> Any:
    """The record with the value at a place replaced; what is not on the way is shared."""
    if not path:
        return change(record)
    key, *rest = path
    other: Any = copy.copy(record)
    other[key] = changed(record[key], tuple(rest), change)
    return other


def to(value: Any) -> Callable[[Any], Any]:
    return lambda _: value


def without(key: Any) -> Callable[[Any], Any]:
    return lambda old: {name: value for name, value in old.items() if name != key}


def with_key(key: Any) -> Callable[[Any], Any]:
    return lambda old: {**old, key: None}


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


CONFUSED: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1.5,
    float("nan"),
    "",
    "x",
    "0",
    "\ud800",
    [],
    {},
    [None],
    [[]],
    {"x": 1},
    10**5000,
    b"bytes",
    nested(50_000),
    ["0 draw L"] * 1000,
]


def test_changed_type_is_refused_or_harmless(original: Record) -> None:
    accepted = 0
    for path in paths(original):
        for value in CONFUSED:
            accepted += try_record(changed(original, path, to(value))) is not None
    assert accepted  # None in the place of what a record may leave out


def test_missing_key_is_refused_or_harmless(original: Record) -> None:
    for path in paths(original):
        for key in at(original, path) if isinstance(at(original, path), dict) else ():
            try_record(changed(original, path, without(key)))


def test_a_key_too_many_anywhere_is_refused(original: Record) -> None:
    for path in paths(original):
        if isinstance(at(original, path), dict):
            for key in ("comment", "Deck", "", "__class__", 7, None):
                assert try_record(changed(original, path, with_key(key))) is None


def test_changed_list_is_refused_or_harmless(original: Record) -> None:
    for path in paths(original):
        items = at(original, path)
        for place in places(items) if isinstance(items, list) else ():
            for edit in edits_of_list(items, place):
                try_record(changed(original, path, to(edit)))


def edits_of_list(items: list[Any], place: int) -> list[list[Any]]:
    before, item, after = items[:place], items[place], items[place + 1 :]
    swapped = [*before, after[0], item, *after[1:]] if after else items
    return [[*before, *after], [*before, item, item, *after], swapped, items[: place + 1], [*before, None, *after]]


def test_numbers_that_are_off_by_one_are_refused(original: Record) -> None:
    for path in paths(original):
        value = at(original, path)
        if isinstance(value, int) and not isinstance(value, bool) and path[0] != "options":
            for other in (value + 1, value - 1, float(value), str(value)):
                assert try_record(changed(original, path, to(other))) is None


# Particular forgeries


def refusal(record: Any) -> str:
    with pytest.raises(RecordError) as caught:
        courtcards.replay(record)
    check_words(caught.value)
    return caught.value.message.id


@of(SCORED)
def test_a_finished_round_without_scores_is_refused(original: Record) -> None:
    del original["rounds"][0]["scores"]
    assert refusal(original) == "record-scores-missing"


@of(SCORED)
def test_wrong_scores_are_refused(original: Record) -> None:
    original["rounds"][0]["scores"][0] += 1
    assert refusal(original) == "record-scores"


def test_wrong_totals_are_refused(original: Record) -> None:
    original["totals"][0] += 1
    assert refusal(original) == "record-totals"


def test_wrong_winners_are_refused(original: Record) -> None:
    for wrong in ([] if original["winners"] else [0], [*original["winners"], 0, 0]):
        assert refusal({**original, "winners": wrong}) == "record-winners"


@of(UNFINISHED)
def test_scores_of_an_open_round_are_refused(original: Record) -> None:
    original["rounds"][-1]["scores"] = [0] * original["options"]["players"]
    assert refusal(original) == "record-round-unfinished"


@of(SCORED)
def test_actions_after_a_rounds_end_are_refused(original: Record) -> None:
    actions = original["rounds"][0]["actions"]
    actions.append(actions[-1])
    assert refusal(original) == "record-after-round"


def test_rounds_after_the_end_are_refused() -> None:
    for name, id in (("quick", "record-rounds-too-many"), ("won", "record-after-end")):
        record = copy.deepcopy(originals()[name])
        record["rounds"].append({"actions": []})
        assert refusal(record) == id


@of(SEVERAL_ROUNDS)
def test_swapped_rounds_are_refused(original: Record) -> None:
    original["rounds"][:2] = original["rounds"][1::-1]
    assert try_record(original) is None


@of(SEVERAL_ROUNDS)
def test_unfinished_round_before_another_is_refused(original: Record) -> None:
    original["rounds"][0]["actions"].pop()
    del original["rounds"][0]["scores"]
    assert refusal(original) == "record-round-unfinished"


@of(SEEDED)
def test_deck_must_be_that_of_the_seed(original: Record) -> None:
    for round in original["rounds"]:
        deck = round["deck"]
        other = next(place for place, card in enumerate(deck) if card != deck[0])
        deck[0], deck[other] = deck[other], deck[0]
        assert refusal(original) == "record-deck-seed"
        deck[0], deck[other] = deck[other], deck[0]


def test_a_deck_with_other_cards_is_refused(original: Record) -> None:
    deck = original["rounds"][0]["deck"]
    other = next(card for card in deck if card != deck[-1])
    for wrong in ([*deck, deck[0]], deck[1:], [*deck[:-1], other], [*deck[:-1], "joker"], [], deck * 100):
        original["rounds"][0]["deck"] = wrong
        assert refusal(original) == "record-part"


@of(SEEDED)
def test_another_seed_is_refused(original: Record) -> None:
    assert try_record({**original, "seed": original["seed"] + " "}) is None
    assert try_record({**original, "seed": 5}) is None


@of(("tasks", "calling"))
def test_unwritable_name_is_refused(original: Record) -> None:
    original["names"][1] = "\ud800"
    assert try_record(original) is None


@pytest.mark.parametrize("format", ["courtcards/2", "courtcards/10", "courtcards/"])
def test_a_newer_format_is_refused_with_a_hint(original: Record, format: str) -> None:
    assert refusal({**original, "format": format}) == "record-format-other"


@pytest.mark.parametrize("part", ["secret", "commitment", "texts"])
def test_a_changed_proof_of_fairness_is_refused(part: str) -> None:
    record = copy.deepcopy(originals()["tasks"])
    old = record["fairness"][part]
    others = (
        [old.upper(), old[::-1] + "0", old[:-1], "0" * 64]
        if part != "texts"
        else [TEXTS[::-1], TEXTS[:2], ["", "", ""]]
    )
    for other in others:
        record["fairness"][part] = other
        assert refusal(record).startswith("record-fairness")


def test_proof_of_fairness_needs_a_seed() -> None:
    assert refusal({**without_seed(originals()["tasks"]), "fairness": originals()["tasks"]["fairness"]}) == (
        "record-fairness-seed"
    )


def test_actions_that_were_never_asked_for_are_refused(original: Record) -> None:
    """Forced piles, the last task, an end without figures, a ready without choice: written down nowhere."""
    unasked = ("pile A", "pile B", "reveal A", "reveal C", "end", "ready")
    for number, round in enumerate(original["rounds"][:2]):
        for place in range(0, len(round["actions"]), max(1, len(round["actions"]) // 12)):
            before = sum(len(earlier["actions"]) for earlier in original["rounds"][:number]) + place
            game = courtcards.replay(original, before)
            for seat in range(game.players):
                for text in set(unasked) - set(game.legal(seat)):
                    actions = [*round["actions"][:place], f"{seat} {text}", *round["actions"][place:]]
                    wrong = changed(original, ("rounds", number, "actions"), to(actions))
                    assert refusal(wrong) == "record-action"


def test_other_legal_actions_are_refused_or_replayed(original: Record) -> None:
    rng = random.Random(9)
    total = sum(len(round["actions"]) for round in original["rounds"])
    for _ in range(40):
        until = rng.randrange(total)
        number, place = place_of(original, until)
        game = courtcards.replay(original, until)
        seat = rng.choice(game.to_move)
        action = f"{seat} {rng.choice(game.legal(seat))}"
        try_record(changed(original, ("rounds", number, "actions", place), to(action)))


def place_of(record: Record, until: int) -> tuple[int, int]:
    for number, round in enumerate(record["rounds"]):
        if until < len(round["actions"]):
            return number, until
        until -= len(round["actions"])
    raise IndexError(until)


@pytest.mark.parametrize(
    "action",
    [
        "",
        "0",
        " draw L",
        "0  draw L",
        "0 draw L ",
        "٠ draw L",
        "00 draw L",
        "+0 draw L",
        "9 draw L",
        "-1 draw L",
        "0\tdraw L",
    ],
)
def test_an_action_in_other_letters_is_refused(original: Record, action: str) -> None:
    assert refusal(changed(original, ("rounds", 0, "actions", 0), lambda _: action)) == "record-action"


# Reshuffles


def reshuffled_round(record: Record) -> int:
    return next(number for number, round in enumerate(record["rounds"]) if round.get("reshuffles"))


@pytest.mark.parametrize("name", ["reshuffled", "reshuffled-without-seed"])
def test_reshuffles_of_other_cards_are_refused(name: str) -> None:
    record = originals()[name]
    path = ("rounds", reshuffled_round(record), "reshuffles")
    first = at(record, path)[0]
    assert refusal(changed(record, path, lambda old: [*old, first])) == "record-reshuffles"
    for edit in ([*first, first[0]], first[1:], ["hear-ye"] * len(first), ["x"], []):
        assert refusal(changed(record, (*path, 0), to(edit))).startswith("record-reshuffle")


def test_reshuffles_may_be_omitted_only_with_a_seed() -> None:
    for name in ("reshuffled", "reshuffled-without-seed"):
        record = copy.deepcopy(originals()[name])
        del record["rounds"][reshuffled_round(record)]["reshuffles"]
        game = try_record(record)
        assert (game is not None) == ("seed" in record)
        if game:
            assert game.record() == originals()[name]
        else:
            assert refusal(record) == "record-reshuffle-missing"


def test_reordered_reshuffle_contradicts_the_seed() -> None:
    record = originals()["reshuffled"]
    for number, round in enumerate(record["rounds"]):
        for place, deck in enumerate(round.get("reshuffles", [])):
            if deck != deck[::-1]:
                wrong = changed(record, ("rounds", number, "reshuffles", place), lambda old: old[::-1])
                assert refusal(wrong) == "record-reshuffles"


@of(("quick", "tasks", "tasks-without-seed", "first", "calling", "won"))
def test_reshuffles_where_none_were_are_refused(original: Record) -> None:
    round = next(round for round in original["rounds"] if "reshuffles" not in round)
    round["reshuffles"] = [round["deck"][:3]]
    assert refusal(original) == "record-reshuffles"


# Text


def try_text(text: bytes | str) -> Record | None:
    """Parse and replay; None if it was refused in words."""
    try:
        record = records.parse(text)
    except RecordError as error:
        check_words(error)
        return None
    return record if try_record(record) else None


def test_text_cut_off_anywhere_is_refused(original: Record) -> None:
    text = json.dumps(original).encode()
    assert try_text(text) == original
    for end in range(0, len(text), max(1, len(text) // 300)):
        assert try_text(text[:end]) is None
        assert try_text(text[end + 1 :]) is None


NOT_RECORDS = [
    b"",
    b" ",
    b"null",
    b"[]",
    b"7",
    b'"courtcards/1"',
    b"{}",
    b"\xff\xfe",
    b"\x00" * 100,
    b"[" * 200_000,
    b'{"a":' * 200_000,
    b"[" * 200_000 + b"]" * 200_000,
    b'{"format": "courtcards/1", "format": "courtcards/1"}',
    b'{"format": NaN}',
    b'{"format": -Infinity}',
    b'{"format": ' + b"9" * 10_000 + b"}",
    b'{"format": 1e999}',
    b'{"format": "\\ud800"}',
    "{}".encode("utf-16"),
    "€".encode("latin-1", "replace") + b"\x80",
]


@pytest.mark.parametrize("text", NOT_RECORDS, ids=lambda text: repr(text[:20]))
def test_text_that_is_no_record_is_refused(text: bytes) -> None:
    assert try_text(text) is None


def test_repeated_key_is_refused_at_every_level(original: Record) -> None:
    text = json.dumps(original)
    for key in ("game", "players", "actions", "deck"):
        doubled = text.replace(f'"{key}": ', f'"{key}": 0, "{key}": ', 1)
        with pytest.raises(RecordError) as caught:
            records.parse(doubled)
        assert caught.value.message.id == "record-key-twice"


def test_numbers_that_json_does_not_have_are_refused(original: Record) -> None:
    for constant in ("NaN", "Infinity", "-Infinity"):
        with pytest.raises(RecordError):
            records.parse(json.dumps(original).replace('"totals": [', f'"totals": [{constant}, ', 1))


# Anything at all

leaves = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=12), st.sampled_from(sorted(records.KEYS))
)
anything = st.recursive(
    leaves,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=8,
)


@fuzz
@given(record=st.one_of(anything, st.dictionaries(st.sampled_from(sorted(records.KEYS)), anything)))
def test_anything_that_is_no_record_is_refused(record: Any) -> None:
    if isinstance(record, dict):
        record = {"format": "courtcards/1", **record}
    assert try_record(record) is None


@fuzz
@given(name=st.sampled_from(ALL), choices=st.lists(st.tuples(st.integers(0, 10**6), anything), min_size=1, max_size=3))
def test_random_values_are_refused_or_harmless(name: str, choices: list[tuple[int, Any]]) -> None:
    record: Any = originals()[name]
    for number, value in choices:
        everywhere = list(paths(record))
        record = changed(record, everywhere[number % len(everywhere)], to(value))
    try_record(record)


@fuzz
@given(
    name=st.sampled_from(ALL),
    edits=st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 3), st.binary(max_size=3)), min_size=1, max_size=4),
)
def test_random_bytes_are_refused_or_harmless(name: str, edits: list[tuple[int, int, bytes]]) -> None:
    text = json.dumps(originals()[name]).encode()
    for place, length, new in edits:
        start = place % len(text)
        text = text[:start] + new + text[start + length :]
    try_text(text)


@fuzz
@given(name=st.sampled_from(ALL), seed=st.integers(0, 10**6))
def test_random_characters_are_refused_or_harmless(name: str, seed: int) -> None:
    """Changes that mostly leave the text JSON: a digit for a digit, a letter for a letter."""
    rng = random.Random(seed)
    text = list(json.dumps(originals()[name]))
    for _ in range(rng.randint(1, 3)):
        place = rng.choice([i for i, letter in enumerate(text) if letter.isalnum()])
        text[place] = rng.choice("0123456789" if text[place].isdigit() else "abcdefghijklmnopqrstuvwxyzLRAB")
    try_text("".join(text))


@fuzz
@given(text=st.one_of(st.binary(max_size=200), st.text(max_size=200)))
def test_any_text_is_refused(text: bytes | str) -> None:
    assert try_text(text) is None
