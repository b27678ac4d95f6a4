"""The King: ermine, orb and sceptre."""

from ink import both, brush, disc, flat, group, layers, line, mix, num, shape

from call.faces import face, fist
from call.frame import ARGENT, AXIS, INK, OR, SABLE


def lily(x, y):
    return shape(
        (
            "M0 14C-5 6 -6 -6 0 -16C6 -6 5 6 0 14ZM-3 12C-14 12 -16 -2 -8 -6C-10 2 -4 4 -3 12ZM3 12"
            "C14 12 16 -2 8 -6C10 2 4 4 3 12ZM-9 12H9V17H-9Z"
        ),
        OR,
        2.2,
        transform=f"translate({num(x)} {num(y)}) rotate(11)",
    )


def great_crown(ink):
    cap = shape("M106 98C104 74 120 62 138 62S172 74 170 98Z", ink, 2.6)
    band = shape("M100 70L112 84L122 64L138 82L154 64L164 84L176 70L170 112Q138 100 106 112Z", OR)
    jewels = disc(138, 96, 4.5, ink, 2) + disc(119, 99, 3.4, ARGENT, 1.8) + disc(157, 99, 3.4, ARGENT, 1.8)
    balls = "".join(disc(x, y, 4.6, ARGENT, 2.2) for x, y in ((100, 68), (122, 62), (154, 62), (176, 68)))
    return cap + band + jewels + balls + shape("M135 62V56H129V50H135V44H141V50H147V56H141V62Z", OR, 2.2)


MAIN = INK["king"]
DEEP, BEARD = mix(MAIN, SABLE, 0.4), "#8d5a34"
ROBE = shape("M60 300C58 244 78 204 112 192H164C198 204 218 244 216 300Z", MAIN) + both(
    brush("92 236 84 262 86 298,112 246 108 270 110 298", DEEP, 4), AXIS
)
FRONT = shape("M126 226H150V300H126Z", OR) + "".join(disc(138, y, 4.5, ARGENT, 2) for y in (242, 259, 276))
CAPE = shape(
    (
        "M74 214C90 192 116 184 138 184S186 192 202 214C208 228 202 244 192 248"
        "C166 232 110 232 84 248C74 244 68 228 74 214Z"
    ),
    ARGENT,
)
SPOTS = flat(
    "".join(
        f"M{x} {y}q3 4 2 9q-2 -2 -2 1q0 -3 -2 -1q-1 -5 2 -9Z"
        for x, y in ((88, 220), (104, 210), (172, 210), (188, 220), (98, 230), (178, 230), (119, 214), (157, 214))
    ),
    SABLE,
)
ARMS = both(
    shape("M70 232C54 252 50 276 56 300H104L108 266Z", MAIN)
    + shape("M78 274Q94 264 108 272L104 292Q90 284 78 292Z", ARGENT, 2.4),
    AXIS,
)
ORB = (
    disc(96, 252, 18, OR)
    + line("M79 250Q96 258 113 250M96 234V256", 2.4)
    + shape("M93 234V228H87V222H93V216H99V222H105V228H99V234Z", OR, 2.2)
)
SCEPTRE = line("M182 300L208 168", 9) + line("M182 300L208 168", 4, OR) + lily(210, 154)
HAIR = both(shape("M106 116C94 120 92 140 98 152C92 160 98 172 108 168L114 130Z", BEARD), AXIS)
WHISKERS = shape(
    (
        "M109 134C100 150 102 168 110 174C106 186 116 198 126 196C130 206 146 206 150 196"
        "C160 198 170 186 166 174C174 168 176 150 167 134C162 148 152 146 138 148S114 148 109 134Z"
    ),
    BEARD,
)
CURLS = line(
    "M118 166Q122 176 118 186M130 172Q132 184 130 196M146 172Q144 184 146 196M158 166Q154 176 158 186",
    2,
    mix(BEARD, SABLE, 0.5),
)
MOUSTACHE = shape(
    "M138 146C130 140 118 142 112 152C122 158 132 156 138 150C144 156 154 158 164 152C158 142 146 140 138 146Z",
    mix(BEARD, SABLE, 0.25),
    2.2,
)
LIP = shape("M131 156Q138 152 145 156Q138 164 131 156Z", "#b8433f", 1.8)
HEAD = (
    HAIR
    + face(AXIS, 130, "open", "stern", "round")
    + WHISKERS
    + CURLS
    + LIP
    + MOUSTACHE
    + group(disc(0, 10, 7, "#eeb394", 2.2), transform="translate(138 128)")
)
FIGURE = layers(ROBE, FRONT, ARMS, CAPE, SPOTS, ORB, fist(92, 276), SCEPTRE, fist(190, 262), HEAD, great_crown(MAIN))
