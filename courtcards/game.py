"""One game for people and programs. It has no rules of its own: it asks the compiled ones, and keeps the record."""

from __future__ import annotations

import copy
import copyreg
import functools
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import orjson

from courtcards import warmup
from courtcards.deals import Deals, GivenDeals, SeededDeals, Tasks
from courtcards.errors import IllegalAction, OptionError
from courtcards.games import rules_of
from courtcards.games.arrays import Int8Array, Int16Array, Knowledge, KnowledgeRows
from courtcards.games.json_writer import json_text
from courtcards.games.options import is_list_of_text, is_whole, is_writable
from courtcards.games.rules import MOST_SEATS, SPECTATOR, Options, Rules
from courtcards.games.shuffle import fresh_seed
from courtcards.messages import Message, message, quote
from courtcards.values import as_python

if TYPE_CHECKING:
    from courtcards.games.view_types import View

FORMAT = "courtcards/1"

LARGEST_SEED = 10**4000  # Python refuses to convert longer numbers
SEATS_OF = [tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1) for bits in range(2**MOST_SEATS)]
SEATS_JSON = [str(list(seats)) for seats in SEATS_OF]


class Game:
    """A game from its first deal to its end. Made by `new_game` or `replay`."""

    def __init__(self, rules: Rules, options: Options, deals: Deals, names: Sequence[str] | None = None) -> None:
        self.rules, self.id = rules, rules.id
        self.options, self.players = options, options.players
        self.names = list(names) if names is not None else None
        self.fairness: Mapping[str, Any] | None = None  # commitment, secret and texts of a table, once they are shown
        self._deals = deals
        self._states, self._known = rules.new_states(), rules.new_knowledge()  # one row each
        self._state = self._states[0]
        self._scratch = rules.scratch()
        self._rounds: list[dict[str, Any]] = []
        self._phase, self._must_act, self._to_move = "deal", 0, SEATS_OF[0]
        warmup.tell_if_cold(rules.id)
        self.first, self._tasks = deals.setup(rules, options)
        rules.start(self._state, options, self.first, self._tasks)
        self._settle()

    # What is going on

    @property
    def phase(self) -> str:
        """What is being decided now, such as "draw"; "over" at the end. `rules.phases` has all names."""
        return self._phase

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that have to act now; empty when the game is over."""
        return self._to_move

    @property
    def must_act(self) -> int:
        """The seats that have to act now, as a bit set: seat 0 is bit 0."""
        return self._must_act

    @property
    def is_secret(self) -> bool:
        """Whether nobody may know now who has acted."""
        return self._phase in self.rules.secret_phases

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def round(self) -> int:
        """The number of this round, from 1."""
        return int(self._state["round"])

    @property
    def turns(self) -> int:
        """Turns completed in this round. Secret choices are shown when this or the round changes."""
        return int(self._state["turns"])

    @property
    def totals(self) -> list[int]:
        """The points of each seat so far, as of the last round that ended."""
        totals: list[int] = self._state["totals"][: self.players].tolist()
        return totals

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none until the game is over."""
        return [seat for seat in range(self.players) if self.over and self.rules.is_winner(self._state, seat)]

    @property
    def decisions(self) -> int:
        """How many actions have been played."""
        return sum(len(round["actions"]) for round in self._rounds)

    # What may be done, and doing it

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat in notation, in a fixed order; empty if it does not have to act."""
        seat = self._seat(seat)
        texts = action_texts(self.id, seat, self.players)
        return [texts[action] for action in self._legal_row(seat).tolist()]

    def legal_numbers(self, seat: int) -> Int16Array:
        """The legal actions of a seat as numbers, which mean the same from every seat: see `rules.action_texts`."""
        return self._legal_row(self._seat(seat)).copy()

    def _legal_row(self, seat: int) -> Int16Array:
        if seat not in self._to_move:
            return self._scratch[:0]
        return self._scratch[: self.rules.legal_row(self._states, 0, seat, self._scratch)]

    def why_not(self, seat: int, action: str) -> Message | None:
        """The rule that forbids an action to a seat, as far as that seat may know; None if it is legal."""
        seat = self._seat(seat)
        number = action_numbers(self.id, seat, self.players).get(action) if isinstance(action, str) else None
        if self.over:
            return message("action-game-over")
        if seat not in self.to_move:
            return message("action-not-to-move", seat=seat)
        self.know(seat, self._known, 0)
        if number is not None:
            return self.rules.refusal(self._known[0], number)
        refused = self.rules.refuse_text(self._known[0], action) if isinstance(action, str) else None
        return refused or message("action-unknown", action=quote(action), example=self.legal(seat)[0])

    def play(self, seat: int, action: str) -> None:
        """Carry out an action, or raise IllegalAction with the reason and change nothing."""
        seat = self._seat(seat)
        numbers = action_numbers(self.id, seat, self.players)
        number = numbers.get(action, -1) if isinstance(action, str) else -1
        if number < 0 or not self.rules.attempt_row(self._states, 0, seat, number, self._scratch):
            raise IllegalAction(
                self.why_not(seat, action) or message("action-unknown", action=quote(action), example="")
            )
        self._rounds[-1]["actions"].append(f"{seat} {action}")
        self._settle()

    def play_number(self, seat: int, number: int) -> None:
        """Carry out the action with this number, or raise IllegalAction with the reason."""
        texts, given = action_texts(self.id, self._seat(seat), self.players), as_python(number)
        if not is_whole(given) or not 0 <= given < len(texts):
            raise IllegalAction("action-no-such-number", number=quote(number), last=len(texts) - 1)
        self.play(seat, texts[given])

    def undo(self) -> None:
        """Take back the last action, whoever played it; IllegalAction at the start of the game.

        The game is played again up to there, which takes a few milliseconds: programs that search work with copies.
        """
        played = [action.partition(" ") for round in self._rounds for action in round["actions"]]
        if not played:
            raise IllegalAction("action-nothing-to-undo")
        again = Game(self.rules, self.options, self._deals, self.names)
        for seat, _, action in played[:-1]:
            again.play(int(seat), action)
        again.fairness = self.fairness
        self.__dict__.update(again.__dict__)

    def copy(self) -> Game:
        """An independent game at the same point. Both will be dealt the same cards."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._states, other._known = self._states.copy(), self.rules.new_knowledge()
        other._state, other._scratch = other._states[0], self.rules.scratch()
        other._rounds = [{**round, "actions": list(round["actions"])} for round in self._rounds]
        return other

    __copy__ = copy

    def _seat(self, seat: object) -> int:
        number = seat if type(seat) is int else as_python(seat)
        if not is_whole(number) or not 0 <= number < self.players:
            raise IllegalAction("action-no-such-seat", seat=quote(number), last=self.players - 1)
        return number

    def _settle(self) -> None:
        """Record the scores of a finished round, and deal or reshuffle if the game waits for that."""
        while (phase := self.rules.phases[self._state["phase"]]) in ("deal", "reshuffle"):
            if phase == "reshuffle":
                self._reshuffle()
                continue
            self._end_round()
            self._deal()
        if phase == "over":
            self._end_round()
        self._phase = phase
        self._must_act = self.rules.must_act_row(self._states, 0)
        self._to_move = SEATS_OF[self._must_act]

    def _end_round(self) -> None:
        if self._rounds and "scores" not in self._rounds[-1]:
            self._rounds[-1]["scores"] = self._round_scores()

    def _round_scores(self) -> list[int]:
        before = [sum(round["scores"][seat] for round in self._rounds[:-1]) for seat in range(self.players)]
        return [total - earlier for total, earlier in zip(self.totals, before, strict=True)]

    def _deal(self) -> None:
        ordered = [self.rules.cards[kind] for kind in self.rules.ordered_deck(self.options)]
        deck = self._deals.deck(self.round + 1, ordered)
        self.rules.deal(self._state, self._kinds(deck))
        self._rounds.append({"deck": deck, "actions": []})

    def _reshuffle(self) -> None:
        assert self.rules.reshuffle_pool is not None
        assert self.rules.reshuffle is not None
        room = np.empty(len(self.rules.ordered_deck(self.options)), np.int8)
        below = room[: self.rules.reshuffle_pool(self._state, room)]
        done = self._rounds[-1].get("reshuffles", [])
        deck = self._deals.reshuffle(self.round, len(done) + 1, [self.rules.cards[kind] for kind in below])
        self.rules.reshuffle(self._state, self._kinds(deck), len(deck))
        self._rounds[-1]["reshuffles"] = [*done, deck]

    def _kinds(self, cards: Sequence[str]) -> Int8Array:
        kind = kinds_of(self.id)
        return np.array([kind[card] for card in cards], np.int8)

    # What a seat may know, and the record

    @property
    def tasks(self) -> Tasks:
        """The tasks as dealt, by seat in deck order; None in a game without them."""
        return self._tasks

    @property
    def rounds(self) -> list[dict[str, Any]]:
        """The rounds of the record so far; read-only."""
        return self._rounds

    def knowledge(self, seat: int | None) -> Knowledge:
        """What a seat may know as a record of the rules' form, for bots; None is a spectator."""
        known = self.rules.new_knowledge()
        self.know(seat, known, 0)
        return known[0]

    def know(self, seat: int | None, out: KnowledgeRows, row: int) -> None:
        """Write what a seat may know into a row of an array."""
        self.rules.know_row(self._states, 0, SPECTATOR if seat is None else self._seat(seat), out, row)

    def know_own(self, seat: int | None, out: KnowledgeRows, row: int) -> str:
        """Write what a seat may know into a row of an array, and return what only it may know, as members of JSON."""
        viewer = SPECTATOR if seat is None else seat
        return json_text(lambda text: self.rules.know_own_row(self._states, 0, viewer, out, row, text))

    def observation(self, seat: int) -> Int16Array:
        """What a seat may know as an array of numbers, for learners; `rules.observation` names its parts."""
        out = np.empty(self.rules.observation_length, np.int16)
        self.rules.observe(self._state, self._seat(seat), self._known, out)
        return out

    def view(self, seat: int | None) -> View:
        """All that a seat may know and nothing else, as a dict ready for JSON; None is a spectator.

        Each game has a type of its own for it in `courtcards.games.GAME.view_types`.
        """
        seat = None if seat is None else self._seat(seat)
        self.know(seat, self._known, 0)
        view: View = orjson.loads(self.view_json(seat, self._known, 0))
        return view

    def view_json(
        self, seat: int | None, known: KnowledgeRows, row: int, own: str | None = None, open: str | None = None
    ) -> str:
        """The view of a seat with this knowledge; its own and the open part can be passed in if they exist."""
        must_act = self.rules.must_act_row(known, row) if self.is_secret else self._must_act
        viewer, legal = "null" if seat is None else seat, self._legal_json(seat)
        return (
            f'{{"seat":{viewer},"to_move":{SEATS_JSON[must_act]},"legal":{legal},'
            f"{own or self.rules.own_json(known, row)},{open or self.open_json(known, row)}}}"
        )

    def _legal_json(self, seat: int | None) -> str:
        if seat not in self._to_move:
            return "[]"
        texts = action_texts(self.id, seat, self.players)
        count = self.rules.legal_row(self._states, 0, seat, self._scratch)
        return '["' + '","'.join([texts[action] for action in self._scratch[:count].tolist()]) + '"]'

    def open_json(self, known: KnowledgeRows, row: int) -> str:
        """The part of a view that is the same for every viewer, made from what any of them knows."""
        over = f'"over":true,"winners":{self.winners}' if self.over else '"over":false,"winners":[]'
        return f"{self._titles},{over},{self.rules.open_json(known, row)}"

    @functools.cached_property
    def _titles(self) -> str:
        """The part of a view that never changes."""
        titles = {"game": self.id, "options": self.options.as_json(), "names": self.names}
        return orjson.dumps(titles)[1:-1].decode()

    def record(self) -> dict[str, Any]:
        """The whole game as a dict ready for JSON, hidden cards included; `courtcards.replay` reads it."""
        record: dict[str, Any] = {"format": FORMAT, "game": self.id, "options": self.options.as_json()}
        if self._deals.seed is not None:
            record["seed"] = self._deals.seed
        if self.names is not None:
            record["names"] = list(self.names)
        record["first"] = self.first
        if self._tasks is not None:
            record["tasks"] = copy.deepcopy(self._tasks)
        record["rounds"] = copy.deepcopy(self._rounds)
        record["totals"], record["winners"] = self.totals, self.winners
        if self.fairness is not None:
            record["fairness"] = copy.deepcopy(dict(self.fairness))
        return record

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and deep copies: everything except the view into our own array."""
        return {key: value for key, value in self.__dict__.items() if key != "_state"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._state = self._states[0]

    def __repr__(self) -> str:
        state = "over" if self.over else f"round {self.round}, to move {self.to_move}"
        return f"<{self.id}, {self.players} players, {state}>"


copyreg.pickle(Rules, lambda rules: (rules_of, (rules.id,)))  # a copy of a game's rules is the rules themselves


@functools.cache
def action_texts(id: str, seat: int, players: int) -> list[str]:
    return rules_of(id).action_texts(seat, players)


@functools.cache
def action_numbers(id: str, seat: int, players: int) -> dict[str, int]:
    return {text: number for number, text in enumerate(action_texts(id, seat, players)) if text}


@functools.cache
def kinds_of(id: str) -> dict[str, int]:
    return {card: kind for kind, card in enumerate(rules_of(id).cards)}


def new_game(
    game_id: str,
    *,
    players: int,
    seed: str | int | None = None,
    decks: Sequence[Sequence[str]] | None = None,
    names: Sequence[str] | None = None,
    **options: Any,
) -> Game:
    """A new game with its first round dealt: from a seed, from given decks, or by chance.

    Games and their options:
        "call-to-glory": 2–4 players; quick=True (fewer rounds), tasks=True, ninja=True
        "come-to-call": 2–6 players; cards={"king": 20, …} (how many cards of each kind)
    Smaller games, for exact work: cards={…}, hand=CARDS, rounds=COUNT, turns=COUNT, and favor=COUNT in
    "come-to-call"; see docs/engine.md.
    Every game takes first=SEAT, the seat that goes first; by default it is drawn.

    The same `seed`, a text or a number, gives the same cards; without one they are random. `decks` gives the cards of
    the first rounds instead, in the order in which they are dealt: see docs/records.md. `names` are the players' names.

    Raises OptionError, which says what is wrong.
    """
    rules = rules_of(game_id)
    read = rules.read_options(as_python(players), as_python(options))
    if decks is None:
        deals: Deals = SeededDeals(fresh_seed() if seed is None else read_seed(seed))
    elif seed is None:
        deals = GivenDeals(read_decks(rules, read, decks))
    else:
        raise OptionError("option-seed-and-decks")
    return Game(rules, read, deals, read_names(names, read.players))


def read_seed(seed: object) -> str:
    """A seed as text; a whole number stands for its digits."""
    number = as_python(seed)
    if is_whole(number) and abs(number) < LARGEST_SEED:
        return str(number)
    if isinstance(seed, str) and is_writable(seed):
        return seed
    raise OptionError("option-seed", given=quote(type(seed).__name__))


def read_names(names: object, players: int) -> list[str] | None:
    if names is None:
        return None
    if not is_list_of_text(names) or len(names) != players or not all(map(is_writable, names)):
        raise OptionError("option-names", players=players)
    return list(names)


def read_decks(rules: Rules, options: Options, decks: object) -> list[list[str]]:
    if not isinstance(decks, Sequence) or isinstance(decks, str):
        raise OptionError("option-decks-form", given=quote(decks))
    if len(decks) > options.most_rounds:
        raise OptionError("option-decks-too-many", count=len(decks), most=options.most_rounds)
    return [read_deck(rules, options, round, deck) for round, deck in enumerate(decks, 1)]


def read_deck(rules: Rules, options: Options, round: int, deck: object) -> list[str]:
    """A deck of a round: exactly the cards of the game, in any order."""
    if not is_list_of_text(deck):
        raise OptionError("option-deck-form", round=round)
    ordered = [rules.cards[kind] for kind in rules.ordered_deck(options)]
    if unknown := next((card for card in deck if card not in rules.cards), None):
        raise OptionError("option-deck-unknown", round=round, card=quote(unknown))
    if len(deck) != len(ordered):
        raise OptionError("option-deck-size", round=round, count=len(deck), cards=len(ordered))
    if sorted(deck) != sorted(ordered):
        raise OptionError("option-deck-cards", round=round)
    return list(deck)
