"""The Empress in layered robes, her hair to the ground, a fan of cypress in her hand."""

from ink import brush, cloth, disc, flat, layers, line, mix, polar, shape

from glory.faces import SKIN, face
from glory.frame import COLOURS, GOLD, INK, PAPER, SUMI, WHITE


def robe_edges(paths, inks):
    return "".join(shape(d, ink, 1.8) for d, ink in zip(paths, inks, strict=True))


def blade(x, y, at, tint):
    foot, tip = polar(x, y, 8, at), polar(x, y, 64, at)
    far_tip, far_foot = polar(x, y, 64, at + 15), polar(x, y, 8, at + 15)
    return shape(f"M{foot}L{tip}A64 64 0 0 1 {far_tip}L{far_foot}Z", tint, 1.8)


def court_fan():
    x, y = (80, 240)
    blades = "".join(blade(x, y, at, tint) for at, tint in zip(range(-182, -62, 15), (WHITE, GOLD) * 4, strict=True))
    sun = disc(*map(float, polar(x, y, 43, -122).split()), 11.5, COLOURS["seal"], 0)
    end = polar(x, y, 60, -178)
    ribbons = line(f"M{end}C16 258 30 270 20 298M{end}C26 258 40 272 34 302", 3.4, COLOURS["seal"]) + line(
        f"M{end}C22 258 24 276 27 294", 2.6, GOLD
    )
    hand = shape("M68 240C68 230 78 228 86 232C94 236 94 248 86 252C76 256 68 250 68 240Z", SKIN, 2.2) + line(
        "M72 236Q80 236 86 242M71 243Q78 242 83 247", 1.5
    )
    return ribbons + blades + sun + hand


def defs():
    light = mix(INK["empress"], PAPER, 0.45)
    petals = "".join(disc(*map(float, polar(12, 12, 4.6, at).split()), 3.1, light) for at in range(-90, 270, 72))
    return cloth(34, 34, INK["empress"], petals + disc(12, 12, 2, INK["empress"]) + disc(29, 29, 2, light))


MAIN = INK["empress"]
DEEP, ROSE, LEAF = mix(MAIN, SUMI, 0.35), "#dd7f86", "#7c9a55"
HAIR_BACK = flat(
    (
        "M136 62C108 62 98 84 100 112L104 176H168C186 212 196 262 200 318H231V300"
        "C226 240 196 190 172 142C174 102 166 62 136 62Z"
    ),
    SUMI,
)
BODY = "M112 152C92 168 60 232 28 292C70 304 180 304 220 292C206 250 188 184 158 152Z"
HEMS = robe_edges(
    (
        "M22 306C70 318 180 318 226 306L232 322C180 334 60 334 12 322Z",
        "M25 299C70 311 180 311 222 299L225 309C180 321 70 321 20 309Z",
        "M28 292C70 304 180 304 220 292L222 301C180 313 70 313 24 301Z",
    ),
    (LEAF, ROSE, WHITE),
)
ROBE = shape(BODY, "url(#cloth)")
NECK = robe_edges(
    (
        "M108 154L136 214L164 154L154 148H118Z",
        "M113 151L136 202L159 151L152 146H120Z",
        "M118 148L136 191L154 148L148 144H124Z",
        "M123 146L136 180L149 146L144 140H128Z",
    ),
    (LEAF, ROSE, WHITE, SKIN),
)
SLEEVE = "M112 156C86 172 54 206 34 246L52 300C84 296 112 272 130 236L134 204Z"
STRIPES = robe_edges(
    ("M34 246L52 300L43 302L24 250Z", "M27 249L45 301L37 303L17 253Z", "M20 252L39 303L32 304L11 256Z"),
    (WHITE, ROSE, LEAF),
)
LEFT = STRIPES + shape(SLEEVE, "url(#cloth)") + brush("112 166 86 200 74 260,126 214 112 246 92 274", DEEP, 4)
FAR = "M158 156C180 172 200 210 212 250L190 300C166 294 148 268 138 240L136 206Z"
RIGHT = shape(FAR, "url(#cloth)") + brush("160 172 180 210 186 270,146 220 156 250 172 276", DEEP, 4)
LOCKS = flat("M166 110C180 180 196 240 206 320H231V300C226 240 196 190 172 128Z", SUMI) + line(
    "M177 158C197 208 210 258 217 312M182 164C203 212 217 258 223 306", 1.3, "#6a5a66"
)
FRONT_HAIR = flat(
    (
        "M136 82C126 86 118 94 116 112L113 168C103 160 100 134 101 112C102 82 116 62 136 62"
        "S170 82 171 112L178 180C162 166 157 146 157 132L156 106C150 92 144 85 136 82Z"
    ),
    SUMI,
)
SHINE = line("M110 92Q118 74 134 70M162 92Q156 76 142 71", 1.8, "#6a5a66")
COMB = shape("M122 67L119 44L129 56L136 34L143 56L153 44L150 67Q136 60 122 67Z", GOLD, 2.2) + disc(
    136, 60, 3, COLOURS["seal"], 1.4
)
HEAD = face(136, 112, 0.98, "calm", brows="noble", ear=False) + FRONT_HAIR + SHINE + COMB
FIGURE = layers(HAIR_BACK, HEMS, ROBE, RIGHT, LOCKS, LEFT, NECK, HEAD, court_fan())

DEFS = defs()
