"""The Envoy reading out a long letter."""

from ink import both, brush, cloth, flat, layers, line, mix, shape

from glory.faces import SKIN, face
from glory.frame import COLOURS, INK, PAPER, SUMI, WHITE, WOOD


def court_hat():
    hat = flat("M116 94C110 66 116 34 134 18C148 8 166 18 164 38C162 58 162 76 160 96Q138 78 116 94Z", SUMI)
    shine = line("M124 78C122 56 128 38 140 28M152 30C146 44 148 62 150 76", 1.6, "#66606a")
    hair = flat("M152 90C162 92 163 108 159 118L155 112Q156 100 152 90Z", SUMI)
    cords = line("M119 92C118 116 124 130 132 136M159 94C160 116 152 130 142 136", 1.8, COLOURS["seal"])
    whisk = brush("134 122 126 119 119 125,136 122 141 119 145 125", SUMI, 1.8) + flat(
        "M132 133Q135 143 138 146Q140 140 140 132Z", SUMI
    )
    return hair + whisk + hat + shine + cords


def letter():
    """Unrolled between two hands, its end curling on the ground."""
    tail = shape(
        "M84 184C60 186 48 204 52 232C56 260 44 280 22 290C16 294 18 306 28 306C58 300 80 272 78 240Q77 222 84 222Z",
        WHITE,
        2.6,
    )
    roll = shape("M16 288C26 284 36 296 30 306C24 314 10 310 10 300C10 294 12 290 16 288Z", WHITE, 2.6)
    curl = line("M26 298C24 292 17 294 18 300C19 304 24 303 24 300", 1.6)
    sheet = shape("M84 184Q134 196 188 184V222Q134 234 84 222Z", WHITE, 2.6)
    return tail + roll + curl + sheet + writing()


def writing():
    columns = "M174 193V214M164 195V210M154 196V219M144 197V212M134 197V221M124 197V213M114 196V218M104 195V208"
    below = line("M62 212L66 224M64 236L68 246M60 262L66 266M50 280L56 286", 3, stroke_dasharray="5 2")
    stamp = flat("M92 205h9v9h-9Z", COLOURS["seal"])
    return line(columns, 3, stroke_dasharray="5 2.5 3 2") + below + stamp


def holding_hands():
    rod = shape("M186 176H196V230H186Z", WOOD, 2.4) + line("M191 170V176M191 230V236", 4)
    right = shape("M180 204C180 194 190 190 198 194C206 198 206 212 198 216C188 218 180 214 180 204Z", SKIN, 2.2)
    left = shape("M76 206C74 196 82 190 90 194C98 198 98 212 90 216C82 218 76 214 76 206Z", SKIN, 2.2)
    fingers = "M184 201Q192 199 198 203M184 208Q191 207 196 210M80 203Q86 200 91 203M80 210Q86 208 90 210"
    return rod + right + left + line(fingers, 1.5)


def defs():
    light = mix(INK["envoy"], PAPER, 0.45)
    return cloth(20, 20, INK["envoy"], flat("M5 1L9 5L5 9L1 5ZM15 11L19 15L15 19L11 15Z", light, opacity=0.8))


MAIN = INK["envoy"]
DEEP, LIGHT = mix(MAIN, SUMI, 0.45), mix(MAIN, PAPER, 0.5)
SHOES = both(shape("M96 306C88 310 82 318 86 322H128L126 306Z", SUMI, 2), 136)
TROUSERS = both(
    shape("M98 250C82 276 82 300 94 310H126Q136 306 136 300V250Z", WHITE)
    + brush("112 262 98 286 102 308,124 262 118 286 118 308", LIGHT, 3),
    136,
)
ROBE = "M106 150C122 142 150 142 166 150L186 272C160 286 112 286 86 272Z"
BODY = shape(ROBE, "url(#cloth)") + brush(
    "118 214 108 246 104 278,154 214 164 246 168 278,136 222 134 250 136 282", DEEP, 3.6
)
FAR = "M160 150C182 158 198 172 206 190L216 262C200 276 176 272 164 260L150 196Z"
NEAR = "M112 150C94 158 80 170 72 186L58 262C74 276 98 272 110 260L122 196Z"
SLEEVES = "".join(shape(d, "url(#cloth)") for d in (FAR, NEAR))
EDGES = shape("M216 262C200 276 176 272 164 260L162 252C176 264 200 266 215 252Z", COLOURS["seal"], 2) + shape(
    "M58 262C74 276 98 272 110 260L111 252C98 264 76 266 60 252Z", COLOURS["seal"], 2
)
FOLDS = brush("176 168 192 200 196 256,96 168 80 200 76 256", DEEP, 3.6)
COLLAR = shape("M118 148C124 162 150 162 156 148L151 138H123Z", WHITE, 2.4) + line("M137 158V196", 2)
HEAD = face(136, 108, 1.02, "calm") + court_hat()
FIGURE = layers(SHOES, TROUSERS, BODY, SLEEVES, EDGES, FOLDS, COLLAR, letter(), holding_hands(), HEAD)

DEFS = defs()
