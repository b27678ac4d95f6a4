"""The Heir in the nursery: a crown too large and a wooden sword. Two heirs fence."""

from ink import brush, disc, flat, group, layers, line, mix, shape

from call.crests import crest
from call.faces import face, fist, neck, tilted
from call.frame import ARGENT, AXIS, INK, OR, SABLE
from call.scenes import pair, with_half_below

MAIN = INK["heir"]
HAIR, WOOD = "#e2b34c", "#d8a868"


def nursery():
    """Bunting across the cloth and a castle of cards."""
    flags = "".join(
        flat(f"M{x} {y}l18 3l-11 17Z", ink)
        for x, y, ink in (
            (84, 58, INK["king"]),
            (108, 64, OR),
            (132, 67, INK["queen"]),
            (156, 66, INK["king"]),
            (180, 62, OR),
            (204, 55, INK["queen"]),
        )
    )
    string = brush("76 54 150 76 236 46", SABLE, 1.6)
    cards = "".join(
        shape(d, ARGENT, 1.8)
        for d in ("M196 284L206 244L214 246L204 284Z", "M226 284L214 244L206 246L218 284Z", "M204 244H240V238H200Z")
    )
    return string + flags + cards


def sword():
    """Upright around its hilt, 112 long."""
    blade = shape("M-7 -4L-6 -92Q0 -104 6 -92L7 -4Z", WOOD) + brush(
        "0 -8 1 -50 0 -92,-4 -40 -2 -36 -4 -30", mix(WOOD, SABLE, 0.5), 1.4
    )
    return (
        blade + shape("M-17 -6H17V3H-17Z", WOOD, 2.4) + line("M0 3V30", 9) + line("M0 3V30", 4, mix(WOOD, SABLE, 0.4))
    )


CLOTH = nursery()
TUNIC = shape("M88 300C86 250 100 222 122 212H154C176 222 190 250 188 300Z", MAIN) + brush(
    "106 250 102 274 104 298,170 250 174 274 172 298", mix(MAIN, ARGENT, 0.3), 3
)
BADGE = shape("M120 244H156V266Q156 282 138 290Q120 282 120 266Z", ARGENT, 2.4) + crest("heir", MAIN, 138, 263, 26)
COLLAR = shape(
    "M104 214C112 204 124 202 138 202S164 204 172 214L170 232L160 222L150 236L138 224L126 236L116 222L106 232Z",
    ARGENT,
    2.6,
)
MANE = shape(
    "M104 136C92 150 92 182 102 196C112 203 120 198 122 188H154C156 198 164 203 174 196C184 182 184 150 172 136Z", HAIR
) + brush(
    "102 156 96 178 106 194,174 156 180 178 170 194,109 168 106 182 112 194,167 168 170 182 164 194",
    mix(HAIR, SABLE, 0.55),
    1.8,
)
GRIN = shape("M-15 13Q0 20 15 12Q13 29 0 29T-15 13Z", "#8e2430", 2) + flat(
    "M-11 16Q-4 19 -1 19V24H-8ZM4 18.6Q8 18 11 16L9 22H4Z", ARGENT
)
FRECKLES = "".join(
    disc(x, y, 1.3, "#b06a45", 0) for x, y in ((116, 174), (121, 178), (114, 180), (160, 174), (155, 178), (162, 180))
)
FRINGE = shape(
    "M107 152C107 130 122 121 138 121S171 132 169 154C160 140 150 147 144 138C138 149 126 "
    "142 122 149C116 144 110 146 107 152Z",
    HAIR,
) + brush("124 126 122 136 122 146,146 124 146 132 144 138,158 128 162 138 164 146", mix(HAIR, SABLE, 0.5), 1.5)
CROWN = group(
    shape("M100 84L113 100L122 76L138 98L154 76L163 100L176 84L170 132Q138 118 106 132Z", OR)
    + brush("108 102 110 114 110 126,124 86 128 96 128 106,156 86 160 98 160 108", mix(OR, SABLE, 0.35), 2)
    + "".join(disc(x, y, 4.8, MAIN, 2.2) for x, y in ((100, 82), (122, 74), (154, 74), (176, 82)))
    + disc(138, 112, 5, "#d3213d", 2)
    + disc(119, 116, 3.6, ARGENT, 1.8)
    + disc(157, 116, 3.6, ARGENT, 1.8),
    transform="rotate(-11 138 120) translate(0 4)",
)
FACE = face(AXIS, 162, "dots", "high", "fine", GRIN, 1.02, form="child", iris="#4a7a3a", look=2)
HEAD = tilted(MANE + FACE + FRECKLES + FRINGE + CROWN, 138, 200, 5)
PLAYER = layers(TUNIC, BADGE, neck(AXIS, 186, 204), COLLAR, HEAD)
NEAR = (
    shape("M98 232C78 240 66 256 64 274L88 284L112 256Z", MAIN)
    + shape("M60 270Q76 264 92 276L88 288Q74 280 60 284Z", ARGENT, 2.2)
    + fist(74, 288, turn=-80, size=0.72)
)
FAR = shape("M176 230C194 230 206 218 212 206L196 194C190 206 180 212 170 216Z", MAIN) + shape(
    "M194 192L214 206L218 198L199 184Z", ARGENT, 2.2
)
ARMS = group(sword(), transform="translate(205 182) rotate(10)") + NEAR + FAR + fist(205, 190, turn=10, size=0.8)
FIGURE = PLAYER + ARMS
FENCE = (
    shape("M92 254C104 252 112 246 116 238L128 248C122 262 110 270 98 272Z", MAIN, 2.4)
    + shape("M162 254C150 252 142 246 138 238L126 248C132 262 144 270 156 272Z", MAIN, 2.4)
    + group(sword(), transform="translate(116 236) rotate(24) scale(.78)")
    + group(sword(), transform="translate(138 236) rotate(-24) scale(.78)")
    + fist(113, 243, turn=24, size=0.6, flip=True)
    + fist(141, 243, turn=-24, size=0.6)
    + brush("127 176 127 168 127 162,116 182 110 176 106 172,138 182 144 176 148 172", OR, 3)
)
TWO = pair(PLAYER, FENCE, size=0.7, left=76, right=178, foot=306)
ONE_AND_A_HALF = with_half_below(PLAYER, ARMS)
