"""Heads and hands of the woodblock people. The heads look three quarters to the left, or mirrored to the right."""

from hands import grip, prayer
from ink import brush, disc, flat, group, num, shape

from glory.frame import COLOURS, SUMI, WHITE

SKIN, RED = COLOURS["skin"], "#b8322c"
SHADE = "#d9a77f"
OUTLINE = (
    "M-30 -46C-34 -34 -33 -24 -31 -17C-29 -11 -29 -7 -31 0C-34 10 -32 24 -25 36C-20 46 -13 52 -5 52"
    "C7 52 20 42 28 28C33 18 36 4 36 -8L34 -46Z"
)
EAR = "M33 -10C43 -17 49 -5 46 6C44 15 38 20 32 15M36 -5C42 -9 43 -1 40 4"
NOSE = "-11 -18 -15 2 -24 10,-25 9 -26 17 -15 15,-16 15 -9 18 -8 10"
# Lids, pupils and brows of each temper: strokes of the brush (start, control, end), then where the eyes look.
TEMPERS = {
    "serene": ("-30 -5 -22 -12 -13 -4,-4 -4 7 -14 22 -5,-2 -3 8 1 18 -3", ((-22, -6), (7, -6.5)), 3.2),
    "proud": ("-30 -7 -21 -13 -13 -3,-4 -3 8 -13 24 -9,-3 -2 8 1 19 -4", ((-24, -7), (4, -6)), 3),
    "glare": ("-31 -11 -21 -11 -12 -1,-5 -1 7 -12 26 -15,-4 2 8 3 20 -4,-28 -3 -20 2 -13 1", ((-17, -4), (2, -4)), 3.4),
    "alert": ("-30 -8 -21 -15 -13 -6,-4 -6 7 -17 22 -8,-3 -2 8 3 18 -4,-28 -2 -22 1 -14 -2", ((-23, -6), (6, -6)), 3.6),
    "prayer": ("-30 -6 -22 2 -13 -5,-5 -5 7 5 22 -6,22 -6 26 -7 28 -10", (), 0),
    "merry": ("-30 -2 -22 -12 -13 -3,-4 -3 7 -14 22 -3,22 -3 26 -1 30 -4,22 -3 27 2 30 3", (), 0),
}
BROWS = {
    "serene": ("-31 -18 -22 -26 -13 -19,-4 -19 9 -29 24 -19", 2.6),
    "proud": ("-31 -19 -22 -27 -13 -15,-4 -15 10 -31 28 -24", 4),
    "glare": ("-33 -27 -24 -22 -12 -10,-6 -10 8 -24 31 -31", 6),
    "alert": ("-31 -22 -23 -31 -14 -22,-4 -22 9 -34 24 -22", 3),
    "prayer": ("-31 -16 -22 -24 -13 -18,-4 -18 9 -26 25 -16", 5),
    "merry": ("-31 -17 -23 -26 -14 -18,-4 -18 9 -28 24 -17", 4),
}
LIPS = {
    "serene": flat("M-21 30Q-16 26 -13 28Q-10 26 -4 29Q-12 37 -21 30Z", RED),
    "proud": brush("-23 33 -14 26 -2 33,-18 38 -13 37 -8 38", RED, 2.6),
    "glare": brush("-25 36 -14 22 0 37,-19 39 -12 37 -6 39", RED, 4),
    "alert": shape("M-21 28Q-13 24 -4 28Q-5 39 -13 39T-21 28Z", "#7c1f22", 1.6)
    + flat("M-18 29Q-13 27 -7 29L-8 32H-17Z", WHITE),
    "prayer": brush("-22 31 -13 35 -2 30,-17 37 -12 38 -8 36", RED, 2.4),
    "merry": shape("M-27 24Q-12 30 4 22Q2 41 -12 42T-27 24Z", "#7c1f22", 2)
    + flat("M-23 27Q-17 29 -14 29V34L-20 33ZM-9 29L-2 27L-4 33L-9 34Z", WHITE),
}
# What years leave: from the nose to the mouth, under the eyes, on the forehead.
LINES = {
    "": "",
    "grown": "-4 13 4 20 1 30",
    "old": (
        "-4 13 5 20 2 32,-28 14 -32 22 -28 30,-2 4 8 9 20 4,-16 -34 0 -40 18 -33,-12 -41 2 -46 14 -40,24 -2 29 0 32 4"
    ),
}


def face(x, y, size=0.64, temper="serene", age="grown", flip=False, brows=None, ear=True):
    """A head without hair, centred on `x`, `y`: 100 high at size 1."""
    lids, pupils, pupil = TEMPERS[temper]
    marks = (
        (shape(EAR, SKIN, 2.6) if ear else "")
        + shape(OUTLINE, SKIN, 3.4)
        + flat("M36 -8C36 4 33 18 28 28C20 42 7 52 -5 52C8 44 18 34 23 20Q28 4 27 -10Z", SHADE, opacity=0.45)
        + "".join(disc(at, height, pupil, SUMI, 0) for at, height in pupils)
        + brush(lids, SUMI, 2.8)
        + (smudges() if brows == "painted" else brush(*BROWS[temper][:1], SUMI, BROWS[temper][1]))
        + brush(NOSE, SUMI, 1.9)
        + (brush(LINES[age], SUMI, 1.1) if age else "")
        + LIPS[temper]
    )
    turn = -size if flip else size
    return group(marks, transform=f"matrix({turn:.3g} 0 0 {size:.3g} {num(x)} {num(y)})")


def smudges():
    """The high painted brows of the court."""
    return flat("M-29 -33a7 4.4 0 1 0 14 0a7 4.4 0 1 0 -14 0M3 -33a8 4.6 0 1 0 16 0a8 4.6 0 1 0 -16 0", "#5a4a48")


GRIP, PRAYER = grip(SKIN), prayer(SKIN)
