"""All files of Come to Call."""

from call import courtiers, pieces, players, royals
from call.frame import FAVOR, INK, card, crest_file

FIGURES = {
    "king": (royals.king, str),
    "queen": (royals.queen, str),
    "heir": (royals.heir, str),
    "diplomat": (courtiers.diplomat, str),
    "fool": (courtiers.fool, courtiers.motley),
    "butler": (courtiers.butler, str),
    "wild": (players.wild, players.wild_clips),
    "hear-ye": (players.crier, str),
}


def drawings():
    files = {}
    for type, (figure, defs) in FIGURES.items():
        files[type] = card(type, figure(), defs())
        if type in FAVOR:
            files |= {f"{type}-{bonus}": card(type, figure(), defs(), bonus) for bonus in ("double", "half")}
    files |= {"back": pieces.back(), "favor": pieces.favor()}
    files |= {f"crest-{type}": crest_file(type) for type in INK}
    return files | {f"crest-{type}-dark": crest_file(type, "inkOnDark") for type in INK}
