"""A game from outside the package plays everywhere: `test_third_game` runs these where it is announced."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test
from textual.pilot import Pilot
from typer.testing import CliRunner

import courtcards
from courtcards import arena
from courtcards.bots import choose, levels_of
from courtcards.cli.main import make_app
from courtcards.envs import BatchEnv, openspiel, pettingzoo
from courtcards.errors import OptionError
from courtcards.games import GAMES
from courtcards.server import catalogue
from courtcards.terminal.app import CourtCardsApp
from courtcards.terminal.dialogs import ResultPage
from courtcards.terminal.session import PERSON, new_session
from tests.server import people
from tests.server.process import serving

ID = "highest-card"


def played(players: int = 3, seed: str = "any", **options: Any) -> courtcards.Game:
    game = courtcards.new_game(ID, players=players, seed=seed, **options)
    while not game.over:
        for seat in game.to_move:
            game.play(seat, choose(game, seat, "random"))
    return game


def test_game_is_found_beside_the_others() -> None:
    assert ID in GAMES


def test_game_is_played_and_replayed() -> None:
    record = json.loads(json.dumps(played().record()))
    assert courtcards.replay(record).winners == record["winners"]


def test_nobody_sees_what_others_chose() -> None:
    game = courtcards.new_game(ID, players=2, seed="secret")
    before = game.view(1), game.view(None)
    game.play(0, game.legal(0)[0])
    assert (game.view(1), game.view(None)) == before
    assert game.view(0)["to_move"] == []


def test_refusals_use_the_words_of_the_game() -> None:
    game = courtcards.new_game(ID, players=2, seed="words")
    missing = next(f"play {id}" for id in game.rules.cards if f"play {id}" not in game.legal(0))
    assert "You do not hold" in str(game.why_not(0, missing))


def test_record_is_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played(short=True).record()))
    done = CliRunner().invoke(make_app(), ["verify", str(file)])
    assert "OK: Highest Card, 3 players" in done.output


def test_bots_it_lacks_are_not_offered() -> None:
    assert [level.id for level in levels_of(ID)] == ["page"]
    with pytest.raises(OptionError, match="random"):
        courtcards.bots.bot_of("scripted", ID)


def test_arena_compares_bots() -> None:
    result = arena.run(["random", "page"], game=ID, deals=4, workers=1)
    assert len(result.standings) == 2


def test_batch_is_stepped() -> None:
    env = BatchEnv(ID, {"players": 2}, count=8, seed=1)
    ended = 0
    for _ in range(60):
        rewards, dones = env.step(env.sample())[2:]
        assert np.allclose(rewards.sum(axis=1), 0)
        ended += int(dones.sum())
    assert ended


@pytest.mark.filterwarnings("ignore:.*bservation:UserWarning")
def test_pettingzoo_accepts_it() -> None:
    api_test(pettingzoo.env(ID, players=3), num_cycles=50)


def test_openspiel_accepts_it() -> None:
    assert ID in openspiel.GAMES
    pyspiel.random_sim_test(
        pyspiel.load_game("python_highest_card(players=3)"), num_sims=2, serialize=True, verbose=False
    )


def test_game_is_played_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COURTCARDS_DATA", str(tmp_path))
    done = CliRunner().invoke(
        make_app(), ["play", "--game", ID, "--short", "--level", "page", "--plain"], input="1\n" * 10
    )
    assert done.exit_code == 0, done.output
    assert re.search(r"1  Play (One|Two|Three|Four|Five)", done.output)


def test_game_is_played_on_a_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COURTCARDS_DATA", str(tmp_path))
    session = new_session(ID, [PERSON, "page"], "screen", short=True)

    async def play() -> None:
        async with CourtCardsApp(session, pace=0.0).run_test(size=(80, 24)) as pilot:
            await finish(pilot)

    async def finish(pilot: Pilot[Any]) -> None:
        for _ in range(400):
            await pilot.pause(0.02)
            if isinstance(pilot.app.screen, ResultPage):
                return
            await pilot.press("1")

    asyncio.run(play())
    assert session.game.over


def test_random_games_are_counted() -> None:
    done = CliRunner().invoke(make_app(), ["simulate", "--game", ID, "--games", "50", "--json"])
    assert json.loads(done.stdout)["endings"] == {"played": 1.0}


def test_server_describes_and_plays_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:

    async def play(url: str) -> None:
        async with people.visitors(url) as house:
            about = await people.http(house.web, "GET", f"{url}/api/about")
            assert about["games"][-1] == json.loads(json.dumps(catalogue.games()[-1]))
            texts = await people.http(house.web, "GET", f"{url}/api/games/{ID}/texts/de")
            assert "game-highest-card" in texts["fluent"]
            table, _, connections = await house.connected(ID, 3)
            await people.play_to_the_end(connections, table)
            ada = await house.person()
            alone = await ada.make(ID, 2, seats=[None, "page"], bot_pace=0.0)
            await ada.sit(alone, 0)
            connection = await ada.connect(alone)
            await people.play_to_the_end([connection], alone)

    with serving(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        asyncio.run(play(server.url))
