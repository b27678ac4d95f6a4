"""The Envoy reading out a long letter by the sea, wild geese overhead."""

from hands import hand
from ink import both, brush, cloth, disc, flat, layers, line, mirror, mix, shape

from glory.faces import GRIP, face
from glory.frame import COLOURS, INK, PAPER, SUMI, WHITE, WOOD

MAIN, AXIS = INK["envoy"], 138
DEEP, LIGHT, RED = mix(MAIN, SUMI, 0.5), mix(MAIN, PAPER, 0.5), COLOURS["seal"]


def coast():
    """A mountain in snow across the water, the sun half down beside it."""
    sun = disc(212, 176, 30, RED, 0)
    peak = shape("M-10 212C14 200 32 178 44 160Q52 155 60 160C76 180 104 202 140 212Z", mix(MAIN, SUMI, 0.2), 2.2)
    snow = shape("M44 160Q52 155 60 160L70 173L62 171L57 180L51 171L45 182L38 172L33 175Z", WHITE, 1.8)
    sea = flat("M9 210H231V300H9Z", mix(MAIN, PAPER, 0.55)) + line("M9 210H231", 2.2)
    waves = brush(
        (
            "20 228 44 222 70 228,180 226 206 220 229 226,12 250 30 244 52 250,196 252 212 246 230 "
            "252,36 272 58 266 80 272,186 276 206 270 228 276"
        ),
        MAIN,
        2.6,
    )
    shore = shape("M9 300C60 290 90 306 130 300S200 292 231 300V330H9Z", mix(WOOD, PAPER, 0.3), 2.4)
    return sun + peak + snow + sea + waves + shore


def geese():
    flock = ""
    for x, y, s in ((190, 30, 11), (210, 44, 10), (176, 52, 9), (222, 64, 8), (196, 74, 8), (98, 26, 9), (112, 40, 8)):
        flock += (
            f"{x - s} {y - s * 0.3:.3g} {x - s * 0.3:.3g} {y - s * 0.5:.3g} {x} {y + 2},{x} {y + 2} "
            f"{x + s * 0.3:.3g} {y - s * 0.6:.3g} {x + s} {y - s * 0.5:.3g},"
        )
    return brush(flock, SUMI, 2.2)


def tall_hat():
    hat = shape(
        "M114 96C106 68 112 40 130 26C140 18 150 22 154 14C164 10 174 22 170 42C166 62 166 80 164 98Q138 78 114 96Z",
        SUMI,
        2,
    )
    shine = brush("122 82 118 56 136 36,156 34 148 50 152 78,134 30 148 34 160 24", "#74707c", 1.6)
    hair = flat("M158 92C170 94 171 114 166 126L160 118Q161 104 158 92Z", SUMI)
    cords = line(
        "M117 96C114 122 126 148 136 152M163 98C166 122 156 142 146 152M136 152L132 164M146 152L150 164", 2, RED
    )
    return hair + hat + shine + cords


def letter():
    """Unrolled between two hands, its end curling on the ground."""
    tail = shape(
        "M84 196C58 196 44 214 48 242C52 270 40 288 18 298C12 302 14 314 24 314C56 308 80 282 77 250Q76 234 84 234Z",
        WHITE,
        2.4,
    )
    roll = shape("M12 296C22 292 33 304 27 314C20 322 6 318 6 308C6 302 8 298 12 296Z", WHITE, 2.4)
    sheet = shape("M84 196Q136 210 192 192V230Q136 248 84 234Z", WHITE, 2.4)
    columns = brush(
        "176 202 177 214 175 224,166 204 165 212 166 220,156 206 157 218 155 230,146 207 145 "
        "216 146 224,136 208 137 220 135 233,"
        "126 208 125 216 126 224,116 207 117 218 115 230,106 206 105 212 106 220,60 224 64 230 "
        "66 238,62 250 66 254 68 262,"
        "56 274 60 278 64 280,44 292 48 296 54 296",
        SUMI,
        1.9,
    )
    curl = brush("22 306 20 300 13 302,13 302 10 308 16 311", SUMI, 1.5)
    return tail + roll + curl + sheet + columns + flat("M91 214h10v10h-10Z", RED)


SCENE = coast() + geese()
SHOES = both(shape("M96 304C86 308 80 318 84 322H130L128 304Z", SUMI, 2), AXIS)
TROUSERS = both(
    shape("M98 256C80 280 80 302 94 312H128Q138 308 138 302V256Z", WHITE)
    + brush("112 268 96 290 102 310,126 268 118 290 118 310", LIGHT, 3),
    AXIS,
)
BODY = shape("M106 160C122 152 154 152 170 160L190 278C162 292 112 292 84 278Z", "url(#cloth)") + brush(
    "116 244 106 262 104 284,160 240 168 262 170 284,138 250 136 268 138 288", DEEP, 3.6
)
FAR = "M164 160C188 168 204 182 212 200L222 268C206 284 180 280 166 268L152 206Z"
NEAR = "M112 160C92 168 76 180 68 198L52 268C70 284 98 280 110 268L124 206Z"
SLEEVES = "".join(shape(d, "url(#cloth)") for d in (FAR, NEAR))
EDGES = shape("M222 268C206 284 180 280 166 268L164 260C180 272 206 274 221 258Z", RED, 2) + shape(
    "M52 268C70 284 98 280 110 268L112 260C98 272 72 274 54 258Z", RED, 2
)
FOLDS = brush("180 180 198 212 200 264,94 180 76 212 70 264,196 190 210 220 210 252", DEEP, 3.8)
COLLAR = shape("M118 158C124 174 152 174 160 158L154 146H124Z", WHITE, 2.4) + line("M139 170V206", 2)
ROD = shape("M190 182H200V242H190Z", WOOD, 2.2) + line("M195 176V182M195 242V248", 4)
HANDS = hand(GRIP, 197, 213, -4, 0.82) + hand(GRIP, 83, 215, 6, 0.82, flip=True)
BEARD = brush("132 128 122 128 114 136,136 128 146 130 148 138", SUMI, 1.8) + flat(
    "M129 144Q132 158 137 164Q141 154 142 143Z", SUMI
)
HEAD = mirror(face(AXIS, 111, 0.66, "alert", "grown", ear=False) + BEARD + tall_hat(), AXIS)
FIGURE = layers(SHOES, TROUSERS, BODY, SLEEVES, EDGES, FOLDS, COLLAR, letter(), ROD, HANDS, HEAD)
DEFS = cloth(20, 20, MAIN, flat("M5 1L9 5L5 9L1 5ZM15 11L19 15L15 19L11 15Z", mix(MAIN, PAPER, 0.45), opacity=0.8))
