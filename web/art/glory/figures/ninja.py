"""The Ninja on the castle roof before a great moon, hand on the hilt."""

from hands import hand
from ink import brush, disc, flat, layers, limb, line, mix, shape

from glory.faces import GRIP, SHADE, SKIN
from glory.frame import COLOURS, GOLD, INK, PAPER, SUMI, WHITE

MAIN = INK["ninja"]
NIGHT, GREY, RED, MOON = mix(MAIN, "#2c4a86", 0.45), mix(MAIN, PAPER, 0.4), COLOURS["seal"], COLOURS["moon"]
CLOTH = mix(MAIN, "#31435f", 0.35)


def roof():
    tile, dark, light = mix("#31435f", PAPER, 0.35), mix("#31435f", SUMI, 0.1), mix("#31435f", PAPER, 0.6)
    slope = shape("M-4 276L244 300V340H-4Z", dark)
    rows = "".join(f"M{x} {282 + (x + 8) // 10}q10 24 -4 56" for x in range(-8, 250, 26))
    ends = "".join(
        disc(x + 13, 285 + (x + 13) // 10.3, 7.5, tile, 2) + disc(x + 13, 285 + (x + 13) // 10.3, 2.6, light, 0)
        for x in range(-8, 240, 26)
    )
    ridge = line("M-4 273L244 297", 9) + line("M-4 272L244 296", 4.4, tile)
    return slope + line(rows, 2.4, light) + ridge + ends


def far_roofs():
    """The keep across the court, black against the sky."""
    d = (
        "M9 190Q20 188 26 180H34L38 168L42 180H50Q58 188 70 190L62 196V216Q74 222 86 222L76 230V280H9V196Z"
        "M231 208Q222 216 212 216L218 224V300H231Z"
    )
    return flat(d, mix("#31435f", SUMI, 0.25)) + flat(
        "M30 200h6v9h-6ZM44 200h6v9h-6ZM26 238h6v9h-6ZM54 238h6v9h-6Z", MOON
    )


SCENE = (
    flat("M9 9H231V300H9Z", mix(PAPER, "#31435f", 0.5), opacity=0.8)
    + disc(188, 92, 104, MOON, 1.8)
    + flat(
        "M132 52q26 -10 44 0q16 -8 34 2q10 8 -10 9H140q-20 0 -8 -11ZM196 128q20 -8 34 0v12h-40q-12 -6 6 -12Z",
        mix(MOON, "#c98f3c", 0.35),
        opacity=0.6,
    )
    + far_roofs()
    + roof()
    + brush("86 44 92 40 97 45,97 45 102 39 108 42,112 28 117 25 121 29,121 29 126 24 131 27", SUMI, 1.8)
)
SCARF = shape(
    "M124 178C150 190 172 152 200 160C214 164 224 152 240 140V168C226 184 210 178 194 184C174 192 154 206 126 196Z", RED
) + brush("134 190 168 184 194 170,182 182 210 174 236 158,150 186 160 190 176 184", mix(RED, SUMI, 0.45), 3)
SHEATH = line("M150 158L212 256", 11.4) + line("M151 160L211 254", 6, mix(RED, SUMI, 0.45))
HILT = (
    line("M156 156L122 88", 10.4)
    + line("M154 151L124 91", 5, GOLD, stroke_dasharray="4 4", stroke_linecap="butt")
    + shape("M145 158L163 148L167 155L149 165Z", GOLD, 2)
)
BACK_LEG = shape("M152 240C180 228 212 240 222 264C228 280 220 294 206 294L128 290C122 276 132 254 152 240Z", CLOTH)
TORSO = shape(
    "M92 198C100 178 126 168 152 178C182 190 204 218 204 250C190 264 162 270 146 264C126 248 98 234 92 198Z", CLOTH
)
FRONT_LEG = shape(
    (
        "M128 242C108 224 82 228 74 246C68 260 76 278 76 290L112 294C106 280 106 272 110 266"
        "L144 278C152 268 146 254 128 242Z"
    ),
    CLOTH,
)
WRAPS = brush("76 268 94 276 110 270,76 276 94 284 108 280,150 280 154 286 152 291,166 280 170 286 168 292", GREY, 2.4)
FRONT_ARM = shape("M98 192C76 206 56 234 48 262L44 278L66 284L74 266C86 248 106 236 122 220Z", CLOTH) + brush(
    "52 254 66 266 76 262,48 264 60 276 72 272", GREY, 2.4
)
# Fingers spread on the tiles.
HAND = shape(
    (
        "M46 276C38 280 30 286 28 292C32 295 38 290 42 288C40 293 44 297 48 291C48 296 54 298 "
        "56 291C58 296 64 295 64 290L66 282Z"
    ),
    SKIN,
    2,
)
RAISED = limb("M152 188L186 142L148 118", 29, NIGHT) + brush(
    "160 112 158 124 150 132,172 118 170 130 162 138", GREY, 2.6
)
HOOD = shape(
    "M72 156C68 126 88 112 110 114C136 116 146 142 138 168C132 188 114 198 96 192C80 188 74 174 72 156Z", CLOTH
)
SLIT = shape("M73 147C84 137 110 137 124 144L121 163C106 158 88 160 75 167Z", SKIN, 2.2) + flat(
    "M112 140L124 144L121 163L110 160Z", SHADE, opacity=0.5
)
EYES = (
    shape("M77 154Q85 147 95 155Q85 159 77 154ZM103 155Q112 146 121 152Q113 159 103 155Z", WHITE, 1.6)
    + disc(86, 153, 2.6, SUMI, 0)
    + disc(111, 152.5, 2.6, SUMI, 0)
    + brush("74 146 86 143 97 151,101 151 112 142 124 142", SUMI, 3.6)
    + brush("98 152 96 158 98 162", SUMI, 1.3)
)
FOLDS = brush(
    "76 172 98 164 132 170,82 180 102 172 126 182,80 132 102 122 128 130,106 204 134 214 "
    "160 258,152 250 184 246 212 264,"
    "90 244 108 234 128 248,168 196 186 216 192 246,124 206 150 216 172 246",
    GREY,
    2.6,
)
KNOT = shape("M132 128C144 116 156 114 164 120C158 130 150 134 138 138Z", CLOTH, 2.4)
BELT = line("M142 260C164 262 188 254 202 240", 6.4, RED)
FIGURE = layers(
    SHEATH,
    SCARF,
    HILT,
    RAISED,
    hand(GRIP, 140, 114, -28, 0.9),
    BACK_LEG,
    TORSO,
    BELT,
    KNOT,
    FRONT_LEG,
    WRAPS,
    HOOD,
    SLIT,
    EYES,
    FRONT_ARM,
    HAND,
    FOLDS,
)
