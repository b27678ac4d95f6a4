"""All files of Call to Glory."""

from importlib import import_module

from glory import tasks
from glory.back import backs
from glory.frame import NUMBERS, card, crest_file
from glory.standee import ninja_figure


def characters():
    for character in NUMBERS:
        drawing = import_module(f"glory.figures.{character}")
        yield character, card(character, drawing.SCENE, drawing.FIGURE, getattr(drawing, "DEFS", ""))


def drawings():
    files = dict(characters())
    files |= {f"crest-{character}": crest_file(character) for character in NUMBERS}
    files |= {f"crest-{character}-dark": crest_file(character, "inkOnDark") for character in NUMBERS}
    return files | tasks.drawings() | backs() | {"ninja-figure": ninja_figure()}
