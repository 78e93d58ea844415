"""What a bot found out while it decided: the decision stays the same, and so does the next one."""

from __future__ import annotations

import pytest

import zunft
from zunft.bots import make_bot, sight_of

SPECS = ("random", "quick", "greedy:2", "greedy:1:40", "ismcts:12", "ismcts:12:2:1:1", "adviser:8", "master@1")


@pytest.mark.parametrize("spec", SPECS)
def test_weighing_decides_as_deciding_does(spec: str) -> None:
    table = zunft.Table("strasbourg", 3, 7, edition="tiny")
    decides, weighs = make_bot(spec, "strasbourg", 3, 1), make_bot(spec, "strasbourg", 3, 1)
    for _ in range(8):
        seat = table.waiting_for[0]
        sight = sight_of(table, seat, 3)
        move, found = weighs.weighed(sight)
        assert move == decides.decide(sight)
        assert all(answer.move in sight.moves and answer.tried > 0 and 0 <= answer.chance <= 1 for answer in found)
        table.play(seat, sight.write(move))
