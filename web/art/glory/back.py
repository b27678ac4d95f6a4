"""The indigo back of the cards."""

from ink import clip, disc, element, flat, group, line, mix, pattern, svg

from glory.frame import COLOURS, PAPER, SUMI, panel


def back():
    ink = COLOURS["back"]
    foam = mix(PAPER, ink, 0.08)
    rings = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y in ((20, 20), (0, 30), (40, 30), (20, 40))
        for r in (20, 14.5, 9, 3.5)
    )
    scale = group(rings, fill=ink, stroke=foam, stroke_width=2)
    waves = pattern("waves", 40, 20, scale, "translate(0 -2)", overflow="hidden")
    sheet = element(
        "rect", x=1, y=1, width=238, height=334, rx=15, fill=PAPER, stroke=mix(PAPER, SUMI, 0.35), stroke_width=1
    )
    sea = group(
        group(element("rect", x=9, y=9, width=222, height=159, fill="url(#waves)"), id="sea"), clip_path="url(#panel)"
    )
    other = '<g clip-path="url(#panel)"><use href="#sea" transform="rotate(180 120 168)"/></g>'
    band = flat("M9 160H231V176H9Z", ink) + line("M9 160H231M9 176H231", 2.4, foam)
    border = panel(fill="none", stroke=mix(ink, SUMI, 0.4), stroke_width=3) + element(
        "rect", x=15, y=15, width=210, height=306, rx=5, fill="none", stroke=foam, stroke_width=1.6
    )
    return svg(
        240,
        336,
        sheet + panel(fill=ink) + sea + other + band + border + roundel(ink, foam),
        waves + clip("panel", panel()),
    )


def roundel(ink, foam):
    """Two waves chasing each other: the same from both sides of the table."""
    comma = (
        "M120 168C106 168 96 158 96 146C96 130 108 122 120 122C146 122 166 142 166 168"
        "C158 152 142 146 134 152C128 158 130 168 120 168Z"
    )
    crest_line = "M104 146C104 136 112 130 121 130C138 130 150 138 156 148"
    wave = flat(comma, ink) + line(crest_line, 2.4, foam, fill="none", stroke_linecap="round") + disc(118, 150, 5, foam)
    return (
        disc(120, 168, 62, foam)
        + disc(120, 168, 57, "none", 3, stroke=ink)
        + wave
        + group(wave, transform="rotate(180 120 168)")
    )
