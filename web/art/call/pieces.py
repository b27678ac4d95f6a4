"""The back of the cards, a closed curtain, and the heart of favor."""

from ink import disc, element, flat, group, line, mix, pattern, svg

from call.crests import HEART, crest, heart
from call.frame import ARGENT, COLOURS, OR, PAPER, SABLE, panel


def back():
    ink = COLOURS["back"]
    light = mix(ink, ARGENT, 0.18)
    lozenge = flat("M24 0L48 33L24 66L0 33Z", light) + line(
        "M24 0L48 33L24 66L0 33Z", 1.6, mix(ink, OR, 0.6), fill="none"
    )
    tile = (
        lozenge
        + heart(mix(ink, OR, 0.85), 24, 33, 17)
        + heart(COLOURS["favor"], 0, 0, 15)
        + heart(COLOURS["favor"], 48, 0, 15)
        + heart(COLOURS["favor"], 0, 66, 15)
        + heart(COLOURS["favor"], 48, 66, 15)
    )
    cloth = pattern("cloth", 48, 66, tile, "translate(0 3)")
    sheet = element(
        "rect", x=1, y=1, width=238, height=334, rx=15, fill=PAPER, stroke=mix(PAPER, SABLE, 0.35), stroke_width=1
    )
    border = panel(stroke=SABLE, stroke_width=2.6) + element(
        "rect", x=15.5, y=15.5, width=209, height=305, rx=5, stroke=OR, stroke_width=2.2
    )
    centre = group(medallion(ink), stroke=SABLE, stroke_linejoin="round")
    return svg(
        240, 336, sheet + panel(fill=ink) + panel(fill="url(#cloth)") + group(border + centre, fill="none"), cloth
    )


def medallion(ink):
    """A crown each way up and four hearts between: the same from both sides of the table."""
    petals = "".join(group(disc(120, 106, 12, OR, 2.4), transform=f"rotate({at} 120 168)") for at in range(0, 360, 20))
    crown = crest("king", OR, 120, 128, 28)
    hearts = "".join(
        group(heart(COLOURS["favor"], 120, 155, 24), transform=f"rotate({at} 120 168)") for at in range(45, 360, 90)
    )
    rim = disc(120, 168, 62, ink, 2.8) + disc(120, 168, 55, "none", 2, stroke=OR)
    return petals + rim + crown + group(crown, transform="rotate(180 120 168)") + hearts


def favor():
    body = element("path", d=HEART, fill=COLOURS["favor"], stroke=SABLE, stroke_width=1.6, stroke_linejoin="round")
    shine = element(
        "path", d="M4.5 8C4.5 6 5.5 5 7 5", stroke=ARGENT, stroke_width=1.8, stroke_linecap="round", fill="none"
    )
    return svg(24, 24, body + shine)
