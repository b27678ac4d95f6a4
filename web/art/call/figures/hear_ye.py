"""Hear Ye!: the crier who ends the round."""

from ink import both, brush, disc, flat, group, layers, limb, line, mix, shape

from call.faces import SKIN, face, fist, neck, tilted
from call.frame import ARGENT, AXIS, COLOURS, INK, OR, SABLE


def tricorn():
    crown = shape("M106 116C106 88 120 78 138 78S170 88 170 116Z", SABLE)
    brim = shape(
        (
            "M74 106C88 93 102 96 113 108C124 121 152 121 163 108C174 96 188 93 202 106"
            "C194 126 170 134 138 134S82 126 74 106Z"
        ),
        mix(SABLE, INK["hear-ye"], 0.18),
    )
    lace = line("M78 106C90 98 102 101 111 112C124 126 152 126 165 112C174 101 186 98 198 106", 3, OR)
    return crown + brim + lace + disc(138, 120, 8, INK["king"], 2.2) + disc(138, 120, 3, ARGENT, 1.4)


def hand_bell():
    """Swung up, mouth to the sky."""
    body = shape("M-7 0C-20 -4 -19 -20 -21 -32C-22 -38 -26 -42 -28 -47H28C26 -42 22 -38 21 -32C19 -20 20 -4 7 0Z", OR)
    lip = shape("M-28 -47C-28 -54 28 -54 28 -47C28 -40 -28 -40 -28 -47Z", mix(OR, SABLE, 0.45), 2.4) + disc(
        6, -50, 6, COLOURS["boards"], 2.2
    )
    shine = line("M-13 -12C-15 -20 -15 -26 -16 -31", 2.6, ARGENT)
    bell = limb("M0 34V0", 9.6, COLOURS["boards"]) + body + lip + shine
    rings = brush("178 70 172 62 168 54,196 62 192 54 190 46,214 60 214 52 214 46,228 66 230 60 233 56", OR, 4)
    return rings + group(bell, transform="translate(207 134) rotate(-14) scale(.9)") + fist(213, 164, SKIN, -20)


def proclamation():
    sheet = shape("M50 214C66 206 92 206 106 214L104 272C90 264 68 264 52 272Z", ARGENT)
    rolls = shape(
        "M46 208C62 198 94 198 110 208C112 216 108 220 104 220C90 212 66 212 52 220C46 220 44 214 46 208Z", ARGENT, 2.4
    )
    words = line("M60 230Q78 226 96 230M60 240Q78 236 96 240M60 250Q78 246 86 249", 2.4)
    return sheet + words + rolls + disc(94, 256, 6.5, INK["king"], 2.2) + fist(66, 272)


MAIN = INK["hear-ye"]
DEEP, HAIR = mix(MAIN, SABLE, 0.42), "#efe9dc"
COAT = shape("M72 300C70 250 86 214 116 202H160C190 214 206 250 204 300Z", MAIN) + both(
    brush("92 242 86 270 90 298", DEEP, 4), AXIS
)
VEST = shape("M120 204H156L164 300H112Z", ARGENT, 2.6)
BRAID = both(
    shape("M120 202L108 214L112 300H124L120 214Z", OR, 2.6) + line("M112 232h10M112 250h10M112 268h10M112 286h10", 2),
    AXIS,
)
JABOT = shape(
    "M126 196H150L156 218Q148 224 150 236Q142 236 138 246Q134 236 126 236Q128 224 120 218Z", ARGENT, 2.4
) + line("M133 202L130 228M138 202V238M143 202L146 228", 1.7, "#b9b0a4")
NEAR = shape("M86 226C66 236 54 260 56 284L90 292L108 258Z", MAIN) + shape(
    "M52 272Q72 264 94 276L92 292Q72 280 52 286Z", OR, 2.4
)
FAR = shape("M186 222C206 222 220 206 222 190L200 178C198 194 188 204 172 208Z", MAIN) + shape(
    "M196 184L226 196L228 184L200 170Z", OR, 2.4
)
WIG = both(
    shape("M112 124C98 130 96 148 102 156C94 164 98 178 106 180C108 190 120 190 120 180L118 140Z", HAIR)
    + line("M102 146h12M102 158h12M104 170h12", 2),
    AXIS,
)
SHOUT = (
    shape("M-13 10C-14 4 14 4 13 10C14 26 8 32 0 32S-14 26 -13 10Z", "#8e2430", 2.4)
    + flat("M-10 9Q0 6 10 9L9 14H-9Z", ARGENT)
    + flat("M-8 25Q0 19 8 25Q4 30 0 30T-8 25Z", "#e0776a")
)
HEAD = tilted(
    group(WIG + face(AXIS, 140, "wide", "high", "round", SHOUT, look=0), transform="translate(0 9)") + tricorn(),
    138,
    196,
    6,
)
CLOTH = ""
FIGURE = layers(COAT, VEST, BRAID, neck(AXIS, 166, 198), JABOT, NEAR, FAR, proclamation(), HEAD, hand_bell())
