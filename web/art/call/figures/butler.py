"""The Butler, who announces every call."""

from ink import both, brush, disc, group, layers, line, mix, shape

from call.faces import LIP, SKIN, face, neck, tilted
from call.frame import ARGENT, AXIS, INK, OR, SABLE


def silver_tray():
    silver = "#dfe2e6"
    hand = shape("M194 184C194 172 206 168 216 172C224 176 224 186 216 190C206 194 194 192 194 184Z", ARGENT, 2.4)
    dome = (
        shape("M174 158C174 132 188 120 204 120S232 132 233 158Z", silver)
        + line("M183 152C183 140 190 130 198 127", 2.6, ARGENT)
        + disc(204, 115, 5.5, OR, 2.4)
    )
    plate = shape("M164 158H240V164Q236 174 220 174H186Q168 174 164 164Z", silver, 2.6)
    return hand + dome + plate


MAIN = mix(INK["butler"], ARGENT, 0.14)
DARK = mix(MAIN, SABLE, 0.5)
COAT = shape("M70 300C68 250 84 214 116 202H160C192 214 208 250 206 300Z", MAIN)
SHIRT = shape("M118 202H158L154 244L138 266L122 244Z", ARGENT, 2.6)
WAISTCOAT = (
    shape("M122 240L138 262L154 240L164 300H112Z", OR, 2.6)
    + line("M124 252L120 300M131 258V300M145 258V300M152 252L156 300", 3.4)
    + disc(138, 278, 3.4, ARGENT, 1.8)
    + disc(138, 292, 3.4, ARGENT, 1.8)
)
LAPELS = both(shape("M118 202L100 216L108 232L98 238L118 300L126 264L112 222Z", DARK, 2.6), AXIS)
TIE = shape("M138 212L118 202V226ZM138 212L158 202V226Z", INK["king"], 2.4) + disc(138, 213, 5.5, INK["king"], 2.2)
NEAR = shape("M84 226C66 240 58 264 66 286L128 292V270L98 264Z", MAIN) + shape(
    "M120 268L136 266V294L120 292Z", ARGENT, 2.4
)
TOWEL = shape("M70 266Q90 256 110 266L112 300H68Z", ARGENT, 2.6) + line("M78 268V298M102 268V298", 2, INK["king"])
FAR = shape("M192 226C214 220 222 206 222 196L200 186C198 200 190 208 176 212Z", MAIN) + shape(
    "M196 190L224 200L226 190L200 180Z", ARGENT, 2.4
)
WHISKERS = both(
    shape("M110 122C102 132 102 154 110 166C118 166 122 158 118 150C114 144 116 134 116 128Z", "#8b8790", 2.6), AXIS
)
PRIM = brush("-9 25 0 20 8 24,-4 29 0 30 4 29", LIP, 2.2) + brush("-14 14 -18 20 -16 28,14 14 18 20 16 28", SABLE, 1.3)
BAGS = brush("-18 3 -12 7 -6 4,6 4 12 7 18 3", SABLE, 1.2)
HEAD = (
    both(shape("M109 130C101 126 100 142 109 146Z", SKIN, 2.2), AXIS)
    + face(AXIS, 136, "shut", "raised", "long", PRIM + BAGS, form="long")
    + WHISKERS
)
HAIR = shape(
    (
        "M107 130C102 100 120 92 140 94C166 92 174 112 169 130C166 118 158 112 146 112"
        "C136 116 122 110 116 110C110 116 108 122 107 130Z"
    ),
    "#8b8790",
) + line("M126 98Q134 108 152 108M120 102Q126 108 134 109", 1.8)
HEAD = tilted(group(HEAD + HAIR, transform="translate(0 12)"), 138, 196, -5)
CLOTH = ""
FIGURE = layers(
    COAT,
    SHIRT,
    WAISTCOAT,
    LAPELS,
    neck(AXIS, 176, 200),
    TIE,
    FAR,
    NEAR,
    TOWEL,
    HEAD,
    group(silver_tray(), transform="translate(-5 0)"),
)
