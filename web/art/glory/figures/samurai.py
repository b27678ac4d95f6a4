"""The Samurai on guard, sword beside the shoulder, leaves in the wind."""

from hands import hand
from ink import brush, cloth, disc, flat, layers, line, mix, placed, shape

from glory.faces import GRIP, SKIN, face
from glory.frame import COLOURS, GOLD, INK, PAPER, STEEL, SUMI, WHITE

MAIN = INK["samurai"]
DEEP, LIGHT, RED = mix(MAIN, SUMI, 0.55), mix(MAIN, PAPER, 0.35), COLOURS["seal"]
LEAF = (
    "M0 5Q-7 10 -11 8Q-7 5 -6 2Q-13 1 -14 -4Q-8 -2 -5 -3Q-7 -9 -5 -13Q-2 -10 0 -6Q2 -10 5 "
    "-13Q7 -9 5 -3Q8 -2 14 -4Q13 1 6 2Q7 5 11 8Q7 10 0 5L2 14H-1Z"
)


def leaf(x, y, turn, size, ink):
    place = f"translate({x} {y}) rotate({turn}) scale({size})"
    return flat(LEAF, ink, transform=place)


def katana():
    hilt = line("M160 186L180 122", 9) + line(
        "M161 183L179 125", 4.6, WHITE, stroke_dasharray="4 3.5", stroke_linecap="butt"
    )
    blade = shape("M178 114C181 78 191 42 209 12L217 9L216 20C201 50 191 82 187 117Z", STEEL, 2.2) + brush(
        "183 110 188 66 210 22", "#8d9a9d", 1.4
    )
    return hilt + blade + shape("M168 112L195 121L193 128L166 119Z", GOLD, 2.2)


def hair():
    marks = (
        flat("M-22 -14C-27 -36 -12 -50 6 -49C24 -48 32 -32 29 -10L25 10L19 5C19 -8 15 -18 7 -24Q-9 -28 -22 -14Z", SUMI)
        + flat(
            (
                "M0 -46C4 -62 16 -68 27 -65C41 -71 56 -62 64 -44C56 -49 50 -49 46 -47C54 -38 55 -26 49 "
                "-15C45 -30 32 -42 15 -45Z"
            ),
            SUMI,
        )
        + flat("M58 -40Q66 -30 62 -20Q60 -32 52 -38ZM-20 -20L-28 -14L-22 -8Z", SUMI)
        + line("M11 -56Q16 -50 14 -43", 3, RED)
        + brush("-14 -30 -2 -44 14 -41,28 -56 42 -56 50 -38,30 -50 42 -46 46 -30", "#6b6f86", 1.3)
    )
    band = line("M-21 -17Q0 -31 20 -21", 6.4) + line("M-21 -17Q0 -31 20 -21", 3.6, WHITE)
    tails = shape("M20 -22L44 -30L38 -22L50 -18L22 -15Z", WHITE, 1.8)
    return placed(tails + marks + band, 122, 112)


def grass():
    blades = "".join(
        f"{x} 328 {x + bend} {328 - tall // 2} {x + 2 * bend} {328 - tall},"
        for x, tall, bend in ((14, 60, 6), (22, 84, 9), (30, 52, 12), (200, 50, 8), (210, 76, 8), (218, 46, 9))
    )
    return brush(blades, mix(MAIN, SUMI, 0.35), 2.6) + brush("40 244 52 238 58 226,226 252 232 246 234 238", PAPER, 5)


SCENE = (
    disc(178, 72, 46, COLOURS["moon"], 1.6)
    + flat("M9 300Q80 276 140 290T231 282V330H9Z", mix(MAIN, SUMI, 0.45))
    + grass()
)
LEAVES = "".join(
    leaf(*place, ink)
    for *place, ink in (
        (32, 178, -30, 1.1, RED), (218, 156, 50, 0.8, RED), (56, 210, 70, 0.7, GOLD), (112, 34, 25, 0.9, RED),
        (216, 222, -20, 1.2, RED), (90, 160, 100, 0.6, GOLD),
    )
)  # fmt: skip
SCABBARD = (
    line("M112 216L22 262", 10.4)
    + line("M110 217L25 260", 5.4, mix(RED, SUMI, 0.25))
    + line("M112 208L50 226", 8)
    + line("M110 209L52 225", 3.6, mix(RED, SUMI, 0.25))
)
FEET = (
    shape("M44 300C32 305 20 312 22 320H82L92 304Z", WHITE, 2.4)
    + shape("M206 300C218 304 232 312 228 320H172L164 306Z", WHITE, 2.4)
    + line("M20 322H84M172 322H232", 4)
    + line("M46 307Q55 305 58 314M38 316V320", 1.8)
)
TROUSERS = shape(
    "M98 212C76 236 52 268 38 302C54 314 80 317 98 312C110 294 122 278 131 260"
    "C142 278 152 296 162 314C182 319 206 315 222 304C208 268 184 238 162 212Z",
    DEEP,
)
PLEATS = brush(
    (
        "106 224 80 258 60 306,118 226 104 264 80 312,152 224 180 258 204 308,141 226 158 264 "
        "182 314,131 224 127 242 131 260"
    ),
    LIGHT,
    3,
)
CHEST = shape("M96 156C110 146 148 146 160 156L164 220H96Z", "url(#cloth)")
NECK = (
    shape("M106 152L128 206L136 196L154 152L144 146H116Z", WHITE, 2.2)
    + shape("M112 150L129 188L147 150L140 124H117Z", SKIN, 2)
    + brush("122 156 124 166 130 172", SUMI, 1.2)
)
BELT = shape("M95 208Q130 217 165 208V222Q130 231 95 222Z", GOLD, 2.4) + brush(
    "112 212 114 220 112 227,140 214 142 222 140 228", SUMI, 1.2
)
FAR_ARM = shape(
    "M150 154C174 152 200 162 212 178C222 200 220 230 210 248C190 242 168 218 158 190Z", "url(#cloth)"
) + brush("166 170 192 188 204 234,176 200 190 214 202 240", DEEP, 4)
FOREARM = shape("M208 186C202 168 194 152 186 140L170 148C177 164 184 182 194 196Z", SKIN, 2.4)
NEAR_ARM = shape(
    "M102 154C78 162 58 190 50 228C66 248 94 246 112 224C126 207 142 195 158 188L148 164C134 171 124 173 114 177Z",
    "url(#cloth)",
) + brush("98 170 74 192 66 232,126 182 110 200 96 228,82 196 72 212 72 238", DEEP, 4)
REACH = shape("M146 166L164 158L174 174L158 190Z", SKIN, 2.4)
FISTS = hand(GRIP, 166, 170, 18, 0.84) + hand(GRIP, 175, 142, 18, 0.84)
HEAD = face(122, 112, 0.68, "glare") + hair()
FIGURE = layers(
    SCABBARD,
    FEET,
    TROUSERS,
    PLEATS,
    FAR_ARM,
    CHEST,
    NECK,
    BELT,
    FOREARM,
    katana(),
    NEAR_ARM,
    REACH,
    FISTS,
    HEAD,
    LEAVES,
)
WAVES = "M0 12A12 12 0 0 1 24 12M5 12A7 7 0 0 1 19 12M-12 6A12 12 0 0 1 12 6M12 6A12 12 0 0 1 36 6"
DEFS = cloth(24, 12, MAIN, line(WAVES, 1.1, mix(MAIN, PAPER, 0.5), fill="none"))
