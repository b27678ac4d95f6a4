"""Playing the games of a deal: the compiled rules, the bots of a plan, and the same cards for everyone."""

from __future__ import annotations

import dataclasses
import functools
import json
import pickle
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from courtcards.arena.lineups import Seating
from courtcards.arena.plan import Plan, code, plan_from
from courtcards.arena.sources import files_of
from courtcards.bots import Budget, OpenBot
from courtcards.bots.entrants import Entrant, read_entrant
from courtcards.compiled import PACKAGE
from courtcards.deals import SeededDeals
from courtcards.errors import CourtCardsError
from courtcards.game import Game, action_texts, kinds_of
from courtcards.games.arrays import Int8Array
from courtcards.games.rng import rng_states

if TYPE_CHECKING:
    from courtcards.review.luck import Luck

Report = dict[str, Any]  # a finished deal, JSON-ready: see `DealRunner.play_deal`

WARM_UP = Budget(samples=1)


def lucks_of(game: str) -> Callable[[int], Luck]:
    """Measures luck at a table of this many players; loaded only if asked for, because that takes long."""
    from courtcards.review.judge import judge_of
    from courtcards.review.luck import Luck

    judge = judge_of(game)
    return lambda players: Luck(game, judge, players)


class DealRunner:
    """The bots of a plan, ready to play any of its deals."""

    def __init__(self, plan: Plan) -> None:
        if plan.code != code() or not files_of(plan.entrants).items() <= plan.files.items():
            raise CourtCardsError("arena-other-code")
        self.plan = plan
        self.rules = plan.rules
        self.options = plan.read_options()
        self.entrants = [read_entrant(bot, self.rules, self.options) for bot in plan.entrants]
        self.luck_of = lucks_of(plan.game) if plan.aivat else None
        self._ordered = [self.rules.cards[kind] for kind in self.rules.ordered_deck(self.options)]

    def warm_up(self) -> None:
        """Let every bot play a game with the smallest budget, so nothing is compiled or loaded while time counts."""
        quick, cards = [Entrant(entrant.bot, WARM_UP) for entrant in self.entrants], Cards(self, "warm-up")
        for first in range(0, len(quick), self.plan.players):
            seating = tuple((first + seat) % len(quick) for seat in range(self.plan.players))
            ArenaGame(self, cards, seating, deal=0, game=-1, entrants=quick).play()

    def play_deal(self, deal: int) -> Report:
        """All games of a deal: by game who sat where, the totals, the winners; by bot its decisions and seconds.

        If the plan says so, also by game and seat its luck, in shares of a win.
        """
        cards = Cards(self, self.plan.deal_seed(deal))
        seatings = self.plan.seatings(deal)
        games = [ArenaGame(self, cards, seating, deal, game) for game, seating in enumerate(seatings)]
        for game in games:
            game.play()
        report: Report = {"deal": deal, "games": [game.result() for game in games]}
        spent = np.sum([game.spent for game in games], axis=0)
        report["decisions"], report["seconds"] = spent[0].astype(int).tolist(), spent[1].round(6).tolist()
        if self.plan.aivat:
            report["luck"] = [game.luck.total.round(6).tolist() for game in games if game.luck]
        if self.plan.records:
            report["records"] = [game.record() for game in games]
        return report


class Cards(SeededDeals):
    """The cards of a deal, shuffled once for all its games."""

    def __init__(self, runner: DealRunner, seed: str) -> None:
        super().__init__(seed)
        self._ordered = runner._ordered
        self._kinds = kinds_of(runner.rules.id)
        self._decks: dict[int, Int8Array] = {}

    def of_round(self, round: int) -> Int8Array:
        if round not in self._decks:
            self._decks[round] = self.kinds(self.deck(round, self._ordered))
        return self._decks[round]

    def kinds(self, cards: list[str]) -> Int8Array:
        return np.array([self._kinds[card] for card in cards], np.int8)


class ArenaGame:
    """One game of a deal, from its first card to its end."""

    def __init__(
        self,
        runner: DealRunner,
        cards: Cards,
        seating: Seating,
        deal: int,
        game: int,
        entrants: list[Entrant] | None = None,
    ) -> None:
        self.runner, self.cards, self.seating = runner, cards, seating
        self.rules, self.options = runner.rules, runner.options
        self.entrants = [(entrants or runner.entrants)[bot] for bot in seating]
        seeds = [runner.plan.stream_seed(deal, game, seat) for seat in range(len(seating))]
        self.rng_states = [rng_states(seed, 1)[0] for seed in seeds]
        self.actions: list[tuple[int, int]] = []
        self.spent = np.zeros((2, len(runner.entrants)))  # by bot: decisions, seconds
        self.luck = runner.luck_of(len(seating)) if runner.luck_of else None
        self._open = [entrant.bot if isinstance(entrant.bot, OpenBot) else None for entrant in self.entrants]
        self._states, self._known = self.rules.new_states(), self.rules.new_knowledge()  # one row each
        self.state = self._states[0]
        self._scratch = self.rules.scratch()
        self._reshuffles = 0

    def play(self) -> None:
        self.rules.start(self.state, self.options, *self.cards.setup(self.rules, self.options))
        while not self._settle():
            self._decide(self.rules.next_seat(self.state))

    def _settle(self) -> bool:
        """Deal or reshuffle if the game waits for that; returns whether the game is over."""
        while (phase := self.rules.phases[self.state["phase"]]) in ("deal", "reshuffle"):
            if phase == "deal":
                self._deal()
            else:
                self._reshuffle()
        return bool(phase == "over")

    def _deal(self) -> None:
        before = self._states.copy()
        self._reshuffles = 0
        self.rules.deal(self.state, self.cards.of_round(int(self.state["round"]) + 1))
        if self.luck:
            self.luck.deal(before, self._states)

    def _reshuffle(self) -> None:
        assert self.rules.reshuffle_pool is not None
        assert self.rules.reshuffle is not None
        self._reshuffles += 1
        room = np.empty(len(self.runner._ordered), np.int8)
        below = room[: self.rules.reshuffle_pool(self.state, room)]
        cards = [self.rules.cards[kind] for kind in below]
        deck = self.cards.kinds(self.cards.reshuffle(int(self.state["round"]), self._reshuffles, cards))
        self.rules.reshuffle(self.state, deck, len(deck))

    def _decide(self, seat: int) -> None:
        entrant, before = self.entrants[seat], self._states.copy()
        legal = self._scratch[: self.rules.legal(self.state, seat, self._scratch)].copy()
        self.rules.know(self.state, seat, self._known[0])
        knowledge = self._known.copy()[0]
        started = time.perf_counter()
        action = int(entrant.bot.choose(knowledge, legal, self.rng_states[seat], entrant.budget))
        self.spent[:, self.seating[seat]] += 1, time.perf_counter() - started
        if not self.rules.attempt(self.state, seat, action, self._scratch):
            raise CourtCardsError("arena-illegal", bot=self.runner.plan.labels[self.seating[seat]], action=action)
        self.actions.append((seat, action))
        if self.luck:
            bot = self._open[seat]
            probs = bot.probs(knowledge, legal) if bot and len(legal) > 1 else None
            self.luck.act(before, seat, action, legal, probs)

    def result(self) -> list[list[int]]:
        """Who sat where, the totals, and the winners, by seat."""
        seats = range(len(self.seating))
        winners = [seat for seat in seats if self.rules.is_winner(self.state, seat)]
        return [list(self.seating), self.state["totals"][: len(self.seating)].tolist(), winners]

    def record(self) -> dict[str, Any]:
        """The record of the game, made by playing the same actions again with every check."""
        names = [self.runner.plan.labels[bot] for bot in self.seating]
        assert self.cards.seed is not None
        game = Game(self.rules, self.options, SeededDeals(self.cards.seed), names)
        for seat, action in self.actions:
            game.play(seat, action_texts(game.id, seat, game.players)[action])
        return game.record()


def ready(plan: Plan) -> DealRunner:
    runner = DealRunner(plan)
    runner.warm_up()
    return runner


@functools.lru_cache(maxsize=1)
def runner_of(plan: str, given: bytes = b"") -> DealRunner:
    """The runner of a plan in JSON, warmed up; a process that gets many deals of one plan does this once.

    `given` is the plan's bots, pickled, if some of them have no name.
    """
    return ready(dataclasses.replace(plan_from(json.loads(plan)), given=pickle.loads(given) if given else ()))


def report_of(plan: str, deal: int, given: bytes = b"") -> Report:
    """Play a deal of a plan given as JSON."""
    return reported(functools.partial(runner_of, plan, given), deal)


def reported(runner: Callable[[], DealRunner], deal: int) -> Report:
    """Play a deal. Errors go into the report, because it may have to be sent."""
    try:
        return runner().play_deal(deal)
    except Exception as error:  # a bot may do anything, and whoever waits for the deal must be told
        return {"deal": deal, "error": explain(error)}


def checked(report: Report) -> Report:
    """The report of a finished deal; CourtCardsError if something went wrong."""
    if "error" in report:
        raise CourtCardsError("arena-deal-failed", deal=report["deal"], why=report["error"])
    return report


def explain(error: Exception) -> str:
    """What went wrong; for an error in a bot, with its own lines that led there."""
    if isinstance(error, CourtCardsError):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not Path(frame.filename).is_relative_to(PACKAGE)] or frames
    lines = ["Traceback (most recent call last):\n", *traceback.format_list(own)]
    return f"{type(error).__name__}: {error}\n{''.join(lines)}".rstrip()
