"""What a bot at a table of people deals in out of turn."""

from __future__ import annotations

import pytest
from tests.games.gilde.scene import Scene

from zunft.games.gilde import constants as c
from zunft.server.hall.bot_deals import agrees, proposal


def scene() -> Scene:
    """Seat 2, of the bakers' profession, has twelve talers; seat 1 a bakery."""
    return Scene(3, ("gelehrter", "haendler", "patron")).front(1, "b02", "a02").talers(2, 14)


def test_a_bot_takes_a_gift_and_gives_none() -> None:
    table = scene().table
    assert agrees(table, 2, 1, "give 3 to 2")
    assert agrees(table, 2, 1, "beg 3 of 1")  # in its own words
    assert not agrees(table, 2, 1, "beg 3 of 2")
    assert not agrees(table, 2, 1, "give 3 to 1")


def test_a_bot_buys_what_is_worth_its_price_and_nothing_else() -> None:
    table = scene().table
    assert agrees(table, 2, 1, "offer b02 to 2 for 1")
    assert not agrees(table, 2, 1, "offer a02 to 2 for 8")
    assert not agrees(table, 1, 2, "ask b02 of 1 for 0")


@pytest.mark.parametrize("text", ["fly", "end", "forgive 1", "agree with 1"])
def test_what_is_no_deal_is_declined(text: str) -> None:
    assert not agrees(scene().table, 2, 1, text)


def test_a_bot_proposes_what_can_be_done_to_people_only() -> None:
    table = scene().table
    found = proposal(table, 2, [1])
    assert found == (1, "ask b02 of 1 for 11")
    assert table.why_not(2, found[1]) is None
    assert proposal(table, 2, [0]) is None


def test_neither_depends_on_what_anybody_holds() -> None:
    seen = []
    for hand in (["b01", "i02"], ["m01"], []):
        table = scene().hand(2, *hand).hand(1, *hand[:1] and ["n01"]).table
        texts = ("offer b02 to 2 for 9", "lend 3 to 2 repay 4 in 2", "borrow 3 of 2 repay 5 in 2")
        seen.append(([agrees(table, 2, 1, text) for text in texts], proposal(table, 2, [0, 1])))
    assert seen[0] == seen[1] == seen[2]


def test_every_kind_of_deal_has_its_mirror() -> None:
    assert {c.PROPOSE_OFFER - c.PROPOSE, c.PROPOSE_BORROW - c.PROPOSE} == {c.OFFER, c.BORROW}
