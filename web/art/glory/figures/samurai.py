"""The Samurai, sword raised beside the shoulder."""

from ink import brush, cloth, flat, layers, line, mix, placed, shape

from glory.faces import SKIN, face
from glory.frame import COLOURS, GOLD, INK, PAPER, STEEL, SUMI, WHITE


def both_fists():
    low = shape("M160 158C158 148 168 144 176 148C184 152 182 166 174 168C166 170 160 166 160 158Z", SKIN, 2.2)
    high = shape("M168 136C166 126 176 122 184 126C192 130 190 144 182 146C174 148 168 144 168 136Z", SKIN, 2.2)
    return (
        low
        + high
        + line("M165 155Q171 153 176 157M164 161Q170 160 174 164M173 133Q179 131 184 135M172 139Q178 138 182 142", 1.5)
    )


def katana():
    hilt = line("M165 176L181 118", 9) + line(
        "M165.5 174L180.5 120", 4.6, WHITE, stroke_dasharray="4 3.5", stroke_linecap="butt"
    )
    blade = shape("M179 111C181 76 189 44 204 17L213 13L211 24C198 52 190 82 187 113Z", STEEL, 2.4) + line(
        "M184 108C187 78 194 50 206 24", 1.3, "#8d9a9d"
    )
    guard = shape("M170 108L194 116L192 122L168 114Z", GOLD, 2.2)
    return hilt + blade + guard


def hair_of_samurai():
    marks = (
        flat("M-19 -14C-22 -36 -10 -46 4 -46C20 -46 28 -30 25 -10L22 8L16 4C16 -6 13 -15 6 -20Q-8 -24 -19 -14Z", SUMI)
        + flat(
            (
                "M0 -44C2 -56 12 -62 22 -60C34 -66 46 -58 52 -44C46 -48 42 -48 38 -46C44 -38 44 -30 40 -22"
                "C36 -34 26 -42 14 -44Z"
            ),
            SUMI,
        )
        + line("M9 -52Q14 -48 13 -42", 2.8, COLOURS["seal"])
        + line("M-12 -28Q-2 -40 12 -38M22 -52Q34 -52 40 -40", 1.4, "#5c5a66")
    )
    band = line("M-17 -19Q0 -30 17 -21", 4.6) + line("M-17 -19Q0 -30 17 -21", 2.4, WHITE)
    return placed(marks + band, 124, 107)


def defs():
    light = mix(INK["samurai"], PAPER, 0.5)
    waves = "M0 12A12 12 0 0 1 24 12M5 12A7 7 0 0 1 19 12M-12 6A12 12 0 0 1 12 6M12 6A12 12 0 0 1 36 6"
    return cloth(24, 12, INK["samurai"], line(waves, 1.1, light, fill="none"))


MAIN = INK["samurai"]
DEEP, LIGHT = mix(MAIN, SUMI, 0.5), mix(MAIN, PAPER, 0.3)
SCABBARD = (
    line("M112 212L30 258", 10)
    + line("M110 213L32 257", 5, mix(COLOURS["seal"], SUMI, 0.2))
    + line("M112 204L54 222", 8)
    + line("M110 205L56 221", 3.4, mix(COLOURS["seal"], SUMI, 0.2))
)
FOOT = (
    shape("M44 302C34 306 26 312 28 319H82L90 306Z", WHITE, 2.4)
    + line("M26 321H84", 4, SUMI)
    + line("M46 308Q54 306 58 314", 1.8)
)
FEET = FOOT + shape("M214 302C224 306 232 312 230 319H178L168 308Z", WHITE, 2.4) + line("M176 321H232", 4)
TROUSERS = shape(
    (
        "M100 210C80 236 58 268 44 304C58 313 80 315 96 311C108 292 122 276 132 258"
        "C142 276 154 294 164 313C182 317 204 313 218 303C204 268 182 238 160 210Z"
    ),
    DEEP,
)
PLEATS = brush(
    (
        "108 222 84 258 66 306,120 224 106 262 84 308,150 222 176 258 198 306,"
        "140 224 156 262 180 310,131 222 128 240 132 258"
    ),
    mix(MAIN, PAPER, 0.35),
    3,
)
CHEST = shape("M98 152C110 142 146 142 158 152L162 218H98Z", "url(#cloth)")
NECK = shape("M108 148L128 200L134 192L152 148L144 142H116Z", WHITE, 2.2) + shape(
    "M113 147L129 182L146 147L139 122H118Z", SKIN, 2
)
BELT = shape("M97 206Q130 214 162 206V219Q130 227 97 219Z", GOLD, 2.4) + line("M118 211V224M140 211V224", 1.6)
FAR = "M150 150C172 150 196 160 208 176C216 196 214 222 206 240C188 236 168 214 160 188Z"
FAR_ARM = shape(FAR, "url(#cloth)") + brush("166 166 188 186 200 226", DEEP, 4)
FOREARM = shape("M206 182C200 166 192 148 184 136L170 144C176 160 184 178 194 192Z", SKIN, 2.4)
NEAR = "M104 150C82 158 64 186 58 222C72 240 96 238 112 218C126 202 144 190 160 182L150 160C136 166 124 168 116 172Z"
NEAR_ARM = shape(NEAR, "url(#cloth)") + brush("100 166 80 188 74 226,126 178 112 196 100 222", DEEP, 4)
REACH = shape("M150 160L168 150L176 164L160 182Z", SKIN, 2.4)
FISTS = both_fists()
HEAD = face(124, 108, 1.04, "stern") + hair_of_samurai()
LIGHT_EDGE = line("M62 222Q84 240 110 216", 1.8, LIGHT)
FIGURE = layers(
    SCABBARD,
    FEET,
    TROUSERS,
    PLEATS,
    FAR_ARM,
    CHEST,
    NECK,
    BELT,
    FOREARM,
    katana(),
    NEAR_ARM,
    LIGHT_EDGE,
    REACH,
    FISTS,
    HEAD,
)

DEFS = defs()
