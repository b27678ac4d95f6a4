"""Runs the steps of the Containerfile where no container engine does: `python -m deploy.rootfs`, as root on Linux.

Needs a wheel in dist/, and `mmdebstrap` to make a base from Debian packages in place of the image that `FROM` names, or
the base that an earlier run left (`--base FILE`). Every other step is read from the Containerfile and run by `chroot`,
in namespaces of its own. Then the command of the image is started: as its user, without capabilities, on a read-only
file system, with a network of its own. A person and a bot move there, and nothing may be compiled. Prints a table of
what ran, in seconds, and names each step that did not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from deploy.elsewhere import row, wait_for

ROOT = Path(__file__).parent.parent
CONTAINERFILE = ROOT / "deploy/Containerfile"
SUITE = "trixie"  # the Debian of python:3.13-slim
PACKAGES = "python3,python3-venv,python-is-python3,ca-certificates"
SYSTEM_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
LENT = ("/etc/resolv.conf", "/etc/ssl/certs")  # to steps that install packages; not part of the result
NOT_RUN = {
    "EXPOSE": "the engine publishes ports",
    "VOLUME": "the engine keeps volumes; here it is a tmpfs",
    "HEALTHCHECK": "the engine repeats it; its command runs below, once",
}
COMMANDS = ("--version", "simulate --games 1000", *["arena greedy random --games 4"] * 3)
TELL = """
import sys
from numba.core import event

class Tell(event.Listener):
    def on_start(self, event): print("compiling", event.data["dispatcher"], file=sys.stderr, flush=True)
    def on_end(self, event): pass

event.register("numba:compile", Tell())
"""


@dataclass
class Stage:
    """A root file system, and what its image says about running it."""

    folder: Path
    environment: dict[str, str] = field(default_factory=lambda: {"PATH": SYSTEM_PATH})
    user: str = "root"
    volume: str = ""
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)


def instructions(file: Path = CONTAINERFILE) -> list[tuple[str, str]]:
    """The instructions of a Containerfile, as pairs of their name and the rest."""
    lines = [line for line in file.read_text("utf-8").splitlines() if line.strip() and not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in joined.splitlines())]


class Build:
    """Carries out instructions, one stage after the other."""

    def __init__(self, folder: Path, base: Path) -> None:
        self.folder, self.base = folder, base
        self.stages: dict[str, Stage] = {}

    @property
    def stage(self) -> Stage:
        return [*self.stages.values()][-1]

    def do(self, name: str, rest: str) -> str:
        """Carry out an instruction; what became of it."""
        getattr(self, f"_{name.lower()}")(rest)
        return f"**not run**: {NOT_RUN[name]}" if name in NOT_RUN else "runs below" if name == "CMD" else "ran"

    def _from(self, rest: str) -> None:
        name = rest.partition(" AS ")[2] or str(len(self.stages))
        self.stages[name] = Stage(self.folder / name)
        self.stage.folder.mkdir()
        subprocess.run(["tar", "-xf", self.base, "-C", self.stage.folder], check=True)

    def _copy(self, rest: str) -> None:
        *words, target = rest.split()
        source = self.stages[words.pop(0).removeprefix("--from=")].folder if words[0].startswith("--from=") else ROOT
        files = [file for word in words for file in source.glob(word.lstrip("/"))]
        to = self.stage.folder / target.lstrip("/")
        for file in files:
            if file.is_dir():
                shutil.copytree(file, to, symlinks=True)
            else:
                shutil.copy2(file, to)
        if not files:
            sys.exit(f"there is no {' '.join(words)}: run “make release” first")

    def _run(self, rest: str) -> None:
        root = self.stage.folder
        lent = [f"mount --bind {place} {root}{place}" for place in LENT]
        for place in LENT:
            (root / place[1:]).touch() if Path(place).is_file() else (root / place[1:]).mkdir(exist_ok=True)
        script = " && ".join([f"mount -t proc proc {root}/proc", f"mount --rbind /dev {root}/dev", *lent])
        network = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
        certificates = {"PIP_CERT": os.environ["PIP_CERT"]} if "PIP_CERT" in os.environ else {}
        subprocess.run(
            [*apart(), "sh", "-ec", f'{script}\nexec chroot {root} /bin/sh -c "$0"', rest],
            env={**network, **certificates, **self.stage.environment},
            stdout=subprocess.DEVNULL,
            check=True,
        )

    def _env(self, rest: str) -> None:
        known = self.stage.environment
        for word in shlex.split(rest):
            name, _, value = word.partition("=")
            known[name] = re.sub(r"\$(\w+)", lambda found: known[found[1]], value)

    def _user(self, rest: str) -> None:
        self.stage.user = rest

    def _volume(self, rest: str) -> None:
        self.stage.volume = rest

    def _expose(self, rest: str) -> None:
        pass

    def _healthcheck(self, rest: str) -> None:
        self.stage.health = json.loads(rest.partition(" CMD ")[2])

    def _cmd(self, rest: str) -> None:
        self.stage.command = json.loads(rest)


def apart(*more: str) -> list[str]:
    """How to run a program with mounts and processes of its own, which end with it."""
    return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", *more]


def make_base(file: Path) -> None:
    if not shutil.which("mmdebstrap"):
        sys.exit("Install mmdebstrap, or name a root file system with Python in a tar archive: --base FILE.")
    subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", f"--include={PACKAGES}", SUITE, file], check=True)


class Report:
    """The table that is printed, line by line."""

    def __init__(self) -> None:
        row("step", "seconds", "")
        row("---", "---:", "---")

    @contextmanager
    def step(self, what: str) -> Iterator[list[str]]:
        """Time a step; the block may say what became of it."""
        began, outcome = time.monotonic(), ["ran"]
        try:
            yield outcome
        except BaseException:
            outcome[0] = "**failed**"
            raise
        finally:
            row(what if len(what) < 90 else f"{what[:88]} …", f"{time.monotonic() - began:.1f}", outcome[0])


# In the namespaces


class Container:
    """The image's file system, read-only, and its command in it."""

    def __init__(self, stage: Stage) -> None:
        self.stage, self.root = stage, stage.folder
        found = re.search(rf"^{stage.user}:x:(\d+):(\d+)", (self.root / "etc/passwd").read_text(), re.MULTILINE)
        assert found, stage.user
        ids = f"uid={found[1]},gid={found[2]}"
        (self.root / "watch").mkdir()
        (self.root / "watch/sitecustomize.py").write_text(TELL)
        for words in (
            ["--bind", self.root, self.root],
            ["-t", "proc", "proc", self.root / "proc"],
            ["--rbind", "/dev", self.root / "dev"],
            ["-t", "tmpfs", "tmpfs", self.root / "tmp"],
            ["-t", "tmpfs", "-o", f"mode=700,{ids}", "tmpfs", self.root / stage.volume.lstrip("/")],
            ["-o", "remount,bind,ro", self.root],
        ):
            subprocess.run(["mount", *map(str, words)], check=True)
        subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
        rights = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", "--clear-groups"]
        self.prefix = ["chroot", str(self.root), "setpriv", f"--reuid={found[1]}", f"--regid={found[2]}", *rights]

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        known = {**self.stage.environment, **environment}
        return subprocess.run([*self.prefix, *command], env=known, capture_output=True, text=True)

    @contextmanager
    def serving(self, log: Path, **environment: str) -> Iterator[str]:
        """The command of the image, at the port that it chooses."""
        with (
            log.open("w") as out,
            subprocess.Popen(
                [*self.prefix, *self.stage.command],
                env={**self.stage.environment, **environment},
                stdout=out,
                stderr=out,
            ) as server,
        ):
            try:
                wait_for("http://127.0.0.1:8000")
                yield "http://127.0.0.1:8000"
            finally:
                server.terminate()


def try_out(stage: Stage) -> None:
    from bench.cold_start import first_moves

    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
    table, container, log = Report(), Container(stage), Path("/tmp/courtcards-rootfs.log")
    with table.step("who it is, and what it may write") as outcome:
        places = ["/", "/opt/courtcards/cache", "/tmp", stage.volume]
        written = [place for place in places if container.run("touch", f"{place}/x").returncode == 0]
        rights = container.run("grep", "CapEff", "/proc/self/status").stdout.split()[-1]
        outcome[0] = (
            f"{container.run('id').stdout.split()[0]}, capabilities {rights}, writes to {' and '.join(written)}"
        )
        if written != places[2:] or int(rights, 16):
            sys.exit(outcome[0])
    for words in COMMANDS:
        with table.step(f"`courtcards {words}`") as outcome:
            done = container.run("courtcards", *words.split())
            outcome[0] = f"**failed**: {done.stderr}" if done.returncode else "ran"
    began = time.monotonic()
    with table.step("CMD, until it is stopped"), container.serving(log) as url:
        listens = time.monotonic()
        *_, mine, the_bots = asyncio.run(first_moves(url, "call-to-glory"))
        health = container.run(*stage.health).returncode
    for what, moment in (("it listens", listens), ("my first move", mine), ("the bot's first move", the_bots)):
        row(what, f"{moment - began:.1f}", "ran")
    row("command of HEALTHCHECK", "", "**failed**" if health else "answers")
    with table.step("again, told to report each function that is compiled") as outcome:
        noticed = container.run("python", "-c", "import numba; numba.njit(lambda: 1)()", PYTHONPATH="/watch").stderr
        with container.serving(log, PYTHONPATH="/watch") as url:
            for game in ("call-to-glory", "come-to-call"):
                asyncio.run(first_moves(url, game))
        compiled = log.read_text().count("compiling")
        outcome[0] = f"{compiled} compiled"
        if compiled or health or "compiling" not in noticed:
            sys.exit(log.read_text())
    log.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", type=Path, help="archive of the base; made there if there is none yet")
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.inside:
        described = json.loads(given.inside)
        return try_out(Stage(**{**described, "folder": Path(described["folder"])}))
    if sys.platform != "linux" or os.getuid():
        sys.exit("This needs Linux, and root: it mounts file systems.")
    with tempfile.TemporaryDirectory() as folder:
        print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
        base, table = given.base or Path(folder) / "base.tar", Report()
        with table.step(f"base from packages of Debian {SUITE}, in place of the image") as outcome:
            if base.exists():
                outcome[0] = f"**not run**: {base} is there"
            else:
                make_base(base)
        build = Build(Path(folder), base)
        for name, rest in instructions():
            with table.step(f"`{name} {rest}`") as outcome:
                outcome[0] = build.do(name, rest)
        size = int(subprocess.run(["du", "-sm", build.stage.folder], capture_output=True, check=True).stdout.split()[0])
        row("size", "", f"{size} MB unpacked")
        for step in ("pulling the base image", "building, starting and restarting by an engine", "compose.yaml"):
            row(step, "", "**not run**")
        print(flush=True)
        described = json.dumps({**vars(build.stage), "folder": str(build.stage.folder)})
        inside = [sys.executable, "-m", "deploy.rootfs", "--inside", described]
        status = subprocess.run([*apart("--net"), *inside], cwd=ROOT).returncode
    sys.exit(status)


if __name__ == "__main__":
    main()
