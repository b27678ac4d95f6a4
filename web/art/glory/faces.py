"""Faces of the woodblock people: three quarters to the left, or mirrored to the right."""

from ink import brush, disc, flat, group, line, num, shape

from glory.frame import COLOURS, SUMI

SKIN, RED = COLOURS["skin"], "#c23a30"
OUTLINE = "M-15 -22C-18 -12 -19 -4 -17 4C-16 13 -12 20 -6 24C-2 27 4 26 9 21C15 16 19 6 19 -5L18 -22Z"
EAR = "M17 -4C22 -8 25 -2 23 4C22 8 19 10 16 8"
EYES = {
    "calm": line("M-14 -1Q-9 -5 -4 -1M3 -1Q8 -5 13 -1", 2) + disc(-9, -1.5, 1.7, SUMI, 0) + disc(8, -1.5, 1.7, SUMI, 0),
    "stern": line("M-15 -3L-4 0M3 0L14 -3", 2.4) + disc(-9, 0, 2, SUMI, 0) + disc(8, 0, 2, SUMI, 0),
    "closed": line("M-14 -1Q-9 3 -4 -1M3 -1Q8 3 13 -1", 2),
    "glad": line("M-14 1Q-9 -5 -4 1M3 1Q8 -5 13 1", 2.2),
}
BROWS = {
    "calm": "-15 -10 -9 -15 -4 -10,3 -10 9 -15 14 -10",
    "stern": "-17 -13 -9 -11 -3 -6,3 -6 9 -11 16 -13",
    "closed": "-14 -8 -9 -12 -4 -9,3 -9 9 -12 13 -8",
    "glad": "-14 -9 -9 -14 -4 -10,3 -10 9 -14 13 -9",
    "noble": "",
}
MOUTHS = {
    "calm": flat("M-7 15Q-3 12 1 15Q-3 19 -7 15Z", RED),
    "stern": line("M-8 16Q-3 13 2 16", 2.2, RED),
    "closed": line("M-7 15Q-3 17 1 15", 2, RED),
    "glad": flat("M-9 12Q-3 15 4 12Q-1 21 -9 12Z", RED),
}


def face(x, y, size=1.0, mood="calm", flip=False, brows=None, ear=True):
    """A head without hair, centred on `x`, `y`, 48 high at size 1."""
    marks = (
        (shape(EAR, SKIN, 2.2) if ear else "")
        + shape(OUTLINE, SKIN, 2.6)
        + EYES[mood]
        + (smudges() if brows == "noble" else brush(BROWS[mood], SUMI, 2.4 if mood == "stern" else 1.8))
        + line("M-3 -2C-5 4 -8 6 -8 8Q-6 10 -3 9", 1.7)
        + MOUTHS[mood]
    )
    turn = -size if flip else size
    return group(
        marks, transform=f"matrix({num(turn) if turn in (1, -1) else f'{turn:.3g}'} 0 0 {size:.3g} {num(x)} {num(y)})"
    )


def smudges():
    """The high painted brows of the court."""
    return flat("M-13 -15a4 2.5 0 1 0 8 0a4 2.5 0 1 0 -8 0M4 -15a4 2.5 0 1 0 8 0a4 2.5 0 1 0 -8 0", "#5a4a48")
