"""Shogun, Samurai and Ninja: those who fight."""

from glory.court import GOLD, WHITE, WOOD, both, element_at
from glory.faces import SKIN, face
from glory.frame import COLOURS, INK, PAPER, SUMI
from ink import brush, cloth, disc, flat, limb, line, mix, shape

STEEL = "#dfe3e0"


def plates(outline, rows, ink, lace):
    """Lamellar armour: an outline crossed by laced rows."""
    return shape(outline, ink) + line(rows, 4, lace, stroke_dasharray="5 3", stroke_linecap="butt")



def shogun():
    ink, axis = INK["shogun"], 130
    deep, lace, lacquer = mix(ink, SUMI, 0.5), "#d8883c", "#b5342a"
    legs = both(
        shape("M62 322C48 292 58 262 94 252L126 258L116 322Z", deep)
        + shape("M66 284C76 278 92 280 100 288L102 322H62Z", ink, 2.4)
        + line("M76 284L74 322M88 285L89 322", 2, GOLD),
        axis,
    )  # fmt: skip
    skirts = both(
        plates("M130 222H100L84 268Q92 276 106 274L128 270Z", "M96 236H130M92 249H130M88 262H130", ink, lace)
        + plates("M100 222C88 224 80 232 76 240L62 262Q72 272 84 270L100 232Z", "M82 240L98 246M74 252L90 260", ink, lace),
        axis,
    )  # fmt: skip
    cuirass = plates("M96 150C110 142 150 142 164 150L160 226H100Z", "M98 172H162M99 186H161M100 200H160M100 213H160", ink, lace)
    cord = line("M100 220Q130 232 160 220", 5, WHITE) + line("M130 226L120 244M130 226L140 244", 3.6, WHITE)
    arms = both(shape("M72 196C60 212 56 234 62 252L84 256C86 238 92 222 100 210Z", deep) + line("M64 228L92 222M62 240L88 238", 2, GOLD), axis)
    guards = both(plates("M104 148L58 152C50 174 48 200 50 222L98 216Z", "M55 168L102 163M52 184L101 178M51 200L99 193M51 214L98 207", ink, lace), axis)
    knots = both(disc(103, 152, 4, lacquer, 1.6), axis)
    mask = (
        shape("M112 114C112 134 120 147 130 147S148 134 148 114L139 120H121Z", lacquer, 2.2)
        + flat("M119 127Q130 121 141 127Q139 138 130 138T119 127Z", SUMI)
        + line("M122 129H138M126 126V132M130 126V132M134 126V132", 1.6, WHITE)
        + brush("129 122 118 120 108 130,131 122 142 120 152 130", WHITE, 3)
    )
    head = face(130, 121, 1.0, "stern", ear=False) + element_at(mask, 0, 9) + helmet_head(axis, ink, lace, deep)
    return legs + arms + skirts + cuirass + cord + guards + knots + head + war_fan()


def helmet_head(axis, ink, lace, deep):
    neck_guard = both(
        shape("M97 98C90 112 80 126 70 136C82 147 98 149 110 145L112 104Z", ink, 2.6)
        + line("M90 112L110 120M82 123L110 133", 3.4, lace, stroke_dasharray="5 3", stroke_linecap="butt")
        + shape("M97 98C92 90 84 90 78 96C82 106 90 110 98 108Z", deep, 2.2),
        axis,
    )
    bowl = shape("M96 106C92 72 110 58 130 58S168 72 164 106Q130 92 96 106Z", ink) + line("M130 58V94M114 62Q108 78 108 98M146 62Q152 78 152 98", 2, GOLD)
    brim = shape("M94 108C104 96 156 96 166 108L160 114Q130 102 100 114Z", SUMI, 2)
    horns = both(shape("M126 90C102 86 88 56 98 18C104 44 114 60 130 70V90Z", GOLD, 2.6), axis)
    return neck_guard + bowl + brim + horns + disc(130, 84, 9, COLOURS["seal"], 2.4)


def war_fan():
    fan = shape("M206 226V244M206 232C184 230 178 214 188 203C178 192 184 176 206 174C228 176 234 192 224 203C234 214 228 230 206 232Z", SUMI)
    moon = disc(206, 203, 13, GOLD, 1.8)
    pole = line("M206 176V268", 6.5) + line("M206 177V267", 2.6, WOOD)
    hand = shape("M194 246C192 236 204 234 212 238C220 242 218 256 210 258C200 260 194 254 194 246Z", SKIN, 2.2) + line("M198 243Q206 242 212 246M198 250Q205 249 210 253", 1.5)
    return fan + moon + pole + hand


def samurai():
    ink = INK["samurai"]
    deep, light = mix(ink, SUMI, 0.5), mix(ink, PAPER, 0.3)
    scabbard = line("M112 212L30 258", 10) + line("M110 213L32 257", 5, mix(COLOURS["seal"], SUMI, 0.2)) + line("M112 204L54 222", 8) + line("M110 205L56 221", 3.4, mix(COLOURS["seal"], SUMI, 0.2))
    foot = shape("M44 302C34 306 26 312 28 319H82L90 306Z", WHITE, 2.4) + line("M26 321H84", 4, SUMI) + line("M46 308Q54 306 58 314", 1.8)
    feet = foot + shape("M214 302C224 306 232 312 230 319H178L168 308Z", WHITE, 2.4) + line("M176 321H232", 4)
    trousers = shape("M100 210C80 236 58 268 44 304C58 313 80 315 96 311C108 292 122 276 132 258C142 276 154 294 164 313C182 317 204 313 218 303C204 268 182 238 160 210Z", deep)
    pleats = brush("108 222 84 258 66 306,120 224 106 262 84 308,150 222 176 258 198 306,140 224 156 262 180 310,131 222 128 240 132 258", mix(ink, PAPER, 0.35), 3)
    chest = shape("M98 152C110 142 146 142 158 152L162 218H98Z", "url(#cloth)")
    neck = shape("M108 148L128 200L134 192L152 148L144 142H116Z", WHITE, 2.2) + shape("M113 147L129 182L146 147L139 122H118Z", SKIN, 2)
    belt = shape("M97 206Q130 214 162 206V219Q130 227 97 219Z", GOLD, 2.4) + line("M118 211V224M140 211V224", 1.6)
    far = "M150 150C172 150 196 160 208 176C216 196 214 222 206 240C188 236 168 214 160 188Z"
    far_arm = shape(far, "url(#cloth)") + brush("166 166 188 186 200 226", deep, 4)
    forearm = shape("M206 182C200 166 192 148 184 136L170 144C176 160 184 178 194 192Z", SKIN, 2.4)
    near = "M104 150C82 158 64 186 58 222C72 240 96 238 112 218C126 202 144 190 160 182L150 160C136 166 124 168 116 172Z"
    near_arm = shape(near, "url(#cloth)") + brush("100 166 80 188 74 226,126 178 112 196 100 222", deep, 4)
    reach = shape("M150 160L168 150L176 164L160 182Z", SKIN, 2.4)
    fists = both_fists()
    head = face(124, 108, 1.04, "stern") + hair_of_samurai()
    light_edge = line("M62 222Q84 240 110 216", 1.8, light)
    return (
        scabbard + feet + trousers + pleats + far_arm + chest + neck + belt + forearm + katana() + near_arm + light_edge + reach + fists + head
    )  # fmt: skip


def both_fists():
    low = shape("M160 158C158 148 168 144 176 148C184 152 182 166 174 168C166 170 160 166 160 158Z", SKIN, 2.2)
    high = shape("M168 136C166 126 176 122 184 126C192 130 190 144 182 146C174 148 168 144 168 136Z", SKIN, 2.2)
    return low + high + line("M165 155Q171 153 176 157M164 161Q170 160 174 164M173 133Q179 131 184 135M172 139Q178 138 182 142", 1.5)


def katana():
    hilt = line("M165 176L181 118", 9) + line("M165.5 174L180.5 120", 4.6, WHITE, stroke_dasharray="4 3.5", stroke_linecap="butt")
    blade = shape("M179 111C181 76 189 44 204 17L213 13L211 24C198 52 190 82 187 113Z", STEEL, 2.4) + line("M184 108C187 78 194 50 206 24", 1.3, "#8d9a9d")
    guard = shape("M170 108L194 116L192 122L168 114Z", GOLD, 2.2)
    return hilt + blade + guard


def hair_of_samurai():
    marks = (
        flat("M-19 -14C-22 -36 -10 -46 4 -46C20 -46 28 -30 25 -10L22 8L16 4C16 -6 13 -15 6 -20Q-8 -24 -19 -14Z", SUMI)
        + flat("M0 -44C2 -56 12 -62 22 -60C34 -66 46 -58 52 -44C46 -48 42 -48 38 -46C44 -38 44 -30 40 -22C36 -34 26 -42 14 -44Z", SUMI)
        + line("M9 -52Q14 -48 13 -42", 2.8, COLOURS["seal"])
        + line("M-12 -28Q-2 -40 12 -38M22 -52Q34 -52 40 -40", 1.4, "#5c5a66")
    )
    band = line("M-17 -19Q0 -30 17 -21", 4.6) + line("M-17 -19Q0 -30 17 -21", 2.4, WHITE)
    return element_at(marks + band, 124, 107)


def samurai_cloths():
    light = mix(INK["samurai"], PAPER, 0.5)
    waves = "M0 12A12 12 0 0 1 24 12M5 12A7 7 0 0 1 19 12M-12 6A12 12 0 0 1 12 6M12 6A12 12 0 0 1 36 6"
    return cloth(24, 12, INK["samurai"], line(waves, 1.1, light, fill="none"))


def ninja():
    ink = INK["ninja"]
    night, grey, red = mix(ink, "#16203a", 0.35), mix(ink, PAPER, 0.28), COLOURS["seal"]
    scarf = shape("M118 172C146 184 168 150 196 158C210 162 220 154 230 146L231 170C218 182 204 176 190 180C170 188 150 200 122 190Z", red) + brush("130 184 164 178 190 166,178 176 206 170 226 160", mix(red, SUMI, 0.45), 3)
    sheath = line("M150 150L208 246", 11) + line("M151 152L207 244", 5.5, mix(red, SUMI, 0.45))
    hilt = line("M156 150L124 86", 10) + line("M154 145L126 89", 4.6, GOLD, stroke_dasharray="4 4", stroke_linecap="butt") + shape("M146 152L162 143L166 149L150 158Z", GOLD, 2)
    back_leg = shape("M150 232C176 222 206 232 216 254C222 268 216 280 204 280L126 282C122 268 130 248 150 232Z", ink)
    torso = shape("M94 190C102 172 126 162 150 172C178 184 198 210 198 240C186 254 160 260 146 256C126 240 100 224 94 190Z", ink)
    front_leg = shape("M128 234C110 218 86 220 78 236C72 250 80 268 82 282H114C108 268 108 262 112 256L142 268C150 258 146 246 128 234Z", ink)
    wraps = line("M80 262L110 264M80 270L110 274M150 270L152 281M164 268L166 281", 2.6, grey)
    front_arm = shape("M98 186C80 198 60 226 52 254L46 270L66 278L76 260C88 240 106 228 120 212Z", ink) + line("M56 246L78 256M52 256L72 266", 2.6, grey)
    hand = shape("M46 268C38 274 34 282 40 284H66L66 276Z", SKIN, 2.2)
    raised = limb("M150 180L180 138L146 113", 27, night) + line("M158 113L150 127M168 120L161 134", 2.6, grey)
    grip = shape("M126 114C124 103 134 97 144 100C155 103 156 115 147 119C137 123 128 122 126 114Z", SKIN, 2.2) + line("M131 107Q139 103 147 108M131 114Q139 110 146 114", 1.5)
    hood = shape("M78 152C74 126 92 114 110 116C132 118 140 140 134 162C128 180 112 188 98 184C84 180 80 168 78 152Z", ink)
    slit = shape("M79 146C88 138 108 138 120 144L118 158C104 154 90 156 80 162Z", SKIN, 2.2)
    eyes = line("M82 148L96 151M103 151L117 147", 2.8) + disc(90, 152, 2, SUMI, 0) + disc(109, 151, 2, SUMI, 0)
    folds = brush("84 166 104 160 128 166,88 174 104 168 124 176,88 130 104 122 122 130,106 196 132 204 160 250,150 240 180 236 206 252,92 236 108 226 128 240", grey, 2.6)
    knot = shape("M128 128C138 118 148 116 154 120C150 128 144 132 134 136Z", ink, 2.4)
    belt = line("M140 252C160 254 182 246 196 232", 6, red)
    return roof(ink) + sheath + scarf + hilt + raised + grip + back_leg + torso + belt + knot + front_leg + wraps + hood + slit + eyes + front_arm + hand + folds


def roof(ink):
    dark, grey = mix(ink, SUMI, 0.3), mix(ink, PAPER, 0.35)
    ridge = shape("M-4 286H244V340H-4Z", dark)
    tiles = "".join(shape(f"M{x} 286A13 15 0 0 0 {x + 26} 286Z", ink, 2.2) + disc(x + 13, 292, 3.4, grey, 0) for x in range(-8, 240, 26))
    rows = line("".join(f"M{x} 304A13 12 0 0 0 {x + 26} 304" for x in range(-21, 240, 26)), 2.2, grey)
    return ridge + rows + tiles + line("M-4 286H244", 6)
