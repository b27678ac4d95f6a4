"""The analysis of a game: every decision, the curve of chances to win, turning points, and luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from courtcards import records
from courtcards.game import Game
from courtcards.messages import Message, message
from courtcards.review.facts import facts_of
from courtcards.review.finding import Finding, mean_lead
from courtcards.review.judge import Judge, generator, judge_of
from courtcards.review.luck import Account, account
from courtcards.review.moments import Moment, walk
from courtcards.review.verdict import Depth, Verdict, verdict

FORMAT = "courtcards-analysis/1"
# Count on when games are judged or explained in another way: kept analyses are then made again
JUDGED = f"{FORMAT} judge 4"
EDITION = f"{JUDGED} reasons 3"
MOST_TURNING_POINTS = 6
WORLDS_OF_A_REASON = 60

Progress = Callable[[int, int], None]  # decisions judged, decisions in all


@dataclass(frozen=True)
class TurningPoint:
    """A decision that mattered, and why."""

    verdict: Verdict
    reasons: tuple[Message, ...]

    def as_json(self) -> dict[str, object]:
        return {"number": self.verdict.number, "reasons": [reason.as_json() for reason in self.reasons]}


@dataclass(frozen=True)
class Analysis:
    game: Game
    judge: str  # who judged: `master`, or `scripted` where there are no learned weights
    seed: int
    verdicts: tuple[Verdict, ...]
    turning_points: tuple[TurningPoint, ...]  # in the order of the game
    account: Account
    wrong: Message | None = None  # why the record could not be followed any further

    def loss(self, seat: int) -> float:
        """How much a seat's decisions cost in all, in shares of a win."""
        return sum(verdict.loss for verdict in self.verdicts if verdict.seat == seat)

    def as_json(self) -> dict[str, Any]:
        game, account = self.game, self.account
        return {
            "format": FORMAT,
            "game": game.id,
            "options": game.options.as_json(),
            "names": game.names,
            "over": game.over,
            "wrong": self.wrong.as_json() if self.wrong else None,
            "totals": game.totals,
            "judge": self.judge,
            "seed": self.seed,
            "decisions": [verdict.as_json() for verdict in self.verdicts],
            "turning_points": [point.as_json() for point in self.turning_points],
            "curve": [[round(float(chance), 4) for chance in win_probs] for win_probs in account.curve],
            "seats": [self.seat_as_json(seat) for seat in range(game.players)],
        }

    def seat_as_json(self, seat: int) -> dict[str, float]:
        """Rounded so that the parts still add up to the result."""
        account = self.account
        parts = {
            "start": round(float(account.start[seat]), 4),
            "luck": round(float(account.luck[seat]), 4),
            "own": round(account.own(seat), 4),
        }
        result = round(float(account.end[seat]), 4)
        others = round(result - sum(parts.values()), 4)
        adjusted = float(account.adjusted[seat])
        return {
            "result": result,
            **parts,
            "others": others,
            "adjusted": round(adjusted, 4),
            "error": facts_of(self.game.id).spread(self.game.options),
            "loss": round(self.loss(seat), 4),
        }


def analyze(
    record: Mapping[str, Any],
    *,
    depth: Depth | None = None,
    seed: int = 0,
    judge: Judge | None = None,
    progress: Progress | None = None,
    partly: bool = False,
) -> Analysis:
    """Judge every decision of a record, finished or not; RecordError or OptionError if that cannot be done.

    With another `seed` other worlds are imagined. `progress` is told how many decisions of how many are judged. With
    `partly`, a record that goes wrong is judged up to there.
    """
    game, error = records.replay_partly(record) if partly else (records.replay(record), None)
    chosen = judge or judge_of(game.id)
    moments = [event for event in walk(game) if isinstance(event, Moment)]
    verdicts = []
    for number, moment in enumerate(moments):
        if progress:
            progress(number, len(moments))
        verdicts.append(verdict(game, moment, chosen, depth or Depth(), seed))
    points = turning_points(game, moments, verdicts, chosen, seed)
    kept = account(game, chosen)
    if progress:
        progress(len(moments), len(moments))
    return Analysis(game, chosen.name, seed, tuple(verdicts), points, kept, error.message if error else None)


def turning_points(
    game: Game, moments: list[Moment], verdicts: list[Verdict], judge: Judge, seed: int
) -> tuple[TurningPoint, ...]:
    """The decisions that cost most, of those that are mistakes beyond doubt."""
    costly = sorted((verdict for verdict in verdicts if verdict.word), key=lambda verdict: -verdict.loss)
    chosen = sorted(costly[:MOST_TURNING_POINTS], key=lambda verdict: verdict.number)
    return tuple(
        TurningPoint(verdict, tuple(reasons(game, moments[verdict.number], verdict, judge, seed))) for verdict in chosen
    )


def reasons(game: Game, moment: Moment, verdict: Verdict, judge: Judge, seed: int) -> list[Message]:
    """Why the better action is better, from what the player knew."""
    knowledge = moment.knowledge(game)
    made: dict[tuple[int, int | None], Any] = {}

    def play_on(action: int, turns: int | None) -> Any:
        if (action, turns) not in made:
            rng = generator(knowledge, seed + 1)
            made[action, turns] = judge.final_states(knowledge, action, turns, rng, WORLDS_OF_A_REASON)
        return made[action, turns]

    found = facts_of(game.id).reasons(Finding(knowledge, verdict.action, verdict.best.action, play_on))
    best, played = (mean_lead(one.points) for one in (verdict.best, verdict.chosen))
    return found or [message("reason-points", best=best, played=played)]
