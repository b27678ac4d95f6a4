"""The Emperor enthroned behind the raised blind: court robe, tablet of office, cap with its upright band of gauze."""

from hands import hand
from ink import both, brush, cloth, disc, flat, layers, line, mix, polar, shape

from glory.faces import GRIP, face
from glory.frame import COLOURS, GOLD, INK, PAPER, SUMI, WHITE, WOOD

MAIN, AXIS = INK["emperor"], 140
DEEP, RED, LEAF = mix(MAIN, SUMI, 0.45), COLOURS["seal"], "#5d7a3c"


def blind():
    """Split bamboo with brocade borders, half rolled up and tied."""
    slats = "".join(f"M70 {y}H240" for y in range(14, 46, 6))
    cloth_bands = "".join(shape(f"M{x} 4H{x + 15}V46H{x}Z", LEAF, 2) for x in (92, 150, 206))
    roll = shape("M70 44H244V58Q150 66 70 58Z", STRAW_DARK) + brush("74 50 150 55 240 50", SUMI, 1.4)
    ties = "".join(
        line(f"M{x} 42V62", 6, RED) + line(f"M{x} 62Q{x - 5} 78 {x - 3} 96M{x} 62Q{x + 6} 78 {x + 3} 98", 3.4, RED)
        for x in (106, 214)
    )
    return (
        flat("M70 4H244V48H70Z", COLOURS["straw"]) + line(slats, 1.3, mix(WOOD, SUMI, 0.4)) + cloth_bands + roll + ties
    )


def screen():
    """A golden screen; an old pine bends over both its wings, needles in fans."""
    clumps = ((30, 200, 24), (62, 178, 22), (34, 240, 18), (214, 168, 24), (204, 142, 17), (222, 212, 18))
    fans = "".join(f"M{x - r} {y}a{r} {r * 0.8:g} 0 0 1 {2 * r} 0q-{r} -{r * 0.3:g} -{2 * r} 0Z" for x, y, r in clumps)
    needles = "".join(
        f"M{x} {y - 4}v-{r * 0.6:g}M{x - r * 0.4:g} {y - 3}l-{r * 0.2:g} -{r * 0.45:g}"
        f"M{x + r * 0.4:g} {y - 3}l{r * 0.2:g} -{r * 0.45:g}"
        for x, y, r in clumps
    )
    trunk = brush(
        "14 296 46 256 30 226,30 230 22 212 32 196,34 222 54 206 62 178,238 272 206 240 222 "
        "208,222 214 236 190 214 164,216 186 202 170 204 142",
        mix(WOOD, SUMI, 0.5),
        7,
    )
    panels = flat("M9 104H231V300H9Z", mix(GOLD, PAPER, 0.35)) + line("M9 104H231M64 104V300M196 104V300", 2)
    haze = "M9 262H48a7 7 0 0 1 0 14H9ZM231 120H188a6 6 0 0 0 0 12H231ZM100 118H132a6 6 0 0 1 0 12H100a6 6 0 0 1 0 -12Z"
    cloud = flat(haze, mix(GOLD, PAPER, 0.65))
    return panels + cloud + trunk + shape(fans, LEAF, 1.6) + line(needles, 1.2, mix(LEAF, PAPER, 0.5))


def cap():
    """Low crown, a box for the topknot, and a band of black gauze that stands up behind it."""
    weave = (
        "163 24 163 50 161 84,170 24 168 50 167 84,"
        "160 28 166 30 172 28,160 40 165 42 171 40,159 52 165 54 170 52,158 64 164 66 169 64"
    )
    return (
        shape("M155 90L158 20Q166 11 174 20L170 92Z", SUMI, 2.4)
        + brush(weave, mix(SUMI, PAPER, 0.5), 1.2)
        + shape("M140 70L142 40Q152 35 161 41L160 76Z", SUMI, 2)
        + shape("M118 84C117 70 126 62 141 61C157 62 166 70 164 86Z", SUMI, 2)
        + flat("M112 95C110 83 119 77 140 76C161 77 171 84 169 99C159 88 124 84 112 95Z", SUMI)
        + brush("117 87 140 74 164 89,124 70 136 62 150 66,146 44 152 40 158 44", mix(SUMI, PAPER, 0.5), 1.4)
    )


STRAW_DARK = mix(COLOURS["straw"], SUMI, 0.25)
SCENE = screen() + blind()
SLEEVE = "M108 160C82 168 56 212 32 262C28 273 33 281 42 283L100 294C114 296 124 288 126 275L138 204Z"
LINING = (
    "M32 262C28 273 33 281 42 283L100 294C114 296 124 288 126 275L118 273C116 282 110 286 102 284"
    "L48 273C41 272 39 267 41 262Z"
)
LAP = shape("M44 314C30 296 56 266 92 254H188C224 266 250 296 236 314Z", DEEP) + brush(
    "118 292 100 300 90 312,162 292 180 300 190 312", SUMI, 2.4
)
ARMS = both(
    shape(SLEEVE, "url(#cloth)")
    + shape(LINING, WHITE, 2)
    + brush("106 172 80 204 66 258,122 208 110 244 106 276,92 196 64 240 56 270", DEEP, 4.4),
    AXIS,
)
CHEST = shape("M108 160C124 152 156 152 172 160L162 228H118Z", "url(#cloth)") + brush(
    "126 190 138 200 156 192", DEEP, 2.4
)
COLLAR = shape("M117 158C124 174 156 174 163 158L157 146H123Z", WHITE, 2.4)
TABLET = shape("M132 166H148L152 248Q140 252 128 248Z", WOOD, 2.4) + brush(
    "144 174 146 210 147 244", mix(WOOD, SUMI, 0.4), 1.4
)
HANDS = hand(GRIP, 133, 246, -6, 0.86, flip=True) + hand(GRIP, 147, 232, 6, 0.86)
BEARD = brush("130 130 120 132 114 140,136 130 146 132 150 141", SUMI, 2) + flat(
    "M131 146Q130 160 135 170Q141 160 143 145Z", SUMI
)
HAIR = flat("M160 92C174 94 175 118 168 132L158 124Z", SUMI)
HEAD = HAIR + face(AXIS, 113, 0.66, "serene", brows="painted") + BEARD + cap()
DAIS = (
    flat("M0 310H240V332H0Z", WHITE)
    + flat("".join(f"M{x} 310l8 8l-8 8l-8 -8Z" for x in range(4, 240, 16)), SUMI)
    + line("M0 310H240", 3)
)
FIGURE = layers(DAIS, LAP, ARMS, CHEST, COLLAR, TABLET, HANDS, HEAD)
LIGHT = mix(MAIN, PAPER, 0.4)
ROUNDEL = "".join(f"M12 12L{polar(12, 12, 6.5, at)}" for at in range(0, 360, 45))
DEFS = cloth(30, 30, MAIN, line(ROUNDEL, 1.8, LIGHT) + disc(12, 12, 8.5, "none", stroke=LIGHT, width=1.5))
