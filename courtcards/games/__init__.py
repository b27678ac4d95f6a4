"""The rules of all games, by the game's id."""

from __future__ import annotations

from courtcards.errors import OptionError
from courtcards.games import call_to_glory, come_to_call
from courtcards.games.rules import Rules
from courtcards.messages import quote

GAMES: dict[str, Rules] = {rules.id: rules for rules in (call_to_glory.RULES, come_to_call.RULES)}


def rules_of(id: object) -> Rules:
    if not isinstance(id, str) or id not in GAMES:
        raise OptionError("option-game", given=quote(id), known=", ".join(GAMES))
    return GAMES[id]
