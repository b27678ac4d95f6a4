"""The nine crests (mon), each a single ink on a 24 by 24 ground."""

from ink import disc, element, flat, group, num, polar


def ring(count, petal, start=0.0):
    """`petal`, drawn pointing up from the centre, `count` times around it."""
    return "".join(
        group(petal, transform=f"rotate({num(start + 360 * at / count)} 12 12)") if start + at else petal
        for at in range(count)
    )


def chrysanthemum(ink):
    petal = flat("M12 9.6L10.5 4.2C10.3 1 13.7 1 13.5 4.2Z", ink)
    return ring(10, petal) + disc(12, 12, 1.9, ink)


def fan(ink):
    leaves = "".join(
        flat(
            f"M{polar(12, 20.5, 6.5, at + 1.4)}L{polar(12, 20.5, 18, at + 0.9)}"
            f"A18 18 0 0 1 {polar(12, 20.5, 18, at + 22.1)}L{polar(12, 20.5, 6.5, at + 21.6)}Z",
            ink,
        )
        for at in (-147.5, -124.5, -101.5, -78.5, -55.5)
    )
    handle = flat(f"M12 22.8L{polar(12, 20.5, 5.2, -150)}A5.2 5.2 0 0 1 {polar(12, 20.5, 5.2, -30)}Z", ink)
    return leaves + handle


def castle(ink):
    roofs = (
        "M12 1L14 3.5C16 4.5 17.5 5 19 5V7.5H5V5C6.5 5 8 4.5 10 3.5ZM7 8.5H17V10.5"
        "C18.5 11.5 20 12 22 12V14.5H2V12C4 12 5.5 11.5 7 10.5Z"
    )
    walls = "M5 15.5H19L20.5 23H14V19.5C14 17 10 17 10 19.5V23H3.5Z"
    return flat(roofs + walls, ink)


def helmet(ink):
    horns = "M12 12.8C6 12.2 1.5 7.5 3 .8C4.5 5.5 7.5 8.4 12 8.8C16.5 8.4 19.5 5.5 21 .8C22.5 7.5 18 12.2 12 12.8Z"
    bowl = (
        "M4.5 11.5C6.5 13.6 9 14.5 12 14.5S17.5 13.6 19.5 11.5C20.3 13.5 20 15.2 20.7 17L23.5 22.5H17"
        "C16.7 19.8 15 18.6 12 18.6S7.3 19.8 7 22.5H.5L3.3 17C4 15.2 3.7 13.5 4.5 11.5Z"
    )
    knob = "M9.8 7.3C10 5 10.6 3.3 12 1.5C13.4 3.3 14 5 14.2 7.3Q12 8.2 9.8 7.3Z"
    return flat(horns + bowl + knob, ink)


def swords(ink):
    sword = flat("M3.2 1.5C9 4.5 13.5 9 16.6 14.2L14.8 15.8C9.5 12 5.5 7 3.2 1.5Z", ink) + flat(
        "M12.9 17.2L18 12.8L19.2 14.2L17.3 15.9L22.5 21L20.8 22.7L16 17L14.1 18.6Z", ink
    )
    return sword + group(sword, transform="matrix(-1 0 0 1 24 0)")


def shuriken(ink):
    blades = "M12 .5L15 9L23.5 12L15 15L12 23.5L9 15L.5 12L9 9ZM12 9.7A2.3 2.3 0 1 0 12 14.3A2.3 2.3 0 1 0 12 9.7Z"
    return group(flat(blades, ink, fill_rule="evenodd"), transform="rotate(22 12 12)")


def scroll(ink):
    rolls = "M2 2.5H22C24 2.5 24 7.5 22 7.5H2C0 7.5 0 2.5 2 2.5ZM2 17H22C24 17 24 22 22 22H2C0 22 0 17 2 17Z"
    sheet = "M4 8.5H20V16H4ZM6.8 9.8V14.7H8.4V9.8ZM11.2 9.8V14.7H12.8V9.8ZM15.6 9.8V13H17.2V9.8Z"
    return flat((rolls + sheet), ink, fill_rule="evenodd")


def lotus(ink):
    middle = "M12 2.5C15.5 6.5 16 11.5 12 17.5C8 11.5 8.5 6.5 12 2.5Z"
    inner = (
        "M6.5 5.5C4.5 10.5 6 15.5 10.5 18C8.5 13.5 7.5 9.5 6.5 5.5ZM17.5 5.5"
        "C19.5 10.5 18 15.5 13.5 18C15.5 13.5 16.5 9.5 17.5 5.5Z"
    )
    outer = (
        "M1 9.5C1 15.5 4.5 19 9.5 19C5.5 16.5 3.5 13.5 1 9.5ZM23 9.5C23 15.5 19.5 19 14.5 19"
        "C18.5 16.5 20.5 13.5 23 9.5Z"
    )
    water = "M3 20.3Q12 22 21 20.3L20 22.3Q12 24 4 22.3Z"
    return flat((middle + inner + outer + water), ink)


def rice(ink):
    ear = element("path", d="M12 23C11 15 9 9 4.5 4.5", stroke=ink, stroke_width=1.5, fill="none")
    grains = "".join(
        element("ellipse", cx=x, cy=y, rx=1.5, ry=2.9, fill=ink, transform=f"rotate({turn} {x} {y})")
        for x, y, turn in (
            (3.9, 3.6, -35),
            (7.9, 5.2, 12),
            (3.5, 9, -72),
            (10, 10, 8),
            (5.4, 13.6, -62),
            (7.2, 18, -52),
        )
    )
    half = ear + grains
    return half + group(half, transform="matrix(-1 0 0 1 24 0)")


CRESTS = {
    "emperor": chrysanthemum,
    "empress": fan,
    "daimyo": castle,
    "shogun": helmet,
    "samurai": swords,
    "ninja": shuriken,
    "envoy": scroll,
    "monk": lotus,
    "farmer": rice,
}


def crest(character, ink, x, y, size):
    """A character's crest centred on `x`, `y`."""
    place = f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({size / 24:.3g})"
    return group(CRESTS[character](ink), transform=place, stroke="none")
