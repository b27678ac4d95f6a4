"""A table is what its events make of it: no input or output, no clock of its own, no rules of the games.

`apply` takes the next event, or raises Refused and changes nothing. Commands from people and events read from storage
go the same way, so a table loaded from its log is the table that was left.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Literal, TypeAlias

from courtcards import fairness
from courtcards.bots import LEVELS
from courtcards.errors import IllegalAction, OptionError
from courtcards.game import Game, new_game
from courtcards.games import rules_of
from courtcards.messages import ENGLISH, text
from courtcards.server.clocks import Clocks
from courtcards.server.events import (
    Again,
    Closed,
    Created,
    Event,
    Filled,
    GivenUp,
    Handed,
    Left,
    Played,
    Promised,
    Redrawn,
    Returned,
    Revealed,
    Sat,
    Slept,
    Waiting,
    Woke,
)
from courtcards.server.refused import Refused
from courtcards.server.table_config import DAY, SECOND, Days, RealTime, TableConfig

Status: TypeAlias = Literal["open", "playing", "over", "given-up"]

MOST_OTHERS = 1000  # events besides moves, so that nobody can fill the database with them
MOST_SITS, MOST_RETURNS, MOST_WAITS = 20, 200, 100  # of each player, so that nobody uses up what others need
LEVEL_IDS = tuple(level.id for level in LEVELS)


@dataclass(slots=True)
class Seat:
    player: str | None = None  # the person's id
    name: str = ""
    hash: str | None = None  # of the text that the person's client will show
    text: str = ""  # added to the deal by the person's client
    level: str | None = None  # the bot that sits here
    stand_in: str | None = None  # level of the bot that plays for an absent person
    why: str | None = None  # and why it does
    takeover_after: int | None = None  # seconds until the seat may be handed over, if somebody chose that
    agreed_to: int | None = None  # the shortest wait that the player agreed to
    returns: int = 0  # how often the player took the seat back from a bot
    waits: int = 0  # how often the player changed how long to wait for somebody

    @property
    def taken(self) -> bool:
        return self.player is not None or self.level is not None

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides for this seat, if one does."""
        return self.level or self.stand_in


class Table:
    __slots__ = (
        "again",
        "asleep",
        "at",
        "awarded",
        "call_clocks",
        "clocks",
        "closed",
        "commitment",
        "config",
        "created_at",
        "daily",
        "first_secret",
        "game",
        "head",
        "host",
        "id",
        "number",
        "others",
        "public_at",
        "redraws",
        "rematch_of",
        "removed",
        "seats",
        "secret",
        "secret_events",
        "secrets",
        "sits",
        "status",
        "submitted",
        "texts_since",
    )

    def __init__(self, id: str, secret: str, at: int, created: Created) -> None:
        if fairness.commitment(secret) != created.commitment:
            raise Refused("server-commitment", table=id)
        self.id, self.secret, self.commitment = id, secret, created.commitment
        self.first_secret = secret  # the stored one; later ones are derived from it
        self.config: TableConfig = created.terms
        self.host, self.rematch_of, self.daily = created.host, created.rematch_of, created.daily
        self.number, self.at, self.created_at = 1, at, at
        self.others = 0  # events other than moves
        self.head = b""  # hash of the last event in the log, kept by `table_log`
        self.public_at = at  # time of the last event that everyone may know of
        self.redraws = 0  # how many times the secret was replaced
        self.texts_since: int | None = None  # since when all seats are taken, and clients may show their texts
        self.status: Status = "open"
        self.seats = [Seat(level=level) for level in self.config.seats]
        self.sits: dict[str, int] = {}  # how often each player sat down
        self.removed: set[str] = set()  # players whom the host removed
        self.game: Game | None = None
        self.clocks = Clocks(self.config.pace, len(self.seats))
        self.call_clocks: list[int] | None = None  # the time left when the secret choice began
        self.asleep = False
        self.awarded: tuple[int, ...] = ()  # the winners of a game that was given up
        self.closed = False  # by an operator
        self.again: str | None = None  # the table of the rematch
        self.submitted = [array("q") for _ in self.seats]  # by seat: hashes of all submissions, sorted
        self.secret_events = [0] * len(self.seats)  # by seat: events that only this seat may know of
        self.secrets = 0  # those of all seats

    # Who sits where

    def seat_of(self, player: str | None) -> int | None:
        if player is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.player == player), None)

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.player is not None]

    @property
    def ended(self) -> bool:
        return self.status in ("over", "given-up")

    @property
    def is_crowded(self) -> bool:
        """Whether so much has happened here besides moves that seats no longer change, and the table never sleeps."""
        return self.others >= MOST_OTHERS

    def may_return(self, seat: int) -> bool:
        return self.seats[seat].returns < MOST_RETURNS

    def may_wait(self, seat: int) -> bool:
        """Whether a player may still change how long to wait for somebody."""
        return self.seats[seat].waits < MOST_WAITS

    @property
    def closed_to_spectators(self) -> bool:
        """Whether only the players may watch now, as in the daily deal, which is the same for everyone."""
        return self.daily is not None or (self.status == "playing" and not self.config.spectators)

    @property
    def to_move(self) -> tuple[int, ...]:
        return self.game.to_move if self.game and self.status == "playing" else ()

    @property
    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.to_move if self.seats[seat].bot]

    @property
    def people_to_move(self) -> list[int]:
        return [seat for seat in self.to_move if not self.seats[seat].bot]

    @property
    def waiting(self) -> int:
        """Bit set of the seats that must act, for storage: a secret while players choose."""
        if self.status == "open":
            return sum(1 << number for number in self.people if self.owes(number))
        return self.game.must_act if self.game and self.status == "playing" else 0

    @property
    def due(self) -> int | None:
        """When the next clock runs out, in milliseconds since 1970; None if none is running."""
        return self.clocks.due() if self.texts_since is None else self.texts_due

    @property
    def texts_due(self) -> int | None:
        """When all texts must have arrived, in milliseconds since 1970; None while nobody waits for them."""
        return None if self.texts_since is None else self.texts_since + texts_within(self.config)

    def owes(self, number: int) -> Literal["hash", "text"] | None:
        """What a seat's client must send before the game can begin."""
        seat = self.seats[number]
        if self.status != "open" or seat.player is None or seat.text:
            return None
        if seat.hash is None:
            return "hash"
        return None if self.texts_since is None else "text"

    @property
    def without_text(self) -> list[int]:
        return [number for number in self.people if not self.seats[number].text]

    @property
    def next_commitment(self) -> str:
        """The commitment to the secret after this one."""
        return fairness.commitment(fairness.next_secret(self.first_secret, self.redraws + 1))

    def takeover_after(self, seat: int) -> int:
        chosen = self.seats[seat].takeover_after
        return self.config.patience if chosen is None else chosen

    def shortest_wait(self, seat: int) -> int:
        """The shortest wait for a player that the others can choose: the table's, or the player's own."""
        allowed = self.seats[seat].agreed_to
        return self.config.patience if allowed is None else min(self.config.patience, allowed)

    @property
    def winners(self) -> list[int]:
        """The winners, by the rules of the game or because the others left."""
        return list(self.awarded) if self.status == "given-up" else self.game.winners if self.game else []

    def winners_if_given_up(self, last: int | None) -> tuple[int, ...]:
        """Who wins if the game ends now: whoever still plays, else the last to give up, else the most points."""
        if self.game is None or self.status != "playing":
            return ()
        staying = tuple(number for number, seat in enumerate(self.seats) if not seat.stand_in and number != last)
        if staying:
            return staying
        if last is not None:
            return (last,)
        return tuple(number for number, total in enumerate(self.game.totals) if total == max(self.game.totals))

    @property
    def is_secret(self) -> bool:
        """Whether it is secret now who must act."""
        return self.game is not None and self.game.is_secret

    # What a viewer has seen

    def version(self, viewer: int) -> int:
        """How many events a viewer (a seat, or SPECTATOR) has seen."""
        own = self.secret_events[viewer] if viewer >= 0 else 0
        return self.number - self.secrets + own

    # Events

    def apply(self, at: int, event: Event) -> bool:
        """Apply the next event, or raise Refused. Returns whether everyone may know of it."""
        public = True
        match event:
            case Played():
                public = self._play(event)
            case Sat():
                self._sit(event)
            case Promised(seat=seat, hash=hash):
                self._promise(seat, hash)
            case Revealed(seat=seat, text=shown):
                self._reveal(seat, shown)
            case Redrawn():
                self._redraw(event)
            case Left():
                self._leave(event)
            case Filled(seat=seat, level=level):
                self._fill(seat, level)
            case Handed():
                self._hand(event)
            case Returned(seat=seat):
                self._return(seat)
            case Waiting():
                self._wait(event)
            case Slept() | Woke():
                self._sleep(isinstance(event, Slept))
            case GivenUp(winners=winners):
                self._need("open", "playing")
                self.status, self.awarded = "given-up", winners
            case Closed():
                self._need("open", "playing")
                self.status, self.closed = "given-up", True
            case Again(table=table):
                self._need("over", "given-up")
                self.again = table
            case Created():
                raise Refused("server-log", table=self.id)
        self.number += 1
        self.others += not isinstance(event, Played)
        self.at = at
        if public:
            self.public_at = at
        else:
            self.secrets += 1
            self.secret_events[event.seat] += 1  # type: ignore[union-attr]
        self._set_clocks(at, event)
        self._wait_for_texts(at)
        return public

    def _need(self, *statuses: Status) -> None:
        if self.status not in statuses:
            raise Refused(f"table-is-{self.status}")

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refused("table-no-seat", status=HTTPStatus.NOT_FOUND, seat=number, last=len(self.seats) - 1)
        return self.seats[number]

    def _person(self, number: int) -> Seat:
        seat = self._seat(number)
        if seat.player is None:
            raise Refused("table-no-person", seat=number)
        return seat

    def _sit(self, event: Sat) -> None:
        self._need("open")
        seat = self._seat(event.seat)
        if seat.taken:
            raise Refused("table-seat-taken", seat=event.seat)
        if self.seat_of(event.player) is not None:
            raise Refused("table-sits-already")
        if event.hash is None:  # a log of the first version
            self._need_text(event.text)
        else:
            self._need_hash(event.hash)
        seat.player, seat.name, seat.text, seat.hash = event.player, event.name, event.text, event.hash
        self.sits[event.player] = self.sits.get(event.player, 0) + 1
        self._start_when_full()

    def _need_text(self, text: str) -> None:
        if not text or not fairness.matches(fairness.TEXT, text):
            raise Refused("table-text", status=HTTPStatus.UNPROCESSABLE_ENTITY)

    def _need_hash(self, hash: str) -> None:
        if not fairness.matches(fairness.COMMITMENT, hash):
            raise Refused("table-text-hash", status=HTTPStatus.UNPROCESSABLE_ENTITY)

    def _promise(self, number: int, hash: str) -> None:
        seat = self._person(number)
        if self.owes(number) != "hash":
            raise Refused("table-text-not-now")
        self._need_hash(hash)
        seat.hash = hash

    def _reveal(self, number: int, text: str) -> None:
        seat = self._person(number)
        if self.owes(number) != "text":
            raise Refused("table-text-not-now")
        self._need_text(text)
        if fairness.text_hash(text) != seat.hash:
            raise Refused("table-text-other", status=HTTPStatus.UNPROCESSABLE_ENTITY)
        seat.text = text
        self._start_when_full()

    def _redraw(self, event: Redrawn) -> None:
        """Free seats. Texts already shown no longer count: the next player could choose a text to match them."""
        self._need("open")
        for number in event.seats:
            self._person(number)
        if event.commitment != self.next_commitment:
            raise Refused("server-commitment", table=self.id)
        for number in event.seats:
            self._free(number, event.removed)
        for seat in self.seats:
            if seat.text and seat.hash is not None:
                seat.hash, seat.text = None, ""
        self.redraws += 1
        self.secret = fairness.next_secret(self.first_secret, self.redraws)
        self.commitment = event.commitment

    def _wait_for_texts(self, at: int) -> None:
        """Texts may be shown as soon as nobody can change theirs any more."""
        ready = self.status == "open" and all(
            seat.level or (seat.player and (seat.hash or seat.text)) for seat in self.seats
        )
        if not ready:
            self.texts_since = None
        elif self.texts_since is None:
            self.texts_since = at

    def _leave(self, event: Left) -> None:
        self._need("open")
        self._person(event.seat)
        self._free(event.seat, event.removed)

    def _free(self, number: int, removed: bool) -> None:
        if removed:
            self.removed.add(self.seats[number].player or "")
        self.seats[number] = Seat()

    def _fill(self, number: int, level: str | None) -> None:
        self._need("open")
        if self.texts_since is not None:
            raise Refused("table-starting")
        if self._seat(number).player is not None:
            raise Refused("table-seat-taken", seat=number)
        if level is not None and level not in LEVEL_IDS:
            raise Refused("table-level", status=HTTPStatus.UNPROCESSABLE_ENTITY, known=", ".join(LEVEL_IDS))
        if level is not None and not self._others_open(number):
            raise Refused("table-only-bots")
        self.seats[number].level = level
        self._start_when_full()

    def _others_open(self, number: int) -> bool:
        """Whether a person sits, or still can sit, in another seat."""
        return any(other != number and not seat.level for other, seat in enumerate(self.seats))

    def _start_when_full(self) -> None:
        if not all(seat.taken for seat in self.seats) or self.without_text:
            return
        options = {key: value for key, value in self.config.options.items() if key != "players"}
        seed = fairness.seed(self.secret, [seat.text for seat in self.seats])
        names = [self.name(number) for number in range(len(self.seats))]
        self.game = new_game(self.config.game, players=len(self.seats), seed=seed, names=names, **options)
        self.status = "playing"
        self._end_when_over()

    def name(self, number: int) -> str:
        """A seat's name: the person's, or the bot's level, numbered if several bots have it.

        It goes into the record, so it is in English; clients can show the level in their own language.
        """
        seat = self.seats[number]
        if seat.level is None:
            return seat.name
        same = [other for other, its in enumerate(self.seats) if its.level == seat.level]
        which = same.index(number) + 1 if len(same) > 1 else 0
        return text("bot", ENGLISH, name=text(f"level-{seat.level}", ENGLISH), number=which)

    def _play(self, event: Played) -> bool:
        self._need("playing")
        assert self.game is not None
        self._seat(event.seat)
        game = self.game
        before = (game.round, game.turns) if game.rules.secret else None
        try:
            game.play(event.seat, event.action)
        except IllegalAction as error:
            raise Refused(error.message, status=HTTPStatus.UNPROCESSABLE_ENTITY) from error
        if event.id is not None:
            self._remember(event.seat, event.id)
        self._end_when_over()
        if not game.rules.secret or not event.action.startswith(game.rules.secret):
            return True
        return game.over or (game.round, game.turns) != before

    def was_submitted(self, seat: int, id: str) -> bool:
        """Whether a submission was applied before, however long ago: another device of the player may send it late."""
        known, digest = self.submitted[seat], hash(id)
        place = bisect_left(known, digest)
        return place < len(known) and known[place] == digest

    def _remember(self, seat: int, id: str) -> None:
        """Keep the hash alone: there may be hundreds of submissions in a game."""
        digest = hash(id)
        self.submitted[seat].insert(bisect_left(self.submitted[seat], digest), digest)

    def _end_when_over(self) -> None:
        assert self.game is not None
        if self.game.over:
            self.status = "over"
            self.game.fairness = self.fairness()

    def fairness(self) -> dict[str, Any]:
        """How the deal was made. It holds the secret, so it is only for finished games."""
        texts = [seat.text for seat in self.seats]
        return {"commitment": self.commitment, "secret": self.secret, "texts": texts}

    def _hand(self, event: Handed) -> None:
        self._need("playing")
        seat = self._person(event.seat)
        if seat.stand_in:
            raise Refused("table-handed-already", seat=event.seat)
        seat.stand_in, seat.why = event.level, event.why

    def _return(self, number: int) -> None:
        seat = self._person(number)
        seat.returns += 1
        seat.stand_in = seat.why = seat.takeover_after = seat.agreed_to = None

    def _wait(self, event: Waiting) -> None:
        seat = self._person(event.seat)
        seat.takeover_after = event.seconds
        if event.by == event.seat:
            seat.agreed_to = event.seconds
        if event.by is not None:
            self.seats[event.by].waits += 1

    def _sleep(self, asleep: bool) -> None:
        if self.asleep == asleep:
            raise Refused("server-log", table=self.id)
        self.asleep = asleep

    def _set_clocks(self, at: int, event: Event) -> None:
        clocks = self.clocks
        if not clocks.tick:
            return
        if self.asleep or self.status != "playing":
            clocks.stop(at)
            return
        if isinstance(event, Played) and event.by is not None and self.seats[event.seat].bot is None:
            clocks.renew(event.seat, at)
        clocks.turn_to(self.people_to_move, at)
        if not self.is_secret:
            self.call_clocks = None
        elif self.call_clocks is None:
            self.call_clocks = list(clocks.left)


def texts_within(config: TableConfig) -> int:
    """How long clients have to show their texts once all seats are taken, in milliseconds."""
    match config.pace:
        case Days(days=days):
            return days * DAY
        case RealTime():
            return max(config.patience, 60) * SECOND
    return 3600 * SECOND


def check_config(config: TableConfig) -> None:
    """Refuse options that the game does not take, a wrong number of seats, and tables without people."""
    players = config.options.get("players")
    others = {key: value for key, value in config.options.items() if key != "players"}
    try:
        options = rules_of(config.game).read_options(players, others)  # nobody may pass a seed, decks or names
    except OptionError as error:
        raise Refused(error.message, status=HTTPStatus.UNPROCESSABLE_ENTITY) from error
    if len(config.seats) != options.players:
        status = HTTPStatus.UNPROCESSABLE_ENTITY
        raise Refused("table-seat-count", status=status, seats=len(config.seats), players=options.players)
    if all(config.seats):
        raise Refused("table-only-bots", status=HTTPStatus.UNPROCESSABLE_ENTITY)
