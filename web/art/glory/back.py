"""The backs of the cards in three themes, each the same from both sides of the table."""

from ink import PALETTE, brush, disc, element, flat, group, line, mix, pattern, rounded, svg

from glory.frame import PAPER, SUMI, panel

HEMP = (
    "M0 16L14 8L28 16L14 24ZM14 8V24M0 0L14 8L28 0M0 32L14 24L28 32M0 0V32M28 0V32M0 16L14 -8M28 16L14 -8"
    "M0 16L14 40M28 16L14 40"
)


def waves(ink, foam):
    rings = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y in ((20, 20), (0, 30), (40, 30), (20, 40))
        for r in (20, 14.5, 9, 3.5)
    )
    scale = group(rings, fill=ink, stroke=foam, stroke_width=2)
    return pattern("cloth", 40, 20, scale, "translate(0 -2)", overflow="hidden")


def hemp(ink, foam):
    return pattern("cloth", 28, 32, line(HEMP, 1.5, mix(ink, foam, 0.75), fill="none"), "translate(8 8)")


def links(ink, foam):
    """Rings linked without end, the sign of good ties."""
    centres = ((0, 0), (34, 0), (0, 34), (34, 34), (17, 17))
    rings = "".join(f'<circle cx="{x}" cy="{y}" r="17"/>' for x, y in centres)
    seeds = "".join(disc(x, y, 2.4, mix(ink, foam, 0.7), 0) for x, y in ((17, 0), (0, 17), (17, 34), (34, 17)))
    marks = group(rings, fill="none", stroke=mix(ink, foam, 0.75), stroke_width=1.9) + seeds
    return pattern("cloth", 34, 34, marks, "translate(1 -2)")


def plover(ink, foam):
    """A plover over the crest of a wave."""
    bird = (
        "M76 150C82 138 96 132 110 136C112 124 122 114 138 112C134 122 136 130 132 138C144 140 154 134 162 124"
        "C164 140 158 156 142 162C124 168 104 168 92 158L84 160L86 153Z"
    )
    return (
        flat(bird, ink) + disc(92, 146, 2.4, foam) + brush("112 142 124 148 134 142,108 150 124 158 142 150", foam, 2)
    )


def pine(ink, foam):
    """Needles in a fan above their bough."""
    needles = "".join(
        f"M{x} {y}a{r} {r} 0 0 1 {2 * r} 0q-{r} -8 -{2 * r} 0Z"
        for x, y, r in ((92, 138, 28), (76, 160, 22), (122, 160, 22))
    )
    veins = (
        "M120 136V116M108 137L102 120M132 137L138 120M98 158V143M90 159L84 147M106 159L112 147"
        "M144 158V143M136 159L130 147M152 159L158 147"
    )
    return flat(needles, ink) + line(veins, 1.8, foam, stroke_linecap="round")


def blossom(ink, foam):
    petals = "".join(disc(120, 127, 9.4, ink, transform=f"rotate({at} 120 141)") for at in range(0, 360, 72))
    threads = "".join(f'<path d="M120 141V129" transform="rotate({at} 120 141)"/>' for at in range(36, 396, 72))
    return petals + group(threads, stroke=foam, stroke_width=1.8) + disc(120, 141, 4, foam)


THEMES = {"classic": (waves, plover), "pine": (hemp, pine), "plum": (links, blossom)}


def back(theme):
    ink = PALETTE["back"][theme]["call-to-glory"]
    foam = mix(PAPER, ink, 0.08)
    cloth, half = THEMES[theme]
    sheet = element(
        "rect", x=1, y=1, width=238, height=334, rx=15, fill=PAPER, stroke=mix(PAPER, SUMI, 0.35), stroke_width=1
    )
    field = element("rect", id="field", x=9, y=9, width=222, height=159, fill="url(#cloth)")
    other = element("use", href="#field", transform="rotate(180 120 168)")
    band = flat("M9 160H231V176H9Z", ink) + line("M9 160H231M9 176H231", 2.4, foam)
    border = panel(fill="none", stroke=mix(ink, SUMI, 0.4), stroke_width=3) + element(
        "rect", x=15, y=15, width=210, height=306, rx=5, fill="none", stroke=foam, stroke_width=1.6
    )
    sign = half(ink, foam)
    roundel = (
        disc(120, 168, 64, foam)
        + disc(120, 168, 59, "none", 3, stroke=ink)
        + sign
        + group(sign, transform="rotate(180 120 168)")
        + line("M70 168H170", 2.2, ink, stroke_dasharray="0 6", stroke_linecap="round")
    )
    return svg(
        240,
        336,
        sheet + panel(fill=ink) + field + other + band + rounded(PAPER) + border + roundel,
        cloth(ink, foam),
    )


def backs():
    return {"back" if theme == "classic" else f"back-{theme}": back(theme) for theme in THEMES}
