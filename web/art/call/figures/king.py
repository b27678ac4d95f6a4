"""The King before his throne: ermine, orb and sceptre. Two kings have one crown too few."""

from ink import both, brush, disc, flat, group, layers, line, mix, num, shape

from call.faces import LIP, face, fist, tilted
from call.frame import ARGENT, AXIS, INK, OR, SABLE
from call.scenes import pair, with_half

MAIN = INK["king"]
DEEP, BEARD = mix(MAIN, SABLE, 0.4), "#8d5a34"


def lily(x, y):
    return shape(
        "M0 14C-5 6 -6 -6 0 -16C6 -6 5 6 0 14ZM-3 12C-14 12 -16 -2 -8 -6C-10 2 -4 4 -3 12ZM3 12"
        "C14 12 16 -2 8 -6C10 2 4 4 3 12ZM-9 12H9V17H-9Z",
        OR,
        2.2,
        transform=f"translate({num(x)} {num(y)}) rotate(11)",
    )


def crown():
    """A crown around its own middle, 76 wide."""
    cap = shape("M-32 10C-34 -14 -18 -26 0 -26S34 -14 32 10Z", MAIN, 2.6)
    band = shape("M-38 -18L-26 -4L-16 -24L0 -6L16 -24L26 -4L38 -18L32 24Q0 12 -32 24Z", OR)
    shine = brush("-28 6 -26 12 -26 18,-16 -12 -12 -4 -12 2,18 -12 22 -4 22 6", mix(OR, SABLE, 0.35), 2)
    jewels = disc(0, 8, 4.5, MAIN, 2) + disc(-19, 11, 3.4, ARGENT, 1.8) + disc(19, 11, 3.4, ARGENT, 1.8)
    tips = "".join(disc(x, y, 4.6, ARGENT, 2.2) for x, y in ((-38, -20), (-16, -26), (16, -26), (38, -20)))
    return cap + band + shine + jewels + tips + shape("M-3 -26V-32H-9V-38H-3V-44H3V-38H9V-32H3V-26Z", OR, 2.2)


def throne():
    """A high back, buttoned, under two gilded balls."""
    back = shape("M84 290V92C84 66 104 56 138 56S192 66 192 92V290Z", mix(MAIN, SABLE, 0.25), 2.6)
    rim = line("M92 290V94C92 74 110 64 138 64S184 74 184 94V290", 3, OR)
    buttons = "".join(disc(x, y, 3, OR, 1.2) for x, y in ((112, 92), (164, 92), (104, 120), (172, 120)))
    return back + rim + buttons + disc(86, 66, 9, OR, 2.4) + disc(190, 66, 9, OR, 2.4)


CLOTH = ""
ROBE = shape("M60 300C58 244 78 204 112 192H164C198 204 218 244 216 300Z", MAIN) + both(
    brush("92 236 84 262 86 298,112 246 108 270 110 298", DEEP, 4), AXIS
)
FRONT = shape("M126 226H150V300H126Z", OR) + "".join(disc(138, y, 4.5, ARGENT, 2) for y in (242, 259, 276))
CAPE = shape(
    "M74 214C90 192 116 184 138 184S186 192 202 214C208 228 202 244 192 248C166 232 110 "
    "232 84 248C74 244 68 228 74 214Z",
    ARGENT,
) + flat(
    "".join(
        f"M{x} {y}q3 4 2 9q-2 -2 -2 1q0 -3 -2 -1q-1 -5 2 -9Z"
        for x, y in ((88, 220), (104, 210), (172, 210), (188, 220), (98, 230), (178, 230), (119, 214), (157, 214))
    ),
    SABLE,
)
HAIR = both(shape("M106 116C92 120 90 140 97 152C90 160 97 174 108 170L114 130Z", BEARD), AXIS)
WHISKERS = shape(
    "M108 134C98 150 100 168 109 175C105 188 116 200 126 197C131 208 145 208 150 197"
    "C160 200 171 188 167 175C176 168 178 150 168 134C162 148 152 146 138 148S114 148 108 134Z",
    BEARD,
) + brush(
    "112 154 108 168 114 178,118 164 122 178 117 190,130 170 133 184 129 199,146 170 143 "
    "184 147 199,158 164 154 178 159 190,"
    "164 154 168 168 162 178,138 172 137 184 138 200",
    mix(BEARD, SABLE, 0.55),
    1.8,
)
MOUSTACHE = shape(
    "M138 147C129 140 116 142 106 155C120 161 132 158 138 151C144 158 156 161 170 155C160 142 147 140 138 147Z",
    mix(BEARD, SABLE, 0.25),
    2.2,
)
MOUTH = shape("M130 158Q138 154 146 158Q138 167 130 158Z", LIP, 1.6)
FACE = face(AXIS, 130, "open", "stern", "round", iris="#2f5f8a")
HEAD = tilted(HAIR + FACE + WHISKERS + MOUTH + MOUSTACHE + group(crown(), transform="translate(138 88)"), 138, 180, -4)
SLEEVES = both(
    shape("M70 232C54 252 50 276 56 300H104L108 266Z", MAIN)
    + brush("66 248 60 272 64 298", DEEP, 4)
    + shape("M78 274Q94 264 108 272L104 292Q90 284 78 292Z", ARGENT, 2.4),
    AXIS,
)
ORB = (
    disc(94, 250, 18, OR)
    + flat("M106 238A18 18 0 0 1 84 265Q104 262 106 238Z", mix(OR, SABLE, 0.3))
    + brush("77 248 94 257 111 248,94 233 96 242 94 254", SABLE, 2)
    + shape("M91 232V226H85V220H91V214H97V220H103V226H97V232Z", OR, 2.2)
)
SCEPTRE = line("M180 300L208 168", 9) + line("M180 300L208 168", 4, OR) + lily(210, 154)
PLAYER = layers(ROBE, FRONT, CAPE, HEAD)
ARMS = layers(SLEEVES, ORB, fist(92, 275, turn=-80), SCEPTRE, fist(189, 262, turn=12))
FIGURE = throne() + PLAYER + ARMS
TUG = (
    shape("M88 246C94 226 104 214 114 208L124 224C116 232 110 246 106 262Z", MAIN, 2.6)
    + shape("M166 246C160 226 150 214 140 208L130 224C138 232 144 246 148 262Z", MAIN, 2.6)
    + shape("M108 206L118 202L126 222L116 228ZM146 206L136 202L128 222L138 228Z", ARGENT, 2.2)
    + group(crown(), transform="translate(127 196) scale(.62)")
    + fist(108, 208, turn=-10, size=0.62, flip=True)
    + fist(147, 208, turn=10, size=0.62)
    + brush("104 168 110 172 114 178,150 168 144 172 140 178,127 152 127 158 127 164", SABLE, 2)
)
TWO = pair(PLAYER, TUG)
ONE_AND_A_HALF = with_half("king", PLAYER, ARMS)
