"""Who sees what: G-002 and G-183."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from librt.vecs import append
from tests.games.gilde.scene import PROFESSIONS, Scene

from zunft import Table
from zunft.games.gilde import constants as c
from zunft.games.gilde.game import GILDE
from zunft.games.gilde.rules.moving import hold
from zunft.games.gilde.state import owing

OTHERS = (1, 2, None)
EVERYBODY = (0, *OTHERS)
OPEN = (
    "edition", "start", "active", "phase", "round", "deck", "discard", "town_hall", "political_left", "offers_left",
    "requests", "chain", "proposal", "owed", "votes", "winner", "ended", "agenda", "scores", "left",
)  # fmt: skip


def seen(scene: Scene, viewer: int | None, seat: int) -> Any:
    """What somebody sees of a player."""
    return scene.table.view(viewer)["players"][seat]


def everything(scene: Scene, viewer: int | None) -> str:
    """All that somebody has been told and is shown."""
    return json.dumps([scene.table.view(viewer), scene.table.events(viewer)])


def unseen(scene: Scene, seat: int, *texts: str) -> Scene:
    """A seat says something and nobody else notices."""
    others = [viewer for viewer in (*range(scene.table.seats), None) if viewer != seat]
    before = [everything(scene, viewer) for viewer in others]
    for text in texts:
        scene.say(seat, text)
    assert [everything(scene, viewer) for viewer in others] == before
    return scene


def cards(rows: list[dict[str, Any]]) -> list[tuple[str, int, bool]]:
    return [(row["card"], row["locked"], row["dormant"]) for row in rows]


# --- hands ----------------------------------------------------------------------------------------


def test_g_002_a_hand_is_its_owner_s_and_its_size_everybody_s() -> None:
    scene = Scene().hand(0, "m01", "b01", "i06")
    assert (seen(scene, 0, 0)["hand"], seen(scene, 0, 0)["cards"]) == (3, ["b01", "i06", "m01"])
    for viewer in OTHERS:
        assert (seen(scene, viewer, 0)["hand"], seen(scene, viewer, 0)["cards"]) == (3, [])


def test_g_183_what_is_drawn_is_told_to_the_drawer_alone() -> None:
    scene = Scene().hand(0, "m11", "m01")
    scene.say(0, "play m11").draw("d04", "n12")
    assert [event["card"] for event in scene.told("drew", 0)][-2:] == ["d04", "n12"]
    for viewer in OTHERS:
        assert scene.told("drew", viewer) == []
        assert scene.told("drew-card", viewer)[-2:] == [{"seat": 0}, {"seat": 0}]
        assert '"d04"' not in everything(scene, viewer)


def test_g_183_a_hand_that_was_looked_at_stays_known_to_who_looked() -> None:
    scene = Scene().hand(0, "m12").hand(1, "m01", "m02", "b01").say(0, "play m12 at 1").all_pass()
    assert seen(scene, 0, 1)["cards"] == ["b01", "m01", "m02"]
    assert (seen(scene, 2, 1)["cards"], seen(scene, None, 1)["cards"]) == ([], [])
    assert [event["card"] for event in scene.told("saw", 0)] == ["b01", "m01", "m02"]
    assert scene.told("saw", 2) == scene.told("saw", None) == scene.told("saw", 1) == []
    assert scene.told("looked") == [{"seat": 0, "of": 1}]


def test_g_183_the_card_discarded_by_an_informer_is_public() -> None:
    scene = Scene().hand(0, "m12").hand(1, "m01", "m02").say(0, "play m12 at 1").all_pass().say(0, "discard m02")
    assert seen(scene, 0, 1)["cards"] == ["m01"]
    for viewer in EVERYBODY:
        assert {"seat": 1, "card": "m02"} in scene.told("discarded", viewer)
        assert seen(scene, viewer, 1)["hand"] == 1


def looked_at() -> Scene:
    """Seat 0 knows the only card in seat 1's hand, m01; then it is seat 1's turn."""
    scene = Scene().hand(0, "m12").hand(1, "m01", "n01").say(0, "play m12 at 1").all_pass().say(0, "discard n01")
    scene.run_to("actions", 1)
    return scene


def test_g_183_what_comes_to_a_hand_after_a_look_is_not_known() -> None:
    scene = looked_at()
    assert seen(scene, 0, 1)["cards"] == ["m01"]
    assert seen(scene, 0, 1)["hand"] == len(seen(scene, 1, 1)["cards"]) == 2


def test_g_183_of_equal_cards_the_one_seen_is_taken_to_be_the_one_that_goes() -> None:
    """Nobody can tell them apart: who knew of one, and sees one go, knows of none that is left."""
    scene = looked_at()
    scene.state.deck.take(scene.number("m01"))
    hold(scene.state, 1, scene.number("m01"))
    assert seen(scene.fresh(), 0, 1)["cards"] == ["m01"]
    scene.say(1, "end").say(1, "discard m01")
    assert seen(scene, 0, 1)["cards"] == []
    assert "m01" in seen(scene, 1, 1)["cards"]


def test_g_015_a_hand_that_was_redrawn_was_shown_to_all_and_the_new_one_is_not() -> None:
    table = Table("gilde", seats=2, chance="hand")
    table.play("chance", "draw seat 0")
    table.play(1, "profession patron")
    table.play(0, "profession gauner")
    while table.chance_is_asked:
        table.play("chance", next(draw for draw in table.options("chance") if not draw.startswith("draw b")))
    old = table.view(0)["players"][0]["cards"]
    assert table.view(1)["players"][0]["cards"] == []
    table.play(0, "redraw")
    table.play(1, "pass")
    for viewer in (0, 1, None):
        told = [event["args"]["card"] for event in table.events(viewer) if event["key"].endswith(".revealed")]
        assert sorted(told) == old
    table.play("chance", "draw n12")
    assert table.view(1)["players"][0]["cards"] == table.view(None)["players"][0]["cards"] == []
    assert table.view(0)["players"][0]["cards"] == ["n12"]


# --- what lies open -------------------------------------------------------------------------------


def test_g_002_talers_experience_titles_and_tables_are_public() -> None:
    scene = Scene().talers(0, 7).xp(0, 31).residence(0, "buergerhaus").front(0, "b01/2", "z01~", "n09")
    for viewer in EVERYBODY:
        player = seen(scene, viewer, 0)
        assert (player["talers"], player["xp"], player["title"], player["next_title_at"]) == (7, 31, "buerger", 45)
        assert (player["residence"], player["profession"], player["tower"]) == ("buergerhaus", PROFESSIONS[0], False)
        assert cards(player["table"]) == [("b01", 2, False), ("z01", 0, True), ("n09", 0, False)]


def test_g_124_the_highest_title_has_none_above_it() -> None:
    assert seen(Scene().xp(0, 120), 1, 0)["next_title_at"] is None


def test_g_145_everybody_sees_who_is_in_the_tower() -> None:
    scene = Scene().tower(2)
    assert [seen(scene, None, seat)["tower"] for seat in range(3)] == [False, False, True]


def test_what_is_open_is_the_same_for_all() -> None:
    """G-002."""
    scene = Scene().hand(0, "m01").front(1, "b01", "b04").town_hall("centre").request(2)
    scene.say(0, "play m01 at 1 b01")
    views = [scene.table.view(viewer) for viewer in EVERYBODY]
    for field in OPEN:
        assert all(view[field] == views[0][field] for view in views), field


def test_before_the_first_turn_nobody_is_active() -> None:
    table = Table("gilde", seats=3, chance="hand")
    view = table.view(None)
    assert (view["phase"], view["active"], view["round"], view["ended"], view["winner"]) == (
        "setup",
        None,
        0,
        None,
        None,
    )
    view = Scene().table.view(None)
    assert (view["phase"], view["active"], view["start"], view["round"]) == ("actions", 0, 0, 1)


def test_g_100_where_the_town_hall_is() -> None:
    assert Scene().table.view(None)["town_hall"] == "deck"
    assert Scene().town_hall("centre").table.view(None)["town_hall"] == "centre"
    assert Scene().town_hall("built").table.view(None)["town_hall"] == "built"


def test_g_061_and_q_50_what_is_left_of_the_turn() -> None:
    """G-061, Q-50. Political cards and offers."""
    scene = Scene().hand(0, "d05")
    view = scene.table.view(None)
    assert (view["political_left"], view["offers_left"]) == (1, 6)
    view = scene.say(0, "play d05").say(0, "give 1 to 1").table.view(None)
    assert (view["political_left"], view["offers_left"]) == (0, 5)


def test_g_151_who_has_requested_an_election() -> None:
    assert Scene().town_hall("built").xp(0, 30).request(2).say(0, "request").table.view(1)["requests"] == [0, 2]


# --- the piles ------------------------------------------------------------------------------------


def test_g_002_q_43_of_the_discard_pile_the_top_card_and_the_size_are_shown() -> None:
    """G-002, Q-43."""
    scene = Scene().hand(0, "m09", "m14").front(0, "b01", "b04")
    size = scene.table.view(None)["discard"]["size"]
    scene.say(0, "sell b01").say(0, "play m09")
    for viewer in EVERYBODY:
        assert scene.table.view(viewer)["discard"] == {"size": size + 2, "top": "m09"}


def test_q_43_an_open_discard_pile_shows_everything() -> None:
    """Q-43."""
    scene = Scene(options={"discard_pile": "open"}).hand(0, "m09", "m14").front(0, "b01", "b01", "b04")
    assert scene.table.view(None)["discard"] == {"size": 0, "top": None, "cards": {}}
    scene.say(0, "sell b01").say(0, "sell b01").say(0, "play m09")
    for viewer in EVERYBODY:
        assert scene.table.view(viewer)["discard"] == {"size": 3, "top": "m09", "cards": {"b01": 2, "m09": 1}}


def test_g_002_the_deck_shows_its_size_alone() -> None:
    scene = Scene().hand(0, "m11", "m01").deck("b01", "b02", "n12")
    assert scene.table.view(0)["deck"] == 3
    assert scene.say(0, "play m11").draw("b02").table.view(1)["deck"] == 2


def test_g_160_after_a_reshuffle_no_top_card_is_shown() -> None:
    scene = Scene().hand(0, "m11", "m01").deck()
    assert scene.say(0, "play m11").table.view(None)["discard"] == {"size": 0, "top": None}


# --- numbers --------------------------------------------------------------------------------------


def reasons(scene: Scene, seat: int, name: str) -> list[tuple[str, str | None, int]]:
    numbers = seen(scene, None, seat)["numbers"][name]
    assert numbers["n"] == sum(part["n"] for part in numbers["from"])
    return [(part["source"], part["key"], part["n"]) for part in numbers["from"]]


def test_g_009_favour_and_where_it_comes_from() -> None:
    scene = Scene(professions=("patron", *PROFESSIONS[1:3])).front(0, "a02", "a02", "n10/1")
    expected = [("residence", "haus", 1), ("profession", "patron", 2), ("card", "a02", 1), ("card", "a02", 1)]
    assert reasons(scene, 0, "favour") == expected


def test_g_030_income_and_where_it_comes_from() -> None:
    """G-031. What is dormant adds nothing."""
    scene = Scene(professions=("patron", *PROFESSIONS[1:3])).front(0, "b01", "b05", "b02/1", "z01", "z07~")
    expected = {("rules", None, 2), ("card", "b01", 2), ("card", "b05", 3), ("profession", "patron", 1)}
    assert set(reasons(scene, 0, "income")) == expected | {("card", "z01", 1)}
    assert seen(scene, 1, 0)["numbers"]["income"]["n"] == 9


def test_g_032_upkeep_of_a_locked_card_is_counted() -> None:
    assert reasons(Scene().front(0, "n09/2"), 0, "upkeep") == [("card", "n09", 1)]


def test_g_084_limits_come_from_title_and_residence() -> None:
    scene = Scene().xp(0, 18).front(0, "n05")
    assert reasons(scene, 0, "business-limit") == [("title", "beisasse", 3), ("card", "n05", 1)]
    assert reasons(scene, 0, "inventory-slots") == [("residence", "haus", 2)]
    assert reasons(scene, 0, "hand-limit") == [("rules", None, 5), ("profession", "gelehrter", 1)]


def test_g_128_bonuses_for_checks_by_kind() -> None:
    scene = Scene().front(0, "d08", "a07")
    assert reasons(scene, 0, "check-bonus-burglary") == [("card", "d08", 1), ("card", "a07", 2)]
    assert reasons(scene, 0, "check-bonus-sabotage") == []


def test_g_080_lowered_costs_by_type() -> None:
    scene = Scene(professions=("handwerker", *PROFESSIONS[:2]))
    for type_ in ("extension", "annex", "residence"):
        assert reasons(scene, 0, f"cost-{type_}") == [("profession", "handwerker", -1)]
    assert reasons(scene, 0, "cost-business") == []


def test_what_lasts_is_shown_with_its_card_and_its_end() -> None:
    """G-009, 5.2."""
    scene = Scene().hand(0, "m10", "m01").hand(1, "i05").say(0, "play m10")
    expected = {"card": "m10", "stat": "favour", "n": 2, "until": "end-of-turn"}
    for viewer in EVERYBODY:
        assert seen(scene, viewer, 0)["lasting"] == [expected]
    assert ("lasting", "m10", 2) in reasons(scene, 0, "favour")
    scene.say(0, "end").say(1, "respond i05")
    lasting = [(row["card"], row["stat"], row["n"], row["until"]) for row in seen(scene, 2, 1)["lasting"]]
    assert lasting == [
        ("i05", "sabotage-protection", 3, "own-next-turn"),
        ("i05", "burglary-protection", 3, "own-next-turn"),
    ]


# --- cards that are being resolved ----------------------------------------------------------------

LINK = {"used": False, "seat": 0, "spared": [], "number": None}


def attack() -> Scene:
    scene = Scene().hand(0, "m01").front(1, "b01", "b04").hand(1, "i02").hand(2, "i01", "i04")
    return scene.say(0, "play m01 at 1 b01")


def test_g_111_a_card_that_was_declared_is_shown_with_its_target() -> None:
    expected = LINK | {"card": "m01", "kind": "sabotage", "victim": 1, "target": "b01"}
    for viewer in EVERYBODY:
        assert attack().table.view(viewer)["chain"] == [expected]


def test_g_111_the_number_is_shown_before_it_is_applied() -> None:
    scene = attack().say(1, "pass").say(2, "pass").draw("b02")
    assert [link["number"] for link in scene.table.view(None)["chain"]] == [4]
    assert scene.say(2, "pass").say(1, "pass").table.view(None)["chain"] == []


def test_g_091_a_used_artefact_is_shown_as_used() -> None:
    scene = Scene().front(0, "a08").front(1, "b01", "b04").hand(1, "i02").say(0, "use a08 at 1 b04")
    expected = LINK | {"card": "a08", "kind": "sabotage", "victim": 1, "target": "b04", "used": True}
    assert scene.table.view(None)["chain"] == [expected]


def test_g_112_a_response_lies_above_what_it_responds_to() -> None:
    """Scandal is an attack itself."""
    scene = Scene().hand(0, "m01").front(1, "b01", "b04").front(2, "n09").hand(1, "i07", "i02").hand(2, "i02")
    scene.say(0, "play m01 at 1 b01").say(1, "respond i07 at 2 n09")
    chain = [(link["card"], link["seat"], link["victim"], link["target"]) for link in scene.table.view(0)["chain"]]
    assert chain == [("m01", 0, 1, "b01"), ("i07", 1, 2, "n09")]


def test_g_116_who_was_spared_is_shown() -> None:
    scene = Scene().hand(0, "m13").front(0, "n07").hand(1, "i02").hand(2, "i02", "i09").say(0, "play m13")
    assert [(link["victim"], link["target"]) for link in scene.table.view(None)["chain"]] == [(None, None)]
    scene.say(1, "respond i02").say(2, "pass")
    assert scene.table.view(0)["chain"][0]["spared"] == [1]


def test_g_155_the_draw_of_an_election_is_no_card_s() -> None:
    scene = Scene().town_hall("built").xp(1, 30).xp(2, 30).request(1).front(1, "n03").hand(1, "i04")
    while scene.table.view(None)["chain"] == [] or scene.table.chance_is_asked:
        scene.step()
    link = scene.table.view(None)["chain"][0]
    assert (link["card"], link["kind"], link["seat"], link["victim"]) == (None, None, 1, None)
    assert link["number"] > 0
    assert scene.table.view(None)["votes"].keys() == {"1", "2"}


# --- loans and debts ------------------------------------------------------------------------------


def test_g_142_what_is_owed_is_public_and_numbered() -> None:
    scene = Scene()
    for loan in ((1, 0, 6, 2), (2, c.BANK, 3, 0)):
        scene.state.owed = append(scene.state.owed[:], owing(*loan))
    for viewer in EVERYBODY:
        assert scene.table.view(viewer)["owed"] == [
            {"number": 1, "seat": 1, "to": 0, "talers": 6, "turns": 2},
            {"number": 2, "seat": 2, "to": "bank", "talers": 3, "turns": 0},
        ]
    scene.fresh().say(0, "deal forgive 1")
    assert [row["number"] for row in scene.table.view(None)["owed"]] == [1]


# --- what nobody else sees yet --------------------------------------------------------------------


def test_g_062_a_card_is_seen_when_it_is_declared_with_its_target() -> None:
    scene = Scene().hand(0, "m01", "m02").front(1, "b01", "b04").front(2, "b16")
    unseen(scene, 0, "play m01")
    scene.say(0, "at 1 b04")
    assert '"m01"' in everything(scene, None)


def test_g_064_a_card_is_seen_when_its_recipient_is_named() -> None:
    scene = Scene().hand(0, "m01").front(1, "b16").front(2, "b16")
    unseen(scene, 0, "play m01", "at 1 b16")
    scene.say(0, "paying 2")
    assert scene.told("paid-owner") == [{"seat": 0, "to": 2, "number": 2}]


def test_g_134_a_deal_in_the_making_is_nobody_else_s_business() -> None:
    scene = Scene(4).front(0, "b01", "b02")
    unseen(scene, 0, "deal", "offer b02", "to 3")
    scene.say(0, "for 9")
    for viewer in (*range(4), None):
        assert scene.told("offered", viewer) == [{"seat": 0, "card": "b02", "to": 3, "number": 9}]
        asked = scene.table.view(viewer)["asked"]
        assert (asked and asked["key"]) == ("gilde.ask.consent" if viewer == 3 else None)


def test_g_142_a_loan_in_the_making_is_nobody_else_s_business() -> None:
    scene = Scene(4)
    unseen(scene, 0, "deal", "borrow", "of 2", "talers 5", "repay 6")
    scene.say(0, "in 1")
    expected = {"seat": 0, "of": 2, "number": 5, "repay": 6, "turns": 1}
    assert scene.told("asked-loan", 1) == [expected]


def half_made() -> Scene:
    return Scene(4).town_hall("centre").talers(0, 8)


def test_g_102_a_proposal_in_the_making_is_nobody_else_s_business() -> None:
    scene = unseen(half_made(), 0, "town-hall", "with 1", "talers 4", "points 2", "with 2", "talers 5")
    assert [scene.table.view(viewer)["proposal"] for viewer in (0, 1, None)] == [None, None, None]


def test_g_102_a_proposal_shows_all_its_shares_to_all() -> None:
    scene = half_made().say(0, "town-hall with 1 for 4 points 2 with 2 for 5")
    expected = [
        {"seat": 0, "talers": 7, "points": 7},
        {"seat": 1, "talers": 4, "points": 2},
        {"seat": 2, "talers": 5, "points": 3},
    ]
    for viewer in (*range(4), None):
        assert scene.table.view(viewer)["proposal"] == expected


def test_g_102_an_answer_to_a_proposal_is_sealed_until_all_have_answered() -> None:
    scene = half_made().say(0, "town-hall with 1 for 4 points 2 with 2 for 5")
    unseen(scene, 1, "decline")
    assert scene.table.view(2)["asked"]["key"] == "gilde.ask.join"
    scene.say(2, "accept")
    assert scene.told("declined") == [{"seat": 1, "of": 0}]
    assert scene.table.view(None)["proposal"] is None


def test_g_112_an_answer_in_a_window_is_sealed_until_all_have_answered() -> None:
    for answer in ("pass", "respond i02", "sell b04"):
        unseen(attack(), 1, answer)


def test_g_114_a_window_does_not_show_who_has_something_to_say() -> None:
    """Everybody who takes part is named in it, whatever the hands are."""
    for scene in (attack(), attack().hand(2)):
        window = scene.table.view(None)["agenda"][0]
        assert (window["key"], window["seats"]) == ("gilde.entry.targeted", [0, 1, 2])


def test_g_149_who_is_in_the_tower_is_not_in_a_window() -> None:
    scene = Scene(4).hand(0, "m01").front(1, "b01", "b04").hand(1, "i02").tower(3).say(0, "play m01 at 1 b01")
    assert scene.table.view(None)["agenda"][0]["seats"] == [0, 1, 2]


def test_the_agenda_names_the_window_and_what_it_is_about() -> None:
    """G-111."""
    window = attack().table.view(None)["agenda"][0]
    assert window["args"] == {"seat": 0, "card": "m01", "of": 1}


# --- any position ---------------------------------------------------------------------------------


def stroll(edition: str, seats: int, seed: int) -> Iterator[tuple[int, Table]]:
    """Every position of a game played at random, numbered; with every option of the table at random."""
    rng, number = Random(seed), 0
    options = {option.name: rng.choice(option.values) for option in GILDE.options}
    table = Table("gilde", seats, seed, edition=edition, options=options)
    while not table.over:
        yield number, table
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.options(seat)))
        number += 1
    yield number, table


every_table = pytest.mark.parametrize(
    ("edition", "seats"), [(edition, seats) for edition in ("tiny", "reconstruction") for seats in GILDE.seats]
)


@every_table
def test_g_183_a_view_survives_a_redeal(edition: str, seats: int) -> None:
    """G-183. What is dealt anew where a seat cannot know it does not change what that seat is shown."""
    for number, table in stroll(edition, seats, seats):
        if number % 11 == 0:
            for viewer in (*range(seats), None):
                assert table.redeal(viewer, number).view(viewer) == table.view(viewer)


@every_table
def test_g_183_a_spectator_sees_what_all_see(edition: str, seats: int) -> None:
    """G-183. Everything that a spectator is shown, every seat is shown too; a seat sees more only of cards in hands."""
    for number, table in stroll(edition, seats, seats + 10):
        if number % 7 == 0:
            public = table.view(None)
            for viewer in range(seats):
                view = table.view(viewer)
                assert all(view[field] == public[field] for field in OPEN)
                assert [without_cards(player) for player in view["players"]] == [
                    without_cards(player) for player in public["players"]
                ]


def without_cards(player: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in player.items() if name != "cards"}


@every_table
def test_g_009_every_number_is_the_sum_of_its_parts(edition: str, seats: int) -> None:
    for number, table in stroll(edition, seats, seats + 20):
        if number % 9 == 0:
            for player in table.view(None)["players"]:
                for name, numbers in player["numbers"].items():
                    assert numbers["n"] == sum(part["n"] for part in numbers["from"]), name


def test_a_view_is_plain_data() -> None:
    """It can be written as JSON and read back, as it is sent."""
    for number, table in stroll("tiny", 3, 5):
        if number % 20 == 0:
            for viewer in (0, None):
                assert json.loads(json.dumps(table.view(viewer))) == table.view(viewer)


def test_g_170_how_a_game_ended_and_who_won() -> None:
    scene = Scene().xp(0, 118).hand(0, "m11").say(0, "play m11").draw("b01", "b02")
    for viewer in EVERYBODY:
        assert (scene.table.view(viewer)["ended"], scene.table.view(viewer)["winner"]) == ("count", 0)
