"""The Diplomat: plumed hat, treaty and quill."""

from ink import both, brush, disc, group, layers, line, mix, shape

from call.faces import face, fist, neck
from call.frame import ARGENT, AXIS, INK, OR, SABLE


def feathered_hat(ink):
    plume = shape(
        (
            "M150 82C160 52 188 44 212 56C224 64 224 80 214 84C216 76 210 72 204 74C210 80 206 90 196 90"
            "C198 84 194 80 190 82C192 90 186 96 178 94Z"
        ),
        ARGENT,
    ) + brush("158 84 178 62 208 64", mix(ARGENT, SABLE, 0.45), 2)
    dome = shape("M108 104C104 76 118 64 138 64S172 76 168 104Z", ink)
    band = shape("M107 92Q138 102 169 92L169 104Q138 114 107 104Z", OR, 2.4)
    brim = shape(
        "M78 98C88 112 112 118 138 118S188 112 198 98C206 108 198 124 138 124S70 108 78 98Z", mix(ink, SABLE, 0.3)
    )
    return dome + band + plume + brim + disc(160, 101, 5, INK["king"], 2)


def treaty():
    roll = shape("M56 226L100 208L112 262L70 280Z", ARGENT) + shape(
        "M52 222C52 214 60 212 64 218L104 202C108 206 108 212 102 216L60 234C54 234 51 228 52 222Z", ARGENT, 2.4
    )
    lines = line("M70 238L100 226M73 248L102 236M77 258L92 252", 2.2)
    seal = line("M98 254L104 284M98 254L92 284", 3.4, INK["king"]) + disc(99, 254, 7.5, INK["king"], 2.2)
    return roll + lines + seal


def quill_in_hand():
    feather = (
        shape("M192 264C194 236 204 206 224 184C230 204 222 236 200 258Z", ARGENT, 2.4)
        + line("M190 284L196 258C202 236 210 214 220 196", 2)
        + line("M204 240L212 238M207 228L217 224", 1.6)
    )
    return feather + fist(192, 268)


MAIN = INK["diplomat"]
DEEP, LIGHT, HAIR = mix(MAIN, SABLE, 0.42), mix(MAIN, ARGENT, 0.55), "#3a2a26"
COAT = shape("M72 300C70 248 84 212 114 198H162C192 212 206 248 204 300Z", MAIN)
LAPELS = both(
    shape("M118 198L104 212L112 232L100 238L126 300H138V214Z", DEEP, 2.6) + brush("88 240 84 268 88 298", DEEP, 4), AXIS
)
JABOT = shape(
    "M126 192H150L158 214Q150 222 154 234Q144 232 138 246Q132 232 122 234Q126 222 118 214Z", ARGENT, 2.6
) + line("M132 198L128 226M138 198V238M144 198L148 226", 1.7, LIGHT)
SASH = shape("M96 208L110 202L190 300H166Z", OR, 2.6)
ORDER = shape("M160 252L164 262L175 263L167 270L170 281L160 275L150 281L153 270L145 263L156 262Z", ARGENT, 2.2) + disc(
    160, 267, 4, INK["king"], 1.6
)
NEAR = shape("M84 222C66 236 56 262 60 286L92 292L108 256Z", MAIN) + shape(
    "M56 278Q76 266 96 280L92 296Q76 286 58 294Z", ARGENT, 2.4
)
FAR = shape("M192 222C208 234 216 254 214 272L184 284L170 250Z", MAIN)
LOCKS = both(
    shape("M112 126C98 134 94 158 102 176C96 186 104 200 114 196C122 190 120 170 116 160Z", HAIR)
    + line("M106 150Q104 168 110 188", 1.8, mix(HAIR, ARGENT, 0.35)),
    AXIS,
)
MOUSTACHE = brush("138 149 124 141 108 151,138 149 152 141 168 151", HAIR, 4.5) + line(
    "M109 150C101 150 101 141 107 141M167 150C175 150 175 141 169 141", 2.6, HAIR
)
GOATEE = shape("M132 164Q138 161 144 164Q143 178 138 184Q133 178 132 164Z", HAIR, 2)
SMILE = line("M-6 21Q1 25 9 18", 2.4, "#a8343a")
HEAD = group(LOCKS + face(AXIS, 134, "sly", "raised", "long", SMILE) + MOUSTACHE + GOATEE, transform="translate(0 7)")
FIGURE = layers(
    COAT,
    LAPELS,
    SASH,
    ORDER,
    NEAR,
    FAR,
    treaty(),
    fist(80, 268),
    neck(AXIS, 160, 200),
    JABOT,
    HEAD,
    feathered_hat(MAIN),
    quill_in_hand(),
)
