"""Ink drawn with a slanted nib, so that lines swell and thin as they turn.

A stroke in sheared coordinates is drawn by a sheared pen. `slanted` writes every coordinate of a drawing in such a
system and shears the whole back into place: the forms stay, the lines get the nib, and the file hardly grows.
"""

import math
import re
import xml.etree.ElementTree as ElementTree

from ink import SLANT, num

TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
SIZES = {"M": 2, "L": 2, "T": 2, "S": 4, "Q": 4, "C": 6, "H": 1, "V": 1, "A": 7, "Z": 0}
ROUND = {"circle": ("r", "r"), "ellipse": ("rx", "ry")}


def slanted(content):
    """`content` in one group that is drawn with the nib."""
    root = ElementTree.fromstring(f"<g>{content}</g>")
    for node in root.iter():
        convert(node)
    root.set("transform", f"matrix(1 0 {SLANT} 1 0 0)")
    return ElementTree.tostring(root, encoding="unicode").replace(" />", "/>")


def convert(node):
    if node.tag in ROUND:
        radii = [float(node.attrib.pop(name, 0)) for name in dict.fromkeys(ROUND[node.tag])]
        x, y = (float(node.attrib.pop(name, 0)) for name in ("cx", "cy"))
        node.tag, node.attrib = "path", {"d": oval(x, y, radii[0], radii[-1])} | node.attrib
    elif node.tag == "rect":
        x, y, width, height = (float(node.attrib.pop(name, 0)) for name in ("x", "y", "width", "height"))
        node.attrib.pop("rx", None)
        box = f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}Z"
        node.tag, node.attrib = "path", {"d": sheared(box)} | node.attrib
    elif "d" in node.attrib:
        node.set("d", sheared(node.get("d")))
    if "transform" in node.attrib:
        node.set("transform", described(conjugate(matrix(node.get("transform")))))


def oval(x, y, rx, ry):
    return sheared(
        f"M{num(x - rx)} {num(y)}a{num(rx)} {num(ry)} 0 1 0 {num(2 * rx)} 0a{num(rx)} {num(ry)} 0 1 0 {num(-2 * rx)} 0Z"
    )


def sheared(path):
    """The path's data in sheared coordinates; every command keeps its kind but for H and V."""
    at, start, out = (0.0, 0.0), (0.0, 0.0), []
    for name, values in commands(path):
        kind, relative = name.upper(), name.islower()
        if kind == "Z":
            out.append("Z")
            at = start
            continue
        x, y = at if relative else (0.0, 0.0)
        if kind in "HV":
            name = "l" if relative else "L"
            values = [values[0], at[1] - y] if kind == "H" else [at[0] - x, values[0]]
        shared = 5 if kind == "A" else 0  # radii, turn and flags come before the arc's end
        points = zip(values[shared::2], values[shared + 1 :: 2], strict=True)
        moved = [one for across, down in points for one in (across - SLANT * down, down)]
        out.append(name + joined([*arc(values[:shared]), *moved]))
        at = (values[-2] + x, values[-1] + y)
        if kind == "M":
            start = at
    return "".join(out)


def commands(path):
    tokens, at, name = TOKEN.findall(path), 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            name, at = tokens[at], at + 1
        size = SIZES[name.upper()]
        yield name, [float(value) for value in tokens[at : at + size]]
        at += size
        if name in "Mm":
            name = "L" if name == "M" else "l"


def arc(values):
    """Radii and turn of an ellipse in sheared coordinates, with the flags of the arc; nothing for other commands."""
    if not values:
        return []
    rx, ry, turn, large, sweep = values
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    a, b = rx * (c - SLANT * s), rx * s
    e, f = ry * (-s - SLANT * c), ry * c
    half, cross = (a * a + b * b + e * e + f * f) / 2, a * f - b * e
    spread = math.sqrt(max(0.0, half * half - cross * cross))
    angle = math.degrees(math.atan2(2 * (a * b + e * f), a * a + e * e - b * b - f * f)) / 2
    return [math.sqrt(half + spread), math.sqrt(max(0.0, half - spread)), angle, large, sweep]


def joined(values):
    """Numbers as short as SVG allows: a minus sign parts them too."""
    text = ""
    for value in values:
        one = num(value)
        one = one.replace("0.", ".", 1) if one.startswith(("0.", "-0.")) else one
        text += one if not text or one[0] == "-" else f" {one}"
    return text


def matrix(text):
    """An affine map `(a, b, c, d, e, f)` from the words of a transform attribute."""
    whole = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", text):
        values = [float(value) for value in re.split(r"[\s,]+", inside.strip())]
        whole = product(whole, MAPS[name](*values))
    return whole


def turned(degrees, x=0.0, y=0.0):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)


MAPS = {
    "matrix": lambda *values: values,
    "translate": lambda x, y=0.0: (1.0, 0.0, 0.0, 1.0, x, y),
    "scale": lambda x, y=None: (x, 0.0, 0.0, x if y is None else y, 0.0, 0.0),
    "rotate": turned,
}


def product(one, other):
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def conjugate(inner):
    """The same map, seen from sheared coordinates."""
    there, back = (1.0, 0.0, SLANT, 1.0, 0.0, 0.0), (1.0, 0.0, -SLANT, 1.0, 0.0, 0.0)
    return product(product(back, inner), there)


def described(values):
    a, b, c, d, e, f = values
    if (a, b, c, d) == (1, 0, 0, 1):
        return f"translate({joined([e, f])})"
    return f"matrix({' '.join(f'{value:.3g}' for value in (a, b, c, d))} {num(e)} {num(f)})"
