"""The Diplomat before the map: plumed hat, treaty and quill. Two of them shake hands on it."""

from ink import both, brush, disc, flat, group, layers, line, mix, shape

from call.faces import SKIN, face, fist, neck, tilted
from call.frame import ARGENT, AXIS, INK, OR, SABLE
from call.scenes import pair, with_half

MAIN = INK["diplomat"]
DEEP, LIGHT, HAIR = mix(MAIN, SABLE, 0.42), mix(MAIN, ARGENT, 0.55), "#3a2a26"


def map_of_the_world():
    """Two hemispheres on a wall."""
    land = mix("#7c9a55", ARGENT, 0.2)
    ball = disc(0, 0, 50, mix("#9cc3d4", ARGENT, 0.4), 2.2) + line(
        "M-50 0H50M0 -50V50M0 -50Q-36 0 0 50M0 -50Q36 0 0 50", 1.2, mix(SABLE, ARGENT, 0.4)
    )
    coast = flat("M-30 -34Q-6 -44 2 -30L-8 -18L4 -8L-6 10L-14 32Q-26 12 -22 -2Q-42 -12 -30 -34Z", land) + flat(
        "M18 -20Q36 -22 40 -6L28 8L34 22L20 30Q10 14 18 2Z", land
    )
    return group(ball + coast, transform="translate(60 206)") + group(
        ball + coast, transform="matrix(-1 0 0 1 196 118)"
    )


def feathered_hat():
    plume = shape(
        "M150 82C160 52 188 44 212 56C224 64 224 80 214 84C216 76 210 72 204 74C210 80 206 90 196 90"
        "C198 84 194 80 190 82C192 90 186 96 178 94Z",
        ARGENT,
    ) + brush("158 84 178 62 208 64,176 72 184 76 188 82,190 66 198 70 202 76", mix(ARGENT, SABLE, 0.5), 1.8)
    dome = shape("M108 104C104 76 118 64 138 64S172 76 168 104Z", MAIN) + brush("118 96 114 82 122 72", LIGHT, 2.4)
    band = shape("M107 92Q138 102 169 92L169 104Q138 114 107 104Z", OR, 2.4)
    brim = shape(
        "M74 96C90 105 112 107 138 107S186 105 202 96C210 108 200 126 138 126S66 108 74 96Z", mix(MAIN, SABLE, 0.3)
    )
    return dome + band + plume + brim + disc(160, 101, 5, INK["king"], 2)


def treaty():
    roll = shape("M56 226L100 208L112 262L70 280Z", ARGENT) + shape(
        "M52 222C52 214 60 212 64 218L104 202C108 206 108 212 102 216L60 234C54 234 51 228 52 222Z", ARGENT, 2.4
    )
    words = brush("70 240 84 232 98 228,73 250 86 242 101 238,77 260 84 254 92 252", SABLE, 1.6)
    seal = line("M98 254L104 284M98 254L92 284", 3.4, INK["king"]) + disc(99, 254, 7.5, INK["king"], 2.2)
    return roll + words + seal


def quill():
    vane = shape("M194 262C194 236 204 206 226 180C232 204 224 236 202 258Z", ARGENT, 2.2)
    return vane + brush(
        "188 290 200 240 222 190,204 240 210 236 216 236,208 226 214 220 221 220,212 212 216 206 223 204", SABLE, 1.5
    )


CLOTH = map_of_the_world()
COAT = shape("M72 300C70 248 84 212 114 198H162C192 212 206 248 204 300Z", MAIN)
LAPELS = both(
    shape("M118 198L104 212L112 232L100 238L126 300H138V214Z", DEEP, 2.6) + brush("88 240 84 268 88 298", DEEP, 4), AXIS
)
JABOT = shape(
    "M126 192H150L158 214Q150 222 154 234Q144 232 138 246Q132 232 122 234Q126 222 118 214Z", ARGENT, 2.6
) + brush("132 198 128 212 128 228,138 198 137 220 138 240,144 198 148 212 148 228", LIGHT, 2)
SASH = shape("M96 208L110 202L190 300H166Z", OR, 2.6)
ORDER = shape("M160 252L164 262L175 263L167 270L170 281L160 275L150 281L153 270L145 263L156 262Z", ARGENT, 2.2) + disc(
    160, 267, 4, INK["king"], 1.6
)
LOCKS = both(
    shape("M112 126C98 134 92 160 101 178C94 188 103 203 114 198C123 192 120 170 116 160Z", HAIR)
    + brush("106 146 98 168 108 192,112 152 108 172 112 188", mix(HAIR, ARGENT, 0.4), 1.6),
    AXIS,
)
MOUSTACHE = brush("138 150 124 141 106 152,138 150 152 141 170 152", HAIR, 5) + brush(
    "108 151 98 150 103 140,168 151 178 150 173 140", HAIR, 2.6
)
GOATEE = shape("M132 165Q138 162 144 165Q143 179 138 187Q133 179 132 165Z", HAIR, 1.6)
SMILE = brush("-7 21 1 27 10 17", "#a8343a", 2.4)
FACE = face(AXIS, 134, "sly", "raised", "long", SMILE, form="long", look=-2)
HEAD = tilted(group(LOCKS + FACE + MOUSTACHE + GOATEE, transform="translate(0 7)") + feathered_hat(), 138, 190, -5)
PLAYER = layers(COAT, LAPELS, SASH, ORDER, neck(AXIS, 160, 200), JABOT, HEAD)
NEAR = shape("M84 222C66 236 56 262 60 286L92 292L108 256Z", MAIN) + shape(
    "M56 278Q76 266 96 280L92 296Q76 286 58 294Z", ARGENT, 2.4
)
FAR = shape("M192 222C208 234 216 254 214 272L184 284L170 250Z", MAIN) + shape(
    "M182 274L212 264L214 274L186 286Z", ARGENT, 2.2
)
ARMS = NEAR + FAR + treaty() + fist(78, 266, turn=-20, flip=True) + quill() + fist(192, 268, turn=16)
FIGURE = PLAYER + ARMS
SHAKE = (
    shape("M84 256C92 244 102 238 112 238L118 258C106 260 98 270 94 284Z", MAIN, 2.6)
    + shape("M172 256C164 244 154 238 144 238L138 258C150 260 158 270 162 284Z", MAIN, 2.6)
    + shape("M108 234L118 234L124 258L114 262ZM148 234L138 234L132 258L142 262Z", ARGENT, 2.2)
    # One hand in the other: four fingers of the right over the back of the left.
    + shape("M118 240C124 236 134 236 140 240L138 256C132 260 122 260 118 256Z", SKIN, 2.2)
    + shape(
        "M138 242C132 240 124 242 120 246C122 249 126 248 130 247M138 248C132 246 124 248 121 "
        "251C123 254 127 253 131 252M138 254C133 252 127 253 124 256C126 258 130 258 133 257",
        SKIN,
        1.7,
    )
    + brush("128 226 128 220 128 214,116 228 112 223 110 218,140 228 144 223 146 218", SABLE, 2)
)
TWO = pair(PLAYER, group(SHAKE, transform="translate(8 0)"), left=89, right=187, size=0.62)
ONE_AND_A_HALF = with_half("diplomat", PLAYER, ARMS)
