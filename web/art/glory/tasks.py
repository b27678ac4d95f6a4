"""The twelve imperial tasks as small hanging scrolls, 120 by 168, and the backs of their three decks."""

from ink import disc, element, flat, group, line, mix, pattern, shape, svg
from numerals import written

from glory.crests import crest
from glory.frame import COLOURS, INK, NUMBERS, PAPER, SUMI

TASKS = {
    "a": ("emperor", "empress", "daimyo", "shogun"),
    "b": ("shogun", "samurai", "ninja", "envoy"),
    "c": ("ninja", "envoy", "monk", "farmer"),
}
POINTS = {"a": 5, "b": 4, "c": 3}
# Brocade of each deck, so that the three can be told apart without colour.
BROCADES = {
    "a": (12, 12, "M0 6L6 0L12 6L6 12Z"),
    "b": (12, 12, "M3 0V12M9 0V12"),
    "c": (16, 8, "M0 8A8 8 0 0 1 16 8M4 8A4 4 0 0 1 12 8M-8 4A8 8 0 0 1 8 4M8 4A8 8 0 0 1 24 4"),
}


def brocade(deck):
    width, height, strokes = BROCADES[deck]
    return pattern("brocade", width, height, line(strokes, 1.3, mix(COLOURS["task"][deck], PAPER, 0.45), fill="none"))


def mount(deck):
    ink = COLOURS["task"][deck]
    sheet = element(
        "rect", x=1, y=1, width=118, height=166, rx=10, fill=PAPER, stroke=mix(PAPER, SUMI, 0.35), stroke_width=1
    )
    box = {"x": 5.5, "y": 5.5, "width": 109, "height": 157, "rx": 6}
    return (
        sheet
        + element("rect", **box, fill=ink)
        + element("rect", **box, fill="url(#brocade)")
        + element("rect", **box, stroke=SUMI, stroke_width=2.6)
    )


def coin(x, y, r):
    return disc(x, y, r, COLOURS["gold"], 2) + flat(
        f"M{x - r * 0.3:.3g} {y - r * 0.3:.3g}h{r * 0.6:.3g}v{r * 0.6:.3g}h-{r * 0.6:.3g}Z", SUMI
    )


def coins(deck, y, step=18.5, r=7.6):
    count = POINTS[deck]
    return "".join(coin(60 + (at - (count - 1) / 2) * step, y, r) for at in range(count))


def roller(y):
    return shape(f"M10 {y}H110V{y + 9}H10Z", COLOURS["wood"], 2.2) + shape(
        f"M6 {y - 1}H13V{y + 10}H6ZM107 {y - 1}H114V{y + 10}H107Z", SUMI, 1
    )


def letter_seal(deck, x, y, size):
    """The deck's letter in a seal of its colour."""
    half = size / 2
    box = element(
        "rect", x=x - half, y=y - half, width=size, height=size, rx=size / 7, fill=COLOURS["task"][deck], stroke_width=2
    )
    return box + written(deck.upper(), x, y - size * 0.33, size * 0.66, PAPER)


def number_mark(character):
    number = str(NUMBERS[character])
    return written(number, 88 if len(number) > 1 else 92, 24, 22, INK[character], 0.84)


def task(deck, character):
    ink = INK[character]
    sheet = shape("M17 14H103V154H17Z", PAPER, 2.2)
    sun = disc(60, 86, 36, mix(PAPER, ink, 0.16), 2, stroke=ink)
    marks = (
        sheet
        + roller(8)
        + roller(151)
        + sun
        + crest(character, ink, 60, 86, 52)
        + letter_seal(deck, 35, 37, 29)
        + number_mark(character)
        + coins(deck, 136, 16.4, 7)
    )
    return page(mount(deck) + marks, deck)


def task_back(deck):
    ring = disc(60, 76, 38, PAPER, 2.6) + disc(60, 76, 33, "none", 1.6, stroke=COLOURS["task"][deck])
    ties = line("M60 7V38M60 114V161", 7) + line("M60 7V38M60 114V161", 3.4, COLOURS["gold"])
    plate = shape("M10 124H110V146H10Z", PAPER, 2.2)
    return page(
        mount(deck)
        + ties
        + ring
        + written(deck.upper(), 60, 54, 44, COLOURS["task"][deck])
        + plate
        + coins(deck, 135, 18, 7.4),
        deck,
    )


def page(content, deck):
    body = group(content, stroke=SUMI, stroke_width=2.6, stroke_linejoin="round", stroke_linecap="round", fill="none")
    return svg(120, 168, body, brocade(deck))


def drawings():
    files = {f"task-{deck}-{character}": task(deck, character) for deck, names in TASKS.items() for character in names}
    return files | {f"task-back-{deck}": task_back(deck) for deck in TASKS}
