"""The arena from Python: the same deals give the same result, whoever plays them and however often interrupted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import courtcards
import courtcards.arena
from courtcards.arena import Result, arena, processes, ratings
from courtcards.arena.ledger import Ledger
from courtcards.arena.plan import read_plan
from courtcards.arena.runner import DealRunner
from courtcards.errors import CourtCardsError, OptionError

TOYS = ["random", "tests.arena.toys.late"]


def run(bots: list[str] = TOYS, deals: int = 12, workers: int = 1, **options: Any) -> Result:
    return courtcards.arena.run(bots, deals=deals, workers=workers, quick=True, **options)


def lasting(result: Result) -> dict[str, Any]:
    """What does not depend on how fast it went."""
    written = result.as_json()
    return {**written, "standings": [{**standing, "seconds": 0} for standing in written["standings"]]}


def test_result_does_not_depend_on_the_workers(tmp_path: Path) -> None:
    assert lasting(run(workers=1)) == lasting(run(workers=2, out=tmp_path))
    assert sorted(deal["deal"] for deal in deals_in(tmp_path)) == list(range(12))


def test_numbers_and_flags_may_be_those_of_numpy(tmp_path: Path) -> None:
    numbers = {"players": np.int8(2), "deals": np.int64(2), "seed": np.uint16(1), "workers": np.int32(1)}
    flags = {"quick": np.True_, "records": np.True_, "until_sure": np.False_}
    result = courtcards.arena.run(TOYS, first=np.int16(0), out=tmp_path, **numbers, **flags)
    assert lasting(result) == lasting(run(deals=2, first=0, records=True, out=tmp_path / "again"))
    assert json.loads((tmp_path / "records" / "deal-000000-game-00.json").read_text())["first"] == 0


def deals_in(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "deals.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines[1:]]


def test_another_seed_deals_other_cards() -> None:
    assert lasting(run(seed=1))["standings"] != lasting(run(seed=2))["standings"]


def test_games_of_a_deal_share_their_cards(tmp_path: Path) -> None:
    run(deals=2, out=tmp_path, records=True)
    records = [json.loads(file.read_text()) for file in sorted((tmp_path / "records").iterdir())]
    assert len(records) == 4
    decks = [[round["deck"] for round in record["rounds"]] for record in records]
    assert decks[0] == decks[1] != decks[2] == decks[3]
    assert records[0]["first"] == records[1]["first"]
    assert records[0]["names"] == records[1]["names"][::-1]


@pytest.mark.parametrize(("game", "players"), [("call-to-glory", 4), ("come-to-call", 5)])
def test_records_are_those_of_the_counted_games(game: str, players: int, tmp_path: Path) -> None:
    courtcards.arena.run(TOYS, game=game, players=players, deals=1, workers=1, out=tmp_path, records=True)
    for number, (_, totals, winners) in enumerate(deals_in(tmp_path)[0]["games"]):
        game_played = courtcards.replay(
            json.loads((tmp_path / f"records/deal-000000-game-{number:02}.json").read_text())
        )
        assert game_played.over
        assert (game_played.totals, game_played.winners) == (totals, winners)


def test_interrupted_arena_resumes_even_within_a_line(tmp_path: Path) -> None:
    whole = lasting(run(out=tmp_path / "whole"))
    file = tmp_path / "whole/deals.jsonl"
    content = file.read_bytes()
    lines = content.splitlines(keepends=True)
    for length in (len(lines[0]) // 2, len(lines[0]), len(b"".join(lines[:5])) + 9, len(content) - 1):
        file.write_bytes(content[:length])
        assert lasting(run(out=tmp_path / "whole")) == whole
        assert sorted(deal["deal"] for deal in deals_in(tmp_path / "whole")) == list(range(12))


def test_deals_can_be_added_later(tmp_path: Path) -> None:
    run(deals=4, out=tmp_path)
    assert lasting(run(deals=12, out=tmp_path)) == lasting(run(deals=12))
    assert lasting(run(deals=4, out=tmp_path)) == lasting(run(deals=4))


def test_no_deal_is_counted_twice(tmp_path: Path) -> None:
    run(deals=4, out=tmp_path)
    file = tmp_path / "deals.jsonl"
    file.write_bytes(file.read_bytes() + file.read_bytes().splitlines(keepends=True)[-1])
    assert run(deals=4, out=tmp_path).deals == 4


@pytest.mark.parametrize("other", [{"seed": 2}, {"players": 3}, {"bots": ["random", "random"]}, {"records": True}])
def test_results_of_another_arena_are_refused(other: dict[str, Any], tmp_path: Path) -> None:
    run(deals=2, out=tmp_path)
    before = (tmp_path / "deals.jsonl").read_bytes()
    with pytest.raises(OptionError, match="a different arena"):
        run(**{"deals": 2, "out": tmp_path, **other})
    assert (tmp_path / "deals.jsonl").read_bytes() == before


def test_results_of_changed_bots_are_refused(tmp_path: Path) -> None:
    run(deals=2, out=tmp_path)
    file = tmp_path / "deals.jsonl"
    plan, *deals = file.read_text().splitlines()
    file.write_text("\n".join([json.dumps({**json.loads(plan), "code": "0" * 16}), *deals, ""]))
    with pytest.raises(OptionError, match="another version"):
        run(deals=2, out=tmp_path)


@pytest.mark.parametrize("line", ["nonsense", "[]", "{}", '{"deal": 1, "games": [], "decisions": [], "seconds": []}'])
def test_a_damaged_file_is_refused(line: str, tmp_path: Path) -> None:
    run(deals=2, out=tmp_path)
    file = tmp_path / "deals.jsonl"
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], line, *lines[2:], ""]))
    with pytest.raises(OptionError, match="Line 3"):
        run(deals=2, out=tmp_path)


def test_two_arenas_do_not_write_to_one_folder(tmp_path: Path) -> None:
    ledger = Ledger(read_plan(TOYS, "call-to-glory", 2, 1, False, {"quick": True}), tmp_path)
    with pytest.raises(OptionError, match="Another arena"):
        run(out=tmp_path)
    ledger.close()
    assert run(out=tmp_path).deals == 12


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OptionError, match="Can’t keep results"):
        run(out=tmp_path / "file")


def test_until_sure_always_stops_at_the_same_deal(tmp_path: Path) -> None:
    bots = ["random", "tests.arena.toys.late"]
    first = courtcards.arena.run(bots, deals=500, until_sure=True, workers=2, out=tmp_path)
    again = courtcards.arena.run(bots, deals=500, until_sure=True, workers=1, out=tmp_path)
    assert first.sure
    assert first.complete
    assert first.deals == 20
    assert lasting(first) == lasting(again)


def test_until_sure_of_equal_bots_plays_all_deals() -> None:
    result = run(["random", "random"], deals=30, until_sure=True)
    assert result.deals == 30
    assert result.sure is False


def test_win_shares_and_points_match_the_games(tmp_path: Path) -> None:
    result = courtcards.arena.run(["random"] * 3, players=2, deals=5, workers=1, out=tmp_path)
    games = [game for deal in deals_in(tmp_path) for game in deal["games"]]
    assert result.games == len(games) == 30
    for standing in result.standings:
        bot = result.plan.labels.index(standing.bot)
        mine = [game for game in games if bot in game[0]]
        won = sum((game[0].index(bot) in game[2]) / len(game[2]) for game in mine)
        assert standing.games == len(mine) == 20
        assert standing.win_share.value == pytest.approx(won / 20)
        assert standing.points.value == pytest.approx(sum(game[1][game[0].index(bot)] for game in mine) / 20)
    assert sum(standing.win_share.value for standing in result.standings) == pytest.approx(1.5)


def test_being_ahead_of_one_opponent_means_winning() -> None:
    result = run()
    row, column = result.ahead[0][1], result.ahead[1][0]
    assert row
    assert column
    assert row.value == pytest.approx(result.standings[0].win_share.value)
    assert row.value + column.value == pytest.approx(1)


def test_fewer_bots_than_seats_share_all_wins() -> None:
    result = courtcards.arena.run(TOYS, game="come-to-call", players=3, deals=3, workers=1)
    assert result.games == 18
    assert sum(standing.win_share.value for standing in result.standings) == pytest.approx(1)


def test_ratings_say_how_often_one_beats_the_other() -> None:
    pytest.importorskip("openskill", reason="pip install 'courtcards[arena]' to test the ratings")
    deals = [[((0, 1), (0, 1)), ((1, 0), (1, 0) if deal % 2 else (0, 1))] for deal in range(150)]
    better, worse = ratings.rate(deals, ["better", "random"])
    assert worse.value == 0
    assert better.value == pytest.approx(6.47, abs=1)  # 3 of 4 games: 5.89 ln 3
    assert better.low < 6.47 < better.high
    assert better.high - better.low < 5


def test_ratings_ignore_the_order_of_the_deals() -> None:
    pytest.importorskip("openskill", reason="pip install 'courtcards[arena]' to test the ratings")
    deals = [[((0, 1), (0, 1) if deal < 75 else (1, 0))] for deal in range(150)]  # first all won, then all lost
    first, second = ratings.rate(deals, ["first", "second"])
    assert first.low < 0 < first.high
    assert first.value == pytest.approx(-second.value)


def test_unbeaten_bot_has_a_rating_interval() -> None:
    pytest.importorskip("openskill", reason="pip install 'courtcards[arena]' to test the ratings")
    better, _ = ratings.rate([[((0, 1), (0, 1))]] * 40, ["better", "random"])
    assert 0 < better.low < better.value - 1


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("toy", "words"), [("cheat", "is illegal"), ("broken", "ZeroDivisionError: no idea")])
def test_a_bot_that_goes_wrong_is_named(toy: str, words: str, workers: int) -> None:
    with pytest.raises(CourtCardsError, match=words):
        run(["random", f"tests.arena.toys.{toy}"], workers=workers)


def test_worker_that_keeps_dying_ends_the_arena() -> None:
    with pytest.raises(CourtCardsError, match="died 3 times"):
        run(["random", "tests.arena.toys.deadly"], workers=2)


def test_a_worker_that_dies_once_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_DIES_ONCE", str(tmp_path / "died"))
    mortal = run(["random", "tests.arena.toys.mortal"], workers=2, deals=12)
    assert (tmp_path / "died").exists()
    assert [s.win_share for s in mortal.standings] == [s.win_share for s in run(deals=12).standings]


def test_machine_with_other_code_is_refused() -> None:
    plan = read_plan(TOYS, "call-to-glory", 2, 1, False, {})
    object.__setattr__(plan, "code", "0" * 16)
    with pytest.raises(CourtCardsError, match="a different version"):
        DealRunner(plan)


def test_the_picture_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="pip install 'courtcards[arena]' to test the picture")
    run(deals=3, out=tmp_path)
    picture = (tmp_path / "result.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 20_000
    written = json.loads((tmp_path / "result.json").read_text())
    assert written["deals"] == 3
    assert {"configuration", "versions", "machine", "standings"} <= set(written)


def test_extras_are_optional(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("arena", "result", "extras"):
        monkeypatch.setattr(f"courtcards.arena.{module}.has", lambda package: package == "none")
    result = run(deals=3, out=tmp_path)
    assert result.standings[0].rating is None
    assert not (tmp_path / "result.png").exists()
    with pytest.raises(OptionError, match="pip install 'courtcards\\[arena\\]'"):
        result.draw(tmp_path / "result.png")
    with pytest.raises(OptionError, match="pip install 'courtcards\\[ray\\]'"):
        run(ray="127.0.0.1:1")


def test_second_arena_waits_for_its_folder(tmp_path: Path) -> None:
    plan = read_plan(["random", "greedy"], "call-to-glory", 2, 0, False, {})
    first = Ledger(plan, tmp_path)
    with pytest.raises(OptionError, match="Another arena is writing"):
        Ledger(plan, tmp_path)
    first.close()
    Ledger(plan, tmp_path).close()


def test_luck_is_measured_on_request(tmp_path: Path) -> None:
    result = run(["random", "random"], deals=3, aivat=True, out=tmp_path)
    assert [round(standing.adjusted.value, 5) for standing in result.standings if standing.adjusted]
    assert abs(sum(standing.adjusted.value for standing in result.standings if standing.adjusted) - 1) < 1e-9
    for deal in deals_in(tmp_path):
        assert all(abs(sum(luck)) < 1e-5 and luck[0] != 0 for luck in deal["luck"])
    assert "adjusted" in json.loads((tmp_path / "result.json").read_text())["standings"][0]
    assert run(["random", "random"], deals=3, aivat=True).standings[0].adjusted == result.standings[0].adjusted


def test_measuring_luck_changes_no_game() -> None:
    plain, measured = run(["random", "neural"], deals=2), run(["random", "neural"], deals=2, aivat=True)
    assert [standing.points for standing in plain.standings] == [standing.points for standing in measured.standings]
    assert plain.standings[0].adjusted is None


def test_luck_is_not_added_to_deals_without_it(tmp_path: Path) -> None:
    run(deals=1, out=tmp_path)
    with pytest.raises(OptionError, match="aivat"):
        run(deals=2, out=tmp_path, aivat=True)


def test_few_quick_games_start_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(workers: int) -> None:
        raise AssertionError(f"{workers} processes were started")

    monkeypatch.setattr(processes, "Pool", refuse)
    monkeypatch.setattr(processes, "ALONE", 600.0)
    monkeypatch.setattr(arena, "cores", lambda: 2)
    result = courtcards.arena.run(["random", "greedy"], deals=3, quick=True)
    assert result.games == 6


def test_longer_games_go_on_in_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "ALONE", 0.0)
    monkeypatch.setattr(arena, "cores", lambda: 2)
    grown = courtcards.arena.run(["random", "greedy"], deals=4, quick=True)
    alone = courtcards.arena.run(["random", "greedy"], deals=4, quick=True, workers=1)
    assert lasting(grown) == lasting(alone)
