"""Diplomat, Fool and Butler."""

from call.crests import crest
from call.faces import SKIN, face, fist, neck
from call.frame import ARGENT, COLOURS, INK, OR, SABLE
from call.royals import AXIS, both
from ink import brush, disc, flat, group, line, mix, num, pattern, shape


def diplomat():
    ink = INK["diplomat"]
    deep, light, hair = mix(ink, SABLE, 0.42), mix(ink, ARGENT, 0.55), "#3a2a26"
    coat = shape("M72 300C70 248 84 212 114 198H162C192 212 206 248 204 300Z", ink)
    lapels = both(shape("M118 198L104 212L112 232L100 238L126 300H138V214Z", deep, 2.6) + brush("88 240 84 268 88 298", deep, 4))
    jabot = shape("M126 192H150L158 214Q150 222 154 234Q144 232 138 246Q132 232 122 234Q126 222 118 214Z", ARGENT, 2.6) + line("M132 198L128 226M138 198V238M144 198L148 226", 1.7, light)
    sash = shape("M96 208L110 202L190 300H166Z", OR, 2.6)
    order = shape("M160 252L164 262L175 263L167 270L170 281L160 275L150 281L153 270L145 263L156 262Z", ARGENT, 2.2) + disc(160, 267, 4, INK["king"], 1.6)
    near = shape("M84 222C66 236 56 262 60 286L92 292L108 256Z", ink) + shape("M56 278Q76 266 96 280L92 296Q76 286 58 294Z", ARGENT, 2.4)
    far = shape("M192 222C208 234 216 254 214 272L184 284L170 250Z", ink)
    locks = both(shape("M112 126C98 134 94 158 102 176C96 186 104 200 114 196C122 190 120 170 116 160Z", hair) + line("M106 150Q104 168 110 188", 1.8, mix(hair, ARGENT, 0.35)))
    moustache = brush("138 149 124 141 108 151,138 149 152 141 168 151", hair, 4.5) + line("M109 150C101 150 101 141 107 141M167 150C175 150 175 141 169 141", 2.6, hair)
    goatee = shape("M132 164Q138 161 144 164Q143 178 138 184Q133 178 132 164Z", hair, 2)
    smile = line("M-6 21Q1 25 9 18", 2.4, "#a8343a")
    head = group(locks + face(AXIS, 134, "sly", "raised", "long", smile) + moustache + goatee, transform="translate(0 7)")
    return coat + lapels + sash + order + near + far + treaty() + fist(80, 268) + neck(AXIS, 160, 200) + jabot + head + feathered_hat(ink) + quill_in_hand()


def feathered_hat(ink):
    plume = shape("M150 82C160 52 188 44 212 56C224 64 224 80 214 84C216 76 210 72 204 74C210 80 206 90 196 90C198 84 194 80 190 82C192 90 186 96 178 94Z", ARGENT) + brush("158 84 178 62 208 64", mix(ARGENT, SABLE, 0.45), 2)
    dome = shape("M108 104C104 76 118 64 138 64S172 76 168 104Z", ink)
    band = shape("M107 92Q138 102 169 92L169 104Q138 114 107 104Z", OR, 2.4)
    brim = shape("M78 98C88 112 112 118 138 118S188 112 198 98C206 108 198 124 138 124S70 108 78 98Z", mix(ink, SABLE, 0.3))
    return dome + band + plume + brim + disc(160, 101, 5, INK["king"], 2)


def treaty():
    roll = shape("M56 226L100 208L112 262L70 280Z", ARGENT) + shape("M52 222C52 214 60 212 64 218L104 202C108 206 108 212 102 216L60 234C54 234 51 228 52 222Z", ARGENT, 2.4)
    lines = line("M70 238L100 226M73 248L102 236M77 258L92 252", 2.2)
    seal = line("M98 254L104 284M98 254L92 284", 3.4, INK["king"]) + disc(99, 254, 7.5, INK["king"], 2.2)
    return roll + lines + seal


def quill_in_hand():
    feather = shape("M192 264C194 236 204 206 224 184C230 204 222 236 200 258Z", ARGENT, 2.4) + line("M190 284L196 258C202 236 210 214 220 196", 2) + line("M204 240L212 238M207 228L217 224", 1.6)
    return feather + fist(192, 268)


def fool():
    red, green = INK["king"], INK["heir"]
    body = "M74 300C74 252 88 216 116 204H160C188 216 202 252 202 300Z"
    tunic = shape(body, OR) + flat("M138 204H160C188 216 202 252 202 300H138Z", red) + flat(body, "url(#motley)") + line(body) + line("M138 206V300", 2.4)
    buttons = "".join(disc(138, y, 4.6, ARGENT, 2) for y in (246, 264, 282))
    near = shape("M86 226C68 232 58 214 52 198L70 188C74 202 82 208 98 208Z", red) + shape("M48 200L74 186L70 176L44 190Z", ARGENT, 2.4)
    hand = shape("M50 190C42 182 42 172 47 164C45 156 50 153 53 158L56 164L58 152C60 147 65 149 64 154L64 163L69 154C72 150 76 153 74 158L70 167C75 164 79 167 75 171L68 182C64 190 56 194 50 190Z", SKIN, 2.4)
    far = shape("M190 226C204 238 210 258 206 276L182 284L172 252Z", OR)
    collar = "".join(
        shape(f"M{a} 202L{b} {low}L{c} 202Z", fill, 2.6) + disc(b, low + 4, 5, ARGENT, 2)
        for a, b, c, low, fill in ((98, 96, 122, 226, green), (116, 122, 138, 236, OR), (138, 154, 160, 236, green), (154, 180, 178, 226, OR))
    )
    collar = shape("M98 204Q138 186 178 204Q138 220 98 204Z", green, 2.6) + collar
    grin = shape("M-19 9Q0 20 19 9Q17 29 0 29T-19 9Z", "#8e2430", 2.2) + flat("M-15 13.5Q0 20 15 13.5L13 18Q0 23 -13 18Z", ARGENT)
    head = face(AXIS, 148, "happy", "high", "round", grin) + disc(AXIS, 155, 7.5, "#e0634f", 2.4)
    wave = group(near + hand, transform="translate(8 36)")
    face_and_cap = group(head + belled_cap(red, green), transform="translate(0 8)")
    return puppet() + tunic + buttons + wave + far + neck(AXIS, 172, 202) + collar + face_and_cap + fist(194, 276)


def belled_cap(red, green):
    left = shape("M138 112C120 78 84 70 66 104C60 118 64 130 68 138C76 124 88 124 100 134C102 146 106 156 110 160Q112 136 138 128Z", OR)
    right = shape("M138 112C156 78 192 70 210 104C216 118 212 130 208 138C200 124 188 124 176 134C174 146 170 156 166 160Q164 136 138 128Z", red)
    middle = shape("M114 124C114 96 126 82 136 58C142 82 162 96 162 124Q138 112 114 124Z", green)
    band = shape("M108 158C108 132 120 120 138 120S168 132 168 158C162 140 152 134 138 134S114 140 108 158Z", ARGENT, 2.6)
    spots = line("M116 146L121 136M129 129L131 123M147 129L145 123M160 146L155 136", 2)
    bells = "".join(disc(x, y, 8.5, OR, 2.6) + line(f"M{x - 7} {y}H{x + 7}M{x} {y + 1}V{y + 7}", 1.8) for x, y in ((68, 144), (208, 144), (136, 52)))
    return left + right + middle + band + spots + bells


def puppet():
    """The fool's own fool, on a stick."""
    stick = line("M190 300L206 236", 8) + line("M190 300L206 236", 3.4, COLOURS["boards"])
    face_of = disc(209, 222, 15, SKIN, 2.6) + line("M203 219h.1M214 220h.1", 4) + line("M202 227Q209 233 215 227", 2)
    cap = shape("M194 218C190 200 200 192 208 202C214 190 228 196 226 214Q210 206 194 218Z", INK["diplomat"], 2.4) + disc(193, 222, 4, OR, 1.8) + disc(227, 218, 4, OR, 1.8)
    ruff = shape("M198 236L204 246L208 238L214 246L219 234Q208 240 198 236Z", OR, 2)
    return stick + face_of + cap + ruff


def motley():
    return pattern("motley", 32, 48, flat("M16 0L32 24L16 48L0 24Z", ARGENT, opacity=0.85) + flat("M16 12L24 24L16 36L8 24Z", INK["heir"], opacity=0.9), "translate(122 204)")


def butler():
    ink = INK["butler"]
    dark, grey = mix(ink, SABLE, 0.5), mix(ink, ARGENT, 0.35)
    coat = shape("M70 300C68 250 84 214 116 202H160C192 214 208 250 206 300Z", ink)
    shirt = shape("M118 202H158L154 244L138 266L122 244Z", ARGENT, 2.6)
    waistcoat = shape("M122 240L138 262L154 240L164 300H112Z", OR, 2.6) + line("M124 252L120 300M131 258V300M145 258V300M152 252L156 300", 3.4) + disc(138, 278, 3.4, ARGENT, 1.8) + disc(138, 292, 3.4, ARGENT, 1.8)
    lapels = both(shape("M118 202L100 216L108 232L98 238L118 300L126 264L112 222Z", dark, 2.6))
    tie = shape("M138 212L118 202V226ZM138 212L158 202V226Z", INK["king"], 2.4) + disc(138, 213, 5.5, INK["king"], 2.2)
    near = shape("M84 226C66 240 58 264 66 286L128 292V270L98 264Z", ink) + shape("M120 268L136 266V294L120 292Z", ARGENT, 2.4)
    towel = shape("M70 266Q90 256 110 266L112 300H68Z", ARGENT, 2.6) + line("M78 268V298M102 268V298", 2, INK["king"])
    far = shape("M192 226C214 220 222 206 222 196L200 186C198 200 190 208 176 212Z", ink) + shape("M196 190L224 200L226 190L200 180Z", ARGENT, 2.4)
    whiskers = both(shape("M110 122C102 132 102 154 110 166C118 166 122 158 118 150C114 144 116 134 116 128Z", "#8b8790", 2.6))
    prim = line("M-7 23Q0 20 7 23", 2.4, "#a8343a")
    head = both(shape("M109 130C101 126 100 142 109 146Z", SKIN, 2.2)) + face(AXIS, 136, "shut", "raised", "long", prim) + whiskers
    hair = shape("M107 130C102 100 120 92 140 94C166 92 174 112 169 130C166 118 158 112 146 112C136 116 122 110 116 110C110 116 108 122 107 130Z", "#8b8790") + line("M126 98Q134 108 152 108M120 102Q126 108 134 109", 1.8)
    head = group(head + hair, transform="translate(0 12)")
    return coat + shirt + waistcoat + lapels + neck(AXIS, 176, 200) + tie + far + near + towel + head + group(silver_tray(), transform="translate(-5 0)")


def silver_tray():
    silver = "#dfe2e6"
    hand = shape("M194 184C194 172 206 168 216 172C224 176 224 186 216 190C206 194 194 192 194 184Z", ARGENT, 2.4)
    dome = shape("M174 158C174 132 188 120 204 120S232 132 233 158Z", silver) + line("M183 152C183 140 190 130 198 127", 2.6, ARGENT) + disc(204, 115, 5.5, OR, 2.4)
    plate = shape("M164 158H240V164Q236 174 220 174H186Q168 174 164 164Z", silver, 2.6)
    return hand + dome + plate


