"""The Queen: ruff, pearls and a rose."""

from ink import both, brush, disc, layers, line, mix, shape

from call.faces import face, fist, neck
from call.frame import ARGENT, AXIS, INK, OR, SABLE


def tall_crown(ink):
    arches = shape("M114 98L108 72L122 82L126 58L138 76L150 58L154 82L168 72L162 98Q138 90 114 98Z", OR)
    pearls = "".join(disc(x, y, 4.2, ARGENT, 2) for x, y in ((108, 70), (126, 55), (150, 55), (168, 70)))
    return (
        arches
        + pearls
        + shape("M138 78L143 86L138 94L133 86Z", ink, 1.8)
        + disc(122, 91, 2.6, ink, 1.4)
        + disc(154, 91, 2.6, ink, 1.4)
    )


def held_rose():
    red = "#d3213d"
    stem = line("M190 282C196 262 198 244 196 224", 5) + line("M190 282C196 262 198 244 196 224", 2.2, "#3f8a4d")
    leaf = shape("M197 250C206 240 216 242 220 248C212 256 204 256 197 250Z", "#3f8a4d", 2)
    bloom = shape(
        "M196 226C180 226 174 212 180 202C182 192 194 188 202 194C214 194 220 208 214 216C212 224 204 228 196 226Z", red
    ) + line("M190 204C196 198 206 204 202 212C198 218 190 214 194 208M182 210C186 220 196 222 204 218", 2)
    return stem + leaf + bloom + fist(190, 270)


MAIN = INK["queen"]
DEEP, LIGHT, HAIR = mix(MAIN, SABLE, 0.4), mix(MAIN, ARGENT, 0.6), "#b4552b"
RIM = "".join(
    f"A13 13 0 0 1 {x} {y}"
    for x, y in (
        (72, 158),
        (74, 134),
        (86, 112),
        (106, 98),
        (170, 98),
        (190, 112),
        (202, 134),
        (204, 158),
        (194, 184),
    )
)
RIM = RIM.replace("A13 13 0 0 1 170 98", "L170 98")
RUFF = shape(f"M82 184{RIM}L168 204H108Z", ARGENT) + line(
    (
        "M84 166L120 170M82 146L120 158M90 124L122 146M104 108L126 136M192 166L156 170M194 146"
        "L156 158M186 124L154 146M172 108L150 136"
    ),
    1.8,
    LIGHT,
)
GOWN = shape("M100 204C112 192 164 192 176 204L164 256L182 300H94L112 256Z", MAIN)
STOMACHER = shape("M118 196L138 292L158 196Z", OR, 2.6) + line(
    "M122 214L148 244M126 232L143 252M130 252L140 266M154 214L128 244M150 232L133 252", 1.6, mix(OR, SABLE, 0.55)
)
BUST = shape("M112 196C118 184 128 182 138 182S158 184 164 196Q138 214 112 196Z", "#f6d3b3", 2.4) + "".join(
    disc(x, y, 3, ARGENT, 1.6) for x, y in ((119, 197), (125, 202), (132, 205), (144, 205), (151, 202), (157, 197))
)
RUBY = shape("M138 207L143 213L138 221L133 213Z", "#d3213d", 2)
PUFFS = both(
    shape("M102 204C78 198 64 220 70 244C80 258 100 254 108 240Z", MAIN)
    + brush("96 210 84 222 84 246,102 216 94 230 96 246", LIGHT, 5),
    AXIS,
)
LOWER = both(
    shape("M74 246C66 262 68 282 78 300H112L104 262L106 246Z", MAIN)
    + brush("84 256 82 276 90 296", DEEP, 4)
    + shape("M70 288Q92 276 114 286L110 300H74Z", ARGENT, 2.4),
    AXIS,
)
FACE_OF = face(
    AXIS, 140, "open", "high", "fine", shape("M-8 20Q-4 16 0 18Q4 16 8 20Q0 27 -8 20Z", "#c8323c", 1.6), 0.92
) + disc(152, 150, 1.6, SABLE, 0)
LASHES = line("M121 133L116 130M155 133L160 130", 2)
CURLS = shape(
    (
        "M108 138C98 122 106 100 124 98C130 92 146 92 152 98C170 100 178 122 168 138"
        "C166 122 156 114 138 114S110 122 108 138Z"
    ),
    HAIR,
) + line("M114 124Q116 108 128 106M162 124Q160 108 148 106M132 112Q138 100 144 112", 2, mix(HAIR, SABLE, 0.5))
EARRINGS = both(disc(110, 158, 3.6, ARGENT, 1.8), AXIS)
FIGURE = layers(
    RUFF,
    GOWN,
    STOMACHER,
    PUFFS,
    LOWER,
    neck(AXIS, 160, 186),
    BUST,
    RUBY,
    FACE_OF,
    LASHES,
    CURLS,
    EARRINGS,
    tall_crown(MAIN),
    held_rose(),
)
