"""Why a move is refused: every reason, with its key and its rule."""

from __future__ import annotations

import pytest
from tests.games.strasbourg.boards import bids, dealt, offered, on, plan, planned, script, to_planning, to_step

from zunft import IllegalMove
from zunft.engine.move import pack
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg import refusals
from zunft.table import Table


def refused(table: Table, seat: int, text: str) -> tuple[str, str | None, dict[str, object]]:
    """Key, rule and things of the refusal; the table is as before."""
    before = table.fingerprint()
    with pytest.raises(IllegalMove) as caught:
        table.play(seat, text)
    assert table.fingerprint() == before
    reason = caught.value.reason
    assert table.why_not(seat, text) == reason
    assert str(caught.value)
    return reason["key"].removeprefix("strasbourg.refused."), reason.get("rule"), reason["args"]


def won(step: str = "b", coins: int = 5, members: str = "", goods: str = "") -> Table:
    """Seat 0 is in place 1, seat 1 in place 2 and so on; seat 3 has these members."""
    table = to_step(planned("6", "5", "4", "3"), step)
    on(table).members(3, members).money(0, coins=coins, goods=goods)
    bids(table, "0 6, 1 5, 2 4, 3 3")
    return table


def planning() -> Table:
    table = dealt()
    script(table, "chance draw card 5 / chance draw card 1 / chance draw card 1 / chance draw card 1")
    script(table, "0 draw / chance draw card 2 / 0 draw / chance draw card 4")
    return table


def test_every_reason_has_a_test_here() -> None:
    """A reason is tested when its key is asked for in this file."""
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert [reason.name for reason in refusals.REASONS if f'("{reason.name}", ' not in text] == []


def test_other_question() -> None:
    assert refused(planning(), 0, "pass") == ("other-question", None, {})
    assert refused(won(), 0, "chapel c01") == ("other-question", None, {})


def test_s_015_not_dealt() -> None:
    assert refused(offered(), 0, "keep t01 t06") == ("not-dealt", "S-015", {})


def test_s_026_first_draw() -> None:
    """The first card comes by force, so that nobody can say it too early; the reason is there all the same."""
    table = dealt()
    reason = table.game.refusal(planning().state, 0, pack(c.STOP))
    assert (reason["key"].split(".")[-1], reason["rule"], reason["args"]) == ("first-draw", "S-026", {})
    assert refused(table, 0, "stop")[0] == "engine.refused.chance-first"


def test_s_026_empty_deck() -> None:
    """Whoever has drawn the last card is not asked again; the reason is there all the same."""
    reason = dealt().game.refusal(planning().state, 0, pack(c.DRAW_CARD))
    assert (reason["key"].split(".")[-1], reason["rule"], reason["args"]) == ("empty-deck", "S-026", {})


def test_s_028_no_such_stack() -> None:
    table = planning()
    table.play(0, "stop")
    assert refused(table, 0, "put 2") == ("no-such-stack", "S-028", {"stack": 2})


def test_s_028_other_cards_names_its_rule() -> None:
    assert refused(planning(), 0, "plan 5 4") == ("other-cards", "S-028", {"cards": "2 4 5"})


def test_s_028_other_cards() -> None:
    key, _, things = refused(planning(), 0, "plan 5 4")
    assert (key, things) == ("other-cards", {"cards": "2 4 5"})


def test_s_031_stack_gone() -> None:
    table = planned("6 5", "1", "1", "1")
    bids(table, "0 6, 1 pass, 2 pass, 3 pass")
    gone = ({"1", "2"} - set(table.view(0)["players"][0]["stacks"])).pop()
    assert refused(table, 0, f"reveal {gone}") == ("stack-gone", "S-031", {"stack": int(gone)})
    assert refused(table, 0, "reveal 9") == ("stack-gone", "S-031", {"stack": 9})


def test_s_035_no_privilege() -> None:
    assert refused(planned("6", "5", "4", "3"), 0, "defer") == ("no-privilege", "S-035", {})


def test_s_035_nobody_else() -> None:
    table = planned("1", "1", "1", "1")
    to_planning(table, 2)
    plan(table, "1", "1", "1", "1")
    on(table).money(3, privileges=1)
    bids(table, "0 pass, 1 pass, 2 pass")
    assert refused(table, 3, "defer") == ("nobody-else", "S-035", {})


def test_s_007_building_space() -> None:
    assert refused(won(), 0, "place c2") == ("building-space", "S-007", {"square": "c2"})


def test_s_075_other_guild() -> None:
    assert refused(won(), 0, "place d1") == ("other-guild", "S-075", {"square": "d1", "guild": "smiths"})


def test_s_007_square_taken() -> None:
    assert refused(won(members="a1"), 0, "place a1") == ("square-taken", "S-007", {"square": "a1"})


def test_s_075_too_dear() -> None:
    things = {"square": "b2", "price": 4, "coins": 3}
    assert refused(won(coins=3), 0, "place b2") == ("too-dear", "S-075", things)


def test_s_074_apprentice_chooses() -> None:
    table = won()
    script(table, "0 skip / 1 skip")
    assert refused(table, 2, "skip") == ("apprentice-chooses", "S-074", {})


def test_s_072_no_goods_here() -> None:
    assert refused(won(), 0, "take") == ("no-goods-here", "S-072", {})


def test_s_080_no_goods() -> None:
    assert refused(won("c", goods="weapon"), 0, "sell cask") == ("no-goods", "S-080", {"goods": "cask"})


def test_s_080_goods_in_order() -> None:
    table = won("c", goods="weapon shoe shoe")
    table.play(0, "sell shoe")
    assert refused(table, 0, "sell weapon") == ("goods-in-order", "S-080", {"goods": "weapon"})


def test_s_052_not_revealed() -> None:
    table = planned("6", "5", "4", "3")
    bids(table, "0 6, 1 5, 2 4, 3 3")
    assert refused(table, 2, "return 6") == ("not-revealed", "S-052", {"number": 6})


def test_s_090_chapel_taken() -> None:
    table = planned("1", "1", "1", "1")
    on(table).build(chapels="c03")
    assert refused(to_step(table, "h"), 1, "chapel c03") == ("chapel-taken", "S-090", {"chapel": "c03"})


def test_s_091_no_building_space() -> None:
    table = to_step(planned("1", "1", "1", "1"), "i")
    assert refused(table, 0, "edifice a1") == ("no-building-space", "S-091", {"square": "a1"})


def test_s_091_space_taken() -> None:
    table = planned("1", "1", "1", "1")
    on(table).build("cathedral h4")
    assert refused(to_step(table, "i"), 0, "edifice h4") == ("space-taken", "S-091", {"square": "h4"})
