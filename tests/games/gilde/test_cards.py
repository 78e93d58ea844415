"""Chapters 5.4 and 5.5: every card of the reconstruction is laid out, played or used, and does what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from tests.games.gilde.scene import Scene

from zunft.games.gilde import constants as c
from zunft.games.gilde.edition import load
from zunft.games.gilde.rules.statistics import add_temp, temp

Test = TypeVar("Test", bound=Callable[..., None])
COVERED: set[str] = set()  # the cards that a test below plays, lays out or uses
NUMBERS = {1: "a07", 2: "b04", 3: "z07", 4: "b05", 5: "b06", 6: "n04", 7: "d06"}  # cards to draw as a random number


def covers(*cards: str) -> Callable[[Test], Test]:
    COVERED.update(cards)
    return lambda test: test


def rich(seats: int = 3, **chosen: Any) -> Scene:
    """Seat 0 can pay for anything, and everybody else has 12 talers."""
    return Scene(seats, **chosen).talers(0, 30)


def favour(scene: Scene, seat: int, wanted: int) -> Scene:
    """Exactly so much favour, until the end of the turn."""
    change = wanted - scene.stat(seat, "favour")
    add_temp(scene.state, seat, temp(c.FAVOUR, change, c.END_OF_TURN, scene.number("a13")))
    return scene.fresh()


def next_turn(scene: Scene) -> Scene:
    """The turn of seat 0 ends, and its next one reaches the action phase."""
    scene.say(0, "end")
    scene.run_to("actions", 1)
    scene.run_to("actions", 0)
    return scene


def respond(scene: Scene, seat: int, answer: str) -> Scene:
    """One seat responds in the window on top, everybody else who is asked passes."""
    for other in scene.table.asked:
        if isinstance(other, int) and other != seat:
            scene.say(other, "pass")
    return scene.say(seat, answer)


def earned(scene: Scene, seat: int = 0) -> int:
    """What a seat earned in its Economy phase last."""
    return [int(told["number"]) for told in scene.told("earned") if told["seat"] == seat][-1]


def changes(scene: Scene, seat: int, play: str) -> dict[str, int]:
    """The statistics that a move changes, by how much."""
    before = {name: number["n"] for name, number in scene.table.view(None)["players"][seat]["numbers"].items()}
    scene.say(seat, play)
    after = scene.table.view(None)["players"][seat]["numbers"]
    return {name: after[name]["n"] - n for name, n in before.items() if after[name]["n"] != n}


# --- businesses -----------------------------------------------------------------------------------

SMALL, MEDIUM, LARGE = (2, 4, 2), (4, 8, 3), (5, 12, 4)  # value, cost, yield
OWNERS = ("patron", "handwerker", "gelehrter", "haendler", "geistlicher", "gauner")
BUSINESSES = {
    f"b{3 * owner + size + 1:02}": (profession, *numbers)
    for owner, profession in enumerate(OWNERS)
    for size, numbers in enumerate((SMALL, MEDIUM, LARGE))
}
every_business = pytest.mark.parametrize("card", BUSINESSES)
covers(*BUSINESSES)


def somebody(owner: str, is_own: bool) -> tuple[str, ...]:
    """Professions for three seats; that of seat 0 is the owner's, or another."""
    others = [profession for profession in reversed(OWNERS) if profession != owner]
    return (owner, *others[:2]) if is_own else (*others[:2], owner)


@every_business
def test_a_business_is_paid_gives_experience_and_yields(card: str) -> None:
    """G-083. Of the own profession it yields 1 more."""
    owner, value, cost, income = BUSINESSES[card]
    for is_own in (True, False):
        scene = rich(professions=somebody(owner, is_own)).hand(0, card).xp(0, 18)
        scene.say(0, f"play {card}")
        assert scene.lying(0) == [card]
        assert (scene.player(0).talers, scene.player(0).xp) == (30 - cost, 18 + value)
        assert scene.stat(0, "income") == 2 + income + is_own


@every_business
def test_only_a_large_business_needs_a_denizen(card: str) -> None:
    scene = rich().hand(0, card).xp(0, 17)
    is_large = BUSINESSES[card][1:] == LARGE
    assert (f"play {card}" in scene.options(0)) == (not is_large)
    assert f"play {card}" in scene.xp(0, 18).options(0)


@every_business
def test_a_locked_business_yields_nothing(card: str) -> None:
    scene = rich().front(0, f"{card}/1")
    assert scene.stat(0, "income") == 2


# --- annexes --------------------------------------------------------------------------------------

ANNEXES = {f"z{owner + 1:02}": 3 * owner + 1 for owner in range(6)}  # and the number of its smallest business
covers(*ANNEXES)


@pytest.mark.parametrize("card", ANNEXES)
def test_an_annex_makes_each_business_of_its_profession_yield_more(card: str) -> None:
    """G-031, G-085. From the start of the owner's next turn on."""
    small, other = f"b{ANNEXES[card]:02}", "b01" if card != "z01" else "b04"
    scene = rich(professions=somebody(BUSINESSES[small][0], is_own=False)).hand(0, card).front(0, small, small, other)
    before = scene.stat(0, "income")
    assert changes(scene, 0, f"play {card}") == {}
    assert (scene.player(0).talers, scene.player(0).xp) == (26, 3)
    assert f"{card}~" in scene.lying(0)
    next_turn(scene)
    assert earned(scene) == before + 2
    assert card in scene.lying(0)


@pytest.mark.parametrize("card", ANNEXES)
def test_an_annex_leaves_other_businesses_alone(card: str) -> None:
    other = "b01" if card != "z01" else "b04"
    scene = rich().front(0, other)
    income = scene.stat(0, "income")
    assert scene.front(0, card).stat(0, "income") == income


@covers("z07")
def test_water_mill_needs_two_businesses_and_two_that_work() -> None:
    scene = rich().hand(0, "z07").front(0, "b01")
    assert "play z07" not in scene.options(0)
    scene.front(0, "b02/1")  # locked ones are in play, too
    scene.say(0, "play z07")
    assert (scene.player(0).talers, scene.player(0).xp) == (26, 3)
    assert scene.lying(0) == ["b01", "b02/1", "z07~"]
    assert Scene().front(0, "z07", "b01", "b02/1").stat(0, "income") == 4
    assert Scene().front(0, "z07", "b01", "b02").stat(0, "income") == 8


@covers("z08")
def test_fire_pond_protects_from_sabotage_once_it_is_awake() -> None:
    scene = rich().hand(0, "z08")
    assert changes(scene, 0, "play z08") == {}
    assert (scene.player(0).talers, scene.player(0).xp) == (26, 3)
    next_turn(scene)
    assert scene.stat(0, "sabotage-protection") == 2


# --- extensions, and artefacts that work by lying there -------------------------------------------

EXTENSIONS: dict[str, tuple[int, int, dict[str, int]]] = {
    "e01": (3, 5, {"sabotage-protection": 2}),
    "e02": (2, 4, {"burglary-protection": 2}),
    "e03": (3, 5, {"sabotage-protection": 1, "burglary-protection": 1}),
    "e04": (3, 5, {"inventory-slots": 1, "burglary-protection": 1}),
    "e05": (3, 5, {"inventory-slots": 2}),
    "e06": (3, 6, {"hand-limit": 1}),
    "e07": (4, 7, {"favour": 2}),
    "e08": (4, 7, {"favour": 1, "votes": 2}),
    "e09": (3, 5, {"favour": 1, "intrigue-protection": 1}),
    "e10": (3, 7, {"income": 1, "favour": 1}),
}
ARTEFACTS: dict[str, tuple[int, int, dict[str, int]]] = {
    "a01": (3, 6, {"favour": 2}),
    "a02": (2, 4, {"favour": 1}),
    "a03": (2, 3, {"burglary-protection": 2}),
    "a04": (2, 5, {"income": 1}),
    "a05": (4, 7, {"votes": 2, "favour": 1}),
    "a06": (2, 5, {"hand-limit": 1}),
    "a07": (1, 3, {"check-bonus-burglary": 2}),
}
LYING = EXTENSIONS | ARTEFACTS
every_lying = pytest.mark.parametrize("card", LYING)
covers(*LYING)


@every_lying
def test_an_extension_or_artefact_works_at_once(card: str) -> None:
    value, cost, stats = LYING[card]
    scene = rich().hand(0, card)
    assert changes(scene, 0, f"play {card}") == stats
    assert scene.lying(0) == [card]
    assert (scene.player(0).talers, scene.player(0).xp) == (30 - cost, value)


@every_lying
def test_an_extension_or_artefact_gives_nothing_while_locked(card: str) -> None:
    bare = Scene()
    scene = Scene().front(0, f"{card}/1")
    assert {name: scene.stat(0, name) for name in LYING[card][2]} == {
        name: bare.stat(0, name) for name in LYING[card][2]
    }


@every_lying
def test_an_extension_or_artefact_needs_a_slot(card: str) -> None:
    """G-082, G-090. A House has two of each."""
    full = ("e01", "e03", "e02") if card in EXTENSIONS else ("a12", "a13", "a08")
    scene = rich().hand(0, card).front(0, *[other for other in full if other != card][:2])
    assert f"play {card}" not in scene.options(0)
    assert f"play {card}" in rich().hand(0, card).front(0, full[2] if full[0] == card else full[0]).options(0)


def test_lockpicks_help_a_burglary_by_two_each() -> None:
    """G-086. Both copies count."""
    assert Scene().front(0, "a07", "a07").stat(0, "check-bonus-burglary") == 4


# --- districts and persons ------------------------------------------------------------------------

# Value, cost, votes, upkeep, favour, the experience that its title needs, and what else it gives.
Political = tuple[int, int, int, int, int, int, dict[str, int]]
DISTRICTS: dict[str, Political] = {
    "d01": (4, 6, 3, 1, 2, 0, {}),
    "d02": (4, 6, 3, 1, 1, 0, {}),
    "d03": (5, 8, 4, 2, 3, 0, {}),
    "d04": (6, 9, 5, 2, 4, 0, {}),
    "d05": (3, 4, 2, 1, 0, 0, {}),
    "d06": (7, 11, 6, 3, 5, 30, {}),
    "d07": (3, 4, 2, 0, 1, 0, {}),
    "d08": (4, 5, 3, 2, 0, 0, {"check-bonus-burglary": 1}),
}
PERSONS: dict[str, Political] = {
    "n01": (3, 4, 2, 1, 1, 0, {"hand-limit": 1}),
    "n02": (4, 5, 2, 1, 2, 0, {"sabotage-protection": 1, "burglary-protection": 1}),
    "n03": (5, 7, 3, 2, 3, 0, {}),
    "n04": (6, 9, 4, 2, 4, 0, {}),
    "n05": (5, 7, 3, 1, 3, 0, {"business-limit": 1}),
    "n06": (3, 4, 2, 1, 1, 0, {}),
    "n07": (4, 6, 1, 0, 2, 0, {"income": 1}),
    "n08": (4, 6, 3, 1, 2, 0, {}),
    "n09": (3, 4, 2, 1, 0, 0, {}),
    "n10": (2, 3, 1, 1, 0, 0, {"favour": 2}),
    "n11": (3, 4, 2, 1, 1, 0, {"favour": 1}),
    "n12": (6, 9, 5, 3, 4, 30, {}),
}
POLITICAL = DISTRICTS | PERSONS
every_political = pytest.mark.parametrize("card", POLITICAL)
covers(*POLITICAL)


@every_political
def test_g_095_a_political_card_gives_votes_and_wants_upkeep(card: str) -> None:
    value, cost, votes, upkeep, needed, xp, others = POLITICAL[card]
    scene = favour(rich().hand(0, card).xp(0, xp), 0, needed)
    wanted = {"votes": votes, "upkeep": upkeep} | others
    assert changes(scene, 0, f"play {card}") == {name: n for name, n in wanted.items() if n}
    assert scene.lying(0) == [card]
    assert (scene.player(0).talers, scene.player(0).xp) == (30 - cost, xp + value)


@every_political
def test_g_096_a_political_card_needs_favour_and_some_a_title(card: str) -> None:
    *_, needed, xp, _ = POLITICAL[card]
    assert f"play {card}" not in favour(rich().hand(0, card).xp(0, xp), 0, needed - 1).options(0)
    if xp:
        assert f"play {card}" not in favour(rich().hand(0, card).xp(0, xp - 1), 0, needed).options(0)


@every_political
def test_g_006_a_locked_political_card_gives_no_votes_and_still_wants_upkeep(card: str) -> None:
    scene = rich().front(0, f"{card}/2")
    assert (scene.stat(0, "votes"), scene.stat(0, "upkeep")) == (0, POLITICAL[card][3])


@every_political
def test_g_061_a_political_card_uses_the_slot_of_the_turn(card: str) -> None:
    """T-18."""
    other = "d05" if card != "d05" else "n09"
    scene = favour(rich().hand(0, card, other).xp(0, 30), 0, 5)
    scene.say(0, f"play {card}")
    assert f"play {other}" not in scene.options(0)


def test_upkeep_is_paid_in_the_next_economy_phase() -> None:
    """G-032. 2 talers for the Thieves’ Quarter."""
    scene = rich().hand(0, "d08").say(0, "play d08")
    next_turn(scene)
    assert scene.told("paid-upkeep") == [{"seat": 0, "number": 2}]


# --- attacks: what each is aimed at, and what it is checked against -------------------------------

ATTACKS = {
    "m01": "play m01 at 1 b01",
    "m02": "play m02 at 1 b01",
    "m03": "play m03 at 1",
    "m04": "play m04 at 1 a01",
    "m05": "play m05 at 1 d05",
    "m06": "play m06 at 1 n11",
    "m07": "play m07 at 1",
    "m08": "play m08 at 1",
    "m12": "play m12 at 1",
    "m13": "play m13",
    "i07": "play i07 at 1 n11",
    "a08": "use a08 at 1 b01",
    "a09": "use a09 at 1 n11",
}
AGAINST = {"m01": 1, "m02": 2, "m03": 1, "m04": 2, "m05": 2, "m06": 3, "m07": 1, "a08": 1, "a09": 1}
PRINTED = {  # value and cost; a use costs nothing and gives no experience
    "m01": (2, 2), "m02": (3, 4), "m03": (1, 1), "m04": (3, 2), "m05": (2, 2), "m06": (3, 4), "m07": (3, 1),
    "m08": (1, 0), "m12": (1, 1), "m13": (3, 1), "i07": (3, 3), "a08": (0, 0), "a09": (0, 0),
}  # fmt: skip
PROTECTIONS = {"m01": "e01", "m02": "e01", "a08": "e01", "m03": "e02", "m04": "e02"}  # 2 each
every_attack = pytest.mark.parametrize("card", ATTACKS)
every_check = pytest.mark.parametrize("card", AGAINST)


def armed(card: str, seats: int = 2) -> Scene:
    """Seat 0 can make this attack on seat 1, who has something of everything; nothing else is in anybody's hand."""
    scene = rich(seats).front(0, "n09", "n07").front(1, "b01", "a01", "n11", "d05")
    return scene.front(0, card) if card.startswith("a") else scene.hand(0, card)


def attack(scene: Scene, card: str) -> Scene:
    """The attack is declared and nobody responds; a number, if there is one, is drawn next."""
    return scene.say(0, ATTACKS[card]).all_pass()


def checked(card: str, number: int, scene: Scene | None = None) -> Scene:
    """The attack with this random number, and no response to it."""
    return attack(scene or armed(card), card).draw(NUMBERS[number]).all_pass()


@every_check
def test_g_127_a_check_needs_one_more_than_it_is_against(card: str) -> None:
    """T-02. And G-120: the actor has paid and gains the same experience either way."""
    value, cost = PRINTED[card]
    failed, done = checked(card, AGAINST[card]), checked(card, AGAINST[card] + 1)
    assert failed.told("failed") == [{"seat": 0, "number": AGAINST[card], "against": AGAINST[card]}]
    assert done.told("succeeded") == [{"seat": 0, "number": AGAINST[card] + 1, "against": AGAINST[card]}]
    for scene in (failed, done):
        assert scene.player(0).xp == value
    assert failed.player(0).talers == 30 - cost - (2 if card == "m02" else 0)


@every_check
def test_a_failed_check_leaves_the_victim_alone(card: str) -> None:
    scene = checked(card, AGAINST[card])
    assert scene.lying(1) == ["a01", "b01", "d05", "n11"]
    assert scene.player(1).talers == 12
    assert not scene.told("went-to-tower")


@pytest.mark.parametrize("card", PROTECTIONS)
def test_g_128_protection_is_added_to_what_the_check_is_against(card: str) -> None:
    """T-26."""
    for number, is_done in ((AGAINST[card] + 2, False), (AGAINST[card] + 3, True)):
        scene = checked(card, number, armed(card).front(1, PROTECTIONS[card]))
        assert bool(scene.told("succeeded")) == is_done


@pytest.mark.parametrize("card", ["m05", "m06", "m07", "a09"])
def test_g_128_the_house_chapel_protects_from_intrigue(card: str) -> None:
    scene = checked(card, AGAINST[card] + 1, armed(card).front(1, "e09"))
    assert scene.told("failed") == [{"seat": 0, "number": AGAINST[card] + 1, "against": AGAINST[card] + 1}]


@every_check
def test_the_rogue_draws_one_higher(card: str) -> None:
    """5.3, T-27."""
    scene = Scene(2, ("gauner", "haendler")).talers(0, 30).front(0, "n09").front(1, "b01", "a01", "n11", "d05")
    scene = scene.front(0, card) if card.startswith("a") else scene.hand(0, card)
    assert checked(card, AGAINST[card], scene).told("succeeded")


@every_attack
@pytest.mark.parametrize("counter", ["i02", "i01", "i09", "a10"])
def test_g_115_an_attack_is_cancelled_by_what_fits_its_kind(card: str, counter: str) -> None:
    """T-36. The cost stays paid, nothing happens, the actor gains nothing, who cancelled it does."""
    kind = KINDS[card]
    scene = armed(card)
    scene = scene.front(1, counter) if counter == "a10" else scene.hand(1, counter)
    seen = (scene.lying(1), scene.lying(0))
    scene.say(0, ATTACKS[card])
    if kind not in CANCELS[counter]:
        assert f"respond {counter}" not in scene.options(1)
        return
    scene.say(1, f"respond {counter}")
    value, cost = {"i02": (2, 2), "i01": (1, 1), "i09": (1, 1), "a10": (0, 0)}[counter]
    assert scene.told("cancelled") == [{"card": card}]
    assert scene.table.waiting_for == [0]  # the action question again: no number was drawn
    assert scene.table.view(0)["phase"] == "actions"
    assert "end" in scene.options(0)
    assert (scene.player(0).xp, scene.player(0).talers) == (0, 30 - PRINTED[card][1])
    assert (scene.player(1).xp, scene.player(1).talers) == (value, 12 - cost)
    without = ([each for each in seen[0] if each != counter], [each for each in seen[1] if each != card])
    assert (scene.lying(1), scene.lying(0)) == without


KINDS = {
    "m01": "sabotage", "m02": "sabotage", "a08": "sabotage", "m03": "burglary", "m04": "burglary", "m05": "intrigue",
    "m06": "intrigue", "m07": "intrigue", "m12": "intrigue", "i07": "intrigue", "a09": "intrigue",
    "m08": "extortion", "m13": "extortion",
}  # fmt: skip
CANCELS = {
    "i01": {"sabotage", "burglary"},
    "i02": {"sabotage", "burglary", "intrigue", "extortion"},
    "i09": {"intrigue", "extortion"},
    "a10": {"sabotage", "burglary", "intrigue"},
}
covers("i02", "i09", "i01", "a10")


@every_attack
def test_g_149_nobody_in_the_tower_is_attacked(card: str) -> None:
    """T-40. Neither the player nor a card of his can be chosen; a levy passes him by."""
    scene = armed(card, 3).tower(1)
    if card == "m13":
        attack(scene, card)
        assert (scene.player(1).talers, scene.player(2).talers) == (12, 10)
    else:
        assert scene.why(0, ATTACKS[card])


# --- attacks that succeed -------------------------------------------------------------------------


@covers("m01")
def test_sabotage_locks_a_business_for_two_rounds() -> None:
    scene = checked("m01", 2)
    assert scene.lying(1) == ["a01", "b01/2", "d05", "n11"]
    assert scene.player(0).talers == 28


@covers("m02")
def test_arson_discards_a_business_or_an_annex() -> None:
    scene = checked("m02", 3)
    assert scene.lying(1) == ["a01", "d05", "n11"]
    assert scene.told("destroyed") == [{"seat": 1, "card": "b01"}]
    annex = armed("m02").front(1, "z08~").say(0, "play m02 at 1 z08").all_pass().draw("b05").all_pass()
    assert annex.lying(1) == ["a01", "b01", "d05", "n11"]


def test_a_failed_arson_costs_two_talers() -> None:
    scene = checked("m02", 2)
    assert scene.told("paid-bank") == [{"seat": 0, "number": 2}]
    assert scene.player(0).talers == 24


def test_g_062_a_failed_arson_may_send_its_player_to_the_tower_with_its_experience() -> None:
    """G-149. The turn ends at once."""
    scene = attack(armed("m02").talers(0, 4), "m02").draw("b04").all_pass()
    assert "tower" in scene.options(0)
    scene.say(0, "tower")
    assert scene.player(0).tower == 1
    assert scene.player(0).xp == 3
    assert scene.table.view(None)["active"] == 1


@covers("m03")
def test_burglary_steals_up_to_four_talers() -> None:
    scene = checked("m03", 2)
    assert (scene.player(0).talers, scene.player(1).talers) == (30 - 1 + 4, 8)
    poor = checked("m03", 2, armed("m03").talers(1, 3))
    assert (poor.player(0).talers, poor.player(1).talers, poor.player(1).tower) == (30 - 1 + 3, 0, 0)


@covers("m04")
def test_art_theft_takes_an_artefact_into_a_free_slot() -> None:
    scene = checked("m04", 3)
    assert scene.told("took") == [{"seat": 0, "card": "a01", "of": 1}]
    assert "a01" in scene.lying(0)
    assert scene.lying(1) == ["b01", "d05", "n11"]
    assert scene.player(0).xp == 3  # the experience of the theft alone


def test_art_theft_without_a_free_slot_discards_the_artefact() -> None:
    scene = checked("m04", 3, armed("m04").front(0, "a12", "a13"))
    assert "a01" not in scene.lying(0) + scene.lying(1)
    assert scene.table.view(None)["discard"]["top"] == "m04"
    assert scene.told("destroyed") == [{"seat": 1, "card": "a01"}]


@covers("m05")
def test_slander_locks_a_person_or_district_for_two_rounds() -> None:
    assert checked("m05", 3).lying(1) == ["a01", "b01", "d05/2", "n11"]
    scene = armed("m05").say(0, "play m05 at 1 n11").all_pass().draw("b05").all_pass()
    assert scene.lying(1) == ["a01", "b01", "d05", "n11/2"]


@covers("m06")
def test_poaching_takes_a_person_and_uses_the_political_slot() -> None:
    scene = checked("m06", 4)
    assert scene.lying(0) == ["n07", "n09", "n11"]
    assert scene.lying(1) == ["a01", "b01", "d05"]
    assert (scene.player(0).xp, scene.player(0).talers) == (3, 26)
    assert "play d07" not in scene.hand(0, "d07").options(0)


def test_poaching_uses_the_slot_also_when_it_fails_or_is_cancelled() -> None:
    """G-115."""
    failed = checked("m06", 3).hand(0, "d07")
    assert "play d07" not in failed.options(0)
    cancelled = armed("m06").hand(0, "m06", "d07").hand(1, "i09").say(0, ATTACKS["m06"]).say(1, "respond i09")
    assert "end" in cancelled.options(0)
    assert "play d07" not in cancelled.options(0)


def test_poaching_needs_what_the_person_needs() -> None:
    """5.1, meets_req. The Physician wants favour 1, the Bishop 4."""
    assert "play m06" not in favour(armed("m06"), 0, 0).options(0)
    scene = armed("m06").front(1, "n04").say(0, "play m06")
    assert scene.table.waiting_for == [1]  # one target is left, and it is given by force
    assert scene.told("played-on") == [{"seat": 0, "card": "m06", "of": 1, "target": "n11"}]


def test_poaching_discards_the_person_when_the_requirement_is_no_longer_met() -> None:
    """5.2, take: at that moment. A Scandal locks the Minstrel to whom seat 0 owes the favour."""
    scene = armed("m06").front(0, "n10").front(1, "n03").hand(1, "i07")
    scene.say(0, "play m06 at 1 n03").say(1, "respond i07 at 0 n10").all_pass().draw("b05").all_pass()
    assert scene.told("succeeded")
    assert "n03" not in scene.lying(0) + scene.lying(1)


@covers("m07")
def test_indictment_costs_six_talers() -> None:
    scene = checked("m07", 2)
    assert scene.player(1).talers == 6
    assert scene.told("paid-bank") == [{"seat": 1, "number": 6}]


def test_indictment_may_send_the_victim_to_the_tower() -> None:
    """T-22. Fine 6, cash 3: pays 3, owes 3."""
    scene = checked("m07", 2, armed("m07").talers(1, 3)).say(1, "tower")
    assert (scene.player(1).talers, scene.player(1).tower) == (0, 1)
    assert scene.table.view(None)["owed"] == [{"number": 1, "seat": 1, "to": "bank", "talers": 3, "turns": 0}]
    assert scene.table.waiting_for == [0]


@covers("m08")
def test_protection_money_is_paid() -> None:
    scene = attack(armed("m08"), "m08").say(1, "choose 1")
    assert (scene.player(0).talers, scene.player(1).talers) == (33, 9)
    assert scene.lying(1) == ["a01", "b01", "d05", "n11"]


def test_protection_money_or_a_business_of_the_victims_choice_is_locked() -> None:
    scene = attack(armed("m08").front(1, "b02"), "m08").say(1, "choose 2")
    assert sorted(scene.options(1)) == ["pick b01", "pick b02"]
    scene.say(1, "pick b02")
    assert scene.lying(1) == ["a01", "b01", "b02/1", "d05", "n11"]
    assert (scene.player(0).talers, scene.player(1).talers) == (30, 12)


def test_protection_money_wants_an_unlocked_business() -> None:
    scene = rich(2).hand(0, "m08").front(1, "b01/1", "z01", "n09")
    assert "play m08" not in scene.options(0)
    assert "play m08" in scene.front(1, "b02").options(0)


def test_protection_money_that_cannot_be_paid_is_not_offered() -> None:
    """5.2, choice. Only the lock is left, given by force; it falls on the only business."""
    scene = attack(armed("m08").talers(1, 2), "m08")
    assert scene.lying(1) == ["a01", "b01/1", "d05", "n11"]
    assert scene.told("chose") == [{"seat": 1, "card": "m08", "number": 2}]


@covers("m12")
def test_informer_sees_the_hand_and_discards_one_card() -> None:
    """G-183. The hand is known to seat 0 alone; the card discarded is public."""
    scene = attack(armed("m12", 3).hand(1, "b02", "m09", "e01"), "m12")
    assert sorted(scene.options(0)) == ["discard b02", "discard e01", "discard m09"]
    assert sorted(told["card"] for told in scene.told("saw", 0)) == ["b02", "e01", "m09"]
    assert not scene.told("saw", 2)
    assert not scene.told("saw")
    scene.say(0, "discard m09")
    assert scene.cards_of(1) == ["b02", "e01"]
    assert scene.told("discarded") == [{"seat": 1, "card": "m09"}]
    assert scene.table.view(0)["players"][1]["cards"] == ["b02", "e01"]
    assert scene.table.view(2)["players"][1]["cards"] == []


def test_informer_finds_an_empty_hand() -> None:
    scene = attack(armed("m12"), "m12")
    assert scene.events.count("looked") == 1
    assert not scene.told("discarded")
    assert (scene.player(0).xp, scene.table.asked) == (1, [0])


@covers("m13")
def test_special_levy_takes_up_to_two_talers_from_everybody() -> None:
    scene = attack(armed("m13", 4).talers(2, 1).talers(3, 0), "m13")
    assert [scene.player(seat).talers for seat in range(4)] == [30 - 1 + 3, 10, 0, 0]
    assert not any(scene.player(seat).tower for seat in range(4))
    assert [paid["seat"] for paid in scene.told("paid")] == [1, 2]


@covers("i07")
def test_scandal_locks_a_person_or_district_without_a_check() -> None:
    assert attack(armed("i07"), "i07").lying(1) == ["a01", "b01", "d05", "n11/1"]
    scene = armed("i07").say(0, "play i07 at 1 d05").all_pass()
    assert scene.lying(1) == ["a01", "b01", "d05/1", "n11"]
    assert (scene.player(0).xp, scene.player(0).talers) == (3, 27)


@covers("a08")
def test_firepot_locks_a_business_or_annex_for_three_rounds() -> None:
    """G-092. Laid out and used in the same turn; the experience came with laying it out."""
    scene = armed("m01").hand(0, "a08").say(0, "play a08")
    assert (scene.player(0).talers, scene.player(0).xp) == (28, 2)
    checked("a08", 2, scene)
    assert scene.lying(1) == ["a01", "b01/3", "d05", "n11"]
    assert scene.lying(0) == ["n07", "n09"]
    assert (scene.player(0).talers, scene.player(0).xp) == (28, 2)
    assert scene.table.view(None)["discard"]["top"] == "a08"
    annex = armed("a08").front(1, "z08~").say(0, "use a08 at 1 z08").all_pass().draw("b05").all_pass()
    assert "z08/3~" in annex.lying(1)


@covers("a09")
def test_toad_brew_locks_a_person_for_two_rounds() -> None:
    scene = checked("a09", 2)
    assert scene.lying(1) == ["a01", "b01", "d05", "n11/2"]
    assert scene.lying(0) == ["n07", "n09"]


# --- what a measure needs ---------------------------------------------------------------------------

ANY_OF = {"m07": ("n03", "n06", "n09"), "m13": ("n07", "n08", "n12"), "m14": ("d01", "d08", "b11"),
          "m15": ("n04", "d04", "b13")}  # fmt: skip


@pytest.mark.parametrize(("card", "needed"), [(card, one) for card, any_of in ANY_OF.items() for one in any_of])
def test_a_measure_is_played_only_with_one_of_its_cards_that_is_active(card: str, needed: str) -> None:
    assert f"play {card}" not in rich().hand(0, card).front(1, needed).options(0)
    assert f"play {card}" not in rich().hand(0, card).front(0, f"{needed}/1").options(0)
    assert f"play {card}" in rich().hand(0, card).front(0, needed).options(0)


@covers("m14")
def test_contraband_gains_seven_talers() -> None:
    scene = rich().hand(0, "m14").front(0, "b11").say(0, "play m14")
    assert (scene.player(0).talers, scene.player(0).xp) == (30 - 1 + 7, 2)


@covers("m15")
def test_sermon_gives_two_votes_that_stay() -> None:
    scene = rich().hand(0, "m15").front(0, "b13").say(0, "play m15")
    assert (scene.player(0).talers, scene.player(0).xp, scene.stat(0, "votes")) == (28, 3, 2)
    next_turn(scene)
    assert scene.stat(0, "votes") == 2


# --- other measures -----------------------------------------------------------------------------------


@covers("m09")
@pytest.mark.parametrize(("businesses", "gain"), [((), 2), (("b01",), 3), (("b01", "b02/1"), 3),
                                                  (("b01", "b02", "b03", "b04"), 6),
                                                  (("b01", "b02", "b03", "b04", "b05"), 6)])  # fmt: skip
def test_fair_gains_a_taler_for_every_business_that_works(businesses: tuple[str, ...], gain: int) -> None:
    scene = rich().hand(0, "m09").front(0, *businesses).say(0, "play m09")
    assert (scene.player(0).talers, scene.player(0).xp) == (30 + gain, 1)
    assert scene.told("gained") == [{"seat": 0, "number": gain}]


def test_g_005_a_business_laid_out_just_now_counts_for_a_fair() -> None:
    scene = rich().hand(0, "m09", "b01").say(0, "play b01").say(0, "play m09")
    assert scene.player(0).talers == 30 - 4 + 3


@covers("m10")
def test_feast_gives_favour_and_one_more_political_card() -> None:
    scene = rich().hand(0, "m10", "d05", "n09", "d07").say(0, "play m10")
    assert (scene.player(0).talers, scene.player(0).xp, scene.stat(0, "favour")) == (26, 4, 3)
    scene.say(0, "play d05").say(0, "play n09")
    assert "play d07" not in scene.options(0)
    scene.say(0, "end")
    scene.run_to("actions", 1)
    assert scene.stat(0, "favour") == 1


@covers("m11")
def test_studies_draws_two_cards() -> None:
    scene = rich().hand(0, "m11").say(0, "play m11").draw("b01", "e01")
    assert scene.cards_of(0) == ["b01", "e01"]
    assert (scene.player(0).talers, scene.player(0).xp) == (27, 3)


# --- instants and tricks ------------------------------------------------------------------------------


def test_call_the_watch_helps_anybody() -> None:
    scene = armed("m01", 3).hand(2, "i01").say(0, ATTACKS["m01"]).say(1, "pass").say(2, "respond i01")
    assert scene.told("cancelled") == [{"card": "m01"}]
    assert scene.player(2).xp == 1


@pytest.mark.parametrize("counter", ["i02", "i09"])
def test_a_counter_against_me_does_not_help_others(counter: str) -> None:
    scene = armed("m12", 3).hand(2, counter).say(0, ATTACKS["m12"])
    assert 2 not in scene.table.asked


def test_the_cloak_of_shadows_is_discarded_when_used() -> None:
    """G-092. Using it costs nothing and gives no experience."""
    scene = rich().hand(0, "a10").say(0, "play a10")
    assert (scene.player(0).talers, scene.player(0).xp) == (27, 2)
    scene = armed("m01").front(1, "a10").say(0, ATTACKS["m01"]).say(1, "respond a10")
    assert scene.table.view(None)["discard"]["top"] == "a10"
    assert (scene.player(1).talers, scene.player(1).xp) == (12, 0)


@covers("i03")
def test_vote_buying_gives_three_votes_while_an_election_is_pending() -> None:
    scene = rich().hand(0, "i03").xp(0, 30)
    assert "play i03" not in scene.options(0)
    scene.town_hall("built").request(1)
    assert "play i03" not in scene.xp(0, 29).options(0)
    scene.xp(0, 30).say(0, "play i03")
    assert (scene.player(0).talers, scene.player(0).xp, scene.stat(0, "votes")) == (27, 31, 3)
    scene.say(0, "end")
    while not scene.table.over:
        scene.step()
    assert scene.told("has-votes")[-1]["seat"] == 0
    assert scene.told("has-votes")[-1]["number"] == 3


@covers("i04")
def test_stroke_of_luck_redraws_anybodys_number() -> None:
    scene = armed("m01", 3).hand(2, "i04")
    attack(scene, "m01").draw("b05")
    respond(scene, 2, "respond i04").draw("a07").all_pass()
    assert scene.told("failed") == [{"seat": 0, "number": 1, "against": 1}]
    assert (scene.player(2).talers, scene.player(2).xp) == (11, 1)


@covers("a11")
def test_lucky_dice_redraw_a_number_of_mine_or_against_me_and_are_locked() -> None:
    for seat in (0, 1):
        scene = armed("m01", 3).front(seat, "a11")
        attack(scene, "m01").draw("a07")
        respond(scene, seat, "respond a11").draw("b05").all_pass()
        assert scene.told("succeeded")
        assert "a11/2" in scene.lying(seat)
    scene = attack(armed("m01", 3).front(2, "a11"), "m01").draw("a07")
    assert 2 not in scene.table.asked


def test_lucky_dice_are_laid_out_for_three_talers() -> None:
    scene = rich().hand(0, "a11").say(0, "play a11")
    assert (scene.player(0).talers, scene.player(0).xp) == (27, 2)
    assert "use a11" not in scene.options(0)  # there is no number to redraw


@covers("i05")
def test_bodyguard_protects_until_the_own_next_turn() -> None:
    scene = rich().hand(0, "i05")
    assert changes(scene, 0, "play i05") == {"sabotage-protection": 3, "burglary-protection": 3}
    assert (scene.player(0).talers, scene.player(0).xp) == (28, 1)
    scene.say(0, "end")
    scene.run_to("actions", 2)
    assert scene.stat(0, "sabotage-protection") == 3
    scene.run_to("actions", 0)
    assert (scene.stat(0, "sabotage-protection"), scene.stat(0, "burglary-protection")) == (0, 0)


@covers("i06")
def test_pawnbroker_gains_four_talers() -> None:
    scene = rich().hand(0, "i06").say(0, "play i06")
    assert (scene.player(0).talers, scene.player(0).xp) == (34, 1)


@covers("i08")
def test_repairs_unlock_any_own_card_fully() -> None:
    for card in ("b01", "z01", "e01", "a01", "n09", "d05"):
        scene = rich().hand(0, "i08").front(0, f"{card}/3").front(1, "b02/1")
        scene.say(0, "play i08")
        assert scene.lying(0) == [card]
        assert scene.lying(1) == ["b02/1"]
        assert (scene.player(0).talers, scene.player(0).xp) == (29, 1)


def test_repairs_need_a_locked_card() -> None:
    assert "play i08" not in rich().hand(0, "i08").front(0, "b01").front(1, "b02/1").options(0)


@covers("a12")
def test_money_box_gains_five_talers_and_is_discarded() -> None:
    scene = rich().hand(0, "a12").say(0, "play a12").say(0, "use a12")
    assert (scene.player(0).talers, scene.player(0).xp) == (30 - 2 + 5, 1)
    assert scene.lying(0) == []
    assert scene.table.view(None)["discard"]["top"] == "a12"


@covers("a13")
def test_courtly_song_gives_favour_until_the_end_of_the_turn() -> None:
    scene = rich().hand(0, "a13", "d04").say(0, "play a13")
    assert (scene.player(0).talers, scene.player(0).xp) == (28, 2)
    assert "play d04" not in scene.options(0)
    scene.say(0, "use a13")
    assert scene.stat(0, "favour") == 4
    scene.say(0, "play d04").say(0, "end")
    scene.run_to("actions", 1)
    assert (scene.stat(0, "favour"), scene.lying(0)) == (1, ["d04"])


@covers("r01")
def test_the_town_hall_lies_in_the_centre_and_is_built() -> None:
    """G-100, G-101."""
    scene = rich().hand(0, "m11").say(0, "play m11").draw("r01")
    assert scene.table.view(None)["town_hall"] == "centre"
    scene.draw("b01", "b02")
    assert scene.cards_of(0) == ["b01", "b02"]
    scene.say(0, "town-hall").say(0, "build")
    assert scene.table.view(None)["town_hall"] == "built"
    assert (scene.player(0).talers, scene.player(0).xp) == (30 - 3 - 16, 3 + 12)


# --- who receives the cost ------------------------------------------------------------------------

# The business whose owner receives the cost, the cost, the answer that pays it, and who gives it.
PAY_TO = {
    "m01": ("b16", 2, "play m01 at 1 b01", 0),
    "m03": ("b17", 1, "play m03 at 1", 0),
    "m10": ("b03", 4, "play m10", 0),
    "m11": ("b07", 3, "play m11", 0),
    "i05": ("b18", 2, "play i05", 0),
    "i08": ("b04", 1, "play i08 at 0 b05", 0),
    "i09": ("b13", 1, "respond i09", 1),
}
every_payment = pytest.mark.parametrize("card", PAY_TO)


def about_to_pay(card: str, fronts: dict[int, str]) -> Scene:
    """Somebody is about to play the card; four seats, of which 2 and 3 only look on."""
    _, _, _, payer = PAY_TO[card]
    scene = Scene(4).front(1, "b01").front(0, "b05/1").hand(payer, card)
    for seat, business in fronts.items():
        scene.front(seat, business)
    if card == "i09":
        scene.hand(0, "m12").talers(0, 13).say(0, "play m12 at 1")
    return scene


def purses(scene: Scene) -> list[int]:
    return [scene.player(seat).talers for seat in range(4)]


def paid(scene: Scene, card: str, more: str = "") -> list[int]:
    """What everybody has gained or paid when the card is paid for; the sale of nothing else happens in between."""
    _, _, move, payer = PAY_TO[card]
    before = purses(scene)
    scene.say(payer, move + more)
    return [after - old for after, old in zip(purses(scene), before, strict=True)]


def bill(card: str, *gains: int) -> list[int]:
    """The cost taken from the payer, and given to these seats."""
    _, cost, _, payer = PAY_TO[card]
    change = [cost if seat in gains else 0 for seat in range(4)]
    change[payer] -= cost
    return change


@every_payment
def test_g_064_nobody_has_the_business_and_the_bank_is_paid(card: str) -> None:
    """T-25."""
    scene = about_to_pay(card, {})
    assert paid(scene, card) == bill(card)
    assert not scene.told("paid-owner")


@every_payment
def test_g_064_an_own_active_business_makes_it_free(card: str) -> None:
    """T-25. It goes before all others, and needs no cash."""
    business, _, _, payer = PAY_TO[card]
    scene = about_to_pay(card, {payer: business, 2: business}).talers(payer, 0)
    assert paid(scene, card) == [0, 0, 0, 0]


@every_payment
def test_g_064_the_owner_receives_the_cost(card: str) -> None:
    """T-25. Also in the tower."""
    business, cost, _, payer = PAY_TO[card]
    for scene in (about_to_pay(card, {2: business}), about_to_pay(card, {2: business}).tower(2)):
        assert paid(scene, card) == bill(card, 2)
        assert scene.told("paid-owner") == [{"seat": payer, "to": 2, "number": cost}]


@every_payment
def test_g_064_a_locked_business_receives_nothing(card: str) -> None:
    """T-25. Nor does a locked own one make it free."""
    business, _, _, payer = PAY_TO[card]
    assert paid(about_to_pay(card, {2: f"{business}/1"}), card) == bill(card)
    assert paid(about_to_pay(card, {payer: f"{business}/1", 3: business}), card) == bill(card, 3)


@every_payment
def test_g_064_of_two_owners_the_payer_chooses(card: str) -> None:
    """Q-15. The bank cannot be chosen."""
    business, _, move, payer = PAY_TO[card]
    for chosen in (2, 3):
        scene = about_to_pay(card, {2: business, 3: business})
        assert scene.why(payer, f"{move} paying {1 - payer}")
        assert paid(scene, card, f" paying {chosen}") == bill(card, chosen)


@every_payment
def test_g_063_without_the_cash_it_cannot_be_played(card: str) -> None:
    business, cost, move, payer = PAY_TO[card]
    scene = about_to_pay(card, {2: business}).talers(payer, cost - 1)
    assert move.partition(" at ")[0] not in scene.options(payer)


def test_every_card_of_the_reconstruction_is_covered() -> None:
    assert set(load("reconstruction").cards) == COVERED
    assert len(COVERED) == 94
