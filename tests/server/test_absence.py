"""People who are gone, come back, or are too late: others see it and wait, bots play for them, clocks are just."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import select

from courtcards.bots import LEVELS
from courtcards.games.rules import SPECTATOR
from courtcards.server.app import Server
from courtcards.server.events import Handed
from courtcards.server.refused import Refused
from courtcards.server.settings import Settings
from courtcards.server.sources import Sources, SteadyClock, wall_clock
from courtcards.server.store import open_store
from courtcards.server.store.engine import connect
from courtcards.server.store.queries import stored_table
from courtcards.server.store.schema import EVENTS, HEADS, SERVER, TABLES
from courtcards.server.table_config import DAY, SECOND, Days, Overtime, RealTime, TableConfig
from courtcards.server.table_log import link
from tests.server.people import Visitors, http, visitors
from tests.server.process import QUICK, Postgres, ServerProcess, free_port, log_of, serving
from tests.server.scene import START, Scene, messages

LIVE = {"kind": "live", "seconds": 600, "increment": 0}


# On a real server


async def test_lost_seat_is_handed_over_after_waiting(
    server: ServerProcess,
) -> None:
    async with visitors(server.url) as house:
        table, people, (one, two) = await house.connected(patience=0, overtime={"does": "decide", "level": "page"})
        assert one.shown["presence"][1] == {"here": True, "lost_at": None, "hand_over_at": None}
        assert await one.refused("hand-over", seat=1) == "table-is-here"
        await two.close()
        await one.until(lambda message: message["type"] == "around" and not message["presence"][1]["here"])
        assert (await one.ask("wait", seat=1, seconds=3600))["type"] == "done"
        lost = one.shown["presence"][1]
        assert lost["hand_over_at"] == lost["lost_at"] + 3600 * SECOND
        assert await one.refused("hand-over", seat=1) == "table-wait"
        assert (await one.ask("wait", seat=1, seconds=0))["type"] == "done"
        assert one.shown["presence"][1]["hand_over_at"] == lost["lost_at"]
        assert (await one.ask("hand-over", seat=1))["type"] == "done"
        seat = one.shown["table"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["stand_in"], seat["why"]) == ("person", "Ben", "page", "absent")
        assert await one.refused("hand-over", seat=1) == "table-handed-already"
        back = await people[1].connect(table)
        assert back.shown["seat"] == 1
        assert back.shown["table"]["seats"][1]["stand_in"] is None
        await one.quiet()
        assert one.shown["table"]["seats"][1]["stand_in"] is None
        assert one.shown["presence"][1]["lost_at"] is None
    kinds = [event["kind"] for _, _, event in log_of(server.database, table)]
    assert kinds[-4:] == ["waiting", "waiting", "handed", "returned"]


async def test_new_player_is_not_taken_for_absent(
    server: ServerProcess,
) -> None:
    async with visitors(server.url) as house:
        ada, ben, cem = await house.people(3)
        table = await ada.make(players=3, patience=0)
        await ada.sit(table, 0)
        await ben.sit(table, 1)
        waiting, gone = await ada.connect(table), await ben.connect(table)
        await gone.close()
        await waiting.until(lambda message: message["type"] == "around" and message["presence"][1]["lost_at"])
        await ben.http("POST", f"/tables/{table}/leave")
        there = await cem.connect(table)
        await cem.sit(table, 1)
        await ben.sit(table, 2)
        await waiting.quiet()
        assert waiting.shown["presence"][1]["lost_at"] is None
        assert await waiting.refused("hand-over", seat=1) == "table-is-here"
        await there.close()


async def test_player_who_never_connects_is_absent(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        ada, ben = await house.people(2)
        table = await ada.make(patience=0)
        await ada.sit(table, 0)
        waiting = await ada.connect(table)
        await ben.sit(table, 1)
        await waiting.until(lambda message: message["type"] == "state" and message["table"]["status"] == "playing")
        assert waiting.shown["presence"][1]["lost_at"] is not None
        assert (await waiting.ask("hand-over", seat=1))["type"] == "done"


async def test_deserted_table_sleeps_until_somebody_returns(
    server: ServerProcess,
) -> None:
    async with visitors(server.url) as house:
        table, people, (one, two) = await house.connected(pace=LIVE)
        watching = await house.spectate(table)
        await one.close()
        await two.close()
        await watching.until(lambda message: message["type"] == "state" and not any(running(message)))
        left = [clock["left"] for clock in watching.shown["clocks"]]
        await asyncio.sleep(1)
        back = await people[0].connect(table)
        assert any(running(back.shown))
        (_, slept, one_event), (_, woke, other_event) = log_of(server.database, table)[-2:]
    assert (one_event["kind"], other_event["kind"]) == ("slept", "woke")
    lost = sum(left) - sum(clock["left"] for clock in back.shown["clocks"])
    assert lost <= woke - slept - 500  # the second of sleep is nobody's; a moment may pass until a message is made


def running(message: Any) -> list[bool]:
    return [clock["running"] for clock in message["clocks"]]


@pytest.mark.parametrize("how", ["terminate", "kill"])
async def test_restart_takes_no_time_from_anyone(how: str, database: str) -> None:
    port = free_port()
    server = ServerProcess(database, *QUICK, port=port)
    try:
        async with visitors(server.url) as house:
            table, people, _ = await house.connected(pace=LIVE, first=0)
            await asyncio.sleep(1)
            await asyncio.to_thread(getattr(server, how))
            await asyncio.sleep(3)
            server = await asyncio.to_thread(ServerProcess, database, *QUICK, port=port)
            back = await people[0].connect(table)
            left = back.shown["clocks"][0]["left"]
            assert running(back.shown) == [True, False]
            assert (await back.play(back.legal[0]))["type"] == "update"
            at = {event["kind"]: at for _, at, event in log_of(database, table)}
        if how == "terminate":
            assert 1000 <= 600 * SECOND - left <= 600 * SECOND
        assert left >= 600 * SECOND - (at["slept"] - at["sat"])
        assert at["woke"] - at["slept"] >= 3000
    finally:
        server.kill()


async def test_deadline_passes_while_nobody_is_connected(database: str) -> None:
    with serving(database) as server:
        async with visitors(server.url) as house:
            table, *_ = await days_table(house)
        await asyncio.to_thread(server.terminate)
    put_back(database, 3 * DAY)
    with serving(database):
        async with asyncio.timeout(60):
            while not (decided := [event for _, _, event in log_of(database, table) if event["kind"] == "played"]):
                await asyncio.sleep(0.2)
    assert decided[0]["by"] == "page"
    assert decided[0]["seat"] == 0


async def days_table(house: Visitors) -> tuple[Any, ...]:
    overtime = {"does": "decide", "level": "page"}
    return await house.playing(first=0, pace={"kind": "days", "days": 2}, overtime=overtime)


def put_back(database: str, time: int, alive: tuple[str, ...] = ()) -> None:
    """Let everything in a database have happened earlier; a server ran since, unless `alive` is put back too."""
    engine = connect(database)
    with engine.begin() as connection:
        for id in connection.scalars(select(TABLES.c.id)).all():
            last = b""
            for line in stored_table(id)(connection).log:
                last = link(last, id, line.number, line.at - time, line.body)
                row = (EVENTS.c.table_id == id, EVENTS.c.number == line.number)
                connection.execute(EVENTS.update().where(*row).values(at=line.at - time, hash=last))
            connection.execute(HEADS.update().where(HEADS.c.table_id == id).values(hash=last))
        for table, *columns in ((TABLES, "created_at"), (HEADS, "updated_at", "due_at"), (SERVER, *alive)):
            if columns:
                connection.execute(table.update().values({name: table.c[name] - time for name in columns}))
    engine.dispose()


# With a clock of our own


class FirstThought:
    """Bots that take the first legal action at once."""

    ready = True

    def is_ready(self, game_id: str, level: str) -> bool:  # noqa: ARG002
        return True

    async def choose(self, rules: Any, level: str, knowledge: Any, legal: list[int], player: str) -> int:  # noqa: ARG002
        return legal[0]


class Hesitant(FirstThought):
    """Bots that answer after everybody else had a turn; notes whom it asks."""

    def __init__(self, asked: list[str]) -> None:
        self._asked = asked

    async def choose(self, rules: Any, level: str, knowledge: Any, legal: list[int], player: str) -> int:  # noqa: ARG002
        self._asked.append(level)
        for _ in range(100):
            await asyncio.sleep(0)
        return legal[0]


def overtime_table(does: Any, pace: Any, game: Any = "call-to-glory") -> TableConfig:
    return TableConfig(
        game, {"players": 2, "first": 0}, (None, None), pace=pace, overtime=Overtime(does, "page"), bot_pace=0
    )


async def scene_of(config: TableConfig) -> Scene:
    scene = Scene("absence")
    scene.service.scheduler.bots = FirstThought()  # type: ignore[assignment]
    await scene.begin(config)
    return scene


async def pass_time(scene: Scene, milliseconds: int) -> None:
    """Let time pass, and do what the server does when a clock has run out."""
    scene.at += milliseconds
    scene.service.scheduler.on_deadline(scene.live)
    for _ in range(20):
        await asyncio.sleep(0)


WEEK = 7 * 24 * 3600  # seconds


async def patient_scene(**more: Any) -> tuple[Scene, Any, Any]:
    """Two people who agreed to wait a week for each other; both are here."""
    scene = Scene("patience")
    await scene.begin(TableConfig("call-to-glory", {"players": 2}, (None, None), patience=WEEK, **more))
    return scene, scene.connect(0), scene.connect(1)


def leave_connection(scene: Scene, ear: Any) -> None:
    scene.service.commands.disconnect(scene.live, ear)


def reason(call: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as refused:
        call(*arguments)
    return refused.value.message.id


async def test_nobody_shortens_the_agreed_wait() -> None:
    scene, _, two = await patient_scene()
    commands, live = scene.service.commands, scene.live
    leave_connection(scene, two)
    scene.at += 10
    assert reason(commands.wait, live, 0, 1, 0) == "table-wait-agreed"
    assert reason(commands.hand_over, live, 1) == "table-wait"
    assert reason(commands.give_up, live, live.table.host) == "table-others-play"
    commands.wait(live, 0, 1, 2 * WEEK)  # longer is fine, and back again
    commands.wait(live, 0, 1, WEEK)
    scene.at += WEEK * SECOND
    commands.hand_over(live, 1)
    assert live.table.seats[1].stand_in == "knight"


async def test_absent_player_may_agree_to_less() -> None:
    scene, _, two = await patient_scene()
    commands, live = scene.service.commands, scene.live
    commands.wait(live, 1, 1, 60)
    assert [seat.get("patience") for seat in messages(two.heard)[-1]["table"]["seats"]] == [None, 60]
    leave_connection(scene, two)
    assert reason(commands.wait, live, 0, 1, 59) == "table-wait-agreed"
    assert reason(commands.hand_over, live, 1) == "table-wait"
    scene.at += 60 * SECOND
    commands.hand_over(live, 1)


async def test_host_cannot_end_the_game_of_somebody_late() -> None:
    scene, _, two = await patient_scene(pace=RealTime(10), overtime=Overtime("take", "page"))
    commands, live = scene.service.commands, scene.live
    leave_connection(scene, two)
    scene.service.publisher.record(live, Handed(1, "page", "overtime"))
    assert reason(commands.give_up, live, live.table.host) == "table-others-play"
    scene.at += WEEK * SECOND
    commands.give_up(live, live.table.host)
    assert live.table.winners == [0]


async def test_game_that_was_left_has_a_winner() -> None:
    scene, one, _ = await patient_scene()
    commands, table = scene.service.commands, scene.live.table
    players = [str(seat.player) for seat in table.seats]
    commands.leave(scene.live, players[1])
    assert not table.ended
    commands.leave(scene.live, players[0])
    assert (table.status, table.winners) == ("given-up", [0])
    assert table.game is not None
    assert table.game.record()["winners"] == []
    assert messages(one.heard)[-1]["table"]["winners"] == [0]


async def test_giving_up_against_bots_is_a_loss() -> None:
    scene = Scene("alone")
    live = await scene.begin(TableConfig("call-to-glory", {"players": 2}, (None, "page")))
    scene.service.commands.give_up(live, live.table.host)
    assert live.table.winners == [1]


async def test_table_that_never_began_has_no_winner() -> None:
    scene = Scene("empty")
    player = await scene.service.players.new("Ada")
    config = TableConfig("call-to-glory", {"players": 2}, (None, None))
    live = await scene.service.commands.create(player["id"], config)
    scene.service.commands.give_up(live, player["id"])
    assert live.table.winners == []


async def test_leaving_brings_no_better_player_and_no_hints() -> None:
    scene, _, _ = await patient_scene(overtime=Overtime("decide", "sovereign"), bot_pace=0)
    scene.service.scheduler.bots = FirstThought()  # type: ignore[assignment]
    table = scene.live.table
    for _ in range(12):
        scene.service.commands.leave(scene.live, str(table.seats[1].player))
        assert table.seats[1].stand_in == LEVELS[0].id
        for _ in range(10):
            await asyncio.sleep(0)
        scene.connect(1, back=True)
        assert table.seats[1].stand_in is None


@pytest.mark.parametrize("why", ["absent", "overtime"])
async def test_leaver_keeps_no_stronger_stand_in(why: Any) -> None:
    scene, _, _ = await patient_scene(overtime=Overtime("take", "sovereign"), bot_pace=0)
    asked: list[str] = []
    scene.service.scheduler.bots = Hesitant(asked)  # type: ignore[assignment]
    table, commands = scene.live.table, scene.service.commands
    mover = table.to_move[0]
    scene.service.publisher.record(scene.live, Handed(mover, "sovereign", why))
    while not asked:
        await asyncio.sleep(0)
    commands.leave(scene.live, str(table.seats[mover].player))
    assert (table.seats[mover].stand_in, table.seats[mover].why) == (LEVELS[0].id, "left")
    while len(asked) < 2:  # what the stronger bot has thought meanwhile is not played
        await asyncio.sleep(0)
    assert asked[:2] == ["sovereign", LEVELS[0].id]
    assert table.game is not None
    assert table.game.decisions == 0
    commands.leave(scene.live, str(table.seats[mover].player))  # again: nothing new
    assert table.seats[mover].returns == 1


async def test_level_of_a_stand_in_stays_as_agreed() -> None:
    scene, one, two = await patient_scene(overtime=Overtime("decide", "squire"))
    table, commands = scene.live.table, scene.service.commands
    host, other = (str(seat.player) for seat in table.seats)
    leave_connection(scene, two)
    scene.at += WEEK * SECOND
    for level in ("sovereign", None):
        assert reason(commands.fill, scene.live, host, 1, level) == "table-is-playing"
        assert reason(commands.fill, scene.live, other, 1, level) == "table-host-only"
    one.receive('{"type": "hand-over", "id": "x", "seat": 1, "level": "sovereign"}')
    one.receive('{"type": "hand-over", "id": "y", "seat": 1}')
    assert table.seats[1].stand_in == "squire"
    assert reason(commands.hand_over, scene.live, 1) == "table-handed-already"
    assert reason(commands.fill, scene.live, host, 1, "sovereign") == "table-is-playing"
    assert table.seats[1].stand_in == "squire"


async def test_waits_are_not_written_after_the_end() -> None:
    scene, _, _ = await patient_scene()
    for seat in scene.live.table.seats:
        scene.service.commands.leave(scene.live, str(seat.player))
    assert reason(scene.service.commands.wait, scene.live, 0, 1, WEEK) == "table-is-given-up"


def test_clock_that_is_set_moves_nothing() -> None:
    wall, passed = START, 0
    now = SteadyClock(lambda: wall, lambda: passed)
    wall += 5 * DAY
    passed += 7
    assert now() == START + 7
    wall -= 10 * DAY
    assert now() == START + 7


async def test_deadlines_wait_after_a_suspicious_start(database: str) -> None:
    with serving(database) as server:
        async with visitors(server.url) as house:
            table, *_ = await days_table(house)
        await asyncio.to_thread(server.terminate)
    put_back(database, 3 * DAY, alive=("alive_at",))
    for _ in range(2):  # a second start soon after knows no better
        with serving(database) as server:
            async with visitors(server.url) as house:
                await house.spectate(table)
                await asyncio.sleep(3)
            await asyncio.to_thread(server.terminate)
            assert "the clock is wrong" in server.log
    assert [event for _, _, event in log_of(database, table) if event["kind"] == "played"] == []


async def test_seats_stay_taken_after_a_suspicious_start(database: str) -> None:
    with serving(database) as server:
        async with visitors(server.url) as house:
            ada, ben = await house.people(2)
            table = await ada.make()
            await ada.promise(table, 0)
            await ben.promise(table, 1)
        await asyncio.to_thread(server.terminate)
    put_back(database, 3 * DAY, alive=("alive_at",))
    with serving(database) as server:
        await asyncio.sleep(3)
        await asyncio.to_thread(server.terminate)
    assert [event["kind"] for _, _, event in log_of(database, table)] == ["created", "sat", "sat"]


async def test_clock_never_starts_behind_the_database(database: str) -> None:
    with serving(database) as server:
        async with visitors(server.url) as house:
            await house.person()
        await asyncio.to_thread(server.terminate)
    put_back(database, -3 * DAY, alive=("alive_at",))
    with serving(database) as server:
        async with visitors(server.url) as house:
            about = await http(house.web, "GET", f"{server.url}/api/about")
    assert about["now"] > wall_clock() + 2 * DAY


async def test_server_goes_by_the_clock_of_postgresql(postgres: Postgres) -> None:
    now = SteadyClock(lambda: wall_clock() + 5 * DAY)
    service = Server(Settings(), open_store(postgres.new_database()), Sources(now)).service
    await service.start()
    assert abs(now() - wall_clock()) < 5 * SECOND
    await service.stop()


async def test_bot_decides_after_missed_deadline() -> None:
    scene = await scene_of(overtime_table("decide", RealTime(10)))
    ear = scene.connect(0)
    await pass_time(scene, 9_999)
    assert scene.live.table.game is not None
    assert scene.live.table.game.decisions == 0
    await pass_time(scene, 1)
    assert scene.live.table.game.decisions == 1
    told = messages(ear.heard)[-1]
    assert told["steps"][-1]["event"]["by"] == "page"
    assert told["clocks"][0]["left"] >= SECOND
    assert scene.live.table.seats[0].stand_in is None


async def test_bot_takes_seat_after_missed_deadline() -> None:
    scene = await scene_of(overtime_table("take", RealTime(10)))
    ear = scene.connect(1)
    await pass_time(scene, 10_000)
    seat = messages(ear.heard)[-1]
    table = scene.live.table
    assert table.seats[0].stand_in == "page"
    assert table.seats[0].why == "overtime"
    assert seat["type"] in ("state", "update")
    assert table.game is not None
    assert table.game.decisions > 0
    assert table.to_move == (1,) or 0 in table.bots_to_move
    back = scene.connect(0)
    assert messages(back.heard)[-1]["table"]["seats"][0]["stand_in"] is None


async def test_deadlines_of_days_follow_each_other() -> None:
    scene = await scene_of(overtime_table("decide", Days(1)))
    game = scene.live.table.game
    assert game is not None
    for number in range(1, 30):
        await pass_time(scene, DAY)
        assert game.decisions >= number
    assert scene.live.table.due is not None


async def test_overtime_during_secret_choice_stays_secret() -> None:
    scene = await scene_of(overtime_table("take", Days(1), "come-to-call"))
    table = scene.live.table
    assert table.game is not None
    while not (table.is_secret and len(table.to_move) == 2):
        seat = table.game.to_move[0]
        scene.at += 1
        scene.play(seat, table.game.legal(seat)[-1])
        assert not table.ended
    chooser = table.game.to_move[0]
    first = table.game.legal(chooser)
    scene.play(chooser, first[-1])
    watching, version = scene.connect(None), table.version(SPECTATOR)
    heard = len(watching.heard)
    others = [seat for seat in table.to_move if seat != chooser]
    assert others
    await pass_time(scene, DAY)
    for text in watching.heard[heard:]:
        message = json.loads(text)
        assert message["type"] in ("update", "state")
        assert message["steps"][0]["event"] == {"kind": "show"}
    assert table.version(SPECTATOR) <= version + 1
    assert all(seat.stand_in is None for seat in table.seats)
