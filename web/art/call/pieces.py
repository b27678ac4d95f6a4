"""The backs of the cards in three themes, and the heart of favor."""

from ink import PALETTE, disc, element, flat, group, line, mix, pattern, placed, svg

from call.crests import HEART, crest, heart
from call.frame import ARGENT, COLOURS, OR, PAPER, SABLE, panel


def lozenges(ink):
    """Harlequin's cloth, hearts where the lozenges meet."""
    d = "M24 0L48 33L24 66L0 33Z"
    hearts = "".join(heart(COLOURS["favor"], x, y, 15) for x in (0, 48) for y in (0, 66))
    marks = flat(d, mix(ink, ARGENT, 0.18)) + line(d, 1.6, mix(ink, OR, 0.6), fill="none")
    return pattern("cloth", 48, 66, marks + heart(mix(ink, OR, 0.85), 24, 33, 17) + hearts, "translate(0 3)")


def stripes(ink):
    """The awning of the travelling stage, bells down every second stripe."""
    bell = placed(crest("hear-ye", mix(ink, OR, 0.8), 0, 0, 17), 37, 16)
    marks = flat("M24 0H50V64H24Z", mix(ink, ARGENT, 0.16)) + line("M24 0V64M50 0V64", 1.6, mix(ink, OR, 0.55))
    return pattern("cloth", 52, 64, marks + bell + heart(mix(ink, OR, 0.8), 11, 48, 13), "translate(6 8)")


def stars(ink):
    """The painted night sky of the last act."""
    star = "M0 -10L2.6 -2.6L10 0L2.6 2.6L0 10L-2.6 2.6L-10 0L-2.6 -2.6Z"
    moon = "M5 -9A10 10 0 1 0 5 9A8 8 0 1 1 5 -9Z"
    marks = (
        flat(star, mix(ink, OR, 0.8), transform="translate(12 14)")
        + flat(moon, mix(ink, OR, 0.65), transform="translate(36 42) scale(.9)")
        + flat(star, mix(ink, ARGENT, 0.45), transform="translate(37 13) scale(.45)")
        + flat(star, mix(ink, ARGENT, 0.45), transform="translate(12 42) scale(.45)")
    )
    return pattern("cloth", 48, 56, marks, "translate(0 0)")


THEMES = {"classic": lozenges, "pine": stripes, "plum": stars}


def back(theme):
    ink = PALETTE["back"][theme]["come-to-call"]
    sheet = element(
        "rect", x=1, y=1, width=238, height=334, rx=15, fill=PAPER, stroke=mix(PAPER, SABLE, 0.35), stroke_width=1
    )
    border = panel(stroke=SABLE, stroke_width=2.6) + element(
        "rect", x=15.5, y=15.5, width=209, height=305, rx=5, stroke=OR, stroke_width=2.2
    )
    centre = group(medallion(ink), stroke=SABLE, stroke_linejoin="round")
    cloth = panel(fill=ink) + panel(fill="url(#cloth)")
    return svg(240, 336, sheet + cloth + group(border + centre, fill="none"), THEMES[theme](ink))


def backs():
    return {"back" if theme == "classic" else f"back-{theme}": back(theme) for theme in THEMES}


def medallion(ink):
    """A crown each way up and four hearts between: the same from both sides of the table."""
    rim = (
        disc(120, 168, 66, SABLE, 0)
        + disc(120, 168, 63, OR, 0)
        + disc(120, 168, 63, "none", 11, stroke=OR, stroke_dasharray="0 13.194", stroke_linecap="round")
        + disc(120, 168, 57, ink, 2.8)
        + disc(120, 168, 52, "none", 2, stroke=OR)
    )
    crown = crest("king", OR, 120, 132, 27)
    hearts = "".join(
        group(heart(COLOURS["favor"], 120, 156, 22), transform=f"rotate({at} 120 168)") for at in range(45, 360, 90)
    )
    return rim + crown + group(crown, transform="rotate(180 120 168)") + hearts


def favor():
    body = element("path", d=HEART, fill=COLOURS["favor"], stroke=SABLE, stroke_width=1.6, stroke_linejoin="round")
    shine = element(
        "path", d="M4.5 8C4.5 6 5.5 5 7 5", stroke=ARGENT, stroke_width=1.8, stroke_linecap="round", fill="none"
    )
    return svg(24, 24, body + shine)
