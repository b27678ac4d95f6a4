"""The Emperor enthroned: court robe, tablet of office, cap with its upright tail."""

from ink import both, brush, cloth, disc, element, flat, layers, line, mix, pattern, polar, shape

from glory.faces import SKIN, face
from glory.frame import INK, PAPER, SUMI, WHITE, WOOD


def defs():
    light = mix(INK["emperor"], PAPER, 0.42)
    roundel = "".join(f"M12 12L{polar(12, 12, 6.5, at)}" for at in range(0, 360, 45))
    mat = flat("M0 0L8 8L16 0ZM0 16L8 8L16 16Z", SUMI)
    return cloth(
        30, 30, INK["emperor"], line(roundel, 1.8, light) + disc(12, 12, 8.5, "none", stroke=light, width=1.5)
    ) + pattern("mat", 16, 16, mat, "translate(0 311)")


MAIN = INK["emperor"]
DEEP = mix(MAIN, SUMI, 0.4)
SLEEVE = "M104 150C80 158 58 204 36 258C33 268 37 275 45 277L100 288C113 290 123 283 125 270L136 196Z"
LINING = (
    "M36 258C33 268 37 275 45 277L100 288C113 290 123 283 125 270L118 268C116 277 110 280 102 278"
    "L50 268C44 267 42 263 44 258Z"
)
LAP = shape("M46 312C34 294 58 262 92 250H184C218 262 242 294 230 312Z", DEEP)
ARMS = both(
    shape(SLEEVE, "url(#cloth)")
    + shape(LINING, WHITE, 2)
    + brush("104 160 82 196 70 252,118 200 108 236 104 270", DEEP, 4),
    138,
)
CHEST = shape("M106 150C122 142 154 142 170 150L160 222H116Z", "url(#cloth)")
COLLAR = shape("M117 148C123 163 153 163 159 148L154 138H122Z", WHITE, 2.4)
TABLET = shape("M131 166H145L148 240Q138 244 128 240Z", WOOD, 2.4)
HANDS = shape(
    "M121 232C120 221 130 217 138 219C146 217 156 221 155 232C154 243 146 246 138 246S122 243 121 232Z", SKIN, 2.4
)
FINGERS = line(
    "M138 219V246M126 228Q132 226 137 228M126 236Q132 234 137 236M150 228Q144 226 139 228M150 236Q144 234 139 236", 1.6
)
BEARD = brush("132 123 127 120 122 127,134 123 140 120 145 127", SUMI, 1.8) + flat(
    "M130 135Q132 149 135 154Q139 147 140 134Z", SUMI
)
CAP = (
    flat("M158 68C162 46 168 30 178 19C186 14 192 20 188 29C176 42 168 54 165 74Z", SUMI)
    + shape("M121 84C119 66 128 58 140 58S160 66 160 84Z", SUMI)
    + shape("M145 60L148 40Q155 37 162 41L161 62Z", SUMI)
    + flat("M115 97C113 82 122 75 139 75S166 82 164 98Q139 83 115 97Z", SUMI)
    + line("M122 80Q139 72 158 80", 1.6, mix(SUMI, PAPER, 0.5))
    + line("M184 22C174 34 168 48 163 64", 1.4, mix(SUMI, PAPER, 0.4))
)
HEAD = flat("M150 92C162 92 164 112 158 124L148 118Z", SUMI) + face(138, 111, 1.04, "calm", brows="noble") + BEARD + CAP
DAIS = element("rect", x=0, y=308, width=240, height=30, fill=WHITE) + element(
    "rect", x=0, y=308, width=240, height=22, fill="url(#mat)", stroke="none"
)
FIGURE = layers(DAIS, LAP, ARMS, CHEST, COLLAR, TABLET, HANDS, FINGERS, HEAD)

DEFS = defs()
