"""The Shogun, close: horned helmet, iron mask, war fan raised, his banners behind him."""

from hands import hand
from ink import both, brush, disc, flat, layers, line, mix, shape

from glory.faces import GRIP, SKIN
from glory.frame import GOLD, INK, PAPER, SUMI, WHITE, WOOD

MAIN, AXIS = INK["shogun"], 128
DEEP, LACE, LACQUER, IRON = mix(MAIN, SUMI, 0.55), "#e08a3a", "#a52a22", "#3a3134"


def plates(outline, rows, ink=MAIN, lace=LACE):
    """Lamellar armour: an outline crossed by laced rows."""
    return shape(outline, ink) + line(rows, 4.4, lace, stroke_dasharray="6 3", stroke_linecap="butt")


def banners():
    """Tall flags on bent poles, one behind the other."""
    flags = ""
    for x, top, ink in ((212, 22, LACQUER), (174, 40, WHITE), (88, 50, WHITE), (52, 150, LACQUER), (16, 164, WHITE)):
        flags += (
            line(f"M{x} {top - 10}V250", 3)
            + shape(
                (
                    f"M{x} {top}Q{x + 14} {top - 3} {x + 27} {top + 1}Q{x + 24} {top + 60} {x + 28} "
                    f"{top + 112}Q{x + 12} {top + 108} {x} {top + 112}Z"
                ),
                ink,
                2.2,
            )
            + disc(x + 13, top + 26, 9, mix(MAIN, SUMI, 0.2) if ink == WHITE else PAPER, 0)
            + line(
                f"M{x + 5} {top + 52}H{x + 22}M{x + 5} {top + 64}H{x + 22}",
                4,
                mix(MAIN, SUMI, 0.2) if ink == WHITE else PAPER,
            )
        )
    spears = line("M150 20L158 250M140 34L132 250M196 16L206 250", 2.6)
    points = flat("M150 6L154 24H147ZM140 20L144 38H136ZM196 2L200 20H192Z", SUMI)
    return spears + points + flags


def neck_guard():
    return both(
        plates(
            "M92 128C82 146 66 164 48 176C66 196 92 198 112 190L114 140Z",
            "M82 146L112 158M70 160L112 174M62 174L112 188",
            MAIN,
        )
        + shape("M92 128C84 116 70 116 62 126C68 140 80 146 94 142Z", DEEP, 2.4)
        + brush("72 124 80 130 88 132", GOLD, 2.4),
        AXIS,
    )


def helmet():
    bowl = shape("M86 136C80 88 104 66 128 66S176 88 170 136Q128 114 86 136Z", MAIN)
    ribs = brush(
        "128 68 126 92 128 118,108 74 98 94 98 124,148 74 158 94 158 124,118 70 112 94 112 120,138 70 144 94 144 120",
        GOLD,
        1.9,
    )
    brim = shape("M82 140C96 120 160 120 174 140L166 149Q128 131 90 149Z", SUMI, 2.2) + brush(
        "94 138 128 124 162 138", mix(SUMI, PAPER, 0.45), 1.6
    )
    horns = both(
        shape("M124 112C98 110 76 84 80 30C82 20 88 18 88 28C90 58 106 82 128 88V112Z", GOLD, 2.6)
        + brush("86 40 92 76 118 100", mix(GOLD, SUMI, 0.4), 2.4),
        AXIS,
    )
    return bowl + ribs + brim + horns + disc(128, 102, 12, LACQUER, 2.4) + disc(128, 102, 5.5, GOLD, 1.6)


def war_fan():
    leaf = "M206 174C184 172 174 156 186 142C174 128 182 110 206 108C230 110 238 128 226 142C238 156 228 172 206 174Z"
    pole = line("M206 110V236", 7.4) + line("M206 112V235", 3.2, WOOD)
    return shape(leaf, SUMI) + disc(206, 141, 17, LACQUER, 2) + disc(206, 141, 17, "none", 1.6, stroke=GOLD) + pole


SCENE = (
    banners()
    + flat("M9 236H231V330H9Z", mix(MAIN, SUMI, 0.3))
    + flat("M9 236Q60 226 120 236T231 232V252H9Z", mix(PAPER, MAIN, 0.35))
)
CUIRASS = plates("M74 222C96 204 160 204 182 222L190 334H66Z", "M72 262H186M70 282H188M69 302H189M68 322H190")
CHEST = shape("M88 214C108 204 148 204 168 214L164 248Q128 258 92 248Z", mix(MAIN, "#d8883c", 0.25), 2.4)
GUARDS = both(
    plates(
        "M92 206L22 214C12 248 10 288 14 330L80 324Q76 264 92 206Z",
        "M20 236L86 230M17 258L82 252M15 280L80 275M15 302L80 298",
    )
    + shape("M92 206L22 214L20 224L90 217Z", LACQUER, 2.2),
    AXIS,
)
CORDS = both(line("M92 208Q100 224 96 238", 3.6, LACQUER) + disc(93, 208, 5, GOLD, 1.8), AXIS)
FACE = (
    shape("M96 130H160L156 176Q128 196 100 176Z", SKIN, 2.4)
    + brush("94 146 108 138 124 150,132 150 148 138 162 146", SUMI, 6)
    + shape("M101 152Q112 146 122 155Q112 160 101 152ZM134 155Q144 146 155 152Q144 160 134 155Z", WHITE, 1.8)
    + disc(114, 153.5, 2.9, SUMI, 0)
    + disc(142, 153.5, 2.9, SUMI, 0)
    + brush("124 150 128 146 132 150,100 158 108 164 118 162,156 158 148 164 138 162", SUMI, 1.5)
)
MASK = (
    shape("M98 160C98 190 110 212 128 212S158 190 158 160L144 168C140 172 136 164 128 164S116 172 112 168Z", IRON, 2.6)
    + shape("M121 158C117 170 116 176 121 179Q128 182 135 179C140 176 139 170 135 158Q128 154 121 158Z", IRON, 2.2)
    + flat("M109 186Q128 176 147 186Q144 203 128 203T109 186Z", SUMI)
    + flat("M112 187Q128 179 144 187L142 191H114ZM118 199Q128 195 138 199L134 202H122Z", WHITE)
    + line("M119 184v7M125 183v8M131 183v8M137 184v7", 1.3)
    + brush(
        (
            "128 182 112 176 98 190,128 182 144 176 158 190,112 206 118 216 116 226,128 210 128 "
            "222 128 230,144 206 138 216 140 226"
        ),
        WHITE,
        3,
    )
    + brush("104 172 108 184 106 192,152 172 148 184 150 192,116 172 122 176 122 170", GOLD, 1.6)
)
BIB = shape("M96 186C92 206 104 226 128 226S164 206 160 186L148 206Q128 220 108 206Z", DEEP, 2.4)
ARM = shape("M186 258C198 250 214 244 220 246L228 268C220 288 204 304 190 312Z", DEEP, 2.6) + brush(
    "196 262 206 272 218 262,192 280 204 286 214 276", GOLD, 2
)
FIGURE = layers(
    CUIRASS, CHEST, GUARDS, CORDS, BIB, neck_guard(), FACE, MASK, helmet(), war_fan(), ARM, hand(GRIP, 207, 232, 0, 1.1)
)
