"""The Farmer in the paddy, sheaf and hoe."""

from ink import brush, cloth, element, flat, layers, line, mix, shape

from glory.faces import SKIN, face
from glory.frame import COLOURS, INK, PAPER, STRAW, SUMI, WHITE, WOOD


def straw_hat():
    dark = mix(STRAW, SUMI, 0.55)
    cords = line("M124 104C121 134 134 150 146 152M176 104C179 134 166 150 154 152", 2, COLOURS["seal"])
    shade = flat("M132 106H168V117Q150 111 132 117Z", SUMI, opacity=0.6)
    crown = shape("M150 44C130 60 104 84 80 108Q150 104 220 108C196 84 170 60 150 44Z", STRAW)
    rays = brush(
        "150 46 126 76 100 104,150 46 140 80 126 106,150 46 150 80 150 108,150 46 160 80 174 106,150 46 174 76 200 104",
        dark,
        2,
    )
    weave = line("M132 62Q150 68 168 62M112 82Q150 94 188 82", 1.8, dark)
    return cords + shade + crown + rays + weave


# Where each grain sits on its stalk, and how it leans.
GRAINS = (
    (44, 190, -72), (54, 186, -10), (58, 196, 115), (68, 202, -30), (57, 166, -50), (68, 169, 5), (66, 180, 120),
    (77, 187, -10), (81, 158, -20), (90, 166, 22), (80, 172, -40), (93, 180, 20), (35, 217, -85), (47, 211, -40),
    (50, 221, 110), (62, 214, -30), (40, 241, -110), (52, 230, -60), (55, 241, 100),
)  # fmt: skip
STALKS = (
    "M92 240C84 214 70 196 44 190M92 240C88 206 80 184 58 166M92 240C94 206 92 184 82 158"
    "M92 240C78 224 60 214 36 216M92 240C76 232 58 230 40 240"
)


def grain(x, y, lean):
    place = f"rotate({lean} {x} {y})"
    return element("ellipse", cx=x, cy=y, rx=3.4, ry=6.5, fill=STRAW, stroke_width=1.6, transform=place)


def sheaf():
    straw = shape("M86 242L74 300Q90 310 106 302L100 242Z", STRAW, 2.4)
    stems = line("M88 250L82 302M94 250L93 304M98 250L102 302", 1.6)
    tie = line("M82 246Q92 252 104 246", 5, COLOURS["seal"])
    return straw + stems + line(STALKS, 3) + "".join(grain(*place) for place in GRAINS) + tie


def sheaf_hand():
    return shape("M80 240C78 230 90 226 98 230C106 236 106 248 98 252C88 254 80 250 80 240Z", SKIN, 2.2) + line(
        "M84 236Q92 234 98 239M84 243Q91 242 96 246", 1.5
    )


def paddy():
    water = flat("M0 308Q60 300 120 308T240 308V340H0Z", mix("#4d86a0", INK["farmer"], 0.3)) + line(
        "M0 308Q60 300 120 308T240 308", 2.4
    )
    ripples = line("M100 316Q126 310 152 316M150 322Q176 316 202 322M20 320Q36 316 52 320", 1.8, WHITE)
    shoots = brush(
        "30 322 26 304 18 290,30 322 32 302 30 284,30 322 36 306 46 294,62 324 58 310 52 300,62 324 64 306 66 296",
        mix(INK["farmer"], SUMI, 0.2),
        4,
    )
    return water + ripples + shoots


def defs():
    light = mix(INK["farmer"], PAPER, 0.5)
    return cloth(14, 14, INK["farmer"], line("M3 3V7M1 5H5M10 10V14M8 12H12", 1.4, light, fill="none"))


MAIN = INK["farmer"]
DEEP, LIGHT = mix(MAIN, SUMI, 0.45), mix(MAIN, PAPER, 0.45)
LEGS = shape("M114 270H140L134 322H118Z", SKIN, 2.4) + shape("M160 270H186L184 322H166Z", SKIN, 2.4)
TROUSERS = shape("M112 232H188L196 278Q178 286 158 280L150 256L142 280Q122 286 106 278Z", DEEP) + brush(
    "128 246 120 262 120 278,172 246 180 262 180 278", LIGHT, 2.6
)
HOE = (
    line("M132 262L220 98", 9)
    + line("M132 262L220 98", 4, WOOD)
    + shape("M211 104L222 86L236 94V142Q226 138 222 128Z", "#8d8f8a", 2.6)
)
JACKET = "M120 158C134 150 166 150 178 158L190 240Q150 250 110 240Z"
BODY = shape(JACKET, "url(#cloth)")
NECK = shape("M132 153L150 192L168 153L160 148H140Z", WHITE, 2.2) + shape(
    "M138 152L150 178L162 152L158 144H142Z", SKIN, 2
)
ROPE = line("M111 226Q150 236 189 226", 8) + line("M111 226Q150 236 189 226", 4, STRAW, stroke_dasharray="5 2")
FAR = "M176 158C194 164 206 182 210 202L190 218L170 198Z"
FAR_ARM = (
    shape(FAR, "url(#cloth)")
    + shape("M192 200L206 208C200 222 186 230 172 230L166 216C178 216 188 210 192 200Z", SKIN, 2.4)
    + shape("M158 214C156 204 168 202 176 206C184 212 182 226 172 228C162 230 158 224 158 214Z", SKIN, 2.2)
    + line("M162 211Q169 208 175 213M162 218Q169 216 173 221", 1.5)
)
NEAR = "M124 158C104 164 92 184 88 206L110 218L128 198Z"
NEAR_ARM = shape(NEAR, "url(#cloth)") + shape(
    "M90 204L108 214C106 226 102 236 98 244L82 238C86 228 88 216 90 204Z", SKIN, 2.4
)
HEAD = face(150, 124, 1.0, "glad", ear=False) + straw_hat()
FIGURE = layers(LEGS, TROUSERS, HOE, BODY, NECK, ROPE, FAR_ARM, sheaf(), NEAR_ARM, sheaf_hand(), HEAD, paddy())

DEFS = defs()
