"""All files of Come to Call."""

from importlib import import_module

from call import pieces
from call.frame import FAVOR, INK, card, crest_file


def court():
    for type in INK:
        drawing = import_module(f"call.figures.{type.replace('-', '_')}")
        defs = getattr(drawing, "DEFS", "")
        yield type, card(type, drawing.CLOTH + drawing.FIGURE, defs)
        if type in FAVOR:
            yield f"{type}-double", card(type, drawing.CLOTH + drawing.TWO, defs, "double")
            yield f"{type}-half", card(type, drawing.CLOTH + drawing.ONE_AND_A_HALF, defs, "half")


def drawings():
    files = dict(court()) | pieces.backs() | {"favor": pieces.favor()}
    files |= {f"crest-{type}": crest_file(type) for type in INK}
    return files | {f"crest-{type}-dark": crest_file(type, "inkOnDark") for type in INK}
