"""Records: play some games, write them to files, read them back, check them, and count what happened.

python examples/read_records.py my/folder/*.json     # or without arguments: plays a few games itself
"""

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path

import courtcards
from courtcards import bots

paths = [Path(name) for name in sys.argv[1:]]
if not paths:
    folder = Path(tempfile.mkdtemp())
    for seed in range(3):
        game = courtcards.new_game("come-to-call", players=2, seed=seed)
        bots.play_out(game, {0: "greedy", 1: "random"}, rng=seed)
        paths.append(folder / f"{seed}.json")
        paths[-1].write_text(json.dumps(game.record()))

verbs, rounds = Counter(), 0
for path in paths:
    record = json.loads(path.read_text())
    game = courtcards.replay(record)  # plays it again, and raises RecordError if anything in it is wrong
    print(f"{path.name}: {game.id}, totals {game.totals}, won by {game.winners}")
    for played in record["rounds"]:
        rounds += 1
        verbs.update(action.split()[1] for action in played["actions"])  # "0 draw L": a seat, and what it did

    middle = courtcards.replay(record, until=game.decisions // 2)  # the same game halfway, to look at or continue
    print(f"  half-way, seat 0 knows: {str(middle.view(0))[:60]}…")
print({verb: round(count / rounds, 1) for verb, count in verbs.most_common()}, "per round")
