"""The bots of Call to Glory, each in a module of its name, and what they need."""

from courtcards.bots.levels import Weakness, Weaknesses

# Tuned so that each level finishes ahead of the one below in 60 to 75 % of the games, by `bench.levels`.
WEAKNESSES: Weaknesses = {
    2: {
        "page": Weakness(blind=75),
        "squire": Weakness(blind=20),
        "herald": Weakness(hasty=60, forgetful=True),
        "knight": Weakness(hasty=12, forgetful=True),
        "chancellor": Weakness(hasty=18, forgetful=True),
    },
    3: {
        "page": Weakness(blind=80),
        "squire": Weakness(blind=25),
        "herald": Weakness(hasty=50, forgetful=True),
        "knight": Weakness(hasty=5, forgetful=True),
        "chancellor": Weakness(hasty=12, forgetful=True),
    },
    4: {
        "page": Weakness(blind=100),
        "squire": Weakness(blind=56),
        "herald": Weakness(hasty=40, overlooks=30, forgetful=True),
        "knight": Weakness(hasty=30, forgetful=True),
        "chancellor": Weakness(hasty=6, forgetful=True),
    },
}

# Measured: by number of players, in what percentage of the games a level finishes ahead of the one below.
AHEAD: dict[int, dict[str, int]] = {
    2: {"squire": 71, "herald": 68, "knight": 71, "chancellor": 70, "sovereign": 82},
    3: {"squire": 68, "herald": 68, "knight": 64, "chancellor": 69},
    4: {"squire": 67, "herald": 62, "knight": 62, "chancellor": 72},
}
