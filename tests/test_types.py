"""Types that refuse mistakes: mypy knows a full state from what a seat may know."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

SNIPPET = """
from courtcards.games.arrays import Knowledge, State
from courtcards.games.call_to_glory.observation import observe_knowledge
from courtcards.games.call_to_glory.view import know
from courtcards.games.arrays import Int16Array

def show(state: State, knowledge: Knowledge, out: Int16Array) -> None:
    know(state, 0, knowledge)
    observe_knowledge({given}, out)
"""


@pytest.mark.parametrize(("given", "accepted"), [("knowledge", True), ("state", False)])
def test_full_state_is_no_knowledge(tmp_path: Path, given: str, accepted: bool) -> None:
    snippet = tmp_path / "snippet.py"
    snippet.write_text(SNIPPET.format(given=given))
    said, _, status = api.run(["--strict", "--follow-imports=silent", str(snippet)])
    assert (status == 0) is accepted, said
    assert accepted or '"State"; expected "Knowledge"' in said
