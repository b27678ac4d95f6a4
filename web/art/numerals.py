"""Numerals and signs as paths, cut like the fat letters of a playbill: 32 wide, 48 high (see WIDTHS)."""

from ink import element, group, num

SIX = (
    "M27 1C30 1 31 4 29 6C21 11 15 15 12 21C14 20 16 19 18 19C26 19 32 24 32 33"
    "C32 42 25 48 16.5 48C6 48 0 41 0 30C0 15 10 3 27 1ZM16.5 24.5C13 24.5 10.8 28 10.8 33.5"
    "C10.8 39 13 42.5 16.5 42.5C20 42.5 22 39 22 33.5C22 28 20 24.5 16.5 24.5Z"
)
OUTLINES = {
    "0": (
        "M16 0C26 0 32 9 32 24S26 48 16 48S0 39 0 24S6 0 16 0ZM16 5.5C12 5.5 10.5 13 10.5 24"
        "S12 42.5 16 42.5S21.5 35 21.5 24S20 5.5 16 5.5Z"
    ),
    "1": "M3 8C9 7 12 4 13 0H20V42L27 44V48H2V44L9 42V13H3Z",
    "2": (
        "M2 14C2 5 8 0 17 0C26 0 32 5 32 13C32 20 28 25 20 31L12 38H24C27 38 28 36 29 33H32"
        "L31 48H1V43L14 29C19 24 21.5 19 21.5 13C21.5 8.5 19.5 5.5 16 5.5C13 5.5 11.5 7 11.5 9"
        "C11.5 11.5 13 12 13 15C13 18.5 10.5 20.5 7.5 20.5C4 20.5 2 18 2 14Z"
    ),
    "4": "M19 0H27V29H33V36H27V43L31 45V48H14V45L17.5 43V36H0V30ZM17.5 29V12L7 29Z",
    "6": SIX,
    "7": "M1 0H31V6C24 15 20 28 20 40C20 45 18 48 14 48S8 45 8 40C8 29 13 19 23 9H9C6 9 5 11 4 15H1Z",
    "8": (
        "M16 0C24 0 30 4.5 30 12C30 17 27 20.5 22 22.5C28 24.5 32 28.5 32 35C32 43 25 48 16 48"
        "S0 43 0 35C0 29 3.5 25 9 23C4.5 20.5 2 17 2 12C2 4.5 8 0 16 0ZM16 5C12.5 5 11 8 11 12"
        "S13 18.5 17 20.5C20 18.5 21 16 21 12S19.5 5 16 5ZM14 26C11 28 10 31 10 34.5"
        "C10 39.5 12 43 16 43S22.5 40.5 22.5 36C22.5 31 20 28.5 14 26Z"
    ),
    "×": "M5 14L11 8L16 13L21 8L27 14L22 19L27 24L21 30L16 25L11 30L5 24L10 19Z",
    "+": "M12 8H20V16H28V24H20V32H12V24H4V16H12Z",
    "A": "M12 0H22L33 43L36 45V48H20V45L24 43L22 35H11L9 43L13 45V48H-2V45L2 43ZM12 29H20.5L16.5 12Z",
    "B": (
        "M0 0H17C26 0 31 4 31 12C31 17 28.5 20.5 24 22C30 24 33 28 33 34C33 43 27 48 17 48H0V45"
        "L4 43V5L0 3ZM14 6V20H16C20 20 21.5 17 21.5 13C21.5 8.5 19.5 6 16 6ZM14 26V42H17"
        "C21 42 22.5 39 22.5 34C22.5 28.5 20.5 26 16 26Z"
    ),
    "C": (
        "M31 2V17H28C26 10 23 6 18.5 6C13 6 11 12 11 24S13.5 41 19 41C24 41 27 38 29 32H32"
        "C31 42 26 48 17.5 48C7 48 0 39 0 24S7 0 17.5 0C21 0 24 1.5 26 4L28 2Z"
    ),
}
WIDTHS = {"1": 27, "4": 33, "A": 34, "B": 33}


def sign(text, x, fill):
    place = f"translate({num(x)} 0)" if x else None
    if text == "9":
        place = f"matrix(-1 0 0 -1 {num(x + 32)} 48)"
    return element("path", d=OUTLINES["6" if text == "9" else text], fill=fill, transform=place)


def width_of(text, gap=3):
    return sum(WIDTHS.get(letter, 32) for letter in text) + gap * (len(text) - 1)


def written(text, x, y, height, fill, squeeze=1.0, gap=3):
    """`text` centred on `x`, its top at `y`."""
    scale, at, marks = height / 48, 0, ""
    for letter in text:
        marks += sign(letter, at, fill)
        at += WIDTHS.get(letter, 32) + gap
    left = x - width_of(text, gap) * scale * squeeze / 2
    place = f"translate({num(left)} {num(y)}) scale({scale * squeeze:.3g} {scale:.3g})"
    return group(marks, transform=place, stroke="none", fill_rule="evenodd")
