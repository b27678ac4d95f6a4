"""What every card of Call to Glory shares: paper, patterned ground, sun disc, cartouche, numerals."""

from ink import PALETTE, clip, disc, element, fade, flat, group, line, mix, pattern, rounded, svg
from nib import slanted
from numerals import written

from glory.crests import crest

COLOURS = PALETTE["call-to-glory"]
PAPER, SUMI, INK = COLOURS["paper"], COLOURS["sumi"], COLOURS["ink"]
GOLD, WHITE, WOOD, STRAW, STEEL = (COLOURS[name] for name in ("gold", "white", "wood", "straw", "steel"))
NUMBERS = {
    "emperor": 6,
    "empress": 7,
    "daimyo": 8,
    "shogun": 9,
    "samurai": 12,
    "ninja": 14,
    "envoy": 16,
    "monk": 18,
    "farmer": 20,
}
DOTTED = ("samurai", "ninja", "envoy")
PANEL = {"x": 9, "y": 9, "width": 222, "height": 318, "rx": 9}

# Name of the pattern in the trade, its tile and its strokes: every character can be told by texture alone.
GROUNDS = {
    "emperor": (24, 24, "M0 12A12 12 0 0 0 12 0A12 12 0 0 0 24 12A12 12 0 0 0 12 24A12 12 0 0 0 0 12"),  # shippō
    "empress": (28, 16, "M0 16L14 8L28 16M14 8V-8M0 0L14 8L28 0M0 0V16M28 0V16"),  # asanoha, simplified
    "daimyo": (24, 42, "M12 0V7L0 14V28L12 35V42M24 14L12 7M24 28L12 35M24 14V28"),  # kikkō
    "shogun": (20, 18, "M0 18L10 0L20 18Z"),  # uroko
    "samurai": (32, 16, "M0 16A16 16 0 0 1 32 16M6 16A10 10 0 0 1 26 16M-16 8A16 16 0 0 1 16 8M16 8A16 16 0 0 1 48 8"),
    "ninja": (16, 24, "M15 1L10 11M7 13L2 23"),  # night rain
    "envoy": (16, 24, "M0 0L8 8L16 0M0 12L8 20L16 12M8 8V20"),  # yagasuri
    "monk": (26, 32, "M7 0C-2 8 -2 8 7 16S16 24 7 32M19 0C28 8 28 8 19 16S10 24 19 32"),  # tatewaku
    "farmer": (16, 20, "M4 0V10M12 10V20M2 10L4 7L6 10M10 20L12 17L14 20"),  # seedlings
}


# The block's grain and the specks that the paper did not take, as thin as the knife leaves them.
GRAIN = (
    "M9 52q60 -9 111 0t111 -3M9 88q40 7 111 1t111 5M9 131q70 -8 111 2t111 -6M9 176q50 6 111 -1t111 7M9 214q60 -7 111 2"
    "t111 -2M9 243q45 6 111 0t111 4M9 268q60 -5 111 1t111 -4M9 296q50 4 111 -1t111 3M9 315q60 -4 111 1t111 -2"
)
SPECKS = (
    "M14 62Q130 96 228 50M12 166Q120 128 229 186M12 226Q110 270 228 232M14 282Q120 246 228 306M60 20Q190 30 226 120"
)


def ground_pattern(character):
    width, height, strokes = GROUNDS[character]
    solid = character == "shogun"
    ink = INK[character]
    strokes = line(strokes, 1.6, ink if not solid else None, fill=ink if solid else "none")
    return pattern("ground", width, height, group(strokes, opacity=0.34 if not solid else 0.22))


def definitions(character):
    ink = INK[character]
    return (
        ground_pattern(character)
        + fade("sky", ink, 0.95, 0, x1=0, y1=0, x2=0, y2=1)
        + fade("earth", ink, 0, 0.9, x1=0, y1=0, x2=0, y2=1)
    )


def panel(**more):
    return element("rect", **PANEL, **more)


def backdrop(character):
    """Paper, pattern, and the wiped sky and earth."""
    ink = INK[character]
    sheet = element(
        "rect", x=1, y=1, width=238, height=334, rx=15, fill=PAPER, stroke=mix(PAPER, SUMI, 0.35), stroke_width=1
    )
    return (
        sheet
        + panel(fill=mix(PAPER, ink, 0.13))
        + panel(fill="url(#ground)")
        + element("rect", x=9, y=9, width=222, height=110, rx=9, fill="url(#sky)")
        + element("rect", x=9, y=252, width=222, height=75, rx=9, fill="url(#earth)")
    )


def print_texture():
    """What the press leaves on the sheet."""
    return line(GRAIN, 0.9, PAPER, fill="none", opacity=0.35) + line(
        SPECKS,
        1.7,
        PAPER,
        fill="none",
        opacity=0.55,
        stroke_linecap="round",
        stroke_dasharray="0 9 0 27 0 14 0 35 0 6 0 19",
    )


def dots(x, y, step, r, fill):
    return "".join(disc(x + at * step, y, r, fill) for at in (-1, 0, 1))


def cartouche(character):
    ink, number = INK[character], str(NUMBERS[character])
    body = flat("M9 18A9 9 0 0 1 18 9H77V136A10 10 0 0 1 67 146H9Z", ink)
    edge = line("M77 9V136A10 10 0 0 1 67 146H9", 2.6, SUMI)
    rule = line("M72.5 13V134A7 7 0 0 1 65 141.5H13", 1.2, mix(ink, PAPER, 0.6))
    marked = character in DOTTED
    return group(
        body
        + edge
        + rule
        + written(number, 42, 17, 54, PAPER, 0.79 if len(number) > 1 else 1.1)
        + (dots(42, 83, 17, 5.5, PAPER) if marked else "")
        + crest(character, PAPER, 42, 115 if marked else 109, 44 if marked else 48),
        fill="none",
    )


def lower_corner(character):
    ink, number = INK[character], str(NUMBERS[character])
    body = flat("M9 18A9 9 0 0 1 18 9H55V47A8 8 0 0 1 47 55H9Z", ink) + line("M55 9V47A8 8 0 0 1 47 55H9", 2.6, SUMI)
    mark = written(number, 32, 14, 30, PAPER, 0.84 if len(number) > 1 else 1.05)
    under = dots(32, 49, 10, 2.8, PAPER) if character in DOTTED else ""
    rule = line("M22 49H42", 3, PAPER) if number in ("6", "9") else ""  # tells one from the other upside down
    marks = body + mark + under + rule
    return group(marks, transform="rotate(180 120 168)", fill="none")


def border():
    return panel(fill="none", stroke=SUMI, stroke_width=2.6)


def card(character, scene, figure, defs=""):
    """A card: the scene and the figure before it, both drawn with the nib."""
    drawn = slanted(scene) + print_texture() + slanted(group(figure, id="figure"))
    inside = group(
        drawn,
        stroke=SUMI,
        stroke_width=3,
        stroke_linejoin="round",
        stroke_linecap="round",
        fill="none",
        clip_path="url(#panel)",
    )
    clipping = clip("panel", element("rect", x=9, y=9, width=222, height=318))
    content = backdrop(character) + inside + rounded(PAPER) + cartouche(character) + lower_corner(character) + border()
    return svg(240, 336, content, definitions(character) + clipping + defs)


def crest_file(character, inks="ink"):
    return svg(24, 24, crest(character, COLOURS[inks][character], 12, 12, 24))
