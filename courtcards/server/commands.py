"""What people do at tables: create one, sit down, connect, hand a seat over, ask for a hint, leave."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

from courtcards import fairness
from courtcards.game import action_texts
from courtcards.games.rules import SPECTATOR
from courtcards.review.facts import why
from courtcards.server.encode import to_json
from courtcards.server.events import (
    Again,
    Created,
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
    Waiting,
    Woke,
)
from courtcards.server.live_table import LiveTable, Subscriber
from courtcards.server.operators import Operators
from courtcards.server.players import Players
from courtcards.server.protocol import Play
from courtcards.server.publisher import Publisher
from courtcards.server.refused import OutcomeUnknown, Refused, StorageFailed
from courtcards.server.scheduler import Scheduler
from courtcards.server.sources import Sources
from courtcards.server.store import SideWrites, Store
from courtcards.server.store.queries import open_tables_listed_by, seats_taken_by
from courtcards.server.table import LEVEL_IDS, MOST_SITS, Table, check_config
from courtcards.server.table_config import LISTED_FOR, SECOND, TableConfig
from courtcards.server.table_log import append, table_row
from courtcards.server.tables import Tables
from courtcards.server.tasks import Tasks

MOST_LISTED = 5  # open tables of one player in the lobby
MOST_SEATS = 200  # of one player at tables that go on: a list of all of them is made again and again


def crowded() -> Refused:
    return Refused("table-crowded", status=HTTPStatus.TOO_MANY_REQUESTS)


def freeing(table: Table, seat: int, removed: bool = False) -> Left | Redrawn:
    """The event that frees a seat before the start."""
    return Left(seat, removed) if table.texts_since is None else Redrawn((seat,), table.next_commitment, removed)


def departure(table: Table, seat: int) -> Iterator[Left | Redrawn | Returned | Handed | GivenUp]:
    """The events when the player of a seat leaves; the table must apply each before the next is asked for."""
    if table.status == "open":
        yield freeing(table, seat)
        return
    if table.status == "playing" and table.seats[seat].why != "left":
        if table.seats[seat].stand_in:  # a stronger one may have played for an absent player
            yield Returned(seat)
        yield Handed(seat, LEVEL_IDS[0], "left")
    if all(table.seats[other].why == "left" for other in table.people) and not table.ended:
        yield GivenUp(winners=table.winners_if_given_up(seat))


class Commands:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        publisher: Publisher,
        scheduler: Scheduler,
        tasks: Tasks,
        sources: Sources,
        players: Players,
        operators: Operators,
    ) -> None:
        self._store, self._tables, self._publisher = store, tables, publisher
        self._players, self._operators = players, operators
        self._scheduler, self._tasks, self._sources = scheduler, tasks, sources

    # Before and after a game

    async def create(self, player: str, config: TableConfig, rematch_of: str | None = None) -> LiveTable:
        check_config(config)
        if config.listed and rematch_of is None:
            await self._may_list(player)
        secret = self._sources.new_secret()
        created = Created(config, player, fairness.commitment(secret), rematch_of)
        return await self._create(self._sources.new_id(12), secret, created)

    async def create_daily(self, player: str, config: TableConfig, id: str, secret: str, day: str) -> LiveTable:
        """Create a table for a day's deal, whose secret was drawn before."""
        return await self._create(id, secret, Created(config, player, fairness.commitment(secret), daily=day))

    async def _create(self, id: str, secret: str, created: Created) -> LiveTable:
        self._operators.need_room()
        at = self._sources.now()
        table = Table(id, secret, at, created)
        line, head = append(table, at, created)
        try:
            await self._store.write(line=line, head=head, side=SideWrites(table=table_row(table)))
        except OutcomeUnknown:
            if (found := await self._tables.read_back(id, {line.hash})) is None:
                raise StorageFailed from None
            return found
        return await self._tables.get(id)

    async def _may_list(self, player: str) -> None:
        since = self._sources.now() - LISTED_FOR
        if await self._store.read(open_tables_listed_by(player, since)) >= MOST_LISTED:
            raise Refused("table-listed-many", status=HTTPStatus.TOO_MANY_REQUESTS)

    def _record(self, live: LiveTable, event: Sat | Promised | Filled) -> None:
        """Record something that people can do again and again, unless it would make the log too long."""
        if live.table.is_crowded:
            raise crowded()
        self._publisher.record(live, event)

    async def limit_seats(self, player: str) -> None:
        """Refuse a player who sits at too many tables."""
        if await self._store.read(seats_taken_by(player)) >= MOST_SEATS:
            raise Refused("table-plays-many", status=HTTPStatus.TOO_MANY_REQUESTS, most=MOST_SEATS)

    def sit(self, live: LiveTable, seat: int, player: dict[str, Any], hash: str) -> None:
        if player["id"] in live.table.removed:
            raise Refused("table-removed", status=HTTPStatus.FORBIDDEN)
        if live.table.sits.get(player["id"], 0) >= MOST_SITS:
            raise Refused("table-sits-often", status=HTTPStatus.TOO_MANY_REQUESTS)
        self._record(live, Sat(seat, player["id"], player["name"], hash=hash))

    def sit_daily(self, live: LiveTable, player: dict[str, Any], text: str) -> None:
        """Sit down at a table for the daily deal, with the text of the day, which is the same for everyone."""
        if live.table.status == "open":
            self._record(live, Sat(0, player["id"], player["name"], text))

    def promise(self, live: LiveTable, seat: int, player: str, hash: str) -> None:
        self._own_seat_only(live, seat, player)
        self._record(live, Promised(seat, hash))

    def show_text(self, live: LiveTable, seat: int, player: str, text: str) -> None:
        """Show the text that was promised. A wrong text loses the seat, and the others get a new secret."""
        self._own_seat_only(live, seat, player)
        if live.table.owes(seat) == "text" and fairness.text_hash(text) != live.table.seats[seat].hash:
            self._publisher.record(live, Redrawn((seat,), live.table.next_commitment))
        elif live.table.seats[seat].text != text:
            self._publisher.record(live, Revealed(seat, text))

    def _own_seat_only(self, live: LiveTable, seat: int, player: str) -> None:
        if live.table.seat_of(player) != seat:
            raise Refused("table-sits-not", status=HTTPStatus.FORBIDDEN)

    def leave(self, live: LiveTable, player: str) -> None:
        """Leave a seat: before the start it becomes free, after it a bot plays on.

        It is the weakest bot, so nobody gets a better player, or hints, by leaving and coming back.
        """
        seat = live.table.seat_of(player)
        if seat is None:
            raise Refused("table-sits-not")
        for event in departure(live.table, seat):
            self._publisher.record(live, event)

    def remove(self, live: LiveTable, player: str, seat: int) -> None:
        """Free somebody's seat before the start; they can't sit down here again."""
        self._host_only(live, player)
        if live.table.seat_of(player) == seat:
            raise Refused("table-removes-self")
        self._publisher.record(live, freeing(live.table, seat, removed=True))

    def fill(self, live: LiveTable, player: str, seat: int, level: str | None) -> None:
        """Put a bot into a seat, or remove it if the level is None."""
        self._host_only(live, player)
        self._record(live, Filled(seat, level))

    def give_up(self, live: LiveTable, player: str) -> None:
        """End the game, if nobody else is playing: all others have left, or have been away for the agreed time."""
        self._host_only(live, player)
        table = live.table
        others = [seat for seat in table.people if table.seats[seat].player != player]
        if table.status == "playing" and not all(self._has_gone(live, seat) for seat in others):
            raise Refused("table-others-play")
        self._publisher.record(live, GivenUp(player, table.winners_if_given_up(table.seat_of(player))))

    def _has_gone(self, live: LiveTable, seat: int) -> bool:
        return live.table.seats[seat].why == "left" or (
            live.table.seats[seat].stand_in is not None and self._time_to_return(live, seat) == 0
        )

    def _time_to_return(self, live: LiveTable, seat: int) -> int | None:
        """Milliseconds a player has to come back before the seat may be handed over; None if the player is here."""
        lost_at = live.lost_at[seat] if 0 <= seat < len(live.lost_at) else None
        if seat in live.here or lost_at is None:
            return None
        return max(0, lost_at + live.table.takeover_after(seat) * SECOND - self._sources.now())

    def _host_only(self, live: LiveTable, player: str) -> None:
        if live.table.host != player:
            raise Refused("table-host-only", status=HTTPStatus.FORBIDDEN)

    async def rematch(self, live: LiveTable, player: str) -> LiveTable:
        """Create a table with the same configuration. Whoever asks second gets the table that already exists."""
        table = live.table
        if table.seat_of(player) is None:
            raise Refused("table-sits-not", status=HTTPStatus.FORBIDDEN)
        if not table.ended:
            raise Refused(f"table-is-{table.status}")
        if table.again:
            return await self._tables.get(table.again)
        if live.rematch is None:
            live.rematch = self._tasks.spawn(self._make_rematch(live, player))
        return await asyncio.shield(live.rematch)

    async def _make_rematch(self, live: LiveTable, player: str) -> LiveTable:
        try:
            again = await self.create(player, live.table.config, rematch_of=live.table.id)
            async with self._tables.using(again.table.id):
                changed = await self._tables.change(live.table.id, lambda live: self._agree(live, again.table.id))
            return await self._tables.get(changed.table.again or again.table.id)
        finally:
            live.rematch = None

    def _agree(self, live: LiveTable, again: str) -> None:
        if live.table.again is None:  # no other server was faster
            self._publisher.record(live, Again(again))

    # Connections

    def connect(
        self, live: LiveTable, connection: Subscriber, player: str | None, seen: int | None, back: bool | None = None
    ) -> None:
        """A connection joins a table and is told everything, or what it missed since the version it has seen.

        A player whose seat a bot plays takes it `back`, or just watches; by default, whoever left it watches.
        """
        self._players.need_welcome(player)
        table = live.table
        seat = table.seat_of(player)
        if seat is None and table.closed_to_spectators:
            raise Refused("table-no-spectators", status=HTTPStatus.FORBIDDEN)
        connection.live, connection.player = live, player
        connection.viewer = SPECTATOR if seat is None else seat
        if seat is not None:
            live.lost_at[seat] = None
            if table.asleep:
                self._publisher.record(live, Woke())
            returns = table.seats[seat].why != "left" if back is None else back
            if table.seats[seat].stand_in and returns and table.may_return(seat):
                self._publisher.record(live, Returned(seat))
        projection = live.projection(connection.viewer)
        live.connections.append(connection)
        self._publisher.tell_presence(live, besides=connection)
        steps, whole = projection.missed(table, seen)
        self._publisher.greet(live, connection, self._publisher.state(live, projection, steps, whole))
        told = self._operators.shown()
        if any(told.values()):
            text = to_json({"type": "notice", **told})
            self._publisher.post_when_written(live, connection, text, (connection, None))
        if preparing := self._scheduler.preparing(table):
            text = to_json({"type": "preparing", "levels": preparing})
            self._publisher.post_when_written(live, connection, text, (connection, None))

    def disconnect(self, live: LiveTable, connection: Subscriber) -> None:
        if connection not in live.connections:
            return
        live.connections.remove(connection)
        live.greeting.discard(connection)
        viewer = connection.viewer
        if viewer != SPECTATOR and viewer not in live.here:
            live.lost_at[viewer] = self._sources.now()
        if live.failed:
            return
        self._publisher.tell_presence(live)
        self._scheduler.sleep_if_deserted(live)
        self._tables.drop_if_idle(live)

    # During a game

    def play(self, live: LiveTable, asking: Subscriber, message: Play) -> bool:
        """Play an action for the seat of a connection; False if this submission was applied before."""
        seat = asking.viewer
        if live.table.was_submitted(seat, message.id):
            return False
        if live.table.seats[seat].stand_in:
            if not live.table.may_return(seat):
                raise Refused("table-returns")
            self._publisher.record(live, Returned(seat))
        self._publisher.record(live, Played(seat, message.action, id=message.id), submission=(asking, message))
        return True

    def hand_over(self, live: LiveTable, seat: int) -> None:
        """Let a bot play for somebody who has been away for the agreed time."""
        left = self._time_to_return(live, seat)
        if left is None:
            raise Refused("table-is-here", seat=seat)
        if left:
            raise Refused("table-wait", seconds=-(-left // SECOND))
        self._publisher.record(live, Handed(seat, live.table.config.overtime.level, "absent"))

    def wait(self, live: LiveTable, by: int, seat: int, seconds: int) -> None:
        """Wait longer for somebody, or only for the agreed time. For their own seat, players choose freely."""
        table = live.table
        if table.status != "playing":
            raise Refused(f"table-is-{table.status}")
        if seat in table.people and by != seat and seconds < table.shortest_wait(seat):
            raise Refused("table-wait-agreed", seconds=table.shortest_wait(seat))
        if not table.may_wait(by):
            raise crowded()
        self._publisher.record(live, Waiting(seat, seconds, by))

    def hint(self, live: LiveTable, asking: Subscriber, id: str) -> None:
        """Ask the strongest bot what it would do, unless that would be help against other people."""
        table = live.table
        if table.people != [asking.viewer]:
            raise Refused("table-hint-people")
        if table.daily:
            raise Refused("table-hint-daily")
        if asking.viewer not in table.to_move:
            raise Refused("action-not-your-turn")
        if live.advising:
            raise Refused("table-hint-thinking")
        live.advising = True
        self._tasks.spawn(self._advise(live, asking, id))

    async def _advise(self, live: LiveTable, asking: Subscriber, id: str) -> None:
        version = live.table.version(asking.viewer)
        try:
            action = await self._scheduler.choose(live.table, asking.viewer, LEVEL_IDS[-1])
            still = live.table.version(asking.viewer) == version
            reason = why_of(live.table, asking.viewer, action) if still else None
            advice = {"type": "advice", "answers": id, "version": version, "action": action, "why": reason}
            asking.send(advice)
        finally:
            live.advising = False


def why_of(table: Table, seat: int, action: str) -> Any:
    """A reason for an action, from what a seat knows: a Said, or None."""
    assert table.game is not None
    game = table.game
    number = action_texts(game.id, seat, game.players).index(action)
    reason = why(game.id, game.knowledge(seat), number)
    return reason and reason.as_json()
