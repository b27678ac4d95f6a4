"""Faces and hands of the players on stage: rouged, seen from the front, every head at a tilt of its own."""

from hands import grip, hand
from ink import brush, disc, flat, group, num, shape

from call.frame import ARGENT, COLOURS, SABLE

SKIN, ROUGE, SHADE, LIP = COLOURS["skin"], "#e58a78", "#d99b78", "#a8343a"
OUTLINES = {
    "round": "M-29 -8C-30 -26 -18 -36 0 -36S30 -26 29 -8C30 8 26 22 15 30C6 36 -6 36 -15 30C-26 22 -30 8 -29 -8Z",
    "oval": "M-26 -10C-27 -28 -16 -37 0 -37S27 -28 26 -10C26 6 20 22 10 31C4 36 -4 36 -10 31C-20 22 -26 6 -26 -10Z",
    "long": (
        "M-25 -14C-26 -31 -15 -39 0 -39S26 -31 25 -14C25 4 24 18 18 29C12 40 6 43 0 43S-12 40 "
        "-18 29C-24 18 -25 4 -25 -14Z"
    ),
    "child": "M-27 -10C-29 -27 -18 -36 0 -36S29 -27 27 -10C33 2 31 19 20 27C11 34 -11 34 -20 27C-31 19 -33 2 -27 -10Z",
}
# Each kind of eye: the left one as a form, its lids as strokes of the brush, the pupil's size; the right one mirrored.
EYES = {
    "open": ("M-19 -4Q-12 -12 -4 -4Q-12 2 -19 -4Z", "-20 -3 -12 -13 -3 -4,-18 0 -12 4 -6 0", 3),
    "wide": ("M-19 -4Q-12 -15 -4 -4Q-12 5 -19 -4Z", "-20 -3 -12 -17 -3 -4,-18 1 -12 6 -6 1", 3.2),
    "sly": ("M-19 -3Q-12 -6 -4 -3Q-12 3 -19 -3Z", "-20 -3 -12 -8 -3 -3,-17 1 -12 4 -7 1", 2.8),
    "dots": ("M-17 -4Q-12 -11 -6 -4Q-12 3 -17 -4Z", "-18 -5 -12 -12 -5 -5", 3.6),
    "shut": ("", "-20 -5 -12 3 -4 -4,-17 -1 -18 1 -19 2,-12 1 -12 3 -12 4", 0),
    "happy": ("", "-20 0 -12 -12 -4 -1,-21 -3 -23 -4 -25 -3,-21 0 -23 1 -25 1", 0),
}
BROWS = {
    "even": "-20 -13 -12 -19 -4 -13,4 -13 12 -19 20 -13",
    "stern": "-21 -19 -13 -17 -4 -9,4 -9 13 -17 21 -19",
    "raised": "-20 -10 -12 -13 -4 -10,4 -15 13 -25 21 -15",
    "high": "-20 -16 -12 -25 -4 -17,4 -17 12 -25 20 -16",
}
NOSES = {
    "round": shape("M-4 -2C-4 3 -9 5 -8 10C-7 15 -3 13 0 15C3 13 7 15 8 10C9 5 4 3 4 -2", SKIN, 1.8)
    + flat("M4 -2C4 3 9 5 8 10C7 14 4 13 1 14Q6 8 4 -2Z", SHADE, opacity=0.7),
    "fine": brush("2 -4 6 6 4 10,4 10 1 13 -3 11,-4 9 -5 11 -3 12", SABLE, 1.7),
    "long": brush("-3 -6 4 6 7 11,7 11 5 16 -1 14,-1 14 -6 14 -6 10", SABLE, 2),
}


def face(x, y, eyes="open", brows="even", nose="round", mouth="", size=1.0, form="round", look=1, iris="#4a3a2c"):
    """A head without hair, centred on `x`, `y`, 72 high; `look`: how far the eyes go to the right."""
    form_of, lids, pupil = EYES[eyes]
    white = shape(form_of, ARGENT, 1.2) if form_of else ""
    lid = brush(lids, SABLE, 2.6)
    eye = white + lid + group(white + lid, transform="matrix(-1 0 0 1 0 0)")
    pupils = "".join(
        disc(at + look, -4.5, pupil, iris, 0) + disc(at + look, -4.5, pupil * 0.55, SABLE, 0) for at in (-12, 12)
    )
    marks = (
        shape(OUTLINES[form], SKIN)
        + flat("M24 -22C31 -8 29 10 18 26C12 34 4 35 -2 35C10 28 20 12 20 -8Q22 -18 24 -22Z", SHADE, opacity=0.5)
        + disc(-19, 9, 5.5, ROUGE, 0)
        + disc(19, 9, 5.5, ROUGE, 0)
        + brush("-23 8 -21 11 -20 14,-19 7 -17 10 -16 13,15 8 17 11 18 14,19 7 21 10 22 13", "#b9574c", 0.9)
        + eye
        + (pupils if pupil else "")
        + brush(BROWS[brows], SABLE, 3)
        + NOSES[nose]
        + mouth
    )
    return group(marks, transform=f"translate({num(x)} {num(y)})" + (f" scale({size})" if size != 1 else ""))


def tilted(content, x, y, turn):
    """A head with its hat, tilted around the neck."""
    return group(content, transform=f"rotate({turn} {x} {y})")


def neck(x, top, bottom):
    return shape(f"M{x - 12} {top}H{x + 12}V{bottom}Q{x} {bottom + 10} {x - 12} {bottom}Z", SKIN, 2.6) + flat(
        f"M{x - 12} {top + 4}Q{x} {top + 18} {x + 12} {top + 4}V{top}H{x - 12}Z", SHADE, opacity=0.6
    )


def fist(x, y, fill=SKIN, turn=0, flip=False, size=0.86):
    return hand(grip(fill), x, y, turn, size, flip)
