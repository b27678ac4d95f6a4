"""The Monk, close, in prayer: an old face in a ring of light, beads over his hands, a ringed staff."""

from hands import hand
from ink import brush, disc, flat, group, layers, line, mix, placed, shape

from glory.faces import PRAYER, SKIN, face
from glory.frame import COLOURS, GOLD, INK, PAPER, SUMI, WHITE, WOOD

MAIN = INK["monk"]
DEEP, LIGHT, UNDER = mix(MAIN, SUMI, 0.45), mix(MAIN, GOLD, 0.75), mix(MAIN, SUMI, 0.75)


def staff():
    ring = "M210 92C182 82 180 46 210 30C240 46 238 82 210 92Z"
    pole = line("M210 90V400", 9.4) + line("M210 90V400", 4.6, WOOD)
    head = line(ring, 7.6) + line(ring, 3.2, GOLD)
    rings = "".join(
        disc(x, y, 8, "none", width=width, stroke=ink)
        for x, y in ((190, 86), (230, 86))
        for width, ink in ((5.4, SUMI), (2.4, GOLD))
    )
    top = line("M210 30V18M210 44V90", 4.4) + disc(210, 58, 6, GOLD, 2) + disc(210, 17, 3.4, GOLD, 2)
    return placed(pole + head + top + rings, 40, 14, 0.78)


def mountains():
    far = flat("M9 214Q40 176 70 196Q96 160 124 190Q160 150 192 186Q214 168 231 180V260H9Z", mix(PAPER, MAIN, 0.35))
    pines = "".join(
        brush(f"{x} {y} {x} {y - 12} {x} {y - 24}", mix(MAIN, SUMI, 0.5), 5)
        for x, y in ((24, 236), (36, 242), (14, 244), (222, 232), (196, 240), (48, 248))
    )
    return (
        far
        + pines
        + flat("M9 240H231V336H9Z", mix(PAPER, MAIN, 0.25))
        + flat("M9 232Q70 222 120 234T231 226V246H9Z", PAPER)
    )


SCENE = (
    mountains()
    + disc(128, 118, 92, mix(PAPER, GOLD, 0.18), 2.2, stroke=GOLD)
    + disc(128, 118, 82, "none", 1.4, stroke=GOLD)
)
ROBE = shape("M84 196C104 180 152 180 172 196C204 224 226 280 232 340H24C30 280 52 224 84 196Z", MAIN)
KESA = shape("M92 190L116 184L202 322L196 340H112C108 300 88 246 62 222Z", LIGHT) + line(
    "M80 206L156 340M104 187L190 336M70 232L116 212M88 262L140 240M102 296L164 274M112 328L188 306", 2.2, DEEP
)
NEAR_ARM = (
    shape("M84 198C54 222 34 272 26 340H86C108 322 122 296 126 268L120 240Z", MAIN)
    + brush("78 216 52 264 46 336,110 252 98 290 78 326,92 226 70 270 64 320", DEEP, 5)
    + line("M120 244Q128 262 122 282", 6, WHITE)
)
FAR_ARM = (
    shape("M172 198C202 222 224 272 232 340H168C148 322 136 296 132 268L138 240Z", MAIN)
    + brush("178 216 204 264 212 336,148 252 160 290 180 326,164 226 188 270 194 320", DEEP, 5)
    + line("M138 244Q130 262 136 282", 6, WHITE)
)
NECK = (
    shape("M98 188L128 244L158 188L148 174H108Z", WHITE, 2.4)
    + shape("M104 184L128 230L152 184L146 172H110Z", UNDER, 2.2)
    + shape("M111 182L128 214L145 182L144 156H112Z", SKIN, 2.2)
    + brush("118 186 124 198 128 204,138 182 136 192 131 202", SUMI, 1.4)
)
STRING = (
    (112, 262), (107, 273), (106, 285), (109, 297), (116, 307), (126, 312),
    (137, 309), (146, 300), (150, 288), (149, 276), (145, 265),
)  # fmt: skip
BEADS = "".join(disc(x, y, 5.6, UNDER, 1.8) for x, y in STRING)
TASSEL = line("M124 317L120 336M129 317L132 336", 3.6, COLOURS["seal"])
SKULL = shape("M-38 -8C-46 -52 -26 -82 6 -82S50 -52 44 -10", SKIN, 3.4) + flat(
    "M-32 -14Q4 -34 38 -14L37 -46H-33Z", SKIN
)
STUBBLE = brush(
    "-14 -58 2 -66 20 -58,-12 -46 4 -53 22 -45,-8 -68 4 -74 16 -69,40 -30 44 -18 42 -8", mix(SKIN, SUMI, 0.45), 1.5
)
BROWS = brush(
    "-33 -15 -24 -25 -12 -18,-5 -18 10 -29 28 -13,24 -20 34 -12 32 -2,-31 -20 -38 -12 -36 -4", WHITE, 4
) + brush("-33 -13 -24 -22 -12 -16,-5 -16 10 -26 28 -11", "#8a7a6c", 1.2)
OLD = "-4 13 6 20 3 32,-28 14 -33 22 -28 30,-2 5 8 10 20 5,26 -2 31 0 34 4,26 -6 32 -6 36 -3,-10 42 -4 45 2 42"
HEAD = placed(
    group(face(0, 0, 1, "prayer", "") + SKULL + STUBBLE + BROWS + brush(OLD, SUMI, 1.2), transform="scale(.94)"),
    128,
    130,
)
FIGURE = layers(staff(), ROBE, KESA, FAR_ARM, NEAR_ARM, NECK, BEADS, TASSEL, hand(PRAYER, 128, 268, 2, 1.3), HEAD)
