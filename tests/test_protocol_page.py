"""The protocol's page says what the code does, and its examples are messages that the code takes."""

from __future__ import annotations

import orjson
import pytest

from courtcards.server.protocol import FROM_CLIENT, FROM_SERVER
from tests.protocol_page import PAGE, examples, page

EXAMPLES = examples()


def test_protocol_page_is_current() -> None:
    text = PAGE.read_text("utf-8")
    assert page(text) == text, "run: python -m tests.protocol_page"


def message_names(adapter: object) -> set[str]:
    schema = adapter.json_schema()  # type: ignore[attr-defined]
    return {reference.rsplit("/")[-1] for reference in schema["discriminator"]["mapping"].values()}


def test_every_message_has_an_example() -> None:
    assert message_names(FROM_CLIENT) | message_names(FROM_SERVER) == set(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_message_stands_on_the_page(name: str) -> None:
    text = PAGE.read_text("utf-8")
    assert f"<!-- type {name} -->" in text
    assert f"<!-- example {name} -->" in text


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_a_message(name: str) -> None:
    adapter = FROM_CLIENT if name in message_names(FROM_CLIENT) else FROM_SERVER
    adapter.validate_json(orjson.dumps(EXAMPLES[name]), strict=True)
