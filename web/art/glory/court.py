"""Emperor, Empress and Daimyo: those who sit."""

from glory.crests import crest
from glory.faces import SKIN, face
from glory.frame import COLOURS, INK, PAPER, SUMI
from ink import brush, cloth, disc, element, flat, line, mirror, mix, pattern, polar, shape

GOLD, WHITE, WOOD = COLOURS["gold"], COLOURS["white"], COLOURS["wood"]


def both(content, axis):
    return content + mirror(content, axis)


def emperor():
    ink = INK["emperor"]
    deep = mix(ink, SUMI, 0.4)
    sleeve = "M104 150C80 158 58 204 36 258C33 268 37 275 45 277L100 288C113 290 123 283 125 270L136 196Z"
    lining = "M36 258C33 268 37 275 45 277L100 288C113 290 123 283 125 270L118 268C116 277 110 280 102 278L50 268C44 267 42 263 44 258Z"
    lap = shape("M46 312C34 294 58 262 92 250H184C218 262 242 294 230 312Z", deep)
    arms = both(
        shape(sleeve, "url(#cloth)") + shape(lining, WHITE, 2)
        + brush("104 160 82 196 70 252,118 200 108 236 104 270", deep, 4),
        138,
    )  # fmt: skip
    chest = shape("M106 150C122 142 154 142 170 150L160 222H116Z", "url(#cloth)")
    collar = shape("M117 148C123 163 153 163 159 148L154 138H122Z", WHITE, 2.4)
    tablet = shape("M131 166H145L148 240Q138 244 128 240Z", WOOD, 2.4)
    hands = shape("M121 232C120 221 130 217 138 219C146 217 156 221 155 232C154 243 146 246 138 246S122 243 121 232Z", SKIN, 2.4)
    fingers = line("M138 219V246M126 228Q132 226 137 228M126 236Q132 234 137 236M150 228Q144 226 139 228M150 236Q144 234 139 236", 1.6)
    beard = brush("132 123 127 120 122 127,134 123 140 120 145 127", SUMI, 1.8) + flat("M130 135Q132 149 135 154Q139 147 140 134Z", SUMI)
    cap = (
        flat("M158 68C162 46 168 30 178 19C186 14 192 20 188 29C176 42 168 54 165 74Z", SUMI)
        + shape("M121 84C119 66 128 58 140 58S160 66 160 84Z", SUMI)
        + shape("M145 60L148 40Q155 37 162 41L161 62Z", SUMI)
        + flat("M115 97C113 82 122 75 139 75S166 82 164 98Q139 83 115 97Z", SUMI)
        + line("M122 80Q139 72 158 80", 1.6, mix(SUMI, PAPER, 0.5))
        + line("M184 22C174 34 168 48 163 64", 1.4, mix(SUMI, PAPER, 0.4))
    )
    head = flat("M150 92C162 92 164 112 158 124L148 118Z", SUMI) + face(138, 111, 1.04, "calm", brows="noble") + beard + cap
    dais = element("rect", x=20, y=308, width=230, height=30, fill=WHITE) + element("rect", x=20, y=308, width=230, height=22, fill="url(#mat)", stroke="none")
    return dais + lap + arms + chest + collar + tablet + hands + fingers + head


def emperor_cloths():
    light = mix(INK["emperor"], PAPER, 0.42)
    roundel = "".join(f"M12 12L{polar(12, 12, 6.5, at)}" for at in range(0, 360, 45))
    mat = flat("M0 0L8 8L16 0ZM0 16L8 8L16 16Z", SUMI)
    return (
        cloth(30, 30, INK["emperor"], line(roundel, 1.8, light) + disc(12, 12, 8.5, "none", stroke=light, width=1.5))
        + pattern("mat", 16, 16, mat, "translate(0 311)")
    )


def robe_edges(paths, inks):
    return "".join(shape(d, ink, 1.8) for d, ink in zip(paths, inks, strict=True))


def empress():
    ink = INK["empress"]
    deep, rose, leaf = mix(ink, SUMI, 0.35), "#dd7f86", "#7c9a55"
    hair_back = flat("M136 62C108 62 98 84 100 112L104 176H168C186 212 196 262 200 318H231V300C226 240 196 190 172 142C174 102 166 62 136 62Z", SUMI)
    body = "M112 152C92 168 60 232 28 292C70 304 180 304 220 292C206 250 188 184 158 152Z"
    hems = robe_edges(
        (
            "M22 306C70 318 180 318 226 306L232 322C180 334 60 334 12 322Z",
            "M25 299C70 311 180 311 222 299L225 309C180 321 70 321 20 309Z",
            "M28 292C70 304 180 304 220 292L222 301C180 313 70 313 24 301Z",
        ),
        (leaf, rose, WHITE),
    )
    robe = shape(body, "url(#cloth)")
    neck = robe_edges(
        (
            "M108 154L136 214L164 154L154 148H118Z",
            "M113 151L136 202L159 151L152 146H120Z",
            "M118 148L136 191L154 148L148 144H124Z",
            "M123 146L136 180L149 146L144 140H128Z",
        ),
        (leaf, rose, WHITE, SKIN),
    )
    sleeve = "M112 156C86 172 54 206 34 246L52 300C84 296 112 272 130 236L134 204Z"
    stripes = robe_edges(
        ("M34 246L52 300L43 302L24 250Z", "M27 249L45 301L37 303L17 253Z", "M20 252L39 303L32 304L11 256Z"), (WHITE, rose, leaf)
    )
    left = stripes + shape(sleeve, "url(#cloth)") + brush("112 166 86 200 74 260,126 214 112 246 92 274", deep, 4)
    far = "M158 156C180 172 200 210 212 250L190 300C166 294 148 268 138 240L136 206Z"
    right = shape(far, "url(#cloth)") + brush("160 172 180 210 186 270,146 220 156 250 172 276", deep, 4)
    locks = flat("M166 110C180 180 196 240 206 320H231V300C226 240 196 190 172 128Z", SUMI) + line("M177 158C197 208 210 258 217 312M182 164C203 212 217 258 223 306", 1.3, "#6a5a66")
    front_hair = flat("M136 82C126 86 118 94 116 112L113 168C103 160 100 134 101 112C102 82 116 62 136 62S170 82 171 112L170 172C160 164 157 146 157 132L156 106C150 92 144 85 136 82Z", SUMI)
    shine = line("M110 92Q118 74 134 70M162 92Q156 76 142 71", 1.8, "#6a5a66")
    comb = shape("M122 67L119 44L129 56L136 34L143 56L153 44L150 67Q136 60 122 67Z", GOLD, 2.2) + disc(136, 60, 3, COLOURS["seal"], 1.4)
    head = face(136, 112, 0.98, "calm", brows="noble", ear=False) + front_hair + shine + comb
    return hair_back + hems + robe + right + locks + left + neck + head + court_fan()


def court_fan():
    x, y = 80, 240
    blades = "".join(
        shape(f"M{polar(x, y, 8, at)}L{polar(x, y, 64, at)}A64 64 0 0 1 {polar(x, y, 64, at + 15)}L{polar(x, y, 8, at + 15)}Z", tint, 1.8)
        for at, tint in zip(range(-182, -62, 15), (WHITE, GOLD) * 4, strict=True)
    )
    sun = disc(*map(float, polar(x, y, 43, -122).split()), 11.5, COLOURS["seal"], 0)
    end = polar(x, y, 60, -178)
    ribbons = line(f"M{end}C16 258 30 270 20 298M{end}C26 258 40 272 34 302", 3.4, COLOURS["seal"]) + line(f"M{end}C22 258 24 276 27 294", 2.6, GOLD)
    hand = shape("M68 240C68 230 78 228 86 232C94 236 94 248 86 252C76 256 68 250 68 240Z", SKIN, 2.2) + line("M72 236Q80 236 86 242M71 243Q78 242 83 247", 1.5)
    return ribbons + blades + sun + hand


def empress_cloths():
    light = mix(INK["empress"], PAPER, 0.45)
    petals = "".join(disc(*map(float, polar(12, 12, 4.6, at).split()), 3.1, light) for at in range(-90, 270, 72))
    return cloth(34, 34, INK["empress"], petals + disc(12, 12, 2, INK["empress"]) + disc(29, 29, 2, light))


def pate(x, y):
    """Shaved crown, side locks and folded topknot of a man of rank, around a face at `x`, `y`."""
    marks = (
        shape("M-18 -14C-20 -33 -10 -41 2 -41S22 -32 21 -12Q2 -25 -18 -14Z", "#e2d6c0", 2.4)
        + flat("M14 -22C24 -22 26 -4 22 8L15 4C16 -6 14 -14 8 -19Z", SUMI)
        + flat("M-16 -20C-21 -14 -21 -4 -18 2L-15 -6Q-15 -13 -10 -18Z", SUMI)
        + flat("M-9 -40C-6 -53 14 -60 28 -52C35 -47 31 -39 23 -41C14 -43 4 -43 -1 -36Z", SUMI)
        + line("M5 -51Q8 -46 5 -41", 2.2, PAPER)
    )
    return element_at(marks, x, y)


def element_at(marks, x, y, size=1):
    scale = f" scale({size})" if size != 1 else ""
    return f'<g transform="translate({x} {y}){scale}">{marks}</g>'


def daimyo():
    ink = INK["daimyo"]
    deep, dark, light = mix(ink, SUMI, 0.4), mix(ink, SUMI, 0.68), mix(ink, PAPER, 0.35)
    seat = shape("M46 314C32 290 58 258 100 246H176C218 258 244 290 230 314C190 324 86 324 46 314Z", ink)
    pleats = brush("118 256 96 280 84 312,128 258 116 286 114 316,148 258 160 286 162 316,158 256 180 280 192 312,96 254 66 274 58 306,180 254 210 274 218 306", deep, 4)
    arms = both(shape("M98 172C76 186 60 212 54 244C66 258 86 262 102 252L122 214Z", dark) + brush("92 188 76 214 74 250", SUMI, 4), 138)
    wing = shape("M132 146L116 147C96 149 66 134 36 140C52 168 88 222 116 256L138 262V180Z", ink)
    inner = shape("M116 147L104 148C106 180 118 226 128 259L138 262V190Z", light, 2.2)
    stripes = line("M64 144L110 226M84 147L116 214M48 146L104 234", 1.8, deep)
    shoulders = both(wing + stripes + inner, 138)
    belt = shape("M112 246H164V260H112Z", WHITE, 2.4) + line("M138 246V260M126 246V260M150 246V260", 1.6)
    neck = shape("M118 148L138 190L158 148L150 142H126Z", WHITE, 2.2) + shape("M124 146L138 176L152 146L146 138H130Z", SKIN, 2)
    mon = both(disc(101, 184, 11, PAPER, 2) + crest("daimyo", SUMI, 101, 184, 14), 138)
    swords = line("M150 252L204 218", 8) + line("M151 251L203 219", 4.2, WHITE, stroke_dasharray="4 4") + shape("M148 246L156 258L160 255L152 243Z", GOLD, 1.8)
    hands = mirror(shape("M52 246C50 238 60 234 68 240C76 246 76 258 68 260C58 262 52 256 52 246Z", SKIN, 2.2) + line("M57 244Q63 242 68 247M56 251Q62 250 66 254", 1.5), 138)
    fan = shape("M58 250L36 196L46 192L68 246Z", WHITE, 2.2) + line("M63 247L42 195", 1.4) + shape("M50 246C48 237 58 232 66 236C75 241 75 254 67 258C58 261 51 255 50 246Z", SKIN, 2.2) + line("M54 242Q61 239 67 244M54 249Q60 247 65 252", 1.5)
    head = face(138, 112, 1.04, "stern") + brush("136 125 128 121 118 128,136 125 142 122 147 128", SUMI, 2.4) + pate(138, 111)
    return seat + pleats + arms + shoulders + belt + neck + mon + swords + hands + fan + head
