"""The Empress under the cherry: twelve robes, hair to the ground, a golden coronet of pins and blossoms."""

from ink import brush, cloth, disc, element, flat, group, layers, line, mix, polar, shape

from glory.faces import SKIN, face
from glory.frame import COLOURS, GOLD, INK, PAPER, SUMI, WHITE

MAIN = INK["empress"]
DEEP, ROSE, LEAF, RED = mix(MAIN, SUMI, 0.4), "#dd7f86", "#7c9a55", COLOURS["seal"]
PETAL = "M0 0C-6 -3 -6 -9 -2 -11L0 -9L2 -11C6 -9 6 -3 0 0Z"


def blossom():
    petals = "".join(flat(PETAL, "#f7d3d6", transform=f"rotate({at})") for at in range(0, 360, 72))
    return group(petals + disc(0, 0, 2.2, RED, 0), id="blossom")


def bough():
    wood = mix("#6b4630", SUMI, 0.2)
    branch = brush(
        "240 30 190 26 150 44,200 34 168 58 154 84,244 60 222 78 208 112,176 32 150 22 118 24,214 88 196 100 190 122",
        wood,
        5,
    )
    places = (
        (150, 42, 1.1), (118, 22, 0.9), (134, 30, 0.8), (168, 30, 1.2), (190, 44, 1), (222, 24, 1.3),
        (216, 62, 1.1), (224, 96, 1), (206, 112, 0.9), (188, 126, 0.8), (182, 20, 0.8),
    )  # fmt: skip
    falling = "".join(
        flat(PETAL, "#f7d3d6", transform=f"translate({x} {y}) rotate({turn})")
        for x, y, turn in ((40, 172, 20), (92, 156, 80), (214, 168, -40), (30, 214, 130))
    )
    flowers = (element("use", href="#blossom", transform=f"translate({x} {y}) scale({size})") for x, y, size in places)
    return f"<defs>{blossom()}</defs>" + branch + "".join(flowers) + falling


def cloud(d):
    """A golden cloud that hides what the painter left out."""
    return shape(d, mix(GOLD, PAPER, 0.3), 1.4, stroke=mix(GOLD, SUMI, 0.3))


SCENE = (
    cloud("M9 232H62a10 10 0 0 0 0 -20H44a9 9 0 0 1 0 -18H84a10 10 0 0 0 0 -20H9Z")
    + cloud("M231 150H196a9 9 0 0 0 0 18H214a8 8 0 0 1 0 16H231Z")
    + bough()
)


def robe_edges(paths, inks):
    return "".join(shape(d, ink, 1.8) for d, ink in zip(paths, inks, strict=True))


def blade(x, y, at, tint):
    foot, tip = polar(x, y, 8, at), polar(x, y, 66, at)
    far_tip, far_foot = polar(x, y, 66, at + 15), polar(x, y, 8, at + 15)
    return shape(f"M{foot}L{tip}A66 66 0 0 1 {far_tip}L{far_foot}Z", tint, 1.8)


def court_fan():
    x, y = (84, 252)
    blades = "".join(blade(x, y, at, tint) for at, tint in zip(range(-186, -66, 15), (WHITE, GOLD) * 4, strict=True))
    sun = disc(*map(float, polar(x, y, 44, -126).split()), 12, RED, 0)
    ribbons = line("M20 248C8 264 26 280 14 306M22 250C22 268 38 280 30 312", 3.4, RED) + line(
        "M21 250C14 270 28 286 22 308", 2.6, GOLD
    )
    # Fingers of a hand that holds something light.
    fingers = shape(
        "M74 262C68 252 72 243 80 243L96 240C101 240 101 246 96 247L86 249C93 248 99 249 98 253C97 256 92 256 87 256"
        "C92 257 95 259 93 262C91 264 88 263 85 262C87 265 86 268 83 268C78 268 76 266 74 262Z",
        SKIN,
        2,
    )
    return ribbons + blades + sun + fingers


def coronet():
    """A gilt brow plate with rising pins, beads that hang beside the face, and a cord of silk."""
    pins = "".join(
        line(f"M140 62L{x} {y}", 3) + line(f"M140 62L{x} {y}", 1.4, GOLD) + disc(x, y, 4, ink, 1.6)
        for x, y, ink in ((112, 44, ROSE), (125, 35, GOLD), (155, 35, GOLD), (168, 44, ROSE))
    )
    plate = shape("M118 72C120 58 128 52 140 50C152 52 160 58 162 72Q140 62 118 72Z", GOLD, 2.2)
    sun = line("M140 52V36", 3.4) + disc(140, 33, 8.5, GOLD, 2) + disc(140, 33, 4, RED, 1.2)
    scroll = brush("124 66 130 56 138 62,156 66 150 56 142 62", mix(GOLD, SUMI, 0.6), 1.8)
    drops = "".join(
        line(f"M{x} {y}v15", 1.6, GOLD) + disc(x, y + 17, 2.6, RED, 1.2)
        for x, y in ((113, 74), (107, 78), (167, 74), (173, 78))
    )
    return pins + sun + plate + scroll + drops


HAIR_BACK = flat(
    (
        "M140 62C108 60 96 86 98 118L100 190H172C190 224 198 268 202 324H232V300C228 240 200 "
        "196 178 146C180 104 172 64 140 62Z"
    ),
    SUMI,
)
BODY = "M114 164C92 178 58 238 24 294C70 308 184 308 226 294C212 252 192 192 164 164Z"
HEMS = robe_edges(
    (
        "M16 310C70 322 184 322 234 310L238 330C180 338 60 338 8 330Z",
        "M19 302C70 315 184 315 230 302L233 313C184 325 70 325 14 313Z",
        "M23 294C70 308 184 308 226 294L228 304C184 317 70 317 18 304Z",
    ),
    (LEAF, ROSE, WHITE),
)
ROBE = shape(BODY, "url(#cloth)")
NECK = robe_edges(
    (
        "M108 166L138 226L170 166L158 158H120Z",
        "M113 163L138 214L165 163L156 156H122Z",
        "M118 160L138 203L160 160L152 154H126Z",
        "M124 157L138 190L154 157L149 146H128Z",
    ),
    (LEAF, ROSE, WHITE, SKIN),
)
SLEEVE = "M114 168C86 182 54 214 32 252L50 304C84 302 114 280 132 246L136 214Z"
STRIPES = robe_edges(
    ("M32 252L50 304L41 306L22 256Z", "M25 255L43 305L35 307L15 259Z", "M18 258L37 307L30 308L9 262Z"),
    (WHITE, ROSE, LEAF),
)
LEFT = (
    STRIPES
    + shape(SLEEVE, "url(#cloth)")
    + brush("112 178 84 210 70 264,128 224 112 256 90 282,92 200 62 236 54 270", DEEP, 4)
)
FAR = "M162 168C186 184 206 220 218 256L194 304C168 298 150 272 140 246L138 214Z"
RIGHT = shape(FAR, "url(#cloth)") + brush("166 182 186 220 192 276,150 228 160 258 176 284", DEEP, 4)
LOCKS = flat("M172 112C186 184 202 248 210 328H232V300C228 240 200 196 180 132Z", SUMI) + brush(
    "182 164 204 214 218 320,188 172 212 220 224 312,178 150 192 190 202 240", "#7a6876", 1.2
)
FRONT_HAIR = flat(
    "M140 84C128 88 119 96 117 116L112 182C100 172 97 142 98 116C100 82 116 62 140 62S177 84 178 116L184 190"
    "C168 176 162 154 163 138L162 110C156 96 148 87 140 84Z",
    SUMI,
) + brush("104 116 106 82 134 70,172 112 170 82 148 71,106 130 104 150 108 172", "#7a6876", 1.5)
FACE = face(140, 117, 0.62, "serene", age="", brows="painted", ear=False)
FIGURE = layers(HAIR_BACK, HEMS, ROBE, RIGHT, LOCKS, LEFT, NECK, FACE, FRONT_HAIR, coronet(), court_fan())
LIGHT = mix(MAIN, PAPER, 0.45)
PLUM = "".join(disc(*map(float, polar(12, 12, 4.6, at).split()), 3.1, LIGHT) for at in range(-90, 270, 72))
DEFS = cloth(34, 34, MAIN, PLUM + disc(12, 12, 2, MAIN) + disc(29, 29, 2, LIGHT))
