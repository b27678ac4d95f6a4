"""Wild and Hear Ye!: the player of every part, and the crier who ends the round."""

from call.faces import ROUGE, SKIN, face, fist, neck
from call.frame import ARGENT, COLOURS, FAVOR, INK, OR, SABLE
from call.royals import AXIS, both
from ink import brush, clip, disc, element, flat, group, limb, line, mix, shape

CLOAK = "M62 300C60 246 80 206 114 194H162C196 206 216 246 214 300Z"


def wild():
    ink = INK["wild"]
    stripes = "".join(flat(f"M{x} 180h31.5V300h-31.5Z", INK[type]) for x, type in zip((60, 91.4, 122.8, 154.2, 185.6), FAVOR, strict=True))
    cloak = group(stripes, clip_path="url(#cloak)") + line(CLOAK) + line("M91.4 206V300M122.8 196V300M154.2 196V300M185.6 206V300", 2.2)
    ruff = "".join(disc(x, y, 12, ARGENT, 2.4) for x, y in ((96, 204), (180, 204), (112, 210), (164, 210), (129, 214), (147, 214))) + disc(138, 206, 11, ARGENT, 2.4)
    smile = shape("M-15 11Q0 22 15 11Q12 28 0 28T-15 11Z", "#8e2430", 2.2) + flat("M-11 15Q0 21 11 15L9 19Q0 22 -9 19Z", ARGENT)
    head = face(AXIS, 146, "dots", "even", "round", smile)
    domino = shape("M106 138C112 126 126 128 138 134C150 128 164 126 170 138C172 152 160 158 150 154C144 152 142 148 138 148S132 152 126 154C116 158 104 152 106 138Z", ink) + both(shape("M114 142C118 136 126 136 130 143C126 148 118 148 114 142Z", ARGENT, 2)) + disc(122, 142, 2.8, SABLE, 0) + disc(156, 142, 2.8, SABLE, 0)
    return cloak + neck(AXIS, 170, 204) + ruff + both_masks() + group(head + domino + two_hats(), transform="translate(0 7)")


def two_hats():
    """Half a king's crown, half a fool's cap."""
    cap = shape("M138 124V72C160 66 196 72 212 104C218 118 214 130 210 138C202 124 190 122 176 132L169 150C166 134 156 126 138 124Z", INK["king"])
    second = shape("M138 90C146 76 158 66 176 62C170 72 172 84 178 96C166 92 150 98 138 108Z", INK["diplomat"])
    bells = disc(210, 144, 8, OR, 2.6) + disc(178, 58, 7, OR, 2.4)
    crown = shape("M138 118V86L122 66L112 88L98 72L106 132Q120 120 138 118Z", OR) + disc(98, 70, 4.8, ARGENT, 2.2) + disc(122, 62, 4.8, ARGENT, 2.2) + disc(122, 106, 4.4, INK["queen"], 2)
    return cap + second + bells + crown


def both_masks():
    """Comedy held up on the left, tragedy on the right."""
    frown = line("M-9 13Q0 5 9 13", 3)
    grin = flat("M-11 6Q0 12 11 6Q9 18 0 18T-11 6Z", SABLE)
    plate = shape("M-20 -20Q0 -12 20 -20C24 0 16 20 0 26C-16 20 -24 0 -20 -20Z", ARGENT, 2.6)
    eyes = line("M-12 -4Q-8 -9 -3 -4M3 -4Q8 -9 12 -4", 3)
    sad = line("M-12 -6Q-8 -2 -3 -6M3 -6Q8 -2 12 -6", 3)
    left = group(line("M0 26L14 62", 7) + line("M0 26L14 62", 3, OR) + plate + eyes + grin + disc(-13, 5, 3, ROUGE, 0) + disc(13, 5, 3, ROUGE, 0), transform="translate(70 226) rotate(-10)")
    right = group(line("M0 26L-14 62", 7) + line("M0 26L-14 62", 3, OR) + shape("M-20 -20Q0 -12 20 -20C24 0 16 20 0 26C-16 20 -24 0 -20 -20Z", OR, 2.6) + sad + frown, transform="translate(206 226) rotate(10)")
    return left + right + fist(92, 278) + fist(184, 278)


def wild_clips():
    return clip("cloak", element("path", d=CLOAK))


def crier():
    ink = INK["hear-ye"]
    deep, hair = mix(ink, SABLE, 0.42), "#efe9dc"
    coat = shape("M72 300C70 250 86 214 116 202H160C190 214 206 250 204 300Z", ink) + both(brush("92 242 86 270 90 298", deep, 4))
    vest = shape("M120 204H156L164 300H112Z", ARGENT, 2.6)
    braid = both(shape("M120 202L108 214L112 300H124L120 214Z", OR, 2.6) + line("M112 232h10M112 250h10M112 268h10M112 286h10", 2))
    jabot = shape("M126 196H150L156 218Q148 224 150 236Q142 236 138 246Q134 236 126 236Q128 224 120 218Z", ARGENT, 2.4) + line("M133 202L130 228M138 202V238M143 202L146 228", 1.7, "#b9b0a4")
    near = shape("M86 226C66 236 54 260 56 284L90 292L108 258Z", ink) + shape("M52 272Q72 264 94 276L92 292Q72 280 52 286Z", OR, 2.4)
    far = shape("M186 222C206 222 220 206 222 190L200 178C198 194 188 204 172 208Z", ink) + shape("M196 184L226 196L228 184L200 170Z", OR, 2.4)
    wig = both(shape("M112 124C98 130 96 148 102 156C94 164 98 178 106 180C108 190 120 190 120 180L118 140Z", hair) + line("M102 146h12M102 158h12M104 170h12", 2))
    shout = shape("M-13 10C-14 4 14 4 13 10C14 26 8 32 0 32S-14 26 -13 10Z", "#8e2430", 2.4) + flat("M-10 9Q0 6 10 9L9 14H-9Z", ARGENT) + flat("M-8 25Q0 19 8 25Q4 30 0 30T-8 25Z", "#e0776a")
    head = group(wig + face(AXIS, 140, "open", "high", "round", shout), transform="translate(0 9)")
    return coat + vest + braid + neck(AXIS, 166, 198) + jabot + near + far + proclamation() + head + tricorn() + hand_bell()


def tricorn():
    crown = shape("M106 116C106 88 120 78 138 78S170 88 170 116Z", SABLE)
    brim = shape("M74 106C88 93 102 96 113 108C124 121 152 121 163 108C174 96 188 93 202 106C194 126 170 134 138 134S82 126 74 106Z", mix(SABLE, INK["hear-ye"], 0.18))
    lace = line("M78 106C90 98 102 101 111 112C124 126 152 126 165 112C174 101 186 98 198 106", 3, OR)
    return crown + brim + lace + disc(138, 120, 8, INK["king"], 2.2) + disc(138, 120, 3, ARGENT, 1.4)


def hand_bell():
    """Swung up, mouth to the sky."""
    body = shape("M-7 0C-20 -4 -19 -20 -21 -32C-22 -38 -26 -42 -28 -47H28C26 -42 22 -38 21 -32C19 -20 20 -4 7 0Z", OR)
    lip = shape("M-28 -47C-28 -54 28 -54 28 -47C28 -40 -28 -40 -28 -47Z", mix(OR, SABLE, 0.45), 2.4) + disc(6, -50, 6, COLOURS["boards"], 2.2)
    shine = line("M-13 -12C-15 -20 -15 -26 -16 -31", 2.6, ARGENT)
    bell = limb("M0 34V0", 9.6, COLOURS["boards"]) + body + lip + shine
    rings = line("M178 68L170 56M194 60L190 46M212 58V44M227 64L231 56", 3.6, INK["hear-ye"])
    return rings + group(bell, transform="translate(207 134) rotate(-14) scale(.9)") + fist(213, 164, SKIN, -20)


def proclamation():
    sheet = shape("M50 214C66 206 92 206 106 214L104 272C90 264 68 264 52 272Z", ARGENT)
    rolls = shape("M46 208C62 198 94 198 110 208C112 216 108 220 104 220C90 212 66 212 52 220C46 220 44 214 46 208Z", ARGENT, 2.4)
    words = line("M60 230Q78 226 96 230M60 240Q78 236 96 240M60 250Q78 246 86 249", 2.4)
    return sheet + words + rolls + disc(94, 256, 6.5, INK["king"], 2.2) + fist(66, 272)
