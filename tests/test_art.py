"""The deck as files: complete, drawn by the script that is committed with it, and safe to serve under a strict CSP."""

import base64
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from importlib import import_module
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import sync_playwright

from courtcards.games.call_to_glory import cards as glory
from courtcards.games.come_to_call import cards as call
from tests.server.process import miss
from tests.web.conftest import FLAGS, NAMES, chromium

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
    "call-to-glory/ninja-figure.svg": "0 0 48 72",
    "come-to-call/favor.svg": CREST,
}
THEMES = ("", "-pine", "-plum")
BOXES |= {f"table-{tone}{theme}.svg": "0 0 480 480" for tone in ("light", "dark") for theme in THEMES}
BOXES |= {f"call-to-glory/{name}.svg": CARD for name in (*CHARACTERS, *(f"back{theme}" for theme in THEMES))}
BOXES |= {f"come-to-call/{name}.svg": CARD for name in (*call.CARD_IDS, *(f"back{theme}" for theme in THEMES))}
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
    assert max(sizes.values()) <= 19_000, max(sizes, key=sizes.get)
    assert sum(sizes.values()) < 620_000
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


GAMES = {"call-to-glory": CHARACTERS, "come-to-call": (*TYPES, *OTHERS)}
TABLES = PALETTE["table"].values()


@pytest.mark.parametrize("game", GAMES)
def test_inks_are_readable_on_every_background(game):
    """3 : 1, what WCAG asks of large numerals and glyphs."""
    for name, ink in PALETTE[game]["ink"].items():
        assert contrast(ink, PALETTE[game]["paper"]) >= 3, name
        assert all(contrast(ink, table["light"]["ground"]) >= 3 for table in TABLES), name
        light = PALETTE[game]["inkOnDark"][name]
        assert all(contrast(light, table["dark"]["ground"]) >= 4.5 for table in TABLES), name


def test_page_shows_the_tables_of_the_palette():
    grounds = [(table["light"]["ground"], table["dark"]["ground"]) for table in TABLES]
    assert token_colours("ground") == grounds


def test_words_are_readable_on_every_table_and_tray():
    """4.5 : 1, what WCAG asks of text."""
    places = {
        "ink": ("ground", "paper", "paper-2", "accent-soft"),
        "ink-2": ("ground", "paper", "paper-2"),
        "accent": ("paper", "paper-2"),
        "tray-ink": ("tray", "tray-2"),
        "tray-ink-2": ("tray", "tray-2"),
    }
    for words, grounds in places.items():
        for ground in grounds:
            for over, under in zip(by_deck(words), by_deck(ground), strict=True):
                assert contrast(over[0], under[0]) >= 4.5, (words, under[0])
                assert contrast(over[1], under[1]) >= 4.5, (words, under[1])


def token_colours(name):
    """A token's colours in the light and the dark theme, once for every deck that sets it."""
    tokens = (WEB / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    return re.findall(rf"--{name}: light-dark\((#\w+), (#\w+)\);", tokens)


def by_deck(name):
    """The same for every deck: those that do not set it have the first one's."""
    found = token_colours(name)
    return found if len(found) == len(TABLES) else found * len(TABLES)


# What a deuteranope sees of linear red, green and blue (Machado, Oliveira and Fernandes 2009).
DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)
VISIONS = {"normal": np.eye(3), "deuteranopia": DEUTERANOPIA}
# Linear colours to cones, and their cube roots to OKLab, where equal distances look equally far.
CONES = np.array([[0.412221, 0.536333, 0.051446], [0.211903, 0.680700, 0.107397], [0.088302, 0.281719, 0.629979]])
OKLAB = np.array([[0.210454, 0.793618, -0.004072], [1.977998, -2.428592, 0.450594], [0.025904, 0.782772, -0.808676]])
DRAW = """
  async ([pictures, width, height]) => {
    const coded = [];
    for (const picture of pictures) {
      const image = new Image();
      image.src = `data:image/svg+xml;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(width, height).getContext("2d");
      canvas.drawImage(image, 0, 0, width, height);
      const { data } = canvas.getImageData(0, 0, width, height);
      for (let at = 0; at < data.length; at += 4096) coded.push(String.fromCharCode(...data.subarray(at, at + 4096)));
    }
    return btoa(coded.join(""));
  }
"""


def colour(text):
    return np.array([int(text[at : at + 2], 16) for at in (1, 3, 5)]) / 255


def seen(pixels, vision):
    """sRGB colours as they look to that eye, in OKLab."""
    linear = np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)
    return np.cbrt(np.clip(linear @ VISIONS[vision].T, 0, 1) @ CONES.T) @ OKLAB.T


@pytest.fixture(scope="module")
def drawn():
    """A function that draws pictures in Chromium, `width` by `height` pixels each: colours and coverage, 0 to 1."""
    if not chromium():
        miss(f"there is no Chromium on this machine: none of {', '.join(NAMES)} on the PATH")
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS]).new_page()

        def draw(texts, width, height):
            coded = [base64.b64encode(text.encode()).decode() for text in texts]
            pixels = base64.b64decode(page.evaluate(DRAW, [coded, width, height]))
            return np.frombuffer(pixels, np.uint8).reshape(-1, height, width, 4) / 255

        yield draw


def on_ground(pictures, ground):
    cover = pictures[..., 3:]
    return pictures[..., :3] * cover + colour(ground) * (1 - cover)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("tone", "end"), [("light", ""), ("dark", "-dark")])
def test_crests_differ_at_16_pixels(drawn, game, tone, end, vision):
    """The mean distance of their pixels, on every table."""
    names = GAMES[game]
    pictures = drawn([(ART / game / f"crest-{name}{end}.svg").read_text(encoding="utf-8") for name in names], 16, 16)
    for table in TABLES:
        looks = dict(zip(names, seen(on_ground(pictures, table[tone]["ground"]), vision), strict=True))
        for one, other in combinations(names, 2):
            apart = np.linalg.norm(looks[one] - looks[other], axis=-1).mean()
            assert apart >= (0.11 if vision == "normal" else 0.095), (one, other)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("inks", ["ink", "inkOnDark"])
def test_inks_differ_in_deuteranopia(game, inks):
    looks = {name: seen(colour(ink), "deuteranopia") for name, ink in PALETTE[game][inks].items()}
    for one, other in combinations(looks, 2):
        assert np.linalg.norm(looks[one] - looks[other]) >= 0.05, (one, other)


@pytest.mark.parametrize("tone", ["light", "dark"])
def test_ninja_figures_stand_out_on_every_table(drawn, tone):
    """At the size they have before a player, most of the figure differs 3 : 1 from the table."""
    picture = drawn([(ART / "call-to-glory" / "ninja-figure.svg").read_text(encoding="utf-8")], 18, 27)[0]
    inside = picture[..., 3] > 0.5
    for table in TABLES:
        ground = table[tone]["ground"]
        marks = ["#" + "".join(f"{round(part * 255):02x}" for part in pixel) for pixel in picture[inside][:, :3]]
        assert np.mean([contrast(mark, ground) >= 3 for mark in marks]) >= 0.55


# Half a pixel of the outline may fall outside; a form may not.
@pytest.mark.parametrize("name", sorted(BOXES))
def test_nothing_is_cut_off_at_the_edge(drawn, name):
    """On a wider sheet the same picture shows no more."""
    width, height = (int(size) for size in BOXES[name].split()[2:])
    rim, scale = (6, 4) if width < 100 else (20, 1)
    box = f'viewBox="{-rim} {-rim} {width + 2 * rim} {height + 2 * rim}"'
    wider = re.sub(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', box, (ART / name).read_text(encoding="utf-8"))
    cover = drawn([wider], (width + 2 * rim) * scale, (height + 2 * rim) * scale)[0][..., 3]
    inside = slice(rim * scale, -rim * scale)
    cover[inside, inside] = 0
    assert cover.max() < 0.5
