"""Bots of your own: ten lines of plain Python are enough, and a changed bot is another bot."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import courtcards.arena
from courtcards.arena.entrants import files_of, read_spec
from courtcards.arena.own_bots import PlainBot
from courtcards.bots import Budget
from courtcards.errors import CourtCardsError, OptionError
from courtcards.games import GAMES, rules_of
from courtcards.games.rng import rng_states

LAST = "def choose(view, legal):\n    return legal[-1]\n"
RANDOM = "import random\n\n\nclass Bot:\n    def choose(self, view, legal):\n        return random.choice(legal)\n"


def choose_last(view: dict[str, Any], legal: list[str]) -> str:
    assert view["legal"] == legal
    return legal[-1]


def choose_nonsense(view: dict[str, Any], legal: list[str]) -> str:  # noqa: ARG001
    return "nonsense"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to work in, whose modules are forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    for name in ("mybot", "helper"):
        sys.modules.pop(name, None)


def run(bots: list[Any], deals: int = 3, **options: Any) -> courtcards.arena.Result:
    return courtcards.arena.run(bots, deals=deals, workers=1, quick=True, **options)


@pytest.mark.parametrize("game_id", GAMES)
def test_plain_bot_sees_the_view_of_its_seat(game_id: str) -> None:
    game = courtcards.new_game(game_id, players=3, seed="view")
    rules, seen = rules_of(game_id), 0
    for _ in range(400):
        if game.over:
            break
        for seat in game.to_move:
            shown: list[Any] = []

            def look(view: dict[str, Any], legal: list[str], shown: list[Any] = shown) -> str:
                shown.append(view)
                return legal[-1]

            legal = rules.scratch()
            legal = legal[: rules.legal(game.knowledge(seat), seat, legal)]
            bot = PlainBot("look", look, rules, game.options)
            bot.choose(game.knowledge(seat), legal, rng_states(1, 1)[0], Budget())
            assert shown == [game.view(seat)]
            seen += 1
            game.play(seat, game.legal(seat)[-1])
    assert seen > 30


@pytest.mark.parametrize("named", ["mybot.py", "mybot.py:choose", "mybot:choose", "mybot.choose", "./mybot.py:50"])
def test_bot_in_the_current_folder_takes_part(named: str, folder: Path) -> None:
    (folder / "mybot.py").write_text(LAST)
    result = run([named, "random"])
    assert {standing.bot for standing in result.standings} == {named, "random"}


def test_chance_of_a_plain_bot_repeats(folder: Path) -> None:
    (folder / "mybot.py").write_text(RANDOM)
    first, again = (run(["mybot:Bot", "greedy"]) for _ in range(2))
    assert [standing.points for standing in first.standings] == [standing.points for standing in again.standings]


def test_functions_and_classes_take_part() -> None:
    result = run([choose_last, "random"])
    assert {standing.bot for standing in result.standings} == {f"{__name__}:choose_last", "random"}


@pytest.mark.parametrize("bot", [object(), lambda view, legal: legal[0], 7])  # noqa: ARG005
def test_bots_that_cannot_be_named_are_refused(bot: object) -> None:
    with pytest.raises(OptionError, match="An arena takes the names of bots"):
        run([bot, "random"])


def test_plain_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(CourtCardsError, match="choose_nonsense chose action nonsense"):
        run([choose_nonsense, "random"])


@pytest.mark.parametrize(
    ("named", "content", "said"),
    [
        ("mybot.py", "def play(view, legal): ...", "as in mybot.py:play"),
        ("mybot.py", "", "as in mybot.py:MyBot"),
        ("mybot.py", "def choose(view): return 1", "must be a function choose"),
        ("mybot.py", "class Bot: ...", "must be a function choose"),
        ("mybot.py", "def choose(view, legal): legal[0]", "chose action None, but must return"),
        ("mybot.py", "def choose(view, legal): return 0", "chose action 0, .* such as “draw"),
        ("mybot", LAST, "write mybot.py"),
        ("other.py", LAST, "no file “other.py”"),
    ],
)
def test_first_mistakes_are_told_what_to_do(named: str, content: str, said: str, folder: Path) -> None:
    (folder / "mybot.py").write_text(content)
    with pytest.raises(CourtCardsError, match=said):
        run([named, "random"], deals=1)


def test_crash_shows_the_lines_of_the_bot(folder: Path) -> None:
    (folder / "mybot.py").write_text("def choose(view, legal):\n    return legal[len(legal)]\n")
    with pytest.raises(CourtCardsError, match="IndexError: list index out of range") as raised:
        run(["mybot.py", "random"])
    assert 'mybot.py", line 2, in choose' in str(raised.value)
    assert "return legal[len(legal)]" in str(raised.value)
    assert "own_bots.py" not in str(raised.value)


@pytest.mark.parametrize("changed", ["mybot", "helper"])
def test_results_of_a_changed_module_are_refused(changed: str, folder: Path) -> None:
    (folder / "helper.py").write_text(LAST)
    (folder / "mybot.py").write_text("from helper import choose\n\n__all__ = ['choose']\n")
    run(["mybot.py", "random"], out=folder / "out")
    run(["mybot.py", "random"], out=folder / "out")
    with (folder / f"{changed}.py").open("a") as file:
        file.write("\nCHANGED = True\n")
    with pytest.raises(OptionError, match=f"before {changed} changed"):
        run(["mybot.py", "random"], out=folder / "out")


def test_results_of_changed_weights_are_refused(folder: Path) -> None:
    shipped = Path(courtcards.__file__).parent / "bots/weights/call-to-glory.npz"
    (folder / "w.npz").write_bytes(shipped.read_bytes())
    before = files_of(["neural@w.npz:10", "random"])
    with (folder / "w.npz").open("ab") as file:
        file.write(b"\0")
    after = files_of(["neural@w.npz:10", "random"])
    assert before.keys() == after.keys() == {"w.npz"}
    assert before != after


def test_budget_follows_the_last_colon() -> None:
    assert read_spec("mybot:Bot:50") == ("mybot:Bot", Budget(samples=50))
    assert read_spec("mybot.py:0.5s") == ("mybot.py", Budget(seconds=0.5))
    assert read_spec("mybot:Bot") == ("mybot:Bot", Budget())
    assert read_spec("neural@w.npz:7") == ("neural@w.npz", Budget(samples=7))


def test_command_finds_local_bots_and_keeps_json_clean(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text("def choose(view, legal):\n    print('hm')\n    return legal[-1]\n")
    command = [sys.executable, "-c", "from courtcards.cli import main; main()", "arena", "mybot.py", "random"]
    options = ["--quick", "--games", "4", "--workers", "1", "--json"]
    done = subprocess.run([*command, *options], cwd=tmp_path, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout)["configuration"]["bots"] == ["mybot.py", "random"]
    assert "hm" in done.stderr
