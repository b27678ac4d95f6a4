"""The little wooden ninja, 48 by 72: cut from board, printed on one side."""

from ink import disc, group, layers, line, mix, shape, svg

from glory.frame import COLOURS, GOLD, INK, PAPER, SUMI, WOOD

MAIN, RED = INK["ninja"], COLOURS["seal"]
CUT = (
    "M12 20C12 9 17 5 24 5S36 9 36 20S34 32 32 36L42 39L45 45L37 44V64Q24 70 11 64L12 44L16 36"
    "C12 30 12 24 12 20ZM14 21L38 45"
)
BOARD = line(CUT, 9.5) + line(CUT, 7, WOOD, fill=WOOD)
FOOT = shape("M8 60C8 54 40 54 40 60V65C40 71 8 71 8 65Z", WOOD, 2.2) + line("M8 60C8 66 40 66 40 60", 1.6)
BODY = shape("M11 60C10 46 13 38 17 34H31C35 38 38 46 37 60C32 64 16 64 11 60Z", MAIN)
BELT = line("M13 50Q24 54 36 50", 3, RED)
SWORD = line("M13 20L39 46", 5) + line("M13 20L20 27", 2.4, GOLD)
SCARF = shape("M15 34C20 39 28 39 33 34L42 38L46 46L36 43L31 40C26 42 20 42 15 39Z", RED, 2.2)
HOOD = shape("M11 20C11 9 17 4 24 4S37 9 37 20S32 36 24 36S11 31 11 20Z", MAIN)
SLIT = shape("M13 17C18 14 30 14 35 17L34 24C28 21 20 21 14 24Z", COLOURS["skin"], 1.8)
EYES = disc(19, 19.5, 1.9, SUMI, 0) + disc(29, 19.5, 1.9, SUMI, 0)
SHINE = line("M16 12Q19 8 23 7M16 48Q15 54 16 58", 1.8, mix(MAIN, PAPER, 0.3))
FIGURE = layers(BOARD, SWORD, FOOT, BODY, HOOD, SLIT, EYES, SCARF, SHINE, BELT)


def ninja_figure():
    printed = group(
        FIGURE,
        transform="translate(1.6 3.2) scale(.91)",
        stroke=SUMI,
        stroke_width=2.4,
        stroke_linejoin="round",
        stroke_linecap="round",
        fill="none",
    )
    return svg(48, 72, printed)
