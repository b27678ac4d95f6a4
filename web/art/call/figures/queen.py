"""The Queen in the rose garden: ruff, pearls and a rose. There are two of her in the mirror's company."""

from ink import both, brush, disc, element, flat, group, layers, line, mix, shape

from call.faces import SKIN, face, fist, neck, tilted
from call.frame import ARGENT, AXIS, INK, OR, SABLE
from call.scenes import actor, with_half

MAIN, RED, GREEN = INK["queen"], "#d3213d", "#3f8a4d"
DEEP, LIGHT, HAIR = mix(MAIN, SABLE, 0.4), mix(MAIN, ARGENT, 0.6), "#b4552b"


def tall_crown():
    arches = shape("M114 98L108 72L122 82L126 58L138 76L150 58L154 82L168 72L162 98Q138 90 114 98Z", OR)
    pearls = "".join(disc(x, y, 4.2, ARGENT, 2) for x, y in ((108, 70), (126, 55), (150, 55), (168, 70)))
    return (
        arches
        + pearls
        + shape("M138 78L143 86L138 94L133 86Z", MAIN, 1.8)
        + disc(122, 91, 2.6, MAIN, 1.4)
        + disc(154, 91, 2.6, MAIN, 1.4)
    )


def rose(x, y, size):
    bloom = shape("M0 14C-16 14 -22 0 -16 -10C-14 -20 -2 -24 6 -18C18 -18 24 -4 18 4C16 12 8 16 0 14Z", RED, 2.2)
    return group(
        bloom + brush("-6 -8 2 -16 8 0,8 0 0 6 -4 0,-14 -2 -6 12 8 6,12 -10 18 -2 12 6", SABLE, 1.6),
        transform=f"translate({x} {y}) scale({size})",
    )


def trellis():
    laths = "".join(f"M{x} 40L{x + 70} 290M{x + 70} 40L{x} 290" for x in range(-40, 230, 42))
    leaves = "".join(
        flat(f"M{x} {y}q10 -10 20 0q-10 10 -20 0Z", GREEN)
        for x, y in ((20, 200), (48, 236), (196, 92), (206, 128), (78, 98), (22, 262))
    )
    return (
        line(laths, 2.2, mix(MAIN, ARGENT, 0.7))
        + leaves
        + rose(30, 222, 0.7)
        + rose(206, 108, 0.7)
        + rose(92, 84, 0.6)
        + rose(40, 268, 0.6)
    )


def held_rose():
    stem = brush("190 286 200 262 196 224,191 286 203 262 198 224", GREEN, 2)
    leaf = shape("M197 250C206 240 216 242 220 248C212 256 204 256 197 250Z", GREEN, 1.8)
    return stem + leaf + rose(197, 212, 1) + fist(190, 268, turn=14, size=0.74)


def fan_down():
    """A closed fan in the other hand."""
    return (
        shape("M92 268L60 222L68 216L100 262Z", ARGENT, 2.2)
        + brush("94 264 80 244 64 220", SABLE, 1.4)
        + fist(94, 268, turn=-36, size=0.72, flip=True)
    )


CLOTH = trellis()
RIM = "".join(
    f"A13 13 0 0 1 {x} {y}" if x != 170 else f"L{x} {y}"
    for x, y in ((72, 158), (74, 134), (86, 112), (106, 98), (170, 98), (190, 112), (202, 134), (204, 158), (194, 184))
)
RUFF = shape(f"M82 184{RIM}L168 204H108Z", ARGENT) + brush(
    "84 166 102 166 120 170,80 146 100 148 120 158,90 124 106 132 122 146,104 108 114 120 "
    "126 136,192 166 174 166 156 170,"
    "196 146 176 148 156 158,186 124 170 132 154 146,172 108 162 120 150 136",
    mix(MAIN, ARGENT, 0.35),
    2,
)
GOWN = shape("M100 204C112 192 164 192 176 204L164 256L182 300H94L112 256Z", MAIN)
STOMACHER = shape("M118 196L138 292L158 196Z", OR, 2.6) + line(
    "M122 214L148 244M126 232L143 252M130 252L140 266M154 214L128 244M150 232L133 252", 1.6, mix(OR, SABLE, 0.55)
)
BUST = shape("M112 196C118 184 128 182 138 182S158 184 164 196Q138 214 112 196Z", SKIN, 2.4) + "".join(
    disc(x, y, 3, ARGENT, 1.6) for x, y in ((119, 197), (125, 202), (132, 205), (144, 205), (151, 202), (157, 197))
)
RUBY = shape("M138 207L143 213L138 221L133 213Z", RED, 2)
PUFFS = both(
    shape("M102 204C78 198 64 220 70 244C80 258 100 254 108 240Z", MAIN)
    + brush("96 210 84 222 84 246,102 216 94 230 96 246", LIGHT, 5),
    AXIS,
)
LIPS = shape("M-8 20Q-4 16 0 18Q4 16 8 20Q0 27 -8 20Z", "#c8323c", 1.4) + brush("-8 20 0 22 8 20", SABLE, 0.9)
FACE_OF = face(AXIS, 140, "sly", "high", "fine", LIPS, 0.92, form="oval", look=2, iris="#3f7a4d") + disc(
    153, 152, 1.7, SABLE, 0
)
LASHES = brush(
    "121 136 116 132 113 133,155 136 160 132 163 133,122 133 118 129 116 129,154 133 158 129 160 129", SABLE, 1.2
)
CURLS = shape(
    "M108 138C98 122 106 100 124 98C130 92 146 92 152 98C170 100 178 122 168 138C166 122 "
    "156 114 138 114S110 122 108 138Z",
    HAIR,
) + brush(
    "112 126 114 106 128 104,164 126 162 106 148 104,132 114 138 98 144 114,120 116 124 "
    "104 134 102,156 116 152 104 142 102",
    mix(HAIR, SABLE, 0.6),
    1.8,
)
EARRINGS = both(disc(111, 160, 3.6, ARGENT, 1.8), AXIS)
HEAD = tilted(FACE_OF + LASHES + CURLS + EARRINGS + tall_crown(), 138, 176, 4)
PLAYER = layers(RUFF, GOWN, STOMACHER, PUFFS, neck(AXIS, 160, 186), BUST, RUBY, HEAD)
LOWER = both(
    shape("M74 246C66 262 68 282 78 300H112L104 262L106 246Z", MAIN)
    + brush("84 256 82 276 90 296", DEEP, 4)
    + shape("M74 286Q92 274 112 284L108 298H78Z", ARGENT, 2.4),
    AXIS,
)
ARMS = LOWER + fan_down() + held_rose()
FIGURE = PLAYER + ARMS


def mirror():
    """An arched mirror with a gilded frame; she meets her own eyes in it."""
    glass = shape("M138 290V184C138 148 158 132 182 132S226 148 226 184V290Z", mix("#cfe3ee", MAIN, 0.12), 2.4)
    image = element("use", href="#actor", transform="matrix(-.52 0 0 .52 254 148)")
    shine = line("M150 186L170 156M150 202L182 154", 2.4, ARGENT, opacity=0.8)
    arch = "M138 290V184C138 148 158 132 182 132S226 148 226 184V290"
    frame = line(arch, 11) + line(arch, 6.4, OR) + line(arch, 1.6, mix(OR, SABLE, 0.5), stroke_dasharray="4 5")
    return glass + image + shine + frame + shape("M174 126C172 116 192 116 190 126C194 134 170 134 174 126Z", OR, 2.2)


TOUCH = (
    shape("M104 252C116 244 124 236 128 226L140 236C136 250 126 262 112 270Z", MAIN, 2.4)
    + shape("M124 224L134 220L146 234L138 242Z", ARGENT, 2)
    + fist(142, 226, turn=50, size=0.6)
)
TWO = mirror() + group(actor(PLAYER), transform="matrix(.7 0 0 .7 -14 92)") + TOUCH
ONE_AND_A_HALF = with_half("queen", PLAYER, ARMS)
