"""Fair deals at a table: the server's secret, committed to before anyone sits down, and a text of every player."""

from __future__ import annotations

import copy
import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import courtcards
from courtcards import fairness

SECRET = "00ff" * 16
TEXTS = ["0123456789abcdef", "", "fedcba9876543210" * 4]
SEED = hashlib.sha256(f"{SECRET}/{'/'.join(TEXTS)}".encode()).hexdigest()
COMMITMENT = hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()

Change = Callable[[dict[str, Any]], None]


def table_record(id: str = "come-to-call") -> dict[str, Any]:
    """The record of a finished game at a table of two people and a bot."""
    game = courtcards.new_game(id, players=3, seed=SEED, names=["Ada", "Bot", "Cem"])
    choose = random.Random(1)
    while not game.over:
        seat = choose.choice(game.to_move)
        game.play(seat, choose.choice(game.legal(seat)))
    return {**game.record(), "fairness": {"commitment": COMMITMENT, "secret": SECRET, "texts": list(TEXTS)}}


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    return table_record()


def refusal(record: dict[str, Any]) -> str:
    with pytest.raises(courtcards.RecordError) as caught:
        courtcards.replay(record)
    assert str(caught.value).endswith(".")
    return caught.value.message.id


def changed(record: dict[str, Any], change: Change) -> dict[str, Any]:
    other = copy.deepcopy(record)
    change(other)
    return other


def with_fairness(**parts: Any) -> Change:
    return lambda record: record["fairness"].update(parts)


# The words of the interface


def test_seed_hashes_secret_and_texts() -> None:
    assert fairness.seed(SECRET, TEXTS) == SEED


def test_commitment_hashes_the_secret_bytes() -> None:
    assert fairness.commitment(SECRET) == COMMITMENT


def test_known_secret_gives_the_known_seed() -> None:
    assert fairness.commitment(SECRET) == "6bd25f5d5bc8ca90d74d76e96509d85351800e38ce101abf0ffa81c8a7e755a7"
    assert fairness.seed(SECRET, TEXTS) == "d3332c1b4aec283e2b3348aedd3c347b225d6f7504739bc22b2a1568cdedec84"


def test_new_secret_is_32_fresh_hex_bytes() -> None:
    secrets = {fairness.new_secret() for _ in range(50)}
    assert len(secrets) == 50
    for secret in secrets:
        assert len(bytes.fromhex(secret)) == 32
        assert secret == secret.lower()


def test_order_of_the_texts_matters() -> None:
    assert fairness.seed(SECRET, TEXTS) != fairness.seed(SECRET, TEXTS[::-1])


# A good record


@pytest.mark.parametrize("id", ["call-to-glory", "come-to-call"])
def test_good_record_verifies_and_keeps_its_proof(id: str) -> None:
    record = table_record(id)
    assert courtcards.replay(record).record() == record
    assert courtcards.replay(json.loads(json.dumps(record))).record() == record


def test_good_record_verifies_at_every_action(finished: dict[str, Any]) -> None:
    count = sum(len(round["actions"]) for round in finished["rounds"])
    for until in (0, 1, count // 2, count):
        assert courtcards.replay(finished, until).record()["fairness"] == finished["fairness"]


def test_record_without_decks_verifies_by_seed(finished: dict[str, Any]) -> None:
    bare = copy.deepcopy(finished)
    for round in bare["rounds"]:
        del round["deck"]
    assert courtcards.replay(bare).record() == finished


def test_bots_have_an_empty_text() -> None:
    seed = fairness.seed(SECRET, ["", ""])
    assert seed == hashlib.sha256(f"{SECRET}//".encode()).hexdigest()
    record = record_with(["", ""])
    assert record["seed"] == seed
    assert courtcards.replay(record).record() == record


@pytest.mark.parametrize("length", [16, 17, 33, 64])
def test_texts_have_16_to_64_hex_digits(length: int) -> None:
    record = record_with(["a" * length, "0" * 16])
    assert courtcards.replay(record).record() == record


@pytest.mark.parametrize(
    "text", ["a", "a" * 15, "a" * 65, "g" * 16, "A" * 16, f"0x{'a' * 14}", f"{'a' * 16}\n", " " * 16]
)
def test_other_texts_are_refused(text: str) -> None:
    assert refusal(record_with([text, "0" * 16])) == "record-fairness-texts"


def record_with(texts: list[str]) -> dict[str, Any]:
    """A record of a table with these texts; its seed is always right."""
    record = courtcards.new_game("call-to-glory", players=2, seed=fairness.seed(SECRET, texts)).record()
    return {**record, "fairness": {"commitment": COMMITMENT, "secret": SECRET, "texts": texts}}


# Each part changed

OTHER = "11" * 32

CHANGES: dict[str, tuple[Change, str]] = {
    "another secret": (with_fairness(secret=OTHER), "record-fairness-commitment"),
    "another secret and its commitment": (
        with_fairness(secret=OTHER, commitment=hashlib.sha256(bytes.fromhex(OTHER)).hexdigest()),
        "record-fairness-seed",
    ),
    "another commitment": (with_fairness(commitment=OTHER), "record-fairness-commitment"),
    "commitment of the hex instead of the bytes": (
        with_fairness(commitment=hashlib.sha256(SECRET.encode()).hexdigest()),
        "record-fairness-commitment",
    ),
    "secret in upper case": (with_fairness(secret=SECRET.upper()), "record-fairness-secret"),
    "commitment in upper case": (with_fairness(commitment=COMMITMENT.upper()), "record-fairness-commitment"),
    "text in upper case": (with_fairness(texts=[TEXTS[0].upper(), *TEXTS[1:]]), "record-fairness-texts"),
    "secret too short": (with_fairness(secret=SECRET[:-2]), "record-fairness-secret"),
    "secret too long": (with_fairness(secret=SECRET + "00"), "record-fairness-secret"),
    "secret not hex": (with_fairness(secret="x" * 64), "record-fairness-secret"),
    "secret with a line end": (with_fairness(secret=SECRET + "\n"), "record-fairness-secret"),
    "secret not text": (with_fairness(secret=5), "record-fairness-secret"),
    "commitment not text": (with_fairness(commitment=None), "record-fairness-commitment"),
    "another text": (with_fairness(texts=["0" * 16, *TEXTS[1:]]), "record-fairness-seed"),
    "a text for the bot": (with_fairness(texts=[TEXTS[0], "0" * 16, TEXTS[2]]), "record-fairness-seed"),
    "no text for a player": (with_fairness(texts=["", *TEXTS[1:]]), "record-fairness-seed"),
    "texts in another order": (with_fairness(texts=TEXTS[::-1]), "record-fairness-seed"),
    "a seat missing": (with_fairness(texts=TEXTS[:2]), "record-fairness-texts"),
    "a seat too many": (with_fairness(texts=[*TEXTS, ""]), "record-fairness-texts"),
    "no texts": (with_fairness(texts=[]), "record-fairness-texts"),
    "texts as one text": (with_fairness(texts="/".join(TEXTS)), "record-fairness-texts"),
    "a text that is none": (with_fairness(texts=[TEXTS[0], None, TEXTS[2]]), "record-fairness-texts"),
    "texts by seat": (with_fairness(texts=dict(enumerate(TEXTS))), "record-fairness-texts"),
    "a part too many": (with_fairness(salt="00"), "record-fairness-form"),
    "secret missing": (lambda record: record["fairness"].pop("secret"), "record-fairness-form"),
    "commitment missing": (lambda record: record["fairness"].pop("commitment"), "record-fairness-form"),
    "texts missing": (lambda record: record["fairness"].pop("texts"), "record-fairness-form"),
    "nothing in it": (lambda record: record.update(fairness={}), "record-fairness-form"),
    "a list": (lambda record: record.update(fairness=[COMMITMENT, SECRET, TEXTS]), "record-fairness-form"),
    "a text": (lambda record: record.update(fairness=SECRET), "record-fairness-form"),
    "another seed": (lambda record: record.update(seed="another"), "record-fairness-seed"),
    "seed in upper case": (lambda record: record.update(seed=SEED.upper()), "record-fairness-seed"),
    "seed missing": (lambda record: record.pop("seed"), "record-fairness-seed"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_changed_proof_is_refused(finished: dict[str, Any], name: str) -> None:
    change, reason = CHANGES[name]
    assert refusal(changed(finished, change)) == reason


def test_deck_must_come_from_the_proven_seed(
    finished: dict[str, Any],
) -> None:
    def swap(record: dict[str, Any]) -> None:
        deck = record["rounds"][0]["deck"]
        other = next(place for place, card in enumerate(deck) if card != deck[0])
        deck[0], deck[other] = deck[other], deck[0]

    assert refusal(changed(finished, swap)) == "record-deck-seed"


def test_first_player_must_come_from_the_proven_seed(finished: dict[str, Any]) -> None:
    other = (finished["first"] + 1) % 3
    assert refusal(changed(finished, lambda record: record.update(first=other))) == "record-first-seed"


def test_error_leaves_the_record_unchanged(finished: dict[str, Any]) -> None:
    record = changed(finished, with_fairness(secret=OTHER))
    before = copy.deepcopy(record)
    refusal(record)
    assert record == before
