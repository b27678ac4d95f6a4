"""Texts: people get words, in every language that there is, or a mistake of ours is found here."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from courtcards.games import GAMES, rules_of
from courtcards.messages import (
    ENGLISH,
    LANGUAGE_NAMES,
    LANGUAGES,
    LOCALE,
    TEXTS,
    Message,
    all_of,
    card,
    choose_language,
    current_language,
    message,
    quote,
    rules_page,
    say,
    system_language,
    text,
)

FILES = sorted(TEXTS.glob("*/*.ftl"))
PAGES = sorted(TEXTS.glob("*/*.md"))
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
RULING = {"en": "Ruling", "de": "Festlegung", "fr": "Décision", "ru": "Решение"}
PLURALS = {"en": {"one"}, "de": {"one"}, "fr": {"one"}, "ru": {"one", "few", "many"}}  # besides “other”
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

CODE = r"`[^`]*`|pip install '[^']*'|\{\"\"\}|minimumF[^)]*|(?:players|king): \d|king:5 queen:6"

COUNTS = (0, 1, 2, 5, 21)
NUMBERS = (  # variables that are numbers wherever they stand
    "actions|better|chosen|count|decisions|deals|error|even|favor|fewest|games|heard|held|high|laid|loss|low|lying|"
    "minimum|most|needed|others|players|rate|rows|kib|tables|faults|seats|scored|seconds|size|stock|times|value|wilds"
)
SOMETIMES_NUMBERS = {"a_count", "b_count", "cards", "deck", "half", "left", "number", "options", "right"}
CARDS = {"after", "card", "cards", "character", "type"}  # variables that may be the name of a card


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


# The texts as they are written


def entries(file: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@functools.cache
def all_entries(language: str) -> dict[str, ast.Message]:
    return {id: entry for file in sorted((TEXTS / language).glob("*.ftl")) for id, entry in entries(file).items()}


class Reader(Visitor):
    """What a text uses: variables, attributes of variables, choices, and the same of the texts it refers to."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.variables: set[str] = set()
        self.attributes: set[str] = set()
        self.choices: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        name, _, attribute = node.id.name.partition("-")
        self.variables.add(name)
        self.attributes |= {attribute} if attribute else set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(all_entries(self.language)[node.id.name])


def read(entry: ast.BaseNode, language: str) -> Reader:
    reader = Reader(language)
    reader.visit(entry)
    return reader


def keys_of(choice: ast.SelectExpression) -> dict[str, ast.Variant]:
    return {v.key.value if isinstance(v.key, ast.NumberLiteral) else v.key.name: v for v in choice.variants}


def chooser(choice: ast.SelectExpression) -> str:
    return choice.selector.id.name if isinstance(choice.selector, ast.VariableReference) else ""


@pytest.mark.parametrize("file", FILES, ids=named)
def test_every_text_can_be_read(file: Path) -> None:
    junk = [entry for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_there_twice(language: str) -> None:
    files = [FluentParser().parse(file.read_text("utf-8")).body for file in (TEXTS / language).iterdir()]
    ids = [entry.id.name for body in files for entry in body if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_is_there_in_every_language(language: str) -> None:
    assert [file.name for file in sorted((TEXTS / language).iterdir())] == [
        file.name for file in sorted((TEXTS / ENGLISH).iterdir())
    ]


@pytest.mark.parametrize("file", [file for file in FILES if file.parent.name != ENGLISH], ids=named)
def test_every_language_has_the_same_texts(file: Path) -> None:
    assert entries(file).keys() == entries(TEXTS / ENGLISH / file.name).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_written_twice(language: str) -> None:
    written = [id for file in sorted((TEXTS / language).glob("*.ftl")) for id in entries(file)]
    assert sorted(written) == sorted(set(written))


@pytest.mark.parametrize("language", OTHERS)
def test_translations_use_the_same_variables(language: str) -> None:
    for id, entry in all_entries(language).items():
        given = {"count"} if id.startswith("card-") else read(all_entries(ENGLISH)[id], ENGLISH).variables
        used = read(entry, language).variables
        assert used <= given if id.startswith("card-") else used == given, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_names_have_every_form_used(language: str) -> None:
    texts = all_entries(language)
    forms = {id: {attribute.id.name for attribute in texts[id].attributes} for id in texts if id.startswith("card-")}
    asked = set().union(*(read(entry, language).attributes for entry in texts.values()))
    assert forms.keys() == {f"card-{id}" for game in GAMES for id in rules_of(game).cards}
    assert all(names == asked for names in forms.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_words_have_the_plurals_of_the_language(language: str) -> None:
    for id, entry in all_entries(language).items():
        for choice in read(entry, language).choices:
            given = keys_of(choice).keys() & (CATEGORIES - {"other"})
            assert given in (set(), PLURALS[language]), id
            assert not given or keys_of(choice)["other"].default, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_all_show_the_number(language: str) -> None:
    """In French “one” is also 0, in Russian also 21: only [0] and [1] may write it in words."""
    for id, entry in all_entries(language).items():
        for choice in read(entry, language).choices:
            if language in ("fr", "ru") and (one := keys_of(choice).get("one")):
                said = [chooser(choice) in read(v, language).variables for v in (one, keys_of(choice)["other"])]
                assert said in ([True, True], [False, False]), id


# How they are set


def lines(file: Path) -> Iterator[str]:
    """The lines of a file without comments, and with an `x` for what is code."""
    for line in file.read_text("utf-8").splitlines():
        if file.suffix == ".ftl" and line.startswith("#"):
            continue
        yield re.sub(CODE, "x", line)


def wrong_lines(language: str, *patterns: str) -> list[str]:
    files = [file for file in (*FILES, *PAGES) if file.parent.name == language]
    return [line for file in files for line in lines(file) if any(re.search(one, line) for one in patterns)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    foreign = {"en": "„«»‚", "de": "”«»‚‘", "fr": "„“”‘", "ru": "„“”‘’"}[language]
    assert not wrong_lines(language, f"[\"'{foreign}]")
    opening, closing = {"en": "“”", "de": "„“", "fr": "«»", "ru": "«»"}[language]
    for file in (*FILES, *PAGES):
        if file.parent.name == language:
            written = "\n".join(lines(file))
            assert written.count(opening) == written.count(closing), file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_are_where_the_language_has_them(language: str) -> None:
    patterns = {
        "en": [],
        "de": [r" [–…]", r"„\s", r"\s“"],
        "fr": [r"[^\u202f][;!?»]", r"[^\u202f]:(?= |$)", r"«[^\u202f]", r" —", r"[ \u202f]…"],
        "ru": [r" —", r"—\S", r"«\s", r"\s»", r"[ \u00a0]…"],
    }[language]
    assert not wrong_lines(language, r"\S  +\S", r"\s$", r"(?:\d|\}) (?:%|s\b|с\b)", *patterns)


@pytest.mark.parametrize("language", OTHERS)
def test_number_and_noun_stay_on_one_line(language: str) -> None:
    assert not wrong_lines(
        language, rf"\{{ \$(?:{NUMBERS}) \}} (?:[^\W\d_]|\{{ \$c)", r"\) \} [^\W\d_]", r"(?<![\d.:-])\b\d+ [^\W\d_]"
    )


# The texts as they are said


def argument(name: str, count: int) -> Iterator[Any]:
    """Values that a variable may have: the name of a card, a number, something else."""
    if name in CARDS:
        yield card("empress", count)
        yield card("king-half", count)
        yield all_of("fool")
    if re.fullmatch(NUMBERS, name) or name in SOMETIMES_NUMBERS:
        yield count
    if not re.fullmatch(NUMBERS, name) and name not in CARDS:
        yield message("action-game-over") if name == "why" else "Something"


def samples(id: str) -> Iterator[dict[str, Any]]:
    """Arguments for a text, so that all of its variants are said, and with numbers of every kind."""
    reader = read(all_entries(ENGLISH)[id], ENGLISH)
    reader.variables |= {"count"} if id.startswith("card-") else set()
    known: dict[str, set[str]] = {}
    for choice in reader.choices:
        known.setdefault(chooser(choice), set()).update(keys_of(choice).keys() - CATEGORIES)
    for count in COUNTS:
        words = {name: [key for key in sorted(known.get(name, ())) if not key.isdigit()] for name in reader.variables}
        values = [words[name] or list(argument(name, count)) for name in reader.variables]
        for row in itertools.islice(itertools.product(*values), 200):
            yield dict(zip(reader.variables, row, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_formats_with_any_arguments(language: str) -> None:
    for id in all_entries(ENGLISH):
        for arguments in samples(id):
            said = text(id, language, **arguments)
            assert said == said.strip(), id
            assert not re.search(r"[{}$]|  ", said), said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Discard an Empress onto A", "Lay 5 Farmers", "Send Heirs, size 5½, with 2 Wilds"]),
        ("de", ["Wirf eine Kaiserin auf A ab", "Leg 5 Bauern aus", "Schick Thronfolger, Größe 5½, mit 2 Jokern"]),
        (
            "fr",
            [
                "Défausser une Impératrice sur A",
                "Poser 5 Paysans",
                "Envoyer une série d’Héritiers, taille 5½, avec 2 Jokers",
            ],
        ),
        (
            "ru",
            [
                "Сбросить Императрицу в A",
                "Выложить набор: 5 Фермеров",
                "Отправить набор Наследников, размер 5½, с 2 Джокерами",
            ],
        ),
    ],
)
def test_cards_stand_in_sentences_as_the_grammar_wants(language: str, said: list[str]) -> None:
    sentences = [
        message("do-discard", card=card("empress"), pile="A"),
        message("do-lay", card=card("farmer", 5), count=5),
        message("do-send", card=all_of("heir"), size=5, half=1, wilds=2),
    ]
    assert [say(sentence, language).replace("\u00a0", " ") for sentence in sentences] == said


@pytest.mark.parametrize(
    ("id", "arguments", "said"),
    [
        ("do-pile", {"count": 1, "pile": "A"}, "Put it on A"),
        ("do-pile", {"count": 3, "pile": "A"}, "Put them on A"),
        ("web-show-none", {"who": "you"}, "You send nobody"),
        ("web-show-none", {"who": "other"}, "Sends nobody"),
        ("web-course-heard", {"count": 0}, "Hear Ye! 0 of 2"),
        ("web-spectators", {"count": 1}, "1 spectator"),
    ],
)
def test_singular_and_you_have_their_own_words(id: str, arguments: dict[str, Any], said: str) -> None:
    assert text(id, ENGLISH, **arguments) == said


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "1 Король"), (2, "2 Короля"), (5, "5 Королей"), (11, "11 Королей"), (21, "21 Король"), (0, "0 Королей")],
)
def test_russian_counts_kings_as_russians_do(count: int, said: str) -> None:
    assert f"{count} {say(card('king', count), 'ru')}" == said
    assert say(all_of("king"), "ru") == "Короли"


def test_a_message_may_stand_in_another() -> None:
    assert say(message("glory-discard-not-held", character=card("samurai"))) == "You have no Samurai to discard."
    inner = message("glory-lay-not-held", character=card("monk", 1), held=1, count=3)
    assert say(message("arena-deal-failed", deal=4, why=inner), "de").endswith("Du hast nur einen Mönch, nicht 3.")


def test_a_missing_text_is_not_passed_over() -> None:
    with pytest.raises(LookupError):
        say(message("no-such-text"))


def test_a_missing_argument_is_not_passed_over() -> None:
    with pytest.raises(LookupError):
        say(message("glory-draw-empty-pile"))


def test_what_others_wrote_is_quoted_short_and_printable() -> None:
    assert quote("\x1b[31m" + "x" * 100) == "\\x1b[31m" + "x" * 52 + "…"
    assert quote("\ud800") == "\\ud800"


# Rules pages


def outline(page: str) -> list[str]:
    """What stands before each line that is not plain prose, and how many cells a row has."""
    marks = [re.match(r"\s*(#+|-|\d\.|\|)(?=\s|-|$)", line) for line in page.splitlines()]
    rows = zip(page.splitlines(), marks, strict=True)
    return [mark[1] * (line.count("|") if mark[1] == "|" else 1) for line, mark in rows if mark]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_share_parts_and_rulings(game: str, language: str) -> None:
    english, page = rules_page(game, ENGLISH), rules_page(game, language)
    assert outline(page) == outline(english)
    assert page.count(f"**{RULING[language]}**") == english.count("**Ruling**")
    assert re.findall(r"`[a-z]+`", page) == re.findall(r"`[a-z]+`", english)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_rules_name_the_same_numbers(game: str, language: str) -> None:
    english, page = (re.findall(r"\d+", rules_page(game, one)) for one in (ENGLISH, language))
    assert sorted(page) == sorted(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_call_the_cards_as_the_table_does(language: str) -> None:
    glory, court = rules_page("call-to-glory", language), rules_page("come-to-call", language)
    for id in rules_of("call-to-glory").cards:
        assert say(card(id), language) in glory
    for id in ("king", "queen", "heir", "diplomat", "fool", "butler", "wild", "hear-ye"):
        assert say(card(id), language) in court or say(all_of(id), language) in court


# Which language


def test_every_language_has_its_name_and_its_texts() -> None:
    assert sorted(LANGUAGE_NAMES) == sorted(LANGUAGES) == sorted(folder.name for folder in TEXTS.iterdir())


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("", "en"),
        ("fr-CH,fr;q=0.9", "fr"),
        ("it, de-AT;q=0.7, ru;q=0.8", "ru"),
        ("de;q=0, *;q=0.5", "en"),
        ("RU-ru", "ru"),
        ("de_AT.UTF-8", "de"),
        ("fr_FR@euro", "fr"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("german,rubbish;q=ten,,;;=", "en"),
        ("fr;q=0.5,de;q=0.5", "fr"),
    ],
)
def test_people_get_the_language_they_wish_for_most(wishes: str, language: str) -> None:
    assert choose_language(wishes) == language


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
    ],
)
def test_the_system_says_which_language(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_library_speaks_english_by_default() -> None:
    assert str(Message("action-game-over")) == "The game is over."
    current_language.set("de")
    assert str(Message("action-game-over")) == "Die Partie ist zu Ende."
    assert say(Message("action-game-over"), "fr") == "La partie est finie."
