"""The indigo back of the cards and the little wooden ninja."""

from glory.frame import COLOURS, INK, PAPER, SUMI, panel
from ink import clip, disc, element, flat, group, line, mix, pattern, shape, svg


def back():
    ink = COLOURS["back"]
    foam = mix(PAPER, ink, 0.08)
    rings = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y in ((20, 20), (0, 30), (40, 30), (20, 40)) for r in (20, 14.5, 9, 3.5))
    scale = group(rings, fill=ink, stroke=foam, stroke_width=2)
    waves = pattern("waves", 40, 20, scale, "translate(0 -2)", overflow="hidden")
    sheet = element("rect", x=1, y=1, width=238, height=334, rx=15, fill=PAPER, stroke=mix(PAPER, SUMI, 0.35), stroke_width=1)
    half = clip("half", element("path", d="M9 9H231V168H9Z"))
    sea = group(group(element("rect", x=9, y=9, width=222, height=159, fill="url(#waves)"), id="sea"), clip_path="url(#panel)")
    other = '<g clip-path="url(#panel)"><use href="#sea" transform="rotate(180 120 168)"/></g>'
    band = flat("M9 160H231V176H9Z", ink) + line("M9 160H231M9 176H231", 2.4, foam)
    border = panel(fill="none", stroke=mix(ink, SUMI, 0.4), stroke_width=3) + element("rect", x=15, y=15, width=210, height=306, rx=5, fill="none", stroke=foam, stroke_width=1.6)
    return svg(240, 336, sheet + panel(fill=ink) + sea + other + band + border + roundel(ink, foam), waves + half + clip("panel", panel()))


def roundel(ink, foam):
    """Two waves chasing each other: the same from both sides of the table."""
    comma = "M120 168C106 168 96 158 96 146C96 130 108 122 120 122C146 122 166 142 166 168C158 152 142 146 134 152C128 158 130 168 120 168Z"
    crest_line = "M104 146C104 136 112 130 121 130C138 130 150 138 156 148"
    wave = flat(comma, ink) + line(crest_line, 2.4, foam, fill="none", stroke_linecap="round") + disc(118, 150, 5, foam)
    return (
        disc(120, 168, 62, foam) + disc(120, 168, 57, "none", 3, stroke=ink)
        + wave + group(wave, transform="rotate(180 120 168)")
    )  # fmt: skip


def ninja_figure():
    ink, wood, red = INK["ninja"], COLOURS["wood"], COLOURS["seal"]
    light = mix(ink, PAPER, 0.3)
    foot = shape("M8 60C8 54 40 54 40 60V65C40 71 8 71 8 65Z", wood, 2.2) + line("M8 60C8 66 40 66 40 60", 1.6)
    body = shape("M11 60C10 46 13 38 17 34H31C35 38 38 46 37 60C32 64 16 64 11 60Z", ink, 2.4)
    sword = line("M13 20L39 46", 5) + line("M13 20L20 27", 2.4, COLOURS["gold"])
    scarf = shape("M15 34C20 39 28 39 33 34L42 38L46 46L36 43L31 40C26 42 20 42 15 39Z", red, 2.2)
    head = shape("M11 20C11 9 17 4 24 4S37 9 37 20S32 36 24 36S11 31 11 20Z", ink, 2.4)
    eyes = shape("M13 17C18 14 30 14 35 17L34 24C28 21 20 21 14 24Z", COLOURS["skin"], 1.8) + disc(19, 19.5, 1.9, SUMI, 0) + disc(29, 19.5, 1.9, SUMI, 0)
    shine = line("M16 12Q19 8 23 7M16 48Q15 54 16 58", 1.8, light)
    edge = line("M12 20C12 9 17 5 24 5S36 9 36 20S34 32 32 36L42 39L45 45L37 44V64Q24 70 11 64L12 44L16 36C12 30 12 24 12 20ZM14 21L38 45", 7, wood, fill=wood)
    marks = line("M12 20C12 9 17 5 24 5S36 9 36 20S34 32 32 36L42 39L45 45L37 44V64Q24 70 11 64L12 44L16 36C12 30 12 24 12 20ZM14 21L38 45", 9.5) + edge + sword + foot + body + head + eyes + scarf + shine + line("M13 50Q24 54 36 50", 3, red)
    return svg(48, 72, group(marks, stroke=SUMI, stroke_width=2.4, stroke_linejoin="round", stroke_linecap="round", fill="none"))
