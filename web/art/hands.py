"""Hands, drawn once around their own middle in the skin of either game, and put where they are needed."""

from ink import brush, group, line, num, shape

INK = "#211c1d"


def grip(skin):
    """Four fingers around a shaft, the thumb laid over."""
    return (
        shape("M0 -15C10 -18 17 -11 17 0C17 11 10 17 0 16L-5 13V-12Z", skin, 2.2)
        + shape("M4 8.5H-8a4 4 0 0 0 0 8H3M5 1.5H-10a4 4 0 0 0 0 7.4H4M5 -6H-11a4 4 0 0 0 0 7.6H5", skin, 1.8)
        + shape("M5 -13H-10a4 4 0 0 0 0 7.4H6", skin, 1.8)
        + shape("M11 -12C6 -20 -4 -20 -9 -16C-12 -13 -8 -10 -4 -11Q4 -12 7 -4", skin, 1.8)
    )


def prayer(skin):
    """Two palms pressed together, fingertips up, seen from the side."""
    return (
        shape("M-2 24C-12 18 -13 4 -9 -8L-4 -34C-2 -40 4 -39 4 -33L5 -8C12 2 12 16 6 24Z", skin, 2.4)
        + line("M0 -36C-1 -20 -1 -4 1 6", 1.5)
        + brush("-9 -4 -14 2 -11 10,-9 2 -4 0 -4 -8", INK, 1.4)
    )


def spread(skin):
    """An open hand, fingers up, thumb to the right."""
    return shape(
        "M-9 18C-15 10 -16 2 -14 -4L-18 -15C-19 -20 -13 -22 -11 -17L-7 -8L-8 -23C-8 -28 -2 -28 -1 -23L1 -9L5 -22"
        "C7 -27 12 -25 11 -20L8 -6L12 -11C15 -15 20 -12 18 -8L11 6C10 14 6 20 2 20Z",
        skin,
        2.2,
    ) + brush("-8 2 0 -1 8 2,-9 9 -2 4 4 6", INK, 1.3)


def hand(marks, x, y, turn=0, size=1.0, flip=False):
    across = -size if flip else size
    return group(marks, transform=f"translate({num(x)} {num(y)}) rotate({turn}) scale({across:.3g} {size:.3g})")
