"""Wild: the actor in the dressing room, who takes off one face and has five hats for the others."""

from hands import hand, spread
from ink import brush, disc, flat, group, layers, line, mix, shape

from call.crests import crest
from call.faces import ROUGE, SKIN, face, fist, neck, tilted
from call.frame import ARGENT, AXIS, COLOURS, FAVOR, INK, OR, SABLE

MAIN = INK["wild"]
DEEP, LIGHT, HAIR = mix(MAIN, SABLE, 0.45), mix(MAIN, ARGENT, 0.55), "#6b3b1f"


def pegs():
    """The parts he can play, on a row of pegs."""
    rail = shape("M74 44H240V51H74Z", COLOURS["boards"], 2)
    signs = "".join(
        line(f"M{x} 51v6", 4) + disc(x, 68, 12.5, mix(ARGENT, INK[type], 0.12), 1.8) + crest(type, INK[type], x, 68, 17)
        for x, type in zip((86, 114, 142, 170, 198), FAVOR, strict=True)
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
    "M106 120C90 132 92 152 100 160C94 172 104 188 116 182L122 170H156L162 182C174 188 184 "
    "174 178 160C186 150 186 130 172 118Z",
    HAIR,
)
MOUTH = (
    shape("M-9 21Q0 18 11 19Q9 28 1 28T-9 21Z", "#8e2430", 1.6)
    + flat("M-6 21.4Q1 19.6 8 20.4L7 23H-5Z", ARGENT)
    + brush("-17 14 -19 19 -16 24,17 12 20 17 17 23", SABLE, 1.2)
)
FACE = face(AXIS, 148, "open", "raised", "fine", MOUTH, form="long", look=-2.5, iris="#2d7f8a")
LOCKS = shape(
    "M108 140C96 120 108 94 130 94C138 84 158 84 166 94C184 98 184 124 172 142C170 130 164 122 154 122"
    "C146 112 132 112 124 116C116 122 112 130 108 140Z",
    HAIR,
) + brush(
    "114 126 112 104 132 102,126 112 134 94 156 100,150 116 166 104 172 122,104 140 94 150 "
    "102 160,100 160 98 176 112 180,"
    "174 138 184 150 176 160,178 160 182 174 166 180,138 92 148 88 160 98",
    mix(HAIR, OR, 0.45),
    1.9,
)
BEARD = brush("0 15 -8 11 -15 17,2 15 10 11 17 15", HAIR, 2.6) + flat("M-4 33Q1 30 6 33Q4 44 1 47Q-2 44 -4 33Z", HAIR)
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
