"""The Daimyo, close: winged ceremonial dress, a fan that gives orders, his castle on the hill."""

from hands import hand
from ink import both, brush, disc, flat, group, layers, line, mix, placed, shape

from glory.crests import crest
from glory.faces import GRIP, SKIN, face
from glory.frame import GOLD, INK, PAPER, SUMI, WHITE

MAIN, AXIS = INK["daimyo"], 130
DEEP, DARK, LIGHT = mix(MAIN, SUMI, 0.45), mix(MAIN, SUMI, 0.75), mix(MAIN, PAPER, 0.4)


def castle():
    """White walls and grey roofs above the town."""
    roof, wall = mix(SUMI, PAPER, 0.3), WHITE
    hill = shape("M120 128C150 96 180 86 204 88C222 92 232 104 240 112V170H100Z", mix("#5d7a3c", PAPER, 0.15), 2.2)
    base = shape("M170 98L176 80H222L230 98Q200 104 170 98Z", mix(SUMI, PAPER, 0.55), 2)
    tiers = "".join(
        shape(f"M{200 - w} {y}V{y - 11}H{200 + w}V{y}Z", wall, 1.8)
        + shape(
            (
                f"M{200 - w - 9} {y - 8}C{200 - w} {y - 11} {200 - w + 4} {y - 15} {200 - w + 6} "
                f"{y - 20}H{200 + w - 6}C{200 + w - 4} {y - 15} {200 + w} {y - 11} {200 + w + 9} "
                f"{y - 8}Z"
            ),
            roof,
            1.8,
        )
        for y, w in ((82, 20), (63, 15), (45, 10))
    )
    gable = shape("M200 40L208 50H192Z", roof, 1.6) + brush("191 26 186 20 190 15,209 26 214 20 210 15", GOLD, 2.6)
    windows = line("M190 79v-4M200 79v-4M210 79v-4M194 60v-3M206 60v-3", 2.6)
    return placed(
        hill + base + tiers + gable + windows + brush("120 140 150 116 178 108,150 140 180 120 220 116", SUMI, 1.6),
        4,
        6,
    )


def pate():
    """Shaved crown, side locks and the folded topknot of a man of rank."""
    return (
        shape("M-38 -26C-42 -60 -22 -78 4 -78S46 -60 43 -22Q4 -50 -38 -26Z", "#d9ccb4", 3)
        + flat("M28 -42C48 -44 54 -10 46 18L33 10C35 -10 30 -26 16 -36Z", SUMI)
        + flat("M-34 -38C-44 -28 -44 -8 -38 6L-31 -10Q-31 -26 -20 -34Z", SUMI)
        + flat("M-18 -75C-12 -99 28 -112 54 -98C68 -88 60 -74 44 -78C28 -82 8 -82 -2 -68Z", SUMI)
        + line("M10 -96Q16 -86 10 -77", 4, PAPER)
        + brush("30 -92 44 -94 54 -86,36 -26 44 -10 40 6,-26 -62 -6 -74 16 -70", "#8b8272", 2)
    )


SCENE = castle() + flat(
    "M9 172H70a9 9 0 0 0 0 -18H231V184H150a8 8 0 0 1 0 16H9Z", mix(PAPER, "#ffffff", 0.3), opacity=0.92
)
BODY = shape("M64 330C60 280 78 230 106 206H154C184 230 200 280 198 330Z", DARK)
SLEEVES = both(shape("M78 220C48 236 26 268 14 330H78L98 270Z", DARK) + brush("72 236 48 268 42 322", SUMI, 5), AXIS)
# The stiff linen shoulders, pleated to the belt.
WING = shape("M122 190L106 192C78 196 38 170 -2 178C18 214 60 286 92 330H130V236Z", MAIN)
PLEATS = line("M30 184L98 310M56 190L106 300M80 194L112 280", 1.8, DEEP)
INNER = shape("M106 192L90 194C92 232 106 290 116 330H130V246Z", LIGHT, 2.2)
SHOULDERS = both(WING + PLEATS + INNER, AXIS)
NECK = (
    shape("M108 196L136 254L164 196L152 182H120Z", WHITE, 2.4)
    + shape("M114 192L136 240L158 192L150 178H122Z", mix(MAIN, SUMI, 0.5), 2.2)
    + shape("M119 190L136 226L153 190L150 160H120Z", SKIN, 2.2)
    + brush("128 196 132 206 136 212,148 186 146 196 140 206", SUMI, 1.3)
)
MON = both(disc(76, 236, 15, PAPER, 2.2) + crest("daimyo", DARK, 76, 236, 20), AXIS)
BELT = shape("M106 312Q136 318 166 312V334H106Z", DARK, 2.4) + brush("112 320 136 325 160 320", GOLD, 2)
FAN = (
    shape("M62 318L30 238Q34 228 44 230L80 310Z", WHITE, 2.2)
    + brush("68 314 52 276 35 232,74 312 58 272 41 230", SUMI, 1.3)
    + shape("M56 304L62 318L80 311L74 297Z", DARK, 2)
)
MOUSTACHE = brush("-16 20 -26 18 -38 30,-12 20 0 18 10 32", SUMI, 3)
HEAD = placed(group(face(0, 0, 1, "proud", "grown") + MOUSTACHE + pate(), transform="scale(-.92 .92)"), AXIS, 146)
FIGURE = layers(
    BODY, SLEEVES, SHOULDERS, placed(BELT + NECK, -6, 0), MON, FAN, hand(GRIP, 70, 308, -22, 1.2, flip=True), HEAD
)
