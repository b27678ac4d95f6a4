"""What every card of Come to Call shares: the stage, its curtain, the pennant with glyph and hearts, the badge."""

from ink import PALETTE, clip, disc, element, flat, group, line, mix, num, pattern, shape, svg
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


def backcloth(type):
    sheet = element(
        "rect", x=1, y=1, width=238, height=334, rx=15, fill=PAPER, stroke=mix(PAPER, SABLE, 0.35), stroke_width=1
    )
    pale = mix(PAPER, INK[type], 0.2)
    light = f'<ellipse cx="140" cy="180" rx="88" ry="122" fill="{mix(PAPER, OR, 0.16)}"/>'
    return sheet + panel(fill=pale) + panel(fill="url(#hatch)") + light


def curtains(type):
    """Drapes tied back on both sides, under a scalloped valance with a golden fringe."""
    ink = INK[type]
    deep, light = mix(ink, SABLE, 0.4), mix(ink, PAPER, 0.22)
    drape = (
        shape("M231 20H196C198 90 204 150 231 196Z", ink, 2.6)
        + flat("M206 30C208 90 214 140 231 176V150C220 120 216 80 216 30ZM224 30C224 80 227 110 231 124V30Z", deep)
        + shape("M231 186C226 196 224 204 226 214L218 284H231Z", ink, 2.6)
        + shape("M222 190L233 182V206L224 208Z", OR, 2.2)
    )
    scallops = "".join(f"A18.5 20 0 0 1 {num(231 - 37 * at)} 30" for at in range(1, 7))
    valance = (
        shape(f"M9 9H231V30{scallops}Z", ink, 2.6)
        + line(f"M231 31{scallops}", 6, SABLE)
        + line(f"M231 31{scallops}", 3, OR, stroke_dasharray="3 1.5", stroke_linecap="butt")
        + line("M27 14V38M64 14V38M101 14V38M138 14V38M175 14V38M212 14V38", 2, light)
    )
    return drape + group(drape, transform="matrix(-1 0 0 1 240 0)") + valance


def apron(type):
    """The stage's edge: boards, footlights, and the favor this type earns."""
    board = COLOURS["boards"]
    floor = (
        shape(f"M9 {STAGE}H231V327H9Z", board)
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
    x, y = 183, 60
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


def cast(figure, bonus):
    """The figure once, as twins, or with a small one beside it."""
    actor, copy = group(figure, id="actor"), '<use href="#actor" transform="{}"/>'
    if bonus == "double":
        return group(actor, transform="matrix(-.72 0 0 .72 201 83)") + copy.format("matrix(.74 0 0 .74 75 76)")
    if bonus == "half":
        return group(actor, transform="matrix(.88 0 0 .88 -3 34)") + copy.format("matrix(.46 0 0 .46 120 158)")
    return actor


def card(type, figure, defs="", bonus=""):
    body = group(cast(figure, bonus), id="figure", clip_path="url(#stage)")
    stage = clip("stage", element("rect", x=9, y=9, width=222, height=STAGE - 8))
    content = (
        backcloth(type)
        + group(
            curtains(type) + body + apron(type) + (badge(type, bonus) if bonus else "") + pennant(type, bonus),
            stroke=SABLE,
            stroke_width=3,
            stroke_linejoin="round",
            stroke_linecap="round",
            fill="none",
            clip_path="url(#panel)",
        )
        + panel(fill="none", stroke=SABLE, stroke_width=2.6)
    )
    token = element("path", id="heart", d=HEART, fill=COLOURS["favor"])
    return svg(240, 336, content, hatching(type) + stage + clip("panel", panel()) + token + defs)


def crest_file(type, inks="ink"):
    return svg(24, 24, crest(type, COLOURS[inks][type], 12, 12, 24))
