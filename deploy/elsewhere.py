"""Tries the wheel as a stranger would: `python -m deploy.elsewhere [--python PYTHON]`, with a wheel in dist/.

In a fresh environment outside the checkout: the commands, a table from an empty cache and from a full one, and every
Python example of README, docs/ and examples/, as it is written. An example gets the wheel alone; if that is not enough,
it gets the wheel and what its page says to install, in an environment that has nothing else. Prints a table of what
ran, in seconds, and fails if anything failed.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"http://localhost:(\d+)/")
INSTALL = re.compile(r"pip install '(courtcards\[[\w,]+\])'((?: [\w-]+)*)")
START = 60.0  # seconds
GAMES_OF_ARENA = ("greedy", "random", "--games", "4")


class Place:
    """A folder with an environment of its own, outside the checkout."""

    def __init__(self, folder: Path, python: str, cache: Path | None = None) -> None:
        self.folder, self.cache = folder, cache or folder / "cache"
        self.python = python
        self.programs = self._new_environment("venv")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("COURTCARDS", "PYTHON"))}
        self.environment = {**kept, "COURTCARDS_CACHE": str(self.cache)}
        self.failed: list[str] = []

    def _new_environment(self, name: str) -> Path:
        """An environment of this name; the folder of its programs."""
        subprocess.run([self.python, "-m", "venv", self.folder / name], check=True)
        return self.folder / name / ("Scripts" if sys.platform == "win32" else "bin")

    @contextmanager
    def having(self, *packages: str) -> Iterator[None]:
        """The same place, but with an environment that has only these packages; it is kept for the next time."""
        before, name = self.programs, "with-" + re.sub(r"\W+", "-", " ".join(map(os.path.basename, packages)))
        kept = (self.folder / name).exists()
        self.programs = before.parent.with_name(name) / before.name if kept else self._new_environment(name)
        try:
            if not kept:
                self.install(*packages)
            yield
        finally:
            self.programs = before

    def run(self, program: str, *words: str | Path) -> subprocess.CompletedProcess[str]:
        command = [str(self.programs / program), *map(str, words)]
        return subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True)

    def install(self, *packages: str) -> None:
        done = self.run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages)
        if done.returncode:
            sys.exit(done.stderr)

    def serving(self) -> AbstractContextManager[str]:
        return serving([self.programs / "courtcards"], self.folder, self.environment)

    def report(self, what: str, run: Callable[[], subprocess.CompletedProcess[str] | None], before: str = "") -> None:
        """Do something, and print a line of the table; `before` was installed for it."""
        began = time.monotonic()
        done = run()
        ran = done is None or done.returncode == 0
        row(what, before, f"{time.monotonic() - began:.1f}", "ran" if ran else "**failed**")
        if done and not ran:
            self.failed.append(what)
            print(done.stdout[-2000:], done.stderr[-2000:], sep="\n", file=sys.stderr)


def row(*cells: str) -> None:
    print("| " + " | ".join(cells) + " |", flush=True)


@contextmanager
def serving(program: list[str | Path], folder: Path | str, environment: Mapping[str, str] | None) -> Iterator[str]:
    """A server that listens on loopback, with a database in a folder; its address."""
    command = [*program, "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    command += ["--requests-per-minute", "0", "--messages-per-second", "5000"]  # people here do not stop to think
    with subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder}/tables.sqlite"],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            port = next((found[1] for line in server.stdout if (found := LINK.search(line))), None)
            if port is None:
                sys.exit("the server did not start")
            wait_for(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def wait_for(url: str) -> None:
    giving_up = time.monotonic() + START
    while time.monotonic() < giving_up:
        with suppress(OSError), urllib.request.urlopen(f"{url}/health", timeout=START):
            return
        time.sleep(0.05)
    sys.exit(f"nothing listens at {url}")


def first_moves(place: Place, what: str, began: float | None = None) -> None:
    """A person and a bot move, once each, at a server that is started for it: when it listens, and when they move."""
    from bench.cold_start import first_moves

    began = time.monotonic() if began is None else began
    with place.serving() as url:
        listens = time.monotonic()
        *_, mine, the_bots = asyncio.run(first_moves(url, "call-to-glory"))
    load = f"ran, load {os.getloadavg()[0]:.1f}"
    row(what, "", ", ".join(f"{moment - began:.1f}" for moment in (listens, mine, the_bots)), load)


async def whole_game(url: str) -> None:
    """Two people play through the API until somebody has won."""
    from tests.server.people import play_to_the_end, visitors

    async with visitors(url) as house:
        _, _, connections = await house.connected(quick=True)
        await play_to_the_end(connections)


async def game_in_the_browser(url: str) -> None:
    """Two people play in Chromium until somebody has won."""
    from tests.server.people import visitors
    from tests.web.conftest import launch
    from tests.web.player import Player
    from tests.web.short_game import choose

    async with visitors(url) as house:
        table, people = await house.playing(quick=True)
        playwright, browser = await launch()
        windows = [await Player.open(browser, person, url=url) for person in people]
        for window in windows:
            await window.go_to_table(table)
        await asyncio.gather(*(window.finish(choose) for window in windows))
        for window in windows:
            await window.sees_the_results()
            assert not window.mistakes, window.mistakes
        await browser.close()
        await playwright.stop()


def start(place: Place, began: float, browser: bool) -> None:
    """From nothing to playing, and again."""
    first_moves(place, "from nothing until it listens, my first move, the bot's", began)
    shutil.rmtree(place.cache)
    first_moves(place, "again, without the cache")
    place.report("`courtcards compile`", lambda: place.run("courtcards", "compile"))
    first_moves(place, "again, with the cache")
    with place.serving() as url:
        place.report("a whole game through the API", lambda: asyncio.run(whole_game(url)))
        if browser:
            place.report("a whole game in Chromium", lambda: asyncio.run(game_in_the_browser(url)))


def commands(place: Place) -> None:
    for words in (["--version"], ["simulate", "--games", "1000"], ["arena", *GAMES_OF_ARENA]):
        place.report(f"`courtcards {' '.join(words)}`", functools.partial(place.run, "courtcards", *words))


def without_installing(place: Place, wheel: Path) -> None:
    """As `uvx courtcards` and `pipx run courtcards` do it, with the wheel in place of the package index."""
    for program, *words in (("uvx", "--from", str(wheel)), ("pipx", "run", "--spec", str(wheel))):
        what = f"`{program} {words[0]} … courtcards --version`"
        if (found := shutil.which(program)) is None:
            row(what, "", "", f"**not run**: {program} is not installed")
            continue
        command = [found, *words, "courtcards", "--version"]
        run = functools.partial(subprocess.run, command, cwd=place.folder, env=place.environment)
        place.report(what, functools.partial(run, capture_output=True, text=True))


def examples(place: Place, wheel: Path) -> None:
    from tests import test_docs, test_examples

    for page in test_docs.PAGES:
        for number, code in enumerate(test_docs.examples(page), 1):
            name = f"{page.relative_to(ROOT)}, example {number}"
            file = place.folder / (re.sub(r"\W", "_", name) + ".py")
            file.write_text(code, "utf-8")
            example(place, wheel, name, page.read_text("utf-8"), file)
    shutil.copytree(ROOT / "examples", place.folder / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    for name, (short, _) in test_examples.RUNS.items():
        file = place.folder / "examples" / name
        example(place, wheel, f"examples/{name}", file.read_text("utf-8"), file, *short)


def example(place: Place, wheel: Path, name: str, page: str, file: Path, *words: str) -> None:
    """Run an example with the wheel alone; if that is not enough, with each thing that its page says to install."""
    run = functools.partial(place.run, "python", file, *words)
    attempts = [("", ""), *dict.fromkeys(INSTALL.findall(page))]
    for extra, others in attempts:
        needed = [extra.replace("courtcards", str(wheel)), *others.split()] if extra else []
        with place.having(*needed) if needed else nullcontext():
            if (extra, others) == attempts[-1] or run().returncode == 0:
                place.report(name, run, extra + others)
                break


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="install for this Python")
    parser.add_argument("--part", choices=("start", "examples"), help="only one of both; compiling takes minutes")
    parser.add_argument("--cache", type=Path, help="a cache for the examples, so that less is compiled")
    parser.add_argument("--browser", action="store_true", help="play a game in Chromium, too")
    given = parser.parse_args()
    if given.cache and given.part != "examples":
        parser.error("--cache is for --part examples: a start is measured with an empty one")
    wheel = max((ROOT / "dist").glob("*.whl"), key=lambda file: file.stat().st_mtime)
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        place = Place(Path(folder), given.python, given.cache and given.cache.resolve())
        version = place.run("python", "--version").stdout.strip()
        print(f"{wheel.name}, {version}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
        row("what", "installed for it", "seconds", "")
        row(*["---"] * 4)
        place.report("environment and wheel", lambda: place.install(str(wheel)))
        if given.part != "examples":
            start(place, began, given.browser)
        commands(place)
        without_installing(place, wheel)
        if given.part != "start":
            examples(place, wheel)
    if place.failed:
        sys.exit(f"failed: {', '.join(place.failed)}")


if __name__ == "__main__":
    main()
