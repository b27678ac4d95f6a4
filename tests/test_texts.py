"""Texts: people get words, in every language that there is, or a mistake of ours is found here."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from courtcards.messages import TEXTS, card, message, quote, say

FILES = sorted(TEXTS.glob("*/*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_text_can_be_read(file: Path) -> None:
    junk = [entry for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, Junk)]
    assert not junk, junk[0].content


def test_a_message_may_stand_in_another() -> None:
    assert say(message("glory-discard-not-held", character=card("samurai"))) == "You have no Samurai to discard."


def test_a_missing_text_is_not_passed_over() -> None:
    with pytest.raises(LookupError):
        say(message("no-such-text"))


def test_a_missing_argument_is_not_passed_over() -> None:
    with pytest.raises(LookupError):
        say(message("glory-draw-empty-pile"))


def test_what_others_wrote_is_quoted_short_and_printable() -> None:
    assert quote("\x1b[31m" + "x" * 100) == "\\x1b[31m" + "x" * 52 + "…"
    assert quote("\ud800") == "\\ud800"
