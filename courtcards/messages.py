"""What the program says to people: ids with arguments here, words in `texts/`.

Every language is a folder of Fluent files. Whoever shows a message (terminal, server, web) chooses the language; the
arguments stay what they are, so the same message can be shown in another language later.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument: TypeAlias = "str | int | float | Message"

TEXTS = Path(__file__).parent / "texts"
LONGEST_QUOTE = 60


@dataclass(frozen=True)
class Message:
    """A sentence to be said: the id of its text and what to put into it, which may be messages again."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        args = {name: arg.as_json() if isinstance(arg, Message) else arg for name, arg in self.args.items()}
        return {"id": self.id, "args": args}

    def __str__(self) -> str:
        return say(self)


def message(id: str, /, **args: Argument) -> Message:
    return Message(id, args)


def card(id: str, count: int = 1) -> Message:
    """The name of a card, to stand in another message; the count decides between one and many."""
    return Message(f"card-{id}", {"count": count})


def quote(value: object) -> str:
    """A value that somebody gave us, short and printable enough to stand in a sentence."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception as error:  # a foreign __repr__ may do anything
        text = f"<{type(value).__name__}: {type(error).__name__}>"
    text = text.encode("utf-8", "backslashreplace").decode()
    text = "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in text[: LONGEST_QUOTE + 1])
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def say(message: Message, language: str = "en") -> str:
    """The message in words."""
    return text(message.id, language, **message.args)


def text(id: str, language: str = "en", /, **args: Argument) -> str:
    """The text with this id; a missing text or argument is a mistake of ours and raises."""
    bundle = texts(language)
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise LookupError(f"the text {id} has no value in {language}")
    spoken = {name: say(arg, language) if isinstance(arg, Message) else arg for name, arg in args.items()}
    words, problems = bundle.format_pattern(pattern, spoken)
    if problems:
        raise LookupError(f"the text {id} in {language}: {problems}")
    return str(words)


@functools.cache
def texts(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # takes a moment: only who speaks waits for it

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((TEXTS / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
