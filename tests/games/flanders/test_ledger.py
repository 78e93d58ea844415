"""Where every point comes from."""

from __future__ import annotations

import pytest
from tests.games.flanders.boards import dealt, on, play_out, round_of

from zunft import Table

PASS = ["pickup 0"] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_f_090_the_lines_of_a_ledger_add_up_to_the_score(seats: int, seed: int) -> None:
    table = play_out(Table("flanders", seats, seed), seed)
    assert [sum(line["points"] for line in table.ledger(seat)) for seat in range(seats)] == table.scores
    assert max(table.scores) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f_090_the_ledger_adds_up_at_every_step_too(seats: int) -> None:
    table = Table("flanders", seats, 5, edition="tiny")
    while not table.over:
        who = table.asked[0]
        table.play(who, table.options(who)[-1])
        assert [sum(line["points"] for line in table.ledger(seat)) for seat in range(seats)] == table.scores


def test_f_090_a_line_names_town_guild_rank_and_rule() -> None:
    table = dealt()
    on(table).lay("gent", "r1 blue, r3 blue, s1 red").cover_but("gent", "")
    round_of(table, "influence", *PASS)
    line = {"key": "flanders.ledger.town", "rule": "F-090"}
    assert table.ledger(0) == [line | {"args": {"town": "gent", "coat": "blue", "rank": 1}, "points": 4}]
    assert table.ledger(1) == [line | {"args": {"town": "gent", "coat": "yellow", "rank": 2}, "points": 2}]
    assert table.ledger(2) == []
    assert table.ledger(3) == [line | {"args": {"town": "gent", "coat": "red", "rank": 3}, "points": 4}]


def test_f_090_equals_are_shown_at_the_rank_they_are_paid_for() -> None:
    table = dealt()
    on(table).lay("luik", "s3 blue, s4 red").cover_but("luik", "")
    round_of(table, "influence", *PASS)
    assert [line["args"]["rank"] for seat in (0, 3) for line in table.ledger(seat)] == [2, 2]


def test_f_096_the_bonus_has_a_line_of_its_own() -> None:
    table = dealt()
    on(table).golden(a="influence")
    round_of(table, "influence", *PASS)
    bonus = {"key": "flanders.ledger.influence", "args": {"number": 4}, "rule": "F-096", "points": 3}
    assert table.ledger(0)[-1] == bonus
    assert bonus not in table.ledger(1)


def test_f_210_with_two_players_both_guilds_are_listed() -> None:
    table = dealt(2)
    on(table).lay("gent", "r1 red, r3 red, s1 blue").close("gent")
    assert [line["args"]["coat"] for line in table.ledger(0)] == ["blue", "red"]
    assert [line["args"]["coat"] for line in table.ledger(1)] == ["yellow"]
    assert [sum(line["points"] for line in table.ledger(seat)) for seat in (0, 1)] == table.scores
