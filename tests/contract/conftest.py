from __future__ import annotations

import pytest

from courtcards.games.rules import Rules
from tests.tables import TABLES, Table


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """A game with its options; every test that asks for it runs at all of them."""
    chosen: Table = request.param
    return chosen


@pytest.fixture
def rules(table: Table) -> Rules:
    return table.rules
