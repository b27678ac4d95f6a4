"""The Daimyo in winged ceremonial dress."""

from ink import both, brush, disc, flat, layers, line, mirror, mix, placed, shape

from glory.crests import crest
from glory.faces import SKIN, face
from glory.frame import GOLD, INK, PAPER, SUMI, WHITE


def pate(x, y):
    """Shaved crown, side locks and folded topknot of a man of rank, around a face at `x`, `y`."""
    marks = (
        shape("M-18 -14C-20 -33 -10 -41 2 -41S22 -32 21 -12Q2 -25 -18 -14Z", "#e2d6c0", 2.4)
        + flat("M14 -22C24 -22 26 -4 22 8L15 4C16 -6 14 -14 8 -19Z", SUMI)
        + flat("M-16 -20C-21 -14 -21 -4 -18 2L-15 -6Q-15 -13 -10 -18Z", SUMI)
        + flat("M-9 -40C-6 -53 14 -60 28 -52C35 -47 31 -39 23 -41C14 -43 4 -43 -1 -36Z", SUMI)
        + line("M5 -51Q8 -46 5 -41", 2.2, PAPER)
    )
    return placed(marks, x, y)


MAIN = INK["daimyo"]
DEEP, DARK, LIGHT = mix(MAIN, SUMI, 0.4), mix(MAIN, SUMI, 0.68), mix(MAIN, PAPER, 0.35)
SEAT = shape("M46 314C32 290 58 258 100 246H176C218 258 244 290 230 314C190 324 86 324 46 314Z", MAIN)
PLEATS = brush(
    (
        "118 256 96 280 84 312,128 258 116 286 114 316,148 258 160 286 162 316,"
        "158 256 180 280 192 312,96 254 66 274 58 306,180 254 210 274 218 306"
    ),
    DEEP,
    4,
)
ARMS = both(
    shape("M98 172C76 186 60 212 54 244C66 258 86 262 102 252L122 214Z", DARK) + brush("92 188 76 214 74 250", SUMI, 4),
    138,
)
WING = shape("M132 146L116 147C96 149 66 134 36 140C52 168 88 222 116 256L138 262V180Z", MAIN)
INNER = shape("M116 147L104 148C106 180 118 226 128 259L138 262V190Z", LIGHT, 2.2)
STRIPES = line("M64 144L110 226M84 147L116 214M48 146L104 234", 1.8, DEEP)
SHOULDERS = both(WING + STRIPES + INNER, 138)
BELT = shape("M112 246H164V260H112Z", WHITE, 2.4) + line("M138 246V260M126 246V260M150 246V260", 1.6)
NECK = shape("M118 148L138 190L158 148L150 142H126Z", WHITE, 2.2) + shape(
    "M124 146L138 176L152 146L146 138H130Z", SKIN, 2
)
MON = both(disc(101, 184, 11, PAPER, 2) + crest("daimyo", SUMI, 101, 184, 14), 138)
SWORDS = (
    line("M150 252L204 218", 8)
    + line("M151 251L203 219", 4.2, WHITE, stroke_dasharray="4 4")
    + shape("M148 246L156 258L160 255L152 243Z", GOLD, 1.8)
)
HANDS = mirror(
    shape("M52 246C50 238 60 234 68 240C76 246 76 258 68 260C58 262 52 256 52 246Z", SKIN, 2.2)
    + line("M57 244Q63 242 68 247M56 251Q62 250 66 254", 1.5),
    138,
)
FAN = (
    shape("M58 250L36 196L46 192L68 246Z", WHITE, 2.2)
    + line("M63 247L42 195", 1.4)
    + shape("M50 246C48 237 58 232 66 236C75 241 75 254 67 258C58 261 51 255 50 246Z", SKIN, 2.2)
    + line("M54 242Q61 239 67 244M54 249Q60 247 65 252", 1.5)
)
HEAD = (
    face(138, 112, 1.04, "stern") + brush("136 125 128 121 118 128,136 125 142 122 147 128", SUMI, 2.4) + pate(138, 111)
)
FIGURE = layers(SEAT, PLEATS, ARMS, SHOULDERS, BELT, NECK, MON, SWORDS, HANDS, FAN, HEAD)
