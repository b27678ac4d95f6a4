"""Numbers that stand for no seat, the same in every game."""

from __future__ import annotations

NOBODY = -1  # no seat
NOTHING = -1  # no card, no pile, no set; also a card that the viewer does not know
EVERYTHING = -1  # viewer of a full state
SPECTATOR = -2  # viewer who sits nowhere
