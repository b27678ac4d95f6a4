"""Tables from their making to their end, on a real server, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import random

import pytest

import courtcards
from courtcards import fairness
from tests.server.people import Closed, Connection, Refusal, http, play_out, play_to_the_end, visitors
from tests.server.process import ServerProcess, log_of, serving

COMPILING = 500  # seconds until bots answer, the first time on a machine
GAMES = [("call-to-glory", 3, {"quick": True}), ("come-to-call", 2, {})]


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=lambda value: str(value))
async def test_finished_game_has_verifiable_record(
    server: ServerProcess, game: str, players: int, options: dict[str, bool]
) -> None:
    async with visitors(server.url) as house:
        table, people, connections = await house.connected(game, players, **options)
        await play_to_the_end(connections, table)
        record = await people[0].http("GET", f"/tables/{table}/record")
        info = await people[0].table(table)
    replayed = courtcards.replay(record)
    assert replayed.over
    assert record["names"] == [person.name for person in people]
    assert info["status"] == "over"
    assert info["winners"] == replayed.winners
    assert info["totals"] == replayed.totals
    assert record["fairness"] == info["fairness"]
    assert record["fairness"]["commitment"] == info["commitment"]
    log = log_of(server.database, table)
    assert [number for number, _, _ in log] == list(range(1, len(log) + 1))
    texts = [event["text"] for _, _, event in log if event["kind"] == "revealed"]
    assert texts == record["fairness"]["texts"]
    promised = [event["hash"] for _, _, event in log if event["kind"] == "sat"]
    assert promised == [fairness.text_hash(text) for text in texts]


async def test_commitment_is_shown_first_and_stays(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben = await house.people(2)
        table = await ada.make(quick=True)
        before = await ada.table(table)
        await ada.sit(table, 0)
        after = await ben.sit(table, 1)
    assert before["status"] == "open"
    assert [seat["kind"] for seat in before["seats"]] == ["open", "open"]
    assert after["status"] == "playing"
    assert after["commitment"] == before["commitment"]
    assert before["fairness"] is None
    assert after["fairness"] is None


async def test_game_begins_when_last_seat_is_taken(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben = await house.people(2)
        table = await ada.make()
        await ada.sit(table, 1)
        waiting = await ada.connect(table)
        assert waiting.shown["seat"] == 1
        assert waiting.view is None
        await ben.sit(table, 0)
        await waiting.until(lambda message: message["type"] == "state" and message["view"])
        assert waiting.shown["steps"][-1]["event"] == {"kind": "revealed", "seat": 1}
        assert sum(waiting.view["hand"].values()) == waiting.view["hand_sizes"][1]
        assert waiting.view["names"] == ["Ben", "Ada"]


async def test_seats_change_hands_before_the_start(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben, cem = await house.people(3)
        table = await ada.make(players=3)
        await ada.sit(table, 0)
        await ben.sit(table, 1)
        left = await ben.http("POST", f"/tables/{table}/leave")
        assert left["seats"][1]["kind"] == "open"
        assert (await ben.mine())["going_on"] == []
        await cem.sit(table, 1)
        started = await ben.sit(table, 2)
    assert started["status"] == "playing"
    assert [seat["name"] for seat in started["seats"]] == ["Ada", "Cem", "Ben"]


async def test_former_player_has_no_access_to_seat(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben, cem = await house.people(3)
        table = await ada.make(players=3)
        for seat, person in enumerate((ada, ben)):
            await person.sit(table, seat)
        gone = await ben.connect(table)
        assert gone.shown["seat"] == 1
        await ben.http("POST", f"/tables/{table}/leave")
        await cem.sit(table, 1)
        dot = await house.person("Dot")
        await dot.sit(table, 2)
        await gone.until(lambda message: message["type"] == "state" and message["view"])
        assert gone.shown["seat"] is None
        assert gone.view["seat"] is None
        assert gone.view["hand"] == {}
        assert await gone.refused("play", action="draw L") == "table-spectator"


async def test_spectator_who_sits_gets_seat_view(
    server: ServerProcess,
) -> None:
    async with visitors(server.url) as house:
        ada, ben = await house.people(2)
        table = await ada.make()
        early = await ben.connect(table)
        assert early.shown["seat"] is None
        await ben.sit(table, 1)
        await early.until(lambda message: message["type"] == "state" and message["seat"] == 1)
        await ada.sit(table, 0)
        await early.until(lambda message: message["type"] == "state" and message["view"])
        assert sum(early.view["hand"].values()) == 3


async def test_token_is_the_key_to_the_seat(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, (ada, ben), (one, _) = await house.connected()
        hand = one.view["hand"]
        await one.close()
        again = await ada.connect(table)
        assert again.shown["seat"] == 0
        assert again.view["hand"] == hand
        stranger = await ben.connect(table, token="nobody-has-this-token")
        assert stranger.heard[-1]["type"] == "goodbye"
        assert stranger.heard[-1]["reason"]["id"] == "server-who"
        with pytest.raises(Closed) as closed:
            await stranger.hear()
        assert closed.value.code == 1008
        with pytest.raises(Refusal) as refused:
            await http(house.web, "GET", f"{server.url}/api/players/me", token="nobody-has-this-token")
        assert (refused.value.status, refused.value.reason) == (401, "server-who")


async def test_new_name_is_kept(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada = await house.person("Ada")
        await ada.http("PATCH", "/players/me", {"name": "  Ada Lovelace "})
        assert await ada.http("GET", "/players/me") == {"id": ada.id, "name": "Ada Lovelace"}
        table = await ada.make()
        assert (await ada.sit(table, 0))["seats"][0]["name"] == "Ada Lovelace"


# Bots


async def test_bot_plays_to_the_end(server: ServerProcess) -> None:
    await play_with_a_bot(server, 60)


async def test_real_bot_plays_to_the_end(database: str) -> None:
    with serving(database, bots=True) as server:
        await play_with_a_bot(server, COMPILING)


async def play_with_a_bot(server: ServerProcess, patience: float) -> None:
    async with visitors(server.url) as house:
        ada = await house.person()
        table = await ada.make(quick=True, bot_pace=0)
        await ada.sit(table, 0)
        started = await ada.fill(table, 1, "page")
        assert started["seats"][1]["kind"] == "bot"
        connection = await ada.connect(table)
        await play_out(connection, random.Random(table), patience=patience)
        record = await ada.http("GET", f"/tables/{table}/record")
    assert courtcards.replay(record).over
    assert record["fairness"]["texts"][1] == ""
    by = {event["by"] for _, _, event in log_of(server.database, table) if event["kind"] == "played"}
    assert by == {None, "page"}


async def test_only_host_seats_bots(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben = await house.people(2)
        table = await ada.make(players=3, seats=[None, None, "page"])
        await refusal(ben.fill(table, 0, "page"), 403, "table-host-only")
        await ada.fill(table, 0, "squire")
        await refusal(ada.fill(table, 1, "page"), 409, "table-only-bots")
        assert (await ada.fill(table, 0, None))["seats"][0]["kind"] == "open"
        await ben.sit(table, 0)
        await refusal(ada.fill(table, 0, "page"), 409, "table-seat-taken")
        wish = {"game": "call-to-glory", "options": {"players": 2}, "seats": ["page", "page"]}
        await refusal(ada.http("POST", "/tables", wish), 422, "table-only-bots")


# Refusals


async def refusal(asking: object, status: int, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        await asking  # type: ignore[misc]
    assert (refused.value.status, refused.value.reason) == (status, reason)


async def test_refusals_give_their_reason(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben, cem = await house.people(3)
        table = await ada.make()
        await refusal(ada.table("nosuchtable"), 404, "table-unknown")
        await refusal(ada.http("POST", f"/tables/{table}/leave"), 409, "table-sits-not")
        await refusal(ada.http("GET", f"/tables/{table}/record"), 409, "table-not-over")
        await ada.sit(table, 0)
        await refusal(ada.sit(table, 1), 409, "table-sits-already")
        await refusal(ben.sit(table, 0), 409, "table-seat-taken")
        await refusal(ben.sit(table, 2), 404, "table-no-seat")
        await refusal(ada.http("POST", f"/tables/{table}/rematch"), 409, "table-is-open")
        wrong = {"hash": "XYZ"}
        await refusal(ben.http("PUT", f"/tables/{table}/seats/1/player", wrong), 422, "server-invalid")
        await refusal(ben.http("POST", f"/tables/{table}/give-up"), 403, "table-host-only")
        await ben.sit(table, 1)
        await refusal(cem.sit(table, 1), 409, "table-is-playing")
        await refusal(ada.fill(table, 1, "page"), 409, "table-is-playing")
        await refusal(ada.http("POST", f"/tables/{table}/give-up"), 409, "table-others-play")
        await refusal(cem.http("POST", f"/tables/{table}/leave"), 409, "table-sits-not")
        await refusal(cem.http("POST", f"/tables/{table}/rematch"), 403, "table-sits-not")


@pytest.mark.parametrize(
    ("options", "seats", "reason"),
    [
        ({"players": 7}, [None] * 6, "option-players"),
        ({"players": 3}, [None] * 2, "table-seat-count"),
        ({}, [None] * 2, "option-players"),
        ({"players": 2, "quick": True, "tasks": True}, [None] * 2, None),
        ({"players": 2, "seed": "mine"}, [None] * 2, None),
        ({"players": 2, "decks": []}, [None] * 2, None),
        ({"players": 2, "names": ["a", "b"]}, [None] * 2, None),
        ({"players": 10**30}, [None] * 2, None),
        ({"players": 2, "\ud800": 1}, [None] * 2, None),
        ({"players": "\ud800"}, [None] * 2, None),
    ],
)
async def test_impossible_table_configs_are_refused(
    server: ServerProcess, options: dict[str, object], seats: list[None], reason: str | None
) -> None:
    async with visitors(server.url) as house:
        ada = await house.person()
        with pytest.raises(Refusal) as refused:
            await ada.http("POST", "/tables", {"game": "call-to-glory", "options": options, "seats": seats})
        assert refused.value.status == 422
        assert reason in (None, refused.value.reason)


# At the table


async def test_only_legal_actions_in_turn_are_played(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        _, _, connections = await house.connected()
        turn = connections[0].view["to_move"][0]
        mover, other = connections[turn], connections[1 - turn]
        assert await other.refused("play", action=mover.legal[0]) == "action-not-to-move"
        assert await mover.refused("play", action="lay farmer 4") != ""
        assert await mover.refused("play", action="dance") == "action-unknown"
        assert await mover.refused("play", action="x" * 80) == "action-unknown"
        versions = mover.version, other.version
        await mover.play(mover.legal[0])
        await other.quiet()
        assert (mover.version, other.version) == (versions[0] + 1, versions[1] + 1)


async def test_repeated_submission_is_applied_once(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, people, connections = await house.connected()
        turn = connections[0].view["to_move"][0]
        mover = connections[turn]
        action = mover.legal[0]
        await mover.play(action, id="mine")
        assert await mover.play(action, id="mine") == {"type": "done", "answers": "mine"}
        await mover.close()
        back = await people[turn].connect(table)
        assert (await back.play(action, id="mine"))["type"] == "done"
        at_once = await people[turn].connect(table)
        action = at_once.legal[0]
        for _ in range(5):
            await at_once.say(type="play", id="burst", action=action)
        answers = [await at_once.until(lambda message: message.get("answers") == "burst") for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["update", "done", "done", "done", "done"]
    played = [event for _, _, event in log_of(server.database, table) if event["kind"] == "played"]
    assert [event["id"] for event in played] == ["mine", "burst"]


async def test_late_repetition_is_applied_once(server: ServerProcess) -> None:
    """A device that was away for many moves sends again what was never answered."""
    async with visitors(server.url) as house:
        table, people, connections = await house.connected(first=0)
        await connections[0].play(connections[0].legal[0], id="mine")
        await some_moves(connections, 60)
        while not connections[0].legal:
            await some_moves(connections, 1)
        before = len(log_of(server.database, table))
        late = await people[0].connect(table)
        assert (await late.play(late.legal[0], id="mine"))["type"] == "done"
        for connection in house.opened:
            await connection.close()
        again = await people[0].connect(table)  # read from the log
        assert (await again.play(again.legal[0], id="mine"))["type"] == "done"
    assert len(log_of(server.database, table)) == before


async def some_moves(connections: list[Connection], count: int) -> None:
    rng = random.Random(count)
    for _ in range(count):
        mover = next(connection for connection in connections if connection.legal)
        await mover.play(rng.choice(mover.legal))
        for connection in connections:
            await connection.quiet()


async def test_returning_client_gets_missed_steps(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, people, connections = await house.connected()
        watching = await house.spectate(table)
        seen = watching.version
        assert not watching.shown["whole"]
        await some_moves(connections, 3)
        missed = (await watching.quiet())[-3:]
        again = await people[0].connect(table, seen=seen, token=None)
        assert again.shown["whole"]
        assert again.shown["steps"] == [message["steps"][0] for message in missed]
        assert [step["version"] for step in again.shown["steps"]] == [seen + 1, seen + 2, seen + 3]
        up_to_date = await people[0].connect(table, seen=seen + 3, token=None)
        assert (up_to_date.shown["whole"], up_to_date.shown["steps"]) == (True, [])
        from_the_future = await people[0].connect(table, seen=seen + 99, token=None)
        assert not from_the_future.shown["whole"]
        await some_moves(connections, 20)
        too_late = await people[0].connect(table, seen=seen, token=None)
        assert not too_late.shown["whole"]
        watching = await house.spectate(table)
        for field in ("view", "version", "table"):
            assert too_late.shown[field] == watching.shown[field]


async def test_two_windows_show_the_same(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, people, connections = await house.connected()
        turn = connections[0].view["to_move"][0]
        twin = await people[turn].connect(table)
        await connections[turn].play(connections[turn].legal[0])
        await twin.quiet()
        assert twin.view == connections[turn].view
        assert twin.version == connections[turn].version
        await twin.close()
        await connections[1 - turn].quiet()
        assert connections[1 - turn].shown["presence"][turn]["here"]


async def test_messages_arrive_in_order_for_newcomers(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, people, connections = await house.connected("call-to-glory", 2)
        rng = random.Random(1)
        for _ in range(40):
            mover = next(connection for connection in connections if connection.legal)
            actions = mover.legal
            await mover.say(type="play", id=f"o{rng.random()}", action=rng.choice(actions))
            comer = await people[rng.randrange(2)].connect(table)
            before = mover.version
            await mover.until(lambda message: message["type"] == "update")
            assert mover.version == before + 1
            for connection in connections:
                await connection.quiet()
            await comer.quiet()
            versions = [message["version"] for message in comer.heard if "version" in message]
            assert versions == sorted(versions)
            assert comer.version == mover.version
            await comer.close()


# Spectators


async def test_spectators_see_no_hand_and_cannot_act(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, _, connections = await house.connected("come-to-call", 3)
        watching = await house.spectate(table)
        assert watching.shown["seat"] is None
        assert watching.view["hand"] == {}
        assert watching.legal == []
        assert await watching.refused("play", action="draw deck") == "table-spectator"
        assert await watching.refused("hand-over", seat=0) == "table-spectator"
        assert await watching.refused("wait", seat=0, seconds=1) == "table-spectator"
        await connections[0].quiet()
        assert connections[0].shown["watching"] == 1
        await watching.close()
        await connections[0].until(lambda message: message["type"] == "around" and message["watching"] == 0)


async def test_closed_table_shows_strangers_nothing(
    server: ServerProcess,
) -> None:
    async with visitors(server.url) as house:
        ada, ben = await house.people(2)
        table = await ada.make(spectators=False)
        early = await house.spectate(table)
        await ada.sit(table, 0)
        await ben.sit(table, 1)
        farewell = await early.until(lambda message: message["type"] == "goodbye")
        assert farewell["reason"]["id"] == "table-no-spectators"
        assert all(message.get("view") is None for message in early.heard)
        late = await house.spectate(table)
        assert late.heard[-1]["reason"]["id"] == "table-no-spectators"
        assert (await ada.connect(table)).view["seat"] == 0


# The end, and after it


async def test_finished_game_stays_readable(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, people, connections = await house.connected(quick=True)
        await play_to_the_end(connections, table)
        assert await connections[0].refused("play", action="draw L") == "table-is-over"
        later = await people[1].connect(table)
        assert later.view["over"]
        assert later.view["winners"]
        assert later.shown["table"]["fairness"]["secret"]
        assert (await house.spectate(table)).view["over"]
        mine = await people[0].mine()
    assert mine["going_on"] == []
    assert [game["table"]["id"] for game in mine["ended"]] == [table]
    assert mine["ended"][0]["table"]["status"] == "over"


async def test_rematch_is_one_new_table(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, (ada, ben), connections = await house.connected(quick=True, listed=True)
        await refusal(ada.http("POST", f"/tables/{table}/rematch"), 409, "table-is-playing")
        await play_to_the_end(connections, table)
        made = await asyncio.gather(
            *(person.http("POST", f"/tables/{table}/rematch") for person in (ada, ben, ada, ben, ada))
        )
        assert len({again["id"] for again in made}) == 1
        again = made[0]
        assert again["rematch_of"] == table
        assert again["status"] == "open"
        assert again["commitment"] != (await ada.table(table))["commitment"]
        told = await connections[0].until(lambda message: message["type"] == "state" and message["table"]["again"])
        assert told["table"]["again"] == again["id"]
        assert told["steps"][-1]["event"] == {"kind": "again", "table": again["id"]}
        lobby = await ada.http("GET", "/tables")
        assert [found["id"] for found in lobby if found["rematch_of"] == table] == [again["id"]]
        await ada.sit(again["id"], 0)
        assert (await ben.sit(again["id"], 1))["status"] == "playing"


async def test_abandoned_table_keeps_its_commitment(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada = await house.person()
        table = await ada.make()
        before = await ada.table(table)
        await ada.sit(table, 0)
        watching = await ada.connect(table)
        given_up = await ada.http("POST", f"/tables/{table}/give-up")
        assert given_up["status"] == "given-up"
        assert given_up["commitment"] == before["commitment"]
        await watching.until(lambda message: message["type"] == "state" and message["table"]["status"] == "given-up")
        mine = await ada.mine()
        assert [game["table"]["id"] for game in mine["ended"]] == [table]
        await refusal((await house.person("Ben")).sit(table, 1), 409, "table-is-given-up")
        assert (await ada.http("GET", "/tables")).count(given_up) == 0


async def test_leaver_may_come_back(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, (ada, ben), connections = await house.connected(overtime={"does": "decide", "level": "page"})
        left = await ben.http("POST", f"/tables/{table}/leave")
        assert left["seats"][1]["stand_in"] == "page"
        assert left["seats"][1]["why"] == "left"
        await connections[0].quiet()
        assert connections[0].shown["steps"][-1]["event"]["kind"] == "handed"
        looks = await ben.connect(table)
        assert looks.shown["table"]["seats"][1]["why"] == "left", "to look is not to come back"
        back = await ben.connect(table, back=True)
        assert back.shown["table"]["seats"][1]["stand_in"] is None
        await ben.http("POST", f"/tables/{table}/leave")
        over = await ada.http("POST", f"/tables/{table}/leave")
        assert over["status"] == "given-up"
        record = await ada.http("GET", f"/tables/{table}/record")
    assert courtcards.replay(record).record()["fairness"]["commitment"] == over["commitment"]


# Finding games


async def test_lobby_lists_open_tables_first(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben = await house.people(2)
        hidden = await ada.make()
        playing = await ada.make(listed=True)
        await ada.sit(playing, 0)
        await ben.sit(playing, 1)
        open = await ada.make(listed=True)
        lobby = await http(house.web, "GET", f"{server.url}/api/tables")
        ids = [table["id"] for table in lobby]
        assert hidden not in ids
        assert ids.index(open) < ids.index(playing)
        assert {table["status"] for table in lobby} <= {"open", "playing"}
        shown = next(table for table in lobby if table["id"] == playing)
        assert shown == await ada.table(playing)


async def test_my_games_lists_my_turns_first(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben = await house.people(2)
        for seats in ((ada, ben), (ben, ada)) * 3:
            table = await ada.make(first=0)
            for seat, person in enumerate(seats):
                await person.sit(table, seat)
        timed = await ada.make(first=0, pace={"kind": "days", "days": 1})
        await ada.sit(timed, 0)
        await ben.sit(timed, 1)
        mine = (await ada.mine())["going_on"]
        waits = [game["waits"] for game in mine]
        assert waits == [True] * 4 + [False] * 3
        assert mine[0]["table"]["id"] == timed
        assert mine[0]["due_at"] > mine[0]["table"]["created_at"]
        assert all(game["due_at"] is None for game in mine[1:])
        theirs = (await ben.mine())["going_on"]
        assert [game["waits"] for game in theirs] == [True] * 3 + [False] * 4
        assert all(game["due_at"] is None for game in theirs)


async def test_ended_games_are_paged_without_loss(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada = await house.person()
        made = []
        for _ in range(7):
            made.append(await ada.make())
            await ada.sit(made[-1], 0)
            await ada.http("POST", f"/tables/{made[-1]}/give-up")
        found, before = [], ""
        for _ in range(9):
            page = await ada.http("GET", f"/my/tables?limit=3{before}")
            found += [game["table"]["id"] for game in page["ended"]]
            if page["before"] is None:
                break
            before = f"&before={page['before']}"
    assert found == made[::-1]
