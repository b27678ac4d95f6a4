"""The little wooden ninja, 48 by 72: cut from pale board, printed in slate so that it stands out on any table."""

from ink import disc, group, layers, line, mix, shape, svg
from nib import slanted

from glory.frame import COLOURS, GOLD, PAPER, SUMI

SLATE, RED, BOARD = "#8296bf", COLOURS["seal"], "#f3dfb4"
CUT = (
    "M11 20C11 9 17 4 24 4S37 9 37 20S35 32 33 36L45 38L46 47L38 46V63Q24 70 10 63L11 44"
    "L15 36C11 30 11 24 11 20ZM11 17L38 45"
)
RIM = line(CUT, 11) + line(CUT, 8.8, BOARD, fill=BOARD)
FOOT = shape("M7 60C7 54 41 54 41 60V65C41 71 7 71 7 65Z", BOARD, 2.2) + line("M7 60C7 66 41 66 41 60", 1.6)
BODY = shape("M11 60C10 46 13 38 17 34H31C35 38 38 46 37 60C32 64 16 64 11 60Z", SLATE)
BELT = line("M13 50Q24 54 36 50", 3.4, RED)
SWORD = line("M11 17L39 46", 5.4) + line("M12 18L20 26", 2.6, GOLD)
SCARF = shape("M15 33C20 39 28 39 33 33L44 38L46 47L36 43L31 40C26 42 20 42 15 39Z", RED, 2.2)
HOOD = shape("M11 20C11 9 17 4 24 4S37 9 37 20S32 36 24 36S11 31 11 20Z", SLATE)
SLIT = shape("M12 16C18 12 30 12 36 16L35 25C28 21 20 21 13 25Z", COLOURS["skin"], 1.8)
EYES = line("M15 17L22 19.4M26 19.4L33 17", 2.2) + disc(19, 20.4, 2.1, SUMI, 0) + disc(29, 20.4, 2.1, SUMI, 0)
SHINE = line("M16 11Q19 8 23 7M16 46Q15 54 16 58M30 42Q33 50 33 58", 1.8, mix(SLATE, PAPER, 0.5))
FIGURE = layers(RIM, SWORD, FOOT, BODY, HOOD, SLIT, EYES, SCARF, SHINE, BELT)


def ninja_figure():
    printed = group(
        FIGURE,
        transform="translate(1.4 3.6) scale(.88)",
        stroke=SUMI,
        stroke_width=1.9,
        stroke_linejoin="round",
        stroke_linecap="round",
        fill="none",
    )
    return svg(48, 72, slanted(printed))
