"""The bots of Call to Glory, each in a module of its name, and what they need."""

# Measured ratings of the levels, relative to the first: see docs/bots.md.
RATINGS = {"page": 0, "squire": 6, "herald": 12, "knight": 19, "chancellor": 22, "sovereign": 26}
