"""What belongs to the house and not to one game: emblem, favicon, and the quiet textures of the tables."""

import math
import random

from call.crests import heart
from glory.crests import crest
from ink import PALETTE, disc, element, flat, group, line, pattern, shape, svg

GLORY, CALL = PALETTE["call-to-glory"], PALETTE["come-to-call"]
TILE = 480  # of the table: wider than the eye follows
SUMI, PAPER, GOLD = GLORY["sumi"], GLORY["paper"], GLORY["gold"]
CROWN = "M26 36L20 14L35 24L48 6L61 24L76 14L70 36Q48 29 26 36Z"


def leaf(colour):
    body = element("rect", x=25, y=31, width=39, height=56, rx=6, fill=PAPER)
    return body + element("rect", x=29, y=35, width=31, height=48, rx=3, fill=colour, stroke="none")


def logo():
    left = group(
        leaf(PALETTE["back"]["classic"]["call-to-glory"]) + crest("emperor", PAPER, 44.5, 60, 25),
        transform="rotate(-15 48 88) translate(-11 1)",
    )
    right = group(leaf(CALL["ink"]["king"]) + heart(PAPER, 44.5, 62, 21), transform="rotate(15 48 88) translate(18 1)")
    crown = (
        shape(CROWN, GOLD)
        + "".join(disc(x, y, 4, PAPER, 2.2) for x, y in ((20, 12), (48, 6), (76, 12)))
        + disc(48, 24, 3.4, GLORY["seal"], 1.6)
    )
    return svg(
        96,
        96,
        group(
            left + right + crown,
            transform="translate(4 3) scale(.92)",
            stroke=SUMI,
            stroke_width=2.8,
            stroke_linejoin="round",
            fill="none",
        ),
    )


def favicon():
    card = element("rect", x=4, y=2, width=24, height=28, rx=4.5, fill=GLORY["ink"]["emperor"])
    crown = shape("M8 17L6.5 8L12 11.5L16 5L20 11.5L25.5 8L24 17Z", GOLD, 1.4)
    marks = card + crown + heart(PAPER, 16, 23.5, 9.5)
    return svg(32, 32, group(marks, stroke=SUMI, stroke_width=2, stroke_linejoin="round", fill="none"))


def scattered(chance, count, apart):
    """Places on the tile that keep their distance across its edges too, so that nothing clumps and no seam shows."""
    places = []
    while len(places) < count:
        x, y = chance.randint(0, TILE), chance.randint(0, TILE)
        if all(math.hypot(around(x - a), around(y - b)) >= apart for a, b in places):
            places.append((x, y))
    return places


def around(distance):
    return min(abs(distance), TILE - abs(distance))


def paper_table(colours):
    """Laid paper: the wires of the mould in fine rows, and a few fibres that run along them."""
    chance = random.Random(7)
    wires = pattern("wires", TILE, 8, line(f"M0 2H{TILE}", 1, colours["grain"]))
    fibres = "".join(
        f"M{x} {y}q{chance.randint(5, 9)} {chance.randint(-4, 4)} {chance.randint(12, 20)} {chance.randint(-3, 3)}"
        for x, y in scattered(chance, 36, 52)
        if x < TILE - 22
    )
    ground = f"M0 0H{TILE}V{TILE}H0Z"
    marks = line(fibres, 1.1, colours["fibre"], fill="none", stroke_linecap="round")
    return svg(TILE, TILE, flat(ground, colours["ground"]) + flat(ground, "url(#wires)") + marks, wires)


def lacquer_table(colours):
    """Lacquer with a breath of gold dust, strewn evenly."""
    chance = random.Random(3)
    dust = "".join(f"M{x} {y}h.1" for x, y in scattered(chance, 84, 34))
    fine = "".join(f"M{x} {y}h.1" for x, y in scattered(chance, 90, 30))
    specks = line(dust, 1.5, GOLD, opacity=0.2, stroke_linecap="round") + line(
        fine, 1, GOLD, opacity=0.16, stroke_linecap="round"
    )
    return svg(TILE, TILE, flat(f"M0 0H{TILE}V{TILE}H0Z", colours["ground"]) + specks)


def drawings():
    files = {"logo": logo(), "favicon": favicon()}
    for theme, tables in PALETTE["table"].items():
        end = "" if theme == "classic" else f"-{theme}"
        files |= {f"table-light{end}": paper_table(tables["light"]), f"table-dark{end}": lacquer_table(tables["dark"])}
    return files
