"""The few strokes every drawing is made of: shapes, lines, brush strokes, patterns, whole files."""

import json
import math
from pathlib import Path

PALETTE = json.loads(Path(__file__).with_name("palette.json").read_text(encoding="utf-8"))


SLANT = -0.5  # of the nib: lines that fall to the right are 1.6 times as heavy as those that rise


def num(value):
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def mix(one, other, share):
    """The colour `share` of the way from `one` to `other`."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def attributes(**values):
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in values.items() if value is not None)


def element(tag, **values):
    return f"<{tag}{attributes(**values)}/>"


def group(content, **values):
    return f"<g{attributes(**values)}>{content}</g>"


def shape(d, fill, width=None, **more):
    """A filled, outlined form; the outline comes from the group around it unless `width` is given."""
    return element("path", d=d, fill=fill, stroke_width=width, **more)


def flat(d, fill, **more):
    """A filled form without outline."""
    return element("path", d=d, fill=fill, stroke="none", **more)


def line(d, width=None, stroke=None, **more):
    return element("path", **{"d": d, "fill": None, "stroke_width": width, "stroke": stroke} | more)


def layers(*parts):
    """Parts of a drawing from the back to the front."""
    return "".join(parts)


def limb(d, width, fill):
    """An arm or a staff: a line with an outline of its own."""
    return line(d, width) + line(d, num(width - 5.6), fill)


def disc(x, y, r, fill, width=None, **more):
    return element("circle", cx=num(x), cy=num(y), r=num(r), fill=fill, stroke_width=width, **more)


def brush(strokes, fill, width=3):
    """Strokes that swell in the middle like a brush: each `x0 y0 cx cy x1 y1`, one per line or comma."""
    return flat(
        "".join(swell(stroke, width) for stroke in strokes.replace("\n", ",").split(",") if stroke.strip()), fill
    )


def swell(stroke, width):
    x0, y0, cx, cy, x1, y1 = (float(value) for value in stroke.split())
    length = math.hypot(x1 - x0, y1 - y0) or 1
    dx, dy = (y0 - y1) / length * width, (x1 - x0) / length * width
    ends = f"{num(x0)} {num(y0)}", f"{num(x1)} {num(y1)}"
    there, back = f"{num(cx + dx)} {num(cy + dy)}", f"{num(cx - dx)} {num(cy - dy)}"
    return f"M{ends[0]}Q{there} {ends[1]}Q{back} {ends[0]}Z"


def mirror(content, axis):
    return group(content, transform=f"matrix(-1 0 0 1 {num(2 * axis)} 0)")


def both(content, axis):
    """A form and its mirror image."""
    return content + mirror(content, axis)


def placed(content, x, y, size=1):
    return group(content, transform=f"translate({num(x)} {num(y)})" + (f" scale({size})" if size != 1 else ""))


def pattern(name, width, height, content, transform=None, **more):
    return (
        f'<pattern id="{name}" width="{num(width)}" height="{num(height)}" patternUnits="userSpaceOnUse"'
        f"{attributes(patternTransform=transform, **more)}>{content}</pattern>"
    )


def cloth(width, height, ground, content):
    """A printed cloth: fill forms drawn with the nib with `url(#cloth)`."""
    tile = element("rect", width=width, height=height, fill=ground) + content
    return pattern("cloth", width, height, tile, f"matrix(1 0 {-SLANT} 1 0 0)")


def fade(name, colour, opaque, clear, **direction):
    """A bokashi: one colour wiped from `opaque` to `clear`."""
    stops = (
        f'<stop offset="0" stop-color="{colour}" stop-opacity="{opaque}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="{clear}"/>'
    )
    return f'<linearGradient id="{name}"{attributes(**direction)}>{stops}</linearGradient>'


def clip(name, content):
    return f'<clipPath id="{name}">{content}</clipPath>'


def rounded(paper):
    """Paper over the corners of a card's panel: far cheaper to draw than a panel that clips what is inside."""
    corner = "M{0} {1}H{2}V{3}A9 9 0 0 {4} {5} {6}H{0}Z"
    places = (
        (6, 6, 18, 9, 0, 9, 18),
        (234, 6, 222, 9, 1, 231, 18),
        (6, 330, 18, 327, 1, 9, 318),
        (234, 330, 222, 327, 0, 231, 318),
    )
    return flat("".join(corner.format(*place) for place in places), paper)


def polar(x, y, r, degrees):
    angle = math.radians(degrees)
    return f"{num(x + r * math.cos(angle))} {num(y + r * math.sin(angle))}"


def svg(width, height, content, defs=""):
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return head + (f"<defs>{defs}</defs>" if defs else "") + content + "</svg>\n"
