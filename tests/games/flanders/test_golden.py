"""Chapter 2.7: the golden action of the starting player."""

from __future__ import annotations

from tests.games.flanders.boards import dealt, keys, on, round_of, script, state_of, told

from zunft.engine.title import Said
from zunft.table import Table

PASS = ["pickup 0"] * 4


def gold(table: Table, card: str, half: str = "a") -> list[Said]:
    """A round in which everybody picks up and the starting player has this golden card."""
    on(table).golden(**{half: f"{card} influence influence"})
    return round_of(table, card, *PASS)


def coats(options: list[str]) -> set[str]:
    return {text.split()[3].split("+")[0].split("-")[0] for text in options if text.startswith("build")}


def test_f_080_golden_influence_goes_to_the_hand() -> None:
    table = dealt(start=1)
    events = gold(table, "influence")
    assert told(events, "showed-golden") == [{"seat": 1, "golden": "influence"}]
    assert told(events, "got-influence") == [{"seat": 1}]
    assert [hand["influence"] for hand in table.view(None)["hands"]] == [3, 4, 3, 3]
    assert table.view(None)["golden"]["discard"] == {}


def test_f_080_it_works_from_the_next_round_on() -> None:
    table = dealt(start=1)
    gold(table, "influence")
    assert table.waiting_for == [0, 1, 2, 3]
    assert "choose gent 4" in table.options(1)
    assert "choose gent 4" not in table.options(2)


def test_f_080_drawn_in_the_last_round_it_counts_for_the_bonus() -> None:
    table = dealt()
    on(table).golden(a="influence")
    events = round_of(table, "influence", *PASS)
    assert table.over
    assert told(events, "influence-bonus") == [{"seat": 0, "number": 3}]


def test_f_081_a_golden_town_card_builds_in_grey_or_church_only() -> None:
    table = dealt()
    events = gold(table, "gent")
    assert table.waiting_for == [0]
    assert coats(table.options(0)) == {"grey", "church"}
    assert {text.split()[1] for text in table.options(0)} == {"gent"}
    assert keys(events)[-1] == "showed-golden"
    assert table.view(None)["golden"]["discard"] == {"gent": 1}


def test_f_081_a_golden_town_card_completes_grey_and_church_sites_only() -> None:
    table = dealt()
    on(table).lay("gent", "r1 blue site, r3 grey site, r2 church site")
    gold(table, "gent")
    completed = [text for text in table.options(0) if text.startswith("complete")]
    assert completed == ["complete gent r3", "complete gent r2"]


def test_f_081_a_golden_building_site_is_grey_or_church() -> None:
    table = dealt()
    gold(table, "site")
    assert coats(table.options(0)) == {"grey", "church"}
    assert {text.split()[1] for text in table.options(0)} == {"brugge", "gent", "ieper", "leuven", "utrecht", "luik"}
    events = script(table, "0 build gent r1 grey")
    assert told(events, "built-site") == [{"seat": 0, "town": "gent", "space": "r1", "district": "grey"}]


def test_f_081_a_golden_pick_up_takes_back_what_was_played() -> None:
    table = dealt()
    on(table).hold(0, "luik pickup").golden(a="pickup influence influence")
    round_of(table, "pickup", "luik 0", *PASS[1:])
    script(table, "0 build luik t3 blue")
    assert on(table).hand(0) == "brugge gent ieper leuven utrecht luik site pickup"


def test_r_14_a_golden_pick_up_takes_this_round_s_card_too() -> None:
    table = dealt()
    on(table).golden(a="pickup influence influence")
    round_of(table, "pickup", "luik 0", *PASS[1:])
    events = script(table, "0 build luik t3 blue")
    assert told(events, "picked-up")[-1] == {"seat": 0, "number": 1}
    assert "luik" in on(table).hand(0)


def test_f_081_a_cathedral_goes_on_any_church_in_an_open_town() -> None:
    """Completed, a building site, or Luik's centre; D's second space is no district of its own."""
    table = dealt()
    on(table).lay("gent", "r1 church").lay("brugge", "s1 church site").lay("ieper", "s3 church-d r3")
    gold(table, "cathedral")
    assert table.options(0) == ["cathedral brugge s1", "cathedral gent r1", "cathedral ieper s3", "cathedral luik c"]
    script(table, "0 cathedral gent r1")
    assert on(table).value("gent") == 1 + 3
    assert table.view(None)["pieces"]["cathedral"] == 3


def test_f_081_one_cathedral_a_church() -> None:
    table = dealt()
    on(table).lay("gent", "r1 church, r3 church")
    on(table).town("gent").cathedrals |= 1 << on(table).space("gent", "r1")
    gold(table, "cathedral")
    assert table.options(0) == ["cathedral gent r3", "cathedral luik c"]


def test_f_081_a_master_goes_on_any_own_or_grey_district() -> None:
    """Completed, a building site or a centre, beside other masters too; the centres of others are not own."""
    table = dealt(start=1)
    on(table).lay("luik", "s3 yellow site, s4 grey+1, t3 blue")
    gold(table, "master")
    assert table.options(1) == ["master gent c", "master utrecht c", "master luik s3", "master luik s4"]
    script(table, "1 master luik s4")
    assert on(table).standing("luik")["grey"] == (1, 2)
    assert table.view(None)["pieces"]["master"] == 3


def test_f_081_the_master_of_a_silent_player_goes_on_an_own_district() -> None:
    """F-089. On a grey one it would help grey; for an empty chair it is all the same."""
    table = dealt(start=1)
    on(table).lay("brugge", "r1 grey")
    gold(table, "master")
    assert table.options(1)[:2] == ["master brugge r1", "master gent c"]
    assert table.default(1) == "master gent c"


def test_f_081_several_masters_may_share_a_district() -> None:
    table = dealt()
    on(table).golden(a="master master influence")
    round_of(table, "master", *PASS)
    script(table, "0 master utrecht c")
    round_of(table, "master", *PASS)
    script(table, "1 master utrecht c")
    assert on(table).standing("utrecht") == {"grey": (1, 4)}


def test_f_081_an_impossible_golden_card_stays_in_the_discard() -> None:
    table = dealt()
    on(table).close("luik")
    events = gold(table, "cathedral")
    assert told(events, "golden-impossible") == [{"seat": 0, "golden": "cathedral"}]
    assert table.view(None)["golden"]["discard"] == {"cathedral": 1}
    assert told(events, "round-began") == [{"number": 2, "seat": 1}]


def test_f_081_without_a_piece_cathedral_and_master_are_impossible() -> None:
    for card in ("cathedral", "master"):
        table = dealt()
        state_of(table).cathedrals_left = state_of(table).masters_left = 0
        assert told(gold(table, card), "golden-impossible") == [{"seat": 0, "golden": card}]


def test_f_081_a_golden_town_or_site_card_can_be_impossible() -> None:
    table = dealt()
    on(table).sell_out("grey", "church", "specials")
    assert told(gold(table, "gent"), "golden-impossible") == [{"seat": 0, "golden": "gent"}]
    table = dealt()
    state_of(table).sites_left = 0
    assert told(gold(table, "site"), "golden-impossible") == [{"seat": 0, "golden": "site"}]


def test_r_15_nothing_is_put_into_a_closed_town() -> None:
    table = dealt()
    on(table).lay("gent", "r1 blue").lay("brugge", "r1 church, s1 grey").close("gent")
    gold(table, "master")
    assert table.options(0) == ["master brugge c", "master brugge s1", "master utrecht c"]
    table = dealt()
    on(table).lay("gent", "r1 church").lay("brugge", "r1 church, s2 church").close("gent", "luik")
    gold(table, "cathedral")
    assert table.options(0) == ["cathedral brugge s2", "cathedral brugge r1"]


def test_r_16_on_a_site_a_cathedral_or_master_is_idle_until_it_is_completed() -> None:
    table = dealt()
    on(table).lay("gent", "r1 church site, r3 blue site").golden(a="cathedral master influence influence")
    round_of(table, "cathedral", *PASS)
    script(table, "0 cathedral gent r1")
    state_of(table).start = 0
    round_of(table, "master", *PASS)
    script(table, "0 master gent r3")
    board = on(table)
    assert (board.value("gent"), board.standing("gent")) == (1, {"yellow": (1, 2)})
    board.complete("gent", "r1").complete("gent", "r3")
    assert (board.value("gent"), board.standing("gent")["blue"]) == (1 + 3 + 1, (1, 1))
