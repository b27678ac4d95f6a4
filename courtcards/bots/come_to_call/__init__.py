"""The bots of Come to Call, each in a module of its name, and what they need."""

# Measured ratings of the levels, relative to the first: see docs/bots.md.
RATINGS = {"page": 0, "squire": 4, "herald": 7, "knight": 8, "chancellor": 11, "sovereign": 16}
