"""Wild: the actor in the dressing room, who takes off one face and has five hats for the others."""

from hands import hand, spread
from ink import brush, disc, flat, group, layers, line, mix, shape

from call.crests import crest
from call.faces import LIP, ROUGE, SKIN, face, fist, neck, tilted
from call.frame import ARGENT, AXIS, COLOURS, FAVOR, INK, OR, SABLE

MAIN = INK["wild"]
DEEP, LIGHT, HAIR = mix(MAIN, SABLE, 0.45), mix(MAIN, ARGENT, 0.55), "#6b3b1f"


def pegs():
    """The parts he can play, on a row of pegs."""
    rail = shape("M74 66H240V74H74Z", COLOURS["boards"], 2)
    signs = "".join(
        line(f"M{x} 74v8", 4) + disc(x, 94, 12.5, mix(ARGENT, INK[type], 0.12), 1.8) + crest(type, INK[type], x, 94, 17)
        for x, type in zip((86, 110, 172, 196, 220), FAVOR, strict=True)
    )
    return rail + signs


def mask():
    """A smiling mask, held away from the face it covered."""
    plate = shape("M-24 -24Q0 -14 24 -24C29 0 19 25 0 32C-19 25 -29 0 -24 -24Z", ARGENT, 2.4)
    holes = flat(
        "M-16 -6Q-10 -13 -4 -6Q-10 -2 -16 -6ZM4 -6Q10 -13 16 -6Q10 -2 4 -6ZM-14 8Q0 16 14 8Q11 23 0 23T-14 8Z", SABLE
    )
    cheeks = disc(-17, 4, 3.6, ROUGE, 0) + disc(17, 4, 3.6, ROUGE, 0)
    ribbon = brush("24 -18 36 -8 32 10,24 -16 40 -14 42 2", MAIN, 3.4)
    return ribbon + plate + holes + cheeks + brush("-18 -14 -10 -19 -4 -13,4 -13 10 -19 18 -14", SABLE, 2)


CLOTH = pegs()
# Half a cloak over one shoulder, lined with the five colours of the court.
LINING = "".join(
    shape(
        f"M{66 + 8 * at} {212 + 3 * at}C{48 + 8 * at} 240 {42 + 9 * at} 270 {44 + 10 * at} 304"
        f"H{58 + 10 * at}C{58 + 9 * at} 272 {64 + 8 * at} 244 {78 + 7 * at} {216 + 3 * at}Z",
        INK[type],
        1.6,
    )
    for at, type in enumerate(FAVOR)
)
DOUBLET = shape("M92 304C88 258 96 220 120 204H158C184 216 196 256 196 304Z", MAIN) + brush(
    "112 234 106 268 110 302,176 236 182 268 178 302", DEEP, 4
)
SLASHES = brush(
    "124 240 126 262 122 284,134 244 136 268 134 296,150 244 148 268 150 296,160 240 158 262 162 284", LIGHT, 3
)
BUTTONS = "".join(disc(142, y, 3.2, OR, 1.6) for y in (234, 250, 266, 282))
COLLAR = shape("M112 204L104 224L124 222L140 236L156 222L176 224L168 204Q140 190 112 204Z", ARGENT, 2.4) + shape(
    "M126 196L140 226L154 196Q140 186 126 196Z", SKIN, 2
)
CLOAK = shape("M118 200C92 202 70 214 60 236C74 232 96 236 112 246L126 208Z", DEEP, 2.6) + brush(
    "112 208 90 214 72 228", LIGHT, 2
)
BACK_HAIR = shape(
    "M106 118C92 140 92 176 106 198C114 202 120 196 122 186H160C162 198 170 200 176 192C186 172 184 138 172 116Z", HAIR
)
MOUTH = (
    shape("M-11 15Q-2 11 12 14Q11 27 1 28T-11 15Z", "#8e2430", 1.8)
    + flat("M-8 16Q0 13 9 15.5L8 19H-7Z", ARGENT)
    + brush("-13 14 -2 8 14 13", LIP, 2)
)
FACE = face(AXIS, 148, "wide", "raised", "fine", MOUTH, form="oval", look=3, iris="#2d7f8a")
LOCKS = shape(
    "M108 146C98 124 108 98 134 96C150 90 174 98 176 124C178 136 174 146 170 150C170 136 164 126 156 122"
    "C144 128 128 124 122 118C116 126 110 134 108 146Z",
    HAIR,
) + brush(
    "116 122 118 104 138 102,128 118 136 106 154 108,160 120 168 126 170 140,104 150 98 "
    "172 106 190,176 150 180 172 174 188",
    mix(HAIR, OR, 0.4),
    1.8,
)
BEARD = brush("-10 9 -4 6 0 9,0 9 5 6 11 9", HAIR, 2.4) + flat("M-3 31Q1 29 5 31Q3 39 1 41Q-1 38 -3 31Z", HAIR)
HEAD = tilted(BACK_HAIR + FACE + group(BEARD, transform="translate(138 148)") + LOCKS, 138, 196, -6)
# The near hand holds the mask, the far one speaks.
NEAR = shape("M96 236C82 246 76 262 80 276L104 284L116 258Z", MAIN) + shape(
    "M76 272L104 280L102 292L74 284Z", ARGENT, 2.2
)
FAR = shape("M176 218C196 224 208 214 216 198L200 188C194 200 184 204 168 204Z", MAIN) + shape(
    "M196 188L218 202L224 192L202 178Z", ARGENT, 2.2
)
PROPS = (
    line("M76 258L86 296", 7) + line("M76 258L86 296", 3, OR) + group(mask(), transform="translate(66 226) rotate(-14)")
)
FIGURE = layers(
    LINING, DOUBLET, SLASHES, BUTTONS, CLOAK, neck(AXIS, 172, 200), COLLAR, HEAD, NEAR, PROPS,
    fist(85, 284, turn=-12, size=0.8), FAR, hand(spread(SKIN), 218, 170, 20, 0.92, flip=True),
)  # fmt: skip
