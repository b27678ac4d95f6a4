"""Envoy, Monk and Farmer: those who walk."""

from glory.court import GOLD, WHITE, WOOD, both, element_at
from glory.faces import SKIN, face
from glory.frame import COLOURS, INK, PAPER, SUMI
from ink import brush, cloth, disc, element, flat, line, mix, shape

STRAW = "#e6c477"


def envoy():
    ink = INK["envoy"]
    deep, light = mix(ink, SUMI, 0.45), mix(ink, PAPER, 0.5)
    shoes = both(shape("M96 306C88 310 82 318 86 322H128L126 306Z", SUMI, 2), 136)
    trousers = both(shape("M98 250C82 276 82 300 94 310H126Q136 306 136 300V250Z", WHITE) + brush("112 262 98 286 102 308,124 262 118 286 118 308", light, 3), 136)
    robe = "M106 150C122 142 150 142 166 150L186 272C160 286 112 286 86 272Z"
    body = shape(robe, "url(#cloth)") + brush("118 214 108 246 104 278,154 214 164 246 168 278,136 222 134 250 136 282", deep, 3.6)
    far = "M160 150C182 158 198 172 206 190L216 262C200 276 176 272 164 260L150 196Z"
    near = "M112 150C94 158 80 170 72 186L58 262C74 276 98 272 110 260L122 196Z"
    sleeves = "".join(shape(d, "url(#cloth)") for d in (far, near))
    edges = shape("M216 262C200 276 176 272 164 260L162 252C176 264 200 266 215 252Z", COLOURS["seal"], 2) + shape("M58 262C74 276 98 272 110 260L111 252C98 264 76 266 60 252Z", COLOURS["seal"], 2)
    folds = brush("176 168 192 200 196 256,96 168 80 200 76 256", deep, 3.6)
    collar = shape("M118 148C124 162 150 162 156 148L151 138H123Z", WHITE, 2.4) + line("M137 158V196", 2)
    head = face(136, 108, 1.02, "calm") + court_hat()
    return shoes + trousers + body + sleeves + edges + folds + collar + letter() + head


def court_hat():
    hat = flat("M116 94C110 66 116 34 134 18C148 8 166 18 164 38C162 58 162 76 160 96Q138 78 116 94Z", SUMI)
    shine = line("M124 78C122 56 128 38 140 28M152 30C146 44 148 62 150 76", 1.6, "#66606a")
    hair = flat("M152 90C162 92 163 108 159 118L155 112Q156 100 152 90Z", SUMI)
    cords = line("M119 92C118 116 124 130 132 136M159 94C160 116 152 130 142 136", 1.8, COLOURS["seal"])
    whisk = brush("134 122 126 119 119 125,136 122 141 119 145 125", SUMI, 1.8) + flat("M132 133Q135 143 138 146Q140 140 140 132Z", SUMI)
    return hair + whisk + hat + shine + cords


def letter():
    tail = shape("M84 184C60 186 48 204 52 232C56 260 44 280 22 290C16 294 18 306 28 306C58 300 80 272 78 240C76 226 78 222 84 222Z", WHITE, 2.6)
    roll = shape("M16 288C26 284 36 296 30 306C24 314 10 310 10 300C10 294 12 290 16 288Z", WHITE, 2.6) + line("M26 298C24 292 17 294 18 300C19 304 24 303 24 300", 1.6)
    sheet = shape("M84 184Q134 196 188 184V222Q134 234 84 222Z", WHITE, 2.6)
    writing = line("M174 193V214M164 195V210M154 196V219M144 197V212M134 197V221M124 197V213M114 196V218M104 195V208", 3, stroke_dasharray="5 2.5 3 2")
    more = line("M62 212L66 224M64 236L68 246M60 262L66 266M50 280L56 286", 3, stroke_dasharray="5 2")
    stamp = flat("M92 205h9v9h-9Z", COLOURS["seal"])
    rod = shape("M186 176H196V230H186Z", WOOD, 2.4) + line("M191 170V176M191 230V236", 4)
    hands = shape("M180 204C180 194 190 190 198 194C206 198 206 212 198 216C188 218 180 214 180 204Z", SKIN, 2.2) + shape("M76 206C74 196 82 190 90 194C98 198 98 212 90 216C82 218 76 214 76 206Z", SKIN, 2.2)
    return tail + roll + sheet + writing + more + stamp + rod + hands + line("M184 201Q192 199 198 203M184 208Q191 207 196 210M80 203Q86 200 91 203M80 210Q86 208 90 210", 1.5)


def envoy_cloths():
    light = mix(INK["envoy"], PAPER, 0.45)
    return cloth(20, 20, INK["envoy"], flat("M5 1L9 5L5 9L1 5ZM15 11L19 15L15 19L11 15Z", light, opacity=0.8))


def monk():
    ink, axis = INK["monk"], 124
    deep, light, under = mix(ink, SUMI, 0.42), mix(ink, GOLD, 0.75), mix(ink, SUMI, 0.72)
    feet = both(shape("M88 306C80 310 76 318 80 321H118V306Z", SKIN, 2.2) + line("M78 322H120M98 308L92 320M98 308L106 320", 3), axis)
    robe = shape("M90 158C104 146 144 146 158 158C182 200 196 256 200 308C160 318 90 318 48 308C52 256 66 200 90 158Z", ink)
    pleats = brush("100 232 84 270 78 310,112 236 104 272 104 312,136 240 142 274 140 312,152 232 166 270 170 310", deep, 4)
    sash = "M96 153L118 150L182 286C184 296 180 306 174 313L120 315C112 290 92 240 70 204Z"
    kesa = shape(sash, light) + line("M84 178L150 313M104 152L177 303M78 220L112 204M92 252L134 232M106 284L156 262M118 312L174 288", 2.2, deep)
    near = "M92 158C72 182 58 222 52 262C70 280 98 274 110 256L122 214L118 190Z"
    near_arm = shape(near, ink) + brush("92 178 74 214 72 262,112 210 102 238 92 264", deep, 4) + line("M52 262C70 280 98 274 110 256", 6, WHITE) + line("M52 265C70 283 100 277 112 258", 2.4)
    far = "M152 156C174 166 192 184 202 204C214 226 214 262 206 280C186 278 166 254 150 222Z"
    far_arm = shape(far, ink) + brush("164 176 186 206 198 262,156 210 172 236 190 260", deep, 4)
    neck = shape("M104 152L124 190L144 152L138 142H110Z", WHITE, 2.2) + shape("M110 150L124 178L138 150L134 136H114Z", under, 2) + shape("M115 148L124 166L133 148L131 134H117Z", SKIN, 2)
    palm = shape("M114 222C110 206 114 190 121 176C125 172 129 175 128 181L126 196C132 204 132 216 126 226Z", SKIN, 2.3) + line("M121 178L119 200", 1.5)
    beads = "".join(disc(x, y, 4.2, under, 1.6) for x, y in ((112, 214), (109, 223), (108, 233), (111, 242), (118, 248), (126, 247), (132, 240), (133, 230), (131, 221)))
    tassel = line("M120 252L117 272M122 252L124 272", 3, COLOURS["seal"])
    skull = shape("M104 100C99 76 110 64 126 64S151 78 146 104", SKIN, 2.6)
    head = face(124, 106, 1.06, "closed") + skull + flat("M106 91Q124 85 144 91L143 80H107Z", SKIN) + line("M113 85Q125 81 138 87M117 78Q126 75 134 79", 1.4, mix(SKIN, SUMI, 0.35))
    return element_at(staff(), -7, 0) + feet + robe + pleats + kesa + far_arm + near_arm + neck + beads + tassel + palm + head + element_at(hand_on_staff(), -7, 0)


def staff():
    pole = line("M207 62V330", 8) + line("M207 62V330", 3.4, WOOD)
    head = line("M207 64C184 56 182 28 207 16C232 28 230 56 207 64Z", 7) + line("M207 64C184 56 182 28 207 16C232 28 230 56 207 64Z", 2.6, GOLD)
    rings = "".join(disc(x, y, 7, "none", width=width, stroke=ink) for x, y in ((189, 58), (225, 58)) for width, ink in ((5, SUMI), (2, GOLD)))
    return pole + head + line("M207 16V8M207 30V62", 4) + disc(207, 42, 5, GOLD, 2) + rings


def hand_on_staff():
    return shape("M194 210C192 198 204 194 213 198C222 203 220 218 211 220C201 223 194 219 194 210Z", SKIN, 2.3) + line("M198 206Q206 204 213 208M198 213Q206 212 211 215", 1.5)


def farmer():
    ink = INK["farmer"]
    deep, light = mix(ink, SUMI, 0.45), mix(ink, PAPER, 0.45)
    legs = shape("M114 270H140L134 322H118Z", SKIN, 2.4) + shape("M160 270H186L184 322H166Z", SKIN, 2.4)
    trousers = shape("M112 232H188L196 278Q178 286 158 280L150 256L142 280Q122 286 106 278Z", deep) + brush("128 246 120 262 120 278,172 246 180 262 180 278", light, 2.6)
    hoe = line("M132 262L220 98", 9) + line("M132 262L220 98", 4, WOOD) + shape("M211 104L222 86L236 94V142Q226 138 222 128Z", "#8d8f8a", 2.6)
    jacket = "M120 158C134 150 166 150 178 158L190 240Q150 250 110 240Z"
    body = shape(jacket, "url(#cloth)")
    neck = shape("M132 153L150 192L168 153L160 148H140Z", WHITE, 2.2) + shape("M138 152L150 178L162 152L158 144H142Z", SKIN, 2)
    rope = line("M111 226Q150 236 189 226", 8) + line("M111 226Q150 236 189 226", 4, STRAW, stroke_dasharray="5 2")
    far = "M176 158C194 164 206 182 210 202L190 218L170 198Z"
    far_arm = shape(far, "url(#cloth)") + shape("M192 200L206 208C200 222 186 230 172 230L166 216C178 216 188 210 192 200Z", SKIN, 2.4) + shape("M158 214C156 204 168 202 176 206C184 212 182 226 172 228C162 230 158 224 158 214Z", SKIN, 2.2) + line("M162 211Q169 208 175 213M162 218Q169 216 173 221", 1.5)
    near = "M124 158C104 164 92 184 88 206L110 218L128 198Z"
    near_arm = shape(near, "url(#cloth)") + shape("M90 204L108 214C106 226 102 236 98 244L82 238C86 228 88 216 90 204Z", SKIN, 2.4)
    head = face(150, 124, 1.0, "glad", ear=False) + straw_hat()
    return legs + trousers + hoe + body + neck + rope + far_arm + sheaf() + near_arm + sheaf_hand() + head + paddy()


def straw_hat():
    dark = mix(STRAW, SUMI, 0.55)
    cords = line("M122 112C122 136 134 150 146 152M178 112C178 136 166 150 154 152", 2, COLOURS["seal"])
    shade = flat("M132 106H168V117Q150 111 132 117Z", SUMI, opacity=0.6)
    crown = shape("M150 44C130 60 104 84 80 108Q150 104 220 108C196 84 170 60 150 44Z", STRAW)
    rays = brush("150 46 126 76 100 104,150 46 140 80 126 106,150 46 150 80 150 108,150 46 160 80 174 106,150 46 174 76 200 104", dark, 2)
    weave = line("M132 62Q150 68 168 62M112 82Q150 94 188 82", 1.8, dark)
    return cords + shade + crown + rays + weave


def sheaf():
    stems = shape("M86 242L74 300Q90 310 106 302L100 242Z", STRAW, 2.4) + line("M88 250L82 302M94 250L93 304M98 250L102 302", 1.6)
    ears = line("M92 240C84 214 70 196 44 190M92 240C88 206 80 184 58 166M92 240C94 206 92 184 82 158M92 240C78 224 60 214 36 216M92 240C76 232 58 230 40 240", 3)
    grains = "".join(
        element("ellipse", cx=x, cy=y, rx=3.4, ry=6.5, fill=STRAW, stroke_width=1.6, transform=f"rotate({turn} {x} {y})")
        for x, y, turn in (
            (44, 190, -72), (54, 186, -10), (58, 196, 115), (68, 202, -30), (57, 166, -50), (68, 169, 5), (66, 180, 120), (77, 187, -10), (81, 158, -20),
            (90, 166, 22), (80, 172, -40), (93, 180, 20), (35, 217, -85), (47, 211, -40), (50, 221, 110), (62, 214, -30), (40, 241, -110), (52, 230, -60), (55, 241, 100),
        )
    )  # fmt: skip
    return stems + ears + grains + line("M82 246Q92 252 104 246", 5, COLOURS["seal"])


def sheaf_hand():
    return shape("M80 240C78 230 90 226 98 230C106 236 106 248 98 252C88 254 80 250 80 240Z", SKIN, 2.2) + line("M84 236Q92 234 98 239M84 243Q91 242 96 246", 1.5)


def paddy():
    water = flat("M0 308Q60 300 120 308T240 308V340H0Z", mix("#4d86a0", INK["farmer"], 0.3)) + line("M0 308Q60 300 120 308T240 308", 2.4)
    ripples = line("M100 316Q126 310 152 316M150 322Q176 316 202 322M20 320Q36 316 52 320", 1.8, WHITE)
    shoots = brush("30 322 26 304 18 290,30 322 32 302 30 284,30 322 36 306 46 294,62 324 58 310 52 300,62 324 64 306 66 296", mix(INK["farmer"], SUMI, 0.2), 4)
    return water + ripples + shoots


def farmer_cloths():
    light = mix(INK["farmer"], PAPER, 0.5)
    return cloth(14, 14, INK["farmer"], line("M3 3V7M1 5H5M10 10V14M8 12H12", 1.4, light, fill="none"))
