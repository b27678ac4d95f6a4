"""Bots of your own: ten lines of plain Python are enough, and a changed bot is another bot."""

from __future__ import annotations

import functools
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import courtcards.arena
from courtcards.arena.sources import files_of
from courtcards.bots import Budget
from courtcards.bots.entrants import read_entrant, read_spec
from courtcards.bots.own_bots import PlainBot
from courtcards.errors import CourtCardsError, OptionError
from courtcards.games import GAMES, rules_of
from courtcards.games.rng import rng_states

LAST = "def choose(view, legal):\n    return legal[-1]\n"
RANDOM = "import random\n\n\nclass Bot:\n    def choose(self, view, legal):\n        return random.choice(legal)\n"


def choose_last(view: dict[str, Any], legal: list[str]) -> str:
    assert view["legal"] == legal
    return legal[-1]


def choose_nth(view: dict[str, Any], legal: list[str], n: int = 0) -> str:  # noqa: ARG001
    return legal[min(n, len(legal) - 1)]


class Nth:
    """A bot with something to set."""

    def __init__(self, n: int = 0) -> None:
        self.n, self.asked = n, 0

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        self.asked += 1
        return choose_nth(view, legal, self.n)


class Caller:
    def __init__(self, n: int) -> None:
        self.n = n

    def __call__(self, view: dict[str, Any], legal: list[str]) -> str:
        return choose_nth(view, legal, self.n)


def choose_nonsense(view: dict[str, Any], legal: list[str]) -> str:  # noqa: ARG001
    return "nonsense"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to work in, whose modules are forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    for name in ("mybot", "helper", "inner", "inner.most"):
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


@pytest.mark.parametrize(
    "bot",
    [
        Nth(1),
        Nth(1).choose,
        Caller(1),
        functools.partial(choose_nth, n=1),
        lambda view, legal: choose_nth(view, legal, 1),
    ],
    ids=["object", "method", "callable", "partial", "lambda"],
)
def test_whatever_chooses_plays_like_its_function(bot: object, folder: Path) -> None:
    (folder / "mybot.py").write_text("def choose(view, legal):\n    return legal[min(1, len(legal) - 1)]\n")
    here, named = run([bot, "random"]), run(["mybot.py", "random"])
    assert [standing.points for standing in here.standings] == [standing.points for standing in named.standings]


def test_an_object_is_the_one_that_plays() -> None:
    bot = Nth()
    courtcards.arena.run([bot, "random"], deals=2, quick=True)
    assert bot.asked > 4


def test_an_object_can_play_on_several_cores() -> None:
    here, there = (courtcards.arena.run([Nth(2), Nth(0)], deals=4, quick=True, workers=many) for many in (1, 2))
    assert [standing.points for standing in here.standings] == [standing.points for standing in there.standings]
    assert {standing.bot for standing in here.standings} == {"Nth", "Nth #2"}


def test_what_exists_only_here_is_not_sent_elsewhere(tmp_path: Path) -> None:
    bot = lambda view, legal: legal[0]  # noqa: ARG005, E731
    for elsewhere in ({"workers": 2}, {"ray": "127.0.0.1:1"}):
        with pytest.raises(OptionError, match="<lambda> exists only in this process: leave out workers and ray"):
            courtcards.arena.run([bot, "random"], deals=3, quick=True, **elsewhere)
    with pytest.raises(OptionError, match="put it into a file"):
        run([bot, "random"], out=tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_results_of_a_changed_object_are_refused(tmp_path: Path) -> None:
    run([Nth(1), "random"], out=tmp_path)
    run([Nth(1), "random"], out=tmp_path)
    with pytest.raises(OptionError, match="before Nth changed"):
        run([Nth(2), "random"], out=tmp_path)


@pytest.mark.parametrize("bot", [object(), 7, None, Path, max])
def test_what_cannot_choose_is_refused(bot: object) -> None:
    with pytest.raises(OptionError, match="is not a bot"):
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
        ("mybot.py", "def choose(view): return view['legal'][0]", "“mybot.py” is not a bot"),
        ("mybot.py:play", "def play(view): return view['legal'][0]", "“mybot.py:play” is not a bot"),
        ("mybot.py", "def choose(view, legal, rng): return legal[0]", "“mybot.py” is not a bot"),
        ("mybot.py", LAST + "\nFILES = ['p.json']", "no file “p.json”"),
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


LAZY = """
FILES = ["p.json"]

def choose(view, legal):
    from helper import choose
    from inner.most import deep
    return choose(view, legal)
"""


@pytest.mark.parametrize("changed", ["mybot.py", "helper.py", "inner/most.py", "inner/__init__.py", "p.json"])
def test_results_of_a_changed_file_are_refused(changed: str, folder: Path) -> None:
    """Also of one that nobody has imported yet, and of data."""
    (folder / "inner").mkdir()
    files = {
        "mybot.py": LAZY,
        "helper.py": LAST,
        "inner/__init__.py": "",
        "inner/most.py": "deep = 1\n",
        "p.json": "1\n",
    }
    for name, content in files.items():
        (folder / name).write_text(content)
    run(["mybot.py", "random"], out=folder / "out")
    run(["mybot.py", "random"], out=folder / "out")
    with (folder / changed).open("a") as file:
        file.write("\n")
    name = changed.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    with pytest.raises(OptionError, match=f"before {name} changed"):
        run(["mybot.py", "random"], out=folder / "out")


def test_lazy_modules_count_before_they_are_imported(folder: Path) -> None:
    (folder / "mybot.py").write_text(LAZY + "    import torch.nn\n")
    (folder / "helper.py").write_text(LAST)
    (folder / "p.json").write_text("1")
    torch = "torch" in sys.modules
    assert files_of(["mybot.py"]).keys() == {"mybot", "helper", "p.json"}
    assert ("torch" in sys.modules) == torch, "looking for modules must not import them"
    assert "helper" not in sys.modules


def test_results_of_changed_weights_are_refused(folder: Path) -> None:
    shipped = Path(courtcards.__file__).parent / "bots/weights/call-to-glory.npz"
    (folder / "w.npz").write_bytes(shipped.read_bytes())
    before = files_of(["neural@w.npz:10", "random"])
    with (folder / "w.npz").open("ab") as file:
        file.write(b"\0")
    after = files_of(["neural@w.npz:10", "random"])
    assert before.keys() == after.keys() == {"w.npz"}
    assert before != after


def test_changed_weights_are_read_again(folder: Path) -> None:
    shipped, rules = Path(courtcards.__file__).parent / "bots/weights", rules_of("call-to-glory")
    (folder / "w.npz").write_bytes((shipped / "call-to-glory.npz").read_bytes())
    read_entrant("neural@w.npz", rules, rules.read_options(2, {}))
    (folder / "w.npz").write_bytes((shipped / "come-to-call.npz").read_bytes())
    with pytest.raises(OptionError, match="not for call-to-glory"):
        read_entrant("neural@w.npz", rules, rules.read_options(2, {}))


def test_budget_follows_the_last_colon() -> None:
    assert read_spec("mybot:Bot:50") == ("mybot:Bot", Budget(samples=50))
    assert read_spec("mybot.py:0.5s") == ("mybot.py", Budget(seconds=0.5))
    assert read_spec("mybot:Bot") == ("mybot:Bot", Budget())
    assert read_spec("neural@w.npz:7") == ("neural@w.npz", Budget(samples=7))


NOISY = """
import os, sys
print("hm at import")
os.write(1, b"hm by number\\n")
sys.__stdout__.write("hm by name\\n")

def choose(view, legal):
    print("hm")
    os.write(1, b"hm in play\\n")
    return legal[-1]
"""


def test_command_finds_local_bots_and_keeps_json_clean(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(NOISY)
    command = [sys.executable, "-c", "from courtcards.cli import main; main()", "arena", "mybot.py", "random"]
    options = ["--quick", "--games", "4", "--workers", "1", "--json"]
    done = subprocess.run([*command, *options], cwd=tmp_path, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout)["configuration"]["bots"] == ["mybot.py", "random"]
    assert {"hm", "hm at import", "hm by number", "hm by name", "hm in play"} <= set(done.stderr.splitlines())
