"""The Monk in prayer, staff with rings beside him."""

from ink import both, brush, disc, flat, layers, line, mix, placed, shape

from glory.faces import SKIN, face
from glory.frame import COLOURS, GOLD, INK, SUMI, WHITE, WOOD


def staff():
    pole = line("M207 62V330", 8) + line("M207 62V330", 3.4, WOOD)
    head = line("M207 64C184 56 182 28 207 16C232 28 230 56 207 64Z", 7) + line(
        "M207 64C184 56 182 28 207 16C232 28 230 56 207 64Z", 2.6, GOLD
    )
    rings = "".join(
        disc(x, y, 7, "none", width=width, stroke=ink)
        for x, y in ((189, 58), (225, 58))
        for width, ink in ((5, SUMI), (2, GOLD))
    )
    return pole + head + line("M207 16V8M207 30V62", 4) + disc(207, 42, 5, GOLD, 2) + rings


def hand_on_staff():
    return shape("M194 210C192 198 204 194 213 198C222 203 220 218 211 220C201 223 194 219 194 210Z", SKIN, 2.3) + line(
        "M198 206Q206 204 213 208M198 213Q206 212 211 215", 1.5
    )


MAIN, AXIS = INK["monk"], 124
DEEP, LIGHT, UNDER = mix(MAIN, SUMI, 0.42), mix(MAIN, GOLD, 0.75), mix(MAIN, SUMI, 0.72)
FEET = both(
    shape("M88 306C80 310 76 318 80 321H118V306Z", SKIN, 2.2) + line("M78 322H120M98 308L92 320M98 308L106 320", 3),
    AXIS,
)
ROBE = shape(
    "M90 158C104 146 144 146 158 158C182 200 196 256 200 308C160 318 90 318 48 308C52 256 66 200 90 158Z", MAIN
)
PLEATS = brush("100 232 84 270 78 310,112 236 104 272 104 312,136 240 142 274 140 312,152 232 166 270 170 310", DEEP, 4)
SASH = "M96 153L118 150L182 286C184 296 180 306 174 313L120 315C112 290 92 240 70 204Z"
KESA = shape(SASH, LIGHT) + line(
    "M84 178L150 313M104 152L177 303M78 220L112 204M92 252L134 232M106 284L156 262M118 312L174 288", 2.2, DEEP
)
NEAR = "M92 158C72 182 58 222 52 262C70 280 98 274 110 256L122 214L118 190Z"
NEAR_ARM = (
    shape(NEAR, MAIN)
    + brush("92 178 74 214 72 262,112 210 102 238 92 264", DEEP, 4)
    + line("M52 262C70 280 98 274 110 256", 6, WHITE)
    + line("M52 265C70 283 100 277 112 258", 2.4)
)
FAR = "M152 156C174 166 192 184 202 204C214 226 214 262 206 280C186 278 166 254 150 222Z"
FAR_ARM = shape(FAR, MAIN) + brush("164 176 186 206 198 262,156 210 172 236 190 260", DEEP, 4)
NECK = (
    shape("M104 152L124 190L144 152L138 142H110Z", WHITE, 2.2)
    + shape("M110 150L124 178L138 150L134 136H114Z", UNDER, 2)
    + shape("M115 148L124 166L133 148L131 134H117Z", SKIN, 2)
)
PALM = shape(
    "M114 222C110 206 114 190 121 176C125 172 129 175 128 181L126 196C132 204 132 216 126 226Z", SKIN, 2.3
) + line("M121 178L119 200", 1.5)
BEADS = "".join(
    disc(x, y, 4.2, UNDER, 1.6)
    for x, y in (
        (112, 214),
        (109, 223),
        (108, 233),
        (111, 242),
        (118, 248),
        (126, 247),
        (132, 240),
        (133, 230),
        (131, 221),
    )
)
TASSEL = line("M120 252L117 272M122 252L124 272", 3, COLOURS["seal"])
SKULL = shape("M104 100C99 76 110 64 126 64S151 78 146 104", SKIN, 2.6)
HEAD = (
    face(124, 106, 1.06, "closed")
    + SKULL
    + flat("M106 91Q124 85 144 91L143 80H107Z", SKIN)
    + line("M113 85Q125 81 138 87M117 78Q126 75 134 79", 1.4, mix(SKIN, SUMI, 0.35))
)
FIGURE = layers(
    placed(staff(), -7, 0),
    FEET,
    ROBE,
    PLEATS,
    KESA,
    FAR_ARM,
    NEAR_ARM,
    NECK,
    BEADS,
    TASSEL,
    PALM,
    HEAD,
    placed(hand_on_staff(), -7, 0),
)
