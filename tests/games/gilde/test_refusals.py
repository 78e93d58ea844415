"""Why a move is refused: every reason, with its key, its rule and the things it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from librt.vecs import append
from tests.games.gilde.scene import PROFESSIONS, Scene

from zunft import IllegalMove, Table
from zunft.engine.notation import Form, Slot
from zunft.games.gilde import constants as c
from zunft.games.gilde import refusals
from zunft.games.gilde.edition import GildeEdition, from_text, load
from zunft.games.gilde.game import GILDE
from zunft.games.gilde.notation import is_deal
from zunft.games.gilde.rules.building import SHARE_XP
from zunft.games.gilde.state import GildeState, owing

Reason = tuple[str, str | None, dict[str, Any]]
NAMES = {reason.name for reason in refusals.REASONS}


def refused(scene: Scene, seat: int, text: str) -> Reason:
    """Name, rule and things of the refusal; the table is as before."""
    before = scene.table.fingerprint()
    with pytest.raises(IllegalMove) as caught:
        scene.table.play(seat, text)
    assert scene.table.fingerprint() == before
    reason = caught.value.reason
    assert scene.table.why_not(seat, text) == reason
    return reason["key"].removeprefix("gilde.refused."), reason["rule"], reason["args"]


def altered(old: str, new: str, name: str = "tiny") -> GildeEdition:
    """An edition with a line of its own."""
    text = load(name).text
    assert old in text
    return from_text(text.replace(old, new), "edition")


def closing(seats: int = 3, **chosen: Any) -> Scene:
    """The window that ends seat 0's action phase; seat 1 is asked, since it holds a Pawnbroker."""
    scene = Scene(seats, **chosen)
    return scene.hand(1, "i06").say(0, "end")


def attack(card: str = "m01", aim: str = "1 b01", seats: int = 3, **chosen: Any) -> Scene:
    """Seat 0 plays a card against seat 1; everybody else can answer a sabotage."""
    scene = Scene(seats, **chosen).hand(0, card).front(1, "b01", "b04", "n01").hand(1, "i02").hand(2, "i01", "i02")
    return scene.say(0, f"play {card} at {aim}")


def fined(**chosen: Any) -> Scene:
    """Seat 0's arson fails: it has no talers left and owes a fine of 2."""
    scene = Scene(4, **chosen).hand(0, "m02", "i05", "i06", "m09").front(1, "b01").talers(0, 4)
    return scene.front(0, "b04", "a01", "n09").say(0, "play m02 at 1 b01").all_pass().draw("b07").all_pass()


def dealing(seats: int = 4, **chosen: Any) -> Scene:
    return Scene(seats, **chosen).front(0, "b01", "b02", "n09", "b04/2").say(0, "deal")


def lent(*loans: tuple[int, int, int, int]) -> Scene:
    """Loans and debts: who owes, to whom, how much, due in how many turns."""
    scene = Scene()
    for loan in loans:
        scene.state.owed = append(scene.state.owed[:], owing(*loan))
    return scene.fresh().say(0, "deal")


def proposing(*talers: int) -> Scene:
    scene = Scene(4).town_hall("centre")
    for seat, sum_ in enumerate(talers):
        scene.talers(seat, sum_)
    return scene.say(0, "town-hall")


def counting() -> Scene:
    """Seat 1's election: its first number has been drawn, and it could be redrawn."""
    scene = Scene().town_hall("built").xp(1, 30).request(1).hand(1, "i04", "i06").front(1, "b01", "b04")
    while scene.table.view(None)["chain"] == [] or scene.table.chance_is_asked:
        scene.step()
    return scene


def test_every_reason_has_a_test_here() -> None:
    """A reason is tested when its key is asked for in this file."""
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert [reason.name for reason in refusals.REASONS if f'("{reason.name}", ' not in text] == []


def test_no_two_reasons_have_one_name() -> None:
    assert len(NAMES) == len(refusals.REASONS)


# --- out of turn ----------------------------------------------------------------------------------


def test_g_134_turns_to_come() -> None:
    assert refused_at(Table("gilde", seats=3, seed=1), "give 1 to 2") == ("turns-to-come", "G-134", {})


def refused_at(table: Table, text: str) -> Reason:
    """Name, rule and things of the refusal of seat 1."""
    reason = table.why_not(1, text)
    assert reason
    return reason["key"].removeprefix("gilde.refused."), reason["rule"], reason["args"]


def test_g_134_nothing_proposed() -> None:
    assert refused(Scene(), 1, "agree with 2") == ("nothing-proposed", "G-134", {"seat": 2})
    assert refused(Scene(), 1, "agree with 9") == ("nothing-proposed", "G-134", {"seat": 9})


def test_g_147_has_to_pay() -> None:
    assert refused(fined().talers(0, 1), 1, "beg 1 of 0") == ("has-to-pay", "G-147", {"seat": 0})


def test_g_102_promised() -> None:
    scene = Scene(4).town_hall("centre").talers(0, 10).talers(2, 8).say(0, "town-hall with 2 for 6")
    assert refused(scene, 2, "give 3 to 3") == ("promised", "G-102", {"seat": 2, "number": 6})


def test_g_093_artefacts_would_not_fit() -> None:
    scene = Scene().front(1, "e05", "a01", "a02", "a03")
    assert refused(scene, 1, "offer e05 to 2 for 1") == ("artefacts-would-not-fit", "G-093", {"card": "e05"})


def test_what_is_wrong_with_a_deal_out_of_turn_is_said_as_in_turn() -> None:
    scene = Scene().front(1, "a01").talers(2, 5)
    assert refused(scene, 1, "give 1 to 1") == ("with-oneself", "G-134", {})
    assert refused(scene, 1, "give 1 to 7") == ("nobody-there", "G-001", {"seat": 7})
    assert refused(scene, 1, "give 0 to 2") == ("at-least-one", "G-143", {})
    assert refused(scene, 1, "give 501 to 2") == ("too-large", "G-143", {"number": 501, "most": 500})
    assert refused(scene, 1, "lend 2 to 2 repay 5 in 1") == (
        "repay-range",
        "G-142",
        {"number": 5, "least": 2, "most": 4},
    )
    assert refused(scene, 1, "lend 2 to 2 repay 3 in 6") == ("turns-range", "G-142", {"number": 6, "most": 5})
    assert refused(scene, 1, "offer a01 to 2 for 90") == (
        "price-too-high", "G-131", {"card": "a01", "number": 90, "most": 12},
    )  # fmt: skip


# --- who and when ---------------------------------------------------------------------------------


def test_other_question() -> None:
    assert refused(Scene(), 0, "pass") == ("other-question", None, {})
    assert refused(Scene(), 0, "draw m01") == ("other-question", None, {})
    assert refused(closing(), 1, "end") == ("other-question", None, {})


def test_g_001_nobody_there() -> None:
    scene = Scene(4).hand(0, "m03").say(0, "play m03")
    assert refused(scene, 0, "at 5") == ("nobody-there", "G-001", {"seat": 5})
    assert refused(scene, 0, "at 1023") == ("nobody-there", "G-001", {"seat": 1023})


def test_g_171_nobody_there_where_somebody_left() -> None:
    scene = Scene(4).hand(0, "m03")
    scene.table.leave(2)
    assert refused(scene.say(0, "play m03"), 0, "at 2") == ("nobody-there", "G-001", {"seat": 2})


def test_g_011_profession_taken() -> None:
    table = Table("gilde", seats=3, chance="hand")
    table.play("chance", "draw seat 0")
    table.play(2, "profession patron")
    reason = table.why_not(1, "profession patron")
    expected = ("profession-taken", "G-011", {"profession": "patron"})
    assert reason == {"key": f"gilde.refused.{expected[0]}", "rule": expected[1], "args": expected[2]}


def offered_a_redraw() -> Table:
    """Seat 0's starting hand has no business."""
    table = Table("gilde", seats=2, chance="hand")
    table.play("chance", "draw seat 0")
    table.play(1, "profession patron")
    table.play(0, "profession gauner")
    while table.chance_is_asked:
        table.play("chance", next(draw for draw in table.options("chance") if not draw.startswith("draw b")))
    return table


def test_g_015_has_business() -> None:
    """Who holds a business is not asked; the reason is there all the same."""
    table = offered_a_redraw()
    assert table.why_not(0, "redraw") is None
    assert isinstance(table.state, GildeState)
    table.state.players[0].hand.items[0] = table.edition.cards.index("b01")
    reason = table.why_not(0, "redraw")
    assert reason == {"key": "gilde.refused.has-business", "args": {}, "rule": "G-015"}
    assert ("has-business", "G-015", {})[0] in NAMES


def test_g_110_only_in_actions() -> None:
    assert refused(closing(), 1, "play m01") == ("only-in-actions", "G-110", {"card": "m01"})
    assert refused(closing(), 1, "respond m01") == ("only-in-actions", "G-110", {"card": "m01"})
    assert refused(closing(), 1, "respond b01") == ("only-in-actions", "G-110", {"card": "b01"})
    scene = Scene().hand(1, "i06").front(1, "a13").say(0, "end")
    assert refused(scene, 1, "respond a13") == ("only-in-actions", "G-110", {"card": "a13"})
    assert refused(scene, 1, "use a13") == ("only-in-actions", "G-110", {"card": "a13"})


def test_g_147_a_debtor_plays_no_measure() -> None:
    assert refused(fined(), 0, "play m09") == ("only-in-actions", "G-110", {"card": "m09"})


def test_g_065_only_action_phase() -> None:
    for text in ("upgrade", "town-hall", "request"):
        assert refused(closing(), 1, text) == ("only-action-phase", "G-065", {})
        assert refused(fined(), 0, text) == ("only-action-phase", "G-065", {})


def test_g_111_only_in_windows() -> None:
    scene = Scene().hand(0, "i06")
    assert refused(scene, 0, "respond i06") == ("only-in-windows", "G-111", {"card": "i06"})
    assert refused(scene, 0, "respond i06 at 1 b01 paying 2") == ("only-in-windows", "G-111", {"card": "i06"})


def test_g_112_say_respond() -> None:
    assert refused(closing(), 1, "play i06") == ("say-respond", "G-112", {"card": "i06"})
    assert refused(closing(), 1, "use a12") == ("say-respond", "G-112", {"card": "a12"})


def test_g_113_needs_attack() -> None:
    assert refused(Scene().hand(0, "i02"), 0, "play i02") == ("needs-attack", "G-113", {"card": "i02"})
    assert refused(Scene().front(0, "a10"), 0, "use a10") == ("needs-attack", "G-113", {"card": "a10"})
    scene = closing().hand(1, "i02", "i06")
    assert refused(scene, 1, "respond i02") == ("needs-attack", "G-113", {"card": "i02"})


def test_g_113_needs_number() -> None:
    assert refused(Scene().hand(0, "i04"), 0, "play i04") == ("needs-number", "G-113", {"card": "i04"})
    assert refused(attack().hand(1, "i02", "i04"), 1, "respond i04") == ("needs-number", "G-113", {"card": "i04"})


def test_g_116_cannot_cancel() -> None:
    scene = attack("m05", "1 n01").hand(1, "i01", "i02")
    things = {"card": "i01", "pending": "m05"}
    assert refused(scene, 1, "respond i01") == ("cannot-cancel", "G-116", things)


def test_g_116_not_against_you() -> None:
    things = {"card": "i02", "pending": "m01"}
    assert refused(attack(), 2, "respond i02") == ("not-against-you", "G-116", things)
    assert attack().why(1, "respond i02") == ""


def test_g_129_not_your_number() -> None:
    scene = attack().hand(2, "i04").front(2, "a11").all_pass().draw("b07")
    assert refused(scene, 2, "respond a11") == ("not-your-number", "G-129", {"card": "a11"})
    assert scene.why(2, "respond i04") == ""


def test_g_155_only_redraws() -> None:
    assert refused(counting(), 1, "respond i06") == ("only-redraws", "G-155", {"card": "i06"})


def test_g_150_requester_plays_nothing() -> None:
    scene = Scene().town_hall("built").xp(0, 30).hand(0, "i06").front(0, "n09").say(0, "request")
    assert refused(scene, 0, "respond i06") == ("requester-plays-nothing", "G-150", {"card": "i06"})
    assert scene.why(0, "release n09") == ""


# --- where a card is ------------------------------------------------------------------------------


def test_g_062_not_in_hand() -> None:
    scene = Scene().front(0, "b01")
    assert refused(scene, 0, "play b01") == ("not-in-hand", "G-062", {"card": "b01"})
    assert refused(closing(), 1, "respond i05") == ("not-in-hand", "G-062", {"card": "i05"})
    assert refused(fined(), 0, "play i09") == ("not-in-hand", "G-062", {"card": "i09"})


def test_g_071_not_in_hand_to_be_discarded() -> None:
    scene = Scene().hand(0, "m01", "m02").say(0, "end")
    assert refused(scene, 0, "discard m03") == ("not-in-hand", "G-062", {"card": "m03"})


def test_g_183_not_in_their_hand() -> None:
    """The hand is seen before it is chosen from."""
    scene = Scene().hand(0, "m12").hand(1, "m01", "m02").say(0, "play m12 at 1")
    things = {"card": "b01", "seat": 1}
    assert refused(scene, 0, "discard b01") == ("not-in-their-hand", "G-062", things)


def test_g_090_not_in_front() -> None:
    scene = Scene().hand(0, "a08", "b01")
    for text in ("use a08", "sell a08", "release a08"):
        assert refused(scene, 0, text) == ("not-in-front", "G-090", {"card": "a08"})
    assert refused(dealing(), 0, "offer b07") == ("not-in-front", "G-090", {"card": "b07"})
    assert refused(closing().hand(1, "i06", "a12"), 1, "respond a12") == ("not-in-front", "G-090", {"card": "a12"})


def test_g_062_not_before_them() -> None:
    scene = Scene().hand(0, "m01").front(1, "b01").front(2, "b02").say(0, "play m01")
    assert refused(scene, 0, "at 1 b02") == ("not-before-them", "G-062", {"card": "b02", "seat": 1})
    assert refused(dealing(), 0, "ask b07 of 2") == ("not-before-them", "G-062", {"card": "b07", "seat": 2})


def test_g_006_locked() -> None:
    scene = Scene().front(0, "b01/2", "n09/3", "a12/1")
    assert refused(scene, 0, "sell b01") == ("locked", "G-006", {"card": "b01", "number": 2})
    assert refused(scene, 0, "release n09") == ("locked", "G-006", {"card": "n09", "number": 3})
    assert refused(scene, 0, "use a12") == ("locked", "G-006", {"card": "a12", "number": 1})


def test_g_131_locked_cards_are_not_traded() -> None:
    scene = Scene().front(0, "b04/2", "b01").front(1, "b07/4", "b02").say(0, "deal")
    assert refused(scene, 0, "offer b04") == ("locked", "G-006", {"card": "b04", "number": 2})
    assert refused(scene, 0, "ask b07 of 1") == ("locked", "G-006", {"card": "b07", "number": 4})


def test_g_086_of_equal_cards_one_that_is_not_locked_will_do() -> None:
    assert Scene().front(0, "b01/2", "b01").why(0, "sell b01") == ""
    assert refused(Scene().front(0, "b01/2", "b01/1"), 0, "sell b01")[2] == {"card": "b01", "number": 1}


# --- what a card needs ----------------------------------------------------------------------------


def test_g_061_political_used() -> None:
    """T-18."""
    scene = Scene().hand(0, "d05", "n09").say(0, "play d05")
    assert refused(scene, 0, "play n09") == ("political-used", "G-061", {"card": "n09"})


def test_g_062_needs_title() -> None:
    scene = Scene().hand(0, "b03")
    assert refused(scene, 0, "play b03") == ("needs-title", "G-062", {"card": "b03", "title": "beisasse"})


def test_g_096_needs_favour() -> None:
    scene = Scene().hand(0, "d04").talers(0, 0)
    things = {"card": "d04", "needed": 4, "favour": 1}
    assert refused(scene, 0, "play d04") == ("needs-favour", "G-096", things)


def test_g_062_needs_businesses() -> None:
    scene = Scene().hand(0, "z07").front(0, "b01/1")
    things = {"card": "z07", "needed": 2, "number": 1}
    assert refused(scene, 0, "play z07") == ("needs-businesses", "G-062", things)


def test_g_062_needs_one_of() -> None:
    scene = Scene().hand(0, "m07").front(0, "n03/1")
    assert refused(scene, 0, "play m07") == ("needs-one-of", "G-062", {"card": "m07"})


def test_g_062_needs_election() -> None:
    scene = Scene().hand(0, "i03").xp(0, 30)
    assert refused(scene, 0, "play i03") == ("needs-election", "G-062", {"card": "i03"})
    scene = closing().hand(1, "i03", "i06").xp(1, 30)
    assert refused(scene, 1, "respond i03") == ("needs-election", "G-062", {"card": "i03"})


def test_g_084_business_limit() -> None:
    scene = Scene().hand(0, "b07").front(0, "b01", "b04/1")
    things = {"card": "b07", "number": 2, "limit": 2}
    assert refused(scene, 0, "play b07") == ("business-limit", "G-084", things)


def test_g_132_a_buyer_has_limits_of_the_own() -> None:
    scene = Scene().front(0, "b01", "b04").front(1, "b07", "a01").say(0, "deal")
    things = {"card": "b07", "number": 2, "limit": 2}
    assert refused(scene, 0, "ask b07 of 1") == ("business-limit", "G-084", things)


def test_g_082_extension_slots() -> None:
    scene = Scene().hand(0, "e03").front(0, "e01", "e02")
    things = {"card": "e03", "number": 2, "limit": 2}
    assert refused(scene, 0, "play e03") == ("extension-slots", "G-082", things)


def test_g_090_inventory_slots() -> None:
    """T-33."""
    scene = Scene().hand(0, "a03").front(0, "a01", "a02")
    things = {"card": "a03", "number": 2, "limit": 2}
    assert refused(scene, 0, "play a03") == ("inventory-slots", "G-090", things)
    assert scene.say(0, "sell a02").why(0, "play a03") == ""


def test_g_063_too_dear() -> None:
    scene = Scene().hand(0, "b01").talers(0, 3)
    assert refused(scene, 0, "play b01") == ("too-dear", "G-063", {"card": "b01", "cost": 4, "cash": 3})
    scene = closing().hand(1, "i05", "i06").talers(1, 1)
    assert refused(scene, 1, "respond i05") == ("too-dear", "G-063", {"card": "i05", "cost": 2, "cash": 1})


def test_g_063_what_is_too_dear_is_what_the_card_costs_this_player() -> None:
    scene = Scene(professions=("handwerker", *PROFESSIONS[:5])).hand(0, "e07").talers(0, 3)
    assert refused(scene, 0, "play e07")[2] == {"card": "e07", "cost": 6, "cash": 3}


def test_g_091_no_artefact() -> None:
    assert refused(Scene().front(0, "b01"), 0, "use b01") == ("no-artefact", "G-091", {"card": "b01"})


def test_g_091_no_use() -> None:
    assert refused(Scene().front(0, "a01"), 0, "use a01") == ("no-use", "G-091", {"card": "a01"})
    scene = Scene().hand(1, "i06").front(1, "a01").say(0, "end")
    assert refused(scene, 1, "respond a01") == ("no-use", "G-091", {"card": "a01"})


# --- targets --------------------------------------------------------------------------------------


def test_g_062_no_target() -> None:
    assert refused(Scene().hand(0, "m01"), 0, "play m01") == ("no-target", "G-062", {"card": "m01"})
    assert refused(Scene().front(0, "a08"), 0, "use a08") == ("no-target", "G-062", {"card": "a08"})
    scene = closing().hand(1, "i06", "i07")
    assert refused(scene, 1, "respond i07") == ("no-target", "G-062", {"card": "i07"})


def test_g_062_name_player() -> None:
    scene = Scene().hand(0, "m03").front(1, "b01").say(0, "play m03")
    assert refused(scene, 0, "at 1 b01") == ("name-player", "G-062", {"card": "m03"})


def test_g_062_name_card() -> None:
    scene = Scene().hand(0, "m01").front(1, "b01", "b04").say(0, "play m01")
    assert refused(scene, 0, "at 1") == ("name-card", "G-062", {"card": "m01"})
    scene = Scene().hand(1, "i07").front(2, "n09").say(0, "end")
    assert refused(scene, 1, "respond i07") == ("name-card", "G-062", {"card": "i07"})
    assert scene.why(1, "respond i07 at 2 n09") == ""


def test_g_062_takes_no_target() -> None:
    assert refused(closing(), 1, "respond i06 at 2") == ("takes-no-target", "G-062", {"card": "i06"})
    assert refused(closing(), 1, "respond i06 at 2 b01") == ("takes-no-target", "G-062", {"card": "i06"})


def test_g_062_only_own() -> None:
    scene = Scene().hand(0, "i08").front(0, "b01/2", "b04/1").front(1, "b02/1").say(0, "play i08")
    assert refused(scene, 0, "at 1 b02") == ("only-own", "G-062", {"card": "i08"})


def test_g_062_not_oneself() -> None:
    scene = Scene().hand(0, "m01").front(0, "b07").front(1, "b01", "b04").say(0, "play m01")
    assert refused(scene, 0, "at 0 b07") == ("not-oneself", "G-062", {"card": "m01"})


def test_g_149_in_tower() -> None:
    """T-40."""
    scene = Scene(4).hand(0, "m03").tower(2).say(0, "play m03")
    assert refused(scene, 0, "at 2") == ("in-tower", "G-149", {"seat": 2})
    assert refused(dealing().tower(2), 0, "ask b01 of 2") == ("in-tower", "G-149", {"seat": 2})


def test_g_062_nothing_unlocked() -> None:
    scene = Scene(4).hand(0, "m08").front(1, "b01").front(2, "b02").front(3, "b04/1").say(0, "play m08")
    assert refused(scene, 0, "at 3") == ("nothing-unlocked", "G-062", {"card": "m08", "seat": 3})


def test_g_062_wrong_type() -> None:
    scene = Scene().hand(0, "m01").front(1, "b01", "b04", "a01").say(0, "play m01")
    assert refused(scene, 0, "at 1 a01") == ("wrong-type", "G-062", {"card": "m01", "target": "a01"})


def test_g_043_target_locked() -> None:
    scene = Scene().hand(0, "m01").front(1, "b01/2", "b04", "b02").say(0, "play m01")
    assert refused(scene, 0, "at 1 b01") == ("target-locked", "G-043", {"card": "m01", "target": "b01"})


def test_g_043_target_not_locked() -> None:
    scene = Scene().hand(0, "i08").front(0, "b01/2", "b04/1", "n09").say(0, "play i08")
    assert refused(scene, 0, "at 0 n09") == ("target-not-locked", "G-043", {"card": "i08", "target": "n09"})


def test_g_096_the_requirement_of_a_person_who_is_poached() -> None:
    scene = Scene().hand(0, "m06").front(1, "n09", "n10", "n04").say(0, "play m06")
    things = {"card": "n04", "needed": 4, "favour": 1}
    assert refused(scene, 0, "at 1 n04") == ("needs-favour", "G-096", things)


def test_g_062_target_needs_more() -> None:
    """An effect whose card is picked by its owner, and whose requirement the actor has to meet."""
    edition = altered('types = ["business"], chosen_by', 'types = ["business"], meets_req = true, chosen_by')
    dear = next(card for card in edition.cards if edition.board.cards.needs_title[edition.cards.index(card)] == 2)
    scene = Scene(edition=edition).hand(0, "m08").front(1, "b01", "b04", dear, "a03")
    scene.say(0, "play m08 at 1").all_pass().say(1, "choose 2")
    things = {"card": "m08", "target": dear}
    assert refused(scene, 1, f"pick {dear}") == ("target-needs-more", "G-062", things)
    assert refused(scene, 1, "pick a03") == ("wrong-type", "G-062", {"card": "m08", "target": "a03"})
    assert refused(scene, 1, "pick b07") == ("not-in-front", "G-090", {"card": "b07"})


def levied() -> Scene:
    """A card that reaches both opponents, and one that cancels it for one of them."""
    edition = altered('kinds = ["sabotage", "burglary"], scope', 'kinds = ["extortion"], scope')
    scene = Scene(edition=edition).hand(0, "m13").front(0, "n07").hand(1, "i01").hand(2, "i02")
    return scene.say(0, "play m13")


def test_g_116_name_victim() -> None:
    assert refused(levied(), 1, "respond i01") == ("name-victim", "G-116", {"card": "i01"})
    assert refused(levied(), 1, "respond i01 at 2 b01") == ("takes-no-target", "G-062", {"card": "i01"})
    assert levied().why(1, "respond i01 at 2") == ""


def test_g_116_not_reached() -> None:
    assert refused(levied(), 1, "respond i01 at 0") == ("not-reached", "G-116", {"card": "i01", "seat": 0})
    assert refused(levied(), 1, "respond i01 at 9") == ("not-reached", "G-116", {"card": "i01", "seat": 9})


# --- who gets the cost ----------------------------------------------------------------------------


def test_g_064_no_recipient() -> None:
    scene = Scene(4).hand(0, "m01").front(1, "b16").front(2, "b16").say(0, "play m01").say(0, "at 1 b16")
    assert refused(scene, 0, "paying 3") == ("no-recipient", "G-064", {"card": "m01", "seat": 3})
    scene = Scene(4).hand(1, "i05").front(2, "b18").front(3, "b18").say(0, "end")
    assert refused(scene, 1, "respond i05 paying 0") == ("no-recipient", "G-064", {"card": "i05", "seat": 0})
    assert refused(scene, 1, "respond i05 paying 99") == ("no-recipient", "G-064", {"card": "i05", "seat": 99})


def test_g_064_name_recipient() -> None:
    scene = Scene(4).hand(1, "i05").front(2, "b18").front(3, "b18").say(0, "end")
    assert refused(scene, 1, "respond i05") == ("name-recipient", "G-064", {"card": "i05"})
    assert scene.why(1, "respond i05 paying 3") == ""


def test_g_064_no_choice_of_recipient() -> None:
    scene = Scene(4).hand(1, "i05").front(2, "b18").say(0, "end")
    assert refused(scene, 1, "respond i05 paying 2") == ("no-choice-of-recipient", "G-064", {"card": "i05"})
    assert scene.why(1, "respond i05") == ""


# --- selling, releasing, discarding ---------------------------------------------------------------


def test_g_098_release_instead() -> None:
    assert refused(Scene().front(0, "n01"), 0, "sell n01") == ("release-instead", "G-098", {"card": "n01"})


def test_q_51_sell_not_now() -> None:
    """Q-51."""
    scene = Scene().hand(1, "i06").front(1, "b01").say(0, "end")
    assert refused(scene, 1, "sell b01") == ("sell-not-now", "Q-51", {"card": "b01"})
    scene = Scene(options={"sell_anytime": "on"}).hand(1, "i06").front(1, "b01").say(0, "end")
    assert scene.why(1, "sell b01") == ""


def test_g_155_no_sales_in_election() -> None:
    assert refused(counting(), 1, "sell b01") == ("no-sales-in-election", "G-155", {"card": "b01"})


def test_q_30_aimed_at() -> None:
    """Q-30."""
    scene = attack(options={"sell_target_in_response": "forbidden"})
    assert refused(scene, 1, "sell b01") == ("aimed-at", "Q-30", {"card": "b01"})
    assert scene.why(1, "sell b04") == ""
    assert attack().why(1, "sell b01") == ""


def test_g_035_not_to_release() -> None:
    assert refused(Scene().front(0, "b01"), 0, "release b01") == ("not-to-release", "G-035", {"card": "b01"})


def test_g_035_release_not_now() -> None:
    scene = Scene().hand(1, "i06").front(1, "n09").say(0, "end")
    assert refused(scene, 1, "release n09") == ("release-not-now", "G-035", {"card": "n09"})
    assert refused(fined(), 0, "release n09") == ("release-not-now", "G-035", {"card": "n09"})


def test_g_093_fit_artefacts() -> None:
    scene = Scene().front(0, "e04", "a01", "a02", "a03", "b01").say(0, "sell e04")
    assert refused(scene, 0, "sell b01") == ("fit-artefacts", "G-093", {"card": "b01"})
    assert refused(scene, 0, "discard b01") == ("fit-artefacts", "G-093", {"card": "b01"})
    assert refused(scene, 0, "discard a04") == ("not-in-front", "G-090", {"card": "a04"})


def test_g_070_must_discard() -> None:
    scene = Scene().hand(0, "m01", "m01", "m02", "m03", "m03", "m04", "m05", "m05").say(0, "end")
    assert refused(scene, 0, "keep") == ("must-discard", "G-070", {"number": 2})


# --- the residence, the Town Hall, the election ---------------------------------------------------


def test_g_080_no_higher_residence() -> None:
    scene = Scene().xp(0, 90).residence(0, "herrenhaus")
    assert refused(scene, 0, "upgrade") == ("no-higher-residence", "G-080", {})


def test_g_080_residence_title() -> None:
    things = {"residence": "buergerhaus", "title": "buerger"}
    assert refused(Scene(), 0, "upgrade") == ("residence-title", "G-080", things)
    things = {"residence": "herrenhaus", "title": "patrizier"}
    assert refused(Scene().xp(0, 59).residence(0, "buergerhaus"), 0, "upgrade") == ("residence-title", "G-080", things)


def test_g_080_residence_too_dear() -> None:
    things = {"residence": "buergerhaus", "cost": 8, "cash": 7}
    assert refused(Scene().xp(0, 30).talers(0, 7), 0, "upgrade") == ("residence-too-dear", "G-080", things)


def test_g_101_hall_in_deck() -> None:
    assert refused(Scene(), 0, "town-hall") == ("hall-in-deck", "G-101", {})


def test_g_103_hall_is_built() -> None:
    assert refused(Scene().town_hall("built"), 0, "town-hall") == ("hall-is-built", "G-103", {})


def test_g_102_hall_too_dear() -> None:
    scene = Scene().town_hall("centre").talers(0, 5).talers(1, 6).talers(2, 4)
    things = {"cost": 16, "cash": 5, "together": 15}
    assert refused(scene, 0, "town-hall") == ("hall-too-dear", "G-102", things)


def test_g_102_own_share() -> None:
    scene = Scene().town_hall("centre").talers(0, 0).talers(1, 20)
    assert refused(scene, 0, "town-hall") == ("own-share", "G-102", {})


def test_g_150_hall_not_built() -> None:
    """T-31."""
    assert refused(Scene().xp(0, 30), 0, "request") == ("hall-not-built", "G-150", {})
    assert refused(Scene().xp(0, 30).town_hall("centre"), 0, "request") == ("hall-not-built", "G-150", {})


def test_g_150_title_to_stand() -> None:
    """T-31."""
    scene = Scene().town_hall("built").xp(0, 29)
    assert refused(scene, 0, "request") == ("title-to-stand", "G-150", {"title": "buerger"})


def test_g_150_card_played() -> None:
    """T-30."""
    scene = Scene().town_hall("built").xp(0, 30).hand(0, "m09").say(0, "play m09")
    assert refused(scene, 0, "request") == ("card-played", "G-150", {})


def test_g_151_already_requested() -> None:
    scene = Scene().town_hall("built").xp(0, 30).request(0)
    assert refused(scene, 0, "request") == ("already-requested", "G-151", {})


def test_g_102_rest_too_dear() -> None:
    assert refused(proposing(10, 10), 0, "build") == ("rest-too-dear", "G-102", {"number": 16, "cash": 10})


def test_g_102_you_build_anyway() -> None:
    assert refused(proposing(10, 10), 0, "with 0") == ("you-build-anyway", "G-102", {})


def test_g_102_already_named() -> None:
    scene = proposing(15, 10, 10).say(0, "with 1").say(0, "talers 4").say(0, "points 3")
    assert refused(scene, 0, "with 1") == ("already-named", "G-102", {"seat": 1})


def test_g_102_nothing_left_to_share() -> None:
    """Only building is left, and happens by force; the reason is there all the same."""
    scene = proposing(15, 15, 10)
    scene.state.shares[1] = 15 + SHARE_XP * 3
    assert refused(scene.fresh(), 0, "with 2") == ("nothing-left-to-share", "G-102", {})


def test_g_102_in_tower_nobody_builds() -> None:
    assert refused(proposing(10, 10, 10).tower(2), 0, "with 2") == ("in-tower", "G-149", {"seat": 2})


def test_g_102_who_has_no_talers_does_not_build() -> None:
    assert refused(proposing(10, 10, 10, 0), 0, "with 3") == ("no-talers", "G-143", {"seat": 3})


def test_g_102_share_range() -> None:
    """So much that the rest can still be raised: 10 of the own, 1 and 2 of others."""
    scene = proposing(10, 5, 1, 2).say(0, "with 1")
    for number in (2, 6):
        things = {"seat": 1, "number": number, "least": 3, "most": 5}
        assert refused(scene, 0, f"talers {number}") == ("share-range", "G-102", things)
    assert scene.options(0) == ["talers 3", "talers 4", "talers 5"]


def test_g_102_points_range() -> None:
    scene = proposing(10, 10).say(0, "with 1").say(0, "talers 6")
    assert refused(scene, 0, "points 13") == ("points-range", "G-102", {"number": 13, "most": 12})


# --- deals ----------------------------------------------------------------------------------------


def test_g_134_no_deals_in_windows() -> None:
    """But for whole ones, said in one line: those are no answers (G-134 (b))."""
    for text in ("deal", "offer b01", "deal give 3 to 2", "deal forgive 1"):
        assert refused(closing(), 1, text) == ("no-deals-in-windows", "G-134", {})


def test_g_134_begin_with_deal() -> None:
    for text in ("offer b01", "give", "beg", "forgive 1", "ask b01 of 1"):
        assert refused(Scene().front(0, "b01"), 0, text) == ("begin-with-deal", "G-134", {})
        assert refused(fined(), 0, text) == ("begin-with-deal", "G-134", {})


def test_g_134_to_or_of() -> None:
    """One gives to somebody, and begs of somebody."""
    for text in ("give 3 of 2", "beg 3 to 2", "lend 5 of 2 repay 5 in 1", "borrow 5 to 2 repay 5 in 1"):
        assert refused(dealing(), 0, text) == ("to-or-of", "G-134", {})


def test_q_50_offers_used() -> None:
    """Q-50. In each payment half as many as in a turn; gifts and Town Hall proposals are counted as well."""
    scene = Scene(4, options={"offers": "2"}).town_hall("centre").hand(0, "m09")
    scene.say(0, "give 1 to 1").say(0, "give 1 to 2")
    assert refused(scene, 0, "deal") == ("offers-used", "Q-50", {"number": 2})
    assert refused(scene, 0, "town-hall") == ("offers-used", "Q-50", {"number": 2})
    assert refused(scene, 0, "give 1 to 3") == ("offers-used", "Q-50", {"number": 2})


def test_q_50_offers_used_in_a_payment() -> None:
    """Q-50."""
    scene = fined()
    for _ in range(3):
        scene.say(0, "beg 2 of 1").say(1, "decline")
    assert refused(scene, 0, "deal") == ("offers-used", "Q-50", {"number": 3})


def test_q_50_offers_used_for_partners_in_building() -> None:
    """Q-50. Alone it can still be built."""
    scene = Scene(4, options={"offers": "2"}).town_hall("centre").talers(0, 20)
    scene.say(0, "give 1 to 1").say(0, "give 1 to 2").say(0, "town-hall")
    assert scene.table.view(None)["town_hall"] == "built"


def test_g_149_nobody_to_deal_with() -> None:
    scene = Scene(2).tower(1).hand(0, "m09")
    assert refused(scene, 0, "deal") == ("nobody-to-deal-with", "G-149", {})


def test_g_134_nothing_to_deal() -> None:
    scene = Scene(2).talers(0, 0).talers(1, 0).hand(0, "m09").front(0, "n09")
    assert refused(scene, 0, "deal") == ("nothing-to-deal", "G-134", {})


def test_g_147_debtors_deals() -> None:
    for text in ("give 3 to 2", "lend 3 to 2 repay 3 in 1", "ask b01 of 1 for 3", "deal forgive 1", "extend 1 by 1"):
        assert refused(fined(), 0, text) == ("debtors-deals", "G-147", {})
    assert fined().why(0, "beg 2 of 1") == ""


def test_g_131_not_tradable() -> None:
    scene = dealing().front(1, "n01", "b07")
    assert refused(scene, 0, "offer n09") == ("not-tradable", "G-131", {"card": "n09"})
    assert refused(scene, 0, "ask n01 of 1") == ("not-tradable", "G-131", {"card": "n01"})


def test_g_132_no_buyer() -> None:
    scene = Scene(2).front(0, "b01", "a01").front(1, "b04", "b07").say(0, "deal")
    assert refused(scene, 0, "offer b01") == ("no-buyer", "G-132", {"card": "b01"})


def test_g_134_with_oneself() -> None:
    assert refused(dealing().say(0, "offer b01"), 0, "to 0") == ("with-oneself", "G-134", {})
    assert refused(dealing(), 0, "ask b01 of 0") == ("with-oneself", "G-134", {})


def test_g_132_buyer_has_no_room() -> None:
    scene = dealing().front(3, "b07", "b08").say(0, "offer b01")
    assert refused(scene, 0, "to 3") == ("buyer-has-no-room", "G-132", {"card": "b01", "seat": 3})


def test_g_132_buyer_lacks_requirement() -> None:
    scene = Scene(4).front(0, "b03").xp(1, 18).xp(2, 18).say(0, "deal").say(0, "offer b03")
    assert refused(scene, 0, "to 3") == ("buyer-lacks-requirement", "G-132", {"card": "b03", "seat": 3})


def test_g_132_the_own_requirement_of_who_asks_for_a_card() -> None:
    scene = Scene(4).front(1, "b03", "b01").say(0, "deal")
    assert refused(scene, 0, "ask b03 of 1") == ("needs-title", "G-062", {"card": "b03", "title": "beisasse"})


def test_g_131_price_too_high() -> None:
    """T-06."""
    scene = dealing().talers(1, 40).say(0, "offer b02").say(0, "to 1")
    assert refused(scene, 0, "for 17") == ("price-too-high", "G-131", {"card": "b02", "number": 17, "most": 16})
    assert scene.why(0, "for 16") == ""


def test_g_134_buyer_too_poor() -> None:
    scene = dealing().talers(1, 11).say(0, "offer b02").say(0, "to 1")
    assert refused(scene, 0, "for 12") == ("buyer-too-poor", "G-134", {"seat": 1, "number": 12, "cash": 11})
    scene = Scene().front(1, "b02", "b01").talers(0, 5).say(0, "deal").say(0, "ask b02 of 1")
    assert refused(scene, 0, "for 6") == ("buyer-too-poor", "G-134", {"seat": 0, "number": 6, "cash": 5})


def test_q_33_no_loans() -> None:
    """Q-33."""
    scene = dealing(options={"loans": "talk-only"})
    assert refused(scene, 0, "lend") == ("no-loans", "Q-33", {})
    assert refused(scene, 0, "borrow 5 of 2 repay 6 in 1") == ("no-loans", "Q-33", {})


def test_what_is_said_of_all_windows_is_said_once() -> None:
    scene = Scene()
    assert refused(scene, 1, "answer-windows") == ("already-asked", "G-119", {})
    scene.say(1, "pass-windows")
    assert refused(scene, 1, "pass-windows") == ("already-passes", "G-119", {})


def test_g_143_no_talers() -> None:
    assert refused(dealing().talers(0, 0), 0, "give") == ("no-talers", "G-143", {"seat": 0})
    assert refused(dealing().talers(2, 0).say(0, "beg"), 0, "of 2") == ("no-talers", "G-143", {"seat": 2})


def test_g_140_nobody_has_talers() -> None:
    scene = Scene(2).talers(1, 0).say(0, "deal")
    assert refused(scene, 0, "beg") == ("nobody-has-talers", "G-140", {})
    assert refused(scene, 0, "borrow") == ("nobody-has-talers", "G-140", {})


def test_g_143_at_least_one() -> None:
    scene = dealing().say(0, "give").say(0, "to 1")
    assert refused(scene, 0, "talers 0") == ("at-least-one", "G-143", {})


def test_g_143_more_than_there_is() -> None:
    scene = dealing().say(0, "give").say(0, "to 1")
    assert refused(scene, 0, "talers 13") == ("more-than-there-is", "G-143", {"seat": 0, "number": 13, "cash": 12})
    scene = dealing().talers(2, 3).say(0, "beg").say(0, "of 2")
    assert refused(scene, 0, "talers 4") == ("more-than-there-is", "G-143", {"seat": 2, "number": 4, "cash": 3})


def test_g_143_too_large() -> None:
    scene = dealing().talers(0, 900).say(0, "give").say(0, "to 1")
    assert refused(scene, 0, "talers 600") == ("too-large", "G-143", {"number": 600, "most": 500})
    assert scene.why(0, "talers 500") == ""


def test_g_142_repay_range() -> None:
    for number in (4, 11):
        things = {"number": number, "least": 5, "most": 10}
        assert refused(dealing(), 0, f"lend 5 to 2 repay {number} in 1") == ("repay-range", "G-142", things)


def test_g_142_turns_range() -> None:
    for number in (0, 6):
        things = {"number": number, "most": 5}
        assert refused(dealing(), 0, f"borrow 5 of 2 repay 5 in {number}") == ("turns-range", "G-142", things)
    scene = lent((1, 0, 5, 2))
    assert refused(scene, 0, "extend 1 by 6") == ("turns-range", "G-142", {"number": 6, "most": 5})


def test_g_142_no_such_loan() -> None:
    assert refused(lent((1, 0, 5, 2)), 0, "forgive 2") == ("no-such-loan", "G-142", {"number": 2})
    assert refused(lent(), 0, "extend 0") == ("no-such-loan", "G-142", {"number": 0})


def test_g_142_not_your_loan() -> None:
    scene = lent((1, 0, 5, 2), (0, 1, 4, 1), (2, c.BANK, 4, 0))
    assert refused(scene, 0, "forgive 2") == ("not-your-loan", "G-142", {"number": 2})
    assert refused(scene, 0, "extend 3") == ("not-your-loan", "G-142", {"number": 3})


def test_g_142_loan_is_due() -> None:
    scene = lent((1, 0, 5, 0))
    assert refused(scene, 0, "extend 1") == ("loan-is-due", "G-142", {"number": 1})
    assert scene.why(0, "forgive 1") == ""


def test_g_142_loan_too_long() -> None:
    assert refused(lent((1, 0, 5, 59)), 0, "extend 1") == ("loan-too-long", "G-142", {"number": 1})
    assert lent((1, 0, 5, 58)).why(0, "extend 1") == ""


# --- paying and choosing --------------------------------------------------------------------------


def test_g_145_only_debtors() -> None:
    assert refused(Scene(), 0, "tower") == ("only-debtors", "G-145", {})
    assert refused(closing(), 1, "tower") == ("only-debtors", "G-145", {})


def test_g_147_no_money_card() -> None:
    assert refused(fined(), 0, "play i05") == ("no-money-card", "G-147", {"card": "i05"})
    assert refused(fined(), 0, "use a01") == ("no-use", "G-091", {"card": "a01"})
    assert refused(fined().front(0, "a10"), 0, "use a10") == ("no-money-card", "G-147", {"card": "a10"})
    assert refused(fined().front(0, "a13"), 0, "use a13") == ("only-in-actions", "G-110", {"card": "a13"})
    assert fined().why(0, "play i06") == fined().front(0, "a12").why(0, "use a12") == ""


def test_g_147_a_card_that_brings_money_may_be_too_dear_for_a_debtor() -> None:
    start = 'nl = "Pandjeshuis" }\ncopies = 1\nvalue = 1\ncost = '
    scene = fined(edition=altered(f"{start}0", f"{start}1", "reconstruction"))
    assert refused(scene, 0, "play i06") == ("too-dear", "G-063", {"card": "i06", "cost": 1, "cash": 0})


def test_g_062_no_such_choice() -> None:
    scene = Scene().hand(0, "m08").front(1, "b01", "b04").say(0, "play m08").all_pass()
    assert refused(scene, 1, "choose 3") == ("no-such-choice", "G-062", {"number": 3})
    assert refused(scene, 1, "choose 0") == ("no-such-choice", "G-062", {"number": 0})
    assert refused(scene, 1, "choose 9") == ("no-such-choice", "G-062", {"number": 9})


def test_g_062_cannot_be_done() -> None:
    dear = '[{ op = "pay_talers", who = "self", n = 50, to = "bank", mode = "must" }],\n        ['
    edition = altered('[{ op = "gain_talers", who = "self", n = 2 }],\n        [', dear)
    scene = Scene(edition=edition).hand(0, "m16").say(0, "play m16")
    assert refused(scene, 0, "choose 1") == ("cannot-be-done", "G-062", {"number": 1})
    assert scene.options(0) == ["choose 2", "choose 3"]


# --- any move, anywhere ---------------------------------------------------------------------------

Game = tuple[str, int, int]
GAMES = [(edition, seats, seed) for edition in ("tiny", "reconstruction") for seats in GILDE.seats for seed in range(3)]


def random_table(game: Game, rng: Random) -> Table:
    edition, seats, seed = game
    options = {option.name: rng.choice(option.values) for option in GILDE.options}
    return Table("gilde", seats, seed, edition=edition, options=options)


def positions(game: Game) -> Iterator[tuple[Table, int, Random]]:
    """Every position of a game played at random, with a seat that is asked."""
    rng = Random(str(game))
    table = random_table(game, rng)
    while not table.over:
        seat = rng.choice(table.asked)
        assert isinstance(seat, int)
        yield table, seat, rng
        table.play(seat, rng.choice(table.options(seat)))
        if not table.over and rng.random() < 0.002:
            table.leave(rng.choice([seat for seat in range(table.seats) if seat not in table.view(None)["left"]]))


def nearby(table: Table, rng: Random) -> str:
    """A card, mostly one that is in a hand or on a table."""
    assert isinstance(table.state, GildeState)
    players = [table.state.players[seat] for seat in range(table.seats)]
    held = [player.hand.items[at] for player in players for at in range(player.hand.count)]
    lying = [player.estate[at] & 1023 for player in players for at in range(player.owned)]
    pile = rng.choice([pile for pile in (held, lying, range(len(table.edition.cards))) if pile])
    return str(table.edition.cards[rng.choice(pile)])


def anything(table: Table, seat: int, rng: Random) -> str:
    """A move that can be read: mostly of a form that answers the question, about random things."""
    verbs = refusals.ANSWERS[table.state.agenda.question(seat) & 255]
    fitting = [form for form in table.game.grammar.forms if form.verb in verbs]
    form = rng.choice(fitting if rng.random() < 0.8 else table.game.grammar.forms)
    return " ".join(thing(table, token, rng) if isinstance(token, Slot) else token for token in form.tokens)


def thing(table: Table, slot: Slot, rng: Random) -> str:
    made: dict[str, Callable[[], str]] = {
        "card": lambda: nearby(table, rng),
        "profession": lambda: rng.choice(table.edition.professions),
        "seat": lambda: str(rng.choice([*range(table.seats), *range(table.seats), 6, 7, 63, 1023])),
        "number": lambda: str(rng.choice([0, 1, 2, 3, 4, 5, 6, 9, 16, 40, 501, 1023])),
    }
    return made[slot.kind]()


# What has to be so where a reason is given: its numbers say it themselves, or the seat's own view does.
Claim = Callable[[dict[str, Any], dict[str, Any]], bool]
CLAIMS: dict[str, Claim] = {
    "too-dear": lambda view, about: about["cost"] > about["cash"] == own(view)["talers"],
    "residence-too-dear": lambda view, about: about["cost"] > about["cash"] == own(view)["talers"],
    "hall-too-dear": lambda view, about: about["cost"] > about["together"] >= about["cash"],
    "rest-too-dear": lambda view, about: about["number"] > about["cash"] == own(view)["talers"],
    "needs-favour": lambda view, about: about["needed"] > about["favour"] == own(view)["numbers"]["favour"]["n"],
    "needs-businesses": lambda view, about: about["needed"] > about["number"],
    "business-limit": lambda view, about: about["number"] >= about["limit"],
    "extension-slots": lambda view, about: about["number"] >= about["limit"],
    "inventory-slots": lambda view, about: about["number"] >= about["limit"],
    "must-discard": lambda view, about: about["number"] == own(view)["hand"] - own(view)["numbers"]["hand-limit"]["n"],
    "price-too-high": lambda view, about: about["number"] > about["most"],
    "buyer-too-poor": lambda view, about: about["number"] > about["cash"],
    "more-than-there-is": lambda view, about: about["number"] > about["cash"],
    "too-large": lambda view, about: about["number"] > about["most"],
    "points-range": lambda view, about: about["number"] > about["most"],
    "share-range": lambda view, about: not about["least"] <= about["number"] <= about["most"],
    "repay-range": lambda view, about: not about["least"] <= about["number"] <= about["most"],
    "turns-range": lambda view, about: not 1 <= about["number"] <= about["most"],
    "nobody-there": lambda view, about: about["seat"] >= view["seats"] or about["seat"] in view["left"],
    "in-tower": lambda view, about: view["players"][about["seat"]]["tower"],
    "no-talers": lambda view, about: view["players"][about["seat"]]["talers"] == 0,
    "not-in-hand": lambda view, about: about["card"] not in own(view)["cards"],
    "not-in-front": lambda view, about: about["card"] not in lying(view, view["seat"]),
    "not-before-them": lambda view, about: about["card"] not in lying(view, about["seat"]),
    "locked": lambda view, about: any(about["card"] in lying(view, seat, locked=True) for seat in range(view["seats"])),
    "only-redraws": lambda view, about: view["chain"][-1]["card"] is None,
    "no-sales-in-election": lambda view, about: view["chain"][-1]["card"] is None,
    "aimed-at": lambda view, about: view["chain"][-1]["target"] == about["card"],
    "cannot-cancel": lambda view, about: view["chain"][-1]["card"] == about["pending"],
    "not-against-you": lambda view, about: view["chain"][-1]["victim"] != view["seat"],
    "political-used": lambda view, about: view["political_left"] == 0,
    "hall-in-deck": lambda view, about: view["town_hall"] == "deck",
    "hall-is-built": lambda view, about: view["town_hall"] == "built",
    "hall-not-built": lambda view, about: view["town_hall"] != "built",
    "already-requested": lambda view, about: view["seat"] in view["requests"],
    "no-such-loan": lambda view, about: not 1 <= about["number"] <= len(view["owed"]),
    "not-your-loan": lambda view, about: view["owed"][about["number"] - 1]["to"] != view["seat"],
    "loan-is-due": lambda view, about: view["owed"][about["number"] - 1]["turns"] == 0,
}


def own(view: dict[str, Any]) -> Any:
    return view["players"][view["seat"]]


def lying(view: dict[str, Any], seat: int, locked: bool = False) -> list[str]:
    return [card["card"] for card in view["players"][seat]["table"] if not locked or card["locked"]]


def verb(text: str) -> str:
    return text.partition(" ")[0]


def check_reason(table: Table, seat: int, text: str) -> str:
    """None exactly for options, else a reason of the list whose numbers are true; gives its name."""
    reason, options = table.why_not(seat, text), table.options(seat)
    if is_deal(text):
        return check_deal(table, seat, text)
    is_taken = text in options or (table.is_unasked(seat, text) and text in table.unasked(seat))
    assert (reason is None) == is_taken
    if reason is None:
        return ""
    name = str(reason["key"]).removeprefix("gilde.refused.")
    assert name in NAMES, (text, reason)
    claim = CLAIMS.get(name)
    assert claim is None or claim(table.view(seat), reason["args"]), (text, reason)
    assert name != "other-question" or verb(text) not in {verb(option) for option in options}
    return name


def check_deal(table: Table, seat: int, text: str) -> str:
    """A whole deal is no option: it is made in steps by who is asked for some, and out of turn by everybody else."""
    if (reason := table.why_not(seat, text)) is None:
        table.copy().play(seat, text)
        return ""
    name = str(reason["key"]).removeprefix("gilde.refused.")
    claim = CLAIMS.get(name)
    assert name in NAMES or (name == "engine.refused.phrase-over" and not table.is_unasked(seat, text)), (text, reason)
    assert claim is None or claim(table.view(seat), reason["args"]), (text, reason)
    return name


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_any_move_anywhere_is_an_option_or_has_a_reason(game: Game) -> None:
    given = set()
    for table, seat, rng in positions(game):
        for _ in range(3):
            given.add(check_reason(table, seat, anything(table, seat, rng)))
    assert len(given) > 15


@pytest.mark.parametrize("game", GAMES[::3], ids=str)
def test_g_183_a_reason_depends_only_on_what_its_seat_knows(game: Game) -> None:
    """G-183. Where the hands of others and the deck are dealt anew, the reason is the same."""
    for number, (table, seat, rng) in enumerate(positions(game)):
        if number % 5 == 0:
            other = table.redeal(seat, number)
            for _ in range(4):
                text = anything(table, seat, rng)
                assert table.why_not(seat, text) == other.why_not(seat, text), text


def test_every_form_is_refused_or_taken_at_every_question() -> None:
    """Each form once at each of the questions of a few games, with the smallest and the largest numbers."""
    asked = set()
    for game in GAMES[::2]:
        for table, seat, rng in positions(game):
            question = table.state.agenda.question(seat) & 255
            if question not in asked:
                asked.add(question)
                for form in table.game.grammar.forms:
                    check_extremes(table, seat, form, rng)
    assert len(asked) > 20


def check_extremes(table: Table, seat: int, form: Form, rng: Random) -> None:
    for number in ("0", "1023"):
        words = [
            (number if token.kind in {"seat", "number"} else thing(table, token, rng))
            if isinstance(token, Slot)
            else token
            for token in form.tokens
        ]
        check_reason(table, seat, " ".join(words))
