"""The real server, with the system calls that its systemd unit allows: `python -m tests.server.confined serve …`."""

from __future__ import annotations

import ctypes
import errno
import re
import subprocess
from pathlib import Path

from courtcards.cli import main as run

UNIT = Path(__file__).parents[2] / "deploy/courtcards.service"
ALLOW, KILL, ERRNO = 0x7FFF0000, 0x80000000, 0x00050000  # as in seccomp.h


def expand(name: str) -> set[str]:
    """A system call, or all those of a group of systemd's."""
    if not name.startswith("@"):
        return {name}
    shown = subprocess.run(["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True)
    inside = [line.strip() for line in shown.stdout.splitlines()[1:] if line.strip() and "#" not in line]
    return set[str]().union(*map(expand, inside))


def allowed(unit: str) -> set[str]:
    """What `SystemCallFilter` leaves, line by line."""
    found = expand("@default")
    for line in re.findall("^SystemCallFilter=(.*)$", unit, re.MULTILINE):
        names = set[str]().union(*map(expand, line.lstrip("~").split()))
        found = found - names if line.startswith("~") else found | names
    return found


def confine(unit: str) -> None:
    seccomp = ctypes.CDLL("libseccomp.so.2")
    seccomp.seccomp_init.restype = ctypes.c_void_p
    refused = re.search("^SystemCallErrorNumber=(.*)$", unit, re.MULTILINE)
    otherwise = ERRNO | getattr(errno, refused[1]) if refused else KILL
    rules = ctypes.c_void_p(seccomp.seccomp_init(ctypes.c_uint32(otherwise)))
    for name in allowed(unit):
        number = seccomp.seccomp_syscall_resolve_name(name.encode())
        if number >= 0:  # others do not exist on this machine
            assert seccomp.seccomp_rule_add(rules, ctypes.c_uint32(ALLOW), number, 0) == 0
    assert seccomp.seccomp_load(rules) == 0


def main() -> None:
    confine(UNIT.read_text())
    run()


if __name__ == "__main__":
    main()
