"""The glyphs of the court, each a single ink on a 24 by 24 ground, and the heart of favor."""

from ink import disc, element, flat, group, line, num

HEART = (
    "M12 22C5 16 1 12 1 7.5C1 4 3.5 2 6.5 2C9 2 11 3.5 12 6C13 3.5 15 2 17.5 2C20.5 2 23 4 23 7.5C23 12 19 16 12 22Z"
)


def crown(ink):
    points = "M2 7L7 12L10.5 5.5H13.5L17 12L22 7L20 17.5H4Z"
    return (
        flat(points + "M4 19H20V22.5H4ZM11 1H13V2.5H14.5V4.3H9.5V2.5H11Z", ink)
        + disc(2, 5.5, 1.7, ink)
        + disc(22, 5.5, 1.7, ink)
    )


def rose(ink):
    petals = "".join(
        group(
            flat("M12 10C7 8.5 6 3.5 8.5 1.5C10 .5 11.2 1.2 12 2.5C12.8 1.2 14 .5 15.5 1.5C18 3.5 17 8.5 12 10Z", ink),
            transform=f"rotate({at} 12 12.5)",
        )
        for at in range(0, 360, 72)
    )
    return petals + disc(12, 12.5, 2.2, ink)


def hobby_horse(ink):
    """The heir's charger: a horse's head on a stick."""
    head = (
        "M13.4 .4L14.6 3.6C19.4 4.6 21.6 9 21 14.6L16.4 16.4L14.4 13.2C12.4 13.8 10.4 14 8.8 13.8L5.6 17"
        "C3.4 17.6 1.6 16 1.8 13.8L7 7.4C8.2 5 9.8 3.8 11.4 3.4ZM9.6 7.2A1.3 1.3 0 1 0 12.2 7.2A1.3 1.3 0 1 0 9.6 7.2Z"
    )
    return flat(
        head + "M15.6 17.8L20.8 15.8L21.6 18L19.6 18.8L21 23.6H18.6L17.4 19.6L16.4 20Z", ink, fill_rule="evenodd"
    )


def quill(ink):
    vane = (
        "M23.2 .8C11.5 .8 3.5 6 4.2 17.3L12.2 9.8L6.3 18.6C13 19.6 16.8 16.6 18.4 13.2L14.6 13.4"
        "L19.8 10.4C21 8.4 21.6 7 22 5.6L18 6.2L22.6 3.5Z"
    )
    return flat(vane + "M3.8 18.6L5.8 20L2.9 23.6L.6 22.8Z", ink)


def bells(ink):
    horns = (
        "M12 10.5C10 4 5.5 2 3 5.5C1.2 8 1 11 1.5 13.5C4 11 6 12 6.3 14.5V18.5H17.7V14.5"
        "C18 12 20 11 22.5 13.5C23 11 22.8 8 21 5.5C18.5 2 14 4 12 10.5Z"
    )
    return (
        flat(horns + "M5.5 19.7H18.5V23H5.5Z", ink)
        + disc(2.3, 16, 2.3, ink)
        + disc(21.7, 16, 2.3, ink)
        + disc(12, 4, 2.2, ink)
    )


def bow_tie(ink):
    wing = "M9.2 9.4L2.6 4.8C1 4 .4 5 .4 6.4V17.6C.4 19 1 20 2.6 19.2L9.2 14.6ZM3 9.6L7 11.2L3 10.9Z"
    side = flat(wing, ink, fill_rule="evenodd")
    knot = element("rect", x=10, y=8.4, width=4, height=7.2, rx=1.4, fill=ink)
    return side + group(side, transform="matrix(-1 0 0 1 24 0)") + knot


def mask(ink):
    face = "M2 2.5C8.5 5 15.5 5 22 2.5C23.5 12 20 20.5 12 23C4 20.5 .5 12 2 2.5Z"
    left_eye = "M4.8 10.2C6.5 7.5 9 7.8 10 10.2C8.5 9.5 6.5 9.5 4.8 10.2Z"
    right_eye = "M14 10.2C15 7.8 17.5 7.5 19.2 10.2C17.5 9.5 15.5 9.5 14 10.2Z"
    smile = "M6 14C9.5 16 14.5 16 18 14C17 18 14.5 20 12 20S7 18 6 14Z"
    return flat(face + left_eye + right_eye + smile, ink, fill_rule="evenodd")


def bell(ink):
    """The crier's hand bell in full swing."""
    body = (
        "M10.4 .6H13.6V7H10.4ZM12 7.6C16 7.6 16.4 11 16.8 14C17 16 18.6 16.6 19.4 18.4H4.6"
        "C5.4 16.6 7 16 7.2 14C7.6 11 8 7.6 12 7.6ZM9.4 19.6H14.6C14.6 23 9.4 23 9.4 19.6Z"
    )
    swung = group(flat(body, ink), transform="rotate(-38 12 12) translate(-1.2 -1.4) scale(1.12)")
    return swung + line("M15 1.6Q20.6 2.8 22.4 8", 2, ink, fill="none", stroke_linecap="round")


CRESTS = {
    "king": crown,
    "queen": rose,
    "heir": hobby_horse,
    "diplomat": quill,
    "fool": bells,
    "butler": bow_tie,
    "wild": mask,
    "hear-ye": bell,
}


def crest(type, ink, x, y, size):
    """A type's glyph centred on `x`, `y`."""
    place = f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({size / 24:.3g})"
    return group(CRESTS[type](ink), transform=place, stroke="none")


def heart(ink, x, y, size, **more):
    place = f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({size / 24:.3g})"
    return element("path", **{"d": HEART, "fill": ink, "stroke": "none", "transform": place} | more)
