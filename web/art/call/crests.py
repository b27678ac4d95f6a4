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


def label(ink):
    """The heir's mark in heraldry: a bar with three points, here under a small coronet."""
    return flat(
        (
            "M6 1L9 4.5L12 .5L15 4.5L18 1V9H6ZM1 11H23V14H21L22 22.5H16.5L17.5 14H14L15 22.5H9L10 14H6.5"
            "L7.5 22.5H2L3 14H1Z"
        ),
        ink,
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


def cloche(ink):
    return flat(
        "M3 16.5C3 10 7 6.5 12 6.5S21 10 21 16.5ZM1 18H23C22.5 20.5 20.5 21.5 18 21.5H6C3.5 21.5 1.5 20.5 1 18Z", ink
    ) + disc(12, 4, 2.2, ink)


def mask(ink):
    face = "M2 2.5C8.5 5 15.5 5 22 2.5C23.5 12 20 20.5 12 23C4 20.5 .5 12 2 2.5Z"
    left_eye = "M4.8 10.2C6.5 7.5 9 7.8 10 10.2C8.5 9.5 6.5 9.5 4.8 10.2Z"
    right_eye = "M14 10.2C15 7.8 17.5 7.5 19.2 10.2C17.5 9.5 15.5 9.5 14 10.2Z"
    smile = "M6 14C9.5 16 14.5 16 18 14C17 18 14.5 20 12 20S7 18 6 14Z"
    return flat(face + left_eye + right_eye + smile, ink, fill_rule="evenodd")


def bell(ink):
    return flat(
        (
            "M10 1H14V6H10ZM12 6.5C17 6.5 17.5 11 18 14.5C18.3 16.5 20.5 17 21.5 19.5H2.5"
            "C3.5 17 5.7 16.5 6 14.5C6.5 11 7 6.5 12 6.5ZM9.3 20.5H14.7C14.7 24 9.3 24 9.3 20.5Z"
        ),
        ink,
    ) + line("M2.5 6Q.5 9 1 12.5M21.5 6Q23.5 9 23 12.5", 1.6, ink, fill="none", stroke_linecap="round")


CRESTS = {
    "king": crown,
    "queen": rose,
    "heir": label,
    "diplomat": quill,
    "fool": bells,
    "butler": cloche,
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
