"""The Heir: a crown too large and a wooden sword."""

from ink import (
    brush,
    disc,
    flat,
    group,
    layers,
    line,
    mix,
    shape,
)

from call.crests import crest
from call.faces import face, fist, neck
from call.frame import ARGENT, AXIS, INK, OR, SABLE


def wooden_sword():
    wood = "#d8a868"
    blade = shape("M199 168L214 84Q222 76 226 86L212 170Z", wood) + line("M207 160L219 92", 1.8, mix(wood, SABLE, 0.5))
    return (
        blade
        + shape("M190 164L222 170L220 178L188 172Z", wood, 2.4)
        + line("M205 176L201 206", 9)
        + line("M205 176L201 206", 4, mix(wood, SABLE, 0.4))
    )


MAIN = INK["heir"]
DEEP, HAIR = mix(MAIN, SABLE, 0.4), "#e2b34c"
TUNIC = shape("M88 300C86 250 100 222 122 212H154C176 222 190 250 188 300Z", MAIN) + brush(
    "106 250 102 274 104 298,170 250 174 274 172 298", DEEP, 4
)
BADGE = shape("M120 244H156V266Q156 282 138 290Q120 282 120 266Z", ARGENT, 2.4) + crest("heir", MAIN, 138, 262, 24)
COLLAR = shape(
    "M104 214C112 204 124 202 138 202S164 204 172 214L170 232L160 222L150 236L138 224L126 236L116 222L106 232Z",
    ARGENT,
    2.6,
)
NEAR = shape("M98 232C80 240 70 258 70 276L92 284L112 256Z", MAIN) + fist(80, 284)
FAR = shape("M176 230C194 230 206 218 212 206L196 194C190 206 180 212 170 216Z", MAIN) + shape(
    "M194 192L214 206L218 198L199 184Z", ARGENT, 2.2
)
MANE = shape(
    "M104 136C94 150 94 180 104 194C112 200 120 196 122 188H154C156 196 164 200 172 194C182 180 182 150 172 136Z", HAIR
) + line("M102 160Q100 178 108 192M174 160Q176 178 168 192M110 170V190M166 170V190", 2, mix(HAIR, SABLE, 0.5))
GRIN = shape("M-13 14Q0 20 13 14Q11 28 0 28T-13 14Z", "#8e2430", 2) + flat(
    "M-9 16.5Q-2 19 -1 19V23H-7ZM3 18.8Q7 18 9 16.5L8 21H3Z", ARGENT
)
FRECKLES = "".join(
    disc(x, y, 1.3, "#b06a45", 0) for x, y in ((118, 172), (123, 176), (116, 178), (158, 172), (153, 176), (160, 178))
)
HEAD = MANE + face(AXIS, 162, "dots", "high", "round", GRIN, 1.04) + FRECKLES
FRINGE = shape(
    (
        "M108 152C108 130 122 122 138 122S170 132 168 154C160 140 150 146 144 138"
        "C138 148 126 142 122 148C116 144 110 146 108 152Z"
    ),
    HAIR,
)
CROWN = group(
    shape("M100 84L113 100L122 76L138 98L154 76L163 100L176 84L170 132Q138 118 106 132Z", OR)
    + "".join(disc(x, y, 4.8, MAIN, 2.2) for x, y in ((100, 82), (122, 74), (154, 74), (176, 82)))
    + disc(138, 112, 5, "#d3213d", 2)
    + disc(119, 116, 3.6, ARGENT, 1.8)
    + disc(157, 116, 3.6, ARGENT, 1.8),
    transform="rotate(-9 138 120) translate(0 4)",
)
FIGURE = layers(
    wooden_sword(), TUNIC, BADGE, NEAR, FAR, neck(AXIS, 186, 204), COLLAR, HEAD, FRINGE, CROWN, fist(206, 190, turn=-20)
)
