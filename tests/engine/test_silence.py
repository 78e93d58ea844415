"""A seat whose time has run out: it alone is told, and the journal knows."""

from __future__ import annotations

import pytest
from tests.titles.market.dealing import answers, keys, market
from tests.titles.market.title import MARKET

import zunft
from zunft import IllegalMove, Table
from zunft.table.lines import last_answer


def silenced() -> Table:
    table = market("thief", "guard cloth", "guard bribe")
    table.play(0, "play thief at 1")
    table.fall_silent(1)
    return table


def test_only_the_seat_itself_is_told() -> None:
    table = silenced()
    assert keys(table, 1)[-1] == "silent"
    assert all("silent" not in keys(table, seat) for seat in (0, 2, None))
    assert zunft.say(table.events(1)[-1], "en", you=1) == ("Your time ran out: the least harmful answer was given.")


def test_the_question_stays_open_until_the_answer_is_given() -> None:
    table = silenced()
    assert table.options(1) == ["pass", "block"]
    assert table.default(1) == "pass"
    table.play(1, "pass")
    assert answers(table)[-2:] == ["1 silent", "1 pass"]


def test_who_is_not_asked_cannot_fall_silent() -> None:
    table = market("thief", "guard", "guard")
    with pytest.raises(IllegalMove):
        table.fall_silent(1)


def test_a_journal_tells_it_again() -> None:
    table = silenced()
    table.play(1, "pass")
    twin = zunft.replay(table.journal(), title=MARKET)
    assert twin.events(1) == table.events(1)
    assert (twin.journal(), twin.fingerprint()) == (table.journal(), table.fingerprint())


def test_it_is_no_answer_that_could_be_taken_back() -> None:
    table = silenced()
    assert not table.can_undo(1)
    assert last_answer(table.lines, 1) == last_answer(table.lines[:-1], 1)
