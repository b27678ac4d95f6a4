"""Practice: decisions from analyzed games to make again, shown as they were and without the answer."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from courtcards import records
from courtcards.bots import play_out
from courtcards.bots.learned import learned_game
from courtcards.errors import IllegalAction
from courtcards.game import Game, action_numbers, new_game
from courtcards.games import GAMES, rules_of
from courtcards.review.analysis import EDITION, Progress, analyze
from courtcards.review.facts import has_facts, why
from courtcards.review.frames import move
from courtcards.review.verdict import word_for

BOT = "herald"  # plays the game of the day: it knows what it does, and errs now and then
PLAYERS = 2
QUICK_FLAG = "quick"  # the variant of the game of the day, where a game has it


def positions(analysis: Mapping[str, Any], seats: Collection[int]) -> list[int]:
    """The decisions of some seats that are worth another try: what mattered, and some that were clearly right."""
    mattered = {point["number"] for point in analysis["turning_points"]}
    decisions = [decision for decision in analysis["decisions"] if decision["seat"] in seats]
    costly = [decision["number"] for decision in decisions if decision["number"] in mattered]
    clear = sorted(filter(is_clear, decisions), key=lead, reverse=True)[: max(1, len(costly) // 2)]
    return sorted([*costly, *(decision["number"] for decision in clear)])


def lead(decision: Mapping[str, Any]) -> float:
    """How far the second best action is behind."""
    best, second, *_ = decision["alternatives"]
    return float(best["win"] - second["win"])


def is_clear(decision: Mapping[str, Any]) -> bool:
    """Whether the best action was chosen, and every other would have been a mistake."""
    if len(decision["alternatives"]) == 1 or decision["action"] != decision["alternatives"][0]["action"]:
        return False
    return bool(word_for(lead(decision), decision["alternatives"][1]["error"]))


@dataclass(frozen=True)
class Position:
    """A decision that somebody had to make, before it was made."""

    game: Game
    seat: int
    number: int  # decisions before it

    @classmethod
    def of(cls, record: Mapping[str, Any], number: int) -> Position:
        """Before the decision with this number, which must be there."""
        made = [entry for round in record["rounds"] for entry in round["actions"]][number]
        return cls(records.replay(record, number), move(0, made)["seat"], number)

    def as_json(self) -> dict[str, Any]:
        """What the seat could know, and nothing else."""
        game = self.game
        reasons = game.rules.reasons(game.knowledge(self.seat))
        return {
            "game": game.id,
            "options": game.options.as_json(),
            "names": game.names,
            "players": game.players,
            "seat": self.seat,
            "view": game.view(self.seat),
            "why_not": {action: reason.as_json() for action, reason in reasons.items()},
        }

    def action(self, text: str) -> int:
        """The number of a legal action; IllegalAction if it is none."""
        if reason := self.game.why_not(self.seat, text):
            raise IllegalAction(reason)
        return action_numbers(self.game.id, self.seat, self.game.players)[text]

    def alternative(self, text: str, judged: list[dict[str, Any]]) -> dict[str, Any] | None:
        """The verdict on an action, or on an equivalent one; None if it was not compared."""
        game, number = self.game, self.action(text)
        found = next((one for one in judged if one["action"] == text), None)
        if found is None:
            knowledge, is_twin = game.knowledge(self.seat), learned_game(game.id).is_twin
            found = next((one for one in judged if is_twin(knowledge, number, [self.action(one["action"])])), None)
        return found


def compare(position: Position, analysis: Mapping[str, Any], text: str) -> dict[str, Any]:
    """How an action compares with the others; IllegalAction if it is none.

    It is solved if a review would not call the action a mistake.
    """
    decision = analysis["decisions"][position.number]
    judged: list[dict[str, Any]] = decision["alternatives"]
    tried = position.alternative(text, judged)
    loss = None if tried is None else round(judged[0]["win"] - tried["win"], 4)
    return {
        "action": text,
        "same": None if tried is None else tried["action"],
        "solved": tried is not None and not word_for(loss or 0.0, tried["error"]),
        "loss": loss,
        "error": None if tried is None else tried["error"],
        "played": decision["action"],
        "word": decision["word"],
        "guess": decision["guess"],
        "judge": analysis["judge"],
        "alternatives": judged,
        "reasons": reasons(position, analysis),
    }


def reasons(position: Position, analysis: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Why the best action is the best: as in the review, or a quick reason."""
    for point in analysis["turning_points"]:
        if point["number"] == position.number:
            given: list[dict[str, Any]] = point["reasons"]
            return given
    best = position.action(analysis["decisions"][position.number]["alternatives"][0]["action"])
    reason = why(position.game.id, position.game.knowledge(position.seat), best)
    return [] if reason is None else [reason.as_json()]


def game_of_the_day(day: date) -> Game:
    """A game between two bots, the same for everyone. The games take turns; nothing but the day decides."""
    games = [id for id in GAMES if has_facts(id)]
    id = games[day.toordinal() % len(games)]
    short: dict[str, Any] = {QUICK_FLAG: True} if QUICK_FLAG in rules_of(id).flags else {}
    game = new_game(id, players=PLAYERS, seed=f"practice {day}", **short)
    play_out(game, dict.fromkeys(range(PLAYERS), BOT), rng=day.toordinal())
    return game


def day_key(day: date) -> str:
    """The name under which the game of a day is kept with its analysis."""
    return f"{day}-{hashlib.sha256(EDITION.encode()).hexdigest()[:16]}"


def analyzed_day(given: Mapping[str, Any], progress: Progress | None = None) -> dict[str, Any]:
    """The record of the game of a `day`, and its analysis."""
    record = game_of_the_day(date.fromisoformat(given["day"])).record()
    return {"record": record, "analysis": analyze(record, progress=progress).as_json()}
