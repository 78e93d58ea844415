"""Why a move is refused: every reason, with its key and its rule."""

from __future__ import annotations

import pytest
from tests.games.flanders.boards import dealt, on, round_of, script, unlaid

from zunft import IllegalMove
from zunft.engine.move import pack
from zunft.games.flanders import constants as c
from zunft.games.flanders import refusals
from zunft.table import Table

PASS = ["pickup 0"] * 4


def refused(table: Table, seat: int, text: str) -> tuple[str, str | None, dict[str, object]]:
    """Key, rule and things of the refusal; the table is as before."""
    before = table.fingerprint()
    with pytest.raises(IllegalMove) as caught:
        table.play(seat, text)
    assert table.fingerprint() == before
    reason = caught.value.reason
    assert table.why_not(seat, text) == reason
    assert str(caught.value)
    return reason["key"].removeprefix("flanders.refused."), reason.get("rule"), reason["args"]


def acting(card: str, lay: str = "", town: str = "gent", seats: int = 4) -> Table:
    """Seat 0 carries out a card; *lay* lies in the town before."""
    table = dealt(seats)
    if lay:
        on(table).lay(town, lay)
    round_of(table, "influence", f"{card} 0", *PASS[: seats - 1])
    return table


def test_every_reason_has_a_test_here() -> None:
    """A reason is tested when its key is asked for in this file."""
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert [reason.name for reason in refusals.REASONS if f'("{reason.name}", ' not in text] == []


def test_other_question() -> None:
    table = acting("gent")
    assert refused(table, 0, "choose gent 0") == ("other-question", None, {})


def test_f_050_other_town() -> None:
    table = acting("gent", lay="r1 blue site")
    assert refused(table, 0, "build luik s3 blue") == ("other-town", "F-050", {"card": "gent"})
    assert refused(table, 0, "complete luik c") == ("other-town", "F-050", {"card": "gent"})


def test_f_016_not_in_play() -> None:
    table = acting("site", seats=3)
    reason = table.game.refusal(table.state, 0, pack(c.BUILD, 3, 1, 0))
    assert (reason["key"], reason["rule"], reason["args"]) == (
        "flanders.refused.not-in-play",
        "F-016",
        {"town": "leuven"},
    )
    assert (refusals.NOT_IN_PLAY.name, refusals.NOT_IN_PLAY.rule) == ("not-in-play", "F-016")


def test_f_016_not_in_play_is_said_at_the_table() -> None:
    table = acting("site", seats=3)
    assert refused(table, 0, "build leuven s1 blue") == ("not-in-play", "F-016", {"town": "leuven"})


def test_f_091_closed() -> None:
    table = dealt()
    on(table).close("gent")
    round_of(table, "influence", "site 0", *PASS[1:])
    assert refused(table, 0, "build gent s1 blue") == ("closed", "F-091", {"town": "gent"})


def test_f_050_not_your_coat() -> None:
    table = acting("gent")
    assert refused(table, 0, "build gent s1 red") == ("not-your-coat", "F-050", {"coat": "red"})


def test_f_075_no_space() -> None:
    table = acting("gent")
    assert refused(table, 0, "build gent a+1 blue") == ("no-space", "F-075", {"town": "gent", "space": "a+1"})


def test_f_085_covered() -> None:
    table = dealt()
    on(table).cover("gent", "s1")
    round_of(table, "influence", "gent 0", *PASS[1:])
    assert refused(table, 0, "build gent s1 blue") == ("covered", "F-085", {"town": "gent", "space": "s1"})


def test_f_070_built_on() -> None:
    table = acting("gent", lay="r1 red, s3 church-d r2")
    assert refused(table, 0, "build gent r1 blue") == ("built-on", "F-070", {"town": "gent", "space": "r1"})
    assert refused(table, 0, "build gent r2 blue") == ("built-on", "F-070", {"town": "gent", "space": "r2"})


def test_f_071_sold_out() -> None:
    table = dealt()
    on(table).sell_out("blue square", "church-a")
    round_of(table, "influence", "gent 0", *PASS[1:])
    assert refused(table, 0, "build gent s1 blue+1") == ("sold-out", "F-071", {"district": "blue+1"})
    assert refused(table, 0, "build gent s1 church-a north") == ("sold-out", "F-071", {"district": "church-a"})


def test_f_075_an_ordinary_district_takes_no_place() -> None:
    table = acting("gent")
    assert refused(table, 0, "build gent s1 blue north") == ("takes-no-place", "F-075", {"district": "blue"})


def test_f_075_wrong_shape() -> None:
    table = acting("gent")
    things = {"town": "gent", "space": "r1", "district": "church-a"}
    assert refused(table, 0, "build gent r1 church-a north") == ("wrong-shape", "F-075", things)
    assert refused(table, 0, "build gent s1 church-b")[0] == "wrong-shape"


def test_f_072_unconnected() -> None:
    table = acting("gent")
    assert refused(table, 0, "build gent s2 blue") == ("unconnected", "F-072", {"town": "gent", "space": "s2"})


def test_f_073_border() -> None:
    table = acting("gent", lay="r1 blue, r3 church")
    things = {"town": "gent", "space": "s2", "coat": "blue"}
    assert refused(table, 0, "build gent s2 blue") == ("border", "F-073", things)
    assert refused(table, 0, "build gent r2 church")[:2] == ("border", "F-073")


def test_f_075_no_room() -> None:
    table = acting("gent")
    things = {"town": "gent", "space": "s1", "district": "church-a"}
    assert refused(table, 0, "build gent s1 church-a west") == ("no-room", "F-075", things)


def test_f_076_not_swallowed() -> None:
    table = acting("gent")
    things = {"town": "gent", "space": "r1"}
    assert refused(table, 0, "build gent s1 church-d r1") == ("not-swallowed", "F-076", things)


def test_f_076_the_swallowed_space_borders_a_church() -> None:
    table = acting("gent", lay="r4 church, t1 blue")
    things = {"town": "gent", "space": "t4", "coat": "church"}
    assert refused(table, 0, "build gent s1 church-d t4") == ("border", "F-073", things)


def test_f_075_needs_place() -> None:
    table = acting("gent")
    assert refused(table, 0, "build gent s1 church-a") == ("needs-place", "F-075", {"district": "church-a"})
    assert refused(table, 0, "build gent s1 church-d") == ("needs-place", "F-075", {"district": "church-d"})


def test_f_055_only_builds() -> None:
    table = acting("site", lay="r1 blue site")
    assert refused(table, 0, "complete gent r1") == ("only-builds", "F-055", {})


def test_f_050_no_site() -> None:
    table = acting("gent", lay="r1 blue")
    assert refused(table, 0, "complete gent r1") == ("no-site", "F-050", {"town": "gent", "space": "r1"})


def test_f_056_foreign_site() -> None:
    table = acting("gent", lay="r1 red site")
    assert refused(table, 0, "complete gent r1") == ("foreign-site", "F-056", {"coat": "red"})


def test_f_030_not_in_hand() -> None:
    table = dealt()
    on(table).hold(0, "gent pickup")
    table.play("chance", "draw golden site")
    assert refused(table, 0, "choose luik 0") == ("not-in-hand", "F-030", {"card": "luik"})


def test_f_204_not_in_hand_with_two_players() -> None:
    table = dealt(2)
    on(table).hold(0, "gent pickup")
    assert refused(table, 0, "own luik") == ("not-in-hand", "F-030", {"card": "luik"})


def test_f_030_too_much_influence() -> None:
    table = dealt()
    table.play("chance", "draw golden site")
    assert refused(table, 0, "choose luik 4") == ("too-much-influence", "F-030", {"number": 3})


def test_f_011_place_taken() -> None:
    table = unlaid()
    script(table, "chance draw seat 0 / 0 centre l3")
    assert refused(table, 1, "centre l3") == ("place-taken", "F-011", {"place": "l3"})


def test_f_010_guild_taken() -> None:
    table = unlaid(2)
    script(table, "chance draw seat 0 / 0 guild red")
    assert refused(table, 1, "guild red") == ("guild-taken", "F-010", {"coat": "red"})


def golden(card: str, lay: str) -> Table:
    table = dealt()
    on(table).lay("gent", lay)
    round_of(table, card, *PASS)
    return table


def test_f_081_no_church() -> None:
    table = golden("cathedral", "r1 church, s1 red")
    assert refused(table, 0, "cathedral gent s1") == ("no-church", "F-081", {"town": "gent", "space": "s1"})


def test_f_081_has_cathedral() -> None:
    table = dealt()
    board = on(table).lay("gent", "r1 church, r3 church")
    board.town("gent").cathedrals |= 1 << board.space("gent", "r1")
    round_of(table, "cathedral", *PASS)
    assert refused(table, 0, "cathedral gent r1") == ("has-cathedral", "F-081", {"town": "gent", "space": "r1"})


def test_f_081_no_district() -> None:
    table = golden("master", "r1 red")
    assert refused(table, 0, "master gent r1") == ("no-district", "F-081", {"town": "gent", "space": "r1"})
    assert refused(table, 0, "master gent s1")[0] == "no-district"


def test_f_207_no_influence_left() -> None:
    table = dealt(2)
    on(table).pile()
    assert refused(table, 0, "influence") == ("no-influence-left", "F-207", {})
