"""The deck as files: complete, drawn by the script that is committed with it, and safe to serve under a strict CSP."""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from importlib import import_module
from pathlib import Path

import pytest

from courtcards.games.call_to_glory import cards as glory
from courtcards.games.come_to_call import cards as call

WEB = Path(__file__).parent.parent / "web"
ART = WEB / "public" / "art"
PALETTE = json.loads((WEB / "art" / "palette.json").read_text(encoding="utf-8"))

CHARACTERS, TYPES = glory.CHARACTERS, call.COURT
OTHERS = tuple(id for id in call.CARD_IDS if id.split("-")[0] not in TYPES)
TASKS = {
    deck.lower(): [CHARACTERS[at] for at in tasks] for deck, tasks in zip(glory.TASK_DECKS, glory.TASKS, strict=True)
}
CARD, TASK, CREST = "0 0 240 336", "0 0 120 168", "0 0 24 24"

BOXES = {
    "logo.svg": "0 0 96 96",
    "favicon.svg": "0 0 32 32",
    "table-light.svg": "0 0 160 160",
    "table-dark.svg": "0 0 160 160",
    "call-to-glory/ninja-figure.svg": "0 0 48 72",
    "come-to-call/favor.svg": CREST,
}
BOXES |= {f"call-to-glory/{name}.svg": CARD for name in (*CHARACTERS, "back")}
BOXES |= {f"come-to-call/{name}.svg": CARD for name in (*call.CARD_IDS, "back")}
BOXES |= {f"call-to-glory/task-{deck}-{name}.svg": TASK for deck, names in TASKS.items() for name in names}
BOXES |= {f"call-to-glory/task-back-{deck}.svg": TASK for deck in TASKS}
for _game, _names in (("call-to-glory", CHARACTERS), ("come-to-call", (*TYPES, *OTHERS))):
    BOXES |= {f"{_game}/crest-{name}{tone}.svg": CREST for name in _names for tone in ("", "-dark")}

SVG = "{http://www.w3.org/2000/svg}"
FORBIDDEN = ("script", "text", "image", "style", "foreignObject", "a", "animate", "set")


def tree(name):
    return ElementTree.fromstring((ART / name).read_text(encoding="utf-8"))


def test_cards_and_pictures_correspond():
    assert {str(path.relative_to(ART)) for path in ART.rglob("*") if path.is_file()} == set(BOXES)


@pytest.mark.parametrize("name", sorted(BOXES))
def test_picture_fits_its_place(name):
    assert tree(name).get("viewBox") == BOXES[name]


@pytest.mark.parametrize("name", sorted(BOXES))
def test_picture_shows_under_a_strict_policy(name):
    """No scripts, fonts, raster, styles, or anything fetched from elsewhere."""
    for node in tree(name).iter():
        assert node.tag.removeprefix(SVG) not in FORBIDDEN
        for attribute, value in node.attrib.items():
            assert attribute != "style"
            assert not attribute.startswith("on")
            assert not attribute.endswith("href") or value.startswith("#")
            assert "url(" not in value or value.startswith("url(#")


@pytest.mark.parametrize("name", sorted(BOXES))
def test_references_stay_in_the_file(name):
    nodes = list(tree(name).iter())
    ids = [node.get("id") for node in nodes if node.get("id")]
    used = {
        used
        for node in nodes
        for value in node.attrib.values()
        for used in re.findall(r"(?:url\(#|^#)([a-z-]+)\)", value)
    }
    used |= {node.get("href")[1:] for node in nodes if node.get("href")}
    assert len(ids) == len(set(ids))
    assert used <= set(ids)


def test_the_deck_loads_quickly():
    sizes = {name: (ART / name).stat().st_size for name in BOXES}
    assert max(sizes.values()) <= 12_000, max(sizes, key=sizes.get)
    assert sum(sizes.values()) < 500_000
    assert max(sizes[name] for name in BOXES if "crest" in name or "table" in name) < 3_000


def test_committed_pictures_are_what_the_script_draws(tmp_path):
    subprocess.run([sys.executable, WEB / "art" / "draw.py", tmp_path], check=True)
    for name in BOXES:
        assert (tmp_path / name).read_text(encoding="utf-8") == (ART / name).read_text(encoding="utf-8"), name


def test_pictures_tell_the_numbers_of_the_rules(monkeypatch):
    monkeypatch.syspath_prepend(WEB / "art")
    card, scroll, stage = (import_module(name) for name in ("glory.frame", "glory.tasks", "call.frame"))
    assert list(card.NUMBERS.items()) == list(zip(CHARACTERS, glory.NUMBER, strict=True))
    assert [name in card.DOTTED for name in CHARACTERS] == list(glory.DOTTED)
    assert {deck: list(names) for deck, names in scroll.TASKS.items()} == TASKS
    assert list(scroll.POINTS.values()) == list(glory.TASK_POINTS)
    assert list(stage.FAVOR.items()) == list(zip(TYPES, call.SHOW_FAVOR, strict=True))


def luminance(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("game", ["call-to-glory", "come-to-call"])
def test_inks_are_readable_on_every_background(game):
    """3 : 1, what WCAG asks of large numerals and glyphs."""
    for name, ink in PALETTE[game]["ink"].items():
        assert contrast(ink, PALETTE[game]["paper"]) >= 3, name
        assert contrast(ink, PALETTE["table"]["light"]["ground"]) >= 3, name
        assert contrast(PALETTE[game]["inkOnDark"][name], PALETTE["table"]["dark"]["ground"]) >= 4.5, name
