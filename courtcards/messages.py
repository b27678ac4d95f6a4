"""What the program says to people: ids with arguments here, words in `texts/`.

Every language is a folder of Fluent files. Whoever shows a message (terminal, server, web) chooses the language; the
arguments stay what they are, so the same message can be shown in another language later.

An argument may be a message itself, such as the name of a card. Then its text may use whatever a language needs to
know about that name, case or article or gender: they are attributes of the name, and `{ $card-accusative }` is the
attribute `accusative` of the argument `card`.
"""

from __future__ import annotations

import functools
import json
import os
import re
from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument: TypeAlias = "str | int | float | Message"

TEXTS = Path(__file__).parent / "texts"
FOLDERS = [TEXTS]  # and those of games from outside the package
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "ru": "Русский"}
LANGUAGES = tuple(LANGUAGE_NAMES)
ENGLISH = "en"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the system's language: the first of these that is set
WISH = re.compile(r"\s*([a-z]+)(?:[-_.@][^;]*)?(?:;\s*q=([01](?:\.[0-9]*)?))?\s*", re.IGNORECASE)
LONGEST_QUOTE = 60

# The language to use when none is named: English in other people's programs, the user's own in our commands.
current_language: ContextVar[str] = ContextVar("current_language", default=ENGLISH)


@dataclass(frozen=True)
class Message:
    """A sentence to show: the id of its text and the arguments, which may be messages themselves."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        args = {name: arg.as_json() if isinstance(arg, Message) else arg for name, arg in self.args.items()}
        return {"id": self.id, "args": args}

    @property
    def json(self) -> str:
        """The message as JSON text, kept because stored messages are sent many times."""
        return self._json

    @functools.cached_property
    def _json(self) -> str:  # with an underscore, or it would count as a field of the message
        return json.dumps(self.as_json())

    def __str__(self) -> str:
        return say(self)


def message(id: str, /, **args: Argument) -> Message:
    return Message(id, args)


def card(id: str, count: int = 1) -> Message:
    """The name of a card as an argument of another message; the count decides between singular and plural."""
    return Message(f"card-{id}", {"count": count})


def all_of(id: str) -> Message:
    """The name of a kind of card in general: Kings."""
    return Message(f"card-{id}", {"count": "all"})


def quote(value: object) -> str:
    """A value from outside, made short and printable enough for a sentence."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception as error:  # other people's __repr__ may do anything
        text = f"<{type(value).__name__}: {type(error).__name__}>"
    text = text.encode("utf-8", "backslashreplace").decode()
    text = "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in text[: LONGEST_QUOTE + 1])
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def say(message: Message, language: str | None = None) -> str:
    """The message in words."""
    return text(message.id, language, **message.args)


def text(id: str, language: str | None = None, /, **args: Argument) -> str:
    """The text with this id. Raises if the text or an argument is missing, which is a bug."""
    return forms(Message(id, args), language or current_language.get())[""]


def has_text(id: str) -> bool:
    """Whether there is such a text; games from outside the package may lack some."""
    return texts(ENGLISH).has_message(id)


def forms(message: Message, language: str) -> dict[str, str]:
    """All forms of a message's text: its value under "", its attributes under `-name`."""
    bundle = texts(language)
    found = bundle.get_message(message.id)
    if found.value is None:
        raise LookupError(f"the text {message.id} has no value in {language}")
    patterns = {"": found.value, **{f"-{name}": pattern for name, pattern in found.attributes.items()}}
    args = spoken(message.args, language)
    said = {form: bundle.format_pattern(pattern, args) for form, pattern in patterns.items()}
    problems = [problem for _, its_problems in said.values() for problem in its_problems]
    if problems:
        raise LookupError(f"the text {message.id} in {language}: {problems}")
    return {form: str(words) for form, (words, _) in said.items()}


def spoken(args: Mapping[str, Argument], language: str) -> dict[str, str | int | float]:
    """Arguments for Fluent: each message is replaced by its text, and by `name-attribute` for each attribute."""
    words: dict[str, str | int | float] = {}
    for name, arg in args.items():
        if isinstance(arg, Message):
            words |= {name + form: said for form, said in forms(arg, language).items()}
        else:
            words[name] = arg
    return words


def add_texts(folder: Path) -> None:
    """Add the texts in this folder: those of a game from outside the package."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        texts.cache_clear()


def in_language(folder: Path, language: str) -> Path:
    """The folder of a language, or the English one if a game does not have it."""
    return folder / language if (folder / language).is_dir() else folder / ENGLISH


def rules_page(game_id: str, language: str | None = None) -> str:
    """The rules of a game as Markdown, with all rulings."""
    spoken = language or current_language.get()
    pages = [in_language(folder, spoken) / f"{game_id}.md" for folder in FOLDERS]
    return next(page for page in pages if page.exists()).read_text("utf-8")


@functools.cache
def texts(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, so only when it is needed

    bundle = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS:
        for file in sorted(in_language(folder, language).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def choose_language(wishes: str) -> str:
    """The best language, or English, for a header such as `fr-CH,fr;q=0.9` or a locale such as `de_AT.UTF-8`."""
    best, least = ENGLISH, 0.0
    for wish in map(WISH.fullmatch, wishes.split(",")):
        weight = float(wish[2] or 1) if wish else 0.0
        if wish and wish[1].lower() in LANGUAGES and weight > least:
            best, least = wish[1].lower(), weight
    return best


def system_language() -> str:
    """The language of the user's system, if we have it."""
    return choose_language(next((os.environ[name] for name in LOCALE if os.environ.get(name)), ""))
