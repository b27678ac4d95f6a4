"""Compile what the tests call, once, the games side by side: `python -m tests.compile_first`.

Tests that run side by side would each compile the same rules and bots, because none finds them done by the other.
"""

from __future__ import annotations

import json
import subprocess
import sys

from courtcards import compiled
from courtcards.arena.plan import read_plan
from courtcards.arena.runner import runner_of
from courtcards.bots import BOTS
from courtcards.bots.learned import learned_game
from courtcards.games import GAMES
from courtcards.learn.groups import Group
from courtcards.learn.settings import settings_of
from courtcards.precompile import PARTS


def compile_all(game_id: str) -> None:
    for part in PARTS:
        if part.game == game_id:
            part.compile()
    runner_of(json.dumps(read_plan(BOTS, game_id, 2, 0, False, {}).as_json()))
    group = Group(settings_of("tiny", game_id), 0, 2, pin=False)
    group.actions[:] = group.masks.byte().argmax(1)
    group.step(learned_game(game_id).slopes, 1.0)


def main() -> int:
    commands = [[sys.executable, "-m", "tests.compile_first", game_id] for game_id in GAMES]
    failed = [worker.wait() for worker in [subprocess.Popen(command) for command in commands]]
    if any(failed):
        return 1
    compiled.mark_warm()
    return 0


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_all(sys.argv[1])
    else:
        sys.exit(main())
