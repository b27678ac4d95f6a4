"""The Fool in the ring: motley, bells, and a fool of his own on a stick. Two fools juggle."""

from hands import hand, spread
from ink import SLANT, brush, disc, flat, group, layers, line, mix, pattern, shape

from call.faces import SKIN, face, fist, neck, tilted
from call.frame import ARGENT, AXIS, COLOURS, INK, OR, SABLE
from call.scenes import pair, with_half_behind

RED, GREEN = INK["king"], INK["heir"]


def big_top():
    """The tent's stripes from its pole down, and lamps on a string."""
    stripes = flat(
        "M138 30L60 284H96ZM138 30L132 284H168ZM138 30L204 284H240ZM138 30L-20 230V270L20 284Z",
        mix(INK["fool"], ARGENT, 0.45),
        opacity=0.7,
    )
    lamps = "".join(
        disc(x, y, 4.4, OR, 1.6) for x, y in ((84, 62), (106, 70), (130, 74), (156, 74), (180, 69), (204, 60))
    )
    return stripes + brush("72 56 140 86 232 50", SABLE, 1.6) + lamps


def belled_cap():
    left = shape(
        "M138 112C120 78 84 70 66 104C60 118 64 130 68 138C76 124 88 124 100 134C102 146 106 "
        "156 110 160Q112 136 138 128Z",
        OR,
    )
    right = shape(
        "M138 112C156 78 192 70 210 104C216 118 212 130 208 138C200 124 188 124 176 134C174 "
        "146 170 156 166 160Q164 136 138 128Z",
        RED,
    )
    middle = shape("M114 124C114 96 126 82 136 58C142 82 162 96 162 124Q138 112 114 124Z", GREEN)
    folds = brush("130 108 110 88 88 92,126 116 104 104 84 110", mix(OR, SABLE, 0.4), 2.4) + brush(
        "146 108 166 88 188 92,150 116 172 104 192 110,138 74 142 92 140 110", mix(RED, SABLE, 0.5), 2.4
    )
    band = shape(
        "M108 158C108 132 120 120 138 120S168 132 168 158C162 140 152 134 138 134S114 140 108 158Z", ARGENT, 2.6
    )
    bells = "".join(
        disc(x, y, 8.5, OR, 2.4)
        + brush(f"{x - 7} {y} {x} {y + 3} {x + 7} {y},{x} {y + 1} {x + 1} {y + 4} {x} {y + 7}", SABLE, 1.6)
        for x, y in ((68, 144), (208, 144), (136, 52))
    )
    return left + right + middle + folds + band + bells


def puppet():
    """The fool's own fool, who pulls the longer face."""
    stick = line("M190 300L206 236", 8) + line("M190 300L206 236", 3.4, COLOURS["boards"])
    face_of = disc(209, 222, 15, SKIN, 2.6) + brush(
        "201 219 204 216 207 219,211 219 214 216 217 219,203 230 209 225 215 230", SABLE, 2
    )
    cap = (
        shape("M194 218C190 200 200 192 208 202C214 190 228 196 226 214Q210 206 194 218Z", INK["diplomat"], 2.4)
        + disc(193, 222, 4, OR, 1.8)
        + disc(227, 218, 4, OR, 1.8)
    )
    return stick + face_of + cap + shape("M198 236L204 246L208 238L214 246L219 234Q208 240 198 236Z", OR, 2)


CLOTH = big_top()
BODY = "M74 300C74 252 88 216 116 204H160C188 216 202 252 202 300Z"
TUNIC = (
    shape(BODY, OR)
    + flat("M138 204H160C188 216 202 252 202 300H138Z", RED)
    + flat(BODY, "url(#motley)")
    + line(BODY)
    + line("M138 206V300", 2.4)
)
BUTTONS = "".join(disc(138, y, 4.6, ARGENT, 2) for y in (246, 264, 282))
COLLAR = shape("M98 204Q138 186 178 204Q138 220 98 204Z", GREEN, 2.6) + "".join(
    shape(f"M{a} 202L{b} {low}L{c} 202Z", fill, 2.6) + disc(b, low + 4, 5, ARGENT, 2)
    for a, b, c, low, fill in (
        (98, 96, 122, 226, GREEN),
        (116, 122, 138, 236, OR),
        (138, 154, 160, 236, GREEN),
        (154, 180, 178, 226, OR),
    )
)
GRIN = (
    shape("M-20 8Q0 20 21 6Q19 29 0 30T-20 8Z", "#8e2430", 2.2)
    + flat("M-16 13Q0 20 17 12L14 18Q0 23 -13 18Z", ARGENT)
    + brush("-22 5 -24 8 -22 11,22 3 25 6 23 10", SABLE, 1.6)
)
FACE = (
    face(AXIS, 148, "happy", "raised", "round", GRIN)
    + disc(AXIS, 156, 7.5, "#e0634f", 2)
    + disc(136, 153, 2, ARGENT, 0)
)
HEAD = tilted(group(FACE + belled_cap(), transform="translate(0 8)"), 138, 196, 7)
PLAYER = layers(TUNIC, BUTTONS, neck(AXIS, 172, 202), COLLAR, HEAD)
WAVE = (
    shape("M92 262C74 268 66 250 60 234L78 224C82 238 90 244 104 244Z", RED)
    + shape("M56 236L82 222L78 212L52 226Z", ARGENT, 2.4)
    + hand(spread(SKIN), 64, 206, -14, 0.95)
)
FAR = shape("M190 226C204 238 210 258 206 276L182 284L172 252Z", OR) + shape(
    "M180 278L206 268L208 278L184 288Z", ARGENT, 2.2
)
ARMS = puppet() + WAVE + FAR + fist(194, 276, turn=14)
FIGURE = PLAYER + ARMS
BALLS = (
    (128, 136, GREEN),
    (112, 150, OR),
    (146, 152, RED),
    (104, 172, INK["queen"]),
    (152, 176, INK["diplomat"]),
    (128, 196, RED),
)
JUGGLE = (
    shape("M84 262C94 256 100 246 102 236L116 242C114 258 106 272 94 280Z", RED, 2.4)
    + shape("M170 262C160 256 154 246 152 236L138 242C140 258 148 272 160 280Z", OR, 2.4)
    + hand(spread(SKIN), 110, 232, 14, 0.62)
    + hand(spread(SKIN), 145, 232, -14, 0.62, flip=True)
    + line("M108 220C104 186 108 134 128 134S152 186 147 220", 1.6, SABLE, stroke_dasharray="1 6")
    + "".join(disc(x, y, 7.4, ink, 2) + disc(x - 2, y - 2.4, 1.8, ARGENT, 0) for x, y, ink in BALLS)
)
TWO = pair(PLAYER, group(JUGGLE, transform="translate(9 0)"), left=88, right=186, size=0.62)
ONE_AND_A_HALF = with_half_behind(PLAYER, ARMS)
DEFS = pattern(
    "motley",
    32,
    48,
    flat("M16 0L32 24L16 48L0 24Z", ARGENT, opacity=0.85) + flat("M16 12L24 24L16 36L8 24Z", INK["heir"], opacity=0.9),
    f"matrix(1 0 {-SLANT} 1 0 0) translate(122 204)",
)
