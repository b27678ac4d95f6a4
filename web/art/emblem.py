"""What belongs to the house and not to one game: emblem, favicon, and the table's two quiet textures."""

import random

from call.crests import heart
from glory.crests import crest
from ink import PALETTE, disc, element, flat, group, line, shape, svg

GLORY, CALL, TABLE = PALETTE["call-to-glory"], PALETTE["come-to-call"], PALETTE["table"]
SUMI, PAPER, GOLD = GLORY["sumi"], GLORY["paper"], GLORY["gold"]
CROWN = "M26 36L20 14L35 24L48 6L61 24L76 14L70 36Q48 29 26 36Z"


def leaf(colour):
    body = element("rect", x=25, y=31, width=39, height=56, rx=6, fill=PAPER)
    return body + element("rect", x=29, y=35, width=31, height=48, rx=3, fill=colour, stroke="none")


def logo():
    left = group(
        leaf(GLORY["back"]) + crest("emperor", PAPER, 44.5, 60, 25), transform="rotate(-15 48 88) translate(-11 1)"
    )
    right = group(leaf(CALL["ink"]["king"]) + heart(PAPER, 44.5, 62, 21), transform="rotate(15 48 88) translate(18 1)")
    crown = (
        shape(CROWN, GOLD)
        + "".join(disc(x, y, 4, PAPER, 2.2) for x, y in ((20, 12), (48, 6), (76, 12)))
        + disc(48, 24, 3.4, GLORY["seal"], 1.6)
    )
    return svg(96, 96, group(left + right + crown, stroke=SUMI, stroke_width=2.8, stroke_linejoin="round", fill="none"))


def favicon():
    card = element("rect", x=4, y=2, width=24, height=28, rx=4.5, fill=GLORY["ink"]["emperor"])
    crown = shape("M8 17L6.5 8L12 11.5L16 5L20 11.5L25.5 8L24 17Z", GOLD, 1.4)
    marks = card + crown + heart(PAPER, 16, 23.5, 9.5)
    return svg(32, 32, group(marks, stroke=SUMI, stroke_width=2, stroke_linejoin="round", fill="none"))


def paper_table():
    """Washi: a few long fibres."""
    chance, colours = random.Random(7), TABLE["light"]
    fibres = "".join(fibre(chance) for _ in range(16))
    return svg(
        160,
        160,
        flat("M0 0H160V160H0Z", colours["ground"])
        + line(fibres, 1, colours["grain"], fill="none", stroke_linecap="round"),
    )


def fibre(chance):
    x, y, bend = chance.randint(12, 148), chance.randint(12, 148), chance.randint(-9, 9)
    return f"M{x - 11} {y}q11 {bend} 22 {chance.randint(-6, 6)}"


def lacquer_table():
    """Lacquer with a breath of gold dust."""
    chance, colours = random.Random(3), TABLE["dark"]
    dust = "".join(f"M{chance.randint(2, 158)} {chance.randint(2, 158)}h.1" for _ in range(46))
    coat = line("M0 40H160M0 120H160", 26, colours["grain"], opacity=0.35)
    return svg(
        160,
        160,
        flat("M0 0H160V160H0Z", colours["ground"]) + coat + line(dust, 1.4, GOLD, opacity=0.16, stroke_linecap="round"),
    )


def drawings():
    return {"logo": logo(), "favicon": favicon(), "table-light": paper_table(), "table-dark": lacquer_table()}
