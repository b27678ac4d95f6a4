"""The Farmer knee-deep in the terraces at sunrise, sheaf in one hand, hoe on the shoulder."""

from hands import hand
from ink import brush, cloth, disc, element, flat, layers, line, mix, shape

from glory.faces import GRIP, SKIN, face
from glory.frame import COLOURS, INK, PAPER, STRAW, SUMI, WHITE, WOOD

MAIN = INK["farmer"]
DEEP, LIGHT, RED = mix(MAIN, SUMI, 0.45), mix(MAIN, PAPER, 0.5), COLOURS["seal"]
WATER = mix("#4d86a0", PAPER, 0.35)
GRAINS = (
    (40, 196, -72), (52, 190, -10), (58, 202, 115), (68, 208, -30), (54, 170, -50), (66, 172, 5), (66, 185, 120),
    (78, 192, -10),
    (80, 160, -20), (90, 168, 22), (80, 176, -40), (94, 184, 20), (31, 222, -85), (45, 215, -40), (50, 227, 110),
)  # fmt: skip
STALKS = (
    "M92 248C84 220 70 202 40 196M92 248C88 212 80 190 54 170M92 248C94 212 92 190 81 160M92 248C78 230 58 220 32 222"
)


def terraces():
    """Flooded fields stepping down from the hills."""
    hills = shape(
        "M-4 172Q40 146 96 160Q96 150 130 158Q168 118 200 142Q220 132 240 140V200H60Z", mix(MAIN, PAPER, 0.3), 2
    )
    steps = "".join(
        shape(f"M-4 {y}C50 {y - 12} 90 {y + 10} 140 {y}S210 {y - 8} 244 {y}V{y + 50}H-4Z", ink, 2)
        for y, ink in ((178, WATER), (206, mix(WATER, PAPER, 0.3)), (240, WATER), (276, mix(WATER, PAPER, 0.25)))
    )
    rows = "".join(
        f"M{x - 3} {y - 9}l3 9l4 -8"
        for y, xs in ((196, (24, 196, 218)), (228, (16, 48, 200, 226)), (262, (22, 56, 206, 228)))
        for x in xs
    )
    return disc(88, 150, 26, RED, 0) + hills + steps + line(rows, 2, mix(MAIN, PAPER, 0.15))


def straw_hat():
    dark = mix(STRAW, SUMI, 0.55)
    cords = line("M124 106C120 140 134 160 146 164M178 106C182 140 168 160 156 164", 2.2, RED)
    shade = flat("M126 104H176V122Q150 112 126 122Z", SUMI, opacity=0.55)
    crown = shape("M150 36C126 56 98 82 70 108Q150 104 232 108C204 82 176 56 150 36Z", STRAW)
    rays = brush(
        "150 38 122 74 92 104,150 38 138 80 120 106,150 38 150 80 150 108,150 38 164 80 182 106,150 38 180 74 212 104",
        dark,
        2,
    )
    weave = brush("130 56 150 64 170 56,106 80 150 96 194 80,90 96 150 106 212 96", dark, 1.6)
    return cords + shade + crown + rays + weave


def sheaf():
    straw = shape("M84 248L70 306Q88 318 108 308L102 248Z", STRAW, 2.4) + brush(
        "88 256 80 282 80 310,95 256 94 284 93 312,99 256 102 284 104 308", SUMI, 1.4
    )
    grains = "".join(
        element(
            "ellipse", cx=x, cy=y, rx=3.6, ry=6.8, fill=STRAW, stroke_width=1.7, transform=f"rotate({lean} {x} {y})"
        )
        for x, y, lean in GRAINS
    )
    return straw + line(STALKS, 3) + grains + line("M80 252Q92 259 106 252", 5.4, RED)


def water():
    front = flat("M0 308Q60 299 120 308T240 308V340H0Z", mix("#4d86a0", MAIN, 0.3)) + brush(
        "0 308 60 299 120 308,120 308 180 317 240 308", SUMI, 2
    )
    ripples = brush("100 318 126 310 152 318,150 325 176 318 200 325,20 322 36 316 52 322", WHITE, 2.2)
    shoots = brush(
        "26 326 22 306 12 290,26 326 28 304 26 284,26 326 34 308 44 294,58 328 54 312 47 300,58 328 60 308 64 296",
        mix(MAIN, PAPER, 0.12),
        4,
    )
    return front + ripples + shoots


SCENE = terraces()
LEGS = (
    shape("M114 274H140L134 324H118Z", SKIN, 2.4)
    + shape("M160 274H186L184 324H166Z", SKIN, 2.4)
    + brush("122 290 126 296 132 292,168 290 174 296 180 292", SUMI, 1.3)
)
TROUSERS = shape("M110 240H190L198 286Q178 294 158 288L150 264L142 288Q122 294 102 286Z", DEEP) + brush(
    "126 254 116 270 116 288,174 254 184 270 184 288,150 246 148 256 150 266", LIGHT, 2.6
)
HOE = (
    line("M128 272L206 158", 9.4)
    + line("M128 272L206 158", 4.6, WOOD)
    + shape("M196 164L206 142L226 150L224 196Q214 190 208 180Z", "#8d8f8a", 2.6)
)
BODY = shape("M118 168C134 158 168 158 182 168L194 246Q150 258 106 246Z", "url(#cloth)") + brush(
    "132 200 136 220 130 242,168 206 166 226 172 244", DEEP, 3
)
NECK = shape("M130 162L150 204L170 162L162 156H138Z", WHITE, 2.2) + shape(
    "M136 160L150 190L164 160L160 148H140Z", SKIN, 2
)
ROPE = line("M107 234Q150 246 193 234", 8.4) + line("M107 234Q150 246 193 234", 4.4, STRAW, stroke_dasharray="5 2")
FAR_ARM = shape("M178 168C198 174 212 192 214 212L192 228L172 208Z", "url(#cloth)") + shape(
    "M194 210L210 218C204 232 190 240 176 240L168 226C180 226 190 220 194 210Z", SKIN, 2.4
)
NEAR_ARM = shape("M122 168C100 174 88 194 84 216L108 228L128 208Z", "url(#cloth)") + shape(
    "M86 214L106 224C104 236 100 244 97 252L80 246C84 236 85 226 86 214Z", SKIN, 2.4
)
HANDS = hand(GRIP, 166, 226, 30, 0.8, flip=True)
HEAD = face(150, 124, 0.68, "merry", "old", ear=False) + straw_hat()
STUBBLE = brush("140 156 142 158 143 161,148 158 149 160 150 163,156 156 157 158 158 160", SUMI, 1)
FIGURE = layers(
    LEGS,
    TROUSERS,
    HOE,
    BODY,
    NECK,
    ROPE,
    FAR_ARM,
    HANDS,
    sheaf(),
    NEAR_ARM,
    hand(GRIP, 92, 250, 8, 0.78, flip=True),
    HEAD,
    STUBBLE,
    water(),
)
DEFS = cloth(14, 14, MAIN, line("M3 3V7M1 5H5M10 10V14M8 12H12", 1.4, LIGHT, fill="none"))
