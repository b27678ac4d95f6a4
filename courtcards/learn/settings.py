"""All that decides how a training goes, and the presets."""

from __future__ import annotations

import ast
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from courtcards.bots.learned import learned_game
from courtcards.errors import OptionError
from courtcards.games import GAMES, rules_of
from courtcards.messages import quote


@dataclass(frozen=True)
class TrainingSettings:
    """Pairs are values at the beginning and at the end; in between they change evenly."""

    game: str
    seed: int = 1
    steps: int = 1_000_000_000  # decisions in all
    minutes: float | None = None  # or until this much time has passed, if that is sooner
    mix: str = "all"  # one of the game's: see its curriculum
    start: str | None = None  # weights to begin with, instead of random ones
    varied: float = 0.1  # games with somewhat other options than usual, where the game knows such

    # Playing
    games: int = 16_384  # side by side, in two groups
    horizon: int = 64  # decisions in each between two updates
    pool_share: float = 0.4  # games in which every other seat is an earlier self; 0: no pool
    pool_size: int = 8
    rival_share: float = 0.0  # games of three or more: relatives of `scripted` in all seats but one; none of the pool
    against: str | None = None  # weights of a policy that does not learn, to be beaten: it takes the place of the pool

    # The networks
    hidden: tuple[int, int] = (512, 256)
    critic: tuple[int, int] = (1024, 512)

    half: bool = True  # layers in half precision (bfloat16)

    # Learning
    epochs: int = 2
    minibatch: int = 16_384
    learning_rate: tuple[float, float] = (1e-3, 0.0)
    warm_up: float = 0.0  # part of the training in which the learning rate rises from 0
    gae_lambda: float = 0.97  # how much later decisions tell about this one
    lambda_by_turn: bool = False  # λ is for two players; at larger tables it decays by round of turns, not by step
    normalize_by_table: bool = False  # advantages are normalized separately for each number of players
    clip: float = 0.2
    entropy: tuple[float, float] = (0.05, 0.005)
    magnet: float = 0.05  # pull towards a slow copy of the policy
    magnet_speed: float = 0.05  # how far the copy follows after each update
    belief: float = 0.05  # weight of guessing the others' hands
    max_grad_norm: float = 0.5
    points_until: float = 0.3  # part of the training in which a round is worth its points
    points_fade: float = 0.1  # part of the training in which that changes
    by_points: float = 0.1  # how much points count afterwards, beside the chance to win

    # Looking
    evaluate: int = 12  # evaluations in all
    deals: int = 100  # of each evaluation, against each rival

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


TINY: dict[str, Any] = {
    "steps": 200_000,
    "mix": "two",
    "games": 256,
    "horizon": 32,
    "hidden": (64, 64),
    "critic": (64, 64),
    "half": False,
    "minibatch": 1024,
    "learning_rate": (2e-3, 0.0),
    "pool_size": 2,
    "evaluate": 1,
    "deals": 50,
}
SMALL: dict[str, Any] = {  # for an hour or more without a GPU
    "steps": 100_000_000,
    "games": 512,
    "horizon": 32,
    "hidden": (128, 64),
    "critic": (128, 64),
    "minibatch": 1024,
    "learning_rate": (1e-3, 0.0),
    "clip": 0.2,
    "magnet": 0.0,
    "entropy": (0.03, 0.003),
    "pool_share": 0.125,
    "evaluate": 4,
}
OLD_NAMES = {"decay": "gae_lambda", "gradient": "max_grad_norm"}  # still read, in commands and in older runs
PRESETS = ("tiny", "small", "shipped")

# The least and the most that a setting can be, both of a pair alike; and those that must be more than zero.
AT_LEAST: dict[str, int] = {"steps": 1, "games": 2, "evaluate": 0} | dict.fromkeys(
    ("horizon", "pool_size", "hidden", "critic", "epochs", "minibatch", "deals"), 1
)
AT_LEAST |= dict.fromkeys(("seed", "learning_rate", "entropy", "magnet", "belief"), 0)
AT_MOST = {"games": 2**20, "horizon": 2**12, "hidden": 2**14, "critic": 2**14, "pool_size": 2**10}  # memory has an end
LARGEST = 2**63 - 1  # for all others: PyTorch takes no larger seed
SHARES = (
    "varied",
    "pool_share",
    "rival_share",
    "warm_up",
    "gae_lambda",
    "magnet_speed",
    "points_until",
    "points_fade",
    "by_points",
)
POSITIVE = ("minutes", "clip", "max_grad_norm")
GROUPS = 2  # of games: one is played while the other is decided


def settings_of(preset: str, game: str, **changes: Any) -> TrainingSettings:
    """The settings of a preset with these changes; None leaves the preset's value."""
    if preset not in PRESETS:
        raise OptionError("learn-preset", given=quote(preset), known=", ".join(PRESETS))
    known = [id for id in GAMES if rules_of(id).bots]
    if game not in known:
        raise OptionError("option-game", given=quote(game), known=", ".join(known))
    curriculum = learned_game(game).curriculum
    shipped = {**curriculum.shipped, **(curriculum.against if changes.get("against") else {})}
    chosen = {"tiny": TINY, "small": SMALL, "shipped": shipped}[preset]
    given = {name: value for name, value in changes.items() if value is not None}
    settings = TrainingSettings(game, **{**chosen, **given})
    if settings.mix not in curriculum.mixes:
        raise OptionError("learn-mix", given=quote(settings.mix), known=", ".join(curriculum.mixes))
    check_numbers(settings)
    return settings


def check_numbers(settings: TrainingSettings) -> None:
    """OptionError if a training could not begin, or would never end, with one of the numbers."""
    for name, given in settings.as_json().items():
        for number in given if isinstance(given, tuple) else (given,):
            if name in AT_LEAST and not AT_LEAST[name] <= number:
                raise OptionError("learn-at-least", name=name, least=str(AT_LEAST[name]), given=str(number))
            if name in AT_LEAST and number > (most := AT_MOST.get(name, LARGEST)):
                raise OptionError("learn-at-most", name=name, most=str(most), given=str(number))
            if name in SHARES and not 0 <= number <= 1:
                raise OptionError("learn-share-of-one", name=name, given=str(number))
            if name in POSITIVE and number is not None and not 0 < number < math.inf:
                raise OptionError("learn-positive", name=name, given=str(number))
    if settings.games % GROUPS:
        raise OptionError("learn-even", given=str(settings.games))


def read_changes(given: list[str]) -> dict[str, Any]:
    """TrainingSettings as they are written on the command line: `clip=0.1`, `entropy=0.03,0.003`."""
    changes = {}
    for each in given:
        name, _, written = each.partition("=")
        name = OLD_NAMES.get(name, name)
        try:
            value = ast.literal_eval(written)
            fits = is_like(value, getattr(TrainingSettings, name))
        except (ValueError, SyntaxError, AttributeError):
            fits = False
        if not fits:
            raise OptionError("learn-setting", given=quote(each), known=", ".join(TrainingSettings.__annotations__))
        changes[name] = value
    return changes


def is_like(value: Any, usual: Any) -> bool:
    """Whether a value is of the kind that a setting usually has; a whole number will do for any number."""
    if isinstance(usual, tuple):
        return isinstance(value, tuple) and len(value) == len(usual) and all(map(is_like, value, usual))
    if isinstance(usual, bool) or isinstance(value, bool):
        return isinstance(usual, bool) and isinstance(value, bool)
    return isinstance(value, (int, float) if isinstance(usual, float) else type(usual))


def settings_from(written: Mapping[str, Any]) -> TrainingSettings:
    """TrainingSettings from their JSON."""
    read: dict[str, Any] = {
        OLD_NAMES.get(name, name): tuple(value) if isinstance(value, list) else value for name, value in written.items()
    }
    return TrainingSettings(**read)


def between(pair: tuple[float, float], progress: float) -> float:
    """The value at a moment of the training, from 0 to 1."""
    return pair[0] + (pair[1] - pair[0]) * min(1.0, progress)
