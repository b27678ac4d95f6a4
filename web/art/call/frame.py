"""What every card of Come to Call shares: the stage, its curtain, the pennant with glyph and hearts, the badge."""

from ink import PALETTE, brush, clip, disc, element, flat, group, line, mix, num, pattern, rounded, shape, svg
from nib import slanted
from numerals import written

from call.crests import HEART, crest

COLOURS = PALETTE["come-to-call"]
PAPER, SABLE, ARGENT, OR, INK = COLOURS["paper"], COLOURS["sable"], COLOURS["argent"], COLOURS["or"], COLOURS["ink"]
FAVOR = {"king": 1, "queen": 2, "heir": 3, "diplomat": 4, "fool": 5}
PANEL = {"x": 9, "y": 9, "width": 222, "height": 318, "rx": 9}
STAGE, AXIS = 284, 138  # where the figures are cut, and their middle

# Heraldic hatching: the old engravers' way to tell tinctures without colour.
HATCHINGS = {
    "king": (8, 8, "M4 0V8"),  # gules
    "queen": (8, 8, "M0 4H8"),  # azure
    "heir": (9, 9, "M-1 -1L10 10M-1 8L1 10M8 -1L10 1"),  # vert
    "diplomat": (9, 9, "M10 -1L-1 10M1 -1L-1 1M10 8L8 10"),  # purpure
    "fool": (10, 10, "M2.5 2.5h.1M7.5 7.5h.1"),  # or
    "butler": (9, 9, "M4.5 0V9M0 4.5H9"),  # sable
    "wild": (18, 18, "M9 3L10.5 7.5L15 9L10.5 10.5L9 15L7.5 10.5L3 9L7.5 7.5Z"),
    "hear-ye": (12, 8, "M0 6L6 2L12 6"),  # tenné, as waves of sound
}


def hatching(type):
    width, height, strokes = HATCHINGS[type]
    heavy = 3 if type == "fool" else 1.7
    return pattern(
        "hatch", width, height, line(strokes, heavy, INK[type], fill="none", stroke_linecap="round", opacity=0.42)
    )


def panel(**more):
    return element("rect", **PANEL, **more)


# Where the lamp stands and what it lights: top of the beam, then the two corners of its pool on the boards.
LAMPS = {
    "king": (60, 20, 232), "queen": (236, 2, 176), "heir": (20, 90, 240), "diplomat": (150, 46, 214),
    "fool": (120, 0, 240), "butler": (138, 34, 240), "wild": (4, 96, 240), "hear-ye": (120, 70, 236),
}  # fmt: skip
# Which drapes are drawn: left, right, both; or the whole curtain, still closed behind the figure.
DRAPES = {
    "king": "both", "queen": "right", "heir": "left", "diplomat": "right", "fool": "both", "butler": "closed",
    "wild": "left", "hear-ye": "closed",
}  # fmt: skip


def backcloth(type):
    sheet = element(
        "rect", x=1, y=1, width=238, height=334, rx=15, fill=PAPER, stroke=mix(PAPER, SABLE, 0.35), stroke_width=1
    )
    pale = mix(PAPER, INK[type], 0.2)
    return sheet + panel(fill=pale) + panel(fill="url(#hatch)")


def lamp(type):
    """The beam, and its pool of light at the edge of the boards."""
    top, left, right = LAMPS[type]
    beam = flat(f"M{top - 8} 9H{top + 8}L{right} {STAGE}H{left}Z", mix(PAPER, OR, 0.2), opacity=0.82)
    pool = f"M{left} {STAGE}A{(right - left) / 2:g} 26 0 0 1 {right} {STAGE}Z"
    return beam + flat(pool, mix(PAPER, OR, 0.4), opacity=0.8)


def curtains(type):
    """Drapes as the scene needs them, under a scalloped valance with a golden fringe."""
    ink = INK[type]
    deep, light = mix(ink, SABLE, 0.4), mix(ink, PAPER, 0.22)
    drape = (
        shape("M231 20H194C198 90 204 150 231 196Z", ink, 2.6)
        + brush("204 30 206 110 228 180,214 30 214 90 230 150,224 30 224 80 231 118", deep, 5)
        + shape("M231 186C226 196 224 204 226 214L216 284H231Z", ink, 2.6)
        + brush("228 210 226 244 222 282", deep, 3)
        + shape("M221 190L233 182V206L223 208Z", OR, 2.2)
    )
    other = group(drape, transform="matrix(-1 0 0 1 240 0)")
    folds = "".join(
        f"{x} 30 {x + bend} 150 {x} 284,"
        for x, bend in zip(range(22, 240, 21), (4, -5, 6, -3, 5, -6, 3, -4, 6, -5, 4), strict=True)
    )
    closed = (
        flat(f"M9 20H231V{STAGE}H9Z", ink) + brush(folds, deep, 5) + brush(folds.replace(" 30 ", " 44 "), light, 1.4)
    )
    return {"both": drape + other, "right": drape, "left": other, "closed": closed}[DRAPES[type]]


def valance(type):
    ink = INK[type]
    scallops = "".join(f"A18.5 20 0 0 1 {num(231 - 37 * at)} 30" for at in range(1, 7))
    return (
        shape(f"M9 9H231V30{scallops}Z", ink, 2.6)
        + line(f"M231 31{scallops}", 6, SABLE)
        + line(f"M231 31{scallops}", 3, OR, stroke_dasharray="3 1.5", stroke_linecap="butt")
        + brush("".join(f"{x} 12 {x + 2} 26 {x} 40," for x in range(27, 240, 37)), mix(ink, PAPER, 0.25), 1.8)
    )


def apron(type):
    """The stage's edge: boards, footlights, and the favor this type earns."""
    board = COLOURS["boards"]
    floor = (
        flat(f"M9 {STAGE}H231V327H9Z", board)
        + line(f"M9 {STAGE + 12}H231", 2.2)
        + line("M50 296V327M96 296V327M142 296V327M188 296V327", 1.6, mix(board, SABLE, 0.45))
    )
    edge = flat(f"M9 {STAGE + 1}H231V{STAGE + 11}H9Z", mix(board, OR, 0.45))
    return floor + edge + line(f"M9 {STAGE}H231", 3) + takings(type)


def takings(type):
    """On the boards: a heart for each favor, or the glyph of who earns none."""
    count = FAVOR.get(type, 0)
    hearts = (favor(120 + (at - (count - 1) / 2) * 30, 312, 21, stroke=PAPER) for at in range(count))
    return "".join(hearts) or crest(type, OR, 120, 312, 24)


def favor(x, y, size, stroke="none"):
    place = f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({size / 24:.3g})"
    rim = {"stroke_width": 3.4, "paint_order": "stroke"} if stroke != "none" else {}
    return element("use", href="#heart", stroke=stroke, **rim, transform=place)


def pennant(type, bonus=""):
    """The index: glyph, hearts, and ×2 or +½ for the two special cards."""
    count = FAVOR.get(type, 0)
    end = 76 + count * 20 + (40 if bonus else 0)
    cloth = shape(f"M15 9H69V{end + 12}L42 {end - 2}L15 {end + 12}Z", PAPER, 2.8)
    trim = line(f"M20 9V{end + 3}L42 {end - 8}L64 {end + 3}V9", 1.5, INK[type])
    hearts = "".join(favor(42, 79 + 20 * at, 18) for at in range(count))
    mark = bonus_mark(bonus, 42, 73 + count * 20, 29 if bonus == "double" else 26, SABLE) if bonus else ""
    return cloth + trim + crest(type, INK[type], 42, 41, 42) + hearts + mark


def bonus_mark(bonus, x, y, height, ink):
    return double_mark(x, y, height, ink) if bonus == "double" else half_mark(x, y, height, ink)


def double_mark(x, y, height, ink):
    return written("×", x - height * 0.43, y - height * 0.04, height * 1.5, ink, 0.85) + written(
        "2", x + height * 0.36, y, height, ink
    )


def half_mark(x, y, height, ink):
    """+½, the fraction set small on a slant."""
    part = height * 0.56
    slant = f"M{num(x + height * 0.06)} {num(y + height)}L{num(x + height * 0.5)} {num(y)}"
    return (
        written("+", x - height * 0.5, y + height * 0.06, height * 1.1, ink, 0.85)
        + written("1", x + height * 0.02, y - height * 0.04, part, ink)
        + written("2", x + height * 0.55, y + height * 0.48, part, ink)
        + line(slant, num(height * 0.1), ink)
    )


def badge(type, bonus):
    """A rosette big enough to be read on a card the size of a stamp."""
    x, y = 178, 61
    petals = "".join(
        disc(x, y, 40, "none", width, stroke=ink, stroke_dasharray="0 20.944")
        for width, ink in ((23.4, SABLE), (18.6, OR))
    )
    tails = shape(
        f"M{x - 22} {y + 30}L{x - 32} {y + 64}L{x - 19} {y + 57}L{x - 8} {y + 67}L{x} {y + 34}Z", INK[type], 2.6
    )
    tails += shape(
        f"M{x + 22} {y + 30}L{x + 32} {y + 64}L{x + 19} {y + 57}L{x + 8} {y + 67}L{x} {y + 34}Z", INK[type], 2.6
    )
    mark = bonus_mark(bonus, x, y - 22, 44, SABLE)
    return tails + petals + disc(x, y, 41, PAPER, 2.8) + disc(x, y, 36.5, "none", 1.6, stroke=INK[type]) + mark


def card(type, scene, defs="", bonus=""):
    """A card; `scene` is what stands on the stage, the painted cloth first."""
    stage = clip("stage", element("rect", x=9, y=9, width=222, height=STAGE - 8))
    closed = DRAPES[type] == "closed"
    behind = curtains(type) + lamp(type) if closed else lamp(type)
    play = slanted(behind + group(scene, id="figure") + ("" if closed else curtains(type)) + valance(type))
    content = (
        backcloth(type)
        + group(
            group(play + specks(), clip_path="url(#stage)")
            + apron(type)
            + (badge(type, bonus) if bonus else "")
            + pennant(type, bonus),
            stroke=SABLE,
            stroke_width=3,
            stroke_linejoin="round",
            stroke_linecap="round",
            fill="none",
        )
        + rounded(PAPER)
        + panel(fill="none", stroke=SABLE, stroke_width=2.6)
    )
    token = element("path", id="heart", d=HEART, fill=COLOURS["favor"])
    return svg(240, 336, content, hatching(type) + stage + token + defs)


def specks():
    """Where a poster's ink did not take."""
    d = "M12 70Q120 110 230 60M12 180Q130 130 230 200M12 240Q110 282 230 246"
    return line(d, 1.6, PAPER, fill="none", opacity=0.5, stroke_dasharray="0 11 0 29 0 16 0 37 0 7 0 21")


def crest_file(type, inks="ink"):
    return svg(24, 24, crest(type, COLOURS[inks][type], 12, 12, 24))
