"""Faces and hands of the players on stage: round, rouged, seen from the front."""

from ink import brush, disc, flat, group, line, num, shape

from call.frame import ARGENT, COLOURS, SABLE

SKIN, ROUGE = COLOURS["skin"], "#e58a78"
OUTLINE = "M-29 -8C-30 -26 -18 -36 0 -36S30 -26 29 -8C29 14 18 34 0 34S-29 14 -29 -8Z"
EYES = {
    "open": disc(-11, -4, 4.6, ARGENT, 1.8)
    + disc(11, -4, 4.6, ARGENT, 1.8)
    + disc(-10, -4, 2.4, SABLE, 0)
    + disc(12, -4, 2.4, SABLE, 0),
    "dots": disc(-11, -3, 2.9, SABLE, 0) + disc(11, -3, 2.9, SABLE, 0),
    "shut": line("M-17 -3Q-11 2 -5 -3M5 -3Q11 2 17 -3", 2.4),
    "happy": line("M-17 -1Q-11 -9 -5 -1M5 -1Q11 -9 17 -1", 2.6),
    "sly": line("M-17 -5H-5M5 -5H17", 2.4) + flat("M-14 -5h6a3 3.5 0 0 1 -6 0ZM8 -5h6a3 3.5 0 0 1 -6 0Z", SABLE),
}
BROWS = {
    "even": "-18 -13 -11 -18 -4 -13,4 -13 11 -18 18 -13",
    "stern": "-19 -16 -11 -15 -4 -10,4 -10 11 -15 19 -16",
    "raised": "-18 -10 -11 -14 -4 -11,4 -13 12 -21 19 -13",
    "high": "-18 -15 -11 -22 -4 -16,4 -16 11 -22 18 -15",
}
NOSES = {
    "round": shape("M-5 4C-8 10 -5 14 0 14S8 10 5 4", SKIN, 2.2),
    "fine": line("M1 -2C4 4 6 8 3 10Q0 11 -2 9", 2),
    "long": line("M-1 -4C5 4 8 10 5 12Q1 14 -3 11", 2.2),
}


def face(x, y, eyes="open", brows="even", nose="round", mouth="", size=1.0):
    marks = (
        shape(OUTLINE, SKIN)
        + disc(-18, 8, 5.5, ROUGE, 0)
        + disc(18, 8, 5.5, ROUGE, 0)
        + EYES[eyes]
        + brush(BROWS[brows], SABLE, 2.4)
        + NOSES[nose]
        + mouth
    )
    return group(marks, transform=f"translate({num(x)} {num(y)})" + (f" scale({size})" if size != 1 else ""))


def neck(x, top, bottom):
    return shape(f"M{x - 12} {top}H{x + 12}V{bottom}Q{x} {bottom + 10} {x - 12} {bottom}Z", SKIN, 2.6)


def fist(x, y, fill=SKIN, turn=0):
    marks = shape("M-13 -2C-14 -12 -3 -15 6 -11C15 -7 13 8 5 11C-6 14 -13 8 -13 -2Z", fill, 2.6) + line(
        "M-8 -6Q0 -8 7 -4M-9 1Q0 -1 6 4", 1.7
    )
    return group(marks, transform=f"translate({num(x)} {num(y)})" + (f" rotate({turn})" if turn else ""))
