"""King, Queen and Heir."""

from call.crests import crest
from call.faces import face, fist, neck
from call.frame import ARGENT, INK, OR, SABLE
from ink import brush, disc, flat, group, line, mirror, mix, num, shape

AXIS = 138


def both(content, axis=AXIS):
    return content + mirror(content, axis)


def king():
    ink = INK["king"]
    deep, beard = mix(ink, SABLE, 0.4), "#8d5a34"
    robe = shape("M60 300C58 244 78 204 112 192H164C198 204 218 244 216 300Z", ink) + both(brush("92 236 84 262 86 298,112 246 108 270 110 298", deep, 4))
    front = shape("M126 226H150V300H126Z", OR) + "".join(disc(138, y, 4.5, ARGENT, 2) for y in (242, 259, 276))
    cape = shape("M74 214C90 192 116 184 138 184S186 192 202 214C208 228 202 244 192 248C166 232 110 232 84 248C74 244 68 228 74 214Z", ARGENT)
    spots = flat("".join(f"M{x} {y}q3 4 2 9q-2 -2 -2 1q0 -3 -2 -1q-1 -5 2 -9Z" for x, y in ((88, 220), (104, 210), (172, 210), (188, 220), (98, 230), (178, 230), (119, 214), (157, 214))), SABLE)
    arms = both(shape("M70 232C54 252 50 276 56 300H104L108 266Z", ink) + shape("M78 274Q94 264 108 272L104 292Q90 284 78 292Z", ARGENT, 2.4))
    orb = disc(96, 252, 18, OR) + line("M79 250Q96 258 113 250M96 234V256", 2.4) + shape("M93 234V228H87V222H93V216H99V222H105V228H99V234Z", OR, 2.2)
    sceptre = line("M182 300L208 168", 9) + line("M182 300L208 168", 4, OR) + lily(210, 154)
    hair = both(shape("M106 116C94 120 92 140 98 152C92 160 98 172 108 168L114 130Z", beard))
    whiskers = shape("M109 134C100 150 102 168 110 174C106 186 116 198 126 196C130 206 146 206 150 196C160 198 170 186 166 174C174 168 176 150 167 134C162 148 152 146 138 148S114 148 109 134Z", beard)
    curls = line("M118 166Q122 176 118 186M130 172Q132 184 130 196M146 172Q144 184 146 196M158 166Q154 176 158 186", 2, mix(beard, SABLE, 0.5))
    moustache = shape("M138 146C130 140 118 142 112 152C122 158 132 156 138 150C144 156 154 158 164 152C158 142 146 140 138 146Z", mix(beard, SABLE, 0.25), 2.2)
    lip = shape("M131 156Q138 152 145 156Q138 164 131 156Z", "#b8433f", 1.8)
    head = hair + face(AXIS, 130, "open", "stern", "round") + whiskers + curls + lip + moustache + group(disc(0, 10, 7, "#eeb394", 2.2), transform="translate(138 128)")
    return robe + front + arms + cape + spots + orb + fist(92, 276) + sceptre + fist(190, 262) + head + great_crown(ink)


def lily(x, y):
    return shape("M0 14C-5 6 -6 -6 0 -16C6 -6 5 6 0 14ZM-3 12C-14 12 -16 -2 -8 -6C-10 2 -4 4 -3 12ZM3 12C14 12 16 -2 8 -6C10 2 4 4 3 12ZM-9 12H9V17H-9Z", OR, 2.2, transform=f"translate({num(x)} {num(y)}) rotate(11)")


def great_crown(ink):
    cap = shape("M106 98C104 74 120 62 138 62S172 74 170 98Z", ink, 2.6)
    band = shape("M100 70L112 84L122 64L138 82L154 64L164 84L176 70L170 112Q138 100 106 112Z", OR)
    jewels = disc(138, 96, 4.5, ink, 2) + disc(119, 99, 3.4, ARGENT, 1.8) + disc(157, 99, 3.4, ARGENT, 1.8)
    balls = "".join(disc(x, y, 4.6, ARGENT, 2.2) for x, y in ((100, 68), (122, 62), (154, 62), (176, 68)))
    return cap + band + jewels + balls + shape("M135 62V56H129V50H135V44H141V50H147V56H141V62Z", OR, 2.2)


def queen():
    ink = INK["queen"]
    deep, light, hair = mix(ink, SABLE, 0.4), mix(ink, ARGENT, 0.6), "#b4552b"
    rim = "".join(f"A13 13 0 0 1 {x} {y}" for x, y in ((72, 158), (74, 134), (86, 112), (106, 98), (170, 98), (190, 112), (202, 134), (204, 158), (194, 184)))
    rim = rim.replace("A13 13 0 0 1 170 98", "L170 98")
    ruff = shape(f"M82 184{rim}L168 204H108Z", ARGENT) + line("M84 166L120 170M82 146L120 158M90 124L122 146M104 108L126 136M192 166L156 170M194 146L156 158M186 124L154 146M172 108L150 136", 1.8, light)
    gown = shape("M100 204C112 192 164 192 176 204L164 256L182 300H94L112 256Z", ink)
    stomacher = shape("M118 196L138 292L158 196Z", OR, 2.6) + line("M122 214L148 244M126 232L143 252M130 252L140 266M154 214L128 244M150 232L133 252", 1.6, mix(OR, SABLE, 0.55))
    bust = shape("M112 196C118 184 128 182 138 182S158 184 164 196Q138 214 112 196Z", "#f6d3b3", 2.4) + "".join(disc(x, y, 3, ARGENT, 1.6) for x, y in ((119, 197), (125, 202), (132, 205), (144, 205), (151, 202), (157, 197)))
    ruby = shape("M138 207L143 213L138 221L133 213Z", "#d3213d", 2)
    puffs = both(shape("M102 204C78 198 64 220 70 244C80 258 100 254 108 240Z", ink) + brush("96 210 84 222 84 246,102 216 94 230 96 246", light, 5))
    lower = both(shape("M74 246C66 262 68 282 78 300H112L104 262L106 246Z", ink) + brush("84 256 82 276 90 296", deep, 4) + shape("M70 288Q92 276 114 286L110 300H74Z", ARGENT, 2.4))
    face_of = face(AXIS, 140, "open", "high", "fine", shape("M-8 20Q-4 16 0 18Q4 16 8 20Q0 27 -8 20Z", "#c8323c", 1.6), 0.92) + disc(152, 150, 1.6, SABLE, 0)
    lashes = line("M121 133L116 130M155 133L160 130", 2)
    curls = shape("M108 138C98 122 106 100 124 98C130 92 146 92 152 98C170 100 178 122 168 138C166 122 156 114 138 114S110 122 108 138Z", hair) + line("M114 124Q116 108 128 106M162 124Q160 108 148 106M132 112Q138 100 144 112", 2, mix(hair, SABLE, 0.5))
    earrings = both(disc(110, 158, 3.6, ARGENT, 1.8))
    return ruff + gown + stomacher + puffs + lower + neck(AXIS, 160, 186) + bust + ruby + face_of + lashes + curls + earrings + tall_crown(ink) + held_rose()


def tall_crown(ink):
    arches = shape("M114 98L108 72L122 82L126 58L138 76L150 58L154 82L168 72L162 98Q138 90 114 98Z", OR)
    pearls = "".join(disc(x, y, 4.2, ARGENT, 2) for x, y in ((108, 70), (126, 55), (150, 55), (168, 70)))
    return arches + pearls + shape("M138 78L143 86L138 94L133 86Z", ink, 1.8) + disc(122, 91, 2.6, ink, 1.4) + disc(154, 91, 2.6, ink, 1.4)


def held_rose():
    red = "#d3213d"
    stem = line("M190 282C196 262 198 244 196 224", 5) + line("M190 282C196 262 198 244 196 224", 2.2, "#3f8a4d")
    leaf = shape("M197 250C206 240 216 242 220 248C212 256 204 256 197 250Z", "#3f8a4d", 2)
    bloom = shape("M196 226C180 226 174 212 180 202C182 192 194 188 202 194C214 194 220 208 214 216C212 224 204 228 196 226Z", red) + line("M190 204C196 198 206 204 202 212C198 218 190 214 194 208M182 210C186 220 196 222 204 218", 2)
    return stem + leaf + bloom + fist(190, 270)


def heir():
    ink = INK["heir"]
    deep, hair = mix(ink, SABLE, 0.4), "#e2b34c"
    tunic = shape("M88 300C86 250 100 222 122 212H154C176 222 190 250 188 300Z", ink) + brush("106 250 102 274 104 298,170 250 174 274 172 298", deep, 4)
    badge = shape("M120 244H156V266Q156 282 138 290Q120 282 120 266Z", ARGENT, 2.4) + crest("heir", ink, 138, 262, 24)
    collar = shape("M104 214C112 204 124 202 138 202S164 204 172 214L170 232L160 222L150 236L138 224L126 236L116 222L106 232Z", ARGENT, 2.6)
    near = shape("M98 232C80 240 70 258 70 276L92 284L112 256Z", ink) + fist(80, 284)
    far = shape("M176 230C194 230 206 218 212 206L196 194C190 206 180 212 170 216Z", ink) + shape("M194 192L214 206L218 198L199 184Z", ARGENT, 2.2)
    mane = shape("M104 136C94 150 94 180 104 194C112 200 120 196 122 188H154C156 196 164 200 172 194C182 180 182 150 172 136Z", hair) + line("M102 160Q100 178 108 192M174 160Q176 178 168 192M110 170V190M166 170V190", 2, mix(hair, SABLE, 0.5))
    grin = shape("M-13 14Q0 20 13 14Q11 28 0 28T-13 14Z", "#8e2430", 2) + flat("M-9 16.5Q-2 19 -1 19V23H-7ZM3 18.8Q7 18 9 16.5L8 21H3Z", ARGENT)
    freckles = "".join(disc(x, y, 1.3, "#b06a45", 0) for x, y in ((118, 172), (123, 176), (116, 178), (158, 172), (153, 176), (160, 178)))
    head = mane + face(AXIS, 162, "dots", "high", "round", grin, 1.04) + freckles
    fringe = shape("M108 152C108 130 122 122 138 122S170 132 168 154C160 140 150 146 144 138C138 148 126 142 122 148C116 144 110 146 108 152Z", hair)
    crown = group(shape("M100 84L113 100L122 76L138 98L154 76L163 100L176 84L170 132Q138 118 106 132Z", OR) + "".join(disc(x, y, 4.8, ink, 2.2) for x, y in ((100, 82), (122, 74), (154, 74), (176, 82))) + disc(138, 112, 5, "#d3213d", 2) + disc(119, 116, 3.6, ARGENT, 1.8) + disc(157, 116, 3.6, ARGENT, 1.8), transform="rotate(-9 138 120) translate(0 4)")
    return wooden_sword() + tunic + badge + near + far + neck(AXIS, 186, 204) + collar + head + fringe + crown + fist(206, 190, turn=-20)


def wooden_sword():
    wood = "#d8a868"
    blade = shape("M199 168L214 84Q222 76 226 86L212 170Z", wood) + line("M207 160L219 92", 1.8, mix(wood, SABLE, 0.5))
    return blade + shape("M190 164L222 170L220 178L188 172Z", wood, 2.4) + line("M205 176L201 206", 9) + line("M205 176L201 206", 4, mix(wood, SABLE, 0.4))
