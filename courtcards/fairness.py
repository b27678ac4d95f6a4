"""Fair deals at a table: the server commits to a secret before anyone sits down, and every player's client to a text.

The texts follow when all seats are taken, so nobody can choose one after seeing the others.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence

from courtcards.errors import RecordError

SECRET = re.compile(r"[0-9a-f]{64}")
COMMITMENT = re.compile(r"[0-9a-f]{64}")  # the server's to its secret, or a client's to its text
TEXT = re.compile(r"([0-9a-f]{16,64})?")  # empty for a bot


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before anyone sits down: the SHA-256 of the secret's bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def next_secret(secret: str, number: int) -> str:
    """The secret that replaces the current one, which is never shown, when a seat becomes free after all were taken."""
    return hashlib.sha256(f"{secret}/{number}".encode()).hexdigest()


def text_hash(text: str) -> str:
    """What a client sends when it sits down: the SHA-256 of its text."""
    return hashlib.sha256(text.encode()).hexdigest()


def seed(secret: str, texts: Sequence[str]) -> str:
    """The seed of the game, from the secret and the players' texts in seat order."""
    return hashlib.sha256("/".join([secret, *texts]).encode()).hexdigest()


def check(fairness: object, players: int, used: str | None) -> None:
    """Raise RecordError unless commitment, secret and texts agree with each other and with the seed that was used."""
    if not isinstance(fairness, Mapping) or set(fairness) != {"commitment", "secret", "texts"}:
        raise RecordError("record-fairness-form")
    secret, texts = fairness["secret"], fairness["texts"]
    if not matches(SECRET, secret):
        raise RecordError("record-fairness-secret")
    if not matches(COMMITMENT, fairness["commitment"]) or commitment(secret) != fairness["commitment"]:
        raise RecordError("record-fairness-commitment")
    if not isinstance(texts, list) or len(texts) != players or not all(matches(TEXT, text) for text in texts):
        raise RecordError("record-fairness-texts", players=players)
    if used is None or seed(secret, texts) != used:
        raise RecordError("record-fairness-seed")


def matches(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None
