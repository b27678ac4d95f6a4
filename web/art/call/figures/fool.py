"""The Fool: motley, bells, and a fool of his own on a stick."""

from ink import disc, flat, group, layers, line, pattern, shape

from call.faces import SKIN, face, fist, neck
from call.frame import ARGENT, AXIS, COLOURS, INK, OR


def belled_cap(red, green):
    left = shape(
        (
            "M138 112C120 78 84 70 66 104C60 118 64 130 68 138C76 124 88 124 100 134"
            "C102 146 106 156 110 160Q112 136 138 128Z"
        ),
        OR,
    )
    right = shape(
        (
            "M138 112C156 78 192 70 210 104C216 118 212 130 208 138C200 124 188 124 176 134"
            "C174 146 170 156 166 160Q164 136 138 128Z"
        ),
        red,
    )
    middle = shape("M114 124C114 96 126 82 136 58C142 82 162 96 162 124Q138 112 114 124Z", green)
    band = shape(
        "M108 158C108 132 120 120 138 120S168 132 168 158C162 140 152 134 138 134S114 140 108 158Z", ARGENT, 2.6
    )
    spots = line("M116 146L121 136M129 129L131 123M147 129L145 123M160 146L155 136", 2)
    bells = "".join(
        disc(x, y, 8.5, OR, 2.6) + line(f"M{x - 7} {y}H{x + 7}M{x} {y + 1}V{y + 7}", 1.8)
        for x, y in ((68, 144), (208, 144), (136, 52))
    )
    return left + right + middle + band + spots + bells


def puppet():
    """The fool's own fool, on a stick."""
    stick = line("M190 300L206 236", 8) + line("M190 300L206 236", 3.4, COLOURS["boards"])
    face_of = disc(209, 222, 15, SKIN, 2.6) + line("M203 219h.1M214 220h.1", 4) + line("M202 227Q209 233 215 227", 2)
    cap = (
        shape("M194 218C190 200 200 192 208 202C214 190 228 196 226 214Q210 206 194 218Z", INK["diplomat"], 2.4)
        + disc(193, 222, 4, OR, 1.8)
        + disc(227, 218, 4, OR, 1.8)
    )
    ruff = shape("M198 236L204 246L208 238L214 246L219 234Q208 240 198 236Z", OR, 2)
    return stick + face_of + cap + ruff


def defs():
    return pattern(
        "motley",
        32,
        48,
        flat("M16 0L32 24L16 48L0 24Z", ARGENT, opacity=0.85)
        + flat("M16 12L24 24L16 36L8 24Z", INK["heir"], opacity=0.9),
        "translate(122 204)",
    )


RED, GREEN = INK["king"], INK["heir"]
BODY = "M74 300C74 252 88 216 116 204H160C188 216 202 252 202 300Z"
TUNIC = (
    shape(BODY, OR)
    + flat("M138 204H160C188 216 202 252 202 300H138Z", RED)
    + flat(BODY, "url(#motley)")
    + line(BODY)
    + line("M138 206V300", 2.4)
)
BUTTONS = "".join(disc(138, y, 4.6, ARGENT, 2) for y in (246, 264, 282))
NEAR = shape("M86 226C68 232 58 214 52 198L70 188C74 202 82 208 98 208Z", RED) + shape(
    "M48 200L74 186L70 176L44 190Z", ARGENT, 2.4
)
HAND = shape(
    (
        "M50 190C42 182 42 172 47 164C45 156 50 153 53 158L56 164L58 152C60 147 65 149 64 154L64 163"
        "L69 154C72 150 76 153 74 158L70 167C75 164 79 167 75 171L68 182C64 190 56 194 50 190Z"
    ),
    SKIN,
    2.4,
)
FAR = shape("M190 226C204 238 210 258 206 276L182 284L172 252Z", OR)
COLLAR = "".join(
    shape(f"M{a} 202L{b} {low}L{c} 202Z", fill, 2.6) + disc(b, low + 4, 5, ARGENT, 2)
    for a, b, c, low, fill in (
        (98, 96, 122, 226, GREEN),
        (116, 122, 138, 236, OR),
        (138, 154, 160, 236, GREEN),
        (154, 180, 178, 226, OR),
    )
)
COLLAR = shape("M98 204Q138 186 178 204Q138 220 98 204Z", GREEN, 2.6) + COLLAR
GRIN = shape("M-19 9Q0 20 19 9Q17 29 0 29T-19 9Z", "#8e2430", 2.2) + flat(
    "M-15 13.5Q0 20 15 13.5L13 18Q0 23 -13 18Z", ARGENT
)
HEAD = face(AXIS, 148, "happy", "high", "round", GRIN) + disc(AXIS, 155, 7.5, "#e0634f", 2.4)
WAVE = group(NEAR + HAND, transform="translate(8 36)")
FACE_AND_CAP = group(HEAD + belled_cap(RED, GREEN), transform="translate(0 8)")
FIGURE = layers(puppet(), TUNIC, BUTTONS, WAVE, FAR, neck(AXIS, 172, 202), COLLAR, FACE_AND_CAP, fist(194, 276))

DEFS = defs()
