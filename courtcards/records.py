"""Reads records, and checks everything in them that can be checked."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from courtcards import fairness
from courtcards.deals import Deals, RecordedDeals, SeededDeals, Tasks, are_tasks
from courtcards.errors import IllegalAction, OptionError, RecordError
from courtcards.game import FORMAT, Game, read_deck, read_names, read_seed
from courtcards.games import rules_of
from courtcards.games.options import is_list_of_text, is_whole
from courtcards.games.rules import MOST_SEATS, Options, Rules
from courtcards.messages import quote
from courtcards.values import as_python

T = TypeVar("T")

KEYS = {"format", "game", "options", "seed", "names", "first", "tasks", "rounds", "totals", "winners", "fairness"}
ROUND_KEYS = {"deck", "actions", "scores", "reshuffles"}
NEEDED = ("format", "game", "options", "rounds")
SEAT_TEXTS = {str(seat) for seat in range(MOST_SEATS)}
LARGEST_FILE = 64 * 2**20  # bytes


@dataclass(frozen=True)
class WrittenRound:
    """A round as in the record; None for what the record leaves out."""

    actions: list[str]
    deck: list[str] | None
    reshuffles: list[list[str]] | None
    scores: list[int] | None


@dataclass(frozen=True)
class WrittenGame:
    """A well-formed record. Only playing it shows whether it follows the rules."""

    rules: Rules
    options: Options
    seed: str | None
    names: list[str] | None
    first: int | None
    tasks: Tasks
    rounds: list[WrittenRound]
    totals: list[int] | None
    winners: list[int] | None
    fairness: dict[str, Any] | None

    @property
    def action_count(self) -> int:
        return sum(len(round.actions) for round in self.rounds)


def replay(record: Mapping[str, Any], until: int | None = None) -> Game:
    """The game after the first `until` actions of a record (None: all), every one of them checked."""
    *_, game = follow(read_record(record), until)
    return game


def replay_partly(record: Mapping[str, Any]) -> tuple[Game, RecordError | None]:
    """The game as far as a record can be followed, and why it goes no further; RecordError if nothing was played."""
    games = follow(read_record(record))
    game = next(games)
    try:
        for _ in games:  # always the same one
            pass
    except RecordError as error:
        if not game.decisions:
            raise
        return game, error
    return game, None


def follow(written: WrittenGame, until: int | None = None) -> Iterator[Game]:
    """The same game at its beginning and after each action; RecordError where the record goes wrong."""
    left = written.action_count if until is None else read_until(until, written.action_count)
    whole = left == written.action_count
    deals = written_deals(written)
    game = begin(written, deals)
    yield game
    for number, round in enumerate(written.rounds, 1):
        check_deal(game, number, round)
        played = round.actions[:left]
        yield from play_round(game, number, played)
        left -= len(played)
        if left == 0 and not whole:
            break
        check_round(game, number, round, is_last=number == len(written.rounds))
    if whole:
        check_result(game, written)
    if isinstance(deals, RecordedDeals):
        deals.followed = False


def read_until(until: object, most: int) -> int:
    number = as_python(until)
    if not is_whole(number) or not 0 <= number <= most:
        raise OptionError("option-until", given=quote(number), most=most)
    return number


def load(path: Path) -> dict[str, Any]:
    """The record in a file, or RecordError if it cannot be read or is not JSON."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise RecordError("record-file-too-large", path=str(path), most=LARGEST_FILE // 2**20)
        return parse(path.read_bytes())
    except OSError as error:
        raise RecordError("record-file", path=quote(str(path)), why=error.strerror or str(error)) from error


def parse(text: bytes | str) -> dict[str, Any]:
    """A record from its JSON, or RecordError; `replay` checks what is in it."""
    try:
        record = json.loads(text, object_pairs_hook=no_key_twice, parse_constant=no_constant)
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:  # also UnicodeDecodeError and numbers too long to read
        raise RecordError("record-not-json", why=quote(str(error))) from error
    if not isinstance(record, dict):
        raise RecordError("record-form", given=quote(type(record).__name__))
    return record


def no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read: dict[str, Any] = {}
    for key, value in pairs:
        if key in read:
            raise RecordError("record-key-twice", key=quote(key))
        read[key] = value
    return read


def no_constant(name: str) -> Any:
    raise RecordError("record-not-json", why=name)


# The form of a record


def read_record(record: object) -> WrittenGame:
    if not isinstance(record, Mapping):
        raise RecordError("record-form", given=quote(type(record).__name__))
    check_keys(record)
    rules = given_as("game", lambda: rules_of(record["game"]))
    options = given_as("options", lambda: read_game_options(rules, record["options"]))
    seed = None if record.get("seed") is None else given_as("seed", lambda: read_seed(record["seed"]))
    written = WrittenGame(
        rules=rules,
        options=options,
        seed=seed,
        names=given_as("names", lambda: read_names(record.get("names"), options.players)),
        first=read_first_seat(record.get("first"), options),
        tasks=read_tasks(record.get("tasks"), rules, options),
        rounds=read_rounds(record["rounds"], rules, options),
        totals=read_numbers(record.get("totals"), "totals", options.players),
        winners=read_winners(record.get("winners"), options.players),
        fairness=read_fairness(record.get("fairness"), options, seed),
    )
    if seed is None:
        check_complete(written)
    return written


def check_keys(record: Mapping[str, Any]) -> None:
    format = record.get("format")
    if format != FORMAT:
        newer = isinstance(format, str) and format.startswith(FORMAT.split("/")[0] + "/")
        raise RecordError("record-format-other" if newer else "record-format", given=quote(format), known=FORMAT)
    for key in record:
        if key not in KEYS:
            raise RecordError("record-key-unknown", key=quote(key))
    for key in NEEDED:
        if key not in record:
            raise RecordError("record-key-missing", key=key)


def given_as(key: str, read: Callable[[], T]) -> T:
    """Read a part of a record, turning an OptionError into a RecordError."""
    try:
        return read()
    except OptionError as error:
        raise RecordError("record-part", key=key, why=error.message) from error


def read_game_options(rules: Rules, options: object) -> Options:
    if not isinstance(options, Mapping) or "players" not in options:
        raise RecordError("record-options-form")
    others = {key: value for key, value in options.items() if key != "players"}
    read: Options = rules.read_options(options["players"], others)
    return read


def read_first_seat(first: object, options: Options) -> int | None:
    if first is None:
        return None
    if not is_whole(first) or not 0 <= first < options.players:
        raise RecordError("record-first", given=quote(first), last=options.players - 1)
    if options.first not in (None, first):
        raise RecordError("record-first-option", given=quote(first), named=int(options.first or 0))
    return first


def read_tasks(tasks: Any, rules: Rules, options: Options) -> Tasks:
    if tasks is None:
        return None
    if not are_tasks(tasks, rules.task_decks(options), options.players):
        raise RecordError("record-tasks")
    return [list(row) for row in tasks]


def read_rounds(rounds: object, rules: Rules, options: Options) -> list[WrittenRound]:
    if not isinstance(rounds, list):
        raise RecordError("record-rounds-form")
    if len(rounds) > options.most_rounds:
        raise RecordError("record-rounds-too-many", count=len(rounds), most=options.most_rounds)
    return [read_round(round, number, rules, options) for number, round in enumerate(rounds, 1)]


def read_round(round: object, number: int, rules: Rules, options: Options) -> WrittenRound:
    if not isinstance(round, Mapping) or not is_list_of_text(round.get("actions")):
        raise RecordError("record-round-form", round=number)
    for key in round:
        if key not in ROUND_KEYS:
            raise RecordError("record-round-key-unknown", round=number, key=quote(key))
    deck, reshuffles = round.get("deck"), round.get("reshuffles")
    if reshuffles is not None and (not isinstance(reshuffles, list) or not all(map(is_list_of_text, reshuffles))):
        raise RecordError("record-reshuffles-form", round=number)
    return WrittenRound(
        actions=list(round["actions"]),
        deck=None if deck is None else given_as("deck", lambda: read_deck(rules, options, number, deck)),
        reshuffles=copy.deepcopy(reshuffles),
        scores=read_numbers(round.get("scores"), "scores", options.players),
    )


def read_numbers(numbers: object, key: str, players: int) -> list[int] | None:
    if numbers is None:
        return None
    if not isinstance(numbers, list) or len(numbers) != players or not all(map(is_whole, numbers)):
        raise RecordError("record-numbers", key=key, players=players)
    return numbers


def read_winners(winners: object, players: int) -> list[int] | None:
    if winners is None:
        return None
    if not isinstance(winners, list) or not all(is_whole(seat) and 0 <= seat < players for seat in winners):
        raise RecordError("record-winners-form", last=players - 1)
    return winners


def read_fairness(given: Any, options: Options, seed: str | None) -> dict[str, Any] | None:
    if given is None:
        return None
    fairness.check(given, options.players, seed)
    return copy.deepcopy(dict(given))


def check_complete(written: WrittenGame) -> None:
    """Without a seed, a record must contain everything that was left to chance."""
    if written.first is None:
        raise RecordError("record-needs", key="first")
    if written.tasks is None and written.rules.task_decks(written.options):
        raise RecordError("record-needs", key="tasks")
    for number, round in enumerate(written.rounds, 1):
        if round.deck is None:
            raise RecordError("record-needs-deck", round=number)
    if not written.rounds:
        raise RecordError("record-needs", key="deck")


# Whether it follows the rules


def written_deals(written: WrittenGame) -> Deals:
    if written.seed is not None:
        return SeededDeals(written.seed)
    decks = [round.deck or [] for round in written.rounds]
    reshuffles = [round.reshuffles or [] for round in written.rounds]
    return RecordedDeals(written.first or 0, written.tasks, decks, reshuffles)


def begin(written: WrittenGame, deals: Deals) -> Game:
    game = Game(written.rules, written.options, deals, written.names)
    game.fairness = written.fairness
    if written.first not in (None, game.first):
        raise RecordError("record-first-seed", given=written.first or 0, dealt=game.first)
    if written.tasks not in (None, game.tasks):
        raise RecordError("record-tasks-seed")
    return game


def check_deal(game: Game, number: int, round: WrittenRound) -> None:
    if game.over:
        raise RecordError("record-after-end", round=number)
    if round.deck is not None and round.deck != game.rounds[number - 1]["deck"]:
        raise RecordError("record-deck-seed", round=number)


def play_round(game: Game, number: int, actions: list[str]) -> Iterator[Game]:
    """Play a round's actions, each with its seat in front: the game after each."""
    for place, action in enumerate(actions, 1):
        if game.over or game.round != number:
            raise RecordError("record-after-round", round=number, number=place, action=quote(action))
        seat, _, text = action.partition(" ")
        try:
            if seat not in SEAT_TEXTS:
                raise IllegalAction("action-no-such-seat", seat=quote(seat), last=game.players - 1)
            game.play(int(seat), text)
        except IllegalAction as error:
            why = error.message
            raise RecordError("record-action", round=number, number=place, action=quote(action), why=why) from error
        yield game


def is_finished(game: Game, number: int) -> bool:
    return "scores" in game.rounds[number - 1]


def check_round(game: Game, number: int, round: WrittenRound, is_last: bool) -> None:
    """After a round's last action, compare with the record: whether it is over, its scores, its reshuffles."""
    played = game.rounds[number - 1]
    if round.reshuffles is not None and round.reshuffles != played.get("reshuffles", []):
        raise RecordError("record-reshuffles", round=number)
    if not is_finished(game, number):
        if round.scores is not None or not is_last:
            raise RecordError("record-round-unfinished", round=number)
    elif round.scores is None:
        raise RecordError("record-scores-missing", round=number)
    elif round.scores != played["scores"]:
        raise RecordError("record-scores", round=number, given=quote(round.scores), played=quote(played["scores"]))


def check_result(game: Game, written: WrittenGame) -> None:
    if written.totals not in (None, game.totals):
        raise RecordError("record-totals", given=quote(written.totals), played=quote(game.totals))
    if written.winners is not None and sorted(written.winners) != game.winners:
        raise RecordError("record-winners", given=quote(written.winners), played=quote(game.winners))
