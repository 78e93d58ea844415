"""Where every point comes from."""

from __future__ import annotations

import pytest
from tests.games.strasbourg.boards import on, planned, play_out, script, to_step

from zunft import Table


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_s_110_the_lines_of_a_ledger_add_up_to_the_score(seats: int, seed: int) -> None:
    *_, table = play_out(Table("strasbourg", seats, seed), seed)
    assert [sum(line["points"] for line in table.ledger(seat)) for seat in range(seats)] == table.scores


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s_100_the_ledger_adds_up_at_every_step_too(seats: int) -> None:
    """While the game goes on there is one line: what the Council gave."""
    for table in play_out(Table("strasbourg", seats, 5, edition="tiny"), 5):
        assert [sum(line["points"] for line in table.ledger(seat)) for seat in range(seats)] == table.scores
        assert table.over or [len(table.ledger(seat)) for seat in range(seats)] == [1] * seats


def test_s_110_a_line_for_every_source_with_its_rule() -> None:
    """S-100, S-111, S-112, S-114, S-115."""
    table = to_step(planned("1", "1", "1", "1"), "i", 5)
    board = on(table).members(0, "h3 h5 i5").tasks(0, "t03 t24").money(0, privileges=1)
    board.state.chapels = 0
    board.build("inn h4", "c12")
    script(table, "0 edifice f5")
    lines = [(line["key"].split(".")[-1], line["args"], line["rule"], line["points"]) for line in table.ledger(0)]
    assert lines == [
        ("council", {}, "S-100", 5),
        ("members", {"number": 3}, "S-110", 3),
        ("chapel", {"chapel": "c12", "number": 2}, "S-111", 2),
        ("edifice", {"edifice": "inn", "number": 2}, "S-112", 8),
        ("privileges", {"number": 2}, "S-114", 2),
        ("task", {"task": "t03"}, "S-115", 5),
        ("failed-task", {"task": "t24"}, "S-115", -3),
    ]
    assert sum(points for *_, points in lines) == table.scores[0]
