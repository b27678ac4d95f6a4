"""The bots of Come to Call, each in a module of its name, and what they need."""

from courtcards.bots.levels import USUAL, Weakness, Weaknesses

# Luck counts for more at larger tables, and the learned policy is hardly better than the script there: so the others
# are weaker. Tuned so that each level finishes ahead of the one below in 60 to 75 % of the games, by `bench.levels`.
LARGE = {
    "page": Weakness(blind=100, overlooks=70),
    "squire": Weakness(blind=100, overlooks=40),
    "herald": Weakness(hasty=60, blind=100, forgetful=True),
    "knight": Weakness(blind=52, forgetful=True),
    "chancellor": Weakness(forgetful=True),
}
TWO = {**USUAL[1], "page": Weakness(blind=100, overlooks=20), "squire": Weakness(blind=20)}
WEAKNESSES: Weaknesses = {2: TWO, 3: {**LARGE, "chancellor": Weakness(hasty=15, forgetful=True)}, 4: LARGE}

# Measured: by number of players, in what percentage of the games a level finishes ahead of the one below.
AHEAD: dict[int, dict[str, int]] = {
    2: {"squire": 68, "herald": 68, "knight": 67, "chancellor": 66, "sovereign": 67},
    3: {"squire": 70, "herald": 70, "knight": 72, "chancellor": 63},
    4: {"squire": 64, "herald": 68, "knight": 70, "chancellor": 65},
    5: {"squire": 63, "herald": 63, "knight": 62, "chancellor": 63},
    6: {"squire": 63, "herald": 62, "knight": 62, "chancellor": 61},
}
