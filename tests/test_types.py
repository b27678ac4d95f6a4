"""Types that refuse mistakes: mypy knows a full state from what a seat may know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mypy import api

SNIPPET = """
from courtcards.games.arrays import Int16Array, Knowledge, KnowledgeRows, State, States
from courtcards.games.call_to_glory import observation, view
from courtcards.games.rules import Rules
from courtcards.server.bot_pool import BotPool

async def show(
    rules: Rules, state: State, full: States, knowledge: Knowledge, known: KnowledgeRows, bots: BotPool, out: Int16Array
) -> None:
    view.know(state, 0, knowledge)
    {line}
"""

# What takes a record or an array, and what it takes and what not
LINES = [
    ("observation.observe_knowledge({}, out)", "knowledge", "state"),
    ("rules.observe_knowledge({}, out)", "known[0]", "full[0]"),
    ("rules.refusal({}, 3)", "known[0]", "full[0]"),
    ("rules.own_json({})", "known", "full"),
    ("rules.own_json({})", "known[1:]", "full[1:]"),
    ("rules.attempt_row({}, 0, 0, 0, out)", "full", "known"),
    ("rules.apply({}, 0, 0)", "full.copy()[0]", "known.copy()[0]"),
    ("known[0] = {}", "knowledge", "state"),
    ("[rules.refusal(row, 3) for row in {}]", "known", "full"),
    ("await bots.choose(rules, 'page', {}, [])", "known[0]", "full[0]"),
]


@pytest.mark.parametrize("accepted", [True, False])
def test_full_state_is_no_knowledge(tmp_path: Path, accepted: bool) -> None:
    for number, (line, *given) in enumerate(LINES):
        code = SNIPPET.format(line=line.format(given[not accepted]))
        (tmp_path / f"line_{number}.py").write_text(code)
    said, _, _ = api.run(["--strict", "--follow-imports=silent", str(tmp_path)])
    refused = {int(number) for number in re.findall(r"line_(\d+)\.py:\d+: error", said)}
    assert refused == (set() if accepted else set(range(len(LINES)))), said
