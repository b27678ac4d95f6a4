"""Draws the whole deck: python web/art/draw.py [folder]; without a folder, into web/public/art."""

import sys
from pathlib import Path

import emblem
from call import deck as call
from glory import deck as glory

FOLDER = Path(__file__).parent.parent / "public" / "art"


def drawings():
    """Every file of the deck: path under the art folder -> its text."""
    files = {f"{name}.svg": text for name, text in emblem.drawings().items()}
    for game, deck in (("call-to-glory", glory), ("come-to-call", call)):
        files |= {f"{game}/{name}.svg": text for name, text in deck.drawings().items()}
    return files


def main(folder=FOLDER):
    for name, text in drawings().items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:2])
