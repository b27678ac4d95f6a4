"""Wild: the player of every part."""

from ink import both, clip, disc, element, flat, group, layers, line, shape

from call.faces import ROUGE, face, fist, neck
from call.frame import ARGENT, AXIS, FAVOR, INK, OR, SABLE

OUTLINE = "M62 300C60 246 80 206 114 194H162C196 206 216 246 214 300Z"


def two_hats():
    """Half a king's crown, half a fool's cap."""
    cap = shape(
        (
            "M138 124V72C160 66 196 72 212 104C218 118 214 130 210 138C202 124 190 122 176 132L169 150"
            "C166 134 156 126 138 124Z"
        ),
        INK["king"],
    )
    second = shape("M138 90C146 76 158 66 176 62C170 72 172 84 178 96C166 92 150 98 138 108Z", INK["diplomat"])
    bells = disc(210, 144, 8, OR, 2.6) + disc(178, 58, 7, OR, 2.4)
    crown = (
        shape("M138 118V86L122 66L112 88L98 72L106 132Q120 120 138 118Z", OR)
        + disc(98, 70, 4.8, ARGENT, 2.2)
        + disc(122, 62, 4.8, ARGENT, 2.2)
        + disc(122, 106, 4.4, INK["queen"], 2)
    )
    return cap + second + bells + crown


def both_masks():
    """Comedy held up on the left, tragedy on the right."""
    frown = line("M-9 13Q0 5 9 13", 3)
    grin = flat("M-11 6Q0 12 11 6Q9 18 0 18T-11 6Z", SABLE)
    plate = shape("M-20 -20Q0 -12 20 -20C24 0 16 20 0 26C-16 20 -24 0 -20 -20Z", ARGENT, 2.6)
    eyes = line("M-12 -4Q-8 -9 -3 -4M3 -4Q8 -9 12 -4", 3)
    sad = line("M-12 -6Q-8 -2 -3 -6M3 -6Q8 -2 12 -6", 3)
    left = group(
        line("M0 26L14 62", 7)
        + line("M0 26L14 62", 3, OR)
        + plate
        + eyes
        + grin
        + disc(-13, 5, 3, ROUGE, 0)
        + disc(13, 5, 3, ROUGE, 0),
        transform="translate(70 226) rotate(-10)",
    )
    right = group(
        line("M0 26L-14 62", 7)
        + line("M0 26L-14 62", 3, OR)
        + shape("M-20 -20Q0 -12 20 -20C24 0 16 20 0 26C-16 20 -24 0 -20 -20Z", OR, 2.6)
        + sad
        + frown,
        transform="translate(206 226) rotate(10)",
    )
    return left + right + fist(92, 278) + fist(184, 278)


def defs():
    return clip("cloak", element("path", d=OUTLINE))


MAIN = INK["wild"]
STRIPES = "".join(
    flat(f"M{x} 180h31.5V300h-31.5Z", INK[type]) for x, type in zip((60, 91.4, 122.8, 154.2, 185.6), FAVOR, strict=True)
)
CLOAK = (
    group(STRIPES, clip_path="url(#cloak)")
    + line(OUTLINE)
    + line("M91.4 206V300M122.8 196V300M154.2 196V300M185.6 206V300", 2.2)
)
RUFF = "".join(
    disc(x, y, 12, ARGENT, 2.4) for x, y in ((96, 204), (180, 204), (112, 210), (164, 210), (129, 214), (147, 214))
) + disc(138, 206, 11, ARGENT, 2.4)
SMILE = shape("M-15 11Q0 22 15 11Q12 28 0 28T-15 11Z", "#8e2430", 2.2) + flat(
    "M-11 15Q0 21 11 15L9 19Q0 22 -9 19Z", ARGENT
)
HEAD = face(AXIS, 146, "dots", "even", "round", SMILE)
DOMINO = (
    shape(
        (
            "M106 138C112 126 126 128 138 134C150 128 164 126 170 138C172 152 160 158 150 154"
            "C144 152 142 148 138 148S132 152 126 154C116 158 104 152 106 138Z"
        ),
        MAIN,
    )
    + both(shape("M114 142C118 136 126 136 130 143C126 148 118 148 114 142Z", ARGENT, 2), AXIS)
    + disc(122, 142, 2.8, SABLE, 0)
    + disc(156, 142, 2.8, SABLE, 0)
)
FIGURE = layers(
    CLOAK, neck(AXIS, 170, 204), RUFF, both_masks(), group(HEAD + DOMINO + two_hats(), transform="translate(0 7)")
)

DEFS = defs()
