"""The nine crests (mon), each a single ink on a 24 by 24 ground."""

from ink import disc, element, flat, group, num, polar


def ring(count, petal, start=0.0):
    """`petal`, drawn pointing up from the centre, `count` times around it."""
    return "".join(
        group(petal, transform=f"rotate({num(start + 360 * at / count)} 12 12)") if start + at else petal
        for at in range(count)
    )


def chrysanthemum(ink):
    petal = flat("M12 9L9.9 4.4C9.4 -.1 14.6 -.1 14.1 4.4Z", ink)
    return ring(8, petal) + disc(12, 12, 2.1, ink)


def fan(ink):
    leaves = "".join(
        flat(
            f"M{polar(12, 20, 5.6, at + 1.8)}L{polar(12, 20, 15, at + 1)}"
            f"A15 15 0 0 1 {polar(12, 20, 15, at + 20)}L{polar(12, 20, 5.6, at + 19.2)}Z",
            ink,
        )
        for at in (-142.5, -121.5, -100.5, -79.5, -58.5)
    )
    handle = flat(f"M12 23.6L{polar(12, 20, 4.3, -140)}A4.3 4.3 0 0 1 {polar(12, 20, 4.3, -40)}Z", ink)
    return leaves + handle


def castle(ink):
    roofs = (
        "M12 1L14 3.5C16 4.5 17.5 5 19 5V7.5H5V5C6.5 5 8 4.5 10 3.5ZM7 8.5H17V10.5"
        "C18.5 11.5 20 12 22 12V14.5H2V12C4 12 5.5 11.5 7 10.5Z"
    )
    walls = "M5 15.5H19L20.5 23H14V19.5C14 17 10 17 10 19.5V23H3.5Z"
    return flat(roofs + walls, ink)


def helmet(ink):
    """A horned helmet with its iron mask, seen from the front."""
    horn = "M8.6 7.6C5.6 6.6 3.6 4 3.6 .4C.4 5 .6 10.8 4 13.4Q5.4 9.6 8.6 7.6Z"
    head = (
        "M12 3.4C16.4 3.4 19.2 6 19.4 10.2Q12 7.4 4.6 10.2C4.8 6 7.6 3.4 12 3.4ZM12 10C15 10 "
        "17.4 10.6 19.4 11.6L23 16.6"
        "Q20.8 18.6 18.2 18C17.4 21.6 15 23.8 12 23.8S6.6 21.6 5.8 18Q3.2 18.6 1 16.6L4.6 11.6C6.6 10.6 9 10 12 10Z"
        "M7 13L7.6 15.8L11 16.4V14.2ZM17 13L13 14.2V16.4L16.4 15.8ZM8.8 19.6L9.6 21.4H14.4L15.2 19.6Q12 18 8.8 19.6Z"
    )
    side = flat(horn, ink)
    return side + group(side, transform="matrix(-1 0 0 1 24 0)") + flat(head, ink, fill_rule="evenodd")


def commas(ink):
    """Three commas chasing each other, the sign of the god of war."""
    comma = "M9 1.4A10.9 10.9 0 0 1 22.8 10.2C20.6 7 17.8 6 15 6.2A4.8 4.8 0 1 1 9 1.4Z"
    return ring(3, flat(comma, ink))


def shuriken(ink):
    blades = "M12 .5L15 9L23.5 12L15 15L12 23.5L9 15L.5 12L9 9ZM12 9.7A2.3 2.3 0 1 0 12 14.3A2.3 2.3 0 1 0 12 9.7Z"
    return group(flat(blades, ink, fill_rule="evenodd"), transform="rotate(22 12 12)")


def goose(ink):
    """The wild goose, which carries letters in old poems."""
    bird = (
        "M.3 11L3 8.4C4.8 7.6 6.4 8.4 7.2 9.8L9.8 12.4C8.8 8 9.2 4 10.8 .4C15 3 17.4 7.4 17.6 12.4"
        "L22.4 5.4C23.6 9.6 22.8 13.2 20.2 15.6L23.6 18.8C18 21.6 11 20.6 7.6 16L5 12Z"
    )
    return flat(bird, ink)


def lotus(ink):
    middle = "M12 1C16.6 5.6 17.2 11.6 12 18.4C6.8 11.6 7.4 5.6 12 1Z"
    side = (
        "M6.6 5C3.4 11 5.4 16.6 10.4 19C7 14.6 6.4 9.8 6.6 5ZM.4 9.4C-.4 16 4 20.2 10 20.2C5.4 17.6 2.4 13.6 .4 9.4Z"
        "M3.4 21.2Q8 22 12 22V24Q7 24 4.6 23.2Z"
    )
    half = flat(side, ink)
    return flat(middle, ink) + half + group(half, transform="matrix(-1 0 0 1 24 0)")


def rice(ink):
    """Two ears bent under their grains."""
    ear = element("path", d="M12 23.5C11.6 15 9.4 7.6 3.6 4.6", stroke=ink, stroke_width=1.6, fill="none")
    grains = "".join(
        element("ellipse", cx=x, cy=y, rx=1.9, ry=3.3, fill=ink, transform=f"rotate({turn} {x} {y})")
        for x, y, turn in ((8.6, 4, 8), (3, 7.4, -38), (4.2, 13.4, -44), (6.2, 19, -46))
    )
    half = ear + grains
    return half + group(half, transform="matrix(-1 0 0 1 24 0)")


CRESTS = {
    "emperor": chrysanthemum,
    "empress": fan,
    "daimyo": castle,
    "shogun": helmet,
    "samurai": commas,
    "ninja": shuriken,
    "envoy": goose,
    "monk": lotus,
    "farmer": rice,
}


def crest(character, ink, x, y, size):
    """A character's crest centred on `x`, `y`."""
    place = f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({size / 24:.3g})"
    return group(CRESTS[character](ink), transform=place, stroke="none")
