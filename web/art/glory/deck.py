"""All files of Call to Glory."""

from glory import court, people, pieces, tasks, warriors
from glory.frame import NUMBERS, card, crest_file

FIGURES = {
    "emperor": (court.emperor, court.emperor_cloths),
    "empress": (court.empress, court.empress_cloths),
    "daimyo": (court.daimyo, str),
    "shogun": (warriors.shogun, str),
    "samurai": (warriors.samurai, warriors.samurai_cloths),
    "ninja": (warriors.ninja, str),
    "envoy": (people.envoy, people.envoy_cloths),
    "monk": (people.monk, str),
    "farmer": (people.farmer, people.farmer_cloths),
}


def drawings():
    files = {}
    for character in NUMBERS:
        figure, cloths = FIGURES[character]
        files[character] = card(character, figure(), cloths())
        files[f"crest-{character}"] = crest_file(character)
        files[f"crest-{character}-dark"] = crest_file(character, "inkOnDark")
    return files | tasks.drawings() | {"back": pieces.back(), "ninja-figure": pieces.ninja_figure()}
