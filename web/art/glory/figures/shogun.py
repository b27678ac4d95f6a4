"""The Shogun in full armour, war fan in hand."""

from ink import both, brush, disc, flat, layers, line, mix, placed, shape

from glory.faces import SKIN, face
from glory.frame import COLOURS, GOLD, INK, SUMI, WHITE, WOOD


def plates(outline, rows, ink, lace):
    """Lamellar armour: an outline crossed by laced rows."""
    return shape(outline, ink) + line(rows, 4, lace, stroke_dasharray="5 3", stroke_linecap="butt")


def helmet_head(axis, ink, lace, deep):
    neck_guard = both(
        shape("M97 98C90 112 80 126 70 136C82 147 98 149 110 145L112 104Z", ink, 2.6)
        + line("M90 112L110 120M82 123L110 133", 3.4, lace, stroke_dasharray="5 3", stroke_linecap="butt")
        + shape("M97 98C92 90 84 90 78 96C82 106 90 110 98 108Z", deep, 2.2),
        axis,
    )
    bowl = shape("M96 106C92 72 110 58 130 58S168 72 164 106Q130 92 96 106Z", ink) + line(
        "M130 58V94M114 62Q108 78 108 98M146 62Q152 78 152 98", 2, GOLD
    )
    brim = shape("M94 108C104 96 156 96 166 108L160 114Q130 102 100 114Z", SUMI, 2)
    horns = both(shape("M126 90C102 86 88 56 98 18C104 44 114 60 130 70V90Z", GOLD, 2.6), axis)
    return neck_guard + bowl + brim + horns + disc(130, 84, 9, COLOURS["seal"], 2.4)


def war_fan():
    fan = shape(
        (
            "M206 226V244M206 232C184 230 178 214 188 203C178 192 184 176 206 174C228 176 234 192 224 203"
            "C234 214 228 230 206 232Z"
        ),
        SUMI,
    )
    moon = disc(206, 203, 13, GOLD, 1.8)
    pole = line("M206 176V268", 6.5) + line("M206 177V267", 2.6, WOOD)
    hand = shape("M194 246C192 236 204 234 212 238C220 242 218 256 210 258C200 260 194 254 194 246Z", SKIN, 2.2) + line(
        "M198 243Q206 242 212 246M198 250Q205 249 210 253", 1.5
    )
    return fan + moon + pole + hand


MAIN, AXIS = INK["shogun"], 130
DEEP, LACE, LACQUER = mix(MAIN, SUMI, 0.5), "#d8883c", "#b5342a"
LEGS = both(
    shape("M62 322C48 292 58 262 94 252L126 258L116 322Z", DEEP)
    + shape("M66 284C76 278 92 280 100 288L102 322H62Z", MAIN, 2.4)
    + line("M76 284L74 322M88 285L89 322", 2, GOLD),
    AXIS,
)
SKIRTS = both(
    plates("M130 222H100L84 268Q92 276 106 274L128 270Z", "M96 236H130M92 249H130M88 262H130", MAIN, LACE)
    + plates("M100 222C88 224 80 232 76 240L62 262Q72 272 84 270L100 232Z", "M82 240L98 246M74 252L90 260", MAIN, LACE),
    AXIS,
)
CUIRASS = plates(
    "M96 150C110 142 150 142 164 150L160 226H100Z", "M98 172H162M99 186H161M100 200H160M100 213H160", MAIN, LACE
)
CORD = line("M100 220Q130 232 160 220", 5, WHITE) + line("M130 226L120 244M130 226L140 244", 3.6, WHITE)
ARMS = both(
    shape("M72 196C60 212 56 234 62 252L84 256C86 238 92 222 100 210Z", DEEP)
    + line("M64 228L92 222M62 240L88 238", 2, GOLD),
    AXIS,
)
GUARDS = both(
    plates(
        "M104 148L58 152C50 174 48 200 50 222L98 216Z",
        "M55 168L102 163M52 184L101 178M51 200L99 193M51 214L98 207",
        MAIN,
        LACE,
    ),
    AXIS,
)
KNOTS = both(disc(103, 152, 4, LACQUER, 1.6), AXIS)
MASK = (
    shape("M112 114C112 134 120 147 130 147S148 134 148 114L139 120H121Z", LACQUER, 2.2)
    + flat("M119 127Q130 121 141 127Q139 138 130 138T119 127Z", SUMI)
    + line("M122 129H138M126 126V132M130 126V132M134 126V132", 1.6, WHITE)
    + brush("129 122 118 120 108 130,131 122 142 120 152 130", WHITE, 3)
)
HEAD = face(130, 121, 1.0, "stern", ear=False) + placed(MASK, 0, 9) + helmet_head(AXIS, MAIN, LACE, DEEP)
FIGURE = layers(LEGS, ARMS, SKIRTS, CUIRASS, CORD, GUARDS, KNOTS, HEAD, war_fan())
