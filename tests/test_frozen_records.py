"""Records of released formats replay for ever. Nothing writes these files again: not `make golden`, not a test."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import courtcards
from courtcards import records

FOLDER = Path(__file__).parent / "records" / "courtcards-1"
FILES = sorted(FOLDER.glob("*.json"))


def test_frozen_records_are_unchanged() -> None:
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in FILES}
    lines = (FOLDER / "SHA256SUMS").read_text().splitlines()
    assert digests == {name: digest for digest, name in (line.split() for line in lines)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_frozen_record_replays_as_written(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    assert record["format"] == "courtcards/1"
    assert courtcards.replay(record).record() == record


def test_frozen_records_contain_every_key() -> None:
    read = [json.loads(file.read_text("utf-8")) for file in FILES]
    assert set().union(*read) == records.KEYS
    assert {key for record in read for round in record["rounds"] for key in round} == records.ROUND_KEYS
