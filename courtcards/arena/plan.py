"""What is played: everything that decides how the games go, and nothing else."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from courtcards.arena.entrants import labels, spec_of
from courtcards.arena.lineups import Seating, games_in_deal, lineups
from courtcards.arena.sources import files_of, object_files
from courtcards.bots.entrants import read_entrant
from courtcards.bots.own_bots import name_of
from courtcards.compiled import PACKAGE
from courtcards.errors import OptionError
from courtcards.game import read_seed
from courtcards.games import rules_of
from courtcards.games.rules import Options, Rules
from courtcards.games.shuffle import Shuffler

FORMAT = "courtcards-arena/1"  # changes when the same plan would be played differently
MOST_GAMES_IN_DEAL = 10_000


@functools.cache
def code() -> str:
    """A digest of the code of bots and rules and of the weights: results of different code must not be mixed."""
    digest = hashlib.sha256()
    for folder in ("bots", "games"):
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(f"{file.relative_to(PACKAGE).as_posix()}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


@dataclass(frozen=True)
class Plan:
    game: str
    options: Mapping[str, Any]  # as a record has them, with the players
    bots: tuple[str, ...]  # as they were asked for
    seed: str
    records: bool = False  # whether the records of the games are kept
    aivat: bool = False  # whether the luck of the games is measured
    code: str = field(default_factory=code)
    format: str = FORMAT
    files: Mapping[str, str] = field(default_factory=dict)  # digests of weights and modules outside the package
    given: tuple[object, ...] = ()  # if some bots have no name: for each bot its name, or the bot itself

    @property
    def entrants(self) -> tuple[object, ...]:
        return self.given or self.bots

    @property
    def unnamed(self) -> list[str]:
        """The labels of the bots that have no name by which another process could find them."""
        return [label for label, bot in zip(self.labels, self.entrants, strict=True) if not isinstance(bot, str)]

    @property
    def rules(self) -> Rules:
        return rules_of(self.game)

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def labels(self) -> list[str]:
        return labels(self.bots)

    @property
    def games_in_deal(self) -> int:
        return games_in_deal(len(self.bots), self.players)

    @property
    def even_share(self) -> float:
        """The win share of each bot if all were equal."""
        return 1 / min(len(self.bots), self.players)

    def read_options(self) -> Options:
        given = {name: value for name, value in self.options.items() if name != "players"}
        options: Options = self.rules.read_options(self.players, given)
        return options

    def deal_seed(self, deal: int) -> str:
        """The seed of a deal. Only the arena derives it, so no other use of the same seed has seen these cards."""
        return hashlib.sha256(f"arena/{self.seed}/{deal}".encode()).hexdigest()

    def stream_seed(self, deal: int, game: int, seat: int) -> int:
        """The seed of a bot's random choices."""
        text = f"{self.deal_seed(deal)}/game {game}/seat {seat}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest())

    def seatings(self, deal: int) -> list[Seating]:
        """Who sits where in the games of a deal; the seating order is drawn for each deal."""
        return lineups(Shuffler(self.deal_seed(deal), "order").shuffle(range(len(self.bots))), self.players)

    def as_json(self) -> dict[str, Any]:
        """The plan as JSON, without unused options, so that folders of older versions can be continued."""
        lists = {"options": dict(self.options), "bots": list(self.bots), "files": dict(self.files)}
        written = {field.name: getattr(self, field.name) for field in fields(self) if field.name != "given"} | lists
        return {name: value for name, value in written.items() if name != "aivat" or value}


def plan_from(written: Mapping[str, Any]) -> Plan:
    """A plan from its JSON."""
    return Plan(**{**written, "bots": tuple(written["bots"])})


def read_plan(
    bots: Sequence[object],
    game: str,
    players: int,
    seed: str | int,
    records: bool,
    options: Mapping[str, Any],
    aivat: bool = False,
) -> Plan:
    """A plan as asked for, or OptionError with what is wrong with it."""
    read = rules_of(game).read_options(players, options)
    if len(bots) < 2:
        raise OptionError("arena-bots", count=len(bots))
    given = tuple(spec_of(bot) or bot for bot in bots)
    for bot in given:
        read_entrant(bot, rules_of(game), read)
    if games_in_deal(len(bots), players) > MOST_GAMES_IN_DEAL:
        raise OptionError("arena-too-many-bots", count=len(bots), most=MOST_GAMES_IN_DEAL)
    if aivat:
        from courtcards.review.facts import facts_of  # the review takes as long to import as everything else

        facts_of(game)
    specs, files = tuple(map(name_of, given)), files_of(given)
    for label, bot in zip(labels(specs), given, strict=True):
        files |= {} if isinstance(bot, str) else object_files(label, bot)
    return Plan(game, read.as_json(), specs, read_seed(seed), records, aivat, files=files, given=given)
